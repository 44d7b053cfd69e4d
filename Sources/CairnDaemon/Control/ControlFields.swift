import CairnFormat

/// The fields of one object, asked for by name and kind. Fields that nobody asks for are ignored.
struct ControlFields {
    private let fields: [String: ControlValue]

    init(_ fields: [String: ControlValue]) { self.fields = fields }

    private func value(_ name: String) -> ControlValue? {
        switch fields[name] {
        case nil, .null?: nil
        case let value?: value
        }
    }

    private func missing(_ name: String, _ kind: String) -> ControlError {
        ControlError("the field `\(name)` is missing or is not \(kind)")
    }

    func text(_ name: String) throws(ControlError) -> String {
        guard case .text(let text)? = value(name) else { throw missing(name, "a text") }
        return text
    }

    func optionalText(_ name: String) throws(ControlError) -> String? {
        value(name) == nil ? nil : try text(name)
    }

    func flag(_ name: String) throws(ControlError) -> Bool {
        guard case .boolean(let flag)? = value(name) else { throw missing(name, "true or false") }
        return flag
    }

    func integer(
        _ name: String, in range: ClosedRange<Int64> = .min ... .max
    ) throws(ControlError) -> Int64 {
        guard case .integer(let number)? = value(name) else {
            throw missing(name, "a whole number")
        }
        guard range.contains(number) else {
            throw ControlError("the field `\(name)` is out of range")
        }
        return number
    }

    func optionalInteger(_ name: String, in range: ClosedRange<Int64>) throws(ControlError)
        -> Int64?
    {
        value(name) == nil ? nil : try integer(name, in: range)
    }

    func count(_ name: String) throws(ControlError) -> UInt64 {
        UInt64(try integer(name, in: 0 ... .max))
    }

    func hash(_ name: String) throws(ControlError) -> Hash128 {
        guard let hash = Hash128(hex: try text(name)) else { throw missing(name, "an id") }
        return hash
    }

    func optionalHash(_ name: String) throws(ControlError) -> Hash128? {
        value(name) == nil ? nil : try hash(name)
    }

    /// A path: `NAME_hex` decides when it is there.
    func bytes(_ name: String) throws(ControlError) -> [UInt8] {
        var bytes = Array(try text(name).utf8)
        if let hex = try optionalText("\(name)_hex") {
            guard let exact = Hexadecimal.bytes(hex) else {
                throw missing("\(name)_hex", "hexadecimal")
            }
            bytes = exact
        }
        guard bytes.count <= Limits.pathBytes, !bytes.contains(0) else {
            throw ControlError("the field `\(name)` is no path")
        }
        return bytes
    }

    func absolutePath(_ name: String) throws(ControlError) -> [UInt8] {
        let path = try bytes(name)
        guard path.first == ItemPath.separator else {
            throw ControlError("the field `\(name)` is no absolute path")
        }
        return path
    }

    func moment(_ name: String) throws(ControlError) -> Timestamp {
        let seconds = try integer(name)
        let nanoseconds = try optionalInteger("\(name)_ns", in: 0...999_999_999)
        return Timestamp(seconds: seconds, nanoseconds: UInt32(nanoseconds ?? 0))
    }

    func optionalMoment(_ name: String) throws(ControlError) -> Timestamp? {
        value(name) == nil ? nil : try moment(name)
    }

    func object(_ name: String) throws(ControlError) -> ControlFields {
        guard case .object(let fields)? = value(name) else { throw missing(name, "an object") }
        return ControlFields(fields)
    }

    func optionalObject(_ name: String) throws(ControlError) -> ControlFields? {
        value(name) == nil ? nil : try object(name)
    }

    func optionalObjects(_ name: String) throws(ControlError) -> [ControlFields] {
        value(name) == nil ? [] : try objects(name)
    }

    func objects(_ name: String) throws(ControlError) -> [ControlFields] {
        guard case .list(let elements)? = value(name) else { throw missing(name, "a list") }
        var objects: [ControlFields] = []
        for element in elements {
            guard case .object(let fields) = element else {
                throw missing(name, "a list of objects")
            }
            objects.append(ControlFields(fields))
        }
        return objects
    }

    func texts(_ name: String) throws(ControlError) -> [String] {
        guard case .list(let elements)? = value(name) else { throw missing(name, "a list") }
        var texts: [String] = []
        for element in elements {
            guard case .text(let text) = element else { throw missing(name, "a list of texts") }
            texts.append(text)
        }
        return texts
    }
}
