import CairnFormat
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// A stop, a pause and exclusive access begin with what the kernel and `cairn-events` still hold.
@Suite struct HandoverTests {
    private let directory = TemporaryDirectory(inMemory: true)

    /// A world in which a file was saved a moment ago, and nobody told of it yet.
    private func makeWorld() throws -> DaemonWorld {
        let world = try DaemonWorld(catalogPath: directory.file("handover.sqlite"))
        try world.finish()
        world.tree.write("/home/docs/a", "saved")
        world.source.tell(.look(world.place("/home/docs/a"), .closed))
        return world
    }

    private func storedContent(_ world: DaemonWorld) throws -> [UInt8]? {
        world.loop.repository.session = .init(
            try world.outside.open(), excluded: [], holding: nil)
        defer { world.loop.repository.session = nil }
        return try world.stored("/home/docs")[Array("a".utf8)]?.content
    }

    private var saved: [UInt8] { Array("saved".utf8) }

    @Test func whatWasSavedJustBeforeAStopIsInTheLastSnapshot() throws {
        let world = try makeWorld()
        world.daemon.stop()
        // Neither the event nor the barrier has arrived.
        #expect(world.loop.turn() == .idle)
        #expect(world.loop.turn() == .idle)
        world.source.deliver()
        while world.loop.turn() != .stopped {}
        world.loop.end()
        #expect(try storedContent(world) == saved)
        #expect(world.openGaps.isEmpty)
    }

    @Test func whatWasSavedJustBeforeAPauseIsCapturedFirst() throws {
        let world = try makeWorld()
        world.daemon.pause(nanoseconds: nil)
        #expect(world.loop.turn() == .idle)
        #expect(world.daemon.status().activity != .paused)
        world.source.deliver()
        _ = world.loop.turn()
        #expect(world.daemon.status().activity == .paused)
        #expect(try storedContent(world) == saved)
    }

    @Test func whatWasSavedJustBeforeExclusiveAccessIsCapturedFirst() throws {
        let world = try makeWorld()
        let access = Granted()
        world.daemon.acquire { access.token = $0 }
        #expect(world.loop.turn() == .idle && access.token == nil)
        world.source.deliver()
        _ = world.loop.turn()
        #expect(access.token != nil)
        #expect(try storedContent(world) == saved)
    }

    /// Nothing may be captured, and the next `status` has to know of it.
    @Test(arguments: [true, false], [true, false])
    func whatWasSavedJustBeforeAStopThatMayNotCaptureIsLeft(isPause: Bool, answers: Bool) throws {
        let world = try DaemonWorld(catalogPath: directory.file("held.sqlite"))
        try world.finish()
        if isPause { world.daemon.pause(nanoseconds: nil) } else { world.daemon.acquire { _ in } }
        world.handOver()
        #expect(!world.daemon.leavesChanges)
        world.tree.write("/home/docs/a", "saved")
        world.source.tell(.look(world.place("/home/docs/a"), .closed))
        world.daemon.stop()
        #expect(world.loop.turn() == .idle)
        if answers {
            world.source.deliver()
        } else {
            world.clock.advance(nanoseconds: HandoverQueue.patience)
        }
        while world.loop.turn() != .stopped {}
        world.loop.end()
        #expect(world.daemon.leavesChanges)
    }

    /// The source lives, and does not answer.
    private func stopUnheard(_ world: DaemonWorld) throws -> [GapCause] {
        world.daemon.stop()
        #expect(world.loop.turn() == .idle)
        world.clock.advance(nanoseconds: HandoverQueue.patience)
        while world.loop.turn() != .stopped {}
        world.loop.end()
        return try CatalogReader(world.outside.open().catalog).openGaps().map(\.cause)
    }

    @Test func aStopThatCannotHearEverythingCompares() throws {
        let world = try makeWorld()
        #expect(try stopUnheard(world) == [])
        #expect(try storedContent(world) == saved)
    }

    /// As on a tree that is too large to compare before the service manager kills the service.
    @Test func aStopThatHasNoTimeToCompareRecordsAGap() throws {
        let world = try makeWorld()
        world.tree.onList(DaemonWorld.docs) { [clock = world.clock] in
            clock.advance(nanoseconds: DaemonLoop.comparingMaximum)
        }
        #expect(try stopUnheard(world).contains(.overflow))
    }

    @Test(arguments: [true, false])
    func whatALostEventConcealedIsCapturedBefore(isStop: Bool) throws {
        let world = try makeWorld()
        world.source.pending = [.reconcile(world.place(DaemonWorld.docs), .overflow)]
        if isStop {
            world.stopCleanly()
        } else {
            world.daemon.pause(nanoseconds: nil)
            world.handOver()
            #expect(world.daemon.status().activity == .paused)
        }
        #expect(try storedContent(world) == saved)
    }

    /// As with a storm of requests from others.
    @Test func aStopIsAcceptedHoweverManyCommandsWait() throws {
        let world = try makeWorld()
        while world.daemon.mailbox.post({ _ in }) {}
        world.stopCleanly()
        #expect(try storedContent(world) == saved)
    }

    @Test func aResumeCallsOffAPauseThatHasNotBegun() throws {
        let world = try makeWorld()
        world.daemon.pause(nanoseconds: nil)
        #expect(world.loop.turn() == .idle)
        world.daemon.resume()
        try world.finish()
        #expect(world.daemon.status().activity == .watching && world.openGaps.isEmpty)
    }

    /// Access that was requested behind a stop is refused, and a pause does not keep the stop from
    /// capturing.
    @Test func aStopGoesBeforeWhatIsRequestedAfterIt() throws {
        let world = try makeWorld()
        let access = Granted()
        world.daemon.stop()
        world.daemon.pause(nanoseconds: nil)
        world.daemon.acquire {
            access.token = $0; access.isAnswered = true
        }
        while world.loop.turn() != .stopped { world.source.deliver() }
        world.loop.end()
        #expect(access.isAnswered && access.token == nil)
        #expect(try storedContent(world) == saved)
    }
}

/// What the daemon granted.
private final class Granted: @unchecked Sendable {
    // SAFETY: the loop that writes it is driven by the test's own thread.
    var token: AccessToken?
    var isAnswered = false
}
