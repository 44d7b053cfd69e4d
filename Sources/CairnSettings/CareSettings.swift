import CairnCare
import CairnCore
import CairnFormat
import CairnRestore
import CairnSource

// What the daemon and `cairn drill` do to know that the repository is whole.

extension RawSettings {
    /// The table `[parity]`.
    struct Parity {
        let share: Entry<String>?

        static let keys = ["share"]

        init(_ table: SettingsTable?) throws(SettingsError) { share = try table?.string("share") }
    }

    /// The table `[drill]`.
    struct Drill {
        let sample: Entry<String>?
        let directory: Entry<String>?
        let check: Entry<[Entry<String>]>?
        let timeLimit: Entry<String>?

        static let keys = ["sample", "directory", "check", "time-limit"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            sample = try table?.string("sample")
            directory = try table?.string("directory")
            check = try table?.words("check")
            timeLimit = try table?.time("time-limit")
        }
    }
}

/// What a drill restores, where, and who judges it.
public struct DrillSettings: Equatable, Sendable {
    public var sample = DrillSample.bytes(1 << 30)
    /// Absolute; nil for the state directory.
    public var directory: [UInt8]?
    /// Run after the restored files were compared, with their directory as the last argument.
    public var check: HookCommand?
    /// How long the check may run.
    public var timeLimit = Duration.seconds(600)

    static let timeLimitRange = Duration.seconds(1)...Duration.seconds(86_400)

    init() {}

    init(_ raw: RawSettings.Drill, user: UserEnvironment) throws(SettingsError) {
        if let entry = raw.sample {
            guard let sample = DrillSample(text: entry.value) else {
                throw entry.error("“\(entry.value)” is not a sample", allowed: DrillSample.allowed)
            }
            self.sample = sample
        }
        directory = try raw.directory?.absolutePath(user)
        check = try raw.check?.command(user)
        if let entry = raw.timeLimit { timeLimit = try entry.duration(in: Self.timeLimitRange) }
    }
}

extension RawSettings.Entry where Value == String {
    /// - Returns: nil for `off`.
    func scrubRate() throws(SettingsError) -> ScrubRate? {
        if value == "off" { return nil }
        guard let rate = ScrubRate(settingText: value) else {
            throw error(
                "“\(value)” is not a share of the repository and a time",
                allowed:
                    "\"off\", or a share of more than nothing and a time: \"5%/day\", \"10%/hour\", \"100%/minute\""
            )
        }
        return rate
    }

    /// - Returns: nil for `off`.
    func parityShare() throws(SettingsError) -> Share? {
        if value == "off" { return nil }
        guard let share = Share(settingText: value), (50...5_000).contains(share.basisPoints) else {
            throw error(
                "“\(value)” is not a share of a pack", allowed: "\"off\", or \"0.5%\" to \"50%\"")
        }
        return share
    }
}
