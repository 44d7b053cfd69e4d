import CLinux
import CairnCore
import CairnFormat
import Glibc
import Synchronization

/// Cairn's own directories for copies, as files without a name: nothing of them is left behind, and
/// nobody else can open them.
///
/// - What it promises: no name appears anywhere, and nothing is written in a tree that is backed
///   up.
/// - Bounds: a copy is made only where four times its size is free when it begins.
/// - Source: open(2), O_TMPFILE; ioctl_ficlonerange(2); copy_file_range(2).
public final class ScratchPlaces: Sendable {
    /// Opened for each copy: an open directory would keep a disk from being unmounted.
    private let paths: [[UInt8]]
    /// Devices whose files none of the places can share blocks with.
    private let withoutClones = Mutex<Set<UInt64>>([])

    /// - Parameter paths: absolute, in the order in which they are tried. What is not there, or
    ///   cannot be opened, is passed over.
    public init(_ paths: [[UInt8]]) { self.paths = paths }

    /// Makes an empty file with room for so many bytes.
    func make(bytes: UInt64) -> (any ScratchFile)? {
        for path in paths {
            if let file = unnamed(in: path), let free = try? file.freeBytes(), free / 4 >= bytes {
                return LinuxScratchFile(file)
            }
        }
        return nil
    }

    /// A file that shares all its blocks with another one; nil where that cannot be.
    func clone(_ file: LinuxFile) -> (any SourceFile)? {
        let device = file.openedStatus.device
        if withoutClones.withLock({ $0.contains(device) }) { return nil }
        var isImpossible = true
        for path in paths {
            guard let target = unnamed(in: path) else { continue }
            let code = cairn_clone(target.number, file.descriptor.number)
            if code == 0 {
                return (try? statusAt(target.number, [])).map {
                    LinuxFile(target, openedStatus: $0)
                }
            }
            // The same device can do it for other files, or at other times.
            if ![EXDEV, EOPNOTSUPP, EINVAL, ENOTTY, ENOSYS].contains(code) { isImpossible = false }
        }
        if isImpossible { withoutClones.withLock { _ = $0.insert(device) } }
        return nil
    }

    private func unnamed(in path: [UInt8]) -> LinuxDescriptor? {
        try? openAt(AT_FDCWD, path, O_RDWR | cairn_o_tmpfile, mode: 0o600)
    }
}

/// A copy on its way.
private final class LinuxScratchFile: ScratchFile {
    private let file: LinuxFile

    init(_ descriptor: LinuxDescriptor) {
        // Nobody asks a copy what it was when it was opened.
        file = LinuxFile(
            descriptor,
            openedStatus: FileStatus(
                kind: .file, mode: 0o600, uid: 0, gid: 0, links: 0, size: 0, blocks: 0, inode: 0,
                device: 0, modified: Timestamp(seconds: 0), changed: Timestamp(seconds: 0)))
    }

    var content: any SourceFile { file }

    func copy(from source: any SourceFile, at offset: UInt64, count: Int) throws(SystemError) -> Int
    {
        guard let source = source as? LinuxFile
        else { return try copyThroughMemory(source, offset, count) }
        var copied = 0
        while copied < count {
            let step = cairn_copy_range(
                source.descriptor.number, file.descriptor.number, offset + UInt64(copied),
                count - copied)
            if step == 0 { break }
            if step > 0 {
                copied += step
                continue
            }
            switch Int32(-step) {
            case EINTR: continue
            // Between file systems, and where one of them does not know how. - Source:
            // copy_file_range(2), ERRORS.
            case EXDEV, EINVAL, EOPNOTSUPP, ENOSYS:
                return copied
                    + (try copyThroughMemory(source, offset + UInt64(copied), count - copied))
            default: throw SystemError("copy", code: Int32(-step))
            }
        }
        return copied
    }

    private func copyThroughMemory(_ source: any SourceFile, _ offset: UInt64, _ count: Int)
        throws(SystemError) -> Int
    {
        let result: Result<Int, SystemError> = withUnsafeTemporaryAllocation(
            byteCount: min(count, 256 << 10), alignment: 16
        ) { buffer in
            Result { () throws(SystemError) in
                var copied = 0
                while copied < count {
                    let part = UnsafeMutableRawBufferPointer(
                        rebasing: buffer[..<min(buffer.count, count - copied)])
                    let got = try source.read(at: offset + UInt64(copied), into: part)
                    try file.descriptor.write(
                        UnsafeRawBufferPointer(rebasing: part[..<got]),
                        at: offset + UInt64(copied), call: "write copy")
                    copied += got
                    if got < part.count { break }
                }
                return copied
            }
        }
        return try result.get()
    }
}
