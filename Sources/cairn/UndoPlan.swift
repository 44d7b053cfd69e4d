import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnSource

/// The undo of the last restore in place: which restore that is, how its state before comes back,
/// and what was changed since.
struct UndoPlan {
    let undone: UndoneRestore
    /// Whether that restore did not come to its end.
    let isUnfinished: Bool
    let request: RestoreRequest
    private let repository: Repository
    private let catalog: Catalog
    private let reader: CatalogReader
    private let clock: any Clock

    /// - Parameter scope: the machines whose restores are meant; nil for all.
    /// - Throws: ``CommandFailure`` when there is nothing to undo.
    init(
        _ context: Context, _ repository: Repository, _ catalog: Catalog, _ scope: HostScope?,
        _ rules: RuleBook
    ) throws {
        (self.repository, self.catalog, clock) = (repository, catalog, context.clock)
        reader = try CatalogReader(catalog)
        // Of another machine it would be undone there, not here.
        guard let point = try InPlaceRestore.undoable(reader), scope?.includes(point.commit) ?? true
        else {
            throw CommandFailure(
                "there is no restore to undo",
                "restore an earlier state with `cairn restore --in-place --at TIME PATH`")
        }
        undone = try UndoneRestore(before: point, reader)
        isUnfinished =
            BegunRestoreFile(context, repository.description.repository).before == point.commit.id
        var request = RestoreRequest(
            commit: point.number, selections: try InPlaceRestore.undoSelections(point, reader),
            destination: .inPlace, deletesExtra: true,
            excluded: try context.excluded(repository.storage), writers: context.readers)
        request.emptiedWays = try InPlaceRestore.madeWays(point, reader)
        request.spares = try InPlaceRestore.spares(
            catalog, context.fileSystem, rules, undoing: point)
        self.request = request
    }

    init(_ context: Context, _ session: ReadingSession) throws {
        try self.init(
            context, session.repository, session.catalog, session.scope, session.rules(context))
    }

    /// Tells what the undo would do, without doing it.
    func rehearse(
        _ cancellation: Cancellation, _ observer: any RestoreObserver
    ) throws -> RestoreResult {
        var request = request
        request.isDryRun = true
        return try run(request, cancellation, observer)
    }

    /// What differs by size or time from the state that the restore left: what was saved, made or
    /// deleted since. The undo takes that back, too.
    ///
    /// - Returns: nil when that state is not known, as after a restore that was killed.
    func changedSince(_ cancellation: Cancellation) throws -> [[UInt8]]? {
        guard let after = undone.after else { return nil }
        var request = request
        (request.commit, request.overwrite, request.isDryRun) = (after.number, .ifChanged, true)
        request.emptiedWays = [:]
        let limit = Cancellation()
        let actions = DecidedActions(limit, within: cancellation)
        _ = try run(request, limit, actions)
        return actions.all.filter { $0.action != .skip }.map(\.path)
    }

    /// Those of the paths at which the restore changed nothing.
    func same(_ paths: [[UInt8]]) throws -> Set<[UInt8]> {
        guard let after = undone.after else { return [] }
        let before = undone.before.number
        return try Set(
            paths.filter { path in
                let known = try reader.roots().lazy.compactMap { $0.selection(of: path) }.first
                guard let place = known,
                    let then = try reader.entry(place.root, path: place.path, at: before),
                    let left = try reader.entry(place.root, path: place.path, at: after.number)
                else { return false }
                return then.isSame(as: left)
            })
    }

    private func run(
        _ request: RestoreRequest, _ cancellation: Cancellation, _ observer: any RestoreObserver
    ) throws -> RestoreResult {
        try RestoreRun(
            repository, catalog, target: LinuxRestoreTarget(), clock: clock, request: request,
            cancellation: cancellation, observer: observer
        ).run()
    }
}

/// What a dry run would do, until it is too much.
///
/// - Bounds: ``maximum`` actions; then it ends the run.
final class DecidedActions: RestoreObserver {
    static let maximum = 5_000

    private let end: Cancellation
    private let outer: Cancellation?
    private(set) var all: [(action: RestoreAction, path: [UInt8])] = []

    /// - Parameters:
    ///   - end: of the run that is observed.
    ///   - outer: which ends that run, too.
    init(_ end: Cancellation, within outer: Cancellation? = nil) {
        self.end = end
        self.outer = outer
    }

    func progressed(_ progress: RestoreProgress) {
        if outer?.isRequested == true { end.request() }
    }
    func failed(_ failure: RestoreFailure) {}

    func decided(_ action: RestoreAction, path: [UInt8]) {
        all.append((action, path))
        if all.count >= Self.maximum { end.request() }
    }
}
