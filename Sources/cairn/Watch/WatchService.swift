import CairnBackup
import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSettings
import CairnSource
import CairnText
import Glibc
import Synchronization

/// Joins the daemon with what is around it: the control socket, signals, the service manager, hooks
/// and figures.
final class WatchService: Sendable {
    private let options: GlobalOptions
    private let paths: [String]
    private let repository: WatchRepository
    private let fileSystem: DatabaseFileSystem
    private let first: WatchSettings
    private let log: any DaemonLog
    private let supervisor: any ServiceSupervisor
    private let hooks: Hooks
    /// Replaced at a reload.
    private let metricsFile: Mutex<[UInt8]?>
    private let staleAfter: Mutex<UInt64>
    private let isDesktopTold: Mutex<Bool>
    /// When a success was written down last, for when the repository is away.
    private let lastSuccess: Mutex<Timestamp?>
    private let places: Mutex<RootPlaces>
    /// With the settings as last read. Replaced at a reload.
    private let current: Mutex<Context>
    private let metricsTrouble = Mutex<SystemError?>(nil)
    private let isReloadWaiting = Mutex(false)
    private let running = Mutex<Daemon?>(nil)
    /// The records of the last backup before a stop and during it.
    private let stopping = Mutex<(before: LastBackup?, noted: LastBackup)?>(nil)
    /// The daemon that has the repository's lock, so that this one ends.
    private let rival = Mutex<DaemonProcess?>(nil)

    init(_ context: Context, _ paths: [String]) throws {
        MountGuard.shared.setPatience(nanoseconds: Self.mountPatience)
        options = context.options
        self.paths = paths
        repository = try WatchRepository(context)
        fileSystem = context.fileSystem
        first = try WatchSettings(context, BackupSources(context, paths, isWatched: true))
        let minimum: LogLevel =
            context.options.quiet ? .warning : context.options.verbose ? .debug : .information
        log = ProcessLog.standard(descriptor: 2, minimum: minimum, variable: context.user.variable)
        supervisor = Notify.supervisor(variable: context.user.variable)
        hooks = Hooks(
            first.hooks, repository: context.repositoryPath, runner: LinuxPrograms(), log: log,
            clock: context.clock)
        current = Mutex(context)
        metricsFile = Mutex(first.metricsFile)
        staleAfter = Mutex(first.hooks.staleAfter.wholeNanoseconds)
        isDesktopTold = Mutex(context.settings.notify.desktop)
        lastSuccess = Mutex(TimeFile(path: repository.successPath).time)
        places = Mutex(repository.rootPlaces)
    }

    /// The longest time that one silent mount may delay all others, once.
    private static let mountPatience: UInt64 = 5_000_000_000

    func run() throws {
        let source = try InotifySource(cookieDirectory: repository.cookieDirectory)
        var configuration = first.daemon
        if let watchdog = supervisor.watchdogNanoseconds {
            configuration.beatInterval = watchdog / 4
        }
        var environment = DaemonEnvironment(
            fileSystem: fileSystem, clock: LinuxClock(), randomness: LinuxRandomness(),
            source: source, log: log, open: { [self] in try open() },
            explain: { CommandFailure($0)?.message ?? "\($0)" },
            reload: { [self] in
                do { return try reload() } catch {
                    throw CommandFailure(CommandFailure(error)?.description ?? "\(error)")
                }
            })
        environment.nextStep = { CommandFailure($0)?.next }
        // Paths on the command line are all there is to keep.
        if paths.isEmpty { environment.findRoots = { [self] in findRoots() } }
        environment.purgeEnvironment = LinuxPurgeEnvironment()
        environment.power = LinuxPowerSupply()
        environment.loadFailures = { [repository] in repository.failures.load() }
        environment.saveFailures = { [repository, log] in
            repository.failures.save($0, log, "cannot save the queue of failures")
        }
        environment.findWriters = { isWhole in
            Array(isWhole ? WriterSurvey().files() : WriterSurvey().images())
        }
        environment.loadWriters = { [repository] in repository.writers.load() }
        environment.saveWriters = { [repository, log] in
            repository.writers.save($0, log, "cannot save the list of files open for writing")
        }
        environment.scrubThread = { Process.lowerThreadPriority() }
        environment.loadScrub = { [repository] in repository.scrub.load() }
        environment.saveScrub = { [repository, log] in
            repository.scrub.save($0, log, "cannot save the record of checked packs")
        }
        environment.openRemote = { [self] remote, id, cancellation in
            try DaemonPush.open(remote, id, current.withLock { $0 }, cancellation)
        }
        environment.loadPushLog = { [self] remote, id in
            DaemonPush.log(remote, id, current.withLock { $0 })
        }
        environment.loadRemoteHealth = { [self] remote, id in
            DaemonPush.health(remote, id, current.withLock { $0 })
        }
        environment.pushThread = { Process.yieldThreadPriority() }
        environment.loadClock = { [repository] in repository.clock.load() }
        environment.saveClock = { [repository] in
            try? SmallFile.replace(repository.clock.path, with: $0)
        }
        let daemon = Daemon(environment, configuration)
        running.withLock { $0 = daemon }
        obeySignals(daemon)
        let server = try serve(daemon)
        defer { server.stop() }
        places.withLock { $0.note(configuration.sources.map(\.path)) }
        for note in MarkedRoots.notes(configuration.sources, configuration.rules) {
            log.log(.notice, note)
        }
        log.log(.notice, "started, process \(Process.number)", path: repository.path)
        let notices = WatchNotices(current.withLock { $0 }, repository.id, log)
        let observer = WatchObserver(
            self, source, hooks: hooks, notices: notices, supervisor: supervisor, log: log)
        daemon.run(observer: observer)
        noteEnd(daemon)
        hooks.stop()
        observer.end()
        log.log(.notice, "stopped")
        if let rival = rival.withLock({ $0 }) { throw rival.isFirst(at: repository.path) }
    }

