import CairnCore
import CairnFormat
import CairnRepository

/// How far a prune goes.
public struct PruneRequest: Equatable, Sendable {
    /// What may stay although no version needs it.
    public enum Unused: Equatable, Sendable {
        /// Of what the packs hold in the end.
        case share(Share)
        case bytes(UInt64)
    }

    public var maxUnused = Unused.share(Share(basisPoints: 1_000))
    /// Packs of which nothing unused may stay, whatever ``maxUnused`` says.
    public var emptied: Set<Int64> = []
    /// How many bytes one run may copy from packs that are rewritten; nil for as many as it takes.
    /// Dead packs go without being read.
    public var maxRewrite: UInt64?
    public var isDryRun = false
    /// Whether it goes on although chunks are missing that versions need: after a loss that nothing
    /// can mend.
    public var isForced = false
    /// How many ids of chunks are held in memory at once, 16 bytes each. Tests use a small one.
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

/// What a prune did, or would do.
public struct PruneReport: Equatable, Sendable {
    public struct Packs: Equatable, Sendable {
        public var count = 0
        public var bytes: UInt64 = 0

        mutating func add(_ length: UInt64) {
            count += 1
            bytes += length
        }
    }

    /// Why space was not given back that could have been.
    public enum Left: Equatable, Sendable {
        /// Somebody reads: the packs stay until the next run.
        case inUse(LockHolder?)
        /// The run had copied as much as it may.
        case limit
        /// There is no room for the copy.
        case noRoom
        /// Not all that is needed of the packs could be read.
        case damaged
        /// The run was stopped.
        case cancelled
    }

    /// All packs as they were found, and those of them that nothing needs.
    public var before = Packs()
    public var dead = Packs()
    /// Packs that were rewritten, and what was copied of them.
    public var rewritten = Packs()
    public var bytesCopied: UInt64 = 0
    /// Packs that are gone.
    public var removed = Packs()
    /// Of the packs' files, less what the copies take.
    public var bytesFreed: Int64 = 0
    /// What no version needs, as far as it stays.
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

    public init() {}

    mutating func add(_ reason: Left) {
        if !left.contains(reason) { left.append(reason) }
    }
}

/// A prune that would be a risk.
public enum PruneRefusal: Error, Equatable {
    case journalDamaged(JournalDamage)
    /// - Parameter count: how many chunks that versions need no pack has.
    case chunksMissing(Int)
    /// A repair was cut off.
    case repairUnfinished
}
