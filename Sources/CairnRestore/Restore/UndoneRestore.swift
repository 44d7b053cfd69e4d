import CairnCore
import CairnFormat
import CairnRepository

/// The in-place restore or undo that an undo reverts, derived from the commits.
public struct UndoneRestore: Sendable {
    /// The state before it.
    public let before: CatalogCommit
    /// The commit that it restored; nil when that is forgotten.
    public let restored: CatalogCommit?
    public let isUndo: Bool
    /// The state after it; nil for one that was killed. Of an undo that was gone on with, the state
    /// after its last part.
    public let after: CatalogCommit?
    /// The state that it left, or would have left if it had not been killed.
    var left: CatalogCommit? { after ?? restored }
    /// The states before its parts, of which only an undo has several.
    public let parts: Set<Hash128>
    /// The commits after it and after its parts.
    let ends: [CatalogCommit]
    private let moved: MovedPaths

    public init(before point: CatalogCommit, _ reader: CatalogReader) throws {
        let commits = try reader.commits()
        before = point
        restored = point.commit.restored.flatMap { id in commits.first { $0.commit.id == id } }
        let runs = try InPlaceRuns(RestoreMakers(reader).commits(with: point)).parts(from: point)
        after = runs.last?.after
        parts = Set(runs.map(\.before.commit.id) + [point.commit.id])
        ends = runs.compactMap(\.after)
        moved = try MovedPaths(reader, since: point)
        // A killed one has no commit after it: then the restored commit decides.
        switch after?.commit.kind {
        case .afterUndo: isUndo = true
        case .afterRestore: isUndo = false
        default: isUndo = restored?.commit.kind == .beforeRestore
        }
    }

    /// Where the paths are now that it was to put in place.
    public var paths: [[UInt8]] { before.commit.paths.map { moved.present($0) } }

    /// Where the paths of the commits after it are now.
    var pathsAfter: [[UInt8]] {
        ends.flatMap { end in end.commit.paths.map { moved.present($0, asOf: end.number) } }
    }

    /// The paths that it touched, as they were before.
    ///
    /// - Throws: ``InPlaceError/movedAway(_:before:)``, ``InPlaceError/erased(_:)``.
    public func selections(_ reader: CatalogReader) throws -> [RestoreSelection] {
        // Where each was then, the moves tell.
        let known = try reader.roots().map(\.wherever)
        let roots = known.filter { $0.exists(at: before.number) }
        // Paths that did not exist could not be kept: the restore's items there are removed.
        let later = known.filter {
            before.number < $0.first && $0.first <= after?.number ?? .max && $0.last == nil
        }
        var unknown: [[UInt8]] = []
        let selections = before.commit.paths.compactMap { path in
            let places = (roots + later).compactMap { root in
                ItemPath.relative(path, to: moved.origin(of: root)).map {
                    RestoreSelection(root: root, path: $0)
                }
            }
            // A root of another machine that was adopted since was not here.
            let selection = places.first { place in
                !places.contains { $0.root.wasThere(insteadOf: place.root) }
            }
            let present = moved.present(path)
            // A root that was removed since is not begun again.
            let isHeld = known.contains {
                $0.last == nil && ItemPath.relative(present, to: $0.definition.path) != nil
            }
            if let selection, isHeld, selection.livePath == present { return selection }
            unknown.append(path)
            return nil
        }
        // Another root may be at the path now. Where all of these have changed, others have changed
        // because further names of the files are in them.
        let chosen = Set(selections.map(\.root.definition.number))
        let changed = try reader.rootsChanged(in: ends)
        let isPartial =
            !changed.isSubset(of: chosen)
            && (!unknown.isEmpty || !chosen.isSubset(of: changed))
        if isPartial || !unknown.isEmpty && (selections.isEmpty || after == nil) {
            throw InPlaceError.movedAway(
                unknown.first ?? before.commit.paths.first ?? [], before: before)
        }
        // If its history was erased since, nothing tells whether the restore created an item.
        let told = try after == nil ? selections : selections.filter { try isTold($0, reader) }
        if told.isEmpty, let first = selections.first { throw InPlaceError.erased(first.livePath) }
        return told.outermost
    }

    private func isTold(_ place: RestoreSelection, _ reader: CatalogReader) throws -> Bool {
        try place.path.isEmpty
            || [before, after, restored].contains { point in
                try point.flatMap { try reader.entry(place.root, path: place.path, at: $0.number) }
                    != nil
            }
    }

