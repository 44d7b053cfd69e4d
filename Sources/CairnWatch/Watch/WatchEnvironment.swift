import CairnCore

/// The way in which an opened directory may be watched.
public enum WatchStanding: Sendable {
    case ordinary
    /// One of Cairn's own: never watched, with everything beneath (rule 13). ``WatchRules`` knows
    /// the other exclusions.
    case excluded
    /// On a file system that reports no changes: network, FUSE (rule 10).
    case polled
    /// Other machines may write there without an event (rule 10): watched, and polled as well.
    case exported
}

/// The watched directories and the kernel's watches, as a port, called a few times for each
/// directory, on the watching thread only.
///
/// Implementations: `InotifyEnvironment` (the kernel), a model of it in tests. Errors carry the
/// errno of the call that failed.
public protocol WatchEnvironment: AnyObject {
    /// An open directory. It closes with its last reference.
    associatedtype Directory: AnyObject

    /// Opens a directory beneath a root, or the root itself. No symlink beneath the root is
    /// followed.
    func open(_ place: SourcePath) throws(SystemError) -> Directory
    /// Opens a subdirectory. Fails with `ENOENT`, `ENOTDIR` or `ELOOP` when it does not exist or is
    /// not a directory.
    func open(_ name: [UInt8], in directory: Directory) throws(SystemError) -> Directory
    func openParent(of directory: Directory) throws(SystemError) -> Directory
    /// - Parameter status: the directory's status from ``view(of:)`` a moment ago.
    func standing(of directory: Directory, at place: SourcePath, _ status: FileStatus)
        throws(SystemError) -> WatchStanding
    /// The directory as rules see it: the same open directory, never its path again.
    func view(of directory: Directory) -> any SourceDirectory
    /// The file system of a repository's root, which may be above the watched one. - Parameter
    /// path: absolute.
    func device(of path: [UInt8]) -> UInt64?
    /// Places a watch on exactly this inode.
    ///
    /// - Returns: its watch descriptor, an existing one if it has one.
    func watch(_ directory: Directory) throws(SystemError) -> Int32
    /// Restricts the watch of a flagged directory to events that may end the flag, until
    /// ``watch(_:)`` is called for it again.
    func hush(_ directory: Directory, _ mark: WatchMark)
    /// Places a watch on a regular file itself. Fails with ``SystemError/notSupported`` when its
    /// file system reports no changes.
    func watchFile(_ name: [UInt8], in directory: Directory) throws(SystemError) -> Int32
    /// Removes a watch; no error when there is none.
    func unwatch(_ wd: Int32)
    /// The names of subdirectories, in any order, without symlinks.
    func subdirectories(of directory: Directory) throws(SystemError) -> [[UInt8]]
}
