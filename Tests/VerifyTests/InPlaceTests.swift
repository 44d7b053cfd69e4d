import CairnFormat
import Foundation
import Synchronization
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore
@testable import CairnSource

/// What people save while a restore in place runs. Issue 13, item 3.
@Suite struct InPlaceTests {
    private final class Rig: RestoreObserver {
        let test: TestRepository
        private let writer: RepositoryWriter
        /// Done once, when the restore has deleted its first name.
        var save: () throws -> Void = {}
        private var hasSaved = false

        private let target: LinuxRestoreTarget

        init(
            bundle: Bool = false, _ interlude: @escaping LinuxRestoreTarget.Interlude = { _, _ in }
        ) throws {
            target = LinuxRestoreTarget(interlude: interlude)
            test = try TestRepository(seed: 13)
            for name in ["edited", "plain", "sub/inner"] { try test.write(name, test.text(900)) }
            if bundle {
                for name in ["text", "images/one"] {
                    try test.write("letter.rtfd/" + name, test.text(300))
                }
            }
            try test.backup()
            try test.write("edited", test.text(700))
            try test.write("plain", test.text(600))
            if bundle { try test.write("letter.rtfd/text", test.text(200)) }
            for name in ["extra-1", "extra-2", "gone/inner", "gone/late"] {
                try test.write(name, test.text(500))
            }
            writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
        }

        func lost(_ loss: RestoreLoss) {}
        func progressed(_ progress: RestoreProgress) {}
        func failed(_ failure: RestoreFailure) {}
        func decided(_ action: RestoreAction, path: [UInt8]) {
            guard action == .delete, !hasSaved else { return }
            hasSaved = true
            do { try save() } catch { Issue.record(error) }
        }

        func restore(_ commit: CatalogCommit, endsAs kind: CommitKind = .afterRestore) throws
            -> InPlaceRestore.Outcome
        {
            let reader = try CatalogReader(writer.catalog)
            let selections =
                kind == .afterUndo
                ? try InPlaceRestore.undoSelections(commit, reader)
                : try reader.everything(at: commit.number)
            return try InPlaceRestore(
                writer, fileSystem: DatabaseFileSystem(LinuxFileSystem(), clock: LinuxClock()),
                target: target,
                clock: LinuxClock(), cancellation: Cancellation(),
                template: TestRepository.request([])
            ).run(
                [
                    InPlaceRestore.Part(
                        RestoreRequest(
                            commit: commit.number, selections: selections, destination: .inPlace,
                            deletesExtra: true), of: commit)
                ], endsAs: kind, backupObserver: nil, observer: self)
        }

        func commits() throws -> [CatalogCommit] { try CatalogReader(writer.catalog).commits() }
        func content(_ name: String) -> [UInt8]? {
            (try? Data(contentsOf: test.source.appending(path: name))).map { [UInt8]($0) }
        }

        /// What could not be restored: names beneath the source.
        func left(_ outcome: InPlaceRestore.Outcome) -> [String: String] {
            let root = Array(test.source.path.utf8)
            return Dictionary(
                outcome.result.failures.map {
                    (
                        String(
                            decoding: ItemPath.relative($0.path, to: root) ?? $0.path, as: UTF8.self
                        ), $0.reason.text
                    )
                }, uniquingKeysWith: { "\($0); \($1)" })
        }
    }

    /// Others see nothing of it on the way, as they saw nothing before.
    @Test func aDirectoryIsShutBeforeItsFilesComeBack() throws {
        let place = Mutex("")
        let seen = Mutex<[mode_t]>([])
        let rig = try Rig { step, name in
            guard step == .linkingNew, name == Array("inner".utf8) else { return }
            var found = stat()
            guard place.withLock({ stat($0, &found) }) == 0 else { return }
            seen.withLock { $0.append(found.st_mode & 0o022) }
        }
        let sub = rig.test.source.appending(path: "sub").path
        place.withLock { $0 = sub }
        try rig.test.remove("sub/inner")
        #expect(chmod(sub, 0o777) == 0)
        _ = try rig.restore(rig.commits()[0])
        #expect(seen.withLock { $0 } == [0] && rig.content("sub/inner")?.count == 900)
    }

