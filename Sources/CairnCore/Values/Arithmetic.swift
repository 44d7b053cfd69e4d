import CairnFormat
import Glibc

extension Timestamp {
    public func before(nanoseconds: UInt64) -> Timestamp {
        let rest = Int64(self.nanoseconds) - Int64(nanoseconds % 1_000_000_000)
        let whole = self - Int64(nanoseconds / 1_000_000_000) - (rest < 0 ? 1 : 0)
        return Timestamp(
            seconds: whole.seconds, nanoseconds: UInt32(rest < 0 ? rest + 1_000_000_000 : rest))
    }

    public func after(nanoseconds: UInt64) -> Timestamp {
        let sum = UInt64(self.nanoseconds) + nanoseconds % 1_000_000_000
        let whole = self + Int64(nanoseconds / 1_000_000_000 + sum / 1_000_000_000)
        return Timestamp(seconds: whole.seconds, nanoseconds: UInt32(sum % 1_000_000_000))
    }

    /// The nanoseconds since another moment, or the most that there are; 0 when it is later, by a
    /// clock that was set.
    public func nanoseconds(since other: Timestamp) -> UInt64 {
        guard self > other else { return 0 }
        let (whole, isBeyond) = UInt64(self - other).multipliedReportingOverflow(by: 1_000_000_000)
        guard !isBeyond else { return .max }
        return whole.addingSaturated(UInt64(nanoseconds)) - UInt64(other.nanoseconds)
    }

    /// The moment by a pattern of strftime(3), in the local time zone or in UTC; at most 63 bytes.
    package func text(_ pattern: String, isLocal: Bool) -> String {
        var seconds = time_t(seconds)
        var parts = tm()
        if isLocal { localtime_r(&seconds, &parts) } else { gmtime_r(&seconds, &parts) }
        return String(unsafeUninitializedCapacity: 64) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { buffer in
                // SAFETY: it writes no more bytes than the buffer has, and returns how many.
                strftime(buffer.baseAddress!, buffer.count, pattern, &parts)
            }
        }
    }
}

extension UInt64 {
    /// The sum, or the largest value on overflow: neither untrusted times nor the sizes of sparse
    /// files, three of which make 2^64, may trap.
    public func addingSaturated(_ other: UInt64) -> UInt64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }

    public mutating func addSaturated(_ other: UInt64) { self = addingSaturated(other) }
}

extension Sequence {
    /// The sum of a number of each, or the largest value on overflow.
    public func saturatedSum(_ number: (Element) throws -> UInt64) rethrows -> UInt64 {
        try reduce(0) { $0.addingSaturated(try number($1)) }
    }
}

extension Timestamp {
    /// Clocks of one machine may differ by so much from one moment to the next.
    private static let toleranceSeconds: Int64 = 600

    /// Whether it is later than `now`: a clock that was wrong wrote it, or somebody else. What
    /// happened then proves nothing yet. - Source: Docs/decisions/0018-clocks.md.
    public func isToCome(at now: Timestamp) -> Bool {
        self - now > Self.toleranceSeconds
    }
}
