import CairnCore
import CairnFormat
import CairnRepository

/// The record of one restore: what was done, what failed, and the names of hard links. Used on the
/// restore's own thread.
///
/// - Memory: ``failuresMaximum`` failures, the others are counted, as many losses of metadata, and
///   as many items that stay; the names of hard links.
final class RestoreLog {
    var progress = RestoreProgress()
    private(set) var failures: [RestoreFailure] = []
    /// The first items that are there without some of their metadata.
    private(set) var losses: [RestoreLoss] = []
    /// The first of what stays because of ``RestoreRequest/isShown``: absolute.
    private(set) var notShown: [[UInt8]] = []
    var links = LinkTable()
    let folding = NameFolding()
    /// By the absolute paths of directories on ways to selections.
    private var names: [[UInt8]: RestoredNames] = [:]
    /// Directories from which the leftovers of killed restores were removed: absolute.
    var swept: Set<[UInt8]> = []
    /// Whether an item has flags that are set after everything else.
    private(set) var hasSealed = false
    /// What went since the last deletion that was told, files and directories at any depth.
    var untold = (files: UInt64(0), directories: UInt64(0))
    private let isDryRun: Bool
    /// Tests what a dry run passes over, as the undo does: ``RestoreRequest/isUntouched``.
    private let isUntouched: (@Sendable ([UInt8]) throws -> Bool)?
    private let clock: any Clock
    private weak var observer: (any RestoreObserver)?
    private var lastProgressTime: UInt64 = 0

    private static let progressInterval: UInt64 = 100_000_000
    private static let failuresMaximum = 10_000

    init(_ request: RestoreRequest, clock: any Clock, observer: (any RestoreObserver)?) {
        isDryRun = request.isDryRun
        isUntouched = request.isUntouched
        self.clock = clock
        self.observer = observer
    }

    func expect(items: UInt64 = 1, bytes: UInt64) {
        progress.itemsTotal += items
        progress.bytesTotal = progress.bytesTotal.addingSaturated(bytes)
    }

    /// Notes an item that is restored, before it is.
    func note(_ item: Item) {
        if !item.attributes.isEmpty, !item.flags.isDisjoint(with: .sealing) { hasSealed = true }
    }

    func decided(_ action: RestoreAction, _ path: [UInt8]) {
        switch action {
        case .skip: progress.counts.skipped += 1
        case .delete: countDeleted()
        case .same: progress.counts.same += 1
        case .create, .replace: if isDryRun { progress.counts.restored += 1 }
        }
        observer?.decided(action, path: path)
    }

    /// Tells what was deleted from a directory that stays because of other things in it.
    func deleted(_ paths: [[UInt8]]) {
        guard !paths.isEmpty else { return }
        countDeleted()
        for path in paths { observer?.decided(.delete, path: path) }
    }

    /// Counts what was deleted, with everything that was in it.
    private func countDeleted() {
        let all = untold.files + untold.directories
        progress.counts.deleted += max(1, all)
        progress.counts.deletedDirectories += untold.directories
        untold = (0, 0)
    }

    func add(_ counts: RestoreCounts) { progress.counts.add(counts) }

    func add(_ item: RestoredItem, at path: [UInt8]) {
        add(item.counts)
        lose(path, item.losses)
    }

    /// Notes what of an item's metadata could not be set.
    func lose(_ path: [UInt8], _ parts: [MetadataLoss]) {
        guard !parts.isEmpty else { return }
        progress.counts.metadataLost += 1
        let loss = RestoreLoss(path: path, parts: parts)
        if losses.count < Self.failuresMaximum { losses.append(loss) }
        observer?.lost(loss)
    }

    func add(_ result: RestoreUnitResult) {
        progress.counts.add(result.counts)
        for (action, path) in result.decided { decided(action, path) }
        for (path, error) in result.failures { fail(path, error) }
        for (path, losses) in result.losses { lose(path, losses) }
        for file in result.failedLinks { links.markFailed(file) }
        if let path = result.lastPath { progress.path = path }
    }

    /// Does what may fail for one item. Failures of the repository are thrown.
    ///
    /// - Returns: nil when it failed.
    func attempt<Result>(_ path: [UInt8], _ work: () throws -> Result) throws -> Result? {
        do {
            return try work()
        } catch let error as SystemError {
            fail(path, error)
        } catch let error as RestoreFailure {
            fail(path, error)
        }
        return nil
    }

    func fail(_ path: [UInt8], _ error: any Error) {
        let reason: RestoreFailure.Reason
        switch error {
        case let error as SystemError:
            switch error.standing {
            case .changed: reason = .presentChanged
            case .open: reason = .presentOpen
            case .collides: reason = .collides
            case .damaged: reason = .presentDamaged
            case .unfetched: reason = .presentUnfetched
            case nil: reason = .system(error)
            }
        case let error as ChunkUnavailable: reason = .lost(error)
        case let failure as RestoreFailure: reason = failure.reason
        case is ReadBackDiffers: reason = .differs
        default: reason = .system(SystemError("restore", path: path, code: ErrorCode.inputOutput))
        }
        fail(path, reason)
    }

    func fail(_ path: [UInt8], _ reason: RestoreFailure.Reason) {
        // The commit before the undo cannot read it either (``RestoreRequest/untouchedPlaces``).
        if isDryRun, case .system = reason, (try? isUntouched?(path)) == true { return }
        let failure = RestoreFailure(path: path, reason: reason)
        progress.counts.failed += 1
        if failures.count < Self.failuresMaximum { failures.append(failure) }
        observer?.failed(failure)
    }

    /// The names that this run gives in a directory on the way to a selection.
    ///
    /// - Parameter path: of the directory, absolute.
    func names(in path: [UInt8]) -> RestoredNames {
        if let known = names[path] { return known }
        let made = RestoredNames()
        names[path] = made
        return made
    }

    func stays(_ path: [UInt8]) {
        if notShown.count < Self.failuresMaximum { notShown.append(path) }
    }

    func report(always: Bool = false) {
        guard let observer else { return }
        let now = clock.monotonic()
        guard always || now - lastProgressTime >= Self.progressInterval else { return }
        lastProgressTime = now
        observer.progressed(progress)
    }
}
