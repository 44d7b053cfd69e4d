import CairnCore
import CairnFormat
import CairnRepository

/// A one-shot backup: scan, read, store, commit.
///
/// The scanner names differences in batches; readers read, hash and compress them in parallel; this
/// thread writes journal and catalog and commits as it goes. With `readers == 0` everything happens
/// on the caller's thread, one step after another, for the simulation.
/// - What it promises: everything in a reported commit is durable; a failed item is named and never
///   stops the others.
/// - What it does not: a commit when a write to the repository failed. Then the last commit stays.
public final class BackupRun {
    private let pipeline: RunPipeline
    private var writer: RepositoryWriter { pipeline.writer }

    public init(
        _ writer: RepositoryWriter, fileSystem: any FileSystem, clock: any Clock,
        request: BackupRequest, cancellation: Cancellation, observer: (any BackupObserver)?
    ) throws {
        var request = request
        if try writer.catalog.lackingContent() == .present {
            request.lacking = try LackingFiles(writer.repository, writer.catalog)
        }
        pipeline = try RunPipeline(
            writer, fileSystem: fileSystem, clock: clock, request: request,
            cancellation: cancellation, observer: observer)
    }

    /// Runs to the end.
    ///
    /// - Throws: ``RepositoryError/full(freeBytes:neededBytes:)`` before anything is read; the
    ///   error that made the repository unwritable; ``ItemFailure`` when none of the sources can be
    ///   opened.
    public func run() throws -> BackupResult {
        let before = try CatalogReader(writer.catalog).latestCommit()
        var verdict: AnomalyGuard.Verdict?
        var result = try pipeline.run { pipeline in
            let (targets, claimed, continued) = try defineRoots(pipeline)
            let machine = pipeline.request.machine
            let ending = try pipeline.scan { scanner in
                scanner.comparison.round.began = pipeline.clock.now()
                let whole = Set(targets.filter(\.focus.isEmpty).map(\.root.number))
                let others = try scanner.comparison.known.targets(of: machine, claimed: claimed)
                    .filter { !whole.contains($0.root.number) }
                scanner.comparison.links?.isNeeded = !others.isEmpty
                for target in targets {
                    do {
                        try scanner.scan(target)
                    } catch let failure as ItemFailure {
                        scanner.comparison.sink.failed(failure)
                    }
                }
                try PlaceScanner(scanner, others).followLinks()
            }
            let kind: CommitKind = ending == .complete ? pipeline.request.kind : .partial
            verdict = try judge(pipeline, before)
            if pipeline.request.closesGaps, ending == .complete {
                try closeGaps(pipeline, of: targets, continued)
            }
            if pipeline.request.isAllOrNothing { try confirm(pipeline, ending) }
            if ending == .complete || pipeline.ledger.hasChanges { try pipeline.commit(kind) }
            return ending
        }
        try settleLacking(&result)
        result.anomaly = verdict
        if verdict?.isTooMuch == true { result.pinned = before?.commit.id }
        return result
    }

    /// Ends the gaps of roots, or of parts of roots, that were compared whole, except gaps in which
    /// an item failed or a file system is still away. - Source: FORMAT.md §8.5.
    ///
    /// - Parameter continued: directories of roots that are roots of their own now.
    private func closeGaps(
        _ pipeline: RunPipeline, of targets: [TreeScanner.Target],
        _ continued: [(from: RepositoryPath, root: UInt64)]
    ) throws {
        let failed = pipeline.failures.map(\.path)
        for gap in try CatalogReader(writer.catalog).openGaps() {
            var at = RepositoryPath(root: gap.root, path: gap.path)
            if let (from, root) = continued.first(where: { $0.from.covers(at) }) {
                at = RepositoryPath(
                    root: root, path: ItemPath.relative(gap.path, to: from.path) ?? [])
            }
            let target = targets.first { $0.covers(at) }
            guard let target, (try? pipeline.fileSystem.status(ofRoot: target.absolute)) != nil
            else { continue }
            let place = ItemPath.join(target.root.path, at.path)
            let isWhole = !failed.contains { path in
                ItemPath.relative(path, to: place) != nil
                    || ItemPath.relative(place, to: path) != nil
            }
            let isAway =
                try gap.cause == .unmounted
                && wasMounted(at)
                && (try? pipeline.fileSystem.status(ofRoot: place))?.isMountTop != true
            guard isWhole, !isAway else { continue }
            try pipeline.ledger.record(
                .closeGap(number: gap.number, ended: pipeline.clock.now()))
        }
    }

    /// Whether something was mounted at a place when it was backed up last.
    private func wasMounted(_ place: RepositoryPath) throws -> Bool {
        let live = try LiveTree(CatalogReader(writer.catalog))
        let root = try CatalogReader(writer.catalog).roots().first {
            $0.definition.number == place.root
        }
        return try root.flatMap { try live.find(place.path, in: $0) }?.stamp?.isMountTop ?? true
    }

    /// Ends a run that is all or nothing and has not kept all.
    private func confirm(_ pipeline: RunPipeline, _ ending: BackupResult.Ending) throws {
        if case .full(let free, let needed) = ending {
            throw RepositoryError.full(freeBytes: free, neededBytes: needed)
        }
        guard ending != .cancelled else { throw Cancelled() }
        if let failure = pipeline.failures.first { throw failure }
        try pipeline.request.confirm?()
    }

    /// Pins the commit before when too much kept data is gone or looks encrypted: a person should
    /// look before anything earlier is forgotten.
    private func judge(_ pipeline: RunPipeline, _ before: CatalogCommit?) throws -> AnomalyGuard
        .Verdict?
    {
        guard let configuration = pipeline.request.anomalyGuard, let before else { return nil }
        let verdict = try configuration.judge(
            pipeline.ledger.tally.figures, live: writer.catalogWriter.liveCount(root:atMost:))
        if let verdict, verdict.isTooMuch {
            try pipeline.ledger.record(.pin(commit: before.commit.id, .byAnomalyGuard))
        }
        return verdict
    }

    /// Updates the catalog's notes on lost content: what could not be read again is still lost.
    private func settleLacking(_ result: inout BackupResult) throws {
        guard try writer.catalog.lackingContent() == .present else { return }
        let left = try LackingFiles(writer.repository, writer.catalog)
        try writer.catalog.note(left.content)
        result.isLackingSettled = true
        (result.lost, result.lostEarlier) = (left.count, left.earlierCount)
        result.storedAnew = max(0, pipeline.request.lacking.count - left.count)
        result.lostPlaces = Array(
            left.places.sorted { ($0.root, $0.path.count) < ($1.root, $1.path.count) }.prefix(10))
    }

    private func defineRoots(_ pipeline: RunPipeline) throws -> (
        targets: [TreeScanner.Target], claimed: Set<UInt64>,
        continued: [(from: RepositoryPath, root: UInt64)]
    ) {
        let roots = try RootRegistry(writer.catalog, fileSystem: pipeline.fileSystem).open(
            pipeline.request)
        for failure in roots.missing { pipeline.note(failure) }
        return (try pipeline.define(roots), Set(roots.claimed), roots.continued)
    }
}
