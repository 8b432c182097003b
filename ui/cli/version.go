// The version, and what it was built from.

package cli

import (
	"runtime"
	"runtime/debug"
	"strings"
)

// release is the version of an archive, set by its build (-ldflags -X); "" in any other.
var release string

// version returns the version and, as far as the build recorded it, the commit, its
// day, Go and the system: "0.1.0 (1f2e3d4 of 2026-11-30, go1.26.1, linux/amd64)".
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = &debug.BuildInfo{GoVersion: runtime.Version()}
	}
	return versionOf(release, info)
}

func versionOf(release string, info *debug.BuildInfo) string {
	settings := map[string]string{"GOOS": runtime.GOOS, "GOARCH": runtime.GOARCH}
	for _, s := range info.Settings {
		settings[s.Key] = s.Value
	}
	name := release
	if name == "" {
		name = info.Main.Version
	}
	if name == "" {
		name = "(devel)"
	}
	var from []string
	if commit := settings["vcs.revision"]; commit != "" {
		commit = commit[:min(7, len(commit))]
		if settings["vcs.modified"] == "true" {
			commit += ", changed"
		}
		if day, _, ok := strings.Cut(settings["vcs.time"], "T"); ok {
			commit += " of " + day
		}
		from = append(from, commit)
	}
	from = append(from, info.GoVersion, settings["GOOS"]+"/"+settings["GOARCH"])
	return name + " (" + strings.Join(from, ", ") + ")"
}
