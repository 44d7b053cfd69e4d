import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

@Suite struct PauseTests {
    private let directory = TemporaryDirectory(inMemory: true)

    private func makeWorld() throws -> DaemonWorld {
        let world = try DaemonWorld(catalogPath: directory.file("pause.sqlite"))
        try world.finish()
        return world
    }

    private func save(_ path: String, in world: DaemonWorld) throws {
        world.tree.write(path, "saved")
        world.source.tell(.look(world.place(path), .closed))
    }

    /// Issue 13: `pause`, then SIGTERM captured.
    @Test func aPausedDaemonKeepsNothingAtItsEndAndTheNextStartFindsIt() throws {
        let world = try makeWorld()
        world.daemon.pause(nanoseconds: nil)
        try save("/home/docs/a", in: world)
        try world.settle()
        let commits = world.observer.commits.count
        world.stopCleanly()
        #expect(world.observer.commits.count == commits)
        world.restart(seed: 1)
        try world.finish()
        #expect(try world.stored("/home/docs")[Array("a".utf8)]?.content == Array("saved".utf8))
    }

    /// Its disk can be unmounted, and is asked for again when the pause ends.
    @Test func aPauseLetsGoOfTheRepository() throws {
        let world = try makeWorld()
        world.daemon.pause(nanoseconds: nil)
        try save("/home/docs/a", in: world)
        try world.settle()
        #expect(world.loop.repository.session == nil && world.daemon.status().activity == .paused)
        world.outside.isAway = true
        try world.advance(seconds: 60)
        #expect(world.daemon.status().trouble == nil)
        world.outside.isAway = false
        world.daemon.resume()
        try world.finish()
        #expect(try world.stored("/home/docs")[Array("a".utf8)]?.content == Array("saved".utf8))
    }

    /// Issue 13: each start and each pause made empty commits. The next commit that has something
    /// tells of them.
    @Test func startsAndPausesWithoutChangesMakeNoCommit() throws {
        let world = try makeWorld()
        try save("/home/docs/a", in: world)
        try world.finish()
        world.stopCleanly()
        world.restart(seed: 1)
        try world.finish()
        world.daemon.pause(nanoseconds: 2_000_000_000)
        try world.settle()
        #expect(world.openGaps.map(\.cause) == [.paused, .paused])
        try world.advance(seconds: 3)
        try world.finish()
        #expect(world.observer.commits.isEmpty && world.openGaps.isEmpty)
        try save("/home/docs/b", in: world)
        try world.finish()
        #expect(world.observer.commits.count == 1)
        let writer = try #require(world.loop.repository.session?.writer)
        let gaps = try CatalogReader(writer.catalog).gaps()
        #expect(
            gaps.suffix(4).map(\.gap.cause) == [.notRunning, .notRunning, .paused, .paused]
                && gaps.allSatisfy { $0.ended != nil })
    }
}
