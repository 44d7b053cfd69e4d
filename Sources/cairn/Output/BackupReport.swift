import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

/// Reports a backup: progress and failures on standard error while it runs, a summary at its end.
final class BackupReport: BackupObserver {
    private let options: GlobalOptions
    private let clock = LinuxClock()
    private let meter: ProgressMeter
    private let survey: TreeSurvey?
    private lazy var context = try? Context(options)

    /// In JSON, before the types of what a backup reports that is part of another verb: its
    /// progress and failures are not that verb's.
    private let prefix: String

    init(_ options: GlobalOptions, survey: TreeSurvey?, isPartOf prefix: String = "") {
        self.options = options
        self.prefix = prefix
        self.survey = survey
        meter = ProgressMeter(options)
    }

    func progressed(_ progress: BackupProgress) {
        let found = survey?.found
        if options.json {
            var line = JSONObject(type: "\(prefix)progress")
            line["items"] = progress.items
            line["items_total"] = found.flatMap { $0.isAll ? $0.items : nil }
            line["bytes_done"] = progress.bytesDone
            line["bytes_total"] = found.flatMap { $0.isAll ? $0.bytes : nil }
            line["bytes_read"] = progress.bytesRead
            line["bytes_new"] = progress.bytesNew
            line["failures"] = progress.failures
            line["path"] = progress.path
            return line.write()
        }
        meter.show(
            ProgressFigures(
                noun: "file", done: progress.items, total: found?.items,
                bytes: progress.bytesDone, bytesTotal: found?.bytes,
                isTotalKnown: found?.isAll == true, bytesMoved: progress.bytesRead,
                path: progress.path))
    }

    func failed(_ failure: ItemFailure) {
        meter.clear()
        if options.json {
            JSONObject(
                type: "\(prefix)failure",
                ["path": failure.path, "reason": ItemText.reason(failure.reason)]
            ).write()
        }
        Terminal.trouble(
            "cannot \(failure.verb) \(PathText.display(failure.path)): \(ItemText.reason(failure.reason))",
            next: ItemText.next(
                failure.reason, failure.path, context))
    }

    func committed(_ commit: CatalogCommit) {
        if options.json {
            JSONRecords.commit(commit, type: "commit").write()
        } else if options.verbose {
            meter.clear()
            Terminal.errorLine("cairn: commit \(commit.commit.shortID) is durable")
        }
    }

    /// - Parameter excluded: how many items rules excluded, 65,536 for more; nil where nobody
    ///   counted.
    func summary(
        _ result: BackupResult, repository: [UInt8], restoreCommand: String, excluded: Int? = nil,
        daemon: Int32? = nil
    ) {
        meter.clear()
        let counts = result.counts
        if options.json {
            var line = JSONObject(type: "summary")
            line["commit"] = result.commit?.commit.id.description
            line["ending"] = ItemText.ending(result.ending)
            line["anomaly"] = result.anomaly?.severity ?? 0
            if let pinned = result.pinned { line["pinned"] = pinned.description }
            line.add(counts)
            line["newly_excluded"] = result.excluded
            if let excluded { line["excluded"] = excluded }
            line["seconds"] = Double(result.nanoseconds) / 1e9
            line["repository"] = repository
            line["restore_command"] = restoreCommand
            if let daemon { line["daemon"] = Int(daemon) }
            return line.write()
        }
        if options.quiet { return }
        if let daemon { Terminal.sentence("backed up by the running service (process \(daemon))") }
        if daemon == nil {
            let failed = Set(result.failures.map(\.path))
            if result.ending == .cancelled {
                Terminal.advice(
                    "interrupted: "
                        + (result.commit == nil
                            ? "nothing new was backed up"
                            : "everything read so far is safe; run `cairn backup` again to continue")
                )
            } else if result.ending != .complete {
                Terminal.sentence("stopped early; results so far:")
            }
            let paths = (result.commit?.commit.paths ?? []).filter { !failed.contains($0) }
            if !paths.isEmpty, result.ending == .complete {
                Terminal.sentence("backed up " + paths.shown())
            }
        }
        Terminal.sentence(
            "files: \(Quantity.count(counts.new)) new, \(Quantity.count(counts.changed)) changed, "
                + "\(Quantity.count(counts.unchanged)) unchanged, \(Quantity.count(counts.deleted)) deleted"
                + (result.excluded > 0 ? ", \(Quantity.count(result.excluded)) excluded" : "")
                + (counts.failed > 0
                    ? ", " + Paint.bad("\(Quantity.count(counts.failed)) failed") : ""))
        if let excluded, excluded > 0 {
            Terminal.sentence(
                "excluded by rules: \(Quantity.of(excluded, "item")) (add `--dry-run --verbose` to list them)"
            )
        }
        var stored =
            "read \(Quantity.bytes(counts.bytesRead)), new \(Quantity.bytes(counts.bytesNew)), "
            + "stored \(Quantity.bytes(counts.bytesStored))"
        if counts.bytesStored > 0, counts.bytesNew >= counts.bytesStored {
            stored +=
                " (ratio \(Quantity.decimal(Double(counts.bytesNew) / Double(counts.bytesStored), 1)))"
        }
        Terminal.sentence(stored + " in \(Quantity.duration(nanoseconds: result.nanoseconds))")
        if let commit = result.commit {
            Terminal.sentence(
                "commit \(Paint.id(commit.commit.shortID)) of \(TimeText.zoned(commit.commit.time)) in \(PathText.display(repository))"
            )
            if result.ending == .complete { Terminal.line("restore with: \(restoreCommand)") }
        }
    }
}

extension ItemFailure {
    /// The failed action.
    fileprivate var verb: String {
        if case .noRoom = reason { return "keep" }
        return "read"
    }
}
