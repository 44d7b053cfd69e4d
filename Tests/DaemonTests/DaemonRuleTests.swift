import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnSource
@testable import CairnWatch

/// The daemon's rules, one at a time.
@Suite struct DaemonRuleTests {
    let directory = TemporaryDirectory(inMemory: true)

    private func world(
        _ sources: [String] = [DaemonWorld.docs],
        _ change: (inout DaemonConfiguration) -> Void = { _ in }
    ) throws -> DaemonWorld {
        try DaemonWorld(catalogPath: directory.file("catalog.sqlite"), sources: sources, change)
    }

    private func top(_ number: UInt64) -> SourcePath { SourcePath(root: number, path: []) }

    private func look(_ world: DaemonWorld, _ path: String, _ nature: ChangeNature) throws {
        world.source.tell(.look(try #require(world.source.place(path.pathBytes)), nature))
    }

    // MARK: Start

    @Test func aFreshStartMakesOneCommitOfRootsAndOneOfFiles() throws {
        let world = try world()
        world.tree.write("/home/docs/a", "content")
        try world.finish()
        #expect(
            try CatalogReader(world.loop.repository.session!.writer.catalog).commits().map(
                \.commit.counts.new)
                == [0, 1])
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    @Test func aRestartWithoutChangesMakesNoCommitAndTheNextOneOpensAndClosesItsGap() throws {
        let world = try world()
        world.tree.write("/home/docs/a", "content")
        try world.finish()
        world.restart(seed: 2)
        try world.finish()
        #expect(world.observer.commits.isEmpty)
        world.tree.write("/home/docs/a", "more")
        try look(world, "/home/docs/a", .closed)
        try world.finish()
        #expect(world.observer.commits.count == 1)
        let gap = try #require(
            try CatalogReader(world.loop.repository.session!.writer.catalog).gaps().last)
        #expect(gap.gap.cause == .notRunning && gap.first == gap.last && gap.ended != nil)
    }

    @Test func theLedgerIsWrittenThoughNothingChanged() throws {
        let world = try world()
        try world.finish()
        let before = world.observer.commits.count
        world.source.tell(.gone(root: 1))
        try world.settle()
        #expect(world.observer.commits.count == before + 1)
        #expect(
            try CatalogReader(world.loop.repository.session!.writer.catalog).openGaps().map(\.cause)
                == [
                    .lostWatch
                ])
    }

    @Test func untilItWasComparedEverythingIsDirty() throws {
        let world = try world()
        world.tree.write("/home/docs/a", "content")
        _ = world.loop.turn()
        guard case .dirty = world.daemon.attention(to: "/home/docs/a".pathBytes) else {
            Issue.record("not dirty")
            return
        }
        try world.finish()
        #expect(world.daemon.attention(to: "/home/docs/a".pathBytes) == .none)
    }

    // MARK: Roots

