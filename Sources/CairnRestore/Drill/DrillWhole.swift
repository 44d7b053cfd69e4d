import CairnCore
import CairnFormat
import CairnRepository

/// Restores some commits completely, as a restore without a path does: that each version can be
/// restored does not show that all of them can be together.
///
/// The expected items are counted row by row, independently of the restore's walk. A commit that is
/// too large to be written is only planned. Memory: one restore; on the disk, one commit of at most
/// ``bytesMaximum`` bytes and ``itemsMaximum`` items.
struct DrillWhole {
    /// Content and items of one commit.
    struct Extent: Equatable {
        var items: UInt64 = 0
        var bytes: UInt64 = 0
    }

    let repository: Repository
    let catalog: Catalog
    let surroundings: DrillRun.Surroundings
    let writers: Int
    let bytesMaximum: UInt64
    let cancellation: Cancellation

    static let itemsMaximum: UInt64 = 1 << 16
    /// The newest, and random others.
    static let commitsMaximum = 3

    /// - Parameter commits: ascending.
    static func choose(_ commits: [CatalogCommit], _ chance: inout SplitMix64) -> [CatalogCommit] {
        commits.suffix(1) + commits.dropLast().shuffled(using: &chance).prefix(commitsMaximum - 1)
    }

    /// Restores one commit after the other and reports each outcome.
    func run(_ commits: [CatalogCommit], _ report: inout DrillReport) throws {
        let reader = try CatalogReader(catalog)
        let extents = try extents(of: commits, reader)
        var known = Set(report.failures.map(\.path))
        for (commit, extent) in zip(commits, extents) where !cancellation.isRequested {
            let isPlanned = extent.bytes > bytesMaximum || extent.items > Self.itemsMaximum
            defer { try? surroundings.environment.clear() }
            let place = ItemPath.join(surroundings.environment.path, Array("\(commit.number)".utf8))
            var isWhole = true
            func fail(_ path: [UInt8], _ reason: String, isOfLostContent: Bool = false) {
                isWhole = false
                guard known.insert(path).inserted else { return }
                report.fail(
                    .init(
                        path: path, time: commit.commit.time, reason: reason,
                        isOfLostContent: isOfLostContent))
            }
            do {
                var count: UInt64 = 0
                // Each machine's roots by themselves: two may have roots of one name.
                let machines = Dictionary(grouping: try reader.everything(at: commit.number)) {
                    $0.root.host?.id.description ?? "none"
                }
                for (machine, selections) in machines.sorted(by: { $0.key < $1.key }) {
                    let place = place + Array("-\(machine)".utf8)
                    var request = RestoreRequest(
                        commit: commit.number, selections: selections,
                        destination: .directory(place), isDryRun: isPlanned, verifies: true,
                        writers: writers)
                    request.seals = false
                    let result = try surroundings.restore(
                        request, repository, catalog, cancellation)
                    if cancellation.isRequested { return }
                    for failure in result.failures {
                        let path = Self.live(failure.path, place, selections)
                        // For example devices, which only root can make.
                        if case .system(let error) = failure.reason,
                            error.code == ErrorCode.notPermitted
                        {
                            report.note(
                                .init(
                                    path: path, time: commit.commit.time,
                                    reason: failure.reason.text))
                        } else {
                            fail(
                                path, failure.reason.text,
                                isOfLostContent: failure.reason.isOfLostContent)
                        }
                    }
                    count += result.counts.restored + result.counts.failed
                }
                if count != extent.items {
                    fail(
                        [ItemPath.separator],
                        "a complete restore contains \(count) of \(extent.items) items")
                }
                if isPlanned {
                    report.plannedCommits += 1
                } else if isWhole {
                    report.wholeCommits += 1
                }
            } catch let error as RestoreError {
                fail([ItemPath.separator], "a complete restore fails: \(error)")
            }
        }
    }

    /// The live path of something that was restored beneath `place`.
    private static func live(_ path: [UInt8], _ place: [UInt8], _ selections: [RestoreSelection])
        -> [UInt8]
    {
        for root in selections.map(\.root.definition) {
            if let rest = ItemPath.relative(path, to: ItemPath.join(place, root.name)) {
                return ItemPath.join(root.path, rest)
            }
        }
        return path
    }

    private func extents(of commits: [CatalogCommit], _ reader: CatalogReader) throws -> [Extent] {
        let roots = try reader.roots().byNumber
        var extents = [Extent](repeating: Extent(), count: commits.count)
        try reader.forEachVersion { version in
            guard version.item.kind != .directory, let root = roots[version.root] else { return }
            for (index, commit) in commits.enumerated()
            where version.first <= commit.number && commit.number < version.last ?? .max
                && root.exists(at: commit.number)
            {
                extents[index].items += 1
                extents[index].bytes.addSaturated(version.item.content?.streamBytes ?? 0)
            }
        }
        return extents
    }
}
