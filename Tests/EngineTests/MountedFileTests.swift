import CairnBackup
import CairnSimulation
import CairnSource
import TestSupport
import Testing

/// A file that is mounted on its name is written through names that no root has.
@Suite struct MountedFileTests {
    @Test(arguments: [0, 2]) func aMountedFileIsReportedLikeOneWithSeveralNames(readers: Int) throws
    {
        let rig = try BackupRig()
        for name in ["linked", "mounted", "plain"] { rig.tree.write("/home/\(name)", name) }
        rig.tree.link("/home/other", to: "/home/linked")
        rig.tree.mountFile("/home/mounted")
        let links = LinkIndex()
        for _ in 1...2 {
            try rig.backUp(readers: readers) { $0.links = links }
            let names = links.takeNew().places.map { String(decoding: $0.path, as: UTF8.self) }
            #expect(names.sorted() == ["linked", "mounted", "other"])
            #expect(links.mounted.map(\.path) == ["mounted".bytes])
        }
    }

    /// A sandbox masks a file with another one, or with a device.
    @Test(arguments: [0, 2], [true, false]) func aFileThatIsMountedOverIsNeitherChangedNorDeleted(
        readers: Int, isDevice: Bool
    ) throws {
        let rig = try BackupRig()
        rig.tree.write("/home/secret", "secret")
        rig.tree.write("/home/other", "other")
        try rig.backUp(readers: readers)
        let before = try #require(try rig.stored()["secret".bytes])
        rig.tree.rename("/home/secret", to: "/hidden")
        if isDevice {
            rig.tree.makeSpecial("/home/secret", .characterDevice)
        } else {
            rig.tree.write("/home/secret", "")
        }
        rig.tree.mountFile("/home/secret")
        for _ in 0..<2 {
            let result = try rig.backUp(readers: readers)
            #expect(result.failures.map(\.path) == ["/home/secret".bytes])
            #expect(result.failures.first?.reason.isAway == true)
            #expect(result.counts.deleted == 0 && result.counts.changed == 0)
            #expect(try rig.stored()["secret".bytes] == before)
        }
        rig.tree.remove("/home/secret")
        rig.tree.rename("/hidden", to: "/home/secret")
        #expect(try rig.backUp(readers: readers).failures.isEmpty)
        #expect(try rig.stored()["secret".bytes] == before)
    }

    /// A mounted file, and the one that it hides.
    private static func mounted(_ content: String) throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.write("/home/settings", content)
        rig.tree.mountFile("/home/settings")
        try rig.backUp()
        rig.tree.rename("/home/settings", to: "/mounted")
        rig.tree.write("/home/settings", "below")
        return rig
    }

    @Test(arguments: [0, 2]) func aFileThatWasMountedIsNotChangedByTheOneBelow(readers: Int) throws
    {
        let rig = try Self.mounted("mounted")
        let before = try #require(try rig.stored()["settings".bytes])
        func expectAway() throws {
            for _ in 0..<2 {
                let result = try rig.backUp(readers: readers)
                #expect(result.failures.map(\.path) == ["/home/settings".bytes])
                #expect(result.failures.first?.reason.isAway == true)
                #expect(result.counts.deleted == 0 && result.counts.changed == 0)
                #expect(try rig.stored()["settings".bytes] == before)
            }
        }
        try expectAway()
        // Its mount point may be removed, too.
        rig.tree.remove("/home/settings")
        try expectAway()
        rig.tree.rename("/mounted", to: "/home/settings")
        #expect(try rig.backUp(readers: readers).failures.isEmpty)
        #expect(try rig.stored()["settings".bytes] == before)
    }

    @Test func theFileBelowIsTakenOnOrder() throws {
        let rig = try Self.mounted("mounted")
        let result = try rig.backUp { $0.replacedDisks = ["/home/settings".bytes] }
        #expect(result.failures.isEmpty && result.counts.changed == 1)
        #expect(try rig.stored()["settings".bytes]?.content == "below".bytes)
        #expect(try rig.backUp().failures.isEmpty)
    }

    /// An empty file that masked another one has nothing that could be lost.
    @Test func theFileBelowAnEmptyOneIsBackedUp() throws {
        let rig = try Self.mounted("")
        let result = try rig.backUp()
        #expect(result.failures.isEmpty && result.counts.changed == 1)
        #expect(try rig.stored()["settings".bytes]?.content == "below".bytes)
    }

    /// A file that was mounted when it was backed up may be another one at the next mount.
    @Test func anotherFileInThePlaceOfAMountedOneIsBackedUp() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/settings", "old")
        rig.tree.mountFile("/home/settings")
        try rig.backUp()
        rig.tree.remove("/home/settings")
        rig.tree.write("/home/settings", "new")
        rig.tree.mountFile("/home/settings")
        let result = try rig.backUp()
        #expect(result.failures.isEmpty && result.counts.changed == 1)
    }
}
