import CLinux
import CairnFormat
import Foundation
import Glibc
import Testing

@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore

/// A restore to a target removes and replaces only what a snapshot holds; everything else is moved
/// away in the target. Issue 37, A1.
@Suite struct DisplacedItemsTests {
    private let test: TestRepository
    private var home: URL { test.base.appending(path: "out/home") }

    /// Two snapshots: `old` is only in the first, `edited` differs.
    init() throws {
        test = try TestRepository()
        for name in ["edited", "old", "gone/inner", "letter.rtfd/text"] {
            try test.write(name, Array("first \(name)".utf8))
        }
        try FileManager.default.createSymbolicLink(
            at: test.source.appending(path: "link"),
            withDestinationURL: test.source.appending(path: "edited"))
        try test.backup()
        try restore()
        for name in ["edited", "letter.rtfd/text"] {
            try test.write(name, Array("second \(name)".utf8))
        }
        for name in ["old", "gone", "link"] { try test.remove(name) }
        try test.backup()
    }

    @discardableResult
    private func restore(
        deletes: Bool = true, overwrite: RestoreRequest.Overwrite = .always
    ) throws -> RestoreResult {
        let repository = try test.open()
        let catalog = try Catalog(
            path: test.catalogPath, repository: repository.description.repository)
        let reader = try CatalogReader(catalog)
        let commit = try #require(try reader.commits().last)
        let request = RestoreRequest(
            commit: commit.number, selections: try reader.everything(at: commit.number),
            destination: .directory(Array(test.base.appending(path: "out").path.utf8)),
            overwrite: overwrite, deletesExtra: deletes, writers: 2)
        return try RestoreRun(
            repository, catalog, target: LinuxRestoreTarget(), clock: LinuxClock(),
            request: request, cancellation: Cancellation(), observer: nil
        ).run()
    }

    private func write(_ name: String, _ text: String) throws {
        let url = home.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    private func names(_ place: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted()
    }

    private func moved(_ result: RestoreResult) -> [String] {
        result.displaced.paths.map {
            String(String(decoding: $0, as: UTF8.self).dropFirst(home.path.count + 1))
        }.sorted()
    }

    private static let latest = ["edited", "letter.rtfd", "letter.rtfd/text"]

    @Test func whatSnapshotsHoldIsRemovedAndReplaced() throws {
        let result = try restore()
        #expect(moved(result) == [] && result.displacedText == nil)
        #expect(result.counts.failed == 0 && result.counts.deleted == 4)
        #expect(try names(home) == Self.latest)
        #expect(text(home.appending(path: "edited")) == "second edited")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: home.path + "/..") == ["home"])
    }

    @Test func whatNoSnapshotHoldsIsMovedAway() throws {
        try write("edited", "mine, of same")
        try write("old", "mine old")
        try write("gone/inner", "first gone/INNER")
        try write("gone/new/deep", "mine deep")
        try write("letter.rtfd/notes", "mine notes")
        try FileManager.default.createDirectory(
            at: home.appending(path: "empty"), withIntermediateDirectories: true)
        try FileManager.default.removeItem(at: home.appending(path: "link"))
        try FileManager.default.createSymbolicLink(
            at: home.appending(path: "link"), withDestinationURL: URL(filePath: "/mine"))
        let result = try restore()
        #expect(result.counts.failed == 0, "\(result.failures)")
        #expect(try names(home) == Self.latest)
        #expect(text(home.appending(path: "edited")) == "second edited")
        #expect(
            moved(result) == [
                "edited", "empty", "gone/inner", "gone/new/deep", "letter.rtfd", "link", "old",
            ])
        let place = URL(filePath: String(decoding: result.displaced.place, as: UTF8.self))
        #expect(place.lastPathComponent.hasPrefix(".cairn-replaced-"))
        let kept = place.appending(path: "home")
        for (name, content) in [
            ("edited", "mine, of same"), ("old", "mine old"), ("gone/inner", "first gone/INNER"),
            ("gone/new/deep", "mine deep"), ("letter.rtfd/notes", "mine notes"),
            ("letter.rtfd/text", "first letter.rtfd/text"),
        ] { #expect(text(kept.appending(path: name)) == content, "\(name)") }
        #expect(FileManager.default.fileExists(atPath: kept.path + "/empty"))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: kept.path + "/link")
                == "/mine")
        #expect(result.displacedText?.hasPrefix("7 items that no snapshot contains") == true)
        // The next restore leaves them where they are.
        #expect(moved(try restore()) == [] && text(kept.appending(path: "old")) == "mine old")
    }

    /// Tags and comments that a person gave a file in the target are in no snapshot.
    @Test func attributesThatNoSnapshotHoldsAreMovedAway() throws {
        let value = Array("a tag".utf8)
        for name in ["edited", "old"] {
            let path = home.appending(path: name).path
            try #require(setxattr(path, "user.comment", value, value.count, 0) == 0)
        }
        let result = try restore()
        #expect(moved(result) == ["edited", "old"] && result.counts.failed == 0)
        let kept = String(decoding: result.displaced.place, as: UTF8.self) + "/home/"
        for name in ["edited", "old"] {
            #expect(getxattr(kept + name, "user.comment", nil, 0) == value.count)
            #expect(text(URL(filePath: kept + name)) == "first \(name)")
        }
        // What a snapshot holds with its attributes is replaced.
        let source = test.source.appending(path: "edited").path
        try #require(setxattr(source, "user.comment", value, value.count, 0) == 0)
        try test.backup()
        try restore()
        try test.write("edited", Array("third".utf8))
        try test.backup()
        #expect(moved(try restore()) == [] && text(home.appending(path: "edited")) == "third")
    }

