import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnRepository

/// What a commit says of how many items are live is what its rows say.
@Suite struct LiveCountTests {
    /// A name that is looked at twice in one round may be gone the first time and there again the
    /// second.
    @Test func aKnownNameThatIsRemovedAndPutInOneRoundCounts() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "a")
        rig.tree.write("/home/b", "b")
        try rig.backUp()
        let writer = try rig.openWriter()
        let reader = try CatalogReader(writer.catalog)
        let roots = try reader.roots()
        let root = try #require(roots.first)
        let found = try reader.rootEntry(root, at: .max)
        let entry = try #require(found)
        let directory = try #require(entry.child)
        let rows = try reader.children(of: entry, at: .max)
        let row = try #require(rows.first { $0.name == Array("a".utf8) })
        let catalog = writer.catalogWriter
        let before = catalog.liveCount
        try catalog.begin()
        var told: [[UInt8]] = []
        _ = try catalog.apply(CatalogChange(directory: directory, name: row.name, action: .remove))
        { told.append($0) }
        #expect(try told == [row.item().encodeAlone()])
        #expect(catalog.liveCount == before - 1)
        #expect(try catalog.liveCount(root: root.definition.number, atMost: 9) == 1)
        let item = try row.item().encodeAlone()
        _ = try catalog.apply(
            CatalogChange(
                directory: directory, name: row.name,
                action: .put(item: item, kind: .file, child: nil, stamp: nil, isNew: false)))
        #expect(catalog.liveCount == before)
        #expect(try catalog.liveCount(root: root.definition.number, atMost: 9) == 2)
        #expect(try catalog.liveCount(root: root.definition.number, atMost: 1) == 1)
        catalog.rollback()
    }

    /// The removal that belongs before is lost: what lay in the directory is gone all the same.
    @Test func aFilePutInThePlaceOfADirectoryEndsWhatLayInIt() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "a")
        for path in ["/home/d", "/home/d/in"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/d/in/deep", "deep")
        rig.tree.write("/home/d/other", "other")
        try rig.backUp()
        let writer = try rig.openWriter()
        let reader = try CatalogReader(writer.catalog)
        let root = try #require(try reader.roots().first)
        let number = root.definition.number
        let path = Array("a".utf8)
        let entry = try #require(try reader.entry(root, path: path, at: .max))
        let file = try entry.item()
        let catalog = writer.catalogWriter
        let before = catalog.liveCount
        try catalog.begin()
        let replay = CatalogReplay(catalog)
        try replay.apply(.defineRoot(root.definition))
        try replay.apply(.put(root: number, path: Array("d".utf8), file))
        #expect(catalog.liveCount == before - 1)
        #expect(try catalog.liveCount(root: number, atMost: 9) == 2)
        #expect(throws: FormatError.self) {
            try replay.apply(.put(root: number, path: Array("d/in".utf8), file))
        }
        catalog.rollback()
    }
}
