import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSource
import CairnWatch
import Synchronization

/// What settled, and what is compared, becomes commits.
extension DaemonLoop {
    /// Hears of one round.
    final class Round: BackupObserver {
        private(set) var failures: [ItemFailure] = []
        private(set) var commits: [CatalogCommit] = []
        private let onProgress: (BackupProgress) -> Void
        private let onCommit: (CatalogCommit) -> Void

        init(
            onProgress: @escaping (BackupProgress) -> Void,
            onCommit: @escaping (CatalogCommit) -> Void
        ) {
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

    // MARK: What settled

    /// - Returns: whether there was anything.
    func captureSettled() -> Bool {
        let now = clock.monotonic()
        let wasHurried = isHurried
        guard isHurried || now >= nextCapture, let asked = isHurried ? now : askBarrier(now) else {
            return false
        }
        let tasks = daemon.shared.withLock { shared in
            shared.inWork =
                isHurried
                ? shared.settler.takeAll()
                : shared.settler.takeSettled(at: asked, maximum: budget.places)
            return shared.inWork
        }
        // All that was dirty at the barrier is taken once: what is written meanwhile must not keep
        // a flush from its end.
        isHurried = false
        hasMore = false
        guard !tasks.isEmpty else { return false }
        if !capture(tasks, waits: wasHurried), wasHurried, !flushes.isEmpty { isHurried = true }
        let end = clock.monotonic()
        nextCapture = hasMore ? end : end + min(Self.restFactor * (end - now), Self.restMaximum)
        return true
    }

    /// Asks the source whether it has told everything, once something settled: then nothing that
    /// was closed before it is missing in the round.
    ///
    /// - Returns: when it was asked, once it has, or has taken too long.
    private func askBarrier(_ now: UInt64) -> UInt64? {
        guard let next = daemon.shared.withLock({ $0.settler.nextDeadline() }), next <= now else {
            capturing = nil
            return nil
        }
        var tries = 1
        if let asked = capturing, asked.hasPassed || now - asked.asked >= Self.barrierPatience {
            capturing = nil
            // Whether what changed since had its content changed, too, only the next one tells.
            let isClear = daemon.shared.withLock { $0.settler.lastMetadata } <= asked.asked
            // What had settled when it was asked may have changed since.
            if next <= asked.asked, isClear || asked.tries == Self.barriersMaximum {
                return asked.asked
            }
            tries = min(asked.tries + 1, Self.barriersMaximum)
        }
        if capturing == nil {
            let barrier = daemon.nextBarrier()
            capturing = (barrier, now, false, tries)
            environment.source.requestBarrier(barrier)
        }
        return nil
    }

    /// Gaps that began or ended and that no commit has written down yet.
    func writeLedger() -> Bool {
        // The first comparison comes soon and takes it along. Should the daemon die before, the
        // next one knows as much.
        guard
            daemon.shared.withLock({
                $0.ledger.hasNews && !($0.roots.isStarting && $0.status.commits == 0)
            })
        else { return false }
        return capture([])
    }

    /// The last turn: whatever is dirty, settled or not.
    func captureEverything() {
        let tasks = daemon.shared.withLock { shared in
            shared.inWork = shared.settler.takeAll()
            return shared.inWork
        }
        if !tasks.isEmpty || daemon.shared.withLock({ $0.ledger.hasNews }) {
            _ = capture(tasks, waits: true)
        }
    }

    /// - Returns: false when they wait again.
    ///
    /// - Parameter waits: packages that were written to a moment ago are waited for; else they stay
    ///   dirty until they are quiet.
    func capture(_ tasks: [SettledTask], waits: Bool = false) -> Bool {
        let isSmall =
            tasks.count <= Self.inlineTasksMaximum && !tasks.contains { $0.extent == .subtree }
        setActivity(.capturing)
        // From here on in the repository's words.
        let (number, targets, tops, stored) = daemon.shared.withLock { shared in
            (
                shared.retries.beginRound(), shared.roots.targets, shared.roots.tops,
                CaptureTask.inOrder(tasks.compactMap(shared.roots.stored))
            )
        }
        let outcome = perform(
            readers: isSmall ? 0 : configuration.template.readers,
            mayFill: tasks.count <= Self.singleTasksMaximum,
            waits: waits
        ) { run, ledger in
            try run.run(stored, in: targets, sparing: tops, ledger: ledger)
        }
        guard let (result, round) = outcome else {
            putBack(tasks)
            return false
        }
        guard case .complete = result.ending else {
            if case .full = result.ending { return captureSingly(tasks) }
            putBack(tasks)
            if case .stopped = result.ending { stopAtFailure(round.failures) }
            return false
        }
        noteFailures(round.failures)
        let counts = result.counts
        budget.learn(
            places: max(tasks.count, Int(clamping: counts.new + counts.changed + counts.unchanged)),
            bytes: counts.bytesRead,
            nanoseconds: result.nanoseconds)
        noteSuccess(
            before: number, of: lookedAt(stored, result).filter { result.later[$0.path] == nil })
        daemon.shared.withLock { shared in
            postpone(result.postponed, of: tasks, &shared)
            leaveForLater(result.later, of: tasks, &shared)
            hasMore = result.later.values.contains { $0 != .changed }
            shared.inWork = []
            shared.status.captures += UInt64(tasks.count)
        }
        settleActivity()
        return true
    }

    /// What changed after the moment that the round shows, and what it had no time for, is dirty
    /// still.
    func leaveForLater(
        _ places: [RepositoryPath: Later], of tasks: [SettledTask], _ shared: inout Daemon.Shared
    ) {
        guard !places.isEmpty else { return }
        let now = clock.monotonic()
        let taken = Dictionary(tasks.lazy.map { ($0.path, $0) }) { first, _ in first }
        for (place, why) in places {
            for hinted in shared.roots.waking(place) {
                let task = taken[hinted]
                switch why {
                case .changed:
                    shared.settler.postpone(
                        task ?? SettledTask(hinted, .item, dirtySince: now, afresh: .all), at: now,
                        isQuiet: false)
                case .unread(let extent):
                    let rest = SettledTask(
                        hinted, extent, dirtySince: now, afresh: extent == .item ? .all : .nothing)
                    shared.settler.postpone(task ?? rest, at: now, isQuiet: true)
                }
            }
        }
    }

    /// One of these does not fit into what is left of the repository's disk; the others may. That
    /// one counts as failing.
    private func captureSingly(_ tasks: [SettledTask]) -> Bool {
        if let task = tasks.first, tasks.count == 1 {
            let path = daemon.shared.withLock { shared in
                shared.inWork = []
                return shared.roots.place(task.path).flatMap(shared.roots.absolute)
                    ?? task.path.path
            }
            noteFailures([ItemFailure(path: path, reason: .noRoom)])
            return true
        }
        for (index, task) in tasks.enumerated() {
            guard session != nil, !isPaused else {
                putBack(Array(tasks[index...]))
                return false
            }
            daemon.shared.withLock { $0.inWork = Array(tasks[index...]) }
            _ = capture([task])
        }
        return true
    }

    private func putBack(_ tasks: [SettledTask]) {
        let now = clock.monotonic()
        daemon.shared.withLock { shared in
            for task in tasks { shared.settler.putBack(task, at: now) }
            shared.inWork = []
        }
    }

    // MARK: A round

    /// Runs one round on the open repository.
    ///
    /// - Parameter mayFill: a round for which there was no room is an ending like others as long as
    ///   something smaller would fit.
    /// - Returns: nil when the repository could not be written: it is closed, and opened again
    ///   later.
    func perform(
        readers: Int, mayFill: Bool, waits: Bool = false,
        _ body: (CaptureRun, CaptureRun.Ledger) throws -> BackupResult
    ) -> (BackupResult, Round)? {
        guard let session else { return nil }
        var news = daemon.shared.withLock { $0.ledger.takeNews() }
        news.pins = pins
        let before = try? CatalogReader(session.writer.catalog).latestCommit()
        var request = configuration.template
        request.kind = .capture
        request.readers = readers
        request.absenceIsDeletion = true
        request.keepsMissingRoots = true
        request.links = links
        request.writers = writers
        request.excluded = session.excluded
        if !waits { request.packages.patience = .postpone(longest: configuration.settle.longest) }
        request.budget = waits ? nil : budget
        request.untouched = { [daemon] in daemon.untouched($0) }
        // The first failure may end this round, never the daemon's work.
        let cancellation = Cancellation(within: daemon.cancellation)
        let round = Round(
            onProgress: { [self] in progressed($0) }, onCommit: { [self] in committed($0) })
        do {
            let run = try CaptureRun(
                session.writer, fileSystem: RuledFileSystem(environment.fileSystem, rules: rules),
                clock: clock, request: request,
                cancellation: cancellation, observer: round)
            let result = try body(run, news)
            if result.commit == nil { daemon.shared.withLock { $0.ledger.putBack(news) } }
            pins.removeAll { news.pins.contains($0) && !round.commits.isEmpty }
            brake.note(result.figures, before: before?.commit.id, at: clock.monotonic())
            try judge()
            for place in result.dropped {
                environment.log.log(
                    .warning,
                    "a save dropped the flag that left it out: it is kept from now on (`cairn exclude list`)",
                    path: daemon.shared.withLock { $0.roots.absolute(place) } ?? place.path)
            }
            for index in flushes.indices { flushes[index].counts.add(result.counts) }
            watchLinks()
            if result.linksAreIncomplete { compareAll(.overflow) }
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
        let now = clock.monotonic()
        daemon.shared.withLock { ($0.status.reading, $0.lastRound) = (progress.path, now) }
        for flush in flushes { flush.report(.progress(progress)) }
    }

    private func committed(_ commit: CatalogCommit) {
        observer.beat()
        daemon.shared.withLock { shared in
            shared.status.lastCommit = .init(commit.commit.id, commit.commit.time)
            shared.status.commits += 1
        }
        lastCommit = commit
        let counts = commit.commit.counts
        if counts.new + counts.changed + counts.deleted > 0 {
            environment.log.log(
                .information,
                "kept \(counts.new) new, \(counts.changed) changed, \(counts.deleted) deleted",
                commit: commit.commit.id)
        }
        for flush in flushes { flush.report(.committed(commit)) }
        observer.committed(commit)
    }

    /// Files with several names are watched themselves too: they may be written through a name
    /// elsewhere.
    private func watchLinks() {
        let (places, hasLost) = links.takeNew()
        for place in places {
            let hinted = daemon.shared.withLock { $0.roots.hinted(place) }
            if let hinted { environment.source.watchFile(hinted) }
        }
        // More than any source watches: what is written through names elsewhere is found by scans.
        guard hasLost else { return }
        for root in daemon.shared.withLock({ $0.roots.watched.map(\.number) }) {
            cannotWatch(SourcePath(root: root, path: []), .watchLimit, nil)
        }
    }
}
