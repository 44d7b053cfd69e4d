import CairnCore
import CairnFormat
import CairnPurge

extension RawSettings {
    /// The table `[purge]`.
    struct Purge {
        let maxAge: Entry<String>?
        let lowFree: Entry<String>?
        let highFree: Entry<String>?
        let caches: Entry<Bool>?
        let every: Entry<String>?

        static let keys = ["max-age", "low-free", "high-free", "caches", "every"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            maxAge = try table?.time("max-age")
            lowFree = try table?.string("low-free", allowed: Self.allowed)
            highFree = try table?.string("high-free", allowed: Self.allowed)
            caches = try table?.flag("caches")
            every = try table?.time("every")
        }

        static let allowed = "a share in quotes, \"0%\" to \"100%\", with at most two decimals"
    }
}

/// When temporary files and caches go, and how often the service looks: `[purge]`.
public struct PurgeSettings: Equatable, Sendable {
    /// How long a temporary item is left alone after its last use.
    public var maxAge = Duration.seconds(86_400)
    /// Caches are purged when less than this is free …
    public var lowFree = Share(basisPoints: 1_000)
    /// … until this is. Not below ``lowFree``.
    public var highFree = Share(basisPoints: 1_500)
    /// Whether the user's own `$XDG_CACHE_HOME` is among them.
    public var caches = false
    public var every = Duration.seconds(3600)

    static let maxAgeRange = Duration.seconds(1)...Duration.seconds(3650 * 86_400)
    static let everyRange = Duration.seconds(1)...Duration.seconds(30 * 86_400)

    init() {}

    init(_ raw: RawSettings.Purge) throws(SettingsError) {
        if let entry = raw.maxAge { maxAge = try entry.duration(in: Self.maxAgeRange) }
        if let entry = raw.lowFree { lowFree = try entry.share() }
        if let entry = raw.highFree { highFree = try entry.share() }
        if let entry = raw.caches { caches = entry.value }
        if let entry = raw.every { every = try entry.duration(in: Self.everyRange) }
        if lowFree > highFree, let entry = raw.lowFree ?? raw.highFree {
            throw entry.error(
                "“low-free” (\(lowFree)) is above “high-free” (\(highFree))",
                allowed: "a “low-free” that is as much as “high-free”, or less")
        }
    }

    public var policy: PurgePolicy {
        PurgePolicy(maxAge: maxAge.wholeNanoseconds, lowFree: lowFree, highFree: highFree)
    }
}

extension RawSettings.Entry where Value == String {
    func share() throws(SettingsError) -> Share {
        guard let share = Share(settingText: value) else {
            throw error(
                "“\(value)” is not a share of a file system", allowed: RawSettings.Purge.allowed)
        }
        return share
    }
}
