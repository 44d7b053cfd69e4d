import CLinux
import CairnCore
import CairnSource
import CairnWatch
import Glibc
import Synchronization

/// Changes reported by the kernel, through the program `cairn-events`, which is started again when
/// it is lost.
public final class InotifySource: ChangeSource {
    private let cookieDirectory: [UInt8]
    private let auditInterval: UInt64
    private let exportFiles: [[UInt8]]
    private let program: [UInt8]?
    private let patience: EventPatience
    private let clock: any CairnCore.Clock
    private let requests: WatchRequests
    private let thread = Mutex<WorkerThread?>(nil)

    /// - Parameter cookieDirectory: absolute, private to Cairn and to this process, on a file
    ///   system of this machine; made when it is missing. What is in it is Cairn's own and not
    ///   watched.
    /// - Parameter auditInterval: how often the map is compared with the kernel's watches;
    ///   nanoseconds.
    /// - Parameter exportFiles: the lists of the directories that an NFS server exports; nil for
    ///   those of this machine.
    /// - Parameter program: `cairn-events`; nil to find it (``EventProgram/find()``).
    /// - Throws: `EMFILE`, `ENFILE`.
    public init(
        cookieDirectory: [UInt8], clock: any CairnCore.Clock = LinuxClock(),
        auditInterval: UInt64 = 3_600_000_000_000, exportFiles: [[UInt8]]? = nil,
        program: [UInt8]? = nil, patience: EventPatience = EventPatience()
    ) throws(SystemError) {
        self.exportFiles = exportFiles ?? ExportedDirectories.files
        self.program = program
        self.patience = patience
        self.auditInterval = auditInterval
        self.cookieDirectory = cookieDirectory
        self.clock = clock
        requests = try WatchRequests()
    }

    deinit { stop() }

    /// Where the program or inotify cannot be started, every root is told as one that cannot be
    /// watched, and the start is tried again: ``WatchStatistics/trouble`` says why.
    ///
    /// - Throws: errors of the cookie directory.
    public func start(
        _ roots: [WatchedRoot], excluded: Set<DirectoryIdentity>, sink: any ChangeSink
    ) throws(SystemError) {
        let setting = WatchLoop.Setting(
            cookieDirectory: cookieDirectory, excluded: excluded, exportFiles: exportFiles,
            program: program, patience: patience, auditInterval: auditInterval, clock: clock)
        let started = Monitor<Result<Void, SystemError>?>(nil)
        let requests = requests
        // All of it belongs to that thread: the kernel ends the program with who started it.
        let running = WorkerThread {
            do throws(SystemError) {
                let loop = try WatchLoop(setting, requests: requests, sink: sink)
                started.update { $0 = .success(()) }
                loop.run()
            } catch {
                started.update { $0 = .failure(error) }
            }
        }
        do throws(SystemError) { try started.wait { $0 }.get() } catch {
            running.join()
            throw error
        }
        requests.add(.roots(roots))
        thread.withLock { $0 = running }
    }

    public func replaceRoots(_ roots: [WatchedRoot]) { requests.add(.roots(roots)) }
    public func replaceRules(_ rules: RuleBook) { requests.add(.rules(rules)) }
    public func requestBarrier(_ number: UInt64) { requests.add(.barrier(number)) }
    public func retry() { requests.add(.retry) }
    public func watchFile(_ path: SourcePath) { requests.add(.file(path, isWatched: true)) }
    public func unwatchFile(_ path: SourcePath) { requests.add(.file(path, isWatched: false)) }

    public func stop() {
        guard let running = thread.withLock({ $0.take() }) else { return }
        requests.add(.stop)
        running.join()
        _ = requests.take()
    }

    public var statistics: WatchStatistics { requests.statistics }

    /// Compares the map with the watches that the kernel has (rule 14), and watches again what was
    /// lost, which is told as `reconcile` with ``GapCause/lostWatch``.
    ///
    /// - Returns: nil when events kept coming, so that the two could not be compared. Waits for the
    ///   watching thread: not to be called from the sink.
    public func audit() -> WatchAudit? { survey()?.audit }

    func survey() -> WatchSurvey? {
        guard thread.withLock({ $0 != nil }) else { return nil }
        let reply = Monitor<WatchSurvey??>(nil)
        requests.add(.audit(reply))
        return reply.wait { $0 }
    }
}

/// Requests of other threads to the watching thread.
///
/// - Bounded: ``filesMaximum`` requests about files wait; further ones are dropped, and the next
///   scan repeats them.
final class WatchRequests: Sendable {
    enum Request: Sendable {
        case stop
        case roots([WatchedRoot])
        case rules(RuleBook)
        case barrier(UInt64)
        case retry
        case file(SourcePath, isWatched: Bool)
        case audit(Monitor<WatchSurvey??>)
    }

    private struct State {
        var waiting: [Request] = []
        var statistics = WatchStatistics()
    }

    static let filesMaximum = 65_536

    private let state = Mutex(State())
    private let wake: LinuxDescriptor

    init() throws(SystemError) {
        let descriptor = cairn_eventfd()
        guard descriptor >= 0 else { throw SystemError("make event descriptor", code: -descriptor) }
        wake = LinuxDescriptor(descriptor)
    }

    var wakeDescriptor: Int32 { wake.number }
    var statistics: WatchStatistics { state.withLock { $0.statistics } }

    func publish(_ statistics: WatchStatistics) { state.withLock { $0.statistics = statistics } }

    func add(_ request: Request) {
        state.withLock { state in
            if case .file = request, state.waiting.count >= Self.filesMaximum { return }
            state.waiting.append(request)
        }
        var one: UInt64 = 1
        _ = write(wake.number, &one, 8)
    }

    func take() -> [Request] {
        state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
    }

    func clearWake() {
        var count: UInt64 = 0
        _ = read(wake.number, &count, 8)
    }
}
