import CairnFormat

/// The place a restore writes to, as a port: crossed once an item and once a buffer.
///
/// Every name is one component, resolved beneath a held directory and never through a symlink:
/// nothing outside can be reached, whatever the repository says. - Source: openat2(2),
/// RESOLVE_BENEATH and RESOLVE_NO_SYMLINKS.
public protocol RestoreTarget: Sendable {
    /// Opens a directory the user named by an absolute path, making what is missing of it when
    /// `creating`.
    func open(_ path: [UInt8], creating: Bool) throws(SystemError) -> any TargetDirectory
}

/// An open directory that is written to. Closed when the last reference goes.
public protocol TargetDirectory: AnyObject, Sendable {
    func status() throws(SystemError) -> FileStatus
    /// Nil when there is no such name.
    func status(of name: [UInt8]) throws(SystemError) -> FileStatus?
    /// In ascending order of name.
    func entries() throws(SystemError) -> [DirectoryEntry]
    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any TargetDirectory
    /// Makes a directory and opens it.
    ///
    /// - Throws: `ESTALE` when something else has the name by the time it is opened.
    func makeDirectory(_ name: [UInt8], mode: UInt16) throws(SystemError) -> any TargetDirectory
    /// Creates a file under a temporary name.
    func createFile() throws(SystemError) -> any TargetFile
    /// Makes a symlink, FIFO, socket or device with its metadata under a temporary name and renames
    /// it over `name`.
    func place(_ item: Item, as name: [UInt8], over mayReplace: MayReplace?) throws(SystemError)
        -> MetadataLoss
    /// Makes `name` another name of `source` in `directory`, replacing what is there.
    ///
    /// - Parameter item: what was restored as `source`.
    /// - Throws: `ESTALE` when somebody else's file, or one of another kind, has that name now.
    func link(
        _ source: [UInt8], in directory: any TargetDirectory, as name: [UInt8], of item: Item,
        over mayReplace: MayReplace?
    ) throws(SystemError)
    /// Makes an empty directory under a temporary name.
    ///
    /// - Returns: the name, and the directory itself, whatever has that name by now.
    func makeTemporaryDirectory() throws(SystemError) -> (
        name: [UInt8], directory: any TargetDirectory
    )
    /// Puts a directory of this one in the place of whatever has `name`: in one step where the file
    /// system can, else by renaming away and in.
    ///
    /// - Returns: the temporary name that what was there has now; nil when nothing was.
    /// - Source: rename(2), `RENAME_EXCHANGE`.
    func exchange(_ temporary: [UInt8], with name: [UInt8]) throws(SystemError) -> [UInt8]?
    /// Moves a name here from another directory of the same file system; what has it here already
    /// stays, and the call fails.
    func take(_ name: [UInt8], from directory: any TargetDirectory) throws(SystemError)
    /// Gives what has a temporary name the one that tells its inode: whatever ends this restore,
    /// the next clears it away.
    ///
    /// - Returns: the name it has now.
    func giveUp(_ name: [UInt8]) -> [UInt8]
    /// Removes anything but a directory.
    func remove(_ name: [UInt8], if mayReplace: MayReplace?) throws(SystemError)
    /// Removes an unfinished file that a killed restore left here.
    ///
    /// - Returns: false when another restore is writing it just now; then it stays.
    func removeLeftover(_ name: [UInt8]) throws(SystemError) -> Bool
    func removeDirectory(_ name: [UInt8]) throws(SystemError)
    /// Gives this directory owner, mode, xattrs and times of `item`.
    func apply(_ item: Item) throws(SystemError) -> MetadataLoss
    /// Bytes an unprivileged writer may still use on this file system.
    func freeBytes() throws(SystemError) -> UInt64
}

/// A file on its way into a directory. Dropped before ``place(as:_:)`` it vanishes.
public protocol TargetFile: AnyObject, Sendable {
    func write(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(SystemError)
    /// Gives the file its length, so that a hole at its end is kept.
    func setLength(_ length: UInt64) throws(SystemError)
    /// Reads back what was written.
    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    /// Gives the file owner, mode, xattrs and times of `item` and renames it over `name`.
    func place(as name: [UInt8], _ item: Item, over mayReplace: MayReplace?) throws(SystemError)
        -> MetadataLoss
}

/// Whether what has a name, as the system says it is now, may be replaced or removed. Nil where
/// anything may.
///
/// Asked before; afterwards what was replaced is looked at again, under its temporary name, and put
/// back when it is not what was asked about. What a program has open for writing stays, for it
/// could be written to until the end. Both fail with ``SystemError/replacing(_:_:)``, and so does a
/// name that came meanwhile.
public typealias MayReplace = @Sendable (FileStatus) throws(SystemError) -> Bool

extension SystemError {
    private static let replacing = "replace"

    public enum Standing: Int32, Sendable {
        /// ESTALE.
        case changed = 116
        /// ETXTBSY.
        case open = 26
    }

    /// What has the name is not what may be replaced.
    public static func replacing(_ name: [UInt8], _ standing: Standing) -> SystemError {
        SystemError(replacing, path: name, code: standing.rawValue)
    }

    public var standing: Standing? { call == Self.replacing ? Standing(rawValue: code) : nil }
}

extension FileStatus {
    /// Whether another status is that of the same thing, which was renamed and nothing else.
    public func isRenamed(_ other: FileStatus) -> Bool { Stamp(self).isRenamed(Stamp(other)) }
}

/// Metadata that the system would not let us set, as happens without root or on lesser file
/// systems.
public struct MetadataLoss: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let owner = MetadataLoss(rawValue: 1)
    public static let attributes = MetadataLoss(rawValue: 2)
}

/// The names of unfinished files: skipped by every scan, removed by the next restore.
///
/// Such a name tells what it was made for: the inode of a file or directory; the length of a
/// symlink or the numbers of a device, which are made in one step and have no inode before.
/// Anything else of such a name is somebody's own: a person's, or what a killed restore was about
/// to replace.
public enum TemporaryName {
    public static let prefix = Array(".cairn-restore-".utf8)
    private static let digits = 16

    /// - Parameter number: what the name tells; by chance while that is not known.
    public static func make(_ number: UInt64) -> [UInt8] {
        let text = String(number, radix: 16)
        return prefix + Array(String(repeating: "0", count: digits - text.count).utf8)
            + Array(text.utf8)
    }

    public static func isUnfinished(_ name: [UInt8], _ status: FileStatus) -> Bool {
        name.count == prefix.count + digits && name.starts(with: prefix)
            && name == make(status.told)
    }

    /// What the name of an item tells that is made in one step.
    public static func told(of item: Item) -> UInt64 {
        switch item.body {
        case .symlink(let target): UInt64(target.count)
        case .characterDevice(let major, let minor), .blockDevice(let major, let minor):
            major << 32 | minor
        default: 0
        }
    }
}

extension FileStatus {
    /// What a temporary name tells.
    fileprivate var told: UInt64 {
        switch kind {
        case .file, .directory: inode
        case .symlink: size
        case .characterDevice, .blockDevice: deviceMajor << 32 | deviceMinor
        case .fifo, .socket: 0
        }
    }
}
