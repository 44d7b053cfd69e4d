import CairnFormat
import GRDB
import Synchronization

/// The SQLite view of journal and packs: fast to ask, safe to lose.
///
/// It lives in the state directory, one for each repository. What it does *not* promise: to exist, to be up to date, or to be intact.
/// ``CatalogReplay`` brings it level with the journal whenever a repository is opened.
public final class Catalog: Sendable {
    /// The database file.
    public let path: String
    let connection: CatalogConnection
    private let hidden = Mutex<Set<UInt64>>([])

    /// Opens or creates the catalog of `repository` at `path`.
    ///
    /// - Parameter mayReplace: nobody else writes it: one that was found not to hold what the journal says is set aside.
    /// - Parameter isScratch: the file goes before anybody else could open it.
    /// - Throws: ``CatalogError``. One that belongs to another repository or schema is emptied.
    public convenience init(path: String, repository: Hash128, mayReplace: Bool = true) throws {
        if mayReplace, CatalogFile.isDistrusted(path) { try CatalogFile.setAside(path) }
        try self.init(path: path, repository: repository, isScratch: false)
    }

    init(path: String, repository: Hash128, isScratch: Bool) throws {
        self.path = path
        do {
            connection = try CatalogConnection(path: path, readOnly: false, isScratch: isScratch)
            try Self.prepare(connection, repository: repository)
        } catch let error as DatabaseError {
            throw CatalogError(error)
        }
    }

    private static func prepare(_ connection: CatalogConnection, repository: Hash128) throws {
        try connection.queue.inDatabase { db in
            let isOurs = try db.tableExists("meta")
                && Int.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'schema'") == CatalogSchema.version
                && String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'repository'")
                    == repository.description
            if !isOurs { try create(db, repository) }
            try db.execute(sql: CatalogSchema.index)
        }
    }

    /// Roots of other machines, of which questions do not speak; see ``HostScope``.
    var hiddenRoots: Set<UInt64> {
        get { hidden.withLock { $0 } }
        set { hidden.withLock { $0 = newValue } }
    }

    /// Empties the catalog: what it held came from another history than the repository's.
    func removeEverything(repository: Hash128) throws {
        do {
            try connection.queue.inDatabase { db in
                try Self.create(db, repository)
                try db.execute(sql: CatalogSchema.index)
            }
        } catch let error as DatabaseError {
            throw CatalogError(error)
        }
    }

    private static func create(_ db: Database, _ repository: Hash128) throws {
        try db.inTransaction(.exclusive) {
            let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            for table in tables where !table.hasPrefix("sqlite_") {
                try db.execute(sql: "DROP TABLE \"\(table)\"")
            }
            for view in try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'view'") {
                try db.execute(sql: "DROP VIEW \"\(view)\"")
            }
            try db.execute(sql: CatalogSchema.statements)
            try db.execute(
                sql: "INSERT INTO meta VALUES ('schema', ?), ('repository', ?)",
                arguments: [CatalogSchema.version, repository.description])
            return .commit
        }
    }

    /// Whether each row is what was written, and none is missing or too many. - Throws: ``CatalogError/damaged(_:)``.
    public func checkRows() throws { try CatalogProof(catalog: self).checkRows() }

    /// Empties SQLite's log, which still holds what was deleted, unless somebody reads just now: then the next writer's end does.
    public func emptyLog() throws {
        do {
            _ = try connection.queue.inDatabase { try Row.fetchOne($0, sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        } catch let error as DatabaseError {
            throw CatalogError(error)
        }
    }

    /// How far of the journal this catalog holds.
    public func position() throws -> JournalPosition {
        try connection.checkNotes()
        return try CatalogReader.position(connection)
    }

    /// Whether SQLite finds its file in order. Reads all of it. - Source: sqlite.org/pragma.html#pragma_integrity_check.
    public func isWhole() throws -> Bool {
        let statement = try connection.prepare("PRAGMA integrity_check(1)")
        defer { statement.reset() }
        return try statement.step() && statement.text(0) == "ok"
    }

    /// A connection of its own for another user of the same catalog.
    public func openReader() throws -> CatalogConnection {
        try CatalogConnection(path: path, readOnly: true)
    }
}

extension CatalogReader {
    static func position(_ connection: CatalogConnection) throws -> JournalPosition {
        let statement = try connection.prepare(
            "SELECT key, value FROM meta WHERE key IN ('segment', 'offset', 'record', 'hash')")
        var position = JournalPosition.start
        while try statement.step() {
            switch statement.text(0) {
            case "segment": position.segment = UInt64(statement.integer(1))
            case "offset": position.offset = UInt64(statement.integer(1))
            case "record": position.record = UInt64(statement.integer(1))
            default:
                guard statement.blob(1).count == Hash256.byteCount else {
                    throw CatalogError.damaged("its position is not a hash")
                }
                position.hash = Hash256(statement.blob(1))
            }
        }
        return position
    }
}
