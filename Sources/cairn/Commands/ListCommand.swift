import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ls", abstract: "List what a commit holds.",
        discussion: """
            PATH is a path as it is on this machine, or a root's name and what is beneath it; a \
            word that is both is refused. Without PATH everything is listed. A directory that \
            stands for one
            document (a bundle, as letter.rtfd) is one line, with the size of all that is in it, \
            unless it is PATH itself or --inside opens it.
            With --container it is a path within that application's container.

            Examples:
              cairn ls ~/Documents
              cairn ls -l --at yesterday Documents/taxes
              cairn ls --snapshot 4f2a91c0 --depth 1
              cairn ls --container org.mozilla.firefox data
              cairn ls --inside ~/Documents/letter.rtfd
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @OptionGroup var point: SnapshotOptions
    @Flag(name: [.customShort("l"), .long], help: "Mode, owner, size and time of each.")
    var long = false
    @Flag(help: "List what is in documents that are directories, too.") var inside = false
    @Option(help: .value("n", "How deep to descend; 0 lists only PATH itself.")) var depth: Int?
    @Option(help: .value("id", "List only this application's container.")) var container: String?
    @Argument(
        help: .value("path", "A file or directory to list. Otherwise everything."),
        completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options, needsSettings: false)
        let session = try ReadingSession(context, host: point.hosts(hosts))
        let commit = try point.commit(session.reader, context)
        let selections =
            try container.map {
                try ContainerSelector($0, session.reader, at: commit.number).select(paths)
            }
            ?? PathSelector(
                session.reader, at: commit,
                MissingPath(context: context, host: hosts.host, verb: "ls")
            ).select(paths)
        if let doubt = try LossText.doubt(session.reader, commit, selections.map(\.root)) {
            context.note(doubt)
        }
        for selection in selections {
            let base = ItemPath.components(selection.path).count
            let opensAll =
                try inside || !selection.path.isEmpty && isPart(selection, session.reader, commit)
            try session.reader.walk(selection.root, from: selection.path, at: commit.number) {
                step in
                guard case .enter(let path, let entry) = step else { return true }
                let item = try entry.item()
                try list(
                    selection.display(path), entry, item,
                    item.isBundle
                        ? BundleSummary(session.reader, of: entry, at: commit.number) : nil)
                if item.isBundle, !opensAll { return false }
                return depth.map { ItemPath.components(path).count - base < $0 } ?? true
            }
        }
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

    private func list(
        _ path: [UInt8], _ entry: TreeEntry, _ item: Item, _ bundle: BundleSummary?
    ) throws {
        if options.json {
            var line = JSONObject(type: "item")
            line["path"] = path
            JSONRecords.add(item, bundle, to: &line)
            line["since"] = entry.since
            return line.write()
        }
        let name = PathText.display(path) + (entry.kind == .directory ? "/" : "")
        guard long else {
            Terminal.line(name + (entry.isInconsistent ? "  (inconsistent)" : ""))
            return
        }
        Terminal.line(ItemLine.long(item, name: name, bundle))
    }
}

/// An item as `ls -l` shows it.
enum ItemLine {
    static func long(_ item: Item, name: String, _ bundle: BundleSummary? = nil) -> String {
        var text =
            mode(item) + " \(String(item.uid).aligned(to: 5)) \(String(item.gid).aligned(to: 5)) "
            + String(bundle?.bytes ?? item.size).aligned(to: 12) + "  "
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
        for (bit, letter) in bits { text += item.mode & bit != 0 ? letter : "-" }
        if item.mode & 0o7000 != 0 { text += "+" + String(item.mode >> 9, radix: 8) }
        return text
    }
}
