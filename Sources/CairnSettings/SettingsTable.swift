import CairnCore
import CairnSource

/// Reads typed values out of one table of the settings file, each with its line.
struct SettingsTable {
    private let table: TOMLTable
    /// The line of the table.
    private let line: Int
    /// The table's name in messages; nil for the file itself.
    private let name: String?
    private let file: String
}

extension SettingsTable {
    init(text: [UInt8], file: String) throws(SettingsError) {
        func error(_ place: TOMLPosition, _ problem: String, _ allowed: String) -> SettingsError {
            SettingsError(
                file: file, line: place.line, key: nil, problem: problem, allowed: allowed)
        }
        let parser: TOMLParser
        do { parser = try TOMLParser(text) } catch let failure {
            throw error(failure.position, failure.problem, failure.allowed)
        }
        // Neither a path nor a word of a command can hold a zero byte.
        if let zero = parser.escapedZero {
            throw error(zero, "a zero character in a string", "text without U+0000")
        }
        self.init(table: parser.root, line: 1, name: nil, file: file)
    }

    func refuseUnknownKeys(known: [String]) throws(SettingsError) {
        // In the order of the file, so that the first mistake is reported.
        let unknown = table.entries.filter { !known.contains($0.name) }
        guard let first = unknown.min(by: { $0.namePosition.offset < $1.namePosition.offset })
        else { return }
        throw SettingsError(
            file: file, line: first.namePosition.line, key: shown(first.name),
            problem: problem(withUnknown: first.name, known: known),
            allowed: known.joined(separator: ", "))
    }

    private func problem(withUnknown key: String, known: [String]) -> String {
        let settings = Settings.settings
        if let name, settings.contains(where: { $0.name == key }) {
            return Settings.listNames.contains(name)
                ? "not a setting of a \(name); it belongs above the first [[\(name)]]"
                : "not a setting of [\(name)]; it belongs above the first line in brackets"
        }
        // The name may be a setting of another table.
        let homes = settings.filter { $0.name != name && $0.inner?.contains(key) == true }.map(
            \.name)
        if name == nil, homes.count == 1, Settings.listNames.contains(homes[0]) {
            return "a setting of a \(homes[0]); it belongs below a [[\(homes[0])]]"
        }
        if !homes.isEmpty {
            let shown = homes.map { Settings.listNames.contains($0) ? "[[\($0)]]" : "[\($0)]" }
                .joined(separator: " or ")
            return name == nil
                ? "a setting of a table; it belongs below \(shown)"
                : "not a setting here; it belongs below \(shown)"
        }
        guard let nearest = NearestName.nearest(to: key, among: known)
        else { return "not a setting" }
        return "not a setting; did you mean “\(nearest)”?"
    }

    func string(_ key: String, allowed: String = "a string in quotes") throws(SettingsError)
        -> SettingsEntry<String>?
    { try entry(key, allowed: allowed, \.string) }

    func integer(_ key: String) throws(SettingsError) -> SettingsEntry<Int>? {
        try entry(key, allowed: "a whole number, without quotes", \.integer)
    }

    func flag(_ key: String) throws(SettingsError) -> SettingsEntry<Bool>? {
        try entry(key, allowed: "true or false", \.flag)
    }

    func size(_ key: String) throws(SettingsError) -> SettingsEntry<WrittenSize>? {
        try entry(key, allowed: "a size in quotes, such as \"1GiB\", or a number of bytes", \.size)
    }

    /// - Parameter value: nil for an item of another type.
    private func entry<Value>(
        _ key: String, allowed: String, _ value: (TOMLItem) -> Value?
    ) throws(SettingsError) -> SettingsEntry<Value>? {
        guard let entry = table[key] else { return nil }
        guard let value = value(entry.item) else { throw wrongType(entry, allowed: allowed) }
        return self.value(value, entry)
    }

    /// A duration as text.
    func time(_ key: String) throws(SettingsError) -> SettingsEntry<String>? {
        try string(key, allowed: "a time in quotes, such as \"60s\"")
    }

