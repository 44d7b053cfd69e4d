/// The keys of a remote's objects, beneath the repository's id. - Source: FORMAT.md §15.
public enum RemoteKey {
    public static let states = "state"
    public static let deltas = "delta"
    public static let pins = "pin"

    /// The name of a numbered object: its number and the beginning of its hash.
    public struct Name: Hashable, Sendable, CustomStringConvertible {
        public let number: UInt64
        /// 32 hexadecimal digits.
        public let hash: String

        private static let digits = 16

        public init(_ number: UInt64, _ hash: Hash256) {
            precondition(number <= Limits.remoteNumber)
            self.number = number
            self.hash = String(hash.description.prefix(32))
        }

        /// - Returns: nil for what is no such name.
        public init?(_ text: some StringProtocol) {
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].utf8.count == Self.digits,
                parts[0].utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
                let number = UInt64(parts[0]), let hash = Hash128(hex: parts[1])
            else { return nil }
            self.number = number
            self.hash = hash.description
        }

        public var description: String {
            let text = String(number)
            return String(repeating: "0", count: Self.digits - text.utf8.count) + text + "-" + hash
        }
    }

    public static func state(_ name: Name) -> String { "\(states)/\(name)" }
    public static func delta(_ name: Name) -> String { "\(deltas)/\(name)" }
    /// The pin of a manifest, which keeps a prune from removing it.
    public static func pin(_ name: Name) -> String { "\(pins)/\(name)" }

    /// Whether a path below the repository's id is that of an object of a remote.
    public static func isOne(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 2, [states, deltas, pins].contains(String(parts[0])) {
            return Name(parts[1]) != nil
        }
        return RemoteFileKind(path)?.isObject == true
    }
}

/// The files of a repository that a remote has. - Source: FORMAT.md §15.1.
public enum RemoteFileKind: Sendable {
    case head, segment, openPack, sealedPack, parity

    /// - Returns: nil for a path that no file of a remote has.
    public init?(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("journal", 2):
            if parts[1] == "head" {
                self = .head
            } else {
                guard parts[1].hasSuffix(".journal") else { return nil }
                let digits = parts[1].dropLast(8)
                guard digits.utf8.count >= 8, let number = UInt64(digits),
                    number <= UInt64(Int64.max), number > 0,
                    digits.utf8.count == 8 || digits.first != "0",
                    digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
                else { return nil }
                self = .segment
            }
        case ("packs", 3):
            if parts[1] == "open" {
                guard parts[2].hasSuffix(".pack"), Hash128(hex: parts[2].dropLast(5)) != nil
                else { return nil }
                self = .openPack
            } else {
                let isPack = parts[2].hasSuffix(".pack")
                guard isPack || parts[2].hasSuffix(".parity"),
                    let id = Hash256(hex: parts[2].dropLast(isPack ? 5 : 7)),
                    id.description.prefix(2) == parts[1]
                else { return nil }
                self = isPack ? .sealedPack : .parity
            }
        default: return nil
        }
    }

    /// Whether its bytes are an object of its own, of which the deltas know parts at most.
    public var isObject: Bool { self == .sealedPack || self == .parity }
}
