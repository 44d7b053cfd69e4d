import CairnFormat
import Testing

@testable import CairnCore
@testable import CairnWatch

/// When names are given out, and how.
@Suite struct SettlerTests {
    private var settler = Settler()

    @Test(arguments: [
        (ChangeNature.written, 2_000 as UInt64, "item a +all"), (.closed, 500, "item a +all"),
        (.appeared, 500, "item a +all"), (.metadata, 500, "item a"), (.removed, 2_000, "item a"),
    ])
    func aNameWaitsForQuiet(nature: ChangeNature, milliseconds: UInt64, task: String) {
        var settler = Settler()
        settler.note("a", nature)
        #expect(settler.nextDeadline() == start + milliseconds * 1_000_000)
        #expect(settler.texts(after: milliseconds - 1).isEmpty)
        #expect(settler.texts(after: milliseconds) == [task])
        #expect(settler.pendingCount == 0 && settler.nextDeadline() == nil)
        #expect(settler.texts(after: 100_000).isEmpty)
    }

    @Test mutating func aWriteThatGoesOnIsWaitedForAndACloseEndsTheWait() {
        settler.note("a", .written)
        settler.note("a", .written, after: 1_500)
        #expect(settler.texts(after: 3_400).isEmpty)
        settler.note("a", .metadata, after: 3_450)
        #expect(settler.nextDeadline() == start + 3_950_000_000)
        settler.note("a", .written, after: 3_500)
        settler.note("a", .metadata, after: 3_600)
        // Metadata says nothing about the writer.
        #expect(settler.nextDeadline() == start + 5_500_000_000)
        settler.note("a", .closed, after: 3_700)
        #expect(settler.texts(after: 4_200) == ["item a +all"])
    }

    @Test mutating func aFileThatNeverClosesIsGivenOutAfterThirtySeconds() {
        for milliseconds in stride(from: 0 as UInt64, to: 30_000, by: 100) {
            settler.note("log", .written, after: milliseconds)
            #expect(settler.texts(after: milliseconds).isEmpty)
        }
        #expect(settler.nextDeadline() == start + 30 * second)
        let task = settler.takeSettled(at: start + 30 * second)
        #expect(task == [SettledTask(place("log"), .item, dirtySince: start, afresh: .all)])
        settler.note("log", .written, after: 30_100)
        #expect(settler.nextDeadline() == start + 32_100_000_000)
    }

    @Test mutating func listingsAndSubtreesDoNotWaitForWhatIsInThem() {
        settler.noteListing(place("d"), at: start)
        settler.noteSubtree(place("e"), at: start)
        for milliseconds in stride(from: 0 as UInt64, to: 400, by: 40) {
            settler.note("d/x", .metadata, after: milliseconds)
            settler.note("e/f/x", .closed, after: milliseconds)
        }
        #expect(settler.nextDeadline() == start + second / 2)
        // What is closed goes along: its own time says whether it is of that moment.
        #expect(settler.texts(after: 500) == ["listing d", "subtree e", "item e/f/x +all"])
    }

    // MARK: A moment

