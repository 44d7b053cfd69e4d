import CairnFormat
import CairnRepository
import CairnText

/// The command that brings something back, as it can be typed.
struct RestoreHint {
    private let prefix: String
    private let suffix: String
    private let machine: RootHost

    init(_ context: Context, host: String?) {
        machine = context.machine
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
        let words = ["--snapshot \(id)", how, try host(of: selection.root, at: shown, reader)]
        return command(
            words.filter { !$0.isEmpty }.joined(separator: " "), [selection.livePath], verb: verb)
    }

    /// `--host NAME`, if a command would otherwise mean the roots of another machine by a commit's
    /// id, or if the root is another machine's.
    func host(of root: CatalogRoot, at commit: CatalogCommit?, _ reader: CatalogReader) throws
        -> String
    {
        guard suffix.isEmpty, let host = root.host else { return "" }
        let all = try reader.allRoots()
        guard all.contains(where: { ($0.host?.id ?? host.id) != host.id }) else { return "" }
        let maker = commit.flatMap { HostScope.maker(of: $0, among: all, own: host) }
        guard host.id != machine.id || maker != nil else { return "" }
        return "--host \(ShellText.quoted(HostScope.word(for: host, among: all)))"
    }
}
