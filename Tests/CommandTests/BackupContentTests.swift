import CommandSupport
import Testing

/// What goes into a backup besides its PATHs: lists, patterns, standard input, programs.
@Suite struct BackupContentTests {
    private static func prepared(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        return sandbox
    }

    private static func listed(_ sandbox: Sandbox, _ more: String...) -> [String] {
        sandbox.cairn((["ls", "-R"] + more).map { Array($0.utf8) }).lines.filter {
            !$0.hasSuffix("/")
        }
        .map { String($0.dropFirst(sandbox.source.count + 1)) }
    }

    private static func shell(_ sandbox: Sandbox, _ command: String) -> ChildProcess.Ended {
        sandbox.run(
            "/bin/bash",
            [
                "-c",
                "cd '\(sandbox.source)'; cairn() { '\(Binary.path)' -r '\(sandbox.repository)' \"$@\"; }; \(command)",
            ])
    }

    // MARK: Lists

    @Test func listsNameWhatIsKept() {
        let sandbox = Self.prepared()
        for name in ["a 1", "b", ".c", "d/e", " f", "#g"] { sandbox.put(name, name) }
        let list = sandbox.file("list")
        Files.write("# names\n\n  a 1  \n?\nd/*\n.c\n", to: list)
        #expect(Self.shell(sandbox, "cairn backup --files-from '\(list)'").code == 0)
        #expect(Set(Self.listed(sandbox)) == ["a 1", "b", ".c", "d/e"])
        Files.write(" f\n#g\n", to: list)
        #expect(Self.shell(sandbox, "cairn backup --files-from-verbatim '\(list)'").code == 0)
        #expect(Set(Self.listed(sandbox)).isSuperset(of: [" f", "#g"]))
    }

