import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// A restore over the live files that can be undone: it commits the present state first and the
/// restored state afterwards.
public struct InPlaceRestore {
    private let writer: RepositoryWriter
    private let fileSystem: any FileSystem
    private let rules: RuleBook
    private let target: any RestoreTarget
    private let clock: any Clock
    private let cancellation: Cancellation
    /// The backup request without sources, kind and restored commit.
    private let template: BackupRequest
    /// Told of the begin, before anything is put in place, and of the end. A restore that was
    /// killed or interrupted has no end, and neither has an undo that could not do all of it.
    public var note: (Standing) -> Void = { _ in }

    /// How far a restore is.
    public enum Standing: Sendable {
        case begun(before: CatalogCommit)
        case ended
        /// It has ended, and nothing was changed.
        case unchanged
    }

    public init(
        _ writer: RepositoryWriter, fileSystem: any FileSystem, rules: RuleBook = RuleBook(),
        target: any RestoreTarget,
        clock: any Clock, cancellation: Cancellation, template: BackupRequest
    ) {
        self.writer = writer
        self.fileSystem = fileSystem
        self.rules = rules
        self.target = target
        self.clock = clock
        self.cancellation = cancellation
        var template = template
        template.unseenRoots = (try? Self.unseenRoots(writer.catalog, of: template.machine)) ?? []
        self.template = template
    }

    /// The roots that a machine adopted and has not backed up since: its disks never had their
    /// files. A root without a stamp that was always its own may be on a disk that is missing.
    private static func unseenRoots(_ catalog: Catalog, of machine: RootHost?) throws
        -> Set<[UInt8]>
    {
        let live = try LiveTree(catalog)
        let unseen = try CatalogReader(catalog).roots().filter { root in
            guard root.last == nil, root.host.map({ $0.id == machine?.id }) ?? true,
                let row = try live.find([], in: root)
            else { return false }
            return try row.stamp == nil && catalog.wasAdopted(root: root.definition.number)
        }
        return Set(unseen.map(\.definition.path))
    }

    public struct Outcome: Sendable {
        /// The state before, which `undo` restores; nil when nothing was changed.
        public let before: CatalogCommit?
        public let result: RestoreResult
    }

    /// What comes back of one commit.
    public struct Part {
        var request: RestoreRequest
        public let commit: CatalogCommit

        public init(_ request: RestoreRequest, of commit: CatalogCommit) {
            self.request = request
            self.commit = commit
        }
    }

    /// Commits the present state of the selections, restores them, and commits again. Where nothing
    /// can be done, nothing is committed.
    ///
    /// - Parameters:
    ///   - parts: one at least; no selection of one lies within a selection of another. The commits
    ///     that are made name the commit of the first as the restored one.
    ///   - kind: ``CommitKind/afterRestore`` or ``CommitKind/afterUndo``.
    /// - Throws: ``InPlaceError``, and errors of backup and restore. Nothing is restored when the
    ///   first commit fails. Of several selections, one whose place cannot be opened or kept only
    ///   fails by itself.
    public func run(
        _ parts: [Part], endsAs kind: CommitKind, backupObserver: (any BackupObserver)?,
        observer: (any RestoreObserver)?
    ) throws -> Outcome {
        var parts = parts
        for index in parts.indices {
            parts[index].request.selections = try widened(
                parts[index].request.selections, at: parts[index].request.commit)
        }
        let count = parts.reduce(0) { $0 + $1.request.selections.count }
        let proven = ProvenItems(clock)
        for index in parts.indices {
            parts[index].request.isOneOfMany = count > 1
            parts[index].request.proven = proven
        }
        let (rehearsed, isFutile) = try rehearse(parts)
        let rest = parts.leaving(out: rehearsed.closed)
        if kind == .afterRestore, isFutile, rehearsed.isIdentical {
            note(.ended)
            return Outcome(before: nil, result: rehearsed)
        }
        if isFutile && !rehearsed.isIdentical || rest.isEmpty {
            for failure in rehearsed.failures { observer?.failed(failure) }
            return Outcome(before: nil, result: rehearsed)
        }
        let paths = rest.flatMap { Self.sources($0.request).map(\.path) }
        let streams = try StreamRecords(writer.catalog, at: paths, of: template.machine)
        return try NoteRun(writer, clock: clock, template: template).keeping(streams) {
            try run(rest, kind, rehearsed.closed, backupObserver, observer)
        }
    }

