import CairnFormat
import Foundation
import Testing

@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore

/// Further names of a file link only to what was written or has the content, not to what merely has
/// its size and time (`--overwrite if-changed`).
@Suite struct KeptLinkTests {
    private let test: TestRepository
    private var home: URL { test.base.appending(path: "out/home") }

    /// `a`, `b` and `c` are one file.
    init() throws {
        test = try TestRepository()
        try test.write("a", Array("good".utf8))
        for name in ["b", "c"] {
            try FileManager.default.linkItem(
                at: test.source.appending(path: "a"), to: test.source.appending(path: name))
        }
        try test.backup()
        try restore()
        for name in ["b", "c"] {
            try FileManager.default.removeItem(at: home.appending(path: name))
        }
    }

    @discardableResult
    private func restore() throws -> RestoreResult {
        let repository = try test.open()
        let catalog = try Catalog(
            path: test.catalogPath, repository: repository.description.repository)
        let reader = try CatalogReader(catalog)
        let commit = try #require(try reader.commits().last)
        let request = RestoreRequest(
            commit: commit.number, selections: try reader.everything(at: commit.number),
            destination: .directory(Array(test.base.appending(path: "out").path.utf8)),
            overwrite: .ifChanged)
        return try RestoreRun(
            repository, catalog, target: LinuxRestoreTarget(), clock: LinuxClock(),
            request: request, cancellation: Cancellation(), observer: nil
        ).run()
    }

    private func text(_ name: String) -> String? {
        try? String(contentsOf: home.appending(path: name), encoding: .utf8)
    }

    private func inode(_ name: String) throws -> UInt64 {
        let directory = try LinuxRestoreTarget().open(Array(home.path.utf8), creating: false)
        return try #require(try directory.status(of: Array(name.utf8))).inode
    }

    @Test func namesDoNotLinkToAFileWithOtherContent() throws {
        // It gets the size and time of the file in the snapshot.
        let source = try LinuxFileSystem().status(ofRoot: Array("\(test.source.path)/a".utf8))
        let item = Item(
            body: .file(FileContent(size: 4)), mode: source.mode, uid: source.uid,
            gid: source.gid, modified: source.modified)
        let directory = try LinuxRestoreTarget().open(Array(home.path.utf8), creating: false)
        let file = try directory.createFile()
        try Array("evil".utf8).withUnsafeBytes { try file.write($0, at: 0) }
        _ = try file.place(as: Array("a".utf8), item, over: nil)
        let result = try restore()
        #expect(result.counts.unchanged == 1 && result.counts.restored == 2)
        #expect(text("a") == "evil" && text("b") == "good" && text("c") == "good")
        #expect(try inode("b") == inode("c") && inode("a") != inode("b"))
    }

    @Test func namesLinkToAFileThatStaysWithTheContent() throws {
        let result = try restore()
        #expect(result.counts.unchanged == 1 && result.counts.restored == 2)
        #expect(try inode("a") == inode("b") && inode("a") == inode("c"))
    }
}
