import CommandSupport
import Glibc
import Testing

/// Two disks at one mount point, and a root whose disk is not mounted.
@Suite struct WrongDiskTests {
    private static func prepared(
        _ name: String, _ disk: ExtDisk, root: String
    ) throws -> Sandbox {
        let sandbox = Sandbox(name)
        try disk.mount()
        Files.makeDirectories(disk.path + "/data")
        for name in ["a", "b", "data/c"] { Files.write("of the first", to: "\(disk.path)/\(name)") }
        sandbox.setSettings("standard = false\n[[root]]\nname = \"d\"\npath = \"\(root)\"\n")
        sandbox.prepare()
        sandbox.cairn("backup")
        return sandbox
    }

    /// One line names the disk, and its command works when it is typed.
    @Test(arguments: ["", "/data"]) func theCommandThatIsProposedEndsTheFailure(rest: String) throws
    {
        guard let disk = ExtDisk(), let other = ExtDisk() else { return }
        let root = disk.path + rest
        let sandbox = try Self.prepared("wrong-disk", disk, root: root)
        disk.unmount()
        #expect(
            sandbox.run("/bin/mount", ["-o", "loop", other.sandbox.file("image"), disk.path]).code
                == 0)
        defer { _ = sandbox.run("/bin/umount", [disk.path]) }
        Files.makeDirectories(disk.path + "/data")
        for name in ["a", "x", "data/y"] { Files.write("of another", to: "\(disk.path)/\(name)") }
        for words in [["backup"], ["backup", root + "/\(rest.isEmpty ? "x" : "y")"]] {
            let told = sandbox.startCairn(words).wait()
            #expect(
                told.code == 3 && told.errors.contains("on a different disk")
                    && told.errors.contains("backup --new-disk \(root)`"), "\(told)")
            #expect(told.errors.split(separator: "\n").count { $0.contains(disk.path) } <= 2)
        }
        sandbox.cairn("status", "--check", exits: 1)
        let proof = sandbox.cairn("status", root + "/\(rest.isEmpty ? "a" : "c")", exits: 1).text
        #expect(
            proof.contains("on a different disk") && proof.contains("backup --new-disk \(root)`")
                && proof.contains("roots remove \(root)`")
                && !proof.contains("run `cairn backup \(disk.path)"), "\(proof)")
        #expect(
            Set(sandbox.cairn("find", "-q", "*").lines).isDisjoint(with: [root + "/x", root + "/y"])
        )
        sandbox.cairn("backup", "--new-disk", root)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(
            sandbox.cairn("dump", root + "/\(rest.isEmpty ? "x" : "y")").text == "of another")
    }

    /// A snapshot is mounted in the place of the root's subvolume, for a look or after a rollback.
    @Test(.enabled(if: LoopDisk.hasBtrfs, "needs root, mkfs.btrfs and loop devices"))
    func anEarlierBtrfsSnapshotIsNotTheRoot() throws {
        let disk = try #require(LoopDisk(.btrfs))
        let sandbox = Sandbox("subvolume")
        let (root, new) = (sandbox.source, sandbox.source + "/new")
        func run(_ words: String...) {
            let done = sandbox.run(words[0], Array(words.dropFirst()))
            #expect(done.code == 0, "\(words): \(done.errors)")
        }
        func mount(_ name: String) { run("/bin/mount", "--bind", "\(disk.path)/\(name)", root) }
        run("/usr/bin/btrfs", "subvolume", "create", disk.path + "/data")
        for name in ["a", "b", "c", "d"] { Files.write("old", to: "\(disk.path)/data/\(name)") }
        run("/usr/bin/btrfs", "subvolume", "snapshot", disk.path + "/data", disk.path + "/taken")
        Files.write("new", to: disk.path + "/data/new")
        sandbox.setSettings("standard = false\n[[root]]\nname = \"d\"\npath = \"\(root)\"\n")
        sandbox.prepare()
        mount("data")
        sandbox.cairn("backup")
        run("/bin/umount", root)
        mount("taken")
        defer { _ = sandbox.run("/bin/umount", [root]) }
        let told = sandbox.cairn("backup", exits: 3).errors
        #expect(
            told.contains("another btrfs subvolume") && told.contains("backup --new-disk \(root)`"),
            "\(told)")
        sandbox.cairn("status", "--check", exits: 1)
        let proof = sandbox.cairn("status", new, exits: 1).text
        #expect(proof.contains("another btrfs subvolume"), "\(proof)")
        sandbox.cairn("restore", "--in-place", new, exits: 1)
        #expect(!Files.exists(new) && sandbox.cairn("dump", new).text == "new")
        run("/bin/umount", root)
        mount("data")
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        run("/bin/umount", root)
        mount("taken")
        sandbox.cairn("backup", "--new-disk", root)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(sandbox.cairn("find", "--deleted", "new").text.contains(new))
    }

    /// The files of the other disk are in no snapshot: nothing is put over them.
    @Test func aRestoreDoesNotReplaceFilesOfAnotherDisk() throws {
        guard let disk = ExtDisk(), let other = ExtDisk() else { return }
        let sandbox = try Self.prepared("wrong-disk-restore", disk, root: disk.path)
        disk.unmount()
        #expect(
            sandbox.run("/bin/mount", ["-o", "loop", other.sandbox.file("image"), disk.path]).code
                == 0)
        defer { _ = sandbox.run("/bin/umount", [disk.path]) }
        Files.makeDirectories(disk.path + "/data")
        for name in ["a", "data/c"] { Files.write("of another", to: "\(disk.path)/\(name)") }
        for path in ["", "/a", "/data"] {
            sandbox.cairn("restore", "--in-place", disk.path + path, exits: 1)
        }
        for name in ["a", "data/c"] { #expect(Files.text("\(disk.path)/\(name)") == "of another") }
    }

    /// The advice that keeps the versions of a disk that is gone for good works.
    @Test func aRootOfADiskThatIsGoneForGoodIsRemoved() throws {
        guard let disk = ExtDisk() else { return }
        let root = disk.path + "/data"
        let sandbox = try Self.prepared("gone-disk", disk, root: root)
        sandbox.setSettings(
            "standard = false\n[[root]]\nname = \"d\"\npath = \"\(root)\"\n"
                + "[[root]]\nname = \"s\"\npath = \"\(sandbox.source)\"\n")
        disk.unmount()
        for words in [["backup"], ["backup", root + "/c"]] {
            let told = sandbox.startCairn(words).wait().errors
            #expect(
                told.contains("roots remove \(root)`") && !told.contains("exclude add"),
                "\(told)")
        }
        sandbox.cairn("roots", "remove", root)
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
        #expect(sandbox.cairn("dump", "--deleted", root + "/c").text == "of the first")
    }

    /// A root on a disk that is not mounted is not called missing.
    @Test func aRootOfADiskThatIsNotMountedIsNotLost() throws {
        guard let disk = ExtDisk() else { return }
        let sandbox = try Self.prepared("unmounted-root", disk, root: disk.path + "/data")
        disk.unmount()
        let status = sandbox.cairn("status")
        #expect(
            !status.text.contains("is missing") && status.text.contains("not mounted"),
            "\(status.text)")
        try disk.mount()
        sandbox.cairn("backup")
        sandbox.cairn("status", "--check")
    }
}
