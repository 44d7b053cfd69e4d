import CairnFormat

/// An item and everything beneath it, as a condition on rows: what a dry run counts is what an
/// erasure takes.
struct VersionsBeneath {
    private let connection: CatalogConnection
    private let root: UInt64
    private let path: [UInt8]
    /// The directories whose rows these are: a query of ids.
    let directories: String
    /// Of rows of `live`, `past` and `fuzzy`.
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

    /// Of a column that holds paths of the root.
    func condition(ofPaths column: String) -> String {
        path.isEmpty ? "TRUE" : "(\(column) = ?2 OR \(column) > ?3 AND \(column) < ?4)"
    }

    /// A statement with the root and the path bound: `?1` and, unless the path is empty, up to
    /// `?6`.
    func prepare(_ sql: String) throws -> RawStatement {
        let statement = try connection.prepare(sql)
        statement.bind(1, Int64(clamping: root))
        if !path.isEmpty {
            let (parent, name) = ItemPath.split(path)
            statement.bind(2, path)
            statement.bind(3, path + [ItemPath.separator])
            statement.bind(4, path + [ItemPath.separator + 1])
            statement.bind(5, parent)
            statement.bind(6, name)
        }
        return statement
    }
}
