import CairnCore
import CairnFormat
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
        var isStopping = false
    }

    private struct Work: Sendable {
        let event: HookEvent
        let settings: HookSettings
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
    public func runNow(_ event: HookEvent) {
        let settings = monitor.inspect { $0.settings }
        guard let command = event.kind.command(in: settings) else { return }
        let outcome = runner.run(
            command, input: event.object(repository: repository),
            variables: ["CAIRN_HOOK": event.kind.rawValue],
            nanoseconds: settings.timeLimit.wholeNanoseconds, deadline: deadline)
        tell(event.kind, command, settings, outcome)
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
        while let work = next(kind) {
            guard let command = kind.command(in: work.settings) else { continue }
            guard clock.monotonic() < deadline.nanoseconds else {
                log.log(
                    .warning, "the hook \(kind.rawValue) was not run: the daemon is stopping",
                    path: command.program)
                continue
            }
            let outcome = runner.run(
                command, input: work.event.object(repository: repository),
                variables: ["CAIRN_HOOK": kind.rawValue],
                nanoseconds: work.settings.timeLimit.wholeNanoseconds, deadline: deadline)
            tell(kind, command, work.settings, outcome)
        }
    }

    private func next(_ kind: HookKind) -> Work? {
        monitor.wait { state -> Work?? in
            if let event = state.waiting.removeValue(forKey: kind) {
                return .some(Work(event: event, settings: state.settings))
            }
            return state.isStopping ? .some(nil) : nil
        }
    }

    private func tell(
        _ kind: HookKind, _ command: HookCommand, _ settings: HookSettings,
        _ outcome: ProgramOutcome
    ) {
        let hook = "the hook \(kind.rawValue)"
        let lines = outcome.output.split(separator: UInt8(ascii: "\n"))
        for line in lines.prefix(Self.linesMaximum) {
            log.log(.information, "\(hook): \(String(decoding: line, as: UTF8.self))")
        }
        if outcome.isCut || lines.count > Self.linesMaximum {
            log.log(.information, "\(hook) wrote more, which is dropped")
        }
        switch outcome.ending {
        case .exited(0): log.log(.debug, "\(hook) succeeded", path: command.program)
        case .exited(let code):
            log.log(.warning, "\(hook) ended with exit code \(code)", path: command.program)
        case .signalled(let signal):
            log.log(.warning, "\(hook) was ended by signal \(signal)", path: command.program)
        case .overdue:
            log.log(
                .warning,
                "\(hook) ran for longer than \(settings.timeLimit.settingText) or into the stop, and was ended",
                path: command.program)
        case .failed(let error):
            log.log(.warning, "\(hook) could not be run: \(error.reason)", path: command.program)
        }
    }
}
