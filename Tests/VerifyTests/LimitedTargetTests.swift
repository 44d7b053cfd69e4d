import CairnFormat
import Foundation
import Glibc
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore

/// Restores to file systems that lack something: what they refuse costs itself, and is named.
@Suite struct LimitedTargetTests {
    private static func restore(
        _ test: TestRepository, _ limits: LimitedTarget.Limits, verifies: Bool = false,
        writers: Int = 2, to name: String = "out", deletes: Bool = false
    ) throws -> RestoreResult {
        let repository = try test.open()
        let catalog = try Catalog(
            path: test.catalogPath, repository: repository.description.repository)
        let reader = try CatalogReader(catalog)
        let commit = try #require(try reader.commits().last)
        let request = RestoreRequest(
            commit: commit.number, selections: try reader.everything(at: commit.number),
            destination: .directory(Array(test.base.appending(path: name).path.utf8)),
            deletesExtra: deletes, verifies: verifies, writers: writers)
        return try RestoreRun(
            repository, catalog, target: LimitedTarget(limits), clock: LinuxClock(),
            request: request, cancellation: Cancellation(), observer: nil
        ).run()
    }

    /// In place, or an undo.
    private static func restore(
        _ writer: RepositoryWriter, _ limits: LimitedTarget.Limits, _ commit: CatalogCommit,
        _ kind: CommitKind = .afterRestore, deletes: Bool = false
    ) throws -> InPlaceRestore.Outcome {
        let reader = try CatalogReader(writer.catalog)
        let request = RestoreRequest(
            commit: commit.number,
            selections: kind == .afterUndo
                ? try InPlaceRestore.undoSelections(commit, reader)
                : try reader.everything(at: commit.number),
            destination: .inPlace, deletesExtra: deletes || kind == .afterUndo)
        return try InPlaceRestore(
            writer, fileSystem: LinuxFileSystem(), target: LimitedTarget(limits),
            clock: LinuxClock(), cancellation: Cancellation(), template: TestRepository.request([])
        ).run([.init(request, of: commit)], endsAs: kind, backupObserver: nil, observer: nil)
    }

    /// Ahead of the times of files that were just written.
    private struct LaterClock: Clock {
        private let base = LinuxClock()
        func now() -> Timestamp { Timestamp(seconds: base.now().seconds + 10) }
        func monotonic() -> UInt64 { base.monotonic() }
        func pause(nanoseconds: UInt64) { base.pause(nanoseconds: nanoseconds) }
        func boot() -> BootTime { base.boot() }
    }

    /// What was read to find out whether there is anything to do is not read again, unless it was
    /// changed meanwhile.
    @Test(arguments: [true, false]) func anIdenticalFileIsReadOnce(isChanged: Bool) throws {
        let test = try TestRepository(seed: 31)
        let names = (10..<30).map { "f\($0)" }
        for name in names { try test.write(name, test.text(500)) }
        try test.backup()
        try test.write("f29", test.text(400))
        let writer = try RepositoryWriter(
            test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
        let reader = try CatalogReader(writer.catalog)
        let commit = try #require(try reader.commits().first)
        let request = RestoreRequest(
            commit: commit.number, selections: try reader.everything(at: commit.number),
            destination: .inPlace)
        let target = LimitedTarget([])
        var restore = InPlaceRestore(
            writer, fileSystem: LinuxFileSystem(), target: target, clock: LaterClock(),
            cancellation: Cancellation(), template: TestRepository.request([]))
        var touched: Int?
        restore.note = { _ in
            guard isChanged, touched == nil else { return }
            // After the first commit, before anything is put in place.
            touched = names.dropLast().count { name in
                chmod(test.source.appending(path: name).path, 0o644) == 0
            }
        }
        let outcome = try restore.run(
            [.init(request, of: commit)], endsAs: .afterRestore, backupObserver: nil,
            observer: nil)
        #expect(outcome.result.counts.restored == 1 && outcome.result.counts.same == 19)
        let expected = isChanged ? 39...45 : 20...26
        #expect(
            expected.contains(target.readings.count), "\(target.readings.count) \(touched ?? 0)")
    }

