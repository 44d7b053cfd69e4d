import CairnFormat
import Glibc
import Testing

@testable import CairnText

/// What people may write for a moment. The local zone is whatever the machine has.
@Suite struct MomentTests {
    /// A Wednesday.
    private let now = Self.local("2026-11-25 03:07:37")

    /// - Parameter text: `2026-11-25 03:07:37`, in the local zone.
    private static func local(_ text: String) -> Timestamp {
        let numbers = text.split { "- :".contains($0) }.compactMap { Int32($0) }
        var parts = tm()
        (parts.tm_year, parts.tm_mon, parts.tm_mday) = (
            numbers[0] - 1900, numbers[1] - 1, numbers[2]
        )
        (parts.tm_hour, parts.tm_min, parts.tm_sec) = (numbers[3], numbers[4], numbers[5])
        parts.tm_isdst = -1
        return Timestamp(seconds: Int64(mktime(&parts)))
    }

    private func span(_ text: String) -> String {
        guard let span = MomentSpan(text, now: now) else { return "none" }
        return "\(TimeText.local(span.first)) to \(TimeText.local(span.last))"
    }

    @Test(arguments: [Int64.min, -6_918_712_926_000_000, 300_000_000_000, .max])
    func aTimeThatNoCalendarHasIsSaidToBeUnknown(seconds: Int64) {
        let moment = Timestamp(seconds: seconds)
        for text in [TimeText.local(moment), TimeText.zoned(moment)] {
            #expect(text == "unknown time (\(seconds) s)")
        }
        #expect(TimeText.utc(ofFile: moment) == nil)
        #expect(
            TimeText.utc(moment) == (seconds < 0 ? "0001-01-02T00:00:00Z" : "9999-12-30T23:59:59Z"))
    }

    @Test func timesOfLongAgoHaveFourDigitsOfAYear() {
        let moment = Timestamp(seconds: -60_000_000_000)
        #expect(TimeText.utc(ofFile: moment) == "0068-09-03T13:20:00Z")
        #expect(TimeText.local(moment).hasPrefix("0068-09-0"))
    }

    @Test(arguments: [
        ("2026-11-20", "2026-11-20"), ("yesterday", "2026-11-24"), ("YESTERDAY", "2026-11-24"),
        ("monday", "2026-11-23"), ("Last Monday", "2026-11-23"), ("tue", "2026-11-24"),
        // Today's name is the day a week ago.
        ("wednesday", "2026-11-18"), ("last sunday", "2026-11-22"), ("22 Nov 2026", "2026-11-22"),
        ("Nov 22, 2026", "2026-11-22"), ("22 november", "2026-11-22"), ("nov 22nd", "2026-11-22"),
        // The last one that was.
        ("24 dec", "2025-12-24"), ("25 nov", "2026-11-25"), ("29 feb", "2024-02-29"),
        ("Sunday, 22 Nov 2026", "2026-11-22"),
    ])
    func aDayIsFromItsBeginningToItsEnd(text: String, day: String) {
        #expect(span(text) == "\(day) 00:00:00 to \(day) 23:59:59")
    }

    @Test(arguments: [
        ("14:00", "2026-11-25 14:00"), ("10pm", "2026-11-25 22:00"), ("10 PM", "2026-11-25 22:00"),
        ("12am", "2026-11-25 00:00"), ("12:30pm", "2026-11-25 12:30"),
        ("noon", "2026-11-25 12:00"), ("midnight", "2026-11-25 00:00"),
        ("yesterday 14:00", "2026-11-24 14:00"), ("yesterday noon", "2026-11-24 12:00"),
        ("monday 9am", "2026-11-23 09:00"), ("last monday at 9:15", "2026-11-23 09:15"),
        ("22 Nov 2026 22:10", "2026-11-22 22:10"), ("10pm on 22 nov", "2026-11-22 22:00"),
        ("2026-11-20 14:00", "2026-11-20 14:00"), ("2026-11-20t2pm", "2026-11-20 14:00"),
        ("today 1:30", "2026-11-25 01:30"),
    ])
    func aTimeWithoutSecondsIsAMinute(text: String, minute: String) {
        #expect(span(text) == "\(minute):00 to \(minute):59")
    }

    @Test func aZoneIsUnderstood() throws {
        let expected = Timestamp(seconds: 1_795_297_321)  // 2026-11-21T21:42:01Z
        for text in [
            "2026-11-21T21:42:01Z", "2026-11-21 21:42:01 utc", "2026-11-21T22:42:01+01:00",
            "2026-11-21 22:42:01 +0100", "2026-11-21T16:12:01-05:30", "2026-11-22T07:42:01+10",
            "Sat, 21 Nov 2026 22:42:01 +0100", "Sat Nov 21 21:42:01 UTC 2026", "@1795297321",
            "2026-11-21t21:42:01.5z",
        ] {
            let span = try #require(MomentSpan(text, now: now), "\(text)")
            #expect(span.first == expected, "\(text)")
            #expect(span.last == Timestamp(seconds: 1_795_297_321, nanoseconds: 999_999_999))
        }
        // A time alone is of the day that it is there.
        let noon = try #require(MomentSpan("12:00+00:00", now: expected))
        #expect(TimeText.utc(noon.first) == "2026-11-21T12:00:00Z")
        let east = try #require(MomentSpan("12:00+14:00", now: expected))
        #expect(TimeText.utc(east.first) == "2026-11-21T22:00:00Z")
    }

    @Test(arguments: [
        ("now", "2026-11-25 03:07:37"), ("5 min ago", "2026-11-25 03:02:37"),
        ("1h", "2026-11-25 02:07:37"), ("1H30Min", "2026-11-25 01:37:37"),
        ("an hour ago", "2026-11-25 02:07:37"), ("2 days 3 hours ago", "2026-11-23 00:07:37"),
        ("last week", "2026-11-18 03:07:37"), ("2w", "2026-11-11 03:07:37"),
        ("9 months ago", "2026-02-25 03:07:37"), ("last year", "2025-11-25 03:07:37"),
        ("0 seconds ago", "2026-11-25 03:07:37"),
        ("2 hours and 7 minutes ago", "2026-11-25 01:00:37"),
        ("1 day", "2026-11-24 03:07:37"),
    ])
    func beforeNow(text: String, moment: String) {
        #expect(span(text) == "\(moment) to \(moment)")
    }

    @Test func aMonthThatIsShorterEndsEarlier() {
        let last = Self.local("2026-10-31 12:00:00")
        #expect(
            MomentSpan("a month ago", now: last).map { TimeText.local($0.last) }
                == "2026-09-30 12:00:00")
        #expect(
            MomentSpan("20 months ago", now: last).map { TimeText.local($0.last) }
                == "2025-02-28 12:00:00")
    }

    @Test func partsOfToday() {
        let noon = Self.local("2026-11-25 13:30:00")
        func span(_ text: String) -> String {
            MomentSpan(text, now: noon).map {
                "\(TimeText.local($0.first)) \(TimeText.local($0.last))"
            } ?? "none"
        }
        #expect(span("this morning") == "2026-11-25 00:00:00 2026-11-25 11:59:59")
        #expect(span("this afternoon") == "2026-11-25 12:00:00 2026-11-25 13:30:00")
        #expect(span("This Evening") == "2026-11-25 18:00:00 2026-11-25 23:59:59")
        #expect(span("today") == "2026-11-25 00:00:00 2026-11-25 13:30:00")
    }

    @Test(arguments: [
        "", " ", "soon", "2026-02-30", "25:00", "-1 hours ago", "+1 hours ago", "13pm", "0am",
        "2026", "nov 2026", "12", "monday tuesday", "yesterday 2026-11-24", "last 14:00",
        "Monday, 22 Nov 2026", "14:00 15:00", "10:00 +25:00", "+01:00", "2026-11-20Z", "ago",
        "5 ago", "5 fortnights ago", "1.5h", "31 nov", "22 nov 2026 nov", "latest", "tomorrow",
        "9999999 days ago", "14:00:00.x", "pm", "10 pm pm", "@", "@-1", "2026-11-20-01", "last",
        "1 2 3 4 5 6 7 8 9 10 11 12 13", "٣ hours ago", "t14:00", "2026-11-20T", "a a a a",
    ])
    func noMoment(text: String) {
        #expect(span(text) == "none")
    }

    @Test func zonesAreNamedOnceWithTheirOffsets() {
        // Whatever zone the machine has: one moment has one zone.
        let (winter, summer) = (
            Timestamp(seconds: 1_767_960_000), Timestamp(seconds: 1_783_684_800)
        )
        let names = [winter, summer].map { TimeText.zone(at: $0) }
        #expect(TimeText.zones(of: [winter, winter]) == names[0])
        #expect(TimeText.zones(of: [summer]) == names[1])
        let both = names[0] == names[1] ? names[0] : names.joined(separator: ", ")
        #expect(TimeText.zones(of: [summer, winter, summer]) == both)
        #expect(TimeText.zones(of: []).isEmpty == false)
    }

    @Test func variablesThatNameNoZoneAreTold() {
        let files: Set = ["Europe/Berlin", "UTC", "EST"]
        func isKnown(_ value: String) -> Bool {
            ZoneVariable.isKnown(Array(value.utf8)) {
                files.contains(String(decoding: $0, as: UTF8.self))
            }
        }
        for value in ["", "UTC", ":UTC", "Europe/Berlin", "CET-1CEST", "EST5EDT,M3.2.0", "<+03>-3"]
        {
            #expect(isKnown(value), "\(value)")
        }
        for value in ["Europa/Berlin", "CET", "XX1", "berlin", "+01:00", "\u{1b}[2J", "<+03"] {
            #expect(!isKnown(value), "\(value)")
        }
    }
}
