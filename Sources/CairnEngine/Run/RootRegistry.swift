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
    }

    /// - Throws: ``ItemFailure`` when none of the sources is there.
    func open(_ request: BackupRequest) throws -> Opened {
        let known = try CatalogReader(catalog).roots()
        let live = known.filter { $0.last == nil }
        let next = (known.map(\.definition.number).max() ?? 0) + 1
        var sources = request.sources
        var missing: [ItemFailure] = []
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
        return Opened(plan: RootPlan(sources, live: live, nextNumber: next), live: live, missing: missing)
    }
}
