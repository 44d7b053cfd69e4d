import CSQLite
import CairnFormat
import Glibc

/// The check that every row of the catalog carries, and the sum of the checks and the number of
/// rows of each table.
///
/// SQLite calls these functions itself: the column `checksum` is generated from the rest of its row
/// when that is written, the views of ``CatalogSchema`` compare it when the row is read, triggers
/// compare it before the row is changed, and a hook adds it up. So no statement can leave it out.
/// - What it promises: a value that changed in a row that is asked for is an error, never an
///   answer; and ``CatalogProof`` finds rows that are missing or too many.
/// - What it does not: to stand up to who writes the state directory on purpose, or to notice what
///   a wrong statement of ours wrote.
final class RowChecks: @unchecked Sendable {
    // SAFETY: belongs to one connection, which has one user at a time.
    /// For each table, in the order of ``CatalogSchema/checked``.
    var totals = [TableTotal](repeating: TableTotal(), count: CatalogSchema.checked.count)

    /// Registers the SQL functions. The caller keeps this value as long as the connection.
    ///
    /// - Returns: SQLite's result code.
    func register(on handle: OpaquePointer) -> Int32 {
        let own = Unmanaged.passUnretained(self).toOpaque()
        let flags = SQLITE_UTF8 | SQLITE_INNOCUOUS
        typealias Function = @convention(c) (OpaquePointer?, Int32, Values?) -> Void
        func register(_ name: String, _ count: Int32, _ flags: Int32, _ function: Function) -> Int32
        { sqlite3_create_function_v2(handle, name, count, flags, own, function, nil, nil, nil) }
        var code = register("row_check", -1, flags | SQLITE_DETERMINISTIC, rowCheck)
        if code == SQLITE_OK { code = register("row_is_whole", -1, flags, rowIsWhole) }
        return code
    }

    /// Begins to keep ``totals``, if the connection writes checks. The caller keeps this value as
    /// long as the connection.
    func addUpChanges(on handle: OpaquePointer) {
        sqlite3_preupdate_hook(handle, addUp, Unmanaged.passUnretained(self).toOpaque())
    }

    /// The names of the tables, in the order of ``totals``.
    private static let tables = CatalogSchema.checked.map { Array("\($0.table)_rows".utf8CString) }
    /// The table of the last change: the next is mostly of the same one.
    private var recent = 0

    fileprivate func add(_ difference: TableTotal, to table: UnsafePointer<CChar>) {
        if strcmp(Self.tables[recent], table) != 0 {
            guard let found = Self.tables.firstIndex(where: { strcmp($0, table) == 0 }) else {
                return
            }
            recent = found
        }
        totals[recent].checks &+= difference.checks
        totals[recent].rows &+= difference.rows
    }
}

/// What is known of all rows of a table, or what a change adds to that.
struct TableTotal: Equatable {
    /// The sum of the rows' checks, modulo 2^64.
    var checks: Int64 = 0
    /// The number of rows.
    var rows: Int64 = 0
}

/// Adds up a row that is written, changed or removed: SQLite calls it before each of these,
/// whatever the statement, for a row that another one replaces, too.
///
/// A check that SQLite cannot tell for lack of memory is missing in the sum, which then proves
/// nothing wrong but is found wrong. - Source: sqlite.org/c3ref/preupdate_blobwrite.html.
private let addUp:
    @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?,
        UnsafePointer<CChar>?, Int64, Int64
    ) -> Void = { own, handle, operation, _, table, _, _ in
        guard let own, let table else { return }
        // The check is the last column.
        let column = sqlite3_preupdate_count(handle) - 1
        var difference = TableTotal()
        var check: OpaquePointer?
        if operation != SQLITE_DELETE, sqlite3_preupdate_new(handle, column, &check) == SQLITE_OK {
            difference.checks &+= sqlite3_value_int64(check)
        }
        if operation != SQLITE_INSERT, sqlite3_preupdate_old(handle, column, &check) == SQLITE_OK {
            difference.checks &-= sqlite3_value_int64(check)
        }
        if operation == SQLITE_INSERT { difference.rows = 1 }
        if operation == SQLITE_DELETE { difference.rows = -1 }
        Unmanaged<RowChecks>.fromOpaque(own).takeUnretainedValue().add(difference, to: table)
    }

private typealias Values = UnsafeMutablePointer<OpaquePointer?>

/// `row_check(table, columns…)`: four bytes, about 5 % of a catalog.
private func rowCheck(_ context: OpaquePointer?, _ count: Int32, _ values: Values?) {
    guard let values, count >= 1 else {
        return sqlite3_result_error(context, "row_check needs a table", -1)
    }
    sqlite3_result_int64(context, check(values, Int(count)))
}

/// `row_is_whole(check, table, columns…)`: true, or an error.
private func rowIsWhole(_ context: OpaquePointer?, _ count: Int32, _ values: Values?) {
    guard let values, count >= 2 else {
        return sqlite3_result_error(context, "row_is_whole needs a table", -1)
    }
    guard sqlite3_value_int64(values[0]) == check(values + 1, Int(count) - 1) else {
        let table = sqlite3_value_text(values[1]).map { String(cString: $0) } ?? ""
        return sqlite3_result_error(
            context, "a row of `\(table)` differs from what was written", -1)
    }
    sqlite3_result_int(context, 1)
}

/// - Parameter values: the values to hash, each with its type and length.
private func check(_ values: Values, _ count: Int) -> Int64 {
    var size = 0
    for index in 0..<count {
        switch sqlite3_value_type(values[index]) {
        case SQLITE_NULL: size += 1
        case SQLITE_BLOB, SQLITE_TEXT: size += 5 + Int(sqlite3_value_bytes(values[index]))
        default: size += 9
        }
    }
    let hash = withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { memory in
        var place = memory.baseAddress!
        func append(_ type: UInt8) {
            place.storeBytes(of: type, as: UInt8.self)
            place += 1
        }
        for index in 0..<count {
            let value = values[index]
            let type = sqlite3_value_type(value)
            append(UInt8(truncatingIfNeeded: type))
            switch type {
            case SQLITE_NULL: break
            case SQLITE_BLOB, SQLITE_TEXT:
                // The pointer before the length: asking for the pointer may convert the value. -
                // Source: sqlite.org/c3ref/value_blob.html.
                let bytes = sqlite3_value_blob(value)
                let length = Int(sqlite3_value_bytes(value))
                place.storeBytes(
                    of: UInt32(truncatingIfNeeded: length).littleEndian, as: UInt32.self)
                place += 4
                if let bytes { place.copyMemory(from: bytes, byteCount: length) }
                place += length
            case SQLITE_INTEGER:
                place.storeBytes(of: sqlite3_value_int64(value).littleEndian, as: Int64.self)
                place += 8
            default:
                place.storeBytes(
                    of: sqlite3_value_double(value).bitPattern.littleEndian, as: UInt64.self)
                place += 8
            }
        }
        return ShortHash.of(UnsafeRawBufferPointer(memory))
    }
    return Int64(bitPattern: hash) >> 32
}
