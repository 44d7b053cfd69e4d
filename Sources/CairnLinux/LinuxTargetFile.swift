import CairnCore
import CairnFormat
import Glibc

/// A file that is restored: under a temporary name until it is whole.
final class LinuxTargetFile: TargetFile, @unchecked Sendable {
    // SAFETY: one user at a time; `isPlaced` is written by `place` and read by `deinit`.
    private let descriptor: LinuxDescriptor
    private let directory: LinuxTargetDirectory
    private let temporaryName: [UInt8]
    private var isPlaced = false

    init(_ descriptor: LinuxDescriptor, in directory: LinuxTargetDirectory, temporaryName: [UInt8])
    {
        self.descriptor = descriptor
        self.directory = directory
        self.temporaryName = temporaryName
    }

    deinit {
        if !isPlaced {
            _ = withCString(temporaryName) { unlinkat(directory.descriptor.number, $0, 0) }
        }
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = pwrite(
                descriptor.number, bytes.baseAddress! + written, bytes.count - written,
                off_t(offset) + off_t(written))
            if count < 0 {
                if errno == EINTR { continue }
                throw SystemError("write", code: errno)
            }
            written += count
        }
    }

    func setLength(_ length: UInt64) throws(SystemError) {
        guard ftruncate(descriptor.number, off_t(length)) == 0 else {
            throw SystemError("set length", code: errno)
        }
    }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        try descriptor.read(at: offset, into: buffer, path: temporaryName)
    }

    func place(as name: [UInt8], _ item: Item, over mayReplace: MayReplace?) throws(SystemError)
        -> MetadataLoss
    {
        let loss = try Metadata.apply(
            item, toDescriptor: descriptor.number, isFresh: directory.leavesFilesBare)
        // From here on the temporary name may be that of somebody else's file.
        isPlaced = true
        try directory.put(temporaryName, as: name, over: mayReplace)
        try descriptor.close(name)
        return loss
    }
}
