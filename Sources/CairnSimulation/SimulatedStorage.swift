import CairnCore
import CairnFormat
import Glibc
import Synchronization

/// A repository's files in memory, on a disk that loses unsynced data.
///
/// The same seed and the same calls give the same disk after ``crash(seed:)``. After a crash every
/// call on the old value fails, as for a process that has ended; the returned value is what the
/// next process finds.
public final class SimulatedStorage: Storage {
    public enum Fault: Sendable {
        /// The power fails during the operation, which may or may not have happened; or the process
        /// is killed before it.
        case crash, kill
        /// The operation fails; an append perhaps half-way.
        case error(Int32)
    }

    struct State {
        var disk: SimulatedDisk
        var generator: SplitMix64
        var operations = 0
        var faults: [Int: Fault] = [:]
        var faultsMet = 0
        var readFaults: [String: Int32] = [:]
        /// Unreadable sectors by file, whatever its name.
        var badSectors: [Int: Set<Int>] = [:]
        var reads = 0
        var failingRead: Int?
        var isDead = false
        var isLocked = false
        /// Number of shared holders of the readers' lock, or −1 while it is held alone.
        var readers = 0
        var freeBytes: UInt64
    }

    let state: Mutex<State>

    public convenience init(seed: UInt64, freeBytes: UInt64 = 1 << 40) {
        self.init(SimulatedDisk(), seed: seed, freeBytes: freeBytes)
    }

    private init(
        _ disk: SimulatedDisk, seed: UInt64, freeBytes: UInt64, badSectors: [Int: Set<Int>] = [:]
    ) {
        state = Mutex(
            State(
                disk: disk, generator: SplitMix64(seed: seed), badSectors: badSectors,
                freeBytes: freeBytes))
    }

    // MARK: What tests do to it

    /// The number of modifying operations that have begun: create, open to append, append, sync,
    /// close, rename, remove, make and sync directory.
    public var operationCount: Int { state.withLock { $0.operations } }

    /// Whether an operation met a ``Fault/crash``.
    public var hasCrashed: Bool { state.withLock { $0.isDead } }

    /// The number of operations that were made to fail.
    public var faultsMet: Int { state.withLock { $0.faultsMet } }

    /// Makes one operation fail, by its number; the next is `operationCount + 1`.
    public func failAt(operation: Int, with fault: Fault) {
        state.withLock { $0.faults[operation] = fault }
    }

    public func clearFaults() {
        state.withLock { state in
            state.faults = [:]
            state.readFaults = [:]
            state.failingRead = nil
        }
    }

    /// Sector size of ``spoilSector(_:of:)`` in bytes.
    public static let sectorBytes = 4096

    /// Makes every read that touches a sector of a file fail, as a disk does.
    public func spoilSector(_ number: Int, of path: String) {
        state.withLock { state in
            if case .file(let file)? = state.disk.node(path) {
                state.badSectors[file, default: []].insert(number)
            }
        }
    }

    /// The number of reads.
    public var readCount: Int { state.withLock { $0.reads } }

    /// Makes one read fail, by its number; the next is `readCount + 1`.
    public func failAt(read number: Int) { state.withLock { $0.failingRead = number } }

    /// Makes every read of a file fail.
    public func failReads(of path: String, code: Int32) {
        state.withLock { $0.readFaults[path] = code }
    }

    public func setFreeBytes(_ bytes: UInt64) { state.withLock { $0.freeBytes = bytes } }

    /// Cuts the power.
    ///
    /// - Returns: the storage as it is after the reboot. This value no longer works.
    public func crash(seed: UInt64) -> SimulatedStorage {
        state.withLock { state in
            state.isDead = true
            var generator = SplitMix64(seed: seed)
            return SimulatedStorage(
                state.disk.afterPowerCut(&generator), seed: generator.next(),
                freeBytes: state.freeBytes)
        }
    }

    /// Ends the process but not the machine: everything is still there, and unsynced data stays
    /// unsynced.
    public func kill(seed: UInt64) -> SimulatedStorage {
        state.withLock { state in
            state.isDead = true
            return SimulatedStorage(state.disk, seed: seed, freeBytes: state.freeBytes)
        }
    }

    /// A second storage with the same files; this one stays usable.
    public func copy(seed: UInt64) -> SimulatedStorage {
        state.withLock {
            SimulatedStorage(
                $0.disk, seed: seed, freeBytes: $0.freeBytes, badSectors: $0.badSectors)
        }
    }

