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
/// ``PackageCapture/quiet`` before that moment either, no save was in progress. Otherwise
/// everything is repeated, up to ``attempts`` times; then the last copy is kept and the bundle's
/// directory is marked fuzzy.
///
/// - What it promises: every version of a bundle that is not marked fuzzy is its state at one
///   moment.
/// - What it does not: to detect a program that pauses for longer than that in the middle of a
///   save, or a file system whose times are in the future.
/// - Cost: two listings of the bundle, once anything in it differs; content only of what differs.
///   Memory: the outcomes of the names that differ, at most ``PackageCapture/heldMaximum``. A
///   bundle with more differences is reported while it is read, and not retried.
/// - Source: Docs/CONSISTENCY.md; FORMAT.md §8.4.
final class PackageScanner {
    struct Package {
        let root: RootDefinition
        let path: [UInt8]
        /// Its name in the catalog; empty for a root.
        let name: [UInt8]
        let parentID: Int64
        /// The catalog's directory that this one was before it was renamed.
        let former: Int64?
        let directory: any SourceDirectory

        var place: RepositoryPath { RepositoryPath(root: root.number, path: path) }
    }

    /// The time since when anything in the bundle is known to be dirty, of ``Clock/monotonic()``;
    /// nil when that is unknown.
    var dirtySince: ((RepositoryPath) -> UInt64?)?
    /// Names in a bundle to read in spite of equal stamps, by the directory's path; nil for none.
    var afresh: ((RepositoryPath) -> ((_ name: [UInt8]) -> Bool)?)?

    private let inner: DirectoryComparison
    private let walker: TreeScanner
    private let sink: PackageSink
    private let clock: any Clock
    private let cancellation: Cancellation
    private let capture: PackageCapture
    /// The rest of the time that the run may wait.
    private var patience: UInt64

    private static let attempts = 3
    private static let waitSlice: UInt64 = 50_000_000

    /// - Parameter inner: compares the contents of bundles. Its sink is `sink`, and it recognises
    ///   no nested bundles.
    init(
        _ inner: DirectoryComparison, _ sink: PackageSink, capture: PackageCapture,
        clock: any Clock, cancellation: Cancellation
    ) {
        self.inner = inner
        self.sink = sink
        self.capture = capture
        self.clock = clock
        self.cancellation = cancellation
        walker = TreeScanner(inner, cancellation: cancellation)
        if case .wait(let total) = capture.patience { patience = total } else { patience = 0 }
    }

    /// The state of the bundle's own directory.
    private struct Top {
        let status: FileStatus
        let attributes: [ExtendedAttribute]
        let readAt: Timestamp
        let row: LiveRow?
        let id: CatalogChange.DirectoryPlace

        func item(isFuzzy: Bool) -> Item {
            var item = Item(body: .directory, status: status, attributes: attributes)
            item.isPackage = true
            item.isFuzzy = isFuzzy
            return item
        }
    }

    /// - Parameter outer: the comparison around the bundle, whose sink receives it.
    /// - Throws: ``CatalogError``, ``StoreFailure``, ``Cancelled``. Problems of the bundle itself
    ///   go to the sink.
    func scan(_ package: Package, for outer: DirectoryComparison) throws {
        let known = outer.known
        known.beginPackage()
        var told: [ReadOutcome] = []
        defer { known.endPackage(keeping: told) }
        inner.formers = outer.formers
        inner.freshPlaces = outer.freshPlaces
        inner.isAfreshIn = afresh.map { afresh in
            { afresh(RepositoryPath(root: package.root.number, path: $0)) }
        }
        sink.begin(package, outer.sink)
        do {
            if let whole = try capture(package, outer) {
                told = whole.outcomes
                outer.movesTold.formUnion(inner.movesTold)
                try outer.sink.package(whole)
            }
        } catch let error as SystemError {
            sink.drop()
            if !error.isMissing { outer.fail(package.root, package.path, .system(error)) }
        } catch {
            try sink.breakOff(known)
            throw error
        }
    }

