import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Captures a bundle as one: the copy shows one moment or is marked inconsistent, and is reported
/// to the sink as one.
///
/// The tree is listed and compared, differences are read, and the tree is listed again. If both
/// listings agree on every name, nothing was written between the end of the first and the beginning
/// of the second, so the copy shows that state. If nothing had been written for
/// ``BundleCapture/quiet`` before that moment either, no save was in progress. Otherwise
/// everything is repeated, up to ``attempts`` times; then the last copy is kept and the bundle's
/// directory is marked inconsistent.
///
/// - What it promises: every version of a bundle that is not marked inconsistent is its state at
///   one moment.
/// - What it does not: to detect a program that pauses for longer than that in the middle of a
///   save, or a file system whose times are in the future.
/// - Cost: two listings of the bundle, once anything in it differs; content only of what differs.
///   Memory: the outcomes of the names that differ, at most ``BundleCapture/heldMaximum``. A
///   bundle with more differences is reported while it is read, and not retried.
/// - Source: Docs/CONSISTENCY.md; FORMAT.md §8.4.
final class BundleScanner {
    struct Bundle {
        let root: RootDefinition
        let path: [UInt8]
        let parentID: Int64
        /// The row of a new bundle before it was renamed.
        let former: LiveRow?
        let directory: any SourceDirectory

        /// Its name in the catalog; empty for a root.
        var name: [UInt8] { ItemPath.split(path).name }
        var place: RepositoryPath { RepositoryPath(root: root.number, path: path) }
    }

    private let inner: DirectoryComparison
    private let sink: BundleSink
    private let clock: any Clock
    private let cancellation: Cancellation
    private let capture: BundleCapture
    /// The rest of the time that the run may wait.
    private var patience: UInt64

    private static let attempts = 3
    private static let waitSlice: UInt64 = 50_000_000

    /// - Parameter inner: compares the contents of bundles. Its sink is `sink`, and it recognises
    ///   no nested bundles.
    init(
        _ inner: DirectoryComparison, _ sink: BundleSink, capture: BundleCapture,
        clock: any Clock, cancellation: Cancellation
    ) {
        self.inner = inner
        self.sink = sink
        self.capture = capture
        self.clock = clock
        self.cancellation = cancellation
        if case .wait(let total) = capture.patience { patience = total } else { patience = 0 }
    }

    /// The state of the bundle's own directory.
    private struct Top {
        let status: FileStatus
        let attributes: AttributeReading
        let readAt: Timestamp
        let row: LiveRow?
        let id: CatalogChange.DirectoryPlace

        func item(isInconsistent: Bool) -> Item {
            var item = Item(body: .directory, status: status, attributes: attributes.values)
            item.isBundle = true
            item.isInconsistent = isInconsistent
            return item
        }
    }

    /// - Parameter outer: the comparison around the bundle, whose sink receives it.
    /// - Throws: ``CatalogError``, ``StoreFailure``, ``Cancelled``. Problems of the bundle itself
    ///   go to the sink.
    func scan(_ bundle: Bundle, for outer: DirectoryComparison) throws {
        let known = outer.known
        known.beginBundle()
        var told: [ReadOutcome] = []
        defer { known.endBundle(keeping: told) }
        sink.begin(bundle, outer.sink)
        do {
            if let whole = try capture(bundle, outer) {
                told = whole.outcomes
                outer.round.movesTold.formUnion(inner.round.movesTold)
                try outer.sink.bundle(whole)
            }
        } catch let error as SystemError {
            sink.drop()
            if !error.isMissing { outer.fail(bundle.root, bundle.path, .system(error)) }
        } catch {
            try sink.breakOff(known)
            throw error
        }
    }

    /// - Returns: the bundle to report; nil when there is nothing to report.
    private func capture(_ bundle: Bundle, _ outer: DirectoryComparison) throws -> WholeBundle? {
        for attempt in 1...Self.attempts {
            inner.round.movesTold = outer.round.movesTold
            guard let top = try open(bundle, outer) else { return nil }
            sink.top = { [self] in outcome(bundle, top, isInconsistent: $0, isChanged: true) }
            let since = outer.context.tasks?.dirtySince(bundle.place)
            let first = try pass(bundle, top, outer.context, isListening: true)
            try sink.finishReading()
            let isChanged =
                sink.isChanged || top.row?.item != top.item(isInconsistent: false).encodeAlone()
            if !isChanged, sink.failures.isEmpty {
                return sink.whole(outcome(bundle, top, isInconsistent: false, isChanged: false))
            }
            if try !isQuiet(first, since), !sink.hasSpilled {
                sink.drop()
                outer.sink.postponed(bundle.place)
                return nil
            }
            let wasQuiet = age(of: first, at: clock.now()) >= quiet(first)
            let second = try pass(bundle, top, outer.context, isListening: false)
            let isStable =
                first.isSame(as: second) && wasQuiet && !sink.hasTorn
            guard isStable || attempt == Self.attempts || sink.hasSpilled else {
                sink.retry()
                continue
            }
            let isMixed =
                try isIncomplete(bundle, outer)
                && (sink.isChanged || top.row?.isInconsistent == true)
            let isInconsistent = !isStable || isMixed
            let isPut =
                sink.isChanged
                || top.row?.item != top.item(isInconsistent: isInconsistent).encodeAlone()
            if !isStable {
                sink.fail(
                    ItemFailure(
                        path: outer.absolute(bundle.root, bundle.path), reason: .inconsistent))
            }
            return sink.whole(
                outcome(bundle, top, isInconsistent: isInconsistent, isChanged: isPut))
        }
        return nil
    }

