import CairnSimulation
import TestSupport
import Testing

@testable import CairnDaemon

/// A root of the settings inside another root is moved out of it while the daemon runs.
@Suite struct MovedRootDaemonTests {
    private static let inner = DaemonWorld.docs + "/in"

    @Test(arguments: [true, false]) func itsFilesAreNotDeleted(isReplaced: Bool) throws {
        let directory = TemporaryDirectory(inMemory: true)
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog"), sources: [DaemonWorld.docs]
        ) { $0.rules.roots = [Self.inner.pathBytes] }
        world.tree.makeDirectory(Self.inner)
        world.tree.write("\(Self.inner)/letter", "kept")
        try world.finish()
        world.tree.rename(Self.inner, to: "/home/out")
        world.source.tell(.look(world.place(Self.inner), .removed))
        if isReplaced {
            world.tree.makeDirectory(Self.inner)
            world.source.tell(.look(world.place(Self.inner), .appeared))
        }
        try world.advance(seconds: 60)
        #expect(world.failures.map(\.path) == [Self.inner.pathBytes])
        #expect(world.failures.allSatisfy { $0.reason.contains("is now at /home/out") })
        #expect(try world.stored(DaemonWorld.docs)["in/letter".pathBytes] != nil)
        // It comes back.
        if isReplaced { world.tree.remove(Self.inner) }
        world.tree.rename("/home/out", to: Self.inner)
        world.source.tell(.look(world.place(Self.inner), .appeared))
        try world.finish()
        #expect(world.failures.isEmpty)
    }
}
