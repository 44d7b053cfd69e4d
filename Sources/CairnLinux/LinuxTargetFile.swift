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
    private let isNameFree: Bool
    private let hasMode: Bool

    /// - Parameters:
    ///   - isNameFree: whether nothing had its future name.
    ///   - hasMode: whether it was made with the mode of its item.
    init(
        _ descriptor: LinuxDescriptor, in directory: LinuxTargetDirectory, temporaryName: [UInt8]?,
        isNameFree: Bool, hasMode: Bool = false
    ) {
        self.isNameFree = isNameFree
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

    /// Sets the flags that count only for what is written afterwards.
    func prepare(for item: Item) {
        _ = Metadata.setFlags(
            item.flags.intersection(Metadata.earlyFlags), onDescriptor: descriptor.number)
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(SystemError) {
        try descriptor.write(bytes, at: offset)
    }

    func setLength(_ length: UInt64) throws(SystemError) {
        do throws(SystemError) {
            try check("set length", [], ftruncate(descriptor.number, off_t(length)))
        } catch {
            // Not every file system can set it, and a write has the same effect.
            let size = try statusAt(descriptor.number, []).size
            if size == length { return }
            guard size < length, !error.isFull else { throw error }
            let zero: [UInt8] = [0]
            try zero.withUnsafeBytes { [descriptor] bytes in
                Result { () throws(SystemError) in try descriptor.write(bytes, at: length - 1) }
            }.get()
        }
    }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        try descriptor.read(at: offset, into: buffer, path: temporaryName ?? [])
    }

    func place(as name: [UInt8], _ item: Item, over mayReplace: MayReplace?) throws(SystemError)
        -> [MetadataLoss]
    {
        let losses = Metadata.apply(
            item, toDescriptor: descriptor.number, isFresh: directory.leavesFilesBare,
            hasMode: hasMode)
        if temporaryName == nil, try directory.linkNew(descriptor, as: name) {
            isPlaced = true
            try descriptor.close(name)
            return losses
        }
        let temporary =
            if let temporaryName { temporaryName } else {
                try directory.nameTemporarily(descriptor)
            }
        // From here on the temporary name may be that of somebody else's file.
        isPlaced = true
        try directory.put(temporary, as: name, over: mayReplace, isNameFree: isNameFree)
        try descriptor.close(name)
        return losses
    }
}

/// What a restore has learnt of the file systems that it writes to.
final class TargetFileSystems: Sendable {
    private struct State {
        var linkable: Set<UInt64> = []
        var owners: [UInt64: UInt32] = [:]
    }

    let opened: OpenedDirectories
    private let state = Mutex(State())
    private let renaming = Mutex(())

    init(recordsIn place: [UInt8]?) { opened = OpenedDirectories(recordsIn: place) }

    /// Whether a file without a name was seen to get one there.
    ///
    /// A file that is written before it has a name cannot get one where /proc is not mounted, or
    /// where the file system does not link. So the first file on each gets its temporary name
    /// first.
    func isLinkable(on device: UInt64) -> Bool { state.withLock { $0.linkable.contains(device) } }
    func noteLinkable(on device: UInt64) { state.withLock { _ = $0.linkable.insert(device) } }

    /// The owner that this process's new items get there.
    ///
    /// - Parameter probe: finds it, at the first call.
    func ownerOfNew(on device: UInt64, probe: () throws(SystemError) -> UInt32) throws(SystemError)
        -> UInt32
    {
        if let known = state.withLock({ $0.owners[device] }) { return known }
        let found = try probe()
        state.withLock { $0.owners[device] = found }
        return found
    }

    /// Does what takes two calls where the file system cannot rename to free names only, so that
    /// no other thread of this restore comes between.
    func withoutOthers<R>(_ work: () -> Result<R, SystemError>) -> Result<R, SystemError> {
        renaming.withLock { _ in work() }
    }
}
