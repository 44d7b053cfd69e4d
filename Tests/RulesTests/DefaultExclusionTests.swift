import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnSource

/// What snapshot programs, container runtimes and programs that serve files put into a tree is
/// excluded by default, told by what it is.
@Suite struct DefaultExclusionTests {
    private static let (cloud, snapshot): (UInt64, UInt64) = (9, 10)
    private static let (ada, user, other): (UInt32, UInt32, UInt32) = (1_000, 1_001, 1_002)

    private static func rig(_ change: (inout RuleBook) -> Void = { _ in }) throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "a")
        var rules = RuleBook()
        rules.user = user
        rules.surroundings = Surroundings(rig.tree, dataHome: "/home/data".bytes) {
            $0 == ada ? "/home/ada".bytes : nil
        }
        change(&rules)
        rig.rules = rules
        return rig
    }

    private static func makeDirectories(_ rig: BackupRig, _ path: String, uid: UInt32 = 0) {
        var made = ""
        for part in path.split(separator: "/") {
            made += "/" + part
            if rig.tree.exists(made) { continue }
            rig.tree.makeDirectory(made)
            rig.tree.setOwner(made, uid: uid, gid: uid)
        }
    }

    private static func mount(_ rig: BackupRig, _ path: String) {
        rig.tree.makeDirectory(path)
        rig.tree.write(path + "/far", "far")
        rig.tree.setDevice(path, cloud)
        rig.tree.setOrigin(cloud, .served)
        rig.tree.setTraits(cloud, [.view, .unstableInodes])
    }

    private static func takeSnapshot(_ rig: BackupRig, _ path: String, isSnapshot: Bool = true) {
        rig.tree.makeDirectory(path)
        rig.tree.write(path + "/a", "a")
        rig.tree.setDevice(path, snapshot)
        if isSnapshot { rig.tree.setTraits(snapshot, .snapshot) }
    }

    private static func verdict(_ rig: BackupRig, _ path: String) throws -> RuleVerdict? {
        RuleJudge(rig.tree, rules: try #require(rig.rules), roots: ["/home".bytes]).judge(
            path.bytes
        ).verdict
    }

    private static func names(_ rig: BackupRig) throws -> Set<[UInt8]> {
        Set(try rig.stored().keys)
    }

    // MARK: Programs that show files from elsewhere

    @Test func whatAProgramShowsIsNotEvenListed() throws {
        let rig = try Self.rig()
        Self.mount(rig, "/home/cloud")
        let listed = Mutex(false)
        rig.tree.onList("/home/cloud") { listed.withLock { $0 = true } }
        let result = try rig.backUp()
        #expect(result.failures.isEmpty)
        #expect(try Self.names(rig) == ["".bytes, "a".bytes])
        #expect(try Self.verdict(rig, "/home/cloud/far") == .shownByProgram)
        var found: [RuleVerdict] = []
        try ExclusionAudit(
            rig.tree, rules: try #require(rig.rules), cancellation: Cancellation()
        ) { found.append($0.verdict) }.walk("/home".bytes)
        #expect(found == [.shownByProgram])
        #expect(!listed.withLock { $0 })
    }

    /// A root within such a mount, and the mount itself where somebody named it.
    @Test func whatSomebodyNamedIsBackedUp() throws {
        let rig = try Self.rig { $0.named = ["/home/cloud".bytes] }
        Self.mount(rig, "/home/cloud")
        try rig.backUp()
        #expect(try Self.names(rig).contains("cloud/far".bytes))
        #expect(try Self.verdict(rig, "/home/cloud/far") == nil)
        let other = try Self.rig()
        Self.mount(other, "/home/cloud")
        try other.backUp(["/home/cloud"])
        #expect(try other.stored("/home/cloud")["far".bytes] != nil)
    }

    @Test func theSettingSwitchesItOff() throws {
        let rig = try Self.rig { $0.hasDefaults = false }
        Self.mount(rig, "/home/cloud")
        Self.takeSnapshot(rig, "/home/.snapshots")
        Self.makeDirectories(rig, "/home/.local/share/containers/storage/overlay")
        try rig.backUp()
        for name in [
            "cloud/far", ".snapshots/a", ".local/share/containers/storage/overlay",
        ] { #expect(try Self.names(rig).contains(name.bytes), "\(name)") }
    }

    /// Nobody ordered it: what was backed up before keeps its versions, and that is told.
    @Test func whatWasBackedUpBeforeIsALossUntilItIsAccepted() throws {
        let rig = try Self.rig { $0.hasDefaults = false }
        Self.mount(rig, "/home/cloud")
        try rig.backUp()
        rig.rules?.hasDefaults = true
        let result = try rig.backUp()
        #expect(result.counts.deleted == 0 && !result.setAside.isEmpty)
    }

    // MARK: Snapshots

    @Test func aSnapshotIsExcludedAndAFolderOfThatNameIsNot() throws {
        let rig = try Self.rig()
        Self.makeDirectories(rig, "/home/.snapshots/1")
        rig.tree.write("/home/.snapshots/1/info.xml", "<snapshot/>")
        Self.takeSnapshot(rig, "/home/.snapshots/1/snapshot")
        Self.makeDirectories(rig, "/home/mine/.snapshots/one")
        rig.tree.write("/home/mine/.snapshots/one/photo", "photo")
        try rig.backUp()
        let names = try Self.names(rig)
        #expect(names.contains(".snapshots/1/info.xml".bytes))
        #expect(!names.contains(".snapshots/1/snapshot".bytes))
        #expect(names.contains("mine/.snapshots/one/photo".bytes))
        #expect(
            try Self.verdict(rig, "/home/.snapshots/1/snapshot/a") == .fileSystemSnapshot)
    }

    /// A subvolume that can be written, and a snapshot that a person put somewhere else.
    @Test func otherSubvolumesAreBackedUp() throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/home/.snapshots")
        Self.takeSnapshot(rig, "/home/.snapshots/work", isSnapshot: false)
        try rig.backUp()
        #expect(try Self.names(rig).contains(".snapshots/work/a".bytes))
        let other = try Self.rig()
        Self.takeSnapshot(other, "/home/archive")
        try other.backUp()
        #expect(try Self.names(other).contains("archive/a".bytes))
    }

    /// A neighbour who gives a directory the name of a snapshot program's takes no archive out of
    /// the backup.
    @Test(
        arguments: [
            // The directory with the name, the one that holds it, and its mode.
            (ada, ada, 0o755, true), (0, ada, 0o755, true), (user, 0, 0o755, true),
            (ada, 0, 0o1777, true), (other, 0, 0o1777, false), (ada, other, 0o755, false),
            (ada, ada, 0o777, false), (ada, ada, 0o2775, false), (0, 0, 0o2770, false),
            (ada, other, 0o1777, false),
        ] as [(UInt32, UInt32, UInt16, Bool)])
    func aNameCountsByWhoCanHaveGivenIt(
        named: UInt32, above: UInt32, mode: UInt16, isExcluded: Bool
    ) throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/home/shared")
        rig.tree.makeDirectory("/home/shared/.snapshots")
        rig.tree.setOwner("/home/shared/.snapshots", uid: named, gid: named)
        rig.tree.setOwner("/home/shared", uid: above, gid: 100)
        rig.tree.setMode("/home/shared", mode)
        Self.takeSnapshot(rig, "/home/shared/.snapshots/archive")
        rig.tree.setOwner("/home/shared/.snapshots/archive", uid: Self.ada, gid: Self.ada)
        try rig.backUp()
        #expect(
            try Self.names(rig).contains("shared/.snapshots/archive/a".bytes) == !isExcluded)
        #expect(
            try Self.verdict(rig, "/home/shared/.snapshots/archive/a")
                == (isExcluded ? .fileSystemSnapshot : nil))
    }

    // MARK: Containers

    @Test func layersOfContainersAreExcludedAndVolumesAreNot() throws {
        let rig = try Self.rig()
        let podman = "/home/ada/.local/share/containers/storage"
        let docker = "/home/ada/.local/share/docker"
        for path in [
            podman + "/overlay/x/diff", podman + "/overlay-layers", podman + "/volumes/db",
            docker + "/overlay2/x", docker + "/volumes/db",
            "/home/ada/containers/storage/overlay",
        ] {
            Self.makeDirectories(rig, path, uid: Self.ada)
            rig.tree.write(path + "/f", "f")
        }
        rig.tree.setOwner(podman + "/overlay", uid: 100_000, gid: 100_000)
        rig.tree.deny(podman + "/overlay/x/diff")
        let result = try rig.backUp()
        #expect(result.failures.isEmpty)
        #expect(
            try Self.files(rig) == [
                "ada/.local/share/containers/storage/volumes/db/f",
                "ada/.local/share/docker/volumes/db/f", "ada/containers/storage/overlay/f",
            ])
        #expect(try Self.verdict(rig, podman + "/overlay/x/diff/f") == .containerStorage)
    }

    private static func files(_ rig: BackupRig) throws -> [String] {
        try names(rig).filter { $0.suffix(2).elementsEqual("/f".utf8) }.map {
            String(decoding: $0, as: UTF8.self)
        }.sorted()
    }

    /// Anywhere but in the data directory of its owner, such a tree is data like any other.
    @Test func layersAreExcludedOnlyWhereTheirOwnerHasThem() throws {
        let rig = try Self.rig()
        let overlay = "/docker/overlay2"
        Self.makeDirectories(rig, "/home/ada/.local/share" + overlay, uid: Self.other)
        Self.makeDirectories(rig, "/home/shared/ada/.local/share" + overlay, uid: Self.ada)
        Self.makeDirectories(rig, "/home/data" + overlay, uid: Self.user)
        for path in ["/home/ada/.local/share", "/home/shared/ada/.local/share", "/home/data"] {
            rig.tree.write(path + overlay + "/f", "f")
        }
        try rig.backUp()
        #expect(
            try Self.files(rig) == [
                "ada/.local/share/docker/overlay2/f", "shared/ada/.local/share/docker/overlay2/f",
            ])
    }

    @Test(arguments: ["", "/.local", "/.local/share", "/.local/share/docker"])
    func layersWhereOthersMayWriteAreBackedUp(open: String) throws {
        let rig = try Self.rig()
        let overlay = "/home/ada/.local/share/docker/overlay2"
        Self.makeDirectories(rig, overlay, uid: Self.ada)
        rig.tree.write(overlay + "/f", "f")
        rig.tree.setMode("/home/ada" + open, 0o777)
        try rig.backUp()
        #expect(try Self.files(rig) == ["ada/.local/share/docker/overlay2/f"])
        rig.tree.setMode("/home/ada" + open, 0o755)
        try rig.backUp()
        #expect(try Self.files(rig) == [])
    }
}
