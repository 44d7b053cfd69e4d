import CairnCore
import CairnRepository

public struct PruneRequest: Equatable, Sendable {
    /// The amount of unneeded content that may stay.
    public enum Unused: Equatable, Sendable {
        /// A share of the packs' final size.
        case share(Share)
        case bytes(UInt64)
    }

    public var maxUnused = Unused.share(Share(basisPoints: 1_000))
    /// Packs in which nothing unused may stay, whatever ``maxUnused`` says.
    public var emptied: Set<Int64> = []
    /// Whether those of them that lie in remotes alone are fetched to be rewritten.
    public var fetchesEmptied = false
    /// The maximum of bytes that one run copies from rewritten packs; nil for no limit. Dead packs
    /// are removed without being read.
    public var maxRewrite: UInt64?
    public var isDryRun = false
    /// Whether to continue although needed chunks are missing: after a loss that cannot be
    /// repaired.
    public var isForced = false
    /// The maximum of chunk ids held in memory at once, 16 bytes each. Tests use a small one.
    var idsMaximum = ChunkMarks.idsUsual

    public init() {}

    /// Whether `dead` bytes may stay among `total`.
    func allows(_ dead: UInt64, of total: UInt64) -> Bool {
        switch maxUnused {
        case .bytes(let bytes): dead <= bytes
        case .share(let share): !share.isExceeded(by: dead, of: total)
        }
    }
}

/// The result of a prune, or of its dry run.
public struct PruneReport: Equatable, Sendable {
    public struct Packs: Equatable, Sendable {
        public var count = 0
        public var bytes: UInt64 = 0

        mutating func add(_ length: UInt64) {
            count += 1
            bytes += length
        }
    }

    /// The reason why returnable space was not returned.
    public enum Left: Equatable, Sendable {
        /// A reader holds the packs until the next run.
        case inUse(LockHolder?)
        /// The run had reached its limit of copying.
        case limit
        /// There is no room for the copy.
        case noRoom
        /// Not everything needed of the packs could be read.
        case damaged
        /// Packs to be emptied lie in remotes alone, and were not to be fetched.
        case elsewhere
        /// The run was stopped.
        case cancelled
    }

    /// All packs before the run, and those without anything needed.
    public var before = Packs()
    public var dead = Packs()
    /// Rewritten packs, and the bytes copied from them.
    public var rewritten = Packs()
    public var bytesCopied: UInt64 = 0
    public var removed = Packs()
    /// The packs' bytes, less those of the copies.
    public var bytesFreed: Int64 = 0
    /// Bytes that no version needs, before and after.
    public var unusedBefore: UInt64 = 0
    public var unusedAfter: UInt64 = 0
    public var left: [Left] = []
    /// Chunks that versions need and whose only copy is damaged; their packs stay. At most
    /// ``chunksMaximum``.
    public var damagedChunks: [ChunkUnavailable] = []
    /// Chunks that versions need and no pack has.
    public var chunksMissing = 0
    public var wasCancelled = false

    static let chunksMaximum = 1_000

    mutating func add(_ reason: Left) { if !left.contains(reason) { left.append(reason) } }
}

/// A prune that would be risky.
public enum PruneRefusal: Error, Equatable {
    case journalDamaged(JournalDamage)
    /// - Parameter count: the number of needed chunks that no pack has.
    case chunksMissing(Int)
    case repairUnfinished
}

/// The packs that a run has removed or copied, of those that it wants to.
public struct PruneProgress: Sendable, Equatable {
    public var packs = 0
    public var packsTotal = 0
    public var bytes: UInt64 = 0
    public var bytesTotal: UInt64 = 0

    public init() {}
}

public protocol PruneObserver: AnyObject {
    func progressed(_ progress: PruneProgress)
}
