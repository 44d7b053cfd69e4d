import CairnCore
import CairnFormat
import CairnRepository
import Synchronization

/// Restores items of a commit.
///
/// This page is the restore's loop. First the selections are counted and the free space is checked.
/// Then this thread walks the commit's tree, makes directories and removes what is in the way;
/// writers put files in place in parallel, in the order of the blocks that hold them. Then come
/// hard links, then directories' metadata, deepest first, because writing into a directory changes
/// its time.
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
    private let request: RestoreRequest
    private let cancellation: Cancellation
    private weak var observer: (any RestoreObserver)?

    var progress = RestoreProgress()
    private var failures: [RestoreFailure] = []
    private var lastProgressTime: UInt64 = 0
    private let channel = RestoreChannel()
    private var links = LinkTable()
    /// Directories made on the way to a selection, which also get their metadata.
    private var madeOnTheWay: [(opener: RestoreOpener, components: [[UInt8]], item: Item)] = []
    /// One for each selection, in their order.
    private var openers: [RestoreOpener] = []

    private static let progressInterval: UInt64 = 100_000_000
    private static let failuresMaximum = 10_000

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
        self.observer = observer
    }

    /// - Throws: ``RestoreError``, ``SystemError`` when the destination cannot be opened,
    ///   ``CatalogError``.
    public func run() throws -> RestoreResult {
        let start = clock.monotonic()
        let readers = try ReadersLock.share(repository.storage, clock: clock)
        defer { withExtendedLifetime(readers) {} }
        try countTotals()
        if request.isDryRun {
            for selection in request.selections { try plan(selection) }
        } else {
            try write()
        }
        report(always: true)
        return RestoreResult(
            counts: progress.counts, failures: failures, wasCancelled: cancellation.isRequested,
            nanoseconds: clock.monotonic() - start)
    }

    private func countTotals() throws {
        for selection in request.selections {
            let isFound = try TreeWalk(reader, at: request.commit).walk(
                selection.root, from: selection.path
            ) { step in
                guard case .enter(_, let entry) = step, entry.kind != .directory else {
                    return true
                }
                progress.itemsTotal += 1
                if entry.kind == .file {
                    progress.bytesTotal += try entry.item().content?.streamBytes ?? 0
                }
                return true
            }
            guard isFound || request.deletesExtra else {
                throw RestoreError.notInCommit(request.livePath(selection))
            }
        }
    }

    // MARK: Writing

    /// Checks that an empty target has room for everything. For another one it is unknown how much
    /// will be replaced.
    private func ensureSpace() throws {
        guard case .directory(let path) = request.destination else { return }
        let top = try target.open(path, creating: true)
        guard try top.entries().isEmpty else { return }
        let free = try top.freeBytes()
        guard free >= progress.bytesTotal else {
            throw RestoreError.targetTooSmall(freeBytes: free, neededBytes: progress.bytesTotal)
        }
    }

    private func write() throws {
        try ensureSpace()
        let writers = try (0..<max(1, request.writers)).map { _ in
            RestoreWriter(
                try makeRestorer(), channel,
                cancellation)
        }
        let threads = writers.map { writer in WorkerThread { writer.work() } }
        let walked = Result { for selection in request.selections { try plan(selection) } }
        channel.close()
        for thread in threads { thread.join() }
        takeResults()
        try walked.get()
        if cancellation.isRequested { return }
        try restoreLinks()
        try finishDirectories()
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
            // A root that is a directory may be reached by a symlink the user made; symlinks
            // beneath are never followed. A root that is something else in the commit, or not in it
            // at all, is a name in its parent directory; so is a bundle, which is put in place as
            // one.
            let entry =
                try reader.rootEntry(selection.root, at: request.commit)
                ?? (selection.path.isEmpty ? nil : reader.rootEntry(selection.root, at: .max))
            guard try entry?.kind != .directory || entry?.item().isBundle == true,
                rootPath != [ItemPath.separator]
            else { return RestoreBase(path: rootPath, prefix: []) }
            let (parent, name) = ItemPath.split(rootPath)
            return RestoreBase(path: parent.isEmpty ? [ItemPath.separator] : parent, prefix: [name])
        }
    }

    /// The directory of the container to which a root belongs; nil for any other root. An
    /// application may have replaced the part's own name by a symlink.
    private func directory(ofContainerIn root: CatalogRoot) throws -> [UInt8]? {
        let number = root.definition.number
        guard
            let part = try reader.containers().first(where: {
                $0.part.root == number && $0.part.path.isEmpty
            })?.part
        else { return nil }
        var path = root.definition.path
        for _ in ItemPath.components(part.name) { path = ItemPath.split(path).parent }
        return path.isEmpty ? nil : path
    }

    /// Walks one selection and passes its files to the writers; in a dry run only reports the
    /// actions.
    private func plan(_ selection: RestoreSelection) throws {
        let base = try base(of: selection)
        let opener = RestoreOpener(
            target, base, root: selection.root.definition.number,
            remembersExisting: request.overwrite == .never)
        openers.append(opener)
        let planner = RestorePlanner(
            run: self, request: request, opener: opener, reader: reader, channel: channel)
        do {
            for (components, item) in try planner.openWay(to: selection.path, in: selection.root) {
                madeOnTheWay.append((opener, components, item))
            }
        } catch let blocked as BlockedWay {
            // The other selections are still restored.
            fail(opener.absolute(ItemPath.components(selection.path)), blocked.reason)
            return
        }
        let isFound = try TreeWalk(reader, at: request.commit).walk(
            selection.root, from: selection.path
        ) { step in
            if cancellation.isRequested { return false }
            takeResults()
            switch step {
            case .enter(let path, let entry): return try planner.enter(path, entry)
            case .leave:
                try planner.leave()
                return true
            }
        }
        if !isFound { try planner.removeSelection(selection.path) }
        try planner.flush()
    }

    private func restoreLinks() throws {
        let restorer = FileRestorer(try BlockReader(repository, catalog), request)
        for link in links.pending {
            do {
                let directory = try link.place.opener.open(link.place.directory)
                let mayReplace =
                    link.isWritten
                    ? Self.isWritten(link.item) : request.mayReplace(link.place.absolute)
                if links.isRestored(link.file) {
                    let source = try link.first.opener.open(link.first.directory)
                    try directory.link(
                        link.first.name, in: source, as: link.place.name, of: link.item,
                        over: mayReplace)
                    var counts = RestoreCounts()
                    counts.restored = 1
                    progress.counts.add(counts)
                } else {
                    // The first name could not be restored: restore the content again under this
                    // one.
                    progress.counts.add(
                        try restorer.restore(
                            link.item, as: link.place.name, in: directory, over: mayReplace,
                            isNameFree: false))
                }
            } catch {
                fail(link.place.absolute, error)
            }
        }
    }

    /// Permits replacing an item that this restore wrote, while it is unchanged.
    private static func isWritten(_ item: Item) -> MayReplace {
        { status in status.modified == item.modified && status.size == item.size }
    }

    private func finishDirectories() throws {
        for (selection, opener) in zip(request.selections, openers) {
            try TreeWalk(reader, at: request.commit).walk(selection.root, from: selection.path) {
                step in
                if case .enter(let path, _) = step {
                    return !opener.isUntouched(ItemPath.components(path))
                }
                if case .leave(let path, let entry) = step {
                    applyMetadata(
                        of: request.owners.applied(to: try entry.item()),
                        to: ItemPath.components(path), opener)
                }
                return true
            }
        }
        for made in madeOnTheWay.reversed() {
            applyMetadata(
                of: request.owners.applied(to: made.item), to: made.components, made.opener)
        }
    }

    private func applyMetadata(of item: Item, to components: [[UInt8]], _ opener: RestoreOpener) {
        do {
            if opener.wasThere(components) { return }
            let directory = try opener.open(components)
            let status = try directory.status()
            if request.excluded.contains(
                DirectoryIdentity(device: status.device, inode: status.inode))
            {
                return
            }
            if try !directory.apply(item).isEmpty { progress.counts.metadataLost += 1 }
        } catch {
            // A directory that could not be made was reported then.
            if error.isMissing || error.code == ErrorCode.symlinkInTheWay { return }
            fail(opener.absolute(components), error)
        }
    }

    // MARK: What the planner and the writers tell

    /// Remembers a further name of a file that is already being restored.
    ///
    /// - Returns: false when this is the first name: then it is restored like any file.
    func isFurtherLink(_ item: Item, _ place: RestorePlace, isWritten: Bool = false) -> Bool {
        links.note(item, place, isWritten: isWritten)
    }

    /// Remembers a name that stays unchanged, because it has the commit's content.
    func keptLink(_ item: Item, _ place: RestorePlace) { links.noteKept(item, place) }

    func decided(_ action: RestoreAction, _ path: [UInt8]) {
        switch action {
        case .skip: progress.counts.skipped += 1
        case .delete: progress.counts.deleted += 1
        case .create, .replace: if request.isDryRun { progress.counts.restored += 1 }
        }
        observer?.decided(action, path: path)
    }

    func madeDirectory() { progress.counts.directories += 1 }

    /// Counts a bundle that was put in place, with everything in it.
    func restored(_ counts: RestoreCounts) {
        progress.counts.add(counts)
        report(always: false)
    }

    var isCancelled: Bool { cancellation.isRequested }

    /// Makes a restorer for one thread, while the writers are at work.
    func makeRestorer() throws -> FileRestorer {
        FileRestorer(try BlockReader(repository, catalog), request, helpers: channel)
    }

    func fail(_ path: [UInt8], _ error: any Error) {
        let reason: RestoreFailure.Reason
        switch error {
        case let error as SystemError:
            switch error.standing {
            case .changed: reason = .presentChanged
            case .open: reason = .presentOpen
            case nil: reason = .system(error)
            }
        case let error as ChunkUnavailable: reason = .lost(error)
        case let failure as RestoreFailure: reason = failure.reason
        case is ReadBackDiffers: reason = .differs
        default: reason = .system(SystemError("restore", path: path, code: ErrorCode.inputOutput))
        }
        let failure = RestoreFailure(path: path, reason: reason)
        progress.counts.failed += 1
        if failures.count < Self.failuresMaximum { failures.append(failure) }
        observer?.failed(failure)
    }

    func takeResults() {
        for result in channel.takeResults() {
            progress.counts.add(result.counts)
            for (path, error) in result.failures { fail(path, error) }
            for file in result.failedLinks { links.markFailed(file) }
            if let path = result.lastPath { progress.path = path }
        }
        report(always: false)
    }

    private func report(always: Bool) {
        guard let observer else { return }
        let now = clock.monotonic()
        guard always || now - lastProgressTime >= Self.progressInterval else { return }
        lastProgressTime = now
        observer.progressed(progress)
    }
}

public enum RestoreError: Error, Equatable {
    /// The commit has nothing at this path.
    case notInCommit([UInt8])
    /// A word that means one thing as a path and another as a root's name.
    case ambiguous([UInt8], path: [UInt8], name: [UInt8])
    case targetTooSmall(freeBytes: UInt64, neededBytes: UInt64)
}
