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
    /// - Source: user_namespaces(7), `overflowuid`; exports(5), `anonuid`.
    static let nobody: UInt32 = 65_534

    /// The system's calls for one item.
    private struct Calls {
        let own: (uid_t, gid_t) -> Int32
        let setAttribute: (UnsafePointer<CChar>, UnsafeRawPointer, Int) -> Int32
        let hasAttribute: (UnsafePointer<CChar>) -> Bool
        let removeAttribute: (UnsafePointer<CChar>) -> Int32
        let setMode: (mode_t) -> Int32
        let setTimes: (UnsafePointer<timespec>) -> Int32
        let setFlags: (InodeFlags) -> [MetadataLoss]
        let status: () throws(SystemError) -> FileStatus

        init(descriptor: Int32) {
            setFlags = { Metadata.setFlags($0, onDescriptor: descriptor) }
            own = { fchown(descriptor, $0, $1) }
            setAttribute = { fsetxattr(descriptor, $0, $1, $2, 0) }
            hasAttribute = { fgetxattr(descriptor, $0, nil, 0) >= 0 }
            removeAttribute = { fremovexattr(descriptor, $0) }
            setMode = { fchmod(descriptor, $0) }
            setTimes = { futimens(descriptor, $0) }
            status = { () throws(SystemError) in try statusAt(descriptor, []) }
        }

        /// - Parameter item: an `O_PATH` descriptor.
        init(unopened item: LinuxDescriptor) {
            // The way to it that these calls take, and that ends at the thing itself, be it a
            // symlink.
            let path = Array("/proc/self/fd/\(item.number)".utf8)
            own = { uid, gid in
                errno = cairn_chown_item(item.number, uid, gid)
                return errno == 0 ? 0 : -1
            }
            setAttribute = { name, value, size in
                withCString(path) { setxattr($0, name, value, size, 0) }
            }
            hasAttribute = { name in withCString(path) { getxattr($0, name, nil, 0) >= 0 } }
            removeAttribute = { name in withCString(path) { removexattr($0, name) } }
            setMode = { mode in withCString(path) { chmod($0, mode) } }
            // Only files and directories have flags. - Source: ioctl_iflags(2).
            setFlags = { flags in
                flags.isEmpty ? [] : [MetadataLoss(.flags(flags.letters), code: ENOTTY)]
            }
            setTimes = { moments in withCString(path) { utimensat(AT_FDCWD, $0, moments, 0) } }
            status = { () throws(SystemError) in try statusAt(item.number, []) }
        }
    }

    /// - Parameter isFresh: the file was just made by this process and inherited neither group nor
    ///   ACL.
    /// - Parameter hasMode: it was made with ``modeFromTheStart(of:)``.
    /// - Returns: what could not be set. Nothing of it keeps the rest from being set.
    static func apply(
        _ item: Item, toDescriptor descriptor: Int32, isFresh: Bool, hasMode: Bool = false
    ) -> [MetadataLoss] {
        if !isFresh { removeForeignAttributes(item, descriptor) }
        return apply(
            item, Calls(descriptor: descriptor),
            setsOwner: !isFresh || item.uid != processOwner.uid || item.gid != processOwner.gid,
            setsMode: !hasMode)
    }

    /// Flags that count only for what is written afterwards: `C`, `F`, `c` and `m`.
    static let earlyFlags = InodeFlags(rawValue: 0x80_0000 | 0x4000_0000 | 0x4 | 0x400)

    /// Adds flags to those of an inode.
    ///
    /// - Returns: those that it does not have then.
    /// - Source: btrfs(5): it takes `C` for a file with content, and does nothing.
    static func setFlags(_ flags: InodeFlags, onDescriptor descriptor: Int32) -> [MetadataLoss] {
        if flags.isEmpty { return [] }
        var found: UInt32 = 0
        var code = cairn_flags(descriptor, &found)
        if code == 0, found & flags.rawValue != flags.rawValue {
            code = cairn_set_flags(descriptor, found | flags.rawValue)
            _ = cairn_flags(descriptor, &found)
        }
        let missing = flags.subtracting(InodeFlags(rawValue: code == 0 ? found : 0))
        return missing.isEmpty ? [] : [MetadataLoss(.flags(missing.letters), code: code)]
    }

    /// Types of file systems whose items all have the owner that the mount says: FAT, exFAT, NTFS,
    /// SMB, 9P, and many of FUSE. - Source: linux/magic.h; the kernel's headers of each.
    static let withoutOwners: Set<Int64> = [
        0x4d44, 0x2011_bab0, 0x7366_746e, 0x5346_544e, 0xff53_4d42, 0xfe53_4d42, 0x517b,
        0x0102_1997, 0x6573_5546,
    ]

    /// Gives a directory the owner of an item, and takes what the item's mode and access list do
    /// not allow. The rest of its metadata comes at the end.
    static func shut(to item: Item, _ status: FileStatus, _ descriptor: Int32) {
        // First of all, or its owner takes the mode back.
        if status.uid != item.uid || status.gid != item.gid {
            _ = fchown(descriptor, processOwner.uid == 0 ? item.uid : uid_t.max, item.gid)
        }
        let name = "system.posix_acl_access"
        if fgetxattr(descriptor, name, nil, 0) > 0 {
            let list = item.attributes.first { $0.name == AccessList.access }?.value
            _ =
                list.map { fsetxattr(descriptor, name, $0, $0.count, 0) }
                ?? fremovexattr(descriptor, name)
        }
        var found = stat()
        guard fstat(descriptor, &found) == 0 else { return }
        // The bits of the group are another's, where that could not be set.
        let group: mode_t = found.st_gid == item.gid ? 0 : 0o070
        let wider = found.st_mode & 0o077 & (~mode_t(item.mode) | group)
        if wider != 0 { _ = fchmod(descriptor, found.st_mode & 0o7777 & ~wider) }
    }

    static func setTimes(of item: Item, onDescriptor descriptor: Int32) {
        _ = times(item, Calls(descriptor: descriptor))
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
        -> [MetadataLoss]
    {
        if mayHaveACL, item.kind != .symlink {
            _ = withCString(Array("/proc/self/fd/\(made.number)".utf8)) {
                removexattr($0, "system.posix_acl_access")
            }
        }
        return apply(
            item, Calls(unopened: made), setsOwner: true, setsMode: item.kind != .symlink)
    }

    private static func apply(_ item: Item, _ calls: Calls, setsOwner: Bool, setsMode: Bool)
        -> [MetadataLoss]
    {
        var losses: [MetadataLoss] = []
        if setsOwner, calls.own(item.uid, item.gid) != 0 {
            losses.append(MetadataLoss(.owner, code: errno))
            // The members of a group may give it without the owner. - Source: chown(2), EPERM.
            if processOwner.uid != 0 { _ = calls.own(uid_t.max, item.gid) }
        }
        let owner = setsOwner ? self.owner(item, calls) : .stored
        for attribute in item.attributes where attribute.name != InodeFlags.attribute {
            let isAccess = attribute.name == AccessList.access
            let value =
                isAccess && owner == .otherGroup
                ? AccessList.narrowingGroup(attribute.value, item.mode) : attribute.value
            let code = errorCode(attribute.name) { name in
                value.withUnsafeBytes { value in
                    calls.setAttribute(
                        name, value.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!, value.count)
                }
            }
            if code == 0, !isAccess || has(attribute, calls) { continue }
            losses.append(MetadataLoss(.attribute(attribute.name), code: code))
            // It may have inherited another list, or a directory may have had one before.
            if AccessList.names.contains(attribute.name) {
                _ = withCString(attribute.name) { calls.removeAttribute($0) }
            }
        }
        let mode = mode(of: item, without: losses, owner)
        if setsMode, calls.setMode(mode_t(mode)) != 0 {
            losses.append(MetadataLoss(.mode, code: errno))
        }
        losses += times(item, calls)
        losses += calls.setFlags(item.flags.subtracting(.sealing))
        return confirmed(item, calls, losses, mode: mode)
    }

    /// Whose an item is after its owner was set.
    enum Owner {
        case stored
        /// Another user's, and the group is as stored.
        case otherUser
        /// Another user's, who is alone in the group, going by their numbers.
        case otherUserAlone
        case otherGroup
    }

    private static func owner(_ item: Item, _ calls: Calls) -> Owner {
        guard let found = try? calls.status() else { return .otherGroup }
        if found.gid == item.gid { return found.uid == item.uid ? .stored : .otherUser }
        return found.uid == found.gid ? .otherUserAlone : .otherGroup
    }

    /// The mode that an item gets: without its owner or its access list, nobody may do more with it
    /// than before.
    static func mode(of item: Item, without losses: [MetadataLoss], _ owner: Owner)
        -> UInt16
    {
        var mode = item.mode
        // With a list, the bits of the group are its mask.
        var group = mode >> 3 & 7
        let list = item.attributes.first { $0.name == AccessList.access }
        let isLost = losses.contains { $0.part == .attribute(AccessList.access) }
        if let list, isLost {
            mode = AccessList.modeWithout(list.value, mode)
            group = mode >> 3 & 7
        } else if let list {
            group = AccessList.group(list.value)
        }
        if owner == .stored { return mode }
        // Without its owner a set-id program would run as another user. A directory only passes on
        // its group.
        mode &= owner == .otherUser && item.isDirectory ? 0o3777 : 0o1777
        if owner == .otherUser { return mode }
        // The members of the former group are others now.
        let others = mode & 7 & group
        mode = mode & ~7 | others
        // And others may be members of the present group.
        return owner == .otherUserAlone || list != nil && !isLost
            ? mode : mode & ~0o070 | (group & others) << 3
    }

    /// Whether an access list that was reported as set is there, if only as the bits of a mode.
    private static func has(_ list: ExtendedAttribute, _ calls: Calls) -> Bool {
        AccessList.isMode(list.value)
            || errorCode(list.name) { calls.hasAttribute($0) ? 0 : -1 } == 0
    }

    /// Adds what the system reported as set and did not set, and leaves out what it refused and has
    /// anyway.
    ///
    /// - Source: file systems that store neither owners nor modes report success or an error as
    ///   they like: mount.exfat-fuse(8), ntfs-3g(8) `silent`, mount.cifs(8).
    ///
    /// - Parameter mode: that was set. It may lack what goes with a lost owner or access list.
    private static func confirmed(
        _ item: Item, _ calls: Calls, _ losses: [MetadataLoss], mode: UInt16
    ) -> [MetadataLoss] {
        guard let found = try? calls.status() else { return losses }
        var losses = losses
        func settle(_ part: MetadataLoss.Part, _ isAsStored: Bool) {
            if isAsStored {
                losses.removeAll { $0.part == part }
            } else if !losses.contains(where: { $0.part == part }) {
                losses.append(MetadataLoss(part, code: 0))
            }
        }
        settle(.owner, found.uid == item.uid && found.gid == item.gid)
        let isNarrowed = found.mode == mode && (mode ^ item.mode) & 0o6000 == 0
        if item.kind != .symlink { settle(.mode, found.mode == item.mode || isNarrowed) }
        settle(.times, isSame(found.modified, item.modified))
        return losses
    }

    /// Whether two times are the same as exactly as file systems store them. - Source: mount(8),
    /// vfat: two seconds.
    private static func isSame(_ found: Timestamp, _ stored: Timestamp) -> Bool {
        let seconds = found.seconds.subtractingReportingOverflow(stored.seconds)
        return found == stored
            || !seconds.overflow && (-2...0).contains(seconds.partialValue)
                && (found.nanoseconds == 0 || found.nanoseconds % 10_000 == 0)
    }

    /// Removes attributes that a directory had, or a new file inherited, and the item does not
    /// have.
    private static func removeForeignAttributes(_ item: Item, _ descriptor: Int32) {
        let present = ExtendedAttributes.read(descriptor: descriptor).values
        let kept = item.attributes.map(\.name)
        for name in present.map(\.name) where !kept.contains(name) && !isOfSystem(name) {
            _ = withCString(name) { fremovexattr(descriptor, $0) }
        }
    }

    /// Whether the system itself gives an attribute to items and keeps it.
    ///
    /// - Source: xattr(7); security modules label every item, and IMA and EVM sign it.
    static func isOfSystem(_ name: [UInt8]) -> Bool {
        if name.starts(with: "system.".utf8) { return !AccessList.names.contains(name) }
        if name.starts(with: "security.".utf8) {
            return ["selinux", "ima", "evm", "apparmor", "SMACK64"].contains {
                name.dropFirst(9).starts(with: $0.utf8)
            }
        }
        return !["user.", "trusted."].contains { name.starts(with: $0.utf8) }
    }

    private static func times(_ item: Item, _ calls: Calls) -> [MetadataLoss] {
        let modified = timespec(
            tv_sec: Int(item.modified.seconds), tv_nsec: Int(item.modified.nanoseconds))
        // The access time is not kept; now is as true as any.
        let moments = [timespec(tv_sec: 0, tv_nsec: Int((1 << 30) - 1)), modified]
        return calls.setTimes(moments) == 0 ? [] : [MetadataLoss(.times, code: errno)]
    }
}
