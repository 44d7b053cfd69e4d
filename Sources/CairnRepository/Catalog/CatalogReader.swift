import CairnCore
import CairnFormat

/// Queries to the catalog. One user, one thread at a time.
public final class CatalogReader: @unchecked Sendable {
    // SAFETY: handed from thread to thread whole, never used by two at once.
    let connection: CatalogConnection
    let catalog: Catalog
    private let childrenAt: RawStatement
    private let findChunk: RawStatement
    private let findBlock: RawStatement

    public init(_ catalog: Catalog) throws {
        self.catalog = catalog
        connection = try catalog.openReader()
        childrenAt = try connection.prepare(
            """
            SELECT name, kind, child, first, item FROM live WHERE directory = ?1 AND name >= ?3 \
            AND first <= ?2
            UNION ALL
            SELECT name, kind, child, first, item FROM past WHERE directory = ?1 AND name >= ?3 \
            AND first <= ?2 AND last > ?2
            ORDER BY name LIMIT ?4
            """)
        findChunk = try connection.prepare("\(ChunkRow.select) WHERE id = ?1")
        findBlock = try connection.prepare("\(BlockRow.select) WHERE id = ?1")
    }

    // MARK: Trees

    /// The present items that were mount points when they were kept.
    public func mountTops() throws -> [RepositoryPath] { try LiveTree(self).mountTops() }

    /// Every root of any time that is not hidden, in order of number. At each commit, a path means
    /// one of them.
    public func roots() throws -> [CatalogRoot] {
        let hidden = catalog.hiddenRoots
        return try withReplaced(allRoots().filter { !hidden.contains($0.definition.number) })
    }

    /// Every root of any time and machine, in order of number.
    public func allRoots() throws -> [CatalogRoot] {
        let partly = try connection.prepare(
            "SELECT number, kept FROM commit_rows INDEXED BY commit_partly WHERE \(CatalogSchema.isWhole("commit")) AND kept IS NOT NULL AND kept <> x'00'"
        )
        let forgotten = try partly.map { ($0.integer(0), try Forgetting(parsing: $0.bytes(1))) }
        return try connection.roots().map { root in
            var root = root
            let number = root.definition.number
            root.forgottenAt = Set(forgotten.lazy.filter { !$0.1.keeps(number) }.map(\.0))
            return root
        }
    }

    /// Live roots that people named on the command line: absolute.
    public func namedOnce() throws -> [[UInt8]] {
        try roots().filter { $0.last == nil && $0.definition.role == .adHoc }.map(\.definition.path)
    }

    /// The contents of a directory as at a commit, by name.
    ///
    /// - Parameters:
    /// - name: the first name.
    /// - maximum: the maximum number; -1 for all.
    func children(
        of directory: Int64, at commit: Int64, from name: [UInt8] = [], atMost maximum: Int64 = -1
    ) throws -> [TreeEntry] {
        childrenAt.bind(directory, commit, name, maximum)
        return try childrenAt.map(Self.entry)
    }

    /// - Parameter row: a name, its kind, child, commit and item.
    static func entry(_ row: RawStatement) throws -> TreeEntry {
        TreeEntry(
            name: row.bytes(0), kind: try row.value(1, "kind"), child: row.optionalInteger(2),
            since: row.integer(3), encoded: row.bytes(4))
    }

    /// The contents of a directory as at a commit, by name; empty when it did not exist.
    public func children(of entry: TreeEntry, at commit: Int64) throws -> [TreeEntry] {
        guard let child = entry.child else { return [] }
        return try children(of: child, at: commit)
    }

    /// The contents of a directory, one by one.
    public func childList(of entry: TreeEntry, at commit: Int64) -> ChildList {
        ChildList(self, entry.child, commit)
    }

    /// The row of a root itself.
    public func rootEntry(_ root: CatalogRoot, at commit: Int64) throws -> TreeEntry? {
        try children(of: root.anchor, at: commit).first
    }

    /// The item at a path beneath a root as at a commit.
    public func entry(_ root: CatalogRoot, path: [UInt8], at commit: Int64) throws -> TreeEntry? {
        // Not down from the root: of a directory above what was deleted long ago nothing may be
        // left as it was then.
        guard !path.isEmpty else { return try rootEntry(root, at: commit) }
        guard let (directory, name) = try place(root, path: path) else { return nil }
        return try find(name, in: directory, at: commit)
    }

    public func child(_ name: [UInt8], of entry: TreeEntry, at commit: Int64) throws -> TreeEntry? {
        try entry.child.flatMap { try find(name, in: $0, at: commit) }
    }