    /// A list of texts, each with its line.
    func words(
        _ key: String, allowed: String
    ) throws(SettingsError) -> SettingsEntry<[SettingsEntry<String>]>? {
        guard let entry = table[key] else { return nil }
        guard let array = entry.item.array else { throw wrongType(entry, allowed: allowed) }
        let words = try array.items.map { item throws(SettingsError) in
            guard let word = item.string else { throw wrongType(entry, item, allowed: allowed) }
            return SettingsEntry(value: word, key: shown(key), line: item.position.line, file: file)
        }
        return value(words, entry)
    }

    /// The table `[key]`, or `[name.key]` in a table.
    func inner(_ key: String) throws(SettingsError) -> SettingsTable? {
        guard let entry = table[key] else { return nil }
        let whole = shown(key)
        guard let inner = entry.item.table
        else { throw wrongType(entry, allowed: "a line [\(whole)] and its settings below it") }
        return reader(of: inner, entry.item, name: whole)
    }

    func fill(_ group: inout some SettingsGroup, _ user: UserEnvironment) throws(SettingsError) {
        try group.read(self, user)
    }

    /// The tables `[name.key.NAME]` with names that the person chose, in the order of the file.
    func named(_ key: String) throws(SettingsError) -> [(
        name: SettingsEntry<String>, table: SettingsTable
    )] {
        guard let entry = table[key] else { return [] }
        guard let outer = entry.item.table else {
            throw wrongType(
                entry, allowed: "lines [\(shown(key)).NAME] and their settings below them")
        }
        let reader = reader(of: outer, entry.item, name: shown(key))
        var found: [(name: SettingsEntry<String>, table: SettingsTable)] = []
        for entry in outer.entries {
            guard let table = try reader.inner(entry.name) else { continue }
            found.append((reader.value(entry.name, entry), table))
        }
        return found
    }

    func tables(_ key: String) throws(SettingsError) -> [SettingsTable] {
        guard let entry = table[key] else { return [] }
        let allowed = "one [[\(key)]] for each \(key)"
        guard let array = entry.item.array else { throw wrongType(entry, allowed: allowed) }
        return try array.items.map { item throws(SettingsError) in
            guard let table = item.table else { throw wrongType(entry, item, allowed: allowed) }
            return reader(of: table, item, name: key)
        }
    }

    private func reader(of table: TOMLTable, _ item: TOMLItem, name: String) -> SettingsTable {
        SettingsTable(table: table, line: item.position.line, name: name, file: file)
    }

    func required<Value>(
        _ entry: SettingsEntry<Value>?, _ key: String,
        allowed: String = "a name and a path for each root"
    ) throws(SettingsError) -> SettingsEntry<Value> {
        guard let entry else {
            throw SettingsError(
                file: file, line: line, key: shown(key), problem: "missing",
                allowed: allowed)
        }
        return entry
    }

    func has(_ key: String) -> Bool { table[key] != nil }

    /// An error that blames the first of the settings that the table has.
    func error(blaming keys: String..., problem: String, allowed: String) -> SettingsError {
        let entry = keys.lazy.compactMap { table[$0] }.first
        return SettingsError(
            file: file, line: entry?.namePosition.line ?? line, key: entry.map { shown($0.name) },
            problem: problem, allowed: allowed)
    }

    private func value<Value>(_ value: Value, _ entry: TOMLTable.Entry) -> SettingsEntry<Value> {
        SettingsEntry(
            value: value, key: shown(entry.name), line: entry.namePosition.line, file: file)
    }

    /// - Parameter item: an element of the entry's list; nil for the entry itself.
    private func wrongType(
        _ entry: TOMLTable.Entry, _ item: TOMLItem? = nil, allowed: String
    ) -> SettingsError {
        SettingsError(
            file: file, line: (item?.position ?? entry.namePosition).line, key: shown(entry.name),
            problem: "a value of the wrong type (\(Self.typeName((item ?? entry.item).value)))",
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
        case .string: "string"
        case .integer: "whole number"
        case .float: "decimal number"
        case .boolean: "true or false"
        case .time: "date or time"
        }
    }
}