    /// Those of the paths at which it changed nothing, nor beneath; none if that is not known, as
    /// after a kill.
    ///
    /// - Parameter paths: absolute, of now.
    public func untouched(
        among paths: Set<[UInt8]>, _ reader: CatalogReader
    ) throws -> Set<[UInt8]> {
        guard let after, !paths.isEmpty else { return [] }
        let roots = try reader.roots().map(\.wherever)
        var comparison = TreeComparison(reader: reader, from: before.number, to: after.number)
        return try paths.filter { path in
            let places = roots.compactMap { $0.selection(of: path) }
            var isSame = !places.isEmpty
            for place in places {
                try comparison.compare(place.root, at: place.path) { _, _, old, new in
                    // The copy of a document that was saved just before is marked, and the next
                    // copy of the same is not.
                    var (old, new) = (old, new)
                    old?.isInconsistent = false
                    new?.isInconsistent = false
                    if old != new { isSame = false }
                }
            }
            return isSame
        }
    }

    /// The restore that an undo reverted.
    public func takenBack(_ reader: CatalogReader) throws -> UndoneRestore? {
        guard isUndo, let restored, restored.commit.kind == .beforeRestore else { return nil }
        return try UndoneRestore(before: restored, reader)
    }
}

/// The in-place restores and undos of one machine that changed something, oldest first.
///
/// Undos of the same restore one after the other are parts of one undo: only one that did not come
/// to its end is followed by another.
struct InPlaceRuns {
    struct Run {
        let before: CatalogCommit
        /// Nil for one that was killed.
        let after: CatalogCommit?

        /// Whether it may be a part of an undo of the same restore as another.
        func mayBePart(of other: Run) -> Bool {
            after?.commit.kind != .afterRestore
                && before.commit.restored == other.before.commit.restored
        }
    }

    private var runs: [Run] = []
    /// The states before those that were undone.
    private let undone: Set<Hash128>

    /// - Parameter ours: those around restores and undos, in order.
    init(_ ours: [CatalogCommit]) {
        undone = Set(ours.filter { $0.commit.kind == .afterUndo }.compactMap(\.commit.restored))
        for (index, point) in ours.enumerated() where point.commit.kind == .beforeRestore {
            let next = ours.indices.contains(index + 1) ? ours[index + 1] : nil
            let after = next?.commit.kind == .beforeRestore ? nil : next
            // One that changed nothing ends with the state before.
            if after?.commit.restored == point.commit.id { continue }
            runs.append(Run(before: point, after: after))
        }
    }

    var last: Run? { runs.last }

    /// Leaves out the last run as long as it begins with one of these states; an undo with its
    /// other parts, each of which may, and the restore that it took back.
    mutating func leave(_ left: Set<Hash128>) {
        while let last = runs.last {
            let restored = last.before.commit.restored
            let isUndo =
                last.after?.commit.kind != .afterRestore
                && runs.contains { $0.before.commit.id == restored }
            func isPart(_ run: Run) -> Bool {
                run.before.commit.id == last.before.commit.id || isUndo && run.mayBePart(of: last)
            }
            guard runs.contains(where: { isPart($0) && left.contains($0.before.commit.id) })
            else { return }
            runs.removeAll { isPart($0) || isUndo && $0.before.commit.id == restored }
        }
    }

    /// The parts of the undo that begins with a state; of a restore that one.
    func parts(from point: CatalogCommit) -> [Run] {
        guard let start = runs.firstIndex(where: { $0.before.commit.id == point.commit.id })
        else { return [] }
        let parts = runs[start...].prefix { $0.mayBePart(of: runs[start]) }
        guard let end = parts.lastIndex(where: { $0.after != nil }) else { return [runs[start]] }
        return Array(runs[start...end])
    }

    /// The state before the last that was not undone.
    var undoable: CatalogCommit? {
        guard let last = runs.last(where: { !undone.contains($0.before.commit.id) }) else {
            return nil
        }
        guard last.after?.commit.kind == .afterUndo else { return last.before }
        return runs.prefix { $0.before.number <= last.before.number }.reversed().prefix {
            $0.mayBePart(of: last) && !undone.contains($0.before.commit.id)
        }.last?.before
    }
}
