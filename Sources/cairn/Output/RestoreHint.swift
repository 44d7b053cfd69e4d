import CairnFormat
import CairnRepository
import CairnText

/// The command that brings something back, as it can be typed.
struct RestoreHint {
    private let prefix: String
    private let suffix: String

    init(_ context: Context, host: String?) {
        prefix = AdvisedCommand(context).call
        suffix = host.map { "--host \(ShellText.quoted(ArgumentText.bytes($0)))" } ?? ""
    }

    /// - Parameters:
    ///   - how: the verb's options.
    ///   - verb: `restore`, `ls` or `dump`.
    func command(
        _ how: String, _ paths: [[UInt8]], of commit: Commit? = nil, verb: String = "restore"
    ) -> String {
        let words = paths.map { ShellText.quoted($0) }.joined(separator: " ")
        return command(how, words, of: commit, verb: verb)
    }

    func command(
        _ how: String, _ words: String, of commit: Commit? = nil, verb: String = "restore"
    ) -> String {
        let point = commit.map { "--snapshot \($0.shortID)" } ?? ""
        return ([prefix, verb, point, how, suffix, words]).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// What is there still comes back beside it.
    static let beside = "--target restored"
    static let inPlace = "--in-place"

    /// The command for the last version of what is at its place no more.
    ///
    /// - Parameter how: the verb's options.
    func lastVersion(
        _ selection: RestoreSelection, _ version: ItemVersion, _ reader: CatalogReader,
        _ how: String = inPlace, _ verb: String = "restore"
    ) throws -> String {
        let shown = try reader.lastPoint(
            showing: selection.root, from: version.first, before: version.last)
        let id =
            try shown?.commit.shortID
            ?? reader.address(of: version, selection.root, selection.path).shortID
        return command(
            "--snapshot \(id)" + (how.isEmpty ? "" : " \(how)"), [selection.livePath], verb: verb)
    }
}
