import CairnCore

// Times as people write them in settings.

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

    /// In the largest unit that divides it, but for days under two; parts of a millisecond are left
    /// out.
    public var settingText: String {
        let (seconds, attoseconds) = components
        let milliseconds = attoseconds / 1_000_000_000_000_000
        if milliseconds != 0, seconds < 1_000_000 { return "\(seconds * 1000 + milliseconds)ms" }
        if seconds > 86_400, seconds % 86_400 == 0 { return "\(seconds / 86_400)d" }
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
