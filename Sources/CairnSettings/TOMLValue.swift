import CairnCore

/// A place in a TOML text.
public struct TOMLPosition: Equatable, Sendable {
    /// The offset in bytes, from 0.
    public let offset: Int
    /// The line, from 1.
    public let line: Int
    /// The column in bytes, from 1.
    public let column: Int
}

/// A text that is not TOML 1.0: the place, the problem, and what is allowed.
public struct TOMLError: Error, Equatable, Sendable {
    public let position: TOMLPosition
    public let problem: String
    public let allowed: String
}

public enum TOMLValue {
    case string(String)
    case integer(Int64)
    case float(Double)
    case boolean(Bool)
    case time(TOMLTime)
    case array(TOMLArray)
    case table(TOMLTable)
}

/// A date, a time or both, valid and as written.
public struct TOMLTime: Equatable, Sendable {
    public enum Kind: Sendable { case offsetDateTime, localDateTime, localDate, localTime }

    public let kind: Kind
    public let text: String
}

/// A value and its position.
public struct TOMLItem {
    public let value: TOMLValue
    /// The position of the value, or of the header that opens the table.
    public let position: TOMLPosition
    /// The offset after the value or the header, in bytes.
    public let end: Int

    public var range: Range<Int> { position.offset..<end }
    var string: String? { if case .string(let text) = value { text } else { nil } }
    var integer: Int? { if case .integer(let number) = value { Int(number) } else { nil } }
    var flag: Bool? { if case .boolean(let flag) = value { flag } else { nil } }
    var size: WrittenSize? { integer.map(WrittenSize.bytes) ?? string.map(WrittenSize.text) }
    var array: TOMLArray? { if case .array(let array) = value { array } else { nil } }
    var table: TOMLTable? { if case .table(let table) = value { table } else { nil } }
}

/// A list of values, or of tables with headers in double brackets.
public final class TOMLArray {
    public internal(set) var items: [TOMLItem]
    /// Whether headers in double brackets made the list: the next such header adds to it.
    let isOfHeaders: Bool

    init(_ items: [TOMLItem], isOfHeaders: Bool) {
        self.items = items
        self.isOfHeaders = isOfHeaders
    }
}

/// Names and their values, in the order of the text.
public final class TOMLTable {
    public struct Entry {
        public let name: String
        /// The position of the name; of a table with a header, in that header.
        public fileprivate(set) var namePosition: TOMLPosition
        public fileprivate(set) var item: TOMLItem
    }

    /// The origin of a table, which decides what may still be added.
    enum Origin {
        /// The header of a table within it.
        case inner
        case header
        /// A name with dots before the last part.
        case dotted
        /// Braces: nothing may be added.
        case inline
    }

    public private(set) var entries: [Entry] = []
    /// By the bytes of the name: as texts, two spellings of “é” would be one.
    private var places: [[UInt8]: Int] = [:]
    var origin: Origin
    /// The number of tables and lists around the table.
    let depth: Int

    init(_ origin: Origin, depth: Int) {
        self.origin = origin
        self.depth = depth
    }

    public subscript(name: String) -> Entry? { places[Array(name.utf8)].map { entries[$0] } }

    /// Adds a name that is not in the table.
    func add(_ name: TOMLName, _ item: TOMLItem) {
        places[Array(name.text.utf8)] = entries.count
        entries.append(Entry(name: name.text, namePosition: name.position, item: item))
    }

    /// Gives the table `name` its own header.
    func open(_ name: TOMLName, _ item: TOMLItem) {
        guard let place = places[Array(name.text.utf8)] else { return }
        entries[place].namePosition = name.position
        entries[place].item = item
        item.table?.origin = .header
    }
}

/// One part of a key.
struct TOMLName {
    let text: String
    let position: TOMLPosition

    /// The name in messages.
    var shown: String { "“\(PathText.display(Array(text.utf8)))”" }
}
