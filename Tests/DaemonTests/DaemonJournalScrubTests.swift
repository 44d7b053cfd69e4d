import CairnFormat
import CairnSimulation
import FoundationEssentials
import TestSupport
import Testing

@testable import CairnCare
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// The daemon reads its journal now and then; one that rots begins anew with what the catalog
/// knows.
@Suite struct DaemonJournalScrubTests {
    private let directory = TemporaryDirectory(inMemory: true)
    private static let day: UInt64 = 86_400 * 1_000_000_000
    private static let hour: UInt64 = 3_600 * 1_000_000_000

    private func world(rate: String = "100%/hour", mends: Bool = true) throws -> DaemonWorld {
        let world = try DaemonWorld(
            catalogPath: directory.file("catalog.sqlite"), sources: [DaemonWorld.docs]
        ) {
            $0.scrub = ScrubConfiguration(rate: ScrubRate(settingText: rate), mends: mends)
            $0.reconcileInterval = 1_000 * Self.day
        }
        for index in 0..<5 {
            world.tree.write("/home/docs/letter-\(index)", "dear \(index)".pathBytes)
        }
        try world.settle()
        for index in 0..<5 { try save(world, "letter-\(index)", "dear \(index), again") }
        return world
    }

    private func save(_ world: DaemonWorld, _ name: String, _ content: String) throws {
        world.tree.write("/home/docs/" + name, content.pathBytes)
        world.source.tell(.look(SourcePath(root: 1, path: name.pathBytes), .closed))
        try world.advance(seconds: 3)
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    private func pass(_ world: DaemonWorld, _ nanoseconds: UInt64) throws {
        let end = world.clock.monotonic() + nanoseconds
        try world.settle()
        while world.clock.monotonic() < end {
            let due = world.loop.scrub.nextDeadline ?? end
            let next = min(
                due > world.clock.monotonic() ? due : world.clock.monotonic() + 60_000_000_000, end)
            world.clock.advance(nanoseconds: next - world.clock.monotonic())
            try world.settle()
        }
    }

    private func segments(_ world: DaemonWorld) -> [String] {
        world.outside.storage.contents.keys.filter {
            $0.hasPrefix("journal/") && $0.hasSuffix(".journal")
        }.sorted()
    }

    /// Everything but the last commit's record: a bit in the midst of the segment.
    private func rot(_ world: DaemonWorld) throws -> (path: String, bytes: [UInt8]) {
        let path = try #require(segments(world).last)
        var bytes = try #require(world.outside.storage.contents[path])
        bytes[bytes.count / 3] ^= 4
        world.outside.storage.overwrite(path, with: bytes)
        return (path, bytes)
    }

    private func commits(_ world: DaemonWorld) throws -> [Hash128] {
        try CatalogReader(
            Catalog(
                path: directory.file("catalog.sqlite"),
                repository: Repository.open(world.outside.storage).description.repository)
        )
        .commits().map(\.commit.id)
    }

    @Test func aJournalThatRotsBeginsAnewWithWhatTheCatalogKnows() throws {
        let world = try world()
        let before = try commits(world)
        #expect(before.count >= 6)
        let damaged = try rot(world)
        // No verb of the day meets what is damaged.
        try save(world, "letter-1", "dear 1, once more")
        try pass(world, 2 * Self.hour)
        let finding = try #require(world.observer.damage.first)
        #expect(
            world.observer.damage.count == 1 && finding.pack == damaged.path
                && finding.trouble == nil && finding.lostCount == 0)
        #expect(
            world.outside.storage.contents.contains {
                $0.key.hasPrefix("aside/") && $0.key.hasSuffix(damaged.path)
                    && $0.value.starts(with: damaged.bytes)
            })
        let report = try world.verify()
        #expect(!report.isDamaged && report.findings == [])
        #expect(try Array(commits(world).prefix(before.count)) == before)
        try save(world, "letter-2", "dear 2, once more")
        // Another machine's catalog, made from the journal alone, says the same.
        world.stopCleanly()
        world.outside.savedScrub = nil
        world.restart(seed: 4)
        try world.settle()
        #expect(try world.differences(DaemonWorld.docs) == [])
        #expect(try !world.verify().isDamaged)
    }

    @Test func whereItOnlyAddsItSaysSoAndChangesNothing() throws {
        let world = try world(mends: false)
        let damaged = try rot(world)
        try pass(world, Self.hour / 2)
        let finding = try #require(world.observer.damage.first)
        #expect(finding.trouble?.contains("append-only") == true)
        #expect(world.outside.storage.contents[damaged.path] == damaged.bytes)
    }

    @Test func itIsReadOnceInTheTimeInWhichAllIs() throws {
        let world = try world(rate: "5%/day")
        try pass(world, Self.day)
        let first = try #require(world.loop.scrub.agenda.record.journalChecked)
        for day in 1..<18 {
            try pass(world, Self.day)
            if day % 5 == 0 {
                world.stopCleanly()
                world.restart(seed: UInt64(day))
                try world.settle()
            }
            #expect(world.loop.scrub.agenda.record.journalChecked == first, "day \(day)")
        }
        try pass(world, 4 * Self.day)
        #expect(try #require(world.loop.scrub.agenda.record.journalChecked) > first)
        #expect(world.observer.damage == [])
    }

    /// Power cuts and kills while the journal begins anew.
    @Test func aCrashWhileItBeginsAnewLosesNothing() throws {
        let world = try world()
        let before = try commits(world)
        _ = try rot(world)
        world.stopCleanly()
        let storage = world.outside.storage
        let catalog = directory.file("catalog.sqlite")
        let kept = directory.file("kept.sqlite")
        try DatabaseFile.copy(catalog, to: kept)
        for step in 1..<24 {
            world.outside.storage = storage.copy(seed: UInt64(step))
            try DatabaseFile.copy(kept, to: catalog)
            world.outside.savedScrub = nil
            world.restart(seed: UInt64(step))
            try world.settle()
            world.outside.storage.failAt(
                operation: world.outside.storage.operationCount + step,
                with: step % 2 == 0 ? .crash : .kill)
            try? pass(world, Self.hour)
            world.restart(seed: UInt64(step) + 7, hasPower: step % 2 != 0)
            try world.settle()
            try pass(world, 3 * Self.hour)
            let report = try world.verify()
            #expect(!report.isDamaged, "step \(step): \(report.findings)")
            #expect(try Array(commits(world).prefix(before.count)) == before, "step \(step)")
            #expect(try world.differences(DaemonWorld.docs) == [], "step \(step)")
            world.stopCleanly()
        }
    }
}
