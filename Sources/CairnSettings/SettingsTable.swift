import CairnCore
import CairnFormat
import TOMLKit

/// Reads typed values out of one table of the settings file, each with its line.
struct SettingsTable {
    private let table: TOMLTable
    /// Where the table stands in the file.
    private let position: [SettingsLines.Step]
    /// How messages call it; nil for the file itself.
    private let name: String?
    private let lines: SettingsLines
    private let file: String

    init(file table: TOMLTable, lines: SettingsLines, file: String) {
        self.init(table: table, position: [], name: nil, lines: lines, file: file)
    }

    private init(
        table: TOMLTable, position: [SettingsLines.Step], name: String?, lines: SettingsLines,
        file: String
    ) {
        self.table = table
        self.position = position
        self.name = name
        self.lines = lines
        self.file = file
    }

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
        if let name, RawSettings.keys.contains(key) {
            return name == RawSettings.rootName
                ? "not a setting of a root; it belongs above the first [[root]]"
                : "not a setting of [\(name)]; it belongs above the first line in brackets"
        }
        // A setting may be the right one in the wrong place.
        let homes = RawSettings.tableKeys.filter { $0.name != name && $0.keys.contains(key) }.map(
            \.name)
        if name == nil, homes == [RawSettings.rootName] {
            return "a setting of a root; it belongs below a [[root]]"
        }
        if !homes.isEmpty {
            let shown = homes.map { $0 == RawSettings.rootName ? "[[root]]" : "[\($0)]" }.joined(
                separator: " or ")
            return name == nil
                ? "a setting of a table; it belongs below \(shown)"
                : "not a setting here; it belongs below \(shown)"
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

    func flag(_ key: String) throws(SettingsError) -> RawSettings.Entry<Bool>? {
        guard let value = table[key] else { return nil }
        guard let flag = value.bool else { throw wrongType(key, value, allowed: "true or false") }
        return entry(key, flag)
    }

    func size(_ key: String) throws(SettingsError) -> RawSettings.Entry<RawSettings.Size>? {
        guard let value = table[key] else { return nil }
        if let int = value.int { return entry(key, .bytes(int)) }
        if let string = value.string { return entry(key, .text(string)) }
        throw wrongType(key, value, allowed: "a size in quotes, as \"1GiB\", or a number of bytes")
    }

    /// A time, still as text.
    func time(_ key: String) throws(SettingsError) -> RawSettings.Entry<String>? {
        try string(key, allowed: "a time in quotes, as \"60s\"")
    }

    /// A list of texts, each with its line: the words of a command, unless `allowed` says
    /// otherwise.
    func words(
        _ key: String,
        allowed: String =
            "a list of texts: the program and its arguments, as [\"/usr/bin/logger\", \"backup\"]"
    ) throws(SettingsError) -> RawSettings.Entry<[RawSettings.Entry<String>]>? {
        guard let value = table[key] else { return nil }
        guard let array = value.array else { throw wrongType(key, value, allowed: allowed) }
        var words: [RawSettings.Entry<String>] = []
        for index in 0..<array.count {
            let line = lines.line(of: position + [.key(key), .index(index)])
            guard let string = array[index].string else {
                throw wrongType(key, array[index], line: line, allowed: allowed)
            }
            words.append(RawSettings.Entry(value: string, key: shown(key), line: line, file: file))
        }
        return entry(key, words)
    }

    /// The table `[key]`, when the file has it.
    func table(_ key: String) throws(SettingsError) -> SettingsTable? {
        guard let value = table[key] else { return nil }
        guard let inner = value.table else {
            throw wrongType(key, value, allowed: "a line [\(key)] and its settings below it")
        }
        let reader = SettingsTable(
            table: inner, position: position + [.key(key)], name: key, lines: lines, file: file)
        try reader.refuseUnknownKeys(
            known: RawSettings.tableKeys.first { $0.name == key }?.keys ?? [])
        return reader
    }

    /// The table `[name.key]`, whose keys are not those of a table of the file's own.
    func inner(_ key: String, known: [String]) throws(SettingsError) -> SettingsTable? {
        guard let value = table[key] else { return nil }
        let whole = shown(key)
        guard let inner = value.table else {
            throw wrongType(key, value, allowed: "a line [\(whole)] and its settings below it")
        }
        let reader = SettingsTable(
            table: inner, position: position + [.key(key)], name: whole, lines: lines, file: file)
        try reader.refuseUnknownKeys(known: known)
        return reader
    }

    /// Tables by names that the person chose: those of `[name.key.NAME]`, in the order of the file.
    func named(_ key: String, known: [String]) throws(SettingsError) -> [(
        name: RawSettings.Entry<String>, table: SettingsTable
    )] {
        guard let value = table[key] else { return [] }
        let allowed = "lines [\(shown(key)).NAME] and their settings below them"
        guard let outer = value.table else { throw wrongType(key, value, allowed: allowed) }
        let reader = SettingsTable(
            table: outer, position: position + [.key(key)], name: shown(key), lines: lines,
            file: file)
        var found: [(name: RawSettings.Entry<String>, table: SettingsTable)] = []
        for name in outer.keys.sorted(by: { reader.line($0) < reader.line($1) }) {
            guard let table = try reader.inner(name, known: known) else { continue }
            found.append((reader.entry(name, name), table))
        }
        return found
    }

    func tables(_ key: String) throws(SettingsError) -> [SettingsTable] {
        guard let value = table[key] else { return [] }
        let allowed = "one [[\(key)]] for each root"
        guard let array = value.array else { throw wrongType(key, value, allowed: allowed) }
        var readers: [SettingsTable] = []
        for index in 0..<array.count {
            let here = position + [.key(key), .index(index)]
            guard let table = array[index].table else {
                throw wrongType(key, array[index], line: lines.line(of: here), allowed: allowed)
            }
            readers.append(
                SettingsTable(table: table, position: here, name: key, lines: lines, file: file))
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
