import CairnCore
import CairnFormat
import Synchronization

/// The items that a restore in place has read and found as they would come back: while their size,
/// times and inode stay the same, no later step of it reads them again. May be used by several
/// threads.
///
/// - Memory: 16 bytes for each of at most ``maximum`` items; others are read again.
final class ProvenItems: Sendable {
    private static let maximum = 500_000

    private let keys = Mutex<Set<Hash128>>([])
    private let clock: any Clock

    init(_ clock: any Clock) { self.clock = clock }

    func now() -> Timestamp { clock.now() }

    /// - Parameter path: absolute.
    func holds(_ path: [UInt8], _ status: FileStatus) -> Bool {
        let key = Self.key(path, status)
        return keys.withLock { $0.contains(key) }
    }

    /// Notes an item, if a change of it would change its times.
    ///
    /// - Parameter moment: just before the status was taken.
    func note(_ path: [UInt8], _ status: FileStatus, at moment: Timestamp) {
        guard status.stableInode != 0, status.isSettled(at: moment) else { return }
        let key = Self.key(path, status)
        keys.withLock { if $0.count < Self.maximum { $0.insert(key) } }
    }

    private static func key(_ path: [UInt8], _ status: FileStatus) -> Hash128 {
        // No path has a zero byte in it.
        Digest.h128(path + [0] + Stamp(status).withBytes { Array($0) })
    }
}
