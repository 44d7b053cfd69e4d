import CLinux
import CairnCore
import CairnFormat
import Glibc
import Synchronization

/// The user's own directories that a restore has made writable for the moment.
///
/// Invariant: a directory is recorded on the disk before its mode changes, and the record stays
/// until the mode is back. Whatever ends this process, ``putBack(in:)`` finds it.
/// - Source: chmod(2): only a directory's owner, or root, may change its mode; root needs none of
///   it.
final class OpenedDirectories: Sendable {
    private struct State {
        /// The former mode, and how many hold it open.
        var held: [DirectoryIdentity: (mode: UInt16, count: Int)] = [:]
        var record: LinuxDescriptor?
        var recordPath: [UInt8] = []
        var length: UInt64 = 0
        var isWhole = true
    }

    /// Nil where nothing is made writable.
    private let place: [UInt8]?
    private let state = Mutex(State())

    private static let prefix = "opened-"

    /// - Parameter place: the directory for the record, absolute.
    init(recordsIn place: [UInt8]?) { self.place = place }

    deinit {
        state.withLock { state in
            guard state.record != nil, state.held.isEmpty, state.isWhole else { return }
            _ = withCString(state.recordPath) { unlink($0) }
        }
    }

    /// Whether a directory could be made writable.
    func canOpen(_ status: FileStatus) -> Bool {
        place != nil && status.kind == .directory && status.uid == geteuid() && geteuid() != 0
            && status.mode & 0o700 != 0o700
    }

    /// Makes a directory writable until ``close(_:_:)``.
    ///
    /// - Returns: false where that is not possible.
    func open(_ directory: LinuxDescriptor, _ status: FileStatus) -> Bool {
        state.withLock { state in
            if let held = state.held[status.identity] {
                state.held[status.identity] = (held.mode, held.count + 1)
                return true
            }
            guard canOpen(status), record(directory, status, &state) else { return false }
            guard Self.change(directory.number, status.mode | 0o700) else { return false }
            state.held[status.identity] = (status.mode, 1)
            return true
        }
    }

    /// Puts the mode back when nobody else holds it.
    func close(_ directory: LinuxDescriptor, _ identity: DirectoryIdentity) {
        state.withLock { state in
            guard let held = state.held[identity] else { return }
            if held.count > 1 {
                state.held[identity] = (held.mode, held.count - 1)
                return
            }
            state.held[identity] = nil
            if !Self.change(directory.number, held.mode) { state.isWhole = false }
        }
    }

    /// Forgets a directory that has got another mode.
    func forget(_ identity: DirectoryIdentity) {
        state.withLock { state in _ = state.held.removeValue(forKey: identity) }
    }

    /// By a way that `O_PATH` descriptors can go, too.
    private static func change(_ descriptor: Int32, _ mode: UInt16) -> Bool {
        withCString(Array("/proc/self/fd/\(descriptor)".utf8)) { chmod($0, mode_t(mode)) } == 0
    }

    // MARK: The record

    private func record(
        _ directory: LinuxDescriptor, _ status: FileStatus, _ state: inout State
    ) -> Bool {
        guard let path = RealPath.link(at: Array("/proc/self/fd/\(directory.number)".utf8)) else {
            return false
        }
        do throws(SystemError) {
            let file: LinuxDescriptor
            if let open = state.record { file = open } else { file = try begin(&state) }
            let line =
                "\(status.mode) \(status.device) \(status.inode) \(Hexadecimal.text(path))\n"
            let written = Array(line.utf8).withUnsafeBytes { bytes in
                Result { () throws(SystemError) in try file.write(bytes, at: state.length) }
            }
            try written.get()
            state.length += UInt64(line.utf8.count)
            try check("sync", state.recordPath, fsync(file.number))
            return true
        } catch { return false }
    }

    private func begin(_ state: inout State) throws(SystemError) -> LinuxDescriptor {
        guard let place else { throw SystemError("open", code: ENOENT) }
        let name = Self.prefix + String(LinuxRandomness().word(), radix: 16)
        state.recordPath = ItemPath.join(place, Array(name.utf8))
        let file = try openAt(
            AT_FDCWD, state.recordPath, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        // Who puts modes back sees by it that this process is at work.
        _ = flock(file.number, LOCK_EX | LOCK_NB)
        state.record = file
        return file
    }

    /// Puts back the modes that restores have left which were killed.
    ///
    /// A directory that is another now, or has another mode than the restore gave it, stays as it
    /// is.
    ///
    /// - Parameter place: the directory with the records, absolute.
    static func putBack(in place: [UInt8]) {
        guard let directory = try? openAt(AT_FDCWD, place, O_RDONLY | O_DIRECTORY),
            let entries = try? LinuxDirectory(directory).entries()
        else { return }
        for entry in entries where entry.name.starts(with: prefix.utf8) {
            guard let file = try? openAt(directory.number, entry.name, O_RDWR | O_NOFOLLOW),
                flock(file.number, LOCK_EX | LOCK_NB) == 0,
                let size = try? statusAt(file.number, []).size, size <= recordBytesMaximum,
                let bytes = try? file.bytes(at: 0, count: Int(size))
            else { continue }
            for line in bytes.split(separator: UInt8(ascii: "\n")).reversed() { putBack(line) }
            _ = withCString(entry.name) { unlinkat(directory.number, $0, 0) }
        }
    }

    private static let recordBytesMaximum: UInt64 = 64 << 20

    private static func putBack(_ line: some Sequence<UInt8>) {
        let words = String(decoding: Array(line), as: UTF8.self).split(separator: " ")
        guard words.count == 4, let mode = UInt16(words[0]), let device = UInt64(words[1]),
            let inode = UInt64(words[2]), let path = Hexadecimal.bytes(words[3]),
            let found = try? openAt(AT_FDCWD, path, cairn_o_path | O_NOFOLLOW | O_DIRECTORY),
            let status = try? statusAt(found.number, []),
            status.identity == DirectoryIdentity(device: device, inode: inode),
            status.uid == geteuid(), status.mode == mode | 0o700
        else { return }
        _ = change(found.number, mode)
    }
}
