import CairnFormat

/// Hours, days, weeks, months and years in the local time zone.
public struct RetentionCalendar: Sendable {
    /// Seconds to add to UTC at a moment (seconds since 1970) to have local time.
    private let offset: @Sendable (Int64) -> Int64

    public init(offset: @escaping @Sendable (Int64) -> Int64) { self.offset = offset }

    public static let utc = RetentionCalendar { _ in 0 }

    /// A period of the calendar; equal for moments in the same period.
    struct Bucket: Hashable {
        let number: Int64
        /// Only for hours: the hour that the end of summer time repeats counts as two.
        var offset: Int64 = 0
    }

    func bucket(_ period: RetentionPolicy.Period, _ seconds: Int64) -> Bucket {
        let offset = offset(seconds)
        let local = seconds &+ offset
        let day = Self.floor(local, 86_400)
        switch period {
        case .each: return Bucket(number: seconds)
        case .hour: return Bucket(number: Self.floor(local, 3_600), offset: offset)
        case .day: return Bucket(number: day)
        // The first of January 1970 was a Thursday: weeks begin on Monday, as in ISO 8601.
        case .week: return Bucket(number: Self.floor(day &+ 3, 7))
        case .month:
            let date = Self.date(ofDay: day)
            return Bucket(number: date.year * 12 + date.month - 1)
        case .year: return Bucket(number: Self.date(ofDay: day).year)
        }
    }

    /// The moment so many months and seconds before another. A day that the month does not have
    /// falls into the next month, as in restic.
    func moment(_ months: Int64, _ seconds: Int64, before moment: Int64) -> Int64 {
        guard months != 0 else { return (Timestamp(seconds: moment) - seconds).seconds }
        // The calendar knows no other.
        let moment = min(max(moment, -Self.secondsMaximum), Self.secondsMaximum)
        let offset = offset(moment)
        let local = moment &+ offset
        let day = Self.floor(local, 86_400)
        let date = Self.date(ofDay: day)
        let month = date.year * 12 + date.month - 1 - months
        let first = Self.day(
            year: Self.floor(month, 12), month: month - 12 * Self.floor(month, 12) + 1)
        let start = (first + date.day - 1) * 86_400 + (local - day * 86_400)
        return (Timestamp(seconds: start - self.offset(start - offset)) - seconds).seconds
    }

    private static let secondsMaximum: Int64 = 1 << 55

    private static func floor(_ value: Int64, _ divisor: Int64) -> Int64 {
        let quotient = value / divisor
        return value % divisor < 0 ? quotient - 1 : quotient
    }

    /// The date of a day since 1970 in the Gregorian calendar.
    ///
    /// - Source: Howard Hinnant, "chrono-compatible low-level date algorithms", civil_from_days.
    private static func date(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = day + 719_468
        let era = floor(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The first day of a month, since 1970. - Source: days_from_civil, as above.
    private static func day(year: Int64, month: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = floor(year, 400)
        let yearOfEra = year - era * 400
        let shiftedMonth = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * shiftedMonth + 2) / 5
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }
}

/// The reach of a rule into the past.
public struct RetentionSpan: Equatable, Sendable {
    /// Calendar months.
    public var months: Int64
    public var seconds: Int64

    public init(months: Int64 = 0, seconds: Int64) {
        self.months = months
        self.seconds = seconds
    }

    func start(before moment: Int64, _ calendar: RetentionCalendar) -> Int64 {
        calendar.moment(months, seconds, before: moment)
    }

    private static let numberMaximum: Int64 = 100_000

    /// Parses a span in restic's notation: `1y5m7d2h`, where `m` is a month.
    ///
    /// - Returns: nil when it is not a span, or longer than 100,000 of a unit.
    public init?(resticText text: String) {
        self.init(seconds: 0)
        var digits = ""
        guard !text.isEmpty else { return nil }
        for character in text {
            if character.isASCII, character.isNumber {
                digits.append(character)
                continue
            }
            guard let number = Int64(digits), number <= Self.numberMaximum else { return nil }
            digits = ""
            switch character {
            case "y": months += 12 * number
            case "m": months += number
            case "w": seconds += 7 * 86_400 * number
            case "d": seconds += 86_400 * number
            case "h": seconds += 3_600 * number
            default: return nil
            }
        }
        guard digits.isEmpty else { return nil }
    }
}
