import CairnCore
import CairnWatch
import Synchronization

/// Continuous capture: joins the source of changes, settling, reading, storing and committing.
///
/// This page is the daemon's loop (``DaemonLoop``), seen from outside: it may be asked from any
/// thread and answers at once.
/// - What it promises: what was told by the source and settled is in a commit, or is dirty, failing
///   or in an open gap, and ``status()`` says which.
/// - What it does not: to see what the source does not tell. Its gaps do that.
public final class Daemon: DaemonControl {
    /// The work of the daemon's thread.
    enum Step: String {
        case waiting
        case hearing = "taking hints and commands"
        case opening = "opening the repository"
        case finding = "looking for roots"
        case capturing
        case comparing
        case purging
        case forgetting
        case scrubbing = "checking the repository"
        case pushing = "looking after remotes"
        case stopping
    }

    let shared: Mutex<Shared>
    typealias Command = @Sendable (DaemonLoop) -> Void
    let mailbox = HintMailbox<Command>()
    let environment: DaemonEnvironment
    let configuration: DaemonConfiguration
    let cancellation = Cancellation()

    public init(_ environment: DaemonEnvironment, _ configuration: DaemonConfiguration) {
        self.environment = environment
        self.configuration = configuration
        var shared = Shared(
            settler: Settler(configuration.settle), retries: RetryQueue(configuration.retry),
            roots: WatchedRoots(configuration.sources), lastRound: environment.clock.monotonic())
        shared.status.program = String(decoding: configuration.template.program, as: UTF8.self)
        shared.status.process = configuration.process
        shared.status.repository = configuration.repository
        shared.status.settings = configuration.settings
        shared.status.started = environment.clock.now()
        self.shared = Mutex(shared)
    }

    /// Runs until ``stop()``, on the caller's thread.
    ///
    /// - Parameter observer: held for the run.
    public func run(observer: any DaemonObserver) { DaemonLoop(self, observer).run() }

    /// Asks the loop to end. Settled and dirty places are still committed.
    public func stop() { post(isUrgent: true) { $0.stop() } }

    /// Ends at once. What is being read is not committed; commits stay.
    public func abort() {
        cancellation.request()
        stop()
    }

    /// - Parameters:
    ///   - isUrgent: whether it is accepted however many commands wait.
    ///   - refuse: called when so many commands wait that this one is dropped.
    private func post(
        isUrgent: Bool = false, orElse refuse: () -> Void = {}, _ command: @escaping Command
    ) {
        if !mailbox.post(command, isUrgent: isUrgent) { refuse() }
    }

    /// Wakes the loop for a result that another thread has left.
    func wake() { post { _ in } }

    // MARK: DaemonControl

    public func status() -> DaemonStatus {
        let now = environment.clock.monotonic()
        let wall = environment.clock.now()
        let watch = environment.source.statistics
        return shared.withLock { shared in
            var status = shared.status
            status.watch = watch
            status.watchTrouble = watch.trouble.map { trouble in
                DaemonStatus.WatchTrouble(
                    reason: environment.explain(trouble), next: environment.nextStep(trouble))
            }
            if status.trouble == nil {
                status.trouble = status.watchTrouble.map {
                    "cannot watch any directory: \($0.reason)"
                }
            }
            status.pulses = Self.pulses(shared, watch, now)
            status.roots = shared.roots.status
            let large = shared.large.due(at: now)
            status.dirty =
                shared.settler.pendingCount + shared.inWork.count
                + shared.reconciles.count(but: shared.roots.isAway) + large.count
            status.large = shared.large.deferred(at: now).prefix(Self.failuresShown).map { item in
                DaemonStatus.LargeFile(
                    path: shared.roots.absolute(item.place) ?? item.place.path,
                    pauseSeconds: item.entry.pause / 1_000_000_000,
                    next: wall.after(nanoseconds: item.entry.notBefore - now))
            }
            let oldest = [
                shared.settler.oldest, shared.inWork.map(\.dirtySince).min(),
                large.compactMap(\.dirtySince).min(),
            ]
            status.dirtySince = oldest.compactMap(\.self).min().map {
                wall.before(nanoseconds: now &- $0)
            }
            status.gaps = shared.ledger.inOrder
            let failures = shared.retries.list { shared.roots.absolute($0) ?? $0.path }
            status.failureCount = failures.count
            status.failures = Array(failures.prefix(Self.failuresShown))
            return status
        }
    }

