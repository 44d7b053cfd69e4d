/// How JSON is written.
public struct JSONStyle: Sendable {
    /// A larger whole number is written as this one.
    public var integerMaximum = UInt64.max
    /// A list is cut before the element that would make it longer, in bytes.
    public var listBytesMaximum = Int.max
    /// Fields in lines of their own, and those without a value left out.
    public var isForFiles = false

    public init() {}
}

/// One JSON object, its fields in the order in which they are added. - Source: RFC 8259.
///
/// This is the only writer of JSON: control protocol, hooks, `--json` and `cairn.json`.
/// Beside what `Encodable` says of a value, in a field of an object
/// - bytes are text, and in hexadecimal too, as NAME`_hex`, when they are not UTF-8; for a list of
///   such, the second field gives all of it;
/// - a `Timestamp` is its seconds, and NAME`_ns` its nanoseconds;
/// - nil is `null`.
public struct JSONObject: ~Copyable {
    private let encoder: JSONValueEncoder

    public init(_ style: JSONStyle = JSONStyle()) {
        encoder = JSONValueEncoder(JSONOutput(style))
        encoder.open(.object)
    }

    public subscript(name: String) -> (any Encodable)? {
        get { nil }
        set { encoder.field(name, newValue) }
    }

    /// Adds the fields of a value that is an object by itself.
    public mutating func add(_ fields: some Encodable) { encoder.write(fields) }

    /// The object, without a newline.
    public consuming func text() -> [UInt8] {
        encoder.close()
        return encoder.output.bytes
    }
}

extension Encodable {
    /// The object that this value is, without a newline.
    public func json(_ style: JSONStyle = JSONStyle()) -> [UInt8] {
        var object = JSONObject(style)
        object.add(self)
        return object.text()
    }
}

/// The bytes written so far, and the depth of the open containers.
private final class JSONOutput {
    let style: JSONStyle
    var bytes: [UInt8] = []
    var depth = 0

    init(_ style: JSONStyle) { self.style = style }

    func newLine() {
        guard style.isForFiles else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    }

    func text(_ text: String) { bytes.append(contentsOf: text.utf8) }

    func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        let isPlain = text.utf8.allSatisfy {
            (0x20..<0x7f).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        if isPlain { self.text(text) } else { text.unicodeScalars.forEach(quote) }
        bytes.append(UInt8(ascii: "\""))
    }

    private func quote(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
        case "\n": text("\\n")
        case "\r": text("\\r")
        case "\t": text("\\t")
        case _ where scalar.isDeceptive:
            // A terminal obeys these or is deceived by them; readers of JSON have them back as they
            // are.
            for unit in Array(String(scalar).utf16) {
                text("\\u\(Hexadecimal.text([UInt8(unit >> 8), UInt8(unit & 0xff)]))")
            }
        default: bytes.append(contentsOf: Array(String(scalar).utf8))
        }
    }
}

/// Writes one value. Asked for containers of fields more than once, it goes on with one object, so
/// that a value can be told as the fields of several.
private final class JSONValueEncoder: Encoder {
    enum Container { case object, list }

    let output: JSONOutput
    private var container: Container?
    private var start = 0
    private var isEmpty = true
    private var isCut = false

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    init(_ output: JSONOutput) { self.output = output }

    // MARK: Objects and lists

    func open(_ container: Container) {
        guard self.container == nil else {
            return precondition(self.container == container, "a value is an object and a list")
        }
        self.container = container
        start = output.bytes.count
        output.bytes.append(UInt8(ascii: container == .object ? "{" : "["))
        output.depth += 1
    }

    func close() {
        guard let container else { return }
        output.depth -= 1
        if !isEmpty { output.newLine() }
        output.bytes.append(UInt8(ascii: container == .object ? "}" : "]"))
    }

    private func separate() {
        if !isEmpty { output.bytes.append(UInt8(ascii: ",")) }
        isEmpty = false
        output.newLine()
    }

    func element(_ value: some Encodable) {
        guard !isCut else { return }
        let (end, wasEmpty) = (output.bytes.count, isEmpty)
        separate()
        JSONValueEncoder.write(value, to: output)
        guard output.bytes.count - start > output.style.listBytesMaximum else { return }
        output.bytes.removeSubrange(end...)
        (isCut, isEmpty) = (true, wasEmpty)
    }

