import CairnFormat
import Glibc

/// A moment as people write it, in the local time zone, from its first to its last instant.
///
/// | form | |
/// |---|---|
/// | `2026-11-20`, `22 Nov 2026`, `Nov 22`, `monday`, `last monday`, `yesterday` | a day |
/// | `14:00`, `14:00:05`, `10pm`, `noon`, `midnight` | a time, of today or of a day before it |
/// | `14:00Z`, `14:00+01:00`, `2026-11-20T14:00:05+0100` | in another zone than the local one |
/// | `5 min ago`, `1h`, `2 days 3 hours ago`, `last week` | before now |
/// | `now`, `today`, `this morning`, `this afternoon`, `this evening`, `@1795297321` | |
///
/// Capitals are small letters. A weekday is the last one before today; a date without a year is the
/// last one up to today. A time without seconds is a minute. `last week` is a week ago.
///
/// - Invariant: `first` is not after `last`.
public struct MomentSpan: Equatable, Sendable {
    public let first: Timestamp
    public let last: Timestamp

    private static let wordsMaximum = 12
    /// A million years.
    private static let monthsMaximum = 12_000_000

    /// - Returns: nil when the text is none of these.
    public init?(_ text: String, now: Timestamp) {
        let words = text.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
            .filter { $0 != "at" && $0 != "on" }
        guard (1...Self.wordsMaximum).contains(words.count),
            let span = Self.special(words, now) ?? Self.ago(words, now) ?? Self.written(words, now)
        else { return nil }
        self = span
    }

    /// A whole month or year of the local calendar: `2026-04`, `2026`. No other parser takes these,
    /// since directories have such names.
    ///
    /// - Returns: nil for anything else.
    public init?(period text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy(\.isDigit) ? Int($0) : nil }
        guard numbers.count == parts.count, parts[0].count == 4, parts.count <= 2,
            parts.count == 1 || parts[1].count == 2,
            let begin = LocalDay(numbers[0], numbers.count > 1 ? numbers[1] : 1, 1)
        else { return nil }
        let end = begin.before(months: numbers.count > 1 ? -1 : -12)
        guard let first = begin.instant(LocalClock(0, 0, 0)),
            let next = end.instant(LocalClock(0, 0, 0))
        else { return nil }
        self.init(first, (next - 1).endOfSecond)
    }

    private init(_ first: Timestamp, _ last: Timestamp) {
        self.first = first
        self.last = max(first, last)
    }

    private static func special(_ words: [String], _ now: Timestamp) -> MomentSpan? {
        let today = LocalDay(of: now)
        func part(_ hours: ClosedRange<Int>) -> MomentSpan? {
            guard let first = today.instant(LocalClock(hours.lowerBound, 0, 0)),
                let last = today.instant(LocalClock(hours.upperBound, 59, 59))
            else { return nil }
            return MomentSpan(first, first <= now ? min(last.endOfSecond, now) : last.endOfSecond)
        }
        switch words.joined(separator: " ") {
        case "now": return MomentSpan(now, now)
        case "today": return part(0...23)
        case "this morning": return part(0...11)
        case "this afternoon": return part(12...17)
        case "this evening": return part(18...23)
        default: break
        }
        guard words.count == 1, words[0].hasPrefix("@"), words[0].count <= 12,
            words[0].dropFirst().allSatisfy(\.isDigit), let seconds = Int64(words[0].dropFirst())
        else { return nil }
        let instant = Timestamp(seconds: seconds)
        return MomentSpan(instant, instant.endOfSecond)
    }

    // MARK: Before now

    private enum Unit {
        case seconds(Int64)
        case days(Int)
        case months(Int)
    }

    private static let units: [String: Unit] = {
        let names: [(String, Unit)] = [
            ("s sec secs second seconds", .seconds(1)), ("m min mins minute minutes", .seconds(60)),
            ("h hr hrs hour hours", .seconds(3_600)), ("d day days", .days(1)),
            ("w wk wks week weeks", .days(7)), ("mo month months", .months(1)),
            ("y yr yrs year years", .months(12)),
        ]
        return Dictionary(
            uniqueKeysWithValues: names.flatMap { names, unit in
                names.split(separator: " ").map { (String($0), unit) }
            })
    }()

    /// `5 min ago`, `1h30min`, `an hour ago`, `last week`. Days and months are those of the
    /// calendar: the time of the day stays.
    private static func ago(_ words: [String], _ now: Timestamp) -> MomentSpan? {
        var parts = words.flatMap(lettersAndDigits)
        if parts.last == "ago" { parts.removeLast() }
        parts.removeAll { $0 == "and" }
        if parts.count == 2, parts[0] == "last" { parts[0] = "1" }
        guard !parts.isEmpty, parts.count.isMultiple(of: 2) else { return nil }
        var (seconds, days, months) = (Int64(0), 0, 0)
        for index in stride(from: 0, to: parts.count, by: 2) {
            let word = parts[index]
            let isOne = word == "a" || word == "an"
            guard isOne || word.allSatisfy(\.isDigit), let number = isOne ? 1 : Int(word),
                number < 1_000_000, let unit = units[parts[index + 1]]
            else { return nil }
            switch unit {
            case .seconds(let length): seconds += Int64(number) * length
            case .days(let count): days += number * count
            case .months(let count): months += number * count
            }
        }
        guard months <= monthsMaximum, days <= monthsMaximum * 31 else { return nil }
        guard days > 0 || months > 0 else {
            let moment = now - seconds
            return MomentSpan(moment, moment)
        }
        let clock = LocalClock(of: now)
        guard let day = LocalDay(of: now).before(months: months, days: days).instant(clock)
        else { return nil }
        let moment = Timestamp(
            seconds: (day - seconds).seconds, nanoseconds: now.nanoseconds)
        return MomentSpan(moment, moment)
    }

    /// `1h30min` as 1, h, 30, min; nothing for a word with other characters, which is no part of a
    /// duration.
    private static func lettersAndDigits(_ word: String) -> [String] {
        var parts: [String] = []
        for character in word {
            guard character.isDigit || character.isASCII && character.isLetter else {
                return [word]
            }
            if let last = parts.last?.last, last.isDigit == character.isDigit {
                parts[parts.count - 1].append(character)
            } else {
                parts.append(String(character))
            }
        }
        return parts
    }

    // MARK: A date and a time

    private static func written(_ words: [String], _ now: Timestamp) -> MomentSpan? {
        var reading = MomentWords()
        for (index, word) in words.enumerated() {
            let following = index + 1 < words.count ? words[index + 1] : nil
            guard reading.accept(word, before: following) else { return nil }
        }
        guard let day = reading.day(now) else { return nil }
        guard let clock = reading.clock else {
            guard let first = day.instant(LocalClock(0, 0, 0)),
                let last = day.instant(LocalClock(23, 59, 59))
            else { return nil }
            return MomentSpan(first, last.endOfSecond)
        }
        guard let first = day.instant(clock, secondsEast: reading.secondsEast) else { return nil }
        return MomentSpan(
            first,
            Timestamp(seconds: first.seconds + (clock.hasSeconds ? 0 : 59)).endOfSecond)
    }
}

extension Timestamp {
    fileprivate var endOfSecond: Timestamp {
        Timestamp(seconds: seconds, nanoseconds: 999_999_999)
    }
}

extension Character {
    /// `0` to `9` only.
    var isDigit: Bool { ("0"..."9").contains(self) }
}
