import CairnCore

/// A place in a TOML text.
public struct TOMLPosition: Equatable, Sendable {
    /// In bytes, from 0.
    public let offset: Int
    /// From 1.
    public let line: Int
    /// From 1, in bytes of the line.
    public let column: Int
}

/// A text that is not TOML 1.0: where, what is wrong, and what to write instead.
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

/// A date, a time or both: checked, and as it was written.
public struct TOMLTime: Equatable, Sendable {
    public enum Kind: Sendable { case offsetDateTime, localDateTime, localDate, localTime }

    public let kind: Kind
    public let text: String
}

/// A value and where it stands.
public struct TOMLItem {
    public let value: TOMLValue
    /// Of the value, or of the header that opens the table.
    public let position: TOMLPosition
    /// Behind the value or the header, in bytes.
    public let end: Int

    public var range: Range<Int> { position.offset..<end }
    var string: String? { if case .string(let text) = value { text } else { nil } }
    var array: TOMLArray? { if case .array(let array) = value { array } else { nil } }
    var table: TOMLTable? { if case .table(let table) = value { table } else { nil } }
}

/// A list of values, or the tables under headers in double brackets.
public final class TOMLArray {
    public internal(set) var items: [TOMLItem]
    /// Whether headers in double brackets made it: such a list grows with the next of them.
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
        /// Where the name stands: for a table with a header in that header.
        public fileprivate(set) var namePosition: TOMLPosition
        public fileprivate(set) var item: TOMLItem
    }

    /// What made the table, which decides what may still add to it.
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
    /// Of tables and lists around it.
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

    /// As messages show it.
    var shown: String { "“\(PathText.display(Array(text.utf8)))”" }
}
