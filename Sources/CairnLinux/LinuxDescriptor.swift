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
    while true {
        let result = withCString(name) { cairn_openat(directory, $0, flags, mode) }
        if result >= 0 { return LinuxDescriptor(result, on: mount) }
        if result != -EINTR { throw SystemError("open", path: name, code: -result) }
    }
}
