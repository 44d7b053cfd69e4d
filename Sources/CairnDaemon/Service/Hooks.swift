import CairnCore
import CairnSettings

/// Runs people's programs when something has happened.
///
/// - What it promises: of each kind at most one program runs; while it does, the last event of that
///   kind waits for it to end, and earlier ones that waited are forgotten. Whoever tells of an
///   event never waits. Programs have a time limit, and at a stop five seconds more.
/// - What it does not: that a program runs for each event, or succeeds. Its failures are in the
///   log, and change nothing else.
///
/// Invariant: at most one thread a kind, started with the first event of that kind for which there
/// is a command.
public final class Hooks: Sendable {
    private struct State {
        var settings: HookSettings
        var waiting: [HookKind: HookEvent] = [:]
        var threads: [HookKind: WorkerThread] = [:]
        /// Kinds whose last program could not be run, or failed.
        var failed: Set<HookKind> = []
        var isStopping = false
    }

    private let repository: [UInt8]
    private let runner: any ProgramRunner
    private let log: any DaemonLog
    private let clock: any Clock
    private let deadline = ProgramDeadline()
    private let monitor: Monitor<State>

    /// The time that programs have to end when the daemon stops.
    static let stopNanoseconds: UInt64 = 5_000_000_000
    static let linesMaximum = 32

    /// - Parameter repository: the repository's path, which programs get.
    public init(
        _ settings: HookSettings, repository: [UInt8], runner: any ProgramRunner,
        log: any DaemonLog, clock: any Clock
    ) {
        self.repository = repository
        self.runner = runner
        self.log = log
        self.clock = clock
        monitor = Monitor(State(settings: settings))
    }

    public func happened(_ event: HookEvent) {
        let kind = event.kind
        monitor.update { state in
            guard !state.isStopping, kind.command(in: state.settings) != nil else { return }
            state.waiting[kind] = event
            if state.threads[kind] == nil { state.threads[kind] = WorkerThread { self.work(kind) } }
        }
    }

    /// Runs the event's program, if there is one, and waits for its end. For commands, which have
    /// no thread to spare.
    ///
    /// - Returns: whether it ran and exited with 0.
    @discardableResult
    public func runNow(_ event: HookEvent) -> Bool {
        let settings = monitor.inspect { $0.settings }
        guard let command = event.kind.command(in: settings) else { return false }
        return run(command, for: event, settings)
    }

    /// Whether the last program of a kind failed; asked once for each.
    public func takeFailure(of kind: HookKind) -> Bool {
        monitor.update { $0.failed.remove(kind) != nil }
    }

    /// Replaces the settings, from the next program on.
    public func replaceSettings(_ settings: HookSettings) {
        monitor.update { $0.settings = settings }
    }

    /// Takes no more events, lets programs that run or wait have five seconds, and waits for them.
    public func stop() {
        deadline.bring(to: clock.monotonic() + Self.stopNanoseconds)
        let threads = monitor.update { state in
            state.isStopping = true
            defer { state.threads = [:] }
            return Array(state.threads.values)
        }
        for thread in threads { thread.join() }
    }

    private func work(_ kind: HookKind) {
        while let (event, settings) = next(kind) {
            guard let command = kind.command(in: settings) else { continue }
            if clock.monotonic() < deadline.nanoseconds {
                if !run(command, for: event, settings) {
                    monitor.update { _ = $0.failed.insert(kind) }
                }
            } else {
                log.log(
                    .warning, "the hook \(kind.rawValue) was not run: the daemon is stopping",
                    path: command.program)
            }
        }
    }

    private func next(_ kind: HookKind) -> (HookEvent, HookSettings)? {
        monitor.wait { state -> (HookEvent, HookSettings)?? in
            if let event = state.waiting.removeValue(forKey: kind) {
                return .some((event, state.settings))
            }
            return state.isStopping ? .some(nil) : nil
        }
    }

    private func run(_ command: HookCommand, for event: HookEvent, _ settings: HookSettings)
        -> Bool
    {
        let outcome = runner.run(
            command, input: event.object(repository: repository),
            variables: ["CAIRN_HOOK": event.kind.rawValue],
            nanoseconds: settings.timeLimit.wholeNanoseconds, deadline: deadline)
        let hook = "the hook \(event.kind.rawValue)"
        let lines = outcome.output.split(separator: UInt8(ascii: "\n"))
        for line in lines.prefix(Self.linesMaximum) {
            log.log(.information, "\(hook): \(String(decoding: line, as: UTF8.self))")
        }
        if outcome.isCut || lines.count > Self.linesMaximum {
            log.log(.information, "\(hook) wrote more output, which Cairn discarded")
        }
        let (level, what): (LogLevel, String) =
            switch outcome.ending {
            case .exited(0): (.debug, "succeeded")
            case .exited(let code): (.warning, "exited with code \(code)")
            case .signalled(let signal): (.warning, "was terminated by signal \(signal)")
            case .overdue:
                (
                    .warning,
                    "exceeded its time limit of \(settings.timeLimit.settingText) or was still running when the daemon stopped, so Cairn ended it"
                )
            case .failed(let error): (.warning, "could not be run: \(error.reason)")
            }
        log.log(level, "\(hook) \(what)", path: command.program)
        return outcome.ending == .exited(0)
    }
}
