import CairnFormat
import Synchronization

/// What settled, and what is compared, becomes commits.
extension DaemonLoop {
    /// Hears of one round.
    final class Round: BackupObserver {
        private(set) var failures: [ItemFailure] = []
        private(set) var commits: [CatalogCommit] = []
        private let onProgress: (BackupProgress) -> Void
        private let onCommit: (CatalogCommit) -> Void

        init(onProgress: @escaping (BackupProgress) -> Void, onCommit: @escaping (CatalogCommit) -> Void) {
            self.onProgress = onProgress
            self.onCommit = onCommit
        }

        func progressed(_ progress: BackupProgress) { onProgress(progress) }
        func failed(_ failure: ItemFailure) { failures.append(failure) }

        func committed(_ commit: CatalogCommit) {
            commits.append(commit)
            onCommit(commit)
        }
    }

    /// After a round captures rest for so many times as long as it took …
    private static let restFactor: UInt64 = 8
    /// … and no longer than this.
    private static let restMaximum: UInt64 = 250_000_000
    /// Larger rounds that do not fit wait as a whole.
    private static let singleTasksMaximum = 256
    /// Rounds of fewer places are done on this thread: threads would cost more than they save.
    private static let inlineTasksMaximum = 16
    /// A comparison lets others have their turn at least this often.
    private static let sliceNanoseconds: UInt64 = 1_000_000_000

    // MARK: What settled

    /// - Returns: whether there was anything.
    func captureSettled() -> Bool {
        let now = clock.monotonic()
        guard isHurried || now >= nextCapture else { return false }
        let tasks = daemon.shared.withLock { shared in
            shared.inWork = isHurried ? shared.settler.takeAll() : shared.settler.takeSettled(at: now, maximum: Self.tasksMaximum)
            return shared.inWork
        }
        guard !tasks.isEmpty else { return false }
        capture(tasks)
        let end = clock.monotonic()
        nextCapture = end + min(Self.restFactor * (end - now), Self.restMaximum)
        return true
    }

    /// Gaps that began or ended and that no commit has written down yet.
    func writeLedger() -> Bool {
        guard daemon.shared.withLock({ $0.ledger.hasNews }) else { return false }
        capture([])
        return true
    }

    /// The last turn: whatever is dirty, settled or not.
    func captureEverything() {
        let tasks = daemon.shared.withLock { shared in
            shared.inWork = shared.settler.takeAll()
            return shared.inWork
        }
        if !tasks.isEmpty || daemon.shared.withLock({ $0.ledger.hasNews }) { capture(tasks) }
    }

    private func capture(_ tasks: [SettledTask]) {
        let isSmall = tasks.count <= Self.inlineTasksMaximum && !tasks.contains { $0.extent == .subtree }
        setActivity(.capturing)
        let began = clock.monotonic()
        let outcome = perform(readers: isSmall ? 0 : configuration.template.readers, mayFill: tasks.count <= Self.singleTasksMaximum) { [self] run, ledger in
            let targets = daemon.shared.withLock { $0.roots.targets }
            return try run.run(tasks, in: targets, ledger: ledger)
        }
        guard let (result, round) = outcome else {
            putBack(tasks)
            return
        }
        guard case .complete = result.ending else {
            if case .full = result.ending { return captureSingly(tasks) }
            putBack(tasks)
            if case .stopped = result.ending { stopAtFailure(round.failures) }
            return
        }
        noteFailures(round.failures)
        noteSuccess(since: began) { place in tasks.contains { $0.covers(place) } }
        daemon.shared.withLock { shared in
            shared.inWork = []
            shared.status.captures += UInt64(tasks.count)
        }
        settleActivity()
    }

    /// One of these does not fit into what is left of the repository's disk; the others may. That one counts as failing.
    private func captureSingly(_ tasks: [SettledTask]) {
        if let task = tasks.first, tasks.count == 1 {
            let path = daemon.shared.withLock { shared in
                shared.inWork = []
                return shared.roots.absolute(task.path) ?? task.path.path
            }
            noteFailures([ItemFailure(path: path, reason: .noRoom)])
            return
        }
        for (index, task) in tasks.enumerated() {
            guard session != nil, !isPaused else { return putBack(Array(tasks[index...])) }
            daemon.shared.withLock { $0.inWork = Array(tasks[index...]) }
            capture([task])
        }
    }

    private func putBack(_ tasks: [SettledTask]) {
        let now = clock.monotonic()
        daemon.shared.withLock { shared in
            for task in tasks { shared.settler.putBack(task, at: now) }
            shared.inWork = []
        }
    }

    // MARK: Comparing

