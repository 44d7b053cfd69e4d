import CLinux
import CairnCore
import CairnFormat
import CairnWatch
import Glibc

/// Directories and watches of the kernel.
///
/// A watch is placed through `/proc/self/fd/N` of a directory that was opened without following
/// symlinks: on exactly that inode, with no limit on the length of its path (rule 5).
final class InotifyEnvironment: WatchEnvironment {
    typealias Directory = LinuxDescriptor

    /// Nil while there is none: then nothing can be watched.
    private var instance: InotifyInstance?
    private let excluded: Set<DirectoryIdentity>
    /// Absolute paths of the roots.
    var roots: [UInt64: [UInt8]] = [:]
    /// Watches outside the watched trees: they never end with one.
    var ownWatches: Set<Int32> = []
    /// Whether a device is polled. Cleared when mounts change, because device numbers are re-used.
    private var isPolled: [UInt64: Bool] = [:]
    private let exportFiles: [[UInt8]]
    private var exports: ExportedDirectories
    /// Watches in directories that their file system encrypts, by the outermost one. Each keeps its
    /// directory in use, so that its key cannot be removed.
    private var unlocked: [[UInt8]: Set<Int32>] = [:]
    /// Encrypted directories whose watches were released.
    private var locked: Set<[UInt8]> = []

    /// The longest path that is passed to the kernel in one piece. - Source: PATH_MAX.
    private static let pathBytesMaximum = 4_000
    private static let watchesOfItsOwnMaximum = 4_096

    /// - Parameter exportFiles: the lists of exported directories, absolute.
    init(excluded: Set<DirectoryIdentity>, exportFiles: [[UInt8]]) {
        self.excluded = excluded
        self.exportFiles = exportFiles
        exports = ExportedDirectories(listedIn: exportFiles)
    }

    /// Takes another instance, on which no watch stands.
    func use(_ instance: InotifyInstance?) {
        self.instance = instance
        ownWatches = []
        unlocked = [:]
    }

    /// Whether it must be looked at whether keys were removed or are back.
    var hasEncrypted: Bool { !unlocked.isEmpty || !locked.isEmpty }

