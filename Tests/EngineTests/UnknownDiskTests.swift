import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnFormat
@testable import CairnRepository

/// Disks without a UUID that Cairn can read: the next one gets the same number and name.
@Suite struct UnknownDiskTests {
    private static let disk: UInt64 = 0x811
    private static let named = FileSystemIdentity(named: "fuseblk /dev/sdb1".bytes).number

    private static func away(_ result: BackupResult) -> [String] {
        result.failures.compactMap { failure in
            guard case .system(let error) = failure.reason,
                [ErrorCode.unmounted, ErrorCode.otherDisk].contains(error.code)
            else { return nil }
            return String(decoding: failure.path, as: UTF8.self)
        }
    }

    /// A disk at /home/usb with files in it and in a directory, kept from its first connection.
    private static func rig(isNamed: Bool = false, roots: [String] = ["/home"]) throws -> BackupRig
    {
        let rig = try BackupRig()
        rig.tree.identify("/", as: 2 << 62 | 1)
        for path in ["/home/usb", "/home/usb/d"] { rig.tree.makeDirectory(path) }
        for name in ["f1", "f2", "f3", "d/g1", "d/g2"] {
            rig.tree.write("/home/usb/\(name)", name)
        }
        connect("/home/usb", in: rig, isNamed: isNamed, as: 1)
        try rig.backUp(roots)
        return rig
    }

    private static func connect(
        _ path: String, in rig: BackupRig, isNamed: Bool = false, as attachment: UInt64
    ) {
        rig.tree.setDevice(path, disk)
        if isNamed { rig.tree.identify(path, as: named) }
        rig.tree.setTraits(disk, isNamed ? .namedByDevice : [])
        rig.tree.setAttachment(disk, attachment)
    }

    /// Puts another disk in the place of the first: with the same number, and inodes that do not
    /// tell them apart.
    private static func replace(
        _ names: [String], in rig: BackupRig, isNamed: Bool, as number: UInt64
    ) {
        rig.clock.advance(seconds: 5)
        // The inode of the top stays.
        for name in ["f1", "f2", "f3", "d/g1", "d/g2"] { rig.tree.remove("/home/usb/\(name)") }
        for name in names { rig.tree.write("/home/usb/\(name)", "of B: \(name)") }
        connect("/home/usb", in: rig, isNamed: isNamed, as: number)
    }

    @Test(
        arguments: [[], ["f1"], ["f1", "f2", "f3"], ["f1", "f2", "f3", "d/g1", "d/g2"]],
        [false, true]
    ) func anotherDiskWithTheSameNumberDeletesNothing(names: [String], isNamed: Bool) throws {
        // The number of the connection, and none where the kernel tells none.
        for number in [2, 0] as [UInt64] {
            for root in ["/home", "/home/usb"] {
                let rig = try Self.rig(isNamed: isNamed, roots: [root])
                Self.replace(names, in: rig, isNamed: isNamed, as: number)
                for _ in 0..<2 {
                    let result = try rig.backUp([root])
                    #expect(result.counts.deleted == 0 && result.counts.changed == 0)
                    #expect(Self.away(result) == ["/home/usb"])
                }
                rig.loseCatalog()
                #expect(Self.away(try rig.backUp([root])) == ["/home/usb"])
                let accepted = try rig.backUp(["/home/usb"]) {
                    $0.replacedDisks = ["/home/usb".bytes]
                }
                #expect(Self.away(accepted) == [])
                #expect(Self.away(try rig.backUp([root])) == [])
                #expect(try rig.differences(root) == [])
            }
        }
    }

    /// While it stays connected it is the same, whatever happens to its files.
    @Test(arguments: [false, true]) func aConnectedDiskIsTheSame(isNamed: Bool) throws {
        let rig = try Self.rig(isNamed: isNamed)
        Self.replace(["f1"], in: rig, isNamed: isNamed, as: 1)
        let result = try rig.backUp()
        #expect(result.failures.isEmpty && result.counts.deleted == 4)
        #expect(try rig.differences() == [])
    }

    /// Connected again, with one file left, at the top or in a directory, and others changed; the
    /// times may be those of another time zone.
    @Test(arguments: ["f1", "d/g2"], [0, 3_600] as [Int64]) func oneUnchangedFileIsEnough(
        left: String, shift: Int64
    ) throws {
        for isRebuilt in [false, true] {
            let rig = try Self.rig()
            if isRebuilt { rig.loseCatalog() }
            rig.clock.advance(seconds: 5)
            for name in ["f1", "f2", "d/g1", "d/g2"] where name != left {
                rig.tree.remove("/home/usb/\(name)")
            }
            rig.tree.write("/home/usb/f3", "edited")
            let path = "/home/usb/\(left)"
            var time = try rig.tree.status(ofRoot: path.bytes).modified
            time.seconds += shift
            rig.tree.setModified(path, time)
            Self.connect("/home/usb", in: rig, as: 2)
            let result = try rig.backUp()
            #expect(result.failures.isEmpty && result.counts.deleted == 3)
            #expect(try rig.differences() == [])
        }
    }

    /// Without any file on it there is nothing to lose.
    @Test func emptyDirectoriesProveNothing() throws {
        let rig = try Self.rig()
        for name in ["f1", "f2", "f3", "d/g1", "d/g2"] { rig.tree.remove("/home/usb/\(name)") }
        try rig.backUp()
        Self.connect("/home/usb", in: rig, as: 2)
        rig.tree.remove("/home/usb/d")
        #expect(try rig.backUp().failures.isEmpty)
        #expect(try rig.differences() == [])
    }

    /// A root that is a directory on such a disk, of which all files are new.
    @Test(arguments: [true, false]) func aRootOnSuchADiskNeedsMostOfItsNames(hasNames: Bool)
        throws
    {
        let rig = try Self.rig(roots: ["/home/usb/d"])
        let names = hasNames ? ["d/g1"] : ["d/other"]
        Self.replace(names, in: rig, isNamed: false, as: 2)
        let result = try rig.backUp(["/home/usb/d"])
        #expect(result.counts.deleted == (hasNames ? 1 : 0))
        #expect(Self.away(result) == (hasNames ? [] : ["/home/usb/d"]))
    }
}
