import CairnCore
import CairnFormat
import Synchronization

/// Proves that a catalog agrees with the journal.
///
/// Two proofs. ``checkRows(_:)`` reads rows alone: each is what was written, and of each table none
/// is missing or too many, by sums that every transaction continues from the one before, from an
/// empty catalog or one made by a replay. ``compare()`` relies on none of that: it replays the
/// journal into another catalog and compares everything that the journal decides.
/// - Cost: about a microsecond a row for the first; reading the journal and writing a catalog for
///   the second.
/// - Source: docs/decisions/0010-the-catalog-proves-itself.md.
public struct CatalogProof {
    public let catalog: Catalog
    public var cancellation: Cancellation?

    public init(catalog: Catalog, cancellation: Cancellation? = nil) {
        self.catalog = catalog
        self.cancellation = cancellation
    }

    /// The tables used by the plan of the retention: few rows.
    public static let history: Set<String> = ["root", "commit", "forgotten", "pin"]
    /// The tables of chunk locations. They come from the packs, not from the journal.
    private static let places: Set<String> = ["pack", "block", "chunk"]

    /// Reads tables whole, all unless some are named.
    ///
    /// - Throws: ``CatalogError/damaged(_:)``, and then whoever opens the catalog next makes it
    ///   anew; ``Cancelled``.
    public func checkRows(_ tables: Set<String>? = nil) throws {
        guard let tables else {
            // About half of the rows are places.
            let all = Set(CatalogSchema.checked.map(\.table))
            let beside = Mutex<Result<Void, any Error>>(.success(()))
            let thread = WorkerThread { [catalog, cancellation] in
                let proof = CatalogProof(catalog: catalog, cancellation: cancellation)
                let result = Result { try proof.checkRows(Self.places) }
                beside.withLock { $0 = result }
            }
            let own = Result { try checkRows(all.subtracting(Self.places)) }
            thread.join()
            try own.get()
            return try beside.withLock { $0 }.get()
        }
        let connection = try catalog.openReader()
        try connection.execute("BEGIN")
        defer { try? connection.execute("ROLLBACK") }
        try checkRows(tables, connection)
    }

    private func checkRows(_ tables: Set<String>?, _ connection: CatalogConnection) throws {
        try connection.checkNotes()
        let totals = try connection.storedTotals()
        for (index, entry) in CatalogSchema.checked.enumerated()
        where tables?.contains(entry.table) ?? true {
            let rows = try sum(
                "SELECT checksum FROM \(entry.table)_rows WHERE \(CatalogSchema.isWhole(entry.table))",
                connection)
            guard TableTotal(checks: rows.sum, rows: Int64(rows.count)) == totals[index] else {
                connection.distrust()
                throw CatalogError.damaged("rows of `\(entry.table)` are missing or too many")
            }
        }
    }

    private func sum(_ sql: String, _ connection: CatalogConnection) throws -> (
        sum: Int64, count: Int
    ) {
        let rows = try connection.prepare(sql)
        var sum: Int64 = 0
        var count = 0
        while try rows.step() {
            sum &+= rows.integer(0)
            count += 1
            if count & 0xFFFF == 0, cancellation?.isRequested == true {
                rows.reset()
                throw Cancelled()
            }
        }
        return (sum, count)
    }

    // MARK: Against the journal

    private struct Content: Equatable {
        struct Table: Equatable {
            let name: String
            let sum: Int64
            let count: Int
        }

        let position: JournalPosition
        let notes: [Int64]
        let tables: [Table]
    }

    /// Replays the journal as far as the catalog goes, and compares.
    ///
    /// - Returns: how they differ; nil when they do not. Whoever opens a catalog that does next
    ///   makes it anew.
    /// - Throws: ``CatalogError`` when the catalog's own rows do not check out; ``JournalDamage``,
    ///   ``SystemError``, ``Cancelled``.
    public func compare(with repository: Repository) throws -> String? {
        let path = try CatalogFile.scratchPath(catalog.path, "proof")
        defer { try? CatalogFile.remove(path) }
        let own = try ownContent()
        let replayed = try Catalog(
            path: path, repository: repository.description.repository, isScratch: true)
        guard try replay(repository.journal, into: replayed, upTo: own.position) else { return nil }
        let expected = try content(replayed.connection)
        guard let difference = Self.difference(own, expected) else { return nil }
        catalog.connection.distrust()
        return difference
    }

