import CairnCore
import CairnFormat
import CairnRepository
import Synchronization

/// Restores items of a commit.
///
/// This page is the restore's loop. First the selections are counted and the free space is checked.
/// Then this thread walks the commit's tree, makes directories and removes what is in the way;
/// writers put files in place in parallel, in the order of the blocks that hold them. Then come
/// hard links. A directory gets its metadata when everything in it is there, because writing into
/// it changes its time (``DirectoryEnd``).
/// - What it promises: nothing outside the destination is touched; a name holds its old or its
///   whole new content at every moment; damaged content of the repository is reported and not put
///   in place.
/// - What it does not: one moment in which everything changes. A restore that was stopped can be
///   run again.
/// - Memory: the open directories of the way down, a few blocks a writer, and the names of hard
///   links.
public final class RestoreRun {
    private let repository: Repository
    private let catalog: Catalog
    private let reader: CatalogReader
    private let target: any RestoreTarget
    private let clock: any Clock
    private var request: RestoreRequest
    private let cancellation: Cancellation
    private let log: RestoreLog
    private let channel = RestoreChannel()
    /// Directories made on the way to a selection, which also get their metadata.
    private var madeOnTheWay: [RestoredDirectory] = []
    private var walked: [(RestoreSelection, RestoreExecutor)] = []
    /// Selections that the commit does not have.
    private var absent: Set<RepositoryPath> = []
    /// The selections whose places could not be opened.
    private var closed: [RestoreFailure] = []
    private var ways: [[UInt8]: [UInt8]] = [:]
    /// What of the selections comes back; nil for everything.
    private var filtered: FilteredTree?
    /// The restorer of bundles, which are written on the thread that walks.
    private var ofBundles: FileRestorer?

    public init(
        _ repository: Repository, _ catalog: Catalog, target: any RestoreTarget, clock: any Clock,
        request: RestoreRequest, cancellation: Cancellation, observer: (any RestoreObserver)?
    ) throws {
        self.repository = repository
        self.catalog = catalog
        reader = try CatalogReader(catalog)
        self.target = target
        self.clock = clock
        self.request = request
        self.cancellation = cancellation
        log = RestoreLog(request, clock: clock, observer: observer)
    }

    /// - Throws: ``RestoreError``, ``SystemError`` when the destination cannot be opened,
    ///   ``CatalogError``.
    public func run() throws -> RestoreResult {
        let start = clock.monotonic()
        let readers = try ReadersLock.share(repository.storage, clock: clock)
        defer { withExtendedLifetime(readers) {} }
        try countTotals()
        if case .directory(let path) = request.destination, !request.isDryRun {
            request.displaced = DisplacedItems(
                in: path, target, repository, catalog, at: clock.now(), cancellation)
        }
        if request.isDryRun {
            try planAll()
        } else {
            try write()
        }
        noteWays()
        log.report(always: true)
        let progress = log.progress
        if !request.isDryRun, !cancellation.isRequested, log.failures.isEmpty {
            TemporaryName.end()
        }
        return RestoreResult(
            counts: progress.counts, failures: log.failures,
            wasCancelled: cancellation.isRequested, nanoseconds: clock.monotonic() - start,
            itemsTotal: progress.itemsTotal, bytesTotal: progress.bytesTotal, ways: ways,
            notShown: log.notShown, losses: log.losses,
            displacedItems: request.displaced?.record ?? DisplacedItems.Record(), closed: closed)
    }

    private func countTotals() throws {
        filtered = try filteredTree()
        for selection in request.selections {
            let isFound = try reader.inOneTransaction {
                if selection.path.isEmpty, filtered == nil, request.left == nil {
                    let amount = try reader.amount(of: selection.root, at: request.commit)
                    log.expect(items: amount.items, bytes: amount.bytes)
                    return try reader.rootEntry(selection.root, at: request.commit) != nil
                }
                return try walk(selection) { step in
                    if case .enter(_, let entry) = step, entry.kind != .directory {
                        log.expect(bytes: try entry.item().content?.streamBytes ?? 0)
                    }
                    return true
                }
            }
            guard isFound || request.deletesExtra else {
                throw RestoreError.notInCommit(request.livePath(selection))
            }
            if !isFound { absent.insert(selection.place) }
        }
    }

    private func filteredTree() throws -> FilteredTree? {
        guard var tree = request.filter.map(FilteredTree.init) else { return nil }
        for selection in request.selections {
            try tree.add(selection, reader, at: request.commit)
        }
        guard !tree.isEmpty else { throw RestoreError.nothingMatches }
        return tree
    }

