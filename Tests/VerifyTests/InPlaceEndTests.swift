import CairnFormat
import Foundation
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore
@testable import CairnSource

/// What a restore in place and its undo leave behind: nothing where nothing could be done, and no
/// directory that they made themselves.
@Suite struct InPlaceEndTests {
    private final class Rig {
        let test: TestRepository
        let writer: RepositoryWriter
        /// What the restore noted of its begin and its end: whether there was a commit.
        var notes: [Bool] = []
        /// A place that backups take for a disk that is away, or cannot read.
        var away: String?
        var code = ErrorCode.unmounted

        init() throws {
            test = try TestRepository(seed: 21)
            for name in ["docs/a/one", "docs/a/two", "docs/b", "top"] {
                try test.write(name, test.text(700))
            }
            try test.backup()
            writer = try RepositoryWriter(
                test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
        }

        var reader: CatalogReader { get throws { try CatalogReader(writer.catalog) } }
        var commits: [CatalogCommit] { get throws { try reader.commits() } }

        private func path(_ name: String) -> [UInt8] {
            Array(test.source.appending(path: name).path.utf8)
        }

        private func request(_ names: [String]) throws -> (CatalogCommit, RestoreRequest) {
            let commit = try #require(try commits.first)
            let root = try #require(try reader.roots().first)
            return (
                commit,
                RestoreRequest(
                    commit: commit.number,
                    selections: names.compactMap { root.selection(of: path($0)) },
                    destination: .inPlace)
            )
        }

        private func run(
            _ part: InPlaceRestore.Part, _ kind: CommitKind,
            _ cancellation: Cancellation = Cancellation()
        ) throws -> InPlaceRestore.Outcome {
            var template = TestRepository.request([])
            if let place = away.map(path) {
                let error = SystemError("list", path: place, code: code)
                template.refused = [ItemFailure(path: place, reason: .system(error))]
            }
            var restore = InPlaceRestore(
                writer, fileSystem: LinuxFileSystem(), target: LinuxRestoreTarget(),
                clock: LinuxClock(), cancellation: cancellation, template: template)
            restore.note = { standing in
                let isBegun = if case .begun = standing { true } else { false }
                self.notes.append(isBegun)
            }
            return try restore.run([part], endsAs: kind, backupObserver: nil, observer: nil)
        }

        func restore(
            _ names: String..., as other: String? = nil
        ) throws -> InPlaceRestore.Outcome {
            var (commit, request) = try request(names)
            if let other { request.otherPlaces[request.selections[0].place] = Array(other.utf8) }
            return try run(InPlaceRestore.Part(request, of: commit), .afterRestore)
        }

        func undo(isDryRun: Bool = false) throws -> RestoreResult {
            let reader = try reader
            let point = try #require(try InPlaceRestore.undoable(reader, of: nil))
            var request = RestoreRequest(
                commit: point.number, selections: try InPlaceRestore.undoSelections(point, reader),
                destination: .inPlace, deletesExtra: true, isDryRun: isDryRun)
            request.emptiedWays = try InPlaceRestore.madeWays(point, reader)
            if !isDryRun {
                return try run(InPlaceRestore.Part(request, of: point), .afterUndo).result
            }
            return try RestoreRun(
                writer.repository, writer.catalog, target: LinuxRestoreTarget(),
                clock: LinuxClock(), request: request, cancellation: Cancellation(), observer: nil
            ).run()
        }

        func preview(_ names: String...) throws -> RestoreResult {
            var (_, request) = try request(names)
            request.isDryRun = true
            return try RestoreRun(
                writer.repository, writer.catalog, target: LinuxRestoreTarget(),
                clock: LinuxClock(), request: request, cancellation: Cancellation(), observer: nil
            ).run()
        }

        /// Restores on the way to it, and ends.
        func cutOff(_ names: String...) throws {
            let cancellation = Cancellation()
            cancellation.request()
            let result = try RestoreRun(
                writer.repository, writer.catalog, target: LinuxRestoreTarget(),
                clock: LinuxClock(), request: request(names).1, cancellation: cancellation,
                observer: nil
            ).run()
            #expect(result.wasCancelled)
        }

        /// What is there, but for the files that the first commit had at the top.
        func names(_ directory: String = "") -> [String] {
            (FileManager.default.enumerator(atPath: test.source.appending(path: directory).path)?
                .compactMap { $0 as? String } ?? []).sorted()
        }

        func modified(_ name: String) throws -> Timestamp {
            try LinuxFileSystem().status(ofRoot: path(name)).modified
        }

        /// The files of the last commit.
        func kept() throws -> Set<String> {
            let last = try #require(try commits.last)
            return Set(try test.tree(at: last.number, catalog: test.catalogPath).keys)
        }
    }

