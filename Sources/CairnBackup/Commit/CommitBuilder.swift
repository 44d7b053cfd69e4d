import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Turns outcomes into journal records and catalog rows, and commits them.
///
/// Invariant: at ``commit(_:)`` every chunk named since the last one is in a pack that has been
/// synced; the journal is synced before the catalog says so; nothing is acknowledged before both. -
/// Source: FORMAT.md §11. One thread.
public final class CommitBuilder {
    private let writer: RepositoryWriter
    private let clock: any Clock
    private var encoder = ChangesEncoder()
    private(set) var counts = CommitCounts()
    private(set) var tally: AnomalyTally
    /// The items that left the present tree because a rule excludes them from now on. They are not
    /// counted as deleted.
    private(set) var excludedCount: UInt64 = 0
    /// The first exclusions of this run that nobody ordered.
    private(set) var setAside: [Exclusion] = []
    private static let setAsideMaximum = 100
    /// The items that left since the last commit and that may have been moved.
    private var left: [(root: UInt64, item: LeftItem)] = []
    private static let leftMaximum = 4_096
    /// The directories that left since the last commit with something in them, and the symlinks
    /// that took their places.
    private var leftDirectories: Set<RepositoryPath> = []
    private var links: [(place: RepositoryPath, target: [UInt8])] = []
    private static let linksMaximum = 100
    private(set) var movedAway: [MovedAway] = []
    private let excludedPlaces: ExcludedPlaces?
    private let orders: ExclusionOrders
    /// The exclusions that nobody ordered and whose places returned in this run.
    private var returned: [RecordedExclusion] = []
    /// The places of exclusions that nobody ordered and that may end, because something of them
    /// returned. At most one for each exclusion.
    private var ending: [RepositoryPath: Inclusion] = [:]
    /// Whether an exclusion that nobody ordered may be valid.
    private var hasSetAside: Bool
    /// The machine that this run is of; nil in a repository of one machine.
    var machine: RootHost?
    /// The first files whose flag a save has dropped, so that they are kept from now on.
    private(set) var dropped: [RepositoryPath] = []
    private static let droppedMaximum = 100
    private static let askedMaximum: Int64 = 4_096
    private(set) var hasChanges = false
    /// Whether any exclusion may exist. Most repositories have none, and then new items need no
    /// query.
    private var hasExclusions: Bool
    private var hasStamps = false
    private var hasBlocks = false
    private let bytesAppendedBefore: UInt64
    private let ownerNames: OwnerNaming?
    private var fileSystems: FileSystemRecords

    /// The payload size at which a changes record is written.
    private static let recordBytes = 1 << 20

    /// - Parameters:
    ///   - owners: the users and groups whose names are recorded.
    ///   - excludedPlaces: finds deleted items that were moved.
    public init(
        _ writer: RepositoryWriter, clock: any Clock, owners: (any OwnerDirectory)? = nil,
        excludedPlaces: ExcludedPlaces? = nil, orders: ExclusionOrders = ExclusionOrders()
    ) throws {
        self.excludedPlaces = excludedPlaces
        self.orders = orders
        ownerNames = owners.map { OwnerNaming($0) }
        self.writer = writer
        self.clock = clock
        bytesAppendedBefore = writer.packs.bytesAppended
        tally = AnomalyTally(counts: writer.catalogWriter.commitNumber > 1)
        hasExclusions = try writer.catalogWriter.hasExclusions()
        hasSetAside = try writer.catalogWriter.hasSetAside()
        fileSystems = try FileSystemRecords(writer.catalogWriter)
        try writer.catalogWriter.begin()
    }

    var bytesStored: UInt64 { writer.packs.bytesAppended - bytesAppendedBefore }

    func take(_ block: StoredBlock) throws {
        try writer.takePackChanges()
        hasBlocks = true
        try writer.catalogWriter.add(block)
        tally.note(block)
        counts.bytesNew += block.chunks.reduce(0) { $0 + UInt64($1.length) }
    }