    func field(_ name: String, _ value: (any Encodable)?) {
        switch value {
        case nil: if !output.style.isForFiles { plainField(name, JSONNull()) }
        case let moment as Timestamp:
            plainField(name, moment.seconds)
            plainField("\(name)_ns", moment.nanoseconds)
        case let value? where type(of: value) == [UInt8].self:
            let bytes = value as? [UInt8] ?? []
            plainField(name, String(decoding: bytes, as: UTF8.self))
            if !Self.isUTF8(bytes) { plainField("\(name)_hex", Hexadecimal.text(bytes)) }
        case let value? where type(of: value) == [[UInt8]].self:
            let list = value as? [[UInt8]] ?? []
            plainField(name, list.map { String(decoding: $0, as: UTF8.self) })
            if !list.allSatisfy(Self.isUTF8) {
                plainField("\(name)_hex", list.map { Hexadecimal.text($0) })
            }
        case let value?: plainField(name, value)
        }
    }

    private func plainField(_ name: String, _ value: some Encodable) {
        separate()
        output.quote(name)
        output.text(output.style.isForFiles ? " : " : ":")
        JSONValueEncoder.write(value, to: output)
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil
    }

    // MARK: Values

    private static func write(_ value: some Encodable, to output: JSONOutput) {
        let encoder = JSONValueEncoder(output)
        encoder.write(value)
        encoder.close()
    }

    func write(_ value: some Encodable) {
        switch value {
        case let text as String: output.quote(text)
        case let flag as Bool: output.text(flag ? "true" : "false")
        case let number as any FixedWidthInteger: integer(number)
        case let number as Double: output.text(number.isFinite ? "\(number)" : "null")
        case is JSONNull: output.text("null")
        default:
            do { try value.encode(to: self) } catch { preconditionFailure("not JSON: \(error)") }
        }
    }

    private func integer(_ number: some FixedWidthInteger) {
        output.text(
            number < 0
                ? String(number)
                : String(min(UInt64(truncatingIfNeeded: number), output.style.integerMaximum)))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        open(.object)
        return KeyedEncodingContainer(JSONFieldsEncoder(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        open(.list)
        return JSONListEncoder(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        JSONSingleEncoder(encoder: self)
    }
}

private struct JSONNull: Encodable {}

// Containers within containers are told by values of their own.
private let noContainers = "Cairn's values hold no containers that are not values"

private struct JSONFieldsEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder.field(key.stringValue, nil) }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
        encoder.field(key.stringValue, value)
    }
    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) {
        encoder.field(key.stringValue, value)
    }
    func nestedContainer<Nested>(keyedBy _: Nested.Type, forKey _: Key) -> KeyedEncodingContainer<
        Nested
    > { preconditionFailure(noContainers) }
    func nestedUnkeyedContainer(forKey _: Key) -> any UnkeyedEncodingContainer {
        preconditionFailure(noContainers)
    }
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey _: Key) -> any Encoder { preconditionFailure(noContainers) }
}

private struct JSONListEncoder: UnkeyedEncodingContainer {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { [] }
    private(set) var count = 0

    mutating func encode<Value: Encodable>(_ value: Value) {
        encoder.element(value)
        count += 1
    }
    mutating func encodeNil() { encode(JSONNull()) }
    func nestedContainer<Nested>(keyedBy _: Nested.Type) -> KeyedEncodingContainer<Nested> {
        preconditionFailure(noContainers)
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        preconditionFailure(noContainers)
    }
    func superEncoder() -> any Encoder { encoder }
}

private struct JSONSingleEncoder: SingleValueEncodingContainer {
    let encoder: JSONValueEncoder
    var codingPath: [any CodingKey] { [] }

    func encode<Value: Encodable>(_ value: Value) { encoder.write(value) }
    func encodeNil() { encoder.write(JSONNull()) }
}

extension String {
    /// The same with `\xNN` or `\u{NNNN}` for everything that is deceptive.
    public var withoutDeception: String {
        guard unicodeScalars.contains(where: \.isDeceptive) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar.isDeceptive ? scalar.escape : String(scalar)
        }
    }
}

extension Unicode.Scalar {
    /// `\xNN` for a control character, else `\u{NNNN}`.
    public var escape: String {
        value < 0xa0
            ? "\\x" + Hexadecimal.text([UInt8(value)]) : "\\u{\(String(value, radix: 16))}"
    }

    /// Whether a terminal obeys it, shows it as nothing or as a line break, or reorders the text
    /// around it, so that one name can imitate another: control characters, line and paragraph
    /// separators, and format characters except the two joiners, which words of some scripts need.
    ///
    /// - Source: Unicode Standard Annex 9, table 4; general categories Cc, Zl, Zp, Cf.
    public var isDeceptive: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: value != 0x200c && value != 0x200d
        default: false
        }
    }
}
