import CairnSource

/// Names the repository in the text of a settings file, and changes nothing else.
extension SettingsEdit {
    /// Whether the settings name a repository themselves.
    ///
    /// - Parameter text: of a valid settings file; empty when there is none.
    public static func namesRepository(_ text: [UInt8]) -> Bool {
        (try? TOMLParser(text).root[Settings.repositoryName]) != nil
    }

    /// - Parameters:
    ///   - path: of an absolute path (``SettingsPath``).
    ///   - text: the text of a valid settings file; empty when there is none.
    /// - Throws: ``Unclear`` when the new text means something else.
    public static func namingRepository(
        _ path: String, in text: [UInt8], user: UserEnvironment
    ) throws -> [UInt8] {
        let before = try Settings(text: text, file: settingsName, user: user)
        var edited = text
        if let entry = try TOMLParser(text).root[Settings.repositoryName] {
            edited.replaceSubrange(entry.item.range, with: Array(quoted(path).utf8))
        } else {
            // Before all tables.
            let line = "\(Settings.repositoryName) = \(quoted(path))\n"
            edited = Array("\(line)\(text.isEmpty ? "" : "\n")".utf8) + text
        }
        guard let after = try? Settings(text: edited, file: settingsName, user: user)
        else { throw Unclear() }
        var wanted = before
        wanted.repository = bytes(path)
        guard after.withoutLines == wanted.withoutLines else { throw Unclear() }
        return edited
    }
}
