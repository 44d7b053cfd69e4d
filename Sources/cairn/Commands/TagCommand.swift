import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText

struct TagCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tag", abstract: "Add or remove tags of snapshots.",
        discussion: """
            Use tags to find commits (`cairn snapshots --tag`) and to keep them (`cairn forget --keep-tag`). `cairn backup --tag` tags a new commit.
            """, subcommands: [TagAddCommand.self, TagRemoveCommand.self])
}

struct TagAddCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a tag to snapshots.",
        discussion: """
            Examples:
              cairn tag add before-upgrade latest
              cairn tag add thesis,final 4f2a91c0 93b1d0aa
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var choice: TagChoice

    func run() throws {
        try choice.run("add", options) { tags, words in
            tags + words.filter { !tags.contains($0) }
        }
    }
}

struct TagRemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a tag from snapshots.",
        discussion: """
            Examples:
              cairn tag remove before-upgrade 4f2a91c0
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var choice: TagChoice

    func run() throws {
        try choice.run("remove", options) { tags, words in
            tags.filter { !words.contains($0) }
        }
    }
}

/// The tags and the commits of `cairn tag`.
struct TagChoice: ParsableArguments {
    @Flag(
        name: [.customShort("n"), .long], help: "Show what would be changed, without changing it.")
    var dryRun = false
    @Argument(help: .value("tag", "A tag. Separate several tags with commas.")) var tag: String
    @Argument(help: .value("id", "Commits: `latest`, or the first digits of their ids."))
    var ids: [String]

    /// - Parameters:
    ///   - verb: the one that was called.
    ///   - change: the new tags, from the old ones and the words.
    func run(
        _ verb: String, _ options: GlobalOptions,
        _ change: (_ tags: [[UInt8]], _ words: [[UInt8]]) -> [[UInt8]]
    ) throws {
        let words = try TagArgument.given([tag])
        let context = try Context(options)
        if dryRun {
            let session = try ReadingSession(context)
            return try tell(
                chosen(verb, session.reader, context.machine), options, change, words)
        }
        let session = try WritingSession(context)
        let commits = try chosen(verb, session.reader(), context.machine)
        let changes = commits.compactMap { commit -> (id: Hash128, tags: [[UInt8]])? in
            let tags = change(commit.tags, words)
            return tags == commit.tags ? nil : (commit.id, tags)
        }
        if changes.isEmpty {
            context.note(
                "nothing to change: the commits \(verb == "remove" ? "do not have" : "already have") these tags"
            )
        }
        try session.notes(context).tag(changes)
        tell(commits, options, change, words)
    }

    /// Each once.
    private func chosen(
        _ verb: String, _ reader: CatalogReader, _ machine: RootHost
    ) throws -> [Commit] {
        var seen: Set<Hash128> = []
        try refuseSwapped(verb, reader)
        return try ids.compactMap { id in
            let commit = try SnapshotOptions.commit(id, reader, latestOf: machine).commit
            guard commit.kind != .maintenance else {
                throw CommandFailure(
                    "commit \(commit.shortID) is a maintenance commit, which cannot be tagged",
                    "run `cairn snapshots` to list the snapshots")
            }
            return seen.insert(commit.id).inserted ? commit : nil
        }
    }

    /// Refuses `ID TAG`, which users of other programs write.
    private func refuseSwapped(_ verb: String, _ reader: CatalogReader) throws {
        guard let last = ids.last,
            try !ids.contains(where: { try SnapshotOptions.isCommit($0, reader) }),
            try SnapshotOptions.isCommit(tag, reader)
        else { return }
        throw CommandFailure(
            "there is no commit \(ArgumentText.shown(last)), but \(ArgumentText.shown(tag)) is a commit; specify the tag first",
            "run `cairn tag \(verb) \(ids.map { ShellText.quoted(ArgumentText.bytes($0)) }.joined(separator: ",")) \(tag)`"
        )
    }

    private func tell(
        _ commits: [Commit], _ options: GlobalOptions,
        _ change: (_ tags: [[UInt8]], _ words: [[UInt8]]) -> [[UInt8]], _ words: [[UInt8]]
    ) {
        for commit in commits {
            let tags = change(commit.tags, words)
            let shown =
                tags.isEmpty
                ? "no tags" : "the \(tags.count == 1 ? "tag" : "tags") [\(tags.shown())]"
            options.tell(
                "tagged",
                [
                    "commit": commit.id.description, "time": TimeText.utc(commit.time),
                    "tags": tags,
                    "changed": tags != commit.tags, "dry_run": dryRun,
                ],
                "commit \(commit.shortID) of \(TimeText.local(commit.time)) \(dryRun ? "would have" : "has") \(shown)"
            )
        }
    }
}
