import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Revert the last in-place restore.",
        discussion: """
            Cairn first shows which restore it reverts, what was restored and when, and what has changed since then. Cairn also reverts these later changes. Use -n to preview the undo. Cairn commits the current state first, so you can run `cairn undo` again to get the restored files back. If an undo could not finish, the next `cairn undo` continues it. To undo a restore by another machine, run the command on that machine.

            Examples:
              cairn restore --in-place --at yesterday ~/Documents
              cairn undo -n
              cairn undo
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(name: [.customShort("n"), .long], help: "Show what would be done, without doing it.")
    var dryRun = false

    func run() throws {
        let context = try Context(options)
        let report = RestoreReport(options, isDryRun: dryRun)
        let done = try perform(context, Cancellation.bySignals(), report)
        report.summary(done.result, of: done.commit, to: "the original location")
        for text in [done.result.notShownText, done.left].compactMap(\.self) { context.note(text) }
        if options.isForPeople, !dryRun, !done.result.wasCancelled {
            if done.before == nil { Terminal.line("nothing was changed") }
            if done.before != nil, done.result.counts.failed > 0 {
                let next = "the undo is incomplete: the next `cairn undo` continues it"
                Terminal.line(AdvisedCommand(context).text(next))
            }
        }
        try RestoreEnding.finish(done.result, context, done.repository)
    }

    func perform(
        _ context: Context, _ cancellation: Cancellation, _ observer: any RestoreObserver
    ) throws -> RestoreCommand.Done {
        if dryRun {
            let session = try ReadingSession(context, readsContent: true, host: .onlyOwn)
            let plan = try UndoPlan(context, session)
            try tell(plan, context, session.reader, cancellation)
            try plan.request.refuseMoved(session, context)
            return RestoreCommand.Done(
                result: try plan.rehearse(cancellation, observer), commit: plan.undone.before,
                doubt: nil, repository: session.repository)
        }
        let session = try WritingSession(context, cancellation, proof: .rows)
        try HostChoice.onlyOwn.apply(context, session.writer.catalog)
        let plan = try plan(context, session)
        try tell(plan, context, session.reader(), cancellation)
        let point = plan.undone.before
        let kind = CommitKind.afterUndo
        let outcome = try InPlaceRestore.make(context, session, cancellation, endsAs: kind).run(
            [InPlaceRestore.Part(plan.request, of: point)], endsAs: kind,
            backupObserver: BackupReport(options, survey: nil, isPartOf: "backup_"),
            observer: observer)
        return RestoreCommand.Done(
            result: outcome.result, commit: point, before: outcome.before, doubt: nil,
            left: try left(plan, outcome, context, session),
            repository: session.writer.repository)
    }

    /// - Throws: ``CommandFailure``. One whose root was moved away ends, if there is a restore
    ///   before.
    private func plan(_ context: Context, _ session: WritingSession) throws -> UndoPlan {
        do {
            return try UndoPlan(
                context, session.writer.repository, session.writer.catalog, session.rules(context))
        } catch let error as InPlaceError {
            let isFinal =
                switch error {
                case .movedAway, .erased: true
                case .presentNotCommitted, .away: false
                }
            if isFinal,
                try NextUndo(context, session.id, session.reader())?
                    .end(context, session.id, session.reader()) == true
            {
                context.note(Self.endsThis + Self.nextIsBefore)
            }
            throw error
        }
    }

    private static let endsThis = "Cairn ends this undo"
    private static let nextIsBefore = ". The next `cairn undo` reverts the restore before this one"

    /// Ends an undo of which nothing could be done, if only other users can change the rest.
    ///
    /// - Returns: the note that says so; nil if it has not ended so.
    private func left(
        _ plan: UndoPlan, _ outcome: InPlaceRestore.Outcome, _ context: Context,
        _ session: WritingSession
    ) throws -> String? {
        let result = outcome.result
        guard outcome.before == nil, result.isFutile, !result.wasCancelled,
            result.failures.allSatisfy(\.isUpToOthers),
            try plan.next.end(context, session.id, session.reader())
        else { return nil }
        let rest = try RestoreHint(context, host: nil).back(
            to: plan.undone.before, plan.request.selections.map(\.livePath), session.reader(),
            "\(RestoreHint.inPlace) --delete")
        let (what, whole) =
            plan.next.begun == nil
            ? ("the restored items", "the restore") : ("what remains", "the rest")
        let then = rest.map { "run `\($0)` to revert \(whole)" } ?? "delete \(what)"
        return Self.endsThis
            + ", because only other users can change \(what). If they allow you to change it, \(then)"
            + Self.nextIsBefore
    }

    private func tell(
        _ plan: UndoPlan, _ context: Context, _ reader: CatalogReader, _ cancellation: Cancellation
    ) throws {
        guard options.json || !options.quiet else { return }
        try UndoText(plan.next, reader)
            .write(options, changedSince: plan.changedSince(cancellation))
        if let begun = plan.next.begun?.before, !options.json,
            let back = try RestoreHint(context, host: nil).back(
                to: begun, begun.commit.paths, reader)
        {
            context.note("run `\(back)` to return to the state before the unfinished undo")
        }
    }
}
