import CairnCare
import CairnCore
import CairnRestore

// The settings that keep the repository whole, prove it, and reclaim space.

/// Parity beside packs: `[parity]`.
public struct ParitySettings: Equatable, Sendable, SettingsGroup {
    /// The share of parity; nil for none.
    public var share: Share?

    static let settings: [Setting<Self>] = [
        .init(special: "share", lines: { _ in "#share = \"off\"" }) {
            table, group, _ throws(SettingsError) in
            if let entry = try table.string("share") { group.share = try entry.parityShare() }
        }
    ]
}

/// The choice of what a drill restores, where, and which program judges it: `[drill]`.
public struct DrillSettings: Equatable, Sendable, SettingsGroup {
    public var sample = DrillSample.bytes(1 << 30)
    /// An absolute path; nil for the state directory.
    public var directory: [UInt8]?
    /// A program that runs after the comparison, with the directory of the restored files as its
    /// last argument.
    public var check: HookCommand?
    public var timeLimit = Duration.seconds(600)

    static let settings: [Setting<Self>] = [
        .init(
            "sample",
            "How much to restore: a number of versions (\"200\") or an approximate size (\"1GiB\").",
            shown: { _ in "\"1GiB\"" }
        ) { table, group, _ throws(SettingsError) in
            guard let entry = try table.string("sample") else { return }
            guard let sample = DrillSample(text: entry.value) else {
                throw entry.error("“\(entry.value)” is not a sample", allowed: DrillSample.allowed)
            }
            group.sample = sample
        },
        .path(
            "directory", \.directory, example: "~/.cache",
            "Where to restore the sample (by default, in the state directory)."),
        .command(
            "check", \.check,
            """
            The command that checks the restored files: a program and its arguments. Cairn appends
            the directory. If the exit code is not 0, the drill fails.
            """),
        .duration(
            "time-limit", \.timeLimit, .seconds(1) ... .seconds(86_400),
            "How long the command can run (%)."),
    ]
}

extension SettingsEntry where Value == String {
    /// - Returns: nil for `off`.
    func scrubRate() throws(SettingsError) -> ScrubRate? {
        if value == "off" { return nil }
        guard let rate = ScrubRate(settingText: value) else {
            throw error(
                "“\(value)” is not a share of the repository and a time",
                allowed:
                    "\"off\", or a share above 0% and a time: \"5%/day\", \"10%/hour\", \"100%/minute\""
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

/// The work of one `cairn prune` without options of its own: `[prune]`.
public struct PruneSettings: Equatable, Sendable, SettingsGroup {
    public var maxUnused = PruneRequest.Unused.share(Share(basisPoints: 1_000))
    /// The most bytes that are rewritten; nil for no limit.
    public var maxRewrite: ByteSize?

    static let sizes = ByteSize(bytes: 0)...ByteSize(bytes: 1 << 60)

    static let settings: [Setting<Self>] = [
        .init(
            "max-unused", "How much unused data can remain: a share of all packs, or a size.",
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
                    allowed: "a share such as \"10%\", or a size with a unit, such as \"5GiB\"")
            }
        },
        .size(
            "max-rewrite", \.maxRewrite, sizes, example: "10GiB",
            """
            One run copies at most this much (%), and the next run continues. By
            default, there is no limit.
            """),
    ]

    public var request: PruneRequest {
        var request = PruneRequest()
        request.maxUnused = maxUnused
        request.maxRewrite = maxRewrite?.bytes
        return request
    }
}

extension PruneRequest.Unused {
    /// - Parameter text: a share, `10%`, or a size, `5GiB`. A number alone is ambiguous and is
    ///   refused, but for 0.
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
