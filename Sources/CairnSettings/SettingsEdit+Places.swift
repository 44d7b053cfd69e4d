import CairnFormat
import CairnSource

/// Gives what lies in a moved directory its new path in the text of a settings file: the
/// repository, the password file, and remotes in directories.
extension SettingsEdit {
    /// - Parameter isThere: whether something is at a new path; otherwise the old path stays.
    /// - Throws: ``Unclear`` when the new text would mean something else.
    public static func movingPlaces(
        from old: [UInt8], to new: [UInt8], in text: [UInt8], user: UserEnvironment,
        ifThere isThere: ([UInt8]) -> Bool
    ) throws -> [UInt8] {
        let before = try Settings(text: text, file: settingsName, user: user)
        let table = try TOMLParser(text).root
        var (wanted, changes) = (before, [(range: Range<Int>, text: String)]())
        func move(
            _ path: [UInt8], _ item: TOMLItem?, _ prefix: String = "",
            _ set: (inout Settings, [UInt8]) -> Void
        ) throws {
            guard let item, let rest = ItemPath.relative(path, to: old) else { return }
            let there = ItemPath.join(new, rest)
            guard isThere(there) else { return }
            let text = SettingsPath.text(there)
            guard item.string != nil, prefix.isEmpty || text.first == "/" else { throw Unclear() }
            changes.append((item.range, prefix + text))
            set(&wanted, there)
        }
        try move(before.repository, table[Settings.repositoryName]?.item) { $0.repository = $1 }
        try move(before.password.file ?? [], table["password-file"]?.item) { $0.password.file = $1 }
        let remotes = table[Settings.remoteName]?.item.array?.items ?? []
        for (index, written) in remotes.enumerated() {
            let (remote, scheme) = (before.remotes[index], "dir:")
            func path(_ url: String) -> [UInt8] {
                url.hasPrefix(scheme)
                    ? UserEnvironment.withoutTrailingSlashes(
                        Array(url.utf8.dropFirst(scheme.count)))
                    : []
            }
            try move(path(remote.url), written.table?["url"]?.item, scheme) {
                $0.remotes[index].url = scheme + SettingsPath.text($1)
            }
            try move(path(remote.pruneURL ?? ""), written.table?["prune-url"]?.item, scheme) {
                $0.remotes[index].pruneURL = scheme + SettingsPath.text($1)
            }
        }
        var edited = text
        for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            edited.replaceSubrange(change.range, with: Array(quoted(change.text).utf8))
        }
        guard let after = try? Settings(text: edited, file: settingsName, user: user),
            after.withoutLines == wanted.withoutLines
        else { throw Unclear() }
        return edited
    }
}
