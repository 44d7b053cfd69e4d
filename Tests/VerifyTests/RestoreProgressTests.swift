import CairnFormat
import Foundation
import Synchronization
import Testing

@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore

/// What is told of a restore while it runs.
@Suite struct RestoreProgressTests {
    private final class Watcher: RestoreObserver, Sendable {
        let failures = Monitor(0)
        func lost(_ loss: RestoreLoss) {}
        func progressed(_ progress: RestoreProgress) {}
        func failed(_ failure: RestoreFailure) { failures.update { $0 += 1 } }
        func decided(_ action: RestoreAction, path: [UInt8]) {}
    }

    @Test func aFailureIsToldWhileTheRestGoesOn() throws {
        let test = try TestRepository(seed: 15)
        for name in ["a-lost", "b-whole"] { try test.write(name, test.noise(300_000)) }
        try test.backup()
        let pack = try #require(test.files().first { $0.hasSuffix(".pack") })
        try test.flip(pack, byte: 20_000)
        let repository = try test.open()
        let catalog = try Catalog(
            path: test.catalogPath, repository: repository.description.repository)
        let reader = try CatalogReader(catalog)
        let commit = try #require(try reader.commits().last)
        let watcher = Watcher()
        let wasTold = Mutex(false)
        // The writer waits with the second file until the failure of the first is told.
        let target = LinuxRestoreTarget { _, name in
            guard name == Array("b-whole".utf8) else { return }
            let deadline = LinuxClock().monotonic() + 10_000_000_000
            let told = watcher.failures.wait(until: deadline) { $0 > 0 ? () : nil } != nil
            wasTold.withLock { $0 = $0 || told }
        }
        let out = Array(test.base.appending(path: "out").path.utf8)
        let result = try RestoreRun(
            repository, catalog, target: target, clock: LinuxClock(),
            request: RestoreRequest(
                commit: commit.number, selections: try reader.everything(at: commit.number),
                destination: .directory(out), writers: 1),
            cancellation: Cancellation(), observer: watcher
        ).run()
        #expect(result.counts.failed == 1 && result.counts.restored == 1, "\(result.failures)")
        #expect(wasTold.withLock { $0 })
    }
}
