import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

public struct BackupRequest: Sendable {
    public var sources: [BackupSource]
    public var kind: CommitKind
    public var isAdHoc: Bool
    public var tags: [[UInt8]]
    /// The restored commit, for the commits around a restore.
    public var restored: Hash128?
    public var host: [UInt8]
    public var user: [UInt8]
    /// The machine whose roots are meant; nil for a repository of one machine.
    public var machine: RootHost?
    public var program: [UInt8]
    /// Ends the run at the first item that cannot be read; earlier items are committed.
    public var stopsOnError = false
    /// Whether a missing source is recorded as deleted instead of refused, so that a restore can be
    /// undone.
    public var absenceIsDeletion = false
    /// Whether a missing root, or an empty directory where something was mounted, stays as it was:
    /// the absence of a file system deletes nothing.
    public var keepsMissingRoots = false
    /// Roots that are whatever is in their places: what was put there is what a restore of the
    /// whole root replaces. Absolute.
    var takenRoots: Set<[UInt8]> {
        absenceIsDeletion && !keepsMissingRoots ? Set(sources.map(\.path)) : []
    }
    /// Further sources that are backed up, but not by this run.
    public var otherSources: [BackupSource] = []
    /// The places of all that is backed up; absolute.
    var rootPlaces: [[UInt8]] { (sources + otherSources).map(\.path) }
    /// The roots that the settings name, also inside other roots. Absolute.
    public var namedRoots: Set<[UInt8]> = []
    /// The roots of the settings. A root around them that was backed up by name, and is not backed
    /// up any more, holds nothing for them. Absolute.
    var settingsRoots: Set<[UInt8]> {
        namedRoots.union((sources + otherSources).filter { $0.role != .adHoc }.map(\.path))
    }
    /// Items that should be kept but cannot be, whatever is at their path: reported as failures;
    /// the run goes on.
    public var refused: [ItemFailure] = []
    /// Directories that are parts of application containers. Those within a root of the repository
    /// are recorded there.
    public var parts: [SourcePart] = []
    /// Whether what went with an application that was uninstalled is recorded as deleted.
    public var endsContainers = false
    /// Directories that are never read: the repository and the state directory.
    public var excluded: Set<DirectoryIdentity>
    /// Whether nothing watches meanwhile: a root that was compared whole has no gaps any more.
    public var closesGaps = false
    /// The limits beyond which the commit before this run is pinned; nil for runs that are judged
    /// elsewhere.
    public var anomalyGuard: AnomalyGuard.Configuration?
    /// The users and groups whose names are recorded; nil where the numbers are not this machine's.
    public var owners: (any OwnerDirectory)?
    /// Receives files with several names, and mounted files.
    public var links: LinkIndex?
    /// Receives files that somebody may still be writing to; nil when that is not checked.
    public var writers: OpenWriters?
    /// The directories that are kept as one document, and how.
    public var bundles = BundleCapture()
    /// Mount points at which another disk has permanently replaced the one that was kept: the old
    /// files are gone. Absolute.
    public var replacedDisks: Set<[UInt8]> = []
    /// Roots that this machine adopted and has not backed up since: what is missing there is not
    /// away. Absolute.
    public var unseenRoots: Set<[UInt8]> = []
    /// Those, and Snaps: each of their revisions has another directory. Absolute.
    var renewedRoots: Set<[UInt8]> {
        unseenRoots.union(
            parts.filter { $0.container.shape == .snap && $0.name == SnapRevision.current }
                .map(\.path))
    }
    /// What this run leaves as it is, unread.
    public var leftOut: PathPatterns?
    /// The time that the commits get instead of that of the clock.
    public var time: Timestamp?
    /// Whether the run keeps all of its sources or nothing, in one commit.
    public var isAllOrNothing = false
    /// What the user ordered to be excluded.
    public var orders = ExclusionOrders()
    /// Finds deleted items that were moved to where the rules exclude them; nil where nobody asks.
    public var excludedPlaces: ExcludedPlaces?
    /// Called before the commit of a run that is all or nothing; an error of its keeps nothing.
    public var confirm: (@Sendable () throws -> Void)?
    /// Whether damage of the repository of this id is known, so that a chunk counts as stored only
    /// after it was read. Asked when a run begins; nil where the catalog is believed.
    public var isDamaged: (@Sendable (Hash128) -> Bool)?
    /// The versions that are known not to be whole; nil where nobody knows.
    public var damage: DamageRecord?
    /// Files to read in spite of equal stamps, because the repository has lost their content.
    var lacking = LackingFiles()
    /// The limit of this round; the rest is left for later. Nil for no limit.
    public var budget: RoundBudget?
    public var large = LargeFiles()
    /// The time until which nobody wrote to a file since the round began, of ``Clock/monotonic()``;
    /// nil when somebody may have.
    public var untouched: (@Sendable (RepositoryPath) -> UInt64?)?
    /// Number of threads that read and compress; 0 does everything on the caller's thread.
    public var readers: Int
    /// The longest time between commits, in nanoseconds.
    public var commitInterval: UInt64 = 60_000_000_000
    /// The number of new bytes after which a commit is made.
    public var commitBytes: UInt64 = 1 << 30

