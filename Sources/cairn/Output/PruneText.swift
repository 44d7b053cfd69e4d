import CairnCare
import CairnFormat
import CairnText

/// Tells what a prune did.
struct PruneText {
    let options: GlobalOptions
    let isDryRun: Bool

    func show(_ report: PruneReport) {
        for chunk in report.damagedChunks where !options.json {
            Terminal.errorLine(
                "cairn: \(chunk); the pack is kept\n  next: run `cairn verify --read-data` to list the affected files"
            )
        }
        if options.json { return write(report) }
        if options.quiet { return }
        Terminal.sentence(
            "\(isDryRun ? "would remove" : "removed") \(Quantity.of(report.dead.count, "pack")) that nothing needs (\(Quantity.bytes(report.dead.bytes))) and "
                + "\(Quantity.of(report.rewritten.count, "pack")) with unused bytes; "
                + "\(isDryRun ? "would copy" : "copied") \(Quantity.bytes(report.bytesCopied))")
        Terminal.sentence(
            "\(isDryRun ? "would free" : "freed") \(Quantity.bytes(max(0, report.bytesFreed))) of \(Quantity.bytes(report.before.bytes)); "
                + "\(Quantity.bytes(report.unusedAfter)) \(isDryRun ? "would still be" : "still") unused"
        )
        if report.chunksMissing > 0 {
            Terminal.sentence(
                "\(Quantity.of(report.chunksMissing, "chunk")) that versions need \(report.chunksMissing == 1 ? "is" : "are") missing; run `cairn verify` to list the affected files"
            )
        }
        for left in report.left { Terminal.sentence("not pruned: \(Self.text(left))") }
    }

    private static func text(_ left: PruneReport.Left) -> String {
        switch left {
        case .inUse(let holder):
            "packs that are being read (\(holder.map { "process \($0.process)" } ?? "another process")); the next run removes them"
        case .limit: "data that exceeds --max-rewrite; the next run continues with it"
        case .noRoom:
            "packs that cannot be copied, because the disk has too little space; free some space, or prune again after other packs are removed"
        case .damaged: "packs that contain needed chunks but cannot be read"
        case .elsewhere: "packs with erased data that are stored only in remotes"
        case .cancelled: "the rest, because this run was interrupted; the next run continues"
        }
    }

    private static func word(_ left: PruneReport.Left) -> String {
        switch left {
        case .inUse: "in_use"
        case .limit: "limit"
        case .noRoom: "no_room"
        case .damaged: "damaged"
        case .elsewhere: "elsewhere"
        case .cancelled: "cancelled"
        }
    }

    private func write(_ report: PruneReport) {
        for chunk in report.damagedChunks {
            JSONObject(
                type: "damaged_chunk",
                ["id": chunk.id.description, "reason": chunk.why, "pack": chunk.pack]
            ).write()
        }
        var line = JSONObject(type: "prune")
        line["dry_run"] = isDryRun
        line["packs"] = report.before.count
        line["bytes"] = report.before.bytes
        line["packs_dead"] = report.dead.count
        line["packs_rewritten"] = report.rewritten.count
        line["packs_removed"] = report.removed.count
        line["bytes_copied"] = report.bytesCopied
        line["bytes_freed"] = report.bytesFreed
        line["unused_before"] = report.unusedBefore
        line["unused_after"] = report.unusedAfter
        line["chunks_missing"] = report.chunksMissing
        line["left"] = report.left.map(Self.word)
        line.write()
    }
}

/// Progress of a prune.
final class PruneProgressReport: PruneObserver {
    private let meter: ProgressMeter

    init(_ options: GlobalOptions) { meter = ProgressMeter(options) }

    func progressed(_ progress: PruneProgress) {
        meter.show(
            ProgressFigures(
                noun: "pack", done: UInt64(progress.packs), total: UInt64(progress.packsTotal),
                bytes: progress.bytes, bytesTotal: progress.bytesTotal))
    }

    func clear() { meter.clear() }
}
