import CairnCore
import CairnFormat

/// Writes the catalog, one transaction a commit.
///
/// Invariants: a transaction is open from ``begin()`` to ``commit(_:payload:position:)``; all rows
/// of a transaction have the number of the commit that ends it; what is rolled back is still in the
/// journal, or never was.
public final class CatalogWriter {
    let connection: CatalogConnection
    /// The number of the next commit.
    public private(set) var commitNumber: Int64
    /// The number of the last commit that is no maintenance: what began later is no version yet.
    private var lastPoint: Int64 = 0
    /// Shared with the scanner, which meets new directories first.
    public let directoryIDs: DirectoryIDs
    private var nextBlock: Int64
    /// The number of the next new pack.
    public private(set) var nextPack: Int64
    public private(set) var liveCount: Int64
    private var isOpen = false
    /// Whether anything was removed since the transaction began: only then can a name be put whose
    /// last version counts as deleted.
    private var hasRemoved = false
    var pendingForget = PendingForget()
    /// The versions that have left the catalog since it was opened, forgotten or erased.
    public var forgottenRows: Int64 = 0

    let insertLive: RawStatement
    private let insertInconsistent: RawStatement
    private let insertNew: RawStatement
    private let archive: RawStatement
    private let markEnded: RawStatement
    private let deleteLive: RawStatement
    private let restamp: RawStatement
    let findStamp: RawStatement
    private let children: RawStatement
    private let insertDirectory: RawStatement
    private let findDirectory: RawStatement
    private let findLive: RawStatement
    private let insertBlock: RawStatement
    private let insertChunk: RawStatement
    private let insertUnknownChunk: RawStatement

    public init(_ catalog: Catalog) throws {
        connection = catalog.connection
        func next(_ sql: String) throws -> Int64 {
            try (catalog.connection.number(sql) ?? 0) + 1
        }
        // A checkpoint may lack the row of the last commit.
        commitNumber = try next(
            "SELECT coalesce(max(number), 0) FROM (SELECT number FROM commit_rows UNION ALL SELECT value - 1 FROM meta WHERE key = 'checkpoint_next')"
        )
        directoryIDs = DirectoryIDs(
            next: try next("SELECT coalesce(max(id), 0) FROM directory_rows"))
        nextBlock = try next("SELECT coalesce(max(id), 0) FROM block_rows")
        nextPack = try next("SELECT coalesce(max(id), 0) FROM pack_rows")
        liveCount = try next("SELECT coalesce((SELECT value FROM meta WHERE key = 'live'), 0)") - 1
        insertLive = try connection.prepare(LiveRow.insert())
        insertNew = try connection.prepare(LiveRow.insert(or: .ignore))
        insertInconsistent = try connection.prepare(
            "INSERT OR IGNORE INTO fuzzy_rows (directory, name) VALUES (?1, ?2)")
        archive = try connection.prepare(
            """
            INSERT OR REPLACE INTO past_rows (directory, name, first, last, kind, child, ended, \
            item)
            SELECT directory, name, first, ?3, kind, child, ?4, item FROM live
            WHERE directory = ?1 AND name = ?2 AND first < ?3 AND first <= ?5
            """)
        markEnded = try connection.prepare(
            "UPDATE past_rows SET ended = ?4 WHERE directory = ?1 AND name = ?2 AND last = ?3")
        deleteLive = try connection.prepare(
            "DELETE FROM live_rows WHERE directory = ?1 AND name = ?2")
        restamp = try connection.prepare(
            "UPDATE live_rows SET stamp = ?3 WHERE directory = ?1 AND name = ?2")
        findStamp = try connection.prepare(
            "SELECT kind, stamp FROM live WHERE directory = ?1 AND name = ?2")
        children = try connection.prepare(
            "SELECT name, kind, child, item FROM live WHERE directory = ?1")
        insertDirectory = try connection.prepare(
            "INSERT OR IGNORE INTO directory_rows (id, root, path) VALUES (?1, ?2, ?3)")
        findDirectory = try connection.prepare(
            "SELECT id FROM directory WHERE root = ?1 AND path = ?2")
        findLive = try connection.prepare(
            "SELECT kind, child, item FROM live WHERE directory = ?1 AND name = ?2")
        insertBlock = try connection.prepare(BlockRow.insert(or: .abort))
        insertChunk = try connection.prepare(ChunkRow.insert())
        insertUnknownChunk = try connection.prepare(ChunkRow.insert(or: .ignore))
        lastPoint = try findLastPoint()
    }

