import CairnRepository
import CairnSource

/// Opens and closes the repository: it may be away, paused, or in exclusive use by another command
/// while the daemon runs on.
final class RepositorySession: DaemonComponent {
    let flushes: FlushQueue
    var context: DaemonContext { flushes.context }

    /// Nil while the repository is in exclusive use or unavailable.
    var session: DaemonEnvironment.Session? { didSet { if session == nil { onClose() } } }
    /// Drops everything that holds the writer, and with it the locks.
    var onClose: () -> Void = {}
    /// Ends readers of the repository on other threads, so that nothing of it stays open.
    var onRelease: () -> Void = {}
    /// Ends what reads the repository beside other commands, too.
    var onPause: () -> Void = {}
    var lastCommit: CatalogCommit?
    /// Whether a round stored content again that the repository had lost.
    var hasStoredLost = false
    /// The bytes added to packs since the daemon started.
    var bytesStored: UInt64 = 0
    /// The time of the next attempt to open it, of ``Clock/monotonic()``; nil when nothing prevents
    /// it.
    private var nextOpening: UInt64?
    private var openingPause = openingPauseMinimum
    /// Why it was closed the last time. The trouble may have ended since, and it be closed still.
    private var lastLoss: String?
    private(set) var isPaused = false
    private var pausedUntil: UInt64?
    private(set) var holder: AccessToken?
    private var waitingForAccess: [@Sendable (AccessToken?) -> Void] = []
    private var grants: UInt64 = 0
    /// The activity last reported to the observer.
    private var told: DaemonStatus.Activity?
    private static let openingPauseMinimum: UInt64 = 1_000_000_000
    private static let openingPauseMaximum: UInt64 = 60_000_000_000

    init(_ flushes: FlushQueue) { self.flushes = flushes }

    /// Whether the repository is open and neither paused nor in exclusive use.
    var canWork: Bool { session != nil && !isPaused && holder == nil }

    /// The rules, including the present places of Cairn's own directories.
    var rules: RuleBook {
        var rules = configuration.rules
        rules.own = session?.excluded ?? []
        return rules
    }

    // MARK: Opening

    /// The time at which it is opened or a pause ends.
    var nextDeadline: UInt64? {
        let opening = session == nil && holder == nil ? nextOpening : nil
        return [opening, pausedUntil].compactMap { $0 }.min()
    }

    var isOpeningDue: Bool {
        session == nil && holder == nil && !isPaused && nextOpening ?? 0 <= clock.monotonic()
    }

    /// - Throws: what opening throws, and ``RepositoryError/full(freeBytes:neededBytes:)``.
    func open() throws -> DaemonEnvironment.Session {
        let session = try environment.open()
        let free = try session.writer.repository.storage.freeBytes()
        guard free >= ChunkStore.reserveBytes
        else { throw RepositoryError.full(freeBytes: free, neededBytes: ChunkStore.reserveBytes) }
        for note in session.writer.notes { log.log(.notice, note) }
        return session
    }

    func opened() { nextOpening = nil }

    /// Opens it again, which reads what was stored into the catalog.
    func reopen() {
        session = nil
        nextOpening = nil
    }

    /// Ends the trouble after a round was written or nothing is left to write. The next trouble
    /// begins with a short pause.
    func noteHealth() {
        openingPause = Self.openingPauseMinimum
        guard daemon.shared.withLock({ $0.status.trouble }) != nil, !isPaused else { return }
        log.log(.notice, "the repository is writable again")
        daemon.shared.withLock { $0.status.trouble = nil }
        settleActivity()
    }

    /// Handles a repository that cannot be written. Everything stays dirty meanwhile.
    ///
    /// - Parameter what: what cannot be done.
    func lose(_ error: any Error, _ what: String = "the repository cannot be written") {
        session = nil
        let now = clock.monotonic()
        nextOpening = now + openingPause
        openingPause = min(openingPause * 2, Self.openingPauseMaximum)
        let why = "\(what): \(environment.explain(error))"
        lastLoss = why
        let isNews = daemon.shared.withLock { shared in
            defer { shared.status.trouble = why }
            return shared.status.trouble != why
        }
        if isNews { log.log(.error, "\(why); Cairn records changes and will back them up later") }
        daemon.shared.withLock { $0.reconciles.restartCurrent() }
        flushes.fail(why)
        observer.repositoryLost(why)
        settleActivity()
    }

