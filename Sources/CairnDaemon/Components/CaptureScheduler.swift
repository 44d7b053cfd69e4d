import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnWatch
import Synchronization

/// What settled becomes commits.
final class CaptureScheduler: DaemonScheduler {
    let context: DaemonContext
    private let repository: RepositorySession
    private let rounds: RoundRunner
    private let failures: FailureKeeper
    private let flushes: FlushQueue
    private let anomaly: AnomalyKeeper
    /// What settled is taken at this moment at the earliest: a round costs as much for one save as
    /// for a hundred (four fsyncs), so rounds that follow each other leave the disk alone in
    /// between.
    private var nextCapture: UInt64 = 0
    /// Asked for before what settled is taken: when it passes, everything that happened until it
    /// was asked for is known.
    private(set) var capturing: (barrier: UInt64, asked: UInt64, hasPassed: Bool, tries: Int)?
    /// The last round had no room for all it was given: the next one comes at once.
    private var hasMore = false

    /// A barrier that does not come is not waited for.
    private static let barrierPatience: UInt64 = 5_000_000_000
    /// Before one round.
    private static let barriersMaximum = 3
    /// After a round captures rest for so many times as long as it took …
    private static let restFactor: UInt64 = 8
    /// … and no longer than this.
    private static let restMaximum: UInt64 = 250_000_000
    /// Larger rounds that do not fit wait as a whole.
    private static let singleTasksMaximum = 256
    /// Rounds of fewer places are done on this thread: threads would cost more than they save.
    private static let inlineTasksMaximum = 16

    init(
        _ context: DaemonContext, _ repository: RepositorySession, _ rounds: RoundRunner,
        _ failures: FailureKeeper, _ flushes: FlushQueue, _ anomaly: AnomalyKeeper
    ) {
        self.context = context
        self.repository = repository
        self.rounds = rounds
        self.failures = failures
        self.flushes = flushes
        self.anomaly = anomaly
    }

    /// When what settled next is taken.
    var nextDeadline: UInt64? {
        let barrier = capturing.map { $0.asked + Self.barrierPatience } ?? 0
        return daemon.shared.withLock { $0.settler.nextDeadline() }.map {
            max($0, nextCapture, barrier)
        }
    }

    /// Whether something settled and may be taken: whatever else the daemon does rests.
    ///
    /// - Returns: a function that may be called from any thread.
    var isDue: @Sendable (_ now: UInt64) -> Bool {
        { [daemon, nextCapture] now in
            let settled = daemon.shared.withLock { $0.settler.nextDeadline() }
            return settled.map { max($0, nextCapture) <= now } ?? false
        }
    }

    func step() -> Bool { writePins() || captureSettled() }

    /// A commit is pinned at once, not with the next capture, which may be long in coming.
    @discardableResult
    func writePins() -> Bool { anomaly.pins.isEmpty ? false : capture([]) }

    /// The source has told everything that happened before a barrier.
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
        else {
            return false
        }
        let tasks = daemon.shared.withLock { shared in
            shared.inWork =
                wasHurried
                ? shared.settler.takeAll()
                : shared.settler.takeSettled(at: asked, maximum: rounds.budget.places)
            return shared.inWork
        }
        // All that was dirty at the barrier is taken once: what is written meanwhile must not keep
        // a flush from its end.
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

    /// Asks the source whether it has told everything, once something settled: then nothing that
    /// was closed before it is missing in the round.
    ///
    /// - Returns: when it was asked, once it has, or has taken too long.
    private func askBarrier(_ now: UInt64) -> UInt64? {
        guard let next = daemon.shared.withLock({ $0.settler.nextDeadline() }), next <= now else {
            capturing = nil
            return nil
        }
        var tries = 1
        if let asked = capturing, asked.hasPassed || now - asked.asked >= Self.barrierPatience {
            capturing = nil
            // Whether what changed since had its content changed, too, only the next one tells.
            let isClear = daemon.shared.withLock { $0.settler.lastMetadata } <= asked.asked
            // What had settled when it was asked may have changed since.
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

    /// Gaps that began or ended and that no commit has written down yet.
    func writeLedger() -> Bool {
        // The first comparison comes soon and takes it along. Should the daemon die before, the
        // next one knows as much.
        guard
            daemon.shared.withLock({
                $0.ledger.hasNews && !($0.roots.isStarting && $0.status.commits == 0)
            })
        else { return false }
        return capture([])
    }

    /// The last turn: whatever is dirty, settled or not.
    func captureEverything() {
        let tasks = daemon.shared.withLock { shared in
            shared.inWork = shared.settler.takeAll()
            return shared.inWork
        }
        if !tasks.isEmpty || daemon.shared.withLock({ $0.ledger.hasNews }) {
            _ = capture(tasks, waits: true)
        }
    }

    /// - Returns: false when they wait again.
    ///
    /// - Parameter waits: packages that were written to a moment ago are waited for; else they stay
    ///   dirty until they are quiet.
    private func capture(_ tasks: [SettledTask], waits: Bool = false) -> Bool {
        let isSmall =
            tasks.count <= Self.inlineTasksMaximum && !tasks.contains { $0.extent == .subtree }
        setActivity(.capturing)
        // From here on in the repository's words.
        let (number, targets, tops, stored) = daemon.shared.withLock { shared in
            (
                shared.retries.beginRound(), shared.roots.targets, shared.roots.tops,
                CaptureTask.inOrder(tasks.compactMap(shared.roots.stored))
            )
        }
        let outcome = rounds.perform(
            readers: isSmall ? 0 : configuration.template.readers,
            mayFill: tasks.count <= Self.singleTasksMaximum,
            waits: waits
        ) { run, ledger in
            try run.run(stored, in: targets, within: tops, ledger: ledger)
        }
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
            bytes: counts.bytesRead,
            nanoseconds: result.nanoseconds)
        failures.noteSuccess(
            before: number, of: lookedAt(stored, result).filter { result.later[$0.path] == nil })
        let now = clock.monotonic()
        daemon.shared.withLock { shared in
            shared.postpone(result.postponed, of: tasks, at: now)
            shared.leaveForLater(result.later, of: tasks, at: now)
            hasMore = result.later.values.contains { $0 != .changed }
            shared.inWork = []
            shared.status.captures += UInt64(tasks.count)
        }
        repository.settleActivity()
        return true
    }

    /// One of these does not fit into what is left of the repository's disk; the others may. That
    /// one counts as failing.
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

    /// What a round has looked at: not what lies in a bundle that was left for later, and all of
    /// one that was kept.
    private func lookedAt(_ tasks: [CaptureTask], _ result: BackupResult) -> [CaptureTask] {
        let now = clock.monotonic()
        let rest =
            result.postponed.isEmpty
            ? tasks
            : tasks.filter { task in
                !result.postponed.contains {
                    task.path.root == $0.root
                        && ItemPath.relative(task.path.path, to: $0.path) != nil
                }
            }
        return rest + result.bundles.map { CaptureTask($0, .subtree, dirtySince: now) }
    }
}
