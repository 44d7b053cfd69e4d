import CairnBackup
import CairnCore
import CairnFormat
import CairnRemote
import CairnRepository
import CairnSource
import CairnWatch

/// The environment of the daemon's loop.
public struct DaemonEnvironment: Sendable {
    /// A repository opened for writing, with the locks for it. Dropping it releases them.
    public struct Session {
        public let writer: RepositoryWriter
        /// Directories that are never read, such as the repository, which may have moved since.
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
    /// The longest wait of a round for the source, in nanoseconds.
    public var roundPatience: UInt64 = 1_000_000_000
    /// - Throws: ``RepositoryError``, ``SystemError`` and errors of opening a repository. It is
    /// tried again later.
    public var open: @Sendable () throws -> Session
    /// Explains an error to people, without a period at its end.
    public var explain: @Sendable (any Error) -> String
    /// The next step after a failure, for people; nil when none is known.
    public var nextStep: @Sendable (any Error) -> String? = { _ in nil }
    /// Reads the settings again.
    ///
    /// - Throws: what is wrong with them, for people.
    public var reload: @Sendable () throws -> DaemonConfiguration
    /// Finds the present roots; nil when only the settings or the command line change them.
    public var findRoots: (@Sendable () -> KeptRoots)?
    /// Loads the queue of failures; nil when there is none.
    public var loadFailures: @Sendable () -> [UInt8]? = { nil }
    public var saveFailures: @Sendable ([UInt8]) -> Void = { _ in }
    /// Nil when nothing is purged.
    public var purgeEnvironment: (any PurgeEnvironment)?
    /// Called on the thread that reads the repository before it begins, to lower its priority. Nil
    /// reads on the daemon's thread.
    public var scrubThread: (@Sendable () -> Void)?
    /// Loads the record of checks; nil when there is none.
    public var loadScrub: @Sendable () -> [UInt8]? = { nil }
    public var saveScrub: @Sendable ([UInt8]) -> Void = { _ in }
    /// Loads the ``ClockRecord``; nil when there is none.
    public var loadClock: @Sendable () -> [UInt8]? = { nil }
    public var saveClock: @Sendable ([UInt8]) -> Void = { _ in }
    /// Finds files that somebody could write to without an event, as absolute paths; the images
    /// behind loop devices alone when it is asked for less. Nil when nobody looks.
    public var findWriters: (@Sendable (_ isWhole: Bool) -> [[UInt8]])?
    /// The paths that were found before, each ended by a zero.
    public var loadWriters: @Sendable () -> [UInt8]? = { nil }
    public var saveWriters: @Sendable ([UInt8]) -> Void = { _ in }
    /// Finds a remote and takes the right to push to it; nil while another process has it. Called
    /// on the thread that pushes. Nil when nothing is pushed.
    public var openRemote:
        (@Sendable (RemoteConfiguration, Hash128, Cancellation) throws -> PushAccess?)?
    /// Loads the log of the pushes to a remote; nil when there is none.
    public var loadPushLog: @Sendable (RemoteConfiguration, Hash128) -> PushLog? = { _, _ in nil }
    /// What commands found of a remote.
    public var loadRemoteHealth: @Sendable (RemoteConfiguration, Hash128) -> RemoteHealth = {
        _, _ in RemoteHealth()
    }
    /// Called on the thread that pushes before it begins, to lower its priority. Nil pushes on the
    /// daemon's thread.
    public var pushThread: (@Sendable () -> Void)?
    /// Nil when the power supply is unknown.
    public var power: (any PowerSupply)?

    public init(
        fileSystem: any FileSystem, clock: any Clock, randomness: any Randomness,
        source: any ChangeSource, log: any DaemonLog,
        open: @escaping @Sendable () throws -> Session,
        explain: @escaping @Sendable (any Error) -> String,
        reload: @escaping @Sendable () throws -> DaemonConfiguration
    ) {
        self.fileSystem = fileSystem
        self.clock = clock
        self.randomness = randomness
        self.source = source
        self.log = log
        self.open = open
        self.explain = explain
        self.reload = reload
    }
}

extension DaemonEnvironment {
    func pushLog(_ remote: RemoteConfiguration, _ repository: Hash128) -> PushLog {
        loadPushLog(remote, repository) ?? PushLog(known: clock.now().seconds)
    }
}

/// The configuration of the daemon.
public struct DaemonConfiguration: Sendable {
    public var sources: [BackupSource]
    /// The request for every commit, without paths, kind and excluded directories.
    public var template: BackupRequest
    /// The rules of exclusion, without Cairn's own directories.
    public var rules = RuleBook()
    public var anomalyGuard = AnomalyGuard.Configuration()
    public var settle = Settler.Configuration()
    public var retry = RetryQueue.Configuration()
    /// The longest interval between comparisons of everything, in nanoseconds.
    /// - Source: Docs/INOTIFY.md, rule 12.
    public var reconcileInterval: UInt64 = 86_400 * 1_000_000_000
    /// The interval between scans of places without events.
    public var pollInterval: UInt64 = 60 * 1_000_000_000
    /// Files of at least this size, in bytes, are read in slices, beside everything else.
    public var largeFileBytes: UInt64 = 64 << 20
    public var purge = PurgeConfiguration()
    public var scrub = ScrubConfiguration()
    /// The remotes to push to.
    public var remotes: [RemoteConfiguration] = []
    /// Nil when the service forgets nothing by itself.
    public var retention: RetentionSchedule?
    /// The interval between searches for new containers and standard directories.
    public var findingInterval: UInt64 = 3 * 1_000_000_000
    /// Absolute; for status.
    public var repository: [UInt8]
    /// For status.
    public var process: Int32 = 0
    /// For status.
    public var settings: DaemonStatus.SettingsRead?
    /// The longest interval between two beats for the observer.
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

/// Observes the daemon. Called on the daemon's thread; must not wait.
public protocol DaemonObserver: AnyObject {
    func committed(_ commit: CatalogCommit)
    /// Reports an item that cannot be kept, for the first time or for another reason; `failing`
    /// counts all of them.
    func failed(_ failure: FailingItem, failing: Int)
    /// Reports that so much changed or vanished that a person should look. The last commit before
    /// is pinned.
    func anomalyFound(_ finding: AnomalyGuard.Finding)
    /// Reports a damaged pack and the outcome for it.
    func damaged(_ finding: DamageFinding)
    /// Reports that the repository cannot be written, at each try.
    func repositoryLost(_ why: String)
    /// Reports the status now and then, and after each change that people may want to see.
    func changed(_ status: DaemonStatus)
    /// Reports to the watchdog that the loop is alive.
    func beat()
}
