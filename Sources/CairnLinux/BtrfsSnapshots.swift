import CLinux
import CairnBackup
import CairnCore
import CairnFormat
import Glibc

/// Read-only snapshots of the btrfs subvolumes that hold some roots, for one run.
///
/// Each is in a directory of its own at the top of its subvolume, which only this user may enter
/// and which has an exclusion flag, so that no backup includes it. The directory is locked: a
/// killed run leaves it behind, and the next run that takes a snapshot there removes it. If another
/// user owns the top, he can rename the directory and give its name to another one: the snapshot is
/// read through a descriptor, and a leftover is recognised by an attribute that only root can set.
/// - Source: BTRFS_IOC_SNAP_CREATE_V2, BTRFS_IOC_SNAP_DESTROY, linux/btrfs.h; btrfs(5),
///   `user_subvol_rm_allowed`.
public final class BtrfsSnapshots {
    /// One subvolume's: its top, the directory in it, and that directory's lock.
    private struct Taken {
        let top: LinuxDescriptor
        let name: [UInt8]
        let directory: LinuxDescriptor
    }

    private static let prefix = Array(".cairn-snapshot-".utf8)
    /// - Source: xattr(7), "Trusted extended attributes".
    private static let mark = "trusted.cairn.snapshot"
    private static let snapshotName = Array("snapshot".utf8)
    /// The inode of a subvolume's top. - Source: BTRFS_FIRST_FREE_OBJECTID, linux/btrfs_tree.h.
    private static let topInode: UInt64 = 256
    private static let fileSystemType: Int64 = 0x9123_683e

    private var taken: [Taken] = []
    /// By device: the path of a subvolume's top, without symlinks, its snapshot's path and its
    /// snapshot's device.
    private var bySubvolume: [UInt64: (top: [UInt8], copy: [UInt8], device: UInt64)] = [:]
    public private(set) var places: [SnapshotFileSystem.Place] = []
    /// The mounts beneath the roots, spelled like the roots.
    public private(set) var mountPoints: Set<[UInt8]> = []

    /// - Parameter roots: absolute; all must be on btrfs. On most systems only root can remove a
    ///   subvolume, and therefore take a snapshot.
    /// - Throws: ``SystemError`` with the root's path; then no snapshot stays.
    public init(of roots: [[UInt8]]) throws(SystemError) {
        do throws(SystemError) {
            for root in roots { try add(root) }
        } catch {
            remove()
            throw error
        }
    }

    deinit { remove() }

    /// Removes the snapshots. A failure is left to the next run.
    public func remove() {
        for one in taken { Self.remove(one.name, one.directory, in: one.top) }
        taken = []
    }

    private func add(_ root: [UInt8]) throws(SystemError) {
        let status = try statusAt(AT_FDCWD, root)
        let live = status.kind == .directory ? root : ItemPath.split(root).parent
        let real = RealPath.resolve(live)
        let directory = try openAt(AT_FDCWD, real, O_RDONLY | O_DIRECTORY)
        guard cairn_file_system_type(directory.number) == Self.fileSystemType
        else { throw SystemError("take a snapshot of", path: root, code: EOPNOTSUPP) }
        let device = try statusAt(directory.number, []).device
        if bySubvolume[device] == nil {
            bySubvolume[device] = try take(subvolumeOf: real, directory, device, root)
        }
        guard let subvolume = bySubvolume[device],
            let rest = ItemPath.relative(real, to: subvolume.top)
        else { throw SystemError("take a snapshot of", path: root, code: ESTALE) }
        let copy = ItemPath.join(subvolume.copy, rest)
        // A snapshot keeps the numbers of inodes: with another one, this directory is mounted over
        // the one in the snapshot.
        guard try statusAt(AT_FDCWD, copy).inode == statusAt(directory.number, []).inode
        else { throw SystemError("take a snapshot of", path: root, code: EXDEV) }
        for mount in MountTable.current.mounts {
            if let inner = ItemPath.relative(mount.point, to: real), !inner.isEmpty {
                mountPoints.insert(ItemPath.join(live, inner))
            }
        }
        places.append(
            SnapshotFileSystem.Place(
                live: live, copy: copy, liveDevice: device, copyDevice: subvolume.device))
    }

    private func take(
        subvolumeOf path: [UInt8], _ directory: LinuxDescriptor, _ device: UInt64, _ root: [UInt8]
    ) throws(SystemError) -> (top: [UInt8], copy: [UInt8], device: UInt64) {
        var top = directory
        var topPath = path
        while try statusAt(top.number, []).inode != Self.topInode {
            top = try openAt(top.number, Array("..".utf8), O_RDONLY | O_DIRECTORY)
            topPath = ItemPath.split(topPath).parent
            // Only a part of the subvolume is mounted here, and its top is out of reach.
            guard try statusAt(top.number, []).device == device
            else { throw SystemError("take a snapshot of", path: root, code: EXDEV) }
        }
        removeLeftovers(in: top)
        let name = Self.prefix + Hexadecimal.text(LinuxRandomness().hash128().bytes.prefix(8)).utf8
        try Self.keepingTime(of: top) { () throws(SystemError) in
            try check("make a directory for a snapshot in", topPath, of: name) {
                mkdirat(top.number, $0, 0o700)
            }
        }
        let own = try openAt(top.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        taken.append(Taken(top: top, name: name, directory: own))
        _ = flock(own.number, LOCK_EX | LOCK_NB)
        try check(
            "make a directory for a snapshot in", topPath,
            fsetxattr(own.number, Self.mark, "1", 1, 0))
        let flag = try openAt(
            own.number, Array(".nobackup".utf8), O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
        try flag.close([])
        let code = withCString(Self.snapshotName) {
            cairn_btrfs_snapshot(top.number, own.number, $0)
        }
        try check("take a snapshot of", root, code: code)
        let copy = ItemPath.join(Array("/proc/self/fd/\(own.number)".utf8), Self.snapshotName)
        return (topPath, copy, try statusAt(own.number, Self.snapshotName).device)
    }

    /// Removes leftovers of killed runs: Cairn's directories whose lock nobody holds.
    private func removeLeftovers(in top: LinuxDescriptor) {
        guard let entries = try? LinuxDirectory(top).entries() else { return }
        for entry in entries where entry.name.starts(with: Self.prefix) {
            guard case .success(let status) = entry.status, status.kind == .directory,
                status.uid == geteuid(), status.mode & 0o077 == 0,
                let directory = try? openAt(
                    top.number, entry.name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW),
                fgetxattr(directory.number, Self.mark, nil, 0) > 0,
                flock(directory.number, LOCK_EX | LOCK_NB) == 0
            else { continue }
            Self.remove(entry.name, directory, in: top)
        }
    }

    private static func remove(
        _ name: [UInt8], _ directory: LinuxDescriptor, in top: LinuxDescriptor
    ) {
        _ = withCString(snapshotName) { cairn_btrfs_remove(directory.number, $0) }
        _ = withCString(Array(".nobackup".utf8)) { unlinkat(directory.number, $0, 0) }
        try? keepingTime(of: top) {
            _ = withCString(name) { unlinkat(top.number, $0, AT_REMOVEDIR) }
        }
    }

    /// Puts back a directory's modification time after a change of its names that is Cairn's own:
    /// the backup would store that time, and the next find another one.
    private static func keepingTime(
        of top: LinuxDescriptor, _ change: () throws(SystemError) -> Void
    ) throws(SystemError) {
        var before = stat()
        let isKnown = fstat(top.number, &before) == 0
        try change()
        if isKnown { _ = futimens(top.number, [before.st_atim, before.st_mtim]) }
    }
}
