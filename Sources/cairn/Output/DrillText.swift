import CairnCore
import CairnFormat
import CairnRestore
import CairnText

/// Tells what a drill has shown.
struct DrillText {
    let report: DrillReport
    let now: Timestamp
    /// The address of the remote that was read, if it was one.
    var remote: String?

    func write(_ options: GlobalOptions) {
        if options.json { return writeJSON() }
        for finding in report.failures { Terminal.errorLine("cairn: \(Self.text(finding))") }
        more(report.failureCount, report.failures.count)
        for finding in report.unjudged {
            Terminal.errorLine("cairn: cannot check \(Self.text(finding))")
        }
        more(report.unjudgedCount, report.unjudged.count)
        if options.quiet { return }
        for finding in report.notes { Terminal.sentence("note: \(Self.text(finding))") }
        Terminal.sentence(
            "restored \(Quantity.of(report.versions, "version")) (\(Quantity.bytes(report.bytes))) exactly as backed up and "
                + "compared \(Quantity.count(report.comparedLive)) of them with the current files"
                + (report.databases > 0
                    ? "; checked \(Quantity.of(report.databases, "database"))" : "")
                + "; this took \(Quantity.duration(nanoseconds: report.nanoseconds))")
        if report.wholeCommits + report.plannedCommits > 0 { Terminal.sentence(commits) }
        if let share = report.summary.share(now: now) {
            Terminal.sentence(
                "drills in the last 30 days restored \(Self.percent(share)) of the stored data")
        }
        if report.wasCancelled { return }
        switch report.outcome {
        case .fine: Terminal.sentence("found no problems")
        case .failed:
            Terminal.advice(
                "\(Quantity.of(report.failureCount, "failure")); run `cairn \(remote.map { "remote verify \($0)" } ?? "verify") --read-data` to see what is damaged"
            )
        case .unjudged: Terminal.sentence("found no problems in the files that could be checked")
        }
    }

    private var commits: String {
        var parts: [String] = []
        if report.wholeCommits > 0 {
            parts.append("restored \(Quantity.of(report.wholeCommits, "commit")) completely")
        }
        if report.plannedCommits > 0 {
            parts.append(
                "planned the complete restore of \(Quantity.of(report.plannedCommits, "large commit")) without writing any files"
            )
        }
        return parts.joined(separator: " and ")
    }

    private func more(_ count: Int, _ shown: Int) {
        if count > shown { Terminal.errorLine("cairn: and \(Quantity.count(count - shown)) more") }
    }

    private static func text(_ finding: DrillReport.Finding) -> String {
        "\(PathText.display(finding.path))\(finding.time.map { ", as of \(TimeText.local($0))" } ?? ""): \(finding.reason)"
    }

    /// Rounded down: what is not whole is never shown as such, nor something as nothing.
    static func percent(_ share: Double) -> String {
        share > 0 && share < 0.01 ? "less than 1 %" : "\(Int(min(max(share, 0), 1) * 100)) %"
    }

    private func writeJSON() {
        for finding in report.failures { write(finding, "failure") }
        for finding in report.unjudged { write(finding, "unjudged") }
        for finding in report.notes { write(finding, "note") }
        var line = JSONObject(type: "drill")
        line["outcome"] = report.wasCancelled ? "interrupted" : Self.name(report.outcome)
        line["versions"] = report.versions
        line["bytes"] = report.bytes
        line["compared_live"] = report.comparedLive
        line["databases"] = report.databases
        line["checks"] = report.checks
        line["whole_commits"] = report.wholeCommits
        line["planned_commits"] = report.plannedCommits
        line["failures"] = report.failureCount
        line["unjudged"] = report.unjudgedCount
        line["live_bytes"] = report.summary.liveBytes
        line["proven_share"] = report.summary.share(now: now)
        line["seed"] = String(report.seed)
        line["seconds"] = Double(report.nanoseconds) / 1e9
        line.write()
    }

    private func write(_ finding: DrillReport.Finding, _ kind: String) {
        var line = JSONObject(type: kind)
        line["path"] = finding.path
        line["time"] = finding.time.map { TimeText.utc($0) }
        line["reason"] = finding.reason
        line.write()
    }

    static func name(_ outcome: DrillSummary.Outcome) -> String {
        switch outcome {
        case .fine: "fine"
        case .failed: "failed"
        case .unjudged: "unjudged"
        }
    }
}

/// Progress of a drill.
final class DrillProgress: DrillObserver {
    private let meter: ProgressMeter

    init(_ options: GlobalOptions) { meter = ProgressMeter(options) }

    func restored(versions: Int, of total: Int, bytes: UInt64, bytesTotal: UInt64) {
        meter.show(
            ProgressFigures(
                noun: "version", done: UInt64(versions), total: UInt64(total), bytes: bytes,
                bytesTotal: bytesTotal))
    }

    func clear() { meter.clear() }
}
