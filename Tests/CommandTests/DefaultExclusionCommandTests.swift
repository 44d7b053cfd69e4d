import CommandSupport
import Glibc
import Testing

/// What programs put into a folder, as a user meets it: excluded, told, and backed up on order.
@Suite(.serialized) struct DefaultExclusionCommandTests {
    private static let hasFuse =
        Machine.canMount && access("/dev/fuse", W_OK) == 0
        && access("/usr/bin/fusermount3", X_OK) == 0 && RemoteServer.recentRclone != nil

    private static func isKept(_ sandbox: Sandbox, _ path: String) -> Bool {
        sandbox.cairn("ls", "-R").lines.contains(path)
    }

    private static func mount(_ sandbox: Sandbox, on path: String) -> Bool {
        Files.makeDirectories(path)
        return sandbox.run(
            RemoteServer.recentRclone ?? "",
            [
                "--config", "/dev/null", "mount", "--daemon", ":local:" + sandbox.file("far"), path,
            ]
        ).code == 0
    }

    @Test(
        .enabled(
            if: hasFuse, "needs root, the right to mount, /dev/fuse, fuse3 and a recent rclone"))
    func aMountedProgramIsTakenInOnOrder() throws {
        let sandbox = Sandbox()
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        Files.write(
            "[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n",
            to: sandbox.file("settings.toml"))
        sandbox.prepare()
        sandbox.put("mine", "mine")
        Files.makeDirectories(sandbox.file("far"))
        Files.write("far", to: sandbox.file("far/film"))
        let cloud = sandbox.source + "/cloud"
        try #require(Self.mount(sandbox, on: cloud))
        defer { _ = sandbox.run("/bin/umount", ["--lazy", cloud]) }
        let made = sandbox.cairn("backup")
        #expect(made.errors.contains("roots add \(cloud)"), "\(made.errors)")
        #expect(!Self.isKept(sandbox, cloud + "/film"))
        #expect(sandbox.json("why", cloud + "/film", exits: 1).last?["rule"] == "one-file-system")
        let listed = sandbox.json("exclude", "list")
        #expect(listed.contains { $0["path"] == cloud && $0["detail"] == "program" })
        sandbox.cairn("roots", "add", cloud)
        sandbox.cairn("backup")
        #expect(Self.isKept(sandbox, cloud + "/film"))
        // Mounted again, all numbers are others: nothing is read. (The directory gets other times.)
        _ = sandbox.run("/bin/umount", ["--lazy", cloud])
        try #require(Self.mount(sandbox, on: cloud))
        let again = sandbox.json("backup").last
        #expect(again?.number("bytes_read") == 0, "\(again?.fields ?? [:])")
        #expect(again?.number("new") == 0 && again?.number("deleted") == 0)
    }

    @Test(.enabled(if: LoopDisk.hasBtrfs, "needs root, mkfs.btrfs and loop devices"))
    func snapshotsOfASnapshotProgramAreExcluded() throws {
        let disk = try #require(LoopDisk(.btrfs))
        let sandbox = Sandbox()
        let home = disk.path + "/home"
        func btrfs(_ words: String...) {
            #expect(sandbox.run("/usr/bin/btrfs", words).code == 0, "\(words)")
        }
        btrfs("subvolume", "create", home)
        btrfs("subvolume", "create", home + "/.snapshots")
        Files.write("mine", to: home + "/mine")
        for number in ["1", "2"] {
            Files.makeDirectories(home + "/.snapshots/" + number)
            Files.write("<snapshot/>", to: home + "/.snapshots/\(number)/info.xml")
            btrfs("subvolume", "snapshot", "-r", home, home + "/.snapshots/\(number)/snapshot")
        }
        sandbox.cairn("init")
        sandbox.cairn("backup", home)
        #expect(
            sandbox.cairn("ls", "-R").lines.filter { $0.hasSuffix("/mine") } == [home + "/mine"])
        #expect(Self.isKept(sandbox, home + "/.snapshots/1/info.xml"))
        #expect(!Self.isKept(sandbox, home + "/.snapshots/1/snapshot/mine"))
        // Anyone can have given that name now.
        chmod(home, 0o777)
        sandbox.cairn("backup", home)
        #expect(Self.isKept(sandbox, home + "/.snapshots/1/snapshot/mine"))
    }

    @Test func layersOfContainersAreExcludedAndTheirVolumesAreNot() {
        let sandbox = Sandbox()
        sandbox.environment["XDG_DATA_HOME"] = sandbox.source + "/.local/share"
        sandbox.prepare()
        let storage = ".local/share/containers/storage/"
        sandbox.put(storage + "overlay/x/diff/f", "layer")
        sandbox.put(storage + "volumes/db/_data/f", "data")
        sandbox.cairn("backup", sandbox.source)
        #expect(!Self.isKept(sandbox, "\(sandbox.source)/\(storage)overlay/x/diff/f"))
        #expect(Self.isKept(sandbox, "\(sandbox.source)/\(storage)volumes/db/_data/f"))
        // The same tree is data anywhere else.
        let copy = "old/" + storage + "overlay/x/diff/f"
        sandbox.put(copy, "layer")
        sandbox.cairn("backup", sandbox.source)
        #expect(Self.isKept(sandbox, "\(sandbox.source)/\(copy)"))
        // Where it becomes the user's own, that is told as what it is.
        sandbox.environment["XDG_DATA_HOME"] = sandbox.source + "/old/.local/share"
        let told = sandbox.cairn("backup", sandbox.source, exits: 3).errors
        #expect(told.contains("by the rule for container storage") && told.contains("roots add"))
    }
}