    /// The last commit that is no maintenance. A checkpoint that has lost rows may lack it: then
    /// the last that the checkpoint counts.
    private func findLastPoint() throws -> Int64 {
        try connection.number(
            """
            SELECT coalesce(max(number), 0) FROM (SELECT number FROM commit_rows WHERE \
            \(CatalogSchema.isNoMaintenance) UNION ALL SELECT value - 1 FROM meta WHERE key = \
            'checkpoint_next')
            """) ?? 0
    }

    public func begin() throws {
        guard !isOpen else { return }
        try connection.execute("BEGIN IMMEDIATE")
        isOpen = true
        try connection.loadTotals()
    }

    /// Makes the index of inodes, unless the catalog is empty. Outside of a transaction, for other
    /// connections see it at once.
    public func indexLinks() throws {
        guard liveCount > 0, !isOpen else { return }
        try connection.execute(CatalogSchema.linkIndex)
    }

    public func rollback() {
        guard isOpen else { return }
        try? connection.execute("ROLLBACK")
        leaveTransaction()
    }

    private func leaveTransaction() {
        (isOpen, hasRemoved) = (false, false)
        pendingForget = PendingForget()
    }

    /// Ends the transaction as commit ``commitNumber``, and increments that.
    ///
    /// - Parameter recordsLost: the number of the commit's changes records that are lost.
    public func commit(
        _ commit: Commit, payload: [UInt8], position: JournalPosition, recordsLost: UInt64 = 0
    ) throws {
        if pendingForget.hasDroppedRoot { try endGapsOfDroppedRoots(commit.time) }
        try hide()
        try dropForgotten()
        if let other = try connection.number(
            "SELECT number FROM commit_rows WHERE id = ?1", commit.id)
        {
            throw FormatError("commit", "its id is that of commit \(other)")
        }
        let row = CommitRow(
            number: commitNumber, commit, payload: payload, recordsLost: recordsLost)
        try connection.insert(row, or: .abort)
        try write(position)
        try end()
        if commit.kind != .maintenance { lastPoint = commitNumber }
        commitNumber += 1
    }

    /// Ends the transaction without a commit, and keeps what it learned about packs.
    public func end() throws {
        try meta("live", liveCount)
        try connection.storeTotals()
        try connection.execute("COMMIT")
        connection.trimCache()
        leaveTransaction()
    }

    /// Runs `body` in a transaction that becomes no commit; an error undoes it.
    public func withoutCommit(_ body: () throws -> Void) throws {
        try begin()
        defer { rollback() }
        try body()
        try end()
    }

    /// Continues after a checkpoint whose rows are in the catalog.
    func adopt(_ end: CheckpointEnd) throws {
        commitNumber = Int64(end.nextCommit)
        try meta("expired", Int64(end.expired))
        let count = try connection.number(
            "SELECT count(*) FROM live_rows WHERE kind <> \(ItemKind.directory.rawValue)")
        liveCount = count ?? 0
        lastPoint = try findLastPoint()
    }

    func commitCount() throws -> Int {
        Int(try connection.number("SELECT count(*) FROM commit_rows") ?? 0)
    }

    public func write(_ position: JournalPosition) throws {
        try meta("segment", Int64(position.segment))
        try meta("offset", Int64(position.offset))
        try meta("record", Int64(position.record))
        try connection.run("INSERT OR REPLACE INTO meta VALUES ('hash', ?1)", position.hash)
    }

    public func meta(_ key: String, _ value: Int64) throws {
        try connection.run("INSERT OR REPLACE INTO meta VALUES (?1, ?2)", key, value)
    }

    // MARK: Roots and directories

