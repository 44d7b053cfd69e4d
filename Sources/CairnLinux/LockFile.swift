import CairnCore
import Glibc

/// A file whose flock is a lock, and in which holders record the time of acquisition.
///
/// Its content is not part of the protocol, may be outdated and may be false: it is trusted only
/// for a process that the kernel names as a holder. Each process has a slot by its number, so that
/// several readers do not overwrite one another (two that share a slot do, and then one of them has
/// no time).
/// - Source: flock(2); proc(5), /proc/locks.
enum LockFile {
    private static let slotBytes = 32
    private static let slots: Int32 = 64
    /// The kernel hands out /proc/locks page by page: a line may be passed over while others come
    /// and go.
    private static let looks = 3

    /// Takes the lock without waiting.
    ///
    /// - Returns: false when another open file has it.
    static func take(_ file: LinuxDescriptor, isExclusive: Bool, path: [UInt8]) throws(SystemError)
        -> Bool
    {
        while flock(file.number, (isExclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            guard errno == EWOULDBLOCK else { throw SystemError("lock", path: path, code: errno) }
            return false
        }
        sign(file)
        return true
    }

    /// Notes who has the lock and since when. Where that cannot be written (a full disk, a file
    /// opened to be read) the time is not known.
    private static func sign(_ file: LinuxDescriptor) {
        let process = getpid()
        guard let text = line(process, since: Int64(time(nil))) else { return }
        _ = text.withUnsafeBytes {
            pwrite(
                file.number, $0.baseAddress!, $0.count, off_t(process % slots) * off_t(slotBytes))
        }
    }

    /// - Returns: nil when it does not fit into a slot.
    static func line(_ process: Int32, since: Int64) -> [UInt8]? {
        let words = "\(process) \(since)"
        let text = Array(
            (words + String(repeating: " ", count: max(0, slotBytes - 1 - words.utf8.count)) + "\n")
                .utf8)
        return text.count == slotBytes ? text : nil
    }

    /// One of the present holders of the lock; nil when the system knows none (on another machine,
    /// or in another container).
    static func holder(_ file: LinuxDescriptor) -> LockHolder? {
        guard let status = try? statusAt(file.number, []) else { return nil }
        for _ in 0..<looks {
            guard let process = process(holding: status.inode) else { continue }
            return LockHolder(process: process, since: since(process, file))
        }
        return nil
    }

    private static func since(_ process: Int32, _ file: LinuxDescriptor) -> Int64? {
        let content = (try? file.bytes(at: 0, count: slotBytes * Int(slots))) ?? []
        return since(process, in: content[...], now: Int64(time(nil)))
    }

    /// - Returns: the recorded time of a process; nil for an impossible one, such as a future time.
    static func since(_ process: Int32, in content: ArraySlice<UInt8>, now: Int64) -> Int64? {
        for line in content.split(separator: UInt8(ascii: "\n")) {
            let words = String(decoding: line, as: UTF8.self).split(whereSeparator: {
                $0 == " " || $0 == "\0"
            })
            guard words.count == 2, Int32(words[0]) == process, let since = Int64(words[1]),
                (0...now).contains(since)
            else { continue }
            return since
        }
        return nil
    }

    /// Searches by inode alone: the device of /proc/locks is not that of stat(2) on btrfs and
    /// overlays.
    private static func process(holding inode: UInt64) -> Int32? {
        guard let file = try? openAt(AT_FDCWD, Array("/proc/locks".utf8), O_RDONLY),
            let text = try? file.bytes(at: 0, count: 1 << 20)
        else { return nil }
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: " ")
            // A line with an arrow is of somebody who waits.
            guard fields.count >= 6, fields[1] == "FLOCK", let process = Int32(fields[4]),
                process > 0,
                let found = fields[5].split(separator: ":").last, UInt64(found) == inode
            else { continue }
            return process
        }
        return nil
    }
}