    /// - Returns: the bundle to report; nil when there is nothing to report.
    private func capture(_ package: Package, _ outer: DirectoryComparison) throws -> WholePackage? {
        for attempt in 1...Self.attempts {
            inner.movesTold = outer.movesTold
            guard let top = try open(package, outer) else { return nil }
            sink.top = { [self] in outcome(package, top, isFuzzy: $0, isChanged: true) }
            let first = try pass(package, top, isListening: true)
            try sink.finishReading()
            let isChanged =
                sink.isChanged || top.row?.item != top.item(isFuzzy: false).encodeAlone()
            if !isChanged, sink.failures.isEmpty {
                return sink.whole(outcome(package, top, isFuzzy: false, isChanged: false))
            }
            if try !isQuiet(package, first), !sink.hasSpilled {
                sink.drop()
                outer.sink.postponed(package.place)
                return nil
            }
            let moment = clock.now()
            let second = try pass(package, top, isListening: false)
            let isStable =
                first.isSame(as: second) && age(of: first, at: moment) >= quiet(first)
                && !sink.hasTorn
            guard isStable || attempt == Self.attempts || sink.hasSpilled else {
                sink.retry()
                continue
            }
            let isMixed =
                try isIncomplete(package, outer) && (sink.isChanged || top.row?.isFuzzy == true)
            let isFuzzy = !isStable || isMixed
            let isPut = sink.isChanged || top.row?.item != top.item(isFuzzy: isFuzzy).encodeAlone()
            if !isStable {
                sink.fail(
                    ItemFailure(path: outer.absolute(package.root, package.path), reason: .fuzzy))
            }
            return sink.whole(outcome(package, top, isFuzzy: isFuzzy, isChanged: isPut))
        }
        return nil
    }

    private func open(_ package: Package, _ outer: DirectoryComparison) throws -> Top? {
        let directory = package.directory
        let readAt = clock.now()
        let status = try directory.status()
        if outer.isExcluded(status) { return nil }
        let row = try outer.known.live.find(package.name, in: package.parentID)
        if outer.isAway(
            directory, status, row, in: nil, at: outer.absolute(package.root, package.path))
        {
            throw SystemError("list", path: package.path, code: ErrorCode.unmounted)
        }
        let isDirectory = row?.kind == .directory
        return Top(
            status: status, attributes: try directory.attributes(), readAt: readAt, row: row,
            id: try outer.known.place(package.root, package.path, isDirectory ? row?.child : nil))
    }

    /// Walks the bundle once.
    private func pass(_ package: Package, _ top: Top, isListening: Bool) throws
        -> PackageFingerprint
    {
        sink.isListening = isListening
        defer { sink.isListening = false }
        var fingerprint = PackageFingerprint()
        let seen = try package.directory.status()
        fingerprint.add([], [DirectoryEntry(name: package.name, status: .success(seen))])
        inner.onListed = { [self] path, entries in
            fingerprint.add([ItemPath.separator] + path, entries)
            // Content that will not be kept in this run need not be read.
            if isListening, !sink.isIdle, !sink.hasSpilled, mustWait(package, fingerprint) {
                sink.isIdle = true
            }
        }
        defer { inner.onListed = nil }
        let isNew = top.row?.kind != .directory
        let entry = DirectoryComparison.Subdirectory(
            name: package.name, status: seen, id: top.id.id, isNew: isNew,
            former: isNew ? package.former : nil)
        var walk = try walker.begin(
            package.root, path: package.path, entry, package.directory, seen)
        try walker.advance(&walk) { false }
        return fingerprint
    }

    // MARK: The moment

    /// Waits, as long as the run may, until nothing in the bundle has changed for long enough.
    ///
    /// - Returns: false when it must be examined later instead.
    private func isQuiet(_ package: Package, _ fingerprint: PackageFingerprint) throws -> Bool {
        if sink.isIdle || mustWait(package, fingerprint) { return false }
        while age(of: fingerprint, at: clock.now()) < quiet(fingerprint) {
            guard patience > 0 else { return true }
            if cancellation.isRequested { throw Cancelled() }
            let left =
                quiet(fingerprint) - min(quiet(fingerprint), age(of: fingerprint, at: clock.now()))
            let pause = min(Self.waitSlice, patience, max(left, 1_000_000))
            patience -= pause
            clock.pause(nanoseconds: pause)
        }
        return true
    }