    public func take(_ outcome: ReadOutcome) throws {
        var removed = 0
        hasStamps = true
        if let change = outcome.catalog {
            removed = try writer.catalogWriter.apply(change) { [self] in
                tally.note(removed: $0, by: outcome)
            }
        }
        tally.note(outcome, removed: removed)
        if hasSetAside { try noteReturned(outcome) }
        counts.bytesRead.addSaturated(outcome.bytesRead)
        switch outcome.tally {
        case .new: counts.new += 1
        case .changed: counts.changed += 1
        case .unchanged: counts.unchanged += 1
        case .deleted:
            counts.deleted += UInt64(removed)
            if removed > 0, case .remove(let root, let path)? = outcome.change {
                left += outcome.left.prefix(Self.leftMaximum - left.count).map { (root, $0) }
                if outcome.left.first?.row.kind == .directory,
                    leftDirectories.count < Self.leftMaximum
                {
                    leftDirectories.insert(RepositoryPath(root: root, path: path))
                }
            }
        case .excluded, .setAside: excludedCount += UInt64(removed)
        case .directory, .root: break
        }
        switch outcome.change {
        case .exclude(let exclusion): try excludeOnce(exclusion)
        case .put(let root, let path, let item)?:
            try append(.put(root: root, path: path, item))
            noteLink(item, at: RepositoryPath(root: root, path: path))
            if case .put(_, _, _, _, true) = outcome.catalog?.action {
                try endExclusion(root, path, inode: outcome.inode)
            }
        case let change?: try append(change)
        case nil: break
        }
        if var exclusion = outcome.exclusion {
            // Empty directories that go are no loss.
            exclusion.isUnordered = exclusion.isUnordered && removed > 0
            try setAside(exclusion)
        }
    }

    private func setAside(_ exclusion: Exclusion) throws {
        if exclusion.isUnordered, setAside.count < Self.setAsideMaximum {
            setAside.append(exclusion)
        }
        try excludeOnce(exclusion)
    }

    private func noteLink(_ item: Item, at place: RepositoryPath) {
        guard case .symlink(let target) = item.body, links.count < Self.linksMaximum,
            leftDirectories.contains(place)
        else { return }
        links.append((place, target))
    }

    /// Tells of directories that were moved with a symlink left at their places.
    private func settleLinks() throws {
        defer { (leftDirectories, links) = ([], []) }
        guard let excludedPlaces, !links.isEmpty else { return }
        let roots = try CatalogReader(writer.catalog).roots().byNumber
        let found = links.compactMap { link, target in
            roots[link.root].map { root in
                let path = ItemPath.join(root.definition.path, link.path)
                let isAbsolute = target.first == ItemPath.separator
                return MovedAway(
                    from: path,
                    to: isAbsolute ? target : ItemPath.join(ItemPath.split(path).parent, target),
                    isLink: true)
            }
        }
        movedAway += found
        excludedPlaces.tell(found.map { ($0.from, $0.to) })
    }

    /// Records what was not deleted but moved to where the rules exclude it. Only commands of the
    /// user are an order, and patterns where nobody else can have moved it.
    private func settleMoves() throws {
        guard let excludedPlaces, !left.isEmpty else { return }
        let roots = try CatalogReader(writer.catalog).roots()
        let paths = roots.byNumber
        var items: [(left: ExcludedPlaces.Left, place: RepositoryPath)] = []
        for (root, one) in left {
            guard let stamp = one.row.stamp, let base = paths[root]?.definition.path,
                let item = try? Item(decodingAlone: one.row.item)
            else { continue }
            items.append(
                (
                    ExcludedPlaces.Left(
                        path: ItemPath.join(base, one.path), item: item, stamp: stamp,
                        inside: one.inside.compactMap(ExcludedPlaces.Inside.init)),
                    RepositoryPath(root: root, path: one.path)
                ))
        }
        left = []
        let found = excludedPlaces.find(items.map(\.left), roots: roots.map(\.definition.path))
        for (one, found) in zip(items, found) {
            guard let found else { continue }
            let removed = try writer.catalogWriter.countRemoved(one.place)
            counts.deleted -= min(counts.deleted, UInt64(removed))
            excludedCount += UInt64(removed)
            movedAway.append(MovedAway(from: one.left.path, to: found.path))
            tally.noteExcluded(removed, root: one.place.root)
            let rule = found.excluded.verdict.rule
            let isOrdered =
                rule == .pattern && !found.mayBeMovedByOthers || orders.name(found.path, rule)
            try setAside(
                Exclusion(
                    root: one.place.root, path: one.place.path, rule: rule,
                    inode: found.excluded.inode, isUnordered: !isOrdered))
        }
    }

    /// Notes a new item where one was set aside. One that looks encrypted is judged as its change.
    private func noteReturned(_ outcome: ReadOutcome) throws {
        guard case .put(let root, let path, _)? = outcome.change, let row = outcome.catalog,
            case .put(_, _, _, _, true) = row.action,
            let recorded = try writer.catalogWriter.lastSetAside(
                root, path, directory: row.directory, name: row.name)
        else { return }
        if outcome.look == .scrambled, outcome.tally == .new, tally.counts {
            tally.noteScrambled(root: root, path: path)
        }
        let place = recorded.exclusion.place
        if recorded.last == nil, ending[place] == nil { ending[place] = .cleared }
    }

