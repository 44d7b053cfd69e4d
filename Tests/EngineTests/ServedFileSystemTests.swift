import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository

/// File systems that another machine or a program serves: their times come from a clock that nobody
/// here knows, and their sizes may be wrong.
@Suite struct ServedFileSystemTests {
    private static let device: UInt64 = 77

    /// A root on a server that keeps whole seconds.
    ///
    /// - Parameter skew: seconds by which its clock is ahead.
    private func makeRig(skew: Int64 = 0, tick: UInt64 = 1_000_000_000) throws -> BackupRig {
        let rig = try BackupRig(fileTickNanoseconds: tick)
        rig.clock.set(Timestamp(seconds: 1_800_000_000, nanoseconds: 10_000_000))
        rig.tree.setSkew(seconds: skew)
        rig.tree.setDevice("/home", Self.device)
        rig.tree.setOrigin(Self.device, .served)
        return rig
    }

    private func write(_ rig: BackupRig, _ name: String, _ content: String) {
        rig.tree.write("/home/\(name)", content)
        rig.tree.setDevice("/home/\(name)", Self.device)
    }

    /// Two saves of one size within one second of a server, the first of which is read in between.
    @Test(arguments: [-100_000, -3, -1, 0, 3] as [Int64])
    func aSecondSaveWithinTheServersTickIsNotMissed(skew: Int64) throws {
        let rig = try makeRig(skew: skew)
        write(rig, "f", "one")
        rig.clock.advance(nanoseconds: 10_000_000)
        let request = BackupRequest(sources: [.init(path: "/home".bytes)], readers: 0)
        func backUp() throws -> BackupResult {
            try BackupRun(
                rig.openWriter(), fileSystem: rig.tree, clock: rig.clock, request: request,
                cancellation: Cancellation(), observer: nil
            ).run()
        }
        try #expect(backUp().counts.new == 1)
        // Without the wait this is the same second, and the times are the same.
        write(rig, "f", "two")
        rig.clock.advance(seconds: 60)
        try _ = backUp()
        #expect(try rig.differences() == [])
        // Long after the last save nothing is read again.
        #expect(try backUp().counts.bytesRead == 0)
    }

    /// A listing that lacks a name which can be looked up does not tell that it was deleted.
    @Test func whatAServerDoesNotListIsNotDeleted() throws {
        let rig = try makeRig()
        for name in ["f", "g"] { write(rig, name, name) }
        try rig.backUp()
        rig.tree.hide("/home/f")
        let hidden = try rig.backUp()
        #expect(hidden.counts.deleted == 0 && hidden.failures.map(\.path) == ["/home/f".bytes])
        #expect(try rig.stored()["f".bytes]?.content == "f".bytes)
        rig.tree.hide("/home/f", false)
        rig.tree.remove("/home/g")
        let result = try rig.backUp()
        #expect(result.counts.deleted == 1 && result.failures.isEmpty)
        #expect(try rig.differences() == [])
    }

    /// A file that is saved while its status is being held back is read as it is then.
    @Test func whatIsSavedDuringTheWaitIsRead() throws {
        let rig = try makeRig(skew: -3)
        write(rig, "f", "one")
        rig.clock.onAsking { [tree = rig.tree] in
            if tree.exists("/home/f") { tree.overwriteInTick("/home/f", "two") }
            return 0
        }
        try rig.backUp()
        rig.clock.onAsking(nil)
        #expect(try rig.stored()["f".bytes]?.content == "two".bytes)
    }

    /// A capture of the service waits for nobody: what it read is not proven, and is read again.
    @Test func aCaptureProvesNothingByTimesOfAServer() throws {
        let rig = try makeRig(skew: -3)
        let watched = try PlaceTests.Watched(rig)
        write(rig, "f", "one")
        rig.clock.advance(nanoseconds: 10_000_000)
        let task = CaptureTask(
            watched.task("f").path, .item, dirtySince: 0, afresh: .all,
            moment: rig.clock.monotonic())
        let before = rig.clock.monotonic()
        try watched.capture([task], after: 0)
        #expect(rig.clock.monotonic() - before < 1_000_000_000)
        rig.tree.overwriteInTick("/home/f", "two")
        rig.clock.advance(seconds: 60)
        try watched.capture([watched.task("", .subtree)], after: 0)
        #expect(try watched.differences() == [])
    }

    @Test func aBundleOnAServerIsWaitedForByThisMachinesClock() throws {
        let rig = try makeRig(skew: -3600)
        rig.tree.makeDirectory("/home/a.rtfd")
        rig.tree.setDevice("/home/a.rtfd", Self.device)
        for name in ["1", "2"] { write(rig, "a.rtfd/\(name)", "one") }
        let before = rig.clock.monotonic()
        let result = try rig.backUp()
        #expect(result.failures.isEmpty && rig.clock.monotonic() - before > 6_000_000_000)
        #expect(try rig.differences() == [])
    }

    // MARK: Sizes

    @Test(arguments: [0, 3, 100] as [UInt64], [5, 300_000])
    func aFileIsReadToItsEndWhateverItsSizeSays(stated: UInt64, count: Int) throws {
        let rig = try makeRig()
        let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
        rig.tree.write("/home/f", content)
        rig.tree.setDevice("/home/f", Self.device)
        rig.tree.setStatedSize("/home/f", stated)
        let result = try rig.backUp()
        #expect(result.failures.isEmpty)
        #expect(try rig.stored()["f".bytes]?.content == content)
        #expect(try rig.backUp().counts.bytesRead == 0)
    }

    /// The kernel's own files and those of unknown file systems often state no size.
    @Test func aFileOfThisMachineThatStatesNoSizeIsReadToItsEnd() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/f", "content")
        rig.tree.write("/home/empty", "")
        rig.tree.setStatedSize("/home/f", 0)
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try rig.stored()["f".bytes]?.content == "content".bytes)
        #expect(try rig.stored()["empty".bytes]?.content == [])
    }

    @Test func holesOfAServerAreRead() throws {
        let rig = try makeRig()
        // It says that there is a hole, and there is content.
        rig.tree.write(
            "/home/f", [UInt8](repeating: 7, count: 200_000), holes: [0..<100_000])
        rig.tree.setDevice("/home/f", Self.device)
        try rig.backUp()
        #expect(
            try rig.stored()["f".bytes]?.content == [UInt8](repeating: 7, count: 200_000))
    }

    // MARK: What proves

    @Test func timesOfAServerAreNoProof() {
        var status = FileStatus(
            kind: .file, mode: 0o644, uid: 0, gid: 0, links: 1, size: 1, blocks: 1, inode: 1,
            device: 1, modified: Timestamp(seconds: 100, nanoseconds: 7),
            changed: Timestamp(seconds: 100, nanoseconds: 7))
        let later = Timestamp(seconds: 1_000_000)
        #expect(status.isSettled(at: later) && Stamp.of(status, readAt: later).isProof)
        status.origin = .served
        #expect(!status.isSettled(at: later) && !Stamp.of(status, readAt: later).isProof)
        #expect(Stamp.of(status, readAt: nil, isHeld: true).isProof)
        #expect(
            !status.hasHeld(since: 5, now: 20_000_005) && status.hasHeld(since: 5, now: 20_000_006))
        #expect(!status.hasHeld(since: 5, now: 4))
    }
}