    /// A directory stays where it is, so its tags and comments go to a directory of the same path.
    @Test func attributesOfDirectoriesAreKept() throws {
        let value = Array("a comment".utf8)
        func set(_ path: String) throws {
            try #require(setxattr(path, "user.comment", value, value.count, 0) == 0)
        }
        func has(_ path: String) -> Bool { getxattr(path, "user.comment", nil, 0) == value.count }
        try test.write("folder/file", Array("file".utf8))
        try test.backup()
        try restore()
        // One that stays, one that goes with all in it, and a document.
        for name in ["folder", "letter.rtfd"] { try set(home.path + "/" + name) }
        try write("gone/inner", "first gone/inner")
        try set(home.path + "/gone")
        let result = try restore()
        #expect(result.counts.failed == 0, "\(result.failures)")
        #expect(moved(result) == ["letter.rtfd"])
        let kept = String(decoding: result.displaced.place, as: UTF8.self) + "/home/"
        for name in ["folder", "gone", "letter.rtfd"] {
            #expect(has(kept + name) && !has(home.path + "/" + name), "\(name)")
        }
        let text = try #require(result.keptAttributesText)
        #expect(text.hasSuffix(": \(home.path)/gone, \(home.path)/folder"), "\(text)")
        // The next has nothing to keep, and neither has one whose snapshots have the comment.
        #expect(try restore().displaced.place.isEmpty)
        try set(test.source.path + "/folder")
        try test.backup()
        try restore()
        removexattr(test.source.path + "/folder", "user.comment")
        try test.backup()
        #expect(has(home.path + "/folder"))
        #expect(try restore().displaced.place.isEmpty && !has(home.path + "/folder"))
    }

    @Test func twoRestoresMoveEachToAPlaceOfItsOwn() throws {
        var places: Set<[UInt8]> = []
        for round in 0..<2 {
            try write("extra", "mine \(round)")
            let result = try restore()
            #expect(moved(result) == ["extra"] && places.insert(result.displaced.place).inserted)
            let place = String(decoding: result.displaced.place, as: UTF8.self)
            #expect(text(URL(filePath: place + "/home/extra")) == "mine \(round)")
        }
    }

    /// What a killed restore of a file left beside it goes with the next; a person's file stays.
    @Test func leftoversBesideASingleFileAreRemoved() throws {
        let person = ".cairn-restore-0123456789abcdef"
        try write("half", "half of a file")
        try write(person, "a person's")
        var status = stat()
        #expect(stat(home.path + "/half", &status) == 0)
        let left = TemporaryName.make(UInt64(status.st_ino))
        try FileManager.default.moveItem(
            at: home.appending(path: "half"),
            to: home.appending(path: String(decoding: left, as: UTF8.self)))
        let repository = try test.open()
        let catalog = try Catalog(
            path: test.catalogPath, repository: repository.description.repository)
        let reader = try CatalogReader(catalog)
        let commit = try #require(try reader.commits().last)
        let root = try #require(try reader.roots().first)
        let request = RestoreRequest(
            commit: commit.number,
            selections: [RestoreSelection(root: root, path: Array("edited".utf8))],
            destination: .directory(Array(test.base.appending(path: "out").path.utf8)))
        _ = try RestoreRun(
            repository, catalog, target: LinuxRestoreTarget(), clock: LinuxClock(),
            request: request, cancellation: Cancellation(), observer: nil
        ).run()
        #expect(text(home.appending(path: "edited")) == "second edited")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: home.path).filter {
                $0.hasPrefix(".cairn")
            } == [person])
    }

    /// Nothing is lost if nothing can be moved: it stays, and is named.
    @Test func whatCannotBeMovedStaysAndIsNamed() throws {
        try write("extra", "mine")
        let failing = FailingMoves()
        let directory = try LinuxRestoreTarget().open(Array(home.path.utf8), creating: false)
        #expect(throws: SystemError.self) {
            try directory.remove(
                Array("extra".utf8), if: MayReplace(movingAway: failing.move))
        }
        #expect(text(home.appending(path: "extra")) == "mine")
        let file = try directory.createFile()
        let item = Item(
            body: .file(FileContent(size: 0)), mode: 0o600, uid: geteuid(), gid: getegid(),
            modified: Timestamp(seconds: 1))
        #expect(throws: SystemError.self) {
            _ = try file.place(
                as: Array("extra".utf8), item, over: MayReplace(movingAway: failing.move))
        }
        #expect(text(home.appending(path: "extra")) == "mine")
        #expect(try !names(home).contains { $0.hasPrefix(".cairn") })
    }

    private struct FailingMoves: Sendable {
        func move(_ status: FileStatus) throws(SystemError) {
            throw SystemError("move", code: EACCES)
        }
    }
}