    /// Whether it was written to so recently that it is left for a later run.
    private func mustWait(_ package: Package, _ fingerprint: PackageFingerprint) -> Bool {
        guard case .postpone(let longest) = capture.patience,
            age(of: fingerprint, at: clock.now()) < quiet(fingerprint)
        else { return false }
        return dirtySince?(package.place).map { clock.monotonic() < $0.addingSaturated(longest) }
            ?? true
    }

    /// The required quiet time; at least the file system's time resolution.
    private func quiet(_ fingerprint: PackageFingerprint) -> UInt64 {
        fingerprint.tick > FileStatus.clockTickNanoseconds
            ? max(capture.quiet, UInt64(fingerprint.tick)) : capture.quiet
    }

    /// Nanoseconds since the last change of anything in the bundle. Future times tell nothing.
    private func age(of fingerprint: PackageFingerprint, at now: Timestamp) -> UInt64 {
        guard let newest = fingerprint.newest else { return .max }
        let seconds = now.seconds &- newest.seconds
        guard seconds >= 0, seconds < 1 << 32 else { return seconds < -1 || seconds > 0 ? .max : 0 }
        let nanoseconds =
            seconds * 1_000_000_000 + Int64(now.nanoseconds) - Int64(newest.nanoseconds)
        return nanoseconds > 0 ? UInt64(nanoseconds) : 0
    }

    /// Whether an item in it that the repository has could not be read: its version is of another
    /// moment than the rest.
    private func isIncomplete(_ package: Package, _ outer: DirectoryComparison) throws -> Bool {
        for failure in sink.failures {
            guard let path = ItemPath.relative(failure.path, to: package.root.path) else {
                continue
            }
            if try outer.known.row(at: RepositoryPath(root: package.root.number, path: path)) != nil
            {
                return true
            }
        }
        return false
    }

    // MARK: The directory itself

    /// - Parameter isChanged: whether anything in the bundle is reported. Then its directory is
    ///   reported again, so that each of its versions is a version of the bundle.
    private func outcome(_ package: Package, _ top: Top, isFuzzy: Bool, isChanged: Bool)
        -> [ReadOutcome]
    {
        let item = top.item(isFuzzy: isFuzzy)
        let stamp = Stamp.of(top.status, readAt: isFuzzy ? nil : top.readAt)
        guard isChanged else {
            if top.row?.stamp == stamp { return [] }
            return [
                ReadOutcome(
                    change: nil,
                    catalog: CatalogChange(
                        directory: package.parentID, name: package.name, action: .restamp(stamp)),
                    tally: .directory, bytesRead: 0)
            ]
        }
        var outcomes: [ReadOutcome] = []
        let isKnown = top.row?.kind == .directory
        if top.row != nil, !isKnown {
            outcomes.append(
                ReadOutcome(
                    change: .remove(root: package.root.number, path: package.path),
                    catalog: CatalogChange(
                        directory: package.parentID, name: package.name, action: .remove),
                    tally: .deleted,
                    bytesRead: 0))
        }
        outcomes.append(
            ReadOutcome(
                change: .put(root: package.root.number, path: package.path, item),
                catalog: CatalogChange(
                    directory: package.parentID, name: package.name,
                    action: .put(
                        item: item.encodeAlone(), kind: .directory, child: top.id, stamp: stamp,
                        isNew: !isKnown)),
                tally: .directory, bytesRead: 0, inode: top.status.inode))
        return outcomes
    }
}

/// A checksum of every name that a walk found in a bundle. The order of directories does not
/// matter.
struct PackageFingerprint {
    private var sum: (UInt64, UInt64) = (0, 0)
    private var directories = 0
    /// The latest change of any item. - Source: inode(7), `st_ctime`: nobody can set it.
    private(set) var newest: Timestamp?
    /// The file system's time resolution as far as it shows, in nanoseconds.
    private(set) var tick = FileStatus.clockTickNanoseconds

    mutating func add(_ path: [UInt8], _ entries: [DirectoryEntry]) {
        var bytes = ByteWriter(reserving: path.count + entries.count * 96)
        bytes.counted(path)
        for entry in entries {
            bytes.counted(entry.name)
            switch entry.status {
            case .success(let status):
                Stamp(status).withBytes { bytes.raw($0) }
                newest = newest.map { max($0, status.changed) } ?? status.changed
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

    func isSame(as other: PackageFingerprint) -> Bool {
        sum == other.sum && directories == other.directories
    }
}