    private static func text(_ test: TestRepository, _ name: String, in out: String = "out")
        -> String?
    { try? String(contentsOf: test.base.appending(path: "\(out)/home/\(name)"), encoding: .utf8) }

    private static func names(_ result: RestoreResult) -> [String] {
        result.failures.map { String(decoding: ItemPath.split($0.path).name, as: UTF8.self) }
            .sorted()
    }

    private static func filled(_ files: [String]) throws -> TestRepository {
        let test = try TestRepository()
        for name in files { try test.write(name, Array(name.utf8)) }
        return test
    }

    /// Issue 37, B9: "restored 4 files", and two were there.
    @Test(arguments: [1, 4], [false, true]) func whatThisRunMadeIsNotReplaced(
        writers: Int, verifies: Bool
    ) throws {
        let test = try Self.filled(["Readme", "readme", "D/x", "d/x", "d/y", "other"])
        try test.backup()
        let result = try Self.restore(test, .noCase, verifies: verifies, writers: writers)
        #expect(Self.text(test, "other") == "other" && Self.text(test, "D/x") == "D/x")
        // Which of two files comes first is up to the writers.
        #expect(result.counts.restored == 3 && result.counts.failed == 2)
        #expect(["readme", "Readme"].contains { Self.text(test, $0) == $0 })
        #expect(Self.names(result).contains("d"), "\(Self.names(result))")
        #expect(
            result.failures.allSatisfy { if case .collides = $0.reason { true } else { false } })
        if verifies { #expect(result.counts.verified == 3) }
    }

    /// The second restore finds the first one's files, and must not lay one over the other either.
    @Test(arguments: [LimitedTarget.Limits.noCase, [.noCase, .inodesBySpelling]], [false, true])
    func whatAnEarlierRunMadeIsNotReplacedByAnotherName(
        limits: LimitedTarget.Limits, deletes: Bool
    ) throws {
        let test = try Self.filled(["Readme", "readme", "D/x", "d/x"])
        try test.backup()
        for _ in 0..<2 {
            let result = try Self.restore(test, limits, writers: 1, deletes: deletes)
            #expect(Self.text(test, "Readme") == "Readme" && Self.text(test, "D/x") == "D/x")
            #expect(Self.names(result) == ["d", "readme"])
        }
    }

    /// What the user had in another spelling is the same name there.
    @Test func aNameInAnotherSpellingIsReplacedOnce() throws {
        let test = try Self.filled(["Readme", "only"])
        try test.backup()
        let place = test.base.appending(path: "out/home")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for name in ["README", "ONLY"] {
            try Data("former".utf8).write(to: place.appending(path: name))
        }
        let result = try Self.restore(test, .noCase)
        #expect(result.counts.failed == 0, "\(result.failures)")
        #expect(Self.text(test, "README") == "Readme" && Self.text(test, "ONLY") == "only")
    }

