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
                    && ended.errors.contains("(the repository uses ")
                    && ended.errors.contains(" prune` "), "\(ended.errors)")
            #expect(!ended.errors.contains("readable") && !ended.errors.contains("mend"))
            sandbox.expectSound()
            sandbox.cairn("verify", "--read-data")
            #expect(Walker.walk(sandbox.restored(first)) == small)
        }
        #expect(sandbox.run("/bin/mount", ["-o", "remount,size=200m", disk]).code == 0)
        let roomy = sandbox.startCairn(["status"]).wait().text
        #expect(roomy.contains(" backup` to try again; if it still does not fit, "), "\(roomy)")
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

    /// The state directory's disk is full: a backup that fails there is not forgotten.
    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"))
    func aFailureIsRecordedOnAFullDisk() throws {
        let sandbox = Sandbox("full-state")
        let disk = sandbox.file("state-disk")
        mkdir(disk, 0o755)
        #expect(
            sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk]).code == 0)
        defer { _ = sandbox.run("/bin/umount", ["-l", disk]) }
        sandbox.environment["XDG_STATE_HOME"] = disk
        sandbox.prepare()
        sandbox.setSettings("[[root]]\nname = \"source\"\npath = \"\(sandbox.source)\"\n")
        sandbox.put("a", "a")
        sandbox.cairn("backup")
        #expect(sandbox.cairn("status", "--check").text.contains("well"))
        _ = sandbox.run("/bin/dd", ["if=/dev/zero", "of=\(disk)/film", "bs=4k"])
        sandbox.put("b", String(repeating: "b", count: 100_000))
        sandbox.cairn("backup", exits: 1)
        for _ in 0..<2 {
            let told = sandbox.cairn("status", "--check", exits: 1).text
            #expect(told.contains("trouble"), "\(told)")
            unlink("\(disk)/film")
        }
        sandbox.cairn("backup")
        #expect(sandbox.cairn("status", "--check").text.contains("well"))
    }

    /// The first line of `status` and of a backup that fails says what takes space there and which
    /// command frees how much, as its dry run has it.
    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"))
    func whatIsFullIsSaidFirstWithWhatFreesHowMuch() throws {
        let sandbox = Sandbox("full-said")
        let disk = sandbox.file("disk")
        mkdir(disk, 0o755)
        #expect(
            sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", disk]).code == 0)
        defer { _ = sandbox.run("/bin/umount", ["-l", disk]) }
        sandbox.repository = disk + "/repository"
        sandbox.prepare()
        sandbox.setPackBytes(4 << 20)
        var random = Seeded(9)
        for size in [12, 6] {
            Files.write(random.bytes(size << 20), to: sandbox.source + "/file")
            sandbox.backUp()
        }
        sandbox.cairn("forget", "--keep-last", "1")
        #expect(sandbox.json("status").first?.fields["disk_full"] as? Bool == false)
        _ = sandbox.run("/bin/dd", ["if=/dev/zero", "of=\(disk)/film", "bs=1M"])
        #expect(truncate(disk + "/film", off_t(Files.content(disk + "/film").count - 3 << 20)) == 0)

        let freed = try #require(
            sandbox.json("prune", "--dry-run").last?.number("bytes_freed"))
        #expect(freed > 8 << 20)
        let told = sandbox.json("status")
        #expect(told.first?.fields["disk_full"] as? Bool == true)
        #expect(told.first?.number("prunable_bytes") == freed)
        let said = sandbox.cairn("status", "--check", exits: 1).text
        #expect(
            said.hasPrefix(
                "trouble: the repository's disk is full: 3.00 MiB free, 8.00 MiB needed"),
            "\(said)")
        #expect(said.contains("other files ") && said.contains("would free about 1"), "\(said)")
        Files.write(random.bytes(2 << 20), to: sandbox.source + "/more")
        let failed = sandbox.cairn("backup", sandbox.source, exits: 1).errors
        #expect(
            failed.hasPrefix("cairn: the repository's disk is full: ")
                && failed.contains("other files ") && failed.contains("free about 1"), "\(failed)")
        let screen = sandbox.cairn("status").text
        #expect(screen.hasPrefix("trouble: the repository's disk is full: "), "\(screen)")
        #expect(!screen.contains("fix the problem") && !screen.contains("readable"), "\(screen)")
        sandbox.cairn("prune")
        sandbox.backUp()
        #expect(sandbox.json("status").first?.fields["disk_full"] as? Bool == false)
        #expect(!sandbox.cairn("status").text.contains("disk is full"))
    }

    /// Bytes are free there, and no further file can be made.
    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"))
    func aDiskWithoutInodesIsFullToo() {
        let sandbox = Sandbox("full-inodes")
        let disk = sandbox.file("disk")
        mkdir(disk, 0o755)
        #expect(
            sandbox.run(
                "/bin/mount", ["-t", "tmpfs", "-o", "size=200m,nr_inodes=60", "tmpfs", disk]
            ).code == 0)
        defer { _ = sandbox.run("/bin/umount", ["-l", disk]) }
        sandbox.repository = disk + "/repository"
        sandbox.prepare()
        sandbox.put("a", "one")
        sandbox.backUp()
        var number = 0
        while mkdir("\(disk)/\(number)", 0o755) == 0 { number += 1 }
        var random = Seeded(13)
        Files.write(random.bytes(20 << 20), to: sandbox.source + "/more")
        let failed = sandbox.cairn("backup", sandbox.source, exits: 1).errors
        #expect(
            failed.contains("cairn: the repository's disk is full: no inodes are left"),
            "\(failed)")
        let screen = sandbox.cairn("status").text
        #expect(
            screen.hasPrefix("trouble: the repository's disk is full: no inodes are left"),
            "\(screen)")
        #expect(!screen.contains("fix the problem"), "\(screen)")
    }

    /// The service says the same, and blames no file.
    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"))
    func theServiceBlamesTheDiskAndNoFile() {
        let sandbox = Sandbox("full-service")
        let disk = sandbox.file("disk")
        mkdir(disk, 0o755)
        #expect(
            sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=40m", "tmpfs", disk]).code == 0)
        defer { _ = sandbox.run("/bin/umount", ["-l", disk]) }
        sandbox.repository = disk + "/repository"
        sandbox.prepare()
        sandbox.setSettings("[watch]\nquiet-after-close = \"20ms\"\n")
        sandbox.put("a", "one")
        let watch = SupervisedWatch(sandbox)
        #expect(watch.isReady())
        var random = Seeded(11)
        for index in 0..<12 {
            Files.write(random.bytes(4 << 20), to: sandbox.source + "/f\(index)")
        }
        let isSaid = watch.awaits {
            sandbox.json("status").first?.fields["disk_full"] as? Bool == true
        }
        #expect(isSaid)
        let screen = sandbox.cairn("status").text
        #expect(screen.hasPrefix("trouble: "), "\(screen)")
        let first = screen.split(separator: "\n").first.map(String.init) ?? ""
        #expect(first.contains("the repository's disk"), "\(screen)")
        #expect(!screen.contains("readable"), "\(screen)")
        _ = watch.stop()
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
                "the path is forgotten, but some of its data is still in the packs or the journal\n"
            ),
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
            refused.errors.contains("the target has ")
                && refused.errors.contains("the restore needs "),
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
