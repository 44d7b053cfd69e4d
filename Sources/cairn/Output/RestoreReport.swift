import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import CairnText

/// Tells of a restore: progress and failures on standard error while it runs, a summary at its end.
final class RestoreReport: RestoreObserver {
    private let options: GlobalOptions
    private let isDryRun: Bool
    private let doubt: String?
    private let meter: ProgressMeter
    /// How many items were named that are there without some of their metadata.
    private var losses = 0
    private static let lossesNamed = 20

    /// - Parameter doubt: why what is restored may not be all there was.
    init(_ options: GlobalOptions, isDryRun: Bool, doubt: String? = nil) {
        self.doubt = doubt
        self.options = options
        self.isDryRun = isDryRun
        meter = ProgressMeter(options)
    }

    func progressed(_ progress: RestoreProgress) {
        if options.json {
            var line = JSONObject(type: "progress")
            line["items"] = progress.counts.done
            line["items_total"] = progress.itemsTotal
            line["bytes"] = progress.counts.bytes
            line["bytes_total"] = progress.bytesTotal
            return line.write()
        }
        meter.show(
            ProgressFigures(
                noun: "file", done: progress.counts.done, total: progress.itemsTotal,
                bytes: progress.counts.bytes, bytesTotal: progress.bytesTotal,
                path: progress.path))
    }

    func failed(_ failure: RestoreFailure) {
        meter.clear()
        if options.json {
            JSONObject(type: "failure", ["path": failure.path, "reason": failure.reason.text])
                .write()
        }
        Terminal.errorLine(
            Paint.bad("cairn:", on: 2)
                + " cannot restore \(PathText.display(failure.path)): \(failure.reason.text)")
    }

    /// Names the first items in text, and all in JSON: a whole tree may lose its owners at once.
    func lost(_ loss: RestoreLoss) {
        losses += 1
        if options.json {
            JSONObject(
                type: "metadata",
                [
                    "path": loss.path, "lost": loss.parts.map(\.name),
                    "reason": loss.parts.text,
                ]
            ).write()
        }
        guard losses <= Self.lossesNamed else { return }
        meter.clear()
        Terminal.errorLine(
            Paint.bad("cairn:", on: 2)
                + " \(PathText.display(loss.path)) was restored without its \(loss.parts.text)")
    }

    func decided(_ action: RestoreAction, path: [UInt8]) {
        guard isDryRun || options.verbose else { return }
        if options.json {
            JSONObject(type: "action", ["action": action.rawValue, "path": path]).write()
        } else if !options.quiet, action != .same || options.verbose {
            meter.clear()
            Terminal.line("\(action.rawValue.padded(to: 8))\(PathText.display(path))")
        }
    }

    /// `6 files and 1 directory`; the number alone if there are no directories.
    private static func deleted(_ counts: RestoreCounts) -> String {
        let (all, directories) = (counts.deleted, counts.deletedDirectories)
        guard directories > 0 else { return Quantity.count(all) }
        let inner = Quantity.of(directories, "directory", plural: "directories")
        return all > directories ? "\(Quantity.of(all - directories, "file")) and \(inner)" : inner
    }

    func summary(_ result: RestoreResult, of commit: CatalogCommit, to place: String) {
        meter.clear()
        let counts = result.counts
        if options.json {
            var line = JSONObject(type: "summary")
            line["commit"] = commit.commit.id.description
            line["dry_run"] = isDryRun
            line["restored"] = counts.restored
            line["directories"] = counts.directories
            line["bytes"] = counts.bytes
            line["skipped"] = counts.skipped
            line["identical"] = counts.same
            line["deleted"] = counts.deleted
            line["failed"] = counts.failed
            line["verified"] = counts.verified
            line["metadata_lost"] = counts.metadataLost
            line["displaced"] = result.displaced.count
            line["displaced_to"] = result.displaced.place.isEmpty ? nil : result.displaced.place
            line["doubt"] = doubt
            line["seconds"] = Double(result.nanoseconds) / 1e9
            return line.write()
        }
        if options.quiet { return }
        var parts = [
            "\(isDryRun ? "would restore" : "restored") \(Quantity.of(counts.restored, "file"))"
        ]
        if !isDryRun { parts[0] += ", \(Quantity.bytes(counts.bytes))" }
        if counts.skipped > 0 { parts.append("\(Quantity.count(counts.skipped)) left unchanged") }
        if counts.same > 0 { parts.append("\(Quantity.count(counts.same)) already identical") }
        if counts.deleted > 0 {
            parts.append("\(Self.deleted(counts)) \(isDryRun ? "to be deleted" : "deleted")")
        }
        if counts.failed > 0 {
            let word = isDryRun ? "would fail" : "failed"
            parts.append(Paint.bad("\(Quantity.count(counts.failed)) \(word)"))
        }
        if counts.verified > 0 {
            parts.append("\(Quantity.count(counts.verified)) read back and compared")
        }
        Terminal.line(
            parts.joined(separator: ", ")
                + " in \(Quantity.duration(nanoseconds: result.nanoseconds))")
        Terminal.line(
            "from the snapshot of \(TimeText.zoned(commit.commit.time)) (commit \(Paint.id(commit.commit.shortID))) to \(place)"
        )
        for text in [result.displacedText, result.keptAttributesText].compactMap(\.self) {
            Terminal.line(text)
        }
        if counts.metadataLost > 0 {
            Terminal.line(
                "restored \(Quantity.of(counts.metadataLost, "item")) \(RestoreCounts.metadataLostText)"
                    + (losses > Self.lossesNamed
                        ? "; only the first \(Self.lossesNamed) are listed (use --json to list all)"
                        : ""))
        }
    }
}
