/// What may be done with a directory that was opened.
public enum WatchStanding: Sendable {
    case ordinary
    /// One of Cairn's own: never watched, with all beneath (rule 13).
    case excluded
    /// On a file system that tells nobody of changes: network, FUSE (rule 10).
    case polled
}

/// The directories that are watched and the kernel's watches, as a port: crossed a few times a directory, on the watching thread only.
///
/// Implementations: `InotifyGround` (the kernel), a model of it in tests. Errors carry the errno of the call that failed.
public protocol WatchGround: AnyObject {
    /// An open directory. Closed when the last reference goes.
    associatedtype Directory: AnyObject

    /// Opens a directory beneath a root, or the root itself. Beneath the root no symlink is followed.
    func open(_ place: WatchedPath) throws(SystemError) -> Directory
    /// Opens a subdirectory. Fails with `ENOENT`, `ENOTDIR` or `ELOOP` when nothing, or something else, is there.
    func open(_ name: [UInt8], in directory: Directory) throws(SystemError) -> Directory
    func openParent(of directory: Directory) throws(SystemError) -> Directory
    func standing(of directory: Directory) throws(SystemError) -> WatchStanding
    /// Places a watch on exactly this inode.
    ///
    /// - Returns: its watch descriptor: the one it has, when it has one.
    func watch(_ directory: Directory) throws(SystemError) -> Int32
    /// Places a watch on a regular file itself.
    func watchFile(_ name: [UInt8], in directory: Directory) throws(SystemError) -> Int32
    /// Gives up a watch; no error when there is none.
    func unwatch(_ wd: Int32)
    /// The names of subdirectories, in any order. Symlinks are none.
    func subdirectories(of directory: Directory) throws(SystemError) -> [[UInt8]]
}
