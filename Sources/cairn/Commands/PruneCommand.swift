import ArgumentParser
import CairnCare
import CairnCore
import CairnRepository

struct PruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Free space by removing unneeded data.",
        discussion: """
            Cairn first removes packs that nothing needs. It then rewrites the packs with the most unused data until at most --max-unused is left. With --max-unused 0%, it also rewrites the journal without forgotten entries. Restores and verifications can run at the same time; data that they are reading remains until the next prune. You can interrupt the command at any time, and the next prune continues the work. This command does not remove versions; `cairn forget` and the service do.

            Examples:
              cairn prune --dry-run
              cairn prune
              cairn prune --max-unused 5% --max-rewrite 20GiB

            Exit codes: 0 ok; 1 failed, or needed chunks are damaged (each is named); 11 locked; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false
    @Option(
        help: .value(
            "share|size",
            "How much unused data can remain, as a percentage of all packs (such as 10%) or a size."
        )
    )
    var maxUnused: String?
    @Option(help: .value("size", "Rewrite at most this much data in this run.")) var maxRewrite:
        String?
    @Flag(
        help: ArgumentHelp(
            "Rewrite the journal, even if it is short.",
            visibility: .hidden))
    var checkpoint = false
    @Flag(
        help:
            "Continue even if needed chunks are missing and cannot be recovered."
    )
    var force = false

    func run() throws {
        let context = try Context(options)
        let request = try request(context)
        let cancellation = Cancellation.bySignals()
        try JobRecorder.command(context, "prune", isDryRun: dryRun) {
            try run(request, context, cancellation)
        }
    }

    private func run(
        _ request: PruneRequest, _ context: Context, _ cancellation: Cancellation
    ) throws {
        let session = try WritingSession(context, cancellation, deletes: !dryRun, proof: .journal)
        // Content that may not stay in packs may not stay in the journal.
        let leavesNothing =
            request.maxUnused == .bytes(0) || request.maxUnused == .share(Share(basisPoints: 0))
        try Pruning.run(
            context, session, request, options, cancellation,
            alwaysCheckpoint: checkpoint || leavesNothing)
    }

    private func request(_ context: Context) throws -> PruneRequest {
        var request = context.settings.prune.request
        request.isDryRun = dryRun
        request.isForced = force
        if let maxUnused {
            guard let unused = PruneRequest.Unused(settingText: maxUnused) else {
                throw CommandFailure(
                    "\"\(maxUnused)\" is neither a percentage nor a size",
                    "use a value with a unit, such as 10% or 5GiB")
            }
            request.maxUnused = unused
        }
        if let maxRewrite {
            guard let size = ByteSize(maxRewrite), !ByteSize.lacksUnit(maxRewrite) else {
                throw CommandFailure(
                    "invalid size \"\(maxRewrite)\"",
                    "use a size such as 500MiB or 20GiB")
            }
            request.maxRewrite = size.bytes
        }
        return request
    }
}

/// A prune to its end, with what comes after it.
enum Pruning {
    /// - Returns: whether everything that had to go is gone.
    @discardableResult
    static func run(
        _ context: Context, _ session: WritingSession, _ request: PruneRequest,
        _ options: GlobalOptions, _ cancellation: Cancellation, alwaysCheckpoint: Bool = false
    ) throws -> Bool {
        var isJournalNew = false
        let progress = PruneProgressReport(options)
        let report = try PruneRun(
            session.writer, request, cancellation: cancellation, observer: progress
        ).run()
        progress.clear()
        if !request.isDryRun, !report.wasCancelled {
            // Forgotten records take space in the journal, too.
            let checkpoint = CheckpointRun(session.writer)
            isJournalNew =
                alwaysCheckpoint ? try checkpoint.run() : try checkpoint.runIfWorthwhile()
            try FoundDamageFile(context, session.writer.repository.description.repository)
                .noteErased(session.writer.repository, session.writer.catalog)
            DiskReserve.renew(session.storage, session.writer.repository.description)
        }
        PruneText(options: options, isDryRun: request.isDryRun).show(report)
        if !request.isDryRun { try ImmutablePacks.protect(context, session.storage) }
        if report.wasCancelled { throw ExitCode(ExitStatus.interrupted) }
        if !report.damagedChunks.isEmpty { throw ExitCode(ExitStatus.failed) }
        return isJournalNew && report.left.isEmpty
    }
}
