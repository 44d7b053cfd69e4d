import CairnFormat
import Synchronization

/// What others asked for, done on the daemon's thread.
extension DaemonLoop {
    /// A `cairn backup` that waits.
    struct Flush {
        let number: UInt64
        let report: @Sendable (FlushReport) -> Void
        let began: UInt64
        var hasPassed = false
        var counts = CommitCounts()
    }

    func beginStopping() { isStopping = true }

    func beginFlush(_ report: @escaping @Sendable (FlushReport) -> Void) {
        guard session != nil || nextOpening == nil, lent == nil else {
            let why = daemon.shared.withLock { $0.status.trouble } ?? "the repository is lent to another command"
            return report(.failed("the repository cannot be written now: \(why)"))
        }
        guard !isPaused else { return report(.failed("capturing is paused; `cairn resume` goes on")) }
        barriers += 1
        flushes.append(Flush(number: barriers, report: report, began: clock.monotonic()))
        environment.source.requestBarrier(barriers)
        // What gives no events has no barrier: it is looked at.
        daemon.shared.withLock { shared in
            for place in polled.keys { shared.rescans.add(place, gaps: EmptyCollection<UInt64>()) }
        }
    }

    /// Everything told before the barrier is dirty by now: it need not settle.
    func passBarrier(_ number: UInt64) {
        var hasPassed = false
        for index in flushes.indices where flushes[index].number <= number {
            flushes[index].hasPassed = true
            hasPassed = true
        }
        if hasPassed { isHurried = true }
    }

    /// A flush ends when nothing is left of what was dirty at its barrier, and no comparison is on its way.
    func endFlushes() {
        guard flushes.contains(where: \.hasPassed) else { return }
        isHurried = false
        let last = lastCommit
        let now = clock.monotonic()
        for flush in flushes where flush.hasPassed {
            flush.report(.done(FlushResult(counts: flush.counts, commit: last, nanoseconds: now - flush.began)))
        }
        flushes.removeAll(where: \.hasPassed)
    }

    func failFlushes(_ why: String) {
        for flush in flushes { flush.report(.failed(why)) }
        flushes = []
        isHurried = false
    }

    func pause(_ nanoseconds: UInt64?) {
        isPaused = true
        pausedUntil = nanoseconds.map { clock.monotonic() &+ $0 }
        let until = nanoseconds.map { clock.now().after(nanoseconds: $0) }
        failFlushes("capturing was paused")
        daemon.shared.withLock { $0.status.pausedUntil = until }
        environment.log.log(.notice, "paused\(nanoseconds == nil ? "" : " for \((nanoseconds ?? 0) / 1_000_000_000) s")")
        settleActivity()
    }

    func resume() {
        guard isPaused else { return }
        isPaused = false
        pausedUntil = nil
        daemon.shared.withLock { shared in
            shared.status.pausedUntil = nil
            if session != nil { shared.status.trouble = nil }
        }
        environment.log.log(.notice, "resumed")
        settleActivity()
    }

    func reload(_ outcome: @escaping @Sendable (String?) -> Void) {
        do {
            let new = try environment.reload()
            let sourcesChanged = new.sources != configuration.sources
            configuration = new
            daemon.shared.withLock { shared in
                shared.settler.reconfigure(new.settle)
                shared.retries.reconfigure(new.retry)
            }
            if sourcesChanged { replaceSources() }
            // What the new settings ask to be told, is told now.
            nextReport = 0
            environment.log.log(.notice, "settings read again")
            outcome(nil)
        } catch {
            environment.log.log(.error, "the new settings are refused, the old ones stay: \(error)")
            outcome("\(error)")
        }
    }

    func lend(_ granted: @escaping @Sendable (LendingToken?) -> Void) {
        guard !isStopping else { return granted(nil) }
        waitingForLoan.append(granted)
        grantLoan()
    }

    private func grantLoan() {
        guard lent == nil, !waitingForLoan.isEmpty else { return }
        loans += 1
        let token = LendingToken(number: loans)
        lent = token
        // Closing gives the locks away. What was committed is on the disk; nothing else is promised.
        session = nil
        failFlushes("another command took the repository")
        settleActivity()
        waitingForLoan.removeFirst()(token)
    }

    func giveBack(_ token: LendingToken) {
        guard lent == token else { return }
        lent = nil
        nextOpening = clock.monotonic()
        grantLoan()
        settleActivity()
    }
}

extension Timestamp {
    func after(nanoseconds: UInt64) -> Timestamp {
        let sum = UInt64(self.nanoseconds) + nanoseconds % 1_000_000_000
        return Timestamp(
            seconds: seconds + Int64(nanoseconds / 1_000_000_000) + Int64(sum / 1_000_000_000),
            nanoseconds: UInt32(sum % 1_000_000_000))
    }
}