    /// Counts for the anomaly guard what was set aside and did not return with its place: it was
    /// deleted meanwhile.
    func countMissing() throws {
        for recorded in returned {
            try writer.catalogWriter.forEachMissing(after: recorded) { path, item in
                tally.noteMissing(item, root: recorded.exclusion.root, path: path)
            }
        }
        returned = []
    }

    /// Puts an item at another place unchanged; counts nothing.
    func carry(_ change: Change, _ row: CatalogChange) throws {
        try append(change)
        try writer.catalogWriter.apply(row)
    }

    /// Gives an item another stamp, or none; no record says so.
    func restamp(_ name: [UInt8], in directory: Int64, _ stamp: Stamp?) throws {
        try writer.catalogWriter.apply(
            CatalogChange(directory: directory, name: name, action: .restamp(stamp)))
    }

    func countUnchanged(_ count: Int) { counts.unchanged += UInt64(count) }
    func countFailure() { counts.failed += 1 }

    func defineRoot(_ root: RootDefinition, of host: RootHost? = nil) throws -> Int64 {
        try append(.defineRoot(root))
        let anchor = try writer.catalogWriter.defineRoot(root)
        if let host { try record(.host(root: root.number, host)) }
        return anchor
    }

    /// Records a change that is about neither items nor the definition of a root. The puts and
    /// removes that go with a move or an exclusion are recorded separately.
    public func record(_ change: Change) throws {
        if case .exclude(let exclusion) = change {
            hasExclusions = true
            if exclusion.isUnordered { hasSetAside = true }
        }
        try append(change)
        try writer.catalogWriter.record(change)
    }

    func recordMove(from: RepositoryPath, to: RepositoryPath) throws {
        try record(.move(root: to.root, path: to.path, fromRoot: from.root, fromPath: from.path))
    }

    /// Records an exclusion that every scan finds again only once.
    private func excludeOnce(_ exclusion: Exclusion) throws {
        if hasExclusions,
            let recorded = try writer.catalogWriter.recordedExclusion(
                root: exclusion.root, path: exclusion.path)
        {
            let open = recorded.exclusion
            // What was set aside stays so, whatever excludes it now, until it is accepted.
            if open.isUnordered { return try setAsideAgain(exclusion, after: recorded) }
            if open.rule == exclusion.rule && open.inode == exclusion.inode { return }
        }
        try record(.exclude(exclusion))
    }

    /// Sets aside what returned to an excluded place and left again. While other items have not
    /// returned, their exclusion must last, so each part that left gets one of its own.
    private func setAsideAgain(_ exclusion: Exclusion, after recorded: RecordedExclusion) throws {
        guard exclusion.isUnordered else { return }
        let catalog = writer.catalogWriter
        guard try catalog.isMissing(after: recorded, leaving: true) else {
            return try record(.exclude(exclusion))
        }
        for name in try catalog.namesRemoved(beneath: exclusion.place) {
            try excludeOnce(exclusion.ofPart(name))
        }
    }

    /// Ends the exclusion of an item that is kept again: the rule is gone, or a new file has no
    /// flag. One that nobody ordered ends in ``endSetAside(in:)``.
    private func endExclusion(_ root: UInt64, _ path: [UInt8], inode: UInt64) throws {
        guard hasExclusions,
            let recorded = try writer.catalogWriter.recordedExclusion(root: root, path: path)
        else { return }
        let open = recorded.exclusion
        if let base = try CatalogReader(writer.catalog).roots().byNumber[root]?.definition.path {
            orders.end(ItemPath.join(base, path))
        }
        let isOther = open.rule.isFlag && inode != 0 && open.inode != 0 && open.inode != inode
        guard open.isUnordered else {
            return try include(open.place, isOther ? .dropped : .cleared)
        }
        if tally.counts { returned.append(recorded) }
        ending[open.place] = isOther ? .dropped : .cleared
    }

    private func include(_ place: RepositoryPath, _ how: Inclusion) throws {
        if how == .dropped, dropped.count < Self.droppedMaximum { dropped.append(place) }
        try record(.include(root: place.root, path: place.path, how))
    }

