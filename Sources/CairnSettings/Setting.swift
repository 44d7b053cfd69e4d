import CairnCore
import CairnSource

/// A part of ``Settings`` that one table of the file fills, setting by setting.
protocol SettingsGroup {
    /// The settings, in the order in which they are read and named.
    static var settings: [Setting<Self>] { get }

    /// Checks settings against each other. Called only when the file has the table.
    func checkCombination(_ table: SettingsTable) throws(SettingsError)
}

extension SettingsGroup {
    static var names: [String] { settings.map(\.name) }

    func checkCombination(_ table: SettingsTable) throws(SettingsError) {}

    mutating func read(_ table: SettingsTable, _ user: UserEnvironment) throws(SettingsError) {
        try table.refuseUnknownKeys(known: Self.names)
        for setting in Self.settings { try setting.read(table, &self, user) }
        try checkCombination(table)
    }

    /// The settings with their documentation and the values of `self`, as `Config/cairn.toml` shows
    /// them.
    var documented: [String] { Self.settings.map { $0.documented(self) } }
}

/// The one declaration of a setting: name, type, bounds and documentation. Its default is the value
/// in a new group.
///
/// The parser, the refusal of unknown names and wrong values, and `Config/cairn.toml` follow from
/// it.
struct Setting<Group>: @unchecked Sendable {
    // SAFETY: nothing in it changes; its closures hold key paths and texts.
    typealias Read = (SettingsTable, inout Group, UserEnvironment) throws(SettingsError) -> Void

    let name: String
    /// The names in the table, if the setting is a table.
    var inner: [String]?
    /// The lines of `Config/cairn.toml`.
    let documented: (Group) -> String
    /// Sets the value in the group when the table has it.
    let read: Read

    /// - Parameters:
    ///   - text: the documentation; `%` is where the bounds are named.
    ///   - shown: the default as TOML.
    init(
        _ name: String, _ text: String, bounds: String = "", shown: @escaping (Group) -> String,
        read: @escaping Read
    ) {
        self.name = name
        self.read = read
        documented = { group in
            SettingsDocument.comment(text.replacing("%", with: bounds))
                + "\n#\(name) = \(shown(group))"
        }
    }
}

// MARK: Kinds of settings

extension Setting {
    typealias Path<Value> = WritableKeyPath<Group, Value>

    /// A setting that one entry of the table gives; nil when the table has none.
    private static func entry<Value>(
        _ name: String, _ path: Path<Value>, _ text: String, bounds: String = "",
        shown: @escaping (Value) -> String,
        read: @escaping (SettingsTable, UserEnvironment) throws(SettingsError) -> Value?
    ) -> Self {
        Self(name, text, bounds: bounds, shown: { shown($0[keyPath: path]) }) {
            table, group, user throws(SettingsError) in
            if let value = try read(table, user) { group[keyPath: path] = value }
        }
    }

    static func flag(_ name: String, _ path: Path<Bool>, _ text: String) -> Self {
        entry(name, path, text, shown: { "\($0)" }) { table, _ throws(SettingsError) in
            try table.flag(name)?.value
        }
    }

    static func number(
        _ name: String, _ path: Path<Int>, _ range: ClosedRange<Int>, _ text: String
    ) -> Self {
        entry(
            name, path, text, bounds: "\(range.lowerBound) to \(range.upperBound)",
            shown: { "\($0)" }
        ) { table, _ throws(SettingsError) in try table.integer(name)?.number(in: range) }
    }

    static func duration(
        _ name: String, _ path: Path<Duration>, _ range: ClosedRange<Duration>, _ text: String
    ) -> Self {
        entry(
            name, path, text,
            bounds: "\(range.lowerBound.settingText) to \(range.upperBound.settingText)",
            shown: { "\"\($0.settingText)\"" }
        ) { table, _ throws(SettingsError) in try table.time(name)?.duration(in: range) }
    }

    /// A setting of a table in a list, whose document begins with its names.
    static func listed(_ name: String, _ text: String, read: @escaping Read) -> Self {
        .init(
            special: name,
            lines: { _ in
                "  \(name)" + String(repeating: " ", count: 13 - name.count)
                    + text.replacing("\n", with: "\n" + String(repeating: " ", count: 15))
            }, read: read)
    }

    static func size(
        _ name: String, _ path: Path<ByteSize>, _ range: ClosedRange<ByteSize>, _ text: String
    ) -> Self {
        entry(
            name, path, text, bounds: "\(range.lowerBound) to \(range.upperBound)",
            shown: { "\"\($0)\"" }
        ) { table, _ throws(SettingsError) in try table.size(name)?.size(in: range) }
    }

    /// A size without a default.
    static func size(
        _ name: String, _ path: Path<ByteSize?>, _ range: ClosedRange<ByteSize>,
        example: String, _ text: String
    ) -> Self {
        entry(
            name, path, text, bounds: "\(range.lowerBound) to \(range.upperBound)",
            shown: { _ in "\"\(example)\"" }
        ) { table, _ throws(SettingsError) in try table.size(name)?.size(in: range) }
    }

    /// A share of a whole, `0%` to `100%`.
    static func share(_ name: String, _ path: Path<Share>, _ text: String) -> Self {
        entry(name, path, text, shown: { "\"\($0)\"" }) { table, _ throws(SettingsError) in
            try table.string(name, allowed: Share.allowed)?.share()
        }
    }

    static func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, _ path: Path<Choice>, _ text: String
    ) -> Self where Choice.RawValue == String {
        entry(name, path, text, shown: { "\"\($0.rawValue)\"" }) { table, _ throws(SettingsError) in
            try table.string(name)?.oneOf(Choice.self)
        }
    }

    /// An absolute path, or none.
    static func path(_ name: String, _ path: Path<[UInt8]?>, example: String, _ text: String)
        -> Self
    {
        entry(name, path, text, shown: { _ in "\"\(example)\"" }) {
            table, user throws(SettingsError) in try table.string(name)?.absolutePath(user)
        }
    }

    /// A program and its arguments; none for an empty list.
    static func command(
        _ name: String, _ path: Path<HookCommand?>,
        example: String = "[\"/usr/bin/logger\", \"backup\"]", _ text: String
    ) -> Self {
        let allowed = "a list of strings with the program and its arguments, such as \(example)"
        return entry(name, path, text, shown: { _ in "[]" }) { table, user throws(SettingsError) in
            try table.words(name, allowed: allowed)?.command(user)
        }
    }

    /// The table `[name]`.
    static func table<Inner: SettingsGroup>(_ name: String, _ path: Path<Inner>, _ text: String)
        -> Self
    {
        Self(
            special: name, inner: Inner.names,
            lines: { group in
                "\(SettingsDocument.comment(text))\n[\(name)]\n"
                    + group[keyPath: path].documented.joined(separator: "\n")
            },
            read: { table, group, user throws(SettingsError) in
                try table.inner(name)?.fill(&group[keyPath: path], user)
            })
    }

    /// A setting of a form of its own.
    ///
    /// - Parameter lines: its place in `Config/cairn.toml`, as it stands there.
    init(
        special name: String, inner: [String]? = nil, lines: @escaping (Group) -> String,
        read: @escaping Read
    ) {
        self.name = name
        self.inner = inner
        self.documented = lines
        self.read = read
    }
}

/// The text of `Config/cairn.toml`.
enum SettingsDocument {
    static func comment(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "#" : "# \($0)"
        }.joined(separator: "\n")
    }
}