    /// Of one moment, even while somebody writes.
    private func ownContent() throws -> Content {
        let connection = try catalog.openReader()
        try connection.execute("BEGIN")
        defer { try? connection.execute("ROLLBACK") }
        try checkRows(nil, connection)
        return try content(connection)
    }

    private struct Reached: Error {}

    /// - Returns: false when the journal has begun anew after that position meanwhile.
    private func replay(_ journal: JournalReader, into replayed: Catalog, upTo end: JournalPosition)
        throws -> Bool
    {
        guard end.record > 0 else { return true }
        do {
            let stopIfAsked = { if cancellation?.isRequested == true { throw Cancelled() } }
            _ = try CatalogReplay(CatalogWriter(replayed)).run(
                journal, from: .start, roots: [], asking: stopIfAsked
            ) { position in
                if position.record >= end.record { throw Reached() }
            }
        } catch is Reached {}
        let position = try replayed.position()
        return position.record == end.record && position.hash == end.hash
    }

    private func content(_ connection: CatalogConnection) throws -> Content {
        let notes = try ["expired", "live"].map { try connection.note($0) ?? 0 }
        let tables = try Self.decided(expired: notes[0]).map { name, sql in
            let (sum, count) = try sum(sql, connection)
            return Content.Table(name: name, sum: sum, count: count)
        }
        return Content(
            position: try CatalogReader.position(connection), notes: notes, tables: tables)
    }

    /// The rows that the journal decides, without the catalog's ids of directories and without
    /// history that a checkpoint may omit.
    ///
    /// - Source: FORMAT.md §8.14.
    private static func decided(expired: Int64) -> [(name: String, sql: String)] {
        func rows(_ name: String, _ columns: String, _ rest: String) -> (String, String) {
            (name, "SELECT row_check('\(name)', \(columns)) FROM \(rest)")
        }
        func versions(_ table: String, _ columns: String) -> (String, String) {
            rows(
                table, "d.root, d.path, v.name, v.first, v.kind, c.root, c.path, v.item\(columns)",
                "\(table)_rows v LEFT JOIN directory_rows d ON d.id = v.directory LEFT JOIN directory_rows c ON c.id = v.child"
            )
        }
        return [
            rows("root", "number, name, path, role, first, last", "root"),
            rows("commit", "number, id, seconds, payload, lost, kept", "\"commit\""),
            versions("live", ""), versions("past", ", v.last, v.ended"),
            rows(
                "gap", "number, root, path, cause, began_seconds, began_nanoseconds, first, last",
                "gap WHERE last IS NULL OR last > \(expired)"),
            rows(
                "move", "root, path, \"commit\", from_root, from_path",
                "move WHERE \"commit\" > \(expired)"),
            rows(
                "container", "root, path, first, last, role, shape, id, part",
                "container WHERE last IS NULL OR last > first"),
            rows(
                "exclusion", "root, path, first, last, rule, inode",
                "exclusion WHERE last IS NULL OR (last > first AND last > \(expired))"),
            rows(
                "purge", "directory, path, \"commit\", role, reason, bytes, seconds, nanoseconds",
                "purge WHERE \"commit\" > \(expired)"),
            rows("pin", "id, state, \"commit\"", "pin"),
        ]
    }

    private static func difference(_ own: Content, _ journal: Content) -> String? {
        for (own, journal) in zip(own.tables, journal.tables) where own != journal {
            return own.count == journal.count
                ? "rows of `\(own.name)` differ from the journal"
                : "it has \(own.count) rows of `\(own.name)`, but the journal has \(journal.count)"
        }
        return own.notes == journal.notes
            ? nil : "its own notes differ from the journal"
    }
}
