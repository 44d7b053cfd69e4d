import CLinux
import CairnCore
import CairnFormat
import Glibc

/// Source trees through the kernel: `openat`, `getdents64` and `statx` relative to held directory
/// descriptors.
///
/// Files on a mount that may hang are accessed through its ``MountGuard/Mount``, others directly.
/// - Source: openat(2), statx(2), getdents64(2), listxattr(2), lseek(2).
public struct LinuxFileSystem: FileSystem {
    private let scratch: ScratchPlaces?
    /// The waits for leases that other programs hold.
    private let waits: SharedWaits

    /// - Parameter scratch: where copies may be made; without, files are only read where they lie.
    public init(scratch: ScratchPlaces? = nil) {
        self.scratch = scratch
        waits = SharedWaits(clock: LinuxClock())
    }

    public func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        try MountGuard.run(on: MountGuard.shared.mount(onWayTo: path)) { () throws(SystemError) in
            // A root that is a symlink itself is not followed.
            let found = try EncryptedDirectory.unlocked(path) { () throws(SystemError) in
                try openAt(AT_FDCWD, path, cairn_o_path | O_NOFOLLOW)
            }
            return try statusAt(found.number, [])
        }
    }

    public func coveredDirectories(beneath path: [UInt8]) -> [CoveredDirectory] {
        let mounts = (try? MountTable.read())?.mounts ?? []
        let points = Set(mounts.map(\.point)).filter {
            $0 != path && ItemPath.relative($0, to: path) != nil
        }
        return points.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { point in
            let (parent, name) = ItemPath.split(point)
            let above = parent.isEmpty ? [ItemPath.separator] : parent
            guard let directory = try? openRoot(above) as? LinuxDirectory,
                let status = try? directory.status(),
                let inode = (try? directory.inode(beneath: name)) ?? nil
            else { return nil }
            return CoveredDirectory(
                mountPoint: point,
                identity: LinkIdentity(device: status.device, inode: inode))
        }
    }

    /// The items on the way to a path, from `/` on, and what it leads to: as far as they are there,
    /// none of them through a symlink. Each is opened once, from the one above it.
    public func identities(onWayTo path: [UInt8]) throws(SystemError) -> [DirectoryIdentity] {
        try MountGuard.run(on: MountGuard.shared.mount(onWayTo: path)) { () throws(SystemError) in
            var here = try openDirectly(
                AT_FDCWD, [ItemPath.separator], cairn_o_path | O_DIRECTORY | O_NOFOLLOW)
            var found = [try statusAt(here.number, []).identity]
            for name in ItemPath.components(path) {
                guard let next = try? openDirectly(here.number, name, cairn_o_path | O_NOFOLLOW)
                else { break }
                here = next
                found.append(try statusAt(here.number, []).identity)
            }
            return found
        }
    }

    public func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        let mount = MountGuard.shared.mount(onWayTo: path)
        return LinuxDirectory(
            try MountGuard.run(on: mount) { () throws(SystemError) in
                try EncryptedDirectory.unlocked(path) { () throws(SystemError) in
                    try openAt(AT_FDCWD, path, O_RDONLY | O_DIRECTORY, on: mount)
                }
            }, scratch, waits)
    }

    public func makeScratch(bytes: UInt64) -> (any ScratchFile)? { scratch?.make(bytes: bytes) }
}

final class LinuxDirectory: SourceDirectory {
    private let descriptor: LinuxDescriptor
    private let scratch: ScratchPlaces?
    /// Shared by all directories of one ``LinuxFileSystem``.
    private let waits: SharedWaits?

    init(
        _ descriptor: LinuxDescriptor, _ scratch: ScratchPlaces? = nil, _ waits: SharedWaits? = nil
    ) {
        self.descriptor = descriptor
        self.scratch = scratch
        self.waits = waits
    }

    /// The mount that a name in it is on, when that may hang.
    private func mount(of name: [UInt8]) -> MountGuard.Mount? {
        MountGuard.shared.mount(at: name, in: descriptor.number) ?? descriptor.mount
    }

    func status() throws(SystemError) -> FileStatus {
        try MountGuard.run(on: descriptor.mount) { [descriptor] () throws(SystemError) in
            var status = try statusAt(descriptor.number, [])
            if status.isMountTop {
                status.fileSystem = cairn_file_system_id(descriptor.number)
                if status.isOnNamedSource { status.attachment = descriptor.fileSystemSize }
            }
            return status
        }
    }

    func status(of name: [UInt8]) throws(SystemError) -> FileStatus {
        try unlocked { () throws(SystemError) in
            try MountGuard.run(on: mount(of: name)) { [descriptor] () throws(SystemError) in
                try statusAt(descriptor.number, name)
            }
        }
    }

