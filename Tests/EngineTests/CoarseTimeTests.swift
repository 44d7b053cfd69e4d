import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// File systems that tell changes apart by the second, or by two: ext4 with small inodes, HFS+,
/// vfat, many behind NFS and FUSE.
@Suite struct CoarseTimeTests {
    private static let twoSeconds: UInt64 = 2_000_000_000

    /// A rig, a second after a tick of its file system.
    private func makeRig(_ tick: UInt64 = twoSeconds) throws -> BackupRig {
        let rig = try BackupRig(fileTickNanoseconds: tick)
        rig.clock.set(Timestamp(seconds: 1_800_000_000, nanoseconds: 500_000_000))
        return rig
    }

    @Test func granularityShowsInTheTimes() {
        func tick(_ changed: Timestamp, _ modified: Timestamp? = nil) -> Int64 {
            FileStatus(
                kind: .file, mode: 0o644, uid: 0, gid: 0, links: 1, size: 1, blocks: 1, inode: 1,
                device: 1,
                modified: modified ?? changed, changed: changed
            ).tickNanoseconds - FileStatus.clockTickNanoseconds
        }
        #expect(tick(Timestamp(seconds: 100, nanoseconds: 1)) == 0)
        #expect(tick(Timestamp(seconds: 100, nanoseconds: 0)) == 2_000_000_000)
        #expect(tick(Timestamp(seconds: 101, nanoseconds: 0)) == 1_000_000_000)
        // A time that somebody set says nothing of the file system, unless it is the newest.
        #expect(
            tick(Timestamp(seconds: 100, nanoseconds: 7), Timestamp(seconds: 50, nanoseconds: 0))
                == 0)
        #expect(
            tick(Timestamp(seconds: 100, nanoseconds: 7), Timestamp(seconds: 102, nanoseconds: 0))
                == 2_000_000_000)
    }

    /// The same length, in the same tick.
    @Test(arguments: [1_000_000_000, 2_000_000_000] as [UInt64])
    func secondSaveWithinATickIsFoundByTheNextScan(tick: UInt64) throws {
        let rig = try makeRig(tick)
        let watched = try PlaceTests.Watched(rig)
        rig.clock.set(Timestamp(seconds: 1_800_000_100, nanoseconds: 500_000_000))
        rig.tree.write("/home/f", "one")
        rig.clock.advance(nanoseconds: 100_000_000)
        try watched.capture([watched.task("f", afresh: .all)], after: 0)
        rig.tree.write("/home/f", "two")
        let proof = try PathProof(
            CatalogReader(watched.writer.catalog), rig.repository, fileSystem: rig.tree)
        guard case .contentChanged = try proof.examine(["/home/f".bytes]).standing else {
            Issue.record("the old content is affirmed")
            return
        }
        try watched.capture([watched.task("", .subtree)], after: 60)
        #expect(try watched.differences() == [])
        // Long after the last save nothing is read again.
        #expect(try watched.capture([watched.task("", .subtree)]).counts.bytesRead == 0)
    }

    /// Two halves, the first of which is saved again while the second is read: the times do not
    /// tell.
    @Test func fileSavedWithinATickWhileItIsReadIsReadAgain() throws {
        let rig = try makeRig()
        let hole = 4_096..<65_536
        @Sendable func content(_ generation: UInt8) -> [UInt8] {
            [UInt8](repeating: generation, count: 4_096) + [UInt8](repeating: 0, count: hole.count)
                + [UInt8](repeating: generation, count: 4_096)
        }
        let watched = try PlaceTests.Watched(rig)
        rig.clock.set(Timestamp(seconds: 1_800_000_100, nanoseconds: 500_000_000))
        rig.tree.write("/home/f", content(1), holes: [hole])
        rig.tree.onRead("/home/f") { [tree = rig.tree] number in
            // Its head, the first half, the second.
            if number == 3 { tree.write("/home/f", content(2), holes: [hole]) }
        }
        let result = try watched.capture([watched.task("f", afresh: .all)], after: 0)
        #expect(result.failures.isEmpty)
        #expect(try watched.differences() == [])
    }

    @Test func fileThatChangesWithoutEndWithinATickIsInconsistent() throws {
        let rig = try makeRig()
        let watched = try PlaceTests.Watched(rig)
        rig.clock.set(Timestamp(seconds: 1_800_000_100, nanoseconds: 500_000_000))
        rig.tree.write("/home/f", [UInt8](repeating: 0, count: 20_000))
        rig.tree.onRead("/home/f") { [tree = rig.tree] number in
            tree.overwrite(
                "/home/f", at: 0,
                [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 20_000))
        }
        let result = try watched.capture([watched.task("f", afresh: .all)], after: 0)
        guard case .inconsistent? = result.failures.first?.reason else {
            Issue.record("failures: \(result.failures)")
            return
        }
    }

    /// One of two files of a bundle is saved again within the tick, after it was looked at.
    @Test func bundleSavedWithinATickIsWaitedFor() throws {
        let rig = try makeRig()
        rig.tree.makeDirectory("/home/a.rtfd")
        rig.tree.write("/home/a.rtfd/1", "one")
        rig.tree.write("/home/a.rtfd/2", "one")
        let watched = try PlaceTests.Watched(rig)
        rig.clock.set(Timestamp(seconds: 1_800_000_100, nanoseconds: 200_000_000))
        rig.tree.write("/home/a.rtfd/1", "two")
        rig.clock.advance(nanoseconds: 1_000_000_000)
        let hasSaved = Mutex(false)
        rig.tree.onRead("/home/a.rtfd/1") { [tree = rig.tree] _ in
            guard
                !hasSaved.withLock({ value in
                    defer { value = true }
                    return value
                })
            else { return }
            tree.write("/home/a.rtfd/2", "two")
            tree.write("/home/a.rtfd/1", "six")
        }
        var request = BackupRequest(sources: [], kind: .capture, readers: 0)
        request.bundles = BundleCapture(BundleTests.rules, quiet: 500_000_000)
        request.bundles.patience = .wait(upTo: 6_000_000_000)
        let run = try CaptureRun(
            watched.writer, fileSystem: rig.tree, clock: rig.clock, request: request,
            cancellation: Cancellation(), observer: nil)
        _ = try run.run(
            [watched.task("a.rtfd/1", afresh: .all)], in: watched.targets,
            ledger: CaptureRun.Ledger())
        #expect(rig.clock.now() > Timestamp(seconds: 1_800_000_102, nanoseconds: 0))
        #expect(try watched.differences() == [])
    }

    /// The pages of a transaction of which every write leaves the times as they are.
    @Test func databaseWrittenWithinATickIsOfOneMomentOrInconsistent() throws {
        let rig = try makeRig()
        let watched = try PlaceTests.Watched(rig)
        rig.clock.set(Timestamp(seconds: 1_800_000_100, nanoseconds: 500_000_000))
        rig.tree.write("/home/d", DatabaseLockTests.database(state: 1, megabytes: 9))
        rig.tree.onRead("/home/d") { [tree = rig.tree] number in
            tree.write(
                "/home/d",
                DatabaseLockTests.database(
                    state: UInt8(truncatingIfNeeded: number + 1), megabytes: 9))
        }
        rig.clock.advance(nanoseconds: 100_000_000)
        var request = BackupRequest(sources: [], kind: .capture, readers: 0)
        request.bundles.rules = BundleRules()
        let run = try CaptureRun(
            watched.writer, fileSystem: DatabaseFileSystem(rig.tree, clock: rig.clock),
            clock: rig.clock, request: request,
            cancellation: Cancellation(), observer: nil)
        let result = try run.run(
            [watched.task("d", afresh: .all)], in: watched.targets, ledger: CaptureRun.Ledger())
        guard case .inconsistent? = result.failures.first?.reason else {
            Issue.record("a database that never held still is taken for whole: \(result.failures)")
            return
        }
    }
}
