package cli

import (
	"runtime/debug"
	"testing"
)

func TestVersion(t *testing.T) {
	target := []debug.BuildSetting{{Key: "GOOS", Value: "darwin"}, {Key: "GOARCH", Value: "arm64"}}
	stamped := append([]debug.BuildSetting{
		{Key: "vcs.revision", Value: "6696213a5bd0c1"},
		{Key: "vcs.time", Value: "2026-11-30T22:41:07Z"},
		{Key: "vcs.modified", Value: "false"},
	}, target...)
	changed := append([]debug.BuildSetting{{Key: "vcs.revision", Value: "6696213a5bd0c1"}, {Key: "vcs.modified", Value: "true"}}, target...)
	for _, test := range []struct {
		release  string
		main     string
		settings []debug.BuildSetting
		want     string
	}{
		{"0.1.0", "v0.0.0-20261130224107-6696213a5bd0", stamped, "0.1.0 (6696213 of 2026-11-30, go1.26.1, darwin/arm64)"},
		{"", "v0.0.0-20261130224107-6696213a5bd0", changed, "v0.0.0-20261130224107-6696213a5bd0 (6696213, changed, go1.26.1, darwin/arm64)"},
		{"", "(devel)", target, "(devel) (go1.26.1, darwin/arm64)"},
		{"", "", target, "(devel) (go1.26.1, darwin/arm64)"},
	} {
		info := &debug.BuildInfo{GoVersion: "go1.26.1", Main: debug.Module{Version: test.main}, Settings: test.settings}
		if got := versionOf(test.release, info); got != test.want {
			t.Errorf("versionOf(%q, %q) = %q, want %q", test.release, test.main, got, test.want)
		}
	}
}
