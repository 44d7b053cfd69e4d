import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ls", abstract: "List the contents of a snapshot.",
        discussion: """
            Without PATH, Cairn lists the roots; with PATH, it lists one level of the contents. PATH is a path on this machine, or a root's name followed by a path in that root. Cairn refuses a PATH that could be both. A PATH that starts with /, ./, ../ or ~ is never a root's name. Each line is a full path on the machine that was backed up. --recursive lists all levels, and --depth limits their number; both include PATH itself. With --json, Cairn lists all levels unless you specify --depth.

            A document that is a directory (a bundle, such as letter.rtfd) takes one line, which shows its total size, unless it is PATH itself or you add --inside. --deleted also lists items that were in PATH earlier but are not in this commit, and shows what happened to them. With --container, PATH is a path in that application's container.

            Examples:
              cairn ls
              cairn ls ~/Documents
              cairn ls -l --at yesterday Documents/taxes
              cairn ls -R --snapshot 4f2a91c0 ~/Documents
              cairn ls --depth 2 /etc
              cairn ls --deleted ~/Documents
              cairn ls --container org.mozilla.firefox data
              cairn ls --inside ~/Documents/letter.rtfd
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @OptionGroup var point: SnapshotOptions
    @Flag(
        name: [.customShort("l"), .long], help: "Show the mode, owner, size and time of each item.")
    var long = false
    @Flag(help: "Also list the contents of documents that are directories.") var inside = false
    @Flag(name: [.customShort("R"), .long], help: "List all subdirectories too.")
    var recursive = false
    @Flag(help: "Also list deleted items in PATH.") var deleted = false
    @Option(help: .value("n", "How many levels to list; 0 lists only PATH itself.")) var depth: Int?
    @Option(help: .value("id", "List only this application's container.")) var container: String?
    @Argument(
        help: .value("path", "A file or directory to list (default: all roots)."),
        completion: .file())
    var paths: [String] = []

    func run() throws {
        if let depth, depth < 0 {
            throw CommandFailure(
                "invalid --depth \(depth)", "use 0 for PATH itself, or a larger number")
        }
        guard !deleted || !paths.isEmpty else {
            throw CommandFailure(
                "--deleted requires a directory",
                "specify a directory, or search everything with `cairn find --deleted`")
        }
        let context = try Context(options, needsSettings: false)
        let session = try ReadingSession(context, host: point.hosts(hosts))
        let version = container == nil ? try point.version(of: paths, session.reader) : nil
        let commit = try version?.asAt ?? point.commit(session.reader, context)
        let missing = MissingPath(context: context, host: hosts.host, verb: "ls")
        let selections =
            try version.map { [Selection(item: $0.selection, isNamed: true)] }
            ?? selections(session.reader, commit, missing)
        if version == nil,
            let doubt = try LossText.doubt(session.reader, commit, selections.map(\.item.root))
        {
            context.note(doubt)
        }
        var lines = HeadedLines(ItemLine.header)
        for selection in selections {
            // The numbers of another machine have other names there.
            let host = selection.item.root.host
            let owners = OwnerNames(isThisMachine: host.map { $0.id == context.machine.id } ?? true)
            try list(selection, session.reader, commit, owners, &lines)
            if deleted {
                try listFormer(
                    selection.item, session.reader, commit, owners, context.clock.now(), &lines)
            }
        }
        lines.finish()
    }

    private struct Selection {
        let item: RestoreSelection
        /// Whether it was named; else it lies in what was named, or all is listed.
        let isNamed: Bool
    }

    private func selections(
        _ reader: CatalogReader, _ commit: CatalogCommit, _ missing: MissingPath
    ) throws -> [Selection] {
        var found: [Selection]
        if let container {
            found = try ContainerSelector(container, reader, at: commit.number).select(paths)
                .map { Selection(item: $0, isNamed: !paths.isEmpty) }
        } else {
            let selector = try PathSelector(reader, at: commit, missing)
            found = selector.everything.map { Selection(item: $0, isNamed: false) }
            if !paths.isEmpty {
                return try paths.flatMap { word in
                    let items = try selector.select(word).map { item in
                        let above = ItemPath.relative(
                            item.livePath, to: PathArgument.absolute(word))
                        return Selection(item: item, isNamed: above?.isEmpty ?? true)
                    }
                    return sorted(items)
                }
            }
        }
        return paths.isEmpty ? sorted(found) : found
    }

    private func sorted(_ found: [Selection]) -> [Selection] {
        // Programs get them as they always did.
        options.json
            ? found
            : found.sorted { $0.item.livePath.lexicographicallyPrecedes($1.item.livePath) }
    }

    private func list(
        _ selection: Selection, _ reader: CatalogReader, _ commit: CatalogCommit,
        _ owners: OwnerNames, _ lines: inout HeadedLines
    ) throws {
        let item = selection.item
        let base = ItemPath.components(item.path).count
        let opensAll = try inside || !item.path.isEmpty && isPart(item, reader, commit)
        let isOneLevel = depth == nil && !recursive && !options.json
        let most = isOneLevel ? (selection.isNamed ? 1 : 0) : depth ?? .max
        try reader.walk(item.root, from: item.path, at: commit.number) { step in
            guard case .enter(let path, let entry) = step else { return true }
            let found = try entry.item()
            let level = ItemPath.components(path).count - base
            let isBundle = found.isBundle && !opensAll
            let goesOn = level < most && !isBundle
            // One level of a directory is what is in it.
            if !(isOneLevel && goesOn && entry.kind == .directory) {
                try write(
                    options.json
                        ? item.display(path) : ItemPath.join(item.root.definition.path, path),
                    entry,
                    (
                        found,
                        found.isBundle ? BundleSummary(reader, of: entry, at: commit.number) : nil
                    ), owners, nil, &lines)
            }
            return goesOn
        }
    }

    /// What was in a directory before, and is not as at the commit.
    private func listFormer(
        _ directory: RestoreSelection, _ reader: CatalogReader, _ commit: CatalogCommit,
        _ owners: OwnerNames, _ now: Timestamp, _ lines: inout HeadedLines
    ) throws {
        for (former, last, stored) in try formerItems(of: directory, reader, commit) {
            let path = ItemPath.join(directory.path, former.name)
            let ending = try ItemEnding(
                reader, stored.root, ItemPath.join(stored.path, former.name), last: last,
                wasRemoved: true)
            let item = try former.item()
            try write(
                options.json
                    ? directory.display(path)
                    : ItemPath.join(directory.root.definition.path, path), former,
                (item, item.isBundle ? BundleSummary(reader, of: former, at: last - 1) : nil),
                owners,
                (ending, try reader.commit(notBefore: ending.commit)?.commit, now), &lines)
        }
    }

    /// What was in a directory before, each name once, and where: before its root was moved, too.
    private func formerItems(
        of directory: RestoreSelection, _ reader: CatalogReader, _ commit: CatalogCommit
    ) throws -> [(entry: TreeEntry, last: Int64, directory: RestoreSelection)] {
        let earlier = try MovedRootHistory(reader).earlier(of: [(directory.root, directory.path)])
        var places = [(place: directory, number: commit.number)]
        for one in earlier where one.before <= commit.number {
            places.append((RestoreSelection(root: one.root, path: one.path), one.before - 1))
        }
        var names: Set<[UInt8]> = []
        var found: [(entry: TreeEntry, last: Int64, directory: RestoreSelection)] = []
        for (place, number) in places {
            guard let entry = try reader.entry(place.root, path: place.path, at: number)
            else { continue }
            for (former, last) in try reader.formerChildren(of: entry, before: number) {
                let path = ItemPath.join(directory.path, former.name)
                let present = try reader.entry(directory.root, path: path, at: commit.number)
                guard present == nil, names.insert(former.name).inserted else { continue }
                found.append((former, last, place))
            }
        }
        return found
    }

    /// Whether a bundle was named, or a part of one.
    private func isPart(
        _ selection: RestoreSelection, _ reader: CatalogReader, _ commit: CatalogCommit
    ) throws -> Bool {
        if try reader.bundle(around: selection.path, in: selection.root, at: commit.number) != nil {
            return true
        }
        return try reader.entry(selection.root, path: selection.path, at: commit.number)?.item()
            .isBundle ?? false
    }

    /// - Parameter end: what became of one that is not there, and when; now.
    private func write(
        _ path: [UInt8], _ entry: TreeEntry, _ found: (item: Item, bundle: BundleSummary?),
        _ owners: OwnerNames, _ end: (ending: ItemEnding, gone: Commit?, now: Timestamp)?,
        _ lines: inout HeadedLines
    ) throws {
        let (item, bundle) = found
        if options.json {
            var line = JSONObject(type: "item")
            line["path"] = path
            JSONRecords.add(item, bundle, to: &line)
            line["since"] = entry.since
            if let end { JSONRecords.add(end.ending, end.gone, to: &line) }
            return line.write()
        }
        let name = PathText.display(path) + (entry.kind == .directory ? "/" : "")
        if options.quiet { return Terminal.line(name) }
        let became = end.map { Paint.faint("  (\($0.ending.text($0.gone, now: $0.now)))") } ?? ""
        guard long else {
            return Terminal.line(
                name + (entry.isInconsistent ? "  (inconsistent)" : "") + became)
        }
        lines.add(ItemLine.long(item, name: name, bundle, owners) + became, [item.modified])
    }
}

/// An item as `ls -l` shows it.
enum ItemLine {
    /// The only place that names the time zones.
    static func header(_ zones: String) -> String {
        "Mode".padded(to: 10) + " " + "Owner".padded(to: 8) + " " + "Group".padded(to: 8) + " "
            + "Size".aligned(to: 10) + "  " + "Modified (\(zones))".padded(to: 19) + "  Path"
    }

    static func long(
        _ item: Item, name: String, _ bundle: BundleSummary? = nil, _ owners: OwnerNames
    ) -> String {
        var text =
            mode(item) + " \(owners.user(item.uid).padded(to: 8)) "
            + "\(owners.group(item.gid).padded(to: 8)) "
            + Quantity.bytes(bundle?.bytes ?? item.size).aligned(to: 10) + "  "
            + TimeText.local(item.modified) + "  " + name
        if case .symlink(let target) = item.body { text += " -> " + PathText.display(target) }
        if let bundle { text += "  (\(Quantity.of(bundle.items, "item")))" }
        if item.isInconsistent || bundle?.isInconsistent == true {
            text += "  (inconsistent: \(ProofText.inconsistentMeaning))"
        }
        return text
    }

    private static func mode(_ item: Item) -> String {
        let kinds: [ItemKind: String] = [
            .file: "-", .directory: "d", .symlink: "l", .fifo: "p", .socket: "s",
            .characterDevice: "c",
            .blockDevice: "b",
        ]
        var text = kinds[item.kind] ?? "?"
        let bits: [(UInt16, String)] = [
            (0o400, "r"), (0o200, "w"), (0o100, "x"), (0o040, "r"), (0o020, "w"), (0o010, "x"),
            (0o004, "r"), (0o002, "w"), (0o001, "x"),
        ]
        // As ls(1): a special bit stands in the place of an x, in capitals without one.
        let special: [UInt16: (bit: UInt16, letter: String)] = [
            0o100: (0o4000, "s"), 0o010: (0o2000, "s"), 0o001: (0o1000, "t"),
        ]
        for (bit, letter) in bits {
            let isSet = item.mode & bit != 0
            if let (bit, letter) = special[bit], item.mode & bit != 0 {
                text += isSet ? letter : letter.uppercased()
            } else {
                text += isSet ? letter : "-"
            }
        }
        return text
    }
}
