import CommandSupport
import Glibc
import Testing

/// What is there already as it would come back stays the file that it is: a new one would lose its
/// owner where that is another user, and what a program still writes through a descriptor.
@Suite struct IdenticalItemTests {
    private static func inode(_ path: String) -> UInt {
        var status = stat()
        #expect(lstat(path, &status) == 0, "\(path)")
        return status.st_ino
    }

    /// There is nothing that an undo could take back.
    @Test func whereAllIsThereNothingIsRecorded() {
        let sandbox = Sandbox("all-identical")
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.put("d/b", "two")
        let first = sandbox.backUp()
        sandbox.put("a", "three")
        sandbox.backUp()
        let words = ["restore", "--in-place", "--snapshot", first, sandbox.source]
        let count = { sandbox.commits(all: true).count }
        sandbox.cairn(words.map { Array($0.utf8) })
        let before = count()
        let again = sandbox.cairn(words.map { Array($0.utf8) }).text
        #expect(again.contains("2 already identical") && count() == before, "\(again)")
        sandbox.cairn("undo")
        #expect(Files.text(sandbox.source + "/a") == "three")
        // What has rotted has size and time.
        var status = stat()
        let file = sandbox.source + "/d/b"
        #expect(stat(file, &status) == 0)
        sandbox.put("d/b", "TWO")
        #expect(utimensat(AT_FDCWD, file, [status.st_atim, status.st_mtim], 0) == 0)
        sandbox.cairn("restore", "--in-place", "--snapshot", first, sandbox.source + "/d/b")
        #expect(Files.text(file) == "two")
    }

    @Test func onlyWhatDiffersIsReplaced() {
        let sandbox = Sandbox("identical")
        sandbox.prepare()
        for name in ["same", "rotten", "changed", "letter.rtfd/TXT.rtf", "letter.rtfd/in/picture"] {
            sandbox.put(name, "content of \(name)")
        }
        #expect(symlink("same", sandbox.source + "/link") == 0)
        sandbox.backUp()
        let kept = ["same", "link", "letter.rtfd", "letter.rtfd/TXT.rtf"]
            .map { "\(sandbox.source)/\($0)" }
        let before = kept.map(Self.inode)
        sandbox.put("changed", "another")
        // Size and time are those of the backup.
        let rotten = sandbox.source + "/rotten"
        var status = stat()
        #expect(stat(rotten, &status) == 0)
        sandbox.put("rotten", "CONTENT OF rotten")
        #expect(utimensat(AT_FDCWD, rotten, [status.st_atim, status.st_mtim], 0) == 0)
        sandbox.backUp()

        let first = sandbox.commits()[0]
        let words = ["restore", "-v", "--in-place", "--snapshot", first, sandbox.source]
        let text = sandbox.cairn(words.map { Array($0.utf8) }).text
        #expect(kept.map(Self.inode) == before, "\(text)")
        #expect(text.contains("restored 2 files"), "\(text)")
        #expect(text.contains("4 already identical"), "\(text)")
        #expect(text.contains("replace \(sandbox.source)/changed"), "\(text)")
        for name in ["rotten", "changed"] {
            #expect(Files.text("\(sandbox.source)/\(name)") == "content of \(name)")
        }
        // A part that differs brings the whole document back.
        sandbox.put("letter.rtfd/in/picture", "another picture, larger")
        sandbox.backUp()
        sandbox.cairn("restore", "--in-place", "--snapshot", first, sandbox.source)
        #expect(Self.inode(kept[2]) != before[2] && Self.inode(kept[0]) == before[0])
        #expect(Files.text(sandbox.source + "/letter.rtfd/in/picture").hasPrefix("content of"))
        sandbox.cairn("undo")
        #expect(Files.text(sandbox.source + "/letter.rtfd/in/picture").hasPrefix("another"))
        #expect(Self.inode(kept[0]) == before[0])
    }
}
