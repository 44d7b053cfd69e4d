import CairnFormat

/// The place a restore writes to, as a port: crossed once an item and once a buffer.
///
/// Every name is one component, resolved beneath a held directory and never through a symlink: nothing outside can be reached,
/// whatever the repository says. - Source: openat2(2), RESOLVE_BENEATH and RESOLVE_NO_SYMLINKS.
public protocol RestoreTarget: Sendable {
    /// Opens a directory the user named by an absolute path, making what is missing of it when `creating`.
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
    func makeDirectory(_ name: [UInt8], mode: UInt16) throws(SystemError)
    /// Creates a file under a temporary name.
    func createFile() throws(SystemError) -> any TargetFile
    /// Makes a symlink, FIFO, socket or device with its metadata under a temporary name and renames it over `name`.
    func place(_ item: Item, as name: [UInt8]) throws(SystemError) -> MetadataLoss
    /// Makes `name` another name of `source` in `directory`, replacing what is there.
    func link(_ source: [UInt8], in directory: any TargetDirectory, as name: [UInt8]) throws(SystemError)
    /// Makes an empty directory under a temporary name.
    ///
    /// - Returns: the name.
    func makeTemporaryDirectory() throws(SystemError) -> [UInt8]
    /// Puts a directory of this one in the place of whatever has `name`: in one step where the file system can, else by renaming away and in.
    ///
    /// - Returns: the temporary name that what was there has now; nil when nothing was.
    /// - Source: rename(2), `RENAME_EXCHANGE`.
    func exchange(_ temporary: [UInt8], with name: [UInt8]) throws(SystemError) -> [UInt8]?
    /// Moves a name here from another directory of the same file system; what has it here already stays, and the call fails.
    func take(_ name: [UInt8], from directory: any TargetDirectory) throws(SystemError)
    func remove(_ name: [UInt8]) throws(SystemError)
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
    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    /// Gives the file owner, mode, xattrs and times of `item` and renames it over `name`.
    func place(as name: [UInt8], _ item: Item) throws(SystemError) -> MetadataLoss
}

/// Metadata that the system would not let us set, as happens without root or on lesser file systems.
public struct MetadataLoss: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let owner = MetadataLoss(rawValue: 1)
    public static let attributes = MetadataLoss(rawValue: 2)
}

/// The names of unfinished files: skipped by every scan, removed by the next restore.
public enum TemporaryName {
    public static let prefix = Array(".cairn-restore-".utf8)

    public static func make(_ random: UInt64) -> [UInt8] {
        let digits = String(random, radix: 16)
        return prefix + Array(String(repeating: "0", count: 16 - digits.count).utf8) + Array(digits.utf8)
    }

    public static func matches(_ name: [UInt8]) -> Bool {
        name.count == prefix.count + 16 && name.starts(with: prefix)
    }
}
