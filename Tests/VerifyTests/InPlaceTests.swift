import CairnFormat
import CairnLinux
import Foundation
import Testing

@testable import CairnEngine

/// What people save while a restore in place runs. Issue 13, item 3.
@Suite struct InPlaceTests {
    private final class Rig: RestoreObserver {
        let test: TestRepository
        private let writer: RepositoryWriter
        /// Done once, when the restore has deleted its first name.
        var save: () throws -> Void = {}
        private var hasSaved = false

        init() throws {
            test = try TestRepository(seed: 13)
            for name in ["edited", "plain", "sub/inner"] { try test.write(name, test.text(900)) }
            try test.backup()
            try test.write("edited", test.text(700))
            try test.write("plain", test.text(600))
            for name in ["extra-1", "extra-2", "gone/inner", "gone/late"] { try test.write(name, test.text(500)) }
            writer = try RepositoryWriter(test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
        }

        func progressed(_ progress: RestoreProgress) {}
        func failed(_ failure: RestoreFailure) {}
        func decided(_ action: RestoreAction, path: [UInt8]) {
            guard action == .delete, !hasSaved else { return }
            hasSaved = true
            do { try save() } catch { Issue.record(error) }
        }

        func restore(_ commit: CatalogCommit, endsAs kind: CommitKind = .afterRestore) throws -> InPlaceRestore.Outcome {
            let reader = try CatalogReader(writer.catalog)
            let selections = kind == .afterUndo ? try InPlaceRestore.undoSelections(commit, reader) : try reader.everything(at: commit.number)
            return try InPlaceRestore(
                writer, fileSystem: DatabaseFileSystem(LinuxFileSystem(), clock: LinuxClock()), target: LinuxRestoreTarget(),
                clock: LinuxClock(), cancellation: Cancellation(), template: BackupRequest(sources: [], readers: 0)
            ).run(
                RestoreRequest(commit: commit.number, selections: selections, destination: .inPlace, deletesExtra: true),
                of: commit, endsAs: kind, backupObserver: nil, observer: self)
        }

        func commits() throws -> [CatalogCommit] { try CatalogReader(writer.catalog).commits() }
        func content(_ name: String) -> [UInt8]? { (try? Data(contentsOf: test.source.appending(path: name))).map { [UInt8]($0) } }

        /// What could not be restored: names beneath the source.
        func left(_ outcome: InPlaceRestore.Outcome) -> [String: String] {
            let root = Array(test.source.path.utf8)
            return Dictionary(
                outcome.result.failures.map {
                    (String(decoding: ItemPath.relative($0.path, to: root) ?? $0.path, as: UTF8.self), $0.reason.text)
                }, uniquingKeysWith: { "\($0); \($1)" })
        }
    }

    @Test func whatNobodySavesMeanwhileIsRestoredAndUndone() throws {
        let rig = try Rig()
        let before = ["edited", "plain", "extra-1", "gone/inner"].map { rig.content($0) }
        let outcome = try rig.restore(try #require(rig.commits().first))
        #expect(rig.left(outcome) == [:])
        #expect(["extra-1", "extra-2", "gone"].allSatisfy { rig.content($0) == nil })
        #expect(rig.content("edited")?.count == 900)
        #expect(try rig.left(rig.restore(outcome.before, endsAs: .afterUndo)) == [:])
        #expect(["edited", "plain", "extra-1", "gone/inner"].map { rig.content($0) } == before)
    }

    @Test func whatIsSavedMeanwhileStaysAndIsNamed() throws {
        let rig = try Rig()
        let saved = Array("saved by a person".utf8)
        let names = ["edited", "extra-2", "sub/new", "gone/late", "gone/new"]
        rig.save = { for name in names { try rig.test.write(name, saved) } }
        let plain = rig.content("plain")
        let outcome = try rig.restore(try #require(rig.commits().first))
        for name in names { #expect(rig.content(name) == saved, "\(name)") }
        let left = rig.left(outcome)
        #expect(Set(left.keys) == Set(names), "\(left)")
        #expect(left.values.allSatisfy { $0.contains("changed or made after") })
        #expect(outcome.result.counts.failed == UInt64(names.count))
        // All else is as it was, and goes back to what it was.
        #expect(rig.content("plain")?.count == 900 && rig.content("extra-1") == nil && rig.content("gone/inner") == nil)
        rig.save = {}
        #expect(try rig.left(rig.restore(outcome.before, endsAs: .afterUndo)) == [:])
        #expect(rig.content("plain") == plain && rig.content("gone/inner")?.count == 500)
        // What was saved meanwhile is in the commit that the undo made first.
        let kept = try #require(rig.commits().last { $0.commit.kind == .beforeRestore })
        let tree = try rig.test.tree(at: kept.number, catalog: rig.test.catalogPath)
        for name in names { #expect(tree[name] == .content(saved), "\(name)") }
    }
}
