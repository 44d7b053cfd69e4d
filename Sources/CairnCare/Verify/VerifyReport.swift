import CairnFormat
import CairnRepository

/// A violation of FORMAT.md.
public enum VerifyFinding: Equatable, Sendable {
    /// `cairn.json` is damaged or missing, and a copy stands in for it.
    case description(DescriptionFault)
    case journal(JournalDamage)
    /// A commit that has lost changes, or of which nothing but its place is left.
    case commit(CommitLoss)
    case pack(PackDamage)
    /// Chunks that the journal names, but that no pack holds and no version in the catalog needs.
    case unnamedChunks(Int)
    /// The catalog does not agree with journal and packs. Nothing is lost: it can be rebuilt.
    case catalog(String)

    /// Whether something in the repository itself is damaged.
    public var isDamage: Bool {
        if case .catalog = self { return false }
        return true
    }
}

/// The missing part of a commit.
public struct CommitLoss: Equatable, Sendable {
    /// Its number in the journal; nil while the journal has not been repaired and the commit cannot
    /// be counted.
    public let number: Int64?
    /// Nil when the commit's own record is lost.
    public let commit: Commit?
    /// Changes records that are gone.
    public let recordsLost: UInt64
}

/// An observation that is not damage.
public enum VerifyNote: Equatable, Sendable {
    /// A part of an open pack that was cut off or torn while it was written; no commit needs it.
    case tornPack(PackDamage)
    /// Records behind the last commit: an interrupted run's.
    case uncommittedRecords(Int)
    /// Bytes at the journal's end that are no record: an interrupted run's.
    case tornJournal(bytes: UInt64)
    /// A copy of `cairn.json` that is missing, damaged or differs: the next writer makes it anew.
    case descriptionCopy(DescriptionFault)
    /// A damaged pack whose parity can make it whole.
    case mendable(pack: String)
    /// Chunks that versions need, and that can be read although their blocks are damaged.
    case readable(chunks: Int)
    /// A parity file that is damaged itself: nothing is lost by that. Only looked for when
    /// everything is read.
    case damagedParity(String)
    /// A file that no reader of a repository looks at. Relative to it.
    case unknownFile(String)
    /// A leftover of an interrupted replacement.
    case leftover(String)
    /// The repository was or is being written: later additions are not checked.
    case changedMeanwhile
    /// A message from opening the catalog.
    case catalog(String)
}

/// A commit as damage reports speak of it.
public struct CommitMark: Equatable, Sendable {
    public let number: Int64
    public let time: Timestamp
}

/// A version of a file that cannot be fully restored.
public struct DamagedVersion: Equatable, Sendable {
    public let root: RootDefinition
    /// Relative to the root; empty for a root that is a file.
    public let path: [UInt8]
    /// The commit it came with.
    public let first: CommitMark
    /// The commit that ended it; nil while it is the present state.
    public let last: CommitMark?
    /// As `stat` gives it.
    public let size: UInt64
    /// Content bytes, without holes.
    public let contentBytes: UInt64
    public let lostBytes: UInt64

    public var isLive: Bool { last == nil }
    public var isPartlyRestorable: Bool { lostBytes < contentBytes }
    public var livePath: [UInt8] { path.isEmpty ? root.path : ItemPath.join(root.path, path) }
}

/// The effect of damage on people's files.
public struct DamageReport: Equatable, Sendable {
    /// Sorted by root, path and age; at most ``versionsMaximum``.
    public var versions: [DamagedVersion] = []
    public var versionCount = 0
    public var fileCount = 0
    /// Distinct chunks that versions need and no pack holds intact.
    public var chunkCount = 0
    /// Distinct chunks that versions need and that can be read although their blocks are damaged.
    public var readableCount = 0

    public static let versionsMaximum = 10_000
}

/// The result of a verification.
public struct VerifyReport: Sendable {
    public enum Ending: Equatable, Sendable {
        case complete, cancelled
    }

    /// At most ``findingsMaximum``.
    public internal(set) var findings: [VerifyFinding] = []
    public internal(set) var findingCount = 0
    /// At most ``findingsMaximum``.
    public internal(set) var notes: [VerifyNote] = []
    public internal(set) var damage = DamageReport()
    public internal(set) var counts = VerifyCounts()
    public internal(set) var ending = Ending.complete
    public internal(set) var nanoseconds: UInt64 = 0
    /// Whether the repository itself is damaged, even if no version is lost.
    public internal(set) var isDamaged = false

    public static let findingsMaximum = 10_000

    /// Whether only the catalog disagrees with the repository.
    public var hasCatalogFinding: Bool {
        findings.contains { if case .catalog = $0 { true } else { false } }
    }

    mutating func add(_ finding: VerifyFinding) {
        findingCount += 1
        if finding.isDamage { isDamaged = true }
        if findings.count < Self.findingsMaximum { findings.append(finding) }
    }

    mutating func add(_ note: VerifyNote) {
        if notes.count < Self.findingsMaximum { notes.append(note) }
    }
}
