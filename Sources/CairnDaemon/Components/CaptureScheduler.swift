import CairnBackup
import CairnCore

/// Turns settled places into commits.
final class CaptureScheduler: DaemonScheduler {
    var repository: RepositorySession { rounds.repository }
    private let rounds: RoundRunner
    private let failures: FailureKeeper
    private var flushes: FlushQueue { repository.flushes }
    /// The earliest time of the next capture. A round costs as much for one save as for a hundred
    /// (four fsyncs), so a pause between rounds leaves the disk alone.
    private var nextCapture: UInt64 = 0
    /// The barrier requested before a capture. When it passes, every change before the request is
    /// known.
    private(set) var capturing: (barrier: UInt64, asked: UInt64, hasPassed: Bool, tries: Int)?
    /// Whether the last round had no room for all its places. The next one then starts at once.
    private var hasMore = false

    /// The longest wait for a barrier, in nanoseconds.
    private static let barrierPatience: UInt64 = 5_000_000_000
    /// The maximum of barriers before one round.
    private static let barriersMaximum = 3
    /// The pause after a round, as a multiple of its duration …
    private static let restFactor: UInt64 = 8
    /// … and its maximum, in nanoseconds.
    private static let restMaximum: UInt64 = 250_000_000
    /// The largest round that is split when it does not fit. Larger ones wait as a whole.
    private static let singleTasksMaximum = 256
    /// Rounds of fewer places run on this thread, where threads would cost more than they save.
    private static let inlineTasksMaximum = 16

    init(_ rounds: RoundRunner, _ failures: FailureKeeper) {
        self.rounds = rounds
        self.failures = failures
    }

    /// The time of the next capture.
    var nextDeadline: UInt64? {
        let barrier = capturing.map { $0.asked + Self.barrierPatience } ?? 0
        return daemon.shared.withLock { $0.settler.nextDeadline() }.map {
            max($0, nextCapture, barrier)
        }
    }

    /// Whether something has settled and may be captured. Other work of the daemon then pauses.
    ///
    /// - Returns: a function that may be called from any thread.
    var isDue: @Sendable (_ now: UInt64) -> Bool {
        { [daemon, nextCapture] now in
            let settled = daemon.shared.withLock { $0.settler.nextDeadline() }
            return settled.map { max($0, nextCapture) <= now } ?? false
        }
    }

    func step() -> Bool { writePins() || captureSettled() }

    /// Pins a commit at once. The next capture may be hours away.
    @discardableResult
    func writePins() -> Bool { rounds.anomaly.pins.isEmpty ? false : capture([]) }

    /// Takes note of a passed barrier: the source has reported every change before it.
    func pass(_ number: UInt64) {
        guard let asked = capturing, asked.barrier <= number else { return }
        capturing?.hasPassed = true
        daemon.shared.withLock { $0.settler.noteBarrier(asked: asked.asked) }
    }

    /// - Returns: whether there was anything.
    private func captureSettled() -> Bool {
        let now = clock.monotonic()
        let wasHurried = flushes.isHurried
        guard wasHurried || now >= nextCapture, let asked = wasHurried ? now : askBarrier(now)
        else { return false }
        let tasks = daemon.shared.withLock { shared in
            shared.inWork =
                wasHurried
                ? shared.settler.takeAll()
                : shared.settler.takeSettled(at: asked, maximum: rounds.budget.places)
            return shared.inWork
        }
        // Everything that was dirty at the barrier is captured once. Later writes must not prolong
        // a flush.
        flushes.isHurried = false
        hasMore = false
        guard !tasks.isEmpty else { return false }
        if !capture(tasks, waits: wasHurried), wasHurried, !flushes.flushes.isEmpty {
            flushes.isHurried = true
        }
        let end = clock.monotonic()
        nextCapture = hasMore ? end : end + min(Self.restFactor * (end - now), Self.restMaximum)
        return true
    }

    /// Asks the source for a barrier once something has settled, so that the round lacks nothing
    /// that was closed before it.
    ///
    /// - Returns: the time of the request, once the barrier passed or the wait was too long.
    private func askBarrier(_ now: UInt64) -> UInt64? {
        guard let next = daemon.shared.withLock({ $0.settler.nextDeadline() }), next <= now else {
            capturing = nil
            return nil
        }
        var tries = 1
        if let asked = capturing, asked.hasPassed || now - asked.asked >= Self.barrierPatience {
            capturing = nil
            // Only the next barrier shows whether a file with changed metadata has changed content,
            // too.
            let isClear = daemon.shared.withLock { $0.settler.lastMetadata } <= asked.asked
            // Places that had settled at the request may have changed since.
            if next <= asked.asked, isClear || asked.tries == Self.barriersMaximum {
                return asked.asked
            }
            tries = min(asked.tries + 1, Self.barriersMaximum)
        }
        if capturing == nil {
            let barrier = daemon.nextBarrier()
            capturing = (barrier, now, false, tries)
            environment.source.requestBarrier(barrier)
        }
        return nil
    }

