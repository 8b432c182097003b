// Command dist builds the archives that qipu is given away in: one for each system,
// with completions, the licences of what is inside and checksums. The same commit
// gives the same bytes.
//
//	go run ./.ci/dist [-o DIR] [-only linux/amd64]
package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// target is a system that archives are built for.
type target struct {
	system string // GOOS/GOARCH
	tried  bool   // whether the program is run there before a release
}

var targets = []target{
	{"linux/amd64", true},
	{"linux/arm64", false},
	{"darwin/amd64", false},
	{"darwin/arm64", false},
	{"windows/amd64", false},
}

// file is one file of an archive.
type file struct {
	name string
	data []byte
	mode int64
}

func main() {
	log.SetFlags(0)
	log.SetPrefix("dist: ")
	out := flag.String("o", "dist", "the folder to write to")
	only := flag.String("only", "", "one system, as linux/amd64")
	flag.Parse()
	if err := run(*out, *only); err != nil {
		log.Fatal(err)
	}
}

func run(out, only string) error {
	commit, made := commit()
	version, err := release(commit)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	same, err := shared()
	if err != nil {
		return err
	}
	var sums strings.Builder
	for _, t := range targets {
		if only != "" && t.system != only {
			continue
		}
		files, err := contents(t, version)
		if err != nil {
			return fmt.Errorf("%s: %w", t.system, err)
		}
		name := "qipu-" + version + "-" + strings.ReplaceAll(t.system, "/", "-")
		archive, err := pack(name, t.system, append(files, same...), made)
		if err != nil {
			return err
		}
		if !t.tried {
			name += "-untried"
		}
		if name += ".tar.gz"; isWindows(t.system) {
			name = strings.TrimSuffix(name, ".tar.gz") + ".zip"
		}
		if err := os.WriteFile(filepath.Join(out, name), archive, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(archive), name)
		fmt.Println(filepath.Join(out, name))
	}
	if sums.Len() == 0 {
		return fmt.Errorf("-only %s: none of the systems that archives are built for", only)
	}
	return os.WriteFile(filepath.Join(out, "SHA256SUMS"), []byte(sums.String()), 0o644)
}

func isWindows(system string) bool { return strings.HasPrefix(system, "windows/") }

// output returns what a command prints, without the last line end; what it complains
// of is shown.
func output(name string, args ...string) string {
	cmd := exec.Command(name, args...)
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err != nil {
		log.Fatalf("%s %s: %v", name, strings.Join(args, " "), err)
	}
	return strings.TrimRight(string(text), "\r\n")
}

// commit returns the commit that is built, abbreviated, and its time; outside a
// repository, as in an unpacked source archive, "" and 1980, the first year of a zip.
func commit() (string, time.Time) {
	line, err := exec.Command("git", "log", "-1", "--format=%h %ct").Output()
	name, at, ok := strings.Cut(strings.TrimSpace(string(line)), " ")
	seconds, bad := strconv.ParseInt(at, 10, 64)
	if err != nil || !ok || bad != nil {
		return "", time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	return name, time.Unix(seconds, 0).UTC()
}

var heading = regexp.MustCompile(`(?m)^## (\d+\.\d+\.\d+)(, unreleased)?`)

// release returns the version that the CHANGELOG's first heading names, with the
// commit behind it until it is released.
func release(commit string) (string, error) {
	text, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		return "", err
	}
	m := heading.FindSubmatch(text)
	switch {
	case m == nil:
		return "", fmt.Errorf("CHANGELOG.md: no heading names a version")
	case len(m[2]) > 0:
		return strings.TrimSuffix(string(m[1])+"-dev."+commit, "."), nil
	}
	return string(m[1]), nil
}

var picture = regexp.MustCompile(`\]\((ui/[^)]+)\)|src="(ui/[^"]+)"`)

// shared returns what every archive holds: the texts, the pictures that the README
// shows, and the completions.
func shared() ([]file, error) {
	names := []string{"README.md", "LICENSE", "CHANGELOG.md", "SECURITY.md"}
	readme, err := os.ReadFile("README.md")
	if err != nil {
		return nil, err
	}
	for _, m := range picture.FindAllSubmatch(readme, -1) {
		if name := string(m[1]) + string(m[2]); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	var files []file
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		files = append(files, file{name, data, 0o644})
	}
	temp, err := os.MkdirTemp("", "dist")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	here := filepath.Join(temp, "qipu")
	output("go", "build", "-o", here, ".")
	for _, c := range [][2]string{{"bash", "qipu.bash"}, {"zsh", "_qipu"}, {"fish", "qipu.fish"}, {"powershell", "qipu.ps1"}} {
		files = append(files, file{"completions/" + c[1], []byte(output(here, "--lang", "en", "completion", c[0]) + "\n"), 0o644})
	}
	return files, nil
}

