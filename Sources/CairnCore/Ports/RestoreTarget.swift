import CairnFormat

/// The target of a restore, as a port, called once for each item and buffer.
///
/// Every name is one component, resolved beneath an open directory and never through a symlink, so
/// a hostile repository cannot reach anything outside. - Source: openat2(2), RESOLVE_BENEATH and
/// RESOLVE_NO_SYMLINKS.
public protocol RestoreTarget: Sendable {
    /// Opens a directory that the user named by an absolute path; makes missing parts when
    /// `creating`.
    func open(_ path: [UInt8], creating: Bool) throws(SystemError) -> any TargetDirectory
}

/// An open directory for writing. It closes with its last reference.
public protocol TargetDirectory: AnyObject, Sendable {
    func status() throws(SystemError) -> FileStatus
    /// Nil when there is no such name.
    func status(of name: [UInt8]) throws(SystemError) -> FileStatus?
    /// Fails as making, replacing or removing a name here would, and changes nothing.
    func checkWritable() throws(SystemError)
    /// In ascending order of name.
    func entries() throws(SystemError) -> [DirectoryEntry]
    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any TargetDirectory
    /// Makes a directory and opens it.
    ///
    /// - Throws: `ESTALE` when something else took the name before it was opened.
    func makeDirectory(_ name: [UInt8], mode: UInt16) throws(SystemError) -> any TargetDirectory
    /// Creates a file under a temporary name, or without a name until it is placed.
    ///
    /// - Parameter isNameFree: whether nothing had its future name a moment ago. Then a file system
    ///   that can make nameless files makes one, of which nothing is left wherever this process
    ///   ends. It still gets its name only if that is free.
    func createFile(isNameFree: Bool) throws(SystemError) -> any TargetFile
    /// The same for a known item, which may spare its file a change of mode.
    func createFile(for item: Item, isNameFree: Bool) throws(SystemError) -> any TargetFile
    /// Makes a symlink, FIFO, socket or device with its metadata under a temporary name and renames
    /// it over `name`.
    func place(_ item: Item, as name: [UInt8], over mayReplace: MayReplace?) throws(SystemError)
        -> MetadataLoss
    /// Makes `name` another name of `source` in `directory` and replaces what is there.
    ///
    /// - Parameter item: the item that was restored as `source`.
    /// - Throws: `ESTALE` when `source` is now another user's file or one of another kind.
    func link(
        _ source: [UInt8], in directory: any TargetDirectory, as name: [UInt8], of item: Item,
        over mayReplace: MayReplace?) throws(SystemError)
    /// Makes an empty directory under a temporary name.
    ///
    /// - Returns: the name, and the directory itself even if something else takes the name.
    func makeTemporaryDirectory() throws(SystemError) -> (
        name: [UInt8], directory: any TargetDirectory
    )
    /// Puts a directory of this one in place of `name`: atomically where the file system can,
    /// otherwise by renaming away and in.
    ///
    /// - Returns: the temporary name of the replaced item; nil when there was none.
    /// - Source: rename(2), `RENAME_EXCHANGE`.
    func exchange(_ temporary: [UInt8], with name: [UInt8]) throws(SystemError) -> [UInt8]?
    /// Moves a name here from another directory of the same file system. An existing item of that
    /// name stays, and the call fails.
    func take(_ name: [UInt8], from directory: any TargetDirectory) throws(SystemError)
    /// Renames a temporary item so that its name contains its inode. If this restore ends early,
    /// the next one removes it.
    ///
    /// - Returns: the new name.
    func giveUp(_ name: [UInt8]) -> [UInt8]
    /// Removes anything but a directory.
    func remove(_ name: [UInt8], if mayReplace: MayReplace?) throws(SystemError)
    /// Removes an unfinished file that a killed restore left here.
    ///
    /// - Returns: false when another restore is writing it; then it stays.
    func removeLeftover(_ name: [UInt8]) throws(SystemError) -> Bool
    func removeDirectory(_ name: [UInt8]) throws(SystemError)
    /// Sets this directory's owner, mode, xattrs and times from `item`.
    func apply(_ item: Item) throws(SystemError) -> MetadataLoss
    /// Sets this directory's times alone from `item`.
    func setTimes(of item: Item) throws(SystemError)
    /// Bytes an unprivileged writer may still use on this file system.
    func freeBytes() throws(SystemError) -> UInt64
}

