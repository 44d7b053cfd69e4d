import CairnFormat

/// Writes one JSON object, its fields in the order they were given. - Source: RFC 8259,
/// Docs/CONTROL.md.
struct ControlWriter {
    private var content: [UInt8] = [UInt8(ascii: "{")]

    /// The object so far, closed.
    var bytes: [UInt8] { content + [UInt8(ascii: "}")] }
    var count: Int { content.count + 1 }

    private mutating func name(_ name: String) {
        if content.count > 1 { content.append(UInt8(ascii: ",")) }
        quote(name)
        content.append(UInt8(ascii: ":"))
    }

    private mutating func quote(_ text: String) {
        content.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): content += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): content += Array("\\n".utf8)
            case 0..<0x20: content += Array("\\u00\(Hexadecimal.text([byte]))".utf8)
            default: content.append(byte)
            }
        }
        content.append(UInt8(ascii: "\""))
    }

    private mutating func raw(_ name: String, _ text: String) {
        self.name(name)
        content += Array(text.utf8)
    }

    mutating func text(_ name: String, _ text: String?) {
        guard let text else { return raw(name, "null") }
        self.name(name)
        quote(text)
    }

    mutating func flag(_ name: String, _ flag: Bool) { raw(name, flag ? "true" : "false") }

    mutating func integer(_ name: String, _ number: Int64?) {
        raw(name, number.map(String.init) ?? "null")
    }

    /// Beyond 2^63 - 1 the number is that.
    mutating func count(_ name: String, _ number: some BinaryInteger) {
        raw(name, String(Int64(clamping: number)))
    }

    /// A path as text, and in hexadecimal too when it is not UTF-8.
    mutating func path(_ name: String, _ bytes: [UInt8]) {
        text(name, String(decoding: bytes, as: UTF8.self))
        if String(validating: bytes, as: UTF8.self) == nil {
            text("\(name)_hex", Hexadecimal.text(bytes))
        }
    }

    mutating func moment(_ name: String, _ moment: Timestamp?) {
        integer(name, moment?.seconds)
        if let moment { count("\(name)_ns", moment.nanoseconds) }
    }

    mutating func object(_ name: String, _ object: ControlWriter?) {
        guard let object else { return raw(name, "null") }
        self.name(name)
        content += object.bytes
    }

    /// - Parameter bytesMaximum: objects that would bring the whole beyond this are omitted.
    mutating func objects(
        _ name: String, bytesMaximum: Int, _ objects: some Sequence<ControlWriter>
    ) {
        self.name(name)
        content.append(UInt8(ascii: "["))
        var isFirst = true
        for object in objects {
            if content.count + object.count + 2 > bytesMaximum { break }
            if !isFirst { content.append(UInt8(ascii: ",")) }
            isFirst = false
            content += object.bytes
        }
        content.append(UInt8(ascii: "]"))
    }

    mutating func texts(_ name: String, bytesMaximum: Int, _ texts: some Sequence<String>) {
        self.name(name)
        content.append(UInt8(ascii: "["))
        var isFirst = true
        for text in texts {
            if content.count + text.utf8.count * 2 + 4 > bytesMaximum { break }
            if !isFirst { content.append(UInt8(ascii: ",")) }
            isFirst = false
            quote(text)
        }
        content.append(UInt8(ascii: "]"))
    }
}
