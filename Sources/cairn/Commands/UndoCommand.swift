import ArgumentParser
import CairnCore
import CairnLinux
import CairnRepository
import CairnRestore

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Bring back the state before the last restore in place.",
        discussion: """
            It first says which restore that was, of what and when. The present state is committed first here too: an undo can be undone, which brings back what the restore had restored. What another machine restored is undone there.

            Examples:
              cairn restore --in-place --at yesterday ~/Documents
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
        let session = try WritingSession(context, cancellation, proof: .rows)
        let scope = try HostChoice.onlyOwn.apply(context, session.writer.catalog)
        let reader = try session.reader()
        // Of another machine it would be undone there, not here.
        guard let point = try InPlaceRestore.undoable(reader), scope?.includes(point.commit) ?? true
        else {
            throw CommandFailure(
                "there is no restore to undo",
                "restore an earlier state with `cairn restore --in-place --at TIME PATH`")
        }
        try UndoText(UndoneRestore(before: point, reader), reader).write(options)
        var request = RestoreRequest(
            commit: point.number, selections: try InPlaceRestore.undoSelections(point, reader),
            destination: .inPlace, deletesExtra: true, isDryRun: dryRun,
            excluded: try context.excluded(session.storage), writers: context.readers)
        request.emptiedWays = try InPlaceRestore.madeWays(point, reader)
        let result: RestoreResult
        var before: CatalogCommit?
        if dryRun {
            request.spares = try InPlaceRestore.spares(
                session.writer.catalog, context.fileSystem, session.rules(context), undoing: point)
            result = try RestoreRun(
                session.writer.repository, session.writer.catalog, target: LinuxRestoreTarget(),
                clock: context.clock, request: request, cancellation: cancellation,
                observer: observer
            ).run()
        } else {
            let outcome = try InPlaceRestore.make(context, session, cancellation).run(
                [InPlaceRestore.Part(request, of: point)], endsAs: .afterUndo,
                backupObserver: BackupReport(options, survey: nil, isPartOf: "backup_"),
                observer: observer)
            (result, before) = (outcome.result, outcome.before)
        }
        return RestoreCommand.Done(
            result: result, commit: point, before: before, doubt: nil,
            repository: session.writer.repository)
    }
}
