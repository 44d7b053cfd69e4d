import CairnCore
import Glibc
import Synchronization

/// A lock of a ``SimulatedStorage``.
final class SimulatedLock: StorageLock {
    private let storage: SimulatedStorage
    private let release: @Sendable (inout SimulatedStorage.State) -> Void

    init(
        _ storage: SimulatedStorage,
        release: @escaping @Sendable (inout SimulatedStorage.State) -> Void
    ) {
        self.storage = storage
        self.release = release
    }

    deinit { storage.state.withLock { release(&$0) } }
}

/// A file of a ``SimulatedStorage`` that is open for reading or appending.
final class SimulatedStoredFile: StoredReader, StoredWriter {
    private let storage: SimulatedStorage
    private let file: Int
    private let path: String
    private let end: Mutex<UInt64>

    init(_ storage: SimulatedStorage, _ file: Int, path: String, length: UInt64) {
        self.storage = storage
        self.file = file
        self.path = path
        end = Mutex(length)
    }

    var length: UInt64 { end.withLock { $0 } }

    func size() throws(SystemError) -> UInt64 {
        try storage.look("stat", path) { state throws(SystemError) in
            UInt64(state.disk.content(file).count)
        }
    }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        let found = try storage.look("read", path) { state throws(SystemError) in
            if let code = state.readFaults[path] {
                throw SystemError("read", path: Array(path.utf8), code: code)
            }
            let content = state.disk.content(file)
            guard offset < content.count else { return [UInt8]()[...] }
            state.reads += 1
            let last = min(content.count, Int(offset) + max(1, buffer.count)) - 1
            let sectorBytes = SimulatedStorage.sectorBytes
            let sectors = Int(offset) / sectorBytes...last / sectorBytes
            if state.reads == state.failingRead
                || state.badSectors[file]?.contains(where: sectors.contains) == true
            {
                throw SystemError("read", path: Array(path.utf8), code: EIO)
            }
            return content[Int(offset)..<min(content.count, Int(offset) + buffer.count)]
        }
        buffer.copyBytes(from: found)
        return found.count
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        let start = Int(length)
        let bytes = Array(bytes)
        try storage.change(
            "write", path,
            partly: { state in
                let kept = bytes.prefix(state.generator.below(bytes.count + 1))
                state.disk.append(kept, to: file, at: start)
            }
        ) { state throws(SystemError) in
            let kept = bytes.prefix(Int(clamping: state.freeBytes))
            state.freeBytes -= UInt64(kept.count)
            state.disk.append(kept, to: file, at: start)
            guard kept.count == bytes.count
            else { throw SystemError("write", path: Array(path.utf8), code: ENOSPC) }
        }
        end.withLock { $0 += UInt64(bytes.count) }
    }

    func sync() throws(SystemError) {
        try storage.change("sync", path, partly: { $0.disk.failSync(file) }) {
            state throws(SystemError) in state.disk.sync(file)
        }
    }

    func close() throws(SystemError) {
        try storage.change("close", path) { _ throws(SystemError) in () }
    }
}
