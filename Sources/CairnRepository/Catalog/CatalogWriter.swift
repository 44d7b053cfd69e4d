import CairnCore
import CairnFormat

/// Writes the catalog, one transaction a commit.
/// Invariants: a transaction is open from ``begin()`` to ``commit(_:payload:position:)``; rows of
/// one transaction all carry the number of the commit it ends in; what is rolled back is still in
/// the journal or never was.
public final class CatalogWriter {
    public let connection: CatalogConnection
    /// The number the next commit will have.
    public private(set) var commitNumber: Int64
    /// Shared with the scanner, which meets new directories first.
    public let directoryIDs: DirectoryIDs
    private var nextBlock: Int64
    /// The number the next new pack gets.
    public private(set) var nextPack: Int64
    public private(set) var liveCount: Int64
    private var isOpen = false
    /// Whether anything was removed since the transaction began: only then may a put be of a name
    /// whose last version was taken for deleted.
    private var hasRemoved = false
    var thinning = PendingThinning()
    /// Versions that have left the catalog since it was opened, thinned or erased.
    public var thinnedRows: Int64 = 0

    private let insertLive: RawStatement
    private let insertNew: RawStatement
    private let archive: RawStatement
    private let markEnded: RawStatement
    private let deleteLive: RawStatement
    private let restamp: RawStatement
    private let children: RawStatement
    private let insertDirectory: RawStatement
    private let findLive: RawStatement
    private let insertBlock: RawStatement
    private let insertChunk: RawStatement
    private let insertUnknownChunk: RawStatement

    public init(_ catalog: Catalog) throws {
        connection = catalog.connection
        func next(_ sql: String) throws -> Int64 {
            let statement = try catalog.connection.prepare(sql)
            defer { statement.reset() }
            return try statement.step() ? statement.integer(0) + 1 : 1
        }
        // A checkpoint may have lost the row of the last.
        commitNumber = try next(
            "SELECT coalesce(max(number), 0) FROM (SELECT number FROM commit_rows UNION ALL SELECT value - 1 FROM meta WHERE key = 'checkpoint_next')"
        )
        directoryIDs = DirectoryIDs(
            next: try next("SELECT coalesce(max(id), 0) FROM directory_rows"))
        nextBlock = try next("SELECT coalesce(max(id), 0) FROM block_rows")
        nextPack = try next("SELECT coalesce(max(id), 0) FROM pack_rows")
        liveCount = try next("SELECT coalesce((SELECT value FROM meta WHERE key = 'live'), 0)") - 1
        insertLive = try connection.prepare(
            "INSERT OR REPLACE INTO live_rows (directory, name, first, kind, child, stamp, item) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
        )
        insertNew = try connection.prepare(
            "INSERT OR IGNORE INTO live_rows (directory, name, first, kind, child, stamp, item) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
        )
        archive = try connection.prepare(
            """
            INSERT OR REPLACE INTO past_rows (directory, name, first, last, kind, child, ended, \
            item)
            SELECT directory, name, first, ?3, kind, child, ?4, item FROM live
            WHERE directory = ?1 AND name = ?2 AND first < ?3
            """)
        markEnded = try connection.prepare(
            "UPDATE past_rows SET ended = ?4 WHERE directory = ?1 AND name = ?2 AND last = ?3")
        deleteLive = try connection.prepare(
            "DELETE FROM live_rows WHERE directory = ?1 AND name = ?2")
        restamp = try connection.prepare(
            "UPDATE live_rows SET stamp = ?3 WHERE directory = ?1 AND name = ?2")
        children = try connection.prepare(
            "SELECT name, kind, child, item FROM live WHERE directory = ?1")
        insertDirectory = try connection.prepare(
            "INSERT OR IGNORE INTO directory_rows (id, root, path) VALUES (?1, ?2, ?3)")
        findLive = try connection.prepare(
            "SELECT kind, child, item FROM live WHERE directory = ?1 AND name = ?2")
        insertBlock = try connection.prepare(
            "INSERT INTO block_rows (id, pack, offset, length) VALUES (?1, ?2, ?3, ?4)")
        insertChunk = try connection.prepare(
            "INSERT OR REPLACE INTO chunk_rows (id, block, start, length) VALUES (?1, ?2, ?3, ?4)")
        insertUnknownChunk = try connection.prepare(
            "INSERT OR IGNORE INTO chunk_rows (id, block, start, length) VALUES (?1, ?2, ?3, ?4)")
    }

