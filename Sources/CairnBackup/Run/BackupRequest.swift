import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// What a one-shot backup is asked to do.
public struct BackupRequest: Sendable {
    public var sources: [BackupSource]
    public var kind: CommitKind
    public var isAdHoc: Bool
    public var tags: [[UInt8]]
    /// For the commits around a restore.
    public var restored: Hash128?
    public var host: [UInt8]
    public var user: [UInt8]
    /// The machine whose roots are meant; nil for a repository of one machine alone.
    public var machine: RootHost?
    public var program: [UInt8]
    /// End the run at the first item that cannot be read; what was read until then is committed.
    public var stopsOnError = false
    /// A source that is gone is recorded as deleted instead of refused: what a restore needs to be
    /// undone.
    public var absenceIsDeletion = false
    /// A root that is gone is left as it was, and an empty directory where something was mounted
    /// too: absence of a file system deletes nothing.
    public var keepsMissingRoots = false
    /// What was to be kept and cannot be, whatever is at its path: named as failures, and the rest
    /// goes on.
    public var refused: [ItemFailure] = []
    /// Which directories are parts of application containers. Those that lie in a root of the
    /// repository are noted there.
    public var parts: [SourcePart] = []
    /// Directories that are never read: the repository and the state directory.
    public var excluded: Set<DirectoryIdentity>
    /// When so much changes in one run that the commit before it is pinned; nil for runs that
    /// others judge.
    public var brake: AnomalyGuard.Configuration?
    /// Where files with several names are noted.
    public var links: LinkIndex?
    /// Where files are noted that somebody may still be writing to; nil when nobody looks for that.
    public var writers: OpenWriters?
    /// Which directories are kept as one document, and how.
    public var packages = PackageCapture()
    /// Mount points at which another disk has taken the place of the one that was kept, for good:
    /// what was on that is gone. Absolute.
    public var replacedDisks: Set<[UInt8]> = []
    /// Files that are read whatever `stat` says, for the repository has lost what they hold.
    var lacking = LackingFiles()
    /// So much is looked at; the rest is left for later. Nil for all.
    public var budget: RoundBudget?
    /// Until when nobody wrote to a file since the round began, of ``Clock/monotonic()``; nil when
    /// somebody may have.
    public var untouched: (@Sendable (RepositoryPath) -> UInt64?)?
    /// Threads that read and compress; 0 does everything on the caller's.
    public var readers: Int
    /// A commit comes at least this often.
    public var commitInterval: UInt64 = 60_000_000_000
    /// A commit comes after this many new bytes.
    public var commitBytes: UInt64 = 1 << 30

    public init(
        sources: [BackupSource], kind: CommitKind = .complete, isAdHoc: Bool = false,
        tags: [[UInt8]] = [],
        restored: Hash128? = nil, host: [UInt8] = [], user: [UInt8] = [], program: [UInt8] = [],
        excluded: Set<DirectoryIdentity> = [], readers: Int
    ) {
        self.sources = sources
        self.kind = kind
        self.isAdHoc = isAdHoc
        self.tags = tags
        self.restored = restored
        self.host = host
        self.user = user
        self.program = program
        self.excluded = excluded
        self.readers = readers
    }
}

/// How far a run has come.
public struct BackupProgress: Sendable {
    public var items: UInt64 = 0
    public var bytesRead: UInt64 = 0
    public var bytesNew: UInt64 = 0
    public var failures: UInt64 = 0
    /// Absolute; what is being looked at.
    public var path: [UInt8] = []

    public init() {}
}

/// What a run ended with.
public struct BackupResult: Sendable {
    public let commit: CatalogCommit?
    public let counts: CommitCounts
    public let failures: [ItemFailure]
    public let ending: Ending
    public let nanoseconds: UInt64
    /// Of what is counted as deleted: left out by a rule from now on.
    public let excluded: UInt64
    /// The first files whose flag a save has dropped, so that they are kept from now on. In the
    /// repository's words.
    public let dropped: [RepositoryPath]
    /// The commit that was pinned, because so much of what was kept changed or vanished in this
    /// run.
    public var pinned: Hash128?
    /// Whether it was looked for what the repository has lost, for something was known to lack.
    public var isLackingSettled = false
    /// Present files that were stored anew, for the repository had lost what they hold.
    public var storedAnew = 0
    /// Present files of which the repository has lost something, and which could not be stored
    /// anew; and earlier versions.
    public var lost = 0
    public var lostEarlier = 0
    /// The first of ``lost``, in the repository's words.
    public var lostPlaces: [RepositoryPath] = []
    /// How near it came to being too much; nil where nothing was to be harmed.
    public var anomaly: AnomalyGuard.Verdict?
    /// For those who judge several runs.
    public var figures = AnomalyFigures()
    /// Packages that were kept as one.
    public var packages: [RepositoryPath] = []
    /// Packages that were left for a later run, since they were being written to.
    public var postponed: [RepositoryPath] = []
    /// More files with several names differed than are followed: their other names were not looked
    /// at.
    public var linksAreIncomplete = false
    /// What the run tells nothing of.
    public var later: [RepositoryPath: Later] = [:]

    public init(
        commit: CatalogCommit?, counts: CommitCounts, failures: [ItemFailure], ending: Ending,
        nanoseconds: UInt64, excluded: UInt64 = 0,
        dropped: [RepositoryPath] = []
    ) {
        self.dropped = dropped
        self.excluded = excluded
        self.commit = commit
        self.counts = counts
        self.failures = failures
        self.ending = ending
        self.nanoseconds = nanoseconds
    }

    public enum Ending: Sendable, Equatable {
        case complete
        /// Stopped on request; what was read until then is committed.
        case cancelled
        /// Stopped at the first failure, as was asked for; what was read until then is committed.
        case stopped
        /// The repository's disk is nearly full; what was read until then is committed.
        case full(freeBytes: UInt64, neededBytes: UInt64)
    }
}

/// Hears of a run. Called on the run's own thread.
public protocol BackupObserver: AnyObject {
    func progressed(_ progress: BackupProgress)
    func failed(_ failure: ItemFailure)
    /// A commit is durable.
    func committed(_ commit: CatalogCommit)
}
