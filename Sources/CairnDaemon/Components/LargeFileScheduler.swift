import CairnBackup
import CairnCore
import CairnFormat

/// Reads large files in slices, between the rounds that capture everything else.
final class LargeFileScheduler: DaemonScheduler {
    var repository: RepositorySession { rounds.repository }
    private let rounds: RoundRunner
    private let failures: FailureKeeper
    private let capture: CaptureScheduler
    private var read: LargeFileRead?
    /// The time that the current reading took until now.
    private var cost: UInt64 = 0
    /// The round of ``RetryQueue`` before it began.
    private var round: UInt64 = 0

    /// The longest duration of a slice; it ends as soon as something settles.
    private static let sliceNanoseconds: UInt64 = 1_000_000_000
    private static let sliceMinimum: UInt64 = 50_000_000

    init(_ rounds: RoundRunner, _ failures: FailureKeeper, _ capture: CaptureScheduler) {
        self.rounds = rounds
        self.failures = failures
        self.capture = capture
    }

    var nextDeadline: UInt64? { daemon.shared.withLock { $0.large.nextDeadline } }

    func step() -> Bool { step(hurriedBefore: rounds.repository.flushes.latestBegin) }

    /// Reads everything that waits, before the end.
    func readEverything() {
        let now = clock.monotonic()
        while !daemon.cancellation.isRequested, repository.session != nil, step(hurriedBefore: now)
        {}
    }

    /// Drops the present reading. Its chunks may go with another command's prune.
    func interrupt() {
        read = nil
        daemon.shared.withLock { $0.large.interrupt() }
    }

    /// - Returns: whether there was anything to read.
    private func step(hurriedBefore: UInt64?) -> Bool {
        guard let read = currentRead(hurriedBefore) else { return false }
        setActivity(.capturing)
        let (targets, tops) = daemon.shared.withLock { ($0.roots.targets, $0.roots.tops) }
        let (daemon, clock, isCaptureDue) = (daemon, clock, capture.isDue)
        let slices = read.slices
        let began = clock.monotonic()
        let (least, end) = (began + Self.sliceMinimum, began + Self.sliceNanoseconds)
        let outcome = rounds.perform(
            readers: configuration.template.readers, mayFill: true, waits: true, large: read
        ) { run, ledger in
            try run.run(read, in: targets, within: tops, ledger: ledger) {
                let now = clock.monotonic()
                return now >= end
                    || now >= least && (daemon.mailbox.hasCommands || isCaptureDue(now))
            }
        }
        // Closing the repository has dropped it.
        guard let (result, observed) = outcome else { return false }
        cost += clock.monotonic() - began
        failures.note(observed.failures)
        switch result.ending {
        case .complete: break
        case .full:
            let path = daemon.shared.withLock { $0.roots.absolute(read.place) } ?? read.place.path
            failures.note([ItemFailure(path: path, reason: .noRoom)])
            read.end()
        case .stopped:
            interrupt()
            failures.stop(observed.failures)
            return false
        case .cancelled:
            interrupt()
            return false
        }
        let now = clock.monotonic()
        daemon.shared.withLock { $0.leaveForLater(result.later, of: [], at: now) }
        // Nothing was read: the name is gone, or leads to something else.
        if read.slices == slices { read.end() }
        guard read.isDone else { return true }
        let (cost, every) = (cost, configuration.pause(of: read.place, daemon))
        self.read = nil
        daemon.shared.withLock { shared in
            shared.large.finish(at: now, cost: cost, isMixed: read.isMixed, every: every)
            shared.status.captures += 1
        }
        if case .complete = result.ending, observed.failures.isEmpty {
            failures.noteSuccess(
                before: round, of: [CaptureTask(read.place, .item, dirtySince: now)])
        }
        repository.settleActivity()
        return true
    }

    /// The present reading, or the next one.
    private func currentRead(_ hurriedBefore: UInt64?) -> LargeFileRead? {
        let now = clock.monotonic()
        return daemon.shared.withLock { shared in
            if let read, shared.large.current == read.place, !shared.roots.isHeld(read.place) {
                return read
            }
            if read != nil {
                read = nil
                shared.large.interrupt()
            }
            shared.large.forgetPaid(at: now)
            let roots = shared.roots
            guard
                let place = shared.large.start(
                    at: now, isHurriedBefore: hurriedBefore, but: roots.isHeld)
            else { return nil }
            (cost, round) = (0, shared.retries.beginRound())
            read = LargeFileRead(place)
            return read
        }
    }
}

extension DaemonConfiguration {
    /// The pause between two readings of a large file that the settings of its root want.
    fileprivate func pause(of place: RepositoryPath, _ daemon: Daemon) -> UInt64? {
        guard let path = daemon.shared.withLock({ $0.roots.absolute(place) }) else { return nil }
        return sources.filter { ItemPath.relative(path, to: $0.path) != nil }
            .max { $0.path.count < $1.path.count }?.largeFilePause
    }
}
