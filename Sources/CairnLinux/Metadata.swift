import CLinux
import CairnCore
import CairnFormat
import Glibc

/// Gives restored items their owner, mode, xattrs, ACLs and times, in the order in which one does
/// not undo another.
///
/// - Source: chown(2) clears set-id bits, so the mode comes after; every change moves ctime, the
///   times come last.
enum Metadata {
    static let processOwner = (uid: geteuid(), gid: getegid())

    /// - Parameter isFresh: the file was just made by this process and inherited neither group nor
    ///   ACL.
    /// - Parameter hasMode: it was made with ``modeFromTheStart(of:)``.
    static func apply(
        _ item: Item, toDescriptor descriptor: Int32, isFresh: Bool, hasMode: Bool = false
    ) throws(SystemError) -> MetadataLoss {
        var loss: MetadataLoss = []
        if !isFresh || item.uid != processOwner.uid || item.gid != processOwner.gid {
            loss.formUnion(try own(item) { fchown(descriptor, $0, $1) })
        }
        if !isFresh { removeForeignAttributes(item, descriptor) }
        loss.formUnion(try set(item.attributes) { fsetxattr(descriptor, $0, $1, $2, 0) })
        // Without its owner a set-id program would run as another user.
        let mode = loss.contains(.owner) ? item.mode & 0o1777 : item.mode
        if !hasMode { try check("set mode", [], fchmod(descriptor, mode_t(mode))) }
        try times(item) { futimens(descriptor, $0) }
        return loss
    }

    static func setTimes(of item: Item, onDescriptor descriptor: Int32) throws(SystemError) {
        try times(item) { futimens(descriptor, $0) }
    }

    /// The mode with which a file of this item can be made, where it needs no change afterwards.
    static func modeFromTheStart(of item: Item) -> UInt16? {
        let isOwn = item.uid == processOwner.uid && item.gid == processOwner.gid
        guard isOwn, item.attributes.isEmpty, item.mode & (0o7000 | processMask) == 0 else {
            return nil
        }
        return item.mode
    }

    /// The bits that this process's files do not get; all when that cannot be known.
    ///
    /// - Source: proc_pid_status(5), umask(2).
    private static let processMask: UInt16 = {
        let status = (try? SmallFile.content(Array("/proc/self/status".utf8))) ?? nil
        let line = status?.split(separator: UInt8(ascii: "\n")).first {
            $0.starts(with: "Umask:".utf8)
        }
        let digits = line.map { String(decoding: $0.dropFirst(6), as: UTF8.self) }
        return digits.flatMap { UInt16($0.filter(\.isNumber), radix: 8) } ?? 0o777
    }()

    /// Applies metadata to items that are not opened: symlinks, FIFOs, sockets, devices.
    ///
    /// Everything acts on the descriptor's item, whatever has its name by now. - Source: open(2),
    /// `O_PATH`.
    /// - Parameters:
    ///   - made: an `O_PATH` descriptor.
    ///   - mayHaveACL: whether new items in the directory get an ACL.
    static func apply(_ item: Item, toItem made: LinuxDescriptor, mayHaveACL: Bool)
        throws(SystemError) -> MetadataLoss
    {
        var loss = try own(item) { uid, gid in
            errno = cairn_chown_item(made.number, uid, gid)
            return errno == 0 ? 0 : -1
        }
        // The way to it that these calls take, and that ends at the thing itself, be it a symlink.
        let path = Array("/proc/self/fd/\(made.number)".utf8)
        if mayHaveACL, item.kind != .symlink {
            _ = withCString(path) { removexattr($0, "system.posix_acl_access") }
        }
        loss.formUnion(
            try set(item.attributes) { attribute, value, size in
                withCString(path) { setxattr($0, attribute, value, size, 0) }
            })
        if item.kind != .symlink {
            try check("set mode", code: errorCode(path) { chmod($0, mode_t(item.mode)) })
        }
        try times(item) { moments in withCString(path) { utimensat(AT_FDCWD, $0, moments, 0) } }
        return loss
    }

    private static func own(_ item: Item, _ call: (uid_t, gid_t) -> Int32) throws(SystemError)
        -> MetadataLoss
    {
        if call(item.uid, item.gid) == 0 { return [] }
        // Only root may give files away; others keep what they restored.
        guard errno == EPERM || errno == EINVAL else { throw SystemError("set owner", code: errno) }
        return .owner
    }

    private static func set(
        _ attributes: [ExtendedAttribute],
        _ call: (UnsafePointer<CChar>, UnsafeRawPointer, Int) -> Int32
    ) throws(SystemError) -> MetadataLoss {
        var loss: MetadataLoss = []
        for attribute in attributes {
            let code = errorCode(attribute.name) { name in
                attribute.value.withUnsafeBytes { value in
                    call(name, value.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!, value.count)
                }
            }
            switch code {
            case EPERM, EACCES, ENOTSUP, E2BIG, ERANGE, EINVAL: loss.insert(.attributes)
            default: try check("set xattr", code: code)
            }
        }
        return loss
    }

    /// Removes attributes that a directory had, or a new file inherited, and the item does not
    /// have.
    private static func removeForeignAttributes(_ item: Item, _ descriptor: Int32) {
        let present = (try? ExtendedAttributes.read(descriptor: descriptor, path: [])) ?? []
        let kept = item.attributes.map(\.name)
        for name in present.map(\.name) where !kept.contains(name) {
            let isOurs =
                name.starts(with: "user.".utf8) || name.starts(with: "system.posix_acl_".utf8)
            if isOurs { _ = withCString(name) { fremovexattr(descriptor, $0) } }
        }
    }

    private static func times(_ item: Item, _ call: (UnsafePointer<timespec>) -> Int32)
        throws(SystemError)
    {
        let modified = timespec(
            tv_sec: Int(item.modified.seconds), tv_nsec: Int(item.modified.nanoseconds))
        // The access time is not kept; now is as true as any.
        let moments = [timespec(tv_sec: 0, tv_nsec: Int((1 << 30) - 1)), modified]
        try check("set times", [], call(moments))
    }
}
