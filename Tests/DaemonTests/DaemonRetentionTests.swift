import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// The daemon forgets once an hour, after everything else, in short pieces.
@Suite struct DaemonRetentionTests {
    private let directory = TemporaryDirectory(inMemory: true)

    private final class Power: PowerSupply {
        private let state = Mutex(false)
        var isOnBattery: Bool {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }
    }

    private func world(
        _ power: Power? = nil, _ change: (inout DaemonConfiguration) -> Void = { _ in }
    ) throws -> DaemonWorld {
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog.sqlite"), sources: [DaemonWorld.docs], power: power
        ) {
            $0.retention = RetentionSchedule(RetentionConfiguration(), calendar: .utc)
            change(&$0)
        }
        try world.finish()
        return world
    }

    /// Saves a file so many times, a minute apart.
    private func save(_ times: Int, in world: DaemonWorld) throws {
        for number in 0..<times {
            world.tree.write("/home/docs/file", "content \(number)")
            world.source.tell(.look(SourcePath(root: 1, path: "file".pathBytes), .closed))
            try world.advance(seconds: 60)
        }
    }

    private func reader(_ world: DaemonWorld) throws -> CatalogReader {
        try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
    }

    @Test func whatIsOlderThanAnHourIsKeptByTheHour() throws {
        let world = try world()
        try save(190, in: world)
        let reader = try reader(world)
        let times = try reader.commits().map(\.commit.time.seconds)
        let newest = try #require(times.last)
        // Up to an hour may have passed since the last run.
        let old = times.filter { $0 < newest - 7_300 }
        #expect(old.count <= 4, "\(old.count) of \(times.count)")
        #expect(times.filter { $0 > newest - 3_500 }.count >= 55)
        // One piece of maintenance at most stays.
        #expect(try reader.commitsWithMaintenance().count { $0.commit.kind == .maintenance } == 1)
        #expect(try reader.count(.past) < 200)
        let status = world.daemon.status()
        #expect(
            status.lastRetention != nil && status.retentionKept > 0 && status.retentionWaits == nil)
        #expect(try world.stored("/home/docs/file")[[]]?.content == "content 189".bytes)
        // The last of what was forgotten restores.
        let commit = try #require(try reader.commits().dropFirst().first)
        let stored = try StoredTree(
            world.loop.repository.session!.writer.repository,
            world.loop.repository.session!.writer.catalog)
        #expect(
            try stored.read(root: "/home/docs", at: commit.number)["file".bytes]?.content.isEmpty
                == false)
    }

    @Test func itWaitsForTheGuardTheBatteryAndReaders() throws {
        let power = Power()
        let world = try world(power) { $0.retention?.onBattery = false }
        power.isOnBattery = true
        try save(90, in: world)
        let kept = try reader(world).pointCount()
        #expect(world.daemon.status().retentionWaits == "the computer is on battery power")
        power.isOnBattery = false
        let reading = try ReadersLock.share(world.outside.storage, clock: world.clock)
        try world.advance(seconds: 120)
        #expect(try reader(world).pointCount() == kept)
        #expect(world.daemon.status().retentionWaits == "another process is reading the repository")
        try withExtendedLifetime(reading) {
            world.loop.anomaly.isPaused = true
            try world.advance(seconds: 120)
        }
        #expect(world.daemon.status().retentionWaits == "a mass change has not been accepted yet")
        #expect(try reader(world).pointCount() == kept)
    }

    @Test func whenNothingKeepsItItGoesOn() throws {
        let power = Power()
        power.isOnBattery = true
        let world = try world(power) { $0.retention?.onBattery = false }
        try save(110, in: world)
        let kept = try reader(world).pointCount()
        power.isOnBattery = false
        try world.advance(seconds: 61)
        try world.settle()
        #expect(try reader(world).pointCount() < kept - 40)
        #expect(world.daemon.status().retentionWaits == nil)
    }

    @Test func aPinThatComesBetweenTwoPiecesHolds() throws {
        let power = Power()
        power.isOnBattery = true
        let world = try world(power) { $0.retention?.onBattery = false }
        try save(150, in: world)
        power.isOnBattery = false
        world.clock.advance(seconds: 61)
        // One piece, then another command has the repository and pins what is next.
        while world.loop.retention.work == nil { _ = world.loop.turn() }
        let next = try #require(world.loop.retention.work?.rest.last?.id)
        let granted = Mutex<AccessToken?>(nil)
        world.daemon.acquire { token in granted.withLock { $0 = token } }
        world.handOver()
        let token = try #require(granted.withLock { $0 })
        do {
            let writer = try world.outside.open()
            try NoteRun(
                writer, clock: world.clock, template: BackupRequest(sources: [], readers: 0)
            )
            .pin([next], .byPerson)
        }
        world.daemon.release(token)
        try world.advance(seconds: 61)
        try world.settle()
        let left = try reader(world).commits()
        #expect(left.contains { $0.commit.id == next } && left.count < 80)
    }

    @Test func withoutTheSettingNothingIsForgotten() throws {
        let world = try world { $0.retention = nil }
        try save(80, in: world)
        #expect(try reader(world).pointCount() >= 80 && world.loop.retention.nextDeadline == nil)
    }
}
