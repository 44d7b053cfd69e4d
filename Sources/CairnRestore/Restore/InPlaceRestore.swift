import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// A restore over the live files that can be undone: the present state is committed first, the
/// restored state after.
public struct InPlaceRestore {
    private let writer: RepositoryWriter
    private let fileSystem: any FileSystem
    private let rules: RuleBook
    private let target: any RestoreTarget
    private let clock: any Clock
    private let cancellation: Cancellation
    /// Everything about a backup but its sources, kind and restored commit.
    private let template: BackupRequest

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
        self.template = template
    }

    public struct Outcome: Sendable {
        /// The state before, which `undo` brings back.
        public let before: CatalogCommit
        public let result: RestoreResult
    }

    /// Commits the present state of what is selected, restores it, and commits again.
    ///
    /// - Parameter endsAs: ``CommitKind/afterRestore`` or ``CommitKind/afterUndo``.
    /// - Throws: ``InPlaceError``, and what backup and restore throw. Nothing is restored when the
    ///   first commit fails.
    public func run(
        _ request: RestoreRequest, of commit: CatalogCommit, endsAs kind: CommitKind,
        backupObserver: (any BackupObserver)?, observer: (any RestoreObserver)?
    ) throws -> Outcome {
        var request = request
        request.selections = try widened(request.selections, at: request.commit)
        let sources = request.selections.map { selection in
            let relocation =
                selection.path.isEmpty ? request.relocations[selection.root.definition.number] : nil
            return BackupSource(
                path: request.livePath(selection), name: relocation?.name,
                role: relocation?.role ?? .adHoc)
        }
        let parts = request.relocations.values.compactMap(\.part).sorted {
            $0.path.lexicographicallyPrecedes($1.path)
        }
        let before = try backUp(sources, parts, .beforeRestore, commit, backupObserver)
        guard before.ending == .complete, let point = before.commit else {
            throw InPlaceError.presentNotCommitted(before.ending)
        }
        // What is there and cannot even be looked at could not be brought back, and an undo would
        // take it for nothing.
        let unseen = before.failures.first { failure in
            guard case .system = failure.reason else { return false }
            return sources.contains { $0.path == failure.path }
        }
        // Nor is there a list of what has to stay when it is longer than lists get.
        if let unkept = unseen
            ?? (before.failures.count < RunPipeline.failuresMaximum ? nil : before.failures.first)
        {
            throw unkept
        }
        request.unkept = Set(
            before.failures.filter { if case .fuzzy = $0.reason { false } else { true } }.map(
                \.path))
        request.spares = try Self.spares(
            writer.catalog, fileSystem, rules, undoing: kind == .afterUndo ? commit : nil)
        request.present = try PresentState(
            writer.repository, writer.catalog, fileSystem, of: template.machine, cancellation)
        let restore = try RestoreRun(
            writer.repository, writer.catalog, target: target, clock: clock, request: request,
            cancellation: cancellation, observer: observer)
        let result = try restore.run()
        if !cancellation.isRequested { _ = try backUp(sources, parts, kind, commit, nil) }
        return Outcome(before: point, result: result)
    }

    /// What lies in a package stands for all of it. Each package once.
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
        _ restored: CatalogCommit,
        _ observer: (any BackupObserver)?
    ) throws -> BackupResult {
        var request = template
        request.sources = sources
        request.parts += parts
        request.kind = kind
        request.restored = restored.commit.id
        request.absenceIsDeletion = true
        // What was put in place a moment ago is whole.
        if kind != .beforeRestore { request.packages.quiet = 0 }
        let run = try BackupRun(
            writer, fileSystem: try ruled(restored), clock: clock, request: request,
            cancellation: cancellation,
            observer: observer)
        return try run.run()
    }

    /// What a rule leaves out is kept all the same where the restore will put something else: no
    /// undo could bring it back otherwise.
    private func ruled(_ restored: CatalogCommit) throws -> RuledFileSystem {
        let known = try KnownPaths(writer.catalog, at: restored.number)
        return RuledFileSystem(fileSystem, rules: rules, exempting: { known.has($0) })
    }

    /// What the commit does not have, and no other has, stays when a restore deletes what is not in
    /// the commit. An undo deletes only what the restore put there: what was left out of the state
    /// before may be kept by now, for a restore brings back flags, too.
    ///
    /// - Parameters:
    ///   - fileSystem: without rules.
    ///   - point: the state before that an undo brings back.
    public static func spares(
        _ catalog: Catalog, _ fileSystem: any FileSystem, _ rules: RuleBook,
        undoing point: CatalogCommit? = nil
    ) throws -> @Sendable ([UInt8]) -> Bool {
        let reader = try CatalogReader(catalog)
        let judge = RuleJudge(
            fileSystem, rules: rules,
            roots: try reader.roots().filter { $0.last == nil }.map(\.definition.path))
        let restored = try point?.commit.restored.flatMap { id in
            try reader.commits().first { $0.commit.id == id }
        }
        let put = try restored.map { try KnownPaths(catalog, at: $0.number) }
        // What came back elsewhere than it lived is not known by where it is now: there the state
        // before decides alone.
        let places = (point?.commit.paths ?? []).filter { place in put?.has(place) ?? false }
        return { path in
            if judge.judge(path).verdict != nil { return true }
            guard let put, places.contains(where: { ItemPath.relative(path, to: $0) != nil }) else {
                return false
            }
            return !put.has(path)
        }
    }

    /// The state before the last restore or undo that has not been undone.
    public static func undoable(_ reader: CatalogReader) throws -> CatalogCommit? {
        let commits = try reader.commits()
        let undone = Set(
            commits.filter { $0.commit.kind == .afterUndo }.compactMap(\.commit.restored))
        return commits.last { $0.commit.kind == .beforeRestore && !undone.contains($0.commit.id) }
    }

    /// What an undo brings back: the paths the restore touched, as they were.
    public static func undoSelections(
        _ point: CatalogCommit, _ reader: CatalogReader
    ) throws -> [RestoreSelection] {
        let known = try reader.roots()
        let roots = known.filter { $0.exists(at: point.number) }
        // Where nothing was, nothing could be kept: what the restore made there goes again.
        let later = known.filter { $0.first > point.number && $0.last == nil }
        return point.commit.paths.compactMap { path in
            (roots + later).lazy.compactMap { root in
                ItemPath.relative(path, to: root.definition.path).map {
                    RestoreSelection(root: root, path: $0)
                }
            }.first
        }
    }
}

public enum InPlaceError: Error {
    /// The state before could not be kept whole, so nothing was changed.
    case presentNotCommitted(BackupResult.Ending)
}