    /// Opens the repository; where another daemon has its lock, this one ends. Any other command is
    /// waited for.
    private func open() throws -> DaemonEnvironment.Session {
        do { return try repository.open() } catch RepositoryError.locked(let holder?) {
            let other = DaemonProcess(ifDaemon: holder.process)
            if let other, other.number != Process.number {
                rival.withLock { $0 = other }
                running.withLock { $0 }?.abort()
            }
            throw RepositoryError.locked(holder: holder)
        }
    }

    private func serve(_ daemon: Daemon) throws -> ControlServer {
        let clock = LinuxClock()
        let deadline = clock.monotonic() + Self.servingPatience
        while true {
            let other = repository.otherDaemon()
            let isLate = clock.monotonic() >= deadline
            if let other {
                guard !other.answers, !isLate else {
                    throw other.process.isFirst(at: repository.path)
                }
            } else {
                do throws(SystemError) {
                    return try ControlServer(at: repository.controlAddresses, control: daemon)
                } catch {
                    guard error.code == EADDRINUSE else { throw error }
                    guard !isLate else {
                        throw CommandFailure(
                            "another daemon is already running for \(PathText.display(repository.path))",
                            "run `cairn status` to see the other daemon",
                            exitCode: ExitStatus.locked)
                    }
                }
            }
            // A daemon that was killed a moment ago has its locks until it has wholly ended.
            clock.pause(nanoseconds: 50_000_000)
        }
    }

    private static let servingPatience: UInt64 = 10_000_000_000

    // MARK: Signals

    /// The longest capture at a stop. Hooks may take ten seconds more: together less than
    /// `TimeoutStopSec=60s` of the units.
    private static let stopSeconds: UInt32 = 40

    private func obeySignals(_ daemon: Daemon) {
        let stops = Mutex(0)
        Process.obeySignals { [self] order in
            switch order {
            case .reload: askForReload(daemon)
            case .stop:
                let count = stops.withLock { count in
                    count += 1
                    return count
                }
                switch count {
                case 1:
                    supervisor.stopping()
                    noteStop()
                    log.log(
                        .notice,
                        daemon.status().activity == .paused
                            ? "stopping" : "stopping after the remaining changes are backed up")
                    Process.remind(afterSeconds: Self.stopSeconds)
                    Cancellation.ofProcess.request()
                    daemon.stop()
                case 2:
                    log.log(
                        .notice,
                        "stopping immediately: remaining changes will be backed up at the next start"
                    )
                    daemon.abort()
                default: Process.exitInterrupted()
                }
            case .overdue:
                guard stops.withLock({ $0 > 0 }) else { return }
                log.log(
                    .warning,
                    "stopping takes too long: remaining changes will be backed up at the next start"
                )
                daemon.abort()
            }
        }
    }

    /// A storm of signals makes one reload that runs and one that waits: the one that waits reads
    /// what stands there after the last signal.
    private func askForReload(_ daemon: Daemon) {
        let isFirst = isReloadWaiting.withLock { isWaiting in
            defer { isWaiting = true }
            return !isWaiting
        }
        guard isFirst else { return }
        supervisor.reloading()
        daemon.reload { [self] wrong in
            // Also of a reload that was refused before it began.
            isReloadWaiting.withLock { $0 = false }
            supervisor.ready(
                wrong.map { "Cannot reload the settings; still using the old ones: \($0)" }
                    ?? "Watching, with new settings")
        }
    }

