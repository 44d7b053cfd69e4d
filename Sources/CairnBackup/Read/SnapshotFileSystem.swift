import CairnCore
import CairnFormat

/// A file system that reads some directories from snapshots, so that all of their files show one
/// moment.
///
/// Invariant: items look as if they had been read from their live place. The snapshot's device is
/// replaced by the live one, so that the next backup, with or without a snapshot, finds unchanged
/// files unchanged. File systems mounted within a root and subvolumes within it do not show that
/// moment: a snapshot shows them as empty directories, so they are read at their live place.
public struct SnapshotFileSystem: FileSystem {
    /// A directory and its snapshot.
    public struct Place: Sendable, Equatable {
        /// Absolute, spelled like the root.
        let live: [UInt8]
        /// Absolute.
        let copy: [UInt8]
        let liveDevice: UInt64
        let copyDevice: UInt64

        public init(live: [UInt8], copy: [UInt8], liveDevice: UInt64, copyDevice: UInt64) {
            self.live = live
            self.copy = copy
            self.liveDevice = liveDevice
            self.copyDevice = copyDevice
        }

        func told(_ status: FileStatus) -> FileStatus {
            guard status.device == copyDevice else { return status }
            var status = status
            (status.device, status.deviceNumber) = (liveDevice, liveDevice)
            return status
        }
    }

    fileprivate let base: any FileSystem
    private let places: [Place]
    /// The names on which something is mounted, directories and files: absolute.
    fileprivate let mountPoints: Set<[UInt8]>

    /// The inode of the placeholder for a subvolume that a snapshot does not hold. - Source:
    /// BTRFS_EMPTY_SUBVOL_DIR_OBJECTID, linux/btrfs_tree.h.
    fileprivate static let emptySubvolume: UInt64 = 2

    public init(_ base: any FileSystem, _ places: [Place], mountPoints: Set<[UInt8]>) {
        self.base = base
        self.places = places
        self.mountPoints = mountPoints
    }

    /// The snapshot place at or above a path, and the path in the snapshot; nil where something is
    /// mounted between both, or on the path, or a subvolume is there.
    private func place(of path: [UInt8]) -> (place: Place, path: [UInt8])? {
        let place = places.filter { ItemPath.relative(path, to: $0.live) != nil }.max {
            $0.live.count < $1.live.count
        }
        guard let place, let inner = ItemPath.relative(path, to: place.live) else { return nil }
        let isCovered = mountPoints.contains {
            ItemPath.relative(path, to: $0) != nil && $0.count > place.live.count
        }
        if isCovered { return nil }
        var copy = place.copy
        for name in ItemPath.components(inner) {
            copy = ItemPath.join(copy, name)
            if (try? base.status(ofRoot: copy))?.inode == Self.emptySubvolume { return nil }
        }
        return (place, copy)
    }

    public func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        guard let (place, copy) = place(of: path) else { return try base.status(ofRoot: path) }
        return place.told(try base.status(ofRoot: copy))
    }

    public func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        guard let (place, copy) = place(of: path) else { return try base.openRoot(path) }
        return SnapshotDirectory(try base.openRoot(copy), self, place, live: path)
    }

    public func exclusion(ofRoot path: [UInt8]) -> ExcludedItem? { base.exclusion(ofRoot: path) }
    public func exclusion(ofAbsent path: [UInt8], in root: [UInt8]) -> ExcludedItem? {
        base.exclusion(ofAbsent: path, in: root)
    }
    public func coveredDirectories(beneath path: [UInt8]) -> [CoveredDirectory] {
        base.coveredDirectories(beneath: path)
    }
    public func makeScratch(bytes: UInt64) -> (any ScratchFile)? { base.makeScratch(bytes: bytes) }

    /// Opens the live directory, through no symlink beneath the place.
    fileprivate func openLive(_ path: [UInt8], _ place: Place) throws(SystemError)
        -> any SourceDirectory
    {
        try base.openRoot(place.live).openDirectory(
            at: ItemPath.components(ItemPath.relative(path, to: place.live) ?? []))
    }
}

private final class SnapshotDirectory: DirectoryLayer {
    let base: any SourceDirectory
    private let system: SnapshotFileSystem
    private let place: SnapshotFileSystem.Place
    private let live: [UInt8]

    init(
        _ base: any SourceDirectory, _ system: SnapshotFileSystem,
        _ place: SnapshotFileSystem.Place, live: [UInt8]
    ) {
        self.base = base
        self.system = system
        self.place = place
        self.live = live
    }

    /// Whether something is mounted on a name here.
    private func isMountPoint(_ name: [UInt8]) -> Bool {
        system.mountPoints.contains(ItemPath.join(live, name))
    }

    /// Whether a name in the snapshot is a placeholder for a mount or a subvolume.
    private func standsForAnother(_ name: [UInt8], _ status: FileStatus) -> Bool {
        status.kind == .directory && status.inode == SnapshotFileSystem.emptySubvolume
            || isMountPoint(name)
    }

    private func told(_ name: [UInt8], _ status: FileStatus) throws(SystemError) -> FileStatus {
        guard standsForAnother(name, status) else { return place.told(status) }
        return try system.openLive(live, place).status(of: name)
    }

    func status() throws(SystemError) -> FileStatus { place.told(try base.status()) }
    func status(of name: [UInt8]) throws(SystemError) -> FileStatus {
        try told(name, base.status(of: name))
    }

    func entries() throws(SystemError) -> [DirectoryEntry] {
        try base.entries().map { entry in
            guard case .success(let status) = entry.status else { return entry }
            return DirectoryEntry(
                name: entry.name,
                status: Result { () throws(SystemError) in try told(entry.name, status) })
        }
    }

    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        if standsForAnother(name, try base.status(of: name)) {
            return try system.openLive(live, place).openDirectory(name)
        }
        return SnapshotDirectory(
            try base.openDirectory(name), system, place, live: ItemPath.join(live, name))
    }

    func openParent() throws(SystemError) -> any SourceDirectory {
        SnapshotDirectory(try base.openParent(), system, place, live: ItemPath.split(live).parent)
    }

    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        if isMountPoint(name) { return try system.openLive(live, place).openFile(name) }
        return SnapshotFile(try base.openFile(name), place)
    }

    func attributes(of name: [UInt8]) throws(SystemError) -> AttributeReading {
        if isMountPoint(name) { return try system.openLive(live, place).attributes(of: name) }
        return try base.attributes(of: name)
    }
}

/// A snapshot's file, which nobody can write to: it needs no lock, lease or clone.
private final class SnapshotFile: FileLayer {
    let base: any SourceFile
    private let place: SnapshotFileSystem.Place

    init(_ base: any SourceFile, _ place: SnapshotFileSystem.Place) {
        self.base = base
        self.place = place
    }

    var openedStatus: FileStatus { place.told(base.openedStatus) }
    func status() throws(SystemError) -> FileStatus { place.told(try base.status()) }
    func lockShared(_ bytes: Range<UInt64>) -> Bool { base.lockShared(bytes) }
    func unlockShared(_ bytes: Range<UInt64>) { base.unlockShared(bytes) }
    func isLockedByWriter(_ bytes: Range<UInt64>) -> Bool { false }
}