    private func find(_ name: [UInt8], in directory: Int64, at commit: Int64) throws -> TreeEntry? {
        let statement = try connection.prepare(Self.findSQL, directory, name, commit)
        return try statement.first { try Self.found($0, name) }
    }

    /// The item of a name (`?2`) in a directory (`?1`) as at a commit (`?3`).
    static let findSQL = """
        SELECT kind, child, first, item FROM live WHERE directory = ?1 AND name = ?2 AND first \
        <= ?3
        UNION ALL
        SELECT kind, child, first, item FROM past WHERE directory = ?1 AND name = ?2 AND first \
        <= ?3 AND last > ?3
        """

    static func found(_ row: RawStatement, _ name: [UInt8]) throws -> TreeEntry {
        TreeEntry(
            name: name, kind: try row.value(0, "kind"), child: row.optionalInteger(1),
            since: row.integer(2), encoded: row.bytes(3))
    }

    /// Every state of the item at this path, oldest first.
    public func versions(_ root: CatalogRoot, path: [UInt8]) throws -> [ItemVersion] {
        guard let (directory, name) = try place(root, path: path) else { return [] }
        let statement = try connection.prepare(
            """
            SELECT first, last, ended, item FROM past WHERE directory = ?1 AND name = ?2
            UNION ALL
            SELECT first, NULL, 0, item FROM live WHERE directory = ?1 AND name = ?2
            ORDER BY first
            """, directory, name)
        return try statement.map { row in
            ItemVersion(
                first: row.integer(0), last: row.optionalInteger(1),
                wasRemoved: row.integer(2) != 0, item: try Item(decodingAlone: row.bytes(3)))
        }
    }

    /// The names that were in a directory at any time, deleted ones too, with their last kinds.
    public func formerNames(
        _ root: CatalogRoot, in path: [UInt8], startingWith prefix: [UInt8], atMost maximum: Int
    ) throws -> [(name: [UInt8], kind: ItemKind)] {
        let statement = try connection.prepare(
            """
            SELECT p.name, p.kind FROM past p JOIN directory d ON d.id = p.directory
            WHERE d.root = ?1 AND d.path = ?2 AND p.name >= ?3 ORDER BY p.name, p.first DESC
            """, root.definition.number, path, prefix)
        var found: [(name: [UInt8], kind: ItemKind)] = []
        while try statement.step(), found.count < maximum {
            let name = statement.bytes(0)
            guard name.starts(with: prefix) else { break }
            guard found.last?.name != name else { continue }
            found.append((name, try statement.value(1, "kind")))
        }
        return found
    }

    /// The directory id and name of a path's rows, whether the path exists now or only did.
    private func place(_ root: CatalogRoot, path: [UInt8]) throws -> (Int64, [UInt8])? {
        if path.isEmpty { return (root.anchor, []) }
        let (parent, name) = ItemPath.split(path)
        let statement = try connection.prepare(
            "SELECT id FROM directory WHERE root = ?1 AND path = ?2", root.definition.number, parent
        )
        return try statement.first { ($0.integer(0), name) }
    }

    /// The stamp of a present file when it was kept; nil when none was recorded.
    public func stamp(ofFile path: [UInt8], in root: CatalogRoot) throws -> Stamp? {
        try LiveTree(self).find(path, in: root)?.stamp
    }

    // MARK: Every version

    /// The number of kept versions of an item and of everything beneath it.
    public func versionCount(root: UInt64, beneath path: [UInt8]) throws -> Int64 {
        let beneath = VersionsBeneath(connection, root: root, path: path)
        return try ["live", "past"].reduce(0) { count, table in
            let sql = "SELECT count(*) FROM \(table) WHERE \(beneath.condition)"
            return try count + (beneath.prepare(sql).first { $0.integer(0) } ?? 0)
        }
    }

    /// A version of any item with its path.
    public struct PlacedVersion: Sendable {
        public let root: UInt64
        public let path: [UInt8]
        public let first: Int64
        public let last: Int64?
        /// Whether it ended by a removal. - Source: FORMAT.md §8.12.
        public let wasRemoved: Bool
        public let item: Item

        public var place: RepositoryPath { RepositoryPath(root: root, path: path) }
    }

    /// Passes every version of every item to `body`, directory by directory, for damage reports and
    /// statistics.
    public func forEachVersion(_ body: (PlacedVersion) throws -> Void) throws {
        for (table, end) in [("live", "NULL, 0"), ("past", "v.last, v.ended")] {
            let statement = try connection.prepare(
                """
                SELECT d.root, d.path, v.name, v.first, \(end), v.item FROM \(table) v \
                JOIN directory d ON d.id = v.directory
                """)
            while try statement.step() {
                let name = statement.bytes(2)
                let path = name.isEmpty ? [] : ItemPath.join(statement.bytes(1), name)
                try body(
                    PlacedVersion(
                        root: UInt64(statement.integer(0)), path: path, first: statement.integer(3),
                        last: statement.optionalInteger(4), wasRemoved: statement.integer(5) != 0,
                        item: try Item(decodingAlone: statement.bytes(6))))
            }
        }
    }

