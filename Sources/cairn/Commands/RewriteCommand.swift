import ArgumentParser
import CairnBackup
import CairnCare
import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import CairnSource
import CairnText

struct RewriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rewrite", abstract: "Remove items from individual snapshots.",
        discussion: """
            Cairn removes matching items, with everything in them, from the given commits. Other commits and the current state do not change. Patterns have the same form as in `cairn backup --exclude`: .gitignore patterns relative to each root, or absolute paths. Cairn removes a document that is a directory (a bundle) as a whole or not at all. You cannot undo a rewrite. To remove an item from all commits, use `cairn forget --path`.

            You can also rewrite the newest commit, but if a removed item still exists, the next commit contains it again. Cairn does not rewrite pinned commits or the commit that `cairn undo` would restore. Run `cairn prune` to free the space of items that are no longer in any commit.

            Examples:
              cairn rewrite 4f2a91c0 --exclude '*.iso' --dry-run
              cairn rewrite 4f2a91c0 93b1d0aa --exclude ~/Documents/secret.txt
              cairn rewrite "2026-11-20 14:00" --exclude-file patterns

            Exit codes: 0 ok; 1 failed, or nothing matches; 11 locked, for example by a running restore.
            """)

    @OptionGroup var options: GlobalOptions
    @OptionGroup var hosts: HostOptions
    @Option(
        help: .value(
            "pattern",
            "Remove matching items: a .gitignore pattern relative to each root, or an absolute path. Can be given several times."
        ))
    var exclude: [String] = []
    @Option(
        help: .value(
            "file",
            "Remove items that match a pattern in FILE, which has one .gitignore pattern per line."),
        completion: .file())
    var excludeFile: [String] = []
    @Flag(
        name: [.customShort("n"), .long], help: "Show what would be removed, without removing it.")
    var dryRun = false
    @Argument(
        help: .value(
            "commit",
            "Commits: `latest`, the first digits of their ids, or times in the format of --at."))
    var commits: [String]

    func run() throws {
        let cancellation = Cancellation.bySignals()
        let patterns = try PatternText.read(exclude, files: excludeFile, cancellation)
        guard !patterns.isEmpty else {
            throw CommandFailure(
                "no pattern was given", "use --exclude or --exclude-file")
        }
        let context = try Context(options)
        let host = HostChoice.changing(.rewrite, hosts, commits)
        if dryRun {
            let session = try ReadingSession(context, host: host)
            return try report(
                plans(session.reader, session.id, context, session.scope, patterns), versions: nil)
        }
        let session = try WritingSession(context, cancellation, deletes: true, proof: .rows)
        let scope = try host.apply(context, session.writer.catalog)
        let plans = try plans(session.reader(), session.id, context, scope, patterns)
        // The newest first: what was deleted after the last of them stays the last version.
        let hiding = plans.sorted { $0.commit.number > $1.commit.number }.flatMap { plan in
            plan.matches.map { (commit: plan.commit.commit.id, place: $0.place) }
        }
        let run = session.forgetting(context)
        try run.forget([], hiding: hiding)
        report(plans, versions: run.versions)
        let newest = try session.reader().latestCommit()
        if let newest, plans.contains(where: { $0.commit.number == newest.number && $0.items > 0 })
        {
            context.note(
                "commit \(newest.commit.shortID) is the newest; if a removed item still exists, the next commit contains it again"
            )
        }
    }

    /// One for each commit, in the order in which they were named.
    private func plans(
        _ reader: CatalogReader, _ repository: Hash128, _ context: Context, _ scope: HostScope?,
        _ patterns: [[UInt8]]
    ) throws -> [RewritePlan] {
        var seen: Set<Hash128> = []
        let machine = scope?.host ?? context.machine
        let chosen = try commits.map {
            try SnapshotOptions.point($0, reader, context, latestOf: machine)
        }.filter { seen.insert($0.commit.id).inserted }
        try reader.refusePinned(chosen)
        let next = try NextUndo(context, repository, reader)
        let own = [next?.undone, next?.begun].compactMap { $0?.before }
        let undoable = try (own + InPlaceRestore.undoableAnywhere(reader)).map(\.commit.id)
        let plans = try chosen.map { commit in
            let id = commit.commit.shortID
            guard !undoable.contains(commit.commit.id) else {
                throw CommandFailure(
                    "commit \(id) is the state that `cairn undo` restores; if you removed items from it, an undo would delete them",
                    "run the undo first, or forget the commit with `cairn forget \(id)`")
            }
            let selections = try reader.everything(at: commit.number, wherever: true)
            return try RewritePlan(
                reader, commit, of: selections,
                PatternText.patterns(
                    patterns, "--exclude", beneath: selections.map(\.livePath),
                    whole:
                        "use a pattern that matches only some items in the directory, or forget the commit with `cairn forget \(id)`"
                ))
        }
        if let first = plans.first, plans.allSatisfy(\.matches.isEmpty) {
            let id = first.commit.commit.shortID
            throw CommandFailure(
                plans.count == 1
                    ? "nothing in commit \(id) matches"
                    : "nothing in these \(plans.count) commits matches",
                "run `cairn ls --snapshot \(id)` to list its contents")
        }
        return plans
    }

    // MARK: Report

    /// - Parameter versions: how many no commit has any more; nil when nothing was changed.
    private func report(_ plans: [RewritePlan], versions: Int64?) {
        for plan in plans {
            let commit = plan.commit.commit
            if dryRun || options.verbose { for match in plan.matches { show(match, commit) } }
            options.tell(
                "rewritten",
                [
                    "commit": commit.id.description, "time": TimeText.utc(commit.time),
                    "items": plan.items, "bytes": plan.bytes, "dry_run": dryRun,
                ],
                "commit \(commit.shortID) of \(TimeText.local(commit.time)): "
                    + (plan.matches.isEmpty
                        ? "nothing matches"
                        : "\(dryRun ? "would remove" : "removed") \(Quantity.of(plan.items, "item")) (\(Quantity.bytes(plan.bytes)))")
            )
        }
        guard let versions else { return }
        options.tell(
            "summary", ["versions": versions],
            versions > 0
                ? "\(Quantity.of(versions, "version")) \(versions == 1 ? "is" : "are") no longer in any commit; run `cairn prune` to free the space"
                : "this frees no space, because other commits or the current state contain the same versions"
        )
    }

    private func show(_ match: RewritePlan.Match, _ commit: Commit) {
        options.tell(
            "match",
            [
                "commit": commit.id.description, "path": match.livePath,
                "kind": ItemText.kind(match.kind), "items": match.items, "bytes": match.bytes,
            ],
            "  \(PathText.display(match.livePath))"
                + (match.kind == .directory
                    ? "/: \(Quantity.of(match.items, "item")), \(Quantity.bytes(match.bytes))" : "")
        )
    }
}
