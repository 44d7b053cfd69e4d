import CairnFormat

/// The history that a transaction has dropped so far. The rows that nothing needs any more are
/// removed when it becomes a commit.
struct PendingForget {
    struct Forgotten {
        let number: Int64
        let before: Forgetting?
        let after: Forgetting
    }

    struct Hiding {
        let commit: Hash128
        let root: UInt64
        let path: [UInt8]
    }

    var forgotten: [Forgotten] = []
    /// Taken after everything else of the transaction. - Source: FORMAT.md §8.17.
    var hidings: [Hiding] = []
    /// The commits out of which items were taken.
    var hidden: Set<Int64> = []
    /// The earlier value of `expired`; nil while it is unchanged.
    var expiredBefore: Int64?
    var hasDroppedRoot = false
}

/// The only removal of rows from the catalog. - Source: FORMAT.md §8.11 … §8.13.
///
/// A version of `past` stays while a commit in `first ..< last` is kept for its root, or while it
/// ended by a removal after `expired`, or by an exclusion that nobody ordered and that holds or
/// ended after `expired`. These conditions only ever fall, so a row becomes removable through a
/// commit forgotten in its span or through `expired` passing an end. Hence the cost: for
/// a forgotten commit the rows that ended until the next kept one, by the index of ends; never the
/// whole history.
extension CatalogWriter {
    /// The number of forgotten commits that are remembered by id, to answer queries for one of
    /// them.
    private static let forgottenMaximum: Int64 = 50_000
    /// The number of rows that are examined before removable ones are removed.
    private static let batchRows: Int64 = 2_048

    /// Forgets a commit; does nothing when there is none with this id.
    func forget(_ id: Hash128, _ forgetting: Forgetting) throws {
        guard let row: CommitRow = try connection.row("WHERE id = ?1", id) else { return }
        let (number, before) = (row.number, row.forgetting)
        let after = forgetting.joined(with: before)
        guard after != before else { return }
        pendingForget.forgotten.append(.init(number: number, before: before, after: after))
        if after == .everywhere {
            try remember(forgotten: number, id)
            if try !outlivesForgetting(row) {
                return try connection.run("DELETE FROM commit_rows WHERE number = ?1", number)
            }
        }
        try connection.run(
            "UPDATE commit_rows SET kept = ?2 WHERE number = ?1", number, after.encode())
    }

    func remember(forgotten number: Int64, _ id: Hash128) throws {
        try connection.run(
            "INSERT OR REPLACE INTO forgotten_rows (number, id) VALUES (?1, ?2)", number, id)
    }

    /// Whether a commit's row says something about later ones: that changes were lost, or that the
    /// uncertainty has ended.
    private func outlivesForgetting(_ row: CommitRow) throws -> Bool {
        let commit = try Commit(parsing: row.payload)
        if row.recordsLost > 0 || commit.endsRepair { return true }
        guard commit.kind == .complete else { return false }
        return try connection.prepare("SELECT 1 FROM \"commit\" WHERE lost > 0 LIMIT 1").hasRow()
    }

    /// Drops the last versions of items deleted in commits up to this many before the present one.
    func expire(commitsBefore: UInt64) throws {
        let (number, isBelow) = commitNumber.subtractingReportingOverflow(
            Int64(clamping: commitsBefore))
        let before = try expired()
        guard !isBelow, number > before else { return }
        if pendingForget.expiredBefore == nil { pendingForget.expiredBefore = before }
        try meta("expired", number)
    }

    public func expired() throws -> Int64 { try connection.note("expired") ?? 0 }

    /// Removes the rows that no commit shows any more because of this transaction. Precedes the
    /// commit's own row.
    func dropForgotten() throws {
        defer { pendingForget = PendingForget() }
        var spans = pendingForget.hidden.map { (after: $0 - 1, upTo: $0) }
        if let before = pendingForget.expiredBefore {
            spans.append((before, try expired()))
            spans += try connection.setAside(endedAfter: before, upTo: expired()).map {
                (after: $0 - 1, upTo: $0)
            }
        }
        if !pendingForget.forgotten.isEmpty {
            let roots = try rootNumbers()
            for forgotten in pendingForget.forgotten {
                spans.append((forgotten.number, try reach(of: forgotten, roots)))
            }
            try connection.run(
                "DELETE FROM forgotten_rows WHERE number <= (SELECT number FROM forgotten_rows ORDER BY number DESC LIMIT 1 OFFSET ?1)",
                Self.forgottenMaximum)
        }
        spans.sort { $0.after < $1.after }
        var end: Int64 = 0
        for span in spans where span.upTo > end {
            try dropForgotten(endedAfter: max(span.after, end), upTo: span.upTo)
            end = span.upTo
        }
    }

