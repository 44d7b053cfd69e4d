import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnSource

/// Whose flags and markers count: a neighbour takes nothing out of a backup.
@Suite struct MarkerOwnerTests {
    private static let tag = "Signature: 8a477f597d28d172789f06886806bc55"
    private static let robots = [
        ExtendedAttribute(name: BackupFlags.robots, value: BackupFlags.robotsValue)
    ]
    private static let owner: UInt32 = 1_000
    private static let user: UInt32 = 1_001
    private static let other: UInt32 = 1_002

    /// `/home/d` of ``owner``, with a file in it, in a backup of ``user``.
    private static func rig(mode: UInt16 = 0o755, group: UInt32 = owner) throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.makeDirectory("/home/d")
        rig.tree.write("/home/d/f", "f")
        rig.tree.setMode("/home/d", mode)
        rig.tree.setOwner("/home/d", uid: owner, gid: group)
        rig.rules = RuleBook()
        rig.rules?.user = user
        return rig
    }

    private static func verdict(_ rig: BackupRig, _ path: String = "/home/d/f") throws
        -> RuleJudge.Judgement
    {
        RuleJudge(rig.tree, rules: try #require(rig.rules), roots: ["/home".bytes]).judge(
            path.bytes)
    }

    @Test(arguments: [".nobackup", "CACHEDIR.TAG"])
    func aMarkerCountsByItsOwner(marker: String) throws {
        for (uid, counts) in [
            (0, true), (Self.owner, true), (Self.user, true), (Self.other, false),
        ] {
            let rig = try Self.rig()
            rig.tree.write("/home/d/\(marker)", Self.tag)
            rig.tree.setOwner("/home/d/\(marker)", uid: uid, gid: uid)
            let judgement = try Self.verdict(rig)
            #expect(judgement.isKept != counts, "\(uid)")
            #expect(
                judgement.steps.flatMap(\.answers).compactMap(\.doubt)
                    == (counts ? [] : [.foreign(uid)]), "\(uid)")
            try rig.backUp()
            let stored = try rig.stored()
            #expect((stored["d/f".bytes] == nil) == counts, "\(uid)")
            // A marker that does not count is a file like any other.
            #expect((stored["d/\(marker)".bytes] != nil) != counts, "\(uid)")
        }
    }

    /// Who may add names to a directory can move or link a file of its owner's to the name of a
    /// marker.
    @Test(arguments: [false, true])
    func aMarkerCountsOnlyWhereOnlyTheOwnerAddsNames(isLinked: Bool) throws {
        for (mode, group, counts) in [
            (0o755, Self.owner, true), (0o775, Self.owner, true), (0o775, 0, true),
            (0o775, 50, false),
            (0o757, Self.owner, false), (0o1777, Self.owner, false), (0o1775, 50, false),
        ] as [(UInt16, UInt32, Bool)] {
            let rig = try Self.rig(mode: mode, group: group)
            rig.tree.write("/home/of the owner", "")
            rig.tree.setOwner("/home/of the owner", uid: Self.owner, gid: Self.owner)
            if isLinked {
                rig.tree.link("/home/d/.nobackup", to: "/home/of the owner")
            } else {
                rig.tree.rename("/home/of the owner", to: "/home/d/.nobackup")
            }
            let judgement = try Self.verdict(rig)
            #expect(judgement.isKept != counts, "\(mode), \(group)")
            if !counts {
                #expect(
                    judgement.steps.flatMap(\.answers).compactMap(\.doubt) == [.shared],
                    "\(mode), \(group)")
            }
        }
    }

    /// Somebody moves another user's file into a directory of his own, and marks that.
    @Test(arguments: ["/home/d/theirs", "/home/d/e/theirs"])
    func aMarkerExcludesNothingOfOthers(path: String) throws {
        for (marker, uid, isKept) in [
            (Self.owner, Self.other, true), (Self.owner, Self.user, true),
            (Self.owner, Self.owner, false), (Self.owner, 0, false), (0, Self.other, false),
            (Self.user, Self.other, false),
        ] as [(UInt32, UInt32, Bool)] {
            let rig = try Self.rig()
            rig.tree.makeDirectory("/home/d/e")
            rig.tree.write(path, "theirs")
            rig.tree.write("/home/d/.nobackup", "")
            for item in ["/home/d/f", "/home/d/e"] {
                rig.tree.setOwner(item, uid: Self.owner, gid: Self.owner)
            }
            rig.tree.setOwner(path, uid: uid, gid: uid)
            rig.tree.setOwner("/home/d/.nobackup", uid: marker, gid: marker)
            let judgement = try Self.verdict(rig, path)
            #expect(judgement.isKept == isKept, "\(marker), \(uid)")
            #expect(
                judgement.steps.flatMap(\.answers).compactMap(\.doubt)
                    == (isKept ? [.othersFiles] : []), "\(marker), \(uid)")
        }
    }

    /// With an access list the bits of the group are its mask.
    @Test(arguments: [owner, 0]) func anAccessListMayNameWriters(group: UInt32) throws {
        let rig = try Self.rig(mode: 0o775, group: group)
        rig.tree.write("/home/d/.nobackup", "")
        rig.tree.setOwner("/home/d/.nobackup", uid: 0, gid: 0)
        #expect(try !Self.verdict(rig).isKept)
        rig.tree.setAttributes(
            "/home/d",
            [ExtendedAttribute(name: "system.posix_acl_access".bytes, value: [1])])
        #expect(try Self.verdict(rig).isKept)
    }

    /// With an access list the bits of the group are its mask.
    @Test func anAccessListMayNameOthers() throws {
        let rig = try Self.rig(mode: 0o775)
        rig.tree.setAttributes("/home/d", Self.robots)
        #expect(try !Self.verdict(rig).isKept)
        rig.tree.setAttributes(
            "/home/d",
            Self.robots
                + [ExtendedAttribute(name: "system.posix_acl_access".bytes, value: [1])])
        #expect(try Self.verdict(rig).isKept)
    }

    /// An attribute has no owner: whoever writes to the item may have set it.
    @Test func anAttributeCountsOnlyWhereOnlyTheOwnerSetsIt() throws {
        for (mode, group, counts) in [
            (0o755, Self.owner, true), (0o775, Self.owner, true), (0o775, 50, false),
            (0o777, Self.owner, false),
            (0o1777, Self.owner, true),
        ] as [(UInt16, UInt32, Bool)] {
            let rig = try Self.rig(mode: mode, group: group)
            rig.tree.setAttributes("/home/d", Self.robots)
            #expect(try Self.verdict(rig).isKept != counts, "directory, \(mode), \(group)")
        }
        for (mode, counts) in [(0o644, true), (0o664, true), (0o666, false), (0o646, false)]
            as [(UInt16, Bool)]
        {
            let rig = try Self.rig()
            rig.tree.setOwner("/home/d/f", uid: Self.other, gid: Self.other)
            rig.tree.setMode("/home/d/f", mode)
            rig.tree.setAttributes("/home/d/f", Self.robots)
            let judgement = try Self.verdict(rig)
            #expect(judgement.isKept != counts, "file, \(mode)")
            #expect(
                judgement.steps.flatMap(\.answers).compactMap(\.doubt)
                    == (counts ? [] : [.writable]), "file, \(mode)")
        }
    }

    /// A neighbour makes no document of a shared directory, whose files would wait for one another.
    @Test func aBundleIsBuiltByItsOwner() throws {
        for (uid, isBundle) in [(Self.owner, true), (0, true), (Self.other, false)] {
            let rig = try Self.rig(mode: 0o1777)
            rig.tree.makeDirectory("/home/d/Contents")
            rig.tree.write("/home/d/Contents/Info.plist", "")
            for path in ["/home/d/Contents", "/home/d/Contents/Info.plist"] {
                rig.tree.setOwner(path, uid: uid, gid: uid)
            }
            let found = try BundleRules.standard.isBuiltAsBundle(rig.tree.openRoot("/home/d".bytes))
            #expect(found == isBundle, "\(uid)")
        }
    }

    /// Cache Directory Tagging Specification: a regular file, not a link, with the signature first.
    @Test func aTagIsARegularFileWithItsSignature() throws {
        let rig = try Self.rig()
        rig.tree.write("/home/tag", Self.tag)
        rig.tree.symlink("/home/d/CACHEDIR.TAG", to: "../tag".bytes)
        #expect(try Self.verdict(rig).isKept)
        rig.tree.remove("/home/d/CACHEDIR.TAG")
        rig.tree.write("/home/d/CACHEDIR.TAG", " " + Self.tag)
        #expect(try Self.verdict(rig).isKept)
    }
}
