import CairnFormat
import CairnSimulation
import Testing

@testable import CairnCare
@testable import CairnRepository

/// Which points stay: the rules as restic means them, and what must hold of any history.
@Suite struct RetentionPolicyTests {
    private static let now: Int64 = 1_767_600_000  // Monday, 2026-01-05 08:00:00 UTC

    private static func points(_ ages: [Int64]) -> [RetentionPoint] {
        ages.enumerated().map { index, age in
            RetentionPoint(
                number: Int64(index + 1), id: id(index), time: Timestamp(seconds: now - age),
                run: id(index))
        }
    }

    private static func id(_ index: Int) -> Hash128 {
        Hash128((0..<16).map { UInt8(truncatingIfNeeded: (index + 1) >> ($0 * 8 % 32)) })
    }

    private static func kept(
        _ policy: RetentionPolicy, _ points: [RetentionPoint],
        now: Int64 = RetentionPolicyTests.now,
        calendar: RetentionCalendar = .utc
    ) -> [Int64] {
        zip(points, policy.reasons(for: points, now: Timestamp(seconds: now), calendar: calendar))
            .filter { !$1.isEmpty }.map(\.0.number)
    }

    // MARK: The calendar

    @Test(
        arguments: [
            ("1970-01-01", 0, 1970, 1, 1), ("2000-02-29", 11_016, 2000, 2, 29),
            ("2026-12-31", 20_818, 2026, 12, 31), ("1969-12-31", -1, 1969, 12, 31),
            ("1600-03-01", -135_080, 1600, 3, 1),
        ] as [(String, Int64, Int64, Int64, Int64)])
    func daysHaveTheirDates(name: String, day: Int64, year: Int64, month: Int64, date: Int64) {
        let bucket = RetentionCalendar.utc.bucket(.month, day * 86_400)
        #expect(bucket.number == year * 12 + month - 1, "\(name)")
        #expect(RetentionCalendar.utc.bucket(.year, day * 86_400).number == year)
        // The first of the month is in it, the day before is not.
        #expect(RetentionCalendar.utc.bucket(.month, (day - date + 1) * 86_400) == bucket)
        #expect(RetentionCalendar.utc.bucket(.month, (day - date) * 86_400) != bucket)
    }

    @Test func weeksBeginOnMondayAndDaysAtLocalMidnight() {
        let monday = Self.now - Self.now % 86_400
        let utc = RetentionCalendar.utc
        #expect(utc.bucket(.week, monday) == utc.bucket(.week, monday + 7 * 86_400 - 1))
        #expect(utc.bucket(.week, monday) != utc.bucket(.week, monday - 1))
        let india = RetentionCalendar { _ in 19_800 }
        let midnight = monday - 19_800
        #expect(india.bucket(.day, midnight) != india.bucket(.day, midnight - 1))
        #expect(india.bucket(.day, midnight) == india.bucket(.day, midnight + 86_399))
        #expect(india.bucket(.hour, midnight) != india.bucket(.hour, midnight - 1))
    }

    @Test func theHourThatSummerTimeRepeatsIsTwo() {
        let change: Int64 = 1_792_890_000  // 2026-10-25 01:00 UTC, in Berlin 03:00 becomes 02:00
        let berlin = RetentionCalendar { $0 < change ? 7_200 : 3_600 }
        #expect(berlin.bucket(.hour, change - 1) != berlin.bucket(.hour, change))
        #expect(berlin.bucket(.day, change - 1) == berlin.bucket(.day, change))
    }

