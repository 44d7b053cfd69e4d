/// A JSON value that was read. - Source: RFC 8259.
///
/// Numbers are whole: nothing that Cairn reads has a fraction.
public enum JSONValue: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Reads one object with nothing behind it; ``JSONParser`` says how strictly.
    ///
    /// - Parameters:
    ///   - bytes: as long as the caller allows.
    ///   - depth: the most objects and lists within each other.
    public init(parsingObject bytes: [UInt8], depth: Int = 8) throws(JSONError) {
        self = try JSONParser.value(bytes, depthMaximum: depth)
        guard case .object = self else { throw JSONError("the line is not an object") }
    }

    /// Returns the value that this one tells. Fields that `type` does not ask for are ignored.
    public func decode<Value: Decodable>(_ type: Value.Type) throws(JSONError) -> Value {
        try Self.decode(type, from: JSONValueDecoder(self))
    }

    /// Returns the value that one field of this object tells.
    public func field<Value: Decodable>(_ name: String, _ type: Value.Type) throws(JSONError)
        -> Value
    {
        guard case .object(let fields) = self else { throw JSONError("not an object") }
        return try Self.decode(type, from: JSONValueDecoder(name, in: fields))
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, from decoder: JSONValueDecoder)
        throws(JSONError) -> Value
    {
        do {
            return try decoder.decode(type)
        } catch let error as JSONError {
            throw error
        } catch {
            throw JSONError("a value is not known to this program")
        }
    }
}

/// A fault of JSON that was read.
public struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
    public let message: String

    public init(_ message: String) { self.message = message }

    public var description: String { message }
}
