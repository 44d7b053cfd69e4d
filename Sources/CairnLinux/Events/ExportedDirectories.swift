import CairnCore
import CairnFormat
import Glibc

/// The directories of this machine that its NFS server gives to other machines.
///
/// The server opens files by handle. When the kernel no longer has a file's name in its cache, what
/// a client writes to the file makes no event in the file's directory.
/// - What it trusts: nothing. Whoever writes the lists can have directories polled, and no more.
/// - Bounded: ``bytesMaximum`` bytes and ``pathsMaximum`` directories of each list.
/// - Source: exportfs(8), `/var/lib/nfs/etab`; Linux, fs/nfsd/export.c, `svc_export_show`;
///   open_by_handle_at(2); Docs/INOTIFY.md, rule 10.
struct ExportedDirectories: Equatable, Sendable {
    static let files = ["/var/lib/nfs/etab", "/proc/fs/nfsd/exports", "/proc/fs/nfs/exports"].map {
        Array($0.utf8)
    }
    static let bytesMaximum = 1 << 20
    static let pathsMaximum = 1_024

    private let paths: Set<[UInt8]>
    /// Of these directories and of what is mounted beneath them: a root may have them by another
    /// path.
    private let identities: Set<DirectoryIdentity>

    /// - Parameter files: the lists, absolute; those that cannot be read are empty.
    init(listedIn files: [[UInt8]] = ExportedDirectories.files) {
        let listed = files.flatMap { file in
            Self.paths(in: (try? SmallFile.beginning(of: file, bytes: Self.bytesMaximum)) ?? [])
        }
        let paths = Set(listed.map(Self.real))
        let points = paths.isEmpty ? [] : MountTable.current.mounts.map(\.point)
        let inner = points.filter { !paths.isDisjoint(with: Self.way(to: $0)) }
        self.paths = paths
        identities = Set(paths.union(inner).compactMap(Self.identity))
    }

    /// The paths in a list: the first word of each line, with bytes as a backslash and three octal
    /// digits.
    static func paths(in text: [UInt8]) -> [[UInt8]] {
        text.split(separator: UInt8(ascii: "\n")).prefix(pathsMaximum).compactMap {
            line -> [UInt8]? in
            let word = line.prefix(while: { $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: " ") })
            guard word.first == ItemPath.separator else { return nil }
            var path = MountTable.unescape(word)
            while path.count > 1, path.last == ItemPath.separator { path.removeLast() }
            return path
        }
    }

    /// Whether a directory is exported itself.
    func contains(_ directory: DirectoryIdentity) -> Bool { identities.contains(directory) }

    /// Whether an absolute path leads to an exported directory, or beneath one.
    func covers(_ path: [UInt8]) -> Bool {
        guard !paths.isEmpty else { return false }
        return Self.way(to: Self.real(path)).contains { place in
            paths.contains(place) || Self.identity(place).map { identities.contains($0) } ?? false
        }
    }

    /// An absolute path and the directories above it.
    private static func way(to path: [UInt8]) -> [[UInt8]] {
        var places = [path]
        while let last = places.last, last.count > 1 {
            let parent = ItemPath.split(last).parent
            places.append(parent.isEmpty ? [ItemPath.separator] : parent)
        }
        return places
    }

    /// The path without symlinks, unless a mount that may hang is on the way: that one is polled
    /// anyway.
    private static func real(_ path: [UInt8]) -> [UInt8] {
        MountGuard.shared.mount(onWayTo: path) == nil ? RealPath.resolve(path) : path
    }

    private static func identity(_ path: [UInt8]) -> DirectoryIdentity? {
        guard MountGuard.shared.mount(onWayTo: path) == nil,
            let status = try? statusAt(AT_FDCWD, path), status.kind == .directory
        else { return nil }
        return status.identity
    }
}
