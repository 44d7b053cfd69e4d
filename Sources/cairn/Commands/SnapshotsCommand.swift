import ArgumentParser
import CairnCore
import CairnFormat
import CairnText

struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots", abstract: "List the commits: the points in time to restore.",
        discussion: """
            Each commit holds everything the repository had at that time. Partial commits, which a \
            long backup makes on its
            way, are listed with --all, or when the backup never came to its end. On a terminal \
            the captures of one day, which
            `cairn watch` makes with every save, are one line, with the last of them; --all, --tag \
            and --latest list each.
            Where a repository serves several machines, this one's are listed, or those of --host. \
            Maintenance, which takes commits out of history or pins them, is no point in time, and \
            listed with --all alone.

            Examples:
              cairn snapshots
              cairn snapshots --tag before-upgrade --json
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @Flag(help: "List partial commits too, each capture, and maintenance.") var all = false
    @Option(
        help: .value(
            "tag", "Only commits with this tag, or with all of TAG,TAG. May be given several times."
        ))
    var tag: [String] = []
    @Option(help: .value("n", "Only the last N.")) var latest: Int?

    func run() throws {
        let session = try ReadingSession(
            Context(options, needsSettings: false), host: .named(hosts))
        var commits = try all ? session.reader.commitsWithMaintenance() : session.reader.commits()
        if !all {
            let finished = Set(commits.filter { $0.commit.kind != .partial }.map(\.commit.run))
            commits.removeAll { $0.commit.kind == .partial && finished.contains($0.commit.run) }
        }
        let scope = session.scope
        commits.removeAll { scope?.includes($0.commit) == false }
        let showsHost = (scope?.hosts.count ?? 0) > 1
        let tags = try TagArgument.alternatives(tag)
        if !tags.isEmpty {
            commits.removeAll { found in
                !tags.contains { $0.allSatisfy(found.commit.tags.contains) }
            }
        }
        if let latest { commits = commits.suffix(max(0, latest)) }
        let pinned = Set(try session.reader.pins().map(\.id))
        if options.json {
            for commit in commits {
                var line = JSONRecords.commit(commit, type: "commit")
                if pinned.contains(commit.commit.id) { line["pinned"] = true }
                line.write()
            }
            return
        }
        if commits.isEmpty {
            if !options.quiet { Terminal.line("no commits") }
            return
        }
        let head = showsHost ? "Host          " : ""
        Terminal.line(
            "ID        Time                 Kind             New   Changed   Deleted    Stored  \(head)Paths"
        )
        let folds = Terminal.isInteractive && !all && tag.isEmpty && latest == nil
        for line in folds
            ? SnapshotLine.folded(commits.map(\.commit), but: pinned)
            : commits.map({ SnapshotLine($0.commit) })
        {
            Terminal.line(
                row(line, showsHost: showsHost, isPinned: pinned.contains(line.commit.id)))
        }
    }

    private func row(_ line: SnapshotLine, showsHost: Bool, isPinned: Bool) -> String {
        let (commit, counts) = (line.commit, line.counts)
        let kind =
            line.captures > 1
            ? "… \(Quantity.of(line.captures, "capture"))" : ItemText.kind(commit.kind)
        let tags =
            commit.tags.isEmpty
            ? "" : " [" + commit.tags.shown() + "]"
        return [
            commit.shortID, TimeText.local(commit.time), kind.padded(to: 14),
            Quantity.count(counts.new).aligned(to: 6),
            Quantity.count(counts.changed).aligned(to: 8),
            Quantity.count(counts.deleted).aligned(to: 8),
            Quantity.bytes(counts.bytesStored).aligned(to: 10),
            (showsHost ? PathText.display(commit.host).padded(to: 12) + "  " : "")
                + commit.paths.shown(" ") + tags
                + (isPinned ? " (pinned)" : "")
                + (counts.failed > 0 ? " (\(Quantity.count(counts.failed)) failed)" : ""),
        ].joined(separator: "  ")
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
