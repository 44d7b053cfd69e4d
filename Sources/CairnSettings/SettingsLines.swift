/// Finds the line on which each key of a TOML text stands, for TOMLKit gives positions of syntax
/// errors only.
///
/// On text that is not TOML it ends with lines that mean nothing, never in a trap. It finds two
/// things that TOMLKit must not see. Memory and time are proportional to the text.
/// - Source: TOML 1.0.0.
struct SettingsLines {
    enum Step: Hashable {
        case key(String)
        /// Which element of an array or of an array of tables.
        case index(Int)
    }

    private var lines: [[Step]: Int] = [:]
    /// The first `\u0000` in a string. TOML allows it; C strings do not.
    let lineOfEscapedZero: Int?
    /// The first thing on which the parser in TOMLKit 0.6.0 (toml++ 3.4) may end the process by a
    /// failed assertion instead of an error. These are all that fuzzing found.
    let mistake: Mistake?

    struct Mistake {
        let line: Int
        let problem: String
    }

    init(_ text: [UInt8]) {
        var scanner = TOMLScanner(text)
        scanner.run()
        lines = scanner.lines
        lineOfEscapedZero = scanner.lineOfEscapedZero
        mistake = scanner.mistake
    }

    /// The line of a key, or of the nearest table around it.
    func line(of position: [Step]) -> Int {
        var position = position
        while !position.isEmpty {
            if let line = lines[position] { return line }
            position.removeLast()
        }
        return 1
    }

    static func line(of offset: Int, in text: [UInt8]) -> Int {
        1 + text[..<min(offset, text.count)].count { $0 == UInt8(ascii: "\n") }
    }

    /// The offset of the first byte that is not UTF-8.
    static func firstInvalid(in text: [UInt8]) -> Int {
        var rest = text[...]
        while !rest.isEmpty {
            var decoder = UTF8()
            var iterator = rest.makeIterator()
            guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
                return rest.startIndex
            }
            rest = rest.dropFirst(UTF8.width(scalar))
        }
        return text.count
    }
}

/// The walk through the text.
private struct TOMLScanner {
    private let text: [UInt8]
    private var offset = 0
    private var line = 1
    /// The table that the statements stand in.
    private var table: [SettingsLines.Step] = []
    /// Elements of each array of tables so far.
    private var tableCounts: [[SettingsLines.Step]: Int] = [:]
    private(set) var lines: [[SettingsLines.Step]: Int] = [:]
    private(set) var lineOfEscapedZero: Int?
    private(set) var mistake: SettingsLines.Mistake?

    private static let depthMaximum = 256

    init(_ text: [UInt8]) {
        self.text = text
        if text.starts(with: [0xef, 0xbb, 0xbf]) { offset = 3 }
    }

    mutating func run() {
        while true {
            skipBlank(acrossLines: true)
            guard let byte = current else { return }
            let before = offset
            if byte == UInt8(ascii: "[") { header() } else { statement(in: table, depth: 0) }
            if offset == before { skipOne() }
        }
    }

    // MARK: Statements

    private mutating func header() {
        let isArray = text[offset...].starts(with: [UInt8(ascii: "["), UInt8(ascii: "[")])
        offset += isArray ? 2 : 1
        let start = line
        if !isNamed { note("a “[” without a name behind it") }
        let path = key()
        skipTo([UInt8(ascii: "]")])
        offset += isArray ? 2 : 1
        table = resolved(path.dropLast())
        guard let last = path.last else { return }
        table.append(.key(last))
        if isArray {
            let index = tableCounts[table, default: 0]
            tableCounts[table] = index + 1
            note(table, start)
            table.append(.index(index))
        } else if let count = tableCounts[table] {
            table.append(.index(count - 1))
        }
        note(table, start)
    }

    /// Whether a key stands behind the header's brackets, or an end that the parser reports well.
    private var isNamed: Bool {
        let rest = text[offset...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard let byte = rest.first else { return true }
        return [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "]")].contains(byte)
            || Self.isBare(byte)
    }

    /// Names of arrays of tables mean their last element.
    private func resolved(_ names: some Sequence<String>) -> [SettingsLines.Step] {
        var path: [SettingsLines.Step] = []
        for name in names {
            path.append(.key(name))
            if let count = tableCounts[path] { path.append(.index(count - 1)) }
        }
        return path
    }

    private mutating func statement(in table: [SettingsLines.Step], depth: Int) {
        let start = line
        var path = table
        for name in key() {
            path.append(.key(name))
            note(path, start)
        }
        skipBlank(acrossLines: false)
        guard current == UInt8(ascii: "=") else { return }
        offset += 1
        skipBlank(acrossLines: false)
        value(at: path, depth: depth)
    }

    private mutating func note(_ path: [SettingsLines.Step], _ line: Int) {
        if lines[path] == nil { lines[path] = line }
    }

    /// A key's names: bare, quoted, dotted.
    private mutating func key() -> [String] {
        var names: [String] = []
        while true {
            skipBlank(acrossLines: false)
            guard let byte = current else { return names }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                names.append(string())
            } else {
                let start = offset
                while let byte = current, Self.isBare(byte) { offset += 1 }
                guard offset > start else { return names }
                names.append(String(decoding: text[start..<offset], as: UTF8.self))
            }
            skipBlank(acrossLines: false)
            guard current == UInt8(ascii: ".") else { return names }
            offset += 1
        }
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    // MARK: Values

