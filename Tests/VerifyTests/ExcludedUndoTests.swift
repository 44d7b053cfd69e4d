import CairnFormat
import Foundation
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore
@testable import CairnSource

/// An undo of a restore that put something at a place that the rules exclude by now.
@Suite struct ExcludedUndoTests {
    private final class Rig {
        let test: TestRepository
        private let writer: RepositoryWriter
        private let rules: RuleBook

        /// A file is backed up, then excluded with what it lies in, and is no longer there.
        init(_ name: String, byPath: Bool) throws {
            test = try TestRepository(seed: 51)
            for name in ["k", name] { try test.write(name, Array("one".utf8)) }
            try test.backup()
            writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
            let top = String(name.prefix { $0 != "/" })
            var rules = RuleBook()
            if byPath {
                rules.paths = [Array(test.source.appending(path: top).path.utf8)]
            } else {
                rules.patterns = [try IgnorePattern(Array("/\(top)".utf8))]
            }
            self.rules = rules
            try test.remove(top)
            try test.write("k", Array("changed".utf8))
        }

        private func run(
            _ selections: [RestoreSelection], _ commit: CatalogCommit, _ kind: CommitKind
        ) throws {
            let request = RestoreRequest(
                commit: commit.number, selections: selections, destination: .inPlace,
                deletesExtra: true)
            let outcome = try InPlaceRestore(
                writer, fileSystem: LinuxFileSystem(), rules: rules, target: LinuxRestoreTarget(),
                clock: LinuxClock(), cancellation: Cancellation(),
                template: TestRepository.request([])
            ).run(
                [InPlaceRestore.Part(request, of: commit)], endsAs: kind, backupObserver: nil,
                observer: nil)
            #expect(outcome.before != nil && outcome.result.failures.isEmpty)
        }

        func restore() throws {
            let reader = try CatalogReader(writer.catalog)
            let commit = try #require(try reader.commits().first)
            try run(try reader.everything(at: commit.number), commit, .afterRestore)
        }

        func undo() throws {
            let reader = try CatalogReader(writer.catalog)
            let point = try #require(try InPlaceRestore.undoable(reader, of: nil))
            try run(try InPlaceRestore.undoSelections(point, reader), point, .afterUndo)
        }

        func content(_ name: String) -> String? {
            try? String(contentsOf: test.source.appending(path: name), encoding: .utf8)
        }
        var names: [String] {
            get throws {
                try FileManager.default.contentsOfDirectory(atPath: test.source.path).sorted()
            }
        }
    }

    @Test(arguments: ["x", "e/q"], [true, false])
    func whatTheRestorePutThereGoes(_ name: String, _ byPath: Bool) throws {
        let rig = try Rig(name, byPath: byPath)
        try rig.restore()
        #expect(rig.content(name) == "one" && rig.content("k") == "one")
        try rig.undo()
        #expect(try rig.names == ["k"] && rig.content("k") == "changed")
        // Back again, and once more.
        try rig.undo()
        #expect(rig.content(name) == "one" && rig.content("k") == "one")
        try rig.undo()
        #expect(try rig.names == ["k"] && rig.content("k") == "changed")
    }

    @Test(arguments: ["x", "e/q"], [true, false])
    func whatWasChangedThereSinceStays(_ name: String, _ byPath: Bool) throws {
        let rig = try Rig(name, byPath: byPath)
        try rig.restore()
        try rig.test.write(name, Array("own words".utf8))
        try rig.undo()
        #expect(rig.content(name) == "own words" && rig.content("k") == "changed")
    }
}
