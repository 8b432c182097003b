// Where settings and state are.

package store

import (
	"path/filepath"

	"github.com/adrg/xdg"
)

// ConfigFile returns the path of the settings file.
func ConfigFile() string { return filepath.Join(xdg.ConfigHome, "qipu", "config.toml") }

// StateFolder returns the path of the folder for state.
func StateFolder() string { return filepath.Join(xdg.StateHome, "qipu") }

// LibraryFile returns the path of the library where the settings name no other.
func LibraryFile() string { return filepath.Join(xdg.DataHome, "qipu", "library.db") }
