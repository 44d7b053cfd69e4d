import CairnFormat
import Synchronization

/// The repository comes and goes; the daemon stays.
extension DaemonLoop {
    func openIfDue() {
        guard session == nil, lent == nil else { return }
        let now = clock.monotonic()
        if let nextOpening, now < nextOpening { return }
        do {
            let session = try environment.open()
            let free = try session.writer.repository.storage.freeBytes()
            guard free >= ChunkStore.reserveBytes else {
                throw RepositoryError.full(freeBytes: free, neededBytes: ChunkStore.reserveBytes)
            }
            for note in session.writer.notes { environment.log.log(.notice, note) }
            try joinRoots(session)
            self.session = session
            nextOpening = nil
            try startWatching(session.excluded)
            settleActivity()
        } catch {
            loseRepository(error)
        }
    }

    /// A round was written, or there is nothing left to write: only now is the trouble over, and the next one begins with a short pause.
    func noteHealth() {
        openingPause = Self.openingPauseMinimum
        guard daemon.shared.withLock({ $0.status.trouble }) != nil, !isPaused else { return }
        environment.log.log(.notice, "the repository can be written again")
        daemon.shared.withLock { $0.status.trouble = nil }
        settleActivity()
    }

    /// The repository cannot be written: everything stays dirty until it can.
    func loseRepository(_ error: any Error) {
        session = nil
        let now = clock.monotonic()
        nextOpening = now + openingPause
        openingPause = min(openingPause * 2, Self.openingPauseMaximum)
        let why = "the repository cannot be written: \(environment.explain(error))"
        let isNews = daemon.shared.withLock { shared in
            defer { shared.status.trouble = why }
            return shared.status.trouble != why
        }
        if isNews { environment.log.log(.error, "\(why); changes are noted and captured later") }
        daemon.shared.withLock { $0.rescans.restartCurrent() }
        failFlushes(why)
        observer.repositoryLost(why)
        settleActivity()
    }

    /// Finds or defines the roots in the repository; another command may have changed them while it had it.
    private func joinRoots(_ session: DaemonEnvironment.Session) throws {
        var request = configuration.template
        request.sources = configuration.sources
        request.kind = .capture
        request.absenceIsDeletion = true
        request.excluded = session.excluded
        let roots = try RootRegistry(session.writer, fileSystem: environment.fileSystem).open(request)
        let run = try CaptureRun(
            session.writer, fileSystem: environment.fileSystem, clock: clock, request: request,
            cancellation: daemon.cancellation, observer: nil)
        let targets = try run.define(roots.plan, live: roots.live)
        let reader = try CatalogReader(session.writer.catalog)
        let commits = try reader.commits()
        let open = try reader.openGaps()
        let next = try reader.nextGapNumber()
        lastCommit = commits.last
        daemon.shared.withLock { shared in
            shared.roots.join(targets)
            if !isWatching { shared.ledger = GapLedger(open, next: next) }
            if let last = commits.last { shared.status.lastCommit = (last.commit.id, last.commit.time) }
        }
        if !isWatching { noteAbsence(since: commits.last?.commit.time) }
        for failure in roots.missing { environment.log.log(.warning, "root left out: \(failure.reason)", path: failure.path) }
    }

    /// Nobody watched until now: everything may have changed since the last commit. - Source: DESIGN.md §6, rule 12.
    private func noteAbsence(since time: Timestamp?) {
        guard let time else { return }
        daemon.shared.withLock { shared in
            for number in shared.roots.watched.map(\.number) {
                if let top = shared.roots.top(number) { shared.ledger.begin(top, .notRunning, at: time) }
            }
        }
    }

    private func startWatching(_ excluded: Set<DirectoryIdentity>) throws {
        guard !isWatching else { return }
        let roots = daemon.shared.withLock { $0.roots.watched }
        try environment.source.start(roots, excluded: excluded, sink: daemon.mailbox)
        isWatching = true
    }

    /// The settings name other directories now.
    func replaceSources() {
        daemon.shared.withLock { shared in
            shared.roots = WatchedRoots(configuration.sources)
        }
        guard let session else { return }
        do {
            try joinRoots(session)
            environment.source.replaceRoots(daemon.shared.withLock { $0.roots.watched })
        } catch {
            loseRepository(error)
        }
    }
}
