import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// The backed-up containers of applications, of which each part is a root of its own: those that
/// were removed, and those that have other paths now.
///
/// - What it promises: a container counts as removed only if its whole directory is missing from a
///   directory that can be listed, on the file system that was backed up.
/// - What it does not: to tell who removed it.
/// - Cost: two looks at each root of a container, and a listing around each that is missing.
public struct AppContainers {
    private let parts: [UInt64: ContainerPart]
    /// The live roots that are parts of containers.
    private let roots: [CatalogRoot]
    private let tree: LiveTree
    private let fileSystem: any FileSystem

    init(
        _ live: [CatalogRoot], _ recorded: [ContainerPart], _ tree: LiveTree,
        _ fileSystem: any FileSystem
    ) {
        parts = Dictionary(recorded.filter(\.path.isEmpty).map { ($0.root, $0) }) { $1 }
        roots = live.filter { [parts] in parts[$0.definition.number] != nil }
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

    /// The roots that were removed together with their containers, and still have current items.
    func removed() throws -> [CatalogRoot] {
        let tops = try Set(roots.isEmpty ? [] : tree.mountTops().map(\.root))
        return try roots.filter { root in
            guard !tops.contains(root.definition.number), isMissing(root),
                let stamp = try tree.find([], in: root)?.stamp, !isAway(root, stamp)
            else { return false }
            let container = directory(of: root)
            return status(container) == .missing
                && (try? fileSystem.openRoot(ItemPath.split(container).parent).entries()) != nil
        }
    }

    /// The paths of ``removed()``.
    public func removedPaths() throws -> Set<[UInt8]> {
        Set(try removed().map(\.definition.path))
    }

    /// The root that a part of a container is: its container was renamed, or it was moved with a
    /// symlink to it in its old place, or back from there.
    func root(of part: SourcePart) throws -> UInt64? {
        guard case .directory(let now) = status(part.path) else { return nil }
        return try roots.first { root in
            guard let known = parts[root.definition.number], known.role == part.role,
                let row = try tree.find([], in: root), let stamp = row.stamp
            else { return false }
            let isSame = known.container == part.container && known.name == part.name
            switch status(root.definition.path) {
            case .directory(let there): return isSame && there.identity == now.identity
            case .other: return false
            case .missing:
                let isReturned =
                    isSame && !isInHome(root, known.container.shape)
                    && (try? Item(decodingAlone: row.item))?.uid == now.uid
                guard stamp.isSameInode(now) || isReturned, !isAway(root, stamp) else {
                    return false
                }
                return try hasNames(of: row, at: part.path)
            }
        }?.definition.number
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

    private func isMissing(_ root: CatalogRoot) -> Bool {
        status(root.definition.path) == .missing
    }

    private func isAway(_ root: CatalogRoot, _ stamp: Stamp) -> Bool {
        stamp.isAway(below: fileSystem.status(above: root.definition.path))
    }

    /// The directory of the container that a root is a part of; absolute.
    private func directory(of root: CatalogRoot) -> [UInt8] {
        let names = ItemPath.components(parts[root.definition.number]?.name ?? [])
        return names.reduce(root.definition.path) { path, _ in ItemPath.split(path).parent }
    }

    /// Whether a container is where applications of its shape have them, and not where a symlink
    /// led to it.
    private func isInHome(_ root: CatalogRoot, _ shape: ContainerShape) -> Bool {
        let around = ItemPath.components(ItemPath.split(directory(of: root)).parent)
        return switch shape {
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
