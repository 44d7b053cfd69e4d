import CairnFormat
import Foundation
import Testing

@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore

/// Two restores into one directory at the same time.
@Suite struct SimultaneousRestoreTests {
    @Test func directoriesThatAnotherRestoreMakesMeanwhileAreUsed() throws {
        let test = try TestRepository(seed: 13)
        for name in ["d0/inner/file", "d1/file", "top"] { try test.write(name, test.text(900)) }
        try test.backup()
        let repository = try test.open()
        let catalog = try Catalog(
            path: test.catalogPath, repository: repository.description.repository)
        let reader = try CatalogReader(catalog)
        let commit = try #require(try reader.commits().last)
        let out = test.base.appending(path: "out")
        let target = LinuxRestoreTarget { step, name in
            guard step == .madeDirectory, name == Array("home".utf8) else { return }
            for made in ["d0/inner", "d1"] {
                try? FileManager.default.createDirectory(
                    at: out.appending(path: "home/\(made)"), withIntermediateDirectories: true)
            }
        }
        let result = try RestoreRun(
            repository, catalog, target: target, clock: LinuxClock(),
            request: RestoreRequest(
                commit: commit.number, selections: try reader.everything(at: commit.number),
                destination: .directory(Array(out.path.utf8))),
            cancellation: Cancellation(), observer: nil
        ).run()
        #expect(result.failures.isEmpty, "\(result.failures)")
        for name in ["d0/inner/file", "d1/file", "top"] {
            #expect(
                try Data(contentsOf: out.appending(path: "home/\(name)"))
                    == Data(contentsOf: test.source.appending(path: name)), "\(name)")
        }
    }

    /// It holds a catalog's connection and directories of the target.
    @Test func aRestoreThatIsDoneIsGone() throws {
        let test = try TestRepository(seed: 14)
        try test.write("d/file", test.text(900))
        try test.backup()
        let repository = try test.open()
        let catalog = try Catalog(
            path: test.catalogPath, repository: repository.description.repository)
        let reader = try CatalogReader(catalog)
        let commit = try #require(try reader.commits().last)
        weak var kept: RestoreRun?
        do {
            let out = Array(test.base.appending(path: "out").path.utf8)
            let run = try RestoreRun(
                repository, catalog, target: LinuxRestoreTarget(), clock: LinuxClock(),
                request: RestoreRequest(
                    commit: commit.number, selections: try reader.everything(at: commit.number),
                    destination: .directory(out)),
                cancellation: Cancellation(), observer: nil)
            kept = run
            #expect(try run.run().failures.isEmpty)
        }
        #expect(kept == nil)
    }
}
