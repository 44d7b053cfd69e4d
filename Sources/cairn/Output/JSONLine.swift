import CairnFormat

/// A line of `--json`. - Source: Docs/JSON.md.
extension JSONObject {
    /// - Parameter type: the value of the field `type`, by which readers tell lines apart.
    init(type: String, _ fields: KeyValuePairs<String, (any Encodable)?> = [:]) {
        self.init()
        self["type"] = type
        for (name, value) in fields { self[name] = value }
    }

    /// Writes it to standard output.
    consuming func write() { Terminal.write(String(decoding: text(), as: UTF8.self) + "\n") }
}
