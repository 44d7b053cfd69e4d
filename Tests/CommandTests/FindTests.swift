import CommandSupport
import Glibc
import Testing

/// Finding by a part of a name, in what is kept now and in what was kept before.
@Suite struct FindTests {
    /// `notes/two.md` and a directory are deleted, `big.bin` is renamed, `letter.txt` has two
    /// versions.
    private static func filled(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("letter.txt", "dear")
        sandbox.put("notes/two.md", "second")
        sandbox.put("notes/\u{dc}bung.md", "\u{fc}")
        sandbox.put("old/taxes", "t")
        sandbox.put("big.bin", String(repeating: "x", count: 20_000))
        sandbox.put("\u{1b}[2J\nTaxes", "hostile")
        symlink("letter.txt", sandbox.source + "/link")
        sandbox.backUp()
        sandbox.put("letter.txt", "dear all")
        unlink(sandbox.source + "/notes/two.md")
        Files.removeTree(Array((sandbox.source + "/old").utf8))
        rename(sandbox.source + "/big.bin", sandbox.source + "/huge.bin")
        sandbox.backUp()
        return sandbox
    }

    private static func found(_ sandbox: Sandbox, _ words: String...) -> [String] {
        sandbox.json(["find"] + words).compactMap {
            $0["path"]?.dropFirst(sandbox.source.count + 1).description
        }
    }

    @Test func aPartOfANameInAnyCaseIsFound() {
        let sandbox = Self.filled()
        #expect(Self.found(sandbox, "ETTER") == ["letter.txt"])
        #expect(Self.found(sandbox, "\u{fc}bung") == ["notes/\u{dc}bung.md"])
        #expect(Self.found(sandbox, "u\u{308}bung") == ["notes/\u{dc}bung.md"])
        #expect(Self.found(sandbox, "source/NOTES/") == ["notes/\u{dc}bung.md"])
        #expect(Self.found(sandbox, sandbox.source + "/l") == ["letter.txt", "link"])
        // A pattern is for the whole name.
        #expect(Self.found(sandbox, "*.TXT") == ["letter.txt"])
        #expect(Self.found(sandbox, "l?nk") == ["link"])
        #expect(Self.found(sandbox, "[lm]ett*") == ["letter.txt"])
        // With a slash for the path, from any directory on.
        for pattern in ["notes/*.MD", "n?tes/*", "not*/", "*/source/notes/*"] {
            #expect(Self.found(sandbox, pattern) == ["notes/\u{dc}bung.md"], "\(pattern)")
        }
        sandbox.cairn("find", "otes/*", exits: 1)
        #expect(Self.found(sandbox, "[2j") == ["\u{1b}[2J\nTaxes"])
        sandbox.cairn("find", "?ette", exits: 1)
        #expect(Self.found(sandbox, "--match-case", "letter") == ["letter.txt"])
        sandbox.cairn("find", "--match-case", "Letter", exits: 1)
        #expect(
            sandbox.cairn("find", "--match-case", "-i", "a", exits: 1).errors
                == "cairn: --match-case and -i cannot be combined\n  next: use only one of them\n")
        #expect(
            sandbox.cairn("find", "a.odt", "b.odt", exits: 1).errors.hasPrefix(
                "cairn: find takes one PATTERN, but 2 were given\n  next: put the pattern in quotes"
            ))
        let text = sandbox.cairn("find", "taxes").text
        #expect(text.contains("/\\x1b[2J\\nTaxes\nrestore with: cairn "), "\(text)")
    }

    @Test func historyIsSearchedWhenThePresentHasNothingOrWhenAsked() throws {
        let sandbox = Self.filled()
        let first = String(sandbox.commits()[0].prefix(8))
        let gone = sandbox.cairn("find", "TWO")
        #expect(
            gone.errors
                == "cairn: note: no current item matches; these items were backed up earlier\n")
        let path = sandbox.source + "/notes/two.md"
        let restore =
            "cairn -r \(sandbox.repository) restore --snapshot \(first) --in-place \(path)"
        try #require(gone.lines.count == 3)
        #expect(gone.lines[0].hasPrefix("Kind ") && gone.lines[0].contains(" Modified (UTC) "))
        #expect(gone.lines[1].hasPrefix("file           6 B  20"))
        #expect(
            gone.lines[1].contains("/notes/two.md  (deleted ") && gone.lines[1].hasSuffix(" s ago)")
        )
        #expect(gone.lines[2] == "restore with: \(restore)")
        #expect(sandbox.cairn("find", "-q", "two").lines.count == 1)
        // The command does what it says.
        let words = restore.split(separator: " ").dropFirst(3).map { Array($0.utf8) }
        sandbox.cairn(words)
        #expect(Files.text(path) == "second")
        let any = sandbox.cairn("find", "--any", "*").lines
        #expect(any.contains { $0.hasSuffix("/letter.txt  (2 versions)") })
        #expect(any.contains { $0.hasSuffix("/link -> letter.txt") && $0.hasPrefix("link ") })
        let paths = any.dropFirst().dropLast().compactMap {
            $0.dropFirst(41).split(separator: " ").first
        }
        #expect(paths == paths.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
        #expect(Self.found(sandbox, "--any", "letter.txt").count == 2)
    }

    @Test func whatWasDeletedIsFoundAlone() {
        let sandbox = Self.filled()
        #expect(
            Self.found(sandbox, "--deleted", "*") == ["notes/two.md", "old", "old/taxes"])
        #expect(Self.found(sandbox, "--deleted") == Self.found(sandbox, "--deleted", "*"))
        #expect(Self.found(sandbox, "--larger", "1k") == Self.found(sandbox, "--larger", "1k", "*"))
        let found = sandbox.json("find", "--deleted", "tax")
        #expect(found.count == 1 && found[0].fields["deleted"] as? Bool == true)
        #expect(found[0]["gone"] == sandbox.json("snapshots").last?["time"])
        let several = sandbox.cairn("find", "--deleted", "*").lines
        #expect(several.last?.hasSuffix("restore --in-place --deleted PATH") == true)
        // When no point in time shows it any more, its own id still brings it back.
        sandbox.cairn("forget", sandbox.commits()[0])
        let id = sandbox.json("find", "--deleted", "two").last?["id"]?.prefix(8) ?? ""
        #expect(
            sandbox.cairn("find", "--deleted", "two").lines.last
                == "restore with: cairn -r \(sandbox.repository) restore --snapshot \(id) --in-place \(sandbox.source)/notes/two.md"
        )
        #expect(
            sandbox.cairn("find", "--deleted", "letter", exits: 1).errors
                == "cairn: no deleted item matches letter\n  next: use --any to search current items too\n"
        )
        sandbox.cairn("find", "--deleted", "--at", "now", "two", exits: 1)
    }

    @Test func sizesTimesAndTypesChoose() {
        let sandbox = Self.filled()
        var times = [
            timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000_000, tv_usec: 0),
        ]
        utimes(sandbox.source + "/huge.bin", &times)
        sandbox.backUp()
        #expect(Self.found(sandbox, "--larger", "10k", "*") == ["huge.bin"])
        #expect(Self.found(sandbox, "--larger", "19999", "*") == ["huge.bin"])
        sandbox.cairn("find", "--larger", "20000", "*", exits: 1)
        #expect(Self.found(sandbox, "--older", "22 Nov 2020", "*") == ["huge.bin"])
        #expect(!Self.found(sandbox, "--newer", "2020-11-22", "*").contains("huge.bin"))
        #expect(Self.found(sandbox, "--type", "symlink", "*") == ["link"])
        #expect(Self.found(sandbox, "--type", "D", "note") == ["notes"])
        for (words, why) in [
            (["--larger", "much"], "\"much\" is not a valid size"),
            (["--type", "x"], "there is no type x"),
            (["--newer", "soon"], "\"soon\" is not a valid time"),
        ] {
            let ended = sandbox.cairn((["find"] + words + ["*"]).map { Array($0.utf8) }, exits: 1)
            #expect(ended.errors.hasPrefix("cairn: \(why)\n  next: "), "\(ended.errors)")
        }
    }
}

