import CairnFormat
import Foundation
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore
@testable import CairnSource

/// A root that is of another kind than in the commit: in place, its own item is one like any other.
@Suite struct RootKindTests {
    enum Kind: CaseIterable { case file, directory, link, dangling }

    private final class Rig {
        let test: TestRepository
        let writer: RepositoryWriter
        /// At the first commit.
        private(set) var old: [String: String] = [:]

        /// A root of one kind that was backed up beside another root, and is of another kind now.
        init(_ kind: Kind, now new: Kind) throws {
            test = try TestRepository(seed: 41)
            writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
            try write("elsewhere/a", "another's")
            try put(kind, "old")
            old = try state()
            var request = TestRepository.request([])
            request.sources = ["root", "other"].map { BackupSource(path: path($0)) }
            _ = try BackupRun(
                writer, fileSystem: LinuxFileSystem(), clock: LinuxClock(), request: request,
                cancellation: Cancellation(), observer: nil
            ).run()
            try test.remove("root")
            try put(new, "newer")
        }

        private func write(_ name: String, _ text: String) throws {
            try test.write(name, Array(text.utf8))
        }

        private func put(_ kind: Kind, _ text: String) throws {
            try write("other/f", text)
            switch kind {
            case .file: try write("root", text)
            case .directory: for name in ["a", "in/b", text] { try write("root/\(name)", text) }
            case .link, .dangling:
                try FileManager.default.createSymbolicLink(
                    atPath: test.source.appending(path: "root").path,
                    withDestinationPath: kind == .link ? "elsewhere" : "nowhere")
            }
        }

        private func path(_ name: String) -> [UInt8] {
            Array(test.source.appending(path: name).path.utf8)
        }

        /// What is there: the content of files, and where links lead.
        func state() throws -> [String: String] {
            let manager = FileManager.default
            let names = manager.enumerator(atPath: test.source.path)?.compactMap { $0 as? String }
            let pairs = (names ?? []).map { name in
                let path = test.source.appending(path: name).path
                if let target = try? manager.destinationOfSymbolicLink(atPath: path) {
                    return (name, "link to \(target)")
                }
                let text = try? String(contentsOfFile: path, encoding: .utf8)
                return (name, text ?? "directory")
            }
            return Dictionary(uniqueKeysWithValues: pairs)
        }

        var reader: CatalogReader { get throws { try CatalogReader(writer.catalog) } }

        private func run(
            _ selections: [RestoreSelection], _ commit: CatalogCommit, _ kind: CommitKind
        ) throws -> InPlaceRestore.Outcome {
            let request = RestoreRequest(
                commit: commit.number, selections: selections, destination: .inPlace,
                deletesExtra: true)
            return try InPlaceRestore(
                writer, fileSystem: LinuxFileSystem(), target: LinuxRestoreTarget(),
                clock: LinuxClock(), cancellation: Cancellation(),
                template: TestRepository.request([])
            ).run(
                [InPlaceRestore.Part(request, of: commit)], endsAs: kind, backupObserver: nil,
                observer: nil)
        }

        /// - Parameter name: of an item in a root; nil for everything.
        func restore(_ name: String? = nil) throws -> InPlaceRestore.Outcome {
            let commit = try #require(try reader.commits().first)
            let all = try reader.everything(at: commit.number)
            let selections =
                name.map { name in all.compactMap { $0.root.selection(of: path(name)) } } ?? all
            return try run(selections, commit, .afterRestore)
        }

        func undo() throws -> RestoreResult {
            let point = try #require(try InPlaceRestore.undoable(reader, of: nil))
            let selections = try InPlaceRestore.undoSelections(point, reader)
            return try run(selections, point, .afterUndo).result
        }
    }

    /// Nothing is written through a link, neither one that was there nor one that came back.
    @Test(arguments: Kind.allCases, Kind.allCases)
    func aRootOfAnotherKindIsReplacedAndUndone(_ old: Kind, _ new: Kind) throws {
        guard old != new else { return }
        let rig = try Rig(old, now: new)
        let present = try rig.state()
        let restored = try rig.restore().result
        #expect(restored.failures.isEmpty, "\(restored.failures)")
        #expect(try rig.state() == rig.old)
        for expected in [present, rig.old, present] {
            let undone = try rig.undo()
            #expect(undone.failures.isEmpty, "\(undone.failures)")
            #expect(try rig.state() == expected)
        }
    }

    @Test(arguments: [Kind.file, .link, .dangling])
    func whatWasInARootThatIsNoDirectoryIsRefused(_ new: Kind) throws {
        let rig = try Rig(.directory, now: new)
        let present = try rig.state()
        let outcome = try rig.restore("root/a")
        let reasons = outcome.result.failures.map(\.reason.text)
        #expect(
            outcome.before == nil && reasons.count == 1
                && reasons.allSatisfy { $0.contains("/root is in the way") }, "\(reasons)")
        #expect(try rig.state() == present)
    }
}