    /// Does something with a name here. A locked directory hides its names, so a missing one is
    /// locked.
    private func unlocked<R>(_ body: () throws(SystemError) -> R) throws(SystemError) -> R {
        do throws(SystemError) { return try body() } catch {
            guard error.isMissing, EncryptedDirectory.mayBeLocked(descriptor),
                EncryptedDirectory.isLocked(descriptor.number)
            else { throw error }
            throw .locked(error.call, path: error.path)
        }
    }

    func entries() throws(SystemError) -> [DirectoryEntry] {
        let guarded = MountGuard.shared.names(in: descriptor.number)
        if let mount = descriptor.mount {
            return try mount.run { [self] progress throws(SystemError) in
                try entries(but: guarded, progress.step)
            }
        }
        return try entries(but: guarded) {}
    }

    /// - Parameters:
    ///   - guarded: mount points that may hang.
    ///   - step: called for each name.
    private func entries(but guarded: Set<[UInt8]>, _ step: () -> Void) throws(SystemError)
        -> [DirectoryEntry]
    {
        let own = try statusAt(descriptor.number, [])
        let isEncrypted = EncryptedDirectory.mayBeLocked(descriptor)
        if isEncrypted, EncryptedDirectory.isLocked(descriptor.number) { throw .locked("list") }
        var names = try names()
        // Its key may have been removed meanwhile.
        if isEncrypted, EncryptedDirectory.isLocked(descriptor.number) { throw .locked("list") }
        names.sort { precedes($0, $1) }
        var entries: [DirectoryEntry] = []
        entries.reserveCapacity(names.count)
        var vanished: [DirectoryEntry] = []
        for name in names {
            step()
            do throws(SystemError) {
                let status =
                    guarded.contains(name)
                    ? try status(of: name) : try statusAt(descriptor.number, name, near: own)
                entries.append(DirectoryEntry(name: name, status: .success(status)))
            } catch {
                let entry = DirectoryEntry(name: name, status: .failure(error))
                if error.code == ENOENT { vanished.append(entry) } else { entries.append(entry) }
            }
        }
        if !vanished.isEmpty {
            // A server may list names that it does not find. A name that was removed meanwhile is
            // not listed again.
            let listed = Set(try self.names())
            entries += vanished.filter { listed.contains($0.name) }
            entries.sort { precedes($0.name, $1.name) }
        }
        return entries
    }

    /// The inode of the directory that a mount on a name hides.
    fileprivate func inode(beneath name: [UInt8]) throws(SystemError) -> UInt64? {
        try MountGuard.run(on: descriptor.mount) { [descriptor] () throws(SystemError) in
            try DirectoryNames.inode(of: name, in: descriptor.number)
        }
    }

