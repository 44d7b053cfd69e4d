import CairnFormat

/// An item's status from `stat` when it was captured: an equal one now means unchanged since.
///
/// It holds every field that a write, a rename over, a chmod or a new link changes: kind, mode,
/// owner, link count, size, mtime, ctime, inode and device. It is local knowledge (inodes and
/// ctimes mean nothing on another machine) and is stored only in the catalog. Without it an item is
/// read again. Where inode numbers do not last (``FileSystemTraits/unstableInodes``), the stamp has
/// none.
public struct Stamp: Equatable, Sendable {
    private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    static let byteCount = 64

    public init(_ status: FileStatus) {
        words = (
            UInt64(status.kind.rawValue) << 48 | UInt64(status.mode) << 32 | UInt64(status.links)
                | (status.isMountedFile ? Self.mountedFile : 0),
            UInt64(status.uid) << 32 | UInt64(status.gid),
            status.kind == .directory ? Self.top(status) : status.size,
            UInt64(bitPattern: status.modified.seconds), UInt64(bitPattern: status.changed.seconds),
            UInt64(status.modified.nanoseconds) << 32 | UInt64(status.changed.nanoseconds),
            status.stableInode, status.device
        )
    }

    /// - Parameter bytes: the bytes of ``withBytes(_:)``. Gives nil when they are not 64.
    public init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count == Self.byteCount else { return nil }
        words = (0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: bytes) }
    }

    public func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try withUnsafeBytes(of: words, body)
    }

    public static func == (left: Stamp, right: Stamp) -> Bool {
        left.words.0 == right.words.0 && left.words.1 == right.words.1
            && left.words.2 == right.words.2 && left.words.3 == right.words.3
            && left.words.4 == right.words.4 && left.words.5 == right.words.5
            && left.words.6 == right.words.6 && left.words.7 == right.words.7
    }

    /// Keeps only the inode and the ctime: no status is equal to it, so the item is read again.
    private init(identity status: FileStatus) {
        words = (
            0, 0, Self.top(status), 0, UInt64(bitPattern: status.changed.seconds),
            UInt64(status.changed.nanoseconds), status.stableInode, status.device
        )
    }

    /// Only the file system of a directory, as the journal has it. It proves nothing else. Nil if
    /// nothing is known.
    public init?(_ found: DirectoryFileSystem) {
        guard found.isKnown else { return nil }
        let device = found.hasNoDisk ? FileSystemIdentity.noDisk : FileSystemIdentity.anyDisk
        var top = found.isMountTop ? found.top << 1 | 1 : 0
        // The journal knows no attachment.
        if Self.isAttachment(top) { top = 1 }
        words = (
            0, 0, top, 0, 0, 0, found.inode, found.identity == 0 ? device : found.identity
        )
    }

    /// What the journal has to say of the file system; nil for what a program wrote.
    public func fileSystem(at place: RepositoryPath, of kind: ItemKind) -> DirectoryFileSystem? {
        if isOfStream { return nil }
        let identity = FileSystemIdentity(device)
        var found = DirectoryFileSystem(root: place.root, path: place.path)
        found.isMountTop = isMountTop
        found.hasNoDisk = identity.isWithoutDisk
        if isMountTop, !Self.isAttachment(words.2) { found.top = words.2 >> 1 }
        if identity.isKnown {
            found.identity = device
            // A file gets another number at each save.
            if kind == .directory { found.inode = words.6 }
        }
        return found
    }

    /// The word for a mount top: 1 in the lowest bit, the file system above it, or the disk's
    /// attachment above a mark. For a mounted file, 1 in the bit above.
    private static func top(_ status: FileStatus) -> UInt64 {
        guard status.isMountTop else { return status.isMountedFile ? 2 : 0 }
        guard status.fileSystem == 0, status.attachment != 0 else {
            return status.fileSystem << 1 | 1
        }
        return status.attachment << 32 | attachmentMark
    }

    private static let attachmentMark: UInt64 = 0xa77a_c4ed

    private static func isAttachment(_ top: UInt64) -> Bool { top & 0xffff_ffff == attachmentMark }

    /// Whether the disk of a mount top has been connected all the time, so that it is the same.
    public func isAttached(as status: FileStatus) -> Bool {
        Self.isAttachment(words.2) && words.2 == Self.top(status)
    }

    /// - Returns: a stamp that proves that an item is unchanged, or only its identity where times
    ///   cannot: a file that changed within a tick of its file system's clock before it was read
    ///   may change again and keep its times.
    /// - Parameters:
    ///   - readAt: the wall clock just before the status was taken.
    ///   - isHeld: whether the status has held for longer than a tick
    ///     (``FileStatus/hasHeld(since:now:)``).
    public static func of(_ status: FileStatus, readAt: Timestamp?, isHeld: Bool = false) -> Stamp {
        if isHeld || readAt.map(status.isSettled) == true { return Stamp(status) }
        return Stamp(identity: status)
    }

    /// The same, without proof of extended attributes of which some could not be read.
    public static func of(
        _ status: FileStatus, readAt: Timestamp?, isHeld: Bool = false,
        _ attributes: AttributeReading
    ) -> Stamp {
        let stamp = of(status, readAt: readAt, isHeld: isHeld)
        return attributes.losses.isEmpty ? stamp : stamp.withoutAttributes
    }

    /// The highest bit of the first word, which no status has.
    private static let incomplete: UInt64 = 1 << 63
    /// The bit of the first word for ``FileStatus/isMountedFile``. Stamps of earlier versions lack
    /// it, so such a file is read once more.
    private static let mountedFile: UInt64 = 1 << 62

    /// A stamp that proves that an item's content is unchanged, and that its extended attributes
    /// are to be read again, because some of them could not be read.
    public var withoutAttributes: Stamp {
        var stamp = self
        if isProof { stamp.words.0 |= Self.incomplete }
        return stamp
    }

    /// Whether an item is unchanged except that extended attributes of it are to be read again.
    public func lacksAttributes(of status: FileStatus) -> Bool {
        self != Stamp(status) && self == Stamp(status).withoutAttributes
    }

    /// Whether an equal status proves that the item is unchanged.
    public var isProof: Bool { words.0 != 0 }
}

