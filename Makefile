# What `make check` runs must be green before a change is proposed.
.PHONY: build test race fuzz golden bench trial lint check

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

# The library at full size: 100,000 games, then a million, and a hundred kills of an
# add. It takes ten minutes and 2 GB beside the repository.
trial:
	QIPU_KILLS=100 go test -run 'Killed' -v ./records/library
	QIPU_TRIAL=100000 go test -run 'TestTrial' -v -timeout 60m ./records/library
	QIPU_TRIAL=1000000 go test -run 'TestTrial$$' -v -timeout 60m ./records/library

lint:
	go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0 run

check: lint test race