    public func begin() throws {
        guard !isOpen else { return }
        try connection.execute("BEGIN IMMEDIATE")
        isOpen = true
        try connection.loadTotals()
    }

    public func rollback() {
        guard isOpen else { return }
        try? connection.execute("ROLLBACK")
        isOpen = false
        hasRemoved = false
        thinning = PendingThinning()
    }

    /// Ends the transaction as commit ``commitNumber`` and counts on.
    ///
    /// - Parameter recordsLost: how many of its changes records are gone.
    public func commit(
        _ commit: Commit, payload: [UInt8], position: JournalPosition, recordsLost: UInt64 = 0
    ) throws {
        if thinning.hasDroppedRoot { try endGapsOfDroppedRoots(commit.time) }
        try thin()
        let insert = try connection.prepare(
            "INSERT INTO commit_rows (number, id, seconds, payload, lost) VALUES (?1, ?2, ?3, ?4, ?5)"
        )
        insert.bind(1, commitNumber)
        commit.id.withBytes { insert.bind(2, $0) }
        insert.bind(3, commit.time.seconds)
        insert.bind(4, payload)
        insert.bind(5, Int64(clamping: recordsLost))
        try insert.run()
        try write(position)
        try end()
        commitNumber += 1
    }

    /// Ends the transaction without a commit: what was learned of packs is kept.
    public func end() throws {
        try meta("live", liveCount)
        try connection.storeTotals()
        try connection.execute("COMMIT")
        isOpen = false
        hasRemoved = false
        thinning = PendingThinning()
    }

    /// Goes on behind a checkpoint whose rows are in.
    func adopt(_ end: CheckpointEnd) throws {
        commitNumber = Int64(end.nextCommit)
        try meta("expired", Int64(end.expired))
        let count = try connection.prepare(
            "SELECT count(*) FROM live_rows WHERE kind <> \(ItemKind.directory.rawValue)")
        liveCount = try count.step() ? count.integer(0) : 0
        count.reset()
    }

    func commitCount() throws -> Int {
        let count = try connection.prepare("SELECT count(*) FROM commit_rows")
        defer { count.reset() }
        return try count.step() ? Int(count.integer(0)) : 0
    }

    public func write(_ position: JournalPosition) throws {
        try meta("segment", Int64(position.segment))
        try meta("offset", Int64(position.offset))
        try meta("record", Int64(position.record))
        let statement = try connection.prepare("INSERT OR REPLACE INTO meta VALUES ('hash', ?1)")
        statement.bind(1, position.hash)
        try statement.run()
    }

    public func meta(_ key: String, _ value: Int64) throws {
        let statement = try connection.prepare("INSERT OR REPLACE INTO meta VALUES (?1, ?2)")
        statement.bind(1, key)
        statement.bind(2, value)
        try statement.run()
    }

    // MARK: Roots and directories

    public func defineRoot(_ root: RootDefinition) throws -> Int64 {
        let find = try connection.prepare("SELECT anchor FROM root WHERE number = ?1")
        find.bind(1, Int64(root.number))
        let known = try find.step() ? find.integer(0) : nil
        find.reset()
        let anchor = known ?? directoryIDs.take()
        if known == nil {
            try insert(directory: anchor, root: root.number, path: nil)
        }
        let statement = try connection.prepare(
            """
            INSERT INTO root_rows (number, name, path, role, anchor, first) VALUES (?1, ?2, ?3, \
            ?4, ?5, ?6)
            ON CONFLICT (number) DO UPDATE SET name = ?2, path = ?3, role = ?4, last = NULL
            """)
        statement.bind(1, Int64(root.number))
        statement.bind(2, root.name)
        statement.bind(3, root.path)
        statement.bind(4, Int64(root.role.rawValue))
        statement.bind(5, anchor)
        statement.bind(6, commitNumber)
        try statement.run()
        return anchor
    }

    /// The root belongs to this machine from now on.
    public func own(_ root: UInt64, _ host: RootHost) throws {
        let statement = try connection.prepare(
            "INSERT OR REPLACE INTO root_host_rows (root, id, name) VALUES (?1, ?2, ?3)")
        statement.bind(1, Int64(clamping: root))
        host.id.withBytes { statement.bind(2, $0) }
        statement.bind(3, host.name)
        try statement.run()
    }

