import CairnCore

/// What may be done with a directory that was opened.
public enum WatchStanding: Sendable {
    case ordinary
    /// One of Cairn's own: never watched, with all beneath (rule 13). What other rules leave out,
    /// ``WatchRules`` knows.
    case excluded
    /// On a file system that tells nobody of changes: network, FUSE (rule 10).
    case polled
}

/// The directories that are watched and the kernel's watches, as a port: crossed a few times a
/// directory, on the watching thread only.
///
/// Implementations: `InotifyGround` (the kernel), a model of it in tests. Errors carry the errno of
/// the call that failed.
public protocol WatchGround: AnyObject {
    /// An open directory. Closed when the last reference goes.
    associatedtype Directory: AnyObject

    /// Opens a directory beneath a root, or the root itself. Beneath the root no symlink is
    /// followed.
    func open(_ place: SourcePath) throws(SystemError) -> Directory
    /// Opens a subdirectory. Fails with `ENOENT`, `ENOTDIR` or `ELOOP` when nothing, or something
    /// else, is there.
    func open(_ name: [UInt8], in directory: Directory) throws(SystemError) -> Directory
    func openParent(of directory: Directory) throws(SystemError) -> Directory
    /// - Parameter status: what ``view(of:)`` said a moment ago.
    func standing(of directory: Directory, _ status: FileStatus) throws(SystemError)
        -> WatchStanding
    /// The directory as rules look at it: the same open directory, never its path again.
    func view(of directory: Directory) -> any SourceDirectory
    /// The file system of a root of the repository, which may lie above what is watched. -
    /// Parameter path: absolute.
    func device(of path: [UInt8]) -> UInt64?
    /// Places a watch on exactly this inode.
    ///
    /// - Returns: its watch descriptor: the one it has, when it has one.
    func watch(_ directory: Directory) throws(SystemError) -> Int32
    /// Has the watch of a marked directory tell of nothing but what may end the mark, until
    /// ``watch(_:)`` is called for it again.
    func hush(_ directory: Directory, _ mark: WatchMark)
    /// Places a watch on a regular file itself.
    func watchFile(_ name: [UInt8], in directory: Directory) throws(SystemError) -> Int32
    /// Gives up a watch; no error when there is none.
    func unwatch(_ wd: Int32)
    /// The names of subdirectories, in any order. Symlinks are none.
    func subdirectories(of directory: Directory) throws(SystemError) -> [[UInt8]]
}
