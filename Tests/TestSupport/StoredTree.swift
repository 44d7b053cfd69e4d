import CairnCore
import CairnFormat
import CairnRepository
import CairnSimulation

/// What a repository brings back: trees read through catalog and packs, as restores read them.
public final class StoredTree {
    private let catalog: CatalogReader
    private let blocks: BlockReader

    public init(_ repository: Repository, _ catalog: Catalog) throws {
        self.catalog = try CatalogReader(catalog)
        blocks = try BlockReader(repository, catalog)
    }

    public func commits() throws -> [CatalogCommit] { try catalog.commits() }

    /// The root at `path` as at a commit, by path relative to it, every byte of content included.
    public func read(root path: some TreePath, at commit: Int64) throws -> [[UInt8]: SnapshotItem] {
        var items: [[UInt8]: SnapshotItem] = [:]
        for root in try catalog.roots()
        where root.definition.path == path.pathBytes && root.exists(at: commit) {
            guard let entry = try catalog.rootEntry(root, at: commit) else { continue }
            var pending: [(path: [UInt8], entry: TreeEntry)] = [([], entry)]
            while let (path, entry) = pending.popLast() {
                items[path] = try snapshot(try entry.item())
                for child in try catalog.children(of: entry, at: commit) {
                    pending.append((ItemPath.join(path, child.name), child))
                }
            }
        }
        return items
    }

    private func snapshot(_ item: Item) throws -> SnapshotItem {
        var result = SnapshotItem(item)
        if case .file(let content) = item.body { result.content = try bytes(of: content) }
        return result
    }

    /// - Throws: ``ChunkUnavailable`` when a chunk cannot be brought back.
    public func bytes(of content: FileContent) throws -> [UInt8] {
        var stream: [UInt8] = []
        for chunk in content.chunks {
            try blocks.withChunk(chunk) { stream.append(contentsOf: $0) }
        }
        guard let extents = content.extents else { return stream }
        var result: [UInt8] = []
        var position = 0
        for extent in extents {
            result += [UInt8](repeating: 0, count: Int(extent.hole))
            result += stream[position..<position + Int(extent.data)]
            position += Int(extent.data)
        }
        return result + [UInt8](repeating: 0, count: Int(content.size) - result.count)
    }
}

/// Where two trees differ, in words; empty when they are the same.
public func differences(
    _ found: [[UInt8]: SnapshotItem], expected: [[UInt8]: SnapshotItem]
) -> [String] {
    var result: [String] = []
    for path in Set(found.keys).union(expected.keys).sorted(by: { $0.lexicographicallyPrecedes($1) }
    ) {
        let name = PathText.display(path)
        switch (found[path], expected[path]) {
        case (nil, _): result.append("\"\(name)\" is missing")
        case (_, nil): result.append("\"\(name)\" should not be there")
        case (let one?, let other?) where one != other:
            result.append("\"\(name)\": \(one) instead of \(other)")
        default: break
        }
    }
    return result
}
