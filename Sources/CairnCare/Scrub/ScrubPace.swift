import CairnCore
import CairnFormat
import CairnRepository

/// The rate of scrubbing: a share of the sealed packs in a time.
public struct ScrubRate: Equatable, Sendable {
    public let share: Share
    /// In seconds.
    public let within: UInt64

    /// Five percent a day: everything in twenty days.
    public static let usual = ScrubRate(share: Share(basisPoints: 500), within: 86_400)

    public init(share: Share, within: UInt64) {
        precondition(share.basisPoints > 0 && within > 0)
        self.share = share
        self.within = within
    }

    /// - Parameter text: `5%/day`, `100%/hour` or `100%/minute`: a share of more than nothing, and
    ///   a time.
    public init?(settingText text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let share = Share(settingText: String(parts[0])),
            share.basisPoints > 0,
            let within = Self.times.first(where: { $0.name == parts[1] })?.seconds
        else { return nil }
        self.init(share: share, within: within)
    }

    private static let times: [(name: Substring, seconds: UInt64)] = [
        ("day", 86_400), ("hour", 3_600), ("minute", 60),
    ]

    /// The time in which so many of `total` bytes become due, in nanoseconds.
    public func nanoseconds(for bytes: UInt64, of total: UInt64) -> UInt64 {
        guard total > 0 else { return 0 }
        let seconds =
            Double(bytes) / Double(total) / (Double(share.basisPoints) / 10_000) * Double(within)
        return UInt64(min(seconds, 1e9) * 1e9)
    }
}

/// The choice of the next pack to check.
public struct ScrubPlan {
    /// All sealed packs.
    public private(set) var packs: [Hash256] = []
    public private(set) var totalBytes: UInt64 = 0
    /// The pack that was checked longest ago; a never checked one counts as checked when it was
    /// written.
    public private(set) var next: PackFile?

    /// - Parameter postponed: packs to skip, because examining them failed recently.
    public init(_ storage: any Storage, _ record: ScrubRecord, postponing postponed: Set<String>)
        throws
    {
        var earliest: Int64?
        for directory in try storage.directories(in: PackFiles.directory) where directory != "open"
        {
            for file in try storage.files(in: "\(PackFiles.directory)/\(directory)") {
                let path = "\(PackFiles.directory)/\(directory)/\(file.name)"
                // What is elsewhere is proven by `remote verify`.
                guard let id = PackFiles.sealedID(path), try !storage.isElsewhere(path)
                else { continue }
                packs.append(id)
                totalBytes += file.length
                let time = record.time(of: id) ?? file.modified?.seconds ?? 0
                guard !postponed.contains(path), time < earliest ?? .max else { continue }
                earliest = time
                next = PackFile(path: path, length: file.length, isSealed: true)
            }
        }
    }
}