    /// - Parameter refused: the selections that were left out.
    private func run(
        _ parts: [Part], _ kind: CommitKind, _ refused: [RestoreFailure],
        _ backupObserver: (any BackupObserver)?, _ observer: (any RestoreObserver)?
    ) throws -> Outcome {
        let sources = try parts.flatMap { try Self.sources($0.request) + sourcesBeside($0) }
        let containers = parts.flatMap { $0.request.relocations.values.compactMap(\.part) }.sorted {
            $0.path.lexicographicallyPrecedes($1.path)
        }
        var commits = parts.map(\.commit)
        if kind == .afterUndo {
            let reader = try CatalogReader(writer.catalog)
            // What an undo removes is in the state before it, whatever the rules say.
            commits += try parts.compactMap { try UndoneRestore(before: $0.commit, reader).left }
        }
        let restored = try RestoredPaths(writer.catalog, commits, of: parts)
        // Before the commit below, which is the last.
        let shown = try parts.map {
            kind == .afterUndo ? try Self.shown(writer.catalog, $0.commit) : nil
        }
        let before = try backUp(sources, containers, .beforeRestore, restored, backupObserver)
        guard before.ending == .complete, let point = before.commit else {
            throw InPlaceError.presentNotCommitted(before.ending)
        }
        // A present item that cannot even be examined could not be restored, and an undo would take
        // it for absent.
        let unseen = before.failures.filter { failure in
            guard case .system = failure.reason else { return false }
            let isOfDisk = failure.reason.isAway
            return sources.contains {
                $0.path == failure.path
                    || isOfDisk && ItemPath.relative($0.path, to: failure.path) != nil
            }
        }
        // A list of failures that has reached its maximum is not complete either.
        let isWhole = before.failures.count < RunPipeline.failuresMaximum
        if let failure = unseen.first ?? (isWhole ? nil : before.failures.first) {
            let unkept = parts.refused(because: unseen)
            let rest = parts.leaving(out: unkept)
            if isWhole, !unkept.isEmpty, !rest.isEmpty {
                try endUnchanged(point, kind, sources, containers)
                return try run(rest, kind, refused + unkept, backupObserver, observer)
            }
            guard failure.reason.isAway else { throw failure }
            // No undo is to meet it. What is away changes nothing of the state that is recorded.
            try endUnchanged(point, kind, sources, containers)
            if failure.reason.isDisplaced { throw failure }
            throw InPlaceError.away(failure.path)
        }
        note(.begun(before: point))
        let present = try PresentState(
            writer.repository, writer.catalog, fileSystem, of: template.machine, cancellation)
        var results: [RestoreResult] = []
        for (part, shown) in zip(parts, shown)
        where !cancellation.isRequested || results.isEmpty {
            var request = part.request
            request.excludedPlaces = Set(
                before.failures.filter { failure in
                    switch failure.reason {
                    case .inconsistent, .metadata: false
                    default: true
                    }
                }.map(\.path))
            request.awayPlaces = Set(before.failures.filter(\.reason.isAway).map(\.path))
            if kind == .afterUndo {
                let reader = try CatalogReader(writer.catalog)
                request.untouchedPlaces.formUnion(
                    try UndoneRestore(before: part.commit, reader)
                        .untouched(among: request.excludedPlaces, reader))
                request.isUntouched = { [catalog = writer.catalog, commit = part.commit] path in
                    let reader = try CatalogReader(catalog)
                    return try UndoneRestore(before: commit, reader)
                        .untouched(among: [path], reader).contains(path)
                }
            }
            request.spares = try Self.spares(
                writer.catalog, fileSystem, rules, undoing: kind == .afterUndo ? part.commit : nil)
            request.isShown = shown
            request.present = present
            let restore = try RestoreRun(
                writer.repository, writer.catalog, target: target, clock: clock, request: request,
                cancellation: cancellation, observer: observer)
            results.append(try restore.run())
        }
        for failure in refused { observer?.failed(failure) }
        let result = RestoreResult([RestoreResult(refused: refused)] + results)
        if cancellation.isRequested { return Outcome(before: point, result: result) }
        if result.isFutile {
            try endUnchanged(point, kind, sources, containers)
            note(.unchanged)
        } else {
            _ = try backUp(
                Self.widened(sources, by: result.ways), containers, kind, restored, nil)
            if kind != .afterUndo || result.counts.failed == 0 { note(.ended) }
        }
        return Outcome(before: result.isFutile ? nil : point, result: result)
    }