    public func defineRoot(_ root: RootDefinition) throws -> Int64 {
        let known = try anchor(ofRoot: root.number)
        let anchor = known ?? directoryIDs.take()
        if known == nil { try insert(directory: anchor, root: root.number, path: nil) }
        try connection.run(
            """
            INSERT INTO root_rows (number, name, path, role, anchor, first) VALUES (?1, ?2, ?3, \
            ?4, ?5, ?6)
            ON CONFLICT (number) DO UPDATE SET name = ?2, path = ?3, role = ?4, last = NULL
            """, root.number, root.name, root.path, root.role.rawValue, anchor, commitNumber)
        return anchor
    }

    private func anchor(ofRoot number: UInt64) throws -> Int64? {
        try connection.number("SELECT anchor FROM root WHERE number = ?1", number)
    }

    /// Makes this machine the owner of a root.
    func own(_ root: UInt64, _ host: RootHost) throws {
        try forgetFileSystems(ofRoot: root, unlessOf: host)
        try connection.run(
            "INSERT OR REPLACE INTO root_host_rows (root, id, name) VALUES (?1, ?2, ?3)", root,
            host.id, host.name)
    }

    /// Retires a root and removes its items.
    func dropRoot(_ number: UInt64) throws {
        guard let anchor = try anchor(ofRoot: number) else { return }
        _ = try removeEntry(directory: anchor, name: [])
        try connection.run("UPDATE root_rows SET last = ?2 WHERE number = ?1", number, commitNumber)
        try closeGaps(ofRoot: number)
        pendingForget.hasDroppedRoot = true
        try endNotes(ofRoot: number)
    }

    /// The id of the directory at `path`; a new directory gets one.
    public func directory(root: UInt64, path: [UInt8]) throws -> Int64 {
        findDirectory.bind(root, path)
        if let known = try findDirectory.first({ $0.integer(0) }) { return known }
        let id = directoryIDs.take()
        try insert(directory: id, root: root, path: path)
        return id
    }

    func insert(directory id: Int64, root: UInt64, path: [UInt8]?) throws {
        try insertDirectory.run(id, root, path)
    }

    // MARK: Items

    /// - Returns: the number of items other than directories that left the tree; `removed` gets
    ///   each, encoded.
    @discardableResult
    public func apply(_ change: CatalogChange, removed: (([UInt8]) -> Void)? = nil) throws -> Int {
        switch change.action {
        case .put(let item, let kind, let child, let stamp, let isNew):
            // The directory may have been forgotten since it was listed.
            if let child { try insert(directory: child.id, root: child.root, path: child.path) }
            if isNew, try insert(with: insertNew, change, item, kind, child, stamp) {
                if kind != .directory { liveCount += 1 }
                try correctEnd(of: change)
                return 0
            }
            // The item is known, or was met twice since the last commit: it may have been removed
            // in between.
            if kind != .directory {
                let present = try find(directory: change.directory, name: change.name)
                // The removal that belongs before it is lost. - Source: FORMAT.md §8.2.
                if present?.kind == .directory { return try replaceDirectory(change, removed) }
                if present == nil { liveCount += 1 }
            }
            try archive(change.directory, change.name, isRemoved: false)
            _ = try insert(with: insertLive, change, item, kind, child, stamp)
            try correctEnd(of: change)
            return 0
        case .restamp(let stamp):
            try restamp.run(change.directory, change.name, stamp)
            return 0
        case .remove:
            return try removeEntry(directory: change.directory, name: change.name, removed)
        }
    }

    /// Puts something else in the place of a directory, and takes what lay beneath that out of the
    /// tree.
    private func replaceDirectory(_ change: CatalogChange, _ removed: (([UInt8]) -> Void)?) throws
        -> Int
    {
        let left = try removeEntry(directory: change.directory, name: change.name, removed)
        return left + (try apply(change, removed: removed))
    }

    /// - Returns: whether a row was written.
    private func insert(
        with statement: RawStatement, _ change: CatalogChange, _ item: [UInt8], _ kind: ItemKind,
        _ child: CatalogChange.DirectoryPlace?, _ stamp: Stamp?
    ) throws -> Bool {
        try statement.insert(
            LiveRow(
                directory: change.directory, name: change.name, first: commitNumber, kind: kind,
                child: child?.id, stamp: stamp, item: item))
        let isWritten = connection.changes > 0
        if isWritten, Item.isInconsistent(encodedAlone: item) {
            try markInconsistent(directory: change.directory, name: change.name)
        }
        return isWritten
    }

