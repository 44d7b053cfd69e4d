import CairnFormat
import Foundation
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore
@testable import CairnSource

/// Hard links between what is restored in place and what is not.
@Suite struct OutsideLinkTests {
    private final class Rig {
        private static let machine = RootHost(machine: Array("1".utf8), name: Array("here".utf8))
        let test: TestRepository
        private let writer: RepositoryWriter
        private var template = TestRepository.request([])

        /// `A/d/x` is a file of its own in the first commit, and in the second a further name of
        /// another.
        init(_ other: String) throws {
            template.machine = Self.machine
            template.host = Self.machine.name
            test = try TestRepository(seed: 41)
            writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
            for name in ["A/d/x", "A/k", "B/k"] { try write(name, "one") }
            try backUp("A", "B")
            try test.remove("A/d/x")
            try write(other, "two")
            try FileManager.default.linkItem(at: url(other), to: url("A/d/x"))
            try backUp("A", "B")
        }

        private var reader: CatalogReader { get throws { try CatalogReader(writer.catalog) } }

        func url(_ name: String) -> URL { test.source.appending(path: name) }
        private func path(_ name: String) -> [UInt8] { Array(url(name).path.utf8) }

        /// Keeps the inode of what is there.
        func write(_ name: String, _ text: String) throws {
            try test.write(name, Array(text.utf8))
        }
        func content(_ name: String) -> String? {
            try? String(contentsOf: url(name), encoding: .utf8)
        }
        func inode(_ name: String) throws -> UInt64 {
            try LinuxFileSystem().status(ofRoot: path(name)).inode
        }

        func backUp(_ names: String...) throws {
            var request = template
            request.sources = names.map { BackupSource(path: path($0)) }
            _ = try BackupRun(
                writer, fileSystem: LinuxFileSystem(), clock: LinuxClock(), request: request,
                cancellation: Cancellation(), observer: nil
            ).run()
        }

        private func run(
            _ selections: [RestoreSelection], _ commit: CatalogCommit, _ kind: CommitKind
        ) throws {
            var request = RestoreRequest(
                commit: commit.number, selections: selections, destination: .inPlace)
            request.deletesExtra = kind == .afterUndo
            let outcome = try InPlaceRestore(
                writer, fileSystem: LinuxFileSystem(), target: LinuxRestoreTarget(),
                clock: LinuxClock(), cancellation: Cancellation(), template: template
            ).run(
                [InPlaceRestore.Part(request, of: commit)], endsAs: kind, backupObserver: nil,
                observer: nil)
            #expect(outcome.before != nil && outcome.result.failures.isEmpty)
            #expect(outcome.result.losses.isEmpty)
        }

        /// Restores all of a commit.
        func restore(ofCommit index: Int) throws {
            let commit = try reader.commits()[index]
            try run(try reader.everything(at: commit.number), commit, .afterRestore)
        }

        func restore(_ name: String, ofCommit index: Int) throws {
            let root = try #require(
                try reader.roots().first { $0.definition.path == path("A") })
            let selection = try #require(root.selection(of: path(name)))
            try run([selection], try reader.commits()[index], .afterRestore)
        }

        func undo() throws {
            let point = try #require(try InPlaceRestore.undoable(reader, of: Self.machine))
            try run(try InPlaceRestore.undoSelections(point, reader), point, .afterUndo)
        }
    }

    /// Both names come back, each in a root of its own.
    @Test func namesInTwoRootsAreOneFileAgain() throws {
        let rig = try Rig("B/h")
        for name in ["A/d/x", "B/h"] { try rig.test.remove(name) }
        try rig.restore(ofCommit: 1)
        #expect(rig.content("A/d/x") == "two" && rig.content("B/h") == "two")
        #expect(try rig.inode("A/d/x") == rig.inode("B/h"))
    }

    @Test(arguments: ["A/h", "B/h"], ["A/d", "A/d/x"])
    func anUndoGivesTheLinkBack(_ other: String, _ restored: String) throws {
        let rig = try Rig(other)
        let inode = try rig.inode(other)
        // A save through one name that no backup has seen.
        try rig.write("A/d/x", "three")
        try rig.restore(restored, ofCommit: 0)
        #expect(rig.content("A/d/x") == "one" && rig.content(other) == "three")
        // That the other name is the only one.
        try rig.backUp("A", "B")
        try rig.undo()
        #expect(rig.content("A/d/x") == "three")
        #expect(try rig.inode("A/d/x") == inode && rig.inode(other) == inode)
        // Back again.
        try rig.undo()
        #expect(rig.content("A/d/x") == "one" && rig.content(other) == "three")
        #expect(try rig.inode("A/d/x") != inode && rig.inode(other) == inode)
    }

    @Test(arguments: ["A/h", "B/h"]) func namesThatAreAsTheCommitHasThemStay(_ other: String) throws
    {
        let rig = try Rig(other)
        let inode = try rig.inode(other)
        try rig.write("A/k", "three")
        try rig.restore(ofCommit: 1)
        #expect(rig.content("A/k") == "one")
        #expect(try rig.inode("A/d/x") == inode && rig.inode(other) == inode)
        try rig.undo()
        #expect(rig.content("A/k") == "three")
        #expect(try rig.inode("A/d/x") == inode && rig.inode(other) == inode)
    }

    /// Whichever of the two comes back first.
    @Test(arguments: ["A/h", "B/h"], [true, false])
    func aNameThatComesBackLinksToOneThatStays(_ other: String, _ isFirst: Bool) throws {
        let rig = try Rig(other)
        let inode = try rig.inode(other)
        let changed = isFirst ? "A/d/x" : other
        try rig.test.remove(changed)
        try rig.write(changed, "own")
        try rig.restore(ofCommit: 1)
        #expect(rig.content("A/d/x") == "two" && rig.content(other) == "two")
        #expect(try rig.inode("A/d/x") == inode && rig.inode(other) == inode)
        try rig.undo()
        #expect(rig.content(changed) == "own")
        #expect(rig.content(isFirst ? other : "A/d/x") == "two")
        #expect(try rig.inode("A/d/x") != rig.inode(other))
    }

    @Test(arguments: ["A/h", "B/h"]) func aFileThatWasChangedComesBackUnderBothNames(
        _ other: String
    ) throws {
        let rig = try Rig(other)
        try rig.write(other, "three")
        try rig.restore(ofCommit: 1)
        #expect(rig.content("A/d/x") == "two" && rig.content(other) == "two")
        try rig.undo()
        #expect(rig.content("A/d/x") == "three" && rig.content(other) == "three")
    }

    @Test func aRestoreLinksToANameThatStays() throws {
        let rig = try Rig("A/h")
        try rig.test.remove("A/d/x")
        try rig.restore("A/d/x", ofCommit: 1)
        #expect(rig.content("A/d/x") == "two")
        #expect(try rig.inode("A/d/x") == rig.inode("A/h"))
    }

    @Test(arguments: [true, false])
    func nothingLinksToAFileThatIsNotAsTheCommitHasIt(_ isContent: Bool) throws {
        let rig = try Rig("A/h")
        try rig.restore("A/d/x", ofCommit: 0)
        if isContent {
            try rig.write("A/h", "own")
        } else {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o600], ofItemAtPath: rig.url("A/h").path)
        }
        try rig.undo()
        #expect(rig.content("A/d/x") == "two")
        #expect(rig.content("A/h") == (isContent ? "own" : "two"))
        #expect(try rig.inode("A/d/x") != rig.inode("A/h"))
    }
}
