import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnDaemon

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
}

/// What the daemon granted.
private final class Access: @unchecked Sendable {
    // SAFETY: the loop that writes it is driven by the test's own thread.
    var token: AccessToken?
}