    private mutating func value(at path: [SettingsLines.Step], depth: Int) {
        guard depth < Self.depthMaximum, let byte = current else {
            offset = text.count
            return
        }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = string()
        case UInt8(ascii: "["): list(at: path, depth: depth)
        case UInt8(ascii: "{"): inlineTable(at: path, depth: depth)
        default: bareValue()
        }
    }

    /// A number, a truth value or a time: TOML allows a space in times only, and no setting is one.
    private mutating func bareValue() {
        let start = offset
        skipTo([UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#")])
        let words = text[start..<offset].split { Self.isBlank($0) }
        if words.count > 1 { note("a space in a value without quotes") }
        if let word = words.first, Self.lacksHour(word) { note("a time without its hour") }
    }

    /// Whether it is a date, a `T`, and then no digit.
    private static func lacksHour(_ word: ArraySlice<UInt8>) -> Bool {
        let shape = word.prefix(11).map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
        guard shape == Array("0000-00-00T".utf8) || shape == Array("0000-00-00t".utf8) else {
            return false
        }
        return word.dropFirst(11).first.map { !(0x30...0x39).contains($0) } ?? true
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private mutating func list(at path: [SettingsLines.Step], depth: Int) {
        offset += 1
        var index = 0
        while true {
            skipBlank(acrossLines: true)
            guard let byte = current else { return }
            if byte == UInt8(ascii: "]") {
                offset += 1
                return
            }
            if byte == UInt8(ascii: ",") {
                offset += 1
                index += 1
                continue
            }
            if byte == UInt8(ascii: "}") { note("a “}” in a list") }
            let before = offset
            note(path + [.index(index)], line)
            value(at: path + [.index(index)], depth: depth + 1)
            if offset == before { skipOne() }
        }
    }

    private mutating func inlineTable(at path: [SettingsLines.Step], depth: Int) {
        offset += 1
        while true {
            skipBlank(acrossLines: true)
            guard let byte = current else { return }
            if byte == UInt8(ascii: "}") {
                offset += 1
                return
            }
            let before = offset
            if byte == UInt8(ascii: ",") {
                offset += 1
            } else {
                statement(in: path, depth: depth + 1)
            }
            if offset == before { offset += 1 }
        }
    }

    /// Reads a string of any of the four kinds.
    ///
    /// - Returns: its text as far as keys need it: escapes are decoded, the newline after `"""` is
    ///   not dropped.
    private mutating func string() -> String {
        let quote = text[offset]
        let isLong = text[offset...].starts(with: [quote, quote, quote])
        let close = [UInt8](repeating: quote, count: isLong ? 3 : 1)
        offset += close.count
        var content: [UInt8] = []
        while let byte = current, !text[offset...].starts(with: close) {
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                content += escape()
            } else {
                if byte == UInt8(ascii: "\n") {
                    // Only a long string goes on; another is not TOML.
                    if !isLong { break }
                    line += 1
                }
                content.append(byte)
                offset += 1
            }
        }
        offset = min(offset + close.count, text.count)
        // A long string may end in one or two quotes of its own.
        while isLong, current == quote { offset += 1 }
        return String(decoding: content, as: UTF8.self)
    }

    private mutating func escape() -> [UInt8] {
        offset += 1
        guard let byte = current else { return [] }
        offset += 1
        switch byte {
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "n"): return [0x0a]
        case UInt8(ascii: "f"): return [0x0c]
        case UInt8(ascii: "r"): return [0x0d]
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let digits = text[offset...].prefix(byte == UInt8(ascii: "u") ? 4 : 8)
            offset += digits.count
            guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(value)
            else { return [] }
            if value == 0, lineOfEscapedZero == nil { lineOfEscapedZero = line }
            return Array(String(Character(scalar)).utf8)
        case UInt8(ascii: "\n"):
            line += 1
            return []
        default: return [byte]
        }
    }

    // MARK: Moving on

    private var current: UInt8? { offset < text.count ? text[offset] : nil }

    private mutating func skipBlank(acrossLines: Bool) {
        while let byte = current {
            switch byte {
            case _ where Self.isBlank(byte): offset += 1
            case UInt8(ascii: "\n") where acrossLines:
                line += 1
                offset += 1
            case UInt8(ascii: "#") where acrossLines: skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() {
        while let byte = current, byte != UInt8(ascii: "\n") { offset += 1 }
    }

    /// Goes to the first of `bytes`, at most to the end of the line.
    private mutating func skipTo(_ bytes: [UInt8]) {
        while let byte = current, byte != UInt8(ascii: "\n"), !bytes.contains(byte) { skipOne() }
    }

    /// Passes a byte that is in no string and no comment.
    private mutating func skipOne() {
        if let byte = current, byte >= 0x80 { note("a character that may stand only in quotes") }
        offset += 1
    }

    private mutating func note(_ problem: String) {
        if mistake == nil { mistake = SettingsLines.Mistake(line: line, problem: problem) }
    }
}
