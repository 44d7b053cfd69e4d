import CairnCore
import CairnFormat
import CairnRepository

/// The search for the directory of a root that was renamed or moved: it still has its inode.
///
/// It goes up and down from the directory around the root, and so finds the nearest places first.
/// - What it promises: the directory that it finds is older than the backup, or has at least half
///   of the root's files, because a file system gives the inode of a deleted directory to a new
///   one. What cannot be read counts as there. It is on the same file system, and not in another
///   root, in a trash or at an excluded place.
/// - What it does not do: open a file, except for a few that were backed up and are at the root's
///   path now. It passes Cairn's own state, and the open catalog in it.
/// - Bounds: ``placesMaximum`` names and ``nanosecondsMaximum`` for each root.
/// - Source: Docs/decisions/0041.
public struct MovedRootSearch {
    private let fileSystem: any FileSystem
    private let live: LiveTree
    private let clock: any Clock
    private let sources: [[UInt8]]
    private let coding: RepositoryCoding?

    static let placesMaximum = 32_768
    private static let nanosecondsMaximum: UInt64 = 10_000_000_000
    private static let looksMaximum = 4_096

    /// - Parameters:
    ///   - fileSystem: with rules.
    ///   - sources: the paths that are backed up now, whether or not the repository has them.
    ///   - coding: of the repository; nil where contents are not compared.
    public init(
        _ fileSystem: any FileSystem, _ live: LiveTree, _ clock: any Clock, sources: [[UInt8]],
        _ coding: RepositoryCoding?
    ) {
        (self.fileSystem, self.live, self.clock) = (fileSystem, live, clock)
        (self.sources, self.coding) = (sources, coding)
    }

    /// Returns where the directory of a root is now, if nothing is at the root's path, or a
    /// directory that is not a copy of the root's.
    ///
    /// - Parameter part: a root of the settings inside another root; relative.
    public func newPlace(of root: CatalogRoot, part: [UInt8] = []) throws -> [UInt8]? {
        guard let row = try live.find(part, in: root) else { return nil }
        let path = ItemPath.join(root.definition.path, part)
        do throws(SystemError) {
            let status = try fileSystem.status(ofRoot: path)
            guard status.kind == .directory else { return nil }
            let directory = try fileSystem.openRoot(path)
            let present = try directory.status()
            guard isOther(directory, present, row, than: root.definition) else { return nil }
        } catch {
            guard error.isMissing else { return nil }
        }
        return try place(of: root.definition, part: part)
    }

    /// Whether a directory at a root's path is another than the root's, and not a copy of it: it
    /// lacks files, fewer than half of them are alike, or it is the directory of another root.
    func isOther(
        _ directory: any SourceDirectory, _ status: FileStatus, _ row: LiveRow,
        than root: RootDefinition
    ) -> Bool {
        guard let stamp = row.stamp, stamp.hasInode, let child = row.child, !status.isMountTop,
            stamp.isSameDevice(status), !stamp.mayBeSameItem(status)
        else { return false }
        var likeness: FileLikeness? = FileLikeness(status, row, coding)
        guard let share = try? share(of: child, in: directory, &likeness) else { return false }
        return share.found < share.files || !share.hasHalf
            || (try? isRoot(status, but: root)) == true
    }

    /// Whether at least half of the backed-up files of a directory are alike in another one.
    func isAlike(_ directory: any SourceDirectory, _ status: FileStatus, _ row: LiveRow) -> Bool {
        var likeness: FileLikeness? = FileLikeness(status, row, coding)
        return row.child.flatMap { try? share(of: $0, in: directory, &likeness).hasHalf } ?? false
    }

    /// Whether a directory is the one of another live root of the same machine.
    private func isRoot(_ status: FileStatus, but root: RootDefinition) throws -> Bool {
        let roots = try live.roots()
        let host = roots.first { $0.definition.number == root.number }?.host?.id
        return try roots.contains { other in
            try other.definition.number != root.number && other.host?.id == host
                && live.find([], in: other)?.stamp?.isSameInode(status) == true
        }
    }

    /// Returns where the directory of a root is now, whatever is at the root's path.
    ///
    /// - Parameters:
    ///   - part: see ``newPlace(of:part:)``.
    ///   - passed: the roots for which this is asked already, because each is at the path of the
    ///     next.
    func place(
        of root: RootDefinition, part: [UInt8] = [], passed: Set<UInt64> = []
    ) throws -> [UInt8]? {
        let path = ItemPath.join(root.path, part)
        let roots = try live.roots()
        guard let own = roots.first(where: { $0.definition.number == root.number }),
            let row = try live.find(part, in: own), let stamp = row.stamp, stamp.hasInode,
            !stamp.isMountTop, let child = row.child,
            let (place, status, top) = nearest(stamp, child, to: path),
            !isExcluded(place, below: top)
        else { return nil }
        let others = roots.filter { $0.host?.id == own.host?.id && $0 != own }
        for other in others {
            let stamp = try live.find([], in: other)?.stamp
            if stamp?.isSameInode(status) == true { return nil }
        }
        // A root that was moved itself holds no longer what came to its path, and one that was
        // backed up once by name holds nothing.
        let kept = others.filter { $0.definition.role != .adHoc }.map(\.definition.path)
        let holders = Set(sources + kept + [path]).filter {
            ItemPath.relative(place, to: $0) != nil
        }
        for holder in holders {
            guard holder != path,
                let other = others.first(where: { $0.definition.path == holder })?.definition,
                !passed.contains(other.number),
                try self.place(of: other, passed: passed.union([root.number])) != nil
            else { return nil }
        }
        return place
    }

