import CairnCore
import CairnFormat

/// A notice as a desktop shows it: plain text, which whoever shows it escapes.
public struct Notice: Sendable, Equatable {
    /// One line, without names that others chose.
    public var title: String
    public var body: String
    /// Whether it should be seen even by who is busy.
    public var isUrgent: Bool

    public init(title: String, body: String, isUrgent: Bool = false) {
        self.title = title
        self.body = body
        self.isUrgent = isUrgent
    }
}

/// Why a notice cannot be shown, for people; one line.
public struct NoticeFailure: Error, Equatable {
    public let why: String

    public init(_ why: String) { self.why = why }
}

/// The desktop of the person whose process this is, as a port. Calls wait for some seconds at most.
public protocol Desktop: Sendable {
    /// What tells one session of the desktop from another.
    ///
    /// - Throws: why there is nobody to be told.
    func session() throws(NoticeFailure) -> String
    /// - Parameter replacing: the number of a notice whose place it takes.
    /// - Returns: its number; nil when the desktop gave none.
    func show(_ notice: Notice, replacing: UInt32?) throws(NoticeFailure) -> UInt32?
    func close(_ notice: UInt32)
}

/// Shows concerns on the desktop, on a thread of its own.
///
/// - What it promises: whoever tells of concerns never waits, and ``NoticeLedger`` decides.
/// - What it does not: that anybody sees it. A desktop that cannot be told is in the log, once, and
///   is tried again after ten minutes, for as long as there is something to tell.
///
/// Invariant: the last concerns that were told wait at most; earlier ones are forgotten.
public final class DesktopNotices: Sendable {
    /// Where the ledger is kept, and what it needs to be told.
    public struct Environment: Sendable {
        public var desktop: any Desktop
        public var text: @Sendable (Concern) -> Notice
        public var load: @Sendable () -> [UInt8]?
        public var save: @Sendable ([UInt8]) -> Void
        public var log: any DaemonLog
        public var clock: any Clock

        public init(
            _ desktop: any Desktop, text: @escaping @Sendable (Concern) -> Notice,
            load: @escaping @Sendable () -> [UInt8]?,
            save: @escaping @Sendable ([UInt8]) -> Void, log: any DaemonLog, clock: any Clock
        ) {
            self.desktop = desktop
            self.text = text
            self.load = load
            self.save = save
            self.log = log
            self.clock = clock
        }
    }

    /// What is known at a moment.
    public struct Report: Sendable {
        public var concerns: [Concern]
        /// Whether a concern that is not among them is over.
        public var isOver: @Sendable (_ key: String) -> Bool

        public init(
            _ concerns: [Concern], isOver: @escaping @Sendable (_ key: String) -> Bool
        ) {
            self.concerns = concerns
            self.isOver = isOver
        }
    }

    private struct State {
        var waiting: Report?
        var thread: WorkerThread?
        var isStopping = false
    }

    /// Of the one thread that works.
    private struct Work {
        var ledger: NoticeLedger
        var trouble: String?
        /// When the desktop is tried again, of ``Clock/monotonic()``.
        var nextTry: UInt64 = 0
    }

    private let environment: Environment
    private let monitor = Monitor(State())
    private let work: Monitor<Work>

    static let pauseNanoseconds: UInt64 = 600_000_000_000

    public init(_ environment: Environment) {
        self.environment = environment
        let known = environment.load().flatMap { NoticeLedger(decoding: $0) }
        work = Monitor(Work(ledger: known ?? NoticeLedger()))
    }

    public func update(_ report: Report) {
        monitor.update { state in
            guard !state.isStopping else { return }
            state.waiting = report
            if state.thread == nil { state.thread = WorkerThread { self.run() } }
        }
    }

    /// Does what is to be done, and waits for it. For commands, which have no thread to spare.
    public func updateNow(_ report: Report) { work.inspect { perform(report, &$0) } }

    /// Says in the log why nobody can be told, if so.
    public func check() {
        work.inspect { work in
            do throws(NoticeFailure) { _ = try environment.desktop.session() } catch {
                note(error, &work)
            }
        }
    }

    /// Takes no more reports, and waits for what is being done: some seconds at most.
    public func stop() {
        let thread = monitor.update { state in
            state.isStopping = true
            defer { state.thread = nil }
            return state.thread
        }
        thread?.join()
    }

    private func run() {
        while let report = monitor.wait({ state -> Report?? in
            if state.isStopping { return .some(nil) }
            guard let waiting = state.waiting else { return nil }
            state.waiting = nil
            return .some(waiting)
        }) {
            updateNow(report)
        }
    }

    private func perform(_ report: Report, _ work: inout Work) {
        let before = work.ledger
        defer { if work.ledger != before { environment.save(work.ledger.encode()) } }
        guard environment.clock.monotonic() >= work.nextTry else { return }
        let now = environment.clock.now()
        // Without anything to do, nobody is asked.
        var ledger = work.ledger
        guard !ledger.actions(for: report.concerns, at: now, isOver: report.isOver).isEmpty else {
            work.ledger = ledger
            return
        }
        do throws(NoticeFailure) {
            work.ledger.enter(try environment.desktop.session())
            for action in work.ledger.actions(
                for: report.concerns, at: now, isOver: report.isOver)
            {
                switch action {
                case .close(let notice): environment.desktop.close(notice)
                case .show(let concern, let replaced):
                    let notice = try environment.desktop.show(
                        environment.text(concern), replacing: replaced)
                    work.ledger.shown(concern, notice, at: now)
                    work.trouble = nil
                }
            }
        } catch {
            work.nextTry = environment.clock.monotonic() + Self.pauseNanoseconds
            note(error, &work)
        }
    }

    private func note(_ failure: NoticeFailure, _ work: inout Work) {
        guard work.trouble != failure.why else { return }
        work.trouble = failure.why
        environment.log.log(.warning, "cannot show a desktop notification: \(failure.why)")
    }
}
