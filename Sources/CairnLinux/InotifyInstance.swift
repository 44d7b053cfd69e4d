import CInotifytools
import CairnCore
import CairnWatch
import Glibc
import Synchronization

/// The inotify instance of libinotifytools, which owns it and reads its events; Cairn places the
/// watches.
///
/// All state of the library is static: there is one instance a process, used on one thread at a
/// time. The functions used were measured (version 3.22.6): `inotifytools_initialize`,
/// `inotifytools_next_events(0, 1)` and `inotifytools_cleanup`. The second reads 64 KiB from the
/// kernel, returns one event after the other (4 million a second), and nil at once when there is
/// none; with other arguments it spins or blocks for ever. It uses `select`, which ends the process
/// when the descriptor is 1,024 or more, so it must be opened early. The library does not tell its
/// descriptor: it is the new one in `/proc/self/fd`.
final class InotifyInstance {
    private static let isTaken = Mutex(false)
    private static let descriptorLimit: Int32 = 1_024
    private static let triesMaximum = 16

    let descriptor: Int32

    /// - Throws: `EBUSY` while there is another; `EMFILE` when the user's instances or the process'
    ///   low descriptors are used up.
    init() throws(SystemError) {
        let isFree = Self.isTaken.withLock { isTaken in
            defer { isTaken = true }
            return !isTaken
        }
        guard isFree else { throw SystemError("start watching", code: EBUSY) }
        do throws(SystemError) { descriptor = try Self.open() } catch {
            Self.isTaken.withLock { $0 = false }
            throw error
        }
    }

    /// Hands out the next event that waits, nil when none does. Never blocks.
    func next() -> KernelEvent? {
        guard let event = inotifytools_next_events(0, 1) else { return nil }
        let length = Int(event.pointee.len)
        // The name follows the structure, filled up with zeros. - Source: inotify(7).
        let start = UnsafeRawPointer(event) + MemoryLayout<inotify_event>.size
        let bytes = UnsafeRawBufferPointer(start: start, count: length)
        let name = [UInt8](bytes.prefix(while: { $0 != 0 }))
        return KernelEvent(
            wd: event.pointee.wd, mask: KernelEvent.Mask(rawValue: event.pointee.mask),
            cookie: event.pointee.cookie, name: name)
    }

    /// Releases the library. Its buffer may still hold events, which it would report to the next
    /// instance. They are read and dropped, with a fresh instance under the same number, so that
    /// there is an end to them.
    func close() {
        let fresh = inotify_init1(Int32(IN_CLOEXEC))
        if fresh >= 0 {
            dup2(fresh, descriptor)
            Glibc.close(fresh)
        }
        for _ in 0..<1_000_000 where inotifytools_next_events(0, 1) == nil { break }
        inotifytools_cleanup()
        Self.isTaken.withLock { $0 = false }
    }

    private static func open() throws(SystemError) -> Int32 {
        for _ in 0..<triesMaximum {
            let before = inotifyDescriptors()
            guard inotifytools_initialize() != 0
            else { throw SystemError("start inotify", code: inotifytools_error()) }
            let new = inotifyDescriptors().subtracting(before)
            if new.count == 1, let number = new.first {
                guard number < descriptorLimit else {
                    inotifytools_cleanup()
                    throw SystemError("start inotify", code: EMFILE)
                }
                _ = fcntl(number, F_SETFD, FD_CLOEXEC)
                _ = fcntl(number, F_SETFL, O_NONBLOCK)
                return number
            }
            // Another thread opened one at the same moment.
            inotifytools_cleanup()
        }
        throw SystemError("start inotify", code: EAGAIN)
    }

    private static func inotifyDescriptors() -> Set<Int32> {
        let numbers = (DirectoryNames.all(in: "/proc/self/fd") ?? []).compactMap {
            Int32(String(decoding: $0, as: UTF8.self))
        }
        return Set(
            numbers.filter {
                RealPath.link(at: Array("/proc/self/fd/\($0)".utf8))?.elementsEqual(
                    "anon_inode:inotify".utf8) == true
            })
    }

