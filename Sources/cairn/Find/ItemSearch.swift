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

    var selection: RestoreSelection { RestoreSelection(root: root, path: path) }
    var display: [UInt8] { selection.display(path) }
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
        try forEachMatch { root, version in
            guard let entry = try reader.entry(root, path: version.path, at: version.first),
                let found = try found(
                    root, version.path, entry, at: version.first, last: version.last)
            else { return }
            try body(found)
        }
    }

    /// Each item once, by its path. Memory: a few words for each that matches.
    ///
    /// - Parameter onlyDeleted: only what was deleted, even if something has its name again.
    func searchItems(onlyDeleted: Bool, _ body: (FoundItem) throws -> Void) throws {
        for (root, path, history) in try histories() {
            let isReplaced = onlyDeleted && history.isPresent
            guard let newest = isReplaced ? history.removed : history.newest,
                let entry = try reader.entry(root, path: path, at: newest.first),
                var found = try found(root, path, entry, at: newest.first, last: newest.last)
            else { continue }
            found.versions = history.matches
            found.isReplaced = isReplaced
            if isReplaced || !history.isPresent {
                let (last, wasRemoved) =
                    isReplaced ? (newest.last ?? 0, true) : (history.last, history.wasRemoved)
                let ending = try ItemEnding(
                    reader, root, path, last: last, wasRemoved: wasRemoved)
                guard !onlyDeleted || ending.isDeletion else { continue }
                // Another root holds it now, at the same place: it is found there.
                if try reader.isHeld(path, of: root) { continue }
                found.ending = ending
                found.gone = try reader.commit(notBefore: ending.commit)?.commit
            }
            try body(found)
        }
    }

    /// What is known of one path.
    private struct History {
        var isPresent = false
        /// The end of its last version, and how it ended.
        var last: Int64 = 0
        var wasRemoved = false
        var matches = 0
        var newest: (first: Int64, last: Int64?)?
        /// The newest that matches and ended by a removal.
        var removed: (first: Int64, last: Int64?)?

        mutating func add(_ version: CatalogReader.PlacedVersion, isWanted: Bool) {
            if let end = version.last {
                if end > last { (last, wasRemoved) = (end, version.wasRemoved) }
            } else {
                isPresent = true
            }
            guard isWanted else { return }
            matches += 1
            if version.first > newest?.first ?? -1 { newest = (version.first, version.last) }
            if version.wasRemoved, version.first > removed?.first ?? -1 {
                removed = (version.first, version.last)
            }
        }
    }

    private func histories() throws -> [(root: CatalogRoot, path: [UInt8], history: History)] {
        var histories: [RepositoryPath: History] = [:]
        var roots: [UInt64: CatalogRoot] = [:]
        try forEachMatch { root, version in
            roots[version.root] = root
            var size = version.item.size
            if version.item.isBundle, filter.bytesMinimum != nil,
                let entry = try reader.entry(root, path: version.path, at: version.first)
            {
                size = try BundleSummary(reader, of: entry, at: version.first).bytes
            }
            let isWanted = filter.accepts(version.item, size: size)
            histories[version.place, default: History()].add(version, isWanted: isWanted)
        }
        return histories.compactMap { place, history in
            roots[place.root].map { (root: $0, path: place.path, history: history) }
        }.sorted {
            let (left, right) = ($0.root.definition, $1.root.definition)
            if left.number == right.number { return $0.path.lexicographicallyPrecedes($1.path) }
            return left.name == right.name
                ? left.number < right.number : left.name.lexicographicallyPrecedes(right.name)
        }
    }

    private func forEachMatch(_ body: (CatalogRoot, CatalogReader.PlacedVersion) throws -> Void)
        throws
    {
        let roots = Dictionary(
            uniqueKeysWithValues: try reader.roots().map { ($0.definition.number, $0) })
        try reader.forEachVersion { version in
            guard let root = roots[version.root] else { return }
            if let places,
                !places.contains(where: {
                    $0.root.definition.number == version.root
                        && ItemPath.relative(version.path, to: $0.path) != nil
                })
            {
                return
            }
            if matches(root, version.path) { try body(root, version) }
        }
    }
}