    private static let failuresShown = 100

    private static func pulses(_ shared: Shared, _ watch: WatchStatistics, _ now: UInt64)
        -> [DaemonStatus.Pulse]
    {
        // The maximum duration of a round, in seconds, before something must be wrong. The daemon's
        // thread reports each file that it reads.
        let rounds: [(thread: String, doing: String, began: UInt64?, limit: UInt64)] = [
            ("loop", shared.step.rawValue, shared.lastRound, 120),
            ("watch", "watching", watch.lastRound > 0 ? watch.lastRound : nil, 60),
            ("scrub", Step.scrubbing.rawValue, shared.scrubBegan, 3_600),
        ]
        return rounds.compactMap { thread, doing, began, limit in
            guard let began else { return nil }
            let age = now > began ? (now - began) / 1_000_000_000 : 0
            return .init(thread: thread, doing: doing, ageSeconds: age, limitSeconds: limit)
        }
    }

    /// Whether changes are known, or might be in a gap, that no commit has. For the end.
    public var leavesChanges: Bool {
        let status = status()
        return cancellation.isRequested || status.dirtySince != nil || !status.large.isEmpty
            || shared.withLock { $0.ledger.hasNews }
    }

    public func attention(to path: [UInt8]) -> Attention {
        let now = environment.clock.monotonic()
        let wall = environment.clock.now()
        return shared.withLock { shared in
            if shared.roots.isAwaited(path) { return .dirty(since: shared.status.started) }
            guard let place = shared.roots.place(at: path) else { return .outside }
            if let deferred = shared.large.deferred(at: now).first(where: { $0.place == place }) {
                return .deferred(
                    next: wall.after(nanoseconds: deferred.entry.notBefore - now),
                    pauseSeconds: deferred.entry.pause / 1_000_000_000)
            }
            if let hinted = shared.roots.hinted(place) {
                let working = shared.inWork.filter { $0.concerns(hinted) }.map(\.dirtySince).min()
                if let since = [shared.settler.dirty(at: hinted), working].compactMap({ $0 }).min()
                {
                    return .dirty(since: wall.before(nanoseconds: now &- since))
                }
            }
            if let since = shared.large.dirty(at: place) {
                return .dirty(since: wall.before(nanoseconds: now &- since))
            }
            let failing = shared.retries.places(beneath: place, before: .max).first ?? place
            if let failure = shared.retries.failure(
                at: failing, absolute: { shared.roots.absolute($0) ?? $0.path })
            {
                return .failing(failure)
            }
            if let gap = shared.ledger.covering(place) ?? shared.ledger.beneath(place).first {
                return .inGap(gap)
            }
            if let since = shared.reconciles.news(of: place) {
                return .dirty(since: wall.before(nanoseconds: now &- since))
            }
            return .none
        }
    }

    public func look(at path: [UInt8]) {
        let now = environment.clock.monotonic()
        shared.withLock { shared in
            guard let place = shared.roots.place(at: path), let hinted = shared.roots.hinted(place)
            else { return }
            shared.settler.noteRetry(hinted, at: now)
        }
        wake()
    }

    public func flush(_ report: @escaping @Sendable (FlushReport) -> Void) {
        post(orElse: { report(.failed("the daemon is too busy")) }) { $0.beginFlush(report) }
    }

    public func pause(nanoseconds: UInt64?, _ done: @escaping @Sendable () -> Void = {}) {
        post(isUrgent: true) { $0.pause(nanoseconds, done) }
    }

    public func resume() { post(isUrgent: true) { $0.resume() } }

    public func reload(_ outcome: @escaping @Sendable (String?) -> Void) {
        post(orElse: { outcome("the daemon is too busy") }) { $0.reload(outcome) }
    }

    public func acquire(_ granted: @escaping @Sendable (AccessToken?) -> Void) {
        post(orElse: { granted(nil) }) { $0.acquire(granted) }
    }

    public func release(_ token: AccessToken) {
        post(isUrgent: true) { $0.repository.release(token) }
    }
}

extension SettledTask {
    /// Whether `place` may be waiting for the examination of this.
    func concerns(_ place: SourcePath) -> Bool { path.covers(place) || place.covers(path) }
}
