/// Reads JSON that anybody may have written. - Source: RFC 8259.
///
/// Strict: UTF-8 only, no lone surrogates, no name twice in an object, nothing behind the value.
/// Bounded: the caller bounds the text, this the depth.
struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0

    /// Objects and lists within each other.
    static let depthMaximum = 8
    private let depthMaximum: Int

    private init(_ bytes: [UInt8], _ depthMaximum: Int) {
        self.bytes = bytes
        self.depthMaximum = depthMaximum
    }

    static func value(_ bytes: [UInt8], depthMaximum: Int = depthMaximum) throws(JSONError)
        -> JSONValue
    {
        var parser = JSONParser(bytes, depthMaximum)
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.position == bytes.count else {
            throw JSONError("there is unexpected text after the object")
        }
        return value
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0d || byte == 0x0a {
            position += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError)
        -> JSONValue
    {
        let end = position + word.utf8CodeUnitCount
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard end <= bytes.count, bytes[position..<end].elementsEqual(expected) else {
            throw JSONError("not JSON at byte \(position)")
        }
        position = end
        return value
    }

    private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try list(depth: depth + 1)
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .integer(try integer())
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        guard depth <= depthMaximum else { throw JSONError("nested too deep") }
        position += 1
        var fields: [String: JSONValue] = [:]
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(fields) }
        while true {
            skipSpace()
            let name = try text()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw JSONError("no colon at byte \(position)") }
            guard fields.updateValue(try value(depth: depth), forKey: name) == nil else {
                throw JSONError("a field occurs twice")
            }
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(fields) }
            guard take(UInt8(ascii: ",")) else { throw JSONError("no comma at byte \(position)") }
        }
    }

    private mutating func list(depth: Int) throws(JSONError) -> JSONValue {
        guard depth <= depthMaximum else { throw JSONError("nested too deep") }
        position += 1
        var elements: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .list(elements) }
        while true {
            elements.append(try value(depth: depth))
            skipSpace()
            if take(UInt8(ascii: "]")) { return .list(elements) }
            guard take(UInt8(ascii: ",")) else { throw JSONError("no comma at byte \(position)") }
        }
    }

    private mutating func integer() throws(JSONError) -> Int64 {
        let start = position
        let isNegative = take(UInt8(ascii: "-"))
        let first = position
        var magnitude: UInt64 = 0
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
            guard !overflow, !carry else { throw JSONError("a number is too large") }
            magnitude = sum
            position += 1
        }
        guard position > first else { throw JSONError("not JSON at byte \(start)") }
        guard bytes[first] != UInt8(ascii: "0") || position == first + 1 else {
            throw JSONError("a number begins with 0")
        }
        if let byte = next,
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
        {
            throw JSONError("a number is not whole")
        }
        if isNegative, magnitude == UInt64(Int64.max) + 1 { return .min }
        guard let value = Int64(exactly: magnitude) else {
            throw JSONError("a number is too large")
        }
        return isNegative ? -value : value
    }

    private mutating func text() throws(JSONError) -> String {
        guard take(UInt8(ascii: "\"")) else { throw JSONError("no string at byte \(position)") }
        var content: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: content, as: UTF8.self) else {
                    throw JSONError("a string is not UTF-8")
                }
                return text
            case UInt8(ascii: "\\"): try escape(into: &content)
            case 0..<0x20: throw JSONError("a string contains a control character")
            default: content.append(byte)
            }
        }
        throw JSONError("a string does not end")
    }

    private mutating func escape(into content: inout [UInt8]) throws(JSONError) {
        guard let byte = next else { throw JSONError("a string does not end") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0c)
        case UInt8(ascii: "n"): content.append(0x0a)
        case UInt8(ascii: "r"): content.append(0x0d)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"):
            var scalar = try fourDigits()
            if (0xd800..<0xdc00).contains(scalar) {
                guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
                    throw JSONError("half a character")
                }
                let low = try fourDigits()
                guard (0xdc00..<0xe000).contains(low) else { throw JSONError("half a character") }
                scalar = 0x10000 + (scalar - 0xd800) << 10 + (low - 0xdc00)
            }
            guard let character = Unicode.Scalar(scalar) else {
                throw JSONError("half a character")
            }
            content.append(contentsOf: Array(String(Character(character)).utf8))
        default: throw JSONError("an unknown escape")
        }
    }

    private mutating func fourDigits() throws(JSONError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw JSONError("a string does not end") }
        var value: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw JSONError("an unknown escape")
            }
            value = value << 4 | UInt32(digit)
        }
        position += 4
        return value
    }
}
