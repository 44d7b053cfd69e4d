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
    let connection: CatalogConnection
    let fileSystem: any FileSystem

    private static let filesMaximum = 200
    private static let rowsMaximum = 2_000

    func isHere(_ root: CatalogRoot) throws -> Bool {
        let rows = try connection.prepare(
            "SELECT name, kind, child, stamp, item FROM live WHERE directory = ?1 ORDER BY name LIMIT \(Self.rowsMaximum)"
        )
        var pending: [(directory: Int64, path: [UInt8])] = [(root.anchor, [])]
        var (files, same, seen) = (0, 0, 0)
        while !pending.isEmpty, files < Self.filesMaximum, seen < Self.rowsMaximum {
            let next = pending.removeFirst()
            rows.bind(next.directory)
            defer { rows.reset() }
            while try rows.step(), files < Self.filesMaximum {
                seen += 1
                if Stamp(rows.blob(3)) != nil { return true }
                let path = ItemPath.join(next.path, rows.bytes(0))
                if let child = rows.optionalInteger(2) { pending.append((child, path)) }
                guard rows.integer(1) == Int64(ItemKind.file.rawValue) else { continue }
                files += 1
                let item = try Item(decodingAlone: rows.bytes(4))
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
