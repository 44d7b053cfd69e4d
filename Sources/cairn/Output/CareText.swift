import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnText

/// The known health of the repository, from the state directory: the daemon's scrubs, and restored
/// content of drills.
struct CareText {
    private let scrub: ScrubRecord
    private let coverage: ScrubCoverage
    private let drill: DrillSummary?
    /// Damage found by a command.
    private let found: FoundDamage?
    private let now: Timestamp

    /// - Parameter catalog: asked for losses when it has recorded any.
    init(_ context: Context, _ repository: Repository, _ catalog: Catalog, now: Timestamp) throws {
        let id = repository.description.repository
        // An unreadable record counts as unknown: its writer reports and rewrites it.
        let bytes = try? SmallFile.content(
            context.state.scrubPath(id), upTo: ScrubRecord.bytesMaximum)
        var scrub = bytes.flatMap { try? ScrubRecord(decoding: $0) } ?? ScrubRecord()
        if try catalog.lackingContent() != .none { try scrub.noteLost(repository, catalog) }
        self.scrub = scrub
        let found = FoundDamageFile(context, id).found
        // Losses that the catalog knows better are not reported twice.
        self.found = found?.isContentAlone == true && scrub.lostVersionCount > 0 ? nil : found
        coverage = try ScrubCoverage(repository, scrub, now: now)
        drill = Self.drill(context.state.drillPath(id))
        self.now = now
    }

    static func drill(_ path: [UInt8]) -> DrillSummary? {
        (try? SmallFile.beginning(of: path, bytes: DrillSummary.bytesMaximum)).flatMap {
            try? DrillSummary(beginning: $0)
        }
    }

    func note(in facts: inout Verdict.Facts) {
        facts.lostVersions = scrub.lostVersionCount
        facts.damage = found.map { Trouble($0.text, next: FoundDamage.next) }
        facts.noteProof(scrub.latest.map { Timestamp(seconds: $0) })
        if drill?.outcome == .fine { facts.noteProof(drill?.time) }
        if drill?.outcome == .failed, facts.damage == nil {
            facts.damage = Trouble(
                "the last drill failed",
                next:
                    "run `cairn verify --read-data` to list the damage, or `cairn drill` to try again"
            )
        }
    }

    /// A row of `status`, and the lines beneath it.
    struct Row {
        let name: String
        let text: String
        var paint = Paint.plain
        /// The first of them.
        var lines: [String] = []
        var count = 0
    }

    var rows: [Row] {
        var rows: [Row] = []
        if let share = coverage.share {
            let oldest =
                coverage.oldest.map {
                    "; the oldest check was \(TimeText.age(now - $0)) ago"
                }
                ?? "; \(Quantity.of(coverage.unchecked, "pack")) not checked yet"
            rows.append(
                Row(
                    name: "checked",
                    text:
                        "\(DrillText.percent(share)) of the pack data (\(Quantity.bytes(coverage.bytes))) was found intact in the last 30 days\(oldest)"
                ))
        }
        if scrub.lostVersionCount > 0 {
            rows.append(
                Row(
                    name: "lost",
                    text:
                        "\(Quantity.of(scrub.lostVersionCount, "version")) cannot be fully restored; run `cairn verify` to list all of them",
                    paint: .bad,
                    lines: scrub.lost.map { lost in
                        "\(PathText.display(lost.path)), from \(TimeText.local(lost.since))\(lost.isLive ? " (current version)" : ""): "
                            + "\(Quantity.bytes(lost.lostBytes)) of \(Quantity.bytes(lost.contentBytes)) lost"
                    } + (found == nil ? ["next: \(FoundDamage.next)"] : []),
                    count: scrub.lostVersionCount))
        }
        if let found {
            rows.append(
                Row(
                    name: "damage", text: found.text, paint: .bad,
                    lines: ["next: \(FoundDamage.next)"], count: 1))
        }
        guard let drill else { return rows }
        let isDoubted = scrub.lostVersionCount > 0 || found != nil
        let share = drill.share(now: now).map {
            "drills in the last 30 days restored \(DrillText.percent($0)) of the data that was stored at the time of the last drill"
        }
        let ending =
            switch drill.outcome {
            case .fine: "all restored"
            case .failed: "\(Quantity.of(drill.failures, "failure"))"
            case .unjudged: "some versions could not be checked"
            }
        rows.append(
            Row(
                name: "drill",
                text: "\(TimeText.age(now - drill.time)) ago, \(ending)"
                    + (share.map { "; \($0)" + (isDoubted ? ", except for the damage above" : "") }
                        ?? ""),
                paint: drill.outcome == .failed ? .bad : .plain))
        return rows
    }

    func write(into line: inout JSONObject) {
        line["scrub_intact_share"] = coverage.share
        line["scrub_oldest_check"] = coverage.oldest.map { TimeText.utc($0) }
        line["scrub_unchecked_packs"] = coverage.unchecked
        line["lost_versions"] = scrub.lostVersionCount
        line["damage_found"] = found.map { TimeText.utc($0.time) }
        line["damage_found_by"] = found.map { $0.finder.rawValue }
        line["damaged_versions"] = found.map { $0.versions }
        line["last_drill"] = drill.map { TimeText.utc($0.time) }
        line["last_drill_outcome"] = drill.map { DrillText.name($0.outcome) }
        line["drill_proven_share"] = drill?.share(now: now)
    }

    func writeLost() {
        for lost in scrub.lost {
            var line = JSONObject(type: "lost_version")
            line["path"] = lost.path
            line["time"] = TimeText.utc(lost.since)
            line["live"] = lost.isLive
            line["content_bytes"] = lost.contentBytes
            line["lost_bytes"] = lost.lostBytes
            line.write()
        }
    }
}
