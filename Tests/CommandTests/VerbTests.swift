import Glibc
import Testing

/// What each verb says of two commits of a small tree.
@Suite struct VerbTests {
    /// A tree with three commits: made, edited, forgotten.
    private static func filled(_ name: String = #function) -> (sandbox: Sandbox, commits: [String])
    {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("letter.txt", "dear\n")
        sandbox.put("notes/one.md", "first\n")
        sandbox.put("notes/two.md", "second\n")
        symlink("letter.txt", sandbox.source + "/link")
        chmod(sandbox.source + "/letter.txt", 0o640)
        var commits = [sandbox.backUp()]
        sandbox.put("letter.txt", "dear all\n")
        sandbox.put("notes/three.md", "third\n")
        chmod(sandbox.source + "/notes/one.md", 0o600)
        commits.append(sandbox.backUp())
        unlink(sandbox.source + "/notes/two.md")
        unlink(sandbox.source + "/link")
        mkdir(sandbox.source + "/link", 0o755)
        commits.append(sandbox.backUp())
        return (sandbox, commits)
    }

    private static func name(_ sandbox: Sandbox, _ path: String = "") -> String {
        sandbox.source + path
    }

    @Test func snapshotsListsCommitsInOrder() {
        let (sandbox, commits) = Self.filled()
        #expect(sandbox.commits() == commits)
        let lines = sandbox.cairn("snapshots").lines
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("ID "))
        for (line, commit) in zip(lines.dropFirst(), commits) {
            #expect(line.hasPrefix(commit.prefix(8)) && line.hasSuffix(sandbox.source))
        }
        #expect(sandbox.cairn("snapshots", "--latest", "1").lines.count == 2)
        sandbox.cairn("backup", sandbox.source, "--tag", "before-upgrade")
        #expect(
            sandbox.cairn("snapshots", "--tag", "before-upgrade").lines.last?.contains(
                "  before-upgrade  ") == true)
    }

    @Test func lsListsAnyCommitAndPart() {
        let (sandbox, commits) = Self.filled()
        let top = sandbox.source
        #expect(sandbox.cairn("ls").lines == ["\(top)/"])
        #expect(
            sandbox.cairn("ls", top).lines == [
                "\(top)/letter.txt", "\(top)/link/", "\(top)/notes/",
            ])
        #expect(sandbox.cairn("ls", sandbox.path).lines == ["\(top)/"])
        #expect(
            sandbox.cairn("ls", "-R").lines == [
                "\(top)/", "\(top)/letter.txt", "\(top)/link/", "\(top)/notes/",
                "\(top)/notes/one.md", "\(top)/notes/three.md",
            ])
        #expect(
            sandbox.cairn("ls", "--snapshot", commits[0], Self.name(sandbox, "/notes")).lines == [
                "\(top)/notes/one.md", "\(top)/notes/two.md",
            ])
        #expect(
            sandbox.cairn("ls", "--depth", "1", top).lines == [
                "\(top)/", "\(top)/letter.txt", "\(top)/link/", "\(top)/notes/",
            ])
        #expect(sandbox.cairn("ls", "--depth", "0").lines == ["\(top)/"])
        #expect(
            sandbox.cairn("ls", "--depth=-1", exits: 1).errors.hasPrefix(
                "cairn: invalid --depth -1\n  next: "))
        // What programs read is as it was: everything, by the root's name.
        #expect(
            sandbox.json("ls").map { $0["path"] }
                == [
                    "", "/letter.txt", "/link", "/notes", "/notes/one.md", "/notes/three.md",
                ].map { Self.name(sandbox) + $0 })
        let long = sandbox.cairn(
            "ls", "-l", "--snapshot", String(commits[0].prefix(8)), top + "/letter.txt"
        ).lines
        #expect(
            long.count == 2 && long[1].hasPrefix("-rw-r----- ")
                && long[1].hasSuffix("  \(top)/letter.txt"))
        let link = sandbox.cairn("ls", "-l", "--snapshot", commits[0], top + "/link").lines
        #expect(
            link.last?.hasPrefix("lrwxrwxrwx") == true
                && link.last?.hasSuffix("/link -> letter.txt") == true)
    }

    /// As ls(1) shows them.
    @Test func specialBitsStandInThePlaceOfAnX() {
        let sandbox = Sandbox("special-bits")
        sandbox.prepare()
        for (name, mode) in [("a", 0o4755), ("b", 0o2644), ("c", 0o1777)] as [(String, mode_t)] {
            sandbox.put(name, name)
            chmod("\(sandbox.source)/\(name)", mode)
        }
        sandbox.backUp()
        let modes = sandbox.cairn("ls", "-l", sandbox.source).lines.compactMap { line in
            line.hasPrefix("-") ? String(line.prefix(11)) : nil
        }
        #expect(modes == ["-rwsr-xr-x ", "-rw-r-Sr-- ", "-rwxrwxrwt "])
    }

    @Test func versionsTellsAFilesHistory() {
        let (sandbox, commits) = Self.filled()
        let letter = sandbox.json("versions", sandbox.source + "/letter.txt")
        #expect(letter.map { $0["commit"] } == [commits[0], commits[1]])
        #expect(letter.map { $0["until_commit"] } == [commits[1], nil])
        #expect(letter.map { $0.number("size") } == [5, 9])
        let gone = sandbox.json("versions", Self.name(sandbox, "/notes/two.md"))
        #expect(gone.map { $0["until_commit"] } == [commits[2]])
        #expect(sandbox.cairn("versions", "-q", sandbox.source + "/letter.txt").lines.count == 2)
        let lines = sandbox.cairn("versions", sandbox.source + "/letter.txt").lines
        #expect(lines[0] == "Version   From (UTC)           Until                   Size  Modified")
        // They fit a terminal of 80 columns.
        #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 80 }, "\(lines)")
        #expect(lines[2].dropFirst(31).hasPrefix("now "))
    }

    @Test func findSearchesOneCommitOrAll() {
        let (sandbox, commits) = Self.filled()
        let top = Self.name(sandbox)
        #expect(sandbox.json("find", "two*").map { $0["path"] } == ["\(top)/notes/two.md"])
        sandbox.cairn("find", "--snapshot", "latest", "two*", exits: 1)
        #expect(sandbox.json("find", "--snapshot", commits[1], "*/notes/*").count == 3)
        #expect(sandbox.json("find", "-i", "--snapshot", "latest", "LETTER*").count == 1)
        #expect(sandbox.json("find", "letter.txt").count == 1)
        #expect(sandbox.json("find", "--any", "letter.txt").count == 2)
    }

    @Test func diffNamesEachChange() {
        let (sandbox, commits) = Self.filled()
        let top = Self.name(sandbox)
        func changes(_ from: String, _ to: String) -> Set<String> {
            Set(
                sandbox.json("diff", from, to).filter { $0["kind"] != "directory" }.map {
                    "\($0["change"] ?? "") \($0["path"]?.dropFirst(top.count) ?? "")"
                })
        }
        #expect(
            changes(commits[0], commits[1]) == [
                "content /letter.txt", "added /notes/three.md", "metadata /notes/one.md",
                "metadata /notes",
            ])
        #expect(
            changes(commits[1], "latest") == [
                "removed /notes/two.md", "type /link", "metadata /notes", "metadata ",
            ])
        #expect(changes(commits[2], commits[2]).isEmpty)
        let text = sandbox.cairn("diff", commits[0], commits[1], sandbox.source + "/letter.txt")
            .lines
        #expect(text.dropFirst() == ["M  \(top)/letter.txt", "+ 0  - 0  M 1  U 0  T 0"])
    }

    @Test func dumpWritesContentAndNothingElse() {
        let (sandbox, commits) = Self.filled()
        #expect(
            sandbox.cairn("dump", "--snapshot", commits[0], sandbox.source + "/letter.txt").text
                == "dear\n")
        #expect(sandbox.cairn("dump", Self.name(sandbox, "/letter.txt")).text == "dear all\n")
        #expect(sandbox.cairn("cat", Self.name(sandbox, "/letter.txt")).text == "dear all\n")
        #expect(sandbox.bareCairn("-r", sandbox.repository, "cat", "latest").code == 1)
        var random = Seeded(4)
        let content = random.bytes(3 << 20)
        let descriptor = open(sandbox.source + "/sparse", O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        pwrite(descriptor, content, content.count, 1 << 20)
        ftruncate(descriptor, 6 << 20)
        close(descriptor)
        sandbox.backUp()
        #expect(
            sandbox.cairn("dump", sandbox.source + "/sparse").output
                == Files.content(sandbox.source + "/sparse"))
    }

    @Test func statsAddUp() {
        let (sandbox, _) = Self.filled()
        let stats = sandbox.json("stats").first
        #expect(stats?.number("commits") == 3)
        #expect(stats?.number("items") == 3)
        #expect(stats?.number("items_bytes") == 9 + 6 + 6)
        let packs = Files.bytesBeneath(sandbox.repository + "/packs")
        #expect(stats?.number("packs_bytes") == packs)
        #expect(
            stats?.number("journal_bytes") == Files.bytesBeneath(sandbox.repository + "/journal"))
    }

    @Test func atTakesMomentsInWords() {
        let (sandbox, commits) = Self.filled()
        let times = sandbox.json("snapshots").map { $0["time"] ?? "" }
        #expect(
            sandbox.cairn("ls", "-R", "--at", "now").lines
                == sandbox.cairn("ls", "-R", "--snapshot", commits[2]).lines)
        for form in [
            "1 hour ago", "yesterday", "2 weeks ago", "2001-02-03", "2001-02-03 04:05",
            "2001-02-03T04:05:06Z",
        ] {
            let early = sandbox.cairn("ls", "--at", form, exits: 1)
            #expect(early.errors.hasPrefix("cairn: there is no commit at or before "), "\(form)")
        }
        for form in [
            times[2], String(times[2].replacing("T", with: " ").dropLast()), "0 seconds ago",
            "today",
        ] {
            #expect(sandbox.cairn("ls", "-R", "--at", form).text.contains("three.md"), "\(form)")
        }
        #expect(sandbox.cairn("ls", "-R", "--at", "2099-12-31").text.contains("three.md"))
        for form in ["soon", "2026-02-30", "25:00", "-1 hours ago"] {
            let refused = sandbox.cairn([Array("ls".utf8), Array("--at=\(form)".utf8)], exits: 1)
            #expect(
                refused.errors.hasPrefix("cairn: \"\(form)\" is not a valid time\n  next: "),
                "\(form)")
        }
    }

    @Test func theRepositoryIsNamedInAnyWay() {
        let (sandbox, _) = Self.filled()
        let expected = sandbox.cairn("ls").text
        #expect(sandbox.bareCairn("ls", "-r", sandbox.repository).text == expected)
        #expect(sandbox.bareCairn("--repo", sandbox.repository, "ls").text == expected)
        #expect(sandbox.bareCairn("--repo=repository", "ls").text == expected)
        #expect(
            sandbox.bareCairn("ls", "--repo=\(sandbox.repository)/../repository/.").text == expected
        )
        sandbox.environment["CAIRN_REPOSITORY"] = sandbox.repository
        #expect(sandbox.bareCairn("ls").text == expected)
        #expect(sandbox.bareCairn("ls", "-r", "/nowhere").code == 10)
        sandbox.environment["CAIRN_REPOSITORY"] = nil
        Files.write("repository = \"\(sandbox.repository)\"\n", to: sandbox.file("settings.toml"))
        #expect(sandbox.bareCairn("--config", sandbox.file("settings.toml"), "ls").text == expected)
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        #expect(sandbox.bareCairn("ls").text == expected)
    }

    @Test func settingsNameRoots() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("papers/a.txt", "a")
        Files.write(
            "[[root]]\nname = \"Papers\"\npath = \"\(sandbox.source)/papers\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        sandbox.cairn("backup")
        #expect(sandbox.cairn("ls", "Papers").lines == [sandbox.source + "/papers/a.txt"])
        sandbox.cairn("restore", "--target", sandbox.file("out"))
        #expect(Files.text(sandbox.file("out/Papers/a.txt")) == "a")
        #expect(sandbox.cairn("dump", "Papers/a.txt").text == "a")
        #expect(sandbox.cairn("dump", sandbox.source + "/papers/a.txt").text == "a")
    }

    @Test func aNameThatIsNotUTF8CanBeGiven() {
        let sandbox = Sandbox()
        sandbox.prepare()
        let name = Array(sandbox.source.utf8) + [0x2f, 0x63, 0xe9]
        withCString(name) { path in
            _ = mkdir(path, 0o755)
        }
        withCString(name + Array("/f".utf8)) { path in
            let descriptor = creat(path, 0o644)
            Files.write(Array("bytes".utf8), to: descriptor)
            close(descriptor)
        }
        sandbox.cairn([Array("backup".utf8), name])
        #expect(sandbox.cairn([Array("dump".utf8), name + Array("/f".utf8)]).text == "bytes")
        sandbox.cairn([
            Array("restore".utf8), Array("--target".utf8), Array(sandbox.file("o").utf8) + [0xff],
            name,
        ])
        withCString(Array(sandbox.file("o").utf8) + [0xff] + name + Array("/f".utf8)) { path in
            #expect(access(path, R_OK) == 0)
        }
    }

    @Test func completionsAndHelpAreThere() {
        let sandbox = Sandbox()
        for shell in ["bash", "zsh", "fish"] {
            #expect(sandbox.bareCairn("completions", shell).output.count > 500)
        }
        #expect(sandbox.bareCairn("completions", "csh").code == 1)
        for verb in [
            "init", "backup", "snapshots", "ls", "versions", "find", "diff", "dump", "restore",
            "undo", "stats",
        ] {
            let help = sandbox.bareCairn(verb, "--help")
            #expect(help.code == 0 && help.text.contains("Examples:\n"), "\(verb)")
        }
    }

    @Test func startUpTakesAMoment() {
        let sandbox = Sandbox()
        let clock = ContinuousClock()
        let best = (0..<5).map { _ in clock.measure { _ = sandbox.bareCairn("version") } }.min()
        print("start-up: cairn version took \(best.map { "\($0)" } ?? "?") at best (debug build)")
        #expect(sandbox.bareCairn("version").text.hasPrefix("cairn 0."))
    }

    /// It was "0.0 times smaller".
    @Test func statsBoastOfNothing() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("a", "0123456789")
        sandbox.backUp()
        #expect(!sandbox.cairn("stats").text.contains("smaller"))
        sandbox.put("b", String(repeating: "the same again and again ", count: 10_000))
        sandbox.backUp()
        #expect(
            sandbox.cairn("stats").text.contains(
                " times smaller than the versions that it contains"))
    }

    /// It was "0 %".
    @Test func aDrillOfLittleSaysSo() {
        for _ in 0..<5 {
            let sandbox = Sandbox("little")
            sandbox.prepare()
            sandbox.put("large", CareTests.noise(1 << 20, 7))
            for number in 0..<20 { sandbox.put("\(number)", "\(number)") }
            sandbox.backUp()
            let text = sandbox.cairn("drill", "--sample", "1").text
            // One time in twenty it is the large one.
            if text.contains("(1.00 MiB)") { continue }
            #expect(
                text.contains("last 30 days restored less than 1 % of the stored data"), "\(text)")
            return
        }
        Issue.record("the large file was taken five times")
    }
}
