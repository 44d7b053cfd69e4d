import CLinux
import CairnEngine
import CairnFormat
import Glibc

/// Source trees through the kernel: `openat`, `getdents64` and `statx` relative to held directory descriptors.
///
/// - Source: openat(2), statx(2), getdents64(2), listxattr(2), lseek(2).
public struct LinuxFileSystem: FileSystem {
    private let scratch: ScratchPlaces?

    /// - Parameter scratch: where copies may be made; without, files are only read where they lie.
    public init(scratch: ScratchPlaces? = nil) { self.scratch = scratch }

    public func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        // A root that is a symlink itself is not followed.
        let found = try openAt(AT_FDCWD, path, cairn_o_path | O_NOFOLLOW)
        return try statusAt(found.number, [])
    }

    public func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        LinuxDirectory(try openAt(AT_FDCWD, path, O_RDONLY | O_DIRECTORY), scratch)
    }

    public func makeScratch(bytes: UInt64) -> (any ScratchFile)? { scratch?.make(bytes: bytes) }
}

final class LinuxDirectory: SourceDirectory {
    private let descriptor: LinuxDescriptor
    private let scratch: ScratchPlaces?

    init(_ descriptor: LinuxDescriptor, _ scratch: ScratchPlaces? = nil) {
        self.descriptor = descriptor
        self.scratch = scratch
    }

    func status() throws(SystemError) -> FileStatus { try statusAt(descriptor.number, []) }

    func status(of name: [UInt8]) throws(SystemError) -> FileStatus {
        try statusAt(descriptor.number, name)
    }

    func entries() throws(SystemError) -> [DirectoryEntry] {
        var names = try names()
        names.sort { precedes($0, $1) }
        var entries: [DirectoryEntry] = []
        entries.reserveCapacity(names.count)
        for name in names {
            do throws(SystemError) {
                entries.append(DirectoryEntry(name: name, status: .success(try status(of: name))))
            } catch {
                if error.code != ENOENT { entries.append(DirectoryEntry(name: name, status: .failure(error))) }
            }
        }
        return entries
    }