    /// Every file with its content.
    public var contents: [String: [UInt8]] {
        state.withLock { state in
            var result: [String: [UInt8]] = [:]
            for (path, node) in state.disk.names {
                if case .file(let file) = node { result[path] = state.disk.content(file) }
            }
            return result
        }
    }

    /// Damages a file without an operation.
    public func overwrite(_ path: String, with bytes: [UInt8]) {
        state.withLock { state in
            if case .file(let file)? = state.disk.node(path) {
                state.disk.overwrite(file, with: bytes)
            }
        }
    }

    // MARK: Storage

    public func size(of path: String) throws(SystemError) -> UInt64? {
        try look("stat", path) { state throws(SystemError) in
            guard case .file(let file)? = state.disk.node(path) else { return nil }
            return UInt64(state.disk.content(file).count)
        }
    }

    public func files(in directory: String) throws(SystemError) -> [StoredFile] {
        try look("list", directory) { state throws(SystemError) in
            state.disk.children(of: directory).compactMap { name, node in
                guard case .file(let file) = node else { return nil }
                return StoredFile(name: name, length: UInt64(state.disk.content(file).count))
            }
        }
    }

    public func directories(in directory: String) throws(SystemError) -> [String] {
        try look("list", directory) { state throws(SystemError) in
            state.disk.children(of: directory).filter { $0.node == .directory }.map(\.name)
        }
    }

    public func makeDirectory(_ path: String) throws(SystemError) {
        try change("make directory", path) { state throws(SystemError) in
            var made = ""
            for component in path.split(separator: "/") {
                made += made.isEmpty ? String(component) : "/\(component)"
                // Like mkdirat(2): where a file has the name, calls beneath it will fail.
                guard state.disk.node(made) == nil else { continue }
                try Self.requireDirectory(of: made, "make directory", state)
                state.disk.add(directory: made)
            }
        }
    }

    public func openForReading(_ path: String) throws(SystemError) -> any StoredReader {
        let file = try look("open", path) { state throws(SystemError) in
            try Self.requireFile(path, "open", state)
        }
        return SimulatedStoredFile(self, file, path: path, length: 0)
    }

    public func create(_ path: String) throws(SystemError) -> any StoredWriter {
        let file = try change("open", path) { state throws(SystemError) in
            guard state.disk.node(path) == nil else { throw Self.failure("open", path, EEXIST) }
            try Self.requireDirectory(of: path, "open", state)
            return state.disk.add(file: path)
        }
        return SimulatedStoredFile(self, file, path: path, length: 0)
    }

    public func openForAppending(_ path: String, length: UInt64) throws(SystemError)
        -> any StoredWriter
    {
        let file = try change("open", path) { state throws(SystemError) in
            let file = try Self.requireFile(path, "open", state)
            let found = state.disk.content(file).count
            guard found >= length else { throw Self.failure("append to", path, EINVAL) }
            state.freeBytes += UInt64(found) - length
            state.disk.truncate(file, to: Int(length))
            return file
        }
        return SimulatedStoredFile(self, file, path: path, length: length)
    }

    public func syncFile(_ path: String) throws(SystemError) {
        let file = try look("open", path) { state throws(SystemError) in
            try Self.requireFile(path, "open", state)
        }
        try change("sync", path, partly: { $0.disk.failSync(file) }) { state throws(SystemError) in
            state.disk.sync(file)
        }
    }

    public func rename(_ path: String, to target: String) throws(SystemError) {
        try change("rename", path) { state throws(SystemError) in
            _ = try Self.requireFile(path, "rename", state)
            try Self.requireDirectory(of: target, "rename", state)
            guard state.disk.node(target) != .directory
            else { throw Self.failure("rename", path, EISDIR) }
            state.disk.move(path, to: target)
        }
    }

    public func remove(_ path: String) throws(SystemError) {
        try change("remove", path) { state throws(SystemError) in
            let file = try Self.requireFile(path, "remove", state)
            state.freeBytes += UInt64(state.disk.content(file).count)
            state.disk.remove(path)
        }
    }

    public func syncDirectory(_ path: String) throws(SystemError) {
        try change("sync directory", path) { state throws(SystemError) in
            guard let node = state.disk.node(path) else { throw Self.failure("open", path, ENOENT) }
            guard node == .directory else { throw Self.failure("open", path, ENOTDIR) }
            state.disk.sync(directory: path)
        }
    }

    /// Does nothing: in a simulation nobody writes past the engine.
    public func protect(_ path: String, _ protection: FileProtection) throws(SystemError) {
        _ = try look("chmod", path) { state throws(SystemError) in
            try Self.requireFile(path, "chmod", state)
        }
    }