    /// Visits what comes back of a selection.
    ///
    /// - Returns: false when the commit does not have it.
    @discardableResult
    private func walk(
        _ selection: RestoreSelection, _ visit: (TreeStep) throws -> Bool
    ) throws -> Bool {
        try reader.walk(selection.root, from: selection.path, at: request.commit) { step in
            if case .enter(let path, let entry) = step, let filtered,
                !filtered.takes(path, entry, in: selection.root.definition)
            {
                return false
            }
            if case .enter(let path, _) = step, let left = request.left,
                !left.contains(ItemPath.join(selection.root.definition.path, path))
            {
                return false
            }
            return try visit(step)
        }
    }

    // MARK: Writing

    /// Checks that an empty target has room for everything. For another one it is unknown how much
    /// will be replaced.
    private func ensureSpace() throws {
        guard case .directory(let path) = request.destination else { return }
        let top: any TargetDirectory
        do throws(SystemError) { top = try target.open(path, creating: true) } catch {
            throw error.code == ErrorCode.noDirectory ? RestoreError.noDirectory(path) : error
        }
        guard try top.entries().isEmpty else { return }
        let free = try top.freeBytes()
        guard free >= log.progress.bytesTotal else {
            throw RestoreError.targetTooSmall(freeBytes: free, neededBytes: log.progress.bytesTotal)
        }
    }

    private func write() throws {
        try ensureSpace()
        let writers = try (0..<max(1, request.writers)).map { _ in
            RestoreWriter(
                restorer: try makeRestorer(), channel: channel, comparison: comparison,
                proven: request.proven)
        }
        let threads = writers.map { writer in WorkerThread { writer.work() } }
        let walked = Result { try planAll() }
        channel.close()
        channel.finish { accept($0) }
        for thread in threads { thread.join() }
        try walked.get()
        if cancellation.isRequested { return }
        try restoreLinks()
        // The first selection in a directory has found it as it was.
        for (_, executor) in self.walked.reversed() { executor.putBackTime() }
        try finishDirectories()
        try seal()
    }

    /// Sets the flags after which nobody can change an item or its names: everything else is done.
    private func seal() throws {
        guard log.hasSealed, request.seals else { return }
        for (selection, executor) in walked {
            try walk(selection) { step in
                switch step {
                case .enter(let path, let entry) where entry.kind != .directory:
                    try seal(path, entry, of: selection, executor.opener)
                case .leave(let path, let entry):
                    try seal(path, entry, of: selection, executor.opener)
                case .enter: break
                }
                return true
            }
        }
    }

    private func seal(
        _ path: [UInt8], _ entry: TreeEntry, of selection: RestoreSelection,
        _ opener: RestoreOpener
    ) throws {
        let item = try entry.item()
        guard !item.attributes.isEmpty, !item.flags.isDisjoint(with: .sealing) else { return }
        let place = request.place(of: selection) + path.dropFirst(selection.path.count)
        let components = ItemPath.components(place)
        do {
            let losses =
                if item.isDirectory {
                    try opener.open(components).seal(nil, as: item)
                } else if let name = components.last ?? opener.base.prefix.last {
                    try opener.open(above: components).seal(name, as: item)
                } else { [MetadataLoss]() }
            log.lose(opener.absolute(components), losses)
        } catch {
            // What was not restored was reported then.
            if error.isMissing || error.code == ErrorCode.changed { return }
            log.lose(
                opener.absolute(components),
                [MetadataLoss(.flags(item.flags.letters), code: error.code)])
        }
    }

    private func base(of selection: RestoreSelection) throws -> RestoreBase {
        let definition = selection.root.definition
        switch request.destination {
        case .directory(let path):
            return RestoreBase(path: path, prefix: ItemPath.components(definition.name))
        case .inPlace:
            let relocation = request.relocations[definition.number]
            let rootPath = relocation?.path ?? definition.path
            if let trusted = try relocation?.trusted ?? directory(ofContainerIn: selection.root),
                let rest = ItemPath.relative(rootPath, to: trusted), !rest.isEmpty
            {
                return RestoreBase(path: trusted, prefix: ItemPath.components(rest))
            }
            // A symlink that the user made may lead to the directory above a root; the root's own
            // is never followed, and none beneath. A root that is something else than a directory,
            // in the commit or now, or not in the commit at all, is a name in its parent directory;
            // so is a bundle, which is put in place as one.
            let entry =
                try reader.rootEntry(selection.root, at: request.commit)
                ?? (selection.path.isEmpty ? nil : reader.rootEntry(selection.root, at: .max))
            guard
                try entry?.kind != .directory || entry?.item().isBundle == true
                    || target.isReplaced(rootPath), rootPath != [ItemPath.separator]
            else { return RestoreBase(path: rootPath, prefix: []) }
            let (parent, name) = ItemPath.split(rootPath)
            return RestoreBase(path: parent.isEmpty ? [ItemPath.separator] : parent, prefix: [name])
        }
    }

