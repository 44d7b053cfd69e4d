import CairnSource

/// Adds a `[[remote]]` to the text of a settings file, or removes one, and changes nothing else.
extension SettingsEdit {
    /// - Throws: ``SettingsError`` for a name or an address that a remote has already.
    public static func addingRemote(
        _ remote: Settings.Remote, in text: [UInt8], user: UserEnvironment
    ) throws -> [UInt8] {
        let before = try Settings(text: text, file: settingsName, user: user)
        var rows = ["[[remote]]", "name = \(quoted(remote.name))", "url = \(quoted(remote.url))"]
        if remote.every != Settings.Remote.usualInterval {
            rows.append("every = \"\(remote.every.settingText)\"")
        }
        if let limit = remote.limit { rows.append("limit = \"\(limit)\"") }
        if remote.keptLocally != .all {
            rows.append("keep-local = \(quoted(remote.keptLocally.settingText))")
        }
        let end = text.isEmpty || text.last == UInt8(ascii: "\n") ? "" : "\n"
        let edited =
            text
            + Array(
                "\(end)\(text.isEmpty ? "" : "\n")\(rows.joined(separator: "\n"))\n".utf8)
        try check(edited, before, before.remotes + [remote], user)
        return edited
    }

    /// - Returns: nil when no remote has this name.
    public static func removingRemote(
        _ name: String, in text: [UInt8], user: UserEnvironment
    ) throws -> [UInt8]? {
        let before = try Settings(text: text, file: settingsName, user: user)
        guard let index = before.remotes.firstIndex(where: { $0.name == name }) else { return nil }
        guard let list = try TOMLParser(text).root[Settings.remoteName]?.item.array
        else { throw Unclear() }
        let edited = try removingTable(
            Settings.remoteName, list.items[index].position.line, text)
        var remotes = before.remotes
        remotes.remove(at: index)
        try check(edited, before, remotes, user)
        return edited
    }

    /// - Throws: an error of the new remotes, or ``Unclear`` when the new text means something
    ///   else.
    private static func check(
        _ edited: [UInt8], _ before: Settings, _ remotes: [Settings.Remote],
        _ user: UserEnvironment
    ) throws {
        let after = try Settings(text: edited, file: settingsName, user: user)
        var wanted = before
        wanted.remotes = remotes
        guard after.withoutLines == wanted.withoutLines else { throw Unclear() }
    }
}
