import ArgumentParser
import CairnCare
import CairnSettings

/// The rules of restic's `forget`.
struct ForgetRules: ParsableArguments {
    @Option(help: .value("n", "Keep the last N commits; `unlimited` keeps all."))
    var keepLast: String?
    @Option(help: Self.ofLast("hour")) var keepHourly: String?
    @Option(help: Self.ofLast("day")) var keepDaily: String?
    @Option(help: Self.ofLast("week")) var keepWeekly: String?
    @Option(help: Self.ofLast("month")) var keepMonthly: String?
    @Option(help: Self.ofLast("year")) var keepYearly: String?
    @Option(
        help: .value(
            "duration",
            "Keep every commit that is at most this much older (such as 2y5m7d3h) than the newest commit."
        ))
    var keepWithin: String?
    @Option(help: Self.within("hour")) var keepWithinHourly: String?
    @Option(help: Self.within("day")) var keepWithinDaily: String?
    @Option(help: Self.within("week")) var keepWithinWeekly: String?
    @Option(help: Self.within("month")) var keepWithinMonthly: String?
    @Option(help: Self.within("year")) var keepWithinYearly: String?
    @Option(
        help: .value(
            "tag",
            "Keep every commit with this tag, or with all tags in a list such as TAG,TAG. Can be given several times."
        ))
    var keepTag: [String] = []

    private static func ofLast(_ unit: String) -> ArgumentHelp {
        .value(
            "n",
            "Keep the last commit of each of the last N \(unit)s that have commits; `unlimited` means all \(unit)s."
        )
    }

    private static func within(_ unit: String) -> ArgumentHelp {
        .value(
            "duration",
            "Keep the last commit of each \(unit) within this time before the newest commit.")
    }

    /// - Returns: nil when no rule was given.
    func policy(_ settings: Settings) throws -> RetentionPolicy? {
        var rules: [RetentionPolicy.Rule] = []
        let counts: [(String, String?, RetentionPolicy.Period)] = [
            ("--keep-last", keepLast, .each), ("--keep-hourly", keepHourly, .hour),
            ("--keep-daily", keepDaily, .day), ("--keep-weekly", keepWeekly, .week),
            ("--keep-monthly", keepMonthly, .month), ("--keep-yearly", keepYearly, .year),
        ]
        for (option, text, period) in counts {
            guard let text else { continue }
            if text == "unlimited" || text == "-1" {
                rules.append(.init(period, .forever))
                continue
            }
            guard let count = Int(text), count > 0 else {
                throw CommandFailure(
                    "\(option) \(text) is not a valid number of commits",
                    "use 1 or more, or unlimited")
            }
            rules.append(.init(period, .newest(count)))
        }
        let spans: [(String, String?, RetentionPolicy.Period)] = [
            ("--keep-within", keepWithin, .each), ("--keep-within-hourly", keepWithinHourly, .hour),
            ("--keep-within-daily", keepWithinDaily, .day),
            ("--keep-within-weekly", keepWithinWeekly, .week),
            ("--keep-within-monthly", keepWithinMonthly, .month),
            ("--keep-within-yearly", keepWithinYearly, .year),
        ]
        for (option, text, period) in spans {
            guard let text else { continue }
            guard let span = RetentionSpan(resticText: text) else {
                throw CommandFailure(
                    "\(option) \(text) is not a valid duration",
                    "use a duration such as 2y5m7d3h, where m means months")
            }
            rules.append(.init(period, .within(span)))
        }
        let tags = try TagArgument.alternatives(keepTag)
        guard !rules.isEmpty || !tags.isEmpty else { return nil }
        let undoable = settings.retentionConfiguration.policy.undoable
        return RetentionPolicy(rules, tags: tags, undoable: undoable)
    }
}
