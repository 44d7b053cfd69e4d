import CairnCore
import CairnFormat

/// One JSON object on one line, its fields in the order they were given. - Source: RFC 8259.
struct JSONLine {
    private var text = "{"

    /// - Parameter type: the value of the field `type`, by which readers tell lines apart.
    init(_ type: String) { self["type"] = type }

    subscript(name: String) -> (any JSONValue)? {
        get { nil }
        set {
            if text.utf8.count > 1 { text += "," }
            text += JSONText.quoted(name) + ":" + (newValue?.json ?? "null")
        }
    }

    /// Adds a path: as text, and in hexadecimal too when it is not UTF-8.
    mutating func path(_ name: String, _ bytes: [UInt8]) {
        self[name] = String(decoding: bytes, as: UTF8.self)
        if !JSONText.isUTF8(bytes) { self["\(name)_hex"] = Hexadecimal.text(bytes) }
    }

    /// Adds a list of paths: as texts, and all of them in hexadecimal too when one is not UTF-8.
    mutating func paths(_ name: String, _ list: [[UInt8]]) {
        self[name] = list.map { String(decoding: $0, as: UTF8.self) }
        if !list.allSatisfy(JSONText.isUTF8) {
            self["\(name)_hex"] = list.map { Hexadecimal.text($0) }
        }
    }

    func write() { Terminal.write(text + "}\n") }
}

protocol JSONValue { var json: String { get } }

extension String: JSONValue { var json: String { JSONText.quoted(self) } }
extension Bool: JSONValue { var json: String { self ? "true" : "false" } }
extension Int: JSONValue { var json: String { String(self) } }
extension Int64: JSONValue { var json: String { String(self) } }
extension UInt64: JSONValue { var json: String { String(self) } }
extension Double: JSONValue { var json: String { isFinite ? "\(self)" : "null" } }
extension Array: JSONValue where Element: JSONValue {
    var json: String { "[" + map(\.json).joined(separator: ",") + "]" }
}

enum JSONText {
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // A terminal obeys these or is deceived by them; readers of JSON have them back as they
            // are.
            case _
            where scalar.isDeceptive:
                for unit in UTF16.encode(scalar).unsafelyUnwrapped {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    static func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }
}
