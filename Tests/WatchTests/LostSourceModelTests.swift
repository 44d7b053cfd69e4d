import CairnFormat
import Testing

@testable import CairnCore
@testable import CairnWatch

/// Rule 16 without a kernel: an event source that is lost is a gap on every root, until all of it
/// is watched again.
@Suite struct LostSourceModelTests {
    private let kernel = ModelKernel()
    private let environment: ModelEnvironment
    private let watcher: Watcher<ModelEnvironment>
    private let whole = SourcePath(1, "")
    private let error = EventSourceFailure.ended.error()

    init() {
        environment = ModelEnvironment(kernel)
        watcher = Watcher(environment)
        kernel.make("a", in: kernel.root, isDirectory: true)
        kernel.make("b", in: kernel.root.children["a"]!, isDirectory: true)
        kernel.make("file", in: kernel.root, isDirectory: false)
    }

    private func start() -> [ChangeHint] {
        watcher.replaceRoots([WatchedRoot(number: 1, path: Array("/root".utf8))])
        return settle()
    }

    private func settle() -> [ChangeHint] {
        var hints: [ChangeHint] = []
        for _ in 0..<100 {
            watcher.take(kernel.read(.max), now: 1)
            watcher.drained()
            watcher.work(steps: 1_000, now: 1)
            watcher.advance(now: 1)
            hints += watcher.takeHints()
            if !watcher.hasWork, !watcher.awaitsDrain, kernel.queue.isEmpty { break }
        }
        return hints
    }

    private func lose() -> [ChangeHint] {
        watcher.lose(error)
        watcher.advance(now: 1)
        return watcher.takeHints()
    }

    private func findAgain() -> [ChangeHint] {
        kernel.replaceInstance()
        watcher.findAgain()
        return settle()
    }

    @Test func rootIsInAGapFromTheLossUntilAllWatchesStand() {
        _ = start()
        #expect(lose() == [.unwatchable(whole, .lostWatch, error)])
        #expect(watcher.statistics.overflows == 1 && watcher.statistics.watches == 0)
        // Nothing is done while there is no source, whatever is asked for.
        watcher.retry()
        watcher.lookAtUnheard()
        #expect(settle() == [] && kernel.watched.count == 3)
        kernel.replaceInstance()
        watcher.findAgain()
        watcher.work(steps: 1, now: 1)
        #expect(!watcher.takeHints().contains(.watchable(whole)), "one of three watches stands")
        #expect(settle() == [.watchable(whole), .reconcile(whole, .lostWatch)])
        #expect(kernel.watched.count == 3)
        kernel.write("file", in: kernel.root)
        #expect(settle().contains(.look(SourcePath(1, "file"), .closed)))
    }