    /// One part of a comparison.
    ///
    /// - Returns: whether there is any to go on with.
    func continueRescan() -> Bool {
        let held = daemon.shared.withLock { $0.roots.held }
        guard let walk = startWalk(held) else { return false }
        setActivity(daemon.shared.withLock { $0.status.lastReconcile } == nil ? .starting : .capturing)
        let daemon = daemon
        let clock = clock
        let end = clock.monotonic() + Self.sliceNanoseconds
        let nextCapture = nextCapture
        let outcome = perform(readers: configuration.template.readers, mayFill: false) { run, ledger in
            try run.run(walk, ledger: ledger) {
                let now = clock.monotonic()
                if daemon.mailbox.hasCommands { return true }
                let settled = daemon.shared.withLock { $0.settler.nextDeadline() }
                return settled.map { max($0, nextCapture) <= now } ?? false || now >= end
            }
        }
        guard let (result, round) = outcome, case .complete = result.ending else {
            daemon.shared.withLock { $0.rescans.restartCurrent() }
            if let (result, round) = outcome, case .stopped = result.ending { stopAtFailure(round.failures) }
            return session != nil && !daemon.cancellation.isRequested
        }
        noteFailures(round.failures)
        if walk.isDone { endWalk() }
        return true
    }

    private func startWalk(_ held: Set<UInt64>) -> RestingWalk? {
        daemon.shared.withLock { shared in
            guard shared.rescans.startNext(but: held), var rescan = shared.rescans.current else { return nil }
            if let walk = rescan.walk { return walk }
            guard let target = shared.roots.targets.first(where: { $0.root.number == rescan.place.root }) else {
                shared.rescans.current = nil
                return nil
            }
            let walk = RestingWalk(
                TreeScanner.Target(
                    root: target.root, anchor: target.anchor, focus: ItemPath.components(rescan.place.path)))
            rescan.walk = walk
            rescan.began = clock.monotonic()
            shared.rescans.current = rescan
            return walk
        }
    }

    /// Only a comparison that came to its end closes gaps, and not those of items that failed in it.
    private func endWalk() {
        let wall = clock.now()
        let ended = daemon.shared.withLock { shared -> RescanQueue.Rescan? in
            guard let rescan = shared.rescans.current else { return nil }
            shared.rescans.current = nil
            for number in rescan.gaps where polledGap(number, shared.ledger) == nil {
                guard let gap = shared.ledger.open[number] else { continue }
                let isOfItem = GapCause.ofItems.contains(gap.cause)
                if isOfItem, shared.retries.hasFailed(WatchedPath(root: gap.root, path: gap.path), since: rescan.began) { continue }
                shared.ledger.end(number, at: wall)
            }
            if rescan.isReconcile, !shared.rescans.waiting.contains(where: \.isReconcile) {
                shared.status.lastReconcile = wall
                environment.log.log(.information, "everything compared")
            }
            return rescan
        }
        if let ended {
            let place = ended.place
            noteSuccess(since: ended.began) { $0.root == place.root && ItemPath.relative($0.path, to: place.path) != nil }
        }
        settleActivity()
    }

    /// A gap of a directory that still gives no events stays open.
    private func polledGap(_ number: UInt64, _ ledger: GapLedger) -> GapCause? {
        guard let gap = ledger.open[number] else { return nil }
        let cause = polled[WatchedPath(root: gap.root, path: gap.path)]
        return cause == gap.cause ? cause : nil
    }

    // MARK: A round

    /// Runs one round on the open repository.
    ///
    /// - Parameter mayFill: a round for which there was no room is an ending like others as long as something smaller would fit.
    /// - Returns: nil when the repository could not be written: it is closed, and opened again later.
    private func perform(
        readers: Int, mayFill: Bool, _ body: (CaptureRun, CaptureRun.Ledger) throws -> BackupResult
    ) -> (BackupResult, Round)? {
        guard let session else { return nil }
        let news = daemon.shared.withLock { $0.ledger.takeNews() }
        var request = configuration.template
        request.kind = .capture
        request.readers = readers
        request.absenceIsDeletion = true
        request.keepsMissingRoots = true
        request.links = links
        request.writers = writers
        request.excluded = session.excluded
        let round = Round(
            onProgress: { [self] in progressed($0) }, onCommit: { [self] in committed($0) })
        do {
            let run = try CaptureRun(
                session.writer, fileSystem: environment.fileSystem, clock: clock, request: request,
                cancellation: daemon.cancellation, observer: round)
            let result = try body(run, news)
            for index in flushes.indices { flushes[index].counts.add(result.counts) }
            watchLinks()
            if case .full(let free, let needed) = result.ending {
                if mayFill, free >= ChunkStore.reserveBytes { return (result, round) }
                throw RepositoryError.full(freeBytes: free, neededBytes: needed)
            }
            daemon.shared.withLock { $0.status.reading = [] }
            return (result, round)
        } catch {
            // Written down twice does no harm: numbers are never used again.
            if round.commits.isEmpty { daemon.shared.withLock { $0.ledger.putBack(news) } }
            loseRepository(error)
            return nil
        }
    }

