import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation
import CairnSource
import Glibc
import Synchronization
import TestSupport
import Testing

/// Files that change, vanish or fail while they are read. - Source: Docs/CONSISTENCY.md.
@Suite struct UnstableFileTests {
    @Test func fileThatChangesOnceIsReadAgainAndStoredWhole() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", [UInt8](repeating: 1, count: 500))
        rig.tree.onRead("/home/file") { [tree = rig.tree, clock = rig.clock] number in
            guard number == 1 else { return }
            clock.advance(seconds: 1)
            tree.write("/home/file", [UInt8](repeating: 2, count: 700))
        }
        let result = try rig.backUp()
        #expect(result.failures.isEmpty)
        #expect(result.counts.new == 1)
        #expect(try rig.differences() == [])
    }

    @Test(arguments: [300, 20_000, 200_000])
    func fileThatAlwaysChangesIsStoredInconsistentAndReadAgainNextTime(size: Int) throws {
        let rig = try BackupRig()
        let generations = Mutex(0)
        rig.tree.write("/home/file", [UInt8](repeating: 0, count: size))
        rig.tree.onRead("/home/file") { [tree = rig.tree, clock = rig.clock] _ in
            clock.advance(seconds: 1)
            let generation = generations.withLock { count in
                count += 1
                return UInt8(truncatingIfNeeded: count)
            }
            tree.overwrite("/home/file", at: 0, [generation, generation])
        }
        let result = try rig.backUp()
        guard result.failures.count == 1, case .inconsistent = result.failures[0].reason else {
            Issue.record("failures: \(result.failures)")
            return
        }
        #expect(result.failures[0].path == "/home/file".bytes)
        let stored = try rig.stored()
        #expect(stored["file".bytes]?.content.count == size)
        #expect(try inconsistent(rig, "file"))
        rig.tree.onRead("/home/file", nil)
        let next = try rig.backUp()
        #expect(next.failures.isEmpty)
        #expect(next.counts.changed == 1)
        #expect(try !inconsistent(rig, "file"))
        #expect(try rig.differences() == [])
    }

    /// A log: what was read is a state that it had.
    @Test(arguments: [300, 20_000, 200_000])
    func fileThatOnlyGrowsIsConsistentAndReadAgainNextTime(size: Int) throws {
        let rig = try BackupRig()
        let first = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        rig.tree.write("/home/file", first)
        rig.tree.onRead("/home/file") { [tree = rig.tree, clock = rig.clock] _ in
            clock.advance(seconds: 1)
            tree.append("/home/file", [1, 2, 3])
        }
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try !inconsistent(rig, "file"))
        let content = try #require(try rig.stored()["file".bytes]?.content)
        #expect(content.count >= size && content.starts(with: first))
        rig.tree.onRead("/home/file", nil)
        #expect(try rig.backUp().counts.changed == 1)
        #expect(try rig.differences() == [])
    }

    @Test(arguments: [300, 20_000, 200_000])
    func fileThatGrowsAndChangesIsInconsistent(size: Int) throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", [UInt8](repeating: 0, count: size))
        rig.tree.onRead("/home/file") { [tree = rig.tree, clock = rig.clock] number in
            clock.advance(seconds: 1)
            tree.append("/home/file", [1, 2, 3])
            tree.overwrite("/home/file", at: 7, [UInt8(truncatingIfNeeded: number)])
        }
        #expect(try rig.backUp().failures.count == 1)
        #expect(try inconsistent(rig, "file"))
    }

    @Test(arguments: [300, 200_000])
    func fileThatShrinksWhileItIsReadIsStoredAsItBecame(size: Int) throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        rig.tree.onRead("/home/file") { [tree = rig.tree, clock = rig.clock] number in
            guard number == 1 else { return }
            clock.advance(seconds: 1)
            tree.truncate("/home/file", to: size / 3)
        }
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try rig.differences() == [])
    }

    @Test(arguments: [300, 200_000])
    func fileThatGrowsWhileItIsReadIsStoredAsItBecame(size: Int) throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", [UInt8](repeating: 1, count: size))
        rig.tree.onRead("/home/file") { [tree = rig.tree, clock = rig.clock] number in
            guard number == 1 else { return }
            clock.advance(seconds: 1)
            tree.append("/home/file", [UInt8](repeating: 2, count: size))
        }
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try rig.differences() == [])
    }

    @Test func fileThatShrinksEachTimeItIsReadIsStoredInconsistentAndAddsUp() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", [UInt8](repeating: 1, count: 200_000))
        rig.tree.onRead("/home/file") { [tree = rig.tree, clock = rig.clock] number in
            clock.advance(seconds: 1)
            tree.truncate("/home/file", to: 190_000 - 9_000 * number)
        }
        let result = try rig.backUp()
        #expect(result.failures.count == 1)
        // A size that the chunks do not add up to would not decode.
        let content = try rig.stored()["file".bytes]?.content
        #expect(content.map { !$0.isEmpty && $0.allSatisfy { $0 == 1 } } == true)
    }

    /// The chunks of a first, torn reading fill a block and more; what waited before them is
    /// already gone to the store.
    @Test(arguments: 0..<8)
    func fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers(variant: Int) throws {
        let rig = try BackupRig()
        var generator = SplitMix64(seed: UInt64(variant))
        rig.tree.write("/home/a", generator.bytes(2_000))
        rig.tree.write("/home/b", generator.bytes(1_000))
        rig.tree.write("/home/c", generator.bytes(150_000 + 3_000 * variant))
        rig.tree.write("/home/d", generator.bytes(3_000))
        let changed = generator.bytes(160_000)
        rig.tree.onRead("/home/c") { [tree = rig.tree, clock = rig.clock] number in
            guard number == 1 else { return }
            clock.advance(seconds: 1)
            tree.write("/home/c", changed)
        }
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try rig.differences() == [])
        #expect(try rig.differences(rebuilt: true) == [])
    }

    @Test func fileThatVanishesAfterItWasListedIsNoFailure() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/gone", "x")
        rig.tree.write("/home/stays", "y")
        rig.tree.onList("/home") { [tree = rig.tree] in
            if tree.exists("/home/gone") { tree.remove("/home/gone") }
        }
        let result = try rig.backUp()
        #expect(result.failures.isEmpty)
        #expect(result.ending == .complete)
        #expect(try Set(rig.stored().keys) == [[], "stays".bytes])
        // It was never stored, so the next run has nothing to delete.
        #expect(try rig.backUp().counts.deleted == 0)
    }

    /// As on a server, where what is open and gone is "stale"; what is there still and cannot be
    /// read is named.
    @Test(arguments: [true, false]) func fileThatTurnsStaleWhileItIsReadIsNoFailureWhenItIsGone(
        isGone: Bool
    ) throws {
        let rig = try BackupRig()
        rig.tree.write("/home/stale", "x")
        rig.tree.failReads("/home/stale", code: ESTALE)
        if isGone {
            rig.tree.onRead("/home/stale") { [tree = rig.tree] _ in
                if tree.exists("/home/stale") { tree.remove("/home/stale") }
            }
        }
        #expect(try rig.backUp().failures.map(\.path) == (isGone ? [] : ["/home/stale".bytes]))
    }

    @Test func directoryThatVanishesAfterItWasListedIsNoFailure() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/gone")
        rig.tree.write("/home/stays", "y")
        rig.tree.onList("/home") { [tree = rig.tree] in
            if tree.exists("/home/gone") { tree.remove("/home/gone") }
        }
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try rig.stored()["stays".bytes] != nil)
    }

    @Test func readErrorNamesTheFileAndKeepsItsLastVersion() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/bad", "first")
        rig.tree.write("/home/good", "one")
        try rig.backUp()
        let before = try rig.stored()["bad".bytes]
        rig.clock.advance(seconds: 1)
        rig.tree.write("/home/bad", "second")
        rig.tree.write("/home/good", "two")
        rig.tree.failReads("/home/bad", code: EIO)
        let result = try rig.backUp()
        #expect(result.failures.map(\.path) == ["/home/bad".bytes])
        #expect(result.counts.failed == 1)
        #expect(try rig.stored()["bad".bytes] == before)
        #expect(try rig.stored()["good".bytes]?.content == "two".bytes)
        rig.tree.failReads("/home/bad", code: nil)
        #expect(try rig.backUp().counts.changed == 1)
        #expect(try rig.differences() == [])
    }

    @Test func aWriteWithinTheSameTickIsFoundByTheNextRun() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", "before")
        // No time passes between the write, the backup and the next write.
        _ = try BackupRun(
            try rig.openWriter(), fileSystem: rig.tree, clock: rig.clock,
            request: BackupRequest(sources: [.init(path: "/home".bytes)], readers: 0),
            cancellation: Cancellation(), observer: nil
        ).run()
        rig.tree.write("/home/file", "behind")
        try rig.backUp()
        #expect(try rig.stored()["file".bytes]?.content == "behind".bytes)
    }

    private func inconsistent(_ rig: BackupRig, _ path: String) throws -> Bool {
        let writer = try rig.openWriter()
        let reader = try CatalogReader(writer.catalog)
        let commit = try #require(try reader.latestCommit())
        let root = try #require(try reader.roots().first)
        return try #require(try reader.entry(root, path: path.bytes, at: commit.number)).item()
            .isInconsistent
    }
}
