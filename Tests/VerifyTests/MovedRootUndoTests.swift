import CairnFormat
import Foundation
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore
@testable import CairnSource

/// An undo after the root of what was restored was moved.
@Suite struct MovedRootUndoTests {
    private final class Rig {
        private static let machine = RootHost(machine: Array("1".utf8), name: Array("here".utf8))
        let test: TestRepository
        let writer: RepositoryWriter
        private var template = TestRepository.request([])

        /// Two versions of a file, of which the first was restored.
        init(_ restored: String = "p") throws {
            template.machine = Self.machine
            template.host = Self.machine.name
            test = try TestRepository(seed: 31)
            writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
            for text in ["first", "the second"] {
                try write("docs/p/a", text)
                try backUp("docs")
            }
            try write("docs/b", "later")
            let first = try #require(try reader.firstCommit())
            let selection = try #require(
                try root("docs").selection(of: path("docs/" + restored)))
            let outcome = try run([selection], first, .afterRestore)
            #expect(outcome.before != nil && content("docs/p/a") == "first")
        }

        var reader: CatalogReader { get throws { try CatalogReader(writer.catalog) } }

        func url(_ name: String) -> URL { test.source.appending(path: name) }
        func path(_ name: String) -> [UInt8] { Array(url(name).standardized.path.utf8) }
        func write(_ name: String, _ text: String) throws {
            try test.write(name, Array(text.utf8))
        }
        func content(_ name: String) -> String? {
            try? String(contentsOf: url(name), encoding: .utf8)
        }

        func root(_ name: String) throws -> CatalogRoot {
            try #require(
                try reader.roots().first { $0.definition.path == path(name) && $0.last == nil })
        }

        func backUp(_ name: String) throws {
            var request = template
            request.sources = [BackupSource(path: path(name))]
            _ = try BackupRun(
                writer, fileSystem: LinuxFileSystem(), clock: LinuxClock(), request: request,
                cancellation: Cancellation(), observer: nil
            ).run()
        }

        func end(_ name: String) throws {
            try NoteRun(writer, clock: LinuxClock(), template: template).end([root(name)])
        }

        func move(_ pairs: [(String, String)], isKnown: Bool = true) throws {
            var template = template
            if !isKnown { template.host = Array("of before".utf8) }
            for (old, new) in pairs {
                try FileManager.default.moveItem(at: url(old), to: url(new))
            }
            try NoteRun(writer, clock: LinuxClock(), template: template).move(
                pairs.map { RootMove(try root($0.0), to: path($0.1)) }, of: Self.machine,
                on: LinuxFileSystem())
        }

        private func run(
            _ selections: [RestoreSelection], _ commit: CatalogCommit, _ kind: CommitKind
        ) throws -> InPlaceRestore.Outcome {
            var request = RestoreRequest(
                commit: commit.number, selections: selections, destination: .inPlace)
            request.deletesExtra = kind == .afterUndo
            if kind == .afterUndo {
                request.emptiedWays = try InPlaceRestore.madeWays(commit, reader)
            }
            return try InPlaceRestore(
                writer, fileSystem: LinuxFileSystem(), target: LinuxRestoreTarget(),
                clock: LinuxClock(), cancellation: Cancellation(), template: template
            ).run(
                [InPlaceRestore.Part(request, of: commit)], endsAs: kind, backupObserver: nil,
                observer: nil)
        }

        @discardableResult
        func undo() throws -> RestoreResult {
            let point = try #require(try InPlaceRestore.undoable(reader, of: Self.machine))
            return try run(
                try InPlaceRestore.undoSelections(point, reader), point, .afterUndo
            ).result
        }
    }

    @Test(arguments: ["p", "p/a", ""]) func anUndoFollowsTheRoot(restored: String) throws {
        let rig = try Rig(restored)
        try rig.move([("docs", "papers")])
        try rig.move([("papers", "texts")])
        // Another root begins at the place where it was.
        try rig.write("docs/p/new", "of another")
        try rig.backUp("docs")
        #expect(try rig.undo().counts.restored >= 1)
        #expect(rig.content("texts/p/a") == "the second")
        #expect(rig.content("docs/p/new") == "of another" && rig.content("docs/p/a") == nil)
        // An undo of the undo, after the root is back.
        try FileManager.default.moveItem(at: rig.url("docs"), to: rig.url("other"))
        try rig.end("docs")
        try rig.move([("texts", "docs")])
        #expect(try rig.undo().counts.restored >= 1)
        #expect(rig.content("docs/p/a") == "first" && rig.content("other/p/new") != nil)
    }

    @Test func rootsThatExchangedTheirPathsAreToldApart() throws {
        let rig = try Rig()
        try rig.write("notes/p/kept", "of another")
        try rig.backUp("notes")
        try rig.move([("docs", "papers")])
        try rig.move([("notes", "docs")])
        try rig.undo()
        #expect(rig.content("papers/p/a") == "the second")
        #expect(rig.content("docs/p/kept") == "of another" && rig.content("docs/p/a") == nil)
    }

    /// A root that became a part of another, or whose move is not known any more.
    @Test(arguments: ["wide/docs", "papers"]) func whatIsNotFoundIsRefused(place: String) throws {
        let rig = try Rig()
        if place != "papers" {
            try rig.write("wide/x", "x")
            try rig.backUp("wide")
        }
        try rig.move([("docs", place)], isKnown: place != "papers")
        #expect(throws: InPlaceError.self) { try rig.undo() }
        #expect(rig.content(place + "/p/a") == "first")
    }
}