// contents returns what the archive of one system holds besides: the program and the
// licences of the modules inside it.
func contents(t target, version string) ([]file, error) {
	system, processor, _ := strings.Cut(t.system, "/")
	env := append(os.Environ(), "GOOS="+system, "GOARCH="+processor, "CGO_ENABLED=0", "GOFLAGS=")
	temp, err := os.MkdirTemp("", "dist")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	name := "qipu"
	if isWindows(t.system) {
		name = "qipu.exe"
	}
	build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w -X qipu/ui/cli.release="+version, "-o", filepath.Join(temp, name), ".")
	build.Env, build.Stderr = env, os.Stderr
	if err := build.Run(); err != nil {
		return nil, err
	}
	program, err := os.ReadFile(filepath.Join(temp, name))
	if err != nil {
		return nil, err
	}
	list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}}\t{{.Version}}\t{{.Dir}}{{end}}{{end}}", ".")
	list.Env, list.Stderr = env, os.Stderr
	modules, err := list.Output()
	if err != nil {
		return nil, err
	}
	licences, err := licences(strings.Split(strings.TrimSpace(string(modules)), "\n"))
	if err != nil {
		return nil, err
	}
	return []file{{name, program, 0o755}, {"LICENSES.txt", licences, 0o644}}, nil
}

// readmeLicence is the part of a README that names the licence, for modules with no
// file of their own for it (github.com/mattn/go-localereader).
var readmeLicence = regexp.MustCompile(`(?im)^#+ *licen[cs]e *$(?s:.*)`)

var licenceName = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice|copyright)([.-].*)?$`)

// licences returns the licences of Go itself and of modules, each once.
func licences(modules []string) ([]byte, error) {
	slices.Sort(modules)
	modules = slices.Compact(modules)
	modules = slices.DeleteFunc(modules, func(m string) bool { return m == "" })
	modules = append(modules, "Go\t"+output("go", "env", "GOVERSION")+"\t"+output("go", "env", "GOROOT"))
	var b bytes.Buffer
	for _, m := range modules {
		field := strings.Split(m, "\t")
		entries, err := os.ReadDir(field[2])
		if err != nil {
			return nil, err
		}
		found := false
		for _, e := range entries {
			if e.IsDir() || !licenceName.MatchString(e.Name()) {
				continue
			}
			text, err := os.ReadFile(filepath.Join(field[2], e.Name()))
			if err != nil {
				return nil, err
			}
			found = true
			fmt.Fprintf(&b, "==== %s %s: %s\n\n%s\n\n", field[0], field[1], e.Name(), bytes.TrimSpace(text))
		}
		if found {
			continue
		}
		readme, _ := os.ReadFile(filepath.Join(field[2], "README.md"))
		text := readmeLicence.Find(readme)
		if text == nil {
			return nil, fmt.Errorf("%s: no licence", field[0])
		}
		fmt.Fprintf(&b, "==== %s %s: README.md\n\n%s\n\n", field[0], field[1], bytes.TrimSpace(text))
	}
	return b.Bytes(), nil
}

// pack returns the archive of files in a folder: a zip for Windows, else a tar.gz.
func pack(folder, system string, files []file, made time.Time) ([]byte, error) {
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	var b bytes.Buffer
	if isWindows(system) {
		z := zip.NewWriter(&b)
		for _, f := range files {
			h := &zip.FileHeader{Name: path.Join(folder, f.name), Method: zip.Deflate, Modified: made}
			h.SetMode(os.FileMode(f.mode))
			w, err := z.CreateHeader(h)
			if err != nil {
				return nil, err
			}
			if _, err := w.Write(f.data); err != nil {
				return nil, err
			}
		}
		err := z.Close()
		return b.Bytes(), err
	}
	g := gzip.NewWriter(&b)
	t := tar.NewWriter(g)
	for _, f := range files {
		h := &tar.Header{Typeflag: tar.TypeReg, Name: path.Join(folder, f.name), Mode: f.mode, Size: int64(len(f.data)), ModTime: made, Format: tar.FormatUSTAR}
		if err := t.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := io.Copy(t, bytes.NewReader(f.data)); err != nil {
			return nil, err
		}
	}
	if err := t.Close(); err != nil {
		return nil, err
	}
	err := g.Close()
	return b.Bytes(), err
}
