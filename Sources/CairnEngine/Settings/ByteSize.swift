/// A number of bytes as people write it: `1GiB`, `500MB`, `4096`.
public struct ByteSize: Comparable, Hashable, Sendable, CustomStringConvertible {
    public let bytes: UInt64

    public init(bytes: UInt64) { self.bytes = bytes }

    /// - Parameter text: a whole number and a unit, with or without a space between; without a unit it is bytes.
    public init?(_ text: String) {
        guard let (number, unit) = splitQuantity(text) else { return nil }
        let scale =
            unit.isEmpty ? 1 : Self.units.first { $0.name.lowercased() == unit.lowercased() }?.bytes
        guard let scale else { return nil }
        let (product, overflow) = number.multipliedReportingOverflow(by: scale)
        guard !overflow else { return nil }
        bytes = product
    }

    public static func < (a: ByteSize, b: ByteSize) -> Bool { a.bytes < b.bytes }

    /// Exact: in the largest binary unit that divides it.
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

extension Duration {
    /// - Parameter settingText: a whole number and `s`, `m` or `h`, with or without a space between.
    public init?(settingText: String) {
        guard let (number, unit) = splitQuantity(settingText), let count = Int64(exactly: number),
            let scale = ["s": Int64(1), "m": 60, "h": 3600][unit]
        else { return nil }
        let (seconds, overflow) = count.multipliedReportingOverflow(by: scale)
        guard !overflow else { return nil }
        self = .seconds(seconds)
    }

    /// In the largest unit that divides it; parts of a second are left out.
    public var settingText: String {
        let seconds = components.seconds
        if seconds != 0, seconds % 3600 == 0 { return "\(seconds / 3600)h" }
        if seconds != 0, seconds % 60 == 0 { return "\(seconds / 60)m" }
        return "\(seconds)s"
    }

    /// For clocks that count nanoseconds. Negative durations give 0.
    public var wholeNanoseconds: UInt64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let (product, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, carry) = product.addingReportingOverflow(UInt64(attoseconds / 1_000_000_000))
        return overflow || carry ? .max : sum
    }
}

/// Splits digits from what follows them.
private func splitQuantity(_ text: String) -> (number: UInt64, unit: String)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = UInt64(digits) else { return nil }
    let unit = text.dropFirst(digits.count)
    return (number, String(unit.first == " " ? unit.dropFirst() : unit))
}
