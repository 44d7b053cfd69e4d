import CommandSupport
import Glibc
import Testing

/// A new machine that takes over the roots of another before their files are back.
@Suite struct AdoptionTests {
    /// No disk is missing there: the directories of a fresh desktop are empty.
    @Test func whatWasAdoptedTooEarlyIsRestoredInPlace() {
        let sandbox = Sandbox("adoption")
        HostTests.become("one", sandbox)
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.put("sub/b", "two")
        sandbox.backUp()
        HostTests.become("two", sandbox)
        Files.removeTree(Array(sandbox.source.utf8))
        Files.makeDirectories(sandbox.source)
        sandbox.put("new", "three")
        sandbox.cairn("roots", "adopt", "--host", HostTests.ownName, "--yes")
        // Nothing of it is called deleted, and the way back is named.
        let told = sandbox.cairn("backup", sandbox.source, exits: 3).errors
        #expect(told.contains("restore --in-place \(sandbox.source)`"), "\(told)")
        #expect(told.contains("backup --new-disk \(sandbox.source)`"), "\(told)")
        sandbox.cairn("restore", "--in-place", sandbox.source)
        for (name, text) in [("a", "one"), ("sub/b", "two"), ("new", "three")] {
            #expect(Files.text("\(sandbox.source)/\(name)") == text)
        }
        #expect(sandbox.json("backup", sandbox.source).last?.number("deleted") == 0)
        sandbox.expectSound()
    }

    /// A reinstalled machine, or a copy of a virtual one, has another id and the same name.
    @Test func aNewHistoryNamesTheCommandThatContinuesTheFormerOne() {
        let sandbox = Sandbox("adoption-named")
        HostTests.become("one", sandbox)
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.backUp()
        HostTests.become("two", sandbox)
        #expect(sandbox.cairn("ls").errors.contains(" roots adopt --host "))
        let begun = sandbox.cairn("backup", sandbox.source).errors
        #expect(
            begun.contains("started a new history") && begun.contains(" roots adopt --host "),
            "\(begun)")
        let next = sandbox.cairn("backup", sandbox.source).errors
        #expect(!next.contains("roots adopt"), "\(next)")
        let words = begun.split(separator: "`").first { $0.contains(" roots adopt ") } ?? ""
        let host = String(words.split(separator: " ").last ?? "")
        sandbox.cairn("roots", "adopt", "--host", host, "--yes")
        #expect(sandbox.json("versions", sandbox.source + "/a").count == 1)
    }

    /// A root that no settings name is not backed up, whoever it belongs to.
    @Test func anAdoptedRootComesIntoTheSettings() {
        let sandbox = Sandbox("adoption-settings")
        HostTests.become("one", sandbox)
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.setSettings("standard = false\n")
        sandbox.cairn("roots", "add", sandbox.source)
        sandbox.cairn("backup")
        HostTests.become("two", sandbox)
        Files.makeDirectories(sandbox.file("other"))
        sandbox.setSettings("[[root]]\nname = \"other\"\npath = \"\(sandbox.file("other"))\"\n")
        let plan = sandbox.cairn("roots", "adopt", "--host", HostTests.ownName, "--dry-run")
        #expect(plan.text.contains("would be backed up"))
        sandbox.cairn("roots", "adopt", "--host", HostTests.ownName, "--yes")
        sandbox.put("new", "two")
        sandbox.cairn("backup")
        #expect(sandbox.cairn("dump", "\(sandbox.source)/new").text == "two")
        sandbox.cairn("status", "--check")
        // Taken out again, it is a trouble, with the command that ends it.
        sandbox.setSettings("[[root]]\nname = \"other\"\npath = \"\(sandbox.file("other"))\"\n")
        sandbox.cairn("status", "--check", exits: 1)
        #expect(sandbox.cairn("status").text.contains("roots add \(sandbox.source)"))
        sandbox.cairn("roots", "add", sandbox.source)
        sandbox.cairn("status", "--check")
    }

    /// The root that the restore began has ended by then, and the adopted one was not here.
    @Test func aRestoreIsUndoneAfterItsRootWasAdopted() {
        let sandbox = Sandbox("adoption-undone")
        HostTests.become("one", sandbox)
        sandbox.prepare()
        sandbox.setSettings("[[root]]\nname = \"src\"\npath = \"\(sandbox.source)\"\n")
        for name in ["a", "b", "sub/c"] { sandbox.put(name, name) }
        sandbox.cairn("backup")
        unlink(sandbox.source + "/b")
        sandbox.put("a", "new")
        let before = Walker.walk(sandbox.source)
        HostTests.become("two", sandbox)
        sandbox.cairn("restore", "--in-place", "--host", HostTests.ownName)
        let restored = Walker.walk(sandbox.source)
        sandbox.cairn("roots", "adopt", "--host", HostTests.ownName, "--yes")
        sandbox.cairn("backup")
        for expected in [before, restored, before] {
            sandbox.cairn("undo")
            let found = treeDifferences(Walker.walk(sandbox.source), expected: expected)
            #expect(found.isEmpty, "\(found)")
        }
        sandbox.expectSound()
    }

    /// In a snapshot in which both roots have the file, no id of a version means the other one's.
    @Test(arguments: [true, false])
    func versionsOfRootsWithinEachOtherHaveIdsOfTheirOwn(isAround: Bool) throws {
        let sandbox = Sandbox("adoption-nested")
        let (outer, inner) = (sandbox.source, sandbox.source + "/data")
        HostTests.become("one", sandbox)
        sandbox.prepare()
        sandbox.setSettings("standard = false\n")
        sandbox.put("data/f", "1")
        sandbox.cairn("roots", "add", isAround ? inner : outer)
        sandbox.cairn("backup")
        sandbox.put("data/f", "22")
        sandbox.cairn("backup")
        HostTests.become("two", sandbox)
        sandbox.setSettings("standard = false\n")
        sandbox.cairn("roots", "add", isAround ? outer : inner)
        sandbox.cairn("backup")
        sandbox.put("data/f", "333")
        let both = try #require(sandbox.json("backup").last?["commit"])
        sandbox.cairn("roots", "adopt", "--host", HostTests.ownName, "--yes")
        sandbox.cairn("backup")
        sandbox.cairn("pin", both)
        sandbox.cairn("forget", "--keep-last", "1")
        let versions = sandbox.json("versions", inner + "/f")
        #expect(versions.count >= 2)
        for version in versions {
            let id = try #require(version["id"])
            let size = sandbox.cairn("dump", "--snapshot", id, inner + "/f").text.utf8.count
            #expect(size == version.number("size"), "\(id)")
        }
    }
}