    @Test mutating func whatWasClosedBeforeGoesAlong() {
        settler.note("object", .closed)
        let task = settler.takeAll()[0]
        // It could not be captured, and would wait for two seconds more.
        settler.putBack(task, at: start + second)
        settler.note("d", .appeared, after: 1_100)
        settler.note("d", .metadata, after: 1_300)
        settler.note("ref", .closed, after: 1_200)
        settler.note("later", .closed, after: 1_250)
        settler.note("open", .written, after: 1_150)
        settler.noteBarrier(asked: start + 1_300_000_000)
        settler.noteSubtree(place("e"), at: start + 1_600_000_000)
        let tasks = settler.takeSettled(at: start + 1_700_000_000)
        // What is closed later is looked at as well: should its own times say so, it is left for
        // the next round.
        #expect(
            tasks.map(\.text) == [
                "item d +all", "subtree e", "item later +all", "item object +all", "item ref +all",
            ])
        #expect(tasks.allSatisfy { $0.moment == start + 1_200_000_000 })
    }

    /// A file in it may have been given new times by then, and nobody told of that: of a moment
    /// between, it would seem to be later than a ref that came after it.
    @Test mutating func noMomentLiesWhereNobodyHeardOfANewDirectory() {
        settler.noteBarrier(asked: start + second)
        settler.note("objects/d", .appeared, after: 1_100)
        settler.note("ref", .closed, after: 1_110)
        settler.noteSubtree(place("objects/d"), at: start + 1_800_000_000)
        settler.noteBarrier(asked: start + 1_900_000_000)
        let tasks = settler.takeSettled(at: start + 1_900_000_000)
        #expect(tasks.map(\.text) == ["subtree objects/d", "item ref +all"])
        #expect(tasks.allSatisfy { $0.moment == start + 980_000_000 })
    }

    @Test mutating func newDirectoriesThatKeepComingDoNotHoldTheMomentUp() {
        for round in 1..<30 as Range<UInt64> {
            let now = start + round * 300_000_000
            settler.note("new/\(round)", .appeared, after: round * 300 - 100)
            settler.noteSubtree(place("new/\(round)"), at: now - 50_000_000)
            settler.noteBarrier(asked: now)
            let tasks = settler.takeSettled(at: now)
            #expect(tasks.allSatisfy { $0.moment! + 3 * second / 2 > now }, "round \(round)")
            // What a round finds in it is later than its moment.
            guard tasks.contains(where: { $0.path.text == "new/\(round)" }) else { continue }
            settler.postpone(
                SettledTask(place("new/\(round)/x"), .item, dirtySince: now, afresh: .all),
                at: now + 10_000_000)
        }
    }

    @Test mutating func whatIsOpenOrHasWaitedLongestIsKeptAsItIs() {
        settler.note("open", .written)
        #expect(
            settler.takeSettled(at: start + 2 * second).map(\.moment) == [start + 1_500_000_000],
            "nobody wrote for two seconds")
        for milliseconds in stride(from: 10_000 as UInt64, to: 39_990, by: 400) {
            settler.note("busy", .closed, after: milliseconds)
            settler.note("open", .written, after: milliseconds)
        }
        settler.note("other", .closed, after: 39_999)
        let tasks = settler.takeSettled(at: start + 40 * second)
        #expect(tasks.map(\.text) == ["item busy +all", "item open +all", "item other +all"])
        #expect(tasks.map(\.moment) == [start + 40 * second, nil, start + 40 * second])
        // Each time it had changed meanwhile: in the end it is kept whatever came before it.
        settler.postpone(tasks[0], at: start + 69 * second)
        #expect(settler.takeSettled(at: start + 70 * second).map(\.moment) == [nil])
    }

    @Test mutating func smallSavesGoBeforeBulkAndOfBulkWhatWasWrittenFirst() {
        for index in 0..<1_000 as Range<UInt64> {
            settler.note("bulk/a/\(index % 7)/\(index)", .closed, after: index)
        }
        settler.note("letters/x", .closed, after: 1_001)
        settler.note("x/.git/objects/ab/o", .closed, after: 1_002)
        settler.note("x/.git/refs/main", .closed, after: 1_003)
        let tasks = settler.takeSettled(at: start + 2 * second, maximum: 10)
        let bulk = tasks.filter { $0.path.text.hasPrefix("bulk") }
        #expect(
            Set(tasks.map(\.path.text)).isSuperset(of: [
                "letters/x", "x/.git/objects/ab/o", "x/.git/refs/main",
            ]))
        #expect(Set(bulk.map(\.dirtySince)) == Set((0..<7).map { start + $0 * 1_000_000 }))
    }

    /// What is closed goes along where there is room, and keeps nothing from its turn.
    @Test mutating func whatSettledGoesBeforeWhatWasLeft() {
        settler.note("a", .closed)
        let task = settler.takeSettled(at: start + second / 2)[0]
        settler.postpone(task, at: start + second)
        settler.note("b", .closed, after: 600)
        #expect(
            settler.takeSettled(at: start + 1_100_000_000, maximum: 1).map(\.text) == [
                "item b +all"
            ])
    }

    @Test mutating func whatChangedLaterIsAskedAboutByEachRound() {
        settler.note("a", .closed)
        let task = settler.takeSettled(at: start + second / 2)[0]
        settler.postpone(task, at: start + second)
        settler.note("b", .closed, after: 600)
        #expect(settler.texts(after: 1_100) == ["item a +all", "item b +all"])
        settler.postpone(task, at: start + 29_900_000_000)
        #expect(settler.nextDeadline() == start + 30 * second)
    }

    @Test mutating func tasksComeInPathOrderAndTheLongestSettledFirst() {
        for name in ["b", "a.x", "a/z", "a", "a/b/c"] { settler.note(name, .closed) }
        settler.note(place("a", root: 0), .closed, at: start)
        #expect(
            settler.texts(after: 500) == [
                "item a +all", "item a +all", "item a/b/c +all", "item a/z +all", "item a.x +all",
                "item b +all",
            ])
        settler.note("z", .closed)
        settler.note("a", .closed, after: 1)
        settler.note("y", .closed)
        #expect(
            settler.takeSettled(at: start + 9 * second, maximum: 2).map(\.text) == [
                "item y +all", "item z +all",
            ])
        #expect(
            settler.takeSettled(at: start + 9 * second, maximum: 2).map(\.text) == ["item a +all"])
    }

    // MARK: Listings and subtrees

    @Test func tooManyNamesOfADirectoryBecomeAListingThatKnowsWhichToRead() {
        var settler = Self.small(names: 128, pending: 65_536)
        for index in 0..<128 { settler.note("d/\(index)", index == 5 ? .closed : .metadata) }
        #expect(settler.pendingCount == 128)
        settler.note("d/more", .metadata)
        #expect(settler.pendingCount == 1)
        settler.note("d/last", .written)
        settler.note("d/gone", .removed)
        settler.note("d/below/x", .metadata)
        settler.note("d", .metadata)
        #expect(settler.pendingCount == 2 && settler.nameCount == 2)
        #expect(settler.dirty(at: place("d/anything")) == start)
        // Of a directory that went nothing more is known than that.
        #expect(settler.dirty(at: place("d/anything/beneath")) == start)
        #expect(settler.texts(after: 2_000) == ["listing d +5,last", "item d/below/x"])
        #expect(settler.nameCount == 0 && settler.placeCount == 1)
    }

    @Test mutating func aSubtreeTakesInWhatLiesBeneathButContent() {
        for name in ["d/a/x", "d/b", "d/c/w"] { settler.note(name, .metadata) }
        settler.note("d/a/y", .closed)
        settler.note("d/n", .written)
        settler.noteListing(place("d/a/l"), at: start)
        settler.noteSubtree(place("d"), at: start + second)
        settler.note("d/later", .appeared, after: 1_100)
        settler.note("d/q/closed", .closed, after: 1_100)
        settler.noteSubtree(place("d/c"), at: start + second)
        #expect(settler.pendingCount == 3)
        #expect(settler.dirty(at: place("d/e/f/g")) == start)
        #expect(
            settler.texts(after: 3_000) == [
                "subtree d +n", "item d/a/y +all", "item d/q/closed +all",
            ])
    }

    @Test mutating func whatAppearsInPlaceOfAListedDirectoryIsScannedWhole() {
        settler.noteListing(place("d"), at: start)
        settler.note("d", .appeared)
        #expect(settler.texts(after: 500) == ["subtree d"])
        settler.note("e", .appeared)
        settler.noteListing(place("e"), at: start)
        #expect(settler.texts(after: 500) == ["subtree e"])
    }

    @Test mutating func theRootIsAPlaceLikeAnyOther() {
        settler.note("", .metadata)
        #expect(settler.texts(after: 500) == ["item "])
        settler.note("", .metadata)
        settler.noteListing(place(""), at: start)
        settler.note("x", .closed)
        settler.note("y/z", .closed)
        #expect(settler.texts(after: 500) == ["listing  +x", "item y/z +all"])
    }

    // MARK: Bounds

    private static func small(names: Int = 4, pending: Int = 16) -> Settler {
        var configuration = Settler.Configuration()
        configuration.namesPerDirectoryMaximum = names
        configuration.pendingMaximum = pending
        return Settler(configuration)
    }

    @Test func tooManyPendingCollapseTheFullestDirectoriesFirst() {
        var settler = Self.small(names: 10)
        for index in 0..<8 { settler.note("full/\(index)", .closed) }
        for index in 0..<9 { settler.note("thin\(index)/x", .metadata) }
        // Beyond 16: down to 12 or fewer.
        #expect(settler.texts(after: 500).first == "listing full +0,1,2,3,4,5,6,7")
    }

    @Test func tooManyDirectoriesCollapseUpwardsAndContentIsReadAfresh() {
        var settler = Self.small()
        for index in 0..<17 {
            settler.note("a/\(index % 4)/\(index)/x", index == 9 ? .closed : .metadata)
        }
        #expect(settler.pendingCount <= 12)
        let tasks = settler.texts(after: 2_000)
        #expect(
            tasks.contains {
                $0.hasPrefix("subtree a/1/9 +all") || $0 == "item a/1/9/x +all"
                    || $0 == "subtree a/1 +all"
            }, "\(tasks)")
        for index in 0..<1_000 { settler.note("deep/\(index)/\(index)/\(index)/x", .metadata) }
        #expect(settler.pendingCount <= 16 && settler.placeCount <= 64)
    }

    @Test func longPathsAreBounded() {
        var settler = Self.small()
        let deep = (0..<500).map { "\($0)" }.joined(separator: "/")
        settler.note(deep, .closed)
        #expect(settler.placeCount <= 64 && settler.pendingCount == 1)
        let task = settler.takeAll()[0]
        #expect(task.extent == .subtree && task.afresh == .all && deep.hasPrefix(task.path.text))
    }

    @Test func namesThatListingsRememberAreBounded() {
        var settler = Self.small()
        for index in 0..<100 { settler.note("d/\(index)", .closed) }
        #expect(settler.nameCount <= 16)
        #expect(settler.texts(after: 2_000) == ["listing d +all"])
    }

    @Test mutating func oddPathsHarmNobody() {
        for path in ["/", "//a", "a//b/", "/a/b"] { settler.note(path, .closed) }
        #expect(settler.texts(after: 500) == ["item  +all", "item a +all", "item a/b +all"])
        settler.noteMove(from: place("x"), to: place("x/y/z"), at: .max - 1)
        settler.noteMove(from: place("x"), to: place("x"), at: .max)
        #expect(settler.takeSettled(at: .max).count == 2)
    }

    // MARK: Roots, flushes, returns

    @Test mutating func aSuspendedRootKeepsWhatItHas() {
        settler.note("a", .closed)
        settler.note(place("b", root: 2), .closed, at: start)
        settler.suspend(root: 1)
        settler.note("c", .closed)
        #expect(settler.pendingCount == 3)
        #expect(settler.texts(after: 500) == ["item b +all"])
        #expect(settler.takeAll().isEmpty && settler.nextDeadline() == nil)
        #expect(settler.dirty(at: place("a")) == start && settler.oldest == start)
        settler.resume(root: 1)
        #expect(settler.takeAll().map(\.text) == ["item a +all", "item c +all"])
        settler.note("a", .closed)
        settler.forget(root: 1)
        #expect(settler.pendingCount == 0 && settler.dirty(at: place("a")) == nil)
    }

    @Test func whatIsPutBackSettlesAgain() {
        var settler = Self.small(names: 128, pending: 65_536)
        settler.note("a", .closed)
        settler.note("b", .metadata)
        settler.noteSubtree(place("c"), at: start)
        for index in 0..<129 { settler.note("d/\(index)", index == 7 ? .closed : .removed) }
        let tasks = settler.takeAll()
        #expect(tasks.count == 4 && settler.pendingCount == 0)
        let late = start + 100 * second
        for task in tasks { settler.putBack(task, at: late) }
        #expect(settler.nextDeadline() == late + 2 * second)
        #expect(settler.oldest == start)
        #expect(settler.takeSettled(at: late + 2 * second).map(\.text) == tasks.map(\.text))
    }

    @Test mutating func dirtySinceIsAnsweredForWhatIsAboveAndBeneath() {
        settler.note("a/b/c", .metadata, after: 1)
        settler.note("a/b", .metadata, after: 2)
        #expect(settler.dirty(at: place("a")) == start + 1_000_000)
        #expect(settler.dirty(at: place("a/b")) == start + 1_000_000)
        // Metadata of a directory says nothing about what is in it.
        #expect(settler.dirty(at: place("a/b/x")) == nil)
        settler.note("a/b", .appeared, after: 3)
        #expect(settler.dirty(at: place("a/b/x")) == start + 2_000_000)
        #expect(settler.dirty(at: place("a/b", root: 2)) == nil)
    }
}
