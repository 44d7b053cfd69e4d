import CairnCare
import CairnFormat

/// The points in time that are kept, and for how long: `[retention]`. - Source: decision 0008.
public struct RetentionSettings: Equatable, Sendable, SettingsGroup {
    /// A tier: how many points in time are kept of an age.
    public enum Tier: String, Sendable, CaseIterable {
        case all, hourly, daily, weekly, monthly, yearly

        var period: RetentionPolicy.Period {
            switch self {
            case .all: .each
            case .hourly: .hour
            case .daily: .day
            case .weekly: .week
            case .monthly: .month
            case .yearly: .year
            }
        }
    }

    public enum Length: Equatable, Sendable {
        case none
        case within(Duration)
        case forever
    }

    public typealias Tiers = [Tier: Length]

    /// The tiers of one root or container that differ from `[retention]`: `[root.retention]` or
    /// `[containers.retention.ID]`.
    struct Own: SettingsGroup {
        var tiers: Tiers = [:]
        /// The line of the first tier.
        var first: SettingsEntry<String>?

        static var settings: [Setting<Self>] {
            Tier.allCases.map { tier in
                .length(tier.rawValue, \.tiers[length: tier], "") {
                    if $1.line < $0.first?.line ?? .max { $0.first = $1 }
                }
            }
        }

        func over(_ others: Tiers) -> Tiers { others.merging(tiers) { $1 } }
    }

    public var tiers: Tiers = [
        .all: .within(.seconds(3_600)), .hourly: .within(.seconds(86_400)),
        .daily: .within(.seconds(30 * 86_400)),
        .weekly: .within(.seconds(365 * 86_400)), .monthly: .forever, .yearly: .none,
    ]
    /// The time that the last version of a deleted item is kept.
    public var keepDeleted = Length.within(.seconds(30 * 86_400))
    /// Whether the service applies the retention.
    public var isAutomatic = true
    /// Whether the service does so while the computer runs on its battery.
    public var onBattery = true

    fileprivate static let range = Duration.seconds(60)...Duration.seconds(36_500 * 86_400)

    static let settings: [Setting<Self>] = [
        .length("all", \.tiers[length: .all], "How long Cairn keeps every commit."),
        .length("hourly", \.tiers[length: .hourly], "How long Cairn keeps one commit per hour."),
        .length("daily", \.tiers[length: .daily], "How long Cairn keeps one commit per day."),
        .length("weekly", \.tiers[length: .weekly], "How long Cairn keeps one commit per week."),
        .length("monthly", \.tiers[length: .monthly], "How long Cairn keeps one commit per month."),
        .length("yearly", \.tiers[length: .yearly], "How long Cairn keeps one commit per year."),
        .length(
            "keep-deleted", \.keepDeleted,
            """
            How long Cairn keeps the last version of a deleted file, even if no commit contains
            the file. `cairn restore --deleted` restores such a file.
            """),
        .flag(
            "automatic", \.isAutomatic,
            """
            Whether the service applies these rules itself, once an hour when it is idle (never
            with append-only). Otherwise, run `cairn forget`.
            """),
        .flag(
            "on-battery", \.onBattery,
            "Whether the service also applies the rules on battery power."),
    ]

    static func policy(_ tiers: Tiers, _ keepDeleted: Length) -> RetentionPolicy {
        RetentionPolicy(
            Tier.allCases.compactMap { tier in
                let length = tiers[length: tier]
                if length == .none { return nil }
                return .init(tier.period, length.span.map { .within($0) } ?? .forever)
            }, keepsTagged: true,
            undoable: keepDeleted.span ?? RetentionSpan(months: 12_000, seconds: 0))
    }
}

extension RetentionSettings.Length {
    /// Nil for ever.
    var span: RetentionSpan? {
        switch self {
        case .none: RetentionSpan(seconds: 0)
        case .within(let duration): RetentionSpan(seconds: duration.components.seconds)
        case .forever: nil
        }
    }
}

extension RetentionSettings.Tiers {
    fileprivate subscript(length tier: RetentionSettings.Tier) -> RetentionSettings.Length {
        get { self[tier] ?? .none }
        set { self[tier] = newValue }
    }
}

extension Setting {
    /// A time, `forever` or `none`.
    ///
    /// - Parameter note: called after it was read.
    fileprivate static func length(
        _ name: String, _ path: Path<RetentionSettings.Length>, _ text: String,
        note: @escaping (inout Group, SettingsEntry<String>) -> Void = { _, _ in }
    ) -> Self {
        Self(name, text, shown: { "\"\($0[keyPath: path].settingText)\"" }) {
            table, group, _ throws(SettingsError) in
            let allowed = "a time in quotes, such as \"30d\", or \"forever\" or \"none\""
            guard let entry = try table.string(name, allowed: allowed) else { return }
            group[keyPath: path] = try entry.length()
            note(&group, entry)
        }
    }
}

extension RetentionSettings.Length {
    fileprivate var settingText: String {
        switch self {
        case .none: "none"
        case .within(let duration): duration.settingText
        case .forever: "forever"
        }
    }
}

extension SettingsEntry where Value == String {
    fileprivate func length() throws(SettingsError) -> RetentionSettings.Length {
        let range = RetentionSettings.range
        switch value {
        case "forever": return .forever
        case "none": return .none
        default:
            guard let duration = Duration(settingText: value), range.contains(duration) else {
                throw error(
                    "“\(value)” is not a time in range",
                    allowed:
                        "\"\(range.lowerBound.settingText)\" to \"\(range.upperBound.settingText)\": "
                        + "a whole number and s, m, h or d; or \"forever\" or \"none\"")
            }
            return .within(duration)
        }
    }
}

extension Settings {
    /// The retention of the service, and of `cairn forget` without rules of its own.
    public var retentionConfiguration: RetentionConfiguration {
        RetentionConfiguration(
            policy: RetentionSettings.policy(retention.tiers, retention.keepDeleted),
            roots: Dictionary(
                uniqueKeysWithValues: roots.compactMap { root in
                    root.retention.map {
                        (root.name, RetentionSettings.policy($0, retention.keepDeleted))
                    }
                }),
            containers: containers.retention.mapValues {
                RetentionSettings.policy($0, retention.keepDeleted)
            },
            keepDeleted: retention.keepDeleted.span)
    }
}
