import CommandSupport
import Glibc
import Testing

/// A restore in place that did not come to its end is told until it is undone or done again; one
/// that cannot write is foretold.
@Suite struct UnfinishedRestoreTests {
    private static let files = 3_000

    /// A tree, all of which was deleted, and a restore of it that was killed.
    private static func killed(_ sandbox: Sandbox) -> (commit: String, before: String?) {
        sandbox.prepare()
        for number in 0..<files { sandbox.put("d\(number % 30)/f\(number)", "text \(number)\n") }
        let commit = sandbox.backUp()
        for number in 0..<30 { Files.removeTree(Array("\(sandbox.source)/d\(number)".utf8)) }
        let child = sandbox.startCairn(
            "restore", "--in-place", "--snapshot", commit, sandbox.source)
        let state = sandbox.file("state/cairn")
        #expect(
            child.awaitWhileRunning {
                Files.names(state).contains { $0.hasSuffix(".restore") }
                    && Files.bytesBeneath(sandbox.source) > 0
            })
        child.send(SIGKILL)
        #expect(child.wait().code == -SIGKILL)
        let before = sandbox.json("snapshots", "--all").last { $0["kind"] == "before-restore" }
        return (commit, before?["id"])
    }

    @Test func aKilledRestoreIsToldUntilItIsUndone() throws {
        let sandbox = Sandbox()
        let (commit, before) = Self.killed(sandbox)
        let status = sandbox.cairn("status").text
        #expect(status.contains("that started at"), "\(status)")
        #expect(status.contains("did not finish") && status.contains(" undo` to return"))
        let again =
            "restore --snapshot \(commit.prefix(8)) --in-place \(sandbox.source)` to restore the rest"
        #expect(status.replacing(#/\s+/#, with: " ").contains(again), "\(status)")
        #expect(sandbox.json("status").first?["unfinished_restore"] == before && before != nil)
        sandbox.cairn("status", "--check", exits: 1)
        let told = sandbox.cairn("undo", "--dry-run").text
        #expect(told.contains("which did not finish restoring the state of"), "\(told.prefix(300))")
        #expect(sandbox.cairn("status").text.contains("did not finish"))
        sandbox.cairn("undo")
        #expect(Files.bytesBeneath(sandbox.source) == 0)
        #expect(!sandbox.cairn("status").text.contains("did not finish"))
        #expect(sandbox.json("status").first?["unfinished_restore"] == nil)
    }

    /// What cannot be shown to be the restore's own stays, and is named.
    @Test func theUndoOfAKilledRestoreLeavesWhatWasMadeSince() {
        let sandbox = Sandbox()
        _ = Self.killed(sandbox)
        for name in ["d7", "d8"] { Files.removeTree(Array("\(sandbox.source)/\(name)".utf8)) }
        Files.makeDirectories("\(sandbox.source)/d7")
        sandbox.put("d8/f8", "mine\n")
        for options in [["-n"], []] {
            let told = sandbox.cairn((["undo"] + options).map { Array($0.utf8) }).errors
            #expect(
                told.contains("apparently created or changed after the interruption"),
                "\(told)")
            #expect(["/d7", "/d8/f8"].allSatisfy { told.contains(sandbox.source + $0) }, "\(told)")
        }
        #expect(Files.text("\(sandbox.source)/d8/f8") == "mine\n")
        #expect(Files.names(sandbox.source).sorted() == ["d7", "d8"])
        #expect(Files.bytesBeneath(sandbox.source) == 5)
    }

    /// Whether it is a restore that is killed, or its undo: what was saved since is the person's.
    @Test(arguments: ["restore", "undo"])
    func whatWasSavedAfterAKillStaysAndIsNamed(killed: String) throws {
        let sandbox = Sandbox()
        sandbox.prepare()
        let paths = (0..<Self.files).map { "\(sandbox.source)/d\($0 % 30)/f\($0)" }
        func put(_ text: String) { for path in paths { Files.write(text, to: path) } }
        for number in 0..<30 { Files.makeDirectories("\(sandbox.source)/d\(number)") }
        put("first\n")
        let commit = sandbox.backUp()
        put("the second\n")
        let restore = ["restore", "--in-place", "--snapshot", commit, sandbox.source]
        if killed == "undo" { sandbox.cairn(restore.map { Array($0.utf8) }) }
        let text = killed == "undo" ? "the second\n" : "first\n"
        let child = sandbox.start(
            sandbox.binary,
            ["-r", sandbox.repository] + (killed == "undo" ? ["undo"] : restore))
        #expect(child.awaitWhileRunning { Files.text(paths[0]) == text })
        child.send(SIGKILL)
        #expect(child.wait().code == -SIGKILL)
        let done = try #require(paths.first { Files.text($0) == text })
        let left = try #require(paths.last { Files.text($0) != text })
        for path in [done, left] { Files.write("work of an hour\n", to: path) }
        for options in [["-n"], []] {
            let told = sandbox.cairn((["undo"] + options).map { Array($0.utf8) }).errors
            #expect(told.contains("changed after the interruption"), "\(told)")
            #expect([done, left].allSatisfy { told.contains($0) }, "\(told)")
        }
        for path in paths {
            let isMine = path == done || path == left
            #expect(Files.text(path) == (isMine ? "work of an hour\n" : "the second\n"), "\(path)")
        }
    }

    @Test func aKilledRestoreIsToldUntilItIsDoneAgain() {
        let sandbox = Sandbox()
        let (commit, before) = Self.killed(sandbox)
        let again = sandbox.cairn("restore", "--in-place", "--snapshot", commit, sandbox.source)
        // The next undo is of this one: the state before the first is named.
        let named = "--snapshot \(before?.prefix(8) ?? "?") --in-place \(sandbox.source)`"
        #expect(again.errors.contains(named), "\(again.errors)")
        for number in 0..<30 {
            var status = stat()
            #expect(lstat("\(sandbox.source)/d\(number)", &status) == 0)
            #expect(status.st_mode & 0o7777 == 0o755, "d\(number)")
        }
        #expect(!sandbox.cairn("status").text.contains("did not finish"))
        sandbox.expectSound()
    }

    /// The state before has nothing that could be restored: no command is told for it.
    @Test func noCommandIsToldThatWouldFindNothing() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.put("docs/a.txt", "first")
        let commit = sandbox.backUp()
        let docs = "\(sandbox.source)/docs"
        Files.removeTree(Array(docs.utf8))
        let restore = ["restore", "--in-place", "--snapshot", commit, docs].map { Array($0.utf8) }
        sandbox.cairn(restore)
        let before = sandbox.json("snapshots", "--all").last { $0["kind"] == "before-restore" }
        let state = sandbox.file("state/cairn")
        let id = Files.names(state).first { $0.hasSuffix(".catalog") }?.dropLast(8) ?? ""
        // As one that was killed leaves it.
        Files.write("\(before?["id"] ?? "")\n", to: "\(state)/\(id).restore")
        Files.write("second", to: "\(docs)/a.txt")
        let told = sandbox.cairn(restore).errors
        #expect(told.contains("the previous restore did not finish\n"), "\(told)")
    }

    /// Everything in it is an ordinary user's, as whom the commands run.
    private static func ordinary(_ name: String = #function) -> (Sandbox, commit: String) {
        let sandbox = Sandbox(name)
        #expect(sandbox.run("/bin/cp", [Binary.path, sandbox.file("cairn")]).code == 0)
        chmod(sandbox.file("cairn"), 0o755)
        sandbox.put("docs/a.txt", "first\n")
        sandbox.put("docs/deep/b.txt", "first\n")
        #expect(sandbox.run("/bin/chown", ["-R", "65534:65534", sandbox.path]).code == 0)
        sandbox.binary = sandbox.file("cairn")
        sandbox.prefix = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        sandbox.prepare()
        return (sandbox, sandbox.backUp())
    }

    /// What one directory refuses is told by its name, and the rest is undone. (One of the user's
    /// own that only lacks `w` is made writable for the moment: OwnDirectoryTests.)
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func aDirectoryThatRefusesDoesNotEndAnUndo() {
        let (sandbox, commit) = Self.ordinary()
        let docs = "\(sandbox.source)/docs"
        Files.removeTree(Array(docs.utf8))
        sandbox.cairn("restore", "--in-place", "--snapshot", commit, docs)
        chmod("\(docs)/deep", 0)
        for options in [["-n"], []] {
            let ended = sandbox.cairn((["undo"] + options).map { Array($0.utf8) }, exits: 1)
            #expect(
                ended.errors.contains("permission denied") && ended.errors.contains("docs/deep")
                    && !ended.errors.contains("restoreFailure"), "\(ended.errors)")
        }
        #expect(!Files.exists("\(docs)/a.txt"))
        chmod("\(docs)/deep", 0o755)
        #expect(Files.text("\(docs)/deep/b.txt") == "first\n")
        sandbox.cairn("undo")
        #expect(!Files.exists(docs))
    }

    /// Two restores, an undo of the second that another user's directory refuses in part, and one
    /// that continues it in vain.
    ///
    /// - Parameters:
    ///   - second: what the second restores, beneath `docs`.
    ///   - refuse: makes the directory refuse, before the undo.
    private static func left(
        _ second: [String], _ name: String = #function,
        refusing refuse: (Sandbox, Bool) -> Void = shut
    ) -> (Sandbox, next: String?) {
        let (sandbox, commit) = ordinary(name)
        let docs = "\(sandbox.source)/docs"
        func put(_ text: String, _ paths: [String]) {
            for path in paths { Files.write(text, to: "\(docs)/\(path)") }
        }
        put("second\n", ["a.txt", "deep/b.txt"])
        let restore = ["restore", "--in-place", "--snapshot", commit]
        sandbox.cairn((restore + ["\(docs)/a.txt"]).map { Array($0.utf8) })
        put("third\n", ["a.txt"])
        unlink("\(docs)/deep/b.txt")
        sandbox.cairn((restore + second.map { docs + $0 }).map { Array($0.utf8) })
        #expect(Files.text("\(docs)/deep/b.txt") == "first\n")
        refuse(sandbox, true)
        let part = sandbox.cairn("undo", exits: 1)
        #expect(part.text.contains("the undo is incomplete"), "\(part.text)\(part.errors)")
        #expect(Files.text("\(docs)/a.txt") == "third\n")
        #expect(sandbox.cairn("status").text.contains("did not finish"))
        let vain = sandbox.cairn("undo", exits: 1).errors
        #expect(vain.contains("cannot restore") && vain.contains("docs/deep"), "\(vain)")
        #expect(vain.contains("ends this undo, because only other users can change"), "\(vain)")
        #expect(!sandbox.cairn("status").text.contains("did not finish"))
        let next = vain.firstMatch(of: #/run `(cairn [^`]*)` to revert the rest/#)
        return (sandbox, next.map { String($0.1) })
    }

    private static func shut(_ sandbox: Sandbox, _ refuses: Bool) {
        let owner = refuses ? "0:0" : "65534:65534"
        let deep = "\(sandbox.source)/docs/deep"
        #expect(sandbox.run("/bin/chown", [owner, deep]).code == 0)
    }

    /// The next undo takes back the restore before, and the one after that is of this one.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"), arguments: [true, false])
    func anUndoThatOnlyOthersCanFinishEnds(isDirectory: Bool) {
        let (sandbox, _) = Self.left([""]) { sandbox, _ in
            if isDirectory { return Self.shut(sandbox, true) }
            // Nothing could bring it back.
            let file = "\(sandbox.source)/docs/deep/b.txt"
            #expect(chown(file, 0, 0) == 0 && chmod(file, 0o600) == 0)
        }
        let docs = "\(sandbox.source)/docs"
        sandbox.cairn("undo")
        #expect(Files.text("\(docs)/a.txt") == "second\n")
        #expect(Files.text("\(docs)/deep/b.txt") == "first\n")
        sandbox.cairn("undo")
        #expect(Files.text("\(docs)/a.txt") == "third\n")
    }

    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func whatAnEndedUndoAdvisesDoesTheRest() throws {
        let (sandbox, next) = Self.left([""])
        Self.shut(sandbox, false)
        let words = try sandbox.prefix + [sandbox.binary, String(#require(next).dropFirst(6))]
        let done = sandbox.run("/bin/sh", ["-c", words.joined(separator: " ")])
        #expect(done.code == 0, "\(words) \(done.errors)")
        #expect(!Files.exists("\(sandbox.source)/docs/deep/b.txt"))
        sandbox.cairn("undo")
        #expect(Files.text("\(sandbox.source)/docs/deep/b.txt") == "first\n")
    }

    /// Nothing of it is possible from the beginning. Without a restore before, it stays the next.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"), arguments: [true, false])
    func anUndoThatOnlyOthersCouldBeginEnds(isFirst: Bool) throws {
        let (sandbox, commit) = Self.ordinary()
        let (a, b) = ("\(sandbox.source)/docs/a.txt", "\(sandbox.source)/docs/deep/b.txt")
        for path in isFirst ? [b] : [a, b] {
            Files.write("second\n", to: path)
            sandbox.cairn("restore", "--in-place", "--snapshot", commit, path)
        }
        Self.shut(sandbox, true)
        #expect(!sandbox.cairn("undo", "-n", exits: 1).errors.contains("ends this undo"))
        let vain = sandbox.cairn("undo", exits: 1).errors
        #expect(vain.contains("cannot restore") && vain.contains("docs/deep"), "\(vain)")
        #expect(
            vain.contains("ends this undo, because only other users can change") != isFirst,
            "\(vain)")
        if isFirst {
            Self.shut(sandbox, false)
            sandbox.cairn("undo")
            #expect(Files.text(b) == "second\n")
            return
        }
        sandbox.cairn("undo")
        #expect(Files.text(a) == "second\n" && Files.text(b) == "first\n")
        sandbox.cairn("undo")
        #expect(Files.text(a) == "first\n")
        Self.shut(sandbox, false)
        let next = try #require(
            vain.firstMatch(of: #/run `cairn ([^`]*)` to revert the restore/#), "\(vain)")
        let words = sandbox.prefix + [sandbox.binary, String(next.1)]
        #expect(sandbox.run("/bin/sh", ["-c", words.joined(separator: " ")]).code == 0)
        #expect(Files.text(b) == "second\n")
    }

    /// The next undo passes over as many as need be.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func severalUndosThatOnlyOthersCouldBeginEnd() {
        let (sandbox, commit) = Self.ordinary()
        let (a, b) = ("\(sandbox.source)/docs/a.txt", "\(sandbox.source)/docs/deep/b.txt")
        for path in [a, b, b] {
            Files.write("second\n", to: path)
            sandbox.cairn("restore", "--in-place", "--snapshot", commit, path)
        }
        Self.shut(sandbox, true)
        for _ in 0..<2 {
            #expect(sandbox.cairn("undo", exits: 1).errors.contains("ends this undo"))
        }
        sandbox.cairn("undo")
        #expect(Files.text(a) == "second\n" && Files.text(b) == "first\n")
    }

    /// Each part but the last could do something.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func anUndoInSeveralPartsEnds() {
        let (sandbox, _) = Self.ordinary()
        let docs = "\(sandbox.source)/docs"
        func own(_ user: String, _ names: String...) {
            let paths = names.map { "\(docs)/\($0)" }
            #expect(sandbox.run("/bin/chown", [user] + paths).code == 0)
        }
        sandbox.put("docs/more/c.txt", "first\n")
        own("65534:65534", "more", "more/c.txt")
        let commit = sandbox.backUp()
        let names = ["a.txt", "deep/b.txt", "more/c.txt"]
        for path in ["\(docs)/a.txt", docs] {
            for name in names { Files.write("before \(path)", to: "\(docs)/\(name)") }
            sandbox.cairn("restore", "--in-place", "--snapshot", commit, path)
        }
        own("0:0", "deep", "more")
        sandbox.cairn("undo", exits: 1)
        own("65534:65534", "more")
        sandbox.cairn("undo", exits: 1)
        #expect(Files.text("\(docs)/more/c.txt") == "before \(docs)")
        #expect(sandbox.cairn("undo", exits: 1).errors.contains("ends this undo"))
        #expect(!sandbox.cairn("status").text.contains("did not finish"))
        sandbox.cairn("undo")
        #expect(Files.text("\(docs)/a.txt") == "before \(docs)/a.txt")
    }

    @Test func anUndoInARootThatWasRemovedEnds() {
        let sandbox = Sandbox()
        sandbox.prepare()
        sandbox.setSettings("standard = false\n")
        let paths = ["a", "b"].map { "\(sandbox.source)/\($0)/file" }
        for path in paths {
            Files.makeDirectories(String(path.dropLast(5)))
            Files.write("first", to: path)
            sandbox.cairn("roots", "add", String(path.dropLast(5)))
        }
        let commit = sandbox.json("backup").last?["commit"] ?? ""
        for path in paths {
            Files.write("second", to: path)
            sandbox.cairn("restore", "--in-place", "--snapshot", commit, path)
        }
        sandbox.cairn("roots", "remove", "\(sandbox.source)/b")
        sandbox.cairn("backup")
        for options in [["-n"], []] {
            let vain = sandbox.cairn((["undo"] + options).map { Array($0.utf8) }, exits: 1).errors
            #expect(vain.contains("removed since"), "\(vain)")
            #expect(vain.contains("reverts the restore before") == options.isEmpty, "\(vain)")
        }
        sandbox.cairn("undo")
        #expect(paths.map { Files.text($0) } == ["second", "first"])
    }

    /// The only place that is left cannot even be opened.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func aRefusedPlaceThatIsLeftAloneEndsAnUndo() {
        let (sandbox, _) = Self.left(["/a.txt", "/deep/b.txt"]) { sandbox, _ in
            Self.shut(sandbox, true)
            chmod("\(sandbox.source)/docs/deep", 0o700)
        }
        sandbox.cairn("undo")
        #expect(Files.text("\(sandbox.source)/docs/a.txt") == "second\n")
    }

    /// A directory that nobody but root reads, which the restore left alone.
    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func aDryRunPassesOverWhatTheUndoPassesOver() {
        let (sandbox, _) = Self.ordinary()
        let docs = "\(sandbox.source)/docs"
        sandbox.put("docs/shut/c.txt", "first\n")
        let commit = sandbox.backUp()
        chmod("\(docs)/shut", 0o700)
        Files.write("second", to: "\(docs)/a.txt")
        _ = sandbox.startCairn("restore", "--in-place", "--snapshot", commit, docs).wait()
        #expect(Files.text("\(docs)/a.txt") == "first\n")
        for options in [["-n"], []] {
            let told = sandbox.cairn((["undo"] + options).map { Array($0.utf8) })
            #expect(!told.errors.contains("cannot restore"), "\(told.errors)")
        }
        #expect(Files.text("\(docs)/a.txt") == "second")
    }

    @Test(.enabled(if: Machine.canSwitchUser, "needs root and setpriv"))
    func aDirectoryThatCannotBeWrittenToIsForetold() {
        let (sandbox, commit) = Self.ordinary()
        #expect(sandbox.run("/bin/chown", ["0:0", sandbox.source + "/docs"]).code == 0)
        let commits = sandbox.commits(all: true)
        Files.removeTree(Array("\(sandbox.source)/docs/deep".utf8))
        let docs = "\(sandbox.source)/docs"
        // What is there as it would come back needs no writing.
        Files.write("changed", to: "\(docs)/a.txt")
        for path in [docs, "\(docs)/a.txt", "\(docs)/deep/b.txt"] {
            for options in [["-n"], []] {
                let ended = sandbox.cairn(
                    (["restore", "--in-place", "--snapshot", commit] + options + [path]).map {
                        Array($0.utf8)
                    }, exits: 1)
                #expect(
                    ended.errors.contains(
                        "cannot write to \(docs): permission denied; allow writing to this directory"
                    ),
                    "\(path) \(ended.errors)")
            }
        }
        #expect(sandbox.commits(all: true) == commits)
        let target = "\(docs)/new/one"
        let aside = sandbox.cairn("restore", "-n", "--target", target, exits: 1)
        #expect(aside.errors.contains("permission denied"), "\(aside.errors)")
    }
}
