import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository

/// Mounts over what was backed up, and roots that were copied to another file system.
@Suite struct MountedOverTests {
    private static let (diskA, diskB): (UInt64, UInt64) = (2 << 62 | 100, 2 << 62 | 200)
    /// A device number of a tmpfs.
    private static let memory: UInt64 = 0x2a

    private func rig(_ device: UInt64? = nil) throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.identify("/", as: 2 << 62 | 1)
        rig.tree.makeDirectory("/home/m")
        for name in ["f", "k1", "k2"] { rig.tree.write("/home/m/\(name)", name) }
        if let device { rig.tree.setDevice("/home/m", device) }
        return rig
    }

    private func mount(_ names: [String], _ device: UInt64, in rig: BackupRig) {
        rig.tree.rename("/home/m", to: "/beneath")
        rig.tree.makeDirectory("/home/m")
        for name in names { rig.tree.write("/home/m/\(name)", "other " + name) }
        rig.tree.setDevice("/home/m", device)
    }

    private func away(_ result: BackupResult) -> [String] {
        result.failures.compactMap { failure in
            guard case .system(let error) = failure.reason else { return nil }
            let path = String(decoding: failure.path, as: UTF8.self)
            switch error.code {
            case ErrorCode.otherDisk: return "other " + path
            case ErrorCode.unmounted: return "unmounted " + path
            default: return nil
            }
        }
    }

    /// One common name, or none at all, proves nothing: in a root, and over the root itself.
    @Test(arguments: [["f"], ["f", "k1"], []], [memory, diskB])
    func aMountOverADirectoryDeletesNothing(names: [String], device: UInt64) throws {
        for root in ["/home", "/home/m"] {
            let rig = try rig()
            try rig.backUp([root])
            mount(names, device, in: rig)
            for _ in 0..<2 {
                let result = try rig.backUp([root])
                #expect(result.counts.deleted == 0 && result.counts.changed == 0)
                #expect(away(result) == ["other /home/m"])
            }
            do {
                let watched = try PlaceTests.Watched(rig, root: root)
                let place = root == "/home" ? "m/" : ""
                for task in [watched.task(place + "f"), watched.task(place + "k1")] {
                    #expect(away(try watched.capture([task])) == ["other /home/m"])
                }
            }
            // A person accepts it, and it is backed up from then on.
            let accepted = try rig.backUp(["/home/m"]) { $0.replacedDisks = ["/home/m".bytes] }
            #expect(away(accepted) == [] && Int(accepted.counts.deleted) == 3 - names.count)
            #expect(away(try rig.backUp([root])) == [])
            #expect(try rig.differences(root) == [])
        }
    }

    /// What the mount hides is beneath it at its new place, and nothing of the mount is stored.
    @Test(arguments: [false, true])
    func aCoveredDirectoryIsAwayWhenOneAboveItIsRenamed(wasSeen: Bool) throws {
        let rig = try BackupRig()
        rig.tree.identify("/", as: 2 << 62 | 1)
        for path in ["/home/g", "/home/g/h", "/home/g/h/in"] { rig.tree.makeDirectory(path) }
        rig.tree.write("/home/g/h/doc", "precious")
        rig.tree.write("/home/g/h/in/deep", "deep")
        rig.tree.write("/home/g/x", "x")
        try rig.backUp()
        rig.tree.rename("/home/g/h", to: "/beneath")
        rig.tree.makeDirectory("/home/g/h")
        rig.tree.write("/home/g/h/doc", "other")
        rig.tree.setDevice("/home/g/h", Self.memory)
        rig.tree.cover("/home/g/h", hiding: "/beneath")
        if wasSeen { #expect(away(try rig.backUp()) == ["other /home/g/h"]) }
        rig.tree.rename("/home/g", to: "/home/g2")
        rig.tree.cover("/home/g/h", hiding: nil)
        rig.tree.cover("/home/g2/h", hiding: "/beneath")
        for _ in 0..<2 {
            #expect(away(try rig.backUp()) == ["other /home/g2/h"])
            let stored = try rig.stored("/home")
            #expect(stored["g/h/doc".bytes]?.content == "precious".bytes)
            #expect(stored["g/h/in/deep".bytes]?.content == "deep".bytes)
            #expect(stored["g/x".bytes] == nil && stored["g2/x".bytes]?.content == "x".bytes)
            #expect(stored["g2/h/doc".bytes] == nil)
        }
        for name in ["g2/h/doc", "g2/h"] { rig.tree.remove("/home/\(name)") }
        rig.tree.rename("/beneath", to: "/home/g2/h")
        rig.tree.cover("/home/g2/h", hiding: nil)
        #expect(away(try rig.backUp()) == [])
        #expect(try rig.differences("/home") == [])
    }

    /// A file system without a disk where a disk was, and the other way round.
    @Test(arguments: [(diskA, memory), (memory, 0x811)] as [(UInt64, UInt64)])
    func aFileSystemWithoutADiskIsNoDisk(before: UInt64, now: UInt64) throws {
        let rig = try rig(before)
        try rig.backUp()
        mount(["f"], now, in: rig)
        if now == 0x811 { rig.tree.identify("/home/m", as: Self.diskB) }
        let result = try rig.backUp()
        #expect(result.counts.deleted == 0 && away(result) == ["other /home/m"])
    }

    /// As after each boot of a machine with tmpfs, or each start of a container.
    @Test(arguments: ["/home", "/home/m"]) func whatIsMountedAgainWithoutADiskIsBackedUp(
        root: String
    ) throws {
        let rig = try rig(Self.memory)
        try rig.backUp([root])
        mount(["f", "k1", "k2"], Self.memory + 1, in: rig)
        let result = try rig.backUp([root])
        #expect(result.counts.deleted == 0 && away(result) == [])
        #expect(try rig.differences(root) == [])
    }

    /// Many file systems have a name in common, such as `lost+found` or `.Trash-1000`.
    @Test(arguments: [["f"], ["f", "k1"]], ["/home", "/home/m"])
    func aCommonNameIsNoProofOfTheSameFileSystem(names: [String], root: String) throws {
        let rig = try rig(Self.memory)
        try rig.backUp([root])
        mount(names, Self.memory + 1, in: rig)
        let result = try rig.backUp([root])
        #expect(result.counts.deleted == 0 && away(result) == ["other /home/m"])
    }

    /// A restore backs up first, and takes what is missing for deleted.
    @Test(arguments: [true, false]) func aMissingRootOfAnotherDiskIsAway(isThere: Bool) throws {
        let rig = try rig()
        for path in ["/hw", "/hw/media"] { rig.tree.makeDirectory(path) }
        for name in ["m1", "m2"] { rig.tree.write("/hw/media/\(name)", name) }
        rig.tree.setDevice("/hw", Self.diskA)
        try rig.backUp(["/hw/media"])
        rig.tree.rename("/hw", to: "/away")
        if isThere { rig.tree.makeDirectory("/hw") }
        for path in ["/hw/media/m1", "/hw/media"] {
            let result = try rig.backUp([path]) { $0.absenceIsDeletion = true }
            #expect(result.counts.deleted == 0 && away(result) == ["unmounted /hw/media"])
        }
        #expect(try rig.stored("/hw/media").count == 3)
    }

    /// One that was on the file system of the directory above it was deleted.
    @Test func aMissingRootOfTheSameDiskIsDeleted() throws {
        let rig = try rig()
        try rig.backUp(["/home/m"])
        rig.tree.remove("/home/m")
        let result = try rig.backUp(["/home/m"]) { $0.absenceIsDeletion = true }
        #expect(result.counts.deleted == 3 && away(result) == [])
    }

    // MARK: Roots that move

    private func move(_ new: String, in rig: BackupRig) throws {
        let writer = try rig.openWriter()
        let root = try #require(
            try CatalogReader(writer.catalog).roots().first {
                $0.definition.path == "/home/m".bytes
            })
        try NoteRun(writer, clock: rig.clock, template: BackupRequest(sources: [], readers: 0))
            .move(
                [RootMove(root, to: new.bytes)],
                of: RootHost(id: Hash128(Array(1...16)), name: "here".bytes), on: rig.tree)
    }

    private func copy(to new: String, device: UInt64, in rig: BackupRig) {
        rig.tree.makeDirectory("/pk")
        if new != "/pk" { rig.tree.makeDirectory(new) }
        for name in ["f", "k1", "k2"] { rig.tree.write("\(new)/\(name)", name) }
        rig.tree.setDevice("/pk", device)
        rig.tree.remove("/home/m")
    }

    /// With and without a backup between the move and the time when the disk is away.
    @Test(arguments: ["/pk", "/pk/in"], [true, false]) func aRootThatWasCopiedToADisk(
        new: String, backsUp: Bool
    ) throws {
        for (old, device) in [(nil, Self.diskA), (Self.diskA, Self.diskB)] as [(UInt64?, UInt64)] {
            let rig = try rig(old)
            try rig.backUp(["/home/m"])
            copy(to: new, device: device, in: rig)
            try move(new, in: rig)
            if backsUp {
                let result = try rig.backUp([new])
                #expect(away(result) == [] && result.counts.deleted == 0)
            }
            rig.tree.rename("/pk", to: "/away")
            rig.tree.makeDirectory("/pk")
            for isThere in [true, false] {
                if isThere, new != "/pk" { rig.tree.makeDirectory(new) }
                if !isThere { rig.tree.remove("/pk") }
                let result = try rig.backUp([new]) { $0.absenceIsDeletion = true }
                #expect(result.counts.deleted == 0 && away(result) == ["unmounted \(new)"])
            }
            rig.tree.rename("/away", to: "/pk")
            rig.tree.remove("\(new)/k2")
            let result = try rig.backUp([new])
            #expect(away(result) == [] && result.counts.deleted == 1)
            #expect(try rig.differences(new) == [])
        }
    }

    /// A file system in the root that was not copied is still awaited.
    @Test func aDiskInARootThatWasCopiedIsAwaited() throws {
        let rig = try rig()
        rig.tree.makeDirectory("/home/m/usb")
        rig.tree.write("/home/m/usb/letter", "dear")
        rig.tree.setDevice("/home/m/usb", Self.diskB)
        try rig.backUp(["/home/m"])
        copy(to: "/pk", device: Self.diskA, in: rig)
        try move("/pk", in: rig)
        let result = try rig.backUp(["/pk"])
        #expect(result.counts.deleted == 0 && away(result) == ["unmounted /pk/usb"])
    }

    /// The root becomes a part of a root on the other disk.
    @Test(arguments: [nil, diskB]) func aRootThatWasCopiedIntoAnother(old: UInt64?) throws {
        let rig = try rig(old)
        rig.tree.makeDirectory("/pk")
        rig.tree.write("/pk/own", "own")
        rig.tree.setDevice("/pk", Self.diskA)
        let machine = RootHost(id: Hash128(Array(1...16)), name: "here".bytes)
        try rig.backUp(["/home/m", "/pk"]) { $0.machine = machine }
        rig.tree.makeDirectory("/pk/in")
        for name in ["f", "k1"] { rig.tree.write("/pk/in/\(name)", name) }
        rig.tree.setDevice("/pk", Self.diskA)
        rig.tree.remove("/home/m")
        try move("/pk/in", in: rig)
        let result = try rig.backUp(["/pk"]) { $0.machine = machine }
        #expect(away(result) == [] && result.counts.deleted == 1)
        #expect(try rig.differences("/pk") == [])
    }
}
