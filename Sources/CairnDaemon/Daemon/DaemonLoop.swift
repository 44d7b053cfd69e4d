import CairnRepository
import CairnWatch

/// The daemon's thread: takes hints and commands, then does one piece of work of the first
/// component that has any, or rests until the next deadline.
///
/// The components own their state; each knows those made before it. Work that touches several is
/// here. A comparison pauses as soon as something settles, so that a save does not wait for a scan.
/// One thread; others see only ``Daemon/Shared``.
final class DaemonLoop: DaemonComponent {
    let context: DaemonContext
    let flushes: FlushQueue
    let repository: RepositorySession
    let date: DateKeeper
    let anomaly: AnomalyKeeper
    let roots: RootKeeper
    let failures: FailureKeeper
    let intake: HintIntake
    let handovers: HandoverQueue
    let rounds: RoundRunner
    let capture: CaptureScheduler
    let reconcile: ReconcileScheduler
    let large: LargeFileScheduler
    let purge: PurgeScheduler
    let retention: RetentionScheduler
    let scrub: ScrubScheduler
    let remotes: RemoteScheduler
    private var nextReport: UInt64 = 0
    private var isLargeFileNext = false

    private static let reportInterval: UInt64 = 15_000_000_000
    /// The longest time for comparisons before a stop, a pause or exclusive access, in nanoseconds.
    /// - Source: `TimeoutStopSec=60s` of the units, less the wait for the source.
    static let comparingMaximum: UInt64 = 15_000_000_000

    init(_ daemon: Daemon, _ observer: any DaemonObserver) {
        context = DaemonContext(daemon, observer)
        flushes = FlushQueue(context)
        repository = RepositorySession(flushes)
        date = DateKeeper(repository)
        anomaly = AnomalyKeeper(repository)
        roots = RootKeeper(repository)
        failures = FailureKeeper(repository)
        intake = HintIntake(roots, failures)
        handovers = HandoverQueue(roots)
        rounds = RoundRunner(anomaly, intake)
        capture = CaptureScheduler(rounds, failures)
        reconcile = ReconcileScheduler(rounds, failures, roots, capture)
        large = LargeFileScheduler(rounds, failures, capture)
        purge = PurgeScheduler(rounds, date, capture)
        retention = RetentionScheduler(anomaly, date)
        scrub = ScrubScheduler(repository)
        remotes = RemoteScheduler(repository)
        repository.onClose = { [unowned retention, unowned large] in
            retention.dropPlan()
            large.interrupt()
        }
        repository.onRelease = { [unowned scrub] in scrub.interrupt() }
        repository.onPause = { [unowned remotes] in remotes.interrupt() }
    }

    func run() {
        failures.load()
        loop: while true {
            switch turn() {
            case .worked: continue
            case .idle: rest()
            case .stopped: break loop
            }
        }
        end()
    }

    enum Turn { case worked, idle, stopped }

    /// Does one turn without waiting: takes everything that has arrived, and does one piece of
    /// work.
    func turn() -> Turn {
        observer.beat()
        note(.hearing)
        defer { note(.waiting) }
        take(daemon.mailbox.collect())
        if context.isStopping { return .stopped }
        if !handovers.isEmpty { return handOver() ? .worked : .idle }
        note(.opening)
        openIfDue()
        note(.finding)
        if roots.findIfDue() { nextReport = 0 }
        report()
        guard repository.canWork else { return .idle }
        reconcile.requestIfDue()
        failures.retryIfDue()
        intake.lookAtWrittenIfDue()
        // Both write news of gaps. Only when neither has work do they need a commit of their own.
        if doing(.capturing, capture.step()) { return .worked }
        // A comparison of everything takes hours at first, and so may a large file: in turns.
        isLargeFileNext.toggle()
        if isLargeFileNext, doing(.capturing, large.step()) { return .worked }
        if doing(.comparing, reconcile.step() || capture.writeLedger())
            || doing(.capturing, large.step())
        {
            return .worked
        }
        if repository.hasStoredLost { scrub.damage.searchLost() }
        repository.hasStoredLost = false
        repository.noteHealth()
        flushes.end(repository.lastCommit)
        // Last of all, so that neither a save nor a flush waits for it.
        return doing(.purging, purge.step()) || doing(.forgetting, retention.step())
            || doing(.scrubbing, scrub.step()) || doing(.pushing, remotes.step())
            ? .worked : .idle
    }