    private func open(_ bundle: Bundle, _ outer: DirectoryComparison) throws -> Top? {
        let directory = bundle.directory
        let readAt = clock.now()
        let status = try directory.status()
        if outer.isExcluded(status) { return nil }
        let row = try outer.known.live.find(bundle.name, in: bundle.parentID)
        if let code = outer.absence(
            directory, status, row, in: nil, isRoot: false,
            at: outer.absolute(bundle.root, bundle.path))
        {
            throw SystemError("list", path: bundle.path, code: code)
        }
        let isDirectory = row?.kind == .directory
        let attributes = try directory.attributes()
        if !attributes.losses.isEmpty {
            outer.fail(bundle.root, bundle.path, .metadata(attributes.losses))
        }
        return Top(
            status: status, attributes: attributes, readAt: readAt, row: row,
            id: try outer.known.place(bundle.root, bundle.path, isDirectory ? row?.child : nil))
    }

    /// Walks the bundle once.
    private func pass(
        _ bundle: Bundle, _ top: Top, _ context: ScanContext, isListening: Bool
    ) throws -> BundleFingerprint {
        sink.isListening = isListening
        defer { sink.isListening = false }
        var fingerprint = BundleFingerprint()
        let seen = try bundle.directory.status()
        fingerprint.add([], [DirectoryEntry(name: bundle.name, status: .success(seen))])
        let tasks = context.tasks
        let since = tasks?.dirtySince(bundle.place)
        var inner = inner
        inner.context.formers = context.formers
        inner.context.freshPlaces = context.freshPlaces
        inner.context.isAfresh = { path in
            tasks?.afresh(in: RepositoryPath(root: bundle.root.number, path: path))
        }
        inner.context.onListed = { [self] path, entries in
            fingerprint.add([ItemPath.separator] + path, entries)
            // Content that will not be kept in this run need not be read.
            if isListening, !sink.isIdle, !sink.hasSpilled, mustWait(fingerprint, since) {
                sink.isIdle = true
            }
        }
        let isNew = top.row?.kind != .directory
        let entry = DirectoryComparison.Subdirectory(
            name: bundle.name, status: seen, id: top.id.id, isNew: isNew,
            former: isNew ? bundle.former : nil)
        let walker = TreeScanner(comparison: inner, cancellation: cancellation)
        var walk = try walker.begin(bundle.root, path: bundle.path, entry, bundle.directory, seen)
        try walker.advance(&walk) { false }
        fingerprint.takenAt = clock.monotonic()
        return fingerprint
    }

    // MARK: The moment

    /// Waits, as long as the run may, until nothing in the bundle has changed for long enough.
    ///
    /// - Returns: false when it must be examined later instead.
    private func isQuiet(_ fingerprint: BundleFingerprint, _ since: UInt64?) throws -> Bool {
        if sink.isIdle || mustWait(fingerprint, since) { return false }
        while age(of: fingerprint, at: clock.now()) < quiet(fingerprint) {
            guard patience > 0 || fingerprint.isServed else { return true }
            if cancellation.isRequested { throw Cancelled() }
            let left =
                quiet(fingerprint) - min(quiet(fingerprint), age(of: fingerprint, at: clock.now()))
            let most = fingerprint.isServed ? Self.waitSlice : min(Self.waitSlice, patience)
            let pause = min(most, max(left, 1_000_000))
            patience -= min(patience, pause)
            clock.pause(nanoseconds: pause)
        }
        return true
    }

    /// Whether it was written to so recently that it is left for a later run.
    ///
    /// - Parameter since: the time since when anything in it is known to be dirty, of
    ///   ``Clock/monotonic()``; nil when that is unknown.
    private func mustWait(_ fingerprint: BundleFingerprint, _ since: UInt64?) -> Bool {
        guard case .postpone(let longest) = capture.patience,
            fingerprint.age(at: clock.now()) < quiet(fingerprint)
        else { return false }
        return since.map { clock.monotonic() < $0.addingSaturated(longest) } ?? true
    }

