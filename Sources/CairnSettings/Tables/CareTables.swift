import CairnCare
import CairnCore
import CairnFormat
import CairnRestore
import CairnSource

// What the daemon and `cairn drill` do to know that the repository is whole, and how space is given
// back.

/// Parity beside packs: `[parity]`.
public struct ParitySettings: Equatable, Sendable, SettingsGroup {
    /// Nil for none.
    public var share: Share?

    static var settings: [Setting<Self>] {
        [
            .special("share", lines: { _ in "#share = \"off\"" }) {
                table, group, _ throws(SettingsError) in
                if let entry = try table.string("share") { group.share = try entry.parityShare() }
            }
        ]
    }
}

/// What a drill restores, where, and who judges it: `[drill]`.
public struct DrillSettings: Equatable, Sendable, SettingsGroup {
    public var sample = DrillSample.bytes(1 << 30)
    /// Absolute; nil for the state directory.
    public var directory: [UInt8]?
    /// Run after the restored files were compared, with their directory as the last argument.
    public var check: HookCommand?
    public var timeLimit = Duration.seconds(600)

    static var settings: [Setting<Self>] {
        [
            .init(
                "sample", "A number of versions (\"200\") or about so many bytes (\"1GiB\").",
                shown: { _ in "\"1GiB\"" }
            ) { table, group, _ throws(SettingsError) in
                guard let entry = try table.string("sample") else { return }
                guard let sample = DrillSample(text: entry.value) else {
                    throw entry.error(
                        "“\(entry.value)” is not a sample", allowed: DrillSample.allowed)
                }
                group.sample = sample
            },
            .path(
                "directory", \.directory, example: "~/.cache",
                "Where; without this setting in the state directory."),
            .command(
                "check", \.check,
                """
                A program that judges what was restored, and its arguments; the directory is put \
                behind
                them. An exit code other than 0 is a failure of the drill.
                """),
            .duration(
                "time-limit", \.timeLimit, .seconds(1) ... .seconds(86_400),
                "How long it may run (%)."),
        ]
    }
}

extension SettingsEntry where Value == String {
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
    fileprivate func parityShare() throws(SettingsError) -> Share? {
        if value == "off" { return nil }
        guard let share = Share(settingText: value), (50...5_000).contains(share.basisPoints) else {
            throw error(
                "“\(value)” is not a share of a pack", allowed: "\"off\", or \"0.5%\" to \"50%\"")
        }
        return share
    }
}

/// How much `cairn prune` does in one run, unless it is told otherwise: `[prune]`.
public struct PruneSettings: Equatable, Sendable, SettingsGroup {
    public var maxUnused = PruneRequest.Unused.share(Share(basisPoints: 1_000))
    /// Nil for as much as it takes.
    public var maxRewrite: ByteSize?

    static let sizes = ByteSize(bytes: 0)...ByteSize(bytes: 1 << 60)

    static var settings: [Setting<Self>] {
        [
            .init(
                "max-unused", "So much may stay unused: a share of all packs, or a size.",
                shown: { _ in "\"10%\"" }
            ) { table, group, _ throws(SettingsError) in
                guard let entry = try table.size("max-unused") else { return }
                if case .text(let text) = entry.value,
                    let unused = PruneRequest.Unused(settingText: text)
                {
                    group.maxUnused = unused
                } else if case .bytes(0) = entry.value {
                    group.maxUnused = .bytes(0)
                } else {
                    throw entry.error(
                        "this is neither a share nor a size",
                        allowed: "a share, as \"10%\", or a size with its unit, as \"5GiB\"")
                }
            },
            .size(
                "max-rewrite", \.maxRewrite, sizes, example: "10GiB",
                """
                One run copies at most so much, and the next goes on (%); without it as much as it
                takes.
                """),
        ]
    }

    public var request: PruneRequest {
        var request = PruneRequest()
        request.maxUnused = maxUnused
        request.maxRewrite = maxRewrite?.bytes
        return request
    }
}

extension PruneRequest.Unused {
    /// - Parameter text: a share, `10%`, or a size, `5GiB`. A number alone may be meant as either,
    ///   and is neither but for 0.
    public init?(settingText text: String) {
        guard text == "0" || !text.allSatisfy(\.isNumber) else { return nil }
        if let share = Share(settingText: text) {
            self = .share(share)
        } else if let size = ByteSize(text), PruneSettings.sizes.contains(size) {
            self = .bytes(size.bytes)
        } else {
            return nil
        }
    }
}
