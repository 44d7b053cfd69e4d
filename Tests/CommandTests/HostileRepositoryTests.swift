import Glibc
import Testing

/// Whatever a repository says, a restore writes beneath its target and nowhere else.
@Suite struct HostileRepositoryTests {
    /// What would be planted comes to nothing, but what is in order beside it may come back.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func nothingIsWrittenOutsideTheTarget() {
        let sandbox = Sandbox()
        let outside = sandbox.file("outside")
        mkdir(outside, 0o755)
        Files.write("untouched", to: outside + "/file")
        let made = sandbox.run(
            "/usr/bin/python3",
            ["-B", Project.fixtures + "/hostile_repositories.py", sandbox.file("cases"), outside])
        #expect(made.code == 0, "\(made.errors)")
        #expect(made.lines.count >= 33)
        mkdir(sandbox.file("out"), 0o755)
        let before = Walker.walk(outside)
        let around = Set(Files.names(sandbox.path))
        for name in made.lines {
            for arguments in [
                ["restore"], ["restore", "--delete", "--overwrite", "if-changed"],
                ["restore", "--verify"],
            ] {
                let out = sandbox.file("out/\(name)")
                let ended = sandbox.run(
                    Binary.path,
                    ["-r", sandbox.file("cases/\(name)")] + arguments + ["--target", out])
                #expect(ended.code == 0 || ended.code == 1, "\(name): \(ended.errors)")
                #expect(Walker.walk(outside) == before, "\(name)")
                #expect(Set(Files.names(sandbox.path)) == around, "\(name)")
                #expect(
                    Set(Files.names(sandbox.file("out"))).isSubset(of: Set(made.lines)), "\(name)")
            }
            for verb in [
                ["ls", "-R", "-l"], ["verify"], ["find", "*"], ["versions", "r/a"], ["snapshots"],
                ["stats"],
            ] {
                let ended = sandbox.run(Binary.path, ["-r", sandbox.file("cases/\(name)")] + verb)
                #expect(ended.code == 0 || ended.code == 1, "\(name) \(verb): \(ended.errors)")
            }
        }
    }

    /// What no honest writer says is refused in words, before anything is restored.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func impossibleJournalsAreRefused() {
        let sandbox = Sandbox("hostile")
        mkdir(sandbox.file("outside"), 0o755)
        let made = sandbox.run(
            "/usr/bin/python3",
            [
                "-B", Project.fixtures + "/hostile_repositories.py", sandbox.file("cases"),
                sandbox.file("outside"),
            ])
        #expect(made.code == 0, "\(made.errors)")
        for name in Self.impossible {
            #expect(made.lines.contains(name))
            let ended = sandbox.run(
                Binary.path,
                ["-r", sandbox.file("cases/\(name)"), "restore", "--target", sandbox.file("out")])
            #expect(ended.code == 1, "\(name)")
            #expect(
                ended.errors.hasPrefix("cairn: the journal is damaged: "),
                "\(name): \(ended.errors)")
            #expect(!Files.exists(sandbox.file("out")), "\(name)")
        }
    }

    /// Two contents of one path: none comes back in the place of the other.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func rootsOfOnePathComeBackOneByOne() {
        let sandbox = Sandbox("same-path")
        let made = sandbox.run(
            "/usr/bin/python3",
            [
                "-B", Project.fixtures + "/hostile_repositories.py", sandbox.file("cases"),
                sandbox.file("outside"),
            ])
        #expect(made.code == 0, "\(made.errors)")
        sandbox.repository = sandbox.file("cases/same-root-path")
        let both = sandbox.file("both")
        for place in [["--target", both], ["--in-place", "--dry-run"], ["--in-place"]] {
            let words = ["restore"] + place
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(refused.contains("roots 1 and 2 were both at /x"), "\(refused)")
        }
        let unknown = sandbox.cairn("restore", "--root", "3", "--target", both, exits: 1).errors
        #expect(unknown.contains("the roots are 1 (/x), 2 (/x)"), "\(unknown)")
        #expect(!Files.exists(both))
        for (root, content) in [("1", "planted\n"), ("2", "another\n")] {
            sandbox.cairn("restore", "--root", root, "--target", sandbox.file(root), "/x/f")
            #expect(Files.text(sandbox.file(root) + "/a/f") == content)
        }
    }

    /// Whoever writes to the directory can leave a note of a pack that nobody has.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"))
    func aForgedNoteStopsNothing() {
        let sandbox = Sandbox("forged-note")
        sandbox.cairn("init")
        sandbox.put("letter", "kept\n")
        sandbox.backUp()
        let id = String(repeating: "0", count: 64)
        let note = sandbox.repository + "/packs/00/\(id).away"
        let script = """
            import hashlib, os, sys
            note = b"CAIRNAW1" + bytes([0xff] * 8 + [0x7f, 0])
            os.makedirs(os.path.dirname(sys.argv[1]), exist_ok=True)
            open(sys.argv[1], "wb").write(note + hashlib.blake2b(note, digest_size=32).digest())
            """
        for isFresh in [false, true] {
            #expect(sandbox.run("/usr/bin/python3", ["-c", script, note]).code == 0)
            if isFresh { Files.removeTree(Array(sandbox.file("state").utf8)) }
            for verb in [
                ["snapshots"], ["status"], ["ls", "-R"], ["stats"], ["find", "letter"],
                ["backup", sandbox.source], ["drill"], ["prune"],
                ["dump", sandbox.source + "/letter"],
                ["restore", "--target", sandbox.file("out-\(isFresh)")],
                ["forget", "--keep-last", "1", "--prune"], ["verify", "--read-data"],
            ] {
                let ended = sandbox.cairn(verb.map { Array($0.utf8) })
                #expect(!ended.errors.contains("away"), "\(verb): \(ended.errors)")
            }
            #expect(sandbox.cairn("verify").text.contains("\(id).away does not belong to Cairn"))
            sandbox.cairn("repair")
        }
    }

    /// No text of a repository reaches a terminal as anything but what it is: the description is
    /// shown before any check of who wrote it.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"))
    func textsOfADescriptionAreEscaped() {
        let hostile = "\u{1b}[2J\u{1b}]52;c;eA\u{7}\u{9b}32m\r\nall is well\u{202e}\u{7f}"
        for field in ["encryption", "compression", "created", "repository", "checksum"] {
            let sandbox = Sandbox("hostile-description")
            sandbox.cairn("init")
            let script = """
                import json, sys
                sys.path.insert(0, sys.argv[1])
                import write_repository as w
                path, field, text = sys.argv[2:]
                document = json.load(open(path))
                document[field] = text
                if field != "checksum":
                    document["checksum"] = "0" * 64
                    data = w.with_checksum(json.dumps(document).encode())
                else:
                    data = json.dumps(document).encode()
                open(path, "wb").write(data)
                """
            for file in ["cairn.json", "cairn.copy", "journal/cairn.json"] {
                let made = sandbox.run(
                    "/usr/bin/python3",
                    [
                        "-B", "-c", script, Project.fixtures, sandbox.repository + "/" + file,
                        field, hostile,
                    ])
                #expect(made.code == 0, "\(made.errors)")
            }
            for verb in [
                ["status"], ["status", "--json"], ["snapshots"], ["stats"], ["verify"],
                ["backup", sandbox.path], ["status", "--color", "always"], ["key", "list"],
                ["-v", "snapshots"],
            ] {
                let ended = sandbox.run(
                    Binary.path, ["-r", sandbox.repository] + verb)
                let said = ended.text + ended.errors
                let isPlain = said.unicodeScalars.allSatisfy {
                    $0 == "\n" || $0 == "\t" || $0.value >= 0x20 && $0.value < 0x7f
                        || $0.value > 0xa0 && $0 != "\u{202e}"
                }
                let rest = said.replacing(/\u{1b}\[[0-9]+m/, with: "")
                #expect(
                    verb.contains("always") ? !rest.contains("\u{1b}") : isPlain,
                    "\(field) \(verb): \(said.debugDescription)")
            }
        }
    }

    /// A file that costs whoever plants it nothing must not cost hours to read.
    @Test(arguments: [false, true]) func aHoleOfATerabyteIsNotRead(isOfOurPack: Bool) throws {
        let sandbox = Sandbox("hole")
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.backUp()
        let packs = sandbox.repository + "/packs"
        var path = packs + "/ab/ab" + String(repeating: "0", count: 62) + ".pack"
        if isOfOurPack {
            path = packs + "/open/" + (try #require(Files.names(packs + "/open").first))
        } else {
            Files.makeDirectories(packs + "/ab")
            Files.write("", to: path)
        }
        #expect(truncate(path, 1 << 40) == 0)
        sandbox.put("a", "two")
        sandbox.prefix = ["/usr/bin/timeout", "-s", "KILL", "60"]
        for words in [["backup", sandbox.source], ["verify"], ["status"]] {
            let ended = sandbox.startCairn(words).wait()
            #expect((0...3).contains(ended.code), "\(words): \(ended)")
        }
        #expect(sandbox.cairn("dump", sandbox.source + "/a").text == "two")
    }

    private static let impossible = [
        "dotdot", "dotdot-inside", "dotdot-far", "dot", "absolute", "empty-component",
        "trailing-slash", "zero-byte", "long-name",
        "gap-dotdot", "move-dotdot", "move-from-dotdot", "select-huge", "drop-huge",
        "gap-number-huge", "root-name-dotdot", "root-name-absolute", "root-name-empty",
        "root-path-relative", "root-path-dotdot", "rows-huge", "chunks-huge",
        "path-huge", "path-kept-huge", "extents-huge", "lengths-huge", "xattrs-huge", "target-huge",
        "beneath-a-symlink", "beneath-a-file",
    ]
}
