import ArgumentParser
import CairnBackup
import CairnCore
import CairnFormat
import CairnSource
import CairnText

/// `cairn backup --dry-run`.
extension BackupCommand {
    func preview(
        _ context: Context, _ containers: BackupSources?, refused: [ItemFailure],
        _ cancellation: Cancellation
    ) throws {
        let session = try ReadingSession(context)
        let chosen = try containers ?? BackupSources(context, paths)
        var request = BackupTemplate.make(context, readers: 0)
        request.sources = chosen.sources
        if chosen.isAdHoc { request.otherSources = context.rootSet().expectedSources }
        request.namedRoots = chosen.wanted
        request.refused = refused
        try content.apply(to: &request, context, session.reader)
        request.excluded = try context.excluded(session.storage)
        let rules = try context.rules(
            session.storage, naming: chosen.isAdHoc ? chosen.sources.map(\.path) : [])
        for note in MarkedRoots.notes(chosen.sources, rules) { context.note(note) }
        let report = PreviewReport(options)
        request.leftOut = try content.leftOut(beneath: request.sources, cancellation) {
            report.leftOut($0, $1)
        }
        let preview = try BackupPreview(
            session.catalog,
            fileSystem: RuledFileSystem(
                context.fileSystem, rules: rules,
                observer: { path, verdict, _ in report.excluded(path, verdict) }),
            clock: context.clock, request: request, cancellation: cancellation,
            { report.decided($0, $1) })
        do {
            let outcome = try preview.run()
            report.summary(outcome)
            if outcome.counts.failed > 0 || !outcome.failures.isEmpty {
                throw ExitCode(ExitStatus.incomplete)
            }
        } catch is Cancelled { throw ExitCode(ExitStatus.interrupted) }
    }
}

/// Tells of a dry run.
private final class PreviewReport: @unchecked Sendable {
    // SAFETY: a dry run is done by one thread.
    private let options: GlobalOptions
    private var excludedCount: UInt64 = 0
    private var last: [UInt8] = []

    init(_ options: GlobalOptions) { self.options = options }

    func excluded(_ path: [UInt8], _ verdict: RuleVerdict) {
        // A file is opened once to see its flag, and once more to say which.
        guard path != last else { return }
        last = path
        excludedCount += 1
        if options.json {
            JSONObject(
                type: "item",
                ["path": path, "action": "exclude", "rule": RuleText.name(verdict.rule)]
            ).write()
        } else if options.verbose {
            Terminal.line("excluded  \(PathText.display(path)): \(RuleText.sentence(verdict))")
        }
    }

    func leftOut(_ path: [UInt8], _ pattern: IgnorePattern) {
        excludedCount += 1
        if options.json {
            JSONObject(
                type: "item",
                ["path": path, "action": "exclude", "rule": RuleText.name(.pattern)]
            ).write()
        } else if options.verbose {
            Terminal.line(
                "excluded  \(PathText.display(path)): --exclude \(PathText.display(pattern.text))")
        }
    }

    func decided(_ path: [UInt8], _ action: BackupPreview.Action) {
        let (name, verb): (String, String)
        switch action {
        case .new: (name, verb) = ("new", "create")
        case .changed: (name, verb) = ("changed", "change")
        case .deleted: (name, verb) = ("deleted", "delete")
        // The rules told already.
        case .excluded: return
        }
        if options.json {
            JSONObject(type: "item", ["path": path, "action": verb]).write()
        } else if options.verbose {
            Terminal.line("\(name.padded(to: 8))  \(PathText.display(path))")
        }
    }

    func summary(_ outcome: BackupPreview.Outcome) {
        for failure in outcome.failures {
            Terminal.errorLine(
                "cairn: cannot read \(PathText.display(failure.path)): \(ItemText.reason(failure.reason))"
            )
        }
        let counts = outcome.counts
        if options.json {
            var line = JSONObject(type: "dry_summary")
            line["new"] = counts.new
            line["changed"] = counts.changed
            line["unchanged"] = counts.unchanged
            line["reread"] = outcome.reread
            line["deleted"] = counts.deleted
            line["excluded"] = excludedCount
            line["newly_excluded"] = outcome.excluded
            line["failed"] = counts.failed
            line["bytes"] = outcome.bytes
            return line.write()
        }
        if options.quiet { return }
        let reread =
            outcome.reread == 0
            ? "" : " (\(Quantity.count(outcome.reread)) of them read again to check)"
        Terminal.line(
            "a backup would find these files: \(Quantity.count(counts.new)) new, \(Quantity.count(counts.changed)) changed, "
                + "\(Quantity.count(counts.unchanged)) unchanged\(reread), \(Quantity.count(counts.deleted)) deleted"
                + (outcome.excluded > 0
                    ? ", \(Quantity.count(outcome.excluded)) newly excluded" : "")
                + "; it would exclude \(Quantity.of(excludedCount, "item")) and read at most \(Quantity.bytes(outcome.bytes))"
        )
    }
}