    /// The directory of the container to which a root belongs; nil for any other root. An
    /// application may have replaced the part's own name by a symlink.
    private func directory(ofContainerIn root: CatalogRoot) throws -> [UInt8]? {
        let number = root.definition.number
        let parts = try reader.containers().lazy.map(\.part)
        guard let part = parts.first(where: { $0.root == number && $0.path.isEmpty }) else {
            return nil
        }
        var path = root.definition.path
        for _ in ItemPath.components(part.name) { path = ItemPath.split(path).parent }
        return path.isEmpty ? nil : path
    }

    private func planAll() throws {
        let top = request.destination == .inPlace ? nil : RestoreTop()
        let hosts = Set(request.selections.map(\.root.host?.id))
        let linked = hosts.count == 1 ? request.selections.first?.root.definition.number : nil
        let openers = try request.selections.map {
            RestoreOpener(
                target, try base(of: $0), root: $0.root.definition.number, linked: linked,
                sharing: top)
        }
        // What lies within another selection changes directories of that one when it is done.
        let places = zip(request.selections, openers).map { selection, opener in
            opener.absolute(ItemPath.components(request.place(of: selection)))
                + [ItemPath.separator]
        }.sorted { $0.lexicographicallyPrecedes($1) }
        let overlap = zip(places, places.dropFirst()).contains { $1.starts(with: $0) }
        // What goes, goes first: where a file system takes two names for the same one, it would be
        // what was just restored under the other.
        let all = Array(zip(request.selections, openers))
        for isAbsent in [true, false] {
            for (selection, opener) in all where absent.contains(selection.place) == isAbsent {
                try plan(selection, opener, defersMetadata: overlap)
            }
        }
    }

    /// Walks one selection and passes its files to the writers; in a dry run only reports the
    /// actions.
    private func plan(
        _ selection: RestoreSelection, _ opener: RestoreOpener, defersMetadata: Bool
    ) throws {
        let planner = RestorePlanner(request: request)
        let executor = RestoreExecutor(
            planner, log: log, opener: opener, reader: reader, channel: channel,
            bundles: BundleRestore(
                planner: planner, log: log, opener: opener, reader: reader,
                cancellation: cancellation, comparison: comparison,
                restorer: { [unowned self] in try bundleRestorer() }),
            defersMetadata: defersMetadata)
        walked.append((selection, executor))
        let place = request.place(of: selection)
        do {
            madeOnTheWay += try executor.openWay(
                to: place, in: selection.root, makes: !absent.contains(selection.place))
        } catch let error as SystemError where endsAlone {
            let failure = RestoreFailure(
                path: request.livePath(selection),
                reason: .blocked(by: opener.nearest, error))
            closed.append(failure)
            return log.fail(failure.path, failure.reason)
        } catch let blocked as BlockedWay {
            // The other selections are still restored.
            let path = opener.absolute(ItemPath.components(place))
            if blocked.reason.standing == .collides {
                log.fail(path, .collides)
            } else {
                log.fail(path, .blocked(by: blocked.path, blocked.reason))
            }
            return
        }
        let isFound = try walk(selection) { step in
            if cancellation.isRequested { return false }
            takeResults()
            switch step {
            case .enter(let path, let entry):
                return try executor.enter(path == selection.path ? place : path, entry)
            case .leave:
                try executor.leave()
                return true
            }
        }
        if !isFound {
            let path = opener.absolute(ItemPath.components(place))
            _ = try log.attempt(path) { try executor.removeSelection(place) }
        }
        try executor.finish()
    }

    /// Whether a selection whose place cannot be opened leaves the others to be restored, as those
    /// that an unfinished undo did before. A target is the place of all.
    private var endsAlone: Bool {
        request.destination == .inPlace
            && (request.isOneOfMany || request.selections.count > 1 || request.left != nil)
    }

