import CairnFormat

/// The totals of ``RowChecks`` in the catalog, with a check of the catalog's notes. Each
/// transaction writes both.
extension CatalogConnection {
    /// Loads the totals of the last transaction; the first call of each transaction.
    func loadTotals() throws {
        try checkNotes()
        checks.totals = try storedTotals()
    }

    func storeTotals() throws {
        let put = try prepare("INSERT OR REPLACE INTO meta VALUES (?1, ?2)")
        try put.run(
            "totals",
            checks.totals.flatMap { total in
                [total.checks, total.rows].flatMap { number in
                    withUnsafeBytes(of: number.littleEndian) { Array($0) }
                }
            }
        )
        try put.run("check", try notes().check)
    }

    /// The totals of the last transaction; zeros before the first.
    func storedTotals() throws -> [TableTotal] {
        let find = try prepare("SELECT value FROM meta WHERE key = 'totals'")
        let empty = [TableTotal](repeating: TableTotal(), count: CatalogSchema.checked.count)
        guard try find.step() else { return empty }
        defer { find.reset() }
        let bytes = find.blob(0)
        guard bytes.count == 16 * empty.count else {
            throw CatalogError.damaged("its sums are cut off")
        }
        func number(_ index: Int) -> Int64 {
            Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: Int64.self))
        }
        return empty.indices.map {
            TableTotal(checks: number(2 * $0), rows: number(2 * $0 + 1))
        }
    }

    /// Compares the table `meta` with its check, in one statement: another process may be writing.
    func checkNotes() throws {
        let notes = try notes()
        guard notes.known == notes.check || notes.known == nil && notes.isNew else {
            distrust()
            throw CatalogError.damaged("its own notes differ from what was written")
        }
    }

    /// The check in `meta`, the check of its other rows, and whether it holds only what a new
    /// catalog begins with.
    private func notes() throws -> (known: Int64?, check: Int64, isNew: Bool) {
        // One statement sees one state.
        let rows = try prepare("SELECT key, typeof(value), value FROM meta ORDER BY key")
        defer { rows.reset() }
        var known: Int64?
        var isNew = true
        var bytes: [UInt8] = []
        while try rows.step() {
            let key = rows.bytes(0)
            if key == Array("check".utf8) {
                known = rows.integer(2)
                continue
            }
            isNew = isNew && [Array("schema".utf8), Array("repository".utf8)].contains(key)
            for column: Int32 in 0..<3 {
                let value = rows.bytes(column)
                bytes += withUnsafeBytes(of: UInt32(value.count).littleEndian) { Array($0) } + value
            }
        }
        return (known, bytes.withUnsafeBytes { Int64(bitPattern: ShortHash.of($0)) }, isNew)
    }

    /// Makes the next process that opens the catalog rebuild it.
    func distrust() { CatalogFile.distrust(path) }
}