    /// Puts something else where `docs`, here DOCS, was.
    private static let obstacles: [(String, @Sendable (URL) throws -> Void)] = [
        (
            "the symbolic link DOCS is in the way",
            {
                try FileManager.default.createSymbolicLink(
                    at: $0, withDestinationURL: $0.deletingLastPathComponent())
            }
        ),
        (
            "DOCS is in the way, because it is not a directory",
            { try Data("file".utf8).write(to: $0) }
        ),
    ]

    @Test(arguments: [0, 1]) func whatStandsOnTheWayIsForetoldAndChangesNothing(_ which: Int) throws
    {
        let rig = try Rig()
        let (words, put) = Self.obstacles[which]
        try rig.test.remove("docs")
        try put(rig.test.source.appending(path: "docs"))
        let before = rig.names()
        let preview = try rig.preview("docs/a/one")
        #expect(preview.isFutile && preview.counts.failed == 1)
        let why = try #require(preview.failures.first).reason.text
        let told = words.replacing("DOCS", with: "\(rig.test.source.path)/docs")
        #expect(why.hasPrefix("\(told); move it away"), "\(why)")

        let commits = try rig.commits.count
        let outcome = try rig.restore("docs/a/one")
        #expect(outcome.before == nil && outcome.result.failures.first?.reason.text == why)
        #expect(
            try rig.commits.count == commits && InPlaceRestore.undoable(rig.reader, of: nil) == nil)
        #expect(rig.notes.isEmpty && rig.names() == before)
        // With another that comes back it is a restore like any.
        try rig.test.remove("top")
        #expect(try rig.restore("docs/a/one", "top").before != nil)
        #expect(rig.notes == [true, false] && rig.names().contains("top"))
        #expect(try InPlaceRestore.undoable(rig.reader, of: nil) != nil)
    }

    @Test func aDirectoryInTheWayOfAFileIsForetold() throws {
        let rig = try Rig()
        try rig.test.remove("top")
        try rig.test.write("top/inner", rig.test.text(10))
        #expect(try rig.preview("top").isFutile)
        #expect(try rig.restore("top").before == nil && rig.commits.count == 1)
        try rig.test.remove("top/inner")
        #expect(try rig.preview("top").counts.restored == 1)
        #expect(try rig.restore("top").before != nil)
    }

    /// Only the attempt tells that the content is damaged: the commits are made by then.
    @Test func whatFailsAfterAllIsNotToBeUndone() throws {
        let rig = try Rig()
        try rig.test.write("top", rig.test.text(80))
        let now = rig.names()
        for pack in try rig.test.packs {
            let bytes = try rig.test.content(pack)
            try rig.test.overwrite(
                pack,
                Array(bytes.prefix(256)) + [UInt8](repeating: 0, count: max(0, bytes.count - 256)))
        }
        let outcome = try rig.restore("top")
        #expect(outcome.result.isFutile && outcome.before == nil, "\(outcome.result.counts)")
        #expect(rig.names() == now && rig.notes == [true, false])
        #expect(try InPlaceRestore.undoable(rig.reader, of: nil) == nil)
    }

    // MARK: Under another name

    @Test(arguments: ["docs", "docs/a", "docs/a/one"], ["new", "docs/a/x/new"])
    func whatComesBackUnderAnotherNameIsUndone(_ old: String, _ new: String) throws {
        // Nothing comes back within itself here.
        guard !new.hasPrefix("\(old)/") else { return }
        let rig = try Rig()
        func tree() throws -> [String: Data] {
            let files = rig.names().compactMap { name in
                (try? Data(contentsOf: rig.test.source.appending(path: name))).map { (name, $0) }
            }
            return Dictionary(uniqueKeysWithValues: files)
        }
        try rig.test.write("new/mine", rig.test.text(30))
        if old == "docs/a/one" { try rig.test.remove("new/mine") }
        let before = try tree()
        let names = rig.names()
        #expect(try rig.restore(old, as: new).result.failures.isEmpty)
        let after = try tree()
        for (name, content) in before where name == old || name.hasPrefix("\(old)/") {
            #expect(after[new + name.dropFirst(old.count)] == content, "\(name)")
            #expect(after[name] == content)
        }
        #expect(after.count > before.count)
        #expect(try rig.undo().failures.isEmpty)
        #expect(try tree() == before && rig.names() == names, "\(rig.names())")
    }

    // MARK: What is away

    /// A disk on which the restore changed nothing is no part of its undo.
    @Test(arguments: [true, false]) func whatIsAwayIsUndoneIfItWasChanged(isAway: Bool) throws {
        let rig = try Rig()
        for name in ["docs/a/one", "docs/b"] { try rig.test.write(name, rig.test.text(80)) }
        func size(_ name: String) throws -> Int {
            try Data(contentsOf: rig.test.source.appending(path: name)).count
        }
        rig.away = isAway ? "docs/a" : nil
        #expect(try rig.restore("docs").result.failures.isEmpty == !isAway)
        #expect(try size("docs/b") == 700 && size("docs/a/one") == (isAway ? 80 : 700))
        rig.away = "docs/a"
        rig.notes = []
        let undone = try rig.undo()
        #expect(undone.failures.isEmpty == isAway, "\(undone.failures)")
        #expect(rig.notes == (isAway ? [true, false] : [true]))
        #expect(try size("docs/b") == 80 && size("docs/a/one") == (isAway ? 80 : 700))
    }

