import CairnFormat
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnRepository

/// Until when a version stays that a snapshot shows. (Issue 37, number 20.)
@Suite struct RetentionForecastTests {
    private static let day: Int64 = 86_400

    private static func end(
        _ policy: RetentionPolicy, deletedAfterDays days: UInt64
    ) throws -> (end: RetentionForecast.End?, shown: Int64) {
        let rig = try BackupRig()
        rig.tree.write("/home/first", "x")
        try rig.backUp()
        rig.clock.advance(seconds: 100 * UInt64(day))
        rig.tree.write("/home/a", "a")
        let shown = try #require(try rig.backUp().commit).commit.time.seconds
        rig.clock.advance(seconds: days * UInt64(day))
        rig.tree.remove("/home/a")
        try rig.backUp()
        let reader = try CatalogReader(rig.openWriter().catalog)
        let root = try #require(try reader.roots().first)
        let version = try #require(try reader.versions(root, path: "a".bytes).first)
        let forecast = try RetentionForecast(
            reader, RetentionConfiguration(policy: policy), now: rig.clock.now(), calendar: .utc)
        return (forecast.end(of: version, in: root), shown)
    }

    @Test func aSnapshotThatADailyRuleKeepsStaysAsLongAsThatReaches() throws {
        let policy = RetentionPolicy([
            .init(.each, .within(RetentionSpan(seconds: 3_600))),
            .init(.day, .within(RetentionSpan(seconds: 60 * Self.day))),
        ])
        let (end, shown) = try Self.end(policy, deletedAfterDays: 2)
        guard case .at(let time)? = end else {
            Issue.record("\(String(describing: end))")
            return
        }
        #expect(abs(time.seconds - shown - 60 * Self.day) <= 1, "\(time.seconds - shown)")
    }

    @Test func aSnapshotThatAMonthlyRuleKeepsForEverStays() throws {
        let policy = RetentionPolicy([.init(.month, .forever)])
        #expect(try Self.end(policy, deletedAfterDays: 40).end == .never)
    }

    /// Each look showed a later time.
    @Test func theEndDoesNotMoveWithTheClock() throws {
        let rig = try BackupRig()
        for text in ["one", "two"] {
            rig.tree.write("/home/a", text)
            try rig.backUp()
            rig.clock.advance(seconds: 2 * UInt64(Self.day))
        }
        let reader = try CatalogReader(rig.openWriter().catalog)
        let root = try #require(try reader.roots().first)
        let version = try #require(try reader.versions(root, path: "a".bytes).first)
        let policy = RetentionPolicy([.init(.day, .within(RetentionSpan(seconds: 60 * Self.day)))])
        var ends: [RetentionForecast.End?] = []
        for _ in 0..<8 {
            let forecast = try RetentionForecast(
                reader, RetentionConfiguration(policy: policy), now: rig.clock.now(),
                calendar: .utc)
            ends.append(forecast.end(of: version, in: root))
            rig.clock.advance(seconds: 1_111)
        }
        guard case .at? = ends[0] else {
            Issue.record("\(String(describing: ends[0]))")
            return
        }
        #expect(ends.allSatisfy { $0 == ends[0] }, "\(ends)")
    }

    /// The next piece of retention takes it.
    @Test func aSnapshotThatNothingKeepsIsNoReason() throws {
        let policy = RetentionPolicy([.init(.each, .within(RetentionSpan(seconds: 3_600)))])
        #expect(try Self.end(policy, deletedAfterDays: 2).end == nil)
    }
}