    /// The required quiet time; at least the file system's time resolution.
    private func quiet(_ fingerprint: BundleFingerprint) -> UInt64 {
        fingerprint.tick > FileStatus.clockTickNanoseconds
            ? max(capture.quiet, UInt64(fingerprint.tick)) : capture.quiet
    }

    /// Nanoseconds since the last change of anything in the bundle; where another clock stamped it,
    /// since it was walked.
    private func age(of fingerprint: BundleFingerprint, at now: Timestamp) -> UInt64 {
        guard fingerprint.isServed else { return fingerprint.age(at: now) }
        return clock.monotonic() - fingerprint.takenAt
    }

    /// Whether an item in it that the repository has could not be read: its version is of another
    /// moment than the rest.
    private func isIncomplete(_ bundle: Bundle, _ outer: DirectoryComparison) throws -> Bool {
        try sink.failures.contains { failure in
            if case .metadata = failure.reason { return false }
            let path = ItemPath.relative(failure.path, to: bundle.root.path)
            return try path.flatMap {
                try outer.known.row(at: RepositoryPath(root: bundle.root.number, path: $0))
            } != nil
        }
    }

    // MARK: The directory itself

    /// - Parameter isChanged: whether anything in the bundle is reported. Then its directory is
    ///   reported again, so that each of its versions is a version of the bundle.
    private func outcome(_ bundle: Bundle, _ top: Top, isInconsistent: Bool, isChanged: Bool)
        -> [ReadOutcome]
    {
        let item = top.item(isInconsistent: isInconsistent)
        let stamp = Stamp.of(
            top.status, readAt: isInconsistent ? nil : top.readAt, top.attributes)
        guard isChanged else {
            if top.row?.stamp == stamp { return [] }
            return [
                ReadOutcome(
                    change: nil,
                    catalog: CatalogChange(
                        directory: bundle.parentID, name: bundle.name, action: .restamp(stamp)),
                    tally: .directory)
            ]
        }
        let isKnown = top.row?.kind == .directory
        let isInstead = top.row != nil && !isKnown
        let put = ReadOutcome(
            change: .put(root: bundle.root.number, path: bundle.path, item),
            catalog: CatalogChange(
                directory: bundle.parentID, name: bundle.name,
                action: .put(
                    item: item.encodeAlone(), kind: .directory, child: top.id, stamp: stamp,
                    isNew: !isKnown)), tally: .directory, inode: top.status.inode)
        return (isInstead ? [.removal(of: bundle.place, in: bundle.parentID)] : []) + [put]
    }
}

/// A checksum of every name that a walk found in a bundle. The order of directories does not
/// matter.
struct BundleFingerprint {
    private var sum: (UInt64, UInt64) = (0, 0)
    private var directories = 0
    /// The latest change of any item. - Source: inode(7), `st_ctime`: nobody can set it.
    private(set) var newest: Timestamp?
    /// The file system's time resolution as far as it shows, in nanoseconds.
    private(set) var tick = FileStatus.clockTickNanoseconds
    /// Whether another machine or a program serves any of it.
    private(set) var isServed = false
    /// The end of the walk, of ``Clock/monotonic()``.
    var takenAt: UInt64 = 0

    mutating func add(_ path: [UInt8], _ entries: [DirectoryEntry]) {
        var bytes = ByteWriter(reserving: path.count + entries.count * 96)
        bytes.counted(path)
        for entry in entries {
            bytes.counted(entry.name)
            switch entry.status {
            case .success(let status):
                Stamp(status).withBytes { bytes.raw($0) }
                newest = newest.map { max($0, status.changed) } ?? status.changed
                isServed = isServed || status.origin == .served
                if status.changed == newest { tick = status.tickNanoseconds }
            case .failure(let error): bytes.varint(UInt64(UInt32(bitPattern: error.code)))
            }
        }
        let hash = bytes.bytes.withUnsafeBytes { Digest.h256($0) }.bytes
        func word(_ offset: Int) -> UInt64 {
            hash[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
        sum = (sum.0 &+ word(0), sum.1 &+ word(8))
        directories += 1
    }

    /// Nanoseconds since the last change, as its times have it. Future times tell nothing.
    func age(at now: Timestamp) -> UInt64 {
        guard let newest else { return .max }
        let seconds = now.seconds &- newest.seconds
        guard seconds >= 0, seconds < 1 << 32 else { return seconds < -1 || seconds > 0 ? .max : 0 }
        let nanoseconds =
            seconds * 1_000_000_000 + Int64(now.nanoseconds) - Int64(newest.nanoseconds)
        return nanoseconds > 0 ? UInt64(nanoseconds) : 0
    }

    func isSame(as other: BundleFingerprint) -> Bool {
        sum == other.sum && directories == other.directories
    }
}