extension TargetDirectory {
    /// Creates a file under a temporary name.
    public func createFile() throws(SystemError) -> any TargetFile {
        try createFile(isNameFree: false)
    }

    public func createFile(for item: Item, isNameFree: Bool) throws(SystemError) -> any TargetFile {
        try createFile(isNameFree: isNameFree)
    }
}

/// A file being written to a directory. It disappears if dropped before ``place(as:_:)``.
public protocol TargetFile: AnyObject, Sendable {
    func write(_ bytes: UnsafeRawBufferPointer, at offset: UInt64) throws(SystemError)
    /// Sets the file's length, which preserves a hole at its end.
    func setLength(_ length: UInt64) throws(SystemError)
    /// Reads back what was written.
    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    /// Sets the file's owner, mode, xattrs and times from `item` and gives it its name: renames it
    /// over what has that, or links it there when it has no name and the name is free.
    func place(as name: [UInt8], _ item: Item, over mayReplace: MayReplace?) throws(SystemError)
        -> MetadataLoss
}

/// Whether an existing item with this status may be replaced or removed. Nil where anything may.
///
/// It is asked before replacing. Afterwards the replaced item is examined again, under its
/// temporary name, and put back when it is not the one asked about. An item that a program has open
/// for writing stays, because the program could write to it until the end. Both cases fail with
/// ``SystemError/replacing(_:_:)``, and so does a name that appeared meanwhile. Where the status
/// alone does not show a save (``FileSystemOrigin/served``), it is asked again, about the temporary
/// name.
public struct MayReplace: Sendable {
    public typealias Question =
        @Sendable (_ status: FileStatus, _ temporaryName: [UInt8]?) throws(SystemError) -> Bool

    private let question: Question

    public init(_ ask: @escaping @Sendable (FileStatus) throws(SystemError) -> Bool) {
        question = { status, _ throws(SystemError) in try ask(status) }
    }

    public init(asking question: @escaping Question) { self.question = question }

    /// - Parameter temporaryName: the item's name now, in the same directory, if it was renamed.
    public func callAsFunction(_ status: FileStatus, under temporaryName: [UInt8]? = nil)
        throws(SystemError) -> Bool
    { try question(status, temporaryName) }
}

extension SystemError {
    private static let replacing = "replace"

    public enum Standing: Int32, Sendable {
        /// ESTALE.
        case changed = 116
        /// ETXTBSY.
        case open = 26
    }

    /// The existing item with this name may not be replaced.
    public static func replacing(_ name: [UInt8], _ standing: Standing) -> SystemError {
        SystemError(replacing, path: name, code: standing.rawValue)
    }

    public var standing: Standing? { call == Self.replacing ? Standing(rawValue: code) : nil }
}

extension FileStatus {
    /// Whether another status is of the same item, which was only renamed.
    public func isRenamed(_ other: FileStatus) -> Bool { Stamp(self).isRenamed(Stamp(other)) }
}

/// Metadata that the system did not let Cairn set, as happens without root or on limited file
/// systems.
public struct MetadataLoss: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let owner = MetadataLoss(rawValue: 1)
    public static let attributes = MetadataLoss(rawValue: 2)
}

/// The names of unfinished files: every scan skips them, the next restore removes them.
///
/// A name contains a number that identifies its item: the inode of a file or directory; the length
/// of a symlink or the numbers of a device, which are made in one step and have no inode before.
/// Any other item with such a name is not Cairn's: it is a person's, or was about to be replaced by
/// a killed restore.
public enum TemporaryName {
    public static let prefix = Array(".cairn-restore-".utf8)
    private static let digits = 16

    /// - Parameter number: the identifying number; random while that is not known.
    public static func make(_ number: UInt64) -> [UInt8] {
        let text = String(number, radix: 16)
        return prefix + Array(String(repeating: "0", count: digits - text.count).utf8)
            + Array(text.utf8)
    }

    public static func isUnfinished(_ name: [UInt8], _ status: FileStatus) -> Bool {
        name.count == prefix.count + digits && name.starts(with: prefix)
            && name == make(status.told)
    }

    /// The number in the temporary name of an item that is made in one step.
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
    /// The number in the temporary name of this item.
    fileprivate var told: UInt64 {
        switch kind {
        case .file, .directory: inode
        case .symlink: size
        case .characterDevice, .blockDevice: deviceMajor << 32 | deviceMinor
        case .fifo, .socket: 0
        }
    }
}
