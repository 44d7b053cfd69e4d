import CSQLite
import CairnCore
import CairnFormat

/// One SQLite connection to the catalog.
///
/// Invariant: one user at a time. Every user (writer, scanner, chunk index, reader) opens its own.
final class CatalogConnection: @unchecked Sendable {
    // SAFETY: the handle belongs to the one user of the connection, and is closed with it.
    let handle: OpaquePointer
    let checks: RowChecks
    let path: String
    private let idle: IdleConnections?

    /// - Parameters:
    ///   - isScratch: the file is removed before anybody else could open it, and need not survive
    ///     anything.
    ///   - idle: gives a connection for reading that is open already, and gets this one back.
    init(
        path: String, readOnly: Bool, isScratch: Bool = false, idle: IdleConnections? = nil
    ) throws {
        self.path = path
        self.idle = idle
        if let (handle, checks) = idle?.dequeue() {
            (self.handle, self.checks) = (handle, checks)
            return
        }
        checks = RowChecks()
        var settings = """
            PRAGMA synchronous = \(isScratch ? "OFF" : "NORMAL");
            PRAGMA cache_size = -\((readOnly ? Self.cacheBytes : Self.writerCacheBytes) >> 10);
            PRAGMA temp_store = MEMORY; PRAGMA recursive_triggers = ON;
            """
        if !readOnly {
            // NORMAL: after a power cut the catalog may be behind the journal, never inconsistent.
            // It catches up by replay.
            settings = "PRAGMA journal_mode = \(isScratch ? "MEMORY" : "WAL");" + settings
            // Erased rows must leave no trace. - Source:
            // sqlite.org/pragma.html#pragma_secure_delete.
            if !isScratch { settings += "PRAGMA secure_delete = ON;" }
        }
        do throws(Refusal) {
            handle = try Self.openAgain(path, readOnly: readOnly, settings: settings, checks)
            if !readOnly, !isScratch { checks.addUpChanges(on: handle) }
        } catch {
            let error = CatalogError(error)
            if case .damaged = error { CatalogFile.distrust(path) }
            throw error
        }
    }

    // Every statement holds its connection, so none is left.
    deinit {
        if idle?.enqueue(handle, checks) != true { sqlite3_close_v2(handle) }
    }

    /// Whether its file is no longer at its path. - Source:
    /// sqlite.org/c3ref/c_fcntl_begin_atomic_write.html.
    var hasMoved: Bool { Self.hasMoved(handle) }

    static func hasMoved(_ handle: OpaquePointer) -> Bool {
        var moved: Int32 = 1
        let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
        return code != SQLITE_OK || moved != 0
    }

    private static let cacheBytes = 8 << 20
    /// A first backup writes rows in the order of chunk ids and inodes, which have none: with less,
    /// each page is written to SQLite's log and read from it many times.
    private static let writerCacheBytes = 32 << 20

    /// Gives back the memory of a large transaction.
    func trimCache() {
        var used: Int32 = 0
        var highest: Int32 = 0
        let code = sqlite3_db_status(handle, SQLITE_DBSTATUS_CACHE_USED, &used, &highest, 0)
        if code == SQLITE_OK, used > Self.cacheBytes { sqlite3_db_release_memory(handle) }
    }

    /// Holds a mebibyte of pages at most from now on.
    func limitCache() {
        sqlite3_exec(handle, "PRAGMA cache_size = -1024", nil, nil, nil)
        sqlite3_db_release_memory(handle)
    }

    /// SQLite's error code and message, and the errno behind them, 0 when there is none.
    struct Refusal: Error {
        let code: Int32
        let text: String
        var system: Int32 = 0
    }

    /// Its files may be replaced one by one while they are opened (``CatalogFile/setAside(_:)``),
    /// so the present ones are opened.
    private static func openAgain(
        _ path: String, readOnly: Bool, settings: String, _ checks: RowChecks
    ) throws(Refusal) -> OpaquePointer {
        for _ in 1..<openings {
            do throws(Refusal) {
                return try open(path, readOnly: readOnly, settings: settings, checks)
            } catch {
                if error.code & 0xff != SQLITE_IOERR { throw error }
            }
        }
        return try open(path, readOnly: readOnly, settings: settings, checks)
    }

    private static let openings = 3

    /// Refused, without harm, when another connection was opened before.
    private static let memoryCounting = csqlite_count_no_memory()

