import TestSupport
import Testing

@testable import CairnBackup

/// What is moved while a scan is under way is not called deleted.
@Suite struct MovedDuringScanTests {
    /// A file moves from a directory that was not listed yet to one that was; a tree moves, too.
    @Test(arguments: ["file", "tree"]) func whatMovesBehindTheScanStays(_ name: String) throws {
        let rig = try BackupRig()
        for path in ["/home/a", "/home/m", "/home/z", "/home/z/tree"] {
            rig.tree.makeDirectory(path)
        }
        for path in ["/home/z/file", "/home/z/tree/1"] { rig.tree.write(path, path) }
        try rig.backUp()
        rig.tree.onList("/home/m") { [tree = rig.tree, clock = rig.clock] in
            clock.advance(seconds: 1)
            tree.rename("/home/z/\(name)", to: "/home/a/\(name)")
            clock.advance(seconds: 1)
        }
        let result = try rig.backUp()
        #expect(result.counts.deleted == 0)
        let stored = try rig.stored()
        #expect(stored["z/file".bytes] != nil && stored["z/tree/1".bytes] != nil)
        rig.tree.onList("/home/m", nil)
        try rig.backUp()
        #expect(try rig.differences() == [])
    }

    /// What was deleted before the scan began is deleted.
    @Test func whatWasDeletedBeforeIsDeleted() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/z")
        rig.tree.write("/home/z/file", "z")
        try rig.backUp()
        rig.tree.remove("/home/z/file")
        #expect(try rig.backUp().counts.deleted == 1)
        #expect(try rig.differences() == [])
    }
}