    private func names() throws(SystemError) -> [[UInt8]] {
        guard lseek(descriptor.number, 0, SEEK_SET) == 0
        else { throw SystemError("seek in directory", code: errno) }
        var names: [[UInt8]] = []
        try DirectoryNames.forEach(in: descriptor.number) { name, _ in names.append(Array(name)) }
        return names
    }

    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        try unlocked { () throws(SystemError) in
            try present(name) { () throws(SystemError) in
                LinuxDirectory(try descriptor.openDirectory(name), scratch, waits)
            }
        }
    }

    /// Opens a name here. A file system that describes an item may say that there is none when it
    /// is opened: only a name that is missing for both is.
    private func present<R>(
        _ name: [UInt8], _ open: () throws(SystemError) -> R
    ) throws(SystemError) -> R {
        for _ in 0..<Self.openingsMaximum {
            do throws(SystemError) { return try open() } catch {
                guard error.code == ENOENT, (try? status(of: name)) != nil else { throw error }
            }
        }
        throw SystemError("open", path: name, code: ErrorCode.listedOnly)
    }

    /// A program that replaces a file may remove it for a moment.
    private static let openingsMaximum = 5

    func openParent() throws(SystemError) -> any SourceDirectory {
        LinuxDirectory(try descriptor.openParent(), scratch, waits)
    }

    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        let mount = mount(of: name)
        return try unlocked { () throws(SystemError) in
            try present(name) { () throws(SystemError) in
                try MountGuard.run(on: mount) { [self] () throws(SystemError) in
                    try openFile(name, on: mount)
                }
            }
        }
    }

    private func openFile(_ name: [UInt8], on mount: MountGuard.Mount?) throws(SystemError)
        -> LinuxFile
    {
        var failure: SystemError
        do throws(SystemError) { return try openNow(name, on: mount) } catch { failure = error }
        guard failure.code == EAGAIN else { throw failure }
        // Opening asks the holder of a lease to give it up, which takes milliseconds, and 45 s at
        // most. - Source: fcntl(2), "Leases"; proc(5), `lease-break-time`.
        var wait = (waits ?? SharedWaits(clock: LinuxClock())).begin()
        while failure.code == EAGAIN, wait.pause(nanoseconds: Self.leasePause) {
            do throws(SystemError) { return try openNow(name, on: mount) } catch { failure = error }
        }
        throw failure
    }

    private static let leasePause: UInt64 = 10_000_000

    private func openNow(_ name: [UInt8], on mount: MountGuard.Mount?) throws(SystemError)
        -> LinuxFile
    {
        // O_NONBLOCK: a FIFO that took the file's place must not hang the reader.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        let file: LinuxDescriptor
        do throws(SystemError) {
            file = try openAt(descriptor.number, name, flags | cairn_o_noatime, on: mount)
        } catch {
            // O_NOATIME is for owners and root only.
            guard error.code == EPERM else { throw error }
            file = try openAt(descriptor.number, name, flags, on: mount)
        }
        let status = try statusAt(file.number, [])
        guard status.kind == .file else { throw SystemError("open", path: name, code: ENXIO) }
        return LinuxFile(file, openedStatus: status, scratch)
    }

    func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8] {
        try present(name) { () throws(SystemError) in
            try MountGuard.run(on: mount(of: name)) { [self] () throws(SystemError) in
                try target(of: name)
            }
        }
    }

    private func target(of name: [UInt8]) throws(SystemError) -> [UInt8] {
        var code: Int32 = 0
        let capacity = Limits.symlinkTargetBytes
        let target = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            let length = withCString(name) { path in
                readlinkat(
                    descriptor.number, path,
                    UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(
                        to: CChar.self), capacity)
            }
            if length < 0 { code = errno }
            count = max(0, length)
        }
        if code != 0 { throw SystemError("read link", path: name, code: code) }
        return target
    }

    func attributes(of name: [UInt8]) throws(SystemError) -> AttributeReading {
        // The l…xattr calls take no directory descriptor: the way leads through /proc.
        let path = Array("/proc/self/fd/\(descriptor.number)/".utf8) + name
        return try MountGuard.run(on: mount(of: name)) { () throws(SystemError) in
            ExtendedAttributes.read(
                list: { buffer, size in withCString(path) { llistxattr($0, buffer, size) } },
                get: { attribute, buffer, size in
                    withCString(path) { lgetxattr($0, attribute, buffer, size) }
                })
        }
    }

    func attributes() throws(SystemError) -> AttributeReading { try descriptor.attributes() }
}

final class LinuxFile: SourceFile {
    let descriptor: LinuxDescriptor
    let openedStatus: FileStatus
    private let scratch: ScratchPlaces?

    init(_ descriptor: LinuxDescriptor, openedStatus: FileStatus, _ scratch: ScratchPlaces? = nil) {
        self.descriptor = descriptor
        self.openedStatus = openedStatus
        self.scratch = scratch
    }

    func status() throws(SystemError) -> FileStatus {
        try MountGuard.run(on: descriptor.mount) { [descriptor] () throws(SystemError) in
            try statusAt(descriptor.number, [])
        }
    }

    func read(
        at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
        guard let mount = descriptor.mount
        else { return try descriptor.read(at: offset, into: buffer, path: []) }
        var filled = 0
        while filled < buffer.count {
            let place = (
                offset + UInt64(filled), min(buffer.count - filled, Self.guardedBytesMaximum)
            )
            // Into memory of its own: a thread that is lost may still fill it.
            let bytes = try mount.run { [descriptor] _ throws(SystemError) in
                try descriptor.bytes(at: place.0, count: place.1)
            }
            buffer[filled...].copyBytes(from: bytes)
            filled += bytes.count
            if bytes.count < place.1 { break }
        }
        return filled
    }

    private static let guardedBytesMaximum = 1 << 20

    /// - Returns: nil when its mount does not answer.
    private func answer<R: Sendable>(_ body: @escaping @Sendable () -> R) -> R? {
        try? MountGuard.run(on: descriptor.mount) { () throws(SystemError) in body() }
    }

    func findWriter() -> Bool { answer { [self] in hasWriter() } ?? false }

    private static let inMemory: Set<Int64> = [0x0102_1994, 0x8584_58F6]

    var recordsMappedWrites: Bool {
        let kind = answer { [descriptor] in cairn_file_system_type(descriptor.number) }
        return kind.map { !Self.inMemory.contains($0) } ?? true
    }

    private func hasWriter() -> Bool {
        // The lease is released at once. A process that opens the file for writing in between waits
        // that long.
        let problem = cairn_lease_shared(descriptor.number)
        if problem == 0 {
            _ = fcntl(descriptor.number, Lease.set, F_UNLCK)
            return false
        }
        guard problem == -EAGAIN else { return false }
        _ = fdatasync(descriptor.number)
        return true
    }

