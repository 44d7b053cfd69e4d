import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSource
import CairnWatch
import Synchronization

/// The repository comes and goes; the daemon stays.
extension DaemonLoop {
    func openIfDue() {
        guard session == nil, lent == nil, !isPaused else { return }
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
            lookAtClock()
            try readBrake(session)
            if try session.writer.catalog.lackingContent() == .present { searchLost() }
            nextOpening = nil
            try startWatching(session.excluded)
            settleActivity()
        } catch {
            loseRepository(error)
        }
    }

    /// A round was written, or there is nothing left to write: only now is the trouble over, and
    /// the next one begins with a short pause.
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

    /// Whether some source has no root in the repository: it was never there, or could not be
    /// opened.
    var hasUnknownRoots: Bool { daemon.shared.withLock { !$0.roots.unknown.isEmpty } }

    /// A source that was not there when the repository was opened may be there now.
    func joinLateRoots() {
        guard let session else { return }
        do { try joinRoots(session) } catch { loseRepository(error) }
    }

    /// Finds or defines the roots in the repository; another command may have changed them while it
    /// had it.
    private func joinRoots(_ session: DaemonEnvironment.Session) throws {
        var request = configuration.template
        request.sources = configuration.sources
        request.kind = .capture
        request.absenceIsDeletion = true
        request.excluded = session.excluded
        let roots: RootRegistry.Opened
        do {
            roots = try RootRegistry(session.writer.catalog, fileSystem: environment.fileSystem)
                .open(request)
        } catch let failure as ItemFailure {
            // Not one of them can be opened: that is not the repository's fault.
            tellLeftOut([failure])
            return
        }
        let run = try CaptureRun(
            session.writer, fileSystem: environment.fileSystem, clock: clock, request: request,
            cancellation: daemon.cancellation, observer: nil)
        let targets = try run.define(roots)
        let reader = try CatalogReader(session.writer.catalog)
        let commits = try reader.commits()
        // What other machines missed is theirs to find.
        let others = Set(
            try reader.allRoots().filter { $0.host != nil && $0.host?.id != request.machine?.id }
                .map(\.definition.number))
        let open = try reader.openGaps().filter { !others.contains($0.root) }
        let next = try reader.nextGapNumber()
        let live = Set(try reader.allRoots().filter { $0.last == nil }.map(\.definition.number))
            .subtracting(others)
        // What another command took out of the catalog and is there still is found by comparing.
        let known = lastCommit?.number ?? 0
        let lostLiveItems =
            try isWatching
            && reader.commitsWithMaintenance().contains {
                $0.number > known && $0.commit.takesLiveItems
            }
        lastCommit = commits.last
        let now = clock.monotonic()
        let wall = clock.now()
        daemon.shared.withLock { shared in
            let unknown = shared.roots.unknown
            let moved = shared.roots.join(targets)
            if !isWatching { shared.ledger = GapLedger(open, next: next) }
            for (old, new) in moved { follow(old, to: new, now, wall, &shared) }
            shared.ledger.keep(roots: live)
            noteTops(&shared)
            // Of an earlier daemon, of roots that another command has dropped since.
            for place in shared.retries.places where shared.roots.waking(place).isEmpty {
                shared.retries.succeeded(place)
            }
            if isWatching { for number in unknown { begin(number, now, wall, &shared) } }
            if lostLiveItems { compareAll(now, &shared) }
            if let last = commits.last {
                shared.status.lastCommit = .init(last.commit.id, last.commit.time)
            }
        }
        if isWatching { tellRoots() } else { noteAbsence(since: commits.last?.commit.time) }
        tellLeftOut(roots.missing)
    }

    /// Compares every root that is watched, as there is reason to think that something differs.
    func compareAll(_ now: UInt64, isReconcile: Bool = false, _ shared: inout Daemon.Shared) {
        for number in shared.roots.watched.map(\.number) {
            guard let top = shared.roots.top(number) else { continue }
            shared.rescans.add(
                top, gaps: shared.ledger.beneath(top).map(\.number), at: now,
                isReconcile: isReconcile, isNews: true)
        }
    }

    /// What cannot be a root is told once, though it is looked at again and again.
    private func tellLeftOut(_ failures: [ItemFailure]) {
        for failure in failures where toldLeftOut[failure.path] != failure.reason.text {
            environment.log.log(
                .warning, "root left out: \(failure.reason.text)", path: failure.path)
        }
        toldLeftOut = Dictionary(failures.map { ($0.path, $0.reason.text) }) { first, _ in first }
    }

    /// What was said of a source before it had a root counts from now on.
    private func begin(
        _ number: UInt64, _ now: UInt64, _ wall: Timestamp, _ shared: inout Daemon.Shared
    ) {
        guard let top = shared.roots.top(number) else { return }
        switch shared.roots.state(of: number) {
        case .gone, .suspended:
            shared.ledger.begin(
                top, shared.roots.state(of: number) == .gone ? .lostWatch : .unmounted, at: wall)
        default: break
        }
        shared.rescans.add(
            top, gaps: shared.ledger.beneath(top).map(\.number), at: now, isReconcile: true,
            isNews: true)
    }

    /// Another command has made a source part of another root: what is known of the old one is
    /// found anew by comparing.
    private func follow(
        _ old: RepositoryPath, to new: RepositoryPath, _ now: UInt64, _ wall: Timestamp,
        _ shared: inout Daemon.Shared
    ) {
        for (place, cause) in polled where place.root == old.root {
            guard let rest = ItemPath.relative(place.path, to: old.path) else { continue }
            polled[place] = nil
            let place = RepositoryPath(root: new.root, path: ItemPath.join(new.path, rest))
            polled[place] = cause
            shared.ledger.begin(place, cause, at: wall)
        }
        forgetUnwatched(old, &shared)
        shared.rescans.add(
            new, gaps: shared.ledger.beneath(new).map(\.number), at: now, isNews: true)
    }

    /// What waits where no source is any more waits for nothing.
    private func forgetUnwatched(_ top: RepositoryPath, _ shared: inout Daemon.Shared) {
        shared.rescans.forget(beneath: top)
        shared.retries.forget(beneath: top)
        for place in polled.keys
        where place.root == top.root && ItemPath.relative(place.path, to: top.path) != nil {
            polled[place] = nil
        }
    }

    private func noteTops(_ shared: inout Daemon.Shared) {
        shared.ledger.tops = shared.roots.tops
        shared.rescans.tops = shared.roots.tops
    }

    /// Nobody watched until now: everything may have changed since the last commit.
    /// - Source: Docs/INOTIFY.md, rule 12.
    private func noteAbsence(since time: Timestamp?) {
        guard let time else { return }
        daemon.shared.withLock { shared in
            for number in shared.roots.watched.map(\.number) {
                if let top = shared.roots.top(number) {
                    shared.ledger.begin(top, .notRunning, at: time)
                }
            }
        }
    }

    private func startWatching(_ excluded: Set<DirectoryIdentity>) throws {
        guard !isWatching else { return }
        let roots = daemon.shared.withLock { $0.roots.watched }
        environment.source.replaceRules(configuration.rules)
        try environment.source.start(roots, excluded: excluded, sink: daemon.mailbox)
        toldRoots = roots
        isWatching = true
    }

    /// Tells the source what to watch, and what in the repository that belongs to, when that is
    /// news.
    private func tellRoots() {
        let roots = daemon.shared.withLock { $0.roots.watched }
        guard isWatching, roots != toldRoots else { return }
        toldRoots = roots
        environment.source.replaceRoots(roots)
    }

    /// Directories that became roots by themselves: a new container, another revision of a Snap, a
    /// standard directory that was made.
    ///
    /// What is there no more stays, as a root that is gone: its versions stay, and `status` says
    /// so.
    func findRootsIfDue() {
        guard let findRoots = environment.findRoots, clock.monotonic() >= nextFinding else {
            return
        }
        let began = clock.monotonic()
        let before = KeptRoots(
            sources: configuration.sources, parts: configuration.template.parts,
            unkept: configuration.rules.unkept)
        let found = before.updated(with: findRoots())
        // However many there are, and however slow their disk, looking for them is not what the
        // daemon does most.
        let end = clock.monotonic()
        nextFinding =
            end + max(configuration.findingInterval, Self.findingRestFactor * (end - began))
        guard found != before else { return }
        for source in found.sources
        where !before.sources.contains(where: { $0.path == source.path }) {
            environment.log.log(.notice, "a new root is kept", path: source.path)
        }
        configuration.sources = found.sources
        configuration.template.parts = found.parts
        leaveOut(found.unkept, insteadOf: before.unkept)
        replaceSources()
        nextReport = 0
    }

    private static let findingRestFactor: UInt64 = 50

    /// What is left out from now on goes, and what is not any more is captured: where it lies is
    /// looked at again.
    private func leaveOut(_ unkept: [RuleBook.Unkept], insteadOf before: [RuleBook.Unkept]) {
        guard unkept != before else { return }
        configuration.rules.unkept = unkept
        environment.source.replaceRules(configuration.rules)
        let now = clock.monotonic()
        let paths = Set(unkept.map(\.path)).symmetricDifference(before.map(\.path))
        daemon.shared.withLock { shared in
            for path in paths {
                guard let place = shared.roots.place(at: ItemPath.split(path).parent) else {
                    continue
                }
                shared.rescans.add(place, gaps: EmptyCollection<UInt64>(), at: now, isNews: true)
            }
        }
    }

    /// The settings name other directories now.
    func replaceSources() {
        daemon.shared.withLock { shared in
            let before = shared.roots.entries
            shared.roots.replace(configuration.sources)
            for entry in before where shared.roots.state(of: entry.number) == nil {
                shared.settler.forget(root: entry.number)
                if let top = entry.top { forgetUnwatched(top, &shared) }
            }
            noteTops(&shared)
        }
        // Those that are new join when the repository is there again.
        joinLateRoots()
        tellRoots()
    }
}
