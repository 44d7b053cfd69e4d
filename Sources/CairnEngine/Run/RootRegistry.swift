import CairnFormat

/// Joins the paths a run was asked for with the roots the repository has.
struct RootRegistry {
    let catalog: Catalog
    let fileSystem: any FileSystem

    init(_ catalog: Catalog, fileSystem: any FileSystem) {
        self.catalog = catalog
        self.fileSystem = fileSystem
    }

    struct Opened {
        let plan: RootPlan
        let live: [CatalogRoot]
        let missing: [ItemFailure]
        /// What the repository does not know yet of containers.
        let parts: [ContainerPart]
    }

    /// - Throws: ``ItemFailure`` when none of the sources is there.
    func open(_ request: BackupRequest) throws -> Opened {
        let reader = try CatalogReader(catalog)
        let known = try reader.roots()
        let live = known.filter { $0.last == nil }
        let next = (known.map(\.definition.number).max() ?? 0) + 1
        var sources = request.sources
        var missing = request.refused
        sources.removeAll { source in
            do throws(SystemError) {
                let status = try fileSystem.status(ofRoot: source.path)
                guard request.excluded.contains(DirectoryIdentity(device: status.device, inode: status.inode)) else {
                    return false
                }
                missing.append(ItemFailure(path: source.path, reason: .unsupported("it is Cairn's own directory")))
            } catch {
                if request.absenceIsDeletion, error.isMissing {
                    // Known or not: only what stands under a live root can be recorded as gone.
                    return !live.contains { ItemPath.relative(source.path, to: $0.definition.path) != nil }
                }
                missing.append(ItemFailure(path: source.path, reason: .system(error)))
            }
            return true
        }
        if sources.isEmpty, let first = missing.first { throw first }
        let recorded = try reader.containers().map(\.part)
        let plan = RootPlan(
            sources, live: live, nextNumber: next, moved: Self.moved(request.parts, among: recorded, live: live))
        return Opened(
            plan: plan, live: live, missing: missing,
            parts: Self.news(of: request.parts, besides: recorded, in: plan.roots(after: live)))
    }

    /// Parts that have another path now than the root that holds them: a Snap was refreshed, and `current` names another revision.
    ///
    /// - Returns: the path now, and the number of its root.
    private static func moved(
        _ parts: [SourcePart], among recorded: [ContainerPart], live: [CatalogRoot]
    ) -> [[UInt8]: UInt64] {
        var moved: [[UInt8]: UInt64] = [:]
        for part in parts where part.container.shape == .snap && part.name == SnapRevision.current {
            if live.contains(where: { ItemPath.relative(part.path, to: $0.definition.path) != nil }) { continue }
            // Another user's container of that name lies elsewhere.
            let directory = ItemPath.split(part.path).parent
            let known = recorded.first { known in
                known.container == part.container && known.name == part.name && known.path.isEmpty
                    && live.contains { $0.definition.number == known.root && ItemPath.split($0.definition.path).parent == directory }
            }
            if let known { moved[part.path] = known.root }
        }
        return moved
    }

    private static func news(
        of parts: [SourcePart], besides recorded: [ContainerPart], in roots: [RootDefinition]
    ) -> [ContainerPart] {
        guard !parts.isEmpty else { return [] }
        let byPlace = Dictionary(recorded.map { (WatchedPath(root: $0.root, path: $0.path), $0) }) { first, _ in first }
        return parts.compactMap { part in
            for root in roots {
                guard let path = ItemPath.relative(part.path, to: root.path) else { continue }
                let now = ContainerPart(
                    root: root.number, path: path, role: part.role, container: part.container, name: part.name)
                return byPlace[WatchedPath(root: root.number, path: path)] == now ? nil : now
            }
            return nil
        }
    }
}
