import CommandSupport
import Glibc
import Testing

/// Directories that were moved to another disk, with a symlink at their old place, and symlinks in
/// roots.
@Suite struct LinkedRootTests {
    /// A root with a directory in it, backed up twice, before the directory is moved.
    private static func prepared(_ name: String, settings: String = "") -> (
        sandbox: Sandbox, old: String, new: String
    ) {
        let sandbox = Sandbox(name)
        let (old, new) = (sandbox.source + "/docs", sandbox.file("disk/docs"))
        sandbox.setSettings(settings)
        sandbox.prepare()
        Files.makeDirectories(sandbox.file("disk"))
        sandbox.put("docs/a.txt", "one")
        sandbox.put("docs/tmp/t", "temporary")
        sandbox.backUp()
        sandbox.put("docs/a.txt", "second")
        sandbox.backUp()
        return (sandbox, old, new)
    }

    private static func move(_ old: String, _ new: String) {
        #expect(rename(old, new) == 0 && symlink(new, old) == 0)
    }

    /// Each id of the list gives its content, under the old path and under the new one.
    private static func expectVersions(
        _ sandbox: Sandbox, of paths: [String], _ texts: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for path in paths {
            let ids = sandbox.cairn("versions", "-q", path).lines
            #expect(Set(ids).count == ids.count, sourceLocation: sourceLocation)
            #expect(
                ids.map { sandbox.cairn("dump", "--snapshot", $0, path).text } == texts,
                sourceLocation: sourceLocation)
        }
    }

    @Test func theOldPathMeansWhatTheLinkLeadsTo() {
        let (sandbox, old, new) = Self.prepared("moved")
        Self.move(old, new)
        sandbox.cairn("backup", sandbox.source, new)
        Files.write("the third", to: new + "/a.txt")
        sandbox.cairn("backup", sandbox.source, new)
        let path = old + "/a.txt"
        #expect(sandbox.cairn("dump", path).text == "the third")
        Self.expectVersions(sandbox, of: [path], ["one", "second", "second", "the third"])
        #expect(sandbox.cairn("find", path).text.contains("\(new)/a.txt"))
        let commits = sandbox.commits()
        let changes = sandbox.json("diff", commits[2], commits[3], path)
        #expect(changes.compactMap { $0["change"] } == ["content"])
        let out = sandbox.file("out")
        sandbox.cairn("restore", "--target", out, path)
        #expect(Files.text(out + new + "/a.txt") == "the third")
        #expect(sandbox.cairn("status", path).text.contains("\(new)/a.txt has been stored since"))
        // What was there before the move is still found by its snapshot.
        #expect(sandbox.cairn("dump", "--snapshot", commits[0], path).text == "one")
    }

    /// A copy was backed up beside the directory that it replaces: the same snapshots show both.
    @Test func aCopyThatWasBackedUpHasIdsOfItsOwn() {
        let (sandbox, old, new) = Self.prepared("copied")
        Files.makeDirectories(new)
        Files.write("a copy", to: new + "/a.txt")
        sandbox.cairn("backup", sandbox.source, new)
        Files.write("a copy that was changed", to: new + "/a.txt")
        sandbox.put("docs/a.txt", "the third")
        sandbox.cairn("backup", sandbox.source, new)
        #expect(rename(old, sandbox.file("gone")) == 0 && symlink(new, old) == 0)
        sandbox.cairn("backup", sandbox.source, new)
        Self.expectVersions(
            sandbox, of: [old + "/a.txt"],
            ["one", "second", "a copy", "the third", "a copy that was changed"])
        #expect(sandbox.cairn("dump", old + "/a.txt").text == "a copy that was changed")
    }

    /// The settings still name the old place.
    @Test func anExclusionAppliesBehindTheLink() {
        let (sandbox, old, new) = Self.prepared("excluded")
        sandbox.setSettings(
            "standard = false\n[exclude]\npaths = [\"\(old)/tmp\"]\n[[root]]\nname = \"docs\"\npath = \"\(new)\"\n"
        )
        Self.move(old, new)
        sandbox.cairn("backup")
        #expect(sandbox.cairn("ls", new).lines == [new + "/a.txt"])
        for path in [old + "/tmp/t", new + "/tmp/t"] {
            let told = sandbox.cairn("why", path, exits: 1).text
            #expect(told.contains("\(new)/tmp is excluded"), "\(told)")
        }
        sandbox.cairn("exclude", "remove", new + "/tmp")
        #expect(sandbox.cairn("why", old + "/tmp/t").text.contains("is backed up"))
    }

    @Test func aSlashMeansTheDirectoryBehindALink() {
        let (sandbox, old, new) = Self.prepared("slash")
        Self.move(old, new)
        sandbox.cairn("backup", sandbox.source, new)
        let link = sandbox.cairn("status", old).text
        #expect(
            link.contains("only the link itself is stored; it leads to \(new)")
                && link.contains("status \(new)`"), "\(link)")
        let directory = sandbox.cairn("status", old + "/").text
        #expect(directory.contains("\(new) is stored: 4 items"), "\(directory)")
        #expect(sandbox.cairn("ls", old).lines == [old])
        #expect(sandbox.cairn("ls", old + "/").lines == [new + "/a.txt", new + "/tmp/"])
        // Before the move a directory was there.
        let first = sandbox.commits()[0]
        #expect(
            sandbox.cairn("ls", "--snapshot", first, old + "/").lines
                == [old + "/a.txt", old + "/tmp/"])
        Files.write("new", to: new + "/new")
        sandbox.cairn("backup", old + "/")
        #expect(sandbox.cairn("dump", new + "/new").text == "new")
        sandbox.cairn("exclude", "add", old + "/")
        #expect(sandbox.cairn("why", new, exits: 1).text.contains("is not backed up"))
        #expect(sandbox.cairn("why", old).text.contains("is backed up"))
    }

    /// A backup and `status` say where a directory went that only a link leads to.
    @Test func aDirectoryThatBecameALinkIsTold() {
        let (sandbox, old, new) = Self.prepared("became-link")
        sandbox.setSettings(
            "standard = false\n[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n")
        sandbox.cairn("backup")
        Self.move(old, new)
        let text = "\(old) is now a symlink to \(new), which is not backed up"
        let told = sandbox.cairn("backup").errors
        #expect(told.contains(text) && told.contains("roots add \(new)`"), "\(told)")
        #expect(!sandbox.cairn("backup").errors.contains("symlink"))
        func status() -> String {
            sandbox.cairn("status").text.split(whereSeparator: \.isWhitespace).joined(
                separator: " ")
        }
        #expect(status().contains(text))
        let versions = sandbox.cairn("versions", old + "/a.txt")
        #expect((versions.text + versions.errors).contains("\(old) is now a symlink to \(new)"))
        // Back in its place, or backed up, or excluded.
        #expect(unlink(old) == 0 && rename(new, old) == 0)
        #expect(!status().contains("symlink"))
        Self.move(old, new)
        #expect(status().contains(text))
        sandbox.cairn("exclude", "add", new)
        #expect(!status().contains("symlink"))
        sandbox.cairn("exclude", "remove", new)
        sandbox.cairn("roots", "add", new)
        #expect(!status().contains("symlink"))
    }

    /// A file took the name of another one that was in the same snapshot.
    @Test func aRenamedFileHasIdsOfItsOwn() {
        let sandbox = Sandbox("taken-name")
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.put("b", "another file")
        sandbox.backUp()
        #expect(unlink(sandbox.source + "/b") == 0)
        sandbox.backUp()
        #expect(rename(sandbox.source + "/a", sandbox.source + "/b") == 0)
        sandbox.backUp()
        let ids = sandbox.cairn("versions", "-q", sandbox.source + "/b").lines
        let texts = ids.map {
            sandbox.cairn("dump", "--snapshot", $0, sandbox.source + "/b").text
        }
        #expect(Set(ids).count == 3 && texts.sorted() == ["another file", "one", "one"], "\(ids)")
    }

    /// The place behind the link is in no root.
    @Test func whatIsBehindALinkIsNotInTheRoot() {
        let (sandbox, old, new) = Self.prepared("behind")
        Self.move(old, new)
        sandbox.backUp()
        for path in [old + "/a.txt", old + "/"] {
            let place = path.replacing(old, with: new).trimmingSuffix { $0 == "/" }
            let status = sandbox.cairn("status", path, exits: 1).text
            #expect(
                status.contains("\(place) is not stored: it is not inside any root"), "\(status)")
            let why = sandbox.cairn("why", path, exits: 1).text
            #expect(
                why.contains("\(place) is not backed up: it is not inside any root"), "\(why)")
        }
        // No slash, and so the link.
        sandbox.cairn("status", old)
        sandbox.cairn("ls", old + "/", exits: 1)
    }
}

extension String {
    fileprivate func trimmingSuffix(while isLeft: (Character) -> Bool) -> String {
        String(reversed().drop(while: isLeft).reversed())
    }
}
