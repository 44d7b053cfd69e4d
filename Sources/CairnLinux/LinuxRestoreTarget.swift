import CLinux
import CairnCore
import CairnFormat
import Glibc

/// Restores through the kernel: names beneath open directories; content without a name, and
/// linkat(2) where its own is free; otherwise under temporary names, and renameat(2) over.
///
/// A directory may belong to another user, who can give its names to other items at any moment. So
/// nothing is done to an item by its name: it is made, opened without following a link, verified to
/// be the one that was made, and changed through that descriptor. Only operations on names of this
/// very directory use names: renaming over and removing. - Source:
/// Docs/decisions/0017-root-among-users.md.
public struct LinuxRestoreTarget: RestoreTarget {
    private let interlude: Interlude?
    private let namelessFiles = NamelessFiles()

    public init() { interlude = nil }

    /// An action between two calls that simulates another process; for tests.
    typealias Interlude = @Sendable (_ step: Step, _ name: [UInt8]) -> Void
    enum Step: Sendable { case madeItem, madeDirectory, linking, linkingNew, named, exchanged }

    init(interlude: @escaping Interlude) { self.interlude = interlude }

    public func open(_ path: [UInt8], creating: Bool) throws(SystemError) -> any TargetDirectory {
        try MountGuard.shared.requireAnswer(path)
        return try LinuxTargetDirectory(
            creating
                ? TrustedPath.makeDirectory(path, mode: 0o755)
                : openAt(AT_FDCWD, path, O_RDONLY | O_DIRECTORY), namelessFiles, interlude)
    }
}

final class LinuxTargetDirectory: TargetDirectory {
    let descriptor: LinuxDescriptor
    /// New files inherit an ACL that a restored item may not have.
    fileprivate let hasDefaultACL: Bool
    /// New files may inherit a group that is not the process's. - Source: mkdir(2), set-group-ID;
    /// mount(8), grpid.
    private let hasForeignGroup: Bool
    private let device: UInt64
    private let namelessFiles: NamelessFiles
    private let interlude: LinuxRestoreTarget.Interlude?

    init(
        _ descriptor: LinuxDescriptor, _ namelessFiles: NamelessFiles,
        _ interlude: LinuxRestoreTarget.Interlude?
    ) throws(SystemError) {
        self.descriptor = descriptor
        self.namelessFiles = namelessFiles
        self.interlude = interlude
        hasDefaultACL = fgetxattr(descriptor.number, "system.posix_acl_default", nil, 0) > 0
        let status = try statusAt(descriptor.number, [])
        hasForeignGroup = status.gid != getegid()
        device = status.device
    }

    /// A new file here has the process's owner and group, and no ACL.
    var leavesFilesBare: Bool { !hasDefaultACL && !hasForeignGroup }

    func status() throws(SystemError) -> FileStatus { try statusAt(descriptor.number, []) }

    func status(of name: [UInt8]) throws(SystemError) -> FileStatus? {
        do throws(SystemError) { return try statusAt(descriptor.number, name) } catch {
            // Nothing has a name that its file system does not take.
            if error.code == ENOENT || error.code == ENAMETOOLONG { return nil }
            throw error
        }
    }

    /// - Source: access(2): it knows rights, access lists, file systems that are read-only, and
    ///   immutable directories.
    func checkWritable() throws(SystemError) {
        guard faccessat(descriptor.number, ".", W_OK | X_OK, AT_EACCESS) == 0 else {
            throw SystemError("write to", code: errno)
        }
    }

    func entries() throws(SystemError) -> [DirectoryEntry] {
        // A descriptor of its own: the listing's position belongs to the open file description.
        let listing = try openAt(descriptor.number, Array(".".utf8), O_RDONLY | O_DIRECTORY)
        return try LinuxDirectory(listing).entries()
    }

    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any TargetDirectory {
        while true {
            let result = withCString(name) {
                cairn_open_beneath(descriptor.number, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, 0)
            }
            if result >= 0 {
                return try LinuxTargetDirectory(LinuxDescriptor(result), namelessFiles, interlude)
            }
            if result != -EINTR && result != -EAGAIN {
                throw SystemError("open", path: name, code: -result)
            }
        }
    }

