import CairnBackup
import CairnCore
import CairnFormat
import CairnSource
import CairnWatch
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
        noticeGonePacks()
        guard session != nil || nextOpening == nil, lent == nil else {
            return report(
                .failed(
                    daemon.shared.withLock { $0.status.trouble }
                        ?? "the repository is lent to another command"))
        }
        guard !isPaused else {
            return report(.failed("capturing is paused; `cairn resume` goes on"))
        }
        let barrier = daemon.nextBarrier()
        flushes.append(Flush(number: barrier, report: report, began: clock.monotonic()))
        environment.source.requestBarrier(barrier)
        // What gives no events has no barrier: it is looked at.
        daemon.shared.withLock { shared in
            for place in polled.keys {
                shared.rescans.add(place, gaps: EmptyCollection<UInt64>(), at: clock.monotonic())
            }
        }
    }

    /// Everything told before the barrier is dirty by now: it need not settle.
    func passBarrier(_ number: UInt64) {
        if let capturing, capturing.barrier <= number {
            self.capturing?.hasPassed = true
            daemon.shared.withLock { $0.settler.noteBarrier(asked: capturing.asked) }
        }
        var hasPassed = false
        for index in flushes.indices where flushes[index].number <= number {
            flushes[index].hasPassed = true
            hasPassed = true
        }
        guard hasPassed else { return }
        isHurried = true
        // What fails is tried now, as a backup without a daemon would.
        let now = clock.monotonic()
        daemon.shared.withLock { shared in
            for hinted in shared.retries.places.flatMap(shared.roots.waking) {
                shared.settler.noteRetry(hinted, at: now)
            }
        }
        lookAtWritten(writers.places(), now)
    }

    /// A flush ends when nothing is left of what was dirty at its barrier, and no comparison is on
    /// its way.
    func endFlushes() {
        guard flushes.contains(where: \.hasPassed) else { return }
        isHurried = false
        let last = lastCommit
        let now = clock.monotonic()
        for flush in flushes where flush.hasPassed {
            flush.report(
                .done(
                    FlushResult(counts: flush.counts, commit: last, nanoseconds: now - flush.began))
            )
        }
        flushes.removeAll(where: \.hasPassed)
    }

    func failFlushes(_ why: String) {
        for flush in flushes { flush.report(.failed(why)) }
        flushes = []
        isHurried = false
    }

    func pause(_ nanoseconds: UInt64?) {
        beginPauseGap()
        isPaused = true
        pausedUntil = nanoseconds.map { clock.monotonic() &+ $0 }
        let until = nanoseconds.map { clock.now().after(nanoseconds: $0) }
        failFlushes("capturing was paused")
        // Nothing of the repository stays open, so that its disk can be unmounted.
        interruptScrub()
        session = nil
        daemon.shared.withLock { $0.status.pausedUntil = until }
        environment.log.log(
            .notice,
            "paused\(nanoseconds == nil ? "" : " for \((nanoseconds ?? 0) / 1_000_000_000) s")")
        settleActivity()
    }

    /// What is written twice during a pause is kept once: that is blindness, too.
    private func beginPauseGap() {
        guard !isPaused else { return }
        let wall = clock.now()
        daemon.shared.withLock { shared in
            for number in shared.roots.watched.map(\.number) {
                if let top = shared.roots.top(number) {
                    shared.ledger.begin(top, .paused, at: wall)
                }
            }
        }
    }

    private func endPauseGap() {
        daemon.shared.withLock { shared in
            for number in shared.roots.watched.map(\.number) {
                guard let top = shared.roots.top(number) else { continue }
                let gaps = shared.ledger.beneath(top).filter { $0.cause == .paused }.map(\.number)
                if !gaps.isEmpty { shared.rescans.add(top, gaps: gaps, at: clock.monotonic()) }
            }
        }
    }

    func resume() {
        // A person mended something: the limit of watches, perhaps.
        environment.source.retry()
        guard isPaused else { return }
        endPauseGap()
        isPaused = false
        pausedUntil = nil
        nextOpening = nil
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
            let sourcesChanged =
                new.sources != configuration.sources
                || new.template.parts != configuration.template.parts
            let rulesChanged =
                new.rules != configuration.rules
                || new.template.packages.rules != configuration.template.packages.rules
            configuration = new
            purging.configure(new.purge, now: clock.monotonic())
            scrub.configure(new.scrub, now: clock.monotonic())
            thinning.work = nil
            daemon.shared.withLock { $0.status.thinningWaits = nil }
            daemon.shared.withLock { shared in
                shared.settler.reconfigure(new.settle)
                brake.reconfigure(new.brake)
                shared.retries.reconfigure(new.retry)
            }
            if rulesChanged { followRules() }
            if sourcesChanged { replaceSources() }
            // What the new settings ask to be told, is told now.
            nextReport = 0
            environment.log.log(.notice, "settings read again")
            outcome(nil)
        } catch {
            let why = environment.explain(error)
            environment.log.log(.error, "the new settings are refused, the old ones stay: \(why)")
            outcome(why)
        }
    }

    /// What other rules leave out goes, and what they do not is captured: all is compared anew, at
    /// once. The source tells of the directories that it had not watched, so that those do not wait
    /// for a comparison to come by.
    private func followRules() {
        environment.source.replaceRules(configuration.rules)
        let now = clock.monotonic()
        nextReconcile = now + configuration.reconcileInterval
        daemon.shared.withLock { shared in
            // What it has open, it opened by the old ones.
            shared.rescans.restartCurrent()
            compareAll(now, isReconcile: true, &shared)
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
        interruptScrub()
        // Closing gives the locks away. What was committed is on the disk; nothing else is
        // promised.
        session = nil
        failFlushes("another command took the repository")
        settleActivity()
        waitingForLoan.removeFirst()(token)
    }

    func giveBack(_ token: LendingToken) {
        guard lent == token else { return }
        lent = nil
        nextOpening = nil
        grantLoan()
        settleActivity()
    }
}
