import CairnCore
import CairnFormat
import CairnRepository

/// Whether a root without an owner, made by an earlier version of Cairn, is this machine's.
///
/// The path alone proves nothing: another machine may have the same, and continuing its root would
/// record all of its files as deleted. The root is this machine's when this machine's own catalog
/// has read something of it, or when at least half of the sampled files exist here with the stored
/// size and modification time. - Source: Docs/decisions/0013-hosts.md.
struct RootOwnership {
    let live: LiveTree
    let fileSystem: any FileSystem

    private static let filesMaximum = 200
    private static let rowsMaximum = 2_000

    func isHere(_ root: CatalogRoot) throws -> Bool {
        var pending: [(directory: Int64, path: [UInt8])] = [(root.anchor, [])]
        var (files, same, seen) = (0, 0, 0)
        while !pending.isEmpty, files < Self.filesMaximum, seen < Self.rowsMaximum {
            let next = pending.removeFirst()
            live.begin(next.directory)
            defer { live.end() }
            var rows = 0
            while rows < Self.rowsMaximum, files < Self.filesMaximum, try live.next() {
                rows += 1
                seen += 1
                let row = try live.row
                if row.stamp?.isProof == true { return true }
                let path = ItemPath.join(next.path, row.name)
                if let child = row.child { pending.append((child, path)) }
                guard row.kind == .file else { continue }
                files += 1
                let item = try Item(decodingAlone: row.item)
                guard
                    let status = try? fileSystem.status(
                        ofRoot: ItemPath.join(root.definition.path, path))
                else { continue }
                if status.kind == .file, status.size == item.size, status.modified == item.modified
                {
                    same += 1
                }
            }
        }
        // Where nothing is stored, nothing can be recorded as deleted.
        return same * 2 >= files
    }
}