extension FileStatus {
    /// The bytes of a file that are not in holes, about; 0 for other kinds. A small one may lie in
    /// its inode.
    public var dataBytes: UInt64 {
        guard kind == .file else { return 0 }
        return size <= 4096
            ? size : min(size, blocks.multipliedReportingOverflow(by: 512).partialValue)
    }

    /// The kernel stamps files with the time of its last timer tick, which may be this long ago.
    public static let clockTickNanoseconds: Int64 = 20_000_000

    /// Two writes within this many nanoseconds may leave the same times.
    ///
    /// A file system that keeps whole seconds (ext4 with inodes of 128 bytes, HFS+, many behind NFS
    /// and FUSE) shows it by the ctime, which nobody can set; one with a resolution of two seconds
    /// (vfat, exFAT through FUSE) has only even seconds. A finer one looks so once in 10^9 files,
    /// and then a file is read once more.
    public var tickNanoseconds: Int64 {
        guard changed.nanoseconds == 0 || modified >= changed && modified.nanoseconds == 0
        else { return Self.clockTickNanoseconds }
        let isEven = (modified.seconds | changed.seconds) & 1 == 0
        return (isEven ? 2_000_000_000 : 1_000_000_000) + Self.clockTickNanoseconds
    }

    /// Whether this status has held for longer than a tick, by a clock of this machine: then a
    /// write changes the times, whatever the clock of the file system says.
    ///
    /// - Parameters:
    ///   - since: when it was seen first, of ``Clock/monotonic()``.
    ///   - now: of the same clock.
    public func hasHeld(since: UInt64, now: UInt64) -> Bool {
        now >= since && now - since > UInt64(tickNanoseconds)
    }

    /// Whether size, times and inode are those of an earlier look.
    public func isSameFile(as earlier: FileStatus) -> Bool {
        size == earlier.size && modified == earlier.modified && changed == earlier.changed
            && stableInode == earlier.stableInode && device == earlier.device
    }

    /// Whether the size may be wrong: no disk of this machine holds the content, or there seems to
    /// be none.
    public var mayLie: Bool { kind == .file && (origin != .local || size == 0) }

    /// Whether a write after this moment would change the times.
    ///
    /// - Parameter moment: of this machine's clock, which says nothing about the times of a server.
    ///   There only the attributes of a directory that is a day old count as settled: an error
    ///   costs none of its names.
    public func isSettled(at moment: Timestamp) -> Bool {
        guard origin != .served || kind == .directory else { return false }
        let tick = origin == .served ? 86_400_000_000_000 : tickNanoseconds
        let latest = max(modified, changed)
        let seconds = moment.seconds &- latest.seconds
        if seconds > 1 << 30 { return true }
        if seconds < -1 { return false }
        return seconds * 1_000_000_000 + Int64(moment.nanoseconds) - Int64(latest.nanoseconds)
            > tick
    }
}

extension Stamp {
    public var device: UInt64 { words.7 }
    public var links: UInt32 { UInt32(truncatingIfNeeded: words.0) }
    /// Whether it is of what a program wrote: it has no place on this machine.
    public var isOfStream: Bool { device == 0 }
    /// Whether something was mounted on this directory.
    public var isMountTop: Bool {
        let kind = (words.0 & ~Self.incomplete) >> 48
        return words.2 & 1 == 1 && (words.0 == 0 || kind == UInt64(ItemKind.directory.rawValue))
    }

