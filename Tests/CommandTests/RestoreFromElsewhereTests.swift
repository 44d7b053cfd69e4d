import CommandSupport
import Glibc
import Testing

/// Undoes of in-place restores whose files came from another place than the one they went to.
@Suite struct RestoreFromElsewhereTests {
    private static func sandbox(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name)
        for file in ["from/one", "from/sub/two", "to/own"] { sandbox.put(file, "\(file)\n") }
        sandbox.prepare()
        return sandbox
    }

    private static func expectUndone(
        _ sandbox: Sandbox, in place: String, _ restore: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let before = Walker.walk(place)
        sandbox.cairn(
            (["restore", "--in-place"] + restore).map { Array($0.utf8) },
            sourceLocation: sourceLocation)
        let restored = Walker.walk(place)
        #expect(restored.count > before.count, sourceLocation: sourceLocation)
        for expected in [before, restored, before] {
            sandbox.cairn("undo", sourceLocation: sourceLocation)
            let found = treeDifferences(Walker.walk(place), expected: expected)
            #expect(found.isEmpty, "\(found)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: ["to", "to.rtfd"])
    func intoAnExistingDirectory(name: String) {
        let sandbox = Self.sandbox("into-\(name)")
        sandbox.put("to.rtfd/own", "own\n")
        sandbox.put("\(name)/one", "replaced\n")
        sandbox.backUp()
        let (from, to) = (sandbox.source + "/from", sandbox.source + "/\(name)")
        Self.expectUndone(sandbox, in: to, "--as", to, from)
        // What others saved since is not removed, and what was edited is in a snapshot.
        sandbox.cairn("restore", "--in-place", "--as", to, from)
        sandbox.put("\(name)/later", "later\n")
        sandbox.put("\(name)/sub/two", "edited\n")
        sandbox.cairn("undo")
        #expect(Files.names(to).sorted() == ["later", "one", "own"])
        #expect(Files.text(to + "/one") == "replaced\n")
        sandbox.cairn("undo")
        #expect(Files.text(to + "/sub/two") == "edited\n")
        #expect(Files.text(to + "/later") == "later\n")
        sandbox.expectSound()
    }

    @Test func intoAnotherRoot() {
        let sandbox = Self.sandbox()
        let other = sandbox.file("other")
        Files.makeDirectories(other + "/inside")
        Files.write("replaced\n", to: other + "/inside/one")
        sandbox.backUp()
        sandbox.cairn("backup", other)
        let from = sandbox.source
        Self.expectUndone(sandbox, in: other, "--map-root", "\(from):\(other)", from + "/from")
        Self.expectUndone(sandbox, in: other, "--map-root", "\(from):\(other)/inside", from)
    }

    @Test func ofAnotherMachine() {
        let sandbox = Self.sandbox()
        sandbox.cairn("backup", "--host", "other", sandbox.source)
        Files.removeTree(Array((sandbox.source + "/from").utf8))
        sandbox.put("to/own", "mine\n")
        sandbox.backUp()
        Self.expectUndone(sandbox, in: sandbox.source, "--host", "other")
    }

    /// Rules that exclude the place keep none of it from the states before and after.
    @Test func toAnExcludedPlace() {
        let sandbox = Self.sandbox()
        sandbox.put("from/disk.img", "backed up\n")
        sandbox.put("from/more.img", "more\n")
        sandbox.backUp()
        sandbox.put("to/disk.img", "replaced\n")
        sandbox.put("to/mine.img", "stays\n")
        sandbox.setSettings(
            "[exclude]\npatterns = [\"*.img\"]\n[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n"
        )
        let (from, to) = (sandbox.source + "/from", sandbox.source + "/to")
        Self.expectUndone(sandbox, in: to, "--as", to, from)
        #expect(Files.text(to + "/disk.img") == "replaced\n" && !Files.exists(to + "/more.img"))
        #expect(Files.text(to + "/mine.img") == "stays\n")
    }

    /// The restore clears the flag of a directory, and what was in it was in no snapshot.
    @Test func whatWasExcludedStays() {
        let sandbox = Self.sandbox()
        sandbox.put("to/sub/never", "stays\n")
        sandbox.cairn("exclude", "add", sandbox.source + "/to/sub")
        sandbox.backUp()
        let (from, to) = (sandbox.source + "/from", sandbox.source + "/to")
        sandbox.cairn("restore", "--in-place", "--as", to, from)
        sandbox.cairn("undo")
        #expect(Files.text(to + "/sub/never") == "stays\n" && !Files.exists(to + "/one"))
    }

    /// The same without another place: the directory was backed up before it was excluded.
    @Test func whatWasExcludedSinceStays() {
        let sandbox = Self.sandbox()
        sandbox.put("to/sub/before", "backed up\n")
        sandbox.backUp()
        let first = sandbox.commits()[0]
        sandbox.cairn("exclude", "add", sandbox.source + "/to/sub")
        sandbox.put("to/sub/never", "stays\n")
        sandbox.put("from/one", "changed\n")
        sandbox.backUp()
        let before = Walker.walk(sandbox.source)
        sandbox.cairn("restore", "--in-place", "--snapshot", first, sandbox.source)
        sandbox.cairn("undo")
        let found = treeDifferences(Walker.walk(sandbox.source), expected: before)
        #expect(found.isEmpty, "\(found)")
    }

    /// No state has it any more, so that it would count as created by the restore.
    @Test func whatWasErasedSinceStays() {
        let sandbox = Self.sandbox()
        sandbox.backUp()
        let (first, one) = (sandbox.commits()[0], sandbox.source + "/from/one")
        sandbox.put("from/one", "changed\n")
        sandbox.cairn("restore", "--in-place", "--snapshot", first, one)
        sandbox.cairn("forget", "--path", one, "--yes")
        let refused = sandbox.cairn("undo", exits: 1).errors
        #expect(refused.contains("have been erased"), "\(refused)")
        #expect(Files.text(one) == "from/one\n")
        sandbox.backUp()
        sandbox.cairn("status", one)
    }

    /// A path inside another one, and one that is given twice, are restored once.
    @Test func pathsInsideEachOther() {
        let sandbox = Self.sandbox()
        sandbox.put("from/sub/gone", "deleted\n")
        sandbox.backUp()
        let first = sandbox.commits()[0]
        unlink(sandbox.source + "/from/sub/gone")
        sandbox.put("from/sub/two", "changed\n")
        sandbox.put("to/own", "changed\n")
        sandbox.backUp()
        let (source, sub) = (sandbox.source, sandbox.source + "/from/sub")
        let before = Walker.walk(source)
        for paths in [[sub, source], [source, sub, source], [sub, sub]] {
            let ended = sandbox.cairn(
                (["restore", "--in-place", "--snapshot", first] + paths).map { Array($0.utf8) })
            #expect(ended.text.contains("restored \(paths.contains(source) ? 3 : 2) files"))
            sandbox.cairn("undo")
            let found = treeDifferences(Walker.walk(source), expected: before)
            #expect(found.isEmpty, "\(found)")
        }
    }
}
