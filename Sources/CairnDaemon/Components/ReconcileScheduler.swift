import CairnBackup
import CairnCore
import CairnFormat

/// Compares whole subtrees with the repository, in parts, and ends gaps.
final class ReconcileScheduler: DaemonScheduler {
    var repository: RepositorySession { rounds.repository }
    private let rounds: RoundRunner
    private let failures: FailureKeeper
    private let roots: RootKeeper
    private let capture: CaptureScheduler
    /// The time of the next comparison of everything that is watched.
    private var nextReconcile: UInt64
    /// The time of the next scan of places without events.
    private var nextPoll: UInt64

    /// The longest duration of a part, so that other work gets its turn.
    private static let sliceNanoseconds: UInt64 = 1_000_000_000

    init(
        _ rounds: RoundRunner, _ failures: FailureKeeper, _ roots: RootKeeper,
        _ capture: CaptureScheduler
    ) {
        self.rounds = rounds
        self.failures = failures
        self.roots = roots
        self.capture = capture
        let now = rounds.clock.monotonic()
        nextReconcile = now + rounds.configuration.reconcileInterval
        nextPoll = now + rounds.configuration.pollInterval
    }

    var nextDeadline: UInt64? {
        let (postponed, polls) = daemon.shared.withLock {
            ($0.reconciles.nextDeadline, !$0.polled.isEmpty || $0.hasUnknownRoots)
        }
        return [nextReconcile, postponed, polls ? nextPoll : nil].compactMap { $0 }.min()
    }

    /// Requests what is due by the clock.
    func requestIfDue() {
        let now = clock.monotonic()
        if now >= nextReconcile {
            postpone()
            request()
        }
        if now >= nextPoll {
            nextPoll = now + configuration.pollInterval
            poll()
        }
    }

    /// Postpones the next comparison, because everything is requested already.
    func postpone() { nextReconcile = clock.monotonic() + configuration.reconcileInterval }

    /// Requests a comparison of everything that is watched.
    func request() {
        daemon.shared.withLock { $0.compareAll(clock.monotonic(), isPeriodic: true, isNews: false) }
    }

    /// Scans places without events, and lets the source try again to watch them.
    private func poll() {
        if daemon.shared.withLock({ $0.hasUnknownRoots }) { roots.joinLate() }
        guard daemon.shared.withLock({ !$0.polled.isEmpty }) else { return }
        environment.source.retry()
        daemon.shared.withLock { $0.comparePolled(at: clock.monotonic()) }
    }

    /// Does one part of a comparison.
    ///
    /// - Returns: whether there is more.
    func step() -> Bool {
        guard let walk = startWalk() else { return false }
        setActivity(
            daemon.shared.withLock { $0.status.lastReconcile } == nil ? .starting : .capturing)
        let daemon = daemon
        let clock = clock
        let end = clock.monotonic() + Self.sliceNanoseconds
        let isCaptureDue = capture.isDue
        var ended: [UInt64] = []
        let outcome = rounds.perform(
            readers: configuration.template.readers, mayFill: false,
            waits: repository.flushes.latestBegin != nil, isBounded: true
        ) { run, ledger in
            try run.run(
                walk, ledger: ledger,
                mayRest: {
                    let now = clock.monotonic()
                    return daemon.mailbox.hasCommands || isCaptureDue(now) || now >= end
                },
                closed: { failures in
                    ended = self.isAtTop(failures) ? [] : self.gapsEnding(besides: failures)
                    let wall = clock.now()
                    return ended.map { ($0, wall) }
                })
        }
        guard let (result, round) = outcome, case .complete = result.ending else {
            daemon.shared.withLock { $0.reconciles.restartCurrent() }
            if let (result, round) = outcome, case .stopped = result.ending {
                failures.stop(round.failures)
            }
            return repository.session != nil && !daemon.cancellation.isRequested
        }
        failures.note(round.failures)
        let now = clock.monotonic()
        daemon.shared.withLock { shared in
            shared.postpone(result.postponed, of: [], at: now)
            shared.leaveForLater(result.later, of: [], at: now)
        }
        if walk.isDone {
            if isAtTop(round.failures) {
                postponeWalk()
            } else {
                endWalk(ended, isWritten: result.commit != nil)
            }
        }
        return true
    }

    /// Whether the place itself could not be examined.
    private func isAtTop(_ failures: [ItemFailure]) -> Bool {
        guard !failures.isEmpty else { return false }
        return daemon.shared.withLock { shared in
            guard let place = shared.reconciles.current?.place,
                let path = shared.roots.absolute(place)
            else { return false }
            return failures.contains { ItemPath.relative(path, to: $0.path) != nil }
        }
    }

    /// The gaps that the current comparison closes: none of places still without events, none of
    /// failures in it.
    private func gapsEnding(besides failures: [ItemFailure]) -> [UInt64] {
        daemon.shared.withLock { shared in
            let failed = Set(failures.compactMap { shared.roots.stored(at: $0.path) })
            let began = shared.reconciles.current?.round ?? 0
            return shared.reconciles.closable.filter { number in
                guard let gap = shared.ledger.open[number], shared.polledGap(number) == nil
                else { return false }
                guard GapCause.ofItems.contains(gap.cause) else { return true }
                return !failed.contains(gap.place)
                    && !shared.retries.hasFailed(gap.place, since: began)
            }.sorted()
        }
    }

    /// Postpones a walk whose root disappeared or cannot be listed. Nothing was compared, so
    /// nothing ends.
    private func postponeWalk() {
        let next = clock.monotonic() + configuration.pollInterval
        daemon.shared.withLock { $0.reconciles.postponeCurrent(until: next) }
        repository.settleActivity()
    }

    private func startWalk() -> ReconcileWalk? {
        daemon.shared.withLock { shared in
            let roots = shared.roots
            guard shared.reconciles.startNext(at: clock.monotonic(), but: roots.isHeld),
                var job = shared.reconciles.current
            else { return nil }
            if let walk = job.walk { return walk }
            guard
                let target = shared.roots.targets.first(where: { $0.root.number == job.place.root })
            else {
                shared.reconciles.current = nil
                return nil
            }
            let top = roots.tops.first { $0.covers(job.place) }
            let walk = ReconcileWalk(
                TreeScanner.Target(
                    root: target.root, anchor: target.anchor,
                    focus: ItemPath.components(job.place.path),
                    requiredDepth: ItemPath.components(top?.path ?? []).count))
            job.walk = walk
            job.round = shared.retries.beginRound()
            shared.reconciles.current = job
            return walk
        }
    }

    /// Ends a comparison. Only a complete one closes gaps.
    ///
    /// - Parameter isWritten: whether the commit has closed them.
    private func endWalk(_ gaps: [UInt64], isWritten: Bool) {
        let wall = clock.now()
        let ended = daemon.shared.withLock { shared -> ReconcileQueue.Job? in
            guard let job = shared.reconciles.current else { return nil }
            shared.reconciles.current = nil
            if isWritten {
                shared.ledger.forget(gaps)
            } else {
                for gap in gaps { shared.ledger.end(gap, at: wall) }
            }
            if job.isPeriodic, !shared.reconciles.waiting.contains(where: \.isPeriodic) {
                shared.status.lastReconcile = wall
                log.log(.information, "everything compared")
            }
            return job
        }
        if let ended {
            failures.noteSuccess(
                before: ended.round,
                of: [CaptureTask(ended.place, .subtree, dirtySince: ended.since)])
        }
        repository.settleActivity()
    }
}
