import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnSimulation
import CommandSupport
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// Copies in places of Cairn's own: the same promises from the simulated port and from the kernel,
/// on file systems that share blocks and on those that do not.
@Suite struct CloneTests {
    private static func read(_ file: any SourceFile) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Int(file.openedStatus.size) + 1)
        let count = try bytes.withUnsafeMutableBytes { try file.read(at: 0, into: $0) }
        return Array(bytes[..<count])
    }

    /// - Parameter write: replaces the bytes at the file's beginning.
    private static func checkClone(_ file: any SourceFile, write: ([UInt8]) -> Void) throws {
        let before = try read(file)
        let clone = try #require(file.clone())
        #expect(clone.openedStatus.size == file.openedStatus.size)
        write([UInt8](repeating: 9, count: 5_000))
        #expect(try read(clone) == before && read(file) != before)
        #expect(try read(try #require(file.clone())) == read(file))
    }

    /// Each write is in a clone or is not, however long it takes.
    private static func checkWholeWrites(_ number: Int32, _ file: any SourceFile) throws {
        let writeBytes = 4 << 20
        let isOver = Mutex(false)
        let writes = Mutex(0)
        let before = try read(file)
        let writer = Thread {
            while !isOver.withLock({ $0 }) {
                let turn = writes.withLock { count in
                    count += 1
                    return UInt8(truncatingIfNeeded: count)
                }
                let bytes = [UInt8](repeating: turn, count: writeBytes)
                _ = pwrite(number, bytes, bytes.count, 0)
            }
        }
        writer.start()
        defer { isOver.withLock { $0 = true } }
        while writes.withLock({ $0 }) < 3 { sched_yield() }
        for _ in 0..<40 {
            let found = try read(try #require(file.clone()))
            #expect(
                found.count == writeBytes
                    && found.withUnsafeBytes {
                        memcmp($0.baseAddress!, $0.baseAddress! + 1, writeBytes - 1)
                    } == 0)
        }
        isOver.withLock { $0 = true }
        while !writer.isFinished { sched_yield() }
        #expect(
            ftruncate(number, off_t(before.count)) == 0
                && pwrite(number, before, before.count, 0) == before.count)
    }

    private static func checkScratch(_ fileSystem: any FileSystem, _ file: any SourceFile) throws {
        let scratch = try #require(fileSystem.makeScratch(bytes: file.openedStatus.size))
        let content = try read(file)
        // The end first, then over it.
        #expect(try scratch.copy(from: file, at: 4_000, count: 1 << 20) == content.count - 4_000)
        #expect(try scratch.copy(from: file, at: 0, count: 6_000) == 6_000)
        #expect(try scratch.copy(from: file, at: UInt64(content.count), count: 10) == 0)
        var found = [UInt8](repeating: 0, count: content.count + 1)
        #expect(
            try found.withUnsafeMutableBytes { try scratch.content.read(at: 0, into: $0) }
                == content.count)
        #expect(Array(found.dropLast()) == content)
        #expect(fileSystem.makeScratch(bytes: 1 << 60) == nil)
    }

    private static let content: [UInt8] = (0..<300_000).map {
        UInt8(truncatingIfNeeded: $0 &* 31 >> 3)
    }

    @Test func simulatedCopies() throws {
        let tree = SimulatedFileSystem(clock: SimulatedClock())
        tree.write("/file", Self.content)
        let file = try tree.openRoot("/".bytes).openFile("file".bytes)
        #expect(file.clone() == nil && tree.makeScratch(bytes: 1) == nil)
        tree.allowCopies(clones: true, scratchBytes: 1 << 30)
        try Self.checkScratch(tree, file)
        try Self.checkClone(file) { tree.overwrite("/file", at: 0, $0) }
    }

    /// In a directory that only looks on: nothing is named there, nor beside the file.
    private static func checkReal(_ directory: String, canClone: Bool) throws {
        let (source, own) = ("\(directory)/source", "\(directory)/own")
        for path in [source, own] { mkdir(path, 0o700) }
        let number = open("\(source)/file", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(number) }
        #expect(write(number, content, content.count) == content.count)
        let places = ScratchPlaces([Array("\(directory)/missing".utf8), Array(own.utf8)])
        let fileSystem = LinuxFileSystem(scratch: places)
        let file = try fileSystem.openRoot(Array(source.utf8)).openFile("file".bytes)
        try checkScratch(fileSystem, file)
        if canClone {
            try checkWholeWrites(number, file)
            try checkClone(file) { #expect(pwrite(number, $0, $0.count, 0) == $0.count) }
        } else {
            #expect(file.clone() == nil && file.clone() == nil)
        }
        #expect(try LinuxFileSystem().openRoot(Array(own.utf8)).entries().isEmpty)
        #expect(
            try LinuxFileSystem().openRoot(Array(source.utf8)).entries().map(\.name) == [
                "file".bytes
            ])
        #expect(LinuxFileSystem().makeScratch(bytes: 1) == nil)
    }

    @Test(.enabled(if: LoopDisk.hasBtrfs, "needs root, mkfs.btrfs and loop devices"))
    func copiesOnBtrfs() throws {
        let disk = try #require(LoopDisk(.btrfs))
        try withExtendedLifetime(disk) { try Self.checkReal(disk.path, canClone: true) }
    }

    @Test(.enabled(if: LoopDisk.hasXFS, "needs root, mkfs.xfs and loop devices"))
    func copiesOnXFS() throws {
        let disk = try #require(LoopDisk(.xfs))
        try withExtendedLifetime(disk) { try Self.checkReal(disk.path, canClone: true) }
    }

    /// tmpfs shares no blocks, and copies between file systems go through memory.
    @Test func copiesWithoutSharedBlocks() throws {
        let (source, own) = (TemporaryDirectory(), TemporaryDirectory(inMemory: true))
        try Self.checkReal(own.path, canClone: false)
        try Bytes.write(Self.content, to: "\(source.path)/file")
        let fileSystem = LinuxFileSystem(scratch: ScratchPlaces([Array(own.path.utf8)]))
        let file = try fileSystem.openRoot(Array(source.path.utf8)).openFile("file".bytes)
        try Self.checkScratch(fileSystem, file)
        #expect(file.clone() == nil)
    }

    private enum Bytes {
        static func write(_ bytes: [UInt8], to path: String) throws {
            let number = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            defer { close(number) }
            try #require(Glibc.write(number, bytes, bytes.count) == bytes.count)
        }
    }

    // MARK: Hot files

    /// A file whose writer never rests: torn without clones, a moment with them.
    @Test(arguments: [false, true], [300, 20_000, 200_000])
    func fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned(canClone: Bool, size: Int) throws {
        let rig = try BackupRig()
        rig.tree.allowCopies(clones: canClone)
        let generations = Mutex(UInt8(0))
        rig.tree.write("/home/file", [UInt8](repeating: 0, count: size))
        rig.tree.onRead("/home/file") { [tree = rig.tree, clock = rig.clock] _ in
            clock.advance(seconds: 1)
            let generation = generations.withLock { count in
                count &+= 1
                return count
            }
            tree.write("/home/file", [UInt8](repeating: generation, count: size))
        }
        let result = try rig.backUp()
        #expect(result.failures.count == (canClone ? 0 : 1))
        let stored = try #require(try rig.stored()["file".bytes])
        #expect(stored.content.count == size)
        if canClone { #expect(Set(stored.content).count == 1) }
        rig.tree.onRead("/home/file", nil)
        try rig.backUp()
        #expect(try rig.differences() == [])
    }
}
