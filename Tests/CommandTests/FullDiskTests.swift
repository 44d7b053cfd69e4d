import Glibc
import Testing

/// The repository's disk is full: a clear error, nothing lost, and the next run goes on.
@Suite struct FullDiskTests {
    @Test(
        .enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"),
        arguments: [24, 12])
    func aFullDiskEndsTheRunAndTheNextGoesOn(mebibytes: Int) {
        let sandbox = Sandbox("full")
        let disk = sandbox.file("repository")
        mkdir(disk, 0o755)
        #expect(
            sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=\(mebibytes)m", "tmpfs", disk])
                .code == 0)
        defer { _ = sandbox.run("/bin/umount", ["-l", disk]) }
        Files.write("commit-size = \"4MiB\"\n", to: sandbox.file("settings.toml"))
        sandbox.environment["CAIRN_CONFIG"] = sandbox.file("settings.toml")
        sandbox.prepare()
        sandbox.put("small.txt", "kept before the disk was full")
        let first = sandbox.backUp()
        let small = Walker.walk(sandbox.source)
        var random = Seeded(UInt64(mebibytes))
        for index in 0..<40 {
            Files.write(
                random.bytes(900_000 + random.below(200_000)), to: sandbox.source + "/f\(index)")
        }

        for _ in 0..<2 {
            let ended = sandbox.cairn("backup", sandbox.source, exits: 1)
            #expect(
                ended.errors.hasPrefix("cairn: the repository's disk is full: "), "\(ended.errors)")
            #expect(
                ended.errors.contains("MiB free, ")
                    && ended.errors.contains("\n  next: free some space there"), "\(ended.errors)")
            sandbox.expectSound()
            sandbox.cairn("verify", "--read-data")
            #expect(Walker.walk(sandbox.restored(first)) == small)
        }
        #expect(sandbox.run("/bin/mount", ["-o", "remount,size=200m", disk]).code == 0)
        let summary = sandbox.json("backup", sandbox.source).last
        #expect(summary?["ending"] == "complete")
        if mebibytes > 20 {
            #expect(
                (summary?.number("unchanged") ?? 0) > 3, "what was committed before was read again")
        }
        #expect(
            treeDifferences(
                Walker.walk(sandbox.restored("latest")), expected: Walker.walk(sandbox.source)
            ).isEmpty)
        sandbox.expectSound()
    }

    /// A target without room: nothing half written is left under a name.
    /// What is not gone for want of room is no success.
    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"))
    func anErasureThatLeavesBytesSaysSo() {
        let sandbox = Sandbox()
        let disk = sandbox.file("disk")
        mkdir(disk, 0o755)
        #expect(
            sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", disk]).code == 0)
        defer { #expect(sandbox.run("/bin/umount", [disk]).code == 0) }
        sandbox.repository = disk + "/repository"
        sandbox.prepare()
        var random = Seeded(5)
        for name in ["secret", "other"] {
            Files.write(random.bytes(4 << 20), to: sandbox.source + "/" + name)
        }
        sandbox.backUp()
        unlink(sandbox.source + "/secret")
        _ = sandbox.run("/bin/dd", ["if=/dev/zero", "of=\(disk)/filler", "bs=64k"])
        let erased = sandbox.cairn(
            "forget", "--path", sandbox.source + "/secret", "--yes", "--prune", exits: 3)
        #expect(
            erased.errors.contains(
                "it is forgotten, but not all bytes of it are gone from packs and journal yet\n"),
            "\(erased.errors)")
        #expect(sandbox.cairn("find", "secret", exits: 1).text.isEmpty)
        unlink(disk + "/filler")
        sandbox.cairn("prune", "--max-unused", "0%")
        sandbox.cairn("verify", "--read-data")
    }

    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"))
    func aFullTargetLeavesWholeFilesOnly() {
        let sandbox = Sandbox()
        sandbox.prepare()
        var random = Seeded(3)
        for index in 0..<12 {
            Files.write(random.bytes(1 << 20), to: sandbox.source + "/f\(index)")
        }
        sandbox.backUp()
        let disk = sandbox.file("disk")
        mkdir(disk, 0o755)
        #expect(
            sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=6m", "tmpfs", disk]).code == 0)
        defer { _ = sandbox.run("/bin/umount", ["-l", disk]) }
        let refused = sandbox.cairn("restore", "--target", disk, exits: 1)
        #expect(
            refused.errors.contains("the target has ") && refused.errors.contains(" are needed"),
            "\(refused.errors)")
        #expect(Files.names(disk).isEmpty)
        // A target that is not empty may need less: there it is tried.
        Files.write("there before", to: disk + "/other")
        let ended = sandbox.cairn("restore", "--target", disk, exits: 1)
        #expect(ended.errors.contains("no space left"), "\(ended.errors)")
        let expected = Walker.walk(sandbox.source)
        for (path, item) in Walker.walk(disk + sandbox.source) where item.kind == S_IFREG {
            #expect(item == expected[path], "\(Name.shown(path))")
        }
        #expect(sandbox.run("/bin/mount", ["-o", "remount,size=100m", disk]).code == 0)
        sandbox.cairn("restore", "--target", disk)
        #expect(treeDifferences(Walker.walk(disk + sandbox.source), expected: expected).isEmpty)
    }
}
