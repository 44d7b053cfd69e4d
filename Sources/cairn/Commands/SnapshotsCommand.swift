import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText

struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots", abstract: "List the snapshots.",
        discussion: """
            Each commit contains everything that was backed up at that time. A long backup makes partial commits along the way. Without --all, Cairn shows only the number of partial commits, unless their backup never finished. It also shows only the number of commits that were made before and after in-place restores, unless they are tagged, pinned or the newest. On a terminal, all captures of one day share one line, which shows the last capture; `cairn watch` makes a capture at every save. --all, --tag and --latest list each capture.

            Files counts everything in the commit except directories. New, changed and deleted are relative to the previous commit. New bytes is content that the repository did not have before, and Stored is the disk space that this content needed. --size adds the total size of all files, before deduplication and compression, which is the amount that a full restore writes. To calculate this size, Cairn reads the catalog entries of all versions. A narrow terminal shows fewer columns; a pipe gets all columns.

            If several machines share the repository, Cairn lists the commits of this machine, or of the machine that you select with --host. Maintenance commits only remove or pin other commits, so Cairn lists them only with --all.

            Examples:
              cairn snapshots
              cairn snapshots --latest 10 --path ~/Documents
              cairn snapshots --tag before-upgrade --json
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @Flag(
        help:
            "Also list each capture, partial snapshots, snapshots before and after restores, and maintenance commits."
    )
    var all = false
    @Option(
        help: .value(
            "tag",
            "List only commits with this tag, or with all tags in a list such as TAG,TAG. Can be given several times."
        ))
    var tag: [String] = []
    @Option(
        help: .value(
            "path",
            "List only snapshots from backups of PATH, of an item in it, or of a directory that contains it. Can be given several times."
        ), completion: .file())
    var path: [String] = []
    @Option(help: .value("n", "List only the last N snapshots.")) var latest: Int?
    @Flag(help: "Add the total size of each snapshot's files.") var size = false

    func run() throws {
        if let latest, latest < 1 {
            throw CommandFailure(
                "--latest \(latest) would list nothing", "use a number of at least 1")
        }
        let context = try Context(options, needsSettings: false)
        let session = try ReadingSession(context, host: .named(hosts))
        var commits = try all ? session.reader.commitsWithMaintenance() : session.reader.commits()
        let finished = Set(commits.filter { $0.commit.kind != .partial }.map(\.commit.run))
        let scope = session.scope
        commits.removeAll { scope?.includes($0.commit) == false }
        try filter(&commits)
        let pinned = Set(try session.reader.pins().map(\.id))
        var hidden = (partial: 0, around: 0)
        if !all {
            let last = commits.last?.commit.id
            commits.removeAll { found in
                let commit = found.commit
                if commit.kind == .partial, finished.contains(commit.run) {
                    hidden.partial += 1
                    return true
                }
                guard commit.kind.isAroundRestore, commit.tags.isEmpty, commit.id != last,
                    !pinned.contains(commit.id)
                else { return false }
                hidden.around += 1
                return true
            }
        }
        if let latest { commits = commits.suffix(latest) }
        let sizes = try size ? CommitSizes(session.reader, of: commits) : nil
        if options.json {
            for commit in commits {
                var line = JSONRecords.commit(commit, type: "commit")
                if pinned.contains(commit.commit.id) { line["pinned"] = true }
                if let sizes { line["size"] = sizes[commit] }
                line.write()
            }
            return
        }
        if commits.isEmpty {
            if !options.quiet { Terminal.line("no commits") }
        } else if options.quiet {
            for commit in commits { Terminal.line(commit.commit.id.description) }
        } else {
            let showsHost = !Terminal.isInteractive || (scope?.hosts.count ?? 0) > 1
            write(commits, pinned, sizes, showsHost: showsHost)
        }
        if latest == nil { tell(hidden, context) }
    }

    private func tell(_ hidden: (partial: Int, around: Int), _ context: Context) {
        var parts: [String] = []
        if hidden.partial > 0 {
            parts.append("\(Quantity.of(hidden.partial, "partial commit")) of long backups")
        }
        if hidden.around > 0 {
            parts.append("\(Quantity.of(hidden.around, "commit")) before and after restores")
        }
        guard !parts.isEmpty else { return }
        let isOne = hidden.partial + hidden.around == 1
        context.note(
            "\(parts.joined(separator: " and ")) \(isOne ? "is" : "are") not listed; --all lists \(isOne ? "it" : "them")"
        )
    }

    private func filter(_ commits: inout [CatalogCommit]) throws {
        let tags = try TagArgument.alternatives(tag)
        if !tags.isEmpty {
            commits.removeAll { found in
                !tags.contains { $0.allSatisfy(found.commit.tags.contains) }
            }
        }
        let paths = path.map { PathArgument.absolute($0) }
        if !paths.isEmpty {
            commits.removeAll { found in
                !found.commit.paths.contains { kept in
                    paths.contains {
                        ItemPath.relative($0, to: kept) != nil
                            || ItemPath.relative(kept, to: $0) != nil
                    }
                }
            }
        }
    }

    private func write(
        _ found: [CatalogCommit], _ pinned: Set<Hash128>, _ sizes: CommitSizes?, showsHost: Bool
    ) {
        let commits = found.map(\.commit)
        let bytes = Dictionary(
            uniqueKeysWithValues: found.map { ($0.commit.id, sizes?[$0]) })
        let folds = Terminal.isInteractive && !all && tag.isEmpty && latest == nil
        let lines =
            folds
            ? SnapshotLine.folded(commits, but: pinned) : commits.map { SnapshotLine($0) }
        let zones = TimeText.zones(of: lines.map(\.commit.time))
        var table = Table(SnapshotLine.columns(zones: zones, showsSize: size))
        for line in lines {
            table.add(
                line.cells(
                    showsHost: showsHost, isPinned: pinned.contains(line.commit.id),
                    size: bytes[line.commit.id] ?? nil))
        }
        table.write()
    }
}

extension String {
    /// Left-aligned in a column.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
    /// Right-aligned in a column.
    func aligned(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