    /// Whether the item itself was mounted on its name, and is no directory.
    private var isMountedFile: Bool {
        isProof ? words.0 & Self.mountedFile != 0 : words.2 == 2
    }

    /// Whether the item, of whatever kind, was mounted on its name.
    public var isMounted: Bool { isMountTop || isMountedFile }

    /// Whether the status is of another file because one was mounted on the name of this item, or
    /// this one was, and is not mounted any more.
    public func isOfOtherMount(_ status: FileStatus) -> Bool {
        status.isMountedFile != isMountedFile && !isOfStream && !mayBeSameItem(status)
    }

    /// Whether the directory is on another file system now, as far as both are known.
    public func isOfOtherFileSystem(_ status: FileStatus) -> Bool {
        let top = Self.top(status)
        if isMountTop, words.2 > 1, top > 1, ![words.2, top].contains(where: Self.isAttachment) {
            return words.2 != top
        }
        let (was, isNow) = (FileSystemIdentity(device), FileSystemIdentity(status.device))
        // What has no disk is not where a disk was, and the other way round.
        if was.isKnown, isNow.isWithoutDisk { return true }
        let number = FileSystemIdentity(status.deviceNumber)
        if was.isWithoutDisk, isNow.isKnown, !number.isKnown, !number.isWithoutDisk { return true }
        return was.compared(to: isNow) == .other
    }

    /// Whether the directory is in another subvolume of its btrfs now.
    public func isOfOtherSubvolume(_ status: FileStatus) -> Bool {
        FileSystemIdentity(device).isOtherSubvolume(than: FileSystemIdentity(status.device))
    }

    /// Whether the status is of what a mount hides, of a bare mount point or of another disk.
    public func isElsewhere(_ status: FileStatus) -> Bool {
        isOfOtherFileSystem(status) || isMountTop != status.isMountTop && !mayBeSameItem(status)
    }

    /// Whether a directory that is missing is away with its file system: something was mounted on
    /// it, or the nearest directory above it is on another file system.
    ///
    /// - Parameter above: the status of that directory.
    public func isAway(below above: FileStatus?) -> Bool {
        isMountTop || above.map(isOfOtherFileSystem) ?? false
    }

    public var identity: LinkIdentity { LinkIdentity(device: words.7, inode: words.6) }

    /// False where inode numbers do not last.
    public var hasInode: Bool { words.6 != 0 }

    /// The same of an item that may be any on its file system.
    public var withoutInode: Stamp {
        var stamp = self
        stamp.words.6 = 0
        return stamp
    }

    /// Whether the status is of the same file or directory, under whatever name. False where inode
    /// numbers do not last.
    public func isSameInode(_ status: FileStatus) -> Bool {
        hasInode && words.6 == status.stableInode && isSameDevice(status)
    }

    /// Whether the status is of the same file, whatever was written to it since: its inode was made
    /// before the stamp. One that was used again was made later.
    ///
    /// - Source: statx(2), `STATX_BTIME`: nobody can set it.
    public func isSameFile(_ status: FileStatus) -> Bool {
        let changed = Timestamp(
            seconds: Int64(bitPattern: words.4), nanoseconds: UInt32(truncatingIfNeeded: words.5))
        return isSameInode(status) && status.born.map { $0 <= changed } ?? false
    }

    /// Whether a reported move of this item leads to the status. Where inode numbers do not last,
    /// the times and the size have to be the same.
    public func isMoved(to status: FileStatus) -> Bool {
        isSameInode(status) || isProof && !hasInode && isRenamed(Stamp(status))
    }

    /// Whether the item under one name may be the same: by its inode, or by its file system alone
    /// where inode numbers do not last.
    public func mayBeSameItem(_ status: FileStatus) -> Bool {
        isSameInode(status) || status.stableInode == 0 && isSameDevice(status)
    }

    /// Whether the stamp is of the status's file system. Stamps of earlier versions have the
    /// kernel's device number.
    public func isSameDevice(_ status: FileStatus) -> Bool {
        device == status.device || device == status.deviceNumber
    }

    /// Whether the item is as it was when it was stamped.
    public func isOf(_ status: FileStatus) -> Bool {
        guard isProof, isSameDevice(status) else { return false }
        var now = Stamp(status)
        now.words.7 = device
        // Stamps of earlier versions have an inode in any case.
        if status.stableInode == 0 { now.words.6 = words.6 }
        return self == now
    }

    /// Whether `other` differs from this only in the ctime, which a rename changes on most file
    /// systems.
    public func isRenamed(_ other: Stamp) -> Bool {
        let nanoseconds: UInt64 = 0xffff_ffff_0000_0000
        return words.0 == other.words.0 && words.1 == other.words.1 && words.2 == other.words.2
            && words.3 == other.words.3 && words.5 & nanoseconds == other.words.5 & nanoseconds
            && words.6 == other.words.6 && words.7 == other.words.7
    }
}
