import CairnCore
import CairnFormat
import CairnSource
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnRepository

/// A root that goes up in a wider one keeps its history. (Issue 13, item 14.)
@Suite struct RootFoldTests {
    /// `/home/a/sub` with three items, one of them with two versions.
    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a")
        rig.tree.makeDirectory("/home/a/sub")
        rig.tree.makeDirectory("/home/a/sub/d")
        rig.tree.write("/home/a/sub/f", String(repeating: "one", count: 5_000))
        rig.tree.write("/home/a/sub/d/g", "g")
        rig.tree.write("/home/a/beside", "beside")
        try rig.backUp(["/home/a/sub"])
        rig.tree.write("/home/a/sub/f", String(repeating: "two", count: 5_000))
        try rig.backUp(["/home/a/sub"])
        return rig
    }

    private static func reader(_ rig: BackupRig) throws -> CatalogReader {
        try CatalogReader(try rig.openWriter().catalog)
    }

    @Test(arguments: [0, 2]) func nothingIsReadAgain(readers: Int) throws {
        let rig = try Self.rig()
        let wide = try rig.backUp(["/home"], readers: readers)
        #expect(
            wide.counts.new == 1 && wide.counts.changed == 0 && wide.counts.deleted == 0
                && wide.counts.unchanged == 2)
        #expect(wide.counts.bytesRead == 6)
        #expect(wide.commit?.commit.counts.live == 3)
        #expect(try rig.differences() == [])
        #expect(try rig.differences(rebuilt: true) == [])
        let roots = try Self.reader(rig).roots()
        #expect(roots.filter { $0.last == nil }.map(\.definition.path) == ["/home".bytes])
    }

    @Test func theHistoryGoesOn() throws {
        let rig = try Self.rig()
        try rig.backUp(["/home"])
        rig.tree.write("/home/a/sub/f", "three")
        try rig.backUp(["/home"])
        for path in [rig.catalogPath, rig.directory.file("anew.sqlite")] {
            let reader = try CatalogReader(try rig.openWriter(catalogPath: path).catalog)
            let wide = try #require(try reader.roots().last)
            let versions = try reader.versionsThroughRenames(wide, path: "a/sub/f".bytes)
            #expect(versions.map(\.version.item.size) == [15_000, 15_000, 5])
            #expect(versions.map(\.path) == ["f".bytes, "a/sub/f".bytes, "a/sub/f".bytes])
            // The state that the wider root took in began before; 3 took it in, 4 added the rest.
            #expect(versions.map(\.first) == [1, 2, 5])
            #expect(try reader.address(of: versions[1]).place.path == "f".bytes)
        }
    }

    @Test func aDifferenceSeesWhatChangedAndNoMore() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/a/sub/new", "new")
        try rig.backUp(["/home"])
        let reader = try Self.reader(rig)
        let last = try #require(try reader.latestCommit()).number
        var comparison = TreeComparison(reader: reader, from: 2, to: last)
        var found: [String] = []
        for root in try reader.roots() {
            try comparison.compare(root) { difference, path, _, _ in
                found.append(
                    difference.rawValue
                        + String(decoding: ItemPath.join(root.definition.path, path), as: UTF8.self)
                )
            }
        }
        #expect(
            found.sorted() == [
                "+/home", "+/home/a", "+/home/a/beside", "+/home/a/sub/new", "U/home/a/sub",
            ])
    }

    @Test func manyRootsGoUpInOne() throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/home/b")
        rig.tree.write("/home/b/h", "h")
        rig.tree.write("/home/single", "single")
        try rig.backUp(["/home/b", "/home/single"])
        let wide = try rig.backUp(["/home"])
        #expect(wide.counts.new == 1 && wide.counts.deleted == 0 && wide.counts.bytesRead == 6)
        #expect(try rig.differences() == [])
        let reader = try Self.reader(rig)
        let root = try #require(try reader.roots().last)
        #expect(
            try reader.versionsThroughRenames(root, path: "single".bytes).map(\.path) == [
                "single".bytes
            ])
        // And wider still.
        let widest = try rig.backUp(["/"])
        #expect(
            widest.counts.new == 0 && widest.counts.deleted == 0 && widest.counts.bytesRead == 0)
        let top = try #require(try Self.reader(rig).roots().last)
        #expect(
            try Self.reader(rig).versionsThroughRenames(top, path: "home/a/sub/f".bytes).count == 2)
    }

    @Test func theOtherWayRoundIsAPartOfTheWiderRoot() throws {
        let rig = try Self.rig()
        try rig.backUp(["/home"])
        let narrow = try rig.backUp(["/home/a/sub"])
        #expect(
            narrow.counts.new == 0 && narrow.counts.deleted == 0 && narrow.counts.unchanged == 2)
        #expect(try Self.reader(rig).roots().filter { $0.last == nil }.count == 1)
        #expect(try rig.differences() == [])
    }

    @Test func whatIsGoneMeanwhileIsDeleted() throws {
        let rig = try Self.rig()
        rig.tree.remove("/home/a/sub/d/g")
        let wide = try rig.backUp(["/home"])
        #expect(wide.counts.deleted == 1 && wide.counts.unchanged == 1)
        #expect(try rig.differences() == [])
        #expect(try rig.differences(rebuilt: true) == [])
    }

    /// It says nothing about the disk of the directory that has its path.
    @Test(arguments: ["/home", "/home/dumps"])
    func whatAProgramWroteIsNoDisk(_ wide: String) throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/dumps")
        let request = BackupRequest(
            sources: [BackupSource(path: "/home/dumps/db.sql".bytes)], readers: 0)
        _ = try BackupRun(
            rig.openWriter(),
            fileSystem: StreamFileSystem(
                EmptyStream(), as: "/home/dumps/db.sql".bytes, owner: (0, 0),
                modified: rig.clock.now()),
            clock: rig.clock, request: request, cancellation: Cancellation(), observer: nil
        ).run()
        for name in ["notes", "more"] {
            let result = try rig.backUp([wide])
            #expect(result.failures.isEmpty, "\(result.failures)")
            rig.tree.write("/home/dumps/\(name)", name)
        }
        #expect(try rig.backUp([wide]).failures.isEmpty)
        #expect(try rig.differences(wide) == [])
    }

    private final class EmptyStream: ByteStream {
        func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int { 0 }
    }
}
