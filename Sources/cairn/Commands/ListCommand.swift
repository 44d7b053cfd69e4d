import ArgumentParser
import CairnEngine
import CairnFormat

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ls", abstract: "List what a commit holds.",
        discussion: """
            PATH is a path as it is on this machine, or a root's name and what is beneath it. Without PATH everything is listed.
            With --container it is a path within that application's container.

            Examples:
              cairn ls ~/Documents
              cairn ls -l --at yesterday Documents/taxes
              cairn ls --snapshot 4f2a91c0 --depth 1
              cairn ls --container org.mozilla.firefox data
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var point: SnapshotOptions
    @Flag(name: [.customShort("l"), .long], help: "Mode, owner, size and time of each.") var long = false
    @Option(help: ArgumentHelp("How deep to descend; 0 lists only PATH itself.", valueName: "n")) var depth: Int?
    @Option(help: ArgumentHelp("Only an application's container.", valueName: "id")) var container: String?
    @Argument(help: ArgumentHelp("What to list.", valueName: "path"), completion: .file()) var paths: [String] = []

    func run() throws {
        let context = try Context(options)
        let session = try ReadingSession(context)
        let commit = try point.commit(session.reader, now: context.clock.now())
        let selections =
            try container.map { try ContainerSelector($0, session.reader, at: commit.number).select(paths) }
            ?? PathSelector(session.reader, at: commit).select(paths)
        for selection in selections {
            let base = ItemPath.components(selection.path).count
            try TreeWalk(session.reader, at: commit.number).walk(selection.root, from: selection.path) { step in
                guard case .enter(let path, let entry) = step else { return true }
                try list(selection.display(path), entry)
                return depth.map { ItemPath.components(path).count - base < $0 } ?? true
            }
        }
    }

    private func list(_ path: [UInt8], _ entry: TreeEntry) throws {
        if options.json {
            var line = JSONLine("item")
            line.path("path", path)
            JSONRecords.add(try entry.item(), to: &line)
            line["since"] = entry.since
            line.write()
            return
        }
        let name = PathText.display(path) + (entry.kind == .directory ? "/" : "")
        guard long else {
            Terminal.line(name + (entry.isFuzzy ? "  (fuzzy)" : ""))
            return
        }
        Terminal.line(try ItemLine.long(entry.item(), name: name))
    }
}

/// An item as `ls -l` shows it.
enum ItemLine {
    static func long(_ item: Item, name: String) -> String {
        var text = mode(item) + " \(String(item.uid).aligned(to: 5)) \(String(item.gid).aligned(to: 5)) "
            + String(item.size).aligned(to: 12) + "  " + TimeText.local(item.modified) + "  " + name
        if case .symlink(let target) = item.body { text += " -> " + PathText.display(target) }
        if item.isFuzzy { text += "  (fuzzy: \(ProofText.fuzzyMeaning))" }
        return text
    }

    private static func mode(_ item: Item) -> String {
        let kinds: [ItemKind: String] = [
            .file: "-", .directory: "d", .symlink: "l", .fifo: "p", .socket: "s", .characterDevice: "c",
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