    @Test func spansAreThoseOfRestic() throws {
        #expect(
            RetentionSpan(resticText: "2y5m7d3h")
                == RetentionSpan(months: 29, seconds: 7 * 86_400 + 3 * 3_600))
        for text in ["", "7", "d", "7x", "1h2", "-1d", "1000000d", "99999999999999999999d"] {
            #expect(RetentionSpan(resticText: text) == nil, "\(text)")
        }
        // The 31st of March and a month before: a day that February does not have is one of March,
        // as in Go's AddDate.
        let march = Int64(20_543) * 86_400  // 2026-03-31
        #expect(RetentionCalendar.utc.moment(1, 0, before: march) == (20_543 - 28) * 86_400)
    }

    // MARK: Rules

    @Test func countsAreOfStretchesThatHaveAPoint() {
        let day: Int64 = 86_400
        let points = Self.points([10 * day, 9 * day, 3 * day + 60, 3 * day, day, 60, 0])
        #expect(Self.kept(RetentionPolicy([.init(.day, .newest(2))]), points) == [5, 7])
        #expect(Self.kept(RetentionPolicy([.init(.each, .newest(3))]), points) == [5, 6, 7])
        // Room is left: the first of history stays, too.
        #expect(Self.kept(RetentionPolicy([.init(.day, .newest(9))]), points) == [1, 2, 4, 5, 7])
        #expect(
            Self.kept(
                RetentionPolicy([.init(.year, .newest(5))]),
                Self.points([3 * day, 2 * day, day, 0])) == [1, 4])
    }

    @Test func nothingButTheNewestStaysWithoutRules() {
        #expect(Self.kept(RetentionPolicy([]), Self.points([50, 40, 30])) == [3])
        #expect(
            RetentionPolicy.standard.reasons(for: [], now: Timestamp(seconds: 0), calendar: .utc)
                .isEmpty)
    }

    @Test func pinsTagsAndWhatAnUndoNeedsStay() {
        let day: Int64 = 86_400
        var points = Self.points([100 * day, 90 * day, 80 * day, 20 * day, 0])
        let policy = RetentionPolicy(
            [.init(.each, .newest(1))], tags: [["a", "b"].map(\.bytes)],
            undoable: RetentionSpan(seconds: 30 * day))
        #expect(Self.kept(policy, points) == [5])
        func change(
            _ index: Int, tags: [String] = [], kind: CommitKind = .complete, restored: Int? = nil,
            pin: PinState = .free
        ) {
            points[index] = RetentionPoint(
                number: points[index].number, id: points[index].id, time: points[index].time,
                kind: kind, run: points[index].run,
                tags: tags.map(\.bytes), restored: restored.map(Self.id), pin: pin)
        }
        change(0, tags: ["b", "c", "a"])
        #expect(Self.kept(policy, points) == [1, 5])
        change(0, tags: ["a"])
        change(1, pin: .byAnomalyGuard)
        #expect(Self.kept(policy, points) == [2, 5])
        // A restore of the third, which the fourth came before.
        change(3, kind: .beforeRestore, restored: 2)
        #expect(Self.kept(policy, points) == [2, 3, 4, 5])
        // An undo of that, too: it needs the fourth for itself and for what it brought back, and
        // says so once.
        change(4, kind: .beforeRestore, restored: 3)
        let reasons = policy.reasons(for: points, now: Timestamp(seconds: Self.now), calendar: .utc)
        #expect(reasons[3] == [.undo] && reasons[4].count { $0 == .undo } == 1)
        change(4)
        var tagged = policy
        tagged.keepsTagged = true
        #expect(Self.kept(tagged, points) == [1, 2, 3, 4, 5])
        // Tags of Cairn's own keep nothing.
        for tag in Commit.ownTags {
            change(0, tags: [String(decoding: tag, as: UTF8.self)])
            #expect(Self.kept(tagged, points) == [2, 3, 4, 5])
        }
    }

    @Test func partsOfAFinishedBackupStandForNothing() {
        var points = Self.points([7_200, 3_700, 3_650, 3_600 + 5, 0])
        let run = Self.id(77)
        for (index, kind) in [(1, CommitKind.partial), (2, .partial), (3, .complete)] {
            points[index] = RetentionPoint(
                number: points[index].number, id: points[index].id, time: points[index].time,
                kind: kind, run: run)
        }
        let policy = RetentionPolicy([.init(.hour, .forever)])
        #expect(Self.kept(policy, points) == [1, 4, 5])
        points.remove(at: 3)
        #expect(Self.kept(policy, points) == [1, 3, 5])
    }

    @Test func aClockThatWasWrongLosesNothing() {
        // A day in the future for a while, then right again.
        let points = Self.points([7_200, 3_700, -86_400, -86_000, 60, 30])
        let reasons = RetentionPolicy.standard.reasons(
            for: points, now: Timestamp(seconds: Self.now), calendar: .utc)
        #expect(reasons.allSatisfy { !$0.isEmpty })
        #expect(reasons[2] == [.future] && reasons[5].contains(.newest))
        // All are of a time to come: nothing goes.
        #expect(Self.kept(.standard, points, now: Self.now - 90_000) == [1, 2, 3, 4, 5, 6])
    }

    // MARK: What holds of any history

    private static func random(_ seed: UInt64, count: Int, reach: Int64) -> [RetentionPoint] {
        var generator = SplitMix64(seed: seed)
        // Bursts and long pauses.
        var ages: [Int64] = []
        var age = Int64(generator.next() % 100)
        while age < reach, ages.count < count {
            ages.append(age)
            let scale = [10, 600, 5_000, 90_000, 900_000][Int(generator.next() % 5)]
            age += Int64(generator.next() % UInt64(scale)) + 1
        }
        return points(ages.reversed())
    }

    private static let policies: [RetentionPolicy] = [
        .standard, RetentionPolicy([.init(.day, .within(RetentionSpan(seconds: 10 * 86_400)))]),
        RetentionPolicy([
            .init(.each, .within(RetentionSpan(seconds: 7_200))),
            .init(.week, .within(RetentionSpan(months: 3, seconds: 0))),
        ]),
    ]

    @Test(arguments: 0..<3)
    func retentionTwiceIsRetentionOnceAndEarlyTakesNothingFromLate(which: Int) {
        let policy = Self.policies[which]
        for seed in 0..<40 {
            let points = Self.random(
                UInt64(seed) * 31 + UInt64(which), count: 600, reach: 800 * 86_400)
            let calendar = RetentionCalendar { ($0 / 15_000_000) % 2 == 0 ? 3_600 : 7_200 }
            let once = Set(Self.kept(policy, points, calendar: calendar))
            let left = points.filter { once.contains($0.number) }
            #expect(Set(Self.kept(policy, left, calendar: calendar)) == once, "seed \(seed)")
            // Forgotten each time one came, and forgotten at the end alone.
            var slowly: [RetentionPoint] = []
            for point in points {
                slowly.append(point)
                let kept = Set(
                    Self.kept(policy, slowly, now: point.time.seconds + 1, calendar: calendar))
                slowly = slowly.filter { kept.contains($0.number) }
            }
            let end = Set(Self.kept(policy, slowly, calendar: calendar))
            #expect(end == once, "seed \(seed): \(end.symmetricDifference(once).sorted())")
        }
    }

    /// For each point that ever was and each rule that reaches it, one is kept that is newer or
    /// equal and less than a stretch away.
    @Test func gapsAreNoLongerThanPromised() {
        let lengths: [(RetentionPolicy.Period, reach: Int64, gap: Int64)] = [
            (.each, 3_600, 1), (.hour, 86_400, 3_600), (.day, 30 * 86_400, 86_400),
            (.week, 365 * 86_400, 7 * 86_400), (.month, .max, 31 * 86_400),
        ]
        for seed in 0..<40 {
            let points = Self.random(UInt64(seed) + 1_000, count: 600, reach: 800 * 86_400)
            let kept = Set(Self.kept(.standard, points))
            let times = points.filter { kept.contains($0.number) }.map(\.time.seconds)
            guard let newest = points.last?.time.seconds else { continue }
            for point in points {
                for length in lengths where newest - point.time.seconds < length.reach {
                    let next = times.first { $0 >= point.time.seconds }
                    #expect(
                        next.map { $0 - point.time.seconds < length.gap } == true,
                        "seed \(seed), \(point.number), \(length.0)")
                }
            }
        }
    }
}
