import CommandSupport
import Glibc
import Testing

/// A root whose directory was renamed, while another stands at its place. (Issue 37, number 15.)
@Suite struct RootReplacedTests {
    private static func prepared(_ name: String) -> (Sandbox, old: String, new: String) {
        let sandbox = Sandbox(name)
        let (old, new) = (sandbox.file("home/Documents"), sandbox.file("home/Dokumente"))
        Files.makeDirectories(old)
        Files.write("one", to: old + "/letter")
        sandbox.setSettings(
            "standard = false\n[[root]]\nname = \"Documents\"\npath = \"\(old)\"\n")
        sandbox.prepare()
        sandbox.cairn("backup")
        #expect(rename(old, new) == 0)
        return (sandbox, old, new)
    }

    /// A root that was moved out of a directory which was once backed up by name.
    private static func preparedByName(_ name: String) -> (Sandbox, old: String, new: String) {
        let sandbox = Sandbox(name)
        let (old, new) = (sandbox.file("home/P/sub"), sandbox.file("home/Q"))
        Files.makeDirectories(old)
        Files.write("one", to: old + "/letter")
        sandbox.setSettings("standard = false\n")
        sandbox.prepare()
        sandbox.cairn("backup", sandbox.file("home/P"))
        sandbox.cairn("roots", "add", old)
        sandbox.cairn("backup")
        #expect(rename(old, new) == 0)
        return (sandbox, old, new)
    }

