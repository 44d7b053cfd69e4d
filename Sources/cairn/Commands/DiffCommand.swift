import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Show what differs between two commits.",
        discussion: """
            + is new, - is gone, M has other content, U other metadata (mode, owner, times, \
            xattrs), T another type. A directory that stands for one document is
            one line, whatever changed in it; --inside shows what.

            Examples:
              cairn diff 4f2a91c0 latest
              cairn diff 4f2a91c0 latest ~/Documents
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @Flag(help: "Show what differs in documents that are directories.") var inside = false
    @Argument(help: .value("from", "The earlier commit.")) var from: String
    @Argument(help: .value("to", "The later commit.")) var to: String
    @Argument(
        help: .value("path", "Show only what differs at or beneath PATH."), completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let session = try ReadingSession(context, host: .named(hosts, of: [from, to]))
        let earlier = try SnapshotOptions.commit(from, session.reader)
        let later = try SnapshotOptions.commit(to, session.reader)
        let wanted = paths.map(PathArgument.absolute)
        for path in wanted where try !isKnown(path, session.reader, [earlier, later]) {
            throw CommandFailure(
                "\(PathText.display(path)) is in neither commit",
                "look for it with `cairn find \(ShellText.quoted(ItemPath.split(path).name))`")
        }
        var comparison = TreeComparison(
            reader: session.reader, from: earlier.number, to: later.number,
            foldsBundles: try !inside
                && !wanted.contains { try isWithinBundle($0, session.reader, [earlier, later]) })
        var counts: [TreeDifference: UInt64] = [:]
        for root in try session.reader.roots() {
            try comparison.compare(root) { difference, path, old, new in
                let live = ItemPath.join(root.definition.path, path)
                guard
                    wanted.isEmpty
                        || wanted.contains(where: { ItemPath.relative(live, to: $0) != nil })
                else { return }
                counts[difference, default: 0] += 1
                show(difference, ItemPath.join(root.definition.name, path), old, new)
            }
        }
        for commit in [earlier, later] {
            if let doubt = try LossText.doubt(
                session.reader, commit,
                session.reader.roots().filter { $0.exists(at: commit.number) })
            {
                context.note(doubt)
            }
        }
        if options.isForPeople {
            Terminal.line(
                TreeDifference.allCases.map { "\($0.rawValue) \(Quantity.count(counts[$0] ?? 0))" }
                    .joined(separator: "  "))
        }
    }

    /// Whether a path leads to a root, or to an item in one.
    private func isKnown(_ path: [UInt8], _ reader: CatalogReader, _ commits: [CatalogCommit])
        throws -> Bool
    {
        try reader.roots().contains { ItemPath.relative($0.definition.path, to: path) != nil }
            || holds(path, reader, commits) { try reader.entry($0, path: $1, at: $2) != nil }
    }

    /// Whether a requested path is a part of a bundle.
    private func isWithinBundle(
        _ path: [UInt8], _ reader: CatalogReader, _ commits: [CatalogCommit]
    ) throws -> Bool {
        try holds(path, reader, commits) { try reader.bundle(around: $1, in: $0, at: $2) != nil }
    }

    /// Whether something is so in one of the roots around a path, as of one of the commits.
    private func holds(
        _ path: [UInt8], _ reader: CatalogReader, _ commits: [CatalogCommit],
        _ isSo: (CatalogRoot, [UInt8], Int64) throws -> Bool
    ) throws -> Bool {
        for root in try reader.roots() {
            guard let relative = ItemPath.relative(path, to: root.definition.path) else { continue }
            for commit in commits where root.exists(at: commit.number) {
                if try isSo(root, relative, commit.number) { return true }
            }
        }
        return false
    }

    private func show(_ difference: TreeDifference, _ path: [UInt8], _ old: Item?, _ new: Item?) {
        if options.json {
            var line = JSONObject(type: "difference")
            line["change"] = difference.name
            line["path"] = path
            line["old_size"] = old?.size
            line["new_size"] = new?.size
            line.write()
        } else {
            Terminal.line(
                "\(difference.rawValue)  \(PathText.display(path))\((new ?? old)?.isDirectory == true ? "/" : "")"
            )
        }
    }
}

extension TreeDifference {
    var name: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .content: "content"
        case .metadata: "metadata"
        case .type: "type"
        }
    }
}
