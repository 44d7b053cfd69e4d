/// The walk through a TOML text: positions, names, strings, and what stands between them.
///
/// Invariant: `offset` is at most the length of the text, and on the first byte of a character
/// wherever an error is made.
struct TOMLScanner {
    private let text: [UInt8]
    private(set) var offset = 0
    private var line = 1
    private var lineStart = 0
    private(set) var escapedZero: TOMLPosition?

    static let usualAllowed =
        "TOML 1.0: name = value, with strings in quotes; the documented cairn.toml shows it"

    /// - Throws: the position of the first byte that is not UTF-8 or not allowed in a text.
    init(_ text: [UInt8]) throws(TOMLError) {
        self.text = text
        if let zero = text.firstIndex(of: 0) { throw refusal(of: zero, "a zero byte") }
        if let bad = Self.firstInvalid(in: text) {
            throw refusal(of: bad, "a byte that is not UTF-8")
        }
        if text.starts(with: [0xef, 0xbb, 0xbf]) {
            offset = 3
            lineStart = 3
        }
    }

    private func refusal(of offset: Int, _ problem: String) -> TOMLError {
        let before = text[..<offset]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return TOMLError(
            position: TOMLPosition(
                offset: offset, line: 1 + before.count { $0 == UInt8(ascii: "\n") },
                column: offset - start + 1), problem: problem, allowed: "text in UTF-8")
    }

