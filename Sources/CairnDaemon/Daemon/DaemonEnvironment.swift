import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSource
import CairnWatch

/// What the daemon's loop is given from outside.
public struct DaemonEnvironment: Sendable {
    /// A repository opened for writing, with whatever locks that takes. Dropped, it gives them
    /// back.
    public struct Session {
        public let writer: RepositoryWriter
        /// Directories that are never read: the repository, which may lie elsewhere than the last
        /// time, and the like.
        public let excluded: Set<DirectoryIdentity>
        private let locks: AnyObject?

        public init(
            _ writer: RepositoryWriter, excluded: Set<DirectoryIdentity>, holding locks: AnyObject?
        ) {
            self.writer = writer
            self.excluded = excluded
            self.locks = locks
        }
    }

    public var fileSystem: any FileSystem
    public var clock: any Clock
    public var randomness: any Randomness
    public var source: any ChangeSource
    public var log: any DaemonLog
    /// How long a round waits for the source to answer, in nanoseconds.
    public var roundPatience: UInt64 = 1_000_000_000
    /// - Throws: ``RepositoryError``, ``SystemError`` and what opening a repository throws. Tried
    ///   again later.
    public var open: @Sendable () throws -> Session
    /// An error as people are told, without a period at its end.
    public var explain: @Sendable (any Error) -> String
    /// Reads the settings anew.
    ///
    /// - Throws: what is wrong with them, as people are told.
    public var reload: @Sendable () throws -> DaemonConfiguration
    /// What is there to be kept now; nil when only the settings or the command line change that.
    public var findRoots: (@Sendable () -> KeptRoots)?
    /// Keeps the queue of failures; nil when there is nothing.
    public var loadFailures: @Sendable () -> [UInt8]?
    public var saveFailures: @Sendable ([UInt8]) -> Void
    /// Nil where nothing is purged.
    public var purgeEnvironment: (any PurgeEnvironment)?
    /// Called on the thread that reads the repository before it begins: it lowers its own priority.
    /// Nil to read on the daemon's.
    public var scrubThread: (@Sendable () -> Void)?
    /// Keeps the record of checks; nil when there is none.
    public var loadScrub: @Sendable () -> [UInt8]? = { nil }
    public var saveScrub: @Sendable ([UInt8]) -> Void = { _ in }
    /// Keeps the ``ClockRecord``; nil when there is none.
    public var loadClock: @Sendable () -> [UInt8]? = { nil }
    public var saveClock: @Sendable ([UInt8]) -> Void = { _ in }
    /// Nil where nobody can tell.
    public var power: (any PowerSupply)?

    public init(
        fileSystem: any FileSystem, clock: any Clock, randomness: any Randomness,
        source: any ChangeSource,
        log: any DaemonLog, open: @escaping @Sendable () throws -> Session,
        explain: @escaping @Sendable (any Error) -> String,
        reload: @escaping @Sendable () throws -> DaemonConfiguration,
        loadFailures: @escaping @Sendable () -> [UInt8]?,
        saveFailures: @escaping @Sendable ([UInt8]) -> Void,
        purgeEnvironment: (any PurgeEnvironment)? = nil, power: (any PowerSupply)? = nil,
        findRoots: (@Sendable () -> KeptRoots)? = nil
    ) {
        self.fileSystem = fileSystem
        self.clock = clock
        self.randomness = randomness
        self.source = source
        self.log = log
        self.open = open
        self.explain = explain
        self.reload = reload
        self.loadFailures = loadFailures
        self.saveFailures = saveFailures
        self.purgeEnvironment = purgeEnvironment
        self.power = power
        self.findRoots = findRoots
    }
}

/// What the daemon is asked to do.
public struct DaemonConfiguration: Sendable {
    public var sources: [BackupSource]
    /// Everything about a commit but its paths and kind, and but the directories that are never
    /// read.
    public var template: BackupRequest
    /// What is excluded, but for Cairn's own.
    public var rules = RuleBook()
    public var anomalyGuard = AnomalyGuard.Configuration()
    public var settle = Settler.Configuration()
    public var retry = RetryQueue.Configuration()
    /// A comparison of everything comes at least this often; in nanoseconds.
    /// - Source: Docs/INOTIFY.md, rule 12.
    public var reconcileInterval: UInt64 = 86_400 * 1_000_000_000
    /// What gives no events is scanned this often.
    public var pollInterval: UInt64 = 60 * 1_000_000_000
    public var purge = PurgeConfiguration()
    public var scrub = ScrubConfiguration()
    /// Nil when the service forgets nothing by itself.
    public var retention: RetentionSchedule?
    /// How often containers and standard directories that are new are looked for.
    public var findingInterval: UInt64 = 3 * 1_000_000_000
    /// Absolute; for status.
    public var repository: [UInt8]
    /// For status.
    public var process: Int32 = 0
    /// The observer hears a beat at least this often.
    public var beatInterval: UInt64 = 15 * 1_000_000_000

    public init(sources: [BackupSource], template: BackupRequest, repository: [UInt8]) {
        self.sources = sources
        self.template = template
        self.repository = repository
    }
}

extension DaemonObserver {
    public func anomalyFound(_ finding: AnomalyGuard.Finding) {}
    public func damaged(_ finding: DamageFinding) {}
}

/// Hears what the daemon does. Called on the daemon's thread; must not wait.
public protocol DaemonObserver: AnyObject {
    func committed(_ commit: CatalogCommit)
    /// An item cannot be kept, for the first time or in another way than before; `failing` counts
    /// all that cannot now.
    func failed(_ failure: FailingItem, failing: Int)
    /// So much changed or vanished that a person should look; the last commit before it is pinned.
    func anomalyFound(_ finding: AnomalyGuard.Finding)
    /// A damaged pack was met, and what came of it.
    func damaged(_ finding: DamageFinding)
    /// The repository cannot be written, and why. Told at each try.
    func repositoryLost(_ why: String)
    /// Now and then, and after each change that people may want to see.
    func changed(_ status: DaemonStatus)
    /// The loop is alive: for the watchdog.
    func beat()
}
