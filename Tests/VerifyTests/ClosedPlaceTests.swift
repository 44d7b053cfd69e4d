import CairnFormat
import Foundation
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore
@testable import CairnSource

/// A root whose place cannot be opened or kept costs only itself.
@Suite struct ClosedPlaceTests {
    private final class Rig {
        let test: TestRepository
        let writer: RepositoryWriter
        /// What backups cannot read.
        var unreadable: String?

        /// Two roots that were backed up, and were changed since.
        init() throws {
            test = try TestRepository(seed: 43)
            writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
            for name in ["in/root/a", "other/f"] { try test.write(name, Array("old".utf8)) }
            var request = TestRepository.request([])
            request.sources = ["in/root", "other"].map { BackupSource(path: path($0)) }
            _ = try BackupRun(
                writer, fileSystem: LinuxFileSystem(), clock: LinuxClock(), request: request,
                cancellation: Cancellation(), observer: nil
            ).run()
            for name in ["in/root/a", "other/f"] { try test.write(name, Array("newer".utf8)) }
        }

        func path(_ name: String) -> [UInt8] {
            Array(test.source.appending(path: name).path.utf8)
        }

        func text(_ name: String) -> String? {
            try? String(
                contentsOfFile: test.source.appending(path: name).path, encoding: .utf8)
        }

        /// Where the way to a root led, there is a file.
        func close() throws {
            try test.remove("in")
            try test.write("in", Array("a file".utf8))
        }

        private func run(
            _ selections: [RestoreSelection], _ commit: CatalogCommit, _ kind: CommitKind
        ) throws -> InPlaceRestore.Outcome {
            let request = RestoreRequest(
                commit: commit.number, selections: selections, destination: .inPlace,
                deletesExtra: true)
            var template = TestRepository.request([])
            if let place = unreadable.map(path) {
                let error = SystemError("list", path: place, code: EACCES)
                template.refused = [ItemFailure(path: place, reason: .system(error))]
            }
            return try InPlaceRestore(
                writer, fileSystem: LinuxFileSystem(), target: LinuxRestoreTarget(),
                clock: LinuxClock(), cancellation: Cancellation(), template: template
            ).run(
                [InPlaceRestore.Part(request, of: commit)], endsAs: kind, backupObserver: nil,
                observer: nil)
        }

        /// - Parameter name: of a root; nil for all.
        func restore(_ name: String? = nil) throws -> InPlaceRestore.Outcome {
            let reader = try CatalogReader(writer.catalog)
            let commit = try #require(try reader.commits().first)
            let all = try reader.everything(at: commit.number)
            let named = all.filter { selection in
                name.map { selection.livePath == path($0) } ?? true
            }
            return try run(named, commit, .afterRestore)
        }

        func undo() throws -> RestoreResult {
            let reader = try CatalogReader(writer.catalog)
            let point = try #require(try InPlaceRestore.undoable(reader, of: nil))
            return try run(
                InPlaceRestore.undoSelections(point, reader), point, .afterUndo
            ).result
        }
    }

    /// Neither a restore nor its undo touches what it could not open.
    @Test func theOtherRootsAreRestoredAndUndone() throws {
        let rig = try Rig()
        try rig.close()
        let outcome = try rig.restore()
        let failures = outcome.result.failures
        #expect(failures.map(\.path) == [rig.path("in/root")] && outcome.before != nil)
        #expect(outcome.result.counts.failed == 1)
        #expect(
            failures.allSatisfy {
                $0.reason.text.contains("/in is in the way, because it is not a directory")
            }, "\(failures.map(\.reason.text))")
        #expect(rig.text("other/f") == "old" && rig.text("in") == "a file")
        let undone = try rig.undo()
        #expect(undone.failures.isEmpty, "\(undone.failures)")
        #expect(rig.text("other/f") == "newer" && rig.text("in") == "a file")
    }

    @Test func anUndoGoesOnWithTheOtherRoots() throws {
        let rig = try Rig()
        #expect(try rig.restore().result.failures.isEmpty)
        try rig.close()
        let undone = try rig.undo()
        #expect(undone.failures.map(\.path) == [rig.path("in/root")], "\(undone.failures)")
        #expect(rig.text("other/f") == "newer" && rig.text("in") == "a file")
    }

    @Test func whatCannotBeKeptStaysAndTheRestIsRestored() throws {
        let rig = try Rig()
        rig.unreadable = "in/root"
        let failures = try rig.restore().result.failures
        #expect(failures.map(\.path) == [rig.path("in/root")], "\(failures)")
        #expect(rig.text("other/f") == "old" && rig.text("in/root/a") == "newer")
        rig.unreadable = nil
        let undone = try rig.undo()
        #expect(undone.failures.isEmpty, "\(undone.failures)")
        #expect(rig.text("other/f") == "newer" && rig.text("in/root/a") == "newer")
    }

    @Test func theOnlyOneEndsTheRestore() throws {
        let rig = try Rig()
        try rig.close()
        #expect(throws: SystemError.self) { try rig.restore("in/root") }
        #expect(rig.text("other/f") == "newer")
    }
}
