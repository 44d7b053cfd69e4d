import CairnCore
import CairnFormat
import Synchronization

/// A file system around another from which no more than so many bytes a second are read, by all
/// threads together.
///
/// Only contents count. After a pause no more than a second's worth is caught up.
public struct ThrottledFileSystem: FileSystem {
    private let base: any FileSystem
    private let limit: ReadLimit

    public init(_ base: any FileSystem, _ limit: ReadLimit) {
        (self.base, self.limit) = (base, limit)
    }

    public func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        try base.status(ofRoot: path)
    }
    public func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        ThrottledDirectory(try base.openRoot(path), limit)
    }
    public func openAbove(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        ThrottledDirectory(try base.openAbove(path), limit)
    }
    public func exclusion(ofRoot path: [UInt8]) -> ExcludedItem? { base.exclusion(ofRoot: path) }
    public func exclusion(ofAbsent path: [UInt8], in root: [UInt8]) -> ExcludedItem? {
        base.exclusion(ofAbsent: path, in: root)
    }
    public func coveredDirectories(beneath path: [UInt8]) -> [CoveredDirectory] {
        base.coveredDirectories(beneath: path)
    }
    public func makeScratch(bytes: UInt64) -> (any ScratchFile)? { base.makeScratch(bytes: bytes) }
}

/// How many bytes a second may be read.
public final class ReadLimit: Sendable {
    private let bytesPerSecond: UInt64
    private let clock: any Clock
    private let cancellation: Cancellation
    /// The time from which on the next bytes may be read, of ``Clock/monotonic()``.
    private let free: Mutex<UInt64>

    private static let pauseMaximum: UInt64 = 200_000_000

    /// - Parameter bytesPerSecond: at least 1.
    public init(_ bytesPerSecond: UInt64, clock: any Clock, cancellation: Cancellation) {
        self.bytesPerSecond = max(1, bytesPerSecond)
        self.clock = clock
        self.cancellation = cancellation
        free = Mutex(clock.monotonic())
    }

    /// The bytes to read at a time, so that pauses stay short.
    var step: Int { Int(clamping: max(4096, min(bytesPerSecond / 4, 1 << 20))) }

    /// Waits until bytes that were read just now are within the limit.
    func note(_ count: Int) {
        let cost = UInt64(
            min(Double(count) * 1e9 / Double(bytesPerSecond), Double(UInt64.max / 4)))
        let until = free.withLock { free in
            let now = clock.monotonic()
            free = max(free, now > 1_000_000_000 ? now - 1_000_000_000 : 0).addingSaturated(cost)
            return free
        }
        while !cancellation.isRequested {
            let now = clock.monotonic()
            guard now < until else { return }
            clock.pause(nanoseconds: min(until - now, Self.pauseMaximum))
        }
    }
}

private final class ThrottledDirectory: DirectoryLayer {
    let base: any SourceDirectory
    private let limit: ReadLimit

    init(_ base: any SourceDirectory, _ limit: ReadLimit) {
        (self.base, self.limit) = (base, limit)
    }

    func entries() throws(SystemError) -> [DirectoryEntry] { try base.entries() }
    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        ThrottledDirectory(try base.openDirectory(name), limit)
    }
    func openParent() throws(SystemError) -> any SourceDirectory {
        ThrottledDirectory(try base.openParent(), limit)
    }
    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        ThrottledFile(try base.openFile(name), limit)
    }
    func status(of name: [UInt8]) throws(SystemError) -> FileStatus { try base.status(of: name) }
    func exclusion(of name: [UInt8]) -> ExcludedItem? { base.exclusion(of: name) }
}

private final class ThrottledFile: FileLayer {
    let base: any SourceFile
    private let limit: ReadLimit

    init(_ base: any SourceFile, _ limit: ReadLimit) { (self.base, self.limit) = (base, limit) }

    func read(
        at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
        var filled = 0
        while filled < buffer.count {
            let end = min(buffer.count, filled + limit.step)
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[filled..<end])
            let count = try base.read(at: offset + UInt64(filled), into: part)
            limit.note(count)
            filled += count
            if count < part.count { break }
        }
        return filled
    }

    func findWriter() -> Bool { base.findWriter() }
    var recordsMappedWrites: Bool { base.recordsMappedWrites }
    func lockShared(_ bytes: Range<UInt64>) -> Bool { base.lockShared(bytes) }
    func unlockShared(_ bytes: Range<UInt64>) { base.unlockShared(bytes) }
    func isLockedByWriter(_ bytes: Range<UInt64>) -> Bool { base.isLockedByWriter(bytes) }
    func clone() -> (any SourceFile)? { base.clone().map { ThrottledFile($0, limit) } }
}
