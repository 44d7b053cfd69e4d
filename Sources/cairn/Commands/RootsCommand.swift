import ArgumentParser
import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

struct RootsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roots",
        abstract:
            "List, add, move and remove backup roots.",
        discussion: """
            Roots come from the settings, the user's standard directories, and application containers that Cairn recognizes by their layout. Each line shows one root; --verbose also shows why it is a root. Cairn also lists roots that are not backed up: caches, directories that are inside another root or mounted twice, and directories that are missing or unreadable. A note names directories and files at the top of the home directory that are in no root, except hidden, empty and excluded ones. The size is the total size of the current files in the backup, before deduplication and compression. A narrow terminal shows fewer columns; a pipe gets all columns.

            Examples:
              cairn roots
              cairn roots --verbose
              cairn roots --container org.mozilla.firefox
              cairn roots --json
              cairn roots add ~/src
              cairn roots move ~/Documents ~/Papers
              cairn roots remove ~/src
              cairn roots adopt --host old-laptop
            """,
        subcommands: [
            RootsListCommand.self, RootsAddCommand.self, RootsMoveCommand.self,
            RootsRemoveCommand.self, RootsAdoptCommand.self,
        ], defaultSubcommand: RootsListCommand.self)
}

struct RootsListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List all roots (the default).",
        discussion: """
            Examples:
              cairn roots list
              cairn roots list --container org.mozilla.firefox
            """)

    @OptionGroup var options: GlobalOptions
    @Option(help: .value("id", "List only the parts of this application's container."))
    var container: String?

    func run() throws {
        let context = try Context(options)
        let set = context.rootSet()
        if let container, set.roots(of: ArgumentText.bytes(container)).isEmpty {
            throw ContainerArgument.unknown(container, among: set.containers)
        }
        let stored = StoredRoots(context)
        let labels = VolumeLabels()
        var rules = context.exclusionRules
        rules.name(set)
        var isFirst = true
        var table = RootsTable()
        for root in set.roots
        where container == nil || root.container?.id == container.map({ ArgumentText.bytes($0) }) {
            let line = RootLine(
                root: root, volume: root.mount.map { labels.label(of: $0) ?? $0.point },
                isLabel: root.mount.map { labels.label(of: $0) != nil } ?? false,
                watching: stored.state(of: root), bytes: stored.bytes(of: root),
                marks: RootMarks(root, set, context),
                settingsFile: context.settingsFile.map { PathText.display($0) }, rules: rules)
            if options.json {
                line.writeJSON()
            } else if options.verbose {
                line.write(after: &isFirst)
            } else {
                table.add(line)
            }
        }
        let isWhole = container == nil
        guard options.json || options.verbose else {
            for out in isWhole ? set.excluded : [] { table.add(out) }
            for problem in isWhole ? set.problems : [] { table.add(problem) }
            write(table, loose: isWhole ? set.loose.count : 0, context)
            if isWhole { tellUnheld(context) }
            return
        }
        guard isWhole else { return }
        for out in set.excluded { RootLine.write(out, isJSON: options.json) }
        for problem in set.problems { RootLine.write(problem, isJSON: options.json) }
        writeLoose(set.loose)
        tellUnheld(context)
    }

    private func tellUnheld(_ context: Context) {
        let unheld = UnheldHome(context)
        if options.json {
            for path in unheld.directories {
                JSONObject(type: "unkept_directory", ["path": path]).write()
            }
            for path in unheld.files { JSONObject(type: "unkept_file", ["path": path]).write() }
        } else {
            for note in unheld.notes(namesAll: options.verbose) { context.note(note) }
        }
    }

    private func write(_ table: RootsTable, loose: Int, _ context: Context) {
        table.write()
        if loose > 0 {
            context.note(
                "\(Quantity.of(loose, "file")) in containers \(loose == 1 ? "is" : "are") not backed up, because \(loose == 1 ? "it is" : "they are") outside the standard parts; run `cairn roots --verbose` to list \(loose == 1 ? "it" : "them")"
            )
        }
        let count = table.remediable
        if count > 0 {
            context.note(
                "\(count) of these roots \(count == 1 ? "needs" : "need") attention; run `cairn roots --verbose` for details"
            )
        }
    }

    private static let looseMaximum = 10

    private func writeLoose(_ paths: [[UInt8]]) {
        if options.json {
            for path in paths { JSONObject(type: "unkept_file", ["path": path]).write() }
            return
        }
        for path in paths.prefix(Self.looseMaximum) {
            Terminal.line(
                "\(PathText.display(path))\n  not backed up, because it is outside the standard parts of its container; add its directory as a [[root]] to back it up"
            )
        }
        if paths.count > Self.looseMaximum {
            Terminal.line(
                "… and \(paths.count - Self.looseMaximum) more files outside the standard parts of containers"
            )
        }
    }
}

/// The repository's and the daemon's knowledge of roots. Empty where there is no repository yet.
private struct StoredRoots {
    private var daemon: [[UInt8]: DaemonStatus.Root.State] = [:]
    private var roots: [CatalogRoot] = []
    private var sizes: [UInt64: UInt64] = [:]
    private var reader: CatalogReader?
    private let session: ReadingSession?

    init(_ context: Context) {
        session = try? ReadingSession(context)
        reader = session?.reader
        if let reader {
            roots = ((try? reader.roots()) ?? []).filter { $0.last == nil }
            sizes = (try? reader.liveBytes()) ?? [:]
        }
        // Unavailable information is omitted: the list is useful without it.
        if let link = try? context.daemon(), let status = try? link.status() {
            context.noteOtherSettings(than: status)
            daemon = Dictionary(status.roots.map { ($0.path, $0.state) }) { first, _ in
                first
            }
        }
    }

    /// Without a daemon, only whether its file system is not mounted.
    func state(of root: RootSet.Root) -> DaemonStatus.Root.State? {
        if let known = daemon[root.path] { return known }
        guard let reader, let stored = roots.first(where: { $0.definition.path == root.path }),
            (try? AwayPlace([], in: stored, reader, LinuxFileSystem())) != nil
        else { return nil }
        return .suspended
    }

    /// - Returns: nil when nothing of it is stored.
    func bytes(of root: RootSet.Root) -> UInt64? {
        for stored in roots {
            guard let rest = ItemPath.relative(root.path, to: stored.definition.path)
            else { continue }
            if rest.isEmpty { return sizes[stored.definition.number] ?? 0 }
            guard root.role.isKept, let session, let reader, let commit = try? reader.latestCommit()
            else { return nil }
            var bytes: UInt64 = 0
            let isThere = try? session.reader.walk(stored, from: rest, at: commit.number) { step in
                if case .enter(_, let entry) = step, entry.kind == .file {
                    bytes.addSaturated(try entry.item().size)
                }
                return true
            }
            return isThere == true ? bytes : nil
        }
        return nil
    }
}
