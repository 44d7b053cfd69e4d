import CairnBackup
import CairnCore
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
        /// All versions that were known to be damaged were stored again. The packs may still hold
        /// damaged chunks that no version needs: a backup must not take them for stored.
        case repaired
    }

    public var finder: Finder
    public var time: Timestamp
    /// Versions that cannot be fully restored, as far as counted; and the present ones among them.
    public var versions: Int
    public var present: Int
    /// Whether only needed content is missing from packs: storing it again repairs that.
    public var isContentAlone: Bool
    /// The first of the versions, the present ones before the others; empty if more than content is
    /// damaged.
    public var places: [DamagedPlace] = []

    /// Whether there is something to tell.
    public var isOpen: Bool { finder != .repaired }

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
        let isOfContent = report.findings.allSatisfy {
            if case .pack = $0 { true } else { !$0.isDamage }
        }
        self.init(
            isStructure ? .verify : .reading, at: time, versions: report.damage.versionCount,
            present: report.damage.versions.count { $0.isLive },
            isContentAlone: isStructure && !report.findings.contains(where: \.isDamage))
        guard isOfContent else { return }
        let versions = report.damage.versions
        places = (versions.filter(\.isLive) + versions.filter { !$0.isLive }).prefix(
            Self.placesMaximum
        ).map { version in
            DamagedPlace(
                RepositoryPath(root: version.root.number, path: version.path),
                first: version.first.number)
        }
    }

    /// What is left after a backup stored content of these again; nil when nothing is.
    public func without(_ repaired: [DamagedPlace]) -> FoundDamage? {
        let gone = Set(repaired)
        let known = places.count { gone.contains($0) }
        guard known > 0 else { return self }
        var left = self
        left.places.removeAll { gone.contains($0) }
        left.versions = max(0, versions - known)
        left.present -= places.prefix(present).count { gone.contains($0) }
        guard left.versions == 0 else { return left }
        if isContentAlone { return nil }
        left.finder = .repaired
        return left
    }

    /// Whether a verification without findings shows that the damage is gone.
    public func isDisproved(by reading: VerifyRequest.DataReading) -> Bool {
        if case .all = reading { return true }
        return finder == .verify
    }

    public static let placesMaximum = 1_000
    /// Paths of versions that go beyond are left out.
    public static let bytesMaximum = 1 << 20
    private static let magic = "cairn-damage 1"

    /// A line of figures, and a line for each version: root, commit and path.
    public func encode() -> [UInt8] {
        var text =
            "\(Self.magic) \(finder.rawValue) \(time.seconds) \(versions) \(present) \(isContentAlone ? 1 : 0)\n"
        for version in places {
            let path = Hexadecimal.text(version.place.path)
            let line = "\(version.place.root) \(version.first) /\(path)\n"
            if text.utf8.count + line.utf8.count > Self.bytesMaximum { break }
            text += line
        }
        return Array(text.utf8)
    }

    /// - Returns: nil for anything ``encode()`` would not have written.
    public init?(decoding bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let words = (lines.first ?? "").split(separator: " ").map(String.init)
        guard words.count == 7, Self.magic == "\(words[0]) \(words[1])",
            let finder = Finder(rawValue: words[2]), let seconds = Int64(words[3]),
            let versions = Int(words[4]), let present = Int(words[5]), versions >= 0, present >= 0
        else { return nil }
        self.init(
            finder, at: Timestamp(seconds: seconds), versions: versions, present: present,
            isContentAlone: words[6] == "1")
        places = lines.dropFirst().compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 3, let root = UInt64(words[0]), let first = Int64(words[1]),
                let path = Hexadecimal.bytes(words[2].dropFirst())
            else { return nil }
            return DamagedPlace(RepositoryPath(root: root, path: path), first: first)
        }
        guard encode() == bytes else { return nil }
    }
}
