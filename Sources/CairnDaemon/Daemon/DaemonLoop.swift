import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSource
import CairnWatch
import Synchronization

/// The daemon's thread: takes hints and commands, lets settle, captures, rests.
///
/// Order of work in one turn: commands, hints, what settled, one part of a comparison. A comparison
/// rests as soon as something settled, so that a save does not wait for a scan. One thread; only
/// ``Daemon/Shared`` is seen by others.
final class DaemonLoop {
    let daemon: Daemon
    let observer: any DaemonObserver
    var environment: DaemonEnvironment { daemon.environment }
    var clock: any Clock { environment.clock }
    var configuration: DaemonConfiguration

    /// Nil while the repository is lent or cannot be had.
    var session: DaemonEnvironment.Session? {
        // What is planned holds the writer, and with it the locks.
        didSet { if session == nil { thinning.work = nil } }
    }
    /// What is left out, with Cairn's own directories as they lie now.
    var rules: RuleBook {
        var rules = configuration.rules
        rules.own = session?.excluded ?? []
        return rules
    }
    var brake: AnomalyGuard
    /// The repository says that a commit is pinned by the brake, or is about to.
    var isBraked = false
    /// To be pinned with the next commit.
    var pins: [Hash128] = []
    let links = LinkIndex()
    let writers = OpenWriters()
    var isWatching = false
    /// What the source watches, as it was told last.
    var toldRoots: [WatchedRoot] = []
    var isStopping = false
    /// Of ``Clock/monotonic()``; nil while nothing keeps it from being opened.
    var nextOpening: UInt64?
    var openingPause = openingPauseMinimum
    var pausedUntil: UInt64?
    var isPaused = false
    var lent: LendingToken?
    var waitingForLoan: [@Sendable (LendingToken?) -> Void] = []
    var loans: UInt64 = 0
    var flushes: [Flush] = []
    var nextReconcile: UInt64
    var nextPoll: UInt64
    var nextReport: UInt64 = 0
    var nextFinding: UInt64
    /// Why roots were left out, by path, as was told.
    var toldLeftOut: [[UInt8]: String] = [:]
    /// Directories that give no events.
    var polled: [RepositoryPath: GapCause] = [:]
    var failuresChanged = false
    /// What settled is taken at this moment at the earliest: a round costs as much for one save as
    /// for a hundred (four fsyncs), so rounds that follow each other leave the disk alone in
    /// between.
    var nextCapture: UInt64 = 0
    /// Asked for before what settled is taken: when it passes, everything that happened until it
    /// was asked for is known.
    var capturing: (barrier: UInt64, asked: UInt64, hasPassed: Bool, tries: Int)?
    var budget = RoundBudget()
    /// The last round had no room for all it was given: the next one comes at once.
    var hasMore = false
    /// A flush waits: what is dirty need not settle.
    var isHurried = false
    var lastCommit: CatalogCommit?
    /// Why the date is not believed, as was told last.
    var clockDoubt: ClockDoubt?
    let purging: DaemonPurge
    let scrub: DaemonScrub
    var thinning: DaemonThinning

    static let openingPauseMinimum: UInt64 = 1_000_000_000
    static let openingPauseMaximum: UInt64 = 60_000_000_000
    static let reportInterval: UInt64 = 15_000_000_000
    /// What the observer was told last.
    private var told: DaemonStatus.Activity?
    /// A barrier that does not come is not waited for.
    static let barrierPatience: UInt64 = 5_000_000_000
    /// Before one round.
    static let barriersMaximum = 3

    init(_ daemon: Daemon, _ observer: any DaemonObserver) {
        self.daemon = daemon
        self.observer = observer
        configuration = daemon.configuration
        brake = AnomalyGuard(daemon.configuration.brake)
        let now = daemon.environment.clock.monotonic()
        nextReconcile = now + daemon.configuration.reconcileInterval
        nextPoll = now + daemon.configuration.pollInterval
        purging = DaemonPurge(daemon.configuration.purge, now: now)
        scrub = DaemonScrub(daemon.configuration.scrub, now: now)
        // A daemon that is started anew each hour must come to it, too.
        thinning = DaemonThinning(
            next: now + min(daemon.configuration.thinning?.every ?? 0, DaemonThinning.firstPause))
        nextFinding = now + daemon.configuration.findingInterval
    }

