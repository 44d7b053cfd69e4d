import CairnFormat
import Testing

@testable import CairnSource
@testable import CairnWatch

/// What is dirty in a bundle settles as one. - Source: Docs/CONSISTENCY.md.
@Suite struct BundleSettleTests {
    private func makeSettler() -> Settler {
        var configuration = Settler.Configuration()
        configuration.bundles = BundleRules(extensions: ["rtfd"])
        return Settler(configuration)
    }

    @Test func allOfABundleWaitsForTheLastOfItAndIsGivenOutTogether() {
        var settler = makeSettler()
        settler.note("d/a.rtfd/one", .closed)
        settler.note("d/plain", .closed)
        settler.note("d/a.rtfd/sub/two", .closed, after: 1_500)
        // A name outside is given out after its own half second; within, a close is waited for as a
        // write is.
        #expect(settler.texts(after: 600) == ["item d/plain +all"])
        #expect(settler.texts(after: 2_100).isEmpty)
        settler.note("d/a.rtfd/three", .removed, after: 3_000)
        #expect(settler.texts(after: 4_900).isEmpty)
        #expect(settler.nextDeadline() == start + 5 * second)
        #expect(
            settler.texts(after: 5_000) == [
                "item d/a.rtfd/one +all", "item d/a.rtfd/sub/two +all", "item d/a.rtfd/three",
            ])
        #expect(settler.pendingCount == 0 && settler.nextDeadline() == nil)
    }

    @Test func theLongestWaitIsThatOfTheWhole() {
        var settler = makeSettler()
        for index in 0..<400 {
            let milliseconds = UInt64(index) * 100
            settler.note("a.RTFD/part\(index % 7)", .closed, after: milliseconds)
            let taken = settler.texts(after: milliseconds)
            if milliseconds < 30_000 { #expect(taken.isEmpty, "after \(milliseconds) ms") }
            if milliseconds == 30_000 { #expect(taken.count == 7) }
        }
    }

    @Test func aBundleWithinABundleWaitsWithTheOuterOne() {
        var settler = makeSettler()
        settler.note("a.rtfd/b.rtfd/x", .closed)
        settler.note("a.rtfd/y", .written, after: 1_900)
        #expect(settler.texts(after: 3_800).isEmpty)
        #expect(settler.texts(after: 3_900).count == 2)
    }

    /// After a storm the memory goes back, and with it places that the round had still to look at.
    @Test func aLargeBundleIsGivenOutAtOnce() {
        var settler = makeSettler()
        for index in 0..<2_000 { settler.note("a.rtfd/\(index)", .closed) }
        #expect(settler.takeSettled(at: start + 10 * second, maximum: 3_000).count == 2_000)
    }

    @Test func whatTheMaximumOfARoundCannotHoldIsNotTornApart() {
        var settler = makeSettler()
        for index in 0..<20 { settler.note("a.rtfd/\(index)", .closed) }
        for index in 0..<20 { settler.note("z\(index)", .closed, after: 1_700) }
        let first = settler.takeSettled(at: start + 10 * second, maximum: 3).map(\.text)
        let inside = first.filter { $0.contains("a.rtfd") }.count
        #expect(inside == 20 || inside == 0)
        var rest = 0
        while settler.pendingCount > 0 {
            rest += settler.takeSettled(at: start + 10 * second, maximum: 3).count
        }
        #expect(first.count + rest == 40)
    }

    /// A file that left a bundle takes the rest of what is dirty in it along, for the scan will
    /// look at all of it.
    @Test func aRenameOutOfABundleTakesAllOfIt() {
        var settler = makeSettler()
        settler.note("a.rtfd/x", .closed)
        settler.noteMove(from: place("a.rtfd/y"), to: place("y"), at: start + second)
        #expect(
            settler.texts(after: 1_500).sorted()
                == ["item a.rtfd/x +all", "item a.rtfd/y", "item y <- a.rtfd/y"].sorted())
    }

    @Test func aFlushGivesOutEverything() {
        var settler = makeSettler()
        settler.note("a.rtfd/x", .written)
        #expect(
            settler.takeAll().map(\.text) == ["item a.rtfd/x +all"] && settler.pendingCount == 0)
    }
}
