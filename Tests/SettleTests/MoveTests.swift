import CairnFormat
import Testing

@testable import CairnCore
@testable import CairnWatch

/// What a renamed name may re-use.
@Suite struct MoveTests {
    private var settler = Settler()

    @Test mutating func aRenamedNameSaysWhatItWas() {
        settler.move("a", "b")
        #expect(settler.texts(after: 500) == ["item b <- a", "item a"])
        #expect(settler.pendingCount == 0)
    }

    @Test(arguments: [0, 1, 2, 3])
    func looksForBothNamesDoNoHarm(order: Int) {
        var settler = Settler()
        if order & 1 == 0 { settler.note("a", .removed) }
        if order & 2 == 0 { settler.note("b", .appeared) }
        settler.move("a", "b")
        if order & 1 != 0 { settler.note("a", .removed) }
        if order & 2 != 0 { settler.note("b", .appeared) }
        #expect(settler.texts(after: 2_000) == ["item b <- a", "item a"])
    }

    @Test mutating func whatWasWrittenIsReadUnderItsNewName() {
        settler.note("a", .closed)
        settler.move("a", "b")
        settler.move("c", "d")
        settler.note("d", .written)
        settler.move("e", "f")
        settler.note("f", .metadata)
        settler.note("g", .closed)
        settler.move("h", "g")
        #expect(
            Set(settler.texts(after: 2_000)).isSuperset(
                of: ["item b +all <- a", "item d +all <- c", "item f <- e", "item g +all <- h"]))
    }

    @Test mutating func whatIsNewHasNothingToReUse() {
        settler.note("a", .appeared)
        settler.move("a", "b")
        settler.noteListing(place("d"), at: start)
        settler.move("d/a", "c")
        settler.noteSubtree(place("e"), at: start)
        settler.move("e/x/a", "f")
        let tasks = settler.texts(after: 2_000)
        // Of what was listed or scanned a moment ago it is only known what it may have been.
        for name in ["b +all", "c +all <- d/a", "f +all <- e/x/a"] {
            #expect(tasks.contains("item \(name)"), "\(tasks)")
        }
    }

    @Test mutating func aChainLeadsToItsBeginning() {
        settler.move("a", "b")
        settler.move("b", "c", after: 10)
        settler.move("c", "d", after: 20)
        #expect(
            settler.texts(after: 2_020) == ["item d <- a", "item a", "item b +all", "item c +all"])
    }

    @Test mutating func aCaptureInBetweenBeginsTheChainAnew() {
        settler.move("a", "b")
        #expect(settler.texts(after: 500) == ["item b <- a", "item a"])
        settler.move("b", "c", after: 600)
        #expect(settler.texts(after: 1_100) == ["item c <- b", "item b"])
    }

    @Test mutating func aNameIsGivenOutWithTheOneItHad() {
        settler.move("a", "b")
        settler.move("d/a", "c")
        settler.move("e", "x/e")
        for index in 0..<5 { settler.note("b", .metadata, after: UInt64(400 * index + 400)) }
        for index in 0..<5 { settler.note("c", .metadata, after: UInt64(400 * index + 400)) }
        settler.note("d", .removed)
        // Each may be a directory, with names in it that nobody told of.
        let all = ["item b <- a", "item c <- d/a", "item x/e <- e", "item a", "item d/a", "item e"]
        #expect(settler.texts(after: 600) == all)
        #expect(settler.texts(after: 2_000) == ["item d"])
    }

    @Test mutating func aRenameFollowedByWritesIsStillARename() {
        settler.move("log", "log.1")
        settler.note("log", .appeared, after: 10)
        settler.note("log", .closed, after: 20)
        for index in 0..<5 { settler.note("log.1", .written, after: UInt64(100 * index + 100)) }
        // The new file at the old name settles first; the renamed one must not lose its history to
        // it.
        #expect(settler.texts(after: 520) == ["item log.1 +all <- log", "item log +all"])
    }

    @Test mutating func aDirectoryThatIsListedAfterItsRenameKeepsWhatItWas() {
        settler.move("d", "e")
        settler.noteSubtree(place("e"), at: start)
        settler.note("e/x", .closed)
        settler.move("e/y", "e/z")
        #expect(
            settler.texts(after: 2_000) == ["subtree e +x <- d", "item e/z +all <- d/y", "item d"])
    }

    @Test mutating func whatIsMovedIntoANewDirectoryKeepsWhatItWas() {
        settler.note("new", .appeared)
        settler.noteSubtree(place("new"), at: start)
        settler.move("a", "new/a")
        settler.noteSubtree(place("new"), at: start)
        #expect(settler.texts(after: 500) == ["item new/a <- a", "item a", "subtree new"])
    }

    @Test mutating func aSuspendedRootKeepsItsNamesAndOthersAreReadAfresh() {
        settler.noteMove(from: place("a"), to: place("b", root: 2), at: start)
        settler.suspend(root: 2)
        #expect(settler.texts(after: 2_000) == ["item a"])
        settler.resume(root: 2)
        #expect(settler.texts(after: 2_000) == ["item b +all"])
    }

    @Test mutating func whatIsPutBackIsReadAndStillARename() {
        settler.move("a", "b")
        let tasks = settler.takeSettled(at: start + second)
        for task in tasks { settler.putBack(task, at: start + second) }
        #expect(settler.texts(after: 4_000) == ["item b +all <- a", "item a"])
    }

    @Test mutating func thereAndBackAndExchangesAreReadAfresh() {
        settler.move("a", "b")
        settler.move("b", "a")
        #expect(settler.texts(after: 2_000) == ["item a +all", "item b +all"])
    }

    @Test mutating func aNameThatGoesAndComesAgainUntoldIsReadAfresh() {
        settler.move("a", "b")
        settler.note("b", .removed)
        settler.note("b", .appeared)
        #expect(settler.texts(after: 2_000) == ["item a", "item b +all"])
    }

    @Test mutating func twoNamesCannotHaveBeenTheSame() {
        settler.move("a", "b")
        settler.move("a", "c")
        #expect(settler.texts(after: 500) == ["item c <- a", "item a", "item b +all"])
    }

    /// The directory alone came first, took its former names with it, and the history of the file
    /// was cut.
    @Test(arguments: [0, 100, 400])
    func aFileAndItsDirectoryThatAreRenamedComeTogether(milliseconds: UInt64) {
        var settler = Settler()
        settler.move("d/a", "d/b")
        settler.move("d", "e", after: milliseconds)
        let first = settler.texts(after: 1_000)
        #expect(first.starts(with: ["item e <- d", "item e/b <- d/a"]), "\(first)")
    }

    /// As the kernel tells it: each name once more for itself, and what is in the directory last.
    @Test func aFileAndItsDirectoryThatAreRenamedComeTogetherAsTheKernelTells() {
        var settler = Settler()
        for (from, to) in [("d/a", "d/b"), ("d", "e")] {
            settler.note(from, .removed)
            settler.note(to, .appeared)
            settler.move(from, to)
        }
        settler.noteSubtree(place("e"), at: start)
        let first = settler.texts(after: 1_000)
        #expect(first.starts(with: ["subtree e <- d", "item e/b <- d/a"]), "\(first)")
    }

    @Test mutating func aDirectoryTakesAlongWhatIsDirtyInIt() {
        settler.note("d/x", .closed)
        settler.note("d/s/y", .metadata)
        settler.noteListing(place("d/l"), at: start)
        settler.move("q", "d/m")
        settler.move("d", "e", after: 100)
        let tasks = settler.texts(after: 2_100)
        #expect(
            tasks == [
                "item e <- d", "item e/m <- q", "item d", "listing d/l", "item d/m +all",
                "item d/s/y", "item d/x +all",
                "listing e/l", "item e/s/y", "item e/x +all", "item q",
            ], "\(tasks)")
    }

    @Test mutating func aListedDirectoryIsScannedWholeUnderItsNewName() {
        settler.noteListing(place("d"), at: start)
        settler.note("d/x", .closed)
        settler.move("d", "e")
        #expect(settler.texts(after: 500).contains("subtree e +x <- d"))
    }

    @Test func aThousandNamesMovedOutAndInAreAllReUsed() {
        var configuration = Settler.Configuration()
        configuration.namesPerDirectoryMaximum = 128
        var settler = Settler(configuration)
        for index in 0..<1_000 {
            settler.note("from/\(index)", .removed)
            settler.note("to/\(index)", .appeared)
            settler.move("from/\(index)", "to/\(index)")
        }
        #expect(settler.pendingCount == 1_001)
        let tasks = settler.takeSettled(at: start + second)
        #expect(
            tasks.dropLast().allSatisfy {
                $0.former?.path == Array("from".utf8) + $0.path.path.dropFirst(2)
            })
        #expect(tasks.count == 1_001 && tasks.last?.text == "listing from")
    }

    @Test mutating func movesAcrossRootsAreReUsedUntilARootIsForgotten() {
        settler.noteMove(from: place("a"), to: place("b", root: 2), at: start)
        settler.noteMove(from: place("c", root: 3), to: place("d", root: 2), at: start)
        settler.forget(root: 3)
        let tasks = settler.takeSettled(at: start + second)
        #expect(tasks.map(\.text) == ["item b <- a", "item a", "item d +all"])
        #expect(tasks[0].former == place("a"))
    }
}
