import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnSource

/// The restore, or undo, that the next undo takes back.
struct NextUndo {
    let undone: UndoneRestore
    /// The undo of it that did not do all, and is gone on with.
    let begun: UndoneRestore?
    /// Whether ``undone`` did not come to its end.
    let isUnfinished: Bool

    /// - Parameter left: the state before the last, if that is passed over.
    /// - Returns: nil when there is nothing to undo: another machine's restore is undone there.
    init?(
        _ context: Context, _ repository: Hash128, _ reader: CatalogReader,
        leaving left: Hash128? = nil
    ) throws {
        let file = BegunRestoreFile(context, repository)
        let own = try InPlaceRestore.undoable(
            reader, of: context.machine, known: file.before,
            leaving: Set(file.left + [left].compactMap(\.self)))
        guard let point = own else { return nil }
        let last = try UndoneRestore(before: point, reader)
        let former = try file.begunUndo(last, reader)
        undone = former ?? last
        begun = former == nil ? nil : last
        isUnfinished = file.before == undone.before.commit.id
    }

    /// The restore, or undo, that was made last.
    private var last: UndoneRestore { begun ?? undone }

    /// The state that was left; nil where it is not known, as after a kill.
    var after: CatalogCommit? { last.after }

    /// Ends the undo, of which nothing more is possible: the next takes back the restore before.
    ///
    /// - Returns: false if it has not begun, and there is no restore before.
    func end(_ context: Context, _ repository: Hash128, _ reader: CatalogReader) throws -> Bool {
        let id = last.before.commit.id
        guard try begun != nil || NextUndo(context, repository, reader, leaving: id) != nil
        else { return false }
        BegunRestoreFile(context, repository).leave(id)
        return true
    }
}

/// How the next undo brings the state before back, and what was changed since.
struct UndoPlan {
    let next: NextUndo
    let request: RestoreRequest
    private let repository: Repository
    private let catalog: Catalog
    private let reader: CatalogReader
    private let clock: any Clock

    /// - Throws: ``CommandFailure`` when there is nothing to undo.
    init(
        _ context: Context, _ repository: Repository, _ catalog: Catalog, _ rules: RuleBook
    ) throws {
        (self.repository, self.catalog, clock) = (repository, catalog, context.clock)
        reader = try CatalogReader(catalog)
        guard let next = try NextUndo(context, repository.description.repository, reader)
        else { throw try HostText.nothingToUndo(reader) }
        self.next = next
        let point = next.undone.before
        var request = RestoreRequest(
            commit: point.number, selections: try InPlaceRestore.undoSelections(point, reader),
            destination: .inPlace, deletesExtra: true,
            excluded: try context.excluded(repository.storage), writers: context.readers)
        request.emptiedWays = try InPlaceRestore.madeWays(point, reader)
        request.spares = try InPlaceRestore.spares(
            catalog, context.fileSystem, rules, undoing: point)
        request.isShown = try InPlaceRestore.shown(catalog, point)
        request.isUntouched = { [undone = next.undone] path in
            try undone.untouched(among: [path], CatalogReader(catalog)).contains(path)
        }
        try request.leaveOutAway(next.undone, reader)
        if next.begun != nil, let after = next.after {
            try request.keepOnlyLeft(from: after, reader)
        }
        self.request = request
    }

    var undone: UndoneRestore { next.undone }

    init(_ context: Context, _ session: ReadingSession) throws {
        try self.init(
            context, session.repository, session.catalog, session.rules(context))
    }

    /// Tells what the undo would do, without doing it.
    func rehearse(
        _ cancellation: Cancellation, _ observer: any RestoreObserver
    ) throws -> RestoreResult {
        try request.refuseAway()
        var request = request
        request.isDryRun = true
        return try run(request, cancellation, observer)
    }

    /// What differs by size or time from the state that the restore left: what was saved, made or
    /// deleted since. The undo takes that back, too.
    ///
    /// - Returns: nil when that state is not known, as after a restore that was killed.
    func changedSince(_ cancellation: Cancellation) throws -> [[UInt8]]? {
        guard let after = next.after else { return nil }
        var request = request
        (request.commit, request.overwrite, request.isDryRun) = (after.number, .ifChanged, true)
        request.emptiedWays = [:]
        let limit = Cancellation()
        let actions = DecidedActions(limit, within: cancellation)
        _ = try run(request, limit, actions)
        // What the undo neither brings back nor removes is excluded, and was changed.
        let then = try KnownPaths(catalog, at: undone.before.number)
        return actions.all.filter { action, path in
            action != .skip && action != .same
                && (then.has(path) || request.spares?(path) != true)
        }.map(\.path)
    }

