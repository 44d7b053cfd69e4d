import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// A found item: the newest version of it that matches.
struct FoundItem {
    let root: CatalogRoot
    /// The path below the root.
    let path: [UInt8]
    let entry: TreeEntry
    let item: Item
    let bundle: BundleSummary?
    /// The commits from the first that has this version to the first that no longer has it; nil
    /// while it is the present one.
    let first: Int64
    let last: Int64?
    /// How many versions match.
    var versions = 1
    /// What became of it; nil while it is at its place.
    var ending: ItemEnding?
    /// Whether another item is at its place.
    var isReplaced = false
    /// The first kept commit that no longer has it.
    var gone: Commit?

    /// Where it belongs now, if its root was moved out of another one, or into one.
    var now: RestoreSelection?

    var selection: RestoreSelection { now ?? RestoreSelection(root: root, path: path) }
    var display: [UInt8] { selection.display(selection.path) }
}

extension ItemEnding {
    /// `deleted 3 days ago`.
    ///
    /// - Parameter gone: the first kept commit that no longer has it.
    func text(_ gone: Commit?, now: Timestamp) -> String {
        let when = gone.map { " \(TimeText.age(now.since($0.time))) ago" } ?? ""
        return switch how {
        case .deleted: "deleted" + when
        case .excluded: "excluded" + when
        case .renamed(let name): "renamed" + when + " to \(PathText.display(name.livePath))"
        case .unknown: "gone" + when
        }
    }
}

/// A search of one commit, or of all that is kept.
struct ItemSearch {
    let reader: CatalogReader
    var pattern: NamePattern
    let filter: ItemFilter
    /// The container's parts; nil for everything.
    var places: [RestoreSelection]?

    // MARK: One commit

    /// In the order of the tree.
    func search(_ commit: CatalogCommit, _ body: (FoundItem) throws -> Void) throws {
        for selection in try places ?? PathSelector(reader, at: commit).everything {
            try reader.walk(selection.root, from: selection.path, at: commit.number) { step in
                guard case .enter(let path, let entry) = step else { return true }
                if matches(selection.root, path),
                    let found = try found(selection.root, path, entry, at: commit.number)
                {
                    try body(found)
                }
                return true
            }
        }
    }

    private func matches(_ root: CatalogRoot, _ path: [UInt8]) -> Bool {
        pattern.matches(
            ItemPath.join(root.definition.name, path),
            live: ItemPath.join(root.definition.path, path))
    }

    /// - Returns: nil when the filter wants others.
    private func found(
        _ root: CatalogRoot, _ path: [UInt8], _ entry: TreeEntry, at commit: Int64,
        last: Int64? = nil
    ) throws -> FoundItem? {
        let item = try entry.item()
        let bundle = item.isBundle ? try BundleSummary(reader, of: entry, at: commit) : nil
        guard filter.accepts(item, size: bundle?.bytes ?? item.size) else { return nil }
        return FoundItem(
            root: root, path: path, entry: entry, item: item, bundle: bundle, first: entry.since,
            last: last)
    }

    // MARK: Every version

    /// Every version that matches, in the order of the catalog.
    func searchVersions(_ body: (FoundItem) throws -> Void) throws {
        try forEachMatch { root, version, now in
            guard let entry = try reader.entry(root, path: version.path, at: version.first),
                var found = try found(
                    root, version.path, entry, at: version.first, last: version.last)
            else { return }
            found.now = now
            try body(found)
        }
    }

    /// Each item once, by its path. Memory: a few words for each that matches.
    ///
    /// - Parameter onlyDeleted: only what was deleted, even if something has its name again.
    func searchItems(onlyDeleted: Bool, _ body: (FoundItem) throws -> Void) throws {
        for (place, history) in try histories() {
            let isReplaced = onlyDeleted && history.isPresent
            guard let newest = isReplaced ? history.removed : history.newest,
                let ended = isReplaced || history.isPresent ? newest : history.ended,
                let entry = try reader.entry(newest.root, path: newest.path, at: newest.first),
                var found = try found(
                    newest.root, newest.path, entry, at: newest.first, last: newest.last)
            else { continue }
            found.versions = history.matches
            found.now =
                place.place == RestoreSelection(root: newest.root, path: newest.path).place
                ? nil : place
            found.isReplaced = isReplaced
            if isReplaced || !history.isPresent {
                let ending = try ItemEnding(
                    reader, ended.root, ended.path, last: ended.last ?? 0,
                    wasRemoved: ended.wasRemoved)
                guard !onlyDeleted || ending.isDeletion else { continue }
                // Another root holds it now, at the same place: it is found there.
                if try reader.isHeld(place.path, of: place.root) { continue }
                found.ending = ending
                found.gone = try reader.commit(notBefore: ending.commit)?.commit
            }
            try body(found)
        }
    }

    /// What is known of one path.
    private struct History {
        /// A version, and where it is stored.
        typealias Span = (
            root: CatalogRoot, path: [UInt8], first: Int64, last: Int64?, wasRemoved: Bool
        )

        /// Its present place.
        let place: RestoreSelection
        var isPresent = false
        /// The version that ended last.
        var ended: Span?
        var matches = 0
        var newest: Span?
        /// The newest that matches and ended by a removal.
        var removed: Span?

        mutating func add(_ version: Span, isWanted: Bool) {
            if let end = version.last {
                if end > ended?.last ?? 0 { ended = version }
            } else {
                isPresent = true
            }
            guard isWanted else { return }
            matches += 1
            if version.first > newest?.first ?? -1 { newest = version }
            if version.wasRemoved, version.first > removed?.first ?? -1 { removed = version }
        }
    }

    private func histories() throws -> [(place: RestoreSelection, history: History)] {
        var histories: [RepositoryPath: History] = [:]
        try forEachMatch { root, version, now in
            var size = version.item.size
            if version.item.isBundle, filter.bytesMinimum != nil,
                let entry = try reader.entry(root, path: version.path, at: version.first)
            {
                size = try BundleSummary(reader, of: entry, at: version.first).bytes
            }
            let isWanted = filter.accepts(version.item, size: size)
            let place = now ?? RestoreSelection(root: root, path: version.path)
            histories[place.place, default: History(place: place)].add(
                (root, version.path, version.first, version.last, version.wasRemoved),
                isWanted: isWanted)
        }
        return histories.values.map { ($0.place, $0) }.sorted {
            let (left, right) = ($0.place.root.definition, $1.place.root.definition)
            if left.number == right.number {
                return $0.place.path.lexicographicallyPrecedes($1.place.path)
            }
            return left.name == right.name
                ? left.number < right.number : left.name.lexicographicallyPrecedes(right.name)
        }
    }

    /// Passes each version with its root, and where it belongs now if that is not its place.
    private func forEachMatch(
        _ body: (CatalogRoot, CatalogReader.PlacedVersion, RestoreSelection?) throws -> Void
    ) throws {
        let roots = Dictionary(
            uniqueKeysWithValues: try reader.roots().map { ($0.definition.number, $0) })
        let moved = try MovedRootHistory(reader)
        try reader.forEachVersion { version in
            guard let root = roots[version.root] else { return }
            let now = moved.now(root, version.path, from: version.first)
            let place = now ?? RestoreSelection(root: root, path: version.path)
            if let places, !places.contains(where: { $0.place.covers(place.place) }) { return }
            if matches(place.root, place.path) { try body(root, version, now) }
        }
    }
}
