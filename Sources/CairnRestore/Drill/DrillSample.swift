import CairnCore

/// The amount of stored versions that a drill restores.
public enum DrillSample: Equatable, Sendable {
    /// Versions of files.
    case versions(Int)
    /// About this many bytes of content.
    case bytes(UInt64)
    /// Every version.
    case everything

    public static let allowed =
        "a number of versions, such as \"200\", or a size with a unit, such as \"1GiB\"; at least 1"

    /// - Parameter text: a bare number counts versions; with a unit it is a size.
    public init?(text: String) {
        if let number = Int(text), text.allSatisfy({ $0.isASCII && $0.isNumber }) {
            guard (1...1_000_000_000).contains(number) else { return nil }
            self = .versions(number)
        } else if let size = ByteSize(text), size.bytes > 0 {
            self = .bytes(size.bytes)
        } else {
            return nil
        }
    }
}
