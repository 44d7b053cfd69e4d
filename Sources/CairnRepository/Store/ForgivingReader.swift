import CairnCore
import Synchronization

/// Reads a file on a failing disk as far as possible: an unreadable sector reads as zeros.
///
/// For recovery code that trusts nothing without a matching hash. A failed read is retried in ever
/// smaller pieces: a temporary failure costs nothing, and a lost sector costs only itself. Only EIO
/// is tolerated, and not for a file without a single readable sector: that disk is gone, not
/// damaged.
public final class ForgivingReader: StoredReader {
    private let file: any StoredReader
    /// Whether any part of the file could be read.
    private let hasGiven = Atomic<Bool>(false)
    private let lost = Mutex<Set<UInt64>>([])

    public static let sectorBytes = 4 << 10
    private static let pieceBytes = [64 << 10, sectorBytes]
    private static let probes: UInt64 = 64

    public init(_ file: any StoredReader) { self.file = file }

    /// The offsets of sectors that could not be read so far, ascending.
    public var unreadable: [UInt64] { lost.withLock { $0.sorted() } }

    public func size() throws(SystemError) -> UInt64 { try file.size() }
    public func dropCache() { file.dropCache() }
    public func nextData(from offset: UInt64) -> UInt64? { file.nextData(from: offset) }
    public func cheapBytes(at offset: UInt64) -> Int { file.cheapBytes(at: offset) }

    public func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
        throws(SystemError) -> Int
    { try read(at: offset, into: buffer, pieces: Self.pieceBytes[...]) }

    private func read(
        at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer, pieces: ArraySlice<Int>
    ) throws(SystemError) -> Int {
        do throws(SystemError) {
            let count = try file.read(at: offset, into: buffer)
            if count > 0 { hasGiven.store(true, ordering: .relaxed) }
            return count
        } catch {
            guard error.isInputOutput else { throw error }
            guard let piece = pieces.first else {
                try expectMore(than: error)
                let size = try file.size()
                let there = Int(min(UInt64(buffer.count), size > offset ? size - offset : 0))
                lost.withLock {
                    _ = $0.insert(offset / UInt64(Self.sectorBytes) * UInt64(Self.sectorBytes))
                }
                buffer.part(..<there).initializeMemory(as: UInt8.self, repeating: 0)
                return there
            }
            var done = 0
            while done < buffer.count {
                // To the next multiple, so that no piece spans two sectors of the disk.
                let here = offset + UInt64(done)
                let count = min(piece - Int(here % UInt64(piece)), buffer.count - done)
                let got = try read(
                    at: here, into: buffer.part(done..<done + count), pieces: pieces.dropFirst())
                done += got
                if got < count { break }
            }
            return done
        }
    }

    /// - Throws: `error`, when no sector of several can be read.
    private func expectMore(than error: SystemError) throws(SystemError) {
        let sector = UInt64(Self.sectorBytes)
        let size = try file.size()
        guard !hasGiven.load(ordering: .relaxed), size > sector else { return }
        for probe in 0..<Self.probes {
            let bytes = try? file.bytes(
                at: size / Self.probes * probe / sector * sector, count: Int(sector))
            if let bytes, !bytes.isEmpty {
                hasGiven.store(true, ordering: .relaxed)
                return
            }
        }
        throw error
    }
}

/// A repository's files, read by a ``ForgivingReader``; all other calls go to the base.
public final class ForgivingStorage: Storage {
    private let storage: any Storage

    public init(_ storage: any Storage) { self.storage = storage }

    public func openForReading(_ path: String) throws(SystemError) -> any StoredReader {
        ForgivingReader(try storage.openForReading(path))
    }

    public func size(of path: String) throws(SystemError) -> UInt64? { try storage.size(of: path) }
    public func files(in directory: String) throws(SystemError) -> [StoredFile] {
        try storage.files(in: directory)
    }
    public func directories(in directory: String) throws(SystemError) -> [String] {
        try storage.directories(in: directory)
    }
    public func makeDirectory(_ path: String) throws(SystemError) {
        try storage.makeDirectory(path)
    }
    public func create(_ path: String) throws(SystemError) -> any StoredWriter {
        try storage.create(path)
    }
    public func openForAppending(_ path: String, length: UInt64) throws(SystemError)
        -> any StoredWriter
    { try storage.openForAppending(path, length: length) }
    public func syncFile(_ path: String) throws(SystemError) { try storage.syncFile(path) }
    public func rename(_ path: String, to target: String) throws(SystemError) {
        try storage.rename(path, to: target)
    }
    public func remove(_ path: String) throws(SystemError) { try storage.remove(path) }
    public func syncDirectory(_ path: String) throws(SystemError) {
        try storage.syncDirectory(path)
    }
    public func protect(_ path: String, _ protection: FileProtection) throws(SystemError) {
        try storage.protect(path, protection)
    }
    public func allocate(_ path: String, bytes: UInt64) throws(SystemError) {
        try storage.allocate(path, bytes: bytes)
    }
    public func freeBytes() throws(SystemError) -> UInt64 { try storage.freeBytes() }
    public func requireReachable() throws(SystemError) { try storage.requireReachable() }
    public func lock() throws(SystemError) -> LockOutcome { try storage.lock() }
    public func lockReaders(exclusive: Bool) throws(SystemError) -> LockOutcome {
        try storage.lockReaders(exclusive: exclusive)
    }
    public func localPath(of path: String) -> [UInt8]? { storage.localPath(of: path) }
    public func isElsewhere(_ path: String) throws(SystemError) -> Bool {
        try storage.isElsewhere(path)
    }
}
