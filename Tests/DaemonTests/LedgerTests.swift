import CairnFormat
import CairnSimulation
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnSource
@testable import CairnWatch

private func place<Place: TreePlace>(_ path: String, root: UInt64 = 1) -> Place {
    Place(root: root, path: Array(path.utf8))
}
private let moment = Timestamp(seconds: 1_000)
private let second: UInt64 = 1_000_000_000

@Suite struct GapLedgerTests {
    @Test func aGapOfTheSamePlaceAndCauseGoesOn() {
        var ledger = GapLedger([], next: 5)
        let causes: [(String, GapCause)] = [
            ("a", .overflow), ("a", .overflow), ("a", .failed), ("b", .overflow),
        ]
        var numbers: [UInt64] = []
        for (path, cause) in causes { numbers.append(ledger.begin(place(path), cause, at: moment)) }
        #expect(numbers == [5, 5, 6, 7])
        ledger.end(5, at: moment)
        let next = ledger.begin(place("a"), .overflow, at: moment)
        #expect(next == 8)
    }

    @Test func whatIsOpenCoversAndLiesBeneath() {
        var ledger = GapLedger(
            [Gap(number: 1, root: 1, path: Array("a/b".utf8), cause: .overflow, began: moment)],
            next: 2)
        #expect(ledger.covering(place("a/b/c"))?.number == 1)
        #expect(ledger.covering(place("a")) == nil && ledger.covering(place("a/b", root: 2)) == nil)
        #expect(ledger.beneath(place("a")).map(\.number) == [1])
        #expect(ledger.beneath(place("a/bc")) == [])
        #expect(
            ledger.number(of: place("a/b"), .overflow) == 1
                && ledger.number(of: place("a/b"), .failed) == nil)
        ledger.begin(place("a/c"), .overflow, at: moment)
        ledger.keep(roots: [1], besides: [place("a/c"), place("a/b/c")])
        #expect(ledger.inOrder.map(\.number) == [1] && !ledger.hasNews)
        ledger.keep(roots: [2])
        #expect(ledger.inOrder == [] && !ledger.hasNews)
    }

    @Test func newsIsGivenOutOnceAndPutBackInOrder() {
        var ledger = GapLedger([], next: 1)
        ledger.begin(place("a"), .overflow, at: moment)
        let news = ledger.takeNews()
        #expect(news.opened.map(\.number) == [1] && !ledger.hasNews)
        ledger.begin(place("b"), .overflow, at: moment)
        ledger.end(1, at: moment)
        ledger.putBack(news)
        let all = ledger.takeNews()
        #expect(all.opened.map(\.number) == [1, 2] && all.closed.map(\.number) == [1])
    }

    @Test func whatTheJournalClosedIsForgottenWithoutNews() {
        var ledger = GapLedger([], next: 1)
        ledger.begin(place("a"), .overflow, at: moment)
        _ = ledger.takeNews()
        ledger.forget([1, 99])
        #expect(ledger.inOrder == [] && !ledger.hasNews)
        ledger.end(1, at: moment)
        #expect(!ledger.hasNews)
    }

    @Test func tooManyGapsBecomeOneOfTheirRoot() {
        var ledger = GapLedger([], next: 1)
        ledger.tops = [place("", root: 2), place("")]
        for index in 0..<GapLedger.gapsMaximum + 100 {
            ledger.begin(place("f\(index)"), .failed, at: moment)
        }
        #expect(ledger.inOrder.count == GapLedger.gapsMaximum + 1)
        #expect(ledger.covering(place("f\(GapLedger.gapsMaximum + 50)"))?.path == [])
    }
}

/// In a form that can stand in an expectation.
private func starts(_ queue: inout ReconcileQueue, but held: Set<UInt64> = [], at now: UInt64)
    -> Bool
{
    queue.startNext(at: now) { held.contains($0.root) }
}

