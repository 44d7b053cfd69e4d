import CairnCore
import CairnFormat
import CairnRestore
import Glibc

/// The directory in which a drill restores, for its owner only, empty at the beginning and removed
/// at the end.
///
/// Its name is new each time, because anyone may have made a directory of any name in a shared
/// place. A flock in the state directory permits one drill a repository at a time, and each drill
/// holds a flock on its directory. So a directory of this user and repository that nobody holds is
/// the leftover of a killed drill, and is removed. Removal works beneath open directories, without
/// following symlinks or entering mounts.
public final class DrillDirectory: DrillEnvironment {
    public let path: [UInt8]
    private let parent: LinuxDescriptor
    private let directory: LinuxDescriptor
    private let name: [UInt8]
    private let lock: LinuxLock

    /// A marker with which neither the daemon nor a backup reads the directory, wherever it is.
    private static let mark = Array(".nobackup".utf8)

    public enum Failure: Error {
        /// Another drill of this repository runs.
        case taken(holder: LockHolder?)
        case system(SystemError)
    }

    /// - Parameters:
    ///   - place: an existing directory, in which nobody else can rename this user's directories.
    ///   - state: where the lock is.
    public init(in place: [UInt8], _ repository: Hash128, state: StateDirectory) throws(Failure) {
        let lockPath = Array("\(state.path)/\(repository).drill.lock".utf8)
        let file: LinuxDescriptor
        let isTaken: Bool
        do throws(SystemError) {
            file = try openAt(AT_FDCWD, lockPath, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
            isTaken = try !LockFile.take(file, isExclusive: true, path: lockPath)
        } catch { throw .system(error) }
        if isTaken { throw .taken(holder: LockFile.holder(file)) }
        lock = LinuxLock(file)
        do throws(SystemError) {
            let prefix = Array(".cairn-drill-\(repository.description.prefix(16))".utf8)
            parent = try openAt(AT_FDCWD, place, O_RDONLY | O_DIRECTORY)
            try Self.requireSafe(parent, place)
            try Self.removeLeftovers(prefix, in: parent)
            name = prefix + [UInt8(ascii: "-")] + Array("\(LinuxRandomness().hash128())".utf8)
            path = ItemPath.join(place, name)
            directory = try Self.make(name, in: parent)
        } catch { throw .system(error) }
    }

    /// Refuses a place in which another user could put something else under the drill's path.
    private static func requireSafe(_ parent: LinuxDescriptor, _ place: [UInt8]) throws(SystemError)
    {
        let status = try statusAt(parent.number, [])
        let isSticky = status.mode & 0o1000 != 0
        // A private group is the user's own.
        let othersWrite: UInt16 = status.gid == getegid() ? 0o002 : 0o022
        guard status.uid == geteuid() || status.uid == 0, isSticky || status.mode & othersWrite == 0
        else { throw SystemError("use", path: place, code: EPERM) }
    }

    private static func make(_ name: [UInt8], in parent: LinuxDescriptor) throws(SystemError)
        -> LinuxDescriptor
    {
        try check("make directory", name) { mkdirat(parent.number, $0, 0o700) }
        let directory = try open(name, in: parent)
        _ = try openAt(directory.number, mark, O_WRONLY | O_CREAT | O_NOFOLLOW, mode: 0o600)
        return directory
    }

    /// Opens and locks a directory of this user.
    private static func open(_ name: [UInt8], in parent: LinuxDescriptor) throws(SystemError)
        -> LinuxDescriptor
    {
        let directory = try openAt(parent.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        guard try statusAt(directory.number, []).uid == geteuid()
        else { throw SystemError("use", path: name, code: EPERM) }
        guard flock(directory.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
        else { throw SystemError("lock", path: name, code: EWOULDBLOCK) }
        try check("chmod", name, fchmod(directory.number, 0o700))
        return directory
    }

    /// Removes the directories of killed drills. What is another user's, or cannot be removed,
    /// stays.
    private static func removeLeftovers(_ prefix: [UInt8], in parent: LinuxDescriptor)
        throws(SystemError)
    {
        let entries = try LinuxDirectory(
            openAt(parent.number, [UInt8(ascii: ".")], O_RDONLY | O_DIRECTORY)
        ).entries()
        for entry in entries where entry.name.starts(with: prefix) {
            guard let status = try? entry.status.get(), !status.isMounted,
                let left = try? open(entry.name, in: parent), (try? empty(left)) != nil
            else { continue }
            _ = withCString(mark) { unlinkat(left.number, $0, 0) }
            _ = withCString(entry.name) { unlinkat(parent.number, $0, AT_REMOVEDIR) }
        }
    }

    public func freeBytes() throws(SystemError) -> UInt64 { try directory.freeBytes(path) }

    public func clear() throws(SystemError) { try Self.empty(directory) }

    /// Removes it with everything in it. It cannot be used afterwards.
    public func remove() throws(SystemError) {
        try Self.empty(directory)
        _ = withCString(Self.mark) { unlinkat(directory.number, $0, 0) }
        try check("remove", path, of: name, accepting: ENOENT) {
            unlinkat(parent.number, $0, AT_REMOVEDIR)
        }
    }

    /// Empties the top directory except for the marker. Directories are first moved to the top, so
    /// that trees of any depth need two descriptors.
    private static func empty(_ top: LinuxDescriptor) throws(SystemError) {
        var number: UInt64 = 0
        while true {
            let names = try LinuxDirectory(
                openAt(top.number, [UInt8(ascii: ".")], O_RDONLY | O_DIRECTORY)
            ).entries().filter { $0.name != mark }
            if names.isEmpty { return }
            for entry in names {
                guard try removeUnlessDirectory(entry, top) else { continue }
                try unlock(entry.name, in: top)
                let directory = try openAt(
                    top.number, entry.name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
                for inner in try LinuxDirectory(
                    openAt(directory.number, [UInt8(ascii: ".")], O_RDONLY | O_DIRECTORY)
                ).entries() {
                    guard try removeUnlessDirectory(inner, directory) else { continue }
                    try unlock(inner.name, in: directory)
                    number += 1
                    try moveUp(inner.name, from: directory, to: top, &number)
                }
                try check("remove", entry.name, accepting: ENOENT) {
                    unlinkat(top.number, $0, AT_REMOVEDIR)
                }
            }
        }
    }

    private static func moveUp(
        _ name: [UInt8], from directory: LinuxDescriptor, to top: LinuxDescriptor,
        _ number: inout UInt64
    ) throws(SystemError) {
        while true {
            let target = Array(".cairn-\(number)".utf8)
            let code = errorCode(name) { from in
                withCString(target) { renameat(directory.number, from, top.number, $0) }
            }
            if code == 0 { return }
            // A name that was restored, or that an earlier removal gave.
            guard code == EEXIST || code == ENOTEMPTY || code == ENOTDIR, number < .max
            else { throw SystemError("rename", path: name, code: code) }
            number += 1
        }
    }

    /// - Returns: whether it is a directory, and still there.
    private static func removeUnlessDirectory(_ entry: DirectoryEntry, _ directory: LinuxDescriptor)
        throws(SystemError) -> Bool
    {
        if case .success(let status) = entry.status {
            if status.isMounted { throw SystemError("remove", path: entry.name, code: EBUSY) }
            if status.kind == .directory { return true }
        }
        try check("remove", entry.name, accepting: ENOENT) { unlinkat(directory.number, $0, 0) }
        return false
    }

    /// Opens a directory whose restored mode may exclude its owner.
    private static func unlock(_ name: [UInt8], in directory: LinuxDescriptor) throws(SystemError) {
        try check("chmod", name) { fchmodat(directory.number, $0, 0o700, 0) }
    }
}