    /// Ends or interrupts capturing once everything that was reported is captured.
    ///
    /// - Returns: whether something was handed over.
    private func handOver() -> Bool {
        guard let next = handovers.takeDue() else { return false }
        if next.kind != .stop, repository.canWork {
            captureMissed()
        }
        next.act(true)
        return true
    }

    /// Captures everything dirty, what was written without an event, and what the source missed:
    /// the comparisons that end its gaps get ``comparingMaximum``. What they do not reach is in a
    /// gap that stays open.
    private func captureMissed() {
        let end = clock.monotonic() + Self.comparingMaximum
        note(.capturing)
        intake.lookAtAllWritten()
        capture.captureEverything()
        while hasMissed {
            guard clock.monotonic() < end, doing(.comparing, reconcile.step()) else {
                log.log(
                    .warning,
                    "comparing everything took too long, so the latest changes might be missing until the next full scan"
                )
                return
            }
            capture.captureEverything()
        }
    }

    /// Not during the first comparison, which may take hours and is repeated by the next start.
    private var hasMissed: Bool {
        daemon.shared.withLock { shared in
            shared.status.lastReconcile != nil
                && shared.reconciles.mayEndGaps(at: clock.monotonic(), but: shared.roots.isHeld)
        }
    }

    private func doing(_ step: Daemon.Step, _ work: @autoclosure () -> Bool) -> Bool {
        note(step)
        return work()
    }

    /// Waits for hints, commands, or the next deadline.
    private func rest() {
        let next = nextDue()
        guard next > clock.monotonic() else { return }
        take(daemon.mailbox.wait(until: next))
    }

    /// The next time with work even if nothing arrives.
    func nextDue() -> UInt64 {
        let now = clock.monotonic()
        var due: [UInt64?] = [
            now + min(Self.reportInterval, configuration.beatInterval),
            repository.nextDeadline, roots.nextDeadline, handovers.nextDeadline,
        ]
        if repository.canWork {
            let schedulers: [any DaemonScheduler] = [
                capture, reconcile, large, purge, retention, scrub, remotes,
            ]
            due += schedulers.map(\.nextDeadline) + [failures.nextDeadline, intake.nextDeadline]
        }
        return due.compactMap { $0 }.min() ?? now
    }

    private func take(_ mail: HintMailbox<Daemon.Command>.Mail) {
        let now = clock.monotonic()
        // In order of arrival, so that everything closed before is known.
        for (index, hint) in mail.hints.enumerated() {
            if case .barrier(let number) = hint { passBarrier(number) }
            intake.take(hint, now + UInt64(index))
        }
        for command in mail.commands { command(self) }
        repository.resumeIfDue()
    }

    /// Handles a barrier: everything reported before it is dirty now.
    private func passBarrier(_ number: UInt64) {
        capture.pass(number)
        handovers.pass(number)
        guard flushes.pass(number) else { return }
        failures.retryAll()
        // Somebody wants to know: what no event told of is found by its stamp.
        daemon.shared.withLock { $0.compareAll(clock.monotonic(), isNews: false) }
        intake.lookAtWritten(intake.writers.places(), clock.monotonic())
    }

