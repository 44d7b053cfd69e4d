/// Tells a `Decodable` type what stands in a ``JSONValue``, the reverse of ``JSONObject``.
///
/// A field that is missing and one that is `null` are the same. A whole number below 0 is taken for
/// an `Int64` only: whatever else is told is a count. Bytes are a path: NAME`_hex` decides when it
/// is there.
struct JSONValueDecoder: Decoder, SingleValueDecodingContainer {
    private let value: JSONValue?
    /// Of the field; empty for the whole and for what stands in a list.
    private let name: String
    /// The fields beside it.
    private let siblings: [String: JSONValue]

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ value: JSONValue, _ name: String = "") {
        self.value = value
        self.name = name
        siblings = [:]
    }

    init(_ name: String, in fields: [String: JSONValue]) {
        value = fields[name]
        self.name = name
        siblings = fields
    }

    private func missing(_ kind: String) -> JSONError {
        JSONError("the field `\(name)` is missing or is not \(kind)")
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let fields)? = value else { throw missing("an object") }
        return KeyedDecodingContainer(JSONFieldsDecoder(fields: fields))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let elements)? = value else { throw missing("a list") }
        return JSONListDecoder(name: name, elements: elements)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { value == nil || value == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let decoded: any Decodable =
            if type == String.self {
                try text()
            } else if type == Bool.self {
                try flag()
            } else if type == [UInt8].self {
                try path()
            } else if type == Timestamp.self {
                try moment()
            } else if let integer = type as? any (FixedWidthInteger & Decodable).Type {
                try number(integer)
            } else {
                try object(type)
            }
        guard let decoded = decoded as? Value else { throw missing("a \(type)") }
        return decoded
    }

    private func object<Value: Decodable>(_ type: Value.Type) throws -> Value {
        do {
            return try Value(from: self)
        } catch is DecodingError {
            throw JSONError("the field `\(name)` has a value that is not known to this program")
        }
    }

    private func text() throws(JSONError) -> String {
        guard case .text(let text)? = value else { throw missing("a text") }
        return text
    }

    private func flag() throws(JSONError) -> Bool {
        guard case .boolean(let flag)? = value else { throw missing("true or false") }
        return flag
    }

    private func number<Number: FixedWidthInteger>(_ type: Number.Type) throws(JSONError) -> Number
    {
        guard case .integer(let integer)? = value else { throw missing("a whole number") }
        guard let number = Number(exactly: integer), integer >= 0 || type == Int64.self else {
            throw JSONError("the field `\(name)` is out of range")
        }
        return number
    }

    private func path() throws(JSONError) -> [UInt8] {
        var bytes = Array(try text().utf8)
        let hex = JSONValueDecoder("\(name)_hex", in: siblings)
        if !hex.decodeNil() {
            guard let exact = Hexadecimal.bytes(try hex.text()) else {
                throw hex.missing("hexadecimal")
            }
            bytes = exact
        }
        guard bytes.count <= Limits.pathBytes, !bytes.contains(0) else {
            throw JSONError("the field `\(name)` is not a path")
        }
        return bytes
    }

    private func moment() throws(JSONError) -> Timestamp {
        let part = JSONValueDecoder("\(name)_ns", in: siblings)
        let nanoseconds: UInt32 = part.decodeNil() ? 0 : try part.number(UInt32.self)
        guard nanoseconds < 1_000_000_000 else {
            throw JSONError("the field `\(name)_ns` is out of range")
        }
        return Timestamp(seconds: try number(Int64.self), nanoseconds: nanoseconds)
    }
}

/// The fields of one object.
private struct JSONFieldsDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: [String: JSONValue]

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { fields.keys.compactMap { Key(stringValue: $0) } }

    private func decoder(_ name: String) -> JSONValueDecoder { JSONValueDecoder(name, in: fields) }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }
    func decodeNil(forKey key: Key) -> Bool { decoder(key.stringValue).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder(key.stringValue).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Nested>
    { try decoder(key.stringValue).container(keyedBy: type) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key.stringValue).unkeyedContainer()
    }
    func superDecoder() -> any Decoder { JSONValueDecoder(.object(fields)) }
    func superDecoder(forKey key: Key) -> any Decoder { decoder(key.stringValue) }
}

/// The elements of one list.
private struct JSONListDecoder: UnkeyedDecodingContainer {
    let name: String
    let elements: [JSONValue]

    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    private mutating func next() throws(JSONError) -> JSONValueDecoder {
        guard !isAtEnd else { throw JSONError("the list `\(name)` is too short") }
        defer { currentIndex += 1 }
        return JSONValueDecoder(elements[currentIndex], name)
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try next().decode(type)
    }
    mutating func decodeNil() -> Bool {
        guard !isAtEnd, elements[currentIndex] == .null else { return false }
        currentIndex += 1
        return true
    }
    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws
        -> KeyedDecodingContainer<Nested>
    { try next().container(keyedBy: type) }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next().unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder { try next() }
}

// Ids are hexadecimal.
extension Hash128: Codable {
    public init(from decoder: any Decoder) throws {
        guard let id = Hash128(hex: try String(from: decoder)) else {
            throw JSONError("an id is not 32 hexadecimal digits")
        }
        self = id
    }

    public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