    /// Its disk may be missing: only a root that was another machine's has never had its files
    /// here.
    @Test func aRebuiltCatalogLetsNoRestoreOntoABareDirectory() throws {
        let test = try TestRepository(seed: 14)
        try test.write("a", test.text(300))
        try test.backup()
        try test.remove("a")
        let writer = try RepositoryWriter(
            test.open(), catalogPath: test.catalogPath + "-rebuilt", randomness: LinuxRandomness())
        let reader = try CatalogReader(writer.catalog)
        let commit = try #require(try reader.latestCommit())
        let request = RestoreRequest(
            commit: commit.number, selections: try reader.everything(at: commit.number),
            destination: .inPlace)
        #expect(throws: InPlaceError.self) {
            try InPlaceRestore(
                writer, fileSystem: LinuxFileSystem(), target: LinuxRestoreTarget(),
                clock: LinuxClock(), cancellation: Cancellation(),
                template: TestRepository.request([])
            ).run(
                [InPlaceRestore.Part(request, of: commit)], endsAs: .afterRestore,
                backupObserver: nil, observer: nil)
        }
        #expect(!FileManager.default.fileExists(atPath: test.source.appending(path: "a").path))
    }

    @Test func whatNobodySavesMeanwhileIsRestoredAndUndone() throws {
        let rig = try Rig()
        let before = ["edited", "plain", "extra-1", "gone/inner"].map { rig.content($0) }
        let outcome = try rig.restore(try #require(rig.commits().first))
        #expect(rig.left(outcome) == [:])
        #expect(["extra-1", "extra-2", "gone"].allSatisfy { rig.content($0) == nil })
        #expect(rig.content("edited")?.count == 900)
        #expect(try rig.left(rig.restore(#require(outcome.before), endsAs: .afterUndo)) == [:])
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
        #expect(left.values.allSatisfy { $0.contains("changed or created after") })
        #expect(outcome.result.counts.failed == UInt64(names.count))
        // All else is as it was, and goes back to what it was.
        #expect(
            rig.content("plain")?.count == 900 && rig.content("extra-1") == nil
                && rig.content("gone/inner") == nil)
        rig.save = {}
        #expect(try rig.left(rig.restore(#require(outcome.before), endsAs: .afterUndo)) == [:])
        #expect(rig.content("plain") == plain && rig.content("gone/inner")?.count == 500)
        // What was saved meanwhile is in the commit that the undo made first.
        let kept = try #require(rig.commits().last { $0.commit.kind == .beforeRestore })
        let tree = try rig.test.tree(at: kept.number, catalog: rig.test.catalogPath)
        for name in names { #expect(tree[name] == .content(saved), "\(name)") }
    }

    /// What a save meets: the bundle before it is replaced, or, under another name, right after.
    @Test(arguments: [LinuxRestoreTarget.Step.madeDirectory, .exchanged])
    func whatIsSavedInABundleMeanwhileStays(_ step: LinuxRestoreTarget.Step) throws {
        let source = Mutex<URL?>(nil)
        let saved = Array("saved by a person".utf8)
        let rig = try Rig(bundle: true) { moment, name in
            guard moment == step,
                let base = source.withLock({ base in
                    defer { base = nil }
                    return base
                })
            else { return }
            let bundle =
                moment == .exchanged ? String(decoding: name, as: UTF8.self) : "letter.rtfd"
            for file in ["text", "images/new"] {
                try? Data(saved).write(to: base.appending(path: "\(bundle)/\(file)"))
            }
        }
        source.withLock { $0 = rig.test.source }
        let outcome = try rig.restore(try #require(rig.commits().first))
        #expect(source.withLock { $0 } == nil)
        let left = rig.left(outcome)
        #expect(
            left.count == 1 && left.keys.allSatisfy { $0.hasPrefix("letter.rtfd") }
                && left.values.allSatisfy { $0.contains("changed or created after") }, "\(left)")
        for name in ["text", "images/new"] {
            #expect(rig.content("letter.rtfd/\(name)") == saved, "\(name)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: rig.test.source.path)
        #expect(!names.contains { $0.hasPrefix(".cairn") }, "\(names)")
    }

    /// Whoever may write beside a bundle gives its temporary name to another directory. (Issue 13,
    /// item 8.)
    @Test func whatTakesTheTemporaryNameOfABundleIsNotTouched() throws {
        let source = Mutex<URL?>(nil)
        let rig = try Rig(bundle: true) { moment, name in
            guard moment == .named,
                let base = source.withLock({ base in
                    defer { base = nil }
                    return base
                })
            else { return }
            let place = base.appending(path: String(decoding: name, as: UTF8.self))
            try? FileManager.default.moveItem(at: place, to: base.appending(path: "away"))
            try? FileManager.default.createDirectory(
                at: place.appending(path: "another's"), withIntermediateDirectories: true)
        }
        let before = rig.content("letter.rtfd/text")
        source.withLock { $0 = rig.test.source }
        let outcome = try rig.restore(try #require(rig.commits().first))
        #expect(rig.left(outcome).keys.contains("letter.rtfd"), "\(rig.left(outcome))")
        #expect(rig.content("letter.rtfd/text") == before)
        let names = try FileManager.default.contentsOfDirectory(atPath: rig.test.source.path)
        let swapped = try #require(names.first { $0.hasPrefix(".cairn-restore") })
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: rig.test.source.path + "/" + swapped) == ["another's"])
    }
}