    @Test(arguments: [true, false]) func aRootThatVanishesDeletesNothing(isToldAtOnce: Bool) throws
    {
        let world = try world()
        world.tree.write("/home/docs/a", "content")
        try world.finish()
        let commits = world.observer.commits.count
        world.tree.rename("/home/docs", to: "/home/away")
        if isToldAtOnce { world.source.tell(.suspended(root: 1)) }
        try look(world, "/home/docs/a", .removed)
        world.source.tell(.reconcile(top(1), .overflow))
        try world.advance(seconds: 30)
        // It is the root that is away, not the repository.
        #expect(world.observer.losses == [] && world.loop.repository.session != nil)
        if !isToldAtOnce { world.source.tell(.gone(root: 1)) }
        try world.advance(seconds: 30)
        #expect(
            world.observer.commits.dropFirst(commits).allSatisfy { $0.commit.counts.deleted == 0 })
        #expect(try world.stored("/home/docs").count == 2)
        #expect(!world.openGaps.isEmpty)
        world.tree.rename("/home/away", to: "/home/docs")
        world.tree.remove("/home/docs/a")
        world.source.tell(.back(root: 1), .reconcile(top(1), nil))
        try world.finish()
        #expect(try world.stored("/home/docs").count == 1)
        #expect(world.openGaps == [])
        #expect(world.failures == [])
    }

    /// Its disk went before the service was started, or while it runs.
    @Test(arguments: [true, false]) func aRootOfADiskThatIsNotMountedIsAway(isAtStart: Bool) throws
    {
        let world = try world([DaemonWorld.docs, "/usb/photos"])
        world.tree.setDevice("/", 2 << 62 | 1)
        for path in ["/usb", "/usb/photos"] { world.tree.makeDirectory(path) }
        world.tree.write("/usb/photos/p", "photo")
        world.tree.setDevice("/usb", 2 << 62 | 100)
        try world.finish()
        if isAtStart { world.stopCleanly() }
        world.tree.rename("/usb", to: "/away")
        world.tree.makeDirectory("/usb")
        world.tree.setDevice("/usb", 2 << 62 | 1)
        if isAtStart { world.restart(seed: 2) } else { world.source.tell(.gone(root: 2)) }
        try world.finish()
        #expect(world.daemon.status().roots.map(\.state) == [.watched, .suspended])
        #expect(world.openGaps.contains { $0.cause == .unmounted })
        #expect(!world.openGaps.contains { $0.cause == .lostWatch })
        // New settings compare all roots.
        world.daemon.shared.withLock { $0.compareAll(world.clock.monotonic()) }
        try world.settle()
        #expect(world.daemon.status().dirty == 0)
        // The disk comes without the directory.
        world.tree.setDevice("/usb", 2 << 62 | 100)
        world.source.tell(.gone(root: 2))
        try world.settle()
        #expect(world.daemon.status().roots.map(\.state) == [.watched, .gone])
        world.tree.remove("/usb")
        world.tree.rename("/away", to: "/usb")
        world.source.tell(.back(root: 2), .reconcile(top(2), nil))
        try world.finish()
        #expect(world.daemon.status().roots.map(\.state) == [.watched, .watched])
        #expect(world.openGaps == [])
    }

    @Test func aRootThatWasNeverThereIsKeptOnceItAppears() throws {
        let world = try world([DaemonWorld.docs, "/home/later"])
        try world.finish()
        world.tree.makeDirectory("/home/later")
        world.tree.write("/home/later/a", "content")
        world.source.tell(.back(root: 2), .reconcile(top(2), nil))
        try world.finish()
        #expect(try world.differences("/home/later") == [])
    }

    @Test func aReloadWhileTheRepositoryIsAwayLosesNoHint() throws {
        let world = try world()
        try world.finish()
        world.outside.isAway = true
        world.outside.storage.failAt(
            operation: world.outside.storage.operationCount + 1, with: .error(5))
        world.tree.write("/home/docs/a", "content")
        try look(world, "/home/docs/a", .closed)
        try world.advance(seconds: 2)
        #expect(world.loop.repository.session == nil)
        world.outside.configuration.sources.append(.init(path: DaemonWorld.work.pathBytes))
        world.daemon.reload { _ in }
        try world.settle()
        world.tree.write("/home/docs/b", "content")
        try look(world, "/home/docs/b", .closed)
        world.tree.write("/home/work/c", "content")
        try look(world, "/home/work/c", .closed)
        try world.settle()
        world.outside.isAway = false
        try world.finish()
        for path in [DaemonWorld.docs, DaemonWorld.work] {
            #expect(try world.differences(path) == [])
        }
    }

    @Test func whatAnotherCommandMadePartOfAWiderRootIsStillWatched() throws {
        let world = try world()
        world.tree.write("/home/docs/a", "content")
        try world.finish()
        var token: AccessToken?
        world.tree.write("/home/docs/b", "content")
        try look(world, "/home/docs/b", .closed)
        world.source.deliver()
        let box = TokenBox()
        world.daemon.acquire { box.token = $0 }
        world.handOver()
        token = box.token
        do {
            let request = BackupRequest(sources: [.init(path: "/home".pathBytes)], readers: 0)
            _ = try BackupRun(
                try world.outside.open(), fileSystem: world.tree, clock: world.clock,
                request: request,
                cancellation: Cancellation(), observer: nil
            ).run()
        }
        world.tree.write("/home/docs/c", "content")
        try look(world, "/home/docs/c", .closed)
        world.daemon.release(try #require(token))
        // A flush may come in the same breath.
        let flush = world.flush()
        try world.settle()
        #expect(flush.done != nil, "\(flush.failure ?? "")")
        #expect(try world.differences(DaemonWorld.docs) == [])
        try world.finish()
        #expect(world.openGaps == [])
    }

    @Test func aSourceWithinAWiderRootThatVanishesDeletesNothingAndHoldsNobodyElse() throws {
        let world = try world([DaemonWorld.docs, DaemonWorld.work])
        world.tree.write("/home/docs/a", "content")
        do {
            let request = BackupRequest(sources: [.init(path: "/home".pathBytes)], readers: 0)
            _ = try BackupRun(
                try world.outside.open(), fileSystem: world.tree, clock: world.clock,
                request: request,
                cancellation: Cancellation(), observer: nil
            ).run()
        }
        try world.finish()
        world.tree.rename("/home/docs", to: "/home/away")
        // Before anybody says that it is gone, and after.
        try look(world, "/home/docs/a", .removed)
        try look(world, "/home/docs", .metadata)
        world.source.tell(.reconcile(top(1), .overflow))
        try world.advance(seconds: 30)
        #expect(try world.stored(DaemonWorld.docs).count == 2)
        world.source.tell(.gone(root: 1))
        world.tree.write("/home/work/b", "content")
        try look(world, "/home/work/b", .closed)
        try world.advance(seconds: 30)
        #expect(try world.stored(DaemonWorld.docs).count == 2)
        #expect(try world.differences(DaemonWorld.work) == [])
        world.tree.rename("/home/away", to: "/home/docs")
        world.source.tell(.back(root: 1), .reconcile(top(1), nil))
        try world.finish()
        #expect(try world.differences(DaemonWorld.docs) == [])
        #expect(world.openGaps == [])
    }

    private final class TokenBox: @unchecked Sendable {
        // SAFETY: written by the daemon's loop, which the test's own thread drives.
        var token: AccessToken?
    }

    // MARK: Comparing

    @Test func aComparisonRestsWhenSomethingSettled() throws {
        let world = try world()
        for index in 0..<8 {
            world.tree.makeDirectory("/home/docs/d\(index)")
            world.tree.write("/home/docs/d\(index)/f", "content")
        }
        _ = world.loop.turn()
        // It settles by the time the second directory is listed.
        let (tree, clock, source) = (world.tree, world.clock, world.source)
        let once = Countdown(1)
        tree.onList("/home/docs/d3") {
            guard once.next() else { return }
            tree.write("/home/docs/d0/saved", "new")
            if let place = source.place("/home/docs/d0/saved".pathBytes) {
                source.tell(.look(place, .closed))
            }
            clock.advance(seconds: 1)
        }
        try world.settle()
        let first = try #require(world.observer.commits.first { $0.commit.counts.new > 0 })
        #expect(first.commit.counts.new < 8, "the comparison was not taken in parts")
        try world.finish()
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    @Test func onlyACompletedComparisonClosesAGap() throws {
        let world = try world()
        for name in ["a", "b", "c"] { world.tree.makeDirectory("/home/docs/\(name)") }
        try world.finish()
        world.source.tell(.reconcile(top(1), .overflow))
        let (tree, daemon, source) = (world.tree, world.daemon, world.source)
        let once = Countdown(1)
        tree.onList("/home/docs/a") {
            // A second overflow, when the comparison has passed where it matters.
            guard once.next() else { return }
            tree.write("/home/docs/missed", "content")
            source.tell(.reconcile(SourcePath(root: 1, path: []), .overflow))
            source.deliver()
            daemon.resume()
        }
        source.deliver()
        var wasOpen = false
        while world.loop.turn() == .worked {
            if !world.openGaps.isEmpty { wasOpen = true }
            try world.checkNothingMissed()
        }
        #expect(wasOpen)
        try world.finish()
        #expect(world.openGaps == [])
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    @Test func whatFailedEarlyInAComparisonIsStillFailingAtItsEnd() throws {
        let world = try world()
        for name in ["a", "b", "c"] {
            world.tree.makeDirectory("/home/docs/\(name)")
            world.tree.write("/home/docs/\(name)/f", "content")
        }
        world.tree.deny("/home/docs/a/f")
        let daemon = world.daemon
        // The comparison rests for it, so that its parts are rounds of their own.
        world.tree.onList("/home/docs/b") { daemon.resume() }
        try world.finish()
        #expect(world.failures.map(\.path) == ["/home/docs/a/f".pathBytes])
        #expect(world.openGaps.map(\.cause) == [.unreadable])
        try world.checkNothingMissed()
        world.tree.deny("/home/docs/a/f", false)
        try look(world, "/home/docs/a/f", .metadata)
        try world.finish()
        #expect(world.failures == [] && world.openGaps == [])
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    @Test func aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan() throws {
        let world = try world()
        world.tree.makeDirectory("/home/docs/d")
        try world.finish()
        world.tree.deny("/home/docs/d")
        world.tree.write("/home/docs/d/f", "content")
        world.source.tell(.reconcile(top(1), nil))
        try world.finish()
        #expect(world.failures.map(\.path) == ["/home/docs/d".pathBytes])
        world.tree.deny("/home/docs/d", false)
        try look(world, "/home/docs/d", .metadata)
        try world.finish()
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    @Test func whatFailsGoesWithItsDirectory() throws {
        let world = try world()
        world.tree.makeDirectory("/home/docs/d")
        world.tree.write("/home/docs/d/f", "content")
        world.tree.deny("/home/docs/d/f")
        try world.finish()
        #expect(world.failures.count == 1)
        world.tree.rename("/home/docs/d", to: "/home/d")
        try look(world, "/home/docs/d", .removed)
        try world.finish()
        #expect(world.failures == [] && world.openGaps == [])
    }

    // MARK: Errors

    @Test func onErrorStopPausesWithTroubleAndResumeGoesOn() throws {
        let world = try world { $0.template.stopsOnError = true }
        try world.finish()
        world.tree.write("/home/docs/a", "content")
        world.tree.deny("/home/docs/a")
        try look(world, "/home/docs/a", .closed)
        try world.advance(seconds: 2)
        #expect(world.daemon.status().activity == .paused)
        #expect(world.daemon.status().trouble?.contains("on-error") == true)
        world.tree.write("/home/docs/b", "content")
        try look(world, "/home/docs/b", .closed)
        try world.advance(seconds: 60)
        #expect(world.loop.repository.session == nil)
        world.tree.deny("/home/docs/a", false)
        world.daemon.resume()
        try world.finish()
        #expect(world.daemon.status().trouble == nil)
        #expect(try world.differences(DaemonWorld.docs) == [])
        #expect(world.failures == [] && world.openGaps == [])
    }

    @Test func aFlushEndsThoughSomebodyKeepsWriting() throws {
        let world = try world()
        world.tree.write("/home/docs/log", "begin")
        try world.finish()
        let (tree, source) = (world.tree, world.source)
        tree.onRead("/home/docs/log") { _ in
            tree.append("/home/docs/log", [1])
            if let place = source.place("/home/docs/log".pathBytes) {
                source.tell(.look(place, .written))
            }
        }
        tree.append("/home/docs/log", [0])
        try look(world, "/home/docs/log", .written)
        let flush = world.flush()
        for _ in 0..<50 where !flush.isOver {
            source.deliver()
            _ = world.loop.turn()
        }
        #expect(flush.done != nil)
    }

    @Test func hintsOfARootThatWasDroppedAreNotTakenForAnother() throws {
        let world = try world([DaemonWorld.docs, DaemonWorld.work])
        try world.finish()
        world.tree.write("/home/work/a", "content")
        try look(world, "/home/work/a", .closed)
        world.outside.configuration.sources = [.init(path: DaemonWorld.work.pathBytes)]
        world.daemon.reload { _ in }
        try world.finish()
        #expect(try world.differences(DaemonWorld.work) == [])
    }
}
