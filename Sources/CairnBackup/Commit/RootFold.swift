import CairnCore
import CairnFormat
import CairnRepository

/// Folds a root into a wider one around it. Its items continue there with the same stamps, so that
/// none of them is read again.
///
/// - What it promises: every present item of the old root is put at its place in the wider one, and
///   a recorded move continues its history. The caller drops the old root in the same commit. -
///   Source: FORMAT.md §8.6.
/// - What it does not: to detect changes. The following scan does, against the committed state.
/// - Cost: a row for each item, no content. Memory: the waiting directories, not the tree.
struct RootFold {
    let builder: CommitBuilder
    let writer: CatalogWriter
    let live: LiveTree
    let fileSystem: any FileSystem
    /// What the stamps of a root become that was moved to another file system.
    var settling: RootSettling?

    /// - Parameters:
    ///   - part: the directory of the old root that is folded; by default all of it.
    ///   - place: where it lies in the wider root, if it was moved there; else by its path.
    ///   - anchor: the anchor of the wider root, which is defined already.
    /// - Returns: whether it was folded; false when the way to it is not made of kept directories,
    ///   so that nothing of it can be in the wider root.
    func fold(
        _ old: CatalogRoot, part: [UInt8] = [], into root: RootDefinition,
        at place: [UInt8]? = nil, anchor: Int64
    ) throws -> Bool {
        guard let path = place ?? ItemPath.relative(old.definition.path, to: root.path),
            let above = path.isEmpty
                ? [] : directories(above: ItemPath.components(path), of: root)
        else { return false }
        guard let top = try live.find(part, in: old) else { return false }
        var parent = anchor
        for (place, item, stamp) in above {
            parent = try put(root.number, place, in: parent, item, stamp: stamp) ?? parent
        }
        var pending: [(id: Int64, place: [UInt8], own: Int64)] = []
        func take(_ row: LiveRow, at place: [UInt8], in directory: Int64) throws {
            let own = try put(root.number, place, in: directory, row)
            if let own, let child = row.child { pending.append((child, place, own)) }
        }
        try take(top, at: path, in: parent)
        while let next = pending.popLast() {
            for row in try live.rows(in: next.id) {
                try take(row, at: ItemPath.join(next.place, row.name), in: next.own)
            }
        }
        try builder.record(
            .move(
                root: root.number, path: path, fromRoot: old.definition.number, fromPath: part))
        return true
    }

    /// Removes a directory that continues in another root from its old one.
    func leave(_ old: CatalogRoot, _ part: [UInt8]) throws {
        guard let row = try live.find(part, in: old) else { return }
        try builder.carry(
            .remove(root: old.definition.number, path: part),
            CatalogChange(directory: row.directory, name: row.name, action: .remove))
    }

    /// The directories from the wider root to a path in it, beginning with the root; nil when one
    /// of them is not a directory or is excluded.
    private func directories(above components: [[UInt8]], of root: RootDefinition) -> [(
        path: [UInt8], item: Item, stamp: Stamp
    )]? {
        do {
            var directory = try fileSystem.openRoot(root.path)
            var path: [UInt8] = []
            var found = [try Self.read(directory, path)]
            for name in components.dropLast() {
                directory = try directory.openDirectory(name)
                path = ItemPath.join(path, name)
                found.append(try Self.read(directory, path))
            }
            return found
        } catch {
            return nil
        }
    }

    /// - Returns: with a stamp that only tells the file system, so that the directory is the same
    ///   one for the following scan, whatever is missing in it.
    private static func read(_ directory: any SourceDirectory, _ path: [UInt8]) throws -> (
        path: [UInt8], item: Item, stamp: Stamp
    ) {
        let status = try directory.status()
        let attributes = try directory.attributes().values
        return (
            path, Item(body: .directory, status: status, attributes: attributes),
            Stamp.of(status, readAt: nil)
        )
    }

    /// Puts an item of another root at a place, with its stamp.
    ///
    /// - Returns: for a directory, its own id.
    func put(_ root: UInt64, _ path: [UInt8], in directory: Int64, _ row: LiveRow) throws
        -> Int64?
    {
        try put(
            root, path, in: directory, Item(decodingAlone: row.item),
            stamp: settling.map { $0.stamp(of: row) } ?? row.stamp)
    }

    /// - Returns: for a directory, its own id.
    private func put(
        _ root: UInt64, _ path: [UInt8], in directory: Int64, _ item: Item, stamp: Stamp?
    ) throws -> Int64? {
        var child: CatalogChange.DirectoryPlace?
        if item.kind == .directory {
            child = .init(
                id: try writer.directory(root: root, path: path), root: root, path: path,
                isNew: false)
        }
        let change = CatalogChange(
            directory: directory, name: ItemPath.split(path).name,
            action: .put(
                item: item.encodeAlone(), kind: item.kind, child: child, stamp: stamp, isNew: true))
        try builder.carry(.put(root: root, path: path, item), change)
        return child?.id
    }
}