    /// The nearest directory that has an inode and is older than the stamp, or has at least half of
    /// the files that were backed up, as far as they can be read.
    ///
    /// - Returns: also the directory above both places.
    private func nearest(
        _ stamp: Stamp, _ child: Int64, to path: [UInt8]
    ) -> (place: [UInt8], FileStatus, top: [UInt8])? {
        func parent(_ path: [UInt8]) -> [UInt8] {
            let parent = ItemPath.split(path).parent
            return parent.isEmpty ? [ItemPath.separator] : parent
        }
        var (top, below) = (parent(path), path)
        while top.count > 1, (try? fileSystem.status(ofRoot: top)) == nil {
            (top, below) = (parent(top), top)
        }
        var pending: [(path: [UInt8], identity: DirectoryIdentity?)] = [(top, nil)]
        var (next, looks, device) = (0, Self.placesMaximum, UInt64?.none)
        let start = clock.monotonic()
        while next < pending.count, looks > 0,
            clock.monotonic() &- start < Self.nanosecondsMaximum
        {
            let (path, identity) = pending[next]
            next += 1
            // A directory that was replaced since it was listed is not the one to be searched.
            guard let directory = try? fileSystem.openAbove(path),
                let own = try? directory.status(), device ?? own.deviceNumber == own.deviceNumber,
                identity ?? own.identity == own.identity, let entries = try? directory.listing()
            else { continue }
            device = own.deviceNumber
            for entry in entries.prefix(looks) {
                looks -= 1
                let place = ItemPath.join(path, entry.name)
                guard let status = try? entry.status.get(), status.kind == .directory,
                    !status.isMountTop, status.deviceNumber == device, !Self.isTrash(place),
                    path != top || place != below
                else { continue }
                if stamp.isSameInode(status),
                    stamp.isSameFile(status) || hasHalf(of: child, entry.name, in: directory)
                {
                    return (place, status, top)
                }
                pending.append((place, status.identity))
            }
            if path == top, top.count > 1, !own.isMountTop {
                (top, below) = (parent(top), top)
                pending.append((top, nil))
            }
        }
        return nil
    }

    /// - Source: freedesktop.org, "The Trash specification", 1.0.
    private static func isTrash(_ path: [UInt8]) -> Bool {
        ItemPath.split(path).name.starts(with: ".Trash".utf8)
            || path.suffix(12).elementsEqual("/share/Trash".utf8)
    }

    private func isExcluded(_ place: [UInt8], below top: [UInt8]) -> Bool {
        var path = place
        while let relative = ItemPath.relative(path, to: top), !relative.isEmpty {
            if fileSystem.exclusion(ofRoot: path) != nil
                || fileSystem.exclusion(ofAbsent: relative, in: top) != nil
            {
                return true
            }
            path = ItemPath.split(path).parent
        }
        return false
    }

    /// Whether a subdirectory has at least half of the backed-up files, or cannot be read.
    private func hasHalf(
        of child: Int64, _ name: [UInt8], in directory: any SourceDirectory
    ) -> Bool {
        do throws(SystemError) {
            let found = try directory.openDirectory(name)
            var likeness: FileLikeness?
            return (try? share(of: child, in: found, &likeness).hasHalf) ?? false
        } catch { return !error.isMissing && !error.isExcluded }
    }

    private struct Share {
        var files = 0
        /// Whose names are there.
        var found = 0
        /// Which are also alike.
        var alike = 0

        var hasHalf: Bool { 2 * alike >= files }
    }

    /// Counts the backed-up files of a directory tree, and those that are still there. What cannot
    /// be read counts as there. Only the first ``looksMaximum`` names are examined.
    ///
    /// - Parameter likeness: nil if the names decide.
    private func share(
        of child: Int64, in directory: any SourceDirectory, _ likeness: inout FileLikeness?
    ) throws -> Share {
        var pending: [(id: Int64, directory: (any SourceDirectory)?)] = [(child, directory)]
        var (share, looks) = (Share(), Self.looksMaximum)
        while let next = pending.popLast(), looks > 0 {
            let entries = (try? next.directory?.entries()) ?? []
            let statuses = Dictionary(entries.map { ($0.name, $0.status) }) { first, _ in first }
            for name in try live.names(in: next.id) where looks > 0 {
                looks -= 1
                guard let row = try live.find(name, in: next.id) else { continue }
                let status = try? statuses[name]?.get()
                let isThere = statuses[name] != nil && (status.map { $0.kind == row.kind } ?? true)
                if row.kind == .directory, let inner = row.child, !row.isBundle {
                    var opened: (any SourceDirectory)?
                    do throws(SystemError) {
                        if isThere { opened = try next.directory?.openDirectory(name) }
                    } catch { if !error.isMissing { continue } }
                    pending.append((inner, opened))
                    continue
                }
                share.files += 1
                guard isThere, let directory = next.directory else { continue }
                share.found += 1
                if status.map({ likeness?.isAlike(row, $0, in: directory) ?? true }) ?? true {
                    share.alike += 1
                }
            }
        }
        return share
    }
}