    private func restoreLinks() throws {
        let restorer = FileRestorer(try BlockReader(repository, catalog), request)
        for link in log.links.pending {
            var notLinked: MetadataLoss?
            do {
                let directory = try link.place.open()
                defer { leave(link.end, directory) }
                let mayReplace =
                    link.written.map(Self.isStill)
                    ?? request.mayReplace(
                        link.place.absolute, in: directory, beside: link.names)
                if let first = log.links.restored(link.file),
                    !first.isUnproven || comparison.holds(first)
                {
                    let source = try first.place.open()
                    do throws(SystemError) {
                        try directory.link(
                            first.place.name, in: source, as: link.place.name, of: link.item,
                            over: mayReplace, isNameFree: link.isNameFree)
                        log.links.markProven(link.file)
                        log.add(RestoreCounts(restored: 1))
                        continue
                    } catch {
                        guard error.refusesLink else { throw error }
                        // The same file may be in two roots because it is mounted in both.
                        let isOtherRoot =
                            first.isOutside || first.place.opener.root != link.place.opener.root
                        if !isOtherRoot || !error.isAcrossMounts {
                            notLinked = MetadataLoss(.link, code: error.code)
                        }
                    }
                }
                // Where the file system does not link, or the first name has not the content, that
                // comes again under this one.
                let restored = try restorer.restore(
                    link.item, as: link.place.name, in: directory, over: mayReplace,
                    isNameFree: link.isNameFree)
                log.links.noteWritten(link)
                log.add(
                    RestoredItem(
                        counts: restored.counts,
                        losses: (notLinked.map { [$0] } ?? []) + restored.losses),
                    at: link.place.absolute)
            } catch {
                log.fail(link.place.absolute, error)
            }
        }
    }

    private func leave(_ end: DirectoryEnd?, _ directory: any TargetDirectory) {
        guard let end else { return }
        do { log.lose(end.path, try end.leave(directory)) } catch { log.fail(end.path, error) }
    }

    /// Permits replacing an item that this restore wrote, while it is unchanged.
    private static func isStill(_ written: FileStatus) -> MayReplace {
        MayReplace { status in
            status.kind == written.kind && status.modified == written.modified
                && status.size == written.size
        }
    }

    private func finishDirectories() throws {
        for (selection, executor) in walked {
            for bundle in executor.bundlesPut {
                try reader.walk(
                    selection.root, from: Array(bundle.joined(separator: [ItemPath.separator])),
                    at: request.commit
                ) { step in
                    if case .leave(let path, let entry) = step {
                        finish(
                            RestoredDirectory(
                                opener: executor.opener, components: ItemPath.components(path),
                                item: request.owners(of: executor.opener.root).applied(
                                    to: try entry.item())))
                    }
                    return true
                }
            }
            executor.deferred.forEach(finish)
        }
        madeOnTheWay.reversed().forEach(finish)
    }

    private func finish(_ directory: RestoredDirectory) {
        do {
            log.lose(
                directory.opener.absolute(directory.components),
                try request.apply(
                    directory.item, to: directory.opener.open(directory.components)))
        } catch {
            // A directory that could not be made was reported then.
            if error.isMissing || error.code == ErrorCode.symlinkInTheWay { return }
            log.fail(directory.opener.absolute(directory.components), error)
        }
    }

    /// Notes the directories that were made on the ways, and removes those that an undo leaves
    /// empty.
    private func noteWays() {
        guard request.destination == .inPlace, !cancellation.isRequested else { return }
        var emptied = EmptiedWays(
            request, log,
            gone: walked.filter { $1.isRemoved }.map { request.livePath($0.0) })
        for (selection, executor) in walked {
            let path = request.livePath(selection)
            // A root elsewhere is known by another path.
            if let made = executor.topMade,
                request.relocations[selection.root.definition.number] == nil
            {
                ways[path] = executor.opener.absolute(made)
            }
            if let top = request.emptiedWays[path],
                let removed = emptied.remove(selection, executor.opener, from: top)
            {
                ways[path] = removed
            }
        }
    }

    private func takeResults() { accept(channel.takeResults()) }

    private func accept(_ results: [RestoreUnitResult]) {
        for result in results { log.add(result) }
        log.report()
    }

    /// Makes a restorer for one thread, while the writers are at work.
    private func bundleRestorer() throws -> FileRestorer {
        let restorer = try ofBundles ?? makeRestorer()
        ofBundles = restorer
        return restorer
    }

    private var comparison: DrillComparison {
        DrillComparison(repository: repository, cancellation: cancellation)
    }

    private func makeRestorer() throws -> FileRestorer {
        FileRestorer(try BlockReader(repository, catalog), request, helpers: channel)
    }
}
