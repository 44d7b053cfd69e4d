import Glibc
import Testing

/// Documents that are directories: listed, versioned, proven and restored as one.
/// - Source: Docs/CONSISTENCY.md.
@Suite struct BundleCommandTests {
    /// Saves need not rest for two seconds.
    private static func hurried(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        Files.write(
            "commit-size = \"1MiB\"\n[watch]\nquiet = \"20ms\"\nquiet-after-close = \"10ms\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        sandbox.prepare()
        return sandbox
    }

    /// A letter of three files, and something beside it.
    private static func filled(_ name: String = #function) -> (
        sandbox: Sandbox, letter: String, commit: String
    ) {
        let sandbox = hurried(name)
        sandbox.put("letter.rtfd/TXT.rtf", "dear\n")
        sandbox.put("letter.rtfd/images/one.png", "one")
        sandbox.put("letter.rtfd/images/two.png", "two")
        sandbox.put("plain/inner.txt", "plain")
        return (sandbox, sandbox.source + "/letter.rtfd", sandbox.backUp())
    }

    private static func expectSame(
        _ found: String, _ expected: WalkedTree, _ comment: Comment = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let differences = treeDifferences(Walker.walk(found), expected: expected)
        #expect(
            differences.isEmpty, "\(comment.rawValue) \(differences.joined(separator: "\n"))",
            sourceLocation: sourceLocation)
    }

    // MARK: Seen as one

