import CairnCore
import CairnFormat
import Synchronization

/// A lock on some bytes of a file.
struct ByteLock: Sendable {
    /// The open file; nil for a program that a test simulates.
    let owner: ObjectIdentifier?
    let bytes: Range<UInt64>
    let isForWriting: Bool
    let since: UInt64
}

/// Locks like those of fcntl(2) for open file descriptions, and copies in Cairn's own directories.
extension SimulatedFileSystem {
    /// Sets whether files can be cloned, and how much room there is for other copies; by default
    /// neither is possible.
    public func allowCopies(clones: Bool = false, scratchBytes: UInt64 = 0) {
        state.withLock { state in
            state.canClone = clones
            state.scratchBytes = scratchBytes
        }
    }

    /// Acquires a lock for a simulated program.
    ///
    /// - Returns: false when an open file holds a conflicting lock.
    @discardableResult
    public func lock(_ path: some TreePath, _ bytes: Range<UInt64>, forWriting: Bool = true) -> Bool
    {
        lock(state.withLock { $0.require(path) }, bytes, by: nil, forWriting: forWriting)
    }

    public func unlock(_ path: some TreePath, _ bytes: Range<UInt64>) {
        unlock(state.withLock { $0.require(path) }, bytes, by: nil)
    }

    /// The durations of shared locks that open files held on a file, one after the other, in
    /// nanoseconds, without those still held.
    public func holds(_ path: some TreePath) -> [UInt64] {
        state.withLock { $0.holds[$0.require(path)] ?? [] }
    }

    func lock(
        _ inode: UInt64, _ bytes: Range<UInt64>, by owner: ObjectIdentifier?, forWriting: Bool
    ) -> Bool {
        guard !isLocked(inode, bytes, against: owner, forWriting: forWriting) else { return false }
        let now = clock.monotonic()
        state.withLock { state in
            state.locks[inode, default: []].append(
                ByteLock(owner: owner, bytes: bytes, isForWriting: forWriting, since: now))
        }
        return true
    }

    /// - Parameter bytes: nil for all locks of the owner.
    func unlock(_ inode: UInt64, _ bytes: Range<UInt64>?, by owner: ObjectIdentifier?) {
        let now = clock.monotonic()
        func isEnding(_ lock: ByteLock) -> Bool {
            lock.owner == owner && (bytes == nil || bytes == lock.bytes)
        }
        state.withLock { state in
            let ending = (state.locks[inode] ?? []).filter(isEnding)
            if owner != nil { state.holds[inode, default: []] += ending.map { now - $0.since } }
            state.locks[inode]?.removeAll(where: isEnding)
        }
    }

    func isLocked(
        _ inode: UInt64, _ bytes: Range<UInt64>, against owner: ObjectIdentifier?, forWriting: Bool
    ) -> Bool {
        state.withLock { state in
            (state.locks[inode] ?? []).contains { lock in
                lock.owner != owner && (lock.isForWriting || forWriting)
                    && lock.bytes.overlaps(bytes)
            }
        }
    }
}

/// A file of Cairn's own, in memory.
final class SimulatedCopy: SourceFile {
    private let content: Mutex<[UInt8]>

    init(_ content: [UInt8]) { self.content = Mutex(content) }

    var openedStatus: FileStatus {
        let size = UInt64(content.withLock { $0.count })
        return FileStatus(
            kind: .file, mode: 0o600, uid: 0, gid: 0, links: 0, size: size,
            blocks: (size + 511) / 512, inode: 1, device: SimulatedFileSystem.device,
            modified: Timestamp(seconds: 0), changed: Timestamp(seconds: 0))
    }

    func status() throws(SystemError) -> FileStatus { openedStatus }
    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
        let size = openedStatus.size
        return offset < size ? offset..<size : nil
    }
    func attributes() throws(SystemError) -> AttributeReading { [] }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        let part = content.withLock { Array($0.dropFirst(Int(offset)).prefix(buffer.count)) }
        buffer.copyBytes(from: part)
        return part.count
    }

    func write(_ bytes: [UInt8], at offset: Int) {
        content.withLock { content in
            if content.count < offset + bytes.count {
                content += [UInt8](repeating: 0, count: offset + bytes.count - content.count)
            }
            content.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        }
    }
}

final class SimulatedScratchFile: ScratchFile {
    private let copy = SimulatedCopy([])
    var content: any SourceFile { copy }

    func copy(from file: any SourceFile, at offset: UInt64, count: Int) throws(SystemError) -> Int {
        let bytes = try file.bytes(at: offset, count: count)
        copy.write(bytes, at: Int(offset))
        return bytes.count
    }
}
