import CLinux
import CairnCore
import CairnFormat
import Glibc

/// An open directory from which items are removed.
///
/// A removal cannot touch anything else, whatever other processes do meanwhile: unlinkat(2) takes
/// one name, without a slash, in an open directory, and does not follow a symlink. A name that was
/// replaced by a directory is refused (`EISDIR`). So at worst a race removes another item that has
/// just taken this very name in this very directory. The directory itself was opened beneath the
/// root, through no symlink, and is verified before each removal to be still there.
///
/// Regular files are tested with a write lease. The kernel grants it only while nobody has the file
/// open or mapped, and makes a process that opens it wait: nobody can begin to use the file between
/// the test and its removal. Where there are no leases, and for other users' files, only the survey
/// decides.
final class LinuxPurgeDirectory: PurgeDirectory {
    let identity: DirectoryIdentity
    private let tree: LinuxPurgeTree
    private let path: [UInt8]
    private let descriptor: LinuxDescriptor
    private static let bufferBytes = 32 << 10

    init(
        _ tree: LinuxPurgeTree, _ path: [UInt8], _ descriptor: LinuxDescriptor,
        _ identity: DirectoryIdentity
    ) {
        self.tree = tree
        self.path = path
        self.descriptor = descriptor
        self.identity = identity
    }

    func next() throws(SystemError) -> [PurgeEntry] {
        // Mounts do not belong to the root; those that may hang are not even examined.
        let guarded = MountGuard.shared.names(in: descriptor.number)
        while let names = try DirectoryNames.next(descriptor.number, bufferBytes: Self.bufferBytes)
        {
            var entries: [PurgeEntry] = []
            entries.reserveCapacity(names.count)
            for name in names where !guarded.contains(name) {
                do throws(SystemError) {
                    entries.append(PurgeEntry(name: name, status: .success(try status(name))))
                } catch  where error.code != ENOENT {
                    entries.append(PurgeEntry(name: name, status: .failure(error)))
                } catch {}
            }
            if !entries.isEmpty { return entries }
        }
        return []
    }

    private func status(_ name: [UInt8]) throws(SystemError) -> PurgeStatus {
        try purgeStatus(descriptor.number, name)
    }

    // MARK: Removing

    func attempt(
        _ name: [UInt8], expecting expected: PurgeStatus, isSurveyWhole: Bool, removing: Bool
    ) throws(SystemError) -> PurgeOutcome {
        do throws(SystemError) {
            let item = try openAt(descriptor.number, name, cairn_o_path | O_NOFOLLOW)
            guard try purgeStatus(item.number, []).isStill(expected) else { return .changed }
            let grip = Grip(item, expected.kind)
            switch grip.use {
            case .held: return .held
            case .unknown where !isSurveyWhole: return .unknown
            case .unknown, .free: break
            }
            guard removing else { return .free(links: expected.links) }
            return try remove(name, expected, grip)
        } catch { return try Self.outcome(of: error) }
    }

    /// The last looks, and the one call that removes.
    private func remove(_ name: [UInt8], _ expected: PurgeStatus, _ grip: Grip) throws(SystemError)
        -> PurgeOutcome
    {
        let here = try tree.openWithin(path, cairn_o_path | O_DIRECTORY)
        guard try directoryIdentity(here) == identity else { return .changed }
        let last = try status(name)
        guard last.isStill(expected) else { return .changed }
        guard grip.stands else { return .held }
        try check("remove", name) { unlinkat(descriptor.number, $0, 0) }
        return .free(links: last.links)
    }

    private static func outcome(of error: SystemError) throws(SystemError) -> PurgeOutcome {
        switch error.code {
        case ENOENT: return .vanished
        // It, or something on the way to it, is a directory or a symlink now.
        case EISDIR, ENOTDIR, ELOOP: return .changed
        default: throw error
        }
    }
}

/// Holds an item so that nobody can begin to use it, as far as the kernel supports that.
private struct Grip {
    enum Use { case free, held, unknown }

    let use: Use
    private let leased: LinuxDescriptor?

    init(_ item: LinuxDescriptor, _ kind: ItemKind) {
        var leased: LinuxDescriptor?
        switch kind {
        case .file: (use, leased) = Self.lease(item)
        case .socket:
            let bound = cairn_unix_is_bound(item.number)
            use = bound < 0 ? .unknown : bound == 0 ? .free : .held
        // A symlink is not opened, it is read. That is over at once.
        case .symlink: use = .free
        case .directory, .fifo, .characterDevice, .blockDevice: use = .unknown
        }
        self.leased = leased
    }

    /// Whether nobody has requested the file since.
    var stands: Bool { leased.map { cairn_lease_stands($0.number) == 1 } ?? true }

    private static func lease(_ item: LinuxDescriptor) -> (Use, LinuxDescriptor?) {
        let path = Array("/proc/self/fd/\(item.number)".utf8)
        let file: LinuxDescriptor
        do throws(SystemError) {
            file = try openAt(AT_FDCWD, path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
        } catch {
            // EWOULDBLOCK: another has a lease on it. ETXTBSY and EBUSY: it runs, or swaps.
            let isHeld = [EWOULDBLOCK, ETXTBSY, EBUSY].contains(error.code)
            return (isHeld ? .held : .unknown, nil)
        }
        switch cairn_lease_exclusive(file.number) {
        case 0: return (.free, file)
        case -EAGAIN: return (.held, nil)
        // Not the owner, or no leases on this file system or this kernel.
        default: return (.unknown, nil)
        }
    }
}

private func purgeStatus(_ directory: Int32, _ name: [UInt8]) throws(SystemError) -> PurgeStatus {
    var found = cairn_purge_stat()
    try check("stat", name, code: withCString(name) { cairn_purge_look(directory, $0, &found) })
    guard let kind = itemKind(found.kind_and_mode)
    else { throw SystemError("stat", path: name, code: ENOTSUP) }
    return PurgeStatus(
        kind: kind, identity: LinkIdentity(device: found.device, inode: found.inode),
        links: found.links, size: found.size, allocatedBytes: found.blocks &* 512,
        accessed: Timestamp(seconds: found.atime_seconds, nanoseconds: found.atime_nanoseconds),
        modified: Timestamp(seconds: found.mtime_seconds, nanoseconds: found.mtime_nanoseconds),
        changed: Timestamp(seconds: found.ctime_seconds, nanoseconds: found.ctime_nanoseconds))
}
