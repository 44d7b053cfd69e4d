import CairnCore
import CairnLinux
import CairnSource
import CairnText

/// The program's name in commands that are advised, with the repository where the call or
/// CAIRN_REPOSITORY named one: what is advised must not lead to another repository.
struct AdvisedCommand {
    /// `-r DIR`; nil where nothing named one.
    let option: String?
    let isOfRemote: Bool

    /// Of this process's call, whether or not its words are understood.
    static let own = AdvisedCommand(
        named(Process.arguments.dropFirst().map(ArgumentText.text))
            ?? UserEnvironment.current.variable(variable).map(ArgumentText.text))

    /// `cairn`, or `cairn -r DIR`.
    var call: String { ["cairn", option].compactMap { $0 }.joined(separator: " ") }

    private static let variable = "CAIRN_REPOSITORY"
    /// Verbs that take no repository, or make one.
    private static let without: Set = [
        "clone", "completions", "guide", "help", "init", "version",
    ]
    /// Verbs that read a remote.
    private static let ofRemotes: Set = [
        "browse", "cat", "diff", "drill", "dump", "find", "ls", "restore", "snapshots", "stats",
        "status", "verify", "versions",
    ]

    init(_ context: Context) {
        let isNamed = context.options.repo != nil || context.user.variable(Self.variable) != nil
        self.init(isNamed ? ArgumentText.text(context.repositoryPath) : nil)
    }

    /// - Parameter repository: as it is written behind -r.
    private init(_ repository: String?) {
        guard let repository, !repository.isEmpty else {
            (option, isOfRemote) = (nil, false)
            return
        }
        let remote = try? RemoteURL(repository)
        let word = remote.map { Array($0.text.utf8) } ?? PathArgument.absolute(repository)
        (option, isOfRemote) = ("-r \(ShellText.quoted(word))", remote != nil)
    }

    /// What the words of a call have behind -r.
    private static func named(_ words: some Sequence<String>) -> String? {
        var (found, isNext): (String?, Bool) = (nil, false)
        for word in words.prefix(while: { $0 != "--" }) {
            if isNext { found = word }
            isNext = ["-r", "--repo"].contains(word)
            for start in ["-r=", "--repo="] where word.hasPrefix(start) {
                found = String(word.dropFirst(start.count))
            }
        }
        return found
    }

    /// A text whose commands stand between backquotes.
    func text(_ text: String) -> String {
        let parts = text.split(separator: "`cairn ", omittingEmptySubsequences: false)
        guard option != nil, parts.count > 1 else { return text }
        return parts[0] + parts.dropFirst().map { "`\(takes($0) ? call : "cairn") \($0)" }.joined()
    }

    /// - Parameter words: what follows the name, and what stands behind the command.
    private func takes(_ words: Substring) -> Bool {
        let command = words.prefix { $0 != "`" }
        let verb = String(command.prefix { $0 != " " })
        if verb.hasPrefix("-") || command.hasSuffix(" --help") { return false }
        return isOfRemote ? Self.ofRemotes.contains(verb) : !Self.without.contains(verb)
    }
}
