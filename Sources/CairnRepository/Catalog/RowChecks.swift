import CSQLite
import CairnFormat

/// The check that every row of the catalog carries, and the sum of the checks of each table.
///
/// SQLite calls these functions itself: the column `checksum` is generated from the rest of its row
/// when that is written, the views of ``CatalogSchema`` compare it when the row is read, and
/// triggers add it up. So no statement can leave it out.
/// - What it promises: a value that changed in a row that is asked for is an error, never an
///   answer; and ``CatalogProof`` finds rows that are missing or too many.
/// - What it does not: to stand up to who writes the state directory on purpose, or to notice what
///   a wrong statement of ours wrote.
final class RowChecks: @unchecked Sendable {
    // SAFETY: belongs to one connection, which has one user at a time.
    /// For each table, in the order of ``CatalogSchema/checked``: the sum of its rows' checks,
    /// modulo 2^64.
    var totals = [Int64](repeating: 0, count: CatalogSchema.checked.count)

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
        if code == SQLITE_OK { code = register("row_tally", 2, flags, rowTally) }
        return code
    }

    fileprivate static func of(_ context: OpaquePointer?) -> RowChecks {
        Unmanaged<RowChecks>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
    }
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
            context, "a row of `\(table)` is not what was written there", -1)
    }
    sqlite3_result_int(context, 1)
}

/// `row_tally(table's index, difference)`.
private func rowTally(_ context: OpaquePointer?, _ count: Int32, _ values: Values?) {
    guard let values, count == 2 else { return }
    RowChecks.of(context).totals[Int(sqlite3_value_int64(values[0]))] &+= sqlite3_value_int64(
        values[1])
    sqlite3_result_null(context)
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
