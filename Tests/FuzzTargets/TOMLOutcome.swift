import CairnSettings

/// What a TOML parser makes of a text, for comparing and checking.
enum TOMLOutcome {
    case tables(TOMLTable)
    case refusal(TOMLError)

    init(_ input: [UInt8]) {
        do throws(TOMLError) {
            self = .tables(try TOMLParser(input).root)
        } catch {
            self = .refusal(error)
        }
    }

    static func shown(_ table: TOMLTable) -> String {
        table.entries.map { "\($0.name)@\($0.namePosition)=\(shown($0.item))" }.joined(
            separator: ";")
    }

    private static func shown(_ item: TOMLItem) -> String {
        switch item.value {
        case .table(let table): "{\(shown(table))}\(item.range)"
        case .array(let array): "\(array.items.map(shown))\(item.range)"
        default: "\(item.value)\(item.range)"
        }
    }

    static func checkPositions(_ table: TOMLTable, in text: [UInt8]) throws(FuzzFailure) {
        for entry in table.entries {
            try check(entry.namePosition, in: text)
            try check(entry.item, in: text)
        }
    }

    private static func check(_ item: TOMLItem, in text: [UInt8]) throws(FuzzFailure) {
        try check(item.position, in: text)
        try hold(
            item.position.offset < item.end && item.end <= text.count, "a value outside the text")
        switch item.value {
        case .table(let table): try checkPositions(table, in: text)
        case .array(let array): for item in array.items { try check(item, in: text) }
        default: break
        }
    }

    /// Checks that line and column are those of the offset.
    static func check(_ position: TOMLPosition, in text: [UInt8]) throws(FuzzFailure) {
        try hold((0...text.count).contains(position.offset), "a position outside the text")
        let before = text[..<position.offset]
        let newline = UInt8(ascii: "\n")
        let mark = before.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
        let start = before.lastIndex(of: newline).map { $0 + 1 } ?? mark
        try hold(
            position.line == 1 + before.count { $0 == newline }
                && position.column == position.offset - start + 1,
            "a line or column that is not that of the offset")
    }
}
