import CairnCore
import CairnFormat
import CairnLinux
import Foundation
import Glibc
import Synchronization

/// A restore's target on a file system that lacks something: what it does otherwise is as there.
struct LimitedTarget: RestoreTarget {
    /// What the file system does not do.
    struct Limits: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }

        static let noCase = Limits(rawValue: 1)
        static let noLinks = Limits(rawValue: 2)
        static let noMetadata = Limits(rawValue: 4)
        static let noColons = Limits(rawValue: 8)
        static let noSymlinks = Limits(rawValue: 16)
        /// With ``noCase``: each spelling of a name has another inode, as through FUSE.
        static let inodesBySpelling = Limits(rawValue: 32)
        /// Neither pipes, sockets nor devices.
        static let noSpecial = Limits(rawValue: 64)
        /// Files have another owner than the one that was set, as with `root_squash`.
        static let otherOwners = Limits(rawValue: 128)
        /// Names that differ in how accents are written are one; the first is listed.
        static let noForms = Limits(rawValue: 256)
        /// Names are stored in lower case.
        static let lowers = Limits(rawValue: 512)
        /// Letters with accents are stored as one scalar.
        static let composes = Limits(rawValue: 1024)
        /// Dots at the end of a name are dropped.
        static let dropsDots = Limits(rawValue: 2048)
        /// Another file system is mounted on each directory `mount`.
        static let mounts = Limits(rawValue: 4096)
        /// Links fail as on a disk with errors.
        static let badLinks = Limits(rawValue: 8192)
        /// Directories are not renamed, as the lower ones of an overlay.
        static let noExchange = Limits(rawValue: 16384)
    }

    /// How often directories were opened to read what is in them.
    final class Readings: Sendable {
        private let number = Mutex(0)
        var count: Int { number.withLock { $0 } }
        func note() { number.withLock { $0 += 1 } }
    }

    private let base = LinuxRestoreTarget()
    private let limits: Limits
    let readings = Readings()

    init(_ limits: Limits) { self.limits = limits }

    func open(_ path: [UInt8], creating: Bool) throws(SystemError) -> any TargetDirectory {
        LimitedDirectory(try base.open(path, creating: creating), limits, readings)
    }

    func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        try base.status(ofRoot: path)
    }
}

private final class LimitedDirectory: TargetDirectory {
    private let base: any TargetDirectory
    private let limits: LimitedTarget.Limits
    private let readings: LimitedTarget.Readings
    private let isMountTop: Bool

    init(
        _ base: any TargetDirectory, _ limits: LimitedTarget.Limits,
        _ readings: LimitedTarget.Readings, isMountTop: Bool = false
    ) {
        (self.base, self.limits, self.isMountTop) = (base, limits, isMountTop)
        self.readings = readings
    }

    /// The listed name that a name stands for.
    private func found(_ name: [UInt8]) throws(SystemError) -> [UInt8] {
        if limits.contains(.noColons), name.contains(UInt8(ascii: ":")) {
            throw SystemError("open", path: name, code: EINVAL)
        }
        guard limits.isDisjoint(with: [.lowers, .composes, .dropsDots]) else { return stored(name) }
        guard !limits.isDisjoint(with: [.noCase, .noForms]) else { return name }
        let folded = folded(name)
        return try base.entries().map(\.name).first { self.folded($0) == folded } ?? name
    }

    private func stored(_ name: [UInt8]) -> [UInt8] {
        var text = String(decoding: name, as: UTF8.self)
        if limits.contains(.lowers) { text = text.lowercased() }
        if limits.contains(.composes) { text = text.precomposedStringWithCanonicalMapping }
        if limits.contains(.dropsDots) { while text.last == "." { text.removeLast() } }
        return Array(text.utf8)
    }

    /// Strings are equal however their accents are written.
    private func folded(_ name: [UInt8]) -> String {
        let text = String(decoding: name, as: UTF8.self)
        return limits.contains(.noCase) ? text.lowercased() : text
    }

    private static let losses = [
        MetadataLoss(.owner, code: EPERM), MetadataLoss(.mode, code: EPERM),
        MetadataLoss(.times, code: EPERM),
    ]

    fileprivate func limited(_ losses: [MetadataLoss]) -> [MetadataLoss] {
        limits.contains(.noMetadata) ? Self.losses : losses
    }

    func shut(to item: Item, isDryRun: Bool) throws(SystemError) {
        try base.shut(to: item, isDryRun: isDryRun)
    }

    func refuseOthers(_ item: Item, isDryRun: Bool) throws(SystemError) {
        try base.refuseOthers(item, isDryRun: isDryRun)
    }

