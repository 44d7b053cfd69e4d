import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnWatch

/// The daemon purges when its settings say so, after everything else, and writes down what went.
@Suite struct DaemonPurgeTests {
    private let directory = TemporaryDirectory(inMemory: true)
    private let environment = ScriptedPurgeEnvironment()

    private func world(every: UInt64 = 3_600) throws -> DaemonWorld {
        environment.makeDirectory("/t")
        return try DaemonWorld(
            catalogPath: directory.file("catalog.sqlite"), sources: [DaemonWorld.docs],
            purging: environment
        ) {
            $0.purge.roots = [
                PurgeRoot(
                    base: "/t".pathBytes, role: .temporary, origin: .settings(name: "t".pathBytes))
            ]
            $0.purge.every = every * 1_000_000_000
        }
    }

    private func purges(_ world: DaemonWorld, _ path: String) throws -> [RecordedPurge] {
        try CatalogReader(try #require(world.loop.repository.session).writer.catalog).purges(
            at: path.pathBytes)
    }

    @Test func itComesAMinuteAfterTheStartAndThenAsOftenAsItShould() throws {
        let world = try world()
        environment.makeFile("/t/a")
        try world.advance(seconds: 59)
        #expect(environment.lookedAt.isEmpty)
        try world.advance(seconds: 2)
        #expect(environment.removed == ["/t/a"])
        let record = try #require(try purges(world, "/t/a").first?.purge)
        #expect(
            record.role == .temporary && record.reason == .age && record.bytes == 4_096
                && record.path == "a".pathBytes)
        environment.makeFile("/t/b")
        try world.advance(seconds: 3_590)
        #expect(
            environment.removed == ["/t/a"]
                && world.loop.nextDue() <= world.clock.monotonic() + 15_000_000_000)
        try world.advance(seconds: 20)
        #expect(environment.removed == ["/t/a", "/t/b"])
        #expect(try purges(world, "/t/b").count == 1)
        // Nothing went: nothing is written down.
        let commits = world.observer.commits.count
        try world.advance(seconds: 4_000)
        #expect(world.observer.commits.count == commits)
    }

    /// Issue 13, item 6.
    @Test func nothingGoesByItsAgeWhileTheDateIsInDoubt() throws {
        let world = try world()
        environment.makeFile(
            "/t/a", accessed: world.clock.now().seconds, modified: world.clock.now().seconds,
            changed: world.clock.now().seconds)
        try world.advance(seconds: 30)
        world.clock.set(world.clock.now().after(nanoseconds: 366 * 86_400_000_000_000))
        try world.advance(seconds: 40)
        try world.advance(seconds: 3_700)
        #expect(environment.removed == [] && world.loop.date.told != nil)
        world.loop.date.watch.accept()
        try world.advance(seconds: 3_700)
        #expect(environment.removed == ["/t/a"])
    }

    /// Issue 13, item 9: what is kept is looked up at each purge, not at the start.
    @Test func aKeptDirectoryWithinThatWasReplacedStays() throws {
        let world = try world()
        environment.makeDirectory("/t/kept")
        environment.makeDirectory("/elsewhere")
        world.outside.configuration.purge.kept = ["/t/kept".pathBytes, "/home/link".pathBytes]
        world.daemon.reload { _ in }
        for name in ["/t/kept/a", "/t/b"] { environment.makeFile(name) }
        try world.advance(seconds: 70)
        #expect(environment.removed == ["/t/b"])
        // Another directory of the same name; and one beneath what is purged, to which a name leads
        // now.
        environment.makeDirectory("/t/kept")
        environment.makeDirectory("/t/moved")
        environment.links["/home/link"] = "/t/moved"
        for name in ["/t/kept/c", "/t/moved/d", "/t/e"] { environment.makeFile(name) }
        try world.advance(seconds: 3_700)
        #expect(environment.removed == ["/t/b", "/t/e"])
        // What cannot be looked up stops the purge of what it may lie in.
        environment.closed["/t/kept"] = 13
        environment.makeFile("/t/f")
        try world.advance(seconds: 3_700)
        #expect(environment.removed == ["/t/b", "/t/e"])
    }

    @Test func withoutRootsAndWhilePausedNothingGoes() throws {
        let world = try world()
        environment.makeFile("/t/a")
        world.outside.configuration.purge.roots = []
        world.daemon.reload { _ in }
        try world.advance(seconds: 4_000)
        #expect(environment.lookedAt.isEmpty && world.loop.purge.nextDeadline == nil)
        var configuration = world.outside.configuration
        configuration.purge.roots = [
            PurgeRoot(base: "/t".pathBytes, role: .temporary, origin: .ownCaches)
        ]
        world.outside.configuration = configuration
        world.daemon.reload { _ in }
        world.daemon.pause(nanoseconds: nil)
        try world.advance(seconds: 4_000)
        #expect(environment.lookedAt.isEmpty)
        world.daemon.resume()
        try world.advance(seconds: 61)
        #expect(environment.removed == ["/t/a"])
    }

    @Test func aSaveDoesNotWaitForIt() throws {
        let world = try world()
        for number in 0..<5_000 { environment.makeFile("/t/\(number)") }
        var captured: Int?
        environment.onRemoval = { [environment] in
            world.clock.advance(nanoseconds: 1_000_000)
            if environment.removed.count == 1_500 {
                world.tree.write("/home/docs/saved", "content")
                world.source.tell(.look(SourcePath(root: 1, path: "saved".pathBytes), .closed))
            }
        }
        try world.advance(seconds: 59)
        world.clock.advance(seconds: 2)
        for _ in 0..<10_000 where environment.removed.count < 5_000 {
            world.source.deliver()
            _ = world.loop.turn()
            if captured == nil, !(try world.stored(DaemonWorld.docs).isEmpty) {
                captured = environment.removed.count
            }
        }
        #expect(environment.removed.count == 5_000)
        // It settles half a second after it was closed, and a part of a purge takes a quarter, or a
        // buffer of names.
        let after = try #require(captured) - 1_500
        #expect(after < 3_000, "\(after) items went before the save was kept")
        try world.settle()
        for path in ["/t/0", "/t/4999"] { #expect(try purges(world, path).count == 1) }
    }

    @Test func whatWentBeforeTheRepositoryWasLostIsWrittenDownWhenItIsBack() throws {
        let world = try world()
        for number in 0..<10 { environment.makeFile("/t/\(number)") }
        try world.advance(seconds: 59)
        world.outside.storage.failAt(
            operation: world.outside.storage.operationCount + 1, with: .error(5))
        world.outside.isAway = true
        try world.advance(seconds: 2)
        #expect(environment.removed.count == 10 && world.loop.repository.session == nil)
        environment.makeFile("/t/later")
        try world.advance(seconds: 4_000)
        // Without a repository to write it down nothing goes.
        #expect(environment.removed.count == 10)
        world.outside.isAway = false
        try world.advance(seconds: 120)
        for number in 0..<10 { #expect(try purges(world, "/t/\(number)").count == 1) }
        #expect(environment.removed.count == 11)
    }

    @Test func theRepositoryAndWhatElseIsNeverReadIsNotEntered() throws {
        let world = try world()
        let kept = environment.makeDirectory("/t/kept")
        environment.makeFile("/t/kept/file")
        environment.makeFile("/t/file")
        world.outside.configuration.purge.excluded = [kept]
        world.daemon.reload { _ in }
        try world.advance(seconds: 61)
        #expect(environment.removed == ["/t/file"])
    }
}