    @Test func namesThatEndInZeroBytesAreTakenAsTheyAre() {
        let sandbox = Self.prepared()
        sandbox.put("a\nb", "one")
        sandbox.put("*", "two")
        sandbox.put("c", "three")
        let kept = Self.shell(
            sandbox, "printf 'a\\nb\\0*\\0' | cairn backup --files-from-raw - --json")
        #expect(kept.code == 0 && kept.text.contains("\"new\":2"), "\(kept.errors)\(kept.text)")
        let cut = Self.shell(sandbox, "printf 'a\\0c' | cairn backup --files-from-raw -")
        #expect(
            cut.code == 1 && cut.errors.contains("does not end with a zero byte"), "\(cut.errors)")
    }

    @Test func whatAListNamesAndIsNotThereIsNamed() {
        let sandbox = Self.prepared()
        sandbox.put("a", "one")
        let list = sandbox.file("list")
        Files.write("\(sandbox.source)/a\n\(sandbox.source)/x*\n\(sandbox.source)/gone\n", to: list)
        let kept = sandbox.cairn("backup", "--files-from", list, exits: 3)
        #expect(
            kept.errors.contains("/x*: no path matches this pattern")
                && kept.errors.contains("/gone: no such file"), "\(kept.errors)")
        #expect(Self.listed(sandbox) == ["a"])
        Files.write("# nothing\n", to: list)
        #expect(
            sandbox.cairn("backup", "--files-from", list, exits: 1).errors.contains(
                "no paths to back up"))
        let twice = sandbox.cairn(
            "backup", "--files-from", "-", "--files-from-raw", "-", exits: 1)
        #expect(twice.errors.contains("can be read only once"))
    }

    /// Each is a root: their number must not make it slow.
    @Test func aListOfManyNamesIsKept() {
        let sandbox = Self.prepared()
        for number in 0..<400 { sandbox.put("f\(number)", "\(number)") }
        let more = "find . -type f -print0 | cairn backup --files-from-raw - --json"
        #expect(Self.shell(sandbox, more).text.contains("\"new\":400"))
        #expect(Self.shell(sandbox, more).text.contains("\"unchanged\":400"))
    }

    // MARK: Patterns

    /// What was kept before stays as it was, and the next plain backup goes on with it.
    @Test func whatIsLeftOutOnceIsNotTakenForDeleted() {
        let sandbox = Self.prepared()
        for name in ["a", "b.o", "d/c.o", "gone.o"] { sandbox.put(name, "one") }
        sandbox.backUp()
        sandbox.put("b.o", "changed")
        sandbox.put("new.o", "new")
        Files.removeTree(Array((sandbox.source + "/gone.o").utf8))
        let patterns = sandbox.file("patterns")
        Files.write("# objects\n\n*.o\n", to: patterns)
        for more in [["--exclude", "*.o"], ["--exclude-file", patterns]] {
            let dry = sandbox.json(["backup", sandbox.source, "--dry-run"] + more).last
            #expect(dry?.number("excluded") == 4 && dry?.number("deleted") == 0, "\(more)")
            let summary = sandbox.json(["backup", sandbox.source] + more).last
            #expect(summary?.number("deleted") == 0 && summary?.number("new") == 0, "\(more)")
            #expect(Set(Self.listed(sandbox)) == ["a", "b.o", "d/c.o", "gone.o"])
            #expect(sandbox.cairn("dump", sandbox.source + "/b.o").text == "one")
        }
        let plain = sandbox.json("backup", sandbox.source).last
        #expect(
            plain?.number("new") == 1 && plain?.number("changed") == 1
                && plain?.number("deleted") == 1)
        #expect(sandbox.json("exclude", "list").last?.number("count") ?? 0 == 0)
    }

    /// As in restic; and a pattern with a slash is beneath each PATH, as in a .gitignore.
    @Test func aPatternMayBeAnAbsolutePath() {
        let sandbox = Self.prepared()
        for name in ["big/x", "d/big/x", "keep.o", "drop.o"] { sandbox.put(name, "one") }
        sandbox.cairn(
            "backup", sandbox.source, "--exclude", sandbox.source + "/big", "--exclude", "*.o",
            "--exclude", "!keep.o")
        #expect(Set(Self.listed(sandbox)) == ["d/big/x", "keep.o"])
        let whole = sandbox.cairn(
            "backup", sandbox.source, "--exclude", sandbox.source, exits: 1)
        #expect(whole.errors.contains("--exclude matches all of"))
        let wrong = sandbox.cairn("backup", sandbox.source, "--exclude", "[a", exits: 1)
        #expect(wrong.errors.contains("is a pattern with a [ that has no ]"))
    }

    // MARK: Standard input

    @Test func standardInputIsKeptAsAFile() {
        let sandbox = Self.prepared()
        let bytes = "seq 1 1500000"
        #expect(
            Self.shell(sandbox, "\(bytes) | cairn backup --stdin --stdin-filename db/x.sql").code
                == 0)
        #expect(
            Self.shell(sandbox, "cmp <(\(bytes)) <(cairn dump /db/x.sql)").code == 0,
            "what comes back is what went in")
        #expect(
            Self.shell(sandbox, "printf two | cairn backup --stdin --stdin-filename db/x.sql").code
                == 0)
        #expect(sandbox.cairn("dump", "/db/x.sql").text == "two")
        #expect(Self.shell(sandbox, "cairn backup --stdin < /dev/null").code == 0)
        #expect(sandbox.cairn("dump", "/stdin").text.isEmpty)
        sandbox.cairn("verify")
        // A plain backup leaves them alone.
        sandbox.put("a", "one")
        sandbox.backUp()
        #expect(sandbox.cairn("dump", "/db/x.sql").text == "two")
        #expect(
            sandbox.json("versions", "/db/x.sql").count(where: { $0["type"] == "version" }) == 2)
    }

    /// What is at its path is put there and taken away, and is no version that stays.
    @Test(arguments: [false, true])
    func aRestoreAndItsUndoLeaveTheStoredStreamAsItIs(isThere: Bool) {
        let sandbox = Self.prepared()
        let path = sandbox.file("dumps/db.sql")
        func store(_ text: String) {
            let stored = Self.shell(
                sandbox, "printf \(text) | cairn backup --stdin --stdin-filename '\(path)'")
            #expect(stored.code == 0, "\(stored.errors)")
        }
        sandbox.put("a", "one")
        sandbox.backUp()
        store("first")
        sandbox.put("a", "two")
        if isThere {
            let made = Self.shell(sandbox, "mkdir ../dumps; printf live > '\(path)'")
            #expect(made.code == 0, "\(made.errors)")
        }
        for _ in 0..<2 {
            sandbox.cairn("restore", "--in-place")
            #expect(Self.shell(sandbox, "printf first | cmp - '\(path)'").code == 0)
            #expect(sandbox.cairn("dump", path).text == "first")
            sandbox.cairn("undo")
            #expect(Files.exists(path) == isThere)
            if isThere {
                #expect(Self.shell(sandbox, "printf live | cmp - '\(path)'").code == 0)
            }
            #expect(sandbox.cairn("dump", path).text == "first", "its record is as it was")
        }
        store("second")
        #expect(sandbox.cairn("dump", path).text == "second")
        sandbox.cairn("verify")
    }

    @Test func aProgramThatFailsKeepsNothing() {
        let sandbox = Self.prepared()
        let before = sandbox.commits(all: true)
        for program in ["echo part; exit 3", "echo part; kill -9 $$"] {
            let failed = sandbox.cairn(
                "backup", "--stdin-filename", "x", "--stdin-from-command", "--", "sh", "-c",
                program, exits: 1)
            #expect(failed.errors.contains("nothing was backed up"), "\(failed.errors)")
        }
        let missing = sandbox.cairn(
            "backup", "--stdin-from-command", "--", "/no/such program", exits: 1)
        #expect(missing.errors.contains("cannot start /no/such program"), "\(missing.errors)")
        #expect(sandbox.commits(all: true) == before)
        #expect(!sandbox.cairn("roots").text.contains("/x"))
        // Words of the program are its own, whatever they look like.
        sandbox.cairn(
            "backup", "--stdin-filename", "x", "--stdin-from-command", "--", "printf", "%s%s%s",
            "~", "", "host:path")
        #expect(sandbox.cairn("dump", "/x").text == "~host:path")
        sandbox.cairn("verify")
    }

    /// It would be in the place of what is kept, or be taken for deleted with it.
    @Test func aStreamInTheWayOfARootIsRefused() {
        let sandbox = Self.prepared()
        sandbox.put("a", "one")
        let commit = sandbox.backUp()
        let top = String(sandbox.source.split(separator: "/")[0])
        for name in [top, String(sandbox.source.dropFirst()), sandbox.source + "/a/b"] {
            for more in [[], ["--dry-run"]] {
                let words =
                    ["backup", "--stdin-filename", name] + more
                    + ["--stdin-from-command", "--", "true"]
                let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1)
                #expect(refused.errors.contains("cannot both exist"), "\(refused.errors)")
            }
        }
        for name in ["", "/", "..", "a/"] {
            let words = ["backup", "--stdin-filename=\(name)", "--stdin"].map { Array($0.utf8) }
            sandbox.cairn(words, exits: 1)
        }
        #expect(sandbox.commits() == [commit])
    }

    // MARK: Origin

    @Test func aCommitGetsTheTimeAndTheHostThatAreNamed() {
        let sandbox = Self.prepared()
        sandbox.put("a", "one")
        sandbox.cairn("backup", sandbox.source, "--time", "2021-02-03 04:05:06", "--host", "old")
        sandbox.put("a", "two")
        sandbox.cairn("backup", sandbox.source)
        let old = sandbox.json("snapshots", "--host", "old")
        #expect(old.count == 1 && old.first?["host"] == "old")
        #expect(old.first?["time"]?.hasPrefix("2021-02-03T04:05:06") == true)
        #expect(sandbox.json("snapshots").first?["host"] != "old", "its roots are its own")
        #expect(
            sandbox.cairn("dump", "--host", "old", sandbox.source + "/a").text == "one"
                && sandbox.cairn("dump", sandbox.source + "/a").text == "two")
        for (time, why) in [
            ("2021-02-03 04:05:05", "is later than 2021-02-03 04:05:05"),
            ("2999-01-01", "is in the future"),
            ("soon", "is not a valid time"),
        ] {
            let refused = sandbox.cairn("backup", sandbox.source, "--time", time, exits: 1)
            #expect(refused.errors.contains(why), "\(refused.errors)")
        }
        #expect(
            sandbox.cairn("backup", sandbox.source, "--host", "a b", exits: 1).errors.contains(
                "is not a valid machine name"))
    }

    @Test func readingIsNoFasterThanTheLimit() {
        let sandbox = Self.prepared()
        sandbox.put("a", String(repeating: "x", count: 300_000))
        let clock = ContinuousClock()
        let took = clock.measure {
            sandbox.cairn("backup", sandbox.source, "--limit-read", "100kB")
        }
        #expect(took > .milliseconds(1_500) && took < .seconds(60), "\(took)")
        for rate in ["0", "fast", "-1"] {
            sandbox.cairn("backup", sandbox.source, "--limit-read=\(rate)", exits: 1)
        }
    }

    /// What stands in the directory where a person happens to be is nobody's program.
    @Test(arguments: [".", "", "./", "bin"]) func aRelativeDirectoryInPATHIsPassedOver(
        directory: String
    ) {
        let sandbox = Self.prepared()
        Files.makeDirectories(sandbox.file("bin"))
        for name in ["id", "bin/id", "restic", "bin/restic"] {
            _ = sandbox.script(name, "touch \(sandbox.file("run"))")
        }
        sandbox.environment["PATH"] = directory + ":/usr/bin:/bin"
        sandbox.cairn("backup", "--stdin-from-command", "--", "id")
        sandbox.cairn("import", "restic", sandbox.file("other"), exits: 1)
        #expect(!Files.exists(sandbox.file("run")))
    }

    /// restic and Borg give such a name away as well, but no disk takes it.
    @Test func aStreamsNameIsOneThatADiskTakes() {
        let sandbox = Self.prepared()
        for name in [
            String(repeating: "a", count: 256), "a/\(String(repeating: "b", count: 300))/c",
        ] {
            let refused = sandbox.cairn("backup", "--stdin-filename", name, "--stdin", exits: 1)
            #expect(refused.errors.contains("a name of more than 255 bytes"), "\(refused.errors)")
        }
        sandbox.cairn(
            "backup", "--stdin-filename", String(repeating: "a", count: 255), "--stdin")
    }
}