    /// Tries a restore in a dry run, until something of it can be done.
    private func rehearse(_ parts: [Part]) throws -> (result: RestoreResult, isFutile: Bool) {
        var results: [RestoreResult] = []
        for part in parts {
            let probe = Probe(cancellation)
            var request = part.request
            (request.isDryRun, request.isRehearsal) = (true, true)
            let result = try withExtendedLifetime(probe) {
                try RestoreRun(
                    writer.repository, writer.catalog, target: target, clock: clock,
                    request: request, cancellation: probe.end, observer: probe
                ).run()
            }
            results.append(result)
        }
        return (
            RestoreResult(results),
            results.allSatisfy { ($0.isFutile || $0.isIdentical) && !$0.wasCancelled }
        )
    }

    /// Ends a dry run as soon as something can be done.
    private final class Probe: RestoreObserver {
        let end = Cancellation()
        private let cancellation: Cancellation

        init(_ cancellation: Cancellation) { self.cancellation = cancellation }

        func progressed(_ progress: RestoreProgress) {
            if cancellation.isRequested { end.request() }
        }
        func failed(_ failure: RestoreFailure) {}
        func lost(_ loss: RestoreLoss) {}
        func decided(_ action: RestoreAction, path: [UInt8]) {
            if action != .skip, action != .same { end.request() }
        }
    }

    /// Commits that the state before stands: there is nothing to undo (``undoable(_:of:known:)``).
    private func endUnchanged(
        _ point: CatalogCommit, _ kind: CommitKind, _ sources: [BackupSource],
        _ parts: [SourcePart]
    ) throws {
        _ = try backUp(sources, parts, kind, RestoredPaths(writer.catalog, [point]), nil)
    }

    /// The sources, but for what lies in a directory that was made on the way to it, or removed
    /// there: then that one.
    private static func widened(_ sources: [BackupSource], by ways: [[UInt8]: [UInt8]])
        -> [BackupSource]
    {
        guard !ways.isEmpty else { return sources }
        let wide = sources.map { source in
            ways[source.path].map { BackupSource(path: $0) } ?? source
        }
        var paths: Set<[UInt8]> = []
        return wide.filter { source in
            let isInner = wide.contains {
                $0.path != source.path && ItemPath.relative(source.path, to: $0.path) != nil
            }
            return !isInner && paths.insert(source.path).inserted
        }
    }

    private static func sources(_ request: RestoreRequest) -> [BackupSource] {
        request.selections.map { selection in
            let relocation =
                selection.path.isEmpty ? request.relocations[selection.root.definition.number] : nil
            return BackupSource(
                path: request.livePath(selection), name: relocation?.name,
                role: relocation?.role ?? .adHoc)
        }
    }

    /// Files beside selected databases that the restore would remove although they are no parts of
    /// them, so that the state before holds them and an undo restores them.
    private func sourcesBeside(_ part: Part) throws -> [BackupSource] {
        let reader = try CatalogReader(writer.catalog)
        let selected = Set(part.request.selections.map(part.request.livePath))
        return try part.request.selections.flatMap { selection -> [BackupSource] in
            let (root, path) = (selection.root, selection.path)
            guard !path.isEmpty, root.last == nil,
                part.request.relocations[root.definition.number] == nil,
                case .file? = try reader.entry(root, path: path, at: part.commit.number)?.kind
            else { return [] }
            let (parent, name) = ItemPath.split(part.request.livePath(selection))
            guard let directory = try? target.open(parent, creating: false) else { return [] }
            return try FilesBesideDatabase.found(beside: name, in: directory).filter {
                !$0.isPart
            }.compactMap { file in
                let place = ItemPath.join(ItemPath.split(path).parent, file.name)
                let live = ItemPath.join(parent, file.name)
                guard try reader.entry(root, path: place, at: part.commit.number) == nil,
                    !selected.contains(live)
                else { return nil }
                return BackupSource(path: live)
            }
        }
    }

