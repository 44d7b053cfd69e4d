import CairnCore

/// The reason why a word is no value.
struct TOMLProblem: Error {
    let problem: String
    let allowed: String
}

extension TOMLValue {
    /// A number, a truth value or a time.
    ///
    /// - Parameter word: not empty, ASCII.
    init(bare word: ArraySlice<UInt8>) throws(TOMLProblem) {
        let text = String(decoding: word, as: UTF8.self)
        switch text {
        case "true": self = .boolean(true)
        case "false": self = .boolean(false)
        case "inf", "+inf": self = .float(.infinity)
        case "-inf": self = .float(-.infinity)
        case "nan", "+nan", "-nan": self = .float(.nan)
        default:
            if let time = try TOMLTime(word) {
                self = .time(time)
                return
            }
            var number = TOMLNumber(word)
            guard let value = try number.value() else { throw Self.noValue(text) }
            self = value
        }
    }

    private static func noValue(_ text: String) -> TOMLProblem {
        TOMLProblem(
            problem: "“\(PathText.display(Array(text.utf8.prefix(60))))” is not a value",
            allowed: "a string in quotes, a number, true or false, a list in [ ], or a date; "
                + "the documented cairn.toml shows it")
    }
}

/// Reads a number from left to right.
private struct TOMLNumber {
    private var rest: ArraySlice<UInt8>
    /// The digits without underscores.
    private var digits = ""

    init(_ word: ArraySlice<UInt8>) { rest = word }

    /// - Returns: nil when the word is no number.
    /// - Throws: when it is one that 64 bits do not hold.
    mutating func value() throws(TOMLProblem) -> TOMLValue? {
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)]
        where rest.starts(with: prefix.utf8) {
            rest = rest.dropFirst(2)
            guard take(radix: radix) != nil, rest.isEmpty else { return nil }
            return try integer(radix: radix)
        }
        _ = take(oneOf: "+") || take(oneOf: "-")
        let isZeroFirst = rest.first == UInt8(ascii: "0")
        guard let count = take(radix: 10), count == 1 || !isZeroFirst else { return nil }
        if rest.isEmpty { return try integer(radix: 10) }
        if take(oneOf: ".") { guard take(radix: 10) != nil else { return nil } }
        if take(oneOf: "eE") {
            _ = take(oneOf: "+-")
            guard take(radix: 10) != nil else { return nil }
        }
        guard rest.isEmpty, let float = Double(digits) else { return nil }
        return .float(float)
    }

    private func integer(radix: Int) throws(TOMLProblem) -> TOMLValue {
        guard let integer = Int64(digits, radix: radix) else {
            throw TOMLProblem(
                problem: "a whole number beyond 64 bits",
                allowed: "a whole number from \(Int64.min) to \(Int64.max)")
        }
        return .integer(integer)
    }

    private mutating func take(oneOf scalars: String) -> Bool {
        guard let byte = rest.first, scalars.utf8.contains(byte) else { return false }
        digits.unicodeScalars.append(Unicode.Scalar(byte))
        rest = rest.dropFirst()
        return true
    }

    /// Digits, with single underscores between them.
    ///
    /// - Returns: how many; nil when there are none, or an underscore has no digit beside it.
    private mutating func take(radix: Int) -> Int? {
        var count = 0
        var isBehindDigit = false
        while let byte = rest.first {
            if let value = Character(Unicode.Scalar(byte)).hexDigitValue, value < radix {
                digits.unicodeScalars.append(Unicode.Scalar(byte))
                count += 1
                isBehindDigit = true
            } else if byte == UInt8(ascii: "_"), isBehindDigit {
                isBehindDigit = false
            } else {
                break
            }
            rest = rest.dropFirst()
        }
        return isBehindDigit ? count : nil
    }
}

extension TOMLTime {
    /// - Returns: nil when the word does not begin as a date or a time.
    init?(_ word: ArraySlice<UInt8>) throws(TOMLProblem) {
        var reader = TOMLTimeReader(word)
        let beginsAsTime = Self.shape(word).hasPrefix("00:")
        guard beginsAsTime || Self.shape(word).hasPrefix("0000-") else { return nil }
        if beginsAsTime {
            kind = .localTime
            try reader.time()
        } else {
            try reader.date()
            if reader.isAtEnd {
                kind = .localDate
            } else if try reader.separatorAndTime() {
                kind = .offsetDateTime
            } else {
                kind = .localDateTime
            }
        }
        guard reader.isAtEnd else { throw TOMLTimeReader.mistake }
        text = String(decoding: word, as: UTF8.self)
    }

    /// Whether the word has the form of a date alone.
    static func isDate(_ word: ArraySlice<UInt8>) -> Bool {
        word.count == 10 && shape(word) == "0000-00-00"
    }

    /// The first bytes, with each digit replaced by 0.
    private static func shape(_ word: ArraySlice<UInt8>) -> String {
        String(
            decoding: word.prefix(10).map { (0x30...0x39).contains($0) ? 0x30 : $0 }, as: UTF8.self)
    }
}

/// Reads a date and a time from left to right. - Source: RFC 3339, 5.6 and 5.7.
private struct TOMLTimeReader {
    private var rest: ArraySlice<UInt8>

    static let mistake = TOMLProblem(
        problem: "an invalid date or time",
        allowed: "2026-01-05, 07:30:00, or both with a T between them and an offset as Z or +01:00")

    init(_ word: ArraySlice<UInt8>) { rest = word }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func date() throws(TOMLProblem) {
        let year = try number(digits: 4, 0...9999)
        try expect("-")
        let month = try number(digits: 2, 1...12)
        try expect("-")
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        _ = try number(digits: 2, 1...days)
    }

    /// - Returns: whether an offset follows.
    mutating func separatorAndTime() throws(TOMLProblem) -> Bool {
        guard take("T") || take("t") || take(" ") else { throw Self.mistake }
        guard let byte = rest.first, (0x30...0x39).contains(byte) else {
            throw TOMLProblem(problem: "a time without its hour", allowed: TOMLScanner.usualAllowed)
        }
        try time()
        if take("Z") || take("z") { return true }
        guard take("+") || take("-") else { return false }
        _ = try number(digits: 2, 0...23)
        try expect(":")
        _ = try number(digits: 2, 0...59)
        return true
    }

    mutating func time() throws(TOMLProblem) {
        _ = try number(digits: 2, 0...23)
        try expect(":")
        _ = try number(digits: 2, 0...59)
        try expect(":")
        // 60 is a leap second.
        _ = try number(digits: 2, 0...60)
        guard take(".") else { return }
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty else { throw Self.mistake }
        rest = rest.dropFirst(digits.count)
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: scalar) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(TOMLProblem) {
        guard take(scalar) else { throw Self.mistake }
    }

    private mutating func number(
        digits: Int, _ range: ClosedRange<Int>
    ) throws(TOMLProblem) -> Int {
        let word = rest.prefix(digits)
        guard word.count == digits, word.allSatisfy({ (0x30...0x39).contains($0) }),
            let value = Int(String(decoding: word, as: UTF8.self)), range.contains(value)
        else { throw Self.mistake }
        rest = rest.dropFirst(digits)
        return value
    }
}
