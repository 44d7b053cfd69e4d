import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore

/// Another subvolume of the same btrfs in the place of the one that was backed up.
@Suite struct SubvolumeTests {
    enum Change: CaseIterable { case missing, older, resized }

    private static func subvolume(_ number: UInt64) -> UInt64 { 3 << 62 | 9 << 32 | number }

    /// `/home` is a subvolume, and a root or the directory around one.
    private static func prepared(_ root: String) throws -> BackupRig {
        let rig = try BackupRig()
        for path in ["/home/docs", "/home/docs/in"] { rig.tree.makeDirectory(path) }
        for name in ["a", "b", "c", "in/d"] { rig.tree.write("/home/docs/\(name)", name) }
        rig.tree.symlink("/home/docs/link", to: "a".bytes)
        rig.tree.setDevice("/home", subvolume(256))
        try rig.backUp([root])
        return rig
    }

    /// Removes an item as an earlier snapshot lacks it: its directory has the time from before.
    private static func removeUnseen(_ path: String, in rig: BackupRig) throws {
        let parent = String(decoding: ItemPath.split(path.bytes).parent, as: UTF8.self)
        let modified = try rig.tree.status(ofRoot: parent.bytes).modified
        rig.tree.remove(path)
        rig.tree.setModified(parent, modified)
    }

    private static func refused(_ result: BackupResult) -> [String] {
        result.failures.compactMap { failure in
            guard case .system(let error) = failure.reason,
                error.code == ErrorCode.otherSubvolume
            else { return nil }
            return String(decoding: failure.path, as: UTF8.self)
        }
    }

    @Test(arguments: ["/home", "/home/docs"], Change.allCases)
    func anEarlierSnapshotIsNotTheRoot(root: String, change: Change) throws {
        let rig = try Self.prepared(root)
        let before = try rig.stored(root)
        switch change {
        case .missing: try Self.removeUnseen("/home/docs/in/d", in: rig)
        case .older:
            rig.tree.write("/home/docs/in/d", "before")
            rig.tree.setModified("/home/docs/in/d", Timestamp(seconds: 1, nanoseconds: 0))
        case .resized:
            let modified = try rig.tree.status(ofRoot: "/home/docs/in/d".bytes).modified
            rig.tree.write("/home/docs/in/d", "resized")
            rig.tree.setModified("/home/docs/in/d", modified)
        }
        rig.tree.setDevice("/home", Self.subvolume(257))
        for _ in 0..<2 {
            let result = try rig.backUp([root])
            #expect(Self.refused(result) == [root])
            #expect(result.counts.deleted == 0 && result.counts.changed == 0)
            #expect(try rig.stored(root) == before)
        }
        // A person says that it was a rollback.
        let accepted = try rig.backUp([root]) { $0.replacedDisks = [root.bytes] }
        #expect(accepted.failures.isEmpty)
        #expect(accepted.counts.deleted == (change == .missing ? 1 : 0))
        #expect(try rig.backUp([root]).failures.isEmpty)
        #expect(try rig.differences(root) == [])
    }

    /// As in a system that updates itself into a new snapshot.
    @Test(arguments: ["/home", "/home/docs"]) func aSnapshotThatContinuesTheRootIsTheRoot(
        root: String
    ) throws {
        let rig = try Self.prepared(root)
        rig.tree.setDevice("/home", Self.subvolume(257))
        rig.clock.advance(seconds: 60)
        rig.tree.write("/home/docs/in/d", "later")
        rig.tree.remove("/home/docs/b")
        rig.tree.write("/home/docs/new", "new")
        let result = try rig.backUp([root])
        #expect(result.failures.isEmpty && result.counts.deleted == 1)
        #expect(try rig.differences(root) == [])
        rig.tree.remove("/home/docs/new")
        #expect(try rig.backUp([root]).counts.deleted == 1)
    }

    @Test func aSnapshotThatIsMountedInARootDeletesNothing() throws {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/data")
        for name in ["a", "b", "c"] { rig.tree.write("/home/data/\(name)", name) }
        rig.tree.setDevice("/home/data", Self.subvolume(256))
        try rig.backUp()
        try Self.removeUnseen("/home/data/c", in: rig)
        rig.tree.setDevice("/home/data", Self.subvolume(257))
        rig.tree.write("/home/beside", "beside")
        let result = try rig.backUp()
        #expect(Self.refused(result) == ["/home/data"] && result.counts.deleted == 0)
        #expect(try rig.stored()["beside".bytes] != nil)
    }
}
