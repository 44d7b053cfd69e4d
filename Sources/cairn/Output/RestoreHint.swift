import CairnFormat
import CairnRepository
import CairnText

/// The command that brings something back, as it can be typed.
struct RestoreHint {
    private let prefix: String
    private let suffix: String
    private let machine: RootHost
    private let isRemote: Bool

    init(_ context: Context, host: String?) {
        machine = context.machine
        isRemote = context.remote != nil
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

    /// The option for where items of a root come back: beside, if a restore in place would be
    /// refused, as from a remote, or is seldom meant, as of another machine's files.
    ///
    /// - Parameter root: nil if it is not known.
    func place(of root: CatalogRoot?) -> String {
        let isOther = root?.host.map { $0.id != machine.id } ?? !suffix.isEmpty
        return isRemote || isOther ? Self.beside : Self.inPlace
    }

    /// The command that returns to the state before a restore or an undo.
    ///
    /// - Returns: nil if that state has none of the paths: a restore would refuse them.
    func back(
        to point: CatalogCommit, _ paths: [[UInt8]], _ reader: CatalogReader,
        _ how: String = inPlace
    ) throws -> String? {
        let roots = try reader.roots().filter { $0.exists(at: point.number) }
        let there = try paths.filter { path in
            try roots.lazy.compactMap { $0.selection(of: path) }.contains {
                try reader.entry($0.root, path: $0.path, at: point.number) != nil
            }
        }
        return there.isEmpty ? nil : command(how, there, of: point.commit)
    }

    /// The command for the last version of what is at its place no more.
    ///
    /// - Parameter how: the verb's options; nil for those of ``place(of:)``.
    func lastVersion(
        _ selection: RestoreSelection, _ version: ItemVersion, _ reader: CatalogReader,
        _ how: String? = nil, _ verb: String = "restore"
    ) throws -> String {
        let shown = try reader.lastPoint(
            showing: selection.root, from: version.first, before: version.last)
        let id =
            try shown?.commit.shortID
            ?? reader.address(of: version, selection.root, selection.path).shortID
        let words = [
            "--snapshot \(id)", how ?? place(of: selection.root),
            try host(of: selection.root, at: shown, reader),
        ]
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
