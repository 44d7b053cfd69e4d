import CLinux
import CairnCore
import Glibc

/// Owns a file descriptor: closed exactly once, with the last reference or by ``close()``.
///
/// A class, not a `~Copyable` value, because directories are shared by the walk and by every reader
/// of their files.
final class LinuxDescriptor: @unchecked Sendable {
    // SAFETY: `number` changes only in `close()`, which its callers make the last use.
    private(set) var number: Int32

    /// The mount of the file, when that may hang: use the descriptor only through it.
    let mount: MountGuard.Mount?

    init(_ number: Int32, on mount: MountGuard.Mount? = nil) {
        self.number = number
        self.mount = mount
    }

    deinit {
        guard number >= 0 else { return }
        if let mount { mount.close(number) } else { _ = Glibc.close(number) }
    }

    func close(_ path: [UInt8]) throws(SystemError) {
        let closing = number
        number = -1
        // EINTR from close(2) on Linux means closed.
        if closing >= 0, Glibc.close(closing) != 0, errno != EINTR {
            throw SystemError("close", path: path, code: errno)
        }
    }

    /// Transfers the descriptor to the caller, who closes it.
    func release() -> Int32 {
        defer { number = -1 }
        return number
    }

    /// pread(2) until `buffer` is full or the file ends.
    func read(
        at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer, path: [UInt8]
    ) throws(SystemError) -> Int {
        var filled = 0
        while filled < buffer.count {
            let count = pread(
                number, buffer.baseAddress! + filled, buffer.count - filled,
                off_t(offset) + off_t(filled))
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw SystemError("read", path: path, code: errno)
            }
            filled += count
        }
        return filled
    }

    /// As many of `count` bytes as the file has from `offset` on.
    func bytes(at offset: UInt64, count: Int, path: [UInt8] = []) throws(SystemError) -> [UInt8] {
        // A megabyte of room for a small file costs no memory: what is not read is not touched.
        var outcome = Result<Int, SystemError>.success(0)
        // SAFETY: of the buffer as many bytes are given out as pread(2) has written.
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let buffer = UnsafeMutableRawBufferPointer(buffer)
            outcome = Result { () throws(SystemError) in
                try read(at: offset, into: buffer, path: path)
            }
            filled = (try? outcome.get()) ?? 0
        }
        return try Array(bytes[..<outcome.get()])
    }

    /// pwrite(2) until all of `bytes` is written.
    func write(
        _ bytes: UnsafeRawBufferPointer, at offset: UInt64, call: String = "write",
        path: [UInt8] = []
    ) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = pwrite(
                number, bytes.baseAddress! + written, bytes.count - written,
                off_t(offset) + off_t(written))
            if count < 0 {
                if errno == EINTR { continue }
                throw SystemError(call, path: path, code: errno)
            }
            written += count
        }
    }

    func write(_ bytes: [UInt8], path: [UInt8] = []) throws(SystemError) {
        try bytes.withUnsafeBytes { buffer in
            Result { () throws(SystemError) in try write(buffer, at: 0, path: path) }
        }.get()
    }

    /// The bytes that an unprivileged writer may still use on its file system.
    func freeBytes(_ path: [UInt8] = []) throws(SystemError) -> UInt64 {
        var found = statvfs()
        try check("statvfs", path, fstatvfs(number, &found))
        return UInt64(found.f_bavail) * UInt64(found.f_frsize)
    }

    /// The size of its file system, in units of 4 KiB; 0 if unknown, and at most 32 bits.
    var fileSystemSize: UInt64 {
        var found = statvfs()
        guard fstatvfs(number, &found) == 0 else { return 0 }
        return UInt64(found.f_blocks) &* UInt64(found.f_frsize) >> 12 & 0xffff_ffff
    }
}

/// Throws the error of a call that returned 0 or, with errno set, something else.
func check(_ call: String, _ path: [UInt8], _ result: Int32) throws(SystemError) {
    if result != 0 { throw SystemError(call, path: path, code: errno) }
}

/// Throws the error of a call that returned 0 or the errno.
func check(_ call: String, _ path: [UInt8] = [], code: Int32) throws(SystemError) {
    if code != 0 { throw SystemError(call, path: path, code: code) }
}

/// Calls the system with a name, which is `path` by default, and throws its error unless that is
/// `accepted`.
func check(
    _ call: String, _ path: [UInt8], of name: [UInt8]? = nil, accepting accepted: Int32 = 0,
    _ body: (UnsafePointer<CChar>) -> Int32
) throws(SystemError) {
    let code = errorCode(name ?? path, body)
    if code != accepted { try check(call, path, code: code) }
}

/// The errno of a call with a name; 0 when it succeeded.
func errorCode(_ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    withCString(name) { body($0) == 0 ? 0 : errno }
}

/// Bytes with a zero behind them, as system calls want names.
func withCString<R>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> R) -> R {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
        bytes.withUnsafeBytes { source in
            UnsafeMutableRawBufferPointer(buffer).copyMemory(from: source)
        }
        buffer[bytes.count] = 0
        return body(UnsafePointer(buffer.baseAddress!))
    }
}

/// Opens one name in `directory`, or with `AT_FDCWD` a whole path, of which only links that can be
/// trusted are followed (``TrustedPath``).
func openAt(
    _ directory: Int32, _ name: [UInt8], _ flags: Int32, mode: UInt32 = 0,
    on mount: MountGuard.Mount? = nil
) throws(SystemError) -> LinuxDescriptor {
    if directory == AT_FDCWD {
        return LinuxDescriptor(try TrustedPath.open(name, flags, mode: mode).release(), on: mount)
    }
    return try openDirectly(directory, name, flags, mode, on: mount)
}

/// One name, with no look at links but what `flags` say.
func openDirectly(
    _ directory: Int32, _ name: [UInt8], _ flags: Int32, _ mode: UInt32 = 0,
    on mount: MountGuard.Mount? = nil
) throws(SystemError) -> LinuxDescriptor {
    while true {
        let result = withCString(name) { cairn_openat(directory, $0, flags, mode) }
        if result >= 0 { return LinuxDescriptor(result, on: mount) }
        if result != -EINTR { throw SystemError("open", path: name, code: -result) }
    }
}
