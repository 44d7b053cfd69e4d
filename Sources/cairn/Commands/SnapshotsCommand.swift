import ArgumentParser
import CairnEngine
import CairnFormat

struct SnapshotsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots", abstract: "List the commits: the points in time to restore.",
        discussion: """
            Each commit holds everything the repository had at that time. Partial commits, which a long backup makes on its
            way, are listed with --all, or when the backup never came to its end.

            Examples:
              cairn snapshots
              cairn snapshots --tag before-upgrade --json
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(help: "List partial commits too.") var all = false
    @Option(help: ArgumentHelp("Only commits with this tag.", valueName: "tag")) var tag: String?
    @Option(help: ArgumentHelp("Only the last N.", valueName: "n")) var latest: Int?

    func run() throws {
        let session = try ReadingSession(Context(options))
        var commits = try session.reader.commits()
        if !all {
            let finished = Set(commits.filter { $0.commit.kind != .partial }.map(\.commit.run))
            commits.removeAll { $0.commit.kind == .partial && finished.contains($0.commit.run) }
        }
        if let tag { commits.removeAll { !$0.commit.tags.contains(ArgumentText.bytes(tag)) } }
        if let latest { commits = commits.suffix(max(0, latest)) }
        if options.json {
            for commit in commits { JSONRecords.commit(commit, type: "commit").write() }
            return
        }
        if commits.isEmpty {
            if !options.quiet { Terminal.line("no commits") }
            return
        }
        Terminal.line("ID        Time                 Kind             New   Changed   Deleted    Stored  Paths")
        for commit in commits { Terminal.line(row(commit.commit)) }
    }

    private func row(_ commit: Commit) -> String {
        let counts = commit.counts
        let tags = commit.tags.isEmpty
            ? "" : " [" + commit.tags.map { PathText.display($0) }.joined(separator: ", ") + "]"
        return [
            commit.shortID, TimeText.local(commit.time), ItemText.kind(commit.kind).padded(to: 14),
            Quantity.count(counts.new).aligned(to: 6), Quantity.count(counts.changed).aligned(to: 8),
            Quantity.count(counts.deleted).aligned(to: 8), Quantity.bytes(counts.bytesStored).aligned(to: 10),
            commit.paths.map { PathText.display($0) }.joined(separator: " ") + tags
                + (commit.hasFailures ? " (\(Quantity.count(counts.failed)) failed)" : ""),
        ].joined(separator: "  ")
    }
}

extension String {
    /// Left-aligned in a column.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
    /// Right-aligned in a column.
    func aligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