    public init(
        sources: [BackupSource], kind: CommitKind = .complete, isAdHoc: Bool = false,
        tags: [[UInt8]] = [], restored: Hash128? = nil, host: [UInt8] = [], user: [UInt8] = [],
        program: [UInt8] = [], excluded: Set<DirectoryIdentity> = [], readers: Int
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

    /// Whether it is the status of one of Cairn's own directories.
    func isOwn(_ status: FileStatus) -> Bool { excluded.contains(status.identity) }
}

public struct BackupProgress: Sendable, Codable {
    /// Items other than directories that were dealt with, unchanged ones included.
    public var items: UInt64 = 0
    /// The bytes of their data, whether they had to be read or not.
    public var bytesDone: UInt64 = 0
    public var bytesRead: UInt64 = 0
    public var bytesNew: UInt64 = 0
    public var failures: UInt64 = 0
    /// The item being examined; absolute.
    public var path: [UInt8] = []

    private enum CodingKeys: String, CodingKey {
        case items, failures, path
        case bytesDone = "bytes_done"
        case bytesRead = "bytes_read"
        case bytesNew = "bytes_new"
    }

    public init() {}

    /// An older daemon tells no ``bytesDone``.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        items = try values.decode(UInt64.self, forKey: .items)
        bytesDone = try values.decodeIfPresent(UInt64.self, forKey: .bytesDone) ?? 0
        bytesRead = try values.decode(UInt64.self, forKey: .bytesRead)
        bytesNew = try values.decode(UInt64.self, forKey: .bytesNew)
        failures = try values.decode(UInt64.self, forKey: .failures)
        path = try values.decode([UInt8].self, forKey: .path)
    }
}

/// A stored item that was moved to where the rules exclude it, or a directory whose place a symlink
/// took.
public struct MovedAway: Sendable {
    /// Its former place; absolute.
    public let from: [UInt8]
    /// Absolute.
    public let to: [UInt8]
    /// Whether a symlink is at the former place. Items behind it count as deleted.
    public var isLink = false
}

public struct BackupResult: Sendable {
    public let commit: CatalogCommit?
    public let counts: CommitCounts
    public let failures: [ItemFailure]
    public let ending: Ending
    public let nanoseconds: UInt64
    /// The items that left the present tree because a rule excludes them from now on; they are not
    /// counted as deleted.
    public let excluded: UInt64
    /// The first files whose flag a save has dropped, so that they are kept from now on. Repository
    /// places.
    public let dropped: [RepositoryPath]
    /// The first exclusions of this run that took stored items out of the present tree, and that
    /// nobody ordered.
    public var setAside: [Exclusion] = []
    /// The first items that were moved to where the rules exclude them, which are not counted as
    /// deleted, and the first directories that became symlinks.
    public var movedAway: [MovedAway] = []
    /// The commit that was pinned because too much kept data changed or disappeared in this run.
    public var pinned: Hash128?
    /// Whether the run looked for content that the repository has lost, because some was known to
    /// be missing.
    public var isLackingSettled = false
    /// Present files that were stored again, because the repository had lost their content.
    public var storedAnew = 0
    /// Versions that were known to be damaged in the repository, and are whole again.
    public var repaired = 0
    /// Present files with lost content that could not be stored again, and earlier versions with
    /// lost content.
    public var lost = 0
    public var lostEarlier = 0
    /// The first of ``lost``, as repository places.
    public var lostPlaces: [RepositoryPath] = []
    /// The verdict of the anomaly guard; nil when there was nothing to judge.
    public var anomaly: AnomalyGuard.Verdict?
    /// Figures for a judgement over several runs.
    public var figures = AnomalyFigures()
    /// Bundles that were kept as one.
    public var bundles: [RepositoryPath] = []
    /// Bundles that were left for a later run because they were being written.
    public var postponed: [RepositoryPath] = []
    /// Whether more files with several names differed than can be followed: their other names were
    /// not examined.
    public var linksAreIncomplete = false
    /// Places that the run left for later.
    public var later: [RepositoryPath: Later] = [:]

    public init(
        commit: CatalogCommit?, counts: CommitCounts, failures: [ItemFailure], ending: Ending,
        nanoseconds: UInt64, excluded: UInt64 = 0, dropped: [RepositoryPath] = []
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
        /// Stopped on request; everything read until then is committed.
        case cancelled
        /// Stopped at the first failure, as requested; everything read until then is committed.
        case stopped
        /// The repository's disk is nearly full; everything read until then is committed.
        case full(freeBytes: UInt64, neededBytes: UInt64)
    }
}

/// Receives the events of a run. Called on the run's own thread.
public protocol BackupObserver: AnyObject {
    func progressed(_ progress: BackupProgress)
    func failed(_ failure: ItemFailure)
    /// A commit is durable.
    func committed(_ commit: CatalogCommit)
}
