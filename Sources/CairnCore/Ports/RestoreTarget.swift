import CairnFormat
import Glibc
import Synchronization

/// The target of a restore, as a port, called once for each item and buffer.
///
/// Every name is one component, resolved beneath an open directory and never through a symlink, so
/// a hostile repository cannot reach anything outside. - Source: openat2(2), RESOLVE_BENEATH and
/// RESOLVE_NO_SYMLINKS.
public protocol RestoreTarget: Sendable {
    /// Opens a directory that the user named by an absolute path; makes missing parts when
    /// `creating`.
    func open(_ path: [UInt8], creating: Bool) throws(SystemError) -> any TargetDirectory
    /// Of what has an absolute path; of a symlink itself.
    func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus
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
    /// Opens this directory again to read what is in it.
    func reading() throws(SystemError) -> any SourceDirectory
    /// Makes a directory and opens it.
    ///
    /// - Throws: `ESTALE` when something else took the name before it was opened.
    func makeDirectory(_ name: [UInt8], mode: UInt16) throws(SystemError) -> any TargetDirectory
    /// Creates a file under a temporary name, or without a name until it is placed.
    ///
    /// - Parameter isNameFree: whether nothing had its future name a moment ago. Then a file system
    ///   that can make nameless files makes one, of which nothing is left wherever this process
    ///   ends. What has the name by the time the file gets it is replaced only if the directory
    ///   lists exactly that name. Otherwise it is an item of another name, which this file system
    ///   takes for the same, and giving the name fails with ``SystemError/Standing/collides``.
    func createFile(isNameFree: Bool) throws(SystemError) -> any TargetFile
    /// The same for a known item, which may spare its file a change of mode.
    func createFile(for item: Item, isNameFree: Bool) throws(SystemError) -> any TargetFile
    /// Makes a symlink, FIFO, socket or device with its metadata under a temporary name and renames
    /// it over `name`.
    ///
    /// - Parameter isNameFree: as in ``createFile(isNameFree:)``.
    /// - Returns: what could not be set; the item is there without it.
    func place(
        _ item: Item, as name: [UInt8], over mayReplace: MayReplace?, isNameFree: Bool
    ) throws(SystemError) -> [MetadataLoss]
    /// Makes `name` another name of `source` in `directory` and replaces what is there.
    ///
    /// - Parameters:
    ///   - item: the item that was restored as `source`.
    ///   - isNameFree: as in ``createFile(isNameFree:)``.
    /// - Throws: `ESTALE` when `source` is now another user's file or one of another kind.
    func link(
        _ source: [UInt8], in directory: any TargetDirectory, as name: [UInt8], of item: Item,
        over mayReplace: MayReplace?, isNameFree: Bool) throws(SystemError)
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
    ///
    /// - Returns: what could not be set.
    func apply(_ item: Item) -> [MetadataLoss]
    /// Sets the flags of a directory that was just made and is empty, as far as the file system
    /// can: some count only for what is made in it afterwards.
    func prepare(for item: Item)
    /// Narrows the access to this directory, which existed before, to what the item allows, before
    /// content is written into it: sets the item's owner and group, and removes from the mode and
    /// the access list what the item does not have.
    ///
    /// - Throws: ``ErrorCode/othersDirectory`` where it stays another user's.
    func shut(to item: Item, isDryRun: Bool) throws(SystemError)
    /// Checks that this directory on the way belongs to the item's owner, to root or to this user.
    ///
    /// - Throws: ``ErrorCode/othersDirectory``.
    func refuseOthers(_ item: Item, isDryRun: Bool) throws(SystemError)
    /// Sets those flags after which nobody can change an item or its names, if the item is still
    /// the one that was restored.
    ///
    /// - Parameter name: of an item here; nil for this directory.
    /// - Returns: what could not be set.
    func seal(_ name: [UInt8]?, as item: Item) throws(SystemError) -> [MetadataLoss]
    /// Takes those flags from an item, so that it can be replaced or removed. Does nothing where it
    /// has none.
    func unseal(_ name: [UInt8])
    /// Sets this directory's times alone from `item`, if the file system can.
    func setTimes(of item: Item)
    /// Bytes an unprivileged writer may still use on this file system.
    func freeBytes() throws(SystemError) -> UInt64
}

extension TargetDirectory {
    public func shut(to item: Item, isDryRun: Bool) throws(SystemError) {}
    public func refuseOthers(_ item: Item, isDryRun: Bool) throws(SystemError) {}

    /// Creates a file under a temporary name.
    public func createFile() throws(SystemError) -> any TargetFile {
        try createFile(isNameFree: false)
    }

    public func createFile(for item: Item, isNameFree: Bool) throws(SystemError) -> any TargetFile {
        try createFile(isNameFree: isNameFree)
    }

    public func place(_ item: Item, as name: [UInt8], over mayReplace: MayReplace?)
        throws(SystemError) -> [MetadataLoss]
    { try place(item, as: name, over: mayReplace, isNameFree: false) }

