import CairnFormat
import Testing

@testable import CairnCore

/// What counts as unchanged.
@Suite struct StampTests {
    private let base = FileStatus(
        kind: .file, mode: 0o644, uid: 1, gid: 2, links: 1, size: 100, blocks: 8, inode: 5,
        device: 6,
        modified: Timestamp(seconds: 1_000, nanoseconds: 7),
        changed: Timestamp(seconds: 1_000, nanoseconds: 8))

    @Test func everyFieldCounts() {
        let changes: [(inout FileStatus) -> Void] = [
            { $0.kind = .symlink }, { $0.mode = 0o600 }, { $0.uid = 9 }, { $0.gid = 9 },
            { $0.links = 2 },
            { $0.size = 101 }, { $0.inode = 9 }, { $0.device = 9 }, { $0.modified.seconds += 1 },
            { $0.modified.nanoseconds += 1 }, { $0.changed.seconds += 1 },
            { $0.changed.nanoseconds += 1 },
        ]
        for (number, change) in changes.enumerated() {
            var other = base
            change(&other)
            #expect(Stamp(other) != Stamp(base), "field \(number)")
        }
        var same = base
        same.blocks = 99
        #expect(Stamp(same) == Stamp(base))
    }

    /// An inode that was used again was made after its former file was looked at.
    @Test func aFileIsTheSameAsLongAsItsInodeIsAsOld() {
        var now = base
        (now.size, now.modified.seconds, now.changed.seconds) = (7, 2_000, 2_000)
        #expect(!Stamp(base).isSameFile(now), "its birth is not known")
        now.born = Timestamp(seconds: 1_000, nanoseconds: 8)
        #expect(Stamp(base).isSameFile(now))
        #expect(Stamp.of(base, readAt: nil).isSameFile(now))
        now.born?.nanoseconds += 1
        #expect(!Stamp(base).isSameFile(now))
        now.born?.seconds = 900
        now.inode += 1
        #expect(!Stamp(base).isSameFile(now))
    }

    @Test func streamsAreOnNoDiskThatCouldBeAway() {
        var (stream, disk) = (base, base)
        (stream.inode, stream.device) = (0, 0)
        disk.kind = .directory
        disk.device = FileSystemIdentity(named: "disk".utf8).number
        #expect(!Stamp(stream).isAway(below: disk) && Stamp(stream).isOfStream)
        #expect(!Stamp(base).isOfStream)
    }

    @Test func stampsRoundTripAsBytes() {
        let bytes = Stamp(base).withBytes { Array($0) }
        #expect(bytes.withUnsafeBytes { Stamp($0) } == Stamp(base))
        #expect(bytes.dropLast().withUnsafeBytes { Stamp($0) } == nil)
    }

    @Test func whatChangedWithinATickHasNoStamp() {
        func isSettled(after nanoseconds: Int64) -> Bool {
            let total = 1_000_000_000_000 + 8 + nanoseconds
            let moment = Timestamp(
                seconds: total / 1_000_000_000, nanoseconds: UInt32(total % 1_000_000_000))
            return Stamp.of(base, readAt: moment).isProof
        }
        #expect(!isSettled(after: 0))
        #expect(!isSettled(after: 20_000_000))
        #expect(isSettled(after: 20_000_001))
        #expect(isSettled(after: 10_000_000_000))
        // A time in the future proves nothing.
        #expect(!isSettled(after: -1_000))
        #expect(!isSettled(after: -5_000_000_000))
    }
}
