import CommandSupport
import Glibc
import Testing

/// `cairn roots move OLD NEW` where NEW is another directory. (Issue 37, number 15.)
@Suite struct WrongMoveTests {
    private static func prepared(_ name: String) -> (Sandbox, old: String, other: String) {
        let sandbox = Sandbox(name)
        let (old, other) = (sandbox.file("home/Documents"), sandbox.file("home/Music"))
        for path in [old, other] { Files.makeDirectories(path) }
        for name in ["a", "b", "c"] { Files.write("letter " + name, to: "\(old)/\(name)") }
        Files.write("a song", to: other + "/song")
        sandbox.setSettings(
            "standard = false\n[[root]]\nname = \"Documents\"\npath = \"\(old)\"\n")
        sandbox.prepare()
        sandbox.cairn("backup")
        return (sandbox, old, other)
    }

    private static func settings(_ sandbox: Sandbox) -> String {
        Files.text(sandbox.file("config/cairn/cairn.toml"))
    }

    @Test func anotherDirectoryIsRefused() {
        let (sandbox, old, other) = Self.prepared("wrong-move")
        #expect(rename(old, sandbox.file("home/Dokumente")) == 0)
        let before = Self.settings(sandbox)
        let refused = sandbox.cairn("roots", "move", old, other, exits: 1)
        #expect(
            refused.errors.contains("\(other) is another directory")
                && refused.errors.contains("add --force"),
            "\(refused.errors)")
        #expect(Self.settings(sandbox) == before)
        // One that is backed up has a history of its own.
        sandbox.cairn("roots", "add", other)
        sandbox.cairn("backup", exits: 3)
        let held = sandbox.cairn("roots", "move", "--force", old, other, exits: 1)
        #expect(held.errors.contains("is already backed up"), "\(held.errors)")
    }

    /// Whether or not a backup came in between, and the old directory is there.
    @Test(arguments: [false, true], [false, true])
    func aForcedMoveIsTakenBack(backsUp: Bool, isThere: Bool) {
        let (sandbox, old, other) = Self.prepared("taken-back-\(backsUp)-\(isThere)")
        let aside = sandbox.file("home/aside")
        #expect(rename(old, aside) == 0)
        let before = (
            Self.settings(sandbox), sandbox.json("versions", old + "/a").map(\.fields.count)
        )
        let forced = sandbox.cairn("roots", "move", "--force", old, other)
        #expect(
            forced.errors.contains("to revert the move, run `cairn roots move \(other) \(old)`")
                || forced.errors.contains("roots move \(other) \(old)"), "\(forced.errors)")
        if backsUp { sandbox.cairn("backup") }
        if isThere { #expect(rename(aside, old) == 0) }
        sandbox.cairn("roots", "move", other, old)
        #expect(Self.settings(sandbox) == before.0)
        if !isThere { #expect(rename(aside, old) == 0) }
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        let versions = sandbox.json("versions", old + "/a").filter { $0["type"] == "version" }
        #expect(
            versions.first?.number("size") == 8
                && sandbox.cairn("dump", old + "/a").text == "letter a")
        #expect(!sandbox.cairn("ls", old).text.contains("song"))
        // Only once: it is an ordinary move again.
        sandbox.cairn("roots", "move", other, old, exits: 1)
    }

    /// The directory itself was renamed: what it is moved back to has to be it.
    @Test func aRightMoveIsNotTakenBackToAnotherDirectory() {
        let (sandbox, old, _) = Self.prepared("moved-back")
        let new = sandbox.file("home/Dokumente")
        #expect(rename(old, new) == 0)
        sandbox.cairn("roots", "move", old, new)
        Files.makeDirectories(old)
        Files.write("another", to: old + "/note")
        let before = Self.settings(sandbox)
        for isThere in [true, false] {
            if !isThere { #expect(rename(new, sandbox.file("home/aside")) == 0) }
            let refused = sandbox.cairn("roots", "move", new, old, exits: 1).errors
            #expect(
                refused.contains(isThere ? "still exists" : "is another directory"), "\(refused)")
        }
        #expect(Self.settings(sandbox) == before)
        Files.removeTree(Array(old.utf8))
        #expect(rename(sandbox.file("home/aside"), old) == 0)
        sandbox.cairn("roots", "move", new, old)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
    }

    /// The same command once more, when another directory is backed up at the old place.
    @Test func aMoveIsNotDoneTwice() {
        let (sandbox, old, _) = Self.prepared("moved-twice")
        let new = sandbox.file("home/Dokumente")
        #expect(rename(old, new) == 0)
        Files.makeDirectories(old)
        Files.write("another", to: old + "/note")
        sandbox.cairn("roots", "move", old, new)
        sandbox.cairn("roots", "add", old)
        sandbox.cairn("backup")
        let before = Self.settings(sandbox)
        let refused = sandbox.cairn("roots", "move", old, new, exits: 1).errors
        #expect(refused.contains("still exists"), "\(refused)")
        #expect(Self.settings(sandbox) == before)
    }

    /// What is refused changes nothing, and a dry run foretells it.
    @Test func aRefusedMoveLeavesTheSettings() {
        let (sandbox, old, _) = Self.prepared("refused-move")
        let new = sandbox.file("home/Dokumente")
        #expect(rename(old, new) == 0)
        let before = Self.settings(sandbox)
        // A root of its own, for one backup, that is another file now.
        sandbox.cairn("backup", new + "/a")
        #expect(rename(new + "/a", new + "/d") == 0)
        Files.write("another", to: new + "/a")
        for words in [["-n"], []] {
            let call = ["roots", "move"] + words + [old, new]
            let refused = sandbox.cairn(call.map { Array($0.utf8) }, exits: 1).errors
            #expect(refused.contains("is inside \(new)"), "\(refused)")
            #expect(Self.settings(sandbox) == before)
        }
    }

    /// The directory at the new path took the place of another root, which was moved before.
    @Test func rootsThatFollowEachOtherAreMovedFromTheLast() {
        let (sandbox, first, second) = Self.prepared("chain")
        let third = sandbox.file("home/Archive/Music")
        sandbox.cairn("roots", "add", second)
        sandbox.cairn("backup")
        Files.makeDirectories(sandbox.file("home/Archive"))
        #expect(rename(second, third) == 0 && rename(first, second) == 0)
        let commands = ["roots move \(second) \(third)`", "roots move \(first) \(second)`"]
        let told = sandbox.cairn("status").text
        #expect(
            told.split(separator: "roots move ").count == 3
                && told.firstRange(of: commands[0]).map { first in
                    told.firstRange(of: commands[1]).map { first.upperBound < $0.lowerBound }
                } == true, "\(told)")
        for words in [["-n"], []] {
            let call = ["roots", "move"] + words + [first, second]
            let refused = sandbox.cairn(call.map { Array($0.utf8) }, exits: 1).errors
            #expect(
                refused.contains("is the path of another root, which was moved to \(third)")
                    && refused.contains(commands[0]), "\(refused)")
        }
        sandbox.cairn("roots", "move", second, third)
        sandbox.cairn("roots", "move", first, second)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        sandbox.cairn("find", "--deleted", "song", exits: 1)
        #expect(sandbox.json("versions", second + "/a").count == 1)
        #expect(sandbox.json("versions", third + "/song").count == 1)
    }

    /// Settings of the root's own go along, or the move is refused.
    @Test func noSettingOfTheRootIsDropped() {
        let (sandbox, old, other) = Self.prepared("own-settings")
        let cache = "[[root]]\nname = \"cache\"\npath = \"\(old)/cache\"\nrole = \"caches\"\n"
        let own = "every = \"2h\"\n[root.retention]\nhourly = \"3d\"\n"
        sandbox.setSettings(Self.settings(sandbox) + own + cache)
        let new = sandbox.file("home/Dokumente")
        #expect(rename(old, new) == 0)
        let before = Self.settings(sandbox)
        sandbox.cairn("roots", "move", old, new)
        #expect(Self.settings(sandbox) == before.replacing(old, with: new))
        // In another root, the settings of that root apply.
        sandbox.cairn("roots", "add", other)
        let inner = other + "/Dokumente"
        #expect(rename(new, inner) == 0)
        let both = Self.settings(sandbox)
        for words in [["-n"], []] {
            let call = ["roots", "move"] + words + [new, inner]
            let refused = sandbox.cairn(call.map { Array($0.utf8) }, exits: 1).errors
            #expect(
                refused.contains("would drop the settings that only the root \(new) has"),
                "\(refused)")
            #expect(Self.settings(sandbox) == both)
        }
        sandbox.setSettings(both.replacing(own, with: ""))
        sandbox.cairn("roots", "move", new, inner)
        let after = Self.settings(sandbox)
        #expect(
            after.contains("path = \"\(inner)/cache\"") && !after.contains("\"\(inner)\""),
            "\(after)")
    }

    /// Nothing is moved if the settings cannot be changed.
    @Test(.enabled(if: Machine.canUnshareMounts, "needs root and unshare"))
    func settingsThatCannotBeWrittenMoveNothing() {
        let (sandbox, old, _) = Self.prepared("locked-settings")
        let new = sandbox.file("home/Dokumente")
        #expect(rename(old, new) == 0)
        let (commits, settings) = (sandbox.commits(all: true), Self.settings(sandbox))
        let config = sandbox.file("config/cairn")
        func lock(_ place: String) {
            sandbox.prefix = [
                "/usr/bin/unshare", "--mount", "/bin/sh", "-c",
                "mount --bind \"$1\" \"$1\" && mount -o remount,bind,ro \"$1\" && shift && exec \"$@\"",
                "walls", place,
            ]
        }
        for place in [config, config + "/cairn.toml"] {
            lock(place)
            for words in [["-n"], []] {
                let call = ["roots", "move"] + words + [old, new]
                let refused = sandbox.cairn(call.map { Array($0.utf8) }, exits: 1).errors
                #expect(refused.contains("cairn.toml"), "\(refused)")
            }
        }
        // The commit fails after the settings were written.
        lock(sandbox.repository + "/journal")
        sandbox.cairn("roots", "move", old, new, exits: 1)
        sandbox.prefix = []
        #expect(sandbox.commits(all: true) == commits && Self.settings(sandbox) == settings)
        sandbox.cairn("roots", "move", old, new)
        sandbox.cairn("backup")
    }

    /// The backup that missed the directory names it at its new place.
    @Test func whatWasMissedIsAskedForAtItsNewPlace() {
        let (sandbox, old, _) = Self.prepared("missed-move")
        let new = sandbox.file("home/Dokumente")
        #expect(rename(old, new) == 0)
        sandbox.cairn("backup", exits: 1)
        sandbox.cairn("roots", "move", old, new)
        let status = sandbox.cairn("status").text
        #expect(!status.contains("backup \(old)`"), "\(status)")
        sandbox.cairn("backup", new)
        sandbox.cairn("status", "--check")
    }

    /// The files were copied to a new disk, where some have changed since.
    @Test func aCopyIsTheDirectory() {
        let (sandbox, old, other) = Self.prepared("copied")
        for name in ["a", "b"] { Files.write("letter " + name, to: "\(other)/\(name)") }
        Files.removeTree(Array(old.utf8))
        sandbox.cairn("roots", "move", old, other)
        sandbox.cairn("backup")
        let versions = sandbox.json("versions", other + "/a").filter { $0["type"] == "version" }
        #expect(versions.first?.number("size") == 8)
    }

    /// The bare mount point stays at the old place, and one is at the new before the disk is.
    @Test func aDiskIsMountedElsewhere() throws {
        guard let disk = ExtDisk() else { return }
        try disk.mount()
        let sandbox = Sandbox("mounted-elsewhere")
        let new = sandbox.file("mnt2")
        mkdir(new, 0o755)
        Files.write("one", to: disk.path + "/letter")
        sandbox.setSettings("standard = false\n[[root]]\nname = \"d\"\npath = \"\(disk.path)\"\n")
        sandbox.prepare()
        sandbox.cairn("backup")
        disk.unmount()
        sandbox.cairn("roots", "move", disk.path, new, exits: 1)
        #expect(
            sandbox.run("/bin/mount", ["-o", "loop", disk.sandbox.file("image"), new]).code == 0)
        defer { _ = sandbox.run("/bin/umount", [new]) }
        sandbox.cairn("roots", "move", disk.path, new)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(sandbox.json("versions", new + "/letter").count == 1)
    }
}
