import CairnFormat
import TOMLKit

/// The settings file as TOML: known keys, values of the right type, and the line of each. Nothing is checked beyond that.
///
/// Invariant: every key of the file is in here; one that is not known is refused, so that a slip of the pen is never a silent default.
struct RawSettings {
    /// One value and where it stands.
    struct Entry<Value> {
        let value: Value
        let key: String
        let line: Int
        let file: String

        func error(_ problem: String, allowed: String) -> SettingsError {
            SettingsError(file: file, line: line, key: key, problem: problem, allowed: allowed)
        }
    }

    /// A size may be a number of bytes or a text with a unit.
    enum Size {
        case bytes(Int)
        case text(String)
    }

    struct Root {
        let name: Entry<String>
        let path: Entry<String>
        let role: Entry<String>?
    }

    let repository: Entry<String>?
    let compression: Entry<String>?
    let commitInterval: Entry<String>?
    let commitSize: Entry<Size>?
    let readers: Entry<Int>?
    let onError: Entry<String>?
    let roots: [Root]

    static let keys = [
        "repository", "compression", "commit-interval", "commit-size", "readers", "on-error",
        "root",
    ]
    static let rootKeys = ["name", "path", "role"]

    init(text: [UInt8], file: String) throws(SettingsError) {
        let lines = SettingsLines(text)
        let table = try Self.parse(text, file, lines)
        let reader = TableReader(table: table, position: [], name: nil, lines: lines, file: file)
        try reader.refuseUnknownKeys(known: Self.keys)
        repository = try reader.string("repository")
        compression = try reader.string("compression")
        commitInterval = try reader.string(
            "commit-interval", allowed: "a time in quotes, as \"60s\"")
        commitSize = try reader.size("commit-size")
        readers = try reader.integer("readers")
        onError = try reader.string("on-error")
        var roots: [Root] = []
        for root in try reader.tables("root") {
            try root.refuseUnknownKeys(known: Self.rootKeys)
            roots.append(
                Root(
                    name: try root.required(try root.string("name"), "name"),
                    path: try root.required(try root.string("path"), "path"),
                    role: try root.string("role")))
        }
        self.roots = roots
    }

    private static func parse(
        _ text: [UInt8], _ file: String, _ lines: SettingsLines
    ) throws(SettingsError) -> TOMLTable {
        func error(_ line: Int, _ problem: String, _ allowed: String) -> SettingsError {
            SettingsError(file: file, line: line, key: nil, problem: problem, allowed: allowed)
        }
        // Through the C strings of TOMLKit everything behind a zero would be lost in silence.
        if let zero = text.firstIndex(of: 0) {
            throw error(SettingsLines.line(of: zero, in: text), "a zero byte", "text in UTF-8")
        }
        guard let string = String(validating: text, as: UTF8.self) else {
            let bad = SettingsLines.firstInvalid(in: text)
            throw error(
                SettingsLines.line(of: bad, in: text), "a byte that is not UTF-8", "text in UTF-8")
        }
        if let mistake = lines.mistake {
            throw error(mistake.line, "not TOML: \(mistake.problem)", tomlAllowed)
        }
        if let line = lines.lineOfEscapedZero {
            throw error(line, "a zero character in a string", "text without U+0000")
        }
        do {
            return try TOMLTable(string: string)
        } catch let failure as TOMLParseError {
            throw error(failure.source.begin.line, "not TOML: \(failure.description)", tomlAllowed)
        } catch let failure {
            throw error(1, "not TOML: \(failure)", tomlAllowed)
        }
    }

    private static let tomlAllowed =
        "TOML 1.0: name = value, texts in quotes; the documented cairn.toml shows it"
}

/// Reads typed values out of one table.
private struct TableReader {
    let table: TOMLTable
    /// Where the table stands in the file.
    let position: [SettingsLines.Step]
    /// How messages call it; nil for the file itself.
    let name: String?
    let lines: SettingsLines
    let file: String

