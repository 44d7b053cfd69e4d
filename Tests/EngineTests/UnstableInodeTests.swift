import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository

/// File systems whose inode numbers are others after the next mount (sshfs, rclone, gocryptfs): a
/// number proves nothing, and is not missed where it differs.
@Suite struct UnstableInodeTests {
    private static let device: UInt64 = 77

    private func makeRig() throws -> BackupRig {
        let rig = try BackupRig()
        for name in ["a", "b", "d/c"] {
            if name.hasPrefix("d/") { rig.tree.makeDirectory("/home/d") }
            rig.tree.write("/home/\(name)", "content of \(name)")
        }
        adopt(rig)
        rig.clock.advance(seconds: 100_000)
        return rig
    }

    /// Puts everything on the file system.
    private func adopt(_ rig: BackupRig) {
        rig.tree.setDevice("/home", Self.device)
        rig.tree.setOrigin(Self.device, .served)
        rig.tree.setTraits(Self.device, .unstableInodes)
    }

    /// Runs until a backup reads nothing more.
    private func settle(_ rig: BackupRig) throws {
        for _ in 0..<3 where try rig.backUp().counts.bytesRead > 0 {
            rig.clock.advance(seconds: 60)
        }
    }

    @Test func anotherMountReadsNothingAgain() throws {
        let rig = try makeRig()
        try settle(rig)
        rig.tree.shiftInodes(Self.device, by: 1_000)
        let result = try rig.backUp()
        #expect(result.counts.bytesRead == 0)
        #expect(result.counts.new + result.counts.changed + result.counts.deleted == 0)
    }

    /// After the next mount each file has the number that another one had.
    @Test func anEqualNumberIsNoMove() throws {
        let rig = try makeRig()
        try settle(rig)
        rig.tree.write("/home/b", "other")
        rig.tree.remove("/home/a")
        adopt(rig)
        rig.clock.advance(seconds: 60)
        rig.tree.shiftInodes(Self.device, by: 1)
        let result = try rig.backUp()
        #expect(result.counts.changed == 1 && result.counts.deleted == 1)
        #expect(try rig.stored()["b".bytes]?.content == "other".bytes)
        #expect(try rig.differences() == [])
    }

    @Test func aSaveOfAnotherSizeOrTimeIsRead() throws {
        let rig = try makeRig()
        try settle(rig)
        rig.tree.write("/home/a", "content of A")
        adopt(rig)
        rig.clock.advance(seconds: 60)
        #expect(try rig.backUp().counts.changed == 1)
        #expect(try rig.stored()["a".bytes]?.content == "content of A".bytes)
    }

    /// Two names with an equal number and two links each may be two files.
    @Test func anEqualNumberIsNoHardLink() throws {
        let rig = try makeRig()
        rig.tree.link("/home/a2", to: "/home/a")
        adopt(rig)
        try rig.backUp()
        let stored = try rig.stored()
        #expect(stored["a".bytes]?.inode == nil && stored["a2".bytes]?.inode == nil)
        #expect(stored["a2".bytes]?.content == "content of a".bytes)
        // They still are where numbers last.
        let other = try BackupRig()
        other.tree.write("/home/a", "a")
        other.tree.link("/home/a2", to: "/home/a")
        try other.backUp()
        #expect(try other.stored()["a".bytes]?.inode != nil)
    }

    /// A program such as bindfs shows the empty mount point of a disk that is not mounted: only the
    /// size of the file system is another.
    @Test(arguments: ["/home", "/home/m"], [[], ["README"]])
    func aDiskThatIsMissingBelowAProgramDeletesNothing(root: String, names: [String]) throws {
        func show(_ rig: BackupRig, _ shown: [String], size: UInt64) {
            for name in ["a", "b", "c"] { rig.tree.remove("/home/m/\(name)") }
            for name in shown { rig.tree.write("/home/m/\(name)", name) }
            mount(rig, size: size)
            rig.clock.advance(seconds: 60)
        }
        func mount(_ rig: BackupRig, size: UInt64) {
            rig.tree.setDevice("/home/m", Self.device)
            rig.tree.identify("/home/m", as: FileSystemIdentity(named: "bindfs".bytes).number)
            rig.tree.setOrigin(Self.device, .served)
            rig.tree.setTraits(Self.device, .unstableInodes)
            rig.tree.setAttachment(Self.device, size)
        }
        func makeRig() throws -> BackupRig {
            let rig = try BackupRig()
            rig.tree.makeDirectory("/home/m")
            for name in ["a", "b", "c"] { rig.tree.write("/home/m/\(name)", name) }
            mount(rig, size: 7)
            rig.clock.advance(seconds: 60)
            try rig.backUp([root])
            return rig
        }
        let rig = try makeRig()
        show(rig, names, size: 1_000)
        for _ in 0..<2 {
            let result = try rig.backUp([root])
            #expect(result.counts.deleted == 0 && result.counts.new == 0)
            #expect(result.failures.map(\.path) == ["/home/m".bytes])
            #expect(result.failures.first?.reason.isAway == true)
        }
        let accepted = try rig.backUp([root]) { $0.replacedDisks = ["/home/m".bytes] }
        #expect(accepted.failures.isEmpty && accepted.counts.deleted == 3)
        #expect(try rig.backUp([root]).failures.isEmpty)

        // A person may delete all files of a mount, and a larger disk may have them.
        let emptied = try makeRig()
        show(emptied, names, size: 7)
        let result = try emptied.backUp([root])
        #expect(result.failures.isEmpty && result.counts.deleted == 3)
        let enlarged = try makeRig()
        enlarged.tree.remove("/home/m/a")
        enlarged.tree.remove("/home/m/b")
        mount(enlarged, size: 8)
        let grown = try enlarged.backUp([root])
        #expect(grown.failures.isEmpty && grown.counts.deleted == 2)
    }

    /// Stamps of earlier versions have the number that the file had then.
    @Test func aStampOfAnEarlierVersionHolds() throws {
        let rig = try makeRig()
        var status = try rig.tree.status(ofRoot: "/home/a".bytes)
        status.traits = []
        let earlier = Stamp(status)
        status.traits = .unstableInodes
        status.inode += 7
        #expect(earlier.isOf(status))
        #expect(!earlier.isSameInode(status) && earlier.mayBeSameItem(status))
        status.size += 1
        #expect(!earlier.isOf(status))
        #expect(!Stamp(status).hasInode && !Stamp(status).isSameInode(status))
    }
}