    private func names() throws(SystemError) -> [[UInt8]] {
        guard lseek(descriptor.number, 0, SEEK_SET) == 0 else {
            throw SystemError("seek in directory", code: errno)
        }
        var names: [[UInt8]] = []
        var failure: Int32 = 0
        withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
            while true {
                let filled = cairn_getdents(descriptor.number, buffer.baseAddress!, buffer.count)
                if filled <= 0 {
                    if filled == -Int(EINTR) { continue }
                    failure = Int32(-filled)
                    return
                }
                appendNames(UnsafeRawBufferPointer(rebasing: buffer[..<filled]), to: &names)
            }
        }
        if failure != 0 { throw SystemError("list directory", code: failure) }
        return names
    }

    /// Each record: u64 inode, i64 offset, u16 length, u8 type, name with a zero. - Source: getdents64(2).
    private func appendNames(_ records: UnsafeRawBufferPointer, to names: inout [[UInt8]]) {
        var offset = 0
        while offset < records.count {
            let length = Int(records.loadUnaligned(fromByteOffset: offset + 16, as: UInt16.self))
            let start = records.baseAddress! + offset + 19
            let nameLength = strlen(start.assumingMemoryBound(to: CChar.self))
            let name = UnsafeRawBufferPointer(start: start, count: nameLength)
            let isDot = name[0] == UInt8(ascii: ".")
                && (nameLength == 1 || (nameLength == 2 && name[1] == UInt8(ascii: ".")))
            if !isDot { names.append(Array(name)) }
            offset += length
        }
    }

    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        LinuxDirectory(try openAt(descriptor.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW), scratch)
    }

    func openParent() throws(SystemError) -> any SourceDirectory {
        LinuxDirectory(try openAt(descriptor.number, Array("..".utf8), O_RDONLY | O_DIRECTORY | O_NOFOLLOW), scratch)
    }

    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        // O_NONBLOCK: a FIFO that took the file's place must not hang the reader.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        let file: LinuxDescriptor
        do throws(SystemError) {
            file = try openAt(descriptor.number, name, flags | cairn_o_noatime)
        } catch {
            // O_NOATIME is for owners and root only.
            guard error.code == EPERM else { throw error }
            file = try openAt(descriptor.number, name, flags)
        }
        let status = try statusAt(file.number, [])
        guard status.kind == .file else { throw SystemError("open", path: name, code: ENXIO) }
        return LinuxFile(file, openedStatus: status, scratch)
    }

    func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8] {
        var code: Int32 = 0
        let capacity = Limits.symlinkTargetBytes
        let target = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            let length = withCString(name) { path in
                readlinkat(
                    descriptor.number, path,
                    UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(to: CChar.self), capacity)
            }
            if length < 0 { code = errno }
            count = max(0, length)
        }
        if code != 0 { throw SystemError("read link", path: name, code: code) }
        return target
    }

    func attributes(of name: [UInt8]) throws(SystemError) -> [ExtendedAttribute] {
        // The l…xattr calls take no directory descriptor: the way leads through /proc.
        let path = Array("/proc/self/fd/\(descriptor.number)/".utf8) + name
        return try ExtendedAttributes.read(
            list: { buffer, size in withCString(path) { llistxattr($0, buffer, size) } },
            get: { attribute, buffer, size in
                withCString(path) { lgetxattr($0, attribute, buffer, size) }
            }, path: name)
    }

    func attributes() throws(SystemError) -> [ExtendedAttribute] {
        try ExtendedAttributes.read(descriptor: descriptor.number, path: [])
    }
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

    func status() throws(SystemError) -> FileStatus { try statusAt(descriptor.number, []) }

    func read(
        at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
        try descriptor.read(at: offset, into: buffer, path: [])
    }

    func findWriter() -> Bool {
        // The lease is given back at once. Who opens the file for writing in between waits that long.
        let problem = cairn_lease_shared(descriptor.number)
        if problem == 0 {
            _ = fcntl(descriptor.number, Lease.set, F_UNLCK)
            return false
        }
        guard problem == -EAGAIN else { return false }
        _ = fdatasync(descriptor.number)
        return true
    }

    func lockShared(_ bytes: Range<UInt64>) -> Bool {
        cairn_lock_shared(descriptor.number, bytes.lowerBound, UInt64(bytes.count)) == 0
    }

    func unlockShared(_ bytes: Range<UInt64>) {
        cairn_unlock(descriptor.number, bytes.lowerBound, UInt64(bytes.count))
    }

    func clone() -> (any SourceFile)? { scratch?.clone(self) }

    func isLockedByWriter(_ bytes: Range<UInt64>) -> Bool {
        cairn_is_locked(descriptor.number, bytes.lowerBound, UInt64(bytes.count)) == 1
    }

    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
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

    func attributes() throws(SystemError) -> [ExtendedAttribute] {
        try ExtendedAttributes.read(descriptor: descriptor.number, path: [])
    }
}

/// - Source: linux/fcntl.h; glibc's module does not show it to Swift.
private enum Lease {
    static let set: Int32 = 1024
}

/// Orders names as bytes; memcmp is what the catalog's index uses too.
private func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let order = memcmp(left, right, min(left.count, right.count))
    return order == 0 ? left.count < right.count : order < 0
}

func statusAt(_ directory: Int32, _ name: [UInt8]) throws(SystemError) -> FileStatus {
    var found = cairn_stat()
    let code = withCString(name) { cairn_statx(directory, $0, &found) }
    guard code == 0 else { throw SystemError("stat", path: name, code: code) }
    guard let kind = itemKind(found.kind_and_mode) else {
        throw SystemError("stat", path: name, code: ENOTSUP)
    }
    return FileStatus(
        kind: kind, mode: UInt16(found.kind_and_mode & 0o7777), uid: found.uid, gid: found.gid,
        links: found.links, size: found.size, blocks: found.blocks, inode: found.inode,
        device: found.device, deviceMajor: found.rdev_major, deviceMinor: found.rdev_minor,
        modified: Timestamp(seconds: found.mtime_seconds, nanoseconds: found.mtime_nanoseconds),
        changed: Timestamp(seconds: found.ctime_seconds, nanoseconds: found.ctime_nanoseconds),
        isNoDump: found.attributes & cairn_attribute_no_dump != 0)
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
