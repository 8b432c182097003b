// Commands by scripts.

package cli

import (
	"os"
	"testing"

	"github.com/adrg/xdg"
	"github.com/rogpeppe/go-internal/testscript"

	"qipu/ui/early"
)

func TestMain(m *testing.M) {
	testscript.Main(apart{m}, map[string]func(){
		"thinker": think,
		"qipu": func() {
			early.Restore()
			os.Exit(Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
		},
	})
}

// apart runs the tests with settings and state of their own, not the user's.
type apart struct{ *testing.M }

func (a apart) Run() int {
	folder, err := os.MkdirTemp("", "qipu-test-*")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(folder)
	for _, name := range []string{"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"} {
		os.Setenv(name, folder)
	}
	xdg.Reload()
	return a.M.Run()
}

// TestScripts runs the commands: a behaviour a script.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(e *testscript.Env) error {
			e.Setenv("LANG", "C")
			e.Setenv("LC_ALL", "")
			e.Setenv("LC_MESSAGES", "")
			e.Setenv("XDG_CONFIG_HOME", e.WorkDir+"/config")
			e.Setenv("XDG_STATE_HOME", e.WorkDir+"/state")
			e.Setenv("XDG_DATA_HOME", e.WorkDir+"/data")
			return nil
		},
		UpdateScripts: os.Getenv("UPDATE_SCRIPTS") != "",
	})
}
