import CairnCore
import CairnFormat

/// What a proof found of a path and everything beneath it.
public struct ProofReport: Sendable {
    /// One thing that is not stored as it is now, or is gone.
    public struct Finding: Sendable, Equatable {
        /// Absolute.
        public let path: [UInt8]
        public let standing: Standing
    }

    /// Absolute.
    public let path: [UInt8]
    /// The live root it lies beneath.
    public internal(set) var root: RootDefinition?
    /// Live roots that lie beneath it, when it lies beneath none itself.
    public internal(set) var innerRoots: [RootDefinition] = []
    /// Of the path itself.
    public internal(set) var standing: Standing
    public internal(set) var isDirectory = false
    /// Of the path and everything beneath it.
    public internal(set) var stored: UInt64 = 0
    /// Of them, those whose content was read and compared, for `stat` alone could not tell.
    public internal(set) var storedByContent: UInt64 = 0
    public internal(set) var notStored: UInt64 = 0
    /// Those whose copy in the repository is marked fuzzy, stored or not.
    public internal(set) var fuzzy: UInt64 = 0
    /// The first of them: absolute.
    public internal(set) var fuzzyPaths: [[UInt8]] = []
    /// What the repository still has as present and the disk has not: nothing that is there lacks
    /// by it.
    public internal(set) var gone: UInt64 = 0
    /// Cairn's own, and what a rule leaves out: never stored.
    public internal(set) var excluded: UInt64 = 0
    /// The first of those that are not stored.
    public internal(set) var findings: [Finding] = []
    /// The first of those that are gone.
    public internal(set) var goneFindings: [Finding] = []
    /// The commit by which the last of what is stored was stored.
    public internal(set) var storedBy: Int64?
    public internal(set) var wasCancelled = false

    init(path: [UInt8], standing: Standing) {
        self.path = path
        self.standing = standing
    }

    /// Whether everything that is there now is stored as it is now.
    public var isStored: Bool {
        guard notStored == 0, !wasCancelled else { return false }
        if case .stored = standing { return true }
        return false
    }
}

/// How one item on disk stands to what the repository has of it.
public enum Standing: Sendable, Equatable {
    /// What is there now is what the repository has, metadata included.
    ///
    /// - Parameter byContent: every byte was read and compared; else `stat` says what it said when
    ///   it was stored.
    case stored(since: Int64, byContent: Bool)
    /// The repository has an earlier content.
    case contentChanged(since: Int64)
    /// The content is stored; these are not.
    case metadataChanged(since: Int64, [Aspect])
    /// The repository had it, and its pack is gone, cut short or damaged.
    case lost(since: Int64)
    case kindChanged(from: ItemKind, to: ItemKind)
    /// It changed while it was being compared.
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
    /// Beneath no root.
    case outside
    /// Cairn's own: the repository, the state directory, what a restore is writing.
    case own
    /// A rule leaves it out, here or above.
    case excluded(RuleVerdict)

    public enum Aspect: String, Sendable, CaseIterable {
        case mode, owner
        case modified = "modification time"
        case links = "hard links"
        case attributes = "extended attributes"
    }

    /// The last version of something that is not there.
    public struct LastVersion: Sendable, Equatable {
        /// The root's path joined with that beneath it: where it stood then.
        public let path: [UInt8]
        public let first: Int64
        /// The commit that no longer has it; nil while the repository has it as present.
        public let until: Int64?
        public let size: UInt64
    }
}