    /// Desktops make a standard directory again by themselves.
    @Test func aRenamedRootIsNamedThoughAnotherDirectoryStandsThere() {
        let (sandbox, old, new) = Self.prepared("remade")
        Files.makeDirectories(old)
        Files.write("another", to: old + "/note")
        let refused = sandbox.cairn("backup", exits: 3).errors
        #expect(
            refused.contains("is now at \(new)")
                && refused.contains("roots move \(old) \(new)`"), "\(refused)")
        sandbox.cairn("find", "--deleted", "letter", exits: 1)
        let told = sandbox.cairn("status", "--check", exits: 1).text
        #expect(
            told.contains("\(old) was renamed to \(new), which is not backed up"), "\(told)")
        #expect(sandbox.cairn("status").text.contains("roots move \(old) \(new)"))
        sandbox.cairn("roots", "move", old, new)
        sandbox.cairn("roots", "add", old)
        Files.write("nineteen", to: new + "/letter")
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        let sizes = sandbox.json("versions", new + "/letter").compactMap { $0.number("size") }
        #expect(sizes.first == 3 && sizes.last == 8, "\(sizes)")
        #expect(sandbox.cairn("dump", old + "/note").text == "another")
    }

    /// What was saved where the link leads would be in no root any more.
    @Test func noLinkToTheRootIsReplaced() {
        let (sandbox, old, new) = Self.prepared("link-restored")
        #expect(symlink(new, old) == 0)
        Files.write("the newest", to: new + "/letter")
        let refused = sandbox.cairn("restore", "--in-place", old, exits: 1).errors
        #expect(refused.contains("roots move \(old) \(new)`"), "\(refused)")
        #expect(Files.text(new + "/letter") == "the newest")
        sandbox.cairn("roots", "move", old, new)
        sandbox.cairn("backup")
        #expect(sandbox.cairn("dump", new + "/letter").text == "the newest")
    }

    /// A copy that is whole is the root, and says so.
    @Test func aWholeCopyIsTheRoot() {
        let (sandbox, old, new) = Self.prepared("copied-back")
        #expect(sandbox.run("/bin/cp", ["-a", new, old]).code == 0)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
    }

    /// A restore of a part would take the new directory for the root, and the rest for deleted.
    @Test func nothingIsRestoredIntoAnotherDirectory() {
        let (sandbox, old, new) = Self.prepared("into-another")
        Files.makeDirectories(old)
        let refused = sandbox.cairn("restore", "--in-place", old + "/letter", exits: 1).errors
        #expect(refused.contains("roots move \(old) \(new)`"), "\(refused)")
        sandbox.cairn("find", "--deleted", "letter", exits: 1)
        let whole = sandbox.cairn("restore", "--in-place", old, exits: 1).errors
        #expect(whole.contains("roots move \(old) \(new)`"), "\(whole)")
        // If the root is nowhere, all of it is restored.
        Files.removeTree(Array(new.utf8))
        sandbox.cairn("restore", "--in-place", old)
        #expect(Files.text(old + "/letter") == "one")
    }

    /// Checks that a root which was moved is named, also after another directory took its place.
    private static func expectNamed(_ old: String, at new: String, in sandbox: Sandbox) {
        let missing = sandbox.cairn("status").text
        #expect(missing.contains("roots move \(old) \(new)`"), "\(missing)")
        Files.makeDirectories(old)
        Files.write("another", to: old + "/note")
        let refused = sandbox.cairn("backup", exits: 3).errors
        #expect(refused.contains("roots move \(old) \(new)`"), "\(refused)")
        sandbox.cairn("find", "--deleted", "letter", exits: 1)
        let told = sandbox.cairn("status", "--check", exits: 1).text
        #expect(
            told.contains("\(old) was renamed to \(new), which is not backed up"), "\(told)")
    }

    /// The directory was moved to another directory, or the directory above it was.
    @Test(arguments: ["Archive/Documents", "Archive/2026/papers"])
    func aRootThatWasMovedIsNamed(target: String) {
        let (sandbox, old, new) = Self.prepared("moved-\(target.count)")
        let there = sandbox.file("home/" + target)
        Files.makeDirectories(sandbox.file("home/Archive/2026"))
        #expect(rename(new, there) == 0)
        Self.expectNamed(old, at: there, in: sandbox)
        sandbox.cairn("roots", "move", old, there)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
    }

    /// A directory in the trash, or in a place that is excluded, counts as deleted.
    @Test(arguments: [".local/share/Trash/files/Documents", "excluded/Documents"])
    func aRootInTheTrashIsDeleted(target: String) {
        let (sandbox, old, new) = Self.prepared("trashed-\(target.count)")
        let there = sandbox.file("home/" + target)
        Files.makeDirectories(there)
        #expect(rmdir(there) == 0 && rename(new, there) == 0)
        Files.makeDirectories(sandbox.file("home/excluded"))
        sandbox.cairn("exclude", "add", sandbox.file("home/excluded"))
        let missing = sandbox.cairn("status").text
        #expect(missing.contains("roots move \(old) NEW`"), "\(missing)")
        Files.makeDirectories(old)
        sandbox.cairn("backup")
        #expect(sandbox.cairn("find", "--deleted", "letter").text.contains("letter"))
    }

    /// A new directory at the old path would be another one than the root.
    @Test func nothingIsRestoredWhereAMovedRootWas() {
        let (sandbox, old, new) = Self.prepared("restored-moved")
        #expect(rename(new, old) == 0)
        Files.write("second", to: old + "/letter")
        sandbox.cairn("backup")
        let first = sandbox.cairn("versions", "-q", old + "/letter").lines[0]
        sandbox.cairn("restore", "--snapshot", first, "--in-place", old + "/letter")
        #expect(rename(old, new) == 0)
        let restore = ["restore", "--in-place"]
        for words in [
            restore + [old + "/letter"], restore + [old], restore, ["undo"],
            restore + ["-n", old + "/letter"], ["undo", "-n"],
        ] {
            let refused = sandbox.cairn(words.map { Array($0.utf8) }, exits: 1).errors
            #expect(refused.contains("roots move \(old) \(new)`"), "\(words): \(refused)")
            #expect(!Files.exists(old))
        }
        // A root that was deleted is restored.
        Files.removeTree(Array(new.utf8))
        sandbox.cairn("restore", "--in-place", old + "/letter")
        #expect(Files.text(old + "/letter") == "one")
    }

    /// What is there now is the root from now on, wherever the former one is.
    @Test func theNewDirectoryIsTakenForTheRoot() {
        let (sandbox, old, _) = Self.prepared("taken")
        Files.makeDirectories(old)
        Files.write("another", to: old + "/note")
        sandbox.cairn("backup", exits: 3)
        sandbox.cairn("backup", "--new-disk", old)
        #expect(sandbox.cairn("dump", old + "/note").text == "another")
        #expect(sandbox.cairn("find", "--deleted", "letter").text.contains("letter"))
        sandbox.cairn("backup")
    }

    /// The rename was noticed late: every id that `versions` lists is one that `dump`, `restore`
    /// and `diff` take, also of the snapshots in which both roots were backed up.
    @Test func aPathMeansTheRootThatWasThereThen() {
        let (sandbox, old, new) = Self.prepared("late")
        sandbox.setSettings(
            "standard = false\n[[root]]\nname = \"Documents\"\npath = \"\(new)\"\n")
        sandbox.cairn("backup")
        var texts = ["one"]
        for text in ["second", "the third"] {
            Files.write(text, to: new + "/letter")
            sandbox.cairn("backup")
            texts.append(text)
        }
        sandbox.cairn("roots", "move", old, new)
        sandbox.cairn("backup")
        let ids = sandbox.cairn("versions", "-q", new + "/letter").lines
        #expect(ids.count == 3)
        for (id, text) in zip(ids, texts) {
            #expect(sandbox.cairn("dump", "--snapshot", id, new + "/letter").text == text)
            sandbox.cairn("restore", "--snapshot", id, "--in-place", new + "/letter")
            #expect(Files.text(new + "/letter") == text)
            let all = sandbox.file("all-\(id)")
            sandbox.cairn("restore", "--snapshot", id, "--target", all)
            #expect(Files.names(all) == ["Documents"] || Files.names(all).count == 1)
        }
        #expect(sandbox.cairn("ls", "-R", "--snapshot", ids[1]).lines.count == 2)
        let all = sandbox.cairn("restore", "-n", "--snapshot", ids[1], "--in-place")
        #expect(
            all.errors.contains("root 1, now at \(new), was elsewhere at that time"),
            "\(all.errors)")
        let fossil = sandbox.file("fossil")
        sandbox.cairn("restore", "--root", "1", "--snapshot", ids[1], "--target", fossil)
        #expect(Files.text(fossil + "/Documents/letter") == "one")
    }

    @Test func whatIsNotNeededEndsTheTrouble() {
        let (sandbox, old, new) = Self.prepared("unneeded")
        Files.makeDirectories(old)
        sandbox.cairn("backup", exits: 3)
        sandbox.cairn("status", "--check", exits: 1)
        sandbox.cairn("exclude", "add", new)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
    }

    /// A symlink was left where the root was.
    @Test func aSymlinkLeadsToWhereARootIsNow() {
        let (sandbox, old, new) = Self.prepared("linked")
        #expect(symlink(new, old) == 0)
        let told = sandbox.cairn("status").text
        #expect(told.contains("roots move \(old) \(new)"), "\(told)")
    }

    /// What a wider root held for a time was not deleted with it.
    @Test func whatAnotherRootHeldIsNotDeleted() {
        let sandbox = Sandbox("wider")
        let home = sandbox.file("home")
        Files.makeDirectories(home + "/Documents")
        Files.write("one", to: home + "/Documents/letter")
        sandbox.setSettings(
            "standard = false\n[[root]]\nname = \"d\"\npath = \"\(home)/Documents\"\n")
        sandbox.prepare()
        sandbox.cairn("backup")
        sandbox.cairn("roots", "add", home)
        sandbox.cairn("backup")
        sandbox.cairn("roots", "remove", home)
        sandbox.cairn("backup")
        let found = sandbox.json("find", "--deleted").filter { $0["type"] == "item" }
        #expect(!found.contains { $0["path"]?.hasSuffix("letter") == true }, "\(found)")
        Files.write("today", to: home + "/Documents/letter")
        sandbox.cairn("backup")
        sandbox.cairn(
            "restore", "--in-place", "--deleted", home + "/Documents/letter", exits: 1)
        #expect(Files.text(home + "/Documents/letter") == "today")
    }

    /// A directory around it was backed up once by name: that one does not hold the root.
    @Test func aRootInsideADirectoryThatWasBackedUpByNameIsNamed() {
        let (sandbox, old, new) = Self.preparedByName("by-name")
        Self.expectNamed(old, at: new, in: sandbox)
        let byName = ["backup", sandbox.file("home/P")]
        let preview = sandbox.startCairn(byName + ["--dry-run"]).wait()
        #expect(preview.code == 3 && preview.errors.contains("is now at \(new)"), "\(preview)")
        Files.write("beside", to: sandbox.file("home/P/beside"))
        let named = sandbox.startCairn(byName).wait()
        #expect(
            named.code == 3 && named.errors.contains("roots move \(old) \(new)`"), "\(named)")
        sandbox.cairn("find", "--deleted", "letter", exits: 1)
        #expect(sandbox.cairn("dump", sandbox.file("home/P/beside")).text == "beside")
        let place = old + "/letter"
        let rehearsed = sandbox.cairn("restore", "--in-place", "--dry-run", place, exits: 1)
        #expect(rehearsed.errors.contains("roots move \(old) \(new)`"), "\(rehearsed.errors)")
        let restored = sandbox.cairn("restore", "--in-place", place, exits: 1)
        #expect(restored.errors.contains("roots move \(old) \(new)`"), "\(restored.errors)")
        #expect(!Files.exists(place))
        sandbox.cairn("find", "--deleted", "letter", exits: 1)
        let moved = sandbox.cairn("roots", "move", old, new)
        #expect(moved.errors.contains("roots add \(old)`"), "\(moved.errors)")
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(sandbox.cairn("dump", new + "/letter").text == "one")
    }

    /// Where a root was, and where it goes: it is a root of the repository, or in another one.
    enum Around: String, CaseIterable { case nothing, byName, byNameIntoRoot, intoRoot }

    /// Deleted files do not move with a root, but their versions are at its new path.
    @Test(arguments: Around.allCases)
    func whatWasDeletedBeforeARootMovedIsAtItsNewPath(around: Around) {
        let sandbox = Sandbox("deleted-before-\(around)")
        let isIntoRoot = around == .byNameIntoRoot || around == .intoRoot
        let old = sandbox.file("home/P/sub")
        let new = sandbox.file(isIntoRoot ? "home/T/Q" : "home/Q")
        for path in [old + "/inner", sandbox.file("home/T")] { Files.makeDirectories(path) }
        let deleted = ["note", "inner/page"]
        for name in ["letter"] + deleted { Files.write(name, to: "\(old)/\(name)") }
        Files.write("beside", to: sandbox.file("home/P/beside"))
        sandbox.setSettings("standard = false\n")
        sandbox.prepare()
        if around == .byName || around == .byNameIntoRoot {
            sandbox.cairn("backup", sandbox.file("home/P"))
        }
        for root in [old, sandbox.file("home/T")] { sandbox.cairn("roots", "add", root) }
        sandbox.cairn("backup")
        for name in deleted { unlink("\(old)/\(name)") }
        sandbox.cairn("backup")
        #expect(rename(old, new) == 0)
        #expect(!sandbox.cairn("roots", "move", old, new).errors.contains("deleted"))
        sandbox.cairn("backup")
        // Another directory at the old path is another one.
        Files.makeDirectories(old)
        Files.write("other", to: old + "/note")
        for name in deleted {
            let place = "\(new)/\(name)"
            let versions = sandbox.json("versions", place)
            #expect(versions.count == 1, "\(versions.map(\.fields))")
            #expect(sandbox.cairn("dump", "--deleted", place).text == name)
            let id = versions.first?["id"] ?? ""
            #expect(sandbox.cairn("dump", "--snapshot", id, place).text == name)
            let word = name.split(separator: "/").last.map(String.init) ?? ""
            let found = sandbox.cairn("find", "--deleted", word)
            #expect(found.text.contains("\(place)  (deleted"), "\(found.text)")
            let directory = place.dropLast(word.count + 1)
            let listed = sandbox.cairn("ls", "--deleted", String(directory)).text
            #expect(listed.contains("\(place)  (deleted"), "\(listed)")
            sandbox.cairn("restore", "--in-place", "--deleted", place)
            #expect(Files.text(place) == name)
        }
        #expect(Files.text(old + "/note") == "other")
        sandbox.cairn("find", "--deleted", "letter", exits: 1)
        let any = sandbox.cairn("find", "--any", "letter").lines.filter { $0.hasPrefix("file") }
        #expect(any.count == 1 && any.allSatisfy { $0.contains(new) }, "\(any)")
        sandbox.cairn("undo")
        #expect(!Files.exists(new + "/inner/page") && Files.text(new + "/note") == "note")
        sandbox.cairn("backup")
        sandbox.cairn("restore", "--in-place", "--snapshot", "latest", new + "/note")
        #expect(sandbox.cairn("dump", new + "/letter").text == "letter")
    }

    /// The settings still name the path that became a link.
    @Test func aRootInsideADirectoryThatWasBackedUpByNameContinuesBehindALink() {
        let (sandbox, old, new) = Self.preparedByName("by-name-link")
        #expect(symlink(new, old) == 0)
        let result = sandbox.json("backup").last
        #expect(result?.number("new") == 0 && result?.number("deleted") == 0)
        Files.write("second", to: new + "/letter")
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        let sizes = sandbox.json("versions", new + "/letter").compactMap { $0.number("size") }
        #expect(sizes.first == 3 && sizes.last == 6, "\(sizes)")
        sandbox.cairn("backup", sandbox.file("home/P"))
        #expect(sandbox.cairn("dump", old + "/letter").text == "second")
    }

    /// `roots move` also knows a standard directory inside the home that was backed up by name.
    @Test func aStandardDirectoryInsideAHomeThatWasBackedUpByNameIsNamed() {
        let sandbox = Sandbox("home-by-name")
        let home = sandbox.file("home")
        let (old, new) = (home + "/Documents", home + "/Dokumente")
        Files.makeDirectories(old)
        Files.write("one", to: old + "/letter")
        sandbox.prepare()
        sandbox.cairn("backup", home)
        sandbox.cairn("backup")
        #expect(rename(old, new) == 0)
        let missing = sandbox.cairn("status").text
        #expect(missing.contains("roots move \(old) \(new)`"), "\(missing)")
        sandbox.cairn("roots", "move", old, new)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(sandbox.cairn("dump", new + "/letter").text == "one")
    }
}
