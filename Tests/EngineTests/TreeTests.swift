import CairnBackup
import CairnCore
import CairnFormat
import CairnSimulation
import Glibc
import TestSupport
import Testing

/// What a run makes of the shapes a tree can have.
@Suite struct TreeTests {
    @Test func everyKindOfItemComesBack() throws {
        let rig = try BackupRig()
        let tree = rig.tree
        tree.makeDirectory("/home/d", mode: 0o1777)
        tree.write("/home/d/file", "content")
        tree.write("/home/empty", [])
        tree.write(
            "/home/sparse", [UInt8](repeating: 0, count: 4_096) + [1, 2, 3], holes: [0..<4_096])
        tree.write("/home/hole", [UInt8](repeating: 0, count: 8_192), holes: [0..<8_192])
        tree.symlink("/home/link", to: "nowhere/\u{e4}".bytes + [0xff])
        tree.makeSpecial("/home/fifo", .fifo)
        tree.makeSpecial("/home/socket", .socket)
        tree.makeSpecial("/home/tty", .characterDevice, major: 4, minor: 300)
        tree.makeSpecial("/home/disk", .blockDevice, major: 259, minor: 1 << 19)
        tree.link("/home/d/other name", to: "/home/d/file")
        tree.setOwner("/home/d/file", uid: 1_000, gid: 4_294_967_294)
        tree.setMode("/home/empty", 0o7777)
        tree.setAttributes("/home/d", [ExtendedAttribute(name: "user.a".bytes, value: [])])
        tree.setAttributes(
            "/home/empty",
            [
                ExtendedAttribute(name: "system.posix_acl_access".bytes, value: [2, 0, 0, 0]),
                ExtendedAttribute(
                    name: "user.b".bytes, value: [UInt8](repeating: 9, count: 65_536)),
            ])
        tree.setModified("/home/empty", Timestamp(seconds: -5, nanoseconds: 999_999_999))
        let result = try rig.backUp()
        #expect(result.failures.isEmpty)
        #expect(try rig.differences() == [])
        #expect(try rig.differences(rebuilt: true) == [])
    }

