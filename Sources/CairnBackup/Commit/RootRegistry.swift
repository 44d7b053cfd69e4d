import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Matches the requested paths of a run with the repository's roots.
public struct RootRegistry {
    let catalog: Catalog
    let fileSystem: any FileSystem

    public init(_ catalog: Catalog, fileSystem: any FileSystem) {
        self.catalog = catalog
        self.fileSystem = fileSystem
    }

    public struct Opened {
        let plan: RootPlan
        let live: [CatalogRoot]
        public let missing: [ItemFailure]
        /// Parts of containers that the repository does not know yet.
        let parts: [ContainerPart]
        /// Live roots of this machine that do not have its present name yet: made by an earlier
        /// version, or before the machine was renamed.
        let claimed: [UInt64]
        /// The containers that were removed, except in what the run scans.
        public let removed: [AppContainers.Removed]

        /// The directories of roots that continue as roots of their own, with their roots' numbers.
        public var continued: [(from: RepositoryPath, root: UInt64)] {
            plan.steps.compactMap { step in step.part.map { ($0, step.root.number) } }
        }
    }

    /// - Throws: ``ItemFailure`` when none of the sources exists.
    public func open(_ request: BackupRequest) throws -> Opened {
        let reader = try CatalogReader(catalog)
        let known = try reader.allRoots()
        let (live, claimed) = try own(known.filter { $0.last == nil }, request.machine, reader)
        let next = (known.map(\.definition.number).max() ?? 0) + 1
        let tree = try LiveTree(reader)
        var sources = request.sources
        var missing = request.refused
        sources.removeAll { source in
            do throws(SystemError) {
                let status = try fileSystem.status(ofRoot: source.path)
                guard request.isOwn(status) || liesInOwn(source.path, request) else { return false }
                missing.append(
                    ItemFailure(
                        path: source.path, reason: .unsupported("it is Cairn's own directory")))
            } catch {
                if request.absenceIsDeletion, error.isMissing {
                    // Only a path under a live root can be recorded as gone.
                    return !live.contains {
                        ItemPath.relative(source.path, to: $0.definition.path) != nil
                    }
                }
                let isAway = error.isMissing && isAway(source.path, live, tree)
                missing.append(
                    ItemFailure(
                        path: source.path,
                        reason: .system(
                            isAway
                                ? SystemError(
                                    "list", path: source.path, code: ErrorCode.unmounted) : error)))
            }
            return true
        }
        if sources.isEmpty, let first = missing.first { throw first }
        let clashes = try clashes(sources, live, tree, request)
        missing += clashes
        sources.removeAll { source in clashes.contains { $0.path == source.path } }
        if sources.isEmpty, let first = missing.first { throw first }
        let recorded = try reader.containers().map(\.part)
        let containers = AppContainers(live, recorded, tree, fileSystem)
        var moved = Self.moved(request.parts, among: recorded, live: live)
        for part in request.parts
        where moved[part.path] == nil
            && !live.contains(where: { ItemPath.relative(part.path, to: $0.definition.path) != nil }
            )
        {
            moved[part.path] = try containers.root(of: part)
        }
        let plan = RootPlan(
            sources, live: live, nextNumber: next,
            moved: moved.merging(try linked(sources, live, tree)) { first, _ in first },
            parts: try linkedParts(sources, live, tree, request))
        return Opened(
            plan: plan, live: live, missing: missing,
            parts: Self.news(of: request.parts, besides: recorded, in: plan.roots(after: live)),
            claimed: claimed,
            removed: request.endsContainers
                ? try containers.removed().filter { !plan.scans($0.place) } : [])
    }

    /// Whether a missing path is in a root whose file system is not mounted.
    private func isAway(_ path: [UInt8], _ live: [CatalogRoot], _ tree: LiveTree) -> Bool {
        let root = live.first { ItemPath.relative(path, to: $0.definition.path) != nil }
        guard let root, (try? fileSystem.status(ofRoot: root.definition.path)) == nil,
            let stamp = (try? tree.find([], in: root))??.stamp
        else { return false }
        return stamp.isAway(below: fileSystem.status(above: root.definition.path))
    }

    /// Wider sources around a root whose disk is not there now, or around a root of the settings
    /// with no way to it: as a part of them, its history would continue with the files of another
    /// disk, or end.
    private func clashes(
        _ sources: [BackupSource], _ live: [CatalogRoot], _ tree: LiveTree, _ request: BackupRequest
    ) throws -> [ItemFailure] {
        func clash(_ root: CatalogRoot) throws -> String? {
            let path = root.definition.path
            let isAway = "it contains a backup root whose disk is not mounted or was replaced"
            let stamp = try tree.find([], in: root)?.stamp
            if let status = try? fileSystem.status(ofRoot: path) {
                let isOther = stamp.map { $0.isElsewhere(status) || $0.isOfOtherSubvolume(status) }
                return isOther == true ? isAway : nil
            }
            if stamp?.isAway(below: fileSystem.status(above: path)) == true { return isAway }
            let hasWay = (try? fileSystem.status(ofRoot: ItemPath.split(path).parent)) != nil
            return hasWay || !request.settingsRoots.contains(path)
                ? nil : "it contains the backup root \(PathText.display(path)), which is missing"
        }
        return try sources.compactMap { source in
            for root in live where root.definition.path != source.path {
                guard ItemPath.relative(root.definition.path, to: source.path) != nil,
                    !request.replacedDisks.contains(source.path), let why = try clash(root)
                else { continue }
                return ItemFailure(path: source.path, reason: .unsupported(why))
            }
            return nil
        }
    }

