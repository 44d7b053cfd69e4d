import CairnCore
import CairnFormat

/// Questions to the catalog. One user, one thread at a time.
public final class CatalogReader: @unchecked Sendable {
    // SAFETY: handed from thread to thread whole, never used by two at once.
    public let connection: CatalogConnection
    private let catalog: Catalog
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
        findChunk = try connection.prepare("SELECT block, start, length FROM chunk WHERE id = ?1")
        findBlock = try connection.prepare("SELECT pack, offset, length FROM block WHERE id = ?1")
    }

    // MARK: Trees

    /// What was mounted when it was kept, and is kept still.
    public func mountTops() throws -> [RepositoryPath] { try connection.mountTops() }

    /// Every root there ever was that is not hidden, in order of number.
    public func roots() throws -> [CatalogRoot] {
        let hidden = catalog.hiddenRoots
        let all = try allRoots()
        return hidden.isEmpty ? all : all.filter { !hidden.contains($0.definition.number) }
    }

    /// Every root there ever was, of all machines, in order of number.
    public func allRoots() throws -> [CatalogRoot] {
        let statement = try connection.prepare(
            """
            SELECT number, root.name, path, role, anchor, first, last, root_host.id, root_host.name
            FROM root LEFT JOIN root_host ON root_host.root = number ORDER BY number
            """)
        let partly = try connection.prepare(
            "SELECT number, kept FROM commit_rows INDEXED BY commit_partly WHERE \(CatalogSchema.isWhole("commit")) AND kept IS NOT NULL AND kept <> x'00'"
        )
        var forgotten: [(number: Int64, forgetting: Forgetting)] = []
        while try partly.step() {
            forgotten.append((partly.integer(0), try Forgetting(parsing: partly.bytes(1))))
        }
        var roots: [CatalogRoot] = []
        while try statement.step() {
            guard let role = RootRole(rawValue: UInt8(clamping: statement.integer(3))) else {
                throw CatalogError.damaged("an unknown role")
            }
            var host: RootHost?
            if !statement.isNull(7) {
                guard statement.blob(7).count == Hash128.byteCount else {
                    throw CatalogError.damaged("an id is cut off")
                }
                host = RootHost(id: Hash128(statement.bytes(7)), name: statement.bytes(8))
            }
            roots.append(
                CatalogRoot(
                    definition: RootDefinition(
                        number: UInt64(statement.integer(0)), name: statement.bytes(1),
                        path: statement.bytes(2), role: role),
                    anchor: statement.integer(4), first: statement.integer(5),
                    last: statement.optionalInteger(6),
                    forgottenAt: Set(
                        forgotten.lazy.filter { !$0.forgetting.keeps(UInt64(statement.integer(0))) }
                            .map(\.number)), host: host))
        }
        return roots
    }

    /// What a directory held as at a commit, by name.
    ///
    /// - Parameters:
    ///   - name: the first that is asked for.
    ///   - maximum: at most so many; -1 for all.
    func children(
        of directory: Int64, at commit: Int64, from name: [UInt8] = [], atMost maximum: Int64 = -1
    ) throws -> [TreeEntry] {
        childrenAt.bind(directory, commit, name, maximum)
        var entries: [TreeEntry] = []
        while try childrenAt.step() {
            guard let kind = ItemKind(rawValue: UInt8(clamping: childrenAt.integer(1))) else {
                throw CatalogError.damaged("an unknown kind")
            }
            entries.append(
                TreeEntry(
                    name: childrenAt.bytes(0), kind: kind, child: childrenAt.optionalInteger(2),
                    since: childrenAt.integer(3), encoded: childrenAt.bytes(4)))
        }
        return entries
    }

    /// What a directory held as at a commit, by name; nothing when it did not exist then.
    public func children(of entry: TreeEntry, at commit: Int64) throws -> [TreeEntry] {
        guard let child = entry.child else { return [] }
        return try children(of: child, at: commit)
    }

    /// The same, one by one.
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
        let statement = try connection.prepare(
            """
            SELECT kind, child, first, item FROM live WHERE directory = ?1 AND name = ?2 AND first \
            <= ?3
            UNION ALL
            SELECT kind, child, first, item FROM past WHERE directory = ?1 AND name = ?2 AND first \
            <= ?3 AND last > ?3
            """, directory, name, commit)
        guard try statement.step() else { return nil }
        guard let kind = ItemKind(rawValue: UInt8(clamping: statement.integer(0))) else {
            throw CatalogError.damaged("an unknown kind")
        }
        return TreeEntry(
            name: name, kind: kind, child: statement.optionalInteger(1),
            since: statement.integer(2),
            encoded: statement.bytes(3))
    }

    /// Every state the item at this path ever had, oldest first.
    public func versions(_ root: CatalogRoot, path: [UInt8]) throws -> [ItemVersion] {
        guard let (directory, name) = try place(root, path: path) else { return [] }
        let statement = try connection.prepare(
            """
            SELECT first, last, ended, item FROM past WHERE directory = ?1 AND name = ?2
            UNION ALL
            SELECT first, NULL, 0, item FROM live WHERE directory = ?1 AND name = ?2
            ORDER BY first
            """, directory, name)
        var versions: [ItemVersion] = []
        while try statement.step() {
            versions.append(
                ItemVersion(
                    first: statement.integer(0), last: statement.optionalInteger(1),
                    wasRemoved: statement.integer(2) != 0,
                    item: try Item(decodingAlone: statement.bytes(3))))
        }
        return versions
    }

    /// The directory id and name under which the rows of a path stand, whether the path exists now
    /// or only did.
    private func place(_ root: CatalogRoot, path: [UInt8]) throws -> (Int64, [UInt8])? {
        if path.isEmpty { return (root.anchor, []) }
        let (parent, name) = ItemPath.split(path)
        let statement = try connection.prepare(
            "SELECT id FROM directory WHERE root = ?1 AND path = ?2", root.definition.number, parent
        )
        guard try statement.step() else { return nil }
        return (statement.integer(0), name)
    }

    // MARK: Every version

    /// How many versions of an item and of everything beneath it are kept.
    public func versionCount(root: UInt64, beneath path: [UInt8]) throws -> Int64 {
        let beneath = VersionsBeneath(connection, root: root, path: path)
        var count: Int64 = 0
        for table in ["live", "past"] {
            let statement = try beneath.prepare(
                "SELECT count(*) FROM \(table) WHERE \(beneath.condition)")
            if try statement.step() { count += statement.integer(0) }
            statement.reset()
        }
        return count
    }

    /// A version of any item with the path it had.
    public struct PlacedVersion: Sendable {
        public let root: UInt64
        public let path: [UInt8]
        public let first: Int64
        public let last: Int64?
        public let item: Item
    }

    /// Hands every version of every item to `body`, directory by directory: for damage reports and
    /// statistics.
    public func forEachVersion(_ body: (PlacedVersion) throws -> Void) throws {
        for sql in [
            """
            SELECT d.root, d.path, l.name, l.first, NULL, l.item FROM live l JOIN directory d ON \
            d.id = l.directory
            """,
            """
            SELECT d.root, d.path, p.name, p.first, p.last, p.item FROM past p JOIN directory d ON \
            d.id = p.directory
            """,
        ] {
            let statement = try connection.prepare(sql)
            while try statement.step() {
                let name = statement.bytes(2)
                let path = name.isEmpty ? [] : ItemPath.join(statement.bytes(1), name)
                try body(
                    PlacedVersion(
                        root: UInt64(statement.integer(0)), path: path, first: statement.integer(3),
                        last: statement.optionalInteger(4),
                        item: try Item(decodingAlone: statement.bytes(5))))
            }
        }
    }

    /// The packs that hold content of the versions at a place and beneath it.
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
        guard try findChunk.step() else { return nil }
        defer { findChunk.reset() }
        return ChunkLocation(
            block: findChunk.integer(0), start: Int(findChunk.integer(1)),
            length: Int(findChunk.integer(2)))
    }

    public func location(ofBlock block: Int64) throws -> BlockLocation? {
        findBlock.bind(block)
        guard try findBlock.step() else { return nil }
        defer { findBlock.reset() }
        return BlockLocation(
            pack: findBlock.integer(0), offset: UInt64(findBlock.integer(1)),
            length: UInt64(findBlock.integer(2)))
    }

    /// The blocks of one pack: reads the table of blocks whole, for use after damage.
    public func blocks(ofPack pack: Int64) throws -> [(id: Int64, offset: UInt64, length: UInt64)] {
        let statement = try connection.prepare(
            "SELECT id, offset, length FROM block WHERE pack = ?1", pack)
        var blocks: [(Int64, UInt64, UInt64)] = []
        while try statement.step() {
            blocks.append(
                (statement.integer(0), UInt64(statement.integer(1)), UInt64(statement.integer(2))))
        }
        return blocks
    }

    /// The chunks of some blocks: reads the table of chunks whole, for use after damage.
    public func chunks(inBlocks blocks: Set<Int64>) throws -> Set<ChunkID> {
        let statement = try connection.prepare("SELECT block, id FROM chunk")
        var chunks: Set<ChunkID> = []
        while try statement.step() {
            guard blocks.contains(statement.integer(0)) else { continue }
            let id = statement.blob(1)
            guard id.count == ChunkID.byteCount else {
                throw CatalogError.damaged("a chunk's id is cut off")
            }
            chunks.insert(ChunkID(id))
        }
        return chunks
    }

    /// The packs the catalog knows, in order of id.
    public func packs() throws -> [CatalogPack] {
        let statement = try connection.prepare(
            "SELECT id, path, sealed, length FROM pack ORDER BY id")
        var packs: [CatalogPack] = []
        while try statement.step() {
            packs.append(
                CatalogPack(
                    id: statement.integer(0), path: statement.text(1),
                    isSealed: statement.integer(2) != 0,
                    length: UInt64(statement.integer(3))))
        }
        return packs
    }

    /// The two numbers of a query's only row.
    func twoNumbers(_ sql: String) throws -> (UInt64, UInt64) {
        let statement = try connection.prepare(sql)
        guard try statement.step() else { return (0, 0) }
        defer { statement.reset() }
        return (UInt64(statement.integer(0)), UInt64(statement.integer(1)))
    }

    public func blockCount(ofPack pack: Int64) throws -> Int {
        let statement = try connection.prepare(
            "SELECT count(*) FROM block WHERE pack = ?1", pack)
        guard try statement.step() else { return 0 }
        defer { statement.reset() }
        return Int(statement.integer(0))
    }

    /// The present files whose copy is marked fuzzy.
    ///
    /// - Returns: how many, and the first of them by root and path beneath it.
    public func fuzzyItems(upTo maximum: Int) throws -> (
        count: Int64, places: [(root: UInt64, path: [UInt8])]
    ) {
        let count = try connection.prepare(
            "SELECT count(*) FROM fuzzy CROSS JOIN live USING (directory, name) WHERE \(CatalogSchema.isFuzzy)"
        )
        guard try count.step() else { return (0, []) }
        defer { count.reset() }
        let statement = try connection.prepare(
            """
            SELECT directory.root, directory.path, live.name FROM fuzzy CROSS JOIN live USING \
            (directory, name) JOIN directory ON directory.id = live.directory
            WHERE \(CatalogSchema.isFuzzy) ORDER BY live.directory, live.name LIMIT \(maximum)
            """)
        var places: [(root: UInt64, path: [UInt8])] = []
        while try statement.step() {
            places.append(
                (
                    UInt64(statement.integer(0)),
                    ItemPath.join(statement.bytes(1), statement.bytes(2))
                ))
        }
        return (count.integer(0), places)
    }

    /// One number from the catalog.
    public func count(_ table: CatalogTable) throws -> Int64 {
        let statement = try connection.prepare("SELECT count(*) FROM \(table.rawValue)_rows")
        guard try statement.step() else { return 0 }
        defer { statement.reset() }
        return statement.integer(0)
    }
}
