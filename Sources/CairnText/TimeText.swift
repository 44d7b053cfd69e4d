import CairnFormat
import Glibc

/// Moments as people write and read them, in the local time zone.
public enum TimeText {
    private static let pattern = "%04Y-%m-%d %H:%M:%S"

    /// `2026-11-20 14:00:05`; `unknown time (-9000000000000000 s)` of one that no calendar has.
    public static func local(_ moment: Timestamp) -> String {
        moment.hasDate ? moment.text(pattern, isLocal: true) : unknown(moment)
    }

    private static func unknown(_ moment: Timestamp) -> String {
        "unknown time (\(moment.seconds) s)"
    }

    /// `2026-11-20T13:00:05Z`, for machines; of one that no calendar has the nearest that one has.
    public static func utc(_ moment: Timestamp) -> String {
        moment.dated.text("%04Y-%m-%dT%H:%M:%SZ", isLocal: false)
    }

    /// The same of a file's own time, which can be any; nil where no calendar has it.
    public static func utc(ofFile moment: Timestamp) -> String? {
        moment.hasDate ? utc(moment) : nil
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
        moment.hasDate ? "\(local(moment)) \(zoneName(at: moment))" : unknown(moment)
    }

    /// A variable that names no zone has the C library take UTC and call it after that value.
    private static func zoneName(at moment: Timestamp) -> String {
        isZoneUnknown ? "UTC" : moment.text("%Z", isLocal: true)
    }
    private static let isZoneUnknown = ZoneVariable.unknown != nil

    /// What the local time zone is called at a moment, with its offset: `UTC`, `CET +01`.
    public static func zone(at moment: Timestamp) -> String {
        let name = zoneName(at: moment)
        let offset = moment.text("%z", isLocal: true)
        guard offset.dropFirst().contains(where: { $0 != "0" }) else { return name }
        let (hours, minutes) = (offset.prefix(3), offset.suffix(2))
        let short = minutes == "00" ? String(hours) : "\(hours):\(minutes)"
        return name == offset || name == short ? short : "\(name) \(short)"
    }

    /// Whose the local time is, with its offset at a moment, inside a sentence: `UTC`,
    /// `of Europe/Berlin, now UTC+1`.
    public static func zonePlace(at now: Timestamp) -> String {
        let name = zoneName(at: now)
        let offset = now.text("%z", isLocal: true)
        guard name != "UTC", let hours = Int(offset.prefix(3)), offset.count == 5 else {
            return name
        }
        let minutes = offset.suffix(2) == "00" ? "" : ":\(offset.suffix(2))"
        let shown =
            offset.dropFirst().allSatisfy { $0 == "0" } ? "" : "\(offset.prefix(1))\(abs(hours))"
        return "of \(ZoneVariable.place ?? name), now UTC\(shown)\(minutes)"
    }

    /// The local time zones of some moments, the earliest first: `CET +01, CEST +02` where clocks
    /// were changed in between; the present one where there is no moment.
    public static func zones(of moments: some Sequence<Timestamp>) -> String {
        var zones = ZoneNames()
        for moment in moments { zones.add(moment) }
        return zones.text
    }
}

extension Timestamp {
    /// The years 1 to 9999 in every time zone: what calendars and ISO 8601 write.
    private static let dated: ClosedRange<Int64> = -62_135_510_400...253_402_214_399

    public var hasDate: Bool { Self.dated.contains(seconds) }

    fileprivate var dated: Timestamp {
        Timestamp(seconds: min(max(seconds, Self.dated.lowerBound), Self.dated.upperBound))
    }

    /// Whole seconds from another moment to this one; the most or least there is when they are
    /// further apart: a repository's times can be any.
    public func since(_ other: Timestamp) -> Int64 {
        let (seconds, isTooFar) = seconds.subtractingReportingOverflow(other.seconds)
        return isTooFar ? (self.seconds < other.seconds ? .min : .max) : seconds
    }
}
