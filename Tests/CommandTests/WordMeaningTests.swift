import CommandSupport
import Glibc
import Testing

/// Words that are a path from the current directory and a root's name, and mean different items.
@Suite struct WordMeaningTests {
    private static func call(
        _ sandbox: Sandbox, _ words: [String], in directory: String
    ) -> ChildProcess.Ended {
        sandbox.run(
            "/usr/bin/env", ["-C", directory, Binary.path, "-r", sandbox.repository] + words)
    }

    /// The root `P` with two versions of `notes`, of which the first is deleted, and a directory
    /// `work/P` that was never backed up.
    private static func prepared(_ name: String = #function) -> (Sandbox, far: String, work: String)
    {
        let sandbox = Sandbox(name)
        let (far, work) = (sandbox.file("far/P"), sandbox.file("work"))
        sandbox.setSettings("standard = false\n")
        sandbox.prepare()
        Files.makeDirectories(far)
        Files.makeDirectories(work + "/P")
        for name in ["notes", "gone"] { Files.write("far \(name)", to: far + "/" + name) }
        Files.write("near", to: work + "/P/notes")
        sandbox.cairn("roots", "add", far)
        sandbox.cairn("backup")
        unlink(far + "/gone")
        sandbox.cairn("backup")
        return (sandbox, far, work)
    }

    private static let verbs = [
        ["dump"], ["ls"], ["versions"], ["status"], ["why"], ["diff", "latest"],
        ["restore", "--target", "out"], ["restore", "--in-place"], ["forget", "--yes", "--path"],
    ]

    @Test func aWordThatExistsHereIsNoRootsName() {
        let (sandbox, far, work) = Self.prepared()
        let first = sandbox.commits()[0]
        Files.write("changed", to: far + "/notes")
        // What is missing here may have been deleted here.
        for word in ["P", "P/notes", "P/missing/../notes"] {
            for verb in Self.verbs where word != "P" || verb != ["dump"] {
                let ended = Self.call(sandbox, verb + [word], in: work)
                let isPath = word.contains("..")
                #expect(
                    ended.errors.contains("is ambiguous: both ") == !isPath && ended.code != 0,
                    "\(verb) \(word): \(ended.text)\(ended.errors)")
            }
        }
        for verb in [["restore", "--in-place", "--deleted"], ["forget", "--yes", "--path"]] {
            let ended = Self.call(sandbox, verb + ["P/gone"], in: work)
            #expect(
                ended.errors.contains("enter ./P/gone for the first, or \(far)/gone for the"),
                "\(ended.errors)")
        }
        #expect(Files.text(far + "/notes") == "changed")
        let none = Self.call(sandbox, ["forget", "--yes", "--path", "./P/gone"], in: work)
        #expect(none.errors.contains("there is no version of \(work)/P/gone"), "\(none.errors)")
        #expect(sandbox.cairn("dump", "--snapshot", first, far + "/gone").text == "far gone")
    }

    @Test func aWordThatOnlyARootHasIsItsName() {
        let (sandbox, far, _) = Self.prepared()
        let here = sandbox.file("runs")
        for verb in Self.verbs.dropLast() where verb != ["diff", "latest"] {
            let ended = Self.call(sandbox, verb + ["P/notes"], in: here)
            #expect(ended.code == 0, "\(verb): \(ended.errors)")
        }
        let status = Self.call(sandbox, ["status", "P/notes"], in: here).text
        #expect(status.hasPrefix("\(far)/notes has been stored since"), "\(status)")
        let path = Self.call(sandbox, ["dump", "./P/notes"], in: here)
        #expect(path.code == 1 && path.errors.contains("\(here)/P/notes is not"), "\(path.errors)")
        // A symlink to the root is the same place.
        #expect(symlink(far, here + "/P") == 0)
        #expect(Self.call(sandbox, ["dump", "P/notes"], in: here).text == "far notes")
        let erased = Self.call(sandbox, ["forget", "--yes", "--path", "P/gone"], in: here)
        #expect(erased.text.hasPrefix("1 version erased"), "\(erased.text)\(erased.errors)")
    }

    /// The root `P` is at `Q` now, and another root is at its old path.
    @Test func aMovedRootsNameIsNotItsOldPath() {
        let sandbox = Sandbox()
        let (old, new) = (sandbox.file("P"), sandbox.file("Q"))
        sandbox.setSettings("standard = false\n")
        sandbox.prepare()
        Files.makeDirectories(old)
        Files.write("first", to: old + "/f")
        sandbox.cairn("roots", "add", old)
        sandbox.cairn("backup")
        let first = sandbox.commits()[0]
        Files.write("late work", to: old + "/f")
        sandbox.cairn("backup")
        #expect(rename(old, new) == 0)
        sandbox.cairn("roots", "move", old, new)
        Files.makeDirectories(old)
        Files.write("other", to: old + "/f")
        sandbox.cairn("roots", "add", old)
        sandbox.cairn("backup")
        let told = sandbox.cairn("restore", "--in-place", "P", "-s", first, exits: 1).errors
        #expect(told.contains("P is ambiguous: both \(old) "), "\(told)")
        #expect(Files.text(new + "/f") == "late work" && Files.text(old + "/f") == "other")
        sandbox.cairn("restore", "--in-place", new, "-s", first)
        #expect(Files.text(new + "/f") == "first")
    }

    /// Who follows the note has erased the content under all names.
    @Test func allEarlierNamesAreNamed() {
        let sandbox = Sandbox()
        sandbox.prepare()
        let names = (0...12).map { "\(sandbox.source)/name \($0)" }
        sandbox.put("name 0", "secret")
        sandbox.backUp()
        for (old, new) in zip(names, names.dropFirst()) {
            #expect(rename(old, new) == 0)
            sandbox.backUp()
        }
        let told = sandbox.cairn("forget", "--yes", "--path", names[12]).errors
        for name in names[..<10] { #expect(told.contains("--path '\(name)'"), "\(told)") }
        #expect(told.contains(", and had 2 other names, and its history under those names"))
    }

    /// Commands that are advised do what they are advised for.
    @Test func aRootIsNotToBeExcluded() {
        let (sandbox, far, _) = Self.prepared()
        let told = sandbox.cairn("forget", "--dry-run", "--path", far).errors
        #expect(
            told.contains("still exists and would be backed up again; first remove the root")
                && told.contains("roots remove \(far)`"), "\(told)")
        sandbox.cairn("roots", "remove", far)
    }

    @Test func theDirectoryOfARestoredFileBecomesARoot() {
        let (sandbox, far, _) = Self.prepared()
        Files.removeTree(Array(far.utf8))
        sandbox.cairn("roots", "remove", far)
        let told = sandbox.cairn("restore", "--in-place", "--deleted", far + "/notes").errors
        #expect(told.contains("roots add \(far)`"), "\(told)")
        sandbox.cairn("roots", "add", far)
    }

    @Test(arguments: [true, false]) func nobodyAdvisesABackupOfARemovedRoot(byCommand: Bool) {
        let (sandbox, far, work) = Self.prepared()
        sandbox.cairn("roots", "add", work)
        sandbox.cairn("backup")
        Files.removeTree(Array(far.utf8))
        sandbox.cairn("backup", exits: 3)
        let before = sandbox.cairn("status").text
        #expect(before.hasPrefix("trouble: ") && before.contains("backup \(far)`"), "\(before)")
        if byCommand {
            sandbox.cairn("backup", far, exits: 1)
            sandbox.cairn("roots", "remove", far)
        } else {
            sandbox.setSettings(
                "standard = false\n[[root]]\nname = \"work\"\npath = \"\(work)\"\n")
        }
        let after = sandbox.cairn("status").text
        #expect(!after.contains("backup \(far)`"), "\(after)")
        if byCommand { sandbox.cairn("status", "--check") }
    }
}