    func status() throws(SystemError) -> FileStatus {
        var status = try base.status()
        if isMountTop { status.isMountTop = true }
        return status
    }
    func status(of name: [UInt8]) throws(SystemError) -> FileStatus? {
        let found = try found(name)
        var status = try base.status(of: found)
        if limits.contains(.inodesBySpelling), found != name { status?.inode += 1 << 40 }
        if isMount(name) { status?.isMountTop = true }
        return status
    }
    private func isMount(_ name: [UInt8]) -> Bool {
        limits.contains(.mounts) && name == Array("mount".utf8)
    }
    func checkWritable() throws(SystemError) { try base.checkWritable() }
    func entries() throws(SystemError) -> [DirectoryEntry] {
        var entries = try base.entries()
        for index in entries.indices where isMount(entries[index].name) {
            guard var status = try? entries[index].status.get() else { continue }
            status.isMountTop = true
            entries[index] = DirectoryEntry(name: entries[index].name, status: .success(status))
        }
        return entries
    }
    func reading() throws(SystemError) -> any SourceDirectory {
        readings.note()
        return try base.reading()
    }
    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any TargetDirectory {
        LimitedDirectory(
            try base.openDirectory(found(name)), limits, readings, isMountTop: isMount(name))
    }
    func makeDirectory(_ name: [UInt8], mode: UInt16) throws(SystemError) -> any TargetDirectory {
        LimitedDirectory(try base.makeDirectory(found(name), mode: mode), limits, readings)
    }
    func createFile(isNameFree: Bool) throws(SystemError) -> any TargetFile {
        LimitedFile(try base.createFile(isNameFree: isNameFree), in: self, isNameFree)
    }

    func place(
        _ item: Item, as name: [UInt8], over mayReplace: MayReplace?, isNameFree: Bool
    ) throws(SystemError) -> [MetadataLoss] {
        if limits.contains(.noSymlinks), item.kind == .symlink {
            throw SystemError("make symlink", path: name, code: EPERM)
        }
        if limits.contains(.noSpecial), ![.file, .symlink].contains(item.kind) {
            throw SystemError("make", path: name, code: EPERM)
        }
        return limited(
            try base.place(
                item, as: free(name, isNameFree), over: mayReplace, isNameFree: isNameFree))
    }

    func link(
        _ source: [UInt8], in directory: any TargetDirectory, as name: [UInt8], of item: Item,
        over mayReplace: MayReplace?, isNameFree: Bool
    ) throws(SystemError) {
        guard !limits.contains(.noLinks), let directory = directory as? LimitedDirectory
        else { throw SystemError("link", path: name, code: EPERM) }
        if limits.contains(.badLinks) { throw SystemError("link", path: name, code: EIO) }
        if limits.contains(.otherOwners) {
            throw SystemError("link", path: name, code: ESTALE)
        }
        try base.link(
            source, in: directory.base, as: free(name, isNameFree), of: item, over: mayReplace,
            isNameFree: isNameFree)
    }

    /// As the kernel does it: a name in another spelling is not free.
    fileprivate func free(_ name: [UInt8], _ isNameFree: Bool) throws(SystemError) -> [UInt8] {
        let found = try found(name)
        if isNameFree, found != name, try base.status(of: found) != nil {
            throw .replacing(name, .collides)
        }
        return found
    }

    func makeTemporaryDirectory() throws(SystemError) -> (
        name: [UInt8], directory: any TargetDirectory
    ) {
        let made = try base.makeTemporaryDirectory()
        return (made.name, LimitedDirectory(made.directory, limits, readings))
    }
    func exchange(_ temporary: [UInt8], with name: [UInt8]) throws(SystemError) -> [UInt8]? {
        if limits.contains(.noExchange), try base.status(of: found(name)) != nil {
            throw SystemError("exchange", path: name, code: EXDEV)
        }
        return try base.exchange(temporary, with: found(name))
    }
    func take(_ name: [UInt8], from directory: any TargetDirectory) throws(SystemError) {
        let source = directory as? LimitedDirectory
        try base.take(source?.found(name) ?? name, from: source?.base ?? directory)
    }
    func giveUp(_ name: [UInt8]) -> [UInt8] { base.giveUp(name) }
    func remove(_ name: [UInt8], if mayReplace: MayReplace?) throws(SystemError) {
        try base.remove(found(name), if: mayReplace)
    }
    func removeLeftover(_ name: [UInt8]) throws(SystemError) -> Bool {
        try base.removeLeftover(name)
    }
    func removeDirectory(_ name: [UInt8]) throws(SystemError) {
        try base.removeDirectory(found(name))
    }
    func apply(_ item: Item) -> [MetadataLoss] { limited(base.apply(item)) }
    func setTimes(of item: Item) {}
    func prepare(for item: Item) { base.prepare(for: item) }
    func seal(_ name: [UInt8]?, as item: Item) throws(SystemError) -> [MetadataLoss] {
        try base.seal(name, as: item)
    }
    func unseal(_ name: [UInt8]) { base.unseal(name) }
    func freeBytes() throws(SystemError) -> UInt64 { try base.freeBytes() }
}

private final class LimitedFile: TargetFile {
    private let base: any TargetFile
    private let directory: LimitedDirectory
    private let isNameFree: Bool

    init(_ base: any TargetFile, in directory: LimitedDirectory, _ isNameFree: Bool) {
        (self.base, self.directory, self.isNameFree) = (base, directory, isNameFree)
    }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(SystemError) {
        try base.write(bytes, at: offset)
    }
    func setLength(_ length: UInt64) throws(SystemError) { try base.setLength(length) }
    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    { try base.read(at: offset, into: buffer) }
    func place(as name: [UInt8], _ item: Item, over mayReplace: MayReplace?) throws(SystemError)
        -> [MetadataLoss]
    {
        directory.limited(
            try base.place(as: directory.free(name, isNameFree), item, over: mayReplace))
    }
}
