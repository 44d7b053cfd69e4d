import CLinux
import CairnCore
import CairnFormat
import Glibc
import Synchronization

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
    private let fileSystems: TargetFileSystems

    /// - Parameter place: the directory for the record of directories that are made writable for
    ///   the moment, absolute; nil where none are.
    public init(recordsIn place: [UInt8]? = nil) {
        interlude = nil
        fileSystems = TargetFileSystems(recordsIn: place)
    }

    /// Puts back the modes of directories that restores have left which were killed.
    ///
    /// - Parameter place: the directory with the records, absolute.
    public static func putBackModes(in place: [UInt8]) { OpenedDirectories.putBack(in: place) }

    /// An action between two calls that simulates another process; for tests.
    typealias Interlude = @Sendable (_ step: Step, _ name: [UInt8]) -> Void
    enum Step: Sendable { case madeItem, madeDirectory, linking, linkingNew, named, exchanged }

    init(recordsIn place: [UInt8]? = nil, interlude: @escaping Interlude) {
        self.interlude = interlude
        fileSystems = TargetFileSystems(recordsIn: place)
    }

    public func open(_ path: [UInt8], creating: Bool) throws(SystemError) -> any TargetDirectory {
        try MountGuard.shared.requireAnswer(path)
        return try LinuxTargetDirectory(
            creating
                ? TrustedPath.makeDirectory(path, mode: 0o755)
                : openAt(AT_FDCWD, path, O_RDONLY | O_DIRECTORY), fileSystems, interlude)
    }

    public func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        try LinuxFileSystem().status(ofRoot: path)
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
    /// Whether this holds the directory writable.
    private var isOpened: Bool {
        get { opening.withLock { $0 } }
        set { opening.withLock { $0 = newValue } }
    }
    private let opening = Mutex(false)
    let fileSystems: TargetFileSystems
    let interlude: LinuxRestoreTarget.Interlude?

    init(
        _ descriptor: LinuxDescriptor, _ fileSystems: TargetFileSystems,
        _ interlude: LinuxRestoreTarget.Interlude?
    ) throws(SystemError) {
        self.descriptor = descriptor
        self.fileSystems = fileSystems
        self.interlude = interlude
        hasDefaultACL = fgetxattr(descriptor.number, "system.posix_acl_default", nil, 0) > 0
        let status = try statusAt(descriptor.number, [])
        hasForeignGroup = status.gid != getegid()
        device = status.device
    }

    deinit {
        guard isOpened, let identity = try? status().identity else { return }
        fileSystems.opened.close(descriptor, identity)
    }

    /// A new file here has the process's owner and group, and no ACL.
    var leavesFilesBare: Bool { !hasDefaultACL && !hasForeignGroup }

    func status() throws(SystemError) -> FileStatus { try statusAt(descriptor.number, []) }

    func status(of name: [UInt8]) throws(SystemError) -> FileStatus? {
        do throws(SystemError) { return try statusAt(descriptor.number, name, isNow: true) } catch {
            // Nothing has a name that its file system does not take.
            if error.code == ENOENT || error.code == ENAMETOOLONG { return nil }
            throw error
        }
    }

    /// - Source: access(2): it knows rights, access lists, file systems that are read-only, and
    ///   immutable directories.
    func checkWritable() throws(SystemError) {
        guard faccessat(descriptor.number, ".", W_OK | X_OK, AT_EACCESS) != 0 else { return }
        let code = errno
        if code == EACCES, try fileSystems.opened.canOpen(status()) { return }
        throw SystemError("write to", code: code)
    }

    /// Does what changes names here, and makes the directory writable for that where it is the
    /// user's own and is not.
    func changing<R>(_ work: () throws(SystemError) -> R) throws(SystemError) -> R {
        do throws(SystemError) { return try work() } catch {
            guard error.code == EACCES, try makeWritable() else { throw error }
        }
        return try work()
    }

    private func makeWritable() throws(SystemError) -> Bool {
        let status = try status()
        // Another directory object may have put the mode back since.
        if isOpened { fileSystems.opened.close(descriptor, status.identity) }
        isOpened = try fileSystems.opened.open(descriptor, self.status())
        return isOpened
    }

    func entries() throws(SystemError) -> [DirectoryEntry] { try reading().entries() }

    func reading() throws(SystemError) -> any SourceDirectory {
        // A descriptor of its own: a listing's position belongs to the open file description.
        LinuxDirectory(try openAt(descriptor.number, Array(".".utf8), O_RDONLY | O_DIRECTORY))
    }

    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any TargetDirectory {
        while true {
            let result = withCString(name) {
                cairn_open_beneath(descriptor.number, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, 0)
            }
            if result >= 0 {
                return try LinuxTargetDirectory(LinuxDescriptor(result), fileSystems, interlude)
            }
            if result != -EINTR && result != -EAGAIN {
                throw SystemError("open", path: name, code: -result)
            }
        }
    }

    func makeDirectory(_ name: [UInt8], mode: UInt16) throws(SystemError) -> any TargetDirectory {
        try changing { () throws(SystemError) in
            try check("make directory", name) { mkdirat(descriptor.number, $0, mode_t(mode)) }
        }
        interlude?(.madeDirectory, name)
        let made = try openDirectory(name)
        // Another of this user's directories, put in its place, would have content, or be somebody
        // else's. Where nobody else gives names, another restore was quicker.
        let isUnchanged = try isOurs ? true : made.entries().isEmpty
        guard try isOfThisProcess(made.status()), isUnchanged else {
            throw SystemError("make directory", path: name, code: ESTALE)
        }
        return made
    }

    /// Whether an item has the owner that this process's new ones get here. Of others than root
    /// that says nothing: they cannot change other people's items.
    ///
    /// Where owners are not stored, everything belongs to the user for whom it was mounted. A file
    /// that nobody else has had in hand shows who that is. - Source: mount.exfat-fuse(8) `uid`,
    /// exports(5) `root_squash`.
    func isOfThisProcess(_ status: FileStatus) throws(SystemError) -> Bool {
        if Metadata.processOwner.uid != 0 || status.uid == Metadata.processOwner.uid { return true }
        let owner = try fileSystems.ownerOfNew(on: device) { () throws(SystemError) in
            let name = TemporaryName.make(LinuxRandomness().word())
            let file = try openAt(
                descriptor.number, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
            defer { _ = withCString(name) { unlinkat(descriptor.number, $0, 0) } }
            return try statusAt(file.number, []).uid
        }
        return status.uid == owner
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
        guard isNameFree, leavesFilesBare, fileSystems.isLinkable(on: device),
            let mode = Metadata.modeFromTheStart(of: item),
            let file = try? openAt(
                descriptor.number, [UInt8(ascii: ".")], O_RDWR | cairn_o_tmpfile, mode: mode_t(mode)
            )
        else {
            let file = try createFile(isNameFree: isNameFree)
            (file as? LinuxTargetFile)?.prepare(for: item)
            return file
        }
        return LinuxTargetFile(
            file, in: self, temporaryName: nil, isNameFree: true, hasMode: true)
    }

    func createFile(isNameFree: Bool) throws(SystemError) -> any TargetFile {
        try changing { () throws(SystemError) in try makeFile(isNameFree: isNameFree) }
    }

    private func makeFile(isNameFree: Bool) throws(SystemError) -> LinuxTargetFile {
        // It gets a name when its inode is known: whatever ends this process, the next restore
        // knows it.
        if let file = try? openAt(
            descriptor.number, [UInt8(ascii: ".")], O_RDWR | cairn_o_tmpfile, mode: 0o600)
        {
            if isNameFree, fileSystems.isLinkable(on: device) {
                return LinuxTargetFile(file, in: self, temporaryName: nil, isNameFree: true)
            }
            if let name = try? nameTemporarily(file) {
                fileSystems.noteLinkable(on: device)
                return LinuxTargetFile(
                    file, in: self, temporaryName: name, isNameFree: isNameFree)
            }
        }
        // File systems without nameless files.
        let name = TemporaryName.make(LinuxRandomness().word())
        let file = try openAt(
            descriptor.number, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        // Another restore sees that this is no leftover. Where there are no locks it does not.
        _ = flock(file.number, LOCK_SH | LOCK_NB)
        return LinuxTargetFile(
            file, in: self, temporaryName: named(name), isNameFree: isNameFree)
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
    func named(_ name: [UInt8]) -> [UInt8] {
        guard let status = try? statusAt(descriptor.number, name) else { return name }
        let final = TemporaryName.make(status.inode)
        return (try? putIfFree(name, as: final)) == true ? final : name
    }

    /// - Returns: 0, or the errno.
    func renameNew(_ name: [UInt8], to target: [UInt8]) -> Int32 {
        withCString(name) { from in
            withCString(target) { cairn_rename_new(descriptor.number, from, $0) }
        }
    }

    func place(
        _ item: Item, as name: [UInt8], over mayReplace: MayReplace?, isNameFree: Bool
    ) throws(SystemError) -> [MetadataLoss] {
        let temporary = try taking(TemporaryName.told(of: item)) { name throws(SystemError) in
            try make(item, name)
        }
        let losses: [MetadataLoss]
        do throws(SystemError) {
            interlude?(.madeItem, temporary)
            let made = try openAt(descriptor.number, temporary, cairn_o_path | O_NOFOLLOW)
            guard try isFresh(made, item)
            else { throw SystemError("make", path: name, code: ESTALE) }
            losses = Metadata.apply(item, toItem: made, mayHaveACL: hasDefaultACL)
        } catch {
            _ = withCString(temporary) { unlinkat(descriptor.number, $0, 0) }
            throw error
        }
        try put(temporary, as: name, over: mayReplace, isNameFree: isNameFree)
        return losses
    }

    /// Whether this is the item that was made a moment ago.
    private func isFresh(_ made: LinuxDescriptor, _ item: Item) throws(SystemError) -> Bool {
        let status = try statusAt(made.number, [])
        guard status.kind == item.kind, status.links == 1, try isOfThisProcess(status)
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
        do throws(SystemError) {
            try changing { () throws(SystemError) in try make(name) }
        } catch {
            guard error.code == EEXIST else {
                // Some file systems make a file, and then refuse its kind.
                _ = withCString(name) { unlinkat(descriptor.number, $0, 0) }
                throw error
            }
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
        over mayReplace: MayReplace?, isNameFree: Bool
    ) throws(SystemError) {
        guard let directory = directory as? LinuxTargetDirectory
        else { throw SystemError("link", path: name, code: EXDEV) }
        interlude?(.linking, source)
        let found = try openAt(directory.descriptor.number, source, cairn_o_path | O_NOFOLLOW)
        let status = try statusAt(found.number, [])
        // The owner of the first name's directory may have replaced the file, and would get it
        // under the other name, too.
        var isItsOwn = status.uid == item.uid || Metadata.processOwner.uid != 0
        if !isItsOwn, status.uid != 0 { isItsOwn = try directory.isOfThisProcess(status) }
        guard status.kind == item.kind, isItsOwn else {
            throw SystemError("link", path: name, code: ESTALE)
        }
        let temporary = try taking(status.inode) { temporary throws(SystemError) in
            try link(found, as: temporary)
        }
        // rename(2) does nothing when both names are one file already. Where nothing had the name,
        // that is the first name in another spelling.
        if !isNameFree, let one = try self.status(of: temporary),
            let other = try self.status(of: name),
            (one.inode, one.device) == (other.inode, other.device)
        {
            return try unlink(temporary)
        }
        try put(temporary, as: name, over: mayReplace, isNameFree: isNameFree)
    }

    func removeDirectory(_ name: [UInt8]) throws(SystemError) {
        var attempt = 0
        while true {
            do throws(SystemError) {
                return try changing { () throws(SystemError) in
                    try check("remove directory", name) {
                        unlinkat(descriptor.number, $0, AT_REMOVEDIR)
                    }
                }
            } catch {
                attempt += 1
                guard error.code == ENOTEMPTY, attempt < Self.hiddenAttempts,
                    try openDirectory(name).entries().allSatisfy({ entry in
                        Self.hiddenNames.contains { entry.name.starts(with: $0) }
                    })
                else { throw error }
            }
            usleep(Self.hiddenPause)
        }
    }

    /// What FUSE and NFS call a file that was removed while it was open. It goes when it is closed,
    /// which a server learns a moment later.
    private static let hiddenNames = [Array(".fuse_hidden".utf8), Array(".nfs".utf8)]
    private static let hiddenAttempts = 100
    /// In microseconds.
    private static let hiddenPause: useconds_t = 10_000

    func apply(_ item: Item) -> [MetadataLoss] {
        if isOpened, let identity = try? status().identity {
            // It gets the mode of the item.
            fileSystems.opened.forget(identity)
            isOpened = false
        }
        return Metadata.apply(item, toDescriptor: descriptor.number, isFresh: false)
    }

    func setTimes(of item: Item) {
        Metadata.setTimes(of: item, onDescriptor: descriptor.number)
    }

    func freeBytes() throws(SystemError) -> UInt64 { try descriptor.freeBytes() }
}