    @Test func lossBeforeTheRootIsReadyMakesItReadyAfterwards() {
        watcher.replaceRoots([WatchedRoot(number: 1, path: Array("/root".utf8))])
        watcher.work(steps: 1, now: 1)
        #expect(lose().contains(.unwatchable(whole, .lostWatch, error)))
        let hints = findAgain()
        #expect(
            hints == [.watchable(whole), .reconcile(whole, .lostWatch), .ready(root: 1)]
                && kernel.watched.count == 3)
    }

    @Test func sourceLostAgainWhileItIsFoundIsTheSameGap() {
        _ = start()
        _ = lose()
        kernel.replaceInstance()
        watcher.findAgain()
        watcher.work(steps: 1, now: 1)
        #expect(lose().isEmpty)
        #expect(findAgain() == [.watchable(whole), .reconcile(whole, .lostWatch)])
    }

    /// A barrier that waits, and one that is asked for meanwhile: neither waits for a source that
    /// may never come.
    @Test func barriersAreToldBehindTheGap() {
        _ = start()
        watcher.awaitBarrier(1)
        #expect(lose() == [.unwatchable(whole, .lostWatch, error), .barrier(1)])
        watcher.awaitBarrier(2)
        watcher.sawBarrier(2)
        #expect(settle() == [.barrier(2)])
        kernel.replaceInstance()
        watcher.findAgain()
        watcher.awaitBarrier(3)
        watcher.sawBarrier(3)
        let hints = settle()
        #expect(hints.last == .barrier(3) && hints.contains(.watchable(whole)))
    }

    @Test func fileWithAWatchOfItsOwnHasOneAgain() throws {
        _ = start()
        watcher.watchFile(SourcePath(1, "file"))
        _ = settle()
        let file = try #require(kernel.root.children["file"])
        #expect(file.wd != nil)
        _ = lose()
        // Asked for while nothing can be watched.
        kernel.make("other", in: kernel.root.children["a"]!, isDirectory: false)
        watcher.watchFile(SourcePath(1, "a/other"))
        _ = findAgain()
        #expect(file.wd != nil && kernel.root.children["a"]?.children["other"]?.wd != nil)
    }

    @Test func whatCouldNotBeWatchedIsToldAnewBeneathTheWhole() throws {
        let inner = try #require(kernel.root.children["a"])
        environment.unreadable = [ObjectIdentifier(inner)]
        let place = SourcePath(1, "a")
        #expect(
            start().contains {
                if case .unwatchable(place, .unreadable, _) = $0 { true } else { false }
            })
        #expect(lose() == [.unwatchable(whole, .lostWatch, error), .watchable(place)])
        let hints = findAgain()
        #expect(
            hints.contains {
                if case .unwatchable(place, .unreadable, _) = $0 { true } else { false }
            } && hints.contains(.watchable(whole)))
    }

    @Test func rootThatIsGoneIsLookedForAgain() throws {
        _ = start()
        let table = MountTable(parsing: Array(Self.mounts("/root").utf8))
        watcher.mountsChanged(table, now: 1)
        _ = settle()
        watcher.mountsChanged(MountTable(parsing: Array(Self.mounts(nil).utf8)), now: 1)
        #expect(settle().contains(.suspended(root: 1)))
        #expect(lose().isEmpty, "its gap is another")
        // It comes back while nothing can be watched.
        watcher.mountsChanged(table, now: 1)
        #expect(settle().isEmpty)
        let hints = findAgain()
        #expect(hints.contains(.back(root: 1)) && kernel.watched.count == 3, "\(hints)")
    }

    /// Whether it is gone or away is for the receiver to judge, whenever another disk is there.
    @Test func rootThatIsMissingIsToldAgainWhenItsDiskComes() {
        environment.isRootMissing = true
        #expect(start().contains(.gone(root: 1)))
        let table = MountTable(parsing: Array(Self.mounts("/root").utf8))
        watcher.mountsChanged(table, now: 1)
        #expect(settle() == [.gone(root: 1)])
        environment.isRootMissing = false
        watcher.lookForRoots()
        #expect(settle().contains(.back(root: 1)))
    }

    /// A root of FUSE stayed suspended for ever: it cannot be watched, so nothing new was found.
    @Test(arguments: [true, false]) func rootThatCannotBeWatchedComesBack(isSuspended: Bool) {
        environment.polled = [ObjectIdentifier(kernel.root)]
        #expect(start().contains(.unwatchable(whole, .polled, nil)))
        let table = MountTable(parsing: Array(Self.mounts("/root").utf8))
        watcher.mountsChanged(table, now: 1)
        _ = settle()
        for _ in 0..<2 {
            if isSuspended {
                let bare = MountTable(parsing: Array(Self.mounts(nil).utf8))
                watcher.mountsChanged(bare, now: 1)
                #expect(settle() == [.suspended(root: 1)])
                #expect(watcher.statistics.unwatched == 0)
                watcher.mountsChanged(table, now: 1)
            } else {
                environment.isRootMissing = true
                watcher.retry()
                #expect(settle() == [.gone(root: 1)])
                environment.isRootMissing = false
                watcher.lookForRoots()
            }
            let told: [ChangeHint] = [
                .unwatchable(whole, .polled, nil), .back(root: 1), .reconcile(whole, nil),
            ]
            #expect(settle() == told)
        }
        // Said once.
        watcher.checkRoots()
        #expect(settle().isEmpty)
    }

    private static func mounts(_ point: String?) -> String {
        "1 0 8:1 / / rw - ext4 /dev/a rw\n"
            + (point.map { "2 1 8:2 / \($0) rw - ext4 /dev/b rw\n" } ?? "")
    }
}
