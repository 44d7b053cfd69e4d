import CairnCore
import CairnFormat
import Glibc
import Synchronization

/// A file that is restored: under a temporary name, or without one, until it is whole.
final class LinuxTargetFile: TargetFile, @unchecked Sendable {
    // SAFETY: several threads may read and write content, by offsets. One alone places the file,
    // after them: only it and `deinit` use what changes.
    private let descriptor: LinuxDescriptor
    private let directory: LinuxTargetDirectory
    /// Nil while it has no name.
    private var temporaryName: [UInt8]?
    private var isPlaced = false
    private let hasMode: Bool

    /// - Parameter hasMode: whether it was made with the mode of its item.
    init(
        _ descriptor: LinuxDescriptor, in directory: LinuxTargetDirectory, temporaryName: [UInt8]?,
        hasMode: Bool = false
    ) {
        self.hasMode = hasMode
        self.descriptor = descriptor
        self.directory = directory
        self.temporaryName = temporaryName
    }

    deinit {
        if !isPlaced, let temporaryName {
            _ = withCString(temporaryName) { unlinkat(directory.descriptor.number, $0, 0) }
        }
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(SystemError) {
        try descriptor.write(bytes, at: offset)
    }

    func setLength(_ length: UInt64) throws(SystemError) {
        try check("set length", [], ftruncate(descriptor.number, off_t(length)))
    }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        try descriptor.read(at: offset, into: buffer, path: temporaryName ?? [])
    }

    func place(as name: [UInt8], _ item: Item, over mayReplace: MayReplace?) throws(SystemError)
        -> MetadataLoss
    {
        let loss = try Metadata.apply(
            item, toDescriptor: descriptor.number, isFresh: directory.leavesFilesBare,
            hasMode: hasMode)
        if temporaryName == nil, try directory.linkNew(descriptor, as: name) {
            isPlaced = true
            try descriptor.close(name)
            return loss
        }
        let temporary =
            if let temporaryName { temporaryName } else {
                try directory.nameTemporarily(descriptor)
            }
        // From here on the temporary name may be that of somebody else's file.
        isPlaced = true
        try directory.put(temporary, as: name, over: mayReplace)
        try descriptor.close(name)
        return loss
    }
}

/// The file systems on which a file without a name was seen to get one.
///
/// A file that is written before it has a name cannot get one where /proc is not mounted, or where
/// the file system does not link. So the first file on each gets its temporary name first.
final class NamelessFiles: Sendable {
    private let devices = Mutex<Set<UInt64>>([])

    func isLinkable(on device: UInt64) -> Bool { devices.withLock { $0.contains(device) } }
    func noteLinkable(on device: UInt64) { devices.withLock { _ = $0.insert(device) } }
}
