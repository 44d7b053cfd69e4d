import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText

/// What lies at the top of the home, that no root holds or lies in, and that no rule leaves out:
/// files, and directories that hold something. Hidden ones are programs' own.
struct UnheldHome {
    /// Absolute, in order.
    private(set) var directories: [[UInt8]] = []
    private(set) var files: [[UInt8]] = []

    /// Entries of the home that are looked at.
    private static let entriesMaximum = 10_000
    private static let namesMaximum = 5

    init(_ context: Context) {
        let home = RealPath.resolve(context.user.home)
        let set = context.rootSet()
        let known = set.roots.map(\.path) + [RealPath.resolve(context.repositoryPath)]
        let judge = RuleJudge(
            context.fileSystem, rules: context.exclusionRules, roots: [home])
        guard let directory = try? LinuxFileSystem().openRoot(home),
            let entries = try? directory.entries()
        else { return }
        for entry in entries.prefix(Self.entriesMaximum)
        where entry.name.first != UInt8(ascii: ".") {
            let path = ItemPath.join(home, entry.name)
            // Another disk is nothing of the home's, and may not answer.
            guard let status = try? entry.status.get(), !status.isMountTop,
                !known.contains(where: {
                    ItemPath.relative(path, to: $0) != nil || ItemPath.relative($0, to: path) != nil
                }), judge.judge(path).verdict == nil
            else { continue }
            if status.kind == .file {
                files.append(path)
            } else if status.kind == .directory,
                let within = try? directory.openDirectory(entry.name),
                let names = try? within.entries(), !names.isEmpty
            {
                directories.append(path)
            }
        }
        directories.sort { $0.lexicographicallyPrecedes($1) }
        files.sort { $0.lexicographicallyPrecedes($1) }
    }

    /// A line each for directories and files, where there are any, with what keeps them.
    func notes(namesAll: Bool = false) -> [String] {
        var notes: [String] = []
        if let first = directories.first {
            notes.append(
                "\(Self.names(directories, all: namesAll)) \(directories.count == 1 ? "is" : "are") not inside any root"
                    + (directories.count > 1
                        ? "; run `cairn roots add DIRECTORY` to back one up"
                        : "; run `cairn roots add \(ShellText.quoted(first))` to back it up"))
        }
        if !files.isEmpty {
            notes.append(
                "the file\(files.count == 1 ? "" : "s") \(Self.names(files, all: namesAll)) \(files.count == 1 ? "is" : "are") not inside any root; "
                    + "move \(files.count == 1 ? "it" : "them") into a directory that is backed up, or back up your whole home directory with `cairn roots add ~`"
            )
        }
        return notes
    }

    private static func names(_ paths: [[UInt8]], all: Bool) -> String {
        let named = all ? paths[...] : paths.prefix(namesMaximum)
        let more = paths.count - named.count
        return named.map { HomePath.short($0) }.joined(separator: ", ")
            + (more > 0 ? " and \(Quantity.count(more)) more in your home directory" : "")
    }
}
