# What `make check` runs must be green before a change is proposed.
.PHONY: build test race fuzz golden bench lint check

build:
	go build -trimpath -ldflags '-s -w' -o qipu .

test:
	go test ./...

race:
	go test -race -short ./...

fuzz:
	.ci/fuzz

golden:
	go test ./ui/... -update

bench:
	go test -run '^$$' -bench . -benchmem ./...

lint:
	go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0 run

check: lint test race