    /// Neither is what cannot be read; the last was made since.
    @Test(arguments: ["docs/a", "docs/a/one", "docs/new"])
    func whatCannotBeReadIsNotUndone(name: String) throws {
        let rig = try Rig()
        try rig.test.write("docs/b", rig.test.text(80))
        #expect(try rig.restore("docs").result.failures.isEmpty)
        try rig.test.write("docs/new", rig.test.text(90))
        (rig.away, rig.code) = (name, EACCES)
        let undone = try rig.undo()
        #expect(undone.failures.isEmpty, "\(undone.failures)")
        #expect(try Data(contentsOf: rig.test.source.appending(path: "docs/b")).count == 80)
        #expect(rig.names("docs").contains("new"))
    }

    // MARK: Directories on the way

    @Test func anUndoRemovesTheDirectoriesThatTheRestoreMade() throws {
        let rig = try Rig()
        try rig.test.remove("docs")
        #expect(try rig.restore("docs/a/one", "docs/b").before != nil)
        #expect(rig.names() == ["docs", "docs/a", "docs/a/one", "docs/b", "top"])
        // What the restore did not bring back is not there in the commit after it.
        #expect(
            try rig.kept() == [
                "docs/a/one", "docs/b", "top",
            ])
        let foretold = try rig.undo(isDryRun: true)
        #expect(foretold.counts.deleted == 4 && foretold.failures.isEmpty)
        let undone = try rig.undo()
        #expect(undone.counts.deleted == 4 && undone.failures.isEmpty, "\(undone.failures)")
        #expect(rig.names() == ["top"])
        #expect(try rig.kept() == ["top"])
        // Again, and back again.
        _ = try rig.undo()
        #expect(rig.names() == ["docs", "docs/a", "docs/a/one", "docs/b", "top"])
        _ = try rig.undo()
        #expect(rig.names() == ["top"])
    }

    @Test func aDirectoryThatIsNotRestoredKeepsItsTime() throws {
        let rig = try Rig()
        for name in ["docs/a", "docs/b"] { try rig.test.remove(name) }
        let time = Timestamp(seconds: 1_500_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_500_000_000)],
            ofItemAtPath: rig.test.source.appending(path: "docs").path)
        // For one a directory is made in it, the other is put in it.
        _ = try rig.restore("docs/a/one", "docs/b")
        #expect(rig.names("docs") == ["a", "a/one", "b"])
        #expect(try rig.modified("docs") == time)
        #expect(try rig.undo().failures.isEmpty)
        #expect(rig.names("docs") == [])
        #expect(try rig.modified("docs") == time)
    }

    /// The next restore finds them there, and leaves their modes.
    @Test func aRestoreThatDoesNotEndLeavesNoDirectoryOnTheWayClosed() throws {
        let rig = try Rig()
        try rig.test.remove("docs")
        try rig.cutOff("docs/a/one")
        for name in ["docs", "docs/a"] {
            let place = rig.test.source.appending(path: name).path
            let mode = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions]
            #expect(mode as? Int == 0o755, "\(name)")
        }
    }

    @Test func whatIsInSuchADirectoryKeepsIt() throws {
        let rig = try Rig()
        try rig.test.remove("docs")
        _ = try rig.restore("docs/a/one")
        try rig.test.write("docs/mine", rig.test.text(20))
        #expect(try rig.undo(isDryRun: true).counts.deleted == 2)
        #expect(try rig.undo().counts.deleted == 2)
        #expect(rig.names() == ["docs", "docs/mine", "top"])
    }

    @Test func aDirectoryThatWasThereBeforeStays() throws {
        let rig = try Rig()
        for name in ["docs/a/one", "docs/a/two", "docs/b"] { try rig.test.remove(name) }
        _ = try rig.restore("docs/a/one")
        #expect(try rig.undo().counts.deleted == 1)
        #expect(rig.names() == ["docs", "docs/a", "top"])
    }

    @Test func anUndoMakesNoDirectoryForWhatItRemoves() throws {
        let rig = try Rig()
        try rig.test.remove("docs/b")
        _ = try rig.restore("docs/b")
        try rig.test.remove("docs")
        _ = try? rig.undo()
        #expect(rig.names() == ["top"])
    }

    @Test func aRootThatWasGoneGoesAgain() throws {
        let rig = try Rig()
        try FileManager.default.removeItem(at: rig.test.source)
        _ = try rig.restore("docs/a/one")
        #expect(rig.names() == ["docs", "docs/a", "docs/a/one"])
        #expect(try rig.undo().failures.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: rig.test.source.path))
    }
}
