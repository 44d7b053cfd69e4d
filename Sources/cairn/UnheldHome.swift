import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText

/// The directories of the home that hold something, that no root holds or lies in, and that no rule
/// leaves out. Hidden ones are programs' own.
struct UnheldHome {
    /// Absolute, in order.
    let paths: [[UInt8]]

    /// Entries of the home that are looked at.
    private static let entriesMaximum = 10_000
    private static let namesMaximum = 5

    init(_ context: Context) {
        let home = RealPath.resolve(context.user.home)
        let set = context.rootSet()
        let known = set.roots.map(\.path) + [RealPath.resolve(context.repositoryPath)]
        let judge = RuleJudge(
            context.fileSystem, rules: context.settings.exclude.rules, roots: [home])
        guard let directory = try? LinuxFileSystem().openRoot(home),
            let entries = try? directory.entries()
        else {
            paths = []
            return
        }
        paths = entries.prefix(Self.entriesMaximum).compactMap { entry in
            let path = ItemPath.join(home, entry.name)
            // Another disk is nothing of the home's, and may not answer.
            guard entry.name.first != UInt8(ascii: "."), let status = try? entry.status.get(),
                status.kind == .directory, !status.isMountTop,
                let within = try? directory.openDirectory(entry.name),
                let names = try? within.entries(), !names.isEmpty,
                !known.contains(where: {
                    ItemPath.relative(path, to: $0) != nil || ItemPath.relative($0, to: path) != nil
                }), judge.judge(path).verdict == nil
            else { return nil }
            return path
        }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// One line that ends with the command that keeps one of them; nil where there is none.
    func text(namesAll: Bool = false) -> String? {
        guard let first = paths.first else { return nil }
        let named = namesAll ? paths[...] : paths.prefix(Self.namesMaximum)
        let more = paths.count - named.count
        return "no root holds \(named.map { HomePath.short($0) }.joined(separator: ", "))"
            + (more > 0 ? " and \(Quantity.count(more)) more of your home" : "")
            + (paths.count > 1
                ? "; `cairn roots add DIRECTORY` keeps one"
                : "; keep it with `cairn roots add \(ShellText.quoted(first))`")
    }
}
