import CairnCare
import CairnFormat

extension RawSettings {
    /// The table `[retention]`.
    struct Retention {
        let tiers: Tiers
        let keepDeleted: Entry<String>?
        let automatic: Entry<Bool>?
        let onBattery: Entry<Bool>?

        static let keys = Tiers.keys + ["keep-deleted", "automatic", "on-battery"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            tiers = try Tiers(table)
            keepDeleted = try table?.string("keep-deleted", allowed: Tiers.allowed)
            automatic = try table?.flag("automatic")
            onBattery = try table?.flag("on-battery")
        }
    }

    /// What may stand in `[retention]`, in `[root.retention]` and in `[containers.retention.ID]`.
    struct Tiers {
        let entries: [RetentionSettings.Tier: Entry<String>]

        static let keys = RetentionSettings.Tier.allCases.map(\.rawValue)
        static let allowed = "a time in quotes, as \"30d\", or \"forever\" or \"none\""

        init(_ table: SettingsTable?) throws(SettingsError) {
            var entries: [RetentionSettings.Tier: Entry<String>] = [:]
            for tier in RetentionSettings.Tier.allCases {
                entries[tier] = try table?.string(tier.rawValue, allowed: Self.allowed)
            }
            self.entries = entries
        }
    }
}

/// Which points in time stay, and for how long: `[retention]`. - Source: decision 0008.
public struct RetentionSettings: Equatable, Sendable {
    /// How finely points in time are kept, by age.
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

    public var tiers: Tiers = [
        .all: .within(.seconds(3_600)), .hourly: .within(.seconds(86_400)),
        .daily: .within(.seconds(30 * 86_400)),
        .weekly: .within(.seconds(365 * 86_400)), .monthly: .forever, .yearly: .none,
    ]
    /// How long the last version of what was deleted stays.
    public var keepDeleted = Length.within(.seconds(30 * 86_400))
    /// Whether the service forgets by itself.
    public var isAutomatic = true
    /// Whether it does while the computer runs on its battery.
    public var onBattery = true

    static let range = Duration.seconds(60)...Duration.seconds(36_500 * 86_400)

    init() {}

    init(_ raw: RawSettings.Retention) throws(SettingsError) {
        tiers = try Self.tiers(raw.tiers, insteadOf: tiers)
        if let entry = raw.keepDeleted { keepDeleted = try entry.length() }
        if let entry = raw.automatic { isAutomatic = entry.value }
        if let entry = raw.onBattery { onBattery = entry.value }
    }

    /// What a root or a container says for itself; what it does not say is as elsewhere.
    static func tiers(_ raw: RawSettings.Tiers, insteadOf others: Tiers) throws(SettingsError)
        -> Tiers
    {
        var tiers = others
        for tier in Tier.allCases {
            if let entry = raw.entries[tier] { tiers[tier] = try entry.length() }
        }
        return tiers
    }

    static func policy(_ tiers: Tiers, _ keepDeleted: Length) -> RetentionPolicy {
        RetentionPolicy(
            Tier.allCases.compactMap { tier in
                switch tiers[tier] ?? .none {
                case .none: nil
                case .within(let duration):
                    .init(tier.period, .within(RetentionSpan(seconds: duration.components.seconds)))
                case .forever: .init(tier.period, .forever)
                }
            }, keepsTagged: true,
            undoable: keepDeleted.span ?? RetentionSpan(months: 12_000, seconds: 0))
    }
}

extension RetentionSettings.Length {
    /// When the last version of something that was deleted at a moment goes; nil for never.
    public func end(after moment: Timestamp) -> Timestamp? {
        span.map {
            Timestamp(seconds: moment.seconds + $0.seconds, nanoseconds: moment.nanoseconds)
        }
    }

    /// Nil for ever.
    var span: RetentionSpan? {
        switch self {
        case .none: RetentionSpan(seconds: 0)
        case .within(let duration): RetentionSpan(seconds: duration.components.seconds)
        case .forever: nil
        }
    }
}

extension RawSettings.Entry where Value == String {
    func length() throws(SettingsError) -> RetentionSettings.Length {
        switch value {
        case "forever": return .forever
        case "none": return .none
        default:
            guard let duration = Duration(settingText: value),
                RetentionSettings.range.contains(duration)
            else {
                throw error(
                    "“\(value)” is not a time in range",
                    allowed:
                        "\"\(RetentionSettings.range.lowerBound.settingText)\" to \"\(RetentionSettings.range.upperBound.settingText)\": "
                        + "a whole number and s, m, h or d; or \"forever\" or \"none\"")
            }
            return .within(duration)
        }
    }
}

extension Settings {
    /// What the service keeps, and `cairn forget` without rules of its own.
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