    private func lock(
        _ bytes: Range<UInt64>, _ call: @escaping @Sendable (Int32, UInt64, UInt64) -> Int32
    ) -> Int32? {
        answer { [descriptor] in call(descriptor.number, bytes.lowerBound, UInt64(bytes.count)) }
    }

    func lockShared(_ bytes: Range<UInt64>) -> Bool { lock(bytes, cairn_lock_shared) == 0 }
    func unlockShared(_ bytes: Range<UInt64>) {
        _ = answer { [descriptor] in
            cairn_unlock(descriptor.number, bytes.lowerBound, UInt64(bytes.count))
        }
    }

    func isLockedByWriter(_ bytes: Range<UInt64>) -> Bool { lock(bytes, cairn_is_locked) == 1 }

    func clone() -> (any SourceFile)? { answer { [self] in scratch?.clone(self) } ?? nil }

    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
        try MountGuard.run(on: descriptor.mount) { [self] () throws(SystemError) in
            try data(from: offset)
        }
    }

    private func data(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
        // A file system may take content that is not on the disk yet for a hole. - Source: ZFS
        // issue 15526; lseek(2): a hole is "a simple implementation may …", nothing is promised.
        if offset == 0, fdatasync(descriptor.number) != 0, errno != EROFS {
            let size = try statusAt(descriptor.number, []).size
            return size == 0 ? nil : 0..<size
        }
        let start = lseek(descriptor.number, off_t(offset), cairn_seek_data)
        if start < 0 {
            if errno == ENXIO { return nil }
            throw SystemError("seek data", code: errno)
        }
        let end = lseek(descriptor.number, start, cairn_seek_hole)
        if end < 0 {
            // The file shrank between the two calls.
            if errno == ENXIO { return nil }
            throw SystemError("seek hole", code: errno)
        }
        return UInt64(start)..<UInt64(end)
    }

    func attributes() throws(SystemError) -> AttributeReading { try descriptor.attributes() }
}

/// - Source: linux/fcntl.h; glibc's module does not show it to Swift.
private enum Lease { static let set: Int32 = 1024 }

/// Orders names as bytes; memcmp is what the catalog's index uses too.
private func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let order = memcmp(left, right, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
}

/// The status of a name in an open directory, or of an open item itself where the name is empty.
///
/// - Parameters:
///   - near: an item that is probably on the same file system.
///   - isNow: whether a server or a FUSE program is asked although the kernel remembers an answer.
func statusAt(
    _ directory: Int32, _ name: [UInt8], near: FileStatus? = nil, isNow: Bool = false
) throws(SystemError) -> FileStatus {
    var found = cairn_stat()
    try check(
        "stat", name,
        code: withCString(name) {
            isNow ? cairn_statx_now(directory, $0, &found) : cairn_statx(directory, $0, &found)
        })
    guard let kind = itemKind(found.kind_and_mode)
    else { throw SystemError("stat", path: name, code: ENOTSUP) }
    var status = FileStatus(
        kind: kind, mode: UInt16(found.kind_and_mode & 0o7777), uid: found.uid, gid: found.gid,
        links: found.links, size: found.size, blocks: found.blocks, inode: found.inode,
        device: found.device, deviceMajor: found.rdev_major, deviceMinor: found.rdev_minor,
        modified: Timestamp(seconds: found.mtime_seconds, nanoseconds: found.mtime_nanoseconds),
        changed: Timestamp(seconds: found.ctime_seconds, nanoseconds: found.ctime_nanoseconds),
        isNoDump: found.attributes & cairn_attribute_no_dump != 0,
        isMountTop: kind == .directory && found.attributes & cairn_attribute_mount_root != 0)
    if found.btime_seconds > 0 {
        status.born = Timestamp(
            seconds: found.btime_seconds, nanoseconds: found.btime_nanoseconds)
    }
    status.isMountedFile =
        kind != .directory && found.attributes & cairn_attribute_mount_root != 0
    if let near, near.deviceNumber == found.device {
        (status.device, status.origin) = (near.device, near.origin)
        (status.traits, status.attachment) = (near.traits, near.attachment)
    } else {
        let system = MountedFileSystems.shared.system(of: found.device, at: directory, name, kind)
        (status.device, status.origin) = (system.number, system.origin)
        (status.traits, status.attachment) = (system.traits, system.attachment)
    }
    return status
}

func itemKind(_ mode: UInt32) -> ItemKind? {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .symlink
    case S_IFIFO: .fifo
    case S_IFSOCK: .socket
    case S_IFCHR: .characterDevice
    case S_IFBLK: .blockDevice
    default: nil
    }
}
