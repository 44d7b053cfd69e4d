import CairnCore
import CairnFormat
import CairnRepository

/// A preview of a backup, made without reading content or writing anything.
///
/// It scans as a backup does, with the same rules. A file whose stamp differs is reported as
/// changed, although its content may be the same. A file without a stamp in the catalog, or whose
/// size, times and metadata are equal, is reported as unchanged and counted among those to be
/// reread.
public final class BackupPreview: ScanSink {
    public enum Action: Sendable, Equatable {
        case new, changed
        /// With everything beneath it.
        case deleted
        /// It was kept before, or has a flag of its own.
        case excluded(ExclusionRule)
    }

    public struct Outcome: Sendable {
        /// Directories are not counted.
        public fileprivate(set) var counts = CommitCounts()
        /// Stored items that rules would exclude from now on; they are not counted as deleted.
        public fileprivate(set) var excluded: UInt64 = 0
        /// Unchanged files whose content must be read to be sure.
        public fileprivate(set) var reread: UInt64 = 0
        /// Size of the new, changed and reread files.
        public fileprivate(set) var bytes: UInt64 = 0
        public fileprivate(set) var failures: [ItemFailure] = []
    }

    private let catalog: Catalog
    private let fileSystem: any FileSystem
    private let clock: any Clock
    private let request: BackupRequest
    private let cancellation: Cancellation
    private let reader: CatalogReader
    private let body: ([UInt8], Action) -> Void
    private var outcome = Outcome()
    private var roots: [UInt64: CatalogRoot] = [:]
    private var paths: [UInt64: [UInt8]] = [:]

    /// - Parameter body: receives each item, by its absolute path.
    public init(
        _ catalog: Catalog, fileSystem: any FileSystem, clock: any Clock, request: BackupRequest,
        cancellation: Cancellation, _ body: @escaping ([UInt8], Action) -> Void
    ) throws {
        self.catalog = catalog
        self.fileSystem = fileSystem
        self.clock = clock
        self.request = request
        self.cancellation = cancellation
        self.body = body
        reader = try CatalogReader(catalog)
    }

    /// - Throws: ``ItemFailure`` when none of the sources exists; ``CatalogError``; ``Cancelled``
    ///   when it was interrupted.
    public func run() throws -> Outcome {
        let opened = try RootRegistry(catalog, fileSystem: fileSystem).open(request)
        outcome.failures = opened.missing
        roots = opened.live.byNumber
        // New directories get numbers that no row has.
        let known = try KnownTree(catalog, DirectoryIDs(next: .max / 2))
        let scanner = TreeScanner(
            comparison: DirectoryComparison(
                fileSystem: fileSystem, known: known, clock: clock, excluded: request.excluded,
                unseenRoots: request.renewedRoots,
                rootPlaces: request.rootPlaces, settingsRoots: request.settingsRoots,
                leftOut: request.leftOut, orders: request.orders, sink: self),
            cancellation: cancellation)
        for step in opened.plan.steps {
            paths[step.root.number] = step.root.path
            // A root that is not known yet has no rows, whatever number it will get.
            let anchor = roots[step.root.number]?.anchor ?? -1
            do {
                try scanner.scan(
                    TreeScanner.Target(root: step.root, anchor: anchor, focus: step.focus))
            } catch let failure as ItemFailure {
                failed(failure)
            }
        }
        return outcome
    }

    // MARK: What the scan finds

    func candidate(_ candidate: ReadCandidate, in root: RootDefinition) throws {
        let path = ItemPath.join(root.path, candidate.path)
        if candidate.status.kind == .file {
            do throws(SystemError) {
                _ = try candidate.directory.openFile(candidate.name)
            } catch {
                if error.isMissing { return }
                guard error.isExcluded else {
                    return failed(ItemFailure(path: path, reason: .system(error)))
                }
                let item = candidate.directory.exclusion(of: candidate.name)
                if candidate.known != nil { outcome.excluded += 1 }
                return body(path, .excluded(item?.verdict.rule ?? .robots))
            }
            outcome.bytes.addSaturated(candidate.status.size)
        }
        guard let known = candidate.known else {
            outcome.counts.new += 1
            return body(path, .new)
        }
        if Self.looksSame(known, candidate.status) {
            outcome.counts.unchanged += 1
            outcome.reread += 1
        } else {
            outcome.counts.changed += 1
            body(path, .changed)
        }
    }

    private static func looksSame(_ known: [UInt8], _ status: FileStatus) -> Bool {
        guard status.kind == .file, let item = try? Item(decodingAlone: known) else { return false }
        return item.kind == .file && item.size == status.size && item.modified == status.modified
            && item.mode == status.mode && item.uid == status.uid && item.gid == status.gid
    }

    func outcome(_ outcome: ReadOutcome) throws {
        switch outcome.change {
        case .remove(let number, let path):
            guard let root = roots[number] else { return }
            let items = try count(root, path)
            if let exclusion = outcome.exclusion {
                self.outcome.excluded += items
                body(ItemPath.join(root.definition.path, path), .excluded(exclusion.rule))
            } else {
                self.outcome.counts.deleted += items
                body(ItemPath.join(root.definition.path, path), .deleted)
            }
        case .exclude(let exclusion):
            guard let root = paths[exclusion.root] else { return }
            body(ItemPath.join(root, exclusion.path), .excluded(exclusion.rule))
        default: break
        }
    }

    private func count(_ root: CatalogRoot, _ path: [UInt8]) throws -> UInt64 {
        var items: UInt64 = 0
        let latest = try reader.latestCommit()?.number ?? 0
        _ = try reader.walk(root, from: path, at: latest) { step in
            if case .enter(_, let entry) = step, entry.kind != .directory { items += 1 }
            return true
        }
        return items
    }

    func unchanged(bytes: UInt64) { outcome.counts.unchanged += 1 }

    func failed(_ failure: ItemFailure) {
        outcome.counts.failed += 1
        if outcome.failures.count < 10_000 { outcome.failures.append(failure) }
    }

    func looking(at path: [UInt8], in root: RootDefinition) {}
    func linked(_ identity: LinkIdentity, at place: RepositoryPath, isMounted: Bool) {}
    func moved(from: RepositoryPath, to: RepositoryPath) {}
    func finish() throws {}
}
