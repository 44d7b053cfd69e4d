import Glibc
import Testing

/// What comes back where, and what is left alone.
@Suite struct RestoreTests {
    private static func filled(_ name: String = #function) -> (sandbox: Sandbox, commit: String) {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.put("letter.txt", "dear\n")
        sandbox.put("notes/one.md", "first\n")
        sandbox.put("notes/deep/two.md", "second\n")
        symlink("letter.txt", sandbox.source + "/link")
        chmod(sandbox.source + "/notes", 0o750)
        return (sandbox, sandbox.backUp())
    }

    private static func expectSame(
        _ found: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let differences = treeDifferences(Walker.walk(found), expected: Walker.walk(expected))
        #expect(
            differences.isEmpty, "\(differences.joined(separator: "\n"))",
            sourceLocation: sourceLocation)
    }

    // MARK: Selections

    @Test func aPartIsNamedInAnyWay() {
        let (sandbox, _) = Self.filled()
        let name = String(sandbox.source.dropFirst())
        for (number, path) in [
            sandbox.source + "/notes", name + "/notes", sandbox.source + "/./notes/../notes/",
            "source/notes",
        ].enumerated() {
            let out = sandbox.file("out-\(number)")
            sandbox.cairn("restore", "--target", out, path)
            Self.expectSame(out + sandbox.source + "/notes", sandbox.source + "/notes")
            #expect(Files.names(out + sandbox.source) == ["notes"], "\(path)")
        }
        let single = sandbox.file("single")
        sandbox.cairn(
            "restore", "--target", single, sandbox.source + "/letter.txt",
            sandbox.source + "/notes/deep/two.md")
        #expect(Files.names(single + sandbox.source) == ["letter.txt", "notes"])
        #expect(Files.names(single + sandbox.source + "/notes") == ["deep"])
        // Directories on the way have the commit's metadata.
        #expect(Walker.walk(single + sandbox.source)[Array("notes".utf8)]?.mode == 0o750)
        let above = sandbox.file("above")
        let top = sandbox.path.split(separator: "/")[0]
        sandbox.cairn("restore", "--target", above, "/\(top)")
        Self.expectSame(above + sandbox.source, sandbox.source)
    }

    @Test func aRootMayBeAFile() {
        let (sandbox, _) = Self.filled()
        Files.write("alone", to: sandbox.file("alone.txt"))
        sandbox.cairn("backup", sandbox.file("alone.txt"))
        sandbox.cairn("restore", "--target", sandbox.file("out"))
        Self.expectSame(sandbox.file("out") + sandbox.file("alone.txt"), sandbox.file("alone.txt"))
        Self.expectSame(sandbox.file("out") + sandbox.source, sandbox.source)
        Files.write("changed", to: sandbox.file("alone.txt"))
        sandbox.cairn("restore", "--in-place", sandbox.file("alone.txt"))
        #expect(Files.text(sandbox.file("alone.txt")) == "alone")
        unlink(sandbox.file("alone.txt"))
        sandbox.cairn(
            "restore", "--in-place", "--snapshot", sandbox.commits()[1], sandbox.file("alone.txt"))
        #expect(Files.text(sandbox.file("alone.txt")) == "alone")
    }

    /// A directory gets its time with the last thing in it: here that is a second name of a file,
    /// or something within another selection.
    @Test func directoriesHaveTheirTimesAndModesWhateverComesLast() {
        let (sandbox, _) = Self.filled()
        let closed = sandbox.source + "/closed"
        sandbox.put("closed/inner/first.txt", "content\n")
        link(closed + "/inner/first.txt", sandbox.source + "/notes/deep/second.txt")
        link(closed + "/inner/first.txt", closed + "/third.txt")
        var times = [timeval(tv_sec: 1_000_000_000, tv_usec: 0), timeval()]
        times[1] = times[0]
        for directory in ["/closed/inner", "/closed", "/notes/deep", "/notes", ""] {
            utimes(sandbox.source + directory, times)
        }
        chmod(closed, 0)
        sandbox.backUp()
        sandbox.cairn("restore", "--target", sandbox.file("out"))
        Self.expectSame(sandbox.file("out") + sandbox.source, sandbox.source)
        let both = sandbox.file("both")
        sandbox.cairn(
            "restore", "--target", both, sandbox.source, sandbox.source + "/notes/deep/two.md")
        Self.expectSame(both + sandbox.source, sandbox.source)
    }

    /// Issue 13: a root of which nothing is left kept everything else from coming back.
    @Test func aRootWithoutItemsRestoresAsNothing() {
        let (sandbox, first) = Self.filled()
        Files.makeDirectories(sandbox.file("other"))
        Files.write("alone", to: sandbox.file("other/alone.txt"))
        sandbox.cairn("backup", sandbox.file("other"))
        sandbox.cairn("forget", "--path", sandbox.file("other"), "--yes")
        for (number, snapshot) in ["latest", first].enumerated() {
            let out = sandbox.file("out-\(number)")
            sandbox.cairn("restore", "--snapshot", snapshot, "--target", out)
            Self.expectSame(out + sandbox.source, sandbox.source)
            #expect(!Files.exists(out + sandbox.file("other")))
        }
        // Nor is it deleted in the name of a commit that knows nothing of it.
        sandbox.cairn("restore", "--in-place", "--delete")
        #expect(Files.text(sandbox.file("other/alone.txt")) == "alone")
        let named = sandbox.cairn(
            "restore", "--target", sandbox.file("out"), sandbox.file("other"), exits: 1)
        #expect(named.errors.contains("is not in this commit"))
        #expect(sandbox.cairn("drill").text.contains("commits completely"))
    }

    // MARK: Options

    @Test func overwriteSaysWhatIsReplaced() {
        let (sandbox, commit) = Self.filled()
        let out = sandbox.file("out")
        let copy = out + sandbox.source
        sandbox.cairn("restore", "--target", out)
        let original = Walker.walk(copy)

        // Same size, other content, the commit's time: only `always` sees it.
        var status = stat()
        stat(copy + "/letter.txt", &status)
        Files.write("DEAR\n", to: copy + "/letter.txt")
        utimensat(AT_FDCWD, copy + "/letter.txt", [status.st_atim, status.st_mtim], 0)
        Files.write("longer than it was\n", to: copy + "/notes/one.md")
        unlink(copy + "/notes/deep/two.md")
        Files.write("mine", to: copy + "/extra")

        sandbox.cairn("restore", "--target", out, "--overwrite", "never")
        #expect(Files.text(copy + "/notes/one.md") == "longer than it was\n")
        #expect(Files.text(copy + "/notes/deep/two.md") == "second\n")
        let changed = sandbox.json("restore", "--target", out, "--overwrite", "if-changed").last
        #expect(changed?.number("restored") == 1)
        #expect(Files.text(copy + "/notes/one.md") == "first\n")
        #expect(Files.text(copy + "/letter.txt") == "DEAR\n")
        sandbox.cairn("restore", "--target", out, "--overwrite", "always")
        #expect(Files.text(copy + "/letter.txt") == "dear\n")
        #expect(Files.text(copy + "/extra") == "mine")
        sandbox.cairn("restore", "--snapshot", commit, "--target", out, "--delete", "--verify")
        #expect(Walker.walk(copy) == original)
    }

    /// A name that `if-changed` leaves alone still is the file that a missing name joins.
    @Test func linksJoinNamesThatWereLeftAlone() {
        let (sandbox, _) = Self.filled()
        link(sandbox.source + "/letter.txt", sandbox.source + "/second-name")
        sandbox.backUp()
        let out = sandbox.file("out")
        sandbox.cairn("restore", "--target", out)
        unlink(out + sandbox.source + "/second-name")
        sandbox.cairn("restore", "--target", out, "--overwrite", "if-changed")
        Self.expectSame(out + sandbox.source, sandbox.source)
    }

    /// Directories deeper than those that are held open at once.
    @Test func aDryRunOfADeepTreeNeedsNothingThere() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put(String(repeating: "d/", count: 70) + "file", "deep")
        sandbox.put("z", "last")
        sandbox.backUp()
        let foretold = sandbox.cairn("restore", "--target", sandbox.file("out"), "--dry-run")
        #expect(foretold.text.contains("would restore 2 files"), "\(foretold.text.suffix(300))")
    }

    @Test func dryRunSaysAllAndDoesNothing() {
        let (sandbox, _) = Self.filled()
        let out = sandbox.file("out")
        let plan = sandbox.cairn("restore", "--target", out, "--dry-run").lines
        #expect(plan.contains("create  \(out)\(sandbox.source)/letter.txt"))
        #expect(plan.contains { $0.hasPrefix("would restore 4 files") })
        #expect(!Files.exists(out))

        sandbox.cairn("restore", "--target", out)
        Files.write("changed", to: out + sandbox.source + "/letter.txt")
        Files.write("mine", to: out + sandbox.source + "/extra")
        let before = Walker.walk(out)
        let actions = sandbox.json("restore", "--target", out, "--dry-run", "--delete").filter {
            $0["type"] == "action"
        }
        let words = Set(
            actions.map { "\($0["action"] ?? "") \($0["path"]?.split(separator: "/").last ?? "")" })
        #expect(words.isSuperset(of: ["replace letter.txt", "delete extra"]))
        #expect(Walker.walk(out) == before)

        let live = Walker.walk(sandbox.source)
        let head = Files.content(sandbox.repository + "/journal/head")
        sandbox.cairn("restore", "--in-place", "--dry-run", "--delete", sandbox.source)
        #expect(Walker.walk(sandbox.source) == live)
        #expect(Files.content(sandbox.repository + "/journal/head") == head)
    }

    @Test func deleteStaysWithinWhatWasSelected() {
        let (sandbox, _) = Self.filled()
        let out = sandbox.file("out")
        let copy = out + sandbox.source
        sandbox.cairn("restore", "--target", out)
        for name in ["/extra", "/notes/extra", "/notes/deep/extra"] {
            Files.write("mine", to: copy + name)
        }
        Files.makeDirectories(copy + "/notes/tree/of/things")
        Files.write("beside", to: out + "/beside")
        sandbox.cairn("restore", "--target", out, "--delete", sandbox.source + "/notes")
        #expect(Files.exists(copy + "/extra"))
        #expect(
            !Files.exists(copy + "/notes/extra") && !Files.exists(copy + "/notes/deep/extra")
                && !Files.exists(copy + "/notes/tree"))
        sandbox.cairn("restore", "--target", out, "--delete")
        Self.expectSame(copy, sandbox.source)
        #expect(Files.text(out + "/beside") == "beside")
    }

    /// `--delete` over the directory that holds the repository does not delete it.
    @Test func theRepositoryIsNeverDeleted() {
        let sandbox = Sandbox()
        mkdir(sandbox.source, 0o755)
        sandbox.put("a", "a")
        let inner = sandbox.source + "/backup"
        sandbox.cairn([Array("init".utf8), Array("-r".utf8), Array(inner.utf8)])
        #expect(sandbox.bareCairn("-r", inner, "backup", sandbox.source).code == 0)
        #expect(
            sandbox.bareCairn("-r", inner, "restore", "--in-place", "--delete", sandbox.source).code
                == 0)
        #expect(sandbox.bareCairn("-r", inner, "verify", "--read-data").code == 0)
        #expect(!sandbox.bareCairn("-r", inner, "ls", "-R").text.contains("backup"))
    }

    // MARK: Something else is in the way

    @Test func aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven() {
        let (sandbox, _) = Self.filled()
        let out = sandbox.file("out")
        Files.makeDirectories(out + sandbox.source + "/letter.txt/full")
        Files.makeDirectories(out + sandbox.source + "/link")
        let ended = sandbox.cairn("restore", "--target", out, exits: 1)
        #expect(
            ended.errors
                == "cairn: cannot restore \(out)\(sandbox.source)/letter.txt: a non-empty directory is in the way (--delete would remove it)\n"
        )
        // The others came back, an empty directory gave way.
        #expect(Files.text(out + sandbox.source + "/notes/one.md") == "first\n")
        #expect(Walker.walk(out + sandbox.source)[Array("link".utf8)]?.kind == S_IFLNK)
        sandbox.cairn("restore", "--target", out, "--delete")
        Self.expectSame(out + sandbox.source, sandbox.source)
    }

    @Test func symlinksInTheTargetAreNeverFollowed() {
        let (sandbox, _) = Self.filled()
        let outside = sandbox.file("outside")
        Files.makeDirectories(outside + "/deep")
        Files.write("untouched", to: outside + "/one.md")
        Files.write("untouched", to: outside + "/letter.txt")
        let before = Walker.walk(outside)
        // A symlink where a directory belongs, and one where a file belongs.
        for arguments in [[], ["--delete"], ["--overwrite", "if-changed"]] {
            let out = sandbox.file("out-\(arguments.count)\(arguments.first?.count ?? 0)")
            Files.makeDirectories(out + sandbox.source)
            symlink(outside, out + sandbox.source + "/notes")
            symlink(outside + "/letter.txt", out + sandbox.source + "/letter.txt")
            sandbox.cairn((["restore", "--target", out] + arguments).map { Array($0.utf8) })
            #expect(Walker.walk(outside) == before)
            Self.expectSame(out + sandbox.source, sandbox.source)
        }
        // On the way to what was selected it is not replaced either: it is refused.
        let out = sandbox.file("way")
        Files.makeDirectories(out + sandbox.source)
        symlink(outside, out + sandbox.source + "/notes")
        let ended = sandbox.cairn(
            "restore", "--target", out, sandbox.source + "/notes/deep", exits: 1)
        #expect(
            ended.errors.contains("the symbolic link \(out)\(sandbox.source)/notes is in the way")
                || ended.errors.contains("not a directory"), "\(ended.errors)")
        #expect(
            ended.errors.hasPrefix("cairn: cannot restore \(out)\(sandbox.source)/notes/deep: "),
            "\(ended.errors)")
        // The other selections came back all the same.
        sandbox.cairn(
            "restore", "--target", out, sandbox.source + "/notes/deep",
            sandbox.source + "/letter.txt", exits: 1)
        #expect(Files.text(out + sandbox.source + "/letter.txt") == "dear\n")
        // With `never` a symlink stays, and nothing goes through it.
        sandbox.cairn("restore", "--target", out, "--overwrite", "never")
        #expect(Walker.walk(outside) == before)
        #expect(Walker.walk(out + sandbox.source)[Array("notes".utf8)]?.kind == S_IFLNK)
    }

    // MARK: In place and back

    @Test func undoBringsBackWhatARestoreReplaced() {
        let (sandbox, first) = Self.filled()
        // Since the last backup: changed, created, deleted, of another kind.
        Files.write("changed since\n", to: sandbox.source + "/letter.txt")
        Files.write("created since\n", to: sandbox.source + "/notes/new.md")
        unlink(sandbox.source + "/notes/one.md")
        unlink(sandbox.source + "/link")
        Files.makeDirectories(sandbox.source + "/link/now a directory")
        let present = Walker.walk(sandbox.source)

        let text = sandbox.cairn(
            "restore", "--in-place", "--delete", "--snapshot", first, sandbox.source
        ).text
        #expect(text.contains("`\(sandbox.call) undo` to return to it"))
        let restored = Walker.walk(sandbox.source)
        Self.expectSame(sandbox.restored(first), sandbox.source)
        #expect(restored[Array("notes/new.md".utf8)] == nil)

        sandbox.cairn("undo")
        let undone = treeDifferences(Walker.walk(sandbox.source), expected: present)
        #expect(undone.isEmpty, "\(undone.joined(separator: "\n"))")
        sandbox.cairn("undo")
        #expect(treeDifferences(Walker.walk(sandbox.source), expected: restored).isEmpty)
        sandbox.cairn("undo")
        #expect(treeDifferences(Walker.walk(sandbox.source), expected: present).isEmpty)
        let kinds = sandbox.json("snapshots", "--all").map { $0["kind"] ?? "" }
        #expect(
            kinds.prefix(5) == [
                "backup", "before-restore", "after-restore", "before-restore", "after-undo",
            ])
        sandbox.expectSound()
    }

    @Test func withoutDeleteWhatIsNewStaysAndUndoRemovesNothingOfIt() {
        let (sandbox, first) = Self.filled()
        Files.write("created since\n", to: sandbox.source + "/notes/new.md")
        unlink(sandbox.source + "/letter.txt")
        let present = Walker.walk(sandbox.source)
        sandbox.cairn("restore", "--in-place", "--snapshot", first, sandbox.source)
        #expect(Files.text(sandbox.source + "/letter.txt") == "dear\n")
        #expect(Files.text(sandbox.source + "/notes/new.md") == "created since\n")
        sandbox.cairn("undo")
        // The file that was deleted before the restore is gone again.
        #expect(treeDifferences(Walker.walk(sandbox.source), expected: present).isEmpty)
    }

    @Test func undoSaysWhichRestoreItUndoes() {
        let (sandbox, first) = Self.filled()
        let letter = sandbox.source + "/letter.txt"
        Files.write("changed since\n", to: letter)
        sandbox.cairn("restore", "--in-place", "--snapshot", first, letter)
        let dry = sandbox.cairn("undo", "--dry-run").lines
        #expect(
            dry.first?.hasPrefix("undoing the restore of ") == true
                && dry.first?.contains("(commit \(first.prefix(8)))") == true, "\(dry)")
        #expect(dry.dropFirst().first == "  \(letter)")
        sandbox.cairn("undo")
        let again = sandbox.json("undo").first { $0["type"] == "undoing" }
        #expect(
            again?["of"] == "undo" && again?["brings_back"] == "restore"
                && again?.texts("paths") == [letter])
        let third = sandbox.cairn("undo", "--dry-run").lines.first ?? ""
        #expect(
            third.hasPrefix("undoing the undo of ")
                && third.contains("which undid the undo of "), "\(third)")
        sandbox.cairn("undo")
        let fourth = sandbox.cairn("undo").lines.first ?? ""
        #expect(fourth.contains("which undid the undo of "), "\(fourth)")
    }

    @Test func undoOfOneFileLeavesTheOthersAlone() {
        let (sandbox, first) = Self.filled()
        unlink(sandbox.source + "/letter.txt")
        sandbox.cairn("restore", "--in-place", "--snapshot", first, sandbox.source + "/letter.txt")
        #expect(Files.text(sandbox.source + "/letter.txt") == "dear\n")
        Files.write("later work\n", to: sandbox.source + "/notes/one.md")
        sandbox.cairn("undo", "--dry-run")
        #expect(Files.exists(sandbox.source + "/letter.txt"))
        sandbox.cairn("undo")
        #expect(!Files.exists(sandbox.source + "/letter.txt"))
        #expect(Files.text(sandbox.source + "/notes/one.md") == "later work\n")
    }

    @Test func aSubtreeThatIsGoneComesBackInPlace() {
        let (sandbox, first) = Self.filled()
        let before = Walker.walk(sandbox.source)
        Files.removeTree(Array((sandbox.source + "/notes").utf8))
        sandbox.backUp()
        sandbox.cairn("restore", "--in-place", "--snapshot", first, sandbox.source + "/notes")
        var found = Walker.walk(sandbox.source)
        // The directory it stands in has a new time, for a name came into it.
        found[[]] = before[[]]
        #expect(treeDifferences(found, expected: before).isEmpty)
        Files.removeTree(Array(sandbox.source.utf8))
        sandbox.cairn("restore", "--in-place", "--snapshot", first)
        #expect(treeDifferences(Walker.walk(sandbox.source), expected: before).isEmpty)
        sandbox.cairn("undo")
        #expect(!Files.exists(sandbox.source))
    }

    /// A root by the name of a directory that a path given once leads through.
    @Test func rootsThatWouldComeBackAsOneAreNotMixed() {
        let (sandbox, _) = Self.filled()
        let steps = sandbox.source.split(separator: "/")
        let old = sandbox.file("old") + "/" + steps.dropFirst().joined(separator: "/")
        #expect(sandbox.run("/bin/mkdir", ["-p", old]).code == 0)
        Files.write("from the old disk\n", to: old + "/letter.txt")
        sandbox.setSettings("[[root]]\nname = \"\(steps[0])\"\npath = \"\(sandbox.file("old"))\"\n")
        sandbox.cairn("backup")
        let mixed = sandbox.cairn("restore", "--target", sandbox.file("out"), exits: 1)
        #expect(
            mixed.errors.contains("would have the same name in the target")
                && !Files.exists(sandbox.file("out")), "\(mixed.errors)")
        sandbox.cairn("restore", "--target", sandbox.file("out"), sandbox.file("old"))
        sandbox.cairn("restore", "--target", sandbox.file("new"), sandbox.source)
        #expect(
            Files.text(sandbox.file("out") + "/" + steps.joined(separator: "/") + "/letter.txt")
                == "from the old disk\n")
        #expect(
            Files.text(sandbox.file("new") + sandbox.source + "/letter.txt")
                != "from the old disk\n")
    }
}
