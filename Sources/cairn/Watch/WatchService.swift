import CairnEngine
import CairnFormat
import CairnLinux
import Glibc
import Synchronization

/// Joins the daemon with what is around it: the control socket, signals, the service manager, hooks and figures.
final class WatchService: Sendable {
    private let options: GlobalOptions
    private let paths: [String]
    private let repository: WatchRepository
    private let first: WatchSettings
    private let log: any DaemonLog
    private let supervisor: any ServiceSupervisor
    private let hooks: Hooks
    /// Replaced at a reload.
    private let metricsFile: Mutex<[UInt8]?>
    private let staleAfter: Mutex<UInt64>

    init(_ context: Context, _ paths: [String]) throws {
        options = context.options
        self.paths = paths
        repository = try WatchRepository(context)
        first = try WatchSettings(context, BackupSources(context, paths) { try ReadingSession(context).reader.commits() })
        let minimum: LogLevel = context.options.quiet ? .warning : context.options.verbose ? .debug : .information
        log = ProcessLog.standard(descriptor: 2, minimum: minimum, variable: context.user.variable)
        supervisor = Notify.supervisor(variable: context.user.variable)
        hooks = Hooks(
            first.hooks, repository: context.repositoryPath, runner: LinuxPrograms(), log: log, clock: context.clock)
        metricsFile = Mutex(first.metricsFile)
        staleAfter = Mutex(first.hooks.staleAfter.wholeNanoseconds)
    }

    func run() throws {
        // Before the catalog and the sockets take their descriptors (InotifyInstance); the limit is raised by then.
        let source = try InotifySource(cookieDirectory: repository.cookieDirectory)
        var configuration = first.daemon
        if let watchdog = supervisor.watchdogNanoseconds { configuration.beatInterval = watchdog / 4 }
        let environment = DaemonEnvironment(
            fileSystem: DatabaseFileSystem(LinuxFileSystem(), clock: LinuxClock()), clock: LinuxClock(), randomness: LinuxRandomness(), source: source, log: log,
            open: { [repository] in try repository.open() },
            explain: { ErrorText($0)?.message ?? "\($0)" },
            reload: { [self] in try reload() },
            loadFailures: { [repository] in repository.loadFailures() },
            saveFailures: { [repository, log] in repository.saveFailures($0, log) })
        let daemon = Daemon(environment, configuration)
        obeySignals(daemon)
        let server = try serve(daemon)
        defer { server.stop() }
        log.log(.notice, "started, process \(Process.number)", path: repository.path)
        let observer = WatchObserver(self, source, hooks: hooks, supervisor: supervisor, log: log)
        daemon.run(observer: observer)
        hooks.stop()
        observer.end()
        log.log(.notice, "stopped")
    }

    private func serve(_ daemon: Daemon) throws -> ControlServer {
        do throws(SystemError) {
            return try ControlServer(at: repository.controlAddresses, control: daemon)
        } catch {
            guard error.code == EADDRINUSE else { throw error }
            throw CommandFailure(
                "another daemon serves \(PathText.display(repository.path)) already", next: "`cairn status` shows it",
                exitCode: ExitStatus.locked)
        }
    }

    // MARK: Signals

    private func obeySignals(_ daemon: Daemon) {
        let stops = Mutex(0)
        Process.obeySignals { [supervisor, log] order in
            switch order {
            case .reload:
                supervisor.reloading()
                daemon.reload { wrong in
                    supervisor.ready(wrong.map { "The new settings are refused, the old ones stay: \($0)" } ?? "Watching, with new settings")
                }
            case .stop:
                let count = stops.withLock { count in
                    count += 1
                    return count
                }
                switch count {
                case 1:
                    supervisor.stopping()
                    log.log(.notice, "stopping: what is still dirty is captured first")
                    daemon.stop()
                case 2: daemon.abort()
                default: Process.exitInterrupted()
                }
            }
        }
    }

    // MARK: Settings

    /// Reads the settings again.
    ///
    /// - Throws: what is wrong with them.
    private func reload() throws -> DaemonConfiguration {
        let context = try Context(options)
        guard context.repositoryPath == repository.path else {
            throw CommandFailure(
                "they name another repository, \(PathText.display(context.repositoryPath))", next: "restart `cairn watch` for that")
        }
        let settings = try WatchSettings(
            context, BackupSources(context, paths) { try ReadingSession(context).reader.commits() })
        hooks.replaceSettings(settings.hooks)
        metricsFile.withLock { $0 = settings.metricsFile }
        staleAfter.withLock { $0 = settings.hooks.staleAfter.wholeNanoseconds }
        var configuration = settings.daemon
        configuration.beatInterval = first.daemon.beatInterval
        if let watchdog = supervisor.watchdogNanoseconds { configuration.beatInterval = watchdog / 4 }
        return configuration
    }

    // MARK: Figures

    var currentStaleAfter: UInt64 { staleAfter.withLock { $0 } }

    func writeMetrics(_ status: DaemonStatus) {
        guard let path = metricsFile.withLock({ $0 }) else { return }
        do {
            let size = try? RepositorySize(Repository.open(LinuxStorage(at: repository.path)))
            try MetricsFile().write(Metrics.text(status, size: size), to: path)
        } catch {
            log.log(.warning, "the figures cannot be written: \(error)", path: path)
        }
    }

    func removeMetrics() {
        guard let path = metricsFile.withLock({ $0 }) else { return }
        try? MetricsFile().remove(path)
    }
}