    /// Releases the watches in directories whose key is being removed.
    ///
    /// - Returns: whether the key of one of them is there again.
    func releaseLocked() -> Bool {
        func isLocked(_ path: [UInt8]) -> Bool? {
            guard
                let directory = try? openAt(
                    AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
            else { return nil }
            return EncryptedDirectory.isLocked(directory.number)
        }
        for (path, watches) in unlocked where isLocked(path) != false {
            unlocked[path] = nil
            locked.insert(path)
            guard let instance else { continue }
            for wd in watches { inotify_rm_watch(instance.descriptor, wd) }
        }
        let back = locked.filter { isLocked($0) == false }
        locked.subtract(back)
        return !back.isEmpty
    }

    /// Notes a watch in an encrypted directory.
    private func note(_ wd: Int32, ofEncrypted path: [UInt8]) {
        let outer = unlocked.keys.first { ItemPath.relative(path, to: $0) != nil }
        for inner in unlocked.keys where ItemPath.relative(inner, to: path) != nil {
            unlocked[path, default: []].formUnion(unlocked[inner] ?? [])
            if inner != path { unlocked[inner] = nil }
        }
        unlocked[outer ?? path, default: []].insert(wd)
    }

    func mountsChanged() { isPolled = [:] }

    /// - Returns: whether other directories are exported than before.
    func readExports() -> Bool {
        let before = exports
        exports = ExportedDirectories(listedIn: exportFiles)
        return exports != before
    }

    // MARK: Opening

    func open(_ place: SourcePath) throws(SystemError) -> LinuxDescriptor {
        guard let root = roots[place.root]
        else { throw SystemError("open", path: place.path, code: ENOENT) }
        let mount = MountGuard.shared.mount(onWayTo: ItemPath.join(root, place.path))
        // Only symlinks in the root's own path are followed.
        let directory = try MountGuard.run(on: mount) { () throws(SystemError) in
            try Self.open(
                place.path, beneath: try openAt(AT_FDCWD, root, O_RDONLY | O_DIRECTORY, on: mount))
        }
        if place.path.isEmpty { guardWay(to: root) }
        return directory
    }

    private static func open(_ path: [UInt8], beneath root: LinuxDescriptor) throws(SystemError)
        -> LinuxDescriptor
    {
        var directory = root
        var rest = path[...]
        while !rest.isEmpty {
            var end = rest.endIndex
            if rest.count > pathBytesMaximum {
                let piece = rest.prefix(pathBytesMaximum)
                end = piece.lastIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            }
            directory = try openBeneath(directory, Array(rest[..<end]))
            rest = rest[end...].drop { $0 == UInt8(ascii: "/") }
        }
        return directory
    }

    private static func openBeneath(_ directory: LinuxDescriptor, _ path: [UInt8])
        throws(SystemError) -> LinuxDescriptor
    {
        while true {
            let result = withCString(path) {
                cairn_open_beneath(directory.number, $0, O_RDONLY | O_DIRECTORY, 0)
            }
            if result >= 0 { return LinuxDescriptor(result, on: directory.mount) }
            switch -result {
            case EINTR, EAGAIN: continue
            // Before Linux 5.6, or forbidden by a filter of system calls.
            case ENOSYS, EPERM: return try openNameByName(directory, path)
            default: throw SystemError("open", path: path, code: -result)
            }
        }
    }

    private static func openNameByName(
        _ directory: LinuxDescriptor, _ path: [UInt8]
    ) throws(SystemError) -> LinuxDescriptor {
        var directory = directory
        for name in path.split(separator: UInt8(ascii: "/")) {
            directory = try openAt(
                directory.number, Array(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW,
                on: directory.mount)
        }
        return directory
    }

    func open(_ name: [UInt8], in directory: LinuxDescriptor) throws(SystemError) -> LinuxDescriptor
    {
        try directory.openDirectory(name)
    }

    func openParent(of directory: LinuxDescriptor) throws(SystemError) -> LinuxDescriptor {
        try directory.openParent()
    }

    func view(of directory: LinuxDescriptor) -> any SourceDirectory { LinuxDirectory(directory) }

    func device(of path: [UInt8]) -> UInt64? {
        try? LinuxFileSystem().openRoot(path).status().device
    }

    func standing(of directory: LinuxDescriptor, at place: SourcePath, _ status: FileStatus)
        throws(SystemError) -> WatchStanding
    {
        if excluded.contains(status.identity) { return .excluded }
        if try tellsNobody(directory, status) { return .polled }
        if exports.contains(status.identity) { return .exported }
        // What is above a root is not examined.
        guard place.path.isEmpty, let root = roots[place.root] else { return .ordinary }
        return exports.covers(root) ? .exported : .ordinary
    }

    private func tellsNobody(_ directory: LinuxDescriptor, _ status: FileStatus)
        throws(SystemError) -> Bool
    {
        if let known = isPolled[status.device] { return known }
        let polled = try MountGuard.run(on: directory.mount) { () throws(SystemError) in
            Self.polledTypes.contains(cairn_file_system_type(directory.number))
        }
        isPolled[status.device] = polled
        return polled
    }

    /// File systems that may change from elsewhere without events. - Source: statfs(2),
    /// linux/magic.h.
    static let polledTypes: Set<Int64> = [
        0x6969,  // NFS
        0xff53_4d42, 0x517b, 0xfe53_4d42,  // CIFS, SMB, SMB2
        0x6573_5546,  // FUSE
        0x0102_1997,  // 9p
        0x00c3_6400,  // ceph
        0x5346_414f, 0x6b41_4653,  // AFS
        0x564c, 0x7375_7245,  // NCP, Coda
        0x0bd0_0bd0, 0x0116_1970, 0x7461_636f,  // Lustre, GFS2, OCFS2
        0x786f_4256, 0x1966_0605,  // VirtualBox and VMware shared folders
    ]

    // MARK: Watching

    func watch(_ directory: LinuxDescriptor) throws(SystemError) -> Int32 {
        try addWatch(directory, .directory)
    }

    func hush(_ directory: LinuxDescriptor, _ mark: WatchMark) {
        // If that fails, more events come than needed.
        _ = try? addWatch(directory, mark.mask)
    }

    func watchFile(_ name: [UInt8], in directory: LinuxDescriptor) throws(SystemError) -> Int32 {
        let mount = MountGuard.shared.mount(at: name, in: directory.number) ?? directory.mount
        let file = try MountGuard.run(on: mount) { () throws(SystemError) in
            let file = try openAt(directory.number, name, cairn_o_path | O_NOFOLLOW, on: mount)
            // Something else has taken the name: to a file's watch that is like nothing.
            guard try statusAt(file.number, []).kind == .file
            else { throw SystemError("watch", path: name, code: ENOENT) }
            // A mounted file may be on another file system than its directory.
            guard !Self.polledTypes.contains(cairn_file_system_type(file.number))
            else { throw SystemError("watch", path: name, code: SystemError.notSupported) }
            return file
        }
        return try addWatch(file, .file)
    }

    func unwatch(_ wd: Int32) {
        guard let instance, !ownWatches.contains(wd) else { return }
        inotify_rm_watch(instance.descriptor, wd)
    }

    func addWatch(_ file: LinuxDescriptor, _ mask: KernelEvent.Mask) throws(SystemError) -> Int32 {
        guard let instance else { throw EventSourceFailure.ended.error() }
        let isEncrypted = EncryptedDirectory.mayBeLocked(file)
        let path =
            isEncrypted ? RealPath.link(at: Array("/proc/self/fd/\(file.number)".utf8)) : nil
        if isEncrypted, EncryptedDirectory.isLocked(file.number) {
            if let path { locked.insert(path) }
            throw .locked("watch")
        }
        let wd = try place(file, mask, on: instance)
        if let path { note(wd, ofEncrypted: path) }
        return wd
    }

    private func place(
        _ file: LinuxDescriptor, _ mask: KernelEvent.Mask, on instance: InotifyInstance
    ) throws(SystemError) -> Int32 {
        try MountGuard.run(on: file.mount) {
            [descriptor = instance.descriptor] () throws(SystemError) in
            let wd = "/proc/self/fd/\(file.number)".withCString {
                inotify_add_watch(descriptor, $0, mask.rawValue)
            }
            guard wd >= 0 else { throw SystemError("watch", code: errno) }
            return wd
        }
    }

    /// Watches the directories above a root for renames only, because those give the root no event.
    private func guardWay(to root: [UInt8]) {
        var path = root
        while let slash = path.lastIndex(of: UInt8(ascii: "/")),
            ownWatches.count < Self.watchesOfItsOwnMaximum
        {
            path = Array(path[..<slash])
            let name = path.isEmpty ? Array("/".utf8) : path
            // There nothing is watched.
            if MountGuard.shared.mount(onWayTo: name) != nil { continue }
            guard let directory = try? openAt(AT_FDCWD, name, cairn_o_path | O_DIRECTORY),
                let wd = try? addWatch(directory, [.moveSelf, .deleteSelf, .add, .onlyDirectory])
            else { continue }
            ownWatches.insert(wd)
        }
    }

    func subdirectories(of directory: LinuxDescriptor) throws(SystemError) -> [[UInt8]] {
        try MountGuard.run(on: directory.mount) { () throws(SystemError) in try Self.list(directory)
        }
    }

    private static func list(_ directory: LinuxDescriptor) throws(SystemError) -> [[UInt8]] {
        lseek(directory.number, 0, SEEK_SET)
        var names: [[UInt8]] = []
        try DirectoryNames.forEach(in: directory.number) { name, type in
            guard type == UInt8(DT_DIR) || type == UInt8(DT_UNKNOWN) else { return }
            let name = Array(name)
            if type == UInt8(DT_DIR) || (try? statusAt(directory.number, name).kind) == .directory {
                names.append(name)
            }
        }
        return names
    }
}