@Suite struct ReconcileQueueTests {
    @Test func oneThatWaitsTakesInWhatItCovers() {
        var queue = ReconcileQueue()
        queue.add(place("a/b"), gaps: [1], at: 5)
        queue.add(place("a/c"), gaps: [2], at: 6, isNews: true)
        queue.add(place("a"), gaps: [3], at: 7, isPeriodic: true)
        #expect(queue.waiting.count == 1)
        let only = queue.waiting[0]
        #expect(
            only.place == place("a") && only.gaps == [1, 2, 3] && only.isNews && only.isPeriodic
                && only.since == 5)
        queue.add(place("a/b/c"), gaps: [4], at: 8)
        #expect(queue.waiting.count == 1 && queue.waiting[0].gaps == [1, 2, 3, 4])
        queue.add(place("a", root: 2), at: 9)
        #expect(queue.waiting.count == 2)
    }

    @Test func whatIsAskedForWhileOneIsOnItsWayIsDoneAgain() {
        var queue = ReconcileQueue()
        queue.add(place(""), gaps: [1, 2], at: 0)
        #expect(starts(&queue, at: 0))
        queue.add(place("x"), gaps: [1], at: 1)
        #expect(queue.waiting.count == 1 && queue.closable == [2])
        queue.current = nil
        #expect(starts(&queue, at: 1) && queue.closable == [1])
    }

    @Test func heldAndPostponedOnesWait() {
        var queue = ReconcileQueue()
        queue.add(place(""), at: 0, isNews: true)
        #expect(!starts(&queue, but: [1], at: 0))
        #expect(starts(&queue, at: 0))
        queue.postponeCurrent(until: 10)
        #expect(queue.current == nil && queue.nextDeadline == 10)
        #expect(!starts(&queue, at: 9) && queue.news(of: place("a")) == 0)
        queue.hurry(beneath: place(""))
        #expect(starts(&queue, at: 9))
        queue.restartCurrent()
        #expect(queue.current == nil && queue.waiting.count == 1)
        queue.forget(beneath: place(""))
        #expect(queue.isEmpty)
    }

    @Test func tooManyBecomeOneOfTheirRoot() {
        var queue = ReconcileQueue()
        queue.tops = [place("")]
        for index in 0..<3_000 { queue.add(place("d\(index)"), gaps: [UInt64(index)], at: 0) }
        #expect(
            queue.waiting.count == 1 && queue.waiting[0].place == place("")
                && queue.waiting[0].gaps.count == 3_000)
    }
}

@Suite struct WatchedRootsTests {
    private func source(_ path: String) -> BackupSource { .init(path: Array(path.utf8)) }

    private func target(_ number: UInt64, _ path: String, focus: [String] = [])
        -> TreeScanner.Target
    {
        TreeScanner.Target(
            root: RootDefinition(
                number: number, name: Array("r".utf8), path: Array(path.utf8), role: .adHoc),
            anchor: 0,
            focus: focus.map { Array($0.utf8) })
    }

    @Test func numbersStayAndAreNotUsedAgain() {
        var roots = WatchedRoots([source("/a"), source("/b")])
        #expect(roots.watched.map(\.number) == [1, 2])
        roots.replace([source("/b"), source("/c")])
        #expect(roots.watched.map(\.number) == [2, 3])
        roots.replace([source("/a"), source("/b")])
        #expect(roots.watched.map(\.number) == [4, 2])
    }

    @Test func aSourceMayBePartOfAWiderRoot() {
        var roots = WatchedRoots([source("/home/docs"), source("/home/work")])
        #expect(roots.unknown == [1, 2])
        _ = roots.join([target(7, "/home", focus: ["docs"]), target(8, "/home/work")])
        #expect(roots.unknown == [])
        #expect(roots.place(place("x", root: 1)) == place("docs/x", root: 7))
        #expect(roots.hinted(place("docs/x", root: 7)) == place("x", root: 1))
        #expect(roots.hinted(place("other/x", root: 7)) == nil)
        #expect(roots.place(at: Array("/home/docs/x".utf8)) == place("docs/x", root: 7))
        #expect(roots.place(at: Array("/home".utf8)) == nil)
        // What leads to a source may fail, too.
        #expect(roots.stored(at: Array("/home".utf8)) == place("", root: 7))
        #expect(roots.absolute(place("docs/x", root: 7)) == Array("/home/docs/x".utf8))
    }

    @Test func joiningTellsWhatBelongsToAnotherRootNow() {
        var roots = WatchedRoots([source("/home/docs")])
        #expect(roots.join([target(1, "/home/docs")]).isEmpty)
        #expect(roots.join([target(1, "/home/docs")]).isEmpty)
        // Away for now: what was known stays.
        #expect(roots.join([]).isEmpty && roots.unknown == [])
        let moved = roots.join([target(2, "/home", focus: ["docs"])])
        #expect(
            moved.count == 1 && moved[0].old == place("") && moved[0].new == place("docs", root: 2))
    }

    @Test func rootsThatAreAwayAreHeld() {
        var roots = WatchedRoots([source("/a"), source("/b")])
        _ = roots.join([target(1, "/a"), target(2, "/b")])
        roots.setState(.watched, of: 1)
        #expect(roots.isAwaited(Array("/b/x".utf8)) && !roots.isAwaited(Array("/a/x".utf8)))
        roots.setState(.gone, of: 2)
        roots.setState(.gone, of: 99)
        #expect(roots.isHeld(place("x", root: 2)) && !roots.isHeld(place("x")))
    }
}
