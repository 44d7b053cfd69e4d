import CairnBackup

extension RawSettings {
    /// The table `[brake]`.
    struct Anomaly {
        let share: Entry<String>?
        let items: Entry<Int>?
        let within: Entry<String>?

        static let keys = ["share", "items", "within"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            share = try table?.string("share", allowed: Purge.allowed)
            items = try table?.integer("items")
            within = try table?.time("within")
        }
    }
}

/// When so much changes at once that a person should look.
public struct AnomalySettings: Equatable, Sendable {
    public var configuration = AnomalyGuard.Configuration()

    static let itemsRange = 1...1_000_000_000
    /// In less than a round or a comparison may take, a loss would be over before it is judged.
    static let withinRange = Duration.seconds(60)...Duration.seconds(86_400)

    init() {}

    init(_ raw: RawSettings.Anomaly) throws(SettingsError) {
        if let entry = raw.share { configuration.share = try entry.share() }
        if let entry = raw.items {
            configuration.items = UInt64(try entry.number(in: Self.itemsRange))
        }
        if let entry = raw.within {
            configuration.within = try entry.duration(in: Self.withinRange).wholeNanoseconds
        }
    }
}