    func makeDirectory(_ name: [UInt8], mode: UInt16) throws(SystemError) -> any TargetDirectory {
        try check("make directory", name) { mkdirat(descriptor.number, $0, mode_t(mode)) }
        interlude?(.madeDirectory, name)
        let made = try openDirectory(name)
        // Another of this user's directories, put in its place, would have content, or be somebody
        // else's. Where nobody else gives names, another restore was quicker.
        let isUnchanged = try isOurs ? true : made.entries().isEmpty
        guard try made.status().uid == Metadata.processOwner.uid || Metadata.processOwner.uid != 0,
            isUnchanged
        else { throw SystemError("make directory", path: name, code: ESTALE) }
        return made
    }

    /// Whether only root and this user can give names here.
    private var isOurs: Bool {
        get throws(SystemError) {
            let status = try status()
            return (status.uid == Metadata.processOwner.uid || status.uid == 0)
                && status.mode & 0o022 == 0
        }
    }

    func createFile(for item: Item, isNameFree: Bool) throws(SystemError) -> any TargetFile {
        // Nobody can open it before it has its name.
        guard isNameFree, leavesFilesBare, namelessFiles.isLinkable(on: device),
            let mode = Metadata.modeFromTheStart(of: item),
            let file = try? openAt(
                descriptor.number, [UInt8(ascii: ".")], O_RDWR | cairn_o_tmpfile, mode: mode_t(mode)
            )
        else { return try createFile(isNameFree: isNameFree) }
        return LinuxTargetFile(file, in: self, temporaryName: nil, hasMode: true)
    }

