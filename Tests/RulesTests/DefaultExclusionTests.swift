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

    private static func rig(_ change: (inout RuleBook) -> Void = { _ in }) throws -> BackupRig {
        let rig = try BackupRig()
        rig.tree.write("/home/a", "a")
        var rules = RuleBook()
        change(&rules)
        rig.rules = rules
        return rig
    }

    private static func makeDirectories(_ rig: BackupRig, _ path: String) {
        var made = ""
        for part in path.split(separator: "/") {
            made += "/" + part
            if !rig.tree.exists(made) { rig.tree.makeDirectory(made) }
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
            Self.makeDirectories(rig, path)
            rig.tree.write(path + "/f", "f")
        }
        rig.tree.deny(podman + "/overlay/x/diff")
        let result = try rig.backUp()
        #expect(result.failures.isEmpty)
        let files = try Self.names(rig).filter { $0.suffix(2).elementsEqual("/f".utf8) }
        #expect(
            files.map { String(decoding: $0, as: UTF8.self) }.sorted() == [
                "ada/.local/share/containers/storage/volumes/db/f",
                "ada/.local/share/docker/volumes/db/f", "ada/containers/storage/overlay/f",
            ])
        #expect(try Self.verdict(rig, podman + "/overlay/x/diff/f") == .containerStorage)
    }
}
