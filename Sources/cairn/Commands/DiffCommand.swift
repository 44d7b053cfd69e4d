import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Show the differences between two snapshots.",
        discussion: """
            FROM and TO are commits or times: `latest`, the first digits of an id, or a time in the format of `cairn ls --at`. A time selects the last commit at or before that time, or the first commit if all commits are newer. Without TO, Cairn compares FROM with the latest commit. An argument after FROM that is neither a commit nor a time is a PATH.

            + marks new items, - removed items, M changed content, U changed metadata (mode, owner, times, xattrs) and T a changed type. A document that is a directory (a bundle) takes one line, whatever changed in it; --inside shows the changes in it.

            Examples:
              cairn diff yesterday
              cairn diff --since "this morning" ~/Documents
              cairn diff 4f2a91c0 latest
              cairn diff monday tuesday ~/Documents
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @Flag(help: "Show differences inside documents that are directories.") var inside = false
    @Option(
        help: .value(
            "time",
            "Compare the latest commit with the last commit before a time, such as \"this morning\" or monday. Use this option instead of FROM and TO."
        ))
    var since: String?
    @Argument(help: .value("from", "The earlier commit, or a time."))
    var from: String?
    @Argument(
        help: .value("to", "The later commit, or a time (default: the latest commit)."))
    var to: String?
    @Argument(
        help: .value("path", "Show only changes in PATH."), completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let words = [from, to].compactMap { $0 } + paths
        let session = try ReadingSession(
            context, host: .named(hosts, of: since == nil ? Array(words.prefix(2)) : []))
        let (earlier, later, paths) = try span(words, session.reader, context)
        func isHeld(_ path: [UInt8]) throws -> Bool {
            try isKnown(path, session.reader, [earlier, later])
        }
        let wanted = try paths.flatMap { text in
            let places = try session.reader.readings(text).places(joinsOther: true) {
                try isHeld($0.livePath)
            }
            guard places.isEmpty else { return places.map(\.livePath) }
            return [
                try PathArgument.spellings(text).first(where: isHeld)
                    ?? PathArgument.absolute(text)
            ]
        }
        for path in wanted where try !isHeld(path) {
            let near = try NearMiss(session.reader, at: later.number).path(
                for: ArgumentText.text(path))
            throw CommandFailure(
                "\(PathText.display(path)) is in neither snapshot",
                near.map { "did you mean \(ShellText.quoted($0))?" }
                    ?? "search for it with `cairn find \(ShellText.quoted(ItemPath.split(path).name))`"
            )
        }
        if options.isForPeople {
            Terminal.line(
                "from \(earlier.commit.shortID) of \(TimeText.zoned(earlier.commit.time)) to "
                    + "\(later.commit.shortID) of \(TimeText.zoned(later.commit.time))")
        }
        if earlier.number == later.number {
            context.note(
                "both snapshots are commit \(later.commit.shortID), so there is nothing to compare")
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
                show(
                    difference,
                    options.json
                        ? RestoreSelection(root: root, path: path).display(path) : live, old, new)
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

    /// The commits that are compared, and the paths that are wanted.
    private func span(_ words: [String], _ reader: CatalogReader, _ context: Context) throws -> (
        CatalogCommit, CatalogCommit, [String]
    ) {
        if let since {
            let earlier = try MomentArgument(since, context).commitToCompare(
                reader, context, atBeginning: true)
            return (earlier, try SnapshotOptions.commit("latest", reader), words)
        }
        guard let first = words.first else {
            throw CommandFailure(
                "no commit or time was given",
                "use a snapshot id or a time, for example `cairn diff yesterday`"
            )
        }
        let earlier = try SnapshotOptions.point(first, reader, context) {
            try $0.commitToCompare(reader, context)
        }
        let latest = try SnapshotOptions.commit("latest", reader)
        guard words.count > 1 else { return (earlier, latest, []) }
        let second = words[1]
        if try SnapshotOptions.isCommit(second, reader) || SnapshotOptions.isMoment(second, context)
        {
            let later = try SnapshotOptions.point(second, reader, context)
            return (earlier, later, Array(words.dropFirst(2)))
        }
        let isPath =
            try isKnown(PathArgument.absolute(second), reader, [earlier, latest])
            || reader.path(second) != second
        if !isPath, !second.contains("/") { _ = try SnapshotOptions.point(second, reader, context) }
        return (earlier, latest, Array(words.dropFirst()))
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
                difference.paint(
                    "\(difference.rawValue)  \(PathText.display(path))\((new ?? old)?.isDirectory == true ? "/" : "")"
                ))
        }
    }
}

extension TreeDifference {
    /// As git paints a difference.
    fileprivate var paint: Paint {
        switch self {
        case .added: .good
        case .removed: .bad
        case .content, .metadata, .type: .plain
        }
    }

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
