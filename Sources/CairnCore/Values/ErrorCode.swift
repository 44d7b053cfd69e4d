/// errno values that the engine itself uses.
public enum ErrorCode {
    /// ESTALE: the item differs from the one that was listed.
    public static let changed: Int32 = 116
    /// EPERM.
    public static let notPermitted: Int32 = 1
    /// ENODEV: a directory was a mount point, and nothing is mounted there now.
    public static let unmounted: Int32 = 19
    /// A place has files of another file system than the one that was backed up. Not an errno.
    public static let otherDisk: Int32 = 1 << 27
    /// A place has an earlier state of the files that were backed up, or other files, in another
    /// subvolume of the same btrfs. Not an errno.
    public static let otherSubvolume: Int32 = otherDisk + 1
    /// Another user's directory is where the restored one was, who would see what comes into it.
    /// Not an errno.
    public static let othersDirectory: Int32 = 1 << 30
    /// A root was moved, and another directory is in its place; the error's path is where the root
    /// is now, or empty. Not an errno.
    public static let displacedRoot: Int32 = 1 << 29
    /// A file system describes an item and says that there is none when it is opened. Not an errno.
    public static let listedOnly: Int32 = 1 << 28
    /// ENOKEY: a directory is encrypted, and its key is not there.
    public static let locked: Int32 = 126
    /// ETIMEDOUT: the server of a file system does not respond; the error's path is its mount
    /// point.
    public static let silent: Int32 = 110
    /// ENOENT.
    public static let missing: Int32 = 2
    /// A program holds a lease on the file.
    public static let again: Int32 = 11
    /// EEXIST.
    public static let exists: Int32 = 17
    /// EIO.
    public static let inputOutput: Int32 = 5
    /// ENOSPC, EDQUOT and EFBIG.
    public static let noSpace: Int32 = 28
    public static let overQuota: Int32 = 122
    public static let tooLarge: Int32 = 27
    /// EROFS.
    public static let readOnly: Int32 = 30
    /// EACCES.
    public static let denied: Int32 = 13
    /// EISDIR.
    public static let isDirectory: Int32 = 21
    /// ENAMETOOLONG.
    public static let nameTooLong: Int32 = 36
    /// EBUSY.
    public static let busy: Int32 = 16
    /// ENOTDIR.
    public static let noDirectory: Int32 = 20
    /// ENOTEMPTY.
    public static let notEmpty: Int32 = 39
    /// ELOOP.
    public static let symlinkInTheWay: Int32 = 40
    /// ENXIO: what stands there is no file.
    public static let noFile: Int32 = 6
    /// A rule excludes the item. Not an errno: those are below 4,096. - Source: linux/err.h,
    /// `MAX_ERRNO`.
    public static let excluded: Int32 = 1 << 20
}
