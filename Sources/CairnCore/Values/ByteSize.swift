/// A number of bytes as people write it: `1GiB`, `500MB`, `4096`.
public struct ByteSize: Comparable, Hashable, Sendable, CustomStringConvertible {
    public let bytes: UInt64

    public init(bytes: UInt64) { self.bytes = bytes }

    /// - Parameter text: a whole number and a unit, with or without a space between; without a unit
    ///   the number is in bytes.
    public init?(_ text: String) {
        guard let (number, unit) = splitQuantity(text) else { return nil }
        let scale =
            unit.isEmpty ? 1 : Self.units.first { $0.name.lowercased() == unit.lowercased() }?.bytes
        guard let scale else { return nil }
        let (product, overflow) = number.multipliedReportingOverflow(by: scale)
        guard !overflow else { return nil }
        bytes = product
    }

    /// As people write it: `10M` is `10MiB`, as other programs understand it.
    public init?(short text: String) {
        let isShort = text.last.map { "kmgtKMGT".contains($0) } ?? false
        self.init(isShort ? text + "iB" : text)
    }

    /// Whether a text is a number without a unit that is too small to be meant in bytes, such as
    /// `4` for 4 MiB. 0 needs no unit.
    public static func lacksUnit(_ text: String) -> Bool {
        splitQuantity(text).map { $0.unit.isEmpty && (1..<1024).contains($0.number) } ?? false
    }

    public static func < (a: ByteSize, b: ByteSize) -> Bool { a.bytes < b.bytes }

    /// The exact size, in the largest binary unit that divides it.
    public var description: String {
        let unit = Self.units.last { $0.isBinary && bytes >= $0.bytes && bytes % $0.bytes == 0 }
        return unit.map { "\(bytes / $0.bytes)\($0.name)" } ?? "\(bytes)B"
    }

    /// - Source: IEC 80000-13.
    private static let units: [(name: String, bytes: UInt64, isBinary: Bool)] = [
        ("B", 1, false), ("kB", 1_000, false), ("MB", 1_000_000, false),
        ("GB", 1_000_000_000, false),
        ("TB", 1_000_000_000_000, false), ("KiB", 1 << 10, true), ("MiB", 1 << 20, true),
        ("GiB", 1 << 30, true), ("TiB", 1 << 40, true),
    ]
}

/// Splits leading digits from the rest.
public func splitQuantity(_ text: String) -> (number: UInt64, unit: String)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = UInt64(digits) else { return nil }
    let unit = text.dropFirst(digits.count)
    return (number, String(unit.first == " " ? unit.dropFirst() : unit))
}