    @Test func oneLineInLists() {
        let (sandbox, letter, _) = Self.filled()
        let root = sandbox.source.dropFirst()
        #expect(
            sandbox.cairn("ls", "-R").lines.map { $0.dropFirst(sandbox.source.count) } == [
                "/", "/letter.rtfd/", "/plain/", "/plain/inner.txt",
            ])
        #expect(sandbox.cairn("ls", "-R", "--inside").lines.count == 8)
        #expect(sandbox.cairn("ls", "-R", letter).lines.count == 5)
        #expect(sandbox.cairn("ls", "-R", letter + "/images").lines.count == 3)
        let line = sandbox.json("ls").first { $0["path"] == "/" + String(root) + "/letter.rtfd" }
        #expect(
            line?.fields["package"] as? Bool == true && line?.number("items") == 3
                && line?.number("size") == 11)
        #expect(sandbox.cairn("ls", "-R", "-l").text.contains("(3 items)"))
        #expect(
            sandbox.cairn("find", "two.png").text.contains(
                "two.png  (in the document \(letter))"))
        #expect(
            sandbox.json("find", "--snapshot", "latest", "two.png").first?["part_of"] == letter)
        #expect(sandbox.cairn("dump", letter + "/images/two.png").text == "two")
        sandbox.cairn("status", letter)
    }

    @Test func everyChangeIsAVersionAndOneDifference() {
        let (sandbox, letter, first) = Self.filled()
        sandbox.put("letter.rtfd/images/one.png", "other")
        let second = sandbox.backUp()
        sandbox.put("plain/inner.txt", "unrelated")
        sandbox.backUp()
        unlink(letter + "/images/two.png")
        let last = sandbox.backUp()
        let versions = sandbox.json("versions", letter)
        #expect(versions.map { $0["commit"] } == [first, second, last])
        #expect(
            versions.map { $0.number("size") } == [11, 13, 10]
                && versions.map { $0.number("items") } == [3, 3, 2])
        let path = sandbox.source + "/letter.rtfd"
        #expect(
            sandbox.cairn("diff", first, last).lines.filter { $0.contains("letter") } == [
                "M  \(path)/"
            ])
        let inside = sandbox.cairn("diff", "--inside", first, last).lines.filter {
            $0.contains("letter")
        }
        #expect(
            inside.contains("M  \(path)/images/one.png")
                && inside.contains("-  \(path)/images/two.png"))
        #expect(
            sandbox.cairn("diff", first, last, letter + "/images").lines.contains(
                "-  \(path)/images/two.png"))
        // Stored only if all of it is.
        sandbox.put("letter.rtfd/TXT.rtf", "not stored")
        sandbox.cairn("status", letter, exits: 1)
        let part = sandbox.cairn("status", letter + "/images/one.png", exits: 1)
        #expect(part.errors.contains("is part of the document \(letter)"))
        sandbox.backUp()
        sandbox.cairn("status", letter + "/images/one.png")
    }

    @Test func settingsSayWhatIsADocument() {
        let sandbox = Sandbox()
        Files.write(
            "[documents]\nextensions = [\"Notes\"]\ninfo-plist = false\n[watch]\nquiet = \"20ms\"\nquiet-after-close = \"10ms\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        sandbox.prepare()
        for name in ["a.notes/x", "b.rtfd/x", "c/Contents/Info.plist"] { sandbox.put(name, "x") }
        sandbox.backUp()
        let found = sandbox.json("ls").filter { $0.fields["package"] as? Bool == true }.compactMap {
            $0["path"]
        }
        #expect(found == [sandbox.source + "/a.notes"])
    }

    // MARK: Restored as one

    @Test func aRestoreInPlaceMixesNothing() {
        let (sandbox, letter, first) = Self.filled()
        let before = Walker.walk(letter)
        sandbox.put("letter.rtfd/TXT.rtf", "second")
        sandbox.put("letter.rtfd/images/three.png", "three")
        unlink(letter + "/images/one.png")
        let second = Walker.walk(letter)
        // A part stands for the whole, and what the document has besides does not stay in it.
        let said = sandbox.cairn("restore", "--in-place", "--snapshot", first, letter + "/TXT.rtf")
        #expect(
            said.errors.contains(
                "\(letter)/TXT.rtf is part of the document \(letter), which Cairn restores as a unit"
            ))
        Self.expectSame(letter, before)
        #expect(Files.names(sandbox.source) == ["letter.rtfd", "plain"])
        sandbox.cairn("undo")
        Self.expectSame(letter, second)
        // All of it, in a place of its own: the live one is as it was.
        sandbox.cairn("restore", "--snapshot", first, "--target", sandbox.file("out"))
        Self.expectSame(sandbox.file("out") + letter, before)
        Self.expectSame(letter, second)
    }

    @Test func whatIsThereDecidesForTheWholeDocument() {
        let (sandbox, letter, first) = Self.filled()
        let out = sandbox.file("out")
        sandbox.cairn("restore", "--target", out)
        let restored = out + letter
        let before = Walker.walk(restored)
        #expect(
            sandbox.json("restore", "--target", out, "--overwrite", "if-changed", letter).last?
                .number("skipped") == 1)
        Files.write("mine", to: restored + "/images/mine.png")
        let mine = Walker.walk(restored)
        #expect(
            sandbox.json("restore", "--target", out, "--overwrite", "never", letter).last?.number(
                "skipped") == 1)
        Self.expectSame(restored, mine)
        let dry = sandbox.cairn(
            "restore", "--target", out, "--dry-run", "--overwrite", "if-changed", letter)
        #expect(
            dry.lines.first == "replace \(restored)" && dry.text.contains("would restore 3 files"))
        Self.expectSame(restored, mine)
        sandbox.cairn(
            "restore", "--target", out, "--snapshot", first, "--overwrite", "if-changed", letter)
        Self.expectSame(restored, before)
        // A file in its place, and it in the place of a file.
        Files.removeTree(Array(restored.utf8))
        Files.write("flat", to: restored)
        sandbox.cairn("restore", "--target", out, letter)
        Self.expectSame(restored, before)
        #expect(Files.names(out + sandbox.source) == ["letter.rtfd", "plain"])
    }

    /// Files that are on their way into the same directory have temporary names, too: only what a
    /// killed restore of a document left is cleared away.
    @Test func filesBesideADocumentComeBackWithIt() {
        let (sandbox, letter, _) = Self.filled()
        for index in 0..<300 {
            sandbox.put("f\(index)", String(repeating: "content \(index) ", count: 4_000))
        }
        let id = sandbox.backUp()
        let before = Walker.walk(sandbox.source)
        Files.makeDirectories(sandbox.source + "/left/half")
        rename(
            sandbox.source + "/left",
            sandbox.source + "/" + KillTests.temporaryName(sandbox.source + "/left", in: sandbox))
        let names = (0..<300).map { "\(sandbox.source)/f\($0)" }
        for name in names { unlink(name) }
        sandbox.cairn(
            (["restore", "--in-place", "--snapshot", id] + names + [letter]).map { Array($0.utf8) })
        let found = Walker.walk(sandbox.source)
        #expect(
            treeDifferences(
                found.filter { !$0.key.isEmpty }, expected: before.filter { !$0.key.isEmpty }
            ).isEmpty)
    }

    @Test func aRootThatIsADocumentIsExchangedToo() {
        let sandbox = Self.hurried()
        let letter = sandbox.file("letter.rtfd")
        Files.makeDirectories(letter + "/sub")
        for name in ["a", "sub/b"] { Files.write(name, to: "\(letter)/\(name)") }
        link(letter + "/a", letter + "/sub/hard")
        // `cp -al` gives symlinks further names, too.
        #expect(symlink("a", letter + "/soft") == 0)
        #expect(link(letter + "/soft", letter + "/sub/soft") == 0)
        sandbox.cairn("backup", letter)
        let before = Walker.walk(letter)
        Files.write("extra", to: letter + "/sub/extra")
        sandbox.cairn("restore", "--in-place", letter)
        Self.expectSame(letter, before)
        Files.removeTree(Array(letter.utf8))
        sandbox.cairn("restore", "--in-place", "--snapshot", sandbox.commits()[0], letter)
        Self.expectSame(letter, before)
        var (one, other) = (stat(), stat())
        #expect(lstat(letter + "/soft", &one) == 0 && lstat(letter + "/sub/soft", &other) == 0)
        #expect(one.st_ino == other.st_ino)
    }

    /// What a program writes after the exchange would be in no file.
    @Test func aDocumentInWhichAProgramWritesStays() {
        let (sandbox, letter, first) = Self.filled()
        sandbox.put("letter.rtfd/TXT.rtf", "second")
        sandbox.cairn("backup", sandbox.source)
        let writer = open(letter + "/TXT.rtf", O_WRONLY)
        let refused = sandbox.cairn("restore", "--in-place", "--snapshot", first, letter, exits: 1)
        #expect(refused.errors.contains("open for writing"), "\(refused.errors)")
        #expect(Files.text(letter + "/TXT.rtf") == "second")
        close(writer)
        sandbox.cairn("restore", "--in-place", "--snapshot", first, letter)
        #expect(Files.text(letter + "/TXT.rtf") == "dear\n")
    }

    /// What a rule excludes of every backup is in no version: it goes on living in the document.
    /// A repository is never thrown out with one.
    @Test func whatNoBackupHasStays() {
        let (sandbox, letter, first) = Self.filled()
        Files.write(
            "[exclude]\npatterns = [\"cache/\"]\n[watch]\nquiet = \"20ms\"\nquiet-after-close = \"10ms\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.put("letter.rtfd/images/cache/thumbnail", "thumbnail")
        sandbox.put("letter.rtfd/TXT.rtf", "second")
        sandbox.cairn("restore", "--in-place", "--snapshot", first, letter)
        #expect(
            Files.text(letter + "/TXT.rtf") == "dear\n"
                && Files.text(letter + "/images/cache/thumbnail") == "thumbnail")
        #expect(Files.names(sandbox.source) == ["letter.rtfd", "plain"])
        let moved = letter + "/repository"
        #expect(rename(sandbox.repository, moved) == 0)
        sandbox.repository = moved
        sandbox.put("letter.rtfd/TXT.rtf", "third")
        let refused = sandbox.cairn("restore", "--in-place", "--snapshot", first, letter, exits: 1)
        #expect(refused.errors.contains("the document contains one of Cairn's own directories"))
        #expect(Files.text(letter + "/TXT.rtf") == "third")
        sandbox.cairn("verify")
    }

    // MARK: Saved while it is captured

    /// Backups one after the other beside a program that saves 20 files together: each version is
    /// one save, or says that it is not.
    @Test(.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"), arguments: ["2.6", "0.02"])
    func everyVersionIsOneSave(pause: String) {
        let sandbox = Sandbox("saves")
        sandbox.prepare()
        let bundle = sandbox.source + "/doc.rtfd"
        let script = Project.fixtures + "/package_writer.py"
        let writer = sandbox.start(
            "/usr/bin/python3", ["-B", script, "save", bundle, "18", pause])
        #expect(writer.awaitWhileRunning { Files.exists(sandbox.file("ready-doc.rtfd")) })
        var commits: [String] = []
        while !writer.tick() {
            let ended = sandbox.startCairn("backup", sandbox.source, "--json").wait()
            // A document that never rests is kept as it was read, and named.
            #expect(ended.code == 0 || ended.code == 3, "\(ended.errors)")
            if let commit = ended.lines.last.flatMap({ JSONObject($0) })?["commit"] {
                commits.append(commit)
            }
        }
        #expect(writer.wait().code == 0)
        commits.append(sandbox.backUp())
        let late = Set(
            Files.text(sandbox.file("late-doc.rtfd")).split(separator: "\n").map(String.init))
        var whole = 0
        for commit in commits {
            let line = sandbox.json("ls", "--snapshot", commit).first {
                $0.fields["package"] as? Bool == true
            }
            let isInconsistent = line?.fields["fuzzy"] as? Bool ?? false
            let place = sandbox.restored(commit) + "/doc.rtfd"
            let numbers =
                sandbox.run("/usr/bin/python3", ["-B", script, "check", place]).lines.first?.split(
                    separator: " "
                ).map(String.init) ?? []
            Files.removeTree(Array(place.utf8))
            #expect(
                numbers.count == 1 || isInconsistent || !late.isDisjoint(with: numbers),
                "\(commit): \(numbers)")
            if !isInconsistent { whole += 1 }
        }
        print(
            "bundles: pause \(pause) s, \(commits.count) commits, \(whole) of one moment, \(late.count) late saves"
        )
        #expect(pause == "0.02" ? whole < commits.count : whole * 2 > commits.count)
    }
}
