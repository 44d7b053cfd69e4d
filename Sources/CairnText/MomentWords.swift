import CairnFormat
import Glibc

/// A day of the calendar.
struct LocalDay: Equatable {
    var year: Int
    var month: Int
    var day: Int

    private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    private static let secondsADay: Int64 = 86_400

    /// - Returns: nil for a day that no month has.
    init?(_ year: Int, _ month: Int, _ day: Int) {
        guard (1900...9999).contains(year), (1...12).contains(month),
            (1...Self.length(month, year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// - Parameter secondsEast: the zone; nil for the local one.
    init(of moment: Timestamp, secondsEast: Int? = nil) {
        var seconds = time_t((moment + Int64(secondsEast ?? 0)).seconds)
        var parts = tm()
        if secondsEast == nil { localtime_r(&seconds, &parts) } else { gmtime_r(&seconds, &parts) }
        year = Int(parts.tm_year) + 1900
        month = Int(parts.tm_mon) + 1
        day = Int(parts.tm_mday)
    }

    private static func length(_ month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 && isLeap ? 29 : lengths[month - 1]
    }

    /// Months first; the 31st of a shorter month is its last day.
    func before(months: Int = 0, days: Int = 0) -> LocalDay {
        var result = self
        let count = year * 12 + month - 1 - months
        result.year = count >= 0 ? count / 12 : (count - 11) / 12
        result.month = count - result.year * 12 + 1
        result.day = min(day, Self.length(result.month, result.year))
        guard days > 0 else { return result }
        return LocalDay(
            of: Timestamp(seconds: result.middayUTC - Int64(days) * Self.secondsADay),
            secondsEast: 0)
    }

    /// 0 for Sunday.
    var weekday: Int {
        var seconds = time_t(middayUTC)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        return Int(parts.tm_wday)
    }

    private var middayUTC: Int64 {
        var parts = parts(LocalClock(12, 0, 0))
        return Int64(timegm(&parts))
    }

    /// - Parameter secondsEast: the zone; nil for the local one.
    /// - Returns: nil when the system cannot tell.
    func instant(_ clock: LocalClock, secondsEast: Int? = nil) -> Timestamp? {
        var parts = parts(clock)
        errno = 0
        let seconds = secondsEast == nil ? mktime(&parts) : timegm(&parts)
        // -1 is also the last second before 1970. - Source: mktime(3).
        guard seconds != -1 || errno == 0 else { return nil }
        return Timestamp(seconds: Int64(seconds) - Int64(secondsEast ?? 0))
    }

    private func parts(_ clock: LocalClock) -> tm {
        var parts = tm()
        parts.tm_year = Int32(year - 1900)
        parts.tm_mon = Int32(month - 1)
        parts.tm_mday = Int32(day)
        parts.tm_hour = Int32(clock.hour)
        parts.tm_min = Int32(clock.minute)
        parts.tm_sec = Int32(clock.second)
        parts.tm_isdst = -1
        return parts
    }
}

/// A time of the day.
struct LocalClock {
    let hour: Int
    let minute: Int
    let second: Int
    /// Whether seconds were given; otherwise the whole minute is meant.
    var hasSeconds = true

    init(_ hour: Int, _ minute: Int, _ second: Int) {
        (self.hour, self.minute, self.second) = (hour, minute, second)
    }

    init(of moment: Timestamp) {
        var seconds = time_t(moment.seconds)
        var parts = tm()
        localtime_r(&seconds, &parts)
        self.init(Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
    }

    /// `14:00`, `14:00:05`, `14:00:05.123`, `2:00pm`, `2pm`; nil for others.
    init?(_ text: Substring) {
        let isPM = text.hasSuffix("pm")
        let isHalfDay = isPM || text.hasSuffix("am")
        var words = text.dropLast(isHalfDay ? 2 : 0).split(
            separator: ":", omittingEmptySubsequences: false)
        if words.count == 3, let point = words[2].firstIndex(of: ".") {
            guard words[2][point...].dropFirst().allSatisfy(\.isDigit) else { return nil }
            words[2] = words[2][..<point]
        }
        let numbers = words.compactMap { word in
            (1...2).contains(word.count) && word.allSatisfy(\.isDigit) ? Int(word) : nil
        }
        guard numbers.count == words.count, ((isHalfDay ? 1 : 2)...3).contains(numbers.count),
            (isHalfDay ? 1...12 : 0...23).contains(numbers[0]),
            numbers.count < 2 || numbers[1] < 60, numbers.count < 3 || numbers[2] <= 60
        else { return nil }
        hour = isHalfDay ? numbers[0] % 12 + (isPM ? 12 : 0) : numbers[0]
        minute = numbers.count > 1 ? numbers[1] : 0
        second = numbers.count > 2 ? numbers[2] : 0
        hasSeconds = numbers.count > 2
    }
}

/// The words of a date and a time, in any order, each part once.
struct MomentWords {
    private(set) var clock: LocalClock?
    /// The zone that was written; nil for the local one.
    private(set) var secondsEast: Int?
    private var date: LocalDay?
    private var isYesterday = false
    private var isToday = false
    private var weekday: Int?
    private var saysLast = false
    private var monthDay: (month: Int?, day: Int?, year: Int?)
    /// The number before `am` or `pm`.
    private var hour: Substring?

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]
    private static let weekdays = [
        "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    ]

    /// - Parameter following: the next word.
    /// - Returns: false for a word that is no part of a moment, or that comes twice.
    mutating func accept(_ word: String, before following: String?) -> Bool {
        switch word {
        case "last": return Self.set(&saysLast)
        case "yesterday": return Self.set(&isYesterday)
        case "today": return Self.set(&isToday)
        case "noon": return Self.set(&clock, LocalClock("12:00"))
        case "midnight": return Self.set(&clock, LocalClock("0:00"))
        case "z", "utc", "gmt": return Self.set(&secondsEast, 0)
        case "am", "pm":
            defer { hour = nil }
            return Self.set(&clock, hour.flatMap { LocalClock("\($0)\(word)"[...]) })
        default: break
        }
        if following == "am" || following == "pm" { return Self.set(&hour, word[...]) }
        if let number = Self.number(of: word, in: Self.weekdays) {
            return Self.set(&weekday, number)
        }
        if let number = Self.number(of: word, in: Self.months) {
            return Self.set(&monthDay.month, number + 1)
        }
        if word.allSatisfy(\.isDigit) {
            return word.count == 4
                ? Self.set(&monthDay.year, Int(word))
                : word.count <= 2 && Self.set(&monthDay.day, Int(word))
        }
        for ending in ["st", "nd", "rd", "th"] where word.hasSuffix(ending) {
            return Self.set(&monthDay.day, Int(word.dropLast(2)))
        }
        if word.first == "+" || word.first == "-" {
            return Self.set(&secondsEast, Self.secondsEast(word[...]))
        }
        return acceptJoined(word[...])
    }

    /// `2026-11-20`, `2026-11-20t14:00z`, `14:00+01:00`, `10pm`.
    private mutating func acceptJoined(_ word: Substring) -> Bool {
        var rest = word
        let days = word.prefix { $0.isDigit || $0 == "-" }
        if days.contains("-") && days.prefix(5).count == 5 && days.dropFirst(4).first == "-" {
            let end = word.index(word.startIndex, offsetBy: min(10, word.count))
            let written = days[..<min(end, days.endIndex)]
            let numbers = written.split(separator: "-", omittingEmptySubsequences: false)
            guard numbers.count == 3, numbers.allSatisfy({ $0.count <= 4 }),
                let year = Int(numbers[0]), let month = Int(numbers[1]), let day = Int(numbers[2]),
                Self.set(&date, LocalDay(year, month, day))
            else { return false }
            guard written.endIndex < word.endIndex else { return true }
            guard word[written.endIndex] == "t" else { return false }
            rest = word[word.index(after: written.endIndex)...]
        }
        let zone = rest.firstIndex { $0 == "+" || $0 == "-" || $0 == "z" }
        if let zone {
            guard Self.set(&secondsEast, Self.secondsEast(rest[zone...])) else { return false }
            rest = rest[..<zone]
        }
        return Self.set(&clock, LocalClock(rest))
    }

    /// The day that is meant; nil when the words do not make one.
    func day(_ now: Timestamp) -> LocalDay? {
        guard clock != nil || secondsEast == nil, hour == nil, !saysLast || weekday != nil
        else { return nil }
        let today = LocalDay(of: now, secondsEast: clock == nil ? nil : secondsEast)
        var days: [LocalDay] = []
        if let date { days.append(date) }
        if isYesterday { days.append(today.before(days: 1)) }
        if isToday { days.append(today) }
        switch monthDay {
        case (nil, nil, nil): break
        case (let month?, let day?, let year):
            // The 29th of February may lie eight years back.
            let years = year.map { [$0] } ?? Array((today.year - 8...today.year).reversed())
            let known = years.lazy.compactMap { LocalDay($0, month, day) }.first {
                year != nil || ($0.year, $0.month, $0.day) <= (today.year, today.month, today.day)
            }
            guard let known else { return nil }
            days.append(known)
        default: return nil
        }
        if let weekday {
            // With a date it only confirms it.
            if let day = days.first { return days.count == 1 && day.weekday == weekday ? day : nil }
            return today.before(days: (today.weekday - weekday + 6) % 7 + 1)
        }
        guard days.count <= 1 else { return nil }
        return days.first ?? (clock == nil ? nil : today)
    }

    /// `mon` to `monday`; at least three letters.
    private static func number(of word: String, in names: [String]) -> Int? {
        word.count < 3 ? nil : names.firstIndex { $0.hasPrefix(word) }
    }

    /// `z`, `+01`, `+0100`, `+01:00`: at most a day.
    private static func secondsEast(_ text: Substring) -> Int? {
        if text == "z" { return 0 }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard ["+", "-"].contains(text.first ?? " "), digits.allSatisfy(\.isDigit),
            [2, 4].contains(digits.count),
            text.count == digits.count + 1
                || text.count == 6 && text.dropFirst(3).first == ":",
            let hours = Int(digits.prefix(2)), let minutes = Int("0" + digits.dropFirst(2)),
            hours < 24, minutes < 60
        else { return nil }
        return (text.first == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }

    private static func set(_ flag: inout Bool) -> Bool {
        defer { flag = true }
        return !flag
    }

    private static func set<Value>(_ place: inout Value?, _ value: Value?) -> Bool {
        guard place == nil, let value else { return false }
        place = value
        return true
    }
}