    /// The offset of the first byte that is not UTF-8.
    private static func firstInvalid(in text: [UInt8]) -> Int? {
        guard String(validating: text, as: UTF8.self) == nil else { return nil }
        var decoder = UTF8()
        var iterator = text.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            offset += UTF8.width(scalar)
        }
        return offset
    }

    // MARK: Moving on

    /// The byte at the offset, as the scalar of the same value: from U+0080 on it is part of a
    /// longer character.
    var current: Unicode.Scalar? { offset < text.count ? Unicode.Scalar(text[offset]) : nil }

    var position: TOMLPosition {
        TOMLPosition(offset: offset, line: line, column: offset - lineStart + 1)
    }

    mutating func advance() { offset += 1 }

    mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        offset += 1
        return true
    }

    mutating func skipSpaces() {
        while current == " " || current == "\t" { offset += 1 }
    }

    /// Whether only spaces lie between `end` and the offset.
    func isBehindSpaces(_ end: Int) -> Bool {
        text[end..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    var isAtLineEnd: Bool { [nil, "\n", "\r", "#"].contains(current) }

    /// Skips spaces, comments and newlines.
    ///
    /// - Returns: whether something follows.
    mutating func skipBlankLines() throws(TOMLError) -> Bool {
        while true {
            skipSpaces()
            guard isAtLineEnd, current != nil else { return current != nil }
            _ = try skipLineEnd()
        }
    }

    /// Skips spaces, a comment and the newline.
    ///
    /// - Returns: whether the line ended.
    mutating func skipLineEnd() throws(TOMLError) -> Bool {
        skipSpaces()
        guard isAtLineEnd else { return false }
        if current == "#" {
            while let byte = current, byte != "\n", byte != "\r" {
                try refuseControl(byte, in: "a comment")
                offset += 1
            }
        }
        _ = try acceptNewline()
        return true
    }

    /// - Throws: on a carriage return alone.
    private mutating func acceptNewline() throws(TOMLError) -> Bool {
        let start = position
        let isReturn = accept("\r")
        guard accept("\n") else {
            guard isReturn else { return false }
            throw error(
                "a carriage return without a newline", allowed: "\\r in a string, or a newline",
                at: start)
        }
        line += 1
        lineStart = offset
        return true
    }

    private func refuseControl(_ byte: Unicode.Scalar, in place: String) throws(TOMLError) {
        guard (byte < " " && byte != "\t") || byte == "\u{7f}" else { return }
        throw error(
            "a control character (\(Self.code(byte))) in \(place)",
            allowed: "\\u and four hexadecimal digits, such as \\u001f, in a double-quoted string")
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    // MARK: Errors

    func error(
        _ problem: String, allowed: String = Self.usualAllowed, at position: TOMLPosition? = nil
    ) -> TOMLError {
        TOMLError(
            position: position ?? self.position, problem: "not TOML: \(problem)", allowed: allowed)
    }

    /// An error about the character at the offset, which often needs quotes.
    func unexpected(_ problem: String, allowed: String) -> TOMLError {
        if let byte = current, byte >= "\u{80}" {
            return error("a character that is allowed only in quotes")
        }
        return error(problem, allowed: allowed)
    }

    // MARK: Names

    /// Whether a name begins at the offset, or a character that a name needs quotes for.
    var standsAtName: Bool {
        guard let byte = current else { return false }
        return byte == "\"" || byte == "'" || byte >= "\u{80}" || Self.isBare(byte)
    }

    mutating func name() throws(TOMLError) -> TOMLName {
        let start = position
        if current == "\"" || current == "'" {
            guard !isAtLongQuote else {
                throw error("a name in triple quotes", allowed: "a name in single or double quotes")
            }
            return TOMLName(text: try string(), position: start)
        }
        while let byte = current, Self.isBare(byte) { offset += 1 }
        guard offset > start.offset
        else { throw unexpected("a missing name", allowed: Self.usualAllowed) }
        return TOMLName(
            text: String(decoding: text[start.offset..<offset], as: UTF8.self), position: start)
    }

    private static func isBare(_ byte: Unicode.Scalar) -> Bool {
        switch byte {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        default: false
        }
    }

    // MARK: Values

    /// A number, a truth value or a time.
    mutating func bareValue() throws(TOMLError) -> TOMLValue {
        let start = position
        skipWord()
        // One space may stand between a date and a time.
        if TOMLTime.isDate(text[start.offset..<offset]), current == " ", offset + 1 < text.count,
            Unicode.Scalar(text[offset + 1]).properties.numericType == .decimal
        {
            offset += 1
            skipWord()
        }
        let word = text[start.offset..<offset]
        if let byte = current, byte >= "\u{80}" {
            throw error("a character that is allowed only in quotes")
        }
        guard !word.isEmpty else { throw error("a missing value", at: start) }
        do { return try TOMLValue(bare: word) } catch {
            throw self.error(error.problem, allowed: error.allowed, at: start)
        }
    }

    private mutating func skipWord() {
        while let byte = current {
            switch byte {
            case ",", "]", "}", "#", " ", "\t", "\r", "\n", "\u{80}"...: return
            default: offset += 1
            }
        }
    }

    // MARK: Strings

    private var isAtLongQuote: Bool { current.map { quotes($0) >= 3 } ?? false }

    /// The number of `quote` in a row at the offset, at most 6.
    private func quotes(_ quote: Unicode.Scalar) -> Int {
        text[offset...].prefix(6).prefix { $0 == UInt8(ascii: quote) }.count
    }

    /// A string of any of the four kinds.
    mutating func string() throws(TOMLError) -> String {
        let start = position
        let quote = current ?? "\""
        let isLong = isAtLongQuote
        offset += isLong ? 3 : 1
        if isLong { _ = try acceptNewline() }
        var content: [UInt8] = []
        while let byte = current {
            switch byte {
            case quote where !isLong:
                offset += 1
                return String(decoding: content, as: UTF8.self)
            case quote:
                // A long string may end in one or two quotes of its own.
                let count = min(quotes(quote), 5)
                offset += count
                content += Array(
                    repeating: UInt8(ascii: quote), count: count < 3 ? count : count - 3)
                if count >= 3 { return String(decoding: content, as: UTF8.self) }
            case "\\" where quote == "\"": try escape(into: &content, isLong: isLong)
            case "\n", "\r":
                guard isLong else { throw unclosed(start, isLong) }
                _ = try acceptNewline()
                content.append(UInt8(ascii: "\n"))
            default:
                try refuseControl(byte, in: "a string")
                content.append(text[offset])
                offset += 1
            }
        }
        throw unclosed(start, isLong)
    }

    private func unclosed(_ start: TOMLPosition, _ isLong: Bool) -> TOMLError {
        error(
            isLong
                ? "a string without its closing triple quotes"
                : "a string without its closing quote on the same line",
            allowed: isLong
                ? "\"\"\" or ''' at both ends" : "\"text\" on one line, or \"\"\" at both ends",
            at: start)
    }

    private mutating func escape(into content: inout [UInt8], isLong: Bool) throws(TOMLError) {
        let start = position
        offset += 1
        guard let byte = current else { return }
        offset += 1
        switch byte {
        case "b": content.append(0x08)
        case "t": content.append(0x09)
        case "n": content.append(0x0a)
        case "f": content.append(0x0c)
        case "r": content.append(0x0d)
        case "\"", "\\": content.append(UInt8(byte.value))
        case "u", "U": try codePoint(digits: byte == "u" ? 4 : 8, into: &content, from: start)
        case " ", "\t", "\r", "\n":
            offset -= 1
            skipSpaces()
            guard isLong, try acceptNewline() else { fallthrough }
            repeat { skipSpaces() } while try acceptNewline()
        default:
            throw error(
                "a “\\” that does not start an escape sequence",
                allowed: "\\\\ for one “\\”, or a single-quoted string", at: start)
        }
    }

    private mutating func codePoint(
        digits: Int, into content: inout [UInt8], from start: TOMLPosition
    ) throws(TOMLError) {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = current.flatMap({ Character($0).hexDigitValue }), text[offset] < 0x80
            else {
                throw error(
                    "an escape without its \(digits) digits",
                    allowed: "\\u and 4 digits from 0 to f, or \\U and 8", at: start)
            }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw error(
                "an escape sequence for an invalid character",
                allowed: "up to \\U0010ffff, and not \\ud800 to \\udfff", at: start)
        }
        if value == 0, escapedZero == nil { escapedZero = start }
        content += Array(String(Character(scalar)).utf8)
    }
}