    func openIfDue() {
        guard repository.isOpeningDue else { return }
        do {
            let session = try repository.open()
            try roots.join(session)
            repository.session = session
            date.look()
            try anomaly.read(session)
            // A command may have stored what was lost, and lost content may be in files again.
            if try session.writer.catalog.lackingContent() == .present || scrub.damage.knowsOfLoss {
                scrub.damage.searchLost()
            }
            repository.opened()
            do { try roots.startWatching(session.excluded) } catch {
                return repository.lose(error, "nothing can be watched")
            }
            repository.settleActivity()
        } catch { repository.lose(error) }
    }

    private func report() {
        let now = clock.monotonic()
        guard now >= nextReport else { return }
        nextReport = now + Self.reportInterval
        if repository.session != nil { date.look() }
        roots.tellWatchTrouble()
        anomaly.judgeDoubt()
        failures.save()
        intake.saveWriters()
        remotes.tell()
        observer.changed(daemon.status())
    }

    // MARK: Commands

    func beginFlush(_ report: @escaping @Sendable (FlushReport) -> Void) {
        scrub.damage.noticeGonePacks()
        if let why = repository.reasonNotToFlush { return report(.failed(why)) }
        flushes.begin(report)
    }

    /// Ends the loop. Everything from before is captured at its end.
    func stop() { handovers.begin(.stop) { _ in self.context.isStopping = true } }

    func pause(_ nanoseconds: UInt64?, _ done: @escaping @Sendable () -> Void) {
        handovers.begin(.pause) { isNow in
            if isNow { self.repository.pause(nanoseconds) }
            done()
        }
    }

    func resume() {
        handovers.resume()
        repository.resume()
    }

    func acquire(_ granted: @escaping @Sendable (AccessToken?) -> Void) {
        handovers.begin(.access) { _ in self.repository.acquire(granted) }
    }

    func reload(_ outcome: @escaping @Sendable (String?) -> Void) {
        let new: DaemonConfiguration
        do { new = try environment.reload() } catch {
            let why = environment.explain(error)
            log.log(.error, "cannot reload the settings; still using the old ones: \(why)")
            daemon.shared.withLock { $0.status.settingsTrouble = why }
            nextReport = 0
            return outcome(why)
        }
        let old = configuration
        context.configuration = new
        purge.reconfigure(from: old.purge)
        scrub.agenda.configure(new.scrub, now: clock.monotonic())
        retention.reconfigure()
        anomaly.reconfigure(new.anomalyGuard)
        daemon.shared.withLock { shared in
            shared.settler.reconfigure(new.settle)
            shared.retries.reconfigure(new.retry)
            shared.status.settingsTrouble = nil
            shared.status.settings = new.settings
        }
        if new.rules != old.rules || new.template.bundles.rules != old.template.bundles.rules {
            reconcile.postpone()
            roots.followRules()
        }
        if new.sources != old.sources || new.template.parts != old.template.parts {
            roots.replaceSources()
        }
        // The new settings may ask for a report at once.
        nextReport = 0
        log.log(.notice, "reloaded the settings")
        outcome(nil)
    }

    // MARK: The end

    func end() {
        setActivity(.stopping)
        note(.stopping)
        handovers.end()
        repository.beginEnding()
        openIfDue()
        if repository.isPaused { tellLeftDirty() }
        if repository.canEndCleanly {
            // Nobody looks there before the next start.
            daemon.shared.withLock { $0.comparePolled(at: clock.monotonic(), isLast: true) }
            captureMissed()
            large.readEverything()
            anomaly.judgeDoubt(isEnding: true)
            capture.writePins()
            purge.record()
        }
        environment.source.stop()
        scrub.end()
        remotes.end(mayPush: repository.canEndCleanly)
        flushes.report(.failed("the daemon is stopping"))
        failures.hasChanged = true
        failures.save()
        intake.saveWriters()
        repository.session = nil
    }

    /// A pause or exclusive access covers the end, too.
    private func tellLeftDirty() {
        let dirty = daemon.status().dirty
        guard dirty > 0 else { return }
        log.log(
            .notice,
            "stopped before all changes were backed up (\(dirty) waiting); Cairn will find these changes at the next start"
        )
    }
}
