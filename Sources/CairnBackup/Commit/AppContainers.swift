import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// The backed-up containers of applications, of which each part is a root of its own, or lies in a
/// root that was backed up by name: those that were removed, and those that have other paths now.
///
/// - What it promises: a container counts as removed only if its whole directory is missing from a
///   directory that can be listed, on the file system that was backed up.
/// - What it does not: to tell who removed it.
/// - Cost: two looks at each part of a container, and a listing around each that is missing.
public struct AppContainers {
    /// The recorded parts in live roots.
    private let parts: [Part]
    /// Those that are roots.
    private var roots: [Part] { parts.filter(\.known.path.isEmpty) }
    private let tree: LiveTree
    private let fileSystem: any FileSystem

    init(
        _ live: [CatalogRoot], _ recorded: [ContainerPart], _ tree: LiveTree,
        _ fileSystem: any FileSystem
    ) {
        let roots = live.byNumber
        parts = recorded.compactMap { known in
            roots[known.root].map { Part(root: $0, known: known) }
        }
        (self.tree, self.fileSystem) = (tree, fileSystem)
    }

    /// - Parameter machine: whose containers are meant; nil in a repository of one machine.
    public init(
        _ reader: CatalogReader, of machine: RootHost?, on fileSystem: any FileSystem
    ) throws {
        let live = try reader.roots().filter { root in
            root.last == nil && (machine == nil || root.host?.id == machine?.id)
        }
        self.init(live, try reader.containers().map(\.part), try LiveTree(reader), fileSystem)
    }

    private struct Part {
        let root: CatalogRoot
        let known: ContainerPart

        /// Absolute.
        var path: [UInt8] { ItemPath.join(root.definition.path, known.path) }
        /// The directory of its container; absolute.
        var container: [UInt8] {
            ItemPath.components(known.name).reduce(path) { path, _ in ItemPath.split(path).parent }
        }
    }

    /// The backed-up place of a container that was removed: a root of its own, or the container's
    /// directory inside another root.
    public struct Removed {
        public let place: RepositoryPath
        /// The directory of its row in the catalog.
        let directory: Int64
    }

    /// The containers that were removed and still have current items.
    func removed() throws -> [Removed] {
        let tops = try parts.isEmpty ? [] : tree.mountTops()
        var found: [Removed] = []
        for part in parts where status(part.path) == .missing {
            let container = part.container
            let inner = ItemPath.relative(container, to: part.root.definition.path) ?? []
            let place = RepositoryPath(
                root: part.known.root, path: inner.isEmpty ? part.known.path : inner)
            guard !found.contains(where: { $0.place == place }),
                !tops.contains(where: place.covers),
                let row = try tree.find(place.path, in: part.root), let stamp = row.stamp,
                !isAway(part, stamp), status(container) == .missing,
                (try? fileSystem.openRoot(ItemPath.split(container).parent).entries()) != nil
            else { continue }
            found.append(Removed(place: place, directory: row.directory))
        }
        return found
    }

    /// The paths of the parts of ``removed()``.
    public func removedPaths() throws -> Set<[UInt8]> {
        let places = try removed().map(\.place)
        return Set(
            parts.filter { part in
                let own = RepositoryPath(root: part.known.root, path: part.known.path)
                return places.contains { $0.covers(own) }
            }.map(\.path))
    }

    /// The root that a part of a container is: its container was renamed, or it was moved with a
    /// symlink to it in its old place, or back from there.
    func root(of part: SourcePart) throws -> UInt64? {
        guard case .directory(let now) = status(part.path) else { return nil }
        return try roots.first { other in
            let known = other.known
            guard known.role == part.role, let row = try tree.find([], in: other.root),
                let stamp = row.stamp
            else { return false }
            let isSame = known.container == part.container && known.name == part.name
            switch status(other.path) {
            case .directory(let there): return isSame && there.identity == now.identity
            case .other: return false
            case .missing:
                let isReturned =
                    isSame && !isInHome(other)
                    && (try? Item(decodingAlone: row.item))?.uid == now.uid
                guard stamp.isSameInode(now) || isReturned, !isAway(other, stamp) else {
                    return false
                }
                return try hasNames(of: row, at: part.path)
            }
        }?.known.root
    }

    private enum Status: Equatable {
        case missing, other
        case directory(FileStatus)
    }

    private func status(_ path: [UInt8]) -> Status {
        do throws(SystemError) {
            let status = try fileSystem.status(ofRoot: path)
            return status.kind == .directory ? .directory(status) : .other
        } catch { return error.isMissing ? .missing : .other }
    }

    private func isAway(_ part: Part, _ stamp: Stamp) -> Bool {
        stamp.isAway(below: fileSystem.status(above: part.path))
    }

    /// Whether a container is where applications of its shape have them, and not where a symlink
    /// led to it.
    private func isInHome(_ part: Part) -> Bool {
        let around = ItemPath.components(ItemPath.split(part.container).parent)
        return switch part.known.container.shape {
        case .flatpak: around.suffix(2) == [Array(".var".utf8), Array("app".utf8)]
        case .snap: around.last == Array("snap".utf8)
        case .sandbox: true
        }
    }

    /// Whether at least half of the names in a stored directory are in a present one: another may
    /// have its inode by now.
    private func hasNames(of row: LiveRow, at path: [UInt8]) throws -> Bool {
        guard let child = row.child, let entries = try? fileSystem.openRoot(path).entries() else {
            return false
        }
        let kept = Set(try tree.names(in: child))
        return 2 * entries.count { kept.contains($0.name) } >= kept.count
    }
}