    /// Whether a directory above it is one of Cairn's own, where a restore would destroy the
    /// repository.
    private func liesInOwn(_ path: [UInt8], _ request: BackupRequest) -> Bool {
        var above = ItemPath.split(path).parent
        while !above.isEmpty {
            if let status = try? fileSystem.status(ofRoot: above), request.isOwn(status) {
                return true
            }
            above = ItemPath.split(above).parent
        }
        return false
    }

    /// The live roots of this machine, and those that must be claimed.
    private func own(
        _ live: [CatalogRoot], _ machine: RootHost?, _ reader: CatalogReader
    ) throws -> (own: [CatalogRoot], claimed: [UInt64]) {
        guard let machine else { return (live, []) }
        let ownership = try RootOwnership(live: LiveTree(reader), fileSystem: fileSystem)
        var own = live.filter { $0.host?.id == machine.id }
        var claimed = own.filter { $0.host?.name != machine.name }.map(\.definition.number)
        for root in live where root.host == nil {
            let clashes = own.contains { $0.definition.clashes(with: root.definition) }
            guard !clashes, try ownership.isHere(root) else { continue }
            own.append(root)
            claimed.append(root.definition.number)
        }
        return (own, claimed)
    }

    /// Sources that are the directories of live roots, to which symlinks lead now from where they
    /// were: the directory or one above it was moved, and left a link behind.
    ///
    /// - Returns: the present path, and the number of its root.
    private func linked(
        _ sources: [BackupSource], _ live: [CatalogRoot], _ tree: LiveTree
    ) throws -> [[UInt8]: UInt64] {
        let named = Set(sources.map(\.path))
        var moved: [[UInt8]: UInt64] = [:]
        for source in sources where !live.contains(where: { $0.definition.path == source.path }) {
            guard let status = try? fileSystem.status(ofRoot: source.path),
                status.kind == .directory
            else { continue }
            let root = try live.first { root in
                let path = root.definition.path
                guard !named.contains(path), root.definition.role == source.role,
                    let there = try? fileSystem.status(ofRoot: path)
                else { return false }
                return try (there.kind == .symlink || there.identity == status.identity)
                    && tree.find([], in: root)?.stamp?.isSameInode(status) ?? false
            }
            if let root { moved[source.path] = root.definition.number }
        }
        return moved
    }

    /// Sources of the settings that are directories of roots which are not backed up any more, to
    /// which symlinks lead now from where they were.
    ///
    /// - Returns: the present path, and where the directory is stored.
    private func linkedParts(
        _ sources: [BackupSource], _ live: [CatalogRoot], _ tree: LiveTree, _ request: BackupRequest
    ) throws -> [[UInt8]: RepositoryPath] {
        guard try tree.hasInodes else { return [:] }
        let kept = Set(request.rootPlaces)
        var moved: [[UInt8]: RepositoryPath] = [:]
        for source in sources where source.role != .adHoc {
            guard
                !live.contains(where: {
                    ItemPath.relative(source.path, to: $0.definition.path) != nil
                }),
                let status = try? fileSystem.status(ofRoot: source.path),
                status.kind == .directory, status.stableInode != 0
            else { continue }
            let identity = LinkIdentity(device: status.device, inode: status.stableInode)
            moved[source.path] = try tree.directories(of: identity).first { place in
                guard let root = live.first(where: { $0.definition.number == place.root }),
                    !place.path.isEmpty, !kept.contains(root.definition.path),
                    let there = try? fileSystem.status(
                        ofRoot: ItemPath.join(root.definition.path, place.path))
                else { return false }
                return there.kind == .symlink || there.identity == status.identity
            }
        }
        return moved
    }

    /// Parts whose path differs from that of their root: a Snap was refreshed, and `current` names
    /// another revision.
    ///
    /// - Returns: the present path, and the number of its root.
    private static func moved(
        _ parts: [SourcePart], among recorded: [ContainerPart], live: [CatalogRoot]
    ) -> [[UInt8]: UInt64] {
        var moved: [[UInt8]: UInt64] = [:]
        for part in parts where part.container.shape == .snap && part.name == SnapRevision.current {
            if live.contains(where: { ItemPath.relative(part.path, to: $0.definition.path) != nil })
            {
                continue
            }
            // Another user's container of that name is elsewhere.
            let directory = ItemPath.split(part.path).parent
            let known = recorded.first { known in
                known.container == part.container && known.name == part.name && known.path.isEmpty
                    && live.contains {
                        $0.definition.number == known.root
                            && ItemPath.split($0.definition.path).parent == directory
                    }
            }
            if let known { moved[part.path] = known.root }
        }
        return moved
    }

    private static func news(
        of parts: [SourcePart], besides recorded: [ContainerPart], in roots: [RootDefinition]
    ) -> [ContainerPart] {
        guard !parts.isEmpty else { return [] }
        let byPlace = Dictionary(
            recorded.map { (RepositoryPath(root: $0.root, path: $0.path), $0) }
        ) { first, _ in first }
        return parts.compactMap { part in
            let places = roots.lazy.compactMap { root in
                ItemPath.relative(part.path, to: root.path).map { (root.number, $0) }
            }
            guard let (root, path) = places.first else { return nil }
            let now = ContainerPart(
                root: root, path: path, role: part.role, container: part.container, name: part.name)
            return byPlace[RepositoryPath(root: root, path: path)] == now ? nil : now
        }
    }
}
