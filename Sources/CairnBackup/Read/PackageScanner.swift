import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Looks at a package as one: what is kept of it is of one moment, or marked fuzzy, and is told to
/// the sink as one.
///
/// Its tree is listed and compared, what differs is read, and the tree is listed again. When both
/// listings say the same of every name, nothing was written between the end of the first and the
/// beginning of the second: what was read is what stood there then. When nothing had been written
/// for ``PackageCapture/quiet`` before that moment either, no save was under way. Else all of it is
/// done again, ``attempts`` times; then what was read last is kept and the package's directory
/// marked fuzzy.
///
/// - What it promises: every version of a package that is not marked fuzzy is its state at one
///   moment.
/// - What it does not: to tell a program that pauses for longer than that in the middle of a save,
///   or whose file system gives times that lie in the future.
/// - Cost: two listings of the package, once anything in it differs; content only of what differs.
///   Memory: what came of each name that differs, at most ``PackageCapture/heldMaximum`` names; a
///   package of which more differs is told as it is read, and not tried again.
/// - Source: Docs/CONSISTENCY.md; FORMAT.md §8.4.
final class PackageScanner {
    struct Package {
        let root: RootDefinition
        let path: [UInt8]
        /// Under which the catalog keeps it: its name, or empty for a root.
        let name: [UInt8]
        let parentID: Int64
        /// The catalog's directory that this one was until it was renamed.
        let former: Int64?
        let directory: any SourceDirectory

        var place: RepositoryPath { RepositoryPath(root: root.number, path: path) }
    }

    /// Since when anything in the package is known to be dirty, of ``Clock/monotonic()``; nil when
    /// nobody said so.
    var dirtySince: ((RepositoryPath) -> UInt64?)?
    /// Names in a package to be read though `stat` says that they are as they were, by the
    /// directory's path; nil for none.
    var afresh: ((RepositoryPath) -> ((_ name: [UInt8]) -> Bool)?)?

    private let inner: DirectoryComparison
    private let walker: TreeScanner
    private let sink: PackageSink
    private let clock: any Clock
    private let cancellation: Cancellation
    private let capture: PackageCapture
    /// What is left of the time that the run may wait.
    private var patience: UInt64

    private static let attempts = 3
    private static let waitSlice: UInt64 = 50_000_000

    /// - Parameter inner: compares what is in packages; its sink is `sink`, and it knows of no
    ///   packages.
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

    /// What was seen of the package's own directory.
    private struct Top {
        let status: FileStatus
        let attributes: [ExtendedAttribute]
        let readAt: Timestamp
        let row: KnownTree.Row?
        let id: CatalogChange.DirectoryPlace

        func item(isFuzzy: Bool) -> Item {
            var item = Item(body: .directory, status: status, attributes: attributes)
            item.isPackage = true
            item.isFuzzy = isFuzzy
            return item
        }
    }

    /// - Parameter outer: the comparison of what is around the package, whose sink hears of it.
    /// - Throws: ``CatalogError``, ``StoreFailure``, ``Cancelled``. The package's own troubles go
    ///   to the sink.
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

    /// - Returns: what is to be told; nil when nothing is.
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
        let row = try outer.known.find(in: package.parentID, name: package.name)
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

    /// Walks the package.
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
            // What is not to be kept now need not be read now.
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

    /// Waits, as far as the run may, until nothing in the package has changed for long enough.
    ///
    /// - Returns: false when it is to be looked at later instead.
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

    /// Whether it was written to so lately that it is left for a later run.
    private func mustWait(_ package: Package, _ fingerprint: PackageFingerprint) -> Bool {
        guard case .postpone(let longest) = capture.patience,
            age(of: fingerprint, at: clock.now()) < quiet(fingerprint)
        else { return false }
        return dirtySince?(package.place).map { clock.monotonic() < $0.addingSaturated(longest) }
            ?? true
    }

    /// No shorter than within what the file system tells two changes apart.
    private func quiet(_ fingerprint: PackageFingerprint) -> UInt64 {
        fingerprint.tick > FileStatus.clockTickNanoseconds
            ? max(capture.quiet, UInt64(fingerprint.tick)) : capture.quiet
    }

    /// Nanoseconds since anything in the package changed last. Times that lie in the future tell
    /// nothing.
    private func age(of fingerprint: PackageFingerprint, at now: Timestamp) -> UInt64 {
        guard let newest = fingerprint.newest else { return .max }
        let seconds = now.seconds &- newest.seconds
        guard seconds >= 0, seconds < 1 << 32 else { return seconds < -1 || seconds > 0 ? .max : 0 }
        let nanoseconds =
            seconds * 1_000_000_000 + Int64(now.nanoseconds) - Int64(newest.nanoseconds)
        return nanoseconds > 0 ? UInt64(nanoseconds) : 0
    }

    /// Whether something in it that the repository has could not be read: its version is of another
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

    /// - Parameter isChanged: something in the package is told: its directory is told anew, so that
    ///   each of its versions is one of the package.
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

/// What a walk saw of every name in a package, as one number. The order of the directories is of no
/// matter.
struct PackageFingerprint {
    private var sum: (UInt64, UInt64) = (0, 0)
    private var directories = 0
    /// The latest change of anything. - Source: inode(7), `st_ctime`: nobody sets it.
    private(set) var newest: Timestamp?
    /// Of the file system, as far as that shows. Nanoseconds.
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
