import CairnFormat

/// An item and everything beneath it, as a condition on rows. A dry run counts, and an erasure
/// removes, exactly these.
struct VersionsBeneath {
    private let connection: CatalogConnection
    private let root: UInt64
    private let path: [UInt8]
    /// A query of the ids of these directories.
    let directories: String
    /// The condition on rows of `live`, `past` and `fuzzy`.
    let condition: String

    init(_ connection: CatalogConnection, root: UInt64, path: [UInt8]) {
        self.connection = connection
        self.root = root
        self.path = path
        let all = "SELECT id FROM directory WHERE root = ?1"
        directories = path.isEmpty ? all : "\(all) AND (path = ?2 OR path > ?3 AND path < ?4)"
        let own = path.isEmpty ? "FALSE" : "directory = (\(all) AND path = ?5) AND name = ?6"
        condition = "directory IN (\(directories)) OR \(own)"
    }

    /// The condition on a column with paths below the root.
    func condition(ofPaths column: String) -> String {
        path.isEmpty ? "TRUE" : "(\(column) = ?2 OR \(column) > ?3 AND \(column) < ?4)"
    }

    /// Prepares a statement and binds the root and the path: `?1` and, unless the path is empty, up
    /// to `?6`.
    func prepare(_ sql: String) throws -> RawStatement {
        guard !path.isEmpty else { return try connection.prepare(sql, root) }
        let (parent, name) = ItemPath.split(path)
        return try connection.prepare(
            sql, root, path, path + [ItemPath.separator], path + [ItemPath.separator + 1], parent,
            name)
    }
}
