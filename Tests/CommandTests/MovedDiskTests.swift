import CommandSupport
import Glibc
import Testing

/// Disks that are mounted, unmounted and moved around roots, seen through the commands.
@Suite(.enabled(if: Machine.canMount, "needs root and the right to mount"))
struct MovedDiskTests {
    private static func settings(_ sandbox: Sandbox, root: String) {
        sandbox.setSettings("standard = false\n[[root]]\nname = \"d\"\npath = \"\(root)\"\n")
        sandbox.prepare()
    }

    private static func fill(_ path: String, _ names: [String] = ["m1", "m2", "m3"]) {
        Files.makeDirectories(path)
        for name in names { Files.write("text of \(name)", to: "\(path)/\(name)") }
    }

    /// Each command that is told along the way works when it is typed.
    @Test(arguments: [false, true]) func aRootThatWasCopiedToADiskBelongsThere(backsUp: Bool) throws
    {
        guard let disk = ExtDisk() else { return }
        let sandbox = Sandbox("copied-to-disk")
        let old = sandbox.file("home/Photos")
        Self.fill(old)
        Self.settings(sandbox, root: old)
        sandbox.cairn("backup")
        try disk.mount()
        #expect(sandbox.run("/bin/cp", ["-a", old + "/.", disk.path]).code == 0)
        Files.removeTree(Array(old.utf8))
        sandbox.cairn("roots", "move", old, disk.path)
        #expect(sandbox.cairn("roots").text.contains(disk.path))
        if backsUp {
            sandbox.cairn("backup")
            sandbox.cairn("status", "--check")
        }
        disk.unmount()
        let away = sandbox.startCairn(["backup"]).wait()
        #expect(
            away.code == 3 && away.errors.contains("not mounted")
                && !away.text.contains("1 deleted"), "\(away)")
        #expect(sandbox.cairn("ls", disk.path).text.contains("m3"))
        #expect(!sandbox.cairn("status").text.contains("--in-place"))
        #expect(sandbox.cairn("roots").text.contains("away"))
        #expect(
            sandbox.cairn("why", disk.path + "/m1").text.contains("is not available: the disk"))
        try disk.mount()
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(sandbox.json("versions", disk.path + "/m1").count == 1)
    }

    /// A root on a disk that was backed up and is not mounted any more.
    private static func backedUpAndAway(_ disk: ExtDisk, _ name: String) throws -> (
        Sandbox, root: String
    ) {
        let (sandbox, root) = (Sandbox(name), disk.path + "/media")
        try disk.mount()
        fill(root)
        settings(sandbox, root: root)
        sandbox.cairn("backup")
        disk.unmount()
        return (sandbox, root)
    }

    @Test func aRootOnADiskStaysWhenTheRootAroundItIsRemoved() throws {
        guard let disk = ExtDisk() else { return }
        let (sandbox, outer) = (Sandbox("around-removed"), disk.sandbox.path)
        try disk.mount()
        Files.write("letter", to: disk.path + "/letter")
        let roots = [("outer", outer), ("disk", disk.path)].map {
            "[[root]]\nname = \"\($0)\"\npath = \"\($1)\"\n"
        }
        sandbox.setSettings(
            "standard = false\n[exclude]\npatterns = [\"/image\"]\n" + roots.joined())
        sandbox.prepare()
        sandbox.cairn("backup")
        disk.unmount()
        sandbox.cairn("roots", "remove", outer)
        sandbox.cairn("find", "--deleted", "letter", exits: 1)
        #expect(sandbox.cairn("roots").text.contains("away"))
        #expect(sandbox.startCairn(["backup"]).wait().errors.contains("not mounted"))
        sandbox.cairn("find", "--deleted", "letter", exits: 1)
        try disk.mount()
        #expect(sandbox.json("backup").last?.number("new") == 0)
        sandbox.cairn("status", "--check")
        #expect(sandbox.json("versions", disk.path + "/letter").count == 1)
    }

    /// A bind mount of a root that is a root itself is the same directory.
    @Test func theSecondPathOfARootMeansTheFirst() {
        let sandbox = Sandbox("second-path")
        let (first, second) = (sandbox.file("home/real"), sandbox.file("home/data"))
        Self.fill(first)
        Files.makeDirectories(second)
        #expect(sandbox.run("/bin/mount", ["--bind", first, second]).code == 0)
        defer { _ = sandbox.run("/bin/umount", [second]) }
        sandbox.setSettings("standard = false\n")
        sandbox.prepare()
        sandbox.cairn("roots", "add", first)
        sandbox.cairn("roots", "add", "--name", "second", second)
        sandbox.cairn("backup")
        let stored = sandbox.cairn("status", second + "/m1").text
        #expect(stored.contains("\(first)/m1 has been stored since"), "\(stored)")
        #expect(sandbox.cairn("why", second + "/m1").text.contains("\(first)/m1 is backed up"))
        let versions = sandbox.cairn("versions", second + "/m1", exits: 1).errors
        #expect(versions.contains("is backed up as \(first)/m1"), "\(versions)")
        #expect(versions.contains("next: specify \(first)/m1 instead"), "\(versions)")
        let added = sandbox.cairn("roots", "add", second).text
        #expect(added.contains("is already backed up as \(first)"), "\(added)")
    }

    /// With the mount point empty, and removed as udisks does.
    @Test(arguments: [false, true]) func nothingIsRestoredWhileTheDiskIsAway(isRemoved: Bool)
        throws
    {
        guard let disk = ExtDisk() else { return }
        let (sandbox, root) = try Self.backedUpAndAway(disk, "restore-away")
        if isRemoved { rmdir(disk.path) }
        for words in [["status"], ["status", "--check"]] {
            #expect(!sandbox.cairn(words.map { Array($0.utf8) }).text.contains("--in-place"))
        }
        let file = root + "/m1"
        for words in [["-n", file], ["-n", root], [file], [root]] {
            let call = ["restore", "--in-place"] + words
            let refused = sandbox.cairn(call.map { Array($0.utf8) }, exits: 1)
            #expect(
                refused.errors.contains("the disk that was backed up at \(root) is not mounted")
                    && refused.errors.contains("--target DIR"), "\(refused.errors)")
        }
        #expect(access(root, F_OK) != 0)
        let missing = sandbox.cairn("backup", exits: 1).errors
        #expect(
            missing.contains("not mounted") && missing.contains("roots remove \(root)`"),
            "\(missing)")
        #expect(sandbox.cairn("roots", "--verbose").text.contains("away (its file system"))
        #expect(!sandbox.cairn("roots", "--verbose").text.contains("--in-place"))
        #expect(sandbox.cairn("why", root + "/m1").text.contains("is not available: the disk"))
        sandbox.cairn("restore", "--target", sandbox.file("out"), root)
        if isRemoved { mkdir(disk.path, 0o755) }
        try disk.mount()
        sandbox.cairn("backup")
        #expect(sandbox.cairn("ls", root).text.contains("m3"))
    }

    /// An undo reverts the restore before one that was refused.
    @Test func aRefusedRestoreIsNotTheLastOne() throws {
        guard let disk = ExtDisk() else { return }
        try disk.mount()
        let (sandbox, root) = (Sandbox("refused-restore"), disk.path + "/media")
        let own = sandbox.file("own")
        Self.fill(own, ["a"])
        Self.fill(root)
        sandbox.setSettings(
            "standard = false\n[[root]]\nname = \"d\"\npath = \"\(root)\"\n"
                + "[[root]]\nname = \"o\"\npath = \"\(own)\"\n")
        sandbox.prepare()
        sandbox.cairn("backup")
        let first = sandbox.commits()[0]
        Files.write("another", to: own + "/a")
        sandbox.cairn("backup")
        sandbox.cairn("restore", "--in-place", "--snapshot", first, own + "/a")
        disk.unmount()
        sandbox.cairn("restore", "--in-place", "--snapshot", first, root + "/m1", exits: 1)
        sandbox.cairn("undo")
        #expect(Files.text(own + "/a") == "another")
    }

    /// Its files have what the repository has lost.
    @Test func aRepairNamesTheDiskThatIsNotMounted() throws {
        guard let disk = ExtDisk() else { return }
        let (sandbox, root) = try Self.backedUpAndAway(disk, "repair-away")
        let packs = sandbox.repository + "/packs/open"
        Files.removeTree(Array(packs.utf8))
        Files.makeDirectories(packs)
        let refused = sandbox.cairn("repair", exits: 1).errors
        #expect(
            refused.contains("on a disk that is not mounted: \(root)\n")
                && !refused.contains("forget --path"), "\(refused)")
        try disk.mount()
        sandbox.cairn("repair", "--live-root", root)
        sandbox.cairn("verify", "--read-data")
    }

    /// The disk was mounted in the root, and its mount point is gone.
    @Test func theRestOfARootIsRestoredAndItsDiskIsNot() throws {
        guard let disk = ExtDisk() else { return }
        let sandbox = Sandbox("restore-beside-away")
        let root = sandbox.file("home/work")
        let place = root + "/m"
        Self.fill(root, ["own"])
        func mount() -> Bool {
            mkdir(place, 0o755)
            return sandbox.run("/bin/mount", ["-o", "loop", disk.sandbox.file("image"), place]).code
                == 0
        }
        #expect(mount())
        Self.fill(place)
        Self.settings(sandbox, root: root)
        sandbox.cairn("backup")
        #expect(sandbox.run("/bin/umount", [place]).code == 0)
        rmdir(place)
        unlink(root + "/own")
        let restored = sandbox.startCairn(["restore", "--in-place", root]).wait()
        #expect(
            restored.code != 0
                && restored.errors.contains("the disk that was backed up there is not mounted"),
            "\(restored)")
        #expect(access(place, F_OK) != 0)
        #expect(Files.text(root + "/own") == "text of own")
        _ = sandbox.startCairn(["undo"]).wait()
        #expect(access(place, F_OK) != 0 && access(root + "/own", F_OK) != 0)
        #expect(mount())
        defer { _ = sandbox.run("/bin/umount", [place]) }
        _ = sandbox.startCairn(["undo"]).wait()
        sandbox.cairn("backup")
        #expect(sandbox.cairn("ls", place).text.contains("m3"))
        sandbox.cairn("status", "--check")
    }

    /// The restore changed nothing on the disk, so its undo ends, and is undone in turn.
    @Test func anUndoLeavesOutADiskThatIsAway() throws {
        guard let disk = ExtDisk() else { return }
        let sandbox = Sandbox("undo-beside-away")
        let root = sandbox.file("home/work")
        let place = root + "/m"
        Self.fill(root, ["own"])
        Self.settings(sandbox, root: root)
        sandbox.cairn("backup")
        let first = try #require(sandbox.commits().last)
        mkdir(place, 0o755)
        let image = disk.sandbox.file("image")
        #expect(sandbox.run("/bin/mount", ["-o", "loop", image, place]).code == 0)
        Self.fill(place)
        Files.write("edited", to: root + "/own")
        sandbox.cairn("backup")
        #expect(sandbox.run("/bin/umount", [place]).code == 0)
        sandbox.cairn("restore", "--in-place", "--snapshot", first, root)
        #expect(Files.text(root + "/own") == "text of own")
        #expect(!sandbox.cairn("undo", "-n").text.contains(place))
        let undone = sandbox.cairn("undo").text
        #expect(!undone.contains(place) && !undone.contains("incomplete"), "\(undone)")
        #expect(Files.text(root + "/own") == "edited")
        #expect(!sandbox.cairn("status").text.contains("did not finish"))
        sandbox.cairn("undo")
        #expect(Files.text(root + "/own") == "text of own")
        #expect(sandbox.cairn("ls", place).text.contains("m3"))
    }

    /// A tmpfs, and a directory of the same file system.
    @Test(arguments: [["-t", "tmpfs", "none"], ["--bind", "other"]], ["/m", ""])
    func aMountOverADirectoryIsAProblem(kind: [String], rest: String) {
        let sandbox = Sandbox("mounted-over")
        let root = sandbox.file("home/work")
        let place = root + rest
        Self.fill(place)
        Self.fill(sandbox.file("other"), [])
        Self.settings(sandbox, root: root)
        sandbox.cairn("backup")
        let words = kind.map { $0 == "other" ? sandbox.file("other") : $0 } + [place]
        #expect(sandbox.run("/bin/mount", words).code == 0)
        Files.write("of another", to: place + "/m1")
        let told = sandbox.startCairn(["backup"]).wait()
        #expect(
            told.code == 3 && told.errors.contains("on a different disk")
                && told.errors.contains("backup --new-disk \(place)`"), "\(told)")
        sandbox.cairn("status", "--check", exits: 1)
        #expect(sandbox.cairn("dump", place + "/m1").text == "text of m1")
        #expect(sandbox.cairn("why", place + "/m1", exits: 1).text.contains("on a different disk"))
        sandbox.cairn("backup", "--new-disk", place)
        sandbox.cairn("status", "--check")
        #expect(sandbox.cairn("dump", place + "/m1").text == "of another")
        sandbox.cairn("backup")
        #expect(sandbox.run("/bin/umount", [place]).code == 0)
    }

    /// What was mounted at the first backup is backed up.
    @Test func aBindMountThatWasThereIsBackedUp() {
        let sandbox = Sandbox("bind-before")
        let root = sandbox.file("home/work")
        Self.fill(root + "/m", [])
        Self.fill(sandbox.file("other"))
        #expect(
            sandbox.run("/bin/mount", ["--bind", sandbox.file("other"), root + "/m"]).code == 0)
        defer { _ = sandbox.run("/bin/umount", [root + "/m"]) }
        Self.settings(sandbox, root: root)
        sandbox.cairn("backup")
        unlink(root + "/m/m1")
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(!sandbox.cairn("ls", root + "/m").text.contains("m1"))
    }

    /// The snapshot is of the time before the disk was mounted.
    @Test(arguments: [[], ["--dry-run"]], ["", "/m"]) func aRestoreDoesNotEmptyALaterDisk(
        flags: [String], rest: String
    ) throws {
        let sandbox = Sandbox("later-disk")
        let root = sandbox.file("home/work")
        let place = root + "/m"
        Self.fill(root, ["own"])
        Self.fill(place, [])
        Self.settings(sandbox, root: root)
        sandbox.cairn("backup")
        let first = try #require(sandbox.json("snapshots").first?["id"])
        #expect(sandbox.run("/bin/mount", ["-t", "tmpfs", "none", place]).code == 0)
        defer { _ = sandbox.run("/bin/umount", [place]) }
        Self.fill(place)
        Files.write("extra", to: root + "/extra")
        sandbox.cairn("backup")
        let told = sandbox.startCairn(
            ["restore", "--in-place", "--delete"] + flags + ["-s", first, root + rest]
        ).wait()
        #expect(
            told.code != 0
                && told.errors.contains("\(place): the snapshot does not contain the file system"),
            "\(told)")
        for name in ["m1", "m2", "m3"] { #expect(Files.text("\(place)/\(name)") != "") }
        #expect((access(root + "/extra", F_OK) == 0) == (flags != [] || rest != ""))
    }

    /// In place, in a target, and in an undo: the mount would go with the replaced document.
    @Test(arguments: [["-t", "tmpfs", "none"], ["--bind", "other"]])
    func aDocumentWithAMountIsNotReplaced(kind: [String]) throws {
        let sandbox = Sandbox("mount-in-document")
        let root = sandbox.file("home/work")
        let letter = root + "/x.rtfd"
        let out = sandbox.file("out")
        Self.fill(letter, ["text"])
        Self.fill(sandbox.file("other"), [])
        Self.settings(sandbox, root: root)
        sandbox.cairn("backup")
        let first = try #require(sandbox.commits().last)
        sandbox.cairn("restore", "--target", out, letter)
        Files.write("edited", to: letter + "/text")
        sandbox.cairn("restore", "--in-place", "--snapshot", first, letter)
        Files.write("edited again", to: letter + "/text")
        for (document, commands) in [
            (out + "/d/x.rtfd", [["restore", "--target", out, "--snapshot", first, letter]]),
            (
                letter,
                [["undo"], ["restore", "--in-place", "--snapshot", first, letter], ["undo"]]
            ),
        ] {
            let place = document + "/m"
            mkdir(place, 0o755)
            let words = kind.map { $0 == "other" ? sandbox.file("other") : $0 } + [place]
            #expect(sandbox.run("/bin/mount", words).code == 0)
            defer { _ = sandbox.run("/bin/umount", [place]) }
            Self.fill(place)
            let text = Files.text(document + "/text")
            for command in commands {
                let told = sandbox.startCairn(command).wait()
                if command != ["undo"] {
                    #expect(
                        told.code != 0 && told.errors.contains("so Cairn left"),
                        "\(told)")
                }
                for name in ["m1", "m2", "m3"] {
                    #expect(Files.text("\(place)/\(name)") == "text of \(name)", "\(command)")
                }
                #expect(Files.text(document + "/text") == text, "\(command)")
                let above = String(document.dropLast("/x.rtfd".count))
                #expect(Files.names(above) == ["x.rtfd"], "\(command)")
            }
        }
    }
}