    @Test func namesAreBytes() throws {
        let rig = try BackupRig()
        let names: [[UInt8]] = [
            "new\nline".bytes, [0xff, 0xfe, 0x80],
            [UInt8](repeating: UInt8(ascii: "x"), count: 255),
            " ".bytes, "\t".bytes, [1], "ä".bytes, "a\u{308}".bytes, "...".bytes, "-rf".bytes,
            "*".bytes,
        ]
        for name in names {
            rig.tree.write("/home/".bytes + name, name)
            rig.tree.makeDirectory("/home/".bytes + name.prefix(254) + "+".bytes)
            rig.tree.write("/home/".bytes + name.prefix(254) + "+/".bytes + name, name)
        }
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try rig.differences() == [])
        #expect(try rig.differences(rebuilt: true) == [])
        #expect(try rig.backUp().counts.unchanged == UInt64(2 * names.count))
    }

    @Test func directoriesMayBeDeeperThanTheDescriptorsHeldOpen() throws {
        let rig = try BackupRig()
        var path = "/home"
        for depth in 0..<300 {
            path += "/d"
            rig.tree.makeDirectory(path)
            rig.tree.write("\(path)/a", "before \(depth)")
            rig.tree.makeDirectory("\(path)/z")
            rig.tree.write("\(path)/z/file", "after \(depth)")
        }
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try rig.differences() == [])
        let again = try rig.backUp()
        #expect(again.counts.unchanged == 600 && again.counts.deleted == 0)
    }

    @Test func treeMovedUnderADeepWalkLosesNothing() throws {
        let rig = try BackupRig()
        var path = "/home/top"
        rig.tree.makeDirectory("/home/top")
        for _ in 0..<100 {
            path += "/d"
            rig.tree.makeDirectory(path)
            rig.tree.makeDirectory("\(path)/z")
            rig.tree.write("\(path)/z/file", path)
        }
        try rig.backUp()
        let before = try rig.stored()
        // When the walk is at the bottom, the directory it must come back through is elsewhere.
        let middle = "/home/top" + String(repeating: "/d", count: 20)
        rig.tree.makeDirectory("/home/aside")
        rig.tree.onList(path) { [tree = rig.tree] in
            if tree.exists(middle) { tree.rename(middle, to: "/home/aside/moved") }
        }
        let result = try rig.backUp()
        let after = try rig.stored()
        #expect(before.keys.allSatisfy { after[$0] != nil })
        #expect(!result.failures.isEmpty)
        rig.tree.onList("/home/aside/moved" + String(repeating: "/d", count: 80), nil)
        try rig.backUp()
        #expect(try rig.differences() == [])
    }

    @Test func unreadableDirectoryLosesNothing() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        rig.tree.makeDirectory("/home/d/sub")
        rig.tree.write("/home/d/file", "one")
        rig.tree.write("/home/d/sub/file", "two")
        try rig.backUp()
        let before = try rig.stored()
        rig.tree.deny("/home/d")
        let result = try rig.backUp()
        #expect(result.failures.map(\.path) == ["/home/d".bytes])
        #expect(result.counts.deleted == 0)
        #expect(result.ending == .complete)
        #expect(try rig.stored() == before)
        // What was never stored cannot be, and says so; it comes with the next run that may look.
        rig.tree.write("/home/d/new", "three")
        try rig.backUp()
        rig.tree.deny("/home/d", false)
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try rig.differences() == [])
    }

    @Test func unreadableNameLosesNothing() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", "one")
        try rig.backUp()
        let before = try rig.stored()
        rig.tree.failStatus("/home/file", code: EIO)
        let result = try rig.backUp()
        #expect(result.failures.map(\.path) == ["/home/file".bytes])
        #expect(try rig.stored() == before)
    }

    @Test func excludedDirectoryInsideARootIsSkipped() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/backup")
        rig.tree.write("/home/backup/pack", "never")
        rig.tree.write("/home/file", "always")
        let excluded: Set = [rig.tree.identity("/home/backup")]
        try rig.backUp(excluded: excluded)
        #expect(try Set(rig.stored().keys) == [[], "file".bytes])
        // Under another name it is still the same.
        rig.tree.rename("/home/backup", to: "/home/elsewhere")
        try rig.backUp(excluded: excluded)
        #expect(try Set(rig.stored().keys) == [[], "file".bytes])
        #expect(throws: ItemFailure.self) {
            try rig.backUp(["/home/elsewhere"], excluded: excluded)
        }
    }

    @Test func fileAndDirectoryMayTakeEachOthersPlace() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/x", "a file")
        rig.tree.makeDirectory("/home/y")
        rig.tree.write("/home/y/inner", "beneath")
        try rig.backUp()
        let first = rig.tree.snapshot("/home")
        rig.clock.advance(seconds: 1)
        rig.tree.remove("/home/x")
        rig.tree.makeDirectory("/home/x")
        rig.tree.write("/home/x/inner", "new")
        rig.tree.remove("/home/y")
        rig.tree.symlink("/home/y", to: "x".bytes)
        try rig.backUp()
        #expect(try rig.differences() == [])
        let second = rig.tree.snapshot("/home")
        rig.clock.advance(seconds: 1)
        rig.tree.remove("/home/x")
        rig.tree.write("/home/x", "a file again")
        rig.tree.remove("/home/y")
        rig.tree.makeDirectory("/home/y")
        rig.tree.write("/home/y/inner", "again")
        try rig.backUp()
        #expect(try rig.differences() == [])
        #expect(try rig.differences(rebuilt: true) == [])
        for (number, expected) in [(1, first), (2, second)] {
            for rebuilt in [false, true] {
                #expect(
                    differences(
                        try rig.stored(at: Int64(number), rebuilt: rebuilt), expected: expected)
                        == [])
            }
        }
    }

    @Test func aRemovedTreeIsStoredAsGoneAndStaysInEarlierCommits() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        rig.tree.makeDirectory("/home/d/e")
        rig.tree.write("/home/d/e/file", "deep")
        rig.tree.write("/home/keep", "kept")
        try rig.backUp()
        let before = rig.tree.snapshot("/home")
        rig.tree.remove("/home/d")
        let result = try rig.backUp()
        #expect(result.counts.deleted == 1)
        #expect(result.counts.live == 1)
        #expect(try rig.differences() == [])
        #expect(differences(try rig.stored(at: 1), expected: before) == [])
    }

    @Test func twoPartsOfANewDirectoryInOneRunAreBothStored() throws {
        let rig = try BackupRig()
        try rig.backUp()
        rig.clock.advance(seconds: 1)
        rig.tree.makeDirectory("/home/new")
        rig.tree.makeDirectory("/home/new/one")
        rig.tree.makeDirectory("/home/new/two")
        rig.tree.write("/home/new/one/file", "1")
        rig.tree.write("/home/new/two/file", "2")
        try rig.backUp(["/home/new/one", "/home/new/two"])
        #expect(try rig.differences() == [])
        #expect(try rig.stored(rebuilt: true) == rig.stored())
    }

    @Test func pathsWithinOneAnotherAreReadOnce() throws {
        let rig = try BackupRig()
        try rig.backUp()
        rig.clock.advance(seconds: 1)
        rig.tree.makeDirectory("/home/d")
        rig.tree.write("/home/d/file", "1")
        let result = try rig.backUp(["/home/d", "/home/d/file", "/home/d"])
        #expect(result.counts.new == 1)
        #expect(result.counts.live == 1)
        #expect(try rig.differences() == [])
    }

    @Test func aPartOfARootLeavesTheRestAlone() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a")
        rig.tree.makeDirectory("/home/b")
        rig.tree.write("/home/a/file", "1")
        rig.tree.write("/home/b/file", "2")
        try rig.backUp()
        rig.clock.advance(seconds: 1)
        rig.tree.write("/home/a/file", "changed")
        rig.tree.write("/home/b/file", "changed too")
        try rig.backUp(["/home/a"])
        let stored = try rig.stored()
        #expect(stored["a/file".bytes]?.content == "changed".bytes)
        #expect(stored["b/file".bytes]?.content == "2".bytes)
    }

    @Test func anOuterRootTakesInTheInnerOnes() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/a")
        rig.tree.write("/home/a/file", "1")
        rig.tree.write("/home/other", "2")
        try rig.backUp(["/home/a"])
        try rig.backUp(["/home"])
        #expect(try rig.differences() == [])
        #expect(try rig.differences(rebuilt: true) == [])
        #expect(try rig.stored("/home/a", at: 1)["file".bytes]?.content == "1".bytes)
        #expect(try rig.stored("/home/a", at: 2).isEmpty)
    }

    @Test func aSingleFileMayBeARoot() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", "1")
        try rig.backUp(["/home/file"])
        #expect(try rig.differences("/home/file") == [])
        rig.clock.advance(seconds: 1)
        rig.tree.write("/home/file", "22")
        #expect(try rig.backUp(["/home/file"]).counts.changed == 1)
        #expect(try rig.differences("/home/file") == [])
        #expect(try rig.backUp(["/home/file"]).counts.unchanged == 1)
    }

    @Test func aMissingSourceIsNamedAndTheOthersAreStored() throws {
        let rig = try BackupRig()
        rig.tree.write("/home/file", "1")
        let result = try rig.backUp(["/home", "/missing"])
        #expect(result.failures.map(\.path) == ["/missing".bytes])
        #expect(try rig.differences() == [])
        #expect(throws: ItemFailure.self) { try rig.backUp(["/missing"]) }
    }
}
