import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// What a restore leaves alone.
extension InPlaceRestore {
    /// Items without any version that stay when a restore deletes items that are not in the commit.
    /// An undo deletes only what the restore put there: an item that was excluded from the state
    /// before may be kept by now, because a restore restores flags, too. What it put at an excluded
    /// place is in the state after it, and goes unless it was changed since. What came from
    /// elsewhere is not in the restored commit under its present path (``CreatedItems``).
    ///
    /// - Parameters:
    ///   - fileSystem: without rules.
    ///   - point: the state before that an undo restores.
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
        // The present path of relocated items does not identify them: there only the state before
        // decides. So it is where the restore left another kind of item than its commit has there.
        let undone = try point.map { try UndoneRestore(before: $0, reader) }
        let left = try undone?.left.map { try KnownPaths(catalog, at: $0.number) }
        let places = try (undone?.paths ?? []).filter { place in
            guard let restored, put?.has(place) == true else { return false }
            return try undone?.after.map {
                try kind(of: place, $0, reader) == kind(of: place, restored, reader)
            } ?? true
        }
        let created = try undone.flatMap { try CreatedItems(by: $0, reader) }
        @Sendable func isPut(_ path: [UInt8]) -> Bool {
            if put?.has(path) == true { return true }
            guard let created, let item = left?.item(path) else { return false }
            return created.has(item, at: path, try? fileSystem.status(ofRoot: path))
        }
        return { path in
            if judge.judge(path).verdict != nil {
                guard isPut(path), let item = left?.item(path) else { return true }
                return !isThere(item, at: path, fileSystem)
            }
            return places.contains { ItemPath.relative(path, to: $0) != nil } && !isPut(path)
        }
    }

    /// The test for ``RestoreRequest/isShown``: what a killed restore has put in place has the size
    /// and time of what it restored, and what a killed undo has not come to those of the state
    /// before it. Under another name that is not known, and only an empty directory stays.
    ///
    /// - Parameter point: the state before that an undo restores.
    public static func shown(
        _ catalog: Catalog, _ point: CatalogCommit
    ) throws -> (@Sendable ([UInt8], FileStatus) -> Bool)? {
        let reader = try CatalogReader(catalog)
        let last = try InPlaceRuns(RestoreMakers(reader).commits(with: point)).last
        if let last, last.after == nil, last.before.commit.restored == point.commit.id {
            let found = try KnownPaths(catalog, at: last.before.number)
            return { path, status in found.item(path).map { isSame($0, status) } ?? false }
        }
        let undone = try UndoneRestore(before: point, reader)
        guard undone.after == nil else { return nil }
        let put = try undone.restored.map { try KnownPaths(catalog, at: $0.number) }
        let places = undone.paths.filter { put?.has($0) == true }
        return { path, status in
            guard let put, places.contains(where: { ItemPath.relative(path, to: $0) != nil }) else {
                return status.kind != .directory
            }
            return put.item(path).map { isSame($0, status) } ?? false
        }
    }

    private static func isSame(_ item: Item, _ status: FileStatus) -> Bool {
        item.kind == status.kind && item.modified == status.modified
            && (item.content == nil || item.content?.size == status.size)
    }

    /// Whether an item is at a path as it was left: of a directory, only that one is there.
    private static func isThere(
        _ item: Item, at path: [UInt8], _ fileSystem: any FileSystem
    ) -> Bool {
        let (parent, name) = ItemPath.split(path)
        let above = parent.isEmpty ? [ItemPath.separator] : parent
        guard let status = try? fileSystem.openRoot(above).status(of: name) else { return false }
        return item.isDirectory && status.kind == .directory || isSame(item, status)
    }

    private static func kind(
        of path: [UInt8], _ commit: CatalogCommit, _ reader: CatalogReader
    ) throws -> ItemKind? {
        let roots = try reader.roots().filter { $0.exists(at: commit.number) }
        guard let place = roots.lazy.compactMap({ $0.selection(of: path) }).first else {
            return nil
        }
        return try reader.entry(place.root, path: place.path, at: commit.number)?.kind
    }
}
