import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import TestSupport
import Testing

/// A snapshot records the names of the numbers that it holds, and a restore finds them here.
@Suite struct OwnerNameTests {
    /// Users and groups that a test defines; a group has the same name as the user of its number.
    private struct People: OwnerDirectory {
        let names: [UInt32: String]
        func name(of owner: Owner) -> [UInt8]? { names[owner.number].map { $0.bytes } }
        func number(of name: [UInt8], _ kind: Owner.Kind) -> UInt32? {
            names.first { $0.value.bytes == name }?.key
        }
    }

    private static func reader(_ rig: BackupRig, rebuilt: Bool) throws -> CatalogReader {
        let path = rebuilt ? rig.directory.file("rebuilt.sqlite") : rig.catalogPath
        return try CatalogReader(rig.openWriter(catalogPath: path).catalog)
    }

    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.write("/home/page", "content")
        rig.tree.setOwner("/home/page", uid: 990, gid: 990)
        try rig.backUp { $0.owners = People(names: [990: "nginx", 0: "root"]) }
        return rig
    }

    @Test(arguments: [false, true]) func theNameOfEachSnapshotIsItsOwn(rebuilt: Bool) throws {
        let rig = try Self.rig()
        rig.tree.write("/home/page", "new content")
        try rig.backUp { $0.owners = People(names: [990: "mallory", 0: "root"]) }
        let reader = try Self.reader(rig, rebuilt: rebuilt)
        let numbers = try reader.commits().map(\.number)
        let root = try #require(try reader.roots().first).definition.number
        let names = try numbers.map {
            try reader.ownerNames(ofRoot: root, at: $0)[Owner(.user, 990)]
        }
        #expect(names == ["nginx".bytes, "mallory".bytes])
    }

    @Test func whatIsRecordedIsNotRecordedAgain() throws {
        let rig = try Self.rig()
        #expect(
            try rig.backUp { $0.owners = People(names: [990: "nginx"]) }.commit == nil
                || rig.commits().count == 2)
    }

    @Test func aNumberIsFoundByItsName() throws {
        let rig = try Self.rig()
        let reader = try Self.reader(rig, rebuilt: false)
        let commit = try #require(try reader.commits().last).number
        let root = try #require(try reader.roots().first).definition.number
        func match(_ names: [UInt32: String], given: OwnerMap = OwnerMap()) throws -> OwnerMatching
        {
            try OwnerMatching(
                reader, roots: [root], at: commit, given: given, People(names: names))
        }
        let moved = try match([0: "root", 995: "nginx", 990: "mallory"])
        #expect(moved.maps[root]?.users == [990: 995] && moved.maps[root]?.groups == [990: 995])
        #expect(moved.strangers.isEmpty)

        let strange = try match([0: "root", 990: "mallory"])
        #expect(strange.maps.isEmpty)
        #expect(strange.strangers.map(\.owner) == [Owner(.user, 990), Owner(.group, 990)])
        #expect(strange.strangers.first?.name == "nginx".bytes)
        #expect(strange.strangers.first?.present == "mallory".bytes)

        // Nobody here has the name, and nobody the number.
        #expect(try match([0: "root"]).strangers.isEmpty)
        // What the user says goes first.
        let given = OwnerMap(users: [990: 7])
        #expect(
            try match([0: "root", 995: "nginx"], given: given).maps[root]?.users == [990: 7])
    }
}
