import CSQLite
import CairnCore
import CairnFormat

/// A prepared statement: bound, stepped through and read by column, without conversions.
final class RawStatement {
    private let statement: OpaquePointer
    private let handle: OpaquePointer
    private let sql: String
    /// Keeps the connection open until its statements are finalized, and the functions of
    /// ``RowChecks`` until both are. - Source: sqlite.org/c3ref/close.html, "zombie".
    private let connection: CatalogConnection

    /// - Parameter values: the values of the parameters from `?1` on. Values without a parameter
    ///   are ignored.
    init<each Value: StatementValue>(
        _ sql: String, on connection: CatalogConnection, _ values: repeat each Value
    ) throws {
        let handle = connection.handle
        var prepared: OpaquePointer?
        guard
            sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
                == SQLITE_OK, let prepared
        else { throw CatalogError(handle, doing: sql) }
        statement = prepared
        self.connection = connection
        self.handle = handle
        self.sql = sql
        var index: Int32 = 0
        for value in repeat each values {
            index += 1
            value.bind(to: statement, at: index)
        }
        assert(index == 0 || index >= sqlite3_bind_parameter_count(statement), "unbound: \(sql)")
    }

    deinit { sqlite3_finalize(statement) }

    /// Binds the parameters from `?1` on. Bytes are copied.
    ///
    /// Ten types, not a parameter pack: the compiler then turns a call into one call for each
    /// parameter. A pack costs 0.1 µs more for a row of `live`.
    func bind<
        A: StatementValue, B: StatementValue, C: StatementValue, D: StatementValue,
        E: StatementValue, F: StatementValue, G: StatementValue, H: StatementValue,
        I: StatementValue, J: StatementValue
    >(
        _ a: A, _ b: B = Unbound(), _ c: C = Unbound(), _ d: D = Unbound(), _ e: E = Unbound(),
        _ f: F = Unbound(), _ g: G = Unbound(), _ h: H = Unbound(), _ i: I = Unbound(),
        _ j: J = Unbound()
    ) {
        a.bind(to: statement, at: 1)
        b.bind(to: statement, at: 2)
        c.bind(to: statement, at: 3)
        d.bind(to: statement, at: 4)
        e.bind(to: statement, at: 5)
        f.bind(to: statement, at: 6)
        g.bind(to: statement, at: 7)
        h.bind(to: statement, at: 8)
        i.bind(to: statement, at: 9)
        j.bind(to: statement, at: 10)
    }

    /// Moves to the next row.
    ///
    /// - Returns: false after the last row; the statement can then be bound again.
    func step() throws -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(statement)
            return false
        default:
            let error = CatalogError(handle, doing: sql)
            sqlite3_reset(statement)
            if case .damaged = error { connection.distrust() }
            throw error
        }
    }

    /// Runs a statement without rows.
    func run() throws { while try step() {} }

    /// Binds as ``bind(_:_:_:_:_:_:_:_:_:_:)`` does, and runs the statement.
    func run<
        A: StatementValue, B: StatementValue, C: StatementValue, D: StatementValue,
        E: StatementValue, F: StatementValue, G: StatementValue, H: StatementValue,
        I: StatementValue, J: StatementValue
    >(
        _ a: A, _ b: B = Unbound(), _ c: C = Unbound(), _ d: D = Unbound(), _ e: E = Unbound(),
        _ f: F = Unbound(), _ g: G = Unbound(), _ h: H = Unbound(), _ i: I = Unbound(),
        _ j: J = Unbound()
    ) throws {
        bind(a, b, c, d, e, f, g, h, i, j)
        try run()
    }

    func reset() { sqlite3_reset(statement) }

    /// Whether there is a row. The statement can then be bound again.
    func hasRow() throws -> Bool { try first { _ in } != nil }

    /// The value that `read` returns for the first row; nil without rows. The statement can then be
    /// bound again.
    func first<Result>(_ read: (RawStatement) throws -> Result) throws -> Result? {
        guard try step() else { return nil }
        defer { reset() }
        return try read(self)
    }

    /// The values that `read` returns for all rows.
    func map<Result>(_ read: (RawStatement) throws -> Result) throws -> [Result] {
        defer { reset() }
        var results: [Result] = []
        while try step() { results.append(try read(self)) }
        return results
    }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

    /// The bytes of a column, valid until the next step.
    func blob(_ column: Int32) -> UnsafeRawBufferPointer {
        let count = Int(sqlite3_column_bytes(statement, column))
        return UnsafeRawBufferPointer(start: sqlite3_column_blob(statement, column), count: count)
    }

    func bytes(_ column: Int32) -> [UInt8] { Array(blob(column)) }

    func text(_ column: Int32) -> String { String(decoding: blob(column), as: UTF8.self) }
}

/// The value of a statement's parameter.
protocol StatementValue {
    func bind(to statement: OpaquePointer, at index: Int32)
}

extension StatementValue where Self: BinaryInteger {
    /// A number that SQLite cannot hold becomes the nearest that it can; no journal has such a
    /// number.
    func bind(to statement: OpaquePointer, at index: Int32) {
        sqlite3_bind_int64(statement, index, Int64(clamping: self))
    }
}

extension Int64: StatementValue {}
extension Int: StatementValue {}
extension UInt64: StatementValue {}
extension UInt32: StatementValue {}
extension UInt8: StatementValue {}

extension Bool: StatementValue {
    func bind(to statement: OpaquePointer, at index: Int32) {
        sqlite3_bind_int64(statement, index, self ? 1 : 0)
    }
}

extension String: StatementValue {
    func bind(to statement: OpaquePointer, at index: Int32) {
        sqlite3_bind_text(statement, index, self, -1, copied)
    }
}

extension UnsafeRawBufferPointer: StatementValue {
    func bind(to statement: OpaquePointer, at index: Int32) {
        // An empty blob needs a pointer too, or it becomes NULL.
        let start = baseAddress ?? UnsafeRawPointer(bitPattern: 1)
        sqlite3_bind_blob(statement, index, start, Int32(count), copied)
    }
}

extension [UInt8]: StatementValue {
    func bind(to statement: OpaquePointer, at index: Int32) {
        withUnsafeBytes { $0.bind(to: statement, at: index) }
    }
}

extension Hash256: StatementValue {
    func bind(to statement: OpaquePointer, at index: Int32) {
        withBytes { $0.bind(to: statement, at: index) }
    }
}

extension Hash128: StatementValue {
    func bind(to statement: OpaquePointer, at index: Int32) {
        withBytes { $0.bind(to: statement, at: index) }
    }
}

extension Stamp: StatementValue {
    func bind(to statement: OpaquePointer, at index: Int32) {
        withBytes { $0.bind(to: statement, at: index) }
    }
}

/// A parameter that a statement does not have.
struct Unbound: StatementValue {
    func bind(to statement: OpaquePointer, at index: Int32) {}
}

/// Nil is NULL.
extension Optional: StatementValue where Wrapped: StatementValue {
    func bind(to statement: OpaquePointer, at index: Int32) {
        if let self {
            self.bind(to: statement, at: index)
        } else {
            sqlite3_bind_null(statement, index)
        }
    }
}

private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
