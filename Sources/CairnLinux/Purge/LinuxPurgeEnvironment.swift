import CLinux
import CairnCore
import CairnFormat
import Glibc

/// The trees that are purged, through the kernel.
///
/// - Source: openat2(2), unlinkat(2), fcntl(2) on leases, proc(5).
public final class LinuxPurgeEnvironment: PurgeEnvironment {
    public init() {}

    public func open(_ root: PurgeRoot) throws(SystemError) -> any PurgeTree {
        try MountGuard.shared.requireAnswer(root.absolute)
        let base = try openAt(AT_FDCWD, root.base, cairn_o_path | O_DIRECTORY)
        let top = try LinuxPurgeTree.open(base, root.path, cairn_o_path | O_DIRECTORY)
        return LinuxPurgeTree(
            base: base, inner: root.path, top: try directoryIdentity(top),
            path: RealPath.resolve(root.absolute))
    }

    public func look(for kept: [UInt8]) throws(SystemError) -> (
        identity: DirectoryIdentity, path: [UInt8]
    ) {
        try MountGuard.shared.requireAnswer(kept)
        return (
            try directoryIdentity(try openAt(AT_FDCWD, kept, cairn_o_path)), RealPath.resolve(kept)
        )
    }

    public func survey(_ applications: [PurgeApplication]) -> UseSurvey {
        ProcessSurvey(applications).take()
    }
}

/// A root, held by its base. The way from there is resolved each time, so that a root that was
/// moved away no longer counts.
final class LinuxPurgeTree: PurgeTree {
    let top: DirectoryIdentity
    private let base: LinuxDescriptor
    private let inner: [UInt8]
    let path: [UInt8]

    /// The longest path that is handed to the kernel in one piece. - Source: PATH_MAX.
    private static let pieceBytesMaximum = 4_000

    /// - Parameters:
    ///   - inner: from the base to the root.
    ///   - path: absolute, without symlinks.
    init(base: LinuxDescriptor, inner: [UInt8], top: DirectoryIdentity, path: [UInt8]) {
        self.base = base
        self.inner = inner
        self.top = top
        self.path = path
    }

    func space() throws(SystemError) -> FileSystemSpace {
        let root = try openWithin([], cairn_o_path | O_DIRECTORY)
        var total: UInt64 = 0
        var available: UInt64 = 0
        let code = cairn_file_system_space(root.number, &total, &available)
        try check("statfs", path, code: -code)
        return FileSystemSpace(total: total, available: available)
    }

    func open(_ path: [UInt8]) throws(SystemError) -> any PurgeDirectory {
        let opened = try openWithin(path, O_RDONLY | O_DIRECTORY | O_NONBLOCK)
        return LinuxPurgeDirectory(self, path, opened, try directoryIdentity(opened))
    }

    /// Opens a directory by its path from the root, if the root is still where it was.
    func openWithin(_ path: [UInt8], _ flags: Int32) throws(SystemError) -> LinuxDescriptor {
        let root = try Self.open(base, inner, path.isEmpty ? flags : cairn_o_path | O_DIRECTORY)
        guard try directoryIdentity(root) == top
        else { throw SystemError("open", path: self.path, code: ENOENT) }
        return path.isEmpty ? root : try Self.open(root, path, flags)
    }

    /// Opens a directory beneath another, through no symlink and no mount; the empty path is that
    /// one itself.
    static func open(_ directory: LinuxDescriptor, _ path: [UInt8], _ flags: Int32)
        throws(SystemError) -> LinuxDescriptor
    {
        var directory = directory
        var rest = path.isEmpty ? [UInt8(ascii: ".")][...] : path[...]
        while !rest.isEmpty {
            var end = rest.endIndex
            if rest.count > pieceBytesMaximum {
                end =
                    rest.prefix(pieceBytesMaximum).lastIndex(of: ItemPath.separator)
                    ?? rest.endIndex
            }
            let isLast = end == rest.endIndex
            directory = try openPiece(
                directory, Array(rest[..<end]), isLast ? flags : cairn_o_path | O_DIRECTORY)
            rest = rest[end...].drop { $0 == ItemPath.separator }
        }
        return directory
    }

    private static func openPiece(_ directory: LinuxDescriptor, _ path: [UInt8], _ flags: Int32)
        throws(SystemError) -> LinuxDescriptor
    {
        // EAGAIN: a rename somewhere in the way could not be told from an escape. - Source:
        // openat2(2).
        for _ in 0..<retriesMaximum {
            let result = withCString(path) { cairn_open_within(directory.number, $0, flags) }
            if result >= 0 { return LinuxDescriptor(result) }
            if result != -EINTR && result != -EAGAIN {
                throw SystemError("open", path: path, code: -result)
            }
        }
        throw SystemError("open", path: path, code: EAGAIN)
    }

    private static let retriesMaximum = 1_000
}

func directoryIdentity(_ directory: LinuxDescriptor) throws(SystemError) -> DirectoryIdentity {
    try statusAt(directory.number, []).identity
}
