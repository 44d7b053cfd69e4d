import CairnCore
import CairnFormat
import CairnSimulation
import Synchronization

/// A file system and a clock on which something happens before every operation: whoever scans meets
/// a tree that changes under it.
final class SteppingFileSystem: FileSystem {
    private let base: SimulatedFileSystem
    let steps: Steps

    /// Counts operations, and lets time pass with each.
    final class Steps: Sendable {
        private let count = Mutex(0)
        private let action: @Sendable (Int) -> Void

        init(_ action: @escaping @Sendable (Int) -> Void) { self.action = action }

        /// How many there were.
        var number: Int { count.withLock { $0 } }

        func step() {
            let number = count.withLock { count in
                count += 1
                return count
            }
            action(number)
        }
    }

    init(_ base: SimulatedFileSystem, _ steps: Steps) {
        self.base = base
        self.steps = steps
    }

    func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        steps.step()
        return try base.status(ofRoot: path)
    }

    func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        steps.step()
        return Directory(try base.openRoot(path), steps)
    }

    private final class Directory: SourceDirectory {
        private let base: any SourceDirectory
        private let steps: Steps

        init(_ base: any SourceDirectory, _ steps: Steps) {
            self.base = base
            self.steps = steps
        }

        func status() throws(SystemError) -> FileStatus {
            steps.step()
            return try base.status()
        }

        /// The kernel looks at one name after the other.
        func entries() throws(SystemError) -> [DirectoryEntry] {
            steps.step()
            var entries: [DirectoryEntry] = []
            for entry in try base.entries() {
                steps.step()
                do throws(SystemError) {
                    entries.append(
                        DirectoryEntry(
                            name: entry.name, status: .success(try base.status(of: entry.name))))
                } catch {
                    if !error.isMissing {
                        entries.append(DirectoryEntry(name: entry.name, status: .failure(error)))
                    }
                }
            }
            return entries
        }

        func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
            steps.step()
            return Directory(try base.openDirectory(name), steps)
        }

        func openParent() throws(SystemError) -> any SourceDirectory {
            steps.step()
            return Directory(try base.openParent(), steps)
        }

        func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
            steps.step()
            return File(try base.openFile(name), steps)
        }

        func status(of name: [UInt8]) throws(SystemError) -> FileStatus {
            steps.step()
            return try base.status(of: name)
        }

        func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8] {
            try base.readSymlink(name)
        }
        func attributes(of name: [UInt8]) throws(SystemError) -> AttributeReading {
            try base.attributes(of: name)
        }
        func attributes() throws(SystemError) -> AttributeReading {
            steps.step()
            return try base.attributes()
        }
    }

    private final class File: SourceFile {
        private let base: any SourceFile
        private let steps: Steps
        let openedStatus: FileStatus

        init(_ base: any SourceFile, _ steps: Steps) {
            self.base = base
            self.steps = steps
            openedStatus = base.openedStatus
        }

        func status() throws(SystemError) -> FileStatus {
            steps.step()
            return try base.status()
        }

        func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
            -> Int
        {
            steps.step()
            return try base.read(at: offset, into: buffer)
        }

        func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
            try base.nextData(from: offset)
        }
        func attributes() throws(SystemError) -> AttributeReading { try base.attributes() }
    }
}

/// A clock whose pauses are operations, too.
struct SteppingClock: CairnCore.Clock {
    let base: SimulatedClock
    let steps: SteppingFileSystem.Steps

    func now() -> Timestamp { base.now() }
    func monotonic() -> UInt64 { base.monotonic() }

    func pause(nanoseconds: UInt64) {
        base.advance(nanoseconds: nanoseconds)
        steps.step()
    }
}
