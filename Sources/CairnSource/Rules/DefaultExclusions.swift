import CairnCore
import CairnFormat

/// What programs put into a home or a machine that nobody expects in a backup.
///
/// | what | told by |
/// |---|---|
/// | files that a program shows from elsewhere (sshfs, rclone, gvfs, an AppImage) | the mounted file system |
/// | snapshots of btrfs and ZFS | a read-only snapshot below a directory of a snapshot program |
/// | images and layers of rootless containers | their place in their owner's data directory |
///
/// A directory that is itself a backup root, or is named in the settings, is backed up. A name
/// decides only where nobody but root, the owner and the user of the backup can have given it.
/// Volumes of containers are data and are backed up.
/// - Source: decision 0040; containers-storage.conf(5), `rootless_storage_path`; Docker, "Rootless
///   mode", data directory; snapper(8); zfsprops(7), `snapdir`.
enum DefaultExclusions {
    /// - Source: btrfs, BTRFS_FIRST_FREE_OBJECTID: the top of each subvolume.
    private static let subvolumeInode: UInt64 = 256
    /// - Source: OpenZFS, zfs_ctldir.h, ZFSCTL_INO_ROOT.
    private static let zfsInode: UInt64 = 0xffff_ffff_ffff

    private static let snapshotDirectories: Set<[UInt8]> = Set(
        [
            ".snapshots", ".snapshot", "@snapshots", "timeshift-btrfs", ".btrbk",
            "btrbk_snapshots",
        ].map { Array($0.utf8) })

    /// A runtime's directory in its user's data directory, and the names in it that hold images,
    /// layers and caches.
    private struct Storage {
        let directory: [UInt8]
        let names: Set<[UInt8]>
    }

    private static let storages: [Storage] = {
        let drivers = ["overlay", "vfs", "btrfs", "zfs"]
        let podman =
            drivers.flatMap { driver in
                ["", "-containers", "-images", "-layers", "-locks"].map { driver + $0 }
            } + ["cache", "tmp"]
        let docker =
            drivers + ["overlay2", "fuse-overlayfs", "image", "buildkit", "containerd", "tmp"]
        let containerd = [
            "content.v1.content", "snapshotter.v1.overlayfs", "snapshotter.v1.native",
            "snapshotter.v1.fuse-overlayfs", "snapshotter.v1.stargz", "snapshotter.v1.btrfs",
        ].map { "io.containerd." + $0 }
        return [
            ("/containers/storage", podman), ("/docker", docker), ("/containerd", containerd),
        ].map {
            Storage(directory: Array($0.utf8), names: Set($1.map { Array($0.utf8) }))
        }
    }()

    private static let dataInHome = Array("/.local/share".utf8)

    /// Whether directories in a directory may be a container runtime's. Not if the runtime's
    /// directory is itself the root, because somebody named it.
    static func holdsContainers(_ place: RuleBook.Place) -> Bool {
        guard !place.path.isEmpty else { return false }
        let absolute = place.absolute
        return storages.contains { absolute.ends(with: $0.directory) }
    }

    /// Whether the status alone allows a rule other than that of containers: the directory is the
    /// top of a mount, a subvolume, or ZFS's own.
    static func mayCover(_ status: FileStatus) -> Bool {
        status.kind == .directory
            && (status.isMountTop || status.inode == subvolumeInode || status.inode == zfsInode)
    }

    static func verdict(
        _ place: RuleBook.Place, _ status: FileStatus, user: UInt32?, in surroundings: Surroundings?
    ) -> RuleVerdict? {
        let (parent, name) = ItemPath.split(place.path)
        if mayCover(status), let device = place.device, device != status.device {
            if status.traits.contains(.view) { return .shownByProgram }
            if name.elementsEqual(".zfs".utf8), status.inode == zfsInode {
                return .fileSystemSnapshot
            }
            let isBelow = ItemPath.components(place.path).contains(
                where: snapshotDirectories.contains)
            // Alternatively a snapshot program's own subvolume that this user may not list.
            let isSnapshot =
                isBelow && status.traits.contains(.snapshot)
                || snapshotDirectories.contains(name) && isOfRoot(status, user)
            if isSnapshot, let surroundings,
                surroundings.isNamedByOwner(place, owner: status.uid, user: user)
            {
                return .fileSystemSnapshot
            }
        }
        guard status.kind == .directory, !parent.isEmpty, let surroundings,
            case let above = ItemPath.join(place.root, parent),
            let storage = storages.first(where: {
                $0.names.contains(name) && above.ends(with: $0.directory)
            }),
            surroundings.holdsRuntime(
                above, name, data: Array(above.dropLast(storage.directory.count)),
                inHome: dataInHome,
                user: user)
        else { return nil }
        return .containerStorage
    }

    private static func isOfRoot(_ status: FileStatus, _ user: UInt32?) -> Bool {
        status.inode == subvolumeInode && FileSystemIdentity(status.device).isSubvolume
            && status.uid == 0 && user.map { $0 != 0 } == true && status.mode & 0o005 != 0o005
    }
}

extension RuleBook {
    /// The verdict on what programs put into a tree, unless it is named itself.
    public func byDefault(_ place: Place, _ status: FileStatus) -> RuleVerdict? {
        guard hasDefaults, !place.path.isEmpty,
            let verdict = DefaultExclusions.verdict(
                place, status, user: user, in: surroundings), !isNamed(place)
        else { return nil }
        return verdict
    }
}

extension Array<UInt8> {
    fileprivate func ends(with end: [UInt8]) -> Bool {
        count >= end.count && suffix(end.count).elementsEqual(end)
    }
}
