import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnRestore
@testable import CairnSource

/// Containers in the journal, and restores to where people and places are others now.
@Suite struct RelocationTests {
    private static func part(_ path: String, _ id: String, _ name: String) -> SourcePart {
        SourcePart(
            path: path.bytes, role: .applicationSupport,
            container: ContainerName(shape: .flatpak, id: id.bytes), name: name.bytes)
    }

    private func containers(_ rig: BackupRig, rebuilt: Bool = false) throws -> [String] {
        let writer = try rig.openWriter(catalogPath: rebuilt ? rig.directory.file("rebuilt") : nil)
        return try CatalogReader(writer.catalog).containers().map {
            "\($0.part.root) \(PathText.display($0.part.path)) \(PathText.display($0.part.name)) from \($0.first)"
        }
    }

    @Test func aPartIsNotedOnceAndAgainWhenItsRootIsAnother() throws {
        let rig = try BackupRig()
        for path in ["/home/app", "/home/app/data"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/app/data/x", "x")
        let part = Self.part("/home/app/data", "a.b.c", "data")
        for _ in 0..<2 { try rig.backUp(["/home/app/data"]) { $0.parts = [part] } }
        #expect(try containers(rig) == ["1  data from 1"])
        // A wider root takes it up.
        try rig.backUp(["/home"]) { $0.parts = [part] }
        #expect(try containers(rig) == ["2 app/data data from 3"])
        #expect(try containers(rig, rebuilt: true) == ["2 app/data data from 3"])
        // What is not in any root is not noted.
        try rig.backUp(["/home"]) {
            $0.parts = [part, Self.part("/elsewhere/data", "x.y.z", "data")]
        }
        #expect(try containers(rig).count == 1)
    }

    @Test func refusedRootsAreFailuresAndOthersGoOn() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/x", "x")
        let result = try rig.backUp {
            $0.refused = [ItemFailure(path: "/socket".bytes, reason: .unsupported("a socket"))]
        }
        #expect(result.failures.map(\.path) == ["/socket".bytes])
        #expect(try rig.differences() == [])
        #expect(throws: ItemFailure.self) {
            try rig.backUp([]) {
                $0.refused = [ItemFailure(path: "/socket".bytes, reason: .unsupported("a socket"))]
            }
        }
    }

    // MARK: Owners

    private func list(_ entries: [(tag: UInt16, id: UInt32)]) -> [UInt8] {
        var bytes: [UInt8] = [2, 0, 0, 0]
        for (tag, id) in entries {
            bytes += [UInt8(tag & 0xff), UInt8(tag >> 8), 7, 0]
            for shift in stride(from: 0, to: 32, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: id >> UInt32(shift)))
            }
        }
        return bytes
    }

    @Test func ownersAndThePeopleInAccessListsAreMapped() {
        let owners = OwnerMap(users: [1000: 2000, 0xffff_fffe: 5], groups: [1000: 3000])
        let access = list([
            (1, .max), (2, 1000), (2, 1001), (4, .max), (8, 1000), (8, 0xffff_fffe), (16, .max),
            (32, .max),
        ])
        let item = Item(
            body: .directory, mode: 0o755, uid: 1000, gid: 1000,
            modified: Timestamp(seconds: 0, nanoseconds: 0),
            attributes: [
                ExtendedAttribute(name: "system.posix_acl_access".bytes, value: access),
                ExtendedAttribute(name: "user.posix_acl_access".bytes, value: access),
            ])
        let mapped = owners.applied(to: item)
        #expect(mapped.uid == 2000 && mapped.gid == 3000)
        #expect(
            mapped.attributes[0].value
                == list([
                    (1, .max), (2, 2000), (2, 1001), (4, .max), (8, 3000), (8, 0xffff_fffe),
                    (16, .max), (32, .max),
                ]))
        #expect(mapped.attributes[1] == item.attributes[1])
        #expect(OwnerMap().applied(to: item) == item)
    }

    @Test(
        arguments: [
            [], [2, 0, 0], [3, 0, 0, 0, 2, 0, 7, 0, 0xe8, 3, 0, 0], [2, 0, 0, 0, 2, 0, 7],
            [2, 0, 0, 0],
        ] as [[UInt8]])
    func whatIsNoAccessListStaysAsItIs(bytes: [UInt8]) {
        #expect(AccessList.mapped(bytes) { _ in 2000 } == bytes)
    }
}
