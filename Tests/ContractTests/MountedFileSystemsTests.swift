import CairnCore
import CairnFormat
import CommandSupport
import Glibc
import Testing

@testable import CairnLinux

/// Identity and origin of file systems, and directories that they lock, on the real kernel.
@Suite(.serialized) struct MountedFileSystemsTests {
    private func status(_ path: String) throws -> FileStatus {
        try LinuxFileSystem().openRoot(Array(path.utf8)).status()
    }

    @Test(.enabled(if: ExtDisk.isAllowed, "needs root, loop devices and mkfs.ext4"))
    func aFileSystemIsTheSameUnderAnotherNumberAndNoOtherUnderTheSame() throws {
        let disk = try #require(ExtDisk())
        try disk.mount()
        let first = try status(disk.path)
        #expect(FileSystemIdentity(first.device).isKnown && first.origin == .local)
        let device = try #require(disk.device)
        disk.unmount()
        // Another disk takes the number.
        let other = try #require(ExtDisk())
        try other.mount(on: device)
        let inItsPlace = try status(other.path)
        #expect(inItsPlace.deviceNumber == first.deviceNumber && inItsPlace.device != first.device)
        #expect(
            FileSystemIdentity(first.device).compared(to: FileSystemIdentity(inItsPlace.device))
                == .other)
        try disk.mount()
        let again = try status(disk.path)
        #expect(again.device == first.device && again.deviceNumber != first.deviceNumber)
    }

    @Test(.enabled(if: LoopDisk.hasBtrfs, "needs root, mkfs.btrfs and loop devices"))
    func subvolumesOfOneFileSystemDiffer() throws {
        let disk = try #require(LoopDisk(.btrfs))
        let sandbox = Sandbox("subvolume")
        for name in ["one", "two"] {
            #expect(
                sandbox.run("/usr/bin/btrfs", ["subvolume", "create", disk.path + "/" + name]).code
                    == 0)
        }
        let names = ["", "/one", "/two"]
        let found = try names.map {
            FileSystemIdentity(
                try LinuxFileSystem().openRoot(Array((disk.path + $0).utf8)).status().device)
        }
        #expect(Set(found.map(\.number)).count == 3 && found.allSatisfy(\.isKnown))
        #expect(found[0].compared(to: found[1]) == .same)
        // From the directory above, as from itself.
        let listed = try LinuxFileSystem().openRoot(Array(disk.path.utf8)).entries()
        #expect(try listed.map { try $0.status.get().device } == found[1...].map(\.number))
    }

    @Test func whatTheKernelMakesUpIsKnown() throws {
        let status = try LinuxFileSystem().openRoot(Array("/proc".utf8)).status()
        #expect(status.origin == .made)
        #expect(try LinuxFileSystem().status(ofRoot: Array("/proc/self".utf8)).origin == .made)
        // Without a mount table the type tells.
        #expect(MountedFileSystems.origin(ofType: 0x9fa0) == .made)
        #expect(MountedFileSystems.origin(ofType: 0x6573_5546) == .served)
        #expect(MountedFileSystems.origin(ofType: 0xef53) == .local)
    }

    @Test func theMountTableTellsWhoServes() {
        func origin(_ type: String) -> FileSystemOrigin? {
            MountTable(parsing: Array("24 22 0:31 / /m rw - \(type) x rw\n".utf8)).mounts.first?
                .origin
        }
        for type in ["fuse.sshfs", "fuseblk", "fuse", "nfs4", "cifs", "9p", "virtiofs"] {
            #expect(origin(type) == .served, "\(type)")
        }
        for type in ["proc", "sysfs", "cgroup2", "debugfs", "tracefs", "autofs", "fusectl", "bpf"] {
            #expect(origin(type) == .made, "\(type)")
        }
        for type in ["ext4", "btrfs", "tmpfs", "overlay", "vfat"] {
            #expect(origin(type) == .local, "\(type)")
        }
    }

    /// Programs number their files as they like, and most show what lies elsewhere.
    @Test func theMountTableTellsWhatIsKnownOfPrograms() {
        func traits(_ type: String, _ source: String = "x") -> FileSystemTraits? {
            MountTable(parsing: Array("24 22 0:31 / /m rw - \(type) \(source) rw\n".utf8)).mounts
                .first?.traits
        }
        for type in ["fuse.sshfs", "fuse.rclone", "fuse.gvfsd-fuse", "fuse.X.AppImage"] {
            #expect(traits(type) == [.view, .unstableInodes], "\(type)")
        }
        for type in ["fuse.gocryptfs", "fuse.bindfs", "fuse.encfs", "fuse.fuse2fs", "fuse"] {
            #expect(traits(type) == .unstableInodes, "\(type)")
        }
        for type in ["fuse.mergerfs", "fuse.glusterfs", "nfs4", "cifs", "ext4", "fusectl"] {
            #expect(traits(type) == [], "\(type)")
        }
        #expect(traits("fuseblk") == .namedByDevice)
    }

    @Test(.enabled(if: LoopDisk.hasBtrfs, "needs root, mkfs.btrfs and loop devices"))
    func aReadOnlySnapshotIsKnownAndNoOtherSubvolumeIs() throws {
        let disk = try #require(LoopDisk(.btrfs))
        let sandbox = Sandbox("snapshot")
        func btrfs(_ words: String...) {
            #expect(sandbox.run("/usr/bin/btrfs", words).code == 0, "\(words)")
        }
        let path = disk.path
        btrfs("subvolume", "create", path + "/home")
        btrfs("subvolume", "snapshot", path + "/home", path + "/copy")
        btrfs("subvolume", "snapshot", "-r", path + "/home", path + "/taken")
        btrfs("subvolume", "create", path + "/frozen")
        btrfs("property", "set", path + "/frozen", "ro", "true")
        let found = try LinuxFileSystem().openRoot(Array(path.utf8)).entries().map {
            try $0.status.get().traits.contains(.snapshot)
        }
        // copy, frozen, home, taken
        #expect(found == [false, false, false, true])
    }

    // MARK: Locked directories

    @Test(
        .enabled(if: ExtDisk.canEncrypt, "needs root, loop devices, python3 and ext4 with fscrypt"))
    func aLockedDirectoryIsLockedAndNotEmpty() throws {
        let disk = try #require(ExtDisk(encrypts: true))
        try disk.mount()
        let secret = disk.path + "/secret"
        mkdir(secret, 0o755)
        let identifier = try #require(disk.key("add", disk.path))
        #expect(disk.key("policy", secret, identifier) != nil)
        mkdir(secret + "/sub", 0o755)
        Files.write("dear", to: secret + "/letter")
        let trees = LinuxFileSystem()
        let path = Array(secret.utf8)
        #expect(try trees.openRoot(path).entries().count == 2)
        sync()
        #expect(disk.key("remove", disk.path, identifier) == "0")
        func isLocked(_ body: () throws -> Void) -> Bool {
            do {
                try body()
                return false
            } catch { return (error as? SystemError)?.code == ErrorCode.locked }
        }
        #expect(isLocked { _ = try trees.openRoot(path).entries() })
        #expect(isLocked { _ = try trees.openRoot(path).status(of: Array("letter".utf8)) })
        #expect(isLocked { _ = try trees.openRoot(path).openFile(Array("letter".utf8)) })
        #expect(isLocked { _ = try trees.openRoot(path).openDirectory(Array("sub".utf8)) })
        for root in ["/sub", "/sub/deeper"] {
            #expect(isLocked { _ = try trees.openRoot(path + Array(root.utf8)) })
            #expect(isLocked { _ = try trees.status(ofRoot: path + Array(root.utf8)) })
        }
        // Beside it, a missing name is missing.
        #expect(!isLocked { _ = try trees.status(ofRoot: Array((disk.path + "/none").utf8)) })
        #expect(disk.key("add", disk.path) == identifier)
        #expect(
            try trees.openRoot(path).entries().map { String(decoding: $0.name, as: UTF8.self) } == [
                "letter", "sub",
            ])
    }
}