    /// What the service watches.
    private var scope: BackupScope {
        BackupScope(hasRoots: paths.isEmpty, names: paths.map { PathArgument.absolute($0) })
    }

    /// Notes an interrupted backup, in case the service is killed before its last changes are
    /// backed up.
    private func noteStop() {
        let before = repository.jobs.job(Job.backup)?.last
        let noted = repository.jobs.noteDue(scope, .interrupted, at: LinuxClock().now())
        stopping.withLock { $0 = (before, noted) }
    }

    /// Notes whether changes are left that no backup has.
    private func noteEnd(_ daemon: Daemon) {
        if let (before, noted) = stopping.withLock({ $0 }) {
            repository.jobs.replace(noted, with: before)
        }
        guard rival.withLock({ $0 }) == nil else { return }
        let status = daemon.status()
        if daemon.leavesChanges {
            repository.jobs.noteDue(scope, .interrupted, at: LinuxClock().now())
        } else if status.lastReconcile != nil, status.dirty == 0 {
            noteStored()
        }
    }

    /// Notes that everything that is watched is backed up.
    func noteStored() { repository.jobs.noteStored(scope, current.withLock { $0 }) }

    // MARK: Settings

    /// Reads the settings again.
    ///
    /// - Throws: what is wrong with them.
    private func reload() throws -> DaemonConfiguration {
        isReloadWaiting.withLock { $0 = false }
        let context = try Context(options)
        guard context.repositoryPath == repository.path else {
            throw CommandFailure(
                "the new settings specify another repository, \(PathText.display(context.repositoryPath))",
                "restart `cairn watch` to use it")
        }
        let settings = try WatchSettings(context, BackupSources(context, paths, isWatched: true))
        hooks.replaceSettings(settings.hooks)
        current.withLock { $0 = context }
        if metricsFile.withLock({ $0 }) != settings.metricsFile {
            removeMetrics()
            metricsFile.withLock { $0 = settings.metricsFile }
        }
        staleAfter.withLock { $0 = settings.hooks.staleAfter.wholeNanoseconds }
        isDesktopTold.withLock { $0 = context.settings.notify.desktop }
        var configuration = settings.daemon
        if let watchdog = supervisor.watchdogNanoseconds {
            configuration.beatInterval = watchdog / 4
        }
        return configuration
    }

    /// The present sources to keep. Only directories are read, not the settings: called every few
    /// seconds.
    private func findRoots() -> KeptRoots { KeptRoots(current.withLock { $0 }.rootSet()) }

    var noticeSettings: (isOn: Bool, tooLong: Int64) {
        (isDesktopTold.withLock { $0 }, Int64(currentStaleAfter / 1_000_000_000))
    }

    // MARK: The last success

    var knownSuccess: Timestamp? { lastSuccess.withLock { $0 } }

    private static let successSeconds: Int64 = 600

    /// Writes it down, now and then.
    func noteSuccess(at time: Timestamp) {
        lastSuccess.withLock { last in
            let passed = last.map { time - $0 } ?? .max
            guard !(0..<Self.successSeconds).contains(passed) else { return }
            TimeFile(path: repository.successPath).set(time)
            last = time
        }
    }

    // MARK: Figures

    var currentStaleAfter: UInt64 { staleAfter.withLock { $0 } }
    var currentMetricsFile: [UInt8]? { metricsFile.withLock { $0 } }

    /// Records which directories the roots are.
    func notePlaces(_ status: DaemonStatus) {
        places.withLock {
            $0.note(status.roots.filter { $0.state == .watched }.map(\.definition.path))
        }
    }

    func writeMetrics(_ status: DaemonStatus) {
        guard let path = metricsFile.withLock({ $0 }) else { return }
        do throws(SystemError) {
            let size = try? RepositorySize(LinuxStorage(at: repository.path))
            // Written beside and renamed over: the collector reads names that end in `.prom`, so
            // never the half. Nothing is synced: after a power cut the figures are old in any case.
            // - Source: node_exporter, "Textfile Collector".
            try SmallFile.replace(
                path,
                with: Metrics.text(
                    status, size: size, drill: CareText.drill(repository.drillPath),
                    jobs: repository.jobs.all,
                    now: LinuxClock().now()))
            metricsTrouble.withLock { $0 = nil }
        } catch {
            // Once, and not every ten seconds.
            let isNews = metricsTrouble.withLock { trouble in
                defer { trouble = error }
                return trouble != error
            }
            if isNews {
                log.log(.warning, "cannot write the metrics: \(error.reason)", path: path)
            }
        }
    }

    /// At a normal end, so that nobody takes old figures for new ones.
    func removeMetrics() {
        guard let path = metricsFile.withLock({ $0 }) else { return }
        try? SmallFile.remove(path)
    }
}