extension FindTests {
    /// People search for what they have lost, and something that lives may have a name like it.
    @Test func whatWasDeletedIsMentionedBesideWhatLives() {
        let sandbox = Sandbox("find-deleted-too")
        sandbox.prepare()
        for name in ["brief-neu.txt", "brief-alt.txt"] { sandbox.put(name, name) }
        sandbox.backUp()
        unlink(sandbox.source + "/brief-alt.txt")
        sandbox.backUp()
        let found = sandbox.cairn("find", "brief")
        #expect(found.lines.filter { $0.contains("brief-") }.count >= 1)
        #expect(
            found.errors
                == "cairn: note: 1 deleted item also matches; run `\(sandbox.call) find --deleted brief` to list it\n",
            "\(found.errors)")
        #expect(sandbox.cairn("find", "--deleted", "brief").text.contains("brief-alt.txt"))
        #expect(sandbox.cairn("find", "--json", "brief").errors.isEmpty)
        #expect(sandbox.cairn("find", "neu").errors.isEmpty)
    }

    @Test func whatWasDeletedInADirectoryThatMatchesIsCounted() {
        let sandbox = Sandbox()
        sandbox.prepare()
        for name in ["taxes/2024.ods", "taxes/2025.ods", "taxes/tax.ods", "taxes/there"] {
            sandbox.put(name, name)
        }
        sandbox.backUp()
        for name in ["2024.ods", "2025.ods", "tax.ods"] {
            unlink(sandbox.source + "/taxes/\(name)")
        }
        sandbox.backUp()
        let directory = sandbox.source + "/taxes/"
        #expect(
            sandbox.cairn("find", "tax").errors
                == "cairn: note: 1 deleted item also matches; run `\(sandbox.call) find --deleted tax` to list it\ncairn: note: 2 deleted items were in this directory; run `\(sandbox.call) find --deleted \(directory)` to list them\n"
        )
        #expect(Self.found(sandbox, "--deleted", directory).count == 3)
        #expect(sandbox.cairn("find", "there").errors.isEmpty)
    }
}
