import Glibc
import Testing

/// `cairn prune` with the real binary, killed, and beside everything else.
@Suite struct PruneCommandTests {
    /// A history of large random files, all but the last state forgotten.
    private static func forgotten(_ sandbox: Sandbox, states: Int = 4, files: Int = 24) {
        sandbox.prepare()
        var random = Seeded(UInt64(states * 100 + files))
        for state in 0..<states {
            for index in 0..<files where state == 0 || index % 3 != state % 3 {
                Files.write(
                    random.bytes(600_000 + random.below(900_000)), to: sandbox.source + "/f\(index)"
                )
            }
            for index in 0..<200 {
                Files.write(
                    random.text(300 + random.below(3_000)),
                    to: sandbox.source + "/s\(index)-\(index % 7 == state ? state : 0)")
            }
            sandbox.backUp()
        }
        sandbox.cairn("forget", "--keep-last", "1")
    }

    private static func packBytes(_ sandbox: Sandbox) -> Int {
        Files.bytesBeneath(sandbox.repository + "/packs")
    }

    private static func expectWhole(
        _ sandbox: Sandbox, _ expected: WalkedTree,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        sandbox.cairn("verify", "--read-data", sourceLocation: sourceLocation)
        #expect(
            treeDifferences(Walker.walk(sandbox.restored("latest")), expected: expected).isEmpty,
            sourceLocation: sourceLocation)
    }

    @Test func spaceComesBackAndTheRestStays() {
        let sandbox = Sandbox("prune")
        Self.forgotten(sandbox)
        let expected = Walker.walk(sandbox.source)
        let before = Self.packBytes(sandbox)
        let foretold = sandbox.json("prune", "--dry-run", "--max-unused", "0%").last
        #expect(foretold?["type"] == "prune" && foretold?.number("packs_removed") ?? 0 > 0)
        #expect(Self.packBytes(sandbox) == before)
        let report = sandbox.json("prune", "--max-unused", "0%").last
        #expect(report?.number("unused_after") == 0 && report?.texts("left") == [])
        let after = Self.packBytes(sandbox)
        #expect(before - after == report?.number("bytes_freed"))
        #expect(after < before / 2, "\(before) to \(after)")
        Self.expectWhole(sandbox, expected)
        sandbox.expectSound()
        #expect(sandbox.cairn("prune").lines.first?.hasPrefix("removed 0 packs that") == true)
        // Another user of the repository, and one who has lost his catalog.
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-2")
        Self.expectWhole(sandbox, expected)
        sandbox.backUp()
    }

    /// Issue 13: 7 MiB stayed, and a number alone was bytes.
    @Test func thePackThatGrowsGivesItsUnusedBytesBack() {
        let sandbox = Sandbox("prune-grows")
        sandbox.prepare()
        var random = Seeded(5)
        for _ in 0..<2 {
            Files.write(random.bytes(3_000_000), to: sandbox.source + "/a")
            sandbox.backUp()
        }
        sandbox.cairn("forget", "--keep-last", "1")
        #expect(sandbox.json("prune", "--max-unused", "100%").last?.number("bytes_freed") == 0)
        let report = sandbox.json("prune", "--max-unused", "0B").last
        #expect(
            report?.number("unused_after") == 0 && report?.number("bytes_freed") ?? 0 > 2_900_000,
            "\(report?.fields ?? [:])")
        sandbox.expectSound()
        let wrong = sandbox.cairn("prune", "--max-unused", "10", exits: 1)
        #expect(
            wrong.errors
                == "cairn: \"10\" is neither a percentage nor a size\n  next: use a value with a unit, such as 10% or 5GiB\n"
        )
        sandbox.setSettings("[prune]\nmax-unused = \"10\"\n")
        #expect(
            sandbox.cairn("prune", exits: 1).errors.contains(
                "cairn.toml:2: prune.max-unused: this is neither a share nor a size"))
    }

    @Test func anotherStateDirectoryHearsNoFalseAlarm() {
        let sandbox = Sandbox("prune-other")
        Self.forgotten(sandbox, states: 3, files: 12)
        let own = sandbox.environment["XDG_STATE_HOME"]
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-2")
        sandbox.cairn("snapshots")
        sandbox.environment["XDG_STATE_HOME"] = own
        sandbox.cairn("prune", "--max-unused", "0%")
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-2")
        let listed = sandbox.cairn("snapshots")
        #expect(!listed.errors.contains("missing"), "\(listed.errors)")
        Self.expectWhole(sandbox, Walker.walk(sandbox.source))
    }

    @Test func killedAnywhereItLosesNothingAndGoesOn() {
        let sandbox = Sandbox("prune-kill")
        Self.forgotten(sandbox)
        let expected = Walker.walk(sandbox.source)
        var random = Seeded(3)
        var kills = 0
        for round in 0..<6 {
            let before = Files.names(sandbox.repository + "/packs/open").count
            let child = sandbox.startCairn(
                "prune", "--max-unused", "0%", "--max-rewrite", "\(4 + round * 6)MiB")
            // At once, or when it has begun to copy.
            if round % 2 == 1 {
                let size = Self.packBytes(sandbox)
                _ = child.awaitWhileRunning {
                    Self.packBytes(sandbox) != size
                        || Files.names(sandbox.repository + "/packs/open").count != before
                }
            } else {
                _ = child.awaitWhileRunning { random.chance(50) }
            }
            child.send(SIGKILL)
            kills += child.wait().code == 0 ? 0 : 1
            sandbox.cairn("verify", "--read-data")
        }
        #expect(kills > 0)
        sandbox.cairn("prune", "--max-unused", "0%")
        Self.expectWhole(sandbox, expected)
        // A killed one may have copied what nobody needs into the pack that grows: that goes, too.
        #expect(sandbox.json("prune", "--max-unused", "0%").last?.number("unused_after") == 0)
        sandbox.expectSound()
    }

    @Test func whatARestoreReadsStays() {
        let sandbox = Sandbox("prune-restore")
        Self.forgotten(sandbox)
        let expected = Walker.walk(sandbox.source)
        let target = sandbox.file("out")
        let restore = sandbox.startCairn("restore", "--target", target)
        #expect(restore.awaitWhileRunning { Files.bytesBeneath(target) > 0 })
        restore.send(SIGSTOP)
        let before = Set(Files.names(sandbox.repository + "/packs"))
        let report = sandbox.json("prune", "--max-unused", "0%").last
        #expect(report?.texts("left") == ["in_use"] && report?.number("packs_removed") == 0)
        #expect(before.isSubset(of: Set(Files.names(sandbox.repository + "/packs"))))
        let words = sandbox.cairn("prune", "--max-unused", "0%").text
        #expect(words.contains("process \(restore.identifier)"), "\(words)")
        let forget = sandbox.cairn("forget", "--keep-last", "1", "--dry-run")
        #expect(forget.code == 0)
        restore.send(SIGCONT)
        #expect(restore.wait().code == 0)
        #expect(treeDifferences(Walker.walk(target + sandbox.source), expected: expected).isEmpty)
        #expect(sandbox.json("prune", "--max-unused", "0%").last?.texts("left") == [])
        Self.expectWhole(sandbox, expected)
    }

    @Test func aVerificationBesideItSeesNoDamage() {
        let sandbox = Sandbox("prune-verify")
        Self.forgotten(sandbox)
        let verify = sandbox.startCairn("verify", "--read-data")
        sandbox.cairn("prune", "--max-unused", "0%")
        let ended = verify.wait()
        #expect(ended.code == 0, "\(ended.text)\(ended.errors)")
        let again = sandbox.startCairn("verify")
        _ = again.awaitWhileRunning { true }
        // It has the writers' lock while it brings a catalog level.
        var code: Int32 = 11
        for _ in 0..<200 where code == 11 {
            code = sandbox.startCairn("prune", "--max-unused", "0%").wait().code
        }
        #expect(code == 0)
        let outcome = again.wait()
        #expect(outcome.code == 0, "\(outcome.text)\(outcome.errors)")
        Self.expectWhole(sandbox, Walker.walk(sandbox.source))
    }

    @Test func aBackupBesideItWaitsItsTurn() {
        let sandbox = Sandbox("prune-backup")
        Self.forgotten(sandbox, states: 3, files: 12)
        var random = Seeded(9)
        for index in 0..<20 {
            Files.write(random.bytes(1 << 20), to: sandbox.source + "/m\(index)")
        }
        let backup = sandbox.startCairn("backup", sandbox.source)
        let before = Self.packBytes(sandbox)
        #expect(backup.awaitWhileRunning { Self.packBytes(sandbox) > before })
        backup.send(SIGSTOP)
        let refused = sandbox.cairn("prune", exits: 11)
        #expect(
            refused.errors.hasPrefix(
                "cairn: the repository has been locked by process \(backup.identifier) since "),
            "\(refused.errors)")
        backup.send(SIGCONT)
        #expect(backup.wait().code == 0)
        sandbox.cairn("prune")
        Self.expectWhole(sandbox, Walker.walk(sandbox.source))
    }

    /// The journal begins with a checkpoint; everybody goes on.
    @Test func theJournalBeginsAnew() throws {
        let sandbox = Sandbox("prune-checkpoint")
        Self.forgotten(sandbox, states: 3, files: 6)
        let expected = Walker.walk(sandbox.source)
        let commits = sandbox.commits(all: true)
        sandbox.cairn("prune", "--checkpoint")
        #expect(
            Files.names(sandbox.repository + "/journal").filter { $0.hasSuffix(".journal") }.count
                == 1)
        #expect(sandbox.commits(all: true) == commits)
        sandbox.expectSound()
        Self.expectWhole(sandbox, expected)
        sandbox.put("after", "the checkpoint")
        sandbox.backUp()
        sandbox.cairn("forget", "--keep-last", "1")
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("state-2")
        #expect(sandbox.cairn("snapshots").errors.contains("rebuilt"))
        Self.expectWhole(sandbox, Walker.walk(sandbox.source))
        sandbox.expectSound()
        sandbox.cairn("prune", "--checkpoint")
        sandbox.cairn("repair")
        Self.expectWhole(sandbox, Walker.walk(sandbox.source))
    }

    /// Somebody else has filled the disk to the last byte: what is deleted gives space back all the
    /// same.
    @Test(.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"))
    func deletingWorksOnAFullDisk() {
        let sandbox = Sandbox("prune-full")
        let disk = sandbox.repository
        mkdir(disk, 0o755)
        #expect(
            sandbox.run("/bin/mount", ["-t", "tmpfs", "-o", "size=320m", "tmpfs", disk]).code == 0)
        defer { _ = sandbox.run("/bin/umount", ["-l", disk]) }
        Self.forgotten(sandbox, states: 3, files: 24)
        let expected = Walker.walk(sandbox.source)
        #expect(access(disk + "/reserve", F_OK) == 0)
        _ = sandbox.run("/bin/dd", ["if=/dev/zero", "of=\(disk)/filler", "bs=64k"])
        let before = Self.packBytes(sandbox)
        let full = sandbox.cairn("backup", sandbox.source, exits: 1)
        #expect(full.errors.contains("disk is full"), "\(full.errors)")
        let ended = sandbox.cairn("prune", "--max-unused", "0%")
        #expect(ended.errors.contains("reserve"), "\(ended.errors)")
        #expect(Self.packBytes(sandbox) < before)
        unlink(disk + "/filler")
        sandbox.cairn("prune", "--max-unused", "0%")
        #expect(access(disk + "/reserve", F_OK) == 0)
        Self.expectWhole(sandbox, expected)
    }
}
