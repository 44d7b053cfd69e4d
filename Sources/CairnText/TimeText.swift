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

    private static let units: [(name: String, seconds: Int64)] = [
        ("second", 1), ("minute", 60), ("hour", 3600), ("day", 86_400), ("week", 604_800),
        ("month", 2_592_000), ("year", 31_536_000),
    ]

    /// Reads a moment: `2026-11-20 14:00`, `2026-11-20T13:00:00Z`, `14:00` (today), `2 hours ago`,
    /// `last week`, which is a week ago, `yesterday`, `now`.
    ///
    /// A date alone is its end, so that "as at that day" holds all of it. A minute is its end too.
    /// - Returns: nil when it is none of these.
    public static func parse(_ text: String, now: Timestamp) -> Timestamp? {
        let text = text.trimmed()
        if text == "now" || text == "today" { return now }
        if text == "yesterday" {
            return Timestamp(seconds: startOfDay(now.seconds) - 1, nanoseconds: 999_999_999)
        }
        if let ago = parseAgo(text) {
            return Timestamp(seconds: now.seconds - ago, nanoseconds: now.nanoseconds)
        }
        return parseClock(text, now) ?? parseDate(text)
    }

    /// `2026-11-20`, `2026-11-20 14:00`, `2026-11-20T14:00:05`, each with `Z` behind a time for
    /// UTC.
    private static func parseDate(_ text: String) -> Timestamp? {
        let isUTC = text.hasSuffix("Z")
        let words = (isUTC ? text.dropLast() : text[...]).split(whereSeparator: {
            $0 == " " || $0 == "T"
        })
        guard (1...2).contains(words.count),
            let date = numbers(words[0], "-", [1900...9999, 1...12, 1...31]), date.count == 3
        else { return nil }
        var parts = tm()
        parts.tm_year = Int32(date[0] - 1900)
        parts.tm_mon = Int32(date[1] - 1)
        parts.tm_mday = Int32(date[2])
        guard words.count == 2 else {
            guard !isUTC else { return nil }
            return moment(&parts, 23, 59, 59, isUTC: false)
        }
        guard let time = numbers(words[1], ":", [0...23, 0...59, 0...60]), time.count >= 2
        else { return nil }
        return moment(&parts, time[0], time[1], time.count == 3 ? time[2] : 59, isUTC: isUTC)
    }

    private static func parseClock(_ text: String, _ now: Timestamp) -> Timestamp? {
        guard let time = numbers(text[...], ":", [0...23, 0...59, 0...60]), time.count >= 2
        else { return nil }
        var seconds = time_t(now.seconds)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return moment(&parts, time[0], time[1], time.count == 3 ? time[2] : 59, isUTC: false)
    }

    private static func moment(
        _ parts: inout tm, _ hour: Int, _ minute: Int, _ second: Int, isUTC: Bool
    ) -> Timestamp? {
        parts.tm_hour = Int32(hour)
        parts.tm_min = Int32(minute)
        parts.tm_sec = Int32(second)
        parts.tm_isdst = -1
        let day = parts.tm_mday
        let seconds = Int64(isUTC ? timegm(&parts) : mktime(&parts))
        // The 31st of a shorter month is no day, though mktime makes one of it.
        return parts.tm_mday == day ? Timestamp(seconds: seconds, nanoseconds: 999_999_999) : nil
    }

    private static func numbers(
        _ text: Substring, _ separator: Character, _ ranges: [ClosedRange<Int>]
    ) -> [Int]? {
        let words = text.split(separator: separator, omittingEmptySubsequences: false)
        guard words.count <= ranges.count else { return nil }
        var result: [Int] = []
        for (word, range) in zip(words, ranges) {
            guard word.allSatisfy(\.isNumber), let number = Int(word), range.contains(number)
            else { return nil }
            result.append(number)
        }
        return result
    }

    private static func parseAgo(_ text: String) -> Int64? {
        var words = text.split(separator: " ")
        if words.count == 2, words[0] == "last" { words = ["1", words[1], "ago"] }
        guard words.count == 3, words[2] == "ago",
            let number = Int64(words[0]) ?? (words[0] == "an" || words[0] == "a" ? 1 : nil),
            number >= 0, number < 1_000_000,
            let unit = units.first(where: { words[1] == $0.name || words[1] == $0.name + "s" })
        else { return nil }
        return number * unit.seconds
    }

    private static func startOfDay(_ moment: Int64) -> Int64 {
        var seconds = time_t(moment)
        var parts = tm()
        localtime_r(&seconds, &parts)
        parts.tm_hour = 0
        parts.tm_min = 0
        parts.tm_sec = 0
        parts.tm_isdst = -1
        return Int64(mktime(&parts))
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

extension String {
    fileprivate func trimmed() -> String {
        var part = self[...]
        while part.first?.isWhitespace == true { part.removeFirst() }
        while part.last?.isWhitespace == true { part.removeLast() }
        return String(part)
    }
}
