import CairnFormat
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// What is written without an event: through a mapping from before the start, or to the image of a
/// loop device.
@Suite struct UntoldWritingTests {
    private let directory = TemporaryDirectory(inMemory: true)
    private static let image = "/home/docs/disk.img"

    private func makeWorld() throws -> DaemonWorld {
        let world = try DaemonWorld(catalogPath: directory.file("untold.sqlite"))
        world.tree.write(Self.image, "first")
        // Its times prove that it was not written to since.
        world.clock.advance(seconds: 1)
        try world.finish()
        return world
    }

    private func stored(_ world: DaemonWorld) throws -> String? {
        try world.stored(DaemonWorld.docs)["disk.img".pathBytes].map {
            String(decoding: $0.content, as: UTF8.self)
        }
    }

    @Test func whatASurveyFindsIsLookedAtAgain() throws {
        let world = try makeWorld()
        world.outside.writers = [Self.image.pathBytes, "/elsewhere".pathBytes]
        try world.advance(seconds: 16)
        for content in ["second", "third one"] {
            world.tree.write(Self.image, content)
            try world.advance(seconds: 61)
            try world.finish()
            #expect(try stored(world) == content)
        }
    }

    /// A process of another user is not seen.
    @Test func whatWasFoundBeforeARestartIsLookedAtAfterIt() throws {
        let world = try makeWorld()
        world.outside.writers = [Self.image.pathBytes]
        try world.advance(seconds: 16)
        world.stopCleanly()
        world.outside.writers = []
        world.restart(seed: 2)
        try world.finish()
        world.tree.write(Self.image, "second")
        try world.advance(seconds: 61)
        try world.finish()
        #expect(try stored(world) == "second")
    }

    /// Also what a process has opened since the last survey.
    @Test(arguments: [false, true]) func aStopAndAPauseReadWhatIsBeingWritten(pauses: Bool) throws {
        let world = try makeWorld()
        world.outside.writers = [Self.image.pathBytes]
        world.clock.advance(seconds: 1)
        world.tree.write(Self.image, "second")
        #expect(try storedAtTheEnd(of: world, pauses: pauses) == "second")
    }

    private func storedAtTheEnd(of world: DaemonWorld, pauses: Bool = false) throws -> String? {
        if pauses {
            world.daemon.pause(nanoseconds: nil)
            world.handOver()
        } else {
            world.stopCleanly()
        }
        world.loop.repository.session = .init(
            try world.outside.open(), excluded: [], holding: nil)
        defer { world.loop.repository.session = nil }
        return try stored(world)
    }

    /// Events of a mounted file are told only where its own name is.
    @Test(arguments: [false, true])
    func aMountedFileIsWatchedItselfAndReadAtTheEnd(pauses: Bool) throws {
        let world = try makeWorld()
        world.tree.mountFile(Self.image)
        world.source.tell(.reconcile(world.place(Self.image), nil))
        try world.finish()
        #expect(world.source.watchedFiles == [world.place(Self.image)])
        world.clock.advance(seconds: 1)
        world.tree.write(Self.image, "second")
        #expect(try storedAtTheEnd(of: world, pauses: pauses) == "second")
    }

    /// As on a file system without events, and in a directory that an NFS server exports.
    @Test func aStopComparesWhatIsPolled() throws {
        let world = try makeWorld()
        world.source.tell(.unwatchable(world.place(DaemonWorld.docs), .polled, nil))
        try world.finish()
        world.clock.advance(seconds: 1)
        world.tree.write(Self.image, "second")
        #expect(try storedAtTheEnd(of: world) == "second")
    }

    @Test func aFlushFindsByItsStampWhatNoEventTold() throws {
        let world = try makeWorld()
        world.clock.advance(seconds: 1)
        world.tree.write(Self.image, "second")
        let log = world.flush()
        try world.settle()
        #expect(log.done?.counts.changed == 1)
        #expect(try stored(world) == "second")
    }

    /// One round tries it again, and the comparison of everything meets it.
    @Test func aFlushTellsAndCountsAnItemThatFailsOnce() throws {
        let world = try makeWorld()
        world.clock.advance(seconds: 1)
        world.tree.write(Self.image, "second")
        world.tree.deny(Self.image)
        let log = world.flush()
        try world.settle()
        #expect(log.failed == [Self.image.pathBytes] && log.done?.counts.failed == 1)
    }

    /// As `cairn status FILE` does.
    @Test func whatSomebodyFindsDifferentIsReadAtOnce() throws {
        let world = try makeWorld()
        world.clock.advance(seconds: 1)
        world.tree.write(Self.image, "second")
        let path = Self.image.pathBytes
        #expect(world.daemon.attention(to: path) == .none)
        world.daemon.look(at: path)
        world.daemon.look(at: "/elsewhere".pathBytes)
        guard case .dirty = world.daemon.attention(to: path) else {
            Issue.record("it is not known")
            return
        }
        try world.advance(seconds: 3)
        #expect(try stored(world) == "second")
    }
}