    /// Those of the paths at which the restore changed nothing.
    func same(_ paths: [[UInt8]]) throws -> Set<[UInt8]> {
        guard let after = next.after else { return [] }
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

extension RestoreRequest {
    /// Notes the places in the selections whose file system is not the one that was backed up, as
    /// the backup does that a restore in place makes first.
    mutating func noteAway(_ reader: CatalogReader) throws {
        let tops = try reader.mountTops()
        for selection in selections {
            let (root, path) = (selection.root, selection.path)
            let inner = tops.filter {
                $0.root == root.definition.number && ItemPath.relative($0.path, to: path) != nil
            }
            for place in [path] + inner.map(\.path) {
                if let found = try AwayPlace(place, in: root, reader, LinuxFileSystem()) {
                    awayPlaces.insert(found.path)
                }
            }
        }
    }

    /// Prepares a dry run in place.
    ///
    /// - Throws: ``InPlaceError/away(_:)`` or ``ItemFailure`` as the restore would.
    mutating func rehearseInPlace(_ session: ReadingSession, _ context: Context) throws {
        spares = try InPlaceRestore.spares(
            session.catalog, context.fileSystem, session.rules(context))
        guard relocations.isEmpty, otherPlaces.isEmpty else { return }
        try refuseMoved(session, context)
        try noteAway(session.reader)
        try refuseAway()
    }

    /// - Throws: ``ItemFailure`` as the restore would if the roots of all selections were moved.
    func refuseMoved(_ session: ReadingSession, _ context: Context) throws {
        let search = try MovedRootSearch(context, session)
        let expected = context.rootSet().expected.map(\.path)
        // A root of the settings may be inside another one.
        func move(_ selection: RestoreSelection) throws -> (path: [UInt8], place: [UInt8])? {
            let root = selection.root.definition.path
            let inner = expected.filter { ItemPath.relative(selection.livePath, to: $0) != nil }
                .compactMap { ItemPath.relative($0, to: root) }.sorted { $0.count < $1.count }
            for part in [[]] + inner {
                guard let place = try search.newPlace(of: selection.root, part: part)
                else { continue }
                return (ItemPath.join(root, part), place)
            }
            return nil
        }
        let moves = try selections.map(move)
        guard let first = moves.first ?? nil, !moves.contains(where: { $0 == nil })
        else { return }
        let call = RealPath.exists(first.path) ? "list" : SystemError.missingRoot
        throw ItemFailure(
            path: first.path,
            reason: .system(SystemError(call, path: first.place, code: ErrorCode.displacedRoot)))
    }

    /// - Throws: ``InPlaceError/away(_:)`` if all that is selected is away.
    func refuseAway() throws {
        let places = selections.map { selection in
            awayPlaces.first { ItemPath.relative(selection.livePath, to: $0) != nil }
        }
        if let first = places.first, let place = first, !places.contains(nil) {
            throw InPlaceError.away(place)
        }
    }

    /// Leaves out the disks that are away now, and on which the undone restore changed nothing.
    fileprivate mutating func leaveOutAway(
        _ undone: UndoneRestore, _ reader: CatalogReader
    ) throws {
        try noteAway(reader)
        untouchedPlaces = try undone.untouched(among: awayPlaces, reader)
        awayPlaces.subtract(untouchedPlaces)
        let present = selections.filter { selection in
            !untouchedPlaces.contains { ItemPath.relative(selection.livePath, to: $0) != nil }
        }
        // If nothing is left, the disk that is missing is named.
        if !present.isEmpty { selections = present }
    }

    /// Leaves out what an undo that did not do all of it has done: where the state that it left is
    /// the one that comes back.
    ///
    /// - Parameter after: that state.
    fileprivate mutating func keepOnlyLeft(
        from after: CatalogCommit, _ reader: CatalogReader
    ) throws {
        var left: Set<[UInt8]> = []
        var comparison = TreeComparison(reader: reader, from: commit, to: after.number)
        for selection in selections {
            let root = selection.root.definition.path
            try comparison.compare(selection.root, at: selection.path) { _, path, _, _ in
                var place = ItemPath.join(root, path)
                while left.insert(place).inserted, place != selection.livePath {
                    place = ItemPath.split(place).parent
                }
            }
        }
        let roots = try reader.roots()
        let chosen = try selections.filter { selection in
            if left.contains(selection.livePath) { return true }
            // A directory on the way that could not be removed.
            let way = emptiedWays[selection.livePath].flatMap { top in
                roots.lazy.compactMap { $0.selection(of: top) }.first
            }
            return try way.map {
                try reader.entry($0.root, path: $0.path, at: after.number) != nil
            } ?? false
        }
        // Where the states do not tell what failed, all of it is tried again.
        if !chosen.isEmpty { (selections, self.left) = (chosen, left) }
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
    func lost(_ loss: RestoreLoss) {}

    func decided(_ action: RestoreAction, path: [UInt8]) {
        all.append((action, path))
        if all.count >= Self.maximum { end.request() }
    }
}