    private func progressed(_ progress: BackupProgress) {
        observer.beat()
        daemon.shared.withLock { $0.status.reading = progress.path }
        for flush in flushes { flush.report(.progress(progress)) }
    }

    private func committed(_ commit: CatalogCommit) {
        observer.beat()
        daemon.shared.withLock { shared in
            shared.status.lastCommit = (commit.commit.id, commit.commit.time)
            shared.status.commits += 1
        }
        lastCommit = commit
        let counts = commit.commit.counts
        if counts.new + counts.changed + counts.deleted > 0 {
            environment.log.log(
                .information, "kept \(counts.new) new, \(counts.changed) changed, \(counts.deleted) deleted", commit: commit.commit.id)
        }
        for flush in flushes { flush.report(.committed(commit)) }
        observer.committed(commit)
    }

    /// Files with several names are watched themselves too: they may be written through a name elsewhere.
    private func watchLinks() {
        for place in links.takeNew() {
            let hinted = daemon.shared.withLock { $0.roots.hinted(place) }
            if let hinted { environment.source.watchFile(hinted) }
        }
    }

    // MARK: Failures

    private func noteFailures(_ failures: [ItemFailure]) {
        guard !failures.isEmpty else { return }
        let now = clock.monotonic()
        let wall = clock.now()
        for failure in failures {
            let news = daemon.shared.withLock { shared -> (DaemonStatus.Failure, Int)? in
                guard let place = shared.roots.place(at: failure.path) else { return nil }
                let isNews = !shared.retries.isKnown(place, failure.reason)
                shared.ledger.begin(place, GapCause(failure.reason), at: wall)
                shared.retries.failed(
                    place, failure.reason, at: now, wallClock: wall, randomness: environment.randomness)
                guard isNews, let noted = shared.retries.failure(at: place, absolute: { _ in failure.path }) else { return nil }
                return (noted, shared.retries.places.count)
            }
            for flush in flushes { flush.report(.itemFailed(failure)) }
            guard let (noted, failing) = news else { continue }
            environment.log.log(.warning, "cannot be kept: \(noted.reason)", path: failure.path)
            observer.failed(noted, failing: failing)
        }
        failuresChanged = true
    }

    /// `on-error = "stop"`: a person is to decide, so nothing is captured until `cairn resume`.
    private func stopAtFailure(_ failures: [ItemFailure]) {
        noteFailures(failures)
        pause(nil)
        let place = failures.last.map { "\(PathText.display($0.path)): \($0.reason.text)" } ?? "an item failed"
        let why = "stopped, as on-error = \"stop\" says: \(place); mend or exclude it, then `cairn resume`"
        daemon.shared.withLock { $0.status.trouble = why }
        environment.log.log(.error, why)
    }

    /// What failed earlier and was looked at without failing again since `began`.
    private func noteSuccess(since began: UInt64, _ isCovered: (WatchedPath) -> Bool) {
        let wall = clock.now()
        let isChanged = daemon.shared.withLock { shared in
            guard !shared.retries.isEmpty else { return false }
            var isChanged = false
            for place in shared.retries.places where isCovered(place) && !shared.retries.hasFailed(place, since: began) {
                shared.retries.succeeded(place)
                for gap in shared.ledger.beneath(place)
                where gap.path == place.path && GapCause.ofItems.contains(gap.cause) && polledGap(gap.number, shared.ledger) == nil {
                    shared.ledger.end(gap.number, at: wall)
                }
                isChanged = true
            }
            return isChanged
        }
        if isChanged { failuresChanged = true }
    }

    func retryFailures(_ now: UInt64) {
        daemon.shared.withLock { shared in
            for place in shared.retries.due(at: now) { shared.settler.noteRetry(place, at: now) }
        }
    }
}

extension GapCause {
    /// Those that one item makes, and that end when it is captured: an empty directory on another file system than before may be a mount point
    /// whose file system is away, until something is in it.
    static let ofItems: Set<GapCause> = [.torn, .failed, .unreadable, .unmounted]

    init(_ reason: ItemFailure.Reason) {
        switch reason {
        case .fuzzy: self = .torn
        case .noRoom: self = .failed
        case .unsupported: self = .failed
        case .system(let error):
            self = error.code == ErrorCode.unmounted ? .unmounted : error.code == 13 || error.code == 1 ? .unreadable : .failed
        }
    }
}

extension SettledTask {
    /// Whether a failure at `place` would have shown when this was looked at.
    func covers(_ place: WatchedPath) -> Bool {
        guard path.root == place.root, let rest = ItemPath.relative(place.path, to: path.path) else { return false }
        switch extent {
        case .item: return rest.isEmpty
        case .listing: return !rest.contains(ItemPath.separator)
        case .subtree: return true
        }
    }
}
