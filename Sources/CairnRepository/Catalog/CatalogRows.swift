import CairnCore
import CairnFormat

/// A row of one table. It alone maps the columns, for all who write or read it.
protocol TableRow {
    static var table: String { get }
    /// - Parameter row: has all columns of the table, in the order of ``CatalogSchema/checked``.
    init(_ row: RawStatement) throws
    /// Binds all columns in the same order.
    func bind(to statement: RawStatement)
}

/// The treatment of a row whose key exists.
enum KeyConflict: String {
    case abort = "ABORT"
    case ignore = "IGNORE"
    case replace = "REPLACE"
}

extension TableRow {
    private static var columns: String {
        CatalogSchema.checked.first { $0.table == table }?.columns ?? ""
    }

    /// Reads the view, which checks each row.
    static var select: String { "SELECT \(columns) FROM \"\(table)\"" }

    static func insert(or conflict: KeyConflict = .replace) -> String {
        let values = columns.split(separator: ",").indices.map { "?\($0 + 1)" }
        return
            "INSERT OR \(conflict.rawValue) INTO \(table)_rows (\(columns)) VALUES (\(values.joined(separator: ", ")))"
    }
}

extension CatalogConnection {
    func insert(_ row: some TableRow, or conflict: KeyConflict = .replace) throws {
        try prepare(type(of: row).insert(or: conflict)).insert(row)
    }

    /// The rows of a table.
    ///
    /// - Parameter rest: the rest of the query; its parameters are `values`.
    func rows<Row: TableRow, each Value: StatementValue>(
        _ rest: String, _ values: repeat each Value
    ) throws -> [Row] { try prepare("\(Row.select) \(rest)", repeat each values).map(Row.init) }

    /// The first row; nil when there is none.
    func row<Row: TableRow, each Value: StatementValue>(_ rest: String, _ values: repeat each Value)
        throws -> Row?
    { try prepare("\(Row.select) \(rest)", repeat each values).first(Row.init) }

    /// Passes the rows to `body`, one by one.
    func forEach<Row: TableRow>(_: Row.Type, _ rest: String, _ body: (Row) throws -> Void) throws {
        let rows = try prepare("\(Row.select) \(rest)")
        defer { rows.reset() }
        while try rows.step() { try body(Row(rows)) }
    }
}

extension RawStatement {
    func insert(_ row: some TableRow) throws {
        row.bind(to: self)
        try run()
    }

    /// A number that is never negative.
    func number(_ column: Int32) -> UInt64 { UInt64(clamping: integer(column)) }

    /// - Parameter what: the word for the error when there is no such value.
    func value<Value: RawRepresentable<UInt8>>(_ column: Int32, _ what: String) throws -> Value {
        guard let value = Value(rawValue: UInt8(clamping: integer(column))) else {
            throw CatalogError.damaged("an unknown \(what)")
        }
        return value
    }

    func id(_ column: Int32) throws -> Hash128 {
        let bytes = blob(column)
        guard bytes.count == Hash128.byteCount else {
            throw CatalogError.damaged("an id is cut off")
        }
        return Hash128(bytes)
    }

    /// - Parameter column: of the seconds; the nanoseconds follow.
    func moment(_ column: Int32) -> Timestamp {
        Timestamp(seconds: integer(column), nanoseconds: UInt32(clamping: integer(column + 1)))
    }

    /// - Parameter column: of the root's number; a directory's path and a name in it follow.
    func place(_ column: Int32) -> RepositoryPath {
        RepositoryPath(
            root: number(column), path: ItemPath.join(bytes(column + 1), bytes(column + 2)))
    }

    func forgetting(_ column: Int32) throws -> Forgetting? {
        isNull(column) ? nil : try Forgetting(parsing: bytes(column))
    }
}

// MARK: Trees

/// A name of the present tree.
public struct LiveRow: Sendable {
    public let directory: Int64
    public let name: [UInt8]
    /// The commit of this state.
    public let first: Int64
    public let kind: ItemKind
    /// A directory's own id.
    public let child: Int64?
    /// The status when it was kept; nil when none was recorded.
    public let stamp: Stamp?
    /// Encoded alone.
    public let item: [UInt8]

    /// Whether the copy may be no state that the file ever had.
    public var isInconsistent: Bool { Item.isInconsistent(encodedAlone: item) }

    public func isSameName(as other: LiveRow) -> Bool {
        directory == other.directory && name == other.name
    }
}

extension LiveRow: TableRow {
    static let table = "live"