    /// The numbers of the kernel's watches, read a piece at a time: 100,000 of them are 10 MB of
    /// text.
    ///
    /// - Source: as ``watches()``.
    func watchNumbers() throws(SystemError) -> Set<Int32> {
        let path = Array("/proc/self/fdinfo/\(descriptor)".utf8)
        let file = try openAt(AT_FDCWD, path, O_RDONLY)
        var lines = WatchLines()
        try WholeFile.read(file, path) { piece in
            lines.take(piece)
            return true
        }
        return lines.numbers
    }

    /// The watches that the kernel has: rule 14.
    ///
    /// - Source: proc_pid_fdinfo(5): `inotify wd:2 ino:7ef82a sdev:800001 mask:800afff …`, in
    ///   hexadecimal.
    func watches() throws(SystemError) -> [Int32: UInt64] {
        let text = try WholeFile.content(
            Array("/proc/self/fdinfo/\(descriptor)".utf8), bytesMaximum: 1 << 30)
        var found: [Int32: UInt64] = [:]
        for line in text.split(separator: UInt8(ascii: "\n"))
        where line.starts(with: "inotify wd:".utf8) {
            var wd: Int32?
            var inode: UInt64?
            for field in line.split(separator: UInt8(ascii: " ")) {
                let text = String(decoding: field, as: UTF8.self)
                if text.hasPrefix("wd:") { wd = Int32(text.dropFirst(3), radix: 16) }
                if text.hasPrefix("ino:") { inode = UInt64(text.dropFirst(4), radix: 16) }
            }
            if let wd, let inode { found[wd] = inode }
        }
        return found
    }
}

/// Finds the numbers in lines that begin with `inotify wd:`, in hexadecimal, however the text is
/// split.
struct WatchLines {
    private static let start = Array("inotify wd:".utf8)
    private(set) var numbers: Set<Int32> = []
    /// The number of bytes of ``start`` at the beginning of this line; nil for a line to skip.
    private var matched: Int? = 0
    private var number: UInt32 = 0

    mutating func take(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                finish()
                matched = 0
            } else if let matched {
                if matched < Self.start.count {
                    self.matched = byte == Self.start[matched] ? matched + 1 : nil
                } else if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
                    number = number << 4 | UInt32(digit)
                } else {
                    finish()
                }
            }
        }
    }

    private mutating func finish() {
        if matched == Self.start.count { numbers.insert(Int32(truncatingIfNeeded: number)) }
        matched = nil
        number = 0
    }
}

/// Files of /proc: their size is not known beforehand.
enum WholeFile {
    static func content(_ path: [UInt8], bytesMaximum: Int) throws(SystemError) -> [UInt8] {
        try content(of: try openAt(AT_FDCWD, path, O_RDONLY), path, bytesMaximum: bytesMaximum)
    }

    static func content(
        of file: LinuxDescriptor, _ path: [UInt8], bytesMaximum: Int
    ) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(file, path) { piece in
            bytes.append(contentsOf: piece)
            return bytes.count < bytesMaximum
        }
        return bytes
    }

    /// Reads from the beginning to the end, a piece at a time.
    ///
    /// - Parameter body: returns whether it wants more.
    static func read(
        _ file: LinuxDescriptor, _ path: [UInt8],
        _ body: (Slice<UnsafeMutableRawBufferPointer>) -> Bool
    ) throws(SystemError) {
        var failure: Int32 = 0
        lseek(file.number, 0, SEEK_SET)
        withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 8) { buffer in
            while true {
                let count = Glibc.read(file.number, buffer.baseAddress!, buffer.count)
                if count < 0, errno == EINTR { continue }
                if count < 0 { failure = errno }
                if count <= 0 || !body(buffer[..<count]) { return }
            }
        }
        if failure != 0 { throw SystemError("read", path: path, code: failure) }
    }
}
