import CLinux
import CairnCore
import CairnFormat
import Glibc

/// A lock file on a file system that a server or a program serves, where flock(2) may hold within
/// one mount only.
///
/// The file is made with `O_EXCL`, which the server decides, and its holder renews it every
/// ``beatNanoseconds``. It is stale when its process ended, or when nobody renewed it for
/// ``staleNanoseconds`` of this machine's clock.
/// - What it promises: of two machines, one passes ``requireHeld()``.
/// - What it does not: a machine that stops for longer than ``staleNanoseconds`` between that check
///   and its next call can still make the call.
/// - Source: open(2), `O_EXCL`; FORMAT.md §11.1.
final class ServedLock: Sendable {
    private struct State {
        var file: LinuxDescriptor?
        var beats: UInt64 = 0
    }

    private let directory: LinuxDescriptor
    private let name: [UInt8]
    private let mark: String
    private let state: Monitor<State>

    static let beatNanoseconds: UInt64 = 5_000_000_000
    static let staleNanoseconds: UInt64 = 40_000_000_000
    private static let lookNanoseconds: UInt64 = 500_000_000
    private static let triesMaximum = 16

    enum Outcome {
        case held(ServedLock)
        /// - process: of this machine, when it is one.
        case taken(process: Int32?)
    }

    /// Takes the lock.
    ///
    /// - Parameter waits: whether to find out if an unknown holder still renews it.
    static func take(
        _ name: String, in directory: LinuxDescriptor, waits: Bool,
        stale: UInt64 = staleNanoseconds, clock: any CairnCore.Clock = LinuxClock()
    ) throws(SystemError) -> Outcome {
        let name = Array(name.utf8)
        var seen: (content: String, since: UInt64)?
        var tries = 0
        while tries < triesMaximum {
            if let lock = try make(name, in: directory) { return .held(lock) }
            guard let content = read(name, in: directory) else {
                tries += 1
                continue
            }
            let holder = LockMark(content)
            if let holder, holder.isOfThisSystem {
                if holder.isRunning { return .taken(process: holder.process) }
                try setAside(name, ifStill: content, in: directory)
                tries += 1
                continue
            }
            if let seen, seen.content != content || !waits { return .taken(process: nil) }
            let since = seen?.since ?? clock.monotonic()
            seen = (content, since)
            if clock.monotonic() - since > stale {
                try setAside(name, ifStill: content, in: directory)
                seen = nil
                tries += 1
            } else {
                clock.pause(nanoseconds: waits ? lookNanoseconds : 0)
            }
        }
        return .taken(process: nil)
    }

