import CairnCore
import CairnFormat
import CairnRepository

/// The search for the directory of a root that was renamed or moved: it still has its inode.
///
/// It goes up and down from the directory around the root, and so finds the nearest places first.
/// - What it promises: the directory that it finds has at least half of the root's files, because a
///   file system gives the inode of a deleted directory to a new one. It is on the same file
///   system, and not in another root, in a trash or at an excluded place.
/// - What it does not do: open a file. It passes Cairn's own state, and the open catalog in it.
/// - Bounds: ``placesMaximum`` names and ``nanosecondsMaximum`` for each root.
/// - Source: Docs/decisions/0041.
public struct MovedRootSearch {
    private let fileSystem: any FileSystem
    private let live: LiveTree
    private let clock: any Clock
    private let sources: [[UInt8]]

    static let placesMaximum = 32_768
    private static let nanosecondsMaximum: UInt64 = 10_000_000_000
    private static let looksMaximum = 4_096

    /// - Parameters:
    ///   - fileSystem: with rules.
    ///   - sources: the paths that are backed up now, whether or not the repository has them.
    public init(
        _ fileSystem: any FileSystem, _ live: LiveTree, _ clock: any Clock, sources: [[UInt8]]
    ) {
        (self.fileSystem, self.live, self.clock) = (fileSystem, live, clock)
        self.sources = sources
    }

    /// Returns where the directory of a root is now, if nothing is at the root's path, or a
    /// directory that lacks files of the root.
    ///
    /// - Parameter part: a root of the settings inside a root that was backed up by name; relative.
    public func newPlace(of root: CatalogRoot, part: [UInt8] = []) throws -> [UInt8]? {
        guard let row = try live.find(part, in: root) else { return nil }
        let path = ItemPath.join(root.definition.path, part)
        do throws(SystemError) {
            let status = try fileSystem.status(ofRoot: path)
            guard status.kind == .directory else { return nil }
            let directory = try fileSystem.openRoot(path)
            guard lacksFiles(directory, try directory.status(), row) else { return nil }
        } catch {
            guard error.isMissing else { return nil }
        }
        return try place(of: root.definition, part: part)
    }

    /// Whether a directory at a root's path is another than the root's and lacks files of it.
    func lacksFiles(
        _ directory: any SourceDirectory, _ status: FileStatus, _ row: LiveRow
    ) -> Bool {
        guard let stamp = row.stamp, stamp.hasInode, let child = row.child, !status.isMountTop,
            stamp.isSameDevice(status), !stamp.mayBeSameItem(status),
            let share = try? namedFiles(child, in: directory)
        else { return false }
        return share.found < share.files
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

    /// The nearest directory that has an inode and at least half of the files that were backed up.
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
                if stamp.isSameInode(status), let found = try? directory.openDirectory(entry.name),
                    let share = try? namedFiles(child, in: found), 2 * share.found >= share.files
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

    /// Counts the backed-up files of a directory tree, and those whose names still exist there.
    /// Only the first ``looksMaximum`` names are examined.
    private func namedFiles(
        _ child: Int64, in directory: any SourceDirectory
    ) throws -> (found: Int, files: Int) {
        var pending: [(id: Int64, directory: (any SourceDirectory)?)] = [(child, directory)]
        var (found, files, looks) = (0, 0, Self.looksMaximum)
        while let next = pending.popLast(), looks > 0 {
            let entries = (try? next.directory?.entries()) ?? []
            let listed = entries.map { ($0.name, try? $0.status.get().kind) }
            let kinds = Dictionary(listed) { first, _ in first }
            for name in try live.names(in: next.id) where looks > 0 {
                looks -= 1
                guard let row = try live.find(name, in: next.id) else { continue }
                let isThere = kinds[name] == row.kind
                if row.kind == .directory, let inner = row.child, !row.isBundle {
                    pending.append(
                        (inner, isThere ? try? next.directory?.openDirectory(name) : nil))
                } else {
                    files += 1
                    if isThere { found += 1 }
                }
            }
        }
        return (found, files)
    }
}
