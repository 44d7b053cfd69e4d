import ArgumentParser
import CairnCore
import CairnLinux
import CairnRepository
import CairnRestore

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Bring back the state before the last restore in place.",
        discussion: """
            It first says which restore that was, of what and when, and what was changed since: that goes back, too. Look at it beforehand with -n. The present state is committed first here too: an undo can be undone, which brings back what the restore had restored. What another machine restored is undone there.

            Examples:
              cairn restore --in-place --at yesterday ~/Documents
              cairn undo -n
              cairn undo
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(name: [.customShort("n"), .long], help: "Only say what would be done.")
    var dryRun = false

    func run() throws {
        let context = try Context(options)
        let report = RestoreReport(options, isDryRun: dryRun)
        let done = try perform(context, Cancellation.bySignals(), report)
        report.summary(done.result, of: done.commit, to: "where it was")
        if options.isForPeople, !dryRun, done.before == nil {
            Terminal.line(RestoreCommand.Done.unchanged)
        }
        try RestoreEnding.finish(done.result, context, done.repository)
    }

    func perform(
        _ context: Context, _ cancellation: Cancellation, _ observer: any RestoreObserver
    ) throws -> RestoreCommand.Done {
        if dryRun {
            let session = try ReadingSession(context, readsContent: true, host: .onlyOwn)
            let plan = try UndoPlan(context, session)
            try tell(plan, session.reader, cancellation)
            return RestoreCommand.Done(
                result: try plan.rehearse(cancellation, observer), commit: plan.undone.before,
                doubt: nil, repository: session.repository)
        }
        let session = try WritingSession(context, cancellation, proof: .rows)
        let scope = try HostChoice.onlyOwn.apply(context, session.writer.catalog)
        let plan = try UndoPlan(
            context, session.writer.repository, session.writer.catalog, scope,
            session.rules(context))
        try tell(plan, session.reader(), cancellation)
        let point = plan.undone.before
        let outcome = try InPlaceRestore.make(context, session, cancellation).run(
            [InPlaceRestore.Part(plan.request, of: point)], endsAs: .afterUndo,
            backupObserver: BackupReport(options, survey: nil, isPartOf: "backup_"),
            observer: observer)
        return RestoreCommand.Done(
            result: outcome.result, commit: point, before: outcome.before, doubt: nil,
            repository: session.writer.repository)
    }

    private func tell(
        _ plan: UndoPlan, _ reader: CatalogReader, _ cancellation: Cancellation
    ) throws {
        guard options.json || !options.quiet else { return }
        try UndoText(plan.undone, isUnfinished: plan.isUnfinished, reader)
            .write(options, changedSince: plan.changedSince(cancellation))
    }
}
