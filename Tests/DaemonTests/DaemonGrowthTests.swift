import CairnFormat
import CairnSimulation
import Glibc
import TestSeed
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// How the repository grows under a daemon that runs for days: one that forgets has the journal
/// begin anew, one that only adds takes nothing away.
@Suite struct DaemonGrowthTests {
    private let directory = TemporaryDirectory(inMemory: true)
    private static let saves = 24

    private func world(onlyAdds: Bool) throws -> DaemonWorld {
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog.sqlite"), sources: [DaemonWorld.docs]
        ) {
            // What `append-only` makes of the settings.
            $0.retention =
                onlyAdds ? nil : RetentionSchedule(RetentionConfiguration(), calendar: .utc)
            $0.scrub = ScrubConfiguration(
                rate: ScrubRate(settingText: "100%/hour"), mends: !onlyAdds)
        }
        try world.finish()
        return world
    }

    /// Saves a file a few times, a minute apart, with attributes so long that the journal outgrows
    /// what a checkpoint is made for.
    ///
    /// - Returns: the tree as at each commit.
    private func live(in world: DaemonWorld, each: () throws -> Void) throws -> [Int64: [[UInt8]:
        SnapshotItem]]
    {
        var generator = SplitMix64(seed: 5)
        var states: [Int64: [[UInt8]: SnapshotItem]] = [:]
        func noise(_ count: Int) -> [UInt8] { generator.bytes(count) }
        // Every put has them whole, and no codec makes them smaller.
        let attributes = (0..<8).map {
            ExtendedAttribute(name: "user.\($0)".pathBytes, value: noise(50_000))
        }
        for number in 0..<Self.saves {
            world.tree.write("/home/docs/file", noise(4_000))
            world.tree.setAttributes("/home/docs/file", attributes)
            if number == Self.saves / 2 { world.tree.write("/home/docs/passing", noise(3_000)) }
            if number == Self.saves * 3 / 4 { world.tree.remove("/home/docs/passing") }
            world.source.tell(.look(SourcePath(root: 1, path: "file".pathBytes), .closed))
            world.source.tell(.look(SourcePath(root: 1, path: "passing".pathBytes), .closed))
            try world.advance(seconds: 60)
            #expect(try world.differences(DaemonWorld.docs) == [])
            states[try newest(world)] = world.tree.snapshot(DaemonWorld.docs)
            try each()
        }
        return states
    }

    private func newest(_ world: DaemonWorld) throws -> Int64 {
        let session = try #require(world.loop.repository.session)
        return try #require(try CatalogReader(session.writer.catalog).commits().last).number
    }

    /// Hours without a save.
    private func wait(hours: Int, in world: DaemonWorld, each: () throws -> Void) throws {
        for _ in 0..<hours {
            for _ in 0..<4 { try world.advance(seconds: 900) }
            try each()
        }
    }

    /// What somebody finds who has nothing but the repository, of every commit that is kept.
    private func expectWhole(
        _ world: DaemonWorld, _ states: [Int64: [[UInt8]: SnapshotItem]], atLeast count: Int
    ) throws {
        world.stopCleanly()
        world.loop.repository.session = nil
        let writer = try RepositoryWriter(
            Repository.open(world.outside.storage), catalogPath: directory.file("fresh.sqlite"),
            randomness: SeededRandomness(seed: 2))
        let stored = try StoredTree(writer.repository, writer.catalog)
        let found = try stored.commits().filter { states[$0.number] != nil }
        #expect(found.count >= count)
        for commit in found {
            let tree = try stored.read(root: DaemonWorld.docs, at: commit.number)
            #expect(
                TestSupport.differences(tree, expected: states[commit.number]!) == [],
                "commit \(commit.number)")
        }
    }

    private func journal(_ world: DaemonWorld) -> [(name: String, bytes: [UInt8])] {
        world.outside.storage.contents.filter { $0.key.hasSuffix(".journal") }.map {
            ($0.key, $0.value)
        }.sorted { $0.name < $1.name }
    }

    @Test func oneThatOnlyAddsTakesNothingAway() throws {
        let world = try world(onlyAdds: true)
        var before = world.outside.storage.contents
        func check() throws {
            let after = world.outside.storage.contents
            for (path, bytes) in before { expectKept(path, bytes, after) }
            before = after
        }
        let states = try live(in: world, each: check)
        #expect(states.count == Self.saves)
        // A day, with its comparison of everything, its scrubs, and another start.
        try wait(hours: 13, in: world, each: check)
        world.stopCleanly()
        world.restart(seed: 4)
        try wait(hours: 13, in: world, each: check)
        #expect(world.observer.damage == [] && world.loop.retention.nextDeadline == nil)
        #expect(journal(world).reduce(0) { $0 + $1.bytes.count } > Int(CheckpointRun.bytesMinimum))
        try expectWhole(world, states, atLeast: Self.saves)
    }

    /// Sealed packs and segments stay as they are or grow; an open pack grows, and may have been
    /// sealed.
    private func expectKept(_ path: String, _ bytes: [UInt8], _ after: [String: [UInt8]]) {
        if path == "journal/head" || path == "lock" || path == "readers" || path == "reserve"
            || path.hasSuffix(".tmp")
        {
            return
        }
        func begins(_ other: [UInt8]) -> Bool {
            other.count >= bytes.count && memcmp(other, bytes, bytes.count) == 0
        }
        var isKept = after[path].map(begins) ?? false
        if path.hasPrefix("packs/open/"), !isKept {
            isKept = after.contains { PackFiles.sealedID($0.key) != nil && begins($0.value) }
        } else if !path.hasSuffix(".journal"), !path.hasPrefix("packs/open/") {
            isKept = isKept && after[path]?.count == bytes.count
        }
        #expect(isKept, "\(path) was taken away or changed")
    }

    /// By the daemon's clock: once what was forgotten is more than half of the journal. Killed or
    /// without power afterwards, another goes on from there.
    @Test(arguments: [false, true])
    func oneThatThinsHasTheJournalBeginAnew(hasPower: Bool) throws {
        let world = try world(onlyAdds: false)
        var states = try live(in: world) {}
        let long = journal(world)
        #expect(
            long.map(\.name) == ["journal/00000001.journal"]
                && long[0].bytes.count > Int(CheckpointRun.bytesMinimum))
        // Rules reach back from the newest point in time.
        try wait(hours: 2, in: world) {}
        try save("later", "two hours later", in: world)
        states[try newest(world)] = world.tree.snapshot(DaemonWorld.docs)
        try wait(hours: 2, in: world) {}
        let short = journal(world)
        #expect(
            short.count == 1 && short[0].name != long[0].name
                && short[0].bytes.starts(with: Array("CAIRNJC1".utf8)))
        #expect(short.reduce(0) { $0 + $1.bytes.count } < long[0].bytes.count / 2)
        let kept = try CatalogReader(try #require(world.loop.repository.session).writer.catalog)
            .pointCount()
        #expect(kept >= 1 && kept < Self.saves / 2)

        world.restart(seed: 8, hasPower: hasPower)
        try world.settle()
        #expect(try world.differences(DaemonWorld.docs) == [])
        try save("last", "behind the checkpoint", in: world)
        states[try newest(world)] = world.tree.snapshot(DaemonWorld.docs)
        #expect(
            try world.stored("/home/docs/last")[[]]?.content == "behind the checkpoint".pathBytes)
        try expectWhole(world, states, atLeast: 3)
    }

    private func save(_ name: String, _ text: String, in world: DaemonWorld) throws {
        world.tree.write("/home/docs/" + name, text)
        world.source.tell(.look(SourcePath(root: 1, path: name.pathBytes), .closed))
        try world.advance(seconds: 60)
        #expect(try world.differences(DaemonWorld.docs) == [])
    }
}