    func markInconsistent(directory: Int64, name: [UInt8]) throws {
        try insertInconsistent.run(directory, name)
    }

    /// The item called `name` and its kind, if it exists.
    func find(directory: Int64, name: [UInt8]) throws -> (
        kind: ItemKind, child: Int64?, item: [UInt8]
    )? {
        findLive.bind(directory, name)
        return try findLive.first { row in
            (try row.value(0, "kind"), row.optionalInteger(1), row.bytes(2))
        }
    }

    private func removeEntry(directory: Int64, name: [UInt8], _ told: (([UInt8]) -> Void)? = nil)
        throws -> Int
    {
        guard let found = try find(directory: directory, name: name) else { return 0 }
        var removed = 0
        // Depth first, with a list instead of recursion: a tree may be deeper than a thread's
        // stack.
        var pending = found.child.map { [$0] } ?? []
        while let next = pending.popLast() {
            var names: [(name: [UInt8], kind: Int64)] = []
            children.bind(next)
            while try children.step() {
                names.append((children.bytes(0), children.integer(1)))
                if let told, children.integer(1) != Int64(ItemKind.directory.rawValue) {
                    told(children.bytes(3))
                }
                if let child = children.optionalInteger(2) { pending.append(child) }
            }
            for entry in names {
                try remove(next, entry.name)
                if entry.kind != Int64(ItemKind.directory.rawValue) { removed += 1 }
            }
        }
        try remove(directory, name)
        if found.kind != .directory {
            told?(found.item)
            removed += 1
        }
        liveCount -= Int64(removed)
        return removed
    }

    private func archive(_ directory: Int64, _ name: [UInt8], isRemoved: Bool) throws {
        try archive.run(directory, name, commitNumber, isRemoved, lastPoint)
    }

    private func remove(_ directory: Int64, _ name: [UInt8]) throws {
        try archive(directory, name, isRemoved: true)
        hasRemoved = true
        // The item was put and removed since the last commit: its version at that commit ended by a
        // removal.
        if connection.changes == 0 { try markEnded.run(directory, name, commitNumber, true) }
        try deleteLive.run(directory, name)
    }

    /// An item that was removed and put again since the last commit was replaced. - Source:
    /// FORMAT.md §8.12.
    private func correctEnd(of change: CatalogChange) throws {
        if hasRemoved {
            try markEnded.run(change.directory, change.name, commitNumber, false)
        }
    }

    func adjustLiveCount(_ difference: Int64) { liveCount += difference }

    // MARK: Packs

    func addPack(path: String, sealed: Bool, length: UInt64) throws -> Int64 {
        let id = nextPack
        nextPack += 1
        try updatePack(id, path: path, sealed: sealed, length: length)
        return id
    }

    public func updatePack(_ id: Int64, path: String, sealed: Bool, length: UInt64) throws {
        try connection.insert(CatalogPack(id: id, path: path, isSealed: sealed, length: length))
        nextPack = max(nextPack, id + 1)
    }

    /// - Parameter keepsPlaces: whether chunks with a place keep it. An id may have several places;
    ///   after an interrupted prune the packs that it rewrote are read again, and must not take the
    ///   chunks back.
    public func add(_ block: StoredBlock, keepsPlaces: Bool = false) throws {
        let id = nextBlock
        nextBlock += 1
        try insertBlock.insert(
            BlockRow(id: id, pack: block.pack, offset: block.offset, length: block.length))
        var start = 0
        for chunk in block.chunks {
            try point(
                chunk, toBlock: id, start: start, by: keepsPlaces ? insertUnknownChunk : insertChunk
            )
            start += Int(chunk.length)
        }
    }

    /// Sets the place of a chunk: this block, at this range of its plain bytes.
    public func point(_ chunk: ChunkReference, toBlock block: Int64, start: Int) throws {
        try point(chunk, toBlock: block, start: start, by: insertChunk)
    }

    private func point(
        _ chunk: ChunkReference, toBlock block: Int64, start: Int, by insert: RawStatement
    ) throws {
        let location = ChunkLocation(block: block, start: start, length: Int(chunk.length))
        try insert.insert(ChunkRow(id: chunk.id, location: location))
    }
}
