import CairnCore
import CairnFormat

/// The result of a proof for a path and everything beneath it.
public struct ProofReport: Sendable {
    /// One item that is not stored in its present state, or is gone.
    public struct Finding: Sendable, Equatable {
        /// Absolute.
        public let path: [UInt8]
        public let standing: Standing
    }

    /// The path, absolute.
    public let path: [UInt8]
    /// The live root that contains it.
    public internal(set) var root: RootDefinition?
    /// Live roots beneath it, when no root contains it.
    public internal(set) var innerRoots: [RootDefinition] = []
    /// The standing of the path itself.
    public internal(set) var standing: Standing
    public internal(set) var isDirectory = false
    /// The number of stored items, of the path and everything beneath it.
    public internal(set) var stored: UInt64 = 0
    /// The part of them whose content was read and compared, because stamps were not enough.
    public internal(set) var storedByContent: UInt64 = 0
    public internal(set) var notStored: UInt64 = 0
    /// Items whose stored content is gone or damaged; they are among those not stored.
    public internal(set) var lostCount = 0
    /// Items whose copy in the repository is inconsistent, stored or not.
    public internal(set) var inconsistent: UInt64 = 0
    /// The first of them: absolute.
    public internal(set) var inconsistentPaths: [[UInt8]] = []
    /// Items that the repository has as present but are not on disk. No present item is affected.
    public internal(set) var gone: UInt64 = 0
    /// Excluded items, a directory counted once, at most 65,536: never stored. Cairn's own are not
    /// counted.
    public internal(set) var excluded: UInt64 = 0
    /// The first items that are not stored.
    public internal(set) var findings: [Finding] = []
    /// The first items that are gone.
    public internal(set) var goneFindings: [Finding] = []
    /// The latest commit that stored any of the stored items.
    public internal(set) var storedBy: Int64?
    public internal(set) var wasCancelled = false

    /// Whether every present item is stored in its present state, excluded ones too.
    public var isWhole: Bool { isStored && excluded == 0 }

    /// Whether every present item that is not excluded is stored in its present state.
    public var isStored: Bool {
        guard notStored == 0, !wasCancelled else { return false }
        if case .stored = standing { return true }
        return false
    }
}

/// The relation of one item on disk to its state in the repository.
public enum Standing: Sendable, Equatable {
    /// The present item is equal to the stored one, including metadata.
    ///
    /// - Parameter byContent: whether every byte was read and compared; otherwise the stamps are
    ///   equal.
    case stored(since: Int64, byContent: Bool)
    /// The repository has an earlier content.
    case contentChanged(since: Int64)
    /// The content is stored; these aspects are not.
    case metadataChanged(since: Int64, [Aspect])
    /// The item was stored, but its pack is gone, truncated or damaged.
    case lost(since: Int64)
    case kindChanged(from: ItemKind, to: ItemKind)
    /// It changed during the comparison.
    case changing
    /// The repository never had it.
    case neverSeen
    /// There is nothing at the path.
    ///
    /// - Parameter last: the last version the repository has; nil when it never had one.
    case gone(last: LastVersion?)
    case unreadable(SystemError)
    /// The format cannot hold it.
    case unsupported(String)
    /// In no root.
    case outside
    /// Cairn's own: the repository, the state directory, unfinished files of a restore.
    case own
    /// A rule excludes it or a directory above.
    case excluded(RuleVerdict)

    public enum Aspect: String, Sendable, CaseIterable {
        case mode, owner
        case modified = "modification time"
        case links = "hard links"
        case attributes = "extended attributes"
    }

    /// The last version of an item that is gone.
    public struct LastVersion: Sendable, Equatable {
        /// The path at which it was: the root's path joined with that beneath it.
        public let path: [UInt8]
        public let first: Int64
        /// The commit that no longer has it; nil while the repository has it as present.
        public let until: Int64?
        public let size: UInt64
    }
}