    private static func open(
        _ path: String, readOnly: Bool, settings: String, _ checks: RowChecks
    ) throws(Refusal) -> OpaquePointer {
        _ = memoryCounting
        if !readOnly { CatalogFile.makePrivate(path) }
        let mode = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        var opened: OpaquePointer?
        var code = sqlite3_open_v2(path, &opened, mode | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let handle = opened else {
            let system = sqlite3_system_errno(opened)
            sqlite3_close_v2(opened)
            throw Refusal(
                code: code, text: String(cString: sqlite3_errstr(code)), system: system)
        }
        sqlite3_busy_timeout(handle, patienceMilliseconds)
        code = csqlite_refuse_quoted_strings(handle)
        // The schema uses these functions, so no query works without them.
        if code == SQLITE_OK { code = checks.register(on: handle) }
        // A query that a file refuses when it is no database.
        let script = settings + "SELECT 1 FROM sqlite_master LIMIT 1"
        if code == SQLITE_OK { code = sqlite3_exec(handle, script, nil, nil, nil) }
        guard code == SQLITE_OK else {
            defer { sqlite3_close_v2(handle) }
            throw Refusal(
                code: code, text: String(cString: sqlite3_errmsg(handle)),
                system: sqlite3_system_errno(handle))
        }
        return handle
    }

    private static let patienceMilliseconds: Int32 = 10_000

    /// - Parameter values: bound to the parameters from `?1` on; those beyond are ignored.
    func prepare<each Value: StatementValue>(_ sql: String, _ values: repeat each Value) throws
        -> RawStatement
    { try RawStatement(sql, on: self, repeat each values) }

    /// Runs one statement that gives no rows.
    func run<each Value: StatementValue>(_ sql: String, _ values: repeat each Value) throws {
        try RawStatement(sql, on: self, repeat each values).run()
    }

    /// The number in a query's first row; nil without rows.
    func number<each Value: StatementValue>(_ sql: String, _ values: repeat each Value) throws
        -> Int64?
    {
        try prepare(sql, repeat each values).first { $0.integer(0) }
    }

    /// A number in the table `meta`; nil when it is absent.
    func note(_ key: String) throws -> Int64? {
        try number("SELECT value FROM meta WHERE key = ?1", key)
    }

    /// All roots with their machines, in order of number.
    func roots() throws -> [CatalogRoot] {
        try prepare(
            """
            SELECT number, root.name, path, role, anchor, first, last, root_host.id, root_host.name
            FROM root LEFT JOIN root_host ON root_host.root = number ORDER BY number
            """
        ).map { row in
            var root = try CatalogRoot(row)
            root.host = row.isNull(7) ? nil : RootHost(id: try row.id(7), name: row.bytes(8))
            return root
        }
    }

    /// The number of rows that the last statement wrote.
    var changes: Int32 { sqlite3_changes(handle) }

    /// Runs statements one after another, without their rows.
    func execute(_ sql: String) throws {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw CatalogError(Refusal(code: code, text: String(cString: sqlite3_errmsg(handle))))
        }
    }

    /// Runs `body` in an exclusive transaction; an error undoes it.
    func exclusively(_ body: () throws -> Void) throws {
        try execute("BEGIN EXCLUSIVE")
        do {
            try body()
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }
}

/// A failure of the catalog. It is safe to lose: whoever opens a damaged one next makes it anew
/// from journal and packs.
public enum CatalogError: Error, Equatable, CustomStringConvertible {
    case damaged(String)
    case busy
    case full
    /// The system refuses its files, which proves nothing about their contents.
    case unavailable(String)
    /// The process or the system has no descriptor left for its files.
    case tooManyFiles

    init(_ refusal: CatalogConnection.Refusal) {
        self.init(
            primary: refusal.code, system: refusal.system, refusal: refusal.text,
            damage: refusal.text)
    }

    init(_ handle: OpaquePointer, doing sql: String) {
        let text = String(cString: sqlite3_errmsg(handle))
        self.init(
            primary: sqlite3_errcode(handle), system: sqlite3_system_errno(handle), refusal: text,
            damage: "\(text) (\(sql.prefix(60)))")
    }

    /// - Source: sqlite.org/rescode.html: the low byte is the primary code.
    private init(primary code: Int32, system: Int32, refusal: String, damage: String) {
        // ENFILE, EMFILE.
        let isCrowded = [23, 24].contains(system)
        switch code & 0xff {
        case SQLITE_CANTOPEN where isCrowded, SQLITE_IOERR where isCrowded: self = .tooManyFiles
        // SQLite calls it an I/O error where it cannot lengthen its shared memory.
        case SQLITE_IOERR where [ErrorCode.noSpace, ErrorCode.overQuota].contains(system):
            self = .full
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_FULL: self = .full
        case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH, SQLITE_NOMEM,
            SQLITE_PROTOCOL:
            self = .unavailable(refusal)
        default: self = .damaged(damage)
        }
    }

    public var description: String {
        switch self {
        case .damaged(let why): "the catalog cannot be read: \(why)"
        case .busy: "the catalog is in use by another process"
        case .full: "no space left for the catalog"
        case .tooManyFiles: "the catalog's files cannot be opened: too many open files"
        case .unavailable(let why): "the catalog's files cannot be read or written: \(why)"
        }
    }
}
