import CairnCore
import CairnFormat

/// Reads typed values out of one table of the settings file, each with its line.
struct SettingsTable {
    private let table: TOMLTable
    /// Of the table itself.
    private let line: Int
    /// How messages call it; nil for the file itself.
    private let name: String?
    private let file: String

    init(file table: TOMLTable, file: String) {
        self.init(table: table, line: 1, name: nil, file: file)
    }

    private init(table: TOMLTable, line: Int, name: String?, file: String) {
        self.table = table
        self.line = line
        self.name = name
        self.file = file
    }

    func refuseUnknownKeys(known: [String]) throws(SettingsError) {
        // In the order of the file, so that the first mistake is named first.
        let unknown = table.entries.filter { !known.contains($0.name) }
        guard let first = unknown.min(by: { $0.namePosition.offset < $1.namePosition.offset })
        else { return }
        throw SettingsError(
            file: file, line: first.namePosition.line, key: shown(first.name),
            problem: problem(withUnknown: first.name, known: known),
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
        guard let entry = table[key] else { return nil }
        guard let string = entry.item.string else { throw wrongType(entry, allowed: allowed) }
        return value(string, entry)
    }

    func integer(_ key: String) throws(SettingsError) -> RawSettings.Entry<Int>? {
        guard let entry = table[key] else { return nil }
        guard case .integer(let integer) = entry.item.value else {
            throw wrongType(entry, allowed: "a whole number, without quotes")
        }
        return value(Int(integer), entry)
    }

    func flag(_ key: String) throws(SettingsError) -> RawSettings.Entry<Bool>? {
        guard let entry = table[key] else { return nil }
        guard case .boolean(let flag) = entry.item.value else {
            throw wrongType(entry, allowed: "true or false")
        }
        return value(flag, entry)
    }

    func size(_ key: String) throws(SettingsError) -> RawSettings.Entry<RawSettings.Size>? {
        guard let entry = table[key] else { return nil }
        switch entry.item.value {
        case .integer(let bytes): return value(.bytes(Int(bytes)), entry)
        case .string(let text): return value(.text(text), entry)
        default:
            throw wrongType(
                entry, allowed: "a size in quotes, as \"1GiB\", or a number of bytes")
        }
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
        guard let entry = table[key] else { return nil }
        guard let array = entry.item.array else { throw wrongType(entry, allowed: allowed) }
        var words: [RawSettings.Entry<String>] = []
        for item in array.items {
            guard let word = item.string else { throw wrongType(entry, item, allowed: allowed) }
            words.append(
                RawSettings.Entry(
                    value: word, key: shown(key), line: item.position.line, file: file))
        }
        return value(words, entry)
    }

    /// The table `[key]`, when the file has it.
    func table(_ key: String) throws(SettingsError) -> SettingsTable? {
        let known = RawSettings.tableKeys.first { $0.name == key }?.keys ?? []
        return try inner(key, known: known)
    }

    /// The table `[key]`, in a table `[name.key]`.
    func inner(_ key: String, known: [String]) throws(SettingsError) -> SettingsTable? {
        guard let entry = table[key] else { return nil }
        let whole = shown(key)
        guard let inner = entry.item.table else {
            throw wrongType(entry, allowed: "a line [\(whole)] and its settings below it")
        }
        let reader = reader(of: inner, entry.item, name: whole)
        try reader.refuseUnknownKeys(known: known)
        return reader
    }

    /// Tables by names that the person chose: those of `[name.key.NAME]`, in the order of the file.
    func named(_ key: String, known: [String]) throws(SettingsError) -> [(
        name: RawSettings.Entry<String>, table: SettingsTable
    )] {
        guard let entry = table[key] else { return [] }
        guard let outer = entry.item.table else {
            throw wrongType(
                entry, allowed: "lines [\(shown(key)).NAME] and their settings below them")
        }
        let reader = reader(of: outer, entry.item, name: shown(key))
        var found: [(name: RawSettings.Entry<String>, table: SettingsTable)] = []
        for entry in outer.entries {
            guard let table = try reader.inner(entry.name, known: known) else { continue }
            found.append((reader.value(entry.name, entry), table))
        }
        return found
    }

    func tables(_ key: String) throws(SettingsError) -> [SettingsTable] {
        guard let entry = table[key] else { return [] }
        let allowed = "one [[\(key)]] for each root"
        guard let array = entry.item.array else { throw wrongType(entry, allowed: allowed) }
        var readers: [SettingsTable] = []
        for item in array.items {
            guard let table = item.table else { throw wrongType(entry, item, allowed: allowed) }
            readers.append(reader(of: table, item, name: key))
        }
        return readers
    }

    private func reader(of table: TOMLTable, _ item: TOMLItem, name: String) -> SettingsTable {
        SettingsTable(table: table, line: item.position.line, name: name, file: file)
    }

    func required<Value>(
        _ entry: RawSettings.Entry<Value>?, _ key: String
    ) throws(SettingsError) -> RawSettings.Entry<Value> {
        guard let entry else {
            throw SettingsError(
                file: file, line: line, key: shown(key), problem: "missing",
                allowed: "a name and a path for each root")
        }
        return entry
    }

    private func value<Value>(
        _ value: Value, _ entry: TOMLTable.Entry
    ) -> RawSettings.Entry<Value> {
        RawSettings.Entry(
            value: value, key: shown(entry.name), line: entry.namePosition.line, file: file)
    }

    /// - Parameter item: one of the entry's list; nil for the entry itself.
    private func wrongType(
        _ entry: TOMLTable.Entry, _ item: TOMLItem? = nil, allowed: String
    ) -> SettingsError {
        SettingsError(
            file: file, line: (item?.position ?? entry.namePosition).line, key: shown(entry.name),
            problem:
                "a value of the wrong type (\(Self.typeName((item ?? entry.item).value)))",
            allowed: allowed)
    }

    private func shown(_ key: String) -> String {
        let key = PathText.display(Array(key.utf8))
        return name.map { "\($0).\(key)" } ?? key
    }

    private static func typeName(_ value: TOMLValue) -> String {
        switch value {
        case .table: "table"
        case .array: "list"
        case .string: "text"
        case .integer: "whole number"
        case .float: "decimal number"
        case .boolean: "true or false"
        case .time: "date or time"
        }
    }
}