    /// Ends the exclusions that nobody ordered and of which everything is in the tree again. What
    /// else returns decides nothing about the rest, and a restore, which may be undone, decides
    /// nothing at all. - Source: decision 0029.
    private func endSetAside(in kind: CommitKind) throws {
        guard hasSetAside, kind == .complete || kind == .capture else { return }
        let catalog = writer.catalogWriter
        let roots = try CatalogReader(writer.catalog).roots().byNumber
        for recorded in try catalog.validSetAside() {
            let place = recorded.exclusion.place
            guard let root = roots[place.root], root.host == nil || root.host?.id == machine?.id
            else { continue }
            // A restore may have brought back the last item before this run. The commits of the
            // service are many, so they ask that of small exclusions only.
            let mayEnd =
                try kind == .complete || ending[place] != nil
                || !catalog.endedMore(than: Self.askedMaximum, in: recorded.first)
            guard mayEnd, try !catalog.isMissing(after: recorded) else { continue }
            try include(place, ending[place] ?? .cleared)
        }
        ending = [:]
    }

    /// Drops the last versions of items deleted in commits up to this number.
    public func expire(upTo number: Int64) throws {
        let distance = UInt64(max(0, writer.catalogWriter.commitNumber - number))
        try record(.expire(commitsBefore: distance))
    }

    private func append(_ change: Change) throws {
        hasChanges = true
        if case .put(let root, _, let item) = change { ownerNames?.note(item, in: root) }
        encoder.append(change)
        if encoder.byteCount >= Self.recordBytes { try flush() }
    }

    private func flush() throws {
        guard encoder.rowCount > 0 else { return }
        try writer.journal.append(changes: encoder.finish())
    }

    /// Makes everything collected durable in one commit. The gate must be held: no chunk is claimed
    /// but not in a pack.
    ///
    /// - Parameters:
    ///   - draft: the commit without time, counts and number of records.
    ///   - time: its time; otherwise that of the clock.
    /// - Returns: the acknowledged commit.
    public func commit(_ draft: Commit, at time: Timestamp? = nil) throws -> CatalogCommit {
        try settleLinks()
        try settleMoves()
        try endSetAside(in: draft.kind)
        for name in try ownerNames?.takeNew(writer.catalogWriter.ownerNames) ?? [] {
            try record(.owner(name))
        }
        // Maintenance has no such rows. - Source: FORMAT.md §9.
        if draft.kind != .maintenance {
            for found in try fileSystems.takeChanges() { try record(.fileSystem(found)) }
        }
        try writer.packs.sync()
        try writer.takePackChanges()
        try flush()
        var commit = draft
        commit.time = time ?? clock.now()
        commit.records = writer.journal.pendingRecords
        counts.bytesStored = bytesStored
        counts.live = UInt64(max(0, writer.catalogWriter.liveCount))
        commit.counts = counts
        try writer.journal.commit(commit)
        let number = writer.catalogWriter.commitNumber
        try writer.catalogWriter.commit(
            commit, payload: commit.encode(), position: writer.journal.position)
        writer.repository.remember(writer.journal.position)
        writer.index.forgetClaims()
        (hasChanges, hasStamps, hasBlocks) = (false, false, false)
        try writer.catalogWriter.begin()
        return CatalogCommit(number: number, commit: commit)
    }

    /// Ends a round without changes. The stamps of unchanged items are saved, so that they are not
    /// read again.
    ///
    /// It makes no commit: nothing is acknowledged, and the journal stays unchanged.
    func keepStamps() throws {
        // Also for blocks alone, so that the next file with the same chunks finds them.
        guard !hasChanges, hasStamps || hasBlocks else { return }
        // There may be new blocks that no item names. The catalog must list only blocks that are on
        // the disk.
        if hasBlocks {
            try writer.packs.sync()
            try writer.takePackChanges()
            hasBlocks = false
        }
        try fileSystems.noteUnrecorded()
        try writer.catalogWriter.end()
        writer.index.forgetClaims()
        hasStamps = false
        try writer.catalogWriter.begin()
    }

    /// Ends without a commit: the journal is truncated to the last one. Blocks in packs stay, for
    /// the next run to use.
    public func abandon() {
        writer.catalogWriter.rollback()
        try? writer.journal.abandon()
        // Claimed chunks are not in the catalog. Storing them again costs space but loses nothing.
        writer.index.forgetClaims()
    }

    /// Ends after the last commit.
    public func close() throws {
        writer.catalogWriter.rollback()
        try writer.journal.close()
    }
}

extension ExcludedPlaces.Inside {
    fileprivate init?(_ row: LiveRow) {
        guard let stamp = row.stamp, let item = try? Item(decodingAlone: row.item)
        else { return nil }
        self.init(name: row.name, item: item, stamp: stamp)
    }
}
