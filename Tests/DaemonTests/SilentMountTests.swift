import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnDaemon
@testable import CairnWatch

/// Issue 13, 7: a mount that does not answer is a gap by its name, and nothing else is held up.
@Suite struct SilentMountTests {
    private static let mount = "\(DaemonWorld.docs)/mount"

    private func world(_ directory: TemporaryDirectory) throws -> DaemonWorld {
        let world = try DaemonWorld(catalogPath: directory.file("catalog"))
        world.tree.makeDirectory(Self.mount)
        for name in ["a", "b", "c"] { world.tree.write("\(Self.mount)/\(name)", name) }
        world.tree.write("\(DaemonWorld.work)/text", "first")
        try world.finish()
        return world
    }

    @Test func aSilentMountIsOneGapByItsNameAndTheRestIsKept() throws {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try world(directory)
        let stored = try world.stored(Self.mount)
        world.tree.silence(Self.mount)
        world.tree.write("\(DaemonWorld.docs)/beside", "kept")
        world.tree.write("\(DaemonWorld.work)/text", "second")
        world.loop.reconcile.request()
        try world.advance(seconds: 30)
        #expect(world.failures.map { String(decoding: $0.path, as: UTF8.self) } == [Self.mount])
        #expect(world.failures.first?.reason == "its file system does not answer")
        #expect(world.openGaps.map { String(decoding: $0.path, as: UTF8.self) } == ["mount"])
        #expect(try world.differences(DaemonWorld.work) == [])
        #expect(try world.stored("\(DaemonWorld.docs)/beside")[[]] != nil)
        // Nothing there counts as deleted.
        #expect(try world.stored(Self.mount) == stored)

        world.tree.silence(Self.mount, false)
        world.tree.write("\(Self.mount)/b", "later")
        try world.finish(seconds: 7_200)
        #expect(world.openGaps.isEmpty)
        #expect(world.failures.isEmpty)
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    /// Of ten thousand files that were to be read there, none is a failure of its own.
    @Test func filesOfASilentMountAreOneFailure() throws {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try world(directory)
        world.tree.silence(Self.mount)
        for name in ["a", "b", "c"] {
            world.source.tell(.look(SourcePath(root: 1, path: "mount/\(name)".pathBytes), .closed))
        }
        try world.advance(seconds: 30)
        #expect(world.failures.map { String(decoding: $0.path, as: UTF8.self) } == [Self.mount])
        world.tree.silence(Self.mount, false)
        try world.finish(seconds: 7_200)
        #expect(world.failures.isEmpty && world.openGaps.isEmpty)
    }

    /// Issue 13, 7: `status` said that all was well while the daemon's thread hung.
    @Test func aThreadThatDoesNotGoRoundIsStuck() throws {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try world(directory)
        #expect(world.daemon.status().stuck.isEmpty)
        world.loop.note(.capturing)
        world.clock.advance(seconds: 600)
        let stuck = try #require(world.daemon.status().stuck.first)
        #expect(stuck.thread == "loop" && stuck.doing == "capturing" && stuck.ageSeconds == 600)
        _ = world.loop.turn()
        #expect(world.daemon.status().stuck.isEmpty)
    }
}