    func createFile(isNameFree: Bool) throws(SystemError) -> any TargetFile {
        // It gets a name when its inode is known: whatever ends this process, the next restore
        // knows it.
        if let file = try? openAt(
            descriptor.number, [UInt8(ascii: ".")], O_RDWR | cairn_o_tmpfile, mode: 0o600)
        {
            if isNameFree, namelessFiles.isLinkable(on: device) {
                return LinuxTargetFile(file, in: self, temporaryName: nil)
            }
            if let name = try? nameTemporarily(file) {
                namelessFiles.noteLinkable(on: device)
                return LinuxTargetFile(file, in: self, temporaryName: name)
            }
        }
        // File systems without nameless files.
        let name = TemporaryName.make(LinuxRandomness().word())
        let file = try openAt(
            descriptor.number, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        // Another restore sees that this is no leftover. Where there are no locks it does not.
        _ = flock(file.number, LOCK_SH | LOCK_NB)
        return LinuxTargetFile(file, in: self, temporaryName: named(name))
    }

    /// Gives a file that has no name the temporary one that tells its inode.
    ///
    /// - Source: open(2), `O_TMPFILE`.
    func nameTemporarily(_ file: LinuxDescriptor) throws(SystemError) -> [UInt8] {
        let name = TemporaryName.make(try statusAt(file.number, []).inode)
        // Another restore into the same directory sees by it that this is no leftover.
        _ = flock(file.number, LOCK_SH | LOCK_NB)
        try link(file, as: name)
        return name
    }

    /// Gives a file that has no name its own at once, if nothing has that.
    ///
    /// - Returns: false when something has it.
    func linkNew(_ file: LinuxDescriptor, as name: [UInt8]) throws(SystemError) -> Bool {
        interlude?(.linkingNew, name)
        do throws(SystemError) {
            try link(file, as: name)
            return true
        } catch {
            guard error.code == EEXIST else { throw error }
            return false
        }
    }

    private func link(_ file: LinuxDescriptor, as name: [UInt8]) throws(SystemError) {
        try check("link", name) { to in
            "/proc/self/fd/\(file.number)".withCString {
                linkat(AT_FDCWD, $0, descriptor.number, to, AT_SYMLINK_FOLLOW)
            }
        }
    }

    func giveUp(_ name: [UInt8]) -> [UInt8] { named(name) }

    /// Gives what has a temporary name by chance the one that tells its inode.
    ///
    /// - Returns: the name it has now: the same when the other is taken, by what somebody else
    ///   made.
    private func named(_ name: [UInt8]) -> [UInt8] {
        guard let status = try? statusAt(descriptor.number, name) else { return name }
        let final = TemporaryName.make(status.inode)
        return renameNew(name, to: final) == 0 ? final : name
    }

    /// - Returns: 0, or the errno.
    private func renameNew(_ name: [UInt8], to target: [UInt8]) -> Int32 {
        withCString(name) { from in
            withCString(target) { cairn_rename_new(descriptor.number, from, $0) }
        }
    }

    func place(_ item: Item, as name: [UInt8], over mayReplace: MayReplace?) throws(SystemError)
        -> MetadataLoss
    {
        let temporary = try taking(TemporaryName.told(of: item)) { name throws(SystemError) in
            try make(item, name)
        }
        let loss: MetadataLoss
        do throws(SystemError) {
            interlude?(.madeItem, temporary)
            let made = try openAt(descriptor.number, temporary, cairn_o_path | O_NOFOLLOW)
            guard try Self.isFresh(made, item)
            else { throw SystemError("make", path: name, code: ESTALE) }
            loss = try Metadata.apply(item, toItem: made, mayHaveACL: hasDefaultACL)
        } catch {
            _ = withCString(temporary) { unlinkat(descriptor.number, $0, 0) }
            throw error
        }
        try put(temporary, as: name, over: mayReplace)
        return loss
    }

    /// Whether this is the item that was made a moment ago.
    private static func isFresh(_ made: LinuxDescriptor, _ item: Item) throws(SystemError) -> Bool {
        let status = try statusAt(made.number, [])
        // Where owners are not stored, everything belongs to the mounting user, and nobody else can
        // swap names.
        guard status.kind == item.kind, status.links == 1,
            status.uid == Metadata.processOwner.uid || Metadata.processOwner.uid != 0
        else { return false }
        switch item.body {
        case .characterDevice(let major, let minor), .blockDevice(let major, let minor):
            return status.deviceMajor == major && status.deviceMinor == minor
        case .symlink(let target):
            var found = [CChar](repeating: 0, count: target.count + 1)
            let length = cairn_read_link(made.number, &found, found.count)
            guard length >= 0 else { throw SystemError("read symlink", code: Int32(-length)) }
            return length == target.count
                && target == found.dropLast().map { UInt8(bitPattern: $0) }
        default: return true
        }
    }

    /// Makes something under the temporary name that tells it; under one by chance when another
    /// restore has just taken that.
    ///
    /// - Returns: the name.
    private func taking(_ told: UInt64, _ make: ([UInt8]) throws(SystemError) -> Void)
        throws(SystemError) -> [UInt8]
    {
        var name = TemporaryName.make(told)
        do throws(SystemError) { try make(name) } catch {
            guard error.code == EEXIST else { throw error }
            name = TemporaryName.make(LinuxRandomness().word())
            try make(name)
        }
        return name
    }

    private func make(_ item: Item, _ name: [UInt8]) throws(SystemError) {
        let kind: UInt32
        var device: (major: UInt64, minor: UInt64) = (0, 0)
        switch item.body {
        case .symlink(let target):
            try check("make symlink", name) { path in
                withCString(target) { symlinkat($0, descriptor.number, path) }
            }
            return
        case .fifo: kind = S_IFIFO
        case .socket: kind = S_IFSOCK
        case .characterDevice(let major, let minor): (kind, device) = (S_IFCHR, (major, minor))
        case .blockDevice(let major, let minor): (kind, device) = (S_IFBLK, (major, minor))
        case .file, .directory: throw SystemError("make", path: name, code: EINVAL)
        }
        guard device.major <= UInt64(UInt32.max), device.minor <= UInt64(UInt32.max)
        else { throw SystemError("make device", path: name, code: EINVAL) }
        let code = withCString(name) {
            cairn_mknod(
                descriptor.number, $0, kind | 0o600, UInt32(device.major), UInt32(device.minor))
        }
        try check("make device", name, code: code)
    }

    func link(
        _ source: [UInt8], in directory: any TargetDirectory, as name: [UInt8], of item: Item,
        over mayReplace: MayReplace?
    ) throws(SystemError) {
        guard let directory = directory as? LinuxTargetDirectory
        else { throw SystemError("link", path: name, code: EXDEV) }
        interlude?(.linking, source)
        let found = try openAt(directory.descriptor.number, source, cairn_o_path | O_NOFOLLOW)
        let status = try statusAt(found.number, [])
        // The owner of the first name's directory may have replaced the file, and would get it
        // under the other name, too.
        guard status.kind == item.kind, status.uid == item.uid || Metadata.processOwner.uid != 0
        else { throw SystemError("link", path: name, code: ESTALE) }
        let temporary = try taking(status.inode) { temporary throws(SystemError) in
            try link(found, as: temporary)
        }
        // rename(2) does nothing when both names are one file already.
        if let one = try self.status(of: temporary), let other = try self.status(of: name),
            (one.inode, one.device) == (other.inode, other.device)
        {
            return try unlink(temporary)
        }
        try put(temporary, as: name, over: mayReplace)
    }

    func makeTemporaryDirectory() throws(SystemError) -> (
        name: [UInt8], directory: any TargetDirectory
    ) {
        let name = TemporaryName.make(LinuxRandomness().word())
        let made = try makeDirectory(name, mode: 0o700)
        let final = named(name)
        interlude?(.named, final)
        return (final, made)
    }

    func exchange(_ temporary: [UInt8], with name: [UInt8]) throws(SystemError) -> [UInt8]? {
        let exchanged = withCString(temporary) { one in
            withCString(name) { cairn_exchange(descriptor.number, one, $0) }
        }
        switch exchanged {
        case 0:
            interlude?(.exchanged, temporary)
            return temporary
        case ENOENT:
            let code = renameNew(temporary, to: name)
            if code == 0 { return nil }
            guard Self.isUnknown(code)
            else { throw SystemError("rename to", path: name, code: code) }
            try rename(temporary, to: name)
            return nil
        case let code where Self.isUnknown(code):
            // A reader in between finds nothing; the old item is whole under the other name.
            let away = TemporaryName.make(LinuxRandomness().word())
            try rename(name, to: away)
            do throws(SystemError) { try rename(temporary, to: name) } catch {
                try? rename(away, to: name)
                throw error
            }
            return away
        case let code: throw SystemError("exchange", path: name, code: code)
        }
    }

    func removeLeftover(_ name: [UInt8]) throws(SystemError) -> Bool {
        // Nothing but a file can be held: a symlink or a device is there for an instant only before
        // it gets its name.
        if let file = try? openAt(descriptor.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
            flock(file.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK
        {
            return false
        }
        try unlink(name)
        return true
    }

    func take(_ name: [UInt8], from directory: any TargetDirectory) throws(SystemError) {
        guard let directory = directory as? LinuxTargetDirectory
        else { throw SystemError("move", path: name, code: EXDEV) }
        if try status(of: name) != nil { throw SystemError("move", path: name, code: EEXIST) }
        try check("move", name) { path in
            renameat(directory.descriptor.number, path, descriptor.number, path)
        }
    }

    /// A file system, or a kernel, that cannot do it. - Source: rename(2), errors of renameat2().
    private static func isUnknown(_ code: Int32) -> Bool {
        code == EINVAL || code == ENOSYS || code == EOPNOTSUPP
    }

    func remove(_ name: [UInt8], if mayReplace: MayReplace?) throws(SystemError) {
        guard let mayReplace else { return try unlink(name) }
        guard let found = try status(of: name) else { return }
        guard try mayReplace(found) else { throw .replacing(name, .changed) }
        let away = TemporaryName.make(LinuxRandomness().word())
        try rename(name, to: away)
        if let failure = removeReplaced(away, found, name, mayReplace) {
            // An item that took the name meanwhile stays, and so does this, under the temporary
            // name.
            let code = renameNew(away, to: name)
            if Self.isUnknown(code), try status(of: name) == nil { try rename(away, to: name) }
            throw failure
        }
    }

    private func unlink(_ name: [UInt8]) throws(SystemError) {
        try check("remove", name) { unlinkat(descriptor.number, $0, 0) }
    }

    /// Gives what has a temporary name its own. However it ends, nothing of ours is left under the
    /// temporary one.
    func put(_ temporary: [UInt8], as name: [UInt8], over mayReplace: MayReplace?)
        throws(SystemError)
    {
        var ours: FileStatus?
        do throws(SystemError) {
            guard let mayReplace else { return try rename(temporary, to: name) }
            ours = try status(of: temporary)
            let found = try status(of: name)
            if let found, try !mayReplace(found) { throw .replacing(name, .changed) }
            guard let found else { return try putNew(temporary, as: name) }
            guard let away = try exchange(temporary, with: name) else { return }
            guard let failure = removeReplaced(away, found, name, mayReplace) else { return }
            // Back again. What is not ours by then somebody put there meanwhile: it stays, under
            // the temporary name.
            let back = try exchange(away, with: name)
            if let back, let ours, try status(of: back)?.isRenamed(ours) == true {
                try unlink(back)
            }
            throw failure
        } catch {
            if let ours, (try? status(of: temporary))?.isRenamed(ours) != true { throw error }
            _ = withCString(temporary) { unlinkat(descriptor.number, $0, 0) }
            throw error
        }
    }

    private func putNew(_ temporary: [UInt8], as name: [UInt8]) throws(SystemError) {
        switch renameNew(temporary, to: name) {
        case 0: return
        case EEXIST: throw .replacing(name, .changed)
        case let code where Self.isUnknown(code):
            if try status(of: name) != nil { throw .replacing(name, .changed) }
            try rename(temporary, to: name)
        case let code: throw SystemError("rename to", path: name, code: code)
        }
    }

    /// Removes what was replaced, if it is what was there when it was asked about and nobody can
    /// write to it any more.
    ///
    /// - Returns: why not.
    /// - Source: fcntl(2), "Leases": a read lease is granted while nobody has the file open for
    ///   writing, and nobody else knows the name. Other names keep the content anyway.
    private func removeReplaced(
        _ away: [UInt8], _ found: FileStatus, _ name: [UInt8], _ mayReplace: MayReplace
    ) -> SystemError? {
        var file: LinuxDescriptor?
        defer { withExtendedLifetime(file) {} }
        do throws(SystemError) {
            if found.kind == .file, found.links == 1 {
                do throws(SystemError) {
                    file = try openAt(descriptor.number, away, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
                } catch {
                    // A file that cannot be read can still be replaced.
                    guard error.code == EACCES || error.code == EPERM else { throw error }
                }
                if let file, cairn_lease_shared(file.number) == -EAGAIN {
                    return .replacing(name, .open)
                }
            }
            guard let now = try status(of: away), now.isRenamed(found)
            else { return .replacing(name, .changed) }
            // Nobody else knows the name: what its content is now, it stays.
            if now.origin == .served, try !mayReplace(now, under: away) {
                return .replacing(name, .changed)
            }
            try unlink(away)
            return nil
        } catch { return error }
    }

    func removeDirectory(_ name: [UInt8]) throws(SystemError) {
        try check("remove directory", name) { unlinkat(descriptor.number, $0, AT_REMOVEDIR) }
    }

    func apply(_ item: Item) throws(SystemError) -> MetadataLoss {
        try Metadata.apply(item, toDescriptor: descriptor.number, isFresh: false)
    }

    func setTimes(of item: Item) throws(SystemError) {
        try Metadata.setTimes(of: item, onDescriptor: descriptor.number)
    }

    func freeBytes() throws(SystemError) -> UInt64 { try descriptor.freeBytes() }

    fileprivate func rename(_ name: [UInt8], to target: [UInt8]) throws(SystemError) {
        try check("rename to", target) { to in
            withCString(name) { renameat(descriptor.number, $0, descriptor.number, to) }
        }
    }
}
