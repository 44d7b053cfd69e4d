import CairnFormat

/// Damage that a command found, and that no later check has disproved.
///
/// It is in the state directory and may be lost: the next check finds it again.
public struct FoundDamage: Equatable, Sendable {
    public enum Finder: String, Sendable {
        case verify, drill, restore
        /// Found by reading content: a check of the structure alone cannot disprove it.
        case reading
        /// Found by `status PATH`, which reads the content of these paths alone.
        case status
    }

    public var finder: Finder
    public var time: Timestamp
    /// Versions that cannot be fully restored, as far as counted; and the present ones among them.
    public var versions: Int
    public var present: Int
    /// Whether only needed content is missing from packs: storing it again repairs that.
    public var isContentAlone: Bool

    public init(
        _ finder: Finder, at time: Timestamp, versions: Int, present: Int = 0,
        isContentAlone: Bool = false
    ) {
        self.finder = finder
        self.time = time
        self.versions = versions
        self.present = present
        self.isContentAlone = isContentAlone
    }

    /// - Returns: nil when nothing in the repository is damaged.
    public init?(_ report: VerifyReport, reading: VerifyRequest.DataReading, at time: Timestamp) {
        guard report.isDamaged else { return nil }
        let isStructure = if case .none = reading { true } else { false }
        self.init(
            isStructure ? .verify : .reading, at: time, versions: report.damage.versionCount,
            present: report.damage.versions.count { $0.isLive },
            isContentAlone: isStructure && !report.findings.contains(where: \.isDamage))
    }

    /// Whether a verification without findings shows that the damage is gone.
    public func isDisproved(by reading: VerifyRequest.DataReading) -> Bool {
        if case .all = reading { return true }
        return finder == .verify
    }

    public static let bytesMaximum = 256
    private static let magic = "cairn-damage 1"

    public func encode() -> [UInt8] {
        Array(
            "\(Self.magic) \(finder.rawValue) \(time.seconds) \(versions) \(present) \(isContentAlone ? 1 : 0)\n"
                .utf8)
    }

    /// - Returns: nil for anything ``encode()`` would not have written.
    public init?(decoding bytes: [UInt8]) {
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .map(String.init)
        guard words.count == 7, Self.magic == "\(words[0]) \(words[1])",
            let finder = Finder(rawValue: words[2]), let seconds = Int64(words[3]),
            let versions = Int(words[4]), let present = Int(words[5]), versions >= 0, present >= 0
        else { return nil }
        self.init(
            finder, at: Timestamp(seconds: seconds), versions: versions, present: present,
            isContentAlone: words[6] == "1")
        guard encode() == bytes else { return nil }
    }
}
