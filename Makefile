# What `make check` runs must be green before a change is proposed.
.PHONY: build test race fuzz golden pictures bench trial trial-records trial-repair trial-library trial-work trial-screens lint check dist

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

# The README's pictures, drawn from what the program shows.
pictures:
	go test ./ui -run TestPictures -update

bench:
	go test -run '^$$' -bench . -benchmem ./...

# The trials at full size. Records: 10,000 random edits, every game of the corpus (with
# QIPU_CORPUS). Repair: slips of every kind in 200 records. The library:
# 100,000 games, then a million, and a hundred kills of an add, which takes ten minutes
# and 2 GB beside the repository. Unsaved work: each record of a hundred journals missing
# and damaged, two hundred kills of a viewer. Screens: each script on each terminal.
trial: trial-records trial-repair trial-library trial-work trial-screens

trial-records:
	QIPU_TRIALS=10000 go test -timeout 60m ./records/file

trial-repair:
	QIPU_TRIAL=200 go test -timeout 60m -v -run 'Trial|Repair|Rebuild' ./records/repair

trial-library:
	QIPU_KILLS=100 go test -run 'Killed' -v ./records/library
	QIPU_TRIAL=100000 go test -run 'TestTrial' -v -timeout 60m ./records/library
	QIPU_TRIAL=1000000 go test -run 'TestTrial$$' -v -timeout 60m ./records/library

trial-work:
	QIPU_JOURNALS=100 go test -run 'TestMissingRecords$$' -v ./ui/journal
	QIPU_KILLS=200 go test -run 'TestKilled$$' -v ./ui/cli

trial-screens:
	QIPU_SCREENS=all go test -run 'TestScreens|TestStudy|TestLarge' -v ./ui/cli

lint:
	go run github.com/golangci/golangci-lint/v2/cmd/golangci-lint@v2.15.0 run

check: lint test race

# Archives for each system with checksums, in dist/; the same bytes for the same commit.
dist:
	go run ./.ci/dist

# Programs that think: every position of a game, fifty mates, twenty planted blunders,
# with fairy-stockfish.
.PHONY: trial-engine
trial: trial-engine
trial-engine:
	QIPU_TRIAL=1 go test -timeout 60m -v -run 'TestLinesInEveryNotation|TestMatesAreNamed|TestTrialBlunders' ./ui/desk
