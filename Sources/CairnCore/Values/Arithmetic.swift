import CairnFormat

extension Timestamp {
    public func before(nanoseconds: UInt64) -> Timestamp {
        var seconds = self.seconds - Int64(nanoseconds / 1_000_000_000)
        var rest = Int64(self.nanoseconds) - Int64(nanoseconds % 1_000_000_000)
        if rest < 0 {
            rest += 1_000_000_000
            seconds -= 1
        }
        return Timestamp(seconds: seconds, nanoseconds: UInt32(rest))
    }

    public func after(nanoseconds: UInt64) -> Timestamp {
        let sum = UInt64(self.nanoseconds) + nanoseconds % 1_000_000_000
        return Timestamp(
            seconds: seconds + Int64(nanoseconds / 1_000_000_000) + Int64(sum / 1_000_000_000),
            nanoseconds: UInt32(sum % 1_000_000_000))
    }
}

extension UInt64 {
    /// The sum, or the largest value on overflow: untrusted times must not trap.
    public func addingSaturated(_ other: UInt64) -> UInt64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