    /// Issue 37, B9: after a case rename, a restore in place and its undo left nothing.
    @Test(arguments: [LimitedTarget.Limits.noCase, [.noCase, .inodesBySpelling]], [false, true])
    func aCaseRenameIsRestoredInPlaceAndUndone(
        limits: LimitedTarget.Limits, deletes: Bool
    ) throws {
        let test = try Self.filled(["report.txt", "Dir/in", "Letter.rtfd/text"])
        try test.backup()
        let pairs = [("report.txt", "Report.txt"), ("Dir", "DIR"), ("Letter.rtfd", "LETTER.rtfd")]
        for (old, new) in pairs {
            try FileManager.default.moveItem(
                at: test.source.appending(path: old), to: test.source.appending(path: new))
        }
        let files = ["Report.txt", "DIR/in", "LETTER.rtfd/text"]
        for name in files { try test.write(name, Array("second \(name)".utf8)) }
        let writer = try RepositoryWriter(
            test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
        func restore(_ commit: CatalogCommit, _ kind: CommitKind) throws -> InPlaceRestore.Outcome {
            try Self.restore(writer, limits, commit, kind, deletes: deletes)
        }
        func contents() -> [String] {
            let names = FileManager.default.subpaths(atPath: test.source.path) ?? []
            return names.sorted().compactMap {
                try? String(contentsOf: test.source.appending(path: $0), encoding: .utf8)
            }
        }
        let commit = try #require(CatalogReader(writer.catalog).commits().last)
        let outcome = try restore(commit, .afterRestore)
        #expect(outcome.result.counts.failed == 0, "\(outcome.result.failures)")
        #expect(Set(contents()) == ["report.txt", "Dir/in", "Letter.rtfd/text"])
        let undone = try restore(#require(outcome.before), .afterUndo)
        #expect(undone.result.counts.failed == 0, "\(undone.result.failures)")
        #expect(Set(contents()) == Set(files.map { "second \($0)" }) && contents().count == 3)
    }

    @Test func documentsThatDifferInCaseDoNotReplaceOneAnother() throws {
        let test = try Self.filled(["Letter.rtfd/text", "letter.rtfd/text"])
        try test.backup()
        let result = try Self.restore(test, .noCase)
        #expect(Self.text(test, "Letter.rtfd/text") == "Letter.rtfd/text")
        #expect(Self.names(result) == ["letter.rtfd"])
    }

    @Test(arguments: [LimitedTarget.Limits.noLinks, .badLinks, .otherOwners])
    func secondNamesBecomeCopies(limits: LimitedTarget.Limits) throws {
        let test = try Self.filled(["a"])
        for name in ["b", "c"] {
            try FileManager.default.linkItem(
                at: test.source.appending(path: "a"), to: test.source.appending(path: name))
        }
        try test.backup()
        let result = try Self.restore(test, limits, verifies: true)
        for name in ["a", "b", "c"] { #expect(Self.text(test, name) == "a") }
        #expect(result.counts.failed == 0 && result.counts.restored == 3)
        #expect(result.counts.metadataLost == 2 && result.counts.verified == 3)
        #expect(result.losses.allSatisfy { $0.parts.map(\.part) == [.link] })
    }

    @Test func metadataCostsItself() throws {
        let test = try Self.filled(["a", "d/b"])
        try test.backup()
        let result = try Self.restore(test, .noMetadata, verifies: true)
        #expect(Self.text(test, "a") == "a" && Self.text(test, "d/b") == "d/b")
        #expect(result.counts.failed == 0 && result.counts.verified == 2)
        let lost = result.losses.map {
            String(decoding: ItemPath.split($0.path).name, as: UTF8.self)
        }
        #expect(lost.sorted() == ["a", "b", "d", "home"])
        #expect(result.losses.first?.parts.map(\.name) == ["owner", "mode", "modification time"])
    }

    /// FAT and the like have no pipes, and only root makes devices.
    @Test(arguments: [1, 4]) func aSpecialFileThatCannotBeMadeCostsItself(writers: Int) throws {
        let test = try Self.filled(["d/before", "d/within", "z"])
        let directory = test.source.appending(path: "d").path
        #expect(mkfifo(directory + "/pipe", 0o600) == 0)
        let hasDevice = mknod(directory + "/null", S_IFCHR | 0o600, 0x103) == 0
        try test.backup()
        let refused = hasDevice ? ["null", "pipe"] : ["pipe"]
        let result = try Self.restore(test, .noSpecial, verifies: true, writers: writers)
        for name in ["d/before", "d/within", "z"] { #expect(Self.text(test, name) == name) }
        #expect(Self.names(result) == refused)
        #expect(result.counts.restored == 3 && result.counts.failed == UInt64(refused.count))
        // Where they can be made, they are.
        let other = try Self.restore(test, [], to: "other")
        #expect(other.failures.isEmpty && other.counts.restored == UInt64(3 + refused.count))
    }

    @Test func refusedNamesAreNamedOneByOne() throws {
        let test = try Self.filled(["a:b", "d:e/in", "d/c:d", "d/plain"])
        try FileManager.default.createSymbolicLink(
            atPath: test.source.appending(path: "link").path, withDestinationPath: "d/plain")
        try test.backup()
        let result = try Self.restore(test, [.noColons, .noSymlinks])
        #expect(Self.text(test, "d/plain") == "d/plain")
        #expect(Self.names(result) == ["a:b", "c:d", "d:e", "link"])
    }

    /// What was mounted after the snapshot is another directory than the snapshot's.
    @Test(arguments: [false, true]) func theTopOfALaterMountStays(wasThere: Bool) throws {
        let test = try Self.filled(wasThere ? ["d/other", "d/mount/name"] : ["d/other"])
        let place = test.source.appending(path: "d/mount")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        #expect(chmod(place.path, 0o755) == 0)
        try test.backup()
        #expect(chmod(place.path, 0o1777) == 0)
        let writer = try RepositoryWriter(
            test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
        let reader = try CatalogReader(writer.catalog)
        let commit = try #require(try reader.commits().last)
        let outcome = try Self.restore(writer, .mounts, commit)
        #expect(outcome.result.counts.failed == 0, "\(outcome.result.failures)")
        let mode = try LinuxFileSystem().status(ofRoot: Array(place.path.utf8)).mode
        #expect(mode == (wasThere ? 0o755 : 0o1777))
    }

    /// The mount would go with the replaced document, and its files with it.
    @Test func aDocumentWithAMountIsNotReplaced() throws {
        let test = try Self.filled(["letter.rtfd/text", "letter.rtfd/in/mount/file", "other"])
        try test.backup()
        #expect(try Self.restore(test, []).counts.failed == 0)
        let place = Array(test.base.appending(path: "out/home/letter.rtfd").path.utf8)
        let before = try LinuxFileSystem().status(ofRoot: place).inode
        let result = try Self.restore(test, .mounts)
        #expect(Self.names(result) == ["letter.rtfd"])
        #expect(
            result.failures.allSatisfy {
                if case .bundleHoldsMount = $0.reason { true } else { false }
            })
        #expect(result.displaced.count == 0)
        #expect(try LinuxFileSystem().status(ofRoot: place).inode == before)
        let file = "letter.rtfd/in/mount/file"
        #expect(Self.text(test, file) == file && Self.text(test, "other") == "other")
    }

    /// An overlay does not rename a directory of its lower layer. What stayed needs no undo.
    @Test func aDocumentThatCannotBeExchangedStaysAndIsNotUndone() throws {
        let test = try Self.filled(["letter.rtfd/text", "other"])
        try test.backup()
        for name in ["letter.rtfd/text", "other"] { try test.write(name, Array("second".utf8)) }
        let writer = try RepositoryWriter(
            test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
        let commit = try #require(CatalogReader(writer.catalog).commits().last)
        func contents() throws -> [String] {
            try ["letter.rtfd/text", "other"].map {
                try String(contentsOf: test.source.appending(path: $0), encoding: .utf8)
            }
        }
        let outcome = try Self.restore(writer, .noExchange, commit)
        #expect(Self.names(outcome.result) == ["letter.rtfd"])
        #expect(
            outcome.result.failures.allSatisfy {
                if case .bundleNotRenamed = $0.reason { true } else { false }
            })
        #expect(try contents() == ["second", "other"])
        let undone = try Self.restore(
            writer, .noExchange, #require(outcome.before), .afterUndo)
        #expect(undone.result.failures.isEmpty, "\(undone.result.failures)")
        #expect(try contents() == ["second", "second"])
    }

    /// It was mounted in what a killed restore left, or went there with a document.
    @Test func whatIsMountedInALeftoverStays() throws {
        let test = try Self.filled(["name"])
        try test.backup()
        #expect(try Self.restore(test, []).counts.failed == 0)
        let home = test.base.appending(path: "out/home")
        let half = home.appending(path: "half")
        try FileManager.default.createDirectory(
            at: half.appending(path: "mount"), withIntermediateDirectories: true)
        try Data("mounted".utf8).write(to: half.appending(path: "mount/file"))
        let inode = try LinuxFileSystem().status(ofRoot: Array(half.path.utf8)).inode
        let left = String(decoding: TemporaryName.make(inode), as: UTF8.self)
        try FileManager.default.moveItem(at: half, to: home.appending(path: left))
        let result = try Self.restore(test, .mounts)
        #expect(Self.names(result) == ["mount"])
        #expect(Self.text(test, left + "/mount/file") == "mounted")
    }
}
