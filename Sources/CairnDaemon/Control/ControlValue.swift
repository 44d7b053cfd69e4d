/// A JSON value as the control socket carries it. - Source: RFC 8259, Docs/CONTROL.md.
///
/// Numbers are whole: nothing that is told has a fraction.
enum ControlValue: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case text(String)
    case list([ControlValue])
    case object([String: ControlValue])
}

/// What is wrong with a line of the control protocol.
public struct ControlError: Error, Equatable, Sendable, CustomStringConvertible {
    public let message: String

    public init(_ message: String) { self.message = message }

    public var description: String { message }
}

/// Reads one line of the control protocol.
///
/// Strict: UTF-8 only, no lone surrogates, no name twice in an object, nothing behind the value.
/// Bounded: the caller bounds the line, this the depth.
struct ControlParser {
    private let bytes: [UInt8]
    private var position = 0

    /// Objects and lists within each other.
    static let depthMaximum = 8

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameter line: without its newline.
    static func object(_ line: [UInt8]) throws(ControlError) -> ControlFields {
        var parser = ControlParser(line)
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.position == line.count else {
            throw ControlError("something stands behind the object")
        }
        guard case .object(let fields) = value else {
            throw ControlError("the line is not an object")
        }
        return ControlFields(fields)
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

    private mutating func word(_ word: StaticString, _ value: ControlValue) throws(ControlError)
        -> ControlValue
    {
        let end = position + word.utf8CodeUnitCount
        let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard end <= bytes.count, bytes[position..<end].elementsEqual(expected) else {
            throw ControlError("not JSON at byte \(position)")
        }
        position = end
        return value
    }

    private mutating func value(depth: Int) throws(ControlError) -> ControlValue {
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

    private mutating func object(depth: Int) throws(ControlError) -> ControlValue {
        guard depth <= Self.depthMaximum else { throw ControlError("nested too deep") }
        position += 1
        var fields: [String: ControlValue] = [:]
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(fields) }
        while true {
            skipSpace()
            let name = try text()
            skipSpace()
            guard take(UInt8(ascii: ":")) else {
                throw ControlError("no colon at byte \(position)")
            }
            guard fields.updateValue(try value(depth: depth), forKey: name) == nil else {
                throw ControlError("a field stands twice")
            }
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(fields) }
            guard take(UInt8(ascii: ",")) else {
                throw ControlError("no comma at byte \(position)")
            }
        }
    }

    private mutating func list(depth: Int) throws(ControlError) -> ControlValue {
        guard depth <= Self.depthMaximum else { throw ControlError("nested too deep") }
        position += 1
        var elements: [ControlValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .list(elements) }
        while true {
            elements.append(try value(depth: depth))
            skipSpace()
            if take(UInt8(ascii: "]")) { return .list(elements) }
            guard take(UInt8(ascii: ",")) else {
                throw ControlError("no comma at byte \(position)")
            }
        }
    }

    private mutating func integer() throws(ControlError) -> Int64 {
        let start = position
        let isNegative = take(UInt8(ascii: "-"))
        let first = position
        var magnitude: UInt64 = 0
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
            guard !overflow, !carry else { throw ControlError("a number is too large") }
            magnitude = sum
            position += 1
        }
        guard position > first else { throw ControlError("not JSON at byte \(start)") }
        guard bytes[first] != UInt8(ascii: "0") || position == first + 1 else {
            throw ControlError("a number begins with 0")
        }
        if let byte = next,
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
        {
            throw ControlError("a number is not whole")
        }
        if isNegative, magnitude == UInt64(Int64.max) + 1 { return .min }
        guard let value = Int64(exactly: magnitude) else {
            throw ControlError("a number is too large")
        }
        return isNegative ? -value : value
    }

    private mutating func text() throws(ControlError) -> String {
        guard take(UInt8(ascii: "\"")) else { throw ControlError("no text at byte \(position)") }
        var content: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: content, as: UTF8.self) else {
                    throw ControlError("a text is not UTF-8")
                }
                return text
            case UInt8(ascii: "\\"): try escape(into: &content)
            case 0..<0x20: throw ControlError("a control character stands in a text")
            default: content.append(byte)
            }
        }
        throw ControlError("a text does not end")
    }

    private mutating func escape(into content: inout [UInt8]) throws(ControlError) {
        guard let byte = next else { throw ControlError("a text does not end") }
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
                    throw ControlError("half a character")
                }
                let low = try fourDigits()
                guard (0xdc00..<0xe000).contains(low) else {
                    throw ControlError("half a character")
                }
                scalar = 0x10000 + (scalar - 0xd800) << 10 + (low - 0xdc00)
            }
            guard let character = Unicode.Scalar(scalar) else {
                throw ControlError("half a character")
            }
            content.append(contentsOf: Array(String(Character(character)).utf8))
        default: throw ControlError("an unknown escape")
        }
    }

    private mutating func fourDigits() throws(ControlError) -> UInt32 {
        guard position + 4 <= bytes.count else { throw ControlError("a text does not end") }
        var value: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: throw ControlError("an unknown escape")
            }
            value = value << 4 | UInt32(digit)
        }
        position += 4
        return value
    }
}
