import CairnBackup

extension RawSettings {
    /// The table `[brake]`.
    struct Brake {
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
public struct BrakeSettings: Equatable, Sendable {
    public var brake = AnomalyGuard.Configuration()

    static let itemsRange = 1...1_000_000_000
    /// In less than a round or a comparison may take, a loss would be over before it is judged.
    static let withinRange = Duration.seconds(60)...Duration.seconds(86_400)

    init() {}

    init(_ raw: RawSettings.Brake) throws(SettingsError) {
        if let entry = raw.share { brake.share = try entry.share() }
        if let entry = raw.items { brake.items = UInt64(try entry.number(in: Self.itemsRange)) }
        if let entry = raw.within {
            brake.within = try entry.duration(in: Self.withinRange).wholeNanoseconds
        }
    }
}