    /// Retires a root; its items leave with it.
    public func dropRoot(_ number: UInt64) throws {
        let find = try connection.prepare("SELECT anchor FROM root WHERE number = ?1")
        find.bind(1, Int64(number))
        guard try find.step() else { return }
        let anchor = find.integer(0)
        find.reset()
        _ = try removeEntry(directory: anchor, name: [])
        let statement = try connection.prepare("UPDATE root_rows SET last = ?2 WHERE number = ?1")
        statement.bind(1, Int64(number))
        statement.bind(2, commitNumber)
        try statement.run()
        try closeGaps(ofRoot: number)
        thinning.hasDroppedRoot = true
        try endNotes(ofRoot: number)
    }

    /// The id of the directory at `path`, which is made when it is new.
    public func directory(root: UInt64, path: [UInt8]) throws -> Int64 {
        let find = try connection.prepare("SELECT id FROM directory WHERE root = ?1 AND path = ?2")
        find.bind(1, Int64(root))
        find.bind(2, path)
        if try find.step() {
            defer { find.reset() }
            return find.integer(0)
        }
        let id = directoryIDs.take()
        try insert(directory: id, root: root, path: path)
        return id
    }

    func insert(directory id: Int64, root: UInt64, path: [UInt8]?) throws {
        insertDirectory.bind(1, id)
        insertDirectory.bind(2, Int64(root))
        if let path {
            insertDirectory.bind(3, path)
        } else {
            insertDirectory.bind(3, nil as Int64?)
        }
        try insertDirectory.run()
    }

    // MARK: Items

    /// - Returns: how many items other than directories left the tree; `removed` is told of each,
    ///   encoded.
    @discardableResult
    public func apply(_ change: CatalogChange, removed: (([UInt8]) -> Void)? = nil) throws -> Int {
        switch change.action {
        case .put(let item, let kind, let child, let stamp, let isNew):
            // Also one that was listed when it was met: thinning may have let it go since.
            if let child { try insert(directory: child.id, root: child.root, path: child.path) }
            if isNew, try insert(with: insertNew, change, item, kind, child, stamp) {
                if kind != .directory { liveCount += 1 }
                try correctEnd(of: change)
                return 0
            }
            // Known, or met twice since the last commit: it may have been removed in between.
            if kind != .directory, try find(directory: change.directory, name: change.name) == nil {
                liveCount += 1
            }
            try retire(directory: change.directory, name: change.name, isRemoved: false)
            _ = try insert(with: insertLive, change, item, kind, child, stamp)
            try correctEnd(of: change)
            return 0
        case .restamp(let stamp):
            restamp.bind(1, change.directory)
            restamp.bind(2, change.name)
            restamp.bind(3, stamp)
            try restamp.run()
            return 0
        case .remove:
            return try removeEntry(directory: change.directory, name: change.name, removed)
        }
    }

    /// - Returns: whether a row was written.
    private func insert(
        with statement: RawStatement, _ change: CatalogChange, _ item: [UInt8], _ kind: ItemKind,
        _ child: CatalogChange.DirectoryPlace?, _ stamp: Stamp?
    ) throws -> Bool {
        statement.bind(1, change.directory)
        statement.bind(2, change.name)
        statement.bind(3, commitNumber)
        statement.bind(4, Int64(kind.rawValue))
        statement.bind(5, child?.id)
        statement.bind(6, stamp)
        statement.bind(7, item)
        try statement.run()
        let isWritten = connection.changes > 0
        if isWritten, Item.isFuzzy(encodedAlone: item) {
            let mark = try connection.prepare(
                "INSERT OR IGNORE INTO fuzzy_rows (directory, name) VALUES (?1, ?2)")
            mark.bind(1, change.directory)
            mark.bind(2, change.name)
            try mark.run()
        }
        return isWritten
    }

    /// Whether `name` is there, and what it is.
    func find(directory: Int64, name: [UInt8]) throws -> (
        kind: ItemKind, child: Int64?, item: [UInt8]
    )? {
        findLive.bind(1, directory)
        findLive.bind(2, name)
        guard try findLive.step() else { return nil }
        defer { findLive.reset() }
        guard let kind = ItemKind(rawValue: UInt8(clamping: findLive.integer(0))) else {
            throw CatalogError.damaged("an unknown kind")
        }
        return (kind, findLive.optionalInteger(1), findLive.bytes(2))
    }