    func run() {
        loadFailures()
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

    /// One time round, without waiting: everything that is there to be heard, and one piece of
    /// work.
    func turn() -> Turn {
        observer.beat()
        note(.hearing)
        defer { note(.waiting) }
        take(daemon.mailbox.collect())
        if isStopping { return .stopped }
        note(.opening)
        openIfDue()
        note(.finding)
        findRootsIfDue()
        report()
        guard canWork else { return .idle }
        requestPeriodicWork()
        // Both write down what is news of gaps; only when neither has anything to do it needs a
        // commit of its own.
        if doing(.capturing, writePins() || captureSettled())
            || doing(.comparing, continueRescan() || writeLedger())
        {
            return .worked
        }
        noteHealth()
        endFlushes()
        // Last of all, so that neither a save nor a flush waits for it.
        return doing(.purging, continuePurge()) || doing(.forgetting, continueThinning())
            || doing(.scrubbing, continueScrub())
            ? .worked : .idle
    }

    private func doing(_ step: Daemon.Step, _ work: @autoclosure () -> Bool) -> Bool {
        note(step)
        return work()
    }

    /// What it begins now: `cairn status` tells when that takes too long.
    func note(_ step: Daemon.Step) {
        let now = clock.monotonic()
        daemon.shared.withLock { ($0.step, $0.lastRound) = (step, now) }
    }

    /// The repository is there, and nobody asked to leave it alone.
    var canWork: Bool { session != nil && !isPaused && lent == nil }

    // MARK: Waiting

    /// Waits for hints, commands, or the next thing that is due.
    private func rest() {
        let next = nextDue()
        guard next > clock.monotonic() else { return }
        take(daemon.mailbox.wait(until: next))
    }

    /// When there is something to do though nobody says anything.
    func nextDue() -> UInt64 {
        let now = clock.monotonic()
        var due: [UInt64] = [now + min(Self.reportInterval, configuration.beatInterval)]
        if environment.findRoots != nil { due.append(nextFinding) }
        if canWork {
            let settled = daemon.shared.withLock { shared in
                [
                    shared.settler.nextDeadline().map {
                        max($0, nextCapture, capturing.map { $0.asked + Self.barrierPatience } ?? 0)
                    }, shared.retries.nextDeadline, shared.rescans.nextDeadline,
                ].compactMap { $0 }
            }
            due += settled + [nextReconcile] + [writers.nextDeadline].compactMap { $0 }
            if !polled.isEmpty || hasUnknownRoots { due.append(nextPoll) }
            if let next = nextPurge { due.append(next) }
            if let next = nextScrub { due.append(next) }
            if let next = nextThinning { due.append(next) }
        }
        if let nextOpening, session == nil, lent == nil { due.append(nextOpening) }
        if let pausedUntil { due.append(pausedUntil) }
        return due.min() ?? now
    }

    private func take(_ mail: HintMailbox<Daemon.Command>.Mail) {
        takeHints(mail.hints)
        for command in mail.commands { command(self) }
        if isPaused, let until = pausedUntil, clock.monotonic() >= until { resume() }
    }

    /// Work that comes by the clock.
    private func requestPeriodicWork() {
        let now = clock.monotonic()
        if now >= nextReconcile {
            nextReconcile = now + configuration.reconcileInterval
            requestReconcile()
        }
        if now >= nextPoll {
            nextPoll = now + configuration.pollInterval
            poll()
        }
        retryFailures(now)
        lookAtWritten(writers.due(at: now), now)
    }

    /// A comparison of everything that is watched.
    func requestReconcile() {
        let now = clock.monotonic()
        daemon.shared.withLock { shared in
            for number in shared.roots.watched.map(\.number) {
                guard let top = shared.roots.top(number) else { continue }
                shared.rescans.add(
                    top, gaps: shared.ledger.beneath(top).map(\.number), at: now, isReconcile: true)
            }
        }
    }

    /// What gives no events is scanned, and the source tries again to watch it.
    private func poll() {
        if hasUnknownRoots { joinLateRoots() }
        guard !polled.isEmpty else { return }
        environment.source.retry()
        daemon.shared.withLock { shared in
            for place in polled.keys {
                shared.rescans.add(place, gaps: EmptyCollection<UInt64>(), at: clock.monotonic())
            }
        }
    }

    private func report() {
        let now = clock.monotonic()
        guard now >= nextReport else { return }
        nextReport = now + Self.reportInterval
        if session != nil { lookAtClock() }
        judgeDoubt()
        saveFailures()
        observer.changed(daemon.status())
    }

    func setActivity(_ activity: DaemonStatus.Activity) {
        daemon.shared.withLock { $0.status.activity = activity }
    }

    /// What it is doing when it does nothing in particular.
    func settleActivity() {
        let activity: DaemonStatus.Activity =
            isStopping
            ? .stopping
            : lent != nil
                ? .lent
                : isPaused
                    ? .paused
                    : session == nil
                        ? .waitingForRepository
                        : daemon.shared.withLock { $0.status.lastReconcile } == nil
                            ? .starting : .watching
        setActivity(activity)
        guard told != activity else { return }
        told = activity
        observer.changed(daemon.status())
    }

    // MARK: The end

    func end() {
        setActivity(.stopping)
        note(.stopping)
        for granted in waitingForLoan { granted(nil) }
        waitingForLoan = []
        if session == nil, lent == nil {
            nextOpening = 0
            openIfDue()
        }
        if isPaused { tellLeftDirty() }
        if canEndCleanly {
            captureEverything()
            judgeDoubt(isEnding: true)
            _ = writePins()
            _ = recordPurges()
        }
        environment.source.stop()
        endScrub()
        for flush in flushes { flush.report(.failed("the daemon is stopping")) }
        failuresChanged = true
        saveFailures()
        session = nil
    }

    /// Who asked to leave the repository alone meant the end, too.
    private func tellLeftDirty() {
        let dirty = daemon.status().dirty
        guard dirty > 0 else { return }
        environment.log.log(
            .notice, "ended while paused: \(dirty) changes are not kept; the next start finds them")
    }

    private var canEndCleanly: Bool {
        session != nil && lent == nil && !daemon.cancellation.isRequested
    }

    func saveFailures() {
        guard failuresChanged else { return }
        failuresChanged = false
        let now = clock.monotonic()
        let wall = clock.now()
        environment.saveFailures(
            daemon.shared.withLock { $0.retries.encode(at: now, wallClock: wall) })
    }

    func loadFailures() {
        guard let bytes = environment.loadFailures() else { return }
        do {
            let queue = try RetryQueue(
                decoding: bytes, configuration.retry, at: clock.monotonic(), wallClock: clock.now())
            daemon.shared.withLock { $0.retries = queue }
        } catch {
            environment.log.log(
                .warning, "the queue of failures cannot be read and begins anew: \(error)")
        }
    }
}