    /// - Returns: nil when the file exists.
    private static func make(_ name: [UInt8], in directory: LinuxDescriptor) throws(SystemError)
        -> ServedLock?
    {
        let file: LinuxDescriptor
        do throws(SystemError) {
            file = try openDirectly(
                directory.number, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
        } catch {
            // SFTP has no code of its own for a file that exists.
            if error.code == EEXIST || read(name, in: directory) != nil { return nil }
            throw error
        }
        let lock = ServedLock(directory, name, file)
        do throws(SystemError) { try lock.beat() } catch {
            lock.release()
            throw error
        }
        guard lock.isHeld else { return nil }
        let state = lock.state
        let mark = lock.mark
        WorkerThread {
            while true {
                let next = LinuxClock().monotonic() + beatNanoseconds
                let isEnded = state.wait(until: next) { $0.file == nil ? true : nil }
                if isEnded == true { return }
                // A failed one is repeated; the lock shows its loss where it counts.
                state.inspect { try? beat(&$0, mark) }
            }
        }.detach()
        return lock
    }

    private init(_ directory: LinuxDescriptor, _ name: [UInt8], _ file: LinuxDescriptor) {
        self.directory = directory
        self.name = name
        mark = LockMark.own
        state = Monitor(State(file: file))
    }

    deinit { release() }

    func release() {
        let isHeld = isHeld
        let file = state.update { state in
            defer { state.file = nil }
            return state.file
        }
        guard let file else { return }
        // A FUSE file system keeps the name of an open file.
        try? file.close(name)
        if isHeld { _ = withCString(name) { unlinkat(directory.number, $0, 0) } }
    }

    /// Throws when another machine has taken the lock, because this one stopped or was not
    /// connected.
    func requireHeld() throws(SystemError) {
        guard isHeld else { throw SystemError("hold the lock", path: name, code: ESTALE) }
    }

    private var isHeld: Bool { Self.read(name, in: directory)?.hasPrefix(mark) == true }

    private func beat() throws(SystemError) {
        let result = state.inspect { state in
            Result { () throws(SystemError) in try Self.beat(&state, mark) }
        }
        try result.get()
    }

    private static func beat(_ state: inout State, _ mark: String) throws(SystemError) {
        guard let file = state.file else { return }
        state.beats += 1
        try file.write(LockMark.content(mark, beats: state.beats))
        try check("sync", [], fdatasync(file.number))
    }

    // MARK: The file

    /// - Returns: nil when there is none; not from a cache where the file system can read directly.
    static func read(_ name: [UInt8], in directory: LinuxDescriptor) -> String? {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
        guard
            let file = (try? openDirectly(directory.number, name, flags | cairn_o_direct))
                ?? (try? openDirectly(directory.number, name, flags))
        else { return nil }
        let page = 4096
        return withUnsafeTemporaryAllocation(byteCount: page, alignment: page) { buffer in
            let count = pread(file.number, buffer.baseAddress!, page, 0)
            return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
        }
    }

    /// Takes a stale lock file away. A fresh one that took its place meanwhile is put back.
    private static func setAside(
        _ name: [UInt8], ifStill content: String, in directory: LinuxDescriptor
    ) throws(SystemError) {
        let aside = name + ".stale-".utf8 + Hexadecimal.text(LinuxRandomness().hash128().bytes).utf8
        func rename(_ from: [UInt8], _ to: [UInt8]) -> Int32 {
            withCString(from) { from in
                errorCode(to) { renameat(directory.number, from, directory.number, $0) }
            }
        }
        let code = rename(name, aside)
        if code == ENOENT { return }
        try check("set aside", name, code: code)
        if read(aside, in: directory) == content || read(name, in: directory) != nil {
            _ = withCString(aside) { unlinkat(directory.number, $0, 0) }
        } else {
            try check("put back", name, code: rename(aside, name))
        }
    }
}

/// What a holder writes into its lock file: who it is, and how often it renewed the file.
struct LockMark {
    let process: Int32
    private let system: String
    private let start: String

    private static let bytes = 256

    /// - Returns: nil for something else.
    init?(_ content: String) {
        let words = content.split(separator: "\n").first?.split(separator: " ") ?? []
        guard words.count == 6, words[0] == "cairn", let process = Int32(words[3]), process > 0
        else { return nil }
        self.process = process
        system = words[1...2].joined(separator: " ")
        start = String(words[4])
    }

    /// The mark of this process, different for each lock.
    static var own: String {
        let process = getpid()
        let nonce = String(LinuxRandomness().word(), radix: 16)
        return "cairn \(thisSystem) \(process) \(startTime(of: process) ?? "0") \(nonce)\n"
    }

    static func content(_ mark: String, beats: UInt64) -> [UInt8] {
        var name = [CChar](repeating: 0, count: 65)
        gethostname(&name, name.count - 1)
        let host = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let text = Array(mark.utf8) + host + Array("\n\(beats)\n".utf8)
        return text + [UInt8](repeating: UInt8(ascii: " "), count: max(0, bytes - text.count))
    }

    /// This start of the machine, and the namespace of its process numbers.
    private static let thisSystem: String = {
        let space = RealPath.link(at: Array("/proc/self/ns/pid".utf8)) ?? []
        return Hexadecimal.text(LinuxClock().boot().id.bytes) + " "
            + String(decoding: space.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }()

    var isOfThisSystem: Bool { system == Self.thisSystem }

    var isRunning: Bool {
        guard kill(process, 0) == 0 || errno == EPERM else { return false }
        return Self.startTime(of: process).map { $0 == start } ?? true
    }

    /// - Source: proc_pid_stat(5), field 22; the second may hold spaces and ends with `)`.
    private static func startTime(of process: Int32) -> String? {
        guard
            let text = try? SmallFile.content(Array("/proc/\(process)/stat".utf8)),
            let end = text.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let fields = text[(end + 1)...].split(separator: UInt8(ascii: " "))
        return fields.count > 19 ? String(decoding: fields[19], as: UTF8.self) : nil
    }
}