    /// The packs with content of the versions at a place and beneath it.
    public func packs(root: UInt64, beneath path: [UInt8]) throws -> Set<Int64> {
        let beneath = VersionsBeneath(connection, root: root, path: path)
        var packs: Set<Int64> = []
        for table in ["live", "past"] {
            let statement = try beneath.prepare(
                "SELECT item FROM \(table) WHERE kind = \(ItemKind.file.rawValue) AND (\(beneath.condition))"
            )
            while try statement.step() {
                for chunk in try Item(decodingAlone: statement.bytes(0)).content?.chunks ?? [] {
                    guard let block = try location(of: chunk.id)?.block,
                        let place = try location(ofBlock: block)
                    else { continue }
                    packs.insert(place.pack)
                }
            }
        }
        return packs
    }

    // MARK: Chunks and packs

    public func location(of chunk: ChunkID) throws -> ChunkLocation? {
        findChunk.bind(chunk)
        return try findChunk.first { try ChunkRow($0).location }
    }

    public func hasChunks() throws -> Bool {
        try connection.prepare("SELECT 1 FROM chunk LIMIT 1").hasRow()
    }

    public func location(ofBlock block: Int64) throws -> BlockRow? {
        findBlock.bind(block)
        return try findBlock.first(BlockRow.init)
    }

    /// Answers the questions of `body` in one read transaction: SQLite's locks are taken once, and
    /// all answers are of one state. Not for long: SQLite's log cannot be emptied meanwhile.
    ///
    /// - Source: sqlite.org/wal.html, "Avoiding Excessively Large WAL Files".
    public func inOneTransaction<R>(_ body: () throws -> R) throws -> R {
        try connection.execute("BEGIN")
        // It wrote nothing: there is nothing to lose.
        defer { try? connection.execute("ROLLBACK") }
        return try body()
    }

    /// The blocks of one pack: reads the table of blocks whole, for use after damage.
    public func blocks(ofPack pack: Int64) throws -> [BlockRow] {
        try connection.rows("WHERE pack = ?1", pack)
    }

    /// Reads the table of blocks whole.
    public func forEachBlock(_ body: (BlockRow) throws -> Void) throws {
        try connection.forEach(BlockRow.self, "", body)
    }

    /// The chunks of some blocks: reads the table of chunks whole, for use after damage.
    public func chunks(inBlocks blocks: Set<Int64>) throws -> Set<ChunkID> {
        var chunks: Set<ChunkID> = []
        try connection.forEach(ChunkRow.self, "") { chunk in
            if blocks.contains(chunk.location.block) { chunks.insert(chunk.id) }
        }
        return chunks
    }

    /// The packs in the catalog, in order of id.
    public func packs() throws -> [CatalogPack] { try connection.rows("ORDER BY id") }

    public func blockCount(ofPack pack: Int64) throws -> Int {
        Int(try connection.number("SELECT count(*) FROM block WHERE pack = ?1", pack) ?? 0)
    }

    /// The present files whose copy is marked inconsistent.
    ///
    /// - Returns: how many, and the first of them by root and path beneath it.
    public func inconsistentItems(upTo maximum: Int) throws -> (
        count: Int64, places: [(root: UInt64, path: [UInt8])]
    ) {
        let count = try connection.number(
            "SELECT count(*) FROM fuzzy CROSS JOIN live USING (directory, name) WHERE \(CatalogSchema.isInconsistent)"
        )
        let statement = try connection.prepare(
            """
            SELECT directory.root, directory.path, live.name FROM fuzzy CROSS JOIN live USING \
            (directory, name) JOIN directory ON directory.id = live.directory
            WHERE \(CatalogSchema.isInconsistent) ORDER BY live.directory, live.name LIMIT \(maximum)
            """)
        let places = try statement.map { row in
            let place = row.place(0)
            return (place.root, place.path)
        }
        return (count ?? 0, places)
    }

    /// The number of rows of a table, as its writers have counted them.
    public func count(_ table: CatalogTable) throws -> Int64 {
        let index = CatalogSchema.checked.firstIndex { $0.table == table.rawValue }
        return try index.map { try connection.storedTotals()[$0].rows } ?? 0
    }

    /// Stands for all that the catalog holds: the same as long as nothing in it has changed.
    public func fingerprint() throws -> Int64? { try connection.note("check") }
}
