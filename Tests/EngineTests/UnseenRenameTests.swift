import CairnFormat
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnRepository

/// Renames that happened while nobody watched: a scan finds them, and the history goes on.
@Suite struct UnseenRenameTests {
    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        rig.tree.write("/home/d/a", "one")
        try rig.backUp()
        rig.tree.write("/home/d/a", "three")
        rig.tree.write("/home/d/beside", "beside")
        try rig.backUp()
        return rig
    }

    private static func history(_ rig: BackupRig, _ path: String) throws -> [String] {
        let reader = try CatalogReader(rig.openWriter().catalog)
        let root = try #require(try reader.roots().last)
        return try reader.versionsThroughRenames(root, path: path.bytes).map {
            "\(String(decoding: $0.path, as: UTF8.self)) \($0.version.item.size)"
        }
    }

    @Test func aFileKeepsItsHistory() throws {
        let rig = try Self.rig()
        rig.tree.rename("/home/d/a", to: "/home/b")
        try rig.backUp()
        #expect(try Self.history(rig, "b") == ["d/a 3", "d/a 5", "b 5"])
        #expect(try rig.differences() == [] && rig.differences(rebuilt: true) == [])
    }

    /// Nothing in a renamed directory is read again.
    @Test func aDirectoryKeepsTheHistoryOfItsFiles() throws {
        let rig = try Self.rig()
        rig.tree.rename("/home/d", to: "/home/e")
        #expect(try rig.backUp().counts.bytesRead == 0)
        #expect(try Self.history(rig, "e/a") == ["d/a 3", "d/a 5", "e/a 5"])
        #expect(try rig.differences() == [])
    }

    /// The time of its last change stays when its directory is renamed, and tells of the write.
    @Test func aFileThatKeptSizeAndTimeIsReadInARenamedDirectory() throws {
        let rig = try Self.rig()
        let moment = Timestamp(seconds: 1_000_000_000)
        rig.tree.setModified("/home/d/a", moment)
        try rig.backUp()
        rig.tree.overwrite("/home/d/a", at: 0, Array("seven".utf8))
        rig.tree.setModified("/home/d/a", moment)
        rig.tree.rename("/home/d", to: "/home/e")
        try rig.backUp()
        #expect(try rig.differences() == [])
    }

    /// The directory was renamed first, and then a file in it.
    @Test func aFileInARenamedDirectoryKeepsItsHistory() throws {
        let rig = try Self.rig()
        rig.tree.rename("/home/d", to: "/home/e")
        rig.tree.rename("/home/e/a", to: "/home/e/b")
        try rig.backUp()
        #expect(try Self.history(rig, "e/b") == ["d/a 3", "d/a 5", "e/b 5"])
        #expect(try Self.history(rig, "e/beside") == ["d/beside 6", "e/beside 6"])
    }

    /// A second name, and what is another file, continue no history.
    @Test func whatWasNotRenamedBeginsItsOwnHistory() throws {
        let rig = try Self.rig()
        rig.tree.link("/home/link", to: "/home/d/a")
        rig.tree.write("/home/new", "three")
        try rig.backUp()
        for name in ["link", "new"] { #expect(try Self.history(rig, name) == ["\(name) 5"]) }
    }
}
