import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText

struct PinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pin", abstract: "Protect snapshots from retention.",
        discussion: """
            Cairn does not forget a pinned commit until you run `cairn unpin`.

            Examples:
              cairn pin latest
              cairn pin 4f2a91c0
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("id", "Commits: `latest`, or the first digits of their ids."))
    var ids: [String]
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false

    func run() throws {
        try Pinning(options: options, isDryRun: dryRun).run(ids, .byPerson, .everything)
    }
}

struct UnpinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unpin", abstract: "Let retention apply to pinned snapshots again.",
        discussion: """
            If the anomaly guard pinned the commit, run `cairn resume --accept-changes` instead.

            Examples:
              cairn unpin 4f2a91c0
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @Argument(help: .value("id", "Commits: `latest`, or the first digits of their ids."))
    var ids: [String]
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false

    func run() throws {
        try Pinning(options: options, isDryRun: dryRun).run(
            ids, .free, .changing(.unpin, hosts, ids))
    }
}

private struct Pinning {
    let options: GlobalOptions
    let isDryRun: Bool

    /// - Parameter host: whose commits may change.
    func run(_ ids: [String], _ state: PinState, _ host: HostChoice) throws {
        let context = try Context(options)
        if isDryRun {
            let reader = try ReadingSession(context, host: host).reader
            return tell(try commits(ids, state, reader, context.machine).all, state)
        }
        let session = try WritingSession(context)
        try host.apply(context, session.writer.catalog)
        let (commits, news) = try commits(ids, state, session.reader(), context.machine)
        try session.notes(context).pin(news, state)
        tell(commits, state)
    }

    /// - Returns: the commits, and the ids of those that are not in that state yet.
    private func commits(
        _ ids: [String], _ state: PinState, _ reader: CatalogReader, _ machine: RootHost
    ) throws -> (all: [CatalogCommit], news: [Hash128]) {
        let commits = try ids.map { try SnapshotOptions.commit($0, reader, latestOf: machine) }
        let pins = Dictionary(try reader.pins().map { ($0.id, $0.state) }) { _, last in last }
        for commit in commits {
            let id = commit.commit.shortID
            switch (pins[commit.commit.id] ?? .free, state) {
            case (.byAnomalyGuard, _):
                throw CommandFailure(
                    "commit \(id) is pinned by the anomaly guard",
                    "check what changed, then run `cairn resume --accept-changes`")
            case (.free, .free):
                throw CommandFailure(
                    "commit \(id) is not pinned", "run `cairn snapshots` to list the commits")
            case (_, _) where commit.commit.kind == .maintenance:
                throw CommandFailure(
                    "commit \(id) is a maintenance commit, which cannot be pinned",
                    "run `cairn snapshots` to list the snapshots")
            default: break
            }
        }
        let news = commits.filter { (pins[$0.commit.id] ?? .free) != state }.map(\.commit.id)
        return (commits, news)
    }

    private func tell(_ commits: [CatalogCommit], _ state: PinState) {
        let be = isDryRun ? "would be" : "is"
        for commit in commits {
            let end =
                state == .free
                ? (isDryRun ? "would no longer be pinned" : "is no longer pinned")
                : "\(be) pinned until you run `cairn unpin`"
            let commit = commit.commit
            options.tell(
                state == .free ? "unpinned" : "pinned",
                [
                    "commit": commit.id.description, "time": TimeText.utc(commit.time),
                    "dry_run": isDryRun,
                ],
                "commit \(commit.shortID) of \(TimeText.zoned(commit.time)) \(end)")
        }
    }
}