    init(_ row: RawStatement) throws {
        self.init(
            directory: row.integer(0), name: row.bytes(1), first: row.integer(2),
            kind: try row.value(3, "kind"), child: row.optionalInteger(4),
            stamp: Stamp(row.blob(5)), item: row.bytes(6))
    }

    func bind(to statement: RawStatement) {
        statement.bind(directory, name, first, kind.rawValue, child, stamp, item)
    }
}

/// The former state of a name, for the commits `first ..< last`.
struct PastRow {
    /// Its stamp is not kept.
    let row: LiveRow
    let last: Int64
    /// How it ended: 1 by a removal, 0 by another item.
    let ended: UInt8
}

extension PastRow: TableRow {
    static let table = "past"

    init(_ row: RawStatement) throws {
        self.row = LiveRow(
            directory: row.integer(0), name: row.bytes(1), first: row.integer(2),
            kind: try row.value(4, "kind"), child: row.optionalInteger(5), stamp: nil,
            item: row.bytes(7))
        last = row.integer(3)
        ended = UInt8(clamping: row.integer(6))
    }

    func bind(to statement: RawStatement) {
        statement.bind(
            row.directory, row.name, row.first, last, row.kind.rawValue, row.child, ended, row.item)
    }
}

/// Without its machine, which has a table of its own.
extension CatalogRoot: TableRow {
    static let table = "root"

    init(_ row: RawStatement) throws {
        definition = RootDefinition(
            number: row.number(0), name: row.bytes(1), path: row.bytes(2),
            role: try row.value(3, "role"))
        anchor = row.integer(4)
        first = row.integer(5)
        last = row.optionalInteger(6)
    }

    func bind(to statement: RawStatement) {
        statement.bind(
            definition.number, definition.name, definition.path, definition.role.rawValue, anchor,
            first, last)
    }
}

// MARK: Commits

struct CommitRow: TableRow {
    static let table = "commit"
    let number: Int64
    let id: Hash128
    let seconds: Int64
    let payload: [UInt8]
    let recordsLost: UInt64
    /// The roots in which it is forgotten; nil while it is complete.
    let forgetting: Forgetting?

    /// - Parameter commit: the parsed `payload`.
    init(
        number: Int64, _ commit: Commit, payload: [UInt8], recordsLost: UInt64,
        forgetting: Forgetting? = nil
    ) {
        self.number = number
        id = commit.id
        seconds = commit.time.seconds
        self.payload = payload
        self.recordsLost = recordsLost
        self.forgetting = forgetting
    }

    init(_ row: RawStatement) throws {
        number = row.integer(0)
        id = try row.id(1)
        seconds = row.integer(2)
        payload = row.bytes(3)
        recordsLost = row.number(4)
        forgetting = try row.forgetting(5)
    }

    func bind(to statement: RawStatement) {
        statement.bind(number, id, seconds, payload, recordsLost, forgetting?.encode())
    }

    func commit() throws -> CatalogCommit {
        CatalogCommit(
            number: number, commit: try Commit(parsing: payload), recordsLost: recordsLost,
            forgetting: forgetting)
    }
}

// MARK: Packs

extension CatalogPack: TableRow {
    static let table = "pack"

    init(_ row: RawStatement) {
        self.init(
            id: row.integer(0), path: row.text(1), isSealed: row.integer(2) != 0,
            length: row.number(3))
    }

    func bind(to statement: RawStatement) { statement.bind(id, path, isSealed, length) }
}

public struct BlockRow: Sendable {
    public let id: Int64
    public let pack: Int64
    public let offset: UInt64
    public let length: UInt64
}

extension BlockRow: TableRow {
    static let table = "block"

    init(_ row: RawStatement) {
        self.init(
            id: row.integer(0), pack: row.integer(1), offset: row.number(2), length: row.number(3))
    }

    func bind(to statement: RawStatement) { statement.bind(id, pack, offset, length) }
}

struct ChunkRow {
    let id: ChunkID
    let location: ChunkLocation
}

extension ChunkRow: TableRow {
    static let table = "chunk"

    init(_ row: RawStatement) throws {
        let bytes = row.blob(0)
        guard bytes.count == ChunkID.byteCount else {
            throw CatalogError.damaged("a chunk's id is cut off")
        }
        id = ChunkID(bytes)
        location = ChunkLocation(
            block: row.integer(1), start: Int(row.integer(2)), length: Int(row.integer(3)))
    }

    func bind(to statement: RawStatement) {
        statement.bind(id, location.block, location.start, location.length)
    }
}
