import CairnFormat
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// The daemon gives what is deleted time to come back, and forgets nothing meanwhile.
@Suite struct AnomalyDaemonTests {
    private let directory = TemporaryDirectory(inMemory: true)

    private func world() throws -> (world: DaemonWorld, good: Hash128) {
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog.sqlite"), sources: [DaemonWorld.docs]
        ) {
            $0.anomalyGuard.items = 20
            $0.retention = RetentionSchedule(RetentionConfiguration(), calendar: .utc)
        }
        world.tree.makeDirectory("/home/docs/a")
        for number in 0..<60 { world.tree.write("/home/docs/a/\(number)", "content \(number)") }
        try world.finish()
        // What came a moment ago and goes again is no loss.
        try world.advance(seconds: 700)
        let good = try #require(world.observer.commits.last?.commit.id)
        world.tree.remove("/home/docs/a")
        world.source.tell(.look(SourcePath(root: 1, path: "a".pathBytes), .removed))
        try world.advance(seconds: 40)
        return (world, good)
    }

    private func pins(_ world: DaemonWorld) throws -> [Hash128] {
        try CatalogReader(try #require(world.loop.repository.session).writer.catalog).pins().filter
        {
            $0.state == .byAnomalyGuard
        }.map(\.id)
    }

    @Test func whatIsDeletedAndStaysAwayIsPinnedAfterAWhile() throws {
        let (world, good) = try world()
        #expect(try world.stored(DaemonWorld.docs).count == 1 && pins(world).isEmpty)
        let doubt = try #require(world.daemon.status().massChangeDoubt)
        #expect(doubt.root == DaemonWorld.docs.pathBytes && doubt.lost == 60 && doubt.held == 60)
        #expect(world.clock.now().seconds - doubt.since.seconds < 60)
        world.loop.retention.next = 0
        try world.settle()
        #expect(world.daemon.status().massChangeDoubt == doubt)
        #expect(world.daemon.status().retentionWaits == "a mass change waits to be looked at")
        // Nobody saves anything more.
        try world.advance(seconds: 121)
        #expect(try pins(world) == [good] && world.daemon.status().massChangeDoubt == nil)
    }

    @Test func whatComesBackElsewhereIsPinnedNowhere() throws {
        let (world, _) = try world()
        world.tree.makeDirectory("/home/docs/b")
        for number in 0..<60 { world.tree.write("/home/docs/b/\(number)", "content \(number)") }
        world.source.tell(.reconcile(SourcePath(root: 1, path: "b".pathBytes), nil))
        for _ in 0..<20 { try world.advance(seconds: 16) }
        #expect(try world.stored(DaemonWorld.docs).count == 62)
        #expect(
            try pins(world).isEmpty && !world.loop.anomaly.isDoubtful
                && world.daemon.status().massChangeDoubt == nil)
    }

    @Test func aDaemonThatEndsInDoubtPins() throws {
        let (world, good) = try world()
        world.stopCleanly()
        world.restart(seed: 5, hasPower: true)
        try world.finish()
        #expect(try pins(world) == [good] && world.loop.anomaly.isPaused)
    }
}