    /// Writes gaps that began or ended since the last commit.
    func writeLedger() -> Bool {
        // The first comparison follows soon and includes it. If the daemon dies before, the next
        // one has the same information.
        guard
            daemon.shared.withLock({
                $0.ledger.hasNews && !($0.roots.isStarting && $0.status.commits == 0)
            })
        else { return false }
        return capture([])
    }

    /// The last turn captures everything dirty, settled or not.
    func captureEverything() {
        let (tasks, hasNews) = daemon.shared.withLock { shared in
            shared.inWork = shared.settler.takeAll()
            return (shared.inWork, shared.ledger.hasNews)
        }
        if hasNews || !tasks.isEmpty { _ = capture(tasks, waits: true) }
    }

    /// Captures places.
    ///
    /// - Parameter waits: whether to wait for bundles that were written to a moment ago; otherwise
    /// they stay dirty until they are quiet.
    /// - Returns: false when the places wait again.
    private func capture(_ tasks: [SettledTask], waits: Bool = false) -> Bool {
        let isSmall =
            tasks.count <= Self.inlineTasksMaximum && !tasks.contains { $0.extent == .subtree }
        setActivity(.capturing)
        // From here on, paths are those of the repository.
        let (number, targets, tops, stored) = daemon.shared.withLock { shared in
            (
                shared.retries.beginRound(), shared.roots.targets, shared.roots.tops,
                CaptureTask.inOrder(tasks.compactMap(shared.roots.stored))
            )
        }
        let outcome = rounds.perform(
            readers: isSmall ? 0 : configuration.template.readers,
            mayFill: tasks.count <= Self.singleTasksMaximum, waits: waits
        ) { run, ledger in try run.run(stored, in: targets, within: tops, ledger: ledger) }
        guard let (result, round) = outcome else {
            putBack(tasks)
            return false
        }
        guard case .complete = result.ending else {
            if case .full = result.ending { return captureSingly(tasks) }
            putBack(tasks)
            if case .stopped = result.ending { failures.stop(round.failures) }
            return false
        }
        failures.note(round.failures)
        let counts = result.counts
        rounds.budget.learn(
            places: max(tasks.count, Int(clamping: counts.new + counts.changed + counts.unchanged)),
            bytes: counts.bytesRead, nanoseconds: result.nanoseconds)
        failures.noteSuccess(
            before: number, of: lookedAt(stored, result).filter { result.later[$0.path] == nil })
        let now = clock.monotonic()
        daemon.shared.withLock { shared in
            shared.postpone(result.postponed, of: tasks, at: now)
            shared.leaveForLater(result.later, of: tasks, at: now)
            hasMore = result.later.values.contains { $0 != .changed && $0 != .large }
            shared.inWork = []
            shared.status.captures += UInt64(tasks.count)
        }
        repository.settleActivity()
        return true
    }

    /// Captures places one by one, because one of them does not fit on the repository's disk and
    /// the others may. That one counts as a failure.
    private func captureSingly(_ tasks: [SettledTask]) -> Bool {
        if let task = tasks.first, tasks.count == 1 {
            let path = daemon.shared.withLock { shared in
                shared.inWork = []
                return shared.roots.place(task.path).flatMap(shared.roots.absolute)
                    ?? task.path.path
            }
            failures.note([ItemFailure(path: path, reason: .noRoom)])
            return true
        }
        for (index, task) in tasks.enumerated() {
            guard repository.session != nil, !repository.isPaused else {
                putBack(Array(tasks[index...]))
                return false
            }
            daemon.shared.withLock { $0.inWork = Array(tasks[index...]) }
            _ = capture([task])
        }
        return true
    }

    private func putBack(_ tasks: [SettledTask]) {
        let now = clock.monotonic()
        daemon.shared.withLock { shared in
            for task in tasks { shared.settler.putBack(task, at: now) }
            shared.inWork = []
        }
    }

    /// The places that a round examined: everything in bundles that were kept, nothing in bundles
    /// that were postponed.
    private func lookedAt(_ tasks: [CaptureTask], _ result: BackupResult) -> [CaptureTask] {
        let now = clock.monotonic()
        let rest = tasks.filter { task in !result.postponed.contains { $0.covers(task.path) } }
        return rest + result.bundles.map { CaptureTask($0, .subtree, dirtySince: now) }
    }
}