    private func rootNumbers() throws -> [UInt64] {
        try connection.prepare("SELECT number FROM root").map { $0.number(0) }
    }

    /// The first commit after a forgotten one by which every root of its forgetting was kept again.
    /// It shows what ended later.
    private func reach(of forgotten: PendingForget.Forgotten, _ roots: [UInt64]) throws -> Int64 {
        var open = roots.filter {
            (forgotten.before?.keeps($0) ?? true) && !forgotten.after.keeps($0)
        }
        let statement = try connection.prepare(
            "SELECT number, kept FROM \"commit\" WHERE number > ?1 ORDER BY number",
            forgotten.number)
        defer { statement.reset() }
        while !open.isEmpty, try statement.step() {
            let kept = try statement.forgetting(1)
            open.removeAll { kept?.keeps($0) ?? true }
            if open.isEmpty { return statement.integer(0) }
        }
        return open.isEmpty ? forgotten.number : commitNumber
    }

    private struct EndedRow {
        let last: Int64
        let directory: Int64
        let name: [UInt8]
        let first: Int64
        let child: Int64?
    }

    private func dropForgotten(endedAfter lower: Int64, upTo upper: Int64) throws {
        let expired = try expired()
        // Row values compare by the index past_last alone.
        let rows = try connection.prepare(
            """
            SELECT p.last, p.directory, p.name, p.first, p.child, p.ended, (SELECT root FROM \
            directory WHERE id = p.directory)
            FROM past p
            WHERE (p.last, p.directory, p.name, p.first) > (?1, ?2, ?3, ?4) AND p.last <= ?5
            ORDER BY p.last, p.directory, p.name, p.first LIMIT ?6
            """)
        let shown = try connection.prepare(
            "SELECT kept FROM \"commit\" WHERE number >= ?1 AND number < ?2 ORDER BY number DESC")
        let hasSetAside = try connection.hasSetAside(after: expired)
        var cursor = EndedRow(last: lower, directory: .max, name: [], first: .max, child: nil)
        while true {
            var gone: [EndedRow] = []
            var count: Int64 = 0
            rows.bind(
                cursor.last, cursor.directory, cursor.name, cursor.first, upper, Self.batchRows)
            while try rows.step() {
                count += 1
                cursor = EndedRow(
                    last: rows.integer(0), directory: rows.integer(1), name: rows.bytes(2),
                    first: rows.integer(3), child: rows.optionalInteger(4))
                let isLastOfDeleted = rows.integer(5) != 0 && cursor.last > expired
                if isLastOfDeleted { continue }
                let root = UInt64(clamping: rows.integer(6))
                if hasSetAside, rows.integer(5) != 0,
                    try isSetAside(cursor, root, expired: expired)
                {
                    continue
                }
                if try isShown(cursor, root: root, shown) { continue }
                gone.append(cursor)
            }
            try remove(gone)
            if count < Self.batchRows { return }
        }
    }

    /// Whether an exclusion that nobody ordered ended a version, and still preserves it.
    private func isSetAside(_ row: EndedRow, _ root: UInt64, expired: Int64) throws -> Bool {
        guard
            let above = try connection.prepare(
                "SELECT path FROM directory WHERE id = ?1", row.directory
            ).first({ $0.isNull(0) ? [] : $0.bytes(0) })
        else { return false }
        return try connection.setAside(
            root, ItemPath.join(above, row.name), endedAt: row.last, expired: expired) != nil
    }

    private func isShown(_ row: EndedRow, root: UInt64, _ statement: RawStatement) throws -> Bool {
        statement.bind(row.first, row.last)
        defer { statement.reset() }
        while try statement.step() {
            if try statement.forgetting(0)?.keeps(root) ?? true { return true }
        }
        return false
    }

