/// Parses a TOML text into tables, with the position of every name and value.
///
/// - What it promises: what it takes is TOML 1.0.0, and what is TOML 1.0.0 it takes, up to 256
///   tables and lists within one another; any other bytes are refused with position and reason.
///   Time and memory are proportional to the text; the stack is bounded by the depth.
/// - Source: TOML 1.0.0; the cases of toml-lang/toml-test for it.
public struct TOMLParser {
    public static let depthMaximum = 256

    public let root = TOMLTable(.header, depth: 0)
    /// The first `\u0000` in a string. TOML allows it; a path or a word of a command does not.
    public private(set) var escapedZero: TOMLPosition?
    private var scanner: TOMLScanner
    /// The table of the present statements.
    private var table: TOMLTable

    /// - Parameter text: the bytes of the whole file.
    public init(_ text: [UInt8]) throws(TOMLError) {
        scanner = try TOMLScanner(text)
        table = root
        while try scanner.skipBlankLines() {
            if scanner.current == "[" {
                try header()
                try endOfLine(after: "the header")
            } else {
                let isBare = try statement(in: table)
                try endOfLine(after: isBare ? nil : "the value")
            }
        }
        escapedZero = scanner.escapedZero
    }

    // MARK: Statements

    private mutating func header() throws(TOMLError) {
        let start = scanner.position
        scanner.advance()
        let isList = scanner.accept("[")
        scanner.skipSpaces()
        guard scanner.standsAtName
        else { throw scanner.error("a “[” without a name after it", at: start) }
        var names = try key()
        let last = names.removeLast()
        guard scanner.accept("]"), !isList || scanner.accept("]") else {
            throw scanner.unexpected(
                "a header without its closing \(isList ? "“]]”" : "“]”")",
                allowed: isList ? "[[name]]" : "[name]")
        }
        var parent = root
        for name in names { parent = try tableAround(name, in: parent) }
        table = try opened(last, in: parent, isList: isList, from: start)
    }

    /// The table that a header creates or continues.
    private func opened(
        _ name: TOMLName, in parent: TOMLTable, isList: Bool, from start: TOMLPosition
    ) throws(TOMLError) -> TOMLTable {
        func item(_ value: TOMLValue) -> TOMLItem {
            TOMLItem(value: value, position: start, end: scanner.offset)
        }
        let old = parent[name.text]
        if !isList, let inner = old?.item.table, inner.origin == .inner {
            parent.open(name, item(.table(inner)))
            return inner
        }
        let new = try makeTable(.header, in: parent, lists: isList ? 1 : 0, at: start)
        switch (old, isList) {
        case (nil, false): parent.add(name, item(.table(new)))
        case (nil, true):
            let list = TOMLArray([item(.table(new))], isOfHeaders: true)
            parent.add(name, item(.array(list)))
        case (let old?, true):
            guard let list = old.item.array, list.isOfHeaders else { throw taken(name, by: old) }
            list.items.append(item(.table(new)))
        case (let old?, false): throw taken(name, by: old)
        }
        return new
    }

    /// A table named before the last name of a header.
    private func tableAround(
        _ name: TOMLName, in parent: TOMLTable
    ) throws(TOMLError) -> TOMLTable {
        guard let old = parent[name.text] else { return try add(name, .inner, in: parent) }
        if let list = old.item.array, list.isOfHeaders, let last = list.items.last?.table {
            return last
        }
        guard let table = old.item.table, table.origin != .inline
        else { throw taken(name, by: old) }
        return table
    }

    /// - Returns: whether the value has no quotes, brackets or braces.
    private mutating func statement(in table: TOMLTable) throws(TOMLError) -> Bool {
        var names = try key()
        let last = names.removeLast()
        guard scanner.accept("=") else {
            throw scanner.unexpected(
                "no “=” after the name \(last.shown)", allowed: "name = value")
        }
        scanner.skipSpaces()
        var parent = table
        for name in names {
            if let old = parent[name.text] {
                guard let table = old.item.table, [.dotted, .inner].contains(table.origin)
                else { throw taken(name, by: old) }
                table.origin = .dotted
                parent = table
            } else {
                parent = try add(name, .dotted, in: parent)
            }
        }
        if let old = parent[last.text] { throw taken(last, by: old) }
        let (item, isBare) = try value(depth: parent.depth + 1)
        parent.add(last, item)
        return isBare
    }

    private func taken(_ name: TOMLName, by old: TOMLTable.Entry) -> TOMLError {
        scanner.error(
            "\(name.shown) is already set in line \(old.namePosition.line)",
            allowed: "each name once in its table, and each table in one place", at: name.position)
    }

    private func add(
        _ name: TOMLName, _ origin: TOMLTable.Origin, in parent: TOMLTable
    ) throws(TOMLError) -> TOMLTable {
        let table = try makeTable(origin, in: parent, lists: 0, at: name.position)
        parent.add(
            name, TOMLItem(value: .table(table), position: name.position, end: scanner.offset))
        return table
    }

    private func makeTable(
        _ origin: TOMLTable.Origin, in parent: TOMLTable, lists: Int, at position: TOMLPosition
    ) throws(TOMLError) -> TOMLTable {
        let depth = parent.depth + lists + 1
        try checkDepth(depth, at: position)
        return TOMLTable(origin, depth: depth)
    }

    private func checkDepth(_ depth: Int, at position: TOMLPosition) throws(TOMLError) {
        guard depth > Self.depthMaximum else { return }
        throw scanner.error(
            "tables and lists nested more than \(Self.depthMaximum) levels deep",
            allowed: "at most \(Self.depthMaximum) levels", at: position)
    }

    /// The names of a key: bare or quoted, with dots between them.
    private mutating func key() throws(TOMLError) -> [TOMLName] {
        var names: [TOMLName] = []
        repeat {
            scanner.skipSpaces()
            names.append(try scanner.name())
            scanner.skipSpaces()
        } while scanner.accept(".")
        return names
    }

    /// - Parameter subject: nil after a value without quotes, brackets or braces.
    private mutating func endOfLine(after subject: String?) throws(TOMLError) {
        guard try !scanner.skipLineEnd() else { return }
        throw scanner.unexpected(
            subject.map { "extra text on the same line after \($0)" }
                ?? "a space in a value without quotes",
            allowed: subject == nil
                ? TOMLScanner.usualAllowed : "the next setting or header on a separate line"
        )
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(TOMLError) -> (item: TOMLItem, isBare: Bool) {
        let start = scanner.position
        let value: TOMLValue
        var isBare = false
        switch scanner.current {
        case "\"", "'": value = .string(try scanner.string())
        case "[":
            try checkDepth(depth, at: start)
            value = .array(TOMLArray(try list(depth: depth), isOfHeaders: false))
        case "{":
            try checkDepth(depth, at: start)
            value = .table(try inlineTable(depth: depth))
        default:
            value = try scanner.bareValue()
            isBare = true
        }
        return (TOMLItem(value: value, position: start, end: scanner.offset), isBare)
    }

    private mutating func list(depth: Int) throws(TOMLError) -> [TOMLItem] {
        let start = scanner.position
        scanner.advance()
        var items: [TOMLItem] = []
        while true {
            guard try scanner.skipBlankLines() else { throw unclosed(start, "list", "]") }
            if scanner.accept("]") { return items }
            if scanner.current == "}" { throw scanner.error("a “}” in a list") }
            let (item, isBare) = try value(depth: depth + 1)
            items.append(item)
            guard try scanner.skipBlankLines() else { throw unclosed(start, "list", "]") }
            if scanner.accept(",") { continue }
            if scanner.accept("]") { return items }
            if scanner.current == "}" { throw scanner.error("a “}” in a list") }
            let isSameLine = scanner.isBehindSpaces(item.end)
            throw scanner.unexpected(
                isBare && isSameLine
                    ? "a space in a value without quotes" : "no comma between two values of a list",
                allowed: "a list such as [1, 2] or [\"a\", \"b\"]")
        }
    }

    private mutating func inlineTable(depth: Int) throws(TOMLError) -> TOMLTable {
        let start = scanner.position
        let table = TOMLTable(.inline, depth: depth)
        scanner.advance()
        scanner.skipSpaces()
        if scanner.accept("}") { return table }
        while true {
            scanner.skipSpaces()
            if scanner.current == "}" {
                throw scanner.error("a comma before a “}”", allowed: "{ name = value }")
            }
            if scanner.isAtLineEnd { throw unclosed(start, "table in braces", "}") }
            _ = try statement(in: table)
            scanner.skipSpaces()
            if scanner.accept("}") { return table }
            if scanner.isAtLineEnd { throw unclosed(start, "table in braces", "}") }
            guard scanner.accept(",") else {
                throw scanner.unexpected(
                    "no comma between two values of a table in braces",
                    allowed: "{ name = value, name = value }")
            }
        }
    }

    private func unclosed(_ start: TOMLPosition, _ what: String, _ end: String) -> TOMLError {
        scanner.error(
            "a \(what) without its closing “\(end)”",
            allowed: end == "}" ? "a table in braces on one line" : "[ and ] around the list",
            at: start)
    }
}
