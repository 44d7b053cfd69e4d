import CairnCare
import CairnCore
import CairnFormat

extension RawSettings {
    /// The table `[prune]`.
    struct Prune {
        let maxUnused: Entry<Size>?
        let maxRewrite: Entry<Size>?

        static let keys = ["max-unused", "max-rewrite"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            maxUnused = try table?.size("max-unused")
            maxRewrite = try table?.size("max-rewrite")
        }
    }
}

/// How much `cairn prune` does in one run, unless it is told otherwise.
public struct PruneSettings: Equatable, Sendable {
    public var maxUnused = PruneRequest.Unused.share(Share(basisPoints: 1_000))
    /// Nil for as much as it takes.
    public var maxRewrite: ByteSize?

    static let sizes = ByteSize(bytes: 0)...ByteSize(bytes: 1 << 60)

    init() {}

    init(_ raw: RawSettings.Prune) throws(SettingsError) {
        if let entry = raw.maxUnused {
            if case .text(let text) = entry.value,
                let unused = PruneRequest.Unused(settingText: text)
            {
                maxUnused = unused
            } else if case .bytes(0) = entry.value {
                maxUnused = .bytes(0)
            } else {
                throw entry.error(
                    "this is neither a share nor a size",
                    allowed: "a share, as \"10%\", or a size with its unit, as \"5GiB\"")
            }
        }
        if let entry = raw.maxRewrite { maxRewrite = try entry.size(in: Self.sizes) }
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
