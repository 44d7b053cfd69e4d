import ArgumentParser
import CairnFormat
import CairnText

struct PinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pin", abstract: "Keep commits whatever retention says.",
        discussion: """
            A pinned commit is never forgotten, until `cairn unpin`.

            Examples:
              cairn pin latest
              cairn pin 4f2a91c0
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("id", "Commits: `latest`, or the first digits of their ids."))
    var ids: [String]

    func run() throws { try Pinning.run(options, ids, .byPerson) }
}

struct UnpinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unpin", abstract: "Let retention decide about pinned commits again.",
        discussion: """
            What the anomaly guard has pinned is let go by `cairn resume --accept-changes`.

            Examples:
              cairn unpin 4f2a91c0
            """)

    @OptionGroup var options: GlobalOptions
    @Argument(help: .value("id", "Commits: `latest`, or the first digits of their ids."))
    var ids: [String]

    func run() throws { try Pinning.run(options, ids, .free) }
}

private enum Pinning {
    static func run(_ options: GlobalOptions, _ ids: [String], _ state: PinState) throws {
        let context = try Context(options)
        let session = try WritingSession(context)
        let reader = try session.reader()
        let commits = try ids.map { try SnapshotOptions.commit($0, reader) }
        let pins = Dictionary(try reader.pins().map { ($0.id, $0.state) }) { _, last in last }
        for commit in commits {
            let id = commit.commit.shortID
            switch (pins[commit.commit.id] ?? .free, state) {
            case (.byAnomalyGuard, _):
                throw CommandFailure(
                    "commit \(id) is pinned by the anomaly guard",
                    "look at what changed, then `cairn resume --accept-changes`")
            case (.free, .free):
                throw CommandFailure(
                    "commit \(id) is not pinned", "list the commits with `cairn snapshots`")
            case (_, _) where commit.commit.kind == .maintenance:
                throw CommandFailure(
                    "commit \(id) is no point in time", "list those with `cairn snapshots`")
            default: break
            }
        }
        let news = commits.filter { (pins[$0.commit.id] ?? .free) != state }.map(\.commit.id)
        try session.notes(context).pin(news, state)
        for commit in commits {
            let end =
                state == .free ? "is pinned no more" : "is pinned: it stays until `cairn unpin`"
            let commit = commit.commit
            options.tell(
                state == .free ? "unpinned" : "pinned",
                ["commit": commit.id.description, "time": TimeText.utc(commit.time)],
                "commit \(commit.shortID) of \(TimeText.zoned(commit.time)) \(end)")
        }
    }
}
