import CairnFormat
import Glibc

/// Moments as people write and read them, in the local time zone.
public enum TimeText {
    /// `2026-11-20 14:00:05`.
    public static func local(_ moment: Timestamp) -> String {
        moment.text("%Y-%m-%d %H:%M:%S", isLocal: true)
    }

    /// `2026-11-20T13:00:05Z`, for machines.
    public static func utc(_ moment: Timestamp) -> String {
        moment.text("%Y-%m-%dT%H:%M:%SZ", isLocal: false)
    }

    /// `12 s`, `3 min`, `5 h`, `4 days`: how long something is or was, in one unit.
    public static func age(_ seconds: Int64) -> String {
        let seconds = max(0, seconds)
        if seconds < 120 { return "\(seconds) s" }
        if seconds < 2 * 3_600 { return "\(seconds / 60) min" }
        if seconds < 2 * 86_400 { return "\(seconds / 3_600) h" }
        return "\(seconds / 86_400) days"
    }

    /// The last instant of a moment as people write it; nil when it is none.
    public static func parse(_ text: String, now: Timestamp) -> Timestamp? {
        MomentSpan(text, now: now)?.last
    }

    /// `2026-11-20 14:00:05 CET`.
    public static func zoned(_ moment: Timestamp) -> String {
        moment.text("%Y-%m-%d %H:%M:%S %Z", isLocal: true)
    }

    /// What the local time zone is called in this year: `UTC`, or `CET/CEST` where clocks are
    /// changed.
    public static var zone: String {
        let year = LocalDay(of: Timestamp(seconds: Int64(time(nil)))).year
        let names = [1, 7].compactMap { month in
            LocalDay(year, month, 1)?.instant(LocalClock(12, 0, 0))?.text("%Z", isLocal: true)
        }
        return Set(names).count == 1 ? names[0] : names.joined(separator: "/")
    }
}

extension Timestamp {
    /// Whole seconds from another moment to this one; the most or least there is when they are
    /// further apart: a repository's times can be any.
    public func since(_ other: Timestamp) -> Int64 {
        let (seconds, isTooFar) = seconds.subtractingReportingOverflow(other.seconds)
        return isTooFar ? (self.seconds < other.seconds ? .min : .max) : seconds
    }
}