    /// At most ``allocatedMaximum``, so that a large file without content costs no memory.
    public func allocate(_ path: String, bytes: UInt64) throws(SystemError) {
        try change("allocate", path) { state throws(SystemError) in
            guard state.disk.node(path) == nil else { throw Self.failure("open", path, EEXIST) }
            try Self.requireDirectory(of: path, "open", state)
            let bytes = min(bytes, Self.allocatedMaximum)
            guard bytes <= state.freeBytes else { throw Self.failure("allocate", path, ENOSPC) }
            state.freeBytes -= bytes
            let file = state.disk.add(file: path)
            state.disk.append([UInt8](repeating: 0, count: Int(bytes)), to: file, at: 0)
        }
    }

    private static let allocatedMaximum: UInt64 = 64 << 10

    public func requireReachable() throws(SystemError) {
        try look("reach", "") { _ throws(SystemError) in }
    }

    public func freeBytes() throws(SystemError) -> UInt64 {
        try look("statvfs", "") { state throws(SystemError) in state.freeBytes }
    }

    public func lock() throws(SystemError) -> LockOutcome {
        let isHeld = try look("lock", "lock") { state throws(SystemError) in
            if state.disk.node("lock") == nil { _ = state.disk.add(file: "lock") }
            defer { state.isLocked = true }
            return !state.isLocked
        }
        return isHeld ? .held(SimulatedLock(self) { $0.isLocked = false }) : .taken(holder: nil)
    }

    public func lockReaders(exclusive: Bool) throws(SystemError) -> LockOutcome {
        let isHeld = try look("lock", "readers") { state throws(SystemError) in
            if state.disk.node("readers") == nil { _ = state.disk.add(file: "readers") }
            guard exclusive ? state.readers == 0 : state.readers >= 0 else { return false }
            state.readers += exclusive ? -1 : 1
            return true
        }
        guard isHeld else { return .taken(holder: nil) }
        return .held(SimulatedLock(self) { $0.readers += exclusive ? 1 : -1 })
    }

    // MARK: Within

    private static func requireFile(
        _ path: String, _ call: String, _ state: State
    ) throws(SystemError) -> Int {
        switch state.disk.node(path) {
        case .file(let file): return file
        case .directory: throw failure(call, path, EISDIR)
        case nil: throw failure(call, path, ENOENT)
        }
    }

    private static func requireDirectory(
        of path: String, _ call: String, _ state: State
    ) throws(SystemError) {
        guard let parent = state.disk.node(SimulatedDisk.parent(path))
        else { throw failure(call, path, ENOENT) }
        guard parent == .directory else { throw failure(call, path, ENOTDIR) }
    }

    /// Performs an operation that changes nothing.
    func look<R: Sendable>(
        _ call: String, _ path: String, _ body: (inout State) throws(SystemError) -> R
    ) throws(SystemError) -> R {
        try locked { state throws(SystemError) in
            guard !state.isDead else { throw Self.gone(call, path) }
            return try body(&state)
        }
    }

    /// Performs an operation that is counted and may be made to fail.
    ///
    /// - Parameter partly: the part that a failing operation still does.
    func change<R: Sendable>(
        _ call: String, _ path: String, partly: (inout State) -> Void = { _ in },
        _ body: (inout State) throws(SystemError) -> R
    ) throws(SystemError) -> R {
        try locked { state throws(SystemError) in
            guard !state.isDead else { throw Self.gone(call, path) }
            state.operations += 1
            guard let fault = state.faults[state.operations] else { return try body(&state) }
            state.faultsMet += 1
            switch fault {
            case .error(let code):
                partly(&state)
                throw Self.failure(call, path, code)
            case .crash:
                switch state.generator.below(3) {
                case 0: break
                case 1: partly(&state)
                default: _ = try? body(&state)
                }
                fallthrough
            case .kill:
                state.isDead = true
                throw Self.gone(call, path)
            }
        }
    }

    private func locked<R: Sendable>(
        _ body: (inout State) throws(SystemError) -> R
    ) throws(SystemError) -> R {
        try state.withLock { state in
            Result { () throws(SystemError) in try body(&state) }
        }.get()
    }

    /// The error of a dead machine; only tests see it.
    private static func gone(_ call: String, _ path: String) -> SystemError {
        failure(call, path, EIO)
    }

    private static func failure(_ call: String, _ path: String, _ code: Int32) -> SystemError {
        SystemError(call, path: Array(path.utf8), code: code)
    }
}
