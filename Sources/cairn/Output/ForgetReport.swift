import CairnCare
import CairnCore
import CairnFormat
import CairnText

/// The commits that are forgotten and kept, in words and in JSON.
struct ForgetReport {
    let options: GlobalOptions
    let isDryRun: Bool

    /// - Parameters:
    ///   - versions: the number of versions removed; nil when nothing was done.
    ///   - points: the total number of commits, where the plan contains only those to forget.
    func write(_ plan: RetentionPlan, versions: Int64?, points: Int? = nil) {
        let gone = plan.decisions.filter { $0.forgetting == .everywhere }
        let kept = plan.decisions.filter { $0.forgetting != .everywhere }
        let keptCount = points.map { $0 - gone.count } ?? kept.count
        if options.json {
            return writeJSON(plan, gone: gone.count, kept: keptCount, versions: versions)
        }
        if options.quiet { return }
        if isDryRun || options.verbose {
            if !kept.isEmpty { Terminal.sentence("kept:") }
            for decision in kept { Terminal.sentence(line(decision) + "  " + Self.why(decision)) }
            if !gone.isEmpty { Terminal.line(isDryRun ? "would be forgotten:" : "forgotten:") }
            for decision in gone { Terminal.sentence(line(decision)) }
        }
        let partly = kept.count { $0.isNews }
        var sentence =
            "\(Quantity.of(gone.count, "commit")) \(isDryRun ? "would be " : "")forgotten"
        if partly > 0 { sentence += ", \(Quantity.count(partly)) more only in some roots" }
        sentence += ", \(Quantity.count(max(0, keptCount))) kept"
        if let versions {
            sentence +=
                "; \(Quantity.of(max(0, versions), "version")) removed; run `cairn prune` to free the space"
        }
        if plan.isEmpty {
            sentence = "nothing to forget; \(Quantity.of(max(0, keptCount), "commit")) kept"
        }
        Terminal.advice(sentence)
    }

    private func line(_ decision: RetentionPlan.Decision) -> String {
        let commit = decision.commit.commit
        return
            "  \(commit.shortID)  \(TimeText.local(commit.time))  \(ItemText.kind(commit.kind).padded(to: 14))"
    }

    private func writeJSON(_ plan: RetentionPlan, gone: Int, kept: Int, versions: Int64?) {
        for decision in plan.decisions {
            var line = JSONObject(type: "decision")
            let commit = decision.commit.commit
            line["commit"] = commit.id.description
            line["time"] = TimeText.utc(commit.time)
            line["action"] =
                decision.forgetting == .everywhere
                ? "forget" : decision.forgetting == nil ? "keep" : "keep-in-part"
            line["news"] = decision.isNews
            line["reasons"] = Self.reasons(decision)
            line.write()
        }
        var line = JSONObject(type: "summary")
        line["dry_run"] = isDryRun
        line["forgotten"] = UInt64(gone)
        line["kept"] = UInt64(kept)
        line["versions"] = versions
        line.write()
    }

    func writeErased(_ paths: [[UInt8]], versions: Int64, isPruned: Bool = false) {
        if options.json {
            return JSONObject(
                type: "erased", ["dry_run": isDryRun, "paths": paths, "versions": versions]
            ).write()
        }
        guard !options.quiet else { return }
        let count = Quantity.of(max(0, versions), "version")
        if isDryRun { return Terminal.sentence("\(count) would be erased from all history") }
        let rest =
            "; the data and names remain in the packs and the journal until you run `cairn prune --max-unused 0%`"
        Terminal.advice("\(count) erased from all history\(isPruned ? "" : rest)")
    }

    private static func why(_ decision: RetentionPlan.Decision) -> String {
        reasons(decision).joined(separator: ", ")
    }

    private static func reasons(_ decision: RetentionPlan.Decision) -> [String] {
        var words = decision.reasons.map(text)
        switch decision.forgetting {
        case .inRoots(let roots):
            words.append("except in \(Self.withOwnRules(roots.count))")
        case .butInRoots(let roots):
            words.append("only in \(Self.withOwnRules(roots.count))")
        default: break
        }
        return words
    }

    private static func withOwnRules(_ roots: Int) -> String {
        "\(Quantity.of(roots, "root")) that \(roots == 1 ? "has its" : "have their") own rules"
    }

    static func text(_ reason: RetentionReason) -> String {
        switch reason {
        case .newest: "the newest"
        case .future: "in the future"
        case .pinned(.byAnomalyGuard): "pinned by the anomaly guard"
        case .pinned: "pinned"
        case .tagged(let tag): "tag \(PathText.display(tag))"
        case .undo: "needed for undo"
        case .first(let rule): "the first of all (\(name(rule)))"
        case .rule(let rule): name(rule)
        }
    }

    private static func name(_ rule: RetentionPolicy.Rule) -> String {
        let period =
            switch rule.period {
            case .each: "all"
            case .hour: "hourly"
            case .day: "daily"
            case .week: "weekly"
            case .month: "monthly"
            case .year: "yearly"
            }
        switch rule.reach {
        case .newest(let count):
            return rule.period == .each ? "last \(count)" : "\(period) \(count)"
        case .within(let span): return "\(period) within \(text(span))"
        case .forever: return period
        }
    }

    private static func text(_ span: RetentionSpan) -> String {
        let months =
            span.months == 0
            ? "" : span.months % 12 == 0 ? "\(span.months / 12)y" : "\(span.months) months "
        return span.seconds == 0 && !months.isEmpty
            ? months : months + Duration.seconds(span.seconds).settingText
    }
}
