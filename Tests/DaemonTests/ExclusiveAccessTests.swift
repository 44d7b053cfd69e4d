import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnSource
@testable import CairnWatch

/// What another command does with the repository while the daemon has lent it.
@Suite struct ExclusiveAccessTests {
    let directory = TemporaryDirectory(inMemory: true)

    private func acquire(_ world: DaemonWorld, _ body: (RepositoryWriter) throws -> Void) throws {
        let access = Access()
        world.daemon.acquire { access.token = $0 }
        try world.settle()
        try body(world.outside.open())
        world.daemon.release(try #require(access.token))
    }

    /// Issue 13: what was erased and is still there was kept no more until it changed.
    @Test(arguments: ["a", ""]) func whatIsErasedAndStillThereIsKeptAnew(path: String) throws {
        let world = try DaemonWorld(catalogPath: directory.file("catalog.sqlite"))
        world.tree.write("/home/docs/a", "content")
        world.tree.write("/home/docs/b", "other content")
        try world.finish()
        try acquire(world) { writer in
            let template = BackupRequest(sources: [], readers: 0)
            try ForgetRun(writer, clock: world.clock, template: template, superseded: [])
                .forget([], erasing: [RepositoryPath(root: 1, path: path.pathBytes)])
        }
        try world.finish(seconds: 1)
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    /// A directory that could not be read is not tried again by itself.
    ///
    /// - Parameter cause: of the comparison that could not begin there; nil for none.
    private func worldWithFailure(_ cause: GapCause?) throws -> DaemonWorld {
        let world = try DaemonWorld(catalogPath: directory.file("catalog.sqlite"))
        world.tree.makeDirectory("/home/docs/d")
        try world.finish()
        world.tree.deny("/home/docs/d")
        world.tree.write("/home/docs/d/f", "content")
        world.source.tell(
            .reconcile(world.place(cause == nil ? "/home/docs" : "/home/docs/d"), cause))
        try world.advance(seconds: 5)
        #expect(world.failures.map(\.path) == ["/home/docs/d".pathBytes])
        #expect(world.failures.first?.nextTry == nil)
        return world
    }

    /// A backup with `--new-disk` stored it, and the alarm stayed until something changed there.
    @Test func whatFailedIsTriedAgainAfterTheCommitOfAnotherCommand() throws {
        let world = try worldWithFailure(nil)
        try acquire(world) { writer in
            world.tree.deny("/home/docs/d", false)
            let sources = [DaemonWorld.docs, DaemonWorld.work].map {
                BackupSource(path: $0.pathBytes)
            }
            _ = try BackupRun(
                writer, fileSystem: world.tree, clock: world.clock,
                request: BackupRequest(sources: sources, readers: 0),
                cancellation: Cancellation(), observer: nil
            ).run()
        }
        try world.finish(seconds: 30)
        #expect(world.failures == [] && world.openGaps == [])
        #expect(try world.differences(DaemonWorld.docs) == [])
    }

    /// Its comparison had been put off, and counted as dirty until then.
    @Test func aComparisonThatCouldNotBeginGoesOnWhenItsPlaceCanBeRead() throws {
        let world = try worldWithFailure(.overflow)
        #expect(world.daemon.status().dirty == 1)
        world.tree.deny("/home/docs/d", false)
        world.source.tell(.look(world.place("/home/docs/d"), .metadata))
        try world.finish(seconds: 30)
        #expect(world.failures == [] && world.openGaps == [])
        #expect(world.daemon.status().dirty == 0)
        #expect(try world.differences(DaemonWorld.docs) == [])
    }
}

/// What the daemon granted.
private final class Access: @unchecked Sendable {
    // SAFETY: the loop that writes it is driven by the test's own thread.
    var token: AccessToken?
}