    /// Replaces a selection within a bundle by the whole bundle. Each bundle appears once.
    private func widened(_ selections: [RestoreSelection], at commit: Int64) throws
        -> [RestoreSelection]
    {
        let reader = try CatalogReader(writer.catalog)
        var seen: Set<RepositoryPath> = []
        return try selections.map { try $0.widened(reader, at: commit) }.filter {
            seen.insert(RepositoryPath(root: $0.root.definition.number, path: $0.path)).inserted
        }
    }

    private func backUp(
        _ sources: [BackupSource], _ parts: [SourcePart], _ kind: CommitKind,
        _ restored: RestoredPaths, _ observer: (any BackupObserver)?
    ) throws -> BackupResult {
        var request = template
        request.sources = sources
        request.parts += parts
        request.kind = kind
        request.restored = restored.commits.first?.commit.id
        request.absenceIsDeletion = true
        // Items restored a moment ago are whole.
        if kind != .beforeRestore { request.bundles.quiet = 0 }
        let run = try BackupRun(
            writer, fileSystem: ruled(restored), clock: clock, request: request,
            cancellation: cancellation, observer: observer)
        return try run.run()
    }

    /// Keeps excluded items where the restore will put something else, and what it puts there:
    /// otherwise an undo could not restore the ones, nor remove the others.
    private func ruled(_ restored: RestoredPaths) -> RuledFileSystem {
        RuledFileSystem(fileSystem, rules: rules, exempting: restored.has)
    }

    /// The state before the last restore or undo that has not been undone, and has changed
    /// something; of an undo that was gone on with, the state before its first part.
    ///
    /// - Parameters:
    ///   - machine: whose restores are meant; nil for all.
    ///   - known: the state before one of these.
    ///   - left: the states before those that are not to be undone.
    public static func undoable(
        _ reader: CatalogReader, of machine: RootHost?, known: Hash128? = nil,
        leaving left: Set<Hash128> = []
    ) throws -> CatalogCommit? {
        var runs = try InPlaceRuns(RestoreMakers(reader).commits(by: machine, known: known))
        runs.leave(left)
        return runs.undoable
    }

    /// For each machine that has one, the state that ``undoable(_:of:known:)`` returns.
    public static func undoableAnywhere(_ reader: CatalogReader) throws -> [CatalogCommit] {
        try RestoreMakers(reader).byMachine.compactMap { InPlaceRuns($0).undoable }
    }

    /// The directories that a restore made on the way to what it put in place, for
    /// ``RestoreRequest/emptiedWays``.
    public static func madeWays(_ point: CatalogCommit, _ reader: CatalogReader) throws -> [[UInt8]:
        [UInt8]]
    {
        let undone = try UndoneRestore(before: point, reader)
        let after = undone.pathsAfter
        let pairs = undone.paths.compactMap { path in
            after.first {
                $0 != path && ItemPath.relative(path, to: $0) != nil
            }.map { (path, $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The selections of an undo: the paths that the restore touched, as they were.
    ///
    /// - Throws: ``InPlaceError/movedAway(_:before:)``.
    public static func undoSelections(
        _ point: CatalogCommit, _ reader: CatalogReader
    ) throws -> [RestoreSelection] {
        try UndoneRestore(before: point, reader).selections(reader)
    }
}

public enum InPlaceError: Error {
    /// The state before could not be committed completely, so nothing was changed.
    case presentNotCommitted(BackupResult.Ending)
    /// The disk that was backed up at this place is not mounted, or another one is. Nothing was
    /// changed.
    case away([UInt8])
    /// What an undo was to bring back lies in no root any more, or was moved into another: the path
    /// of then, and the state before the restore. Nothing was changed.
    case movedAway([UInt8], before: CatalogCommit)
    /// All history was erased of what an undo was to revert. Nothing was changed.
    case erased([UInt8])
}