    public func link(
        _ source: [UInt8], in directory: any TargetDirectory, as name: [UInt8], of item: Item,
        over mayReplace: MayReplace?
    ) throws(SystemError) {
        try link(source, in: directory, as: name, of: item, over: mayReplace, isNameFree: false)
    }

    /// Whether the directory lists exactly this name, and not only one that its file system takes
    /// for the same, as those that ignore case do.
    public func lists(_ name: [UInt8]) throws(SystemError) -> Bool {
        try entries().contains { $0.name == name }
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
    ///
    /// - Returns: what could not be set; the file is there without it.
    func place(as name: [UInt8], _ item: Item, over mayReplace: MayReplace?) throws(SystemError)
        -> [MetadataLoss]
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
    /// Whether it has moved away what must not go, so that nothing is examined afterwards.
    public let movesAway: Bool

    public init(_ ask: @escaping @Sendable (FileStatus) throws(SystemError) -> Bool) {
        question = { status, _ throws(SystemError) in try ask(status) }
        movesAway = false
    }

    public init(asking question: @escaping Question) {
        self.question = question
        movesAway = false
    }

    /// Permits everything, after `move` has moved away what must not go: in a place where no other
    /// program writes.
    public init(movingAway move: @escaping @Sendable (FileStatus) throws(SystemError) -> Void) {
        question = { status, _ throws(SystemError) in
            try move(status)
            return true
        }
        movesAway = true
    }

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
        /// EEXIST: it has another name, which the file system takes for the same.
        case collides = 17
        /// EUCLEAN: its copy in the repository is damaged, so it may be the last good one.
        case damaged = 117
        /// ENODATA: its copy is only in a remote that does not give it, so it may be the last good
        /// one.
        case unfetched = 61
    }

    /// The existing item with this name may not be replaced.
    public static func replacing(_ name: [UInt8], _ standing: Standing) -> SystemError {
        SystemError(replacing, path: name, code: standing.rawValue)
    }

    public var standing: Standing? { call == Self.replacing ? Standing(rawValue: code) : nil }
}

extension SystemError {
    /// Whether a further name of a file was not made, and a copy can be made in its place: for any
    /// reason but a full disk or a name that is taken.
    ///
    /// - Source: link(2), "ERRORS"; servers and FUSE report others.
    public var refusesLink: Bool {
        !isFull && ![EEXIST, EINTR, ENAMETOOLONG].contains(code) && standing == nil
    }

    /// Whether the names are on different mounts. - Source: link(2), `EXDEV`.
    public var isAcrossMounts: Bool { code == EXDEV && standing == nil }
}

extension FileStatus {
    /// Whether another status is of the same item, which was only renamed.
    public func isRenamed(_ other: FileStatus) -> Bool { Stamp(self).isRenamed(Stamp(other)) }
}

/// The names of unfinished files: every scan skips them, the next restore removes them.
///
/// A name is made of a number that identifies its item and of a secret word of its restore: the
/// inode of a file or directory; the length of a symlink or the numbers of a device, which are made
/// in one step and have no inode before. Nobody else can give an item such a name, and after the
/// restore has ended no name counts. Any other item with such a name is a person's, or was about to
/// be replaced by a killed restore.
public enum TemporaryName {
    public static let prefix = Array(".cairn-restore-".utf8)
    private static let digits = 16

    /// The words of restores that have not ended, kept where other users cannot read them.
    public protocol Words: Sendable {
        /// Of this process; begins a restore if there is none.
        func own() -> UInt64
        /// Of every restore that has not ended, killed ones included.
        func all() -> [UInt64]
        /// The restore of this process has ended, and left nothing.
        func end()
    }

    /// Words of this process alone.
    private struct Fallback: Words {
        static let word = UInt64.random(in: .min ... .max)
        func own() -> UInt64 { Self.word }
        func all() -> [UInt64] { [Self.word] }
        func end() {}
    }

    private static let words = Mutex<any Words>(Fallback())

    public static func use(_ new: any Words) { words.withLock { $0 = new } }

    /// Ends the restore of this process, which left nothing.
    public static func end() { words.withLock { $0 }.end() }

    /// - Parameter number: the identifying number; random while that is not known.
    public static func make(_ number: UInt64) -> [UInt8] {
        make(number, words.withLock { $0 }.own())
    }

    private static func make(_ number: UInt64, _ word: UInt64) -> [UInt8] {
        var pair = (word.littleEndian, number.littleEndian)
        let hash = withUnsafeBytes(of: &pair) { Digest.h128($0) }
        return prefix + Array(hash.description.utf8.prefix(digits))
    }

    public static func isUnfinished(_ name: [UInt8], _ status: FileStatus) -> Bool {
        guard name.count == prefix.count + digits, name.starts(with: prefix) else { return false }
        return words.withLock { $0 }.all().contains { name == make(status.told, $0) }
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
