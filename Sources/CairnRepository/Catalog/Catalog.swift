import CairnCore
import CairnFormat
import Synchronization

/// The SQLite view of journal and packs: fast to query, safe to lose.
///
/// It is in the state directory, one for each repository. It does *not* promise to exist, to be up
/// to date, or to be intact. ``CatalogReplay`` brings it up to date with the journal whenever a
/// repository is opened.
public final class Catalog: Sendable {
    /// The database file.
    public let path: String
    let connection: CatalogConnection
    /// The file that it had when it was opened; nil when that was replaced at once.
    private let file: DirectoryIdentity?
    private let isQuery: Bool
    private let idle = IdleConnections()
    private let hidden = Mutex<Set<UInt64>>([])

    /// Opens or creates the catalog of `repository` at `path`.
    ///
    /// - Parameters:
    ///   - isOwn: nobody else writes it, so one that was found to differ from the journal is set
    ///     aside, and one that is missing, or of another repository or schema, is made anew.
    ///   - isQuery: one thread asks it and nobody writes it, so that its answers may come from the
    ///     file that was opened, even when a repair has put another in its place.
    /// - Throws: ``CatalogError``; `busy` when it is not one's own and has not been made yet.
    public convenience init(
        path: String, repository: Hash128, isOwn: Bool = true, isQuery: Bool = false
    ) throws {
        if isOwn {
            if CatalogFile.isDistrusted(path) { try CatalogFile.setAside(path) }
        } else if CatalogFile.identity(path) == nil {
            throw CatalogError.busy
        }
        try self.init(
            path: path, repository: repository, isOwn: isOwn, isQuery: isQuery, isScratch: false)
    }

    /// - Parameter isScratch: the file is removed before anybody else could open it. Its rows have
    ///   no checks, and only those queries are fast that a replay needs.
    init(
        path: String, repository: Hash128, isOwn: Bool = true, isQuery: Bool = false,
        isScratch: Bool
    ) throws {
        self.path = path
        self.isQuery = isQuery
        connection = try CatalogConnection(path: path, readOnly: !isOwn, isScratch: isScratch)
        let found = CatalogFile.identity(path)
        file = connection.hasMoved ? nil : found
        switch (try isOf(repository), isOwn) {
        case (true, true): try connection.execute(CatalogSchema.mountIndex)
        case (false, true):
            try create(repository: repository, keepsOwn: true, isScratch: isScratch)
        case (true, false): break
        case (false, false): throw CatalogError.busy
        }
    }

    // The last connection that is closed empties SQLite's log, and only this one can.
    deinit { idle.close() }

    private func isOf(_ repository: Hash128) throws -> Bool {
        let table = try connection.prepare(
            "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'meta'")
        guard try table.hasRow() else { return false }
        let note = try connection.prepare("SELECT 1 FROM meta WHERE key = ?1 AND value = ?2")
        note.bind("schema", CatalogSchema.version)
        guard try note.hasRow() else { return false }
        note.bind("repository", repository.description)
        return try note.hasRow()
    }

    /// Roots of other machines, which queries exclude; see ``HostScope``.
    public var hiddenRoots: Set<UInt64> {
        get { hidden.withLock { $0 } }
        set { hidden.withLock { $0 = newValue } }
    }

    /// Begins the catalog anew: it is empty, or describes another history than the repository's.
    ///
    /// - Parameter keepsOwn: a catalog of this repository that another process has made meanwhile
    ///   stays as it is.
    func create(repository: Hash128, keepsOwn: Bool = false, isScratch: Bool = false) throws {
        try connection.exclusively {
            if keepsOwn, try isOf(repository) { return }
            let old = try connection.prepare(
                """
                SELECT printf('DROP %s "%w"', type, name) FROM sqlite_master
                WHERE type IN ('table', 'view') AND substr(name, 1, 7) <> 'sqlite_' ORDER BY type
                """)
            for drop in try old.map({ $0.text(0) }) { try connection.execute(drop) }
            try connection.execute(CatalogSchema.statements(isScratch: isScratch))
            try connection.run(
                "INSERT INTO meta VALUES ('schema', ?1), ('repository', ?2)", CatalogSchema.version,
                repository.description)
        }
        if !isScratch { try connection.execute(CatalogSchema.mountIndex) }
    }

    /// Checks that each row is intact, and none is missing or too many. - Throws:
    /// ``CatalogError/damaged(_:)``.
    public func checkRows() throws { try CatalogProof(catalog: self).checkRows() }

    /// Empties SQLite's log, which still holds deleted rows, unless a reader is active. Then the
    /// next writer's end empties it.
    public func emptyLog() throws { try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)") }

    /// The position of the journal up to which this catalog is complete.
    public func position() throws -> JournalPosition {
        try connection.checkNotes()
        return try CatalogReader.position(connection)
    }

    /// Whether SQLite finds its file intact. Reads all of it. - Source:
    /// sqlite.org/pragma.html#pragma_integrity_check.
    public func isWhole() throws -> Bool {
        let statement = try connection.prepare("PRAGMA integrity_check(1)")
        defer { statement.reset() }
        return try statement.step() && statement.text(0) == "ok"
    }

    /// Opens a connection for another user of the same catalog.
    ///
    /// - Throws: ``CatalogError``; `unavailable` when its file was removed or replaced: then what
    ///   is written and what is read would differ. A query goes on with the file that it has open.
    func openReader() throws -> CatalogConnection {
        do {
            try checkPlace()
            let opened = try CatalogConnection(path: path, readOnly: true, idle: idle)
            // It may have been replaced just before it was opened.
            try checkPlace()
            return opened
        } catch {
            guard isQuery, (try? checkPlace()) == nil else { throw error }
            return connection
        }
    }

    private func checkPlace() throws(CatalogError) {
        guard let file, CatalogFile.identity(path) == file else {
            throw .unavailable("the file was removed or replaced")
        }
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
