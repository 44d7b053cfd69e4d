import CairnCore

// Durations as settings write them.

extension Duration {
    /// - Parameter settingText: a whole number and `ms`, `s`, `m`, `h` or `d`, with or without a
    ///   space between.
    public init?(settingText: String) {
        guard let (number, unit) = splitQuantity(settingText), let count = Int64(exactly: number),
            let scale = ["ms": Int64(1), "s": 1000, "m": 60_000, "h": 3_600_000, "d": 86_400_000][
                unit]
        else { return nil }
        let (milliseconds, overflow) = count.multipliedReportingOverflow(by: scale)
        guard !overflow else { return nil }
        self = .milliseconds(milliseconds)
    }

    /// The duration in the largest unit that divides it (days only from two on), without parts of a
    /// millisecond.
    public var settingText: String {
        let (seconds, attoseconds) = components
        let milliseconds = attoseconds / 1_000_000_000_000_000
        if milliseconds != 0, seconds < 1_000_000 { return "\(seconds * 1000 + milliseconds)ms" }
        if seconds > 86_400, seconds % 86_400 == 0 { return "\(seconds / 86_400)d" }
        if seconds != 0, seconds % 3600 == 0 { return "\(seconds / 3600)h" }
        if seconds != 0, seconds % 60 == 0 { return "\(seconds / 60)m" }
        return "\(seconds)s"
    }

    /// The duration in nanoseconds; 0 when it is negative.
    public var wholeNanoseconds: UInt64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        let (product, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, carry) = product.addingReportingOverflow(UInt64(attoseconds / 1_000_000_000))
        return overflow || carry ? .max : sum
    }
}

extension KeptLocally {
    /// - Parameter settingText: `all`, a time as `30d`, or a size as `20GiB`.
    public init?(settingText: String) {
        if settingText == "all" {
            self = .all
        } else if let time = Duration(settingText: settingText) {
            guard time >= .seconds(1) else { return nil }
            self = .seconds(UInt64(time.components.seconds))
        } else if let size = ByteSize(settingText),
            !settingText.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        {
            self = .bytes(size.bytes)
        } else {
            return nil
        }
    }

    public var settingText: String {
        switch self {
        case .all: "all"
        case .seconds(let seconds): Duration.seconds(Int64(clamping: seconds)).settingText
        case .bytes(let bytes): "\(ByteSize(bytes: bytes))"
        }
    }

    public static let settingAllowed =
        "\"all\", a time such as \"30d\", or a size such as \"20GiB\""
}