    private func removeEntry(directory: Int64, name: [UInt8], _ told: (([UInt8]) -> Void)? = nil)
        throws -> Int
    {
        guard let found = try find(directory: directory, name: name) else { return 0 }
        var removed = 0
        // Depth first with a list, not the stack: trees may be deeper than a thread's stack.
        var pending = found.child.map { [$0] } ?? []
        while let next = pending.popLast() {
            var names: [(name: [UInt8], kind: Int64)] = []
            children.bind(1, next)
            while try children.step() {
                names.append((children.bytes(0), children.integer(1)))
                if let told, children.integer(1) != Int64(ItemKind.directory.rawValue) {
                    told(children.bytes(3))
                }
                if let child = children.optionalInteger(2) { pending.append(child) }
            }
            for entry in names {
                try retire(directory: next, name: entry.name, isRemoved: true)
                try delete(directory: next, name: entry.name)
                if entry.kind != Int64(ItemKind.directory.rawValue) { removed += 1 }
            }
        }
        try retire(directory: directory, name: name, isRemoved: true)
        try delete(directory: directory, name: name)
        if found.kind != .directory { told?(found.item) }
        if found.kind != .directory { removed += 1 }
        liveCount -= Int64(removed)
        return removed
    }

    private func retire(directory: Int64, name: [UInt8], isRemoved: Bool) throws {
        archive.bind(1, directory)
        archive.bind(2, name)
        archive.bind(3, commitNumber)
        archive.bind(4, isRemoved ? 1 : 0)
        try archive.run()
        guard isRemoved else { return }
        hasRemoved = true
        // Put and removed since the last commit: what stood there at that commit has ended by a
        // removal after all.
        if connection.changes == 0 {
            try markEnd(directory: directory, name: name, isRemoved: true)
        }
    }

    /// What was removed since the last commit and is there again was replaced. - Source: FORMAT.md
    /// §8.12.
    private func correctEnd(of change: CatalogChange) throws {
        if hasRemoved {
            try markEnd(directory: change.directory, name: change.name, isRemoved: false)
        }
    }

    private func markEnd(directory: Int64, name: [UInt8], isRemoved: Bool) throws {
        markEnded.bind(1, directory)
        markEnded.bind(2, name)
        markEnded.bind(3, commitNumber)
        markEnded.bind(4, isRemoved ? 1 : 0)
        try markEnded.run()
    }

    func adjustLiveCount(_ difference: Int64) { liveCount += difference }

    private func delete(directory: Int64, name: [UInt8]) throws {
        deleteLive.bind(1, directory)
        deleteLive.bind(2, name)
        try deleteLive.run()
    }

    // MARK: Packs

    func addPack(path: String, sealed: Bool, length: UInt64) throws -> Int64 {
        let id = nextPack
        nextPack += 1
        try updatePack(id, path: path, sealed: sealed, length: length)
        return id
    }

    public func updatePack(_ id: Int64, path: String, sealed: Bool, length: UInt64) throws {
        let statement = try connection.prepare(
            "INSERT OR REPLACE INTO pack_rows (id, path, sealed, length) VALUES (?1, ?2, ?3, ?4)")
        statement.bind(1, id)
        statement.bind(2, path)
        statement.bind(3, sealed ? 1 : 0)
        statement.bind(4, Int64(length))
        try statement.run()
        nextPack = max(nextPack, id + 1)
    }

    /// - Parameter keepsPlaces: chunks that have a place already keep it. An id may occur at
    ///   several places; after a prune that was cut off the packs it has rewritten are met again,
    ///   and must not take the chunks back.
    public func add(_ block: StoredBlock, keepsPlaces: Bool = false) throws {
        let id = nextBlock
        nextBlock += 1
        insertBlock.bind(1, id)
        insertBlock.bind(2, block.pack)
        insertBlock.bind(3, Int64(block.offset))
        insertBlock.bind(4, Int64(block.length))
        try insertBlock.run()
        var start = 0
        for chunk in block.chunks {
            try point(
                chunk, toBlock: id, start: start, by: keepsPlaces ? insertUnknownChunk : insertChunk
            )
            start += Int(chunk.length)
        }
    }

    /// Has a chunk looked for in this block, at this place of its plain bytes.
    public func point(_ chunk: ChunkReference, toBlock block: Int64, start: Int) throws {
        try point(chunk, toBlock: block, start: start, by: insertChunk)
    }

    private func point(
        _ chunk: ChunkReference, toBlock block: Int64, start: Int, by insert: RawStatement
    ) throws {
        insert.bind(1, chunk.id)
        insert.bind(2, block)
        insert.bind(3, Int64(start))
        insert.bind(4, Int64(chunk.length))
        try insert.run()
    }
}
