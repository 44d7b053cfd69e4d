import CairnFormat
import CairnSimulation
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

    /// - Parameter isMarked: whether a marker takes the files out of the backup; else they are
    ///   deleted.
    private func world(isMarked: Bool = false) throws -> (world: DaemonWorld, good: Hash128) {
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
        if isMarked {
            world.tree.write("/home/docs/a/.nobackup", "")
            world.source.tell(.look(SourcePath(root: 1, path: "a/.nobackup".pathBytes), .appeared))
        } else {
            world.tree.remove("/home/docs/a")
            world.source.tell(.look(SourcePath(root: 1, path: "a".pathBytes), .removed))
        }
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
        #expect(world.daemon.status().retentionWaits == "a mass change has not been accepted yet")
        // Nobody saves anything more.
        try world.advance(seconds: 121)
        #expect(try pins(world) == [good] && world.daemon.status().massChangeDoubt == nil)
    }

    /// A marker is no deletion, and weighs as one.
    @Test func whatAMarkerTakesOutIsPinnedLikewise() throws {
        let (world, good) = try world(isMarked: true)
        #expect(try world.stored(DaemonWorld.docs).count == 1 && pins(world).isEmpty)
        #expect(world.daemon.status().massChangeDoubt?.lost == 60)
        try world.advance(seconds: 121)
        #expect(try pins(world) == [good])
        let reader = try CatalogReader(
            try #require(world.loop.repository.session).writer.catalog)
        #expect(try reader.setAside().map(\.items) == [60])
    }

    /// What is encrypted while a marker hides it looks encrypted when it is back.
    @Test func aMarkerHidesNoEncryption() throws {
        let (world, good) = try world(isMarked: true)
        let random = SeededRandomness(seed: 4)
        for number in 0..<60 {
            var bytes = [UInt8](repeating: 0, count: 1_000)
            bytes.withUnsafeMutableBytes { random.fill($0) }
            world.tree.write("/home/docs/a/\(number)", bytes)
        }
        world.tree.remove("/home/docs/a/.nobackup")
        world.source.tell(.reconcile(SourcePath(root: 1, path: "a".pathBytes), nil))
        try world.advance(seconds: 40)
        #expect(try pins(world) == [good])
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
