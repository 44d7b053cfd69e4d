import CommandSupport
import Foundation
import Glibc
import Testing

/// `cairn backup --snapshot` on a real btrfs.
@Suite(.enabled(if: LoopDisk.hasBtrfs, "needs root, loop devices and btrfs-progs"))
struct SnapshotBackupTests {
    private static func run(_ sandbox: Sandbox, _ words: String...) {
        #expect(sandbox.run(words[0], Array(words.dropFirst())).code == 0, "\(words)")
    }

    /// A writer keeps two files alike, one after the other: what is kept is never one of each.
    @Test func allFilesAreOfOneMoment() throws {
        let disk = try #require(LoopDisk(.btrfs))
        let sandbox = Sandbox("snapshot")
        let data = disk.path + "/data"
        mkdir(data, 0o755)
        Files.write("0", to: data + "/a")
        Files.write("0", to: data + "/z")
        // Between the two names, so that reading one after the other takes its time.
        mkdir(data + "/m", 0o755)
        for index in 0..<300 { Files.write("\(index)", to: data + "/m/\(index)") }
        sandbox.cairn("init")
        let writer = sandbox.start(
            "/bin/sh",
            ["-c", "i=0; while :; do i=$((i+1)); echo $i >'\(data)/a'; echo $i >'\(data)/z'; done"])
        defer {
            writer.send(SIGKILL)
            _ = writer.wait()
        }
        for _ in 0..<5 {
            sandbox.cairn("backup", "--snapshot", data)
            let first =
                Int(
                    sandbox.cairn("dump", data + "/a").text.trimmingCharacters(
                        in: .whitespacesAndNewlines)) ?? 0
            let last =
                Int(
                    sandbox.cairn("dump", data + "/z").text.trimmingCharacters(
                        in: .whitespacesAndNewlines)) ?? 0
            // The first is written before the last, and may be one ahead, or caught empty.
            #expect(
                first == 0 || last == 0 || first == last || first == last + 1, "\(first), \(last)")
        }
        #expect(Files.names(disk.path).filter { $0.hasPrefix(".cairn-snapshot-") } == [])
    }

    /// What is stored looks as if it had been read where it lives; what a snapshot does not hold is
    /// read there.
    @Test func theNextBackupFindsNothingChangedAndOtherFileSystemsAreKept() throws {
        let disk = try #require(LoopDisk(.btrfs))
        let sandbox = Sandbox("snapshot-next")
        let data = disk.path + "/data"
        mkdir(data, 0o755)
        Files.write("plain", to: data + "/plain")
        Self.run(sandbox, "/usr/bin/btrfs", "subvolume", "create", data + "/inner")
        Files.write("inner", to: data + "/inner/file")
        mkdir(data + "/mounted", 0o755)
        Self.run(sandbox, "/bin/mount", "-t", "tmpfs", "none", data + "/mounted")
        defer { _ = sandbox.run("/bin/umount", [data + "/mounted"]) }
        Files.write("mounted", to: data + "/mounted/file")
        sandbox.cairn("init")
        sandbox.cairn("backup", "--snapshot", data)
        for name in ["plain", "inner/file", "mounted/file"] {
            #expect(
                sandbox.cairn("dump", "\(data)/\(name)").text == name.prefix { $0 != "/" },
                "\(name)")
        }
        // Times too young to be believed are read once more.
        sandbox.cairn("backup", "--snapshot", data)
        let next = sandbox.json("backup", data).last
        #expect(
            next?.number("new") == 0 && next?.number("changed") == 0
                && next?.number("deleted") == 0, "\(String(describing: next))")
        sandbox.cairn("restore", "--target", sandbox.file("out"))
        #expect(
            treeDifferences(Walker.walk(sandbox.file("out") + data), expected: Walker.walk(data))
                .isEmpty)
    }

    /// The snapshot of the one around has an empty directory in place of the other.
    @Test func aFileInASubvolumeAndOneAroundItAreStored() throws {
        let disk = try #require(LoopDisk(.btrfs))
        let sandbox = Sandbox("snapshot-nested")
        let (data, inner) = (disk.path + "/data", disk.path + "/data/inner")
        for path in [data, inner] {
            Self.run(sandbox, "/usr/bin/btrfs", "subvolume", "create", path)
        }
        mkdir(inner + "/sub", 0o755)
        let files = [inner + "/sub/i", data + "/f"]
        sandbox.cairn("init")
        Files.write("first", to: files[0])
        sandbox.cairn("backup", "--snapshot", inner)
        for text in ["second", "the third"] {
            for file in files { Files.write(text, to: file) }
            sandbox.cairn("backup", "--snapshot", files[0], files[1])
            for file in files { #expect(sandbox.cairn("dump", file).text == text) }
        }
    }

    /// A snapshot holds what lies beneath a mount, which nobody sees.
    @Test func whatIsMountedOnAFileOrARootIsStored() throws {
        let disk = try #require(LoopDisk(.btrfs))
        let sandbox = Sandbox("snapshot-mounted")
        let (data, other) = (disk.path + "/data", disk.path + "/other")
        mkdir(data, 0o755)
        mkdir(other, 0o755)
        Files.write("beneath", to: data + "/file")
        Files.write("visible", to: other + "/file")
        Self.run(sandbox, "/bin/mount", "--bind", other + "/file", data + "/file")
        sandbox.cairn("init")
        sandbox.cairn("backup", "--snapshot", data)
        #expect(sandbox.cairn("dump", data + "/file").text == "visible")
        sandbox.cairn("backup", "--snapshot", data + "/file")
        #expect(sandbox.cairn("dump", data + "/file").text == "visible")
        Self.run(sandbox, "/bin/umount", data + "/file")
        Self.run(sandbox, "/bin/mount", "--bind", other, data)
        defer { _ = sandbox.run("/bin/umount", [data]) }
        let refused = sandbox.cairn("backup", "--snapshot", data, exits: 1)
        #expect(refused.errors.contains("only part of its btrfs subvolume"), "\(refused.errors)")
    }

    @Test func aLeftoverGoesAndWhatIsNoBtrfsIsRefused() throws {
        let disk = try #require(LoopDisk(.btrfs))
        let sandbox = Sandbox("snapshot-left")
        sandbox.prepare()
        sandbox.put("a", "a")
        Files.write("b", to: disk.path + "/b")
        // Of a killed run, and what another user gave such a name.
        let names = ["0123456789abcdef", "fedcba9876543210"].map { ".cairn-snapshot-" + $0 }
        for name in names {
            mkdir(disk.path + "/" + name, 0o700)
            Self.run(
                sandbox, "/usr/bin/btrfs", "subvolume", "create",
                disk.path + "/\(name)/snapshot")
        }
        Files.write("live", to: disk.path + "/\(names[1])/snapshot/file")
        Self.run(
            sandbox, "/usr/bin/python3", "-c",
            "import os, sys; os.setxattr(sys.argv[1], 'trusted.cairn.snapshot', b'1')",
            disk.path + "/" + names[0])
        sandbox.cairn("backup", "--snapshot", disk.path)
        #expect(Files.names(disk.path) == [names[1], "b"])
        #expect(sandbox.cairn("dump", disk.path + "/\(names[1])/snapshot/file").text == "live")
        Self.run(
            sandbox, "/usr/bin/btrfs", "subvolume", "delete", disk.path + "/\(names[1])/snapshot")
        rmdir(disk.path + "/" + names[1])
        // The subvolume's own time is the user's, and stored as it is.
        Self.run(sandbox, "/usr/bin/touch", "-d", "2020-01-01", disk.path)
        sandbox.cairn("backup", "--snapshot", disk.path)
        #expect(sandbox.cairn("status", disk.path).text.contains("is stored"))
        let refused = sandbox.cairn("backup", "--snapshot", sandbox.source, disk.path, exits: 1)
        #expect(
            refused.errors.hasPrefix(
                "cairn: cannot take a snapshot of \(sandbox.source): it is not on btrfs; nothing was backed up\n"
            ), "\(refused.errors)")
        #expect(Files.names(disk.path) == ["b"])
        _ = sandbox.cairn("backup", "--snapshot", "--dry-run", disk.path, exits: 1)
    }
}
