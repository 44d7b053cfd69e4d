import CairnCore
import CairnFormat
import CairnSource

// Checks, one for each kind of value.

extension SettingsEntry where Value == String {
    func oneOf<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) throws(SettingsError)
        -> Choice
    where Choice.RawValue == String {
        guard let choice = Choice(rawValue: value) else {
            let names = Choice.allCases.map { "\"\($0.rawValue)\"" }
            throw error(
                "“\(value)” is not one of the choices", allowed: names.joined(separator: ", "))
        }
        return choice
    }

    func duration(in range: ClosedRange<Duration>) throws(SettingsError) -> Duration {
        guard let duration = Duration(settingText: value), range.contains(duration) else {
            throw error(
                "“\(value)” is not a time in range",
                allowed:
                    "\"\(range.lowerBound.settingText)\" to \"\(range.upperBound.settingText)\": "
                    + "a whole number and ms, s, m, h or d")
        }
        return duration
    }

    func absolutePath(_ user: UserEnvironment) throws(SettingsError) -> [UInt8] {
        let allowed = "an absolute path, or a path that starts with ~/"
        guard let bytes = SettingsPath.bytes(value) else {
            throw error("“\(value)” is not a valid file: URI", allowed: allowed)
        }
        guard let expanded = user.expandingHome(bytes), expanded.first == ItemPath.separator else {
            let problem = bytes.isEmpty ? "the path is empty" : "“\(value)” is not an absolute path"
            throw error(problem, allowed: allowed)
        }
        // Through a symlink, `x/..` is not the place that the text names.
        let components = ItemPath.components(expanded).filter { $0 != [UInt8(ascii: ".")] }
        if components.contains([UInt8(ascii: "."), UInt8(ascii: ".")]) {
            throw error("“\(value)” contains “..”", allowed: "\(allowed), without “..”")
        }
        if components.contains(where: { $0.count > Self.fileNameBytesMaximum }) {
            throw error(
                "a name in the path is too long",
                allowed: "names of at most \(Self.fileNameBytesMaximum) bytes")
        }
        return [ItemPath.separator] + components.joined(separator: [ItemPath.separator])
    }

    func component() throws(SettingsError) -> [UInt8] {
        let name = Array(value.utf8)
        let isSound =
            ItemPath.problem(withName: name) == nil && name.count <= Self.fileNameBytesMaximum
            && !name.contains { $0 < 0x20 || $0 == 0x7f }
        guard isSound else {
            let shown =
                name.count <= 80 ? "“\(PathText.display(name))”" : "a string of \(name.count) bytes"
            throw error(
                "\(shown) is not a valid root name",
                allowed:
                    "a directory name of 1 to \(Self.fileNameBytesMaximum) bytes that contains no "
                    + "“/” and is neither “.” nor “..”")
        }
        return name
    }

    func role() throws(SettingsError) -> RootRole {
        let roles = RootRole.inSettings
        guard let role = roles.first(where: { $0.settingText == value }) else {
            throw error(
                "“\(value)” is not a role",
                allowed: roles.map { "\"\($0.settingText)\"" }.joined(separator: ", "))
        }
        return role
    }

    /// - Source: NAME_MAX, limits.h(0p).
    private static var fileNameBytesMaximum: Int { 255 }
}

extension SettingsEntry where Value == Int {
    func number(in range: ClosedRange<Int>) throws(SettingsError) -> Int {
        guard range.contains(value) else {
            throw error(
                "\(value) is out of range", allowed: "\(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }
}

extension SettingsEntry where Value == WrittenSize {
    func size(in range: ClosedRange<ByteSize>) throws(SettingsError) -> ByteSize {
        let shown: String
        let size: ByteSize?
        switch value {
        case .bytes(let count):
            shown = "\(count)"
            size = UInt64(exactly: count).map(ByteSize.init(bytes:))
        case .text(let text):
            shown = "“\(text)”"
            size = ByteSize(text)
        }
        let number = value.text
        if ByteSize.lacksUnit(number) {
            throw error(
                "\(shown) has no unit, so it would be \(number) bytes",
                allowed:
                    "a size with a unit, such as \"\(number)KiB\", \"\(number)MiB\" or \"\(number)GiB\""
            )
        }
        guard let size, range.contains(size) else {
            throw error(
                "\(shown) is not a size in range",
                allowed: "\"\(range.lowerBound)\" to \"\(range.upperBound)\": a whole number and "
                    + "B, kB, MB, GB, TB, KiB, MiB, GiB or TiB; a number without a unit means bytes"
            )
        }
        return size
    }
}

extension Share {
    static let allowed = "a share in quotes, \"0%\" to \"100%\", with at most two decimals"
}

extension SettingsEntry where Value == String {
    func share() throws(SettingsError) -> Share {
        guard let share = Share(settingText: value)
        else { throw error("“\(value)” is not a share of a file system", allowed: Share.allowed) }
        return share
    }
}

extension SettingsEntry where Value == [SettingsEntry<String>] {
    /// - Returns: nil for an empty list.
    func command(_ user: UserEnvironment) throws(SettingsError) -> HookCommand? {
        guard let first = value.first else { return nil }
        let bytes = value.reduce(0) { $0 + $1.value.utf8.count + 1 }
        guard value.count <= HookCommand.wordsMaximum, bytes <= HookCommand.bytesMaximum else {
            throw error(
                "a command of \(value.count) words and \(bytes) bytes",
                allowed:
                    "at most \(HookCommand.wordsMaximum) words and \(HookCommand.bytesMaximum) bytes; for more, use a script"
            )
        }
        return HookCommand(
            program: try first.absolutePath(user),
            arguments: value.dropFirst().map { Array($0.value.utf8) })
    }
}
