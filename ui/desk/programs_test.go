// Programs are started when they are asked, one at a time.

package desk

import (
	"errors"
	"os"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/ui/internal/enginetest"
	"qipu/ui/store"
)

func TestMain(m *testing.M) {
	enginetest.Main()
	os.Exit(m.Run())
}

func TestPrograms(t *testing.T) {
	a, b := enginetest.Engine("elo"), enginetest.Engine("skill")
	a.Name, b.Name = "a", "b"
	p := newPrograms([]store.Engine{a, b})
	defer p.Close()
	first, err := p.Program("")
	if err != nil {
		t.Fatal(err)
	}
	if again, err := p.Program("a"); again != first || err != nil {
		t.Errorf("the program that runs is started again: %v", err)
	}
	if _, err := first.Analyse(t.Context(), uci.Place{Start: engine.StandardPosition()}, uci.Limit{Nodes: 10, Options: []uci.Setting{
		{Name: "UCI_LimitStrength", Value: "true"}, {Name: "no such option", Value: "1"}, {Name: "uci elo", Value: "1500"},
	}}); err != nil {
		t.Fatal(err)
	}
	other, err := p.Program("b")
	if err != nil {
		t.Fatal(err)
	}
	if _, open := <-first.Updates(); open {
		t.Error("the program before still runs")
	}
	said := strings.Join(first.Complaints(), "; ")
	if said != "set name UCI_LimitStrength value true; set name UCI_Elo value 1500" {
		t.Errorf("set: %s", said)
	}
	p.Forget(first) // it is not the one that runs
	if again, _ := p.Program("b"); again != other {
		t.Error("another program was forgotten")
	}
	p.Forget(other)
	if again, err := p.Program("b"); again == other || err != nil {
		t.Errorf("a program that failed is asked again: %v", err)
	}
}

func TestNoProgram(t *testing.T) {
	if _, err := newPrograms(nil).Program(""); !errors.Is(err, ErrNoEngine) {
		t.Errorf("%v", err)
	}
	p := newPrograms([]store.Engine{enginetest.Engine()})
	_, err := p.Program("pikafish")
	if unknown, ok := errors.AsType[*UnknownEngineError](err); !ok || unknown.Name != "pikafish" || len(unknown.Known) != 1 {
		t.Errorf("%v", err)
	}
	p.Close()
	if _, err := p.Program(""); err == nil {
		t.Error("a program is started when the run is over")
	}
}
