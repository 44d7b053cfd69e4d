import CommandSupport
import Testing

/// `restore --include` and `--exclude`.
@Suite struct RestoreFilterTests {
    private static func prepared(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        for name in ["a.odt", "b.txt", "d/c.odt", "d/e/f.txt", "d/e/g.odt", "old/h.odt", "x/y"] {
            sandbox.put(name, name)
        }
        sandbox.backUp()
        return sandbox
    }

    private static func restored(_ sandbox: Sandbox, _ words: String...) -> [String] {
        let target = sandbox.file("out")
        Files.removeTree(Array(target.utf8))
        let all = ["restore", "--target", target] + words
        sandbox.cairn(all.map { Array($0.utf8) })
        let top = target + sandbox.source + "/"
        return sandbox.run("/usr/bin/find", [top, "-mindepth", "1", "-printf", "%P\n"]).text
            .split(separator: "\n").map(String.init).sorted()
    }

    @Test func onlyWhatMatchesComesBack() {
        let sandbox = Self.prepared()
        let odt = ["a.odt", "d", "d/c.odt", "d/e", "d/e/g.odt", "old", "old/h.odt"]
        #expect(Self.restored(sandbox, "--include", "*.odt") == odt)
        #expect(
            Self.restored(sandbox, "--include", "*.odt", "--exclude", "/old")
                == odt.filter { !$0.hasPrefix("old") })
        #expect(
            Self.restored(sandbox, "--include", "e/", "--exclude", "*.odt")
                == ["d", "d/e", "d/e/f.txt"])
        #expect(
            Self.restored(
                sandbox, "--exclude", sandbox.source + "/d", "--exclude", "x", "--exclude", "*.odt")
                == ["b.txt", "old"])
        #expect(
            Self.restored(sandbox, "--include", sandbox.source + "/x", sandbox.source)
                == ["x", "x/y"])
    }

    @Test func inPlaceTheRestStaysAsItIs() {
        let sandbox = Self.prepared()
        for name in ["a.odt", "b.txt", "d/c.odt"] { sandbox.put(name, "changed") }
        let restore = ["restore", "--in-place", sandbox.source, "--include", "*.odt"]
        let dry = sandbox.json(restore + ["-n"]).last
        #expect(dry?.number("restored") == 2)
        sandbox.cairn(restore.map { Array($0.utf8) })
        let text = { Files.text(sandbox.source + "/" + $0) }
        #expect(text("a.odt") == "a.odt" && text("d/c.odt") == "d/c.odt")
        #expect(text("b.txt") == "changed")
        sandbox.cairn("undo")
        #expect(text("a.odt") == "changed" && text("d/c.odt") == "changed")
    }

    @Test func patternsThatCannotBeMeantAreRefused() {
        let sandbox = Self.prepared()
        for (words, why) in [
            (["--include", "*.pdf"], "matches --include"), (["--include", "[a"], "is a pattern"),
            (["--exclude", sandbox.source], "matches all of"),
            (["--exclude", "*.odt", "--delete"], "cannot be combined with"),
        ] {
            let all = ["restore", "--target", sandbox.file("out"), sandbox.source] + words
            let refused = sandbox.cairn(all.map { Array($0.utf8) }, exits: 1)
            #expect(refused.errors.contains(why), "\(refused.errors)")
        }
    }
}
