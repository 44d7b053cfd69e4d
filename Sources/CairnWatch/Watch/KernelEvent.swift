/// One event as the kernel reports it.
///
/// - Source: inotify(7), `struct inotify_event`.
public struct KernelEvent: Equatable, Sendable {
    /// The bits of inotify(7). The values are part of the kernel's interface and the same on every
    /// architecture.
    public struct Mask: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let modify = Mask(rawValue: 0x2)
        public static let attributes = Mask(rawValue: 0x4)
        public static let closeWrite = Mask(rawValue: 0x8)
        public static let movedFrom = Mask(rawValue: 0x40)
        public static let movedTo = Mask(rawValue: 0x80)
        public static let create = Mask(rawValue: 0x100)
        public static let delete = Mask(rawValue: 0x200)
        public static let deleteSelf = Mask(rawValue: 0x400)
        public static let moveSelf = Mask(rawValue: 0x800)
        public static let unmount = Mask(rawValue: 0x2000)
        public static let overflow = Mask(rawValue: 0x4000)
        public static let ignored = Mask(rawValue: 0x8000)
        public static let isDirectory = Mask(rawValue: 0x4000_0000)
        /// Passed with a watch: fail on anything but a directory.
        public static let onlyDirectory = Mask(rawValue: 0x100_0000)
        /// Passed with a watch: add to the inode's mask.
        public static let add = Mask(rawValue: 0x2000_0000)

        /// The events of a directory. Not `IN_EXCL_UNLINK`: it hides writes to a surviving hard
        /// link (rule 9).
        public static let directory: Mask = [
            .create, .modify, .closeWrite, .attributes, .delete, .movedFrom, .movedTo, .deleteSelf,
            .moveSelf, .onlyDirectory,
        ]
        /// The events of a file that has names elsewhere (rule 8).
        public static let file: Mask = [.modify, .closeWrite, .attributes, .deleteSelf, .moveSelf]
    }

    /// The watch; -1 for an overflow.
    public var wd: Int32
    public var mask: Mask
    /// Joins the two halves of a rename; 0 otherwise.
    public var cookie: UInt32
    /// The name in the watched directory; empty when the event is about the watched item itself.
    public var name: [UInt8]

    public init(wd: Int32, mask: Mask, cookie: UInt32 = 0, name: [UInt8] = []) {
        self.wd = wd
        self.mask = mask
        self.cookie = cookie
        self.name = name
    }
}