    /// Removes the rows of `past` at a place and beneath it for which a condition holds.
    func removePast(_ beneath: VersionsBeneath, where condition: String) throws {
        let rows = try beneath.prepare(
            "SELECT last, directory, name, first, child FROM past WHERE \(condition) AND (\(beneath.condition)) LIMIT \(Self.batchRows)"
        )
        while true {
            let gone = try rows.map { row in
                EndedRow(
                    last: row.integer(0), directory: row.integer(1), name: row.bytes(2),
                    first: row.integer(3), child: row.optionalInteger(4))
            }
            try remove(gone)
            if gone.count < Self.batchRows { return }
        }
    }

    private func remove(_ rows: [EndedRow]) throws {
        let delete = try connection.prepare(
            "DELETE FROM past_rows WHERE directory = ?1 AND name = ?2 AND first = ?3")
        let unmark = try connection.prepare(
            """
            DELETE FROM fuzzy_rows WHERE directory = ?1 AND name = ?2
            AND NOT EXISTS (SELECT 1 FROM live WHERE directory = ?1 AND name = ?2)
            """)
        var touched: Set<Int64> = []
        forgottenRows += Int64(rows.count)
        for row in rows {
            try delete.run(row.directory, row.name, row.first)
            try unmark.run(row.directory, row.name)
            touched.insert(row.directory)
            if let child = row.child { touched.insert(child) }
        }
        for directory in touched { try removeDirectoryIfEmpty(directory) }
    }

    /// Removes a directory's id when nothing of it and of its contents is left.
    private func removeDirectoryIfEmpty(_ id: Int64) throws {
        guard try !exists("SELECT 1 FROM live WHERE directory = ?1 LIMIT 1", id),
            try !exists("SELECT 1 FROM past WHERE directory = ?1 LIMIT 1", id)
        else { return }
        let find = try connection.prepare(
            "SELECT root, path FROM directory WHERE id = ?1 AND path IS NOT NULL", id)
        guard let (root, path) = try find.first({ ($0.integer(0), $0.bytes(1)) }) else { return }
        let (parent, name) = ItemPath.split(path)
        let above = try connection.number(
            path.isEmpty
                ? "SELECT anchor FROM root WHERE number = ?1"
                : "SELECT id FROM directory WHERE root = ?1 AND path = ?2", root, parent)
        for table in above == nil ? [] : ["live", "past"] {
            let row = try connection.prepare(
                "SELECT 1 FROM \(table) WHERE directory = ?1 AND name = ?2 AND child = ?3", above,
                name, id)
            if try row.hasRow() { return }
        }
        try connection.run("DELETE FROM directory_rows WHERE id = ?1", id)
    }

    private func exists(_ sql: String, _ id: Int64) throws -> Bool {
        try connection.prepare(sql, id).hasRow()
    }

    /// Removes an item and everything beneath it from all commits, the present state included.
    ///
    /// - Returns: the number of versions removed.
    @discardableResult
    func erase(root: UInt64, path: [UInt8]) throws -> Int64 {
        let beneath = VersionsBeneath(connection, root: root, path: path)
        let count = try beneath.prepare(
            "SELECT count(*) FROM live WHERE kind <> \(ItemKind.directory.rawValue) AND (\(beneath.condition))"
        )
        adjustLiveCount(-(try count.first { $0.integer(0) } ?? 0))
        var versions: Int64 = 0
        for table in ["live", "past", "fuzzy"] {
            try beneath.prepare("DELETE FROM \(table)_rows WHERE \(beneath.condition)").run()
            if table != "fuzzy" { versions += Int64(connection.changes) }
        }
        for (number, place) in [("root", "path"), ("from_root", "from_path")] {
            try beneath.prepare(
                "DELETE FROM move_rows WHERE \(number) = ?1 AND \(beneath.condition(ofPaths: place))"
            ).run()
        }
        try beneath.prepare(
            "DELETE FROM directory_rows WHERE path IS NOT NULL AND id IN (\(beneath.directories))"
        ).run()
        forgottenRows += versions
        return versions
    }
}
