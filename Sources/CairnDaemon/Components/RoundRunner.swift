import CairnBackup
import CairnCore
import CairnRepository
import CairnSource

/// Runs rounds on the open repository. Each makes a commit or finds nothing to commit.
final class RoundRunner: RepositoryComponent {
    var repository: RepositorySession { anomaly.repository }
    private var flushes: FlushQueue { repository.flushes }
    let anomaly: AnomalyKeeper
    private let intake: HintIntake
    var budget = RoundBudget()

    init(_ anomaly: AnomalyKeeper, _ intake: HintIntake) {
        self.anomaly = anomaly
        self.intake = intake
    }

    /// The observer of one round.
    final class Round: BackupObserver {
        private(set) var failures: [ItemFailure] = []
        private(set) var commits: [CatalogCommit] = []
        private let runner: RoundRunner

        init(_ runner: RoundRunner) { self.runner = runner }

        func progressed(_ progress: BackupProgress) { runner.progressed(progress) }
        func failed(_ failure: ItemFailure) { failures.append(failure) }

        func committed(_ commit: CatalogCommit) {
            commits.append(commit)
            runner.committed(commit)
        }
    }

    /// Runs one round on the open repository.
    ///
    /// - Parameters:
    ///   - mayFill: whether a round without enough room ends like others as long as something
    ///     smaller would fit.
    ///   - waits: whether bundles that are being written are waited for.
    ///   - isBounded: whether the rest is left for later when the budget is spent; nil for a round
    ///     that waits for nothing.
    ///   - large: a large file of which a slice is read; others are left for later.
    /// - Returns: nil when the repository could not be written; it is then closed, and opened again
    ///   later.
    func perform(
        readers: Int, mayFill: Bool, waits: Bool = false, isBounded: Bool? = nil,
        large: LargeFileRead? = nil,
        _ body: (CaptureRun, CaptureRun.Ledger) throws -> BackupResult
    ) -> (BackupResult, Round)? {
        guard let session = repository.session else { return nil }
        var news = daemon.shared.withLock { $0.ledger.takeNews() }
        news.pins = anomaly.pins
        let before = try? CatalogReader(session.writer.catalog).latestCommit()
        var request = configuration.template
        request.kind = .capture
        request.readers = readers
        request.absenceIsDeletion = true
        request.keepsMissingRoots = true
        request.otherSources = configuration.sources
        request.namedRoots = configuration.rules.roots
        request.links = intake.links
        request.writers = intake.writers
        request.excluded = session.excluded
        if !waits { request.bundles.patience = .postpone(longest: configuration.settle.longest) }
        request.budget = isBounded ?? !waits ? budget : nil
        request.large = LargeFiles(leftFrom: configuration.largeFileBytes, slice: large)
        request.untouched = { [daemon] in daemon.untouched($0) }
        request.excludedPlaces?.obey(repository.rules)
        // The first failure may end this round, never the daemon's work.
        let cancellation = Cancellation(within: daemon.cancellation)
        let round = Round(self)
        do {
            let run = try CaptureRun(
                session.writer,
                fileSystem: RuledFileSystem(
                    environment.fileSystem, rules: repository.rules,
                    observer: request.excludedPlaces?.note),
                clock: clock, request: request, cancellation: cancellation, observer: round)
            let result = try body(run, news)
            if result.commit == nil { daemon.shared.withLock { $0.ledger.putBack(news) } }
            try anomaly.note(
                result.figures, before: before?.commit.id,
                pinned: round.commits.isEmpty ? [] : news.pins)
            for place in result.dropped {
                log.log(
                    .warning,
                    "this item is backed up again, because it lost its exclusion flag when it was saved (see `cairn exclude list`)",
                    path: daemon.shared.withLock { $0.roots.absolute(place) } ?? place.path)
            }
            for exclusion in result.setAside {
                log.log(
                    .warning,
                    "a backed-up item has unexpectedly been excluded (see `cairn status`)",
                    path: daemon.shared.withLock {
                        $0.roots.absolute(
                            RepositoryPath(root: exclusion.root, path: exclusion.path))
                    } ?? exclusion.path)
            }
            for moved in result.movedAway {
                log.log(
                    .notice,
                    moved.isLink
                        ? "this directory is now a symlink to \(PathText.display(moved.to)), which is backed up only if it is inside a root (see `cairn status`)"
                        : "this item was moved to \(PathText.display(moved.to)), which is excluded",
                    path: moved.from)
            }
            flushes.add(result.counts)
            if result.repaired > 0 { repository.hasStoredLost = true }
            intake.watchLinks()
            if result.linksAreIncomplete { intake.compareAll(.overflow) }
            if case .full(let free, let needed) = result.ending {
                if mayFill, free >= ChunkStore.reserveBytes { return (result, round) }
                throw RepositoryError.full(freeBytes: free, neededBytes: needed)
            }
            daemon.shared.withLock { $0.status.reading = [] }
            return (result, round)
        } catch {
            // Writing them twice is harmless, because numbers are never reused.
            if round.commits.isEmpty { daemon.shared.withLock { $0.ledger.putBack(news) } }
            repository.lose(error)
            return nil
        }
    }

    private func progressed(_ progress: BackupProgress) {
        observer.beat()
        let now = clock.monotonic()
        daemon.shared.withLock { ($0.status.reading, $0.lastRound) = (progress.path, now) }
        flushes.report(.progress(progress))
    }

    private func committed(_ commit: CatalogCommit) {
        observer.beat()
        daemon.shared.withLock { shared in
            shared.status.lastCommit = .init(commit.commit.id, commit.commit.time)
            shared.status.commits += 1
        }
        repository.lastCommit = commit
        let counts = commit.commit.counts
        repository.bytesStored &+= counts.bytesStored
        if counts.new + counts.changed + counts.deleted > 0 {
            log.log(
                .information,
                "backed up \(counts.new) new, \(counts.changed) changed, \(counts.deleted) deleted",
                commit: commit.commit.id)
        }
        flushes.report(.committed(commit))
        observer.committed(commit)
    }
}