    // MARK: Leaving it alone

    /// Why a flush cannot begin; nil when it can.
    var reasonNotToFlush: String? {
        guard session != nil || nextOpening == nil, holder == nil else {
            return daemon.shared.withLock { $0.status.trouble } ?? (holder == nil ? lastLoss : nil)
                ?? "another command has exclusive access to the repository"
        }
        return isPaused ? "backups are paused; run `cairn resume` to continue" : nil
    }

    func pause(_ nanoseconds: UInt64?) {
        if !isPaused {
            daemon.shared.withLock { shared in
                shared.beginPause(at: clock.now())
                // Nobody tries meanwhile, so nothing would end what prevented it before.
                shared.status.trouble = nil
            }
            (nextOpening, lastLoss) = (nil, nil)
        }
        isPaused = true
        pausedUntil = nanoseconds.map { clock.monotonic() &+ $0 }
        let until = nanoseconds.map { clock.now().after(nanoseconds: $0) }
        flushes.fail("backups were paused")
        // Nothing of the repository stays open, so that its disk can be unmounted.
        onRelease()
        onPause()
        session = nil
        daemon.shared.withLock { $0.status.pausedUntil = until }
        log.log(.notice, "paused\(nanoseconds.map { " for \($0 / 1_000_000_000) s" } ?? "")")
        settleActivity()
    }

    func resume() {
        // A person may have mended the limit of watches.
        environment.source.retry()
        guard isPaused else { return }
        daemon.shared.withLock { $0.endPause(at: clock.monotonic()) }
        isPaused = false
        pausedUntil = nil
        nextOpening = nil
        daemon.shared.withLock { shared in
            shared.status.pausedUntil = nil
            if session != nil { shared.status.trouble = nil }
        }
        log.log(.notice, "resumed")
        settleActivity()
    }

    func resumeIfDue() {
        if isPaused, let until = pausedUntil, clock.monotonic() >= until { resume() }
    }

    func acquire(_ granted: @escaping @Sendable (AccessToken?) -> Void) {
        guard !context.isStopping else { return granted(nil) }
        waitingForAccess.append(granted)
        grantAccess()
    }

    private func grantAccess() {
        guard holder == nil, !waitingForAccess.isEmpty else { return }
        grants += 1
        let token = AccessToken(number: grants)
        holder = token
        onRelease()
        // Closing releases the locks. Commits are on the disk; nothing else is promised.
        session = nil
        flushes.fail("another command has exclusive access to the repository")
        settleActivity()
        waitingForAccess.removeFirst()(token)
    }

    func release(_ token: AccessToken) {
        guard holder == token else { return }
        holder = nil
        nextOpening = nil
        grantAccess()
        settleActivity()
    }

    /// Begins the end of the daemon: no command gets exclusive access any more, and an unavailable
    /// repository is tried once more.
    func beginEnding() {
        for granted in waitingForAccess { granted(nil) }
        waitingForAccess = []
        nextOpening = nil
    }

    var canEndCleanly: Bool { session != nil && holder == nil && !daemon.cancellation.isRequested }

    // MARK: Status

    /// Sets the activity for times without specific work.
    func settleActivity() {
        let activity = activity
        setActivity(activity)
        guard told != activity else { return }
        told = activity
        observer.changed(daemon.status())
    }

    private var activity: DaemonStatus.Activity {
        if context.isStopping { return .stopping }
        if holder != nil { return .exclusive }
        if isPaused { return .paused }
        if session == nil { return .waitingForRepository }
        return daemon.shared.withLock { $0.status.lastReconcile } == nil ? .starting : .watching
    }
}
