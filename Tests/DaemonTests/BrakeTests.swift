import CairnFormat
import Testing

@testable import CairnEngine

/// When so much changes at once that a person should look.
@Suite struct BrakeTests {
    private static let second: UInt64 = 1_000_000_000
    private static let good = Hash128(Array(1...16))
    private static let later = Hash128(Array(2...17))

    @Test(arguments: [
        // Changed, of how many, and whether that is too much with 30 % and 1,000.
        (1_000, 1_000, false), (1_001, 1_001, true), (1_001, 3_336, true), (1_001, 3_337, false), (300_001, 1_000_000, true),
        (300_000, 1_000_000, false), (999, 999, false),
    ] as [(UInt64, UInt64, Bool)])
    func shareAndNumberMustBothBePassed(_ changed: UInt64, _ live: UInt64, _ isMass: Bool) {
        var brake = MassChangeBrake()
        #expect((brake.note(changed: changed, live: live, before: Self.good, at: 5) != nil) == isMass)
    }

    @Test func roundsAddUpWithinTheTimeAndTheCommitBeforeTheFirstIsGood() {
        var brake = MassChangeBrake()
        for minute in 0..<5 {
            let finding = brake.note(
                changed: 300, live: 2_000, before: minute == 0 ? Self.good : Self.later, at: UInt64(minute) * 60 * Self.second)
            #expect(finding == (minute == 3 ? .init(changed: 1_200, live: 2_000, lastGood: Self.good) : minute == 4
                ? .init(changed: 1_500, live: 2_000, lastGood: Self.good) : nil))
        }
    }

    @Test func whatIsLongAgoCountsNoMore() {
        var brake = MassChangeBrake()
        for round in 0..<20 {
            #expect(brake.note(changed: 500, live: 2_000, before: Self.good, at: UInt64(round) * 301 * Self.second) == nil)
        }
    }

    @Test func aStormOfSmallRoundsIsAHandfulOfNumbers() {
        var brake = MassChangeBrake()
        var findings = 0
        for round in 0..<2_000 where brake.note(changed: 1, live: 3_000, before: Self.good, at: UInt64(round) * 100_000_000) != nil { findings += 1 }
        #expect(findings == 1_000)
        brake.release()
        #expect(brake.note(changed: 1_000, live: 3_000, before: Self.good, at: 300 * Self.second) == nil)
    }

    @Test func withoutACommitBeforeThereIsNothingToPin() {
        var brake = MassChangeBrake()
        #expect(brake.note(changed: 5_000, live: 5_000, before: nil, at: 0) == nil)
    }
}