    func refuseUnknownKeys(known: [String]) throws(SettingsError) {
        // In the order of the file, so that the first mistake is named first.
        let unknown = table.keys.filter { !known.contains($0) }.sorted { line($0) < line($1) }
        guard let key = unknown.first else { return }
        throw SettingsError(
            file: file, line: line(key), key: shown(key),
            problem: problem(withUnknown: key, known: known),
            allowed: known.joined(separator: ", "))
    }

    private func problem(withUnknown key: String, known: [String]) -> String {
        if name != nil, RawSettings.keys.contains(key) {
            return "not a setting of a root; it belongs above the first [[root]]"
        }
        if name == nil, RawSettings.rootKeys.contains(key) {
            return "a setting of a root; it belongs below a [[root]]"
        }
        guard let nearest = NearestName.nearest(to: key, among: known) else {
            return "not a setting"
        }
        return "not a setting; did you mean “\(nearest)”?"
    }

    func string(
        _ key: String, allowed: String = "a text in quotes"
    ) throws(SettingsError) -> RawSettings.Entry<String>? {
        guard let value = table[key] else { return nil }
        guard let string = value.string else { throw wrongType(key, value, allowed: allowed) }
        return entry(key, string)
    }

    func integer(_ key: String) throws(SettingsError) -> RawSettings.Entry<Int>? {
        guard let value = table[key] else { return nil }
        guard let int = value.int else {
            throw wrongType(key, value, allowed: "a whole number, without quotes")
        }
        return entry(key, int)
    }

    func size(_ key: String) throws(SettingsError) -> RawSettings.Entry<RawSettings.Size>? {
        guard let value = table[key] else { return nil }
        if let int = value.int { return entry(key, .bytes(int)) }
        if let string = value.string { return entry(key, .text(string)) }
        throw wrongType(key, value, allowed: "a size in quotes, as \"1GiB\", or a number of bytes")
    }

    func tables(_ key: String) throws(SettingsError) -> [TableReader] {
        guard let value = table[key] else { return [] }
        let allowed = "one [[\(key)]] for each root"
        guard let array = value.array else { throw wrongType(key, value, allowed: allowed) }
        var readers: [TableReader] = []
        for index in 0..<array.count {
            let here = position + [.key(key), .index(index)]
            guard let table = array[index].table else {
                throw wrongType(key, array[index], line: lines.line(of: here), allowed: allowed)
            }
            readers.append(
                TableReader(table: table, position: here, name: key, lines: lines, file: file))
        }
        return readers
    }

    func required<Value>(
        _ entry: RawSettings.Entry<Value>?, _ key: String
    ) throws(SettingsError) -> RawSettings.Entry<Value> {
        guard let entry else {
            throw SettingsError(
                file: file, line: lines.line(of: position), key: shown(key), problem: "missing",
                allowed: "a name and a path for each root")
        }
        return entry
    }

    private func entry<Value>(_ key: String, _ value: Value) -> RawSettings.Entry<Value> {
        RawSettings.Entry(value: value, key: shown(key), line: line(key), file: file)
    }

    private func wrongType(
        _ key: String, _ value: any TOMLValueConvertible, line: Int? = nil, allowed: String
    ) -> SettingsError {
        SettingsError(
            file: file, line: line ?? self.line(key), key: shown(key),
            problem: "a value of the wrong type (\(Self.name(value.type)))", allowed: allowed)
    }

    private func line(_ key: String) -> Int { lines.line(of: position + [.key(key)]) }

    private func shown(_ key: String) -> String {
        let key = PathText.display(Array(key.utf8))
        return name.map { "\($0).\(key)" } ?? key
    }

    private static func name(_ type: TOMLType) -> String {
        switch type {
        case .table: "table"
        case .array: "list"
        case .string: "text"
        case .int: "whole number"
        case .double: "decimal number"
        case .bool: "true or false"
        case .date, .time, .dateTime: "date or time"
        }
    }
}
