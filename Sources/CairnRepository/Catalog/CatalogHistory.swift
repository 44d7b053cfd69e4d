import CairnFormat

/// A gap with its end.
public struct RecordedGap: Equatable, Sendable {
    public let gap: Gap
    /// Nil while it is open.
    public let ended: Timestamp?
    /// The commit that recorded its beginning.
    public let first: Int64
    /// The commit that recorded its end; nil while it is open.
    public let last: Int64?
}

extension RecordedGap: TableRow {
    static let table = "gap"

    init(_ row: RawStatement) throws {
        gap = Gap(
            number: row.number(0), root: row.number(1), path: row.bytes(2),
            cause: try row.value(3, "cause of a gap"), began: row.moment(4))
        ended = row.isNull(6) ? nil : row.moment(6)
        first = row.integer(8)
        last = row.optionalInteger(9)
    }

    func bind(to statement: RawStatement) {
        statement.bind(
            gap.number, gap.root, gap.path, gap.cause.rawValue, gap.began.seconds,
            gap.began.nanoseconds, ended?.seconds, ended?.nanoseconds, first, last)
    }
}

/// The former place of an item until a commit.
struct RecordedMove: Equatable {
    let root: UInt64
    let path: [UInt8]
    let commit: Int64
    let fromRoot: UInt64
    let fromPath: [UInt8]
}

extension RecordedMove: TableRow {
    static let table = "move"

    init(_ row: RawStatement) {
        root = row.number(0)
        path = row.bytes(1)
        commit = row.integer(2)
        fromRoot = row.number(3)
        fromPath = row.bytes(4)
    }

    func bind(to statement: RawStatement) { statement.bind(root, path, commit, fromRoot, fromPath) }
}

/// The name of a user or group in a root, from a commit on.
struct RecordedOwner: Equatable {
    let owner: OwnerName
    let first: Int64
}

extension RecordedOwner: TableRow {
    static let table = "owner"

    init(_ row: RawStatement) {
        let kind = UInt8(exactly: row.integer(1)).flatMap(Owner.Kind.init) ?? .user
        owner = OwnerName(
            root: row.number(0), Owner(kind, UInt32(truncatingIfNeeded: row.integer(2))),
            name: row.bytes(4))
        first = row.integer(3)
    }

    func bind(to statement: RawStatement) {
        statement.bind(
            owner.root, owner.owner.kind.rawValue, Int64(owner.owner.number), first, owner.name)
    }
}

extension CatalogConnection {
    fileprivate func ownerNames(ofRoot root: UInt64, at commit: Int64) throws -> [Owner: [UInt8]] {
        let rows: [RecordedOwner] = try rows(
            "WHERE root = ?1 AND first <= ?2 ORDER BY first", root, commit)
        return rows.reduce(into: [:]) { $0[$1.owner.owner] = $1.owner.name }
    }
}

extension CatalogWriter {
    /// The names of a root's users and groups now.
    public func ownerNames(ofRoot root: UInt64) throws -> [Owner: [UInt8]] {
        try connection.ownerNames(ofRoot: root, at: .max)
    }
}

/// The journal's information besides trees. - Source: FORMAT.md §8.5 … §8.13, §8.15 … §8.17.
extension CatalogWriter {
    /// Applies a change that is about neither items nor the definition of a root.
    ///
    /// It does nothing when it opens a gap whose number was used before, closes one that is not
    /// open, or ends an exclusion where none is valid.
    public func record(_ change: Change) throws {
        switch change {
        case .defineRoot, .put, .remove: preconditionFailure("a change of the tree")
        case .dropRoot(let number): try dropRoot(number)
        case .host(let root, let host): try own(root, host)
        case .owner(let owner):
            try connection.insert(RecordedOwner(owner: owner, first: commitNumber), or: .replace)
        case .fileSystem(let found): try settle(found)
        case .openGap(let gap):
            try connection.insert(
                RecordedGap(gap: gap, ended: nil, first: commitNumber, last: nil), or: .ignore)
        case .closeGap(let number, let ended):
            try connection.run(
                "UPDATE gap_rows SET ended_seconds = ?2, ended_nanoseconds = ?3, last = ?4 WHERE number = ?1 AND last IS NULL",
                number, ended.seconds, ended.nanoseconds, commitNumber)
        case .move(let root, let path, let fromRoot, let fromPath):
            try connection.insert(
                RecordedMove(
                    root: root, path: path, commit: commitNumber, fromRoot: fromRoot,
                    fromPath: fromPath))
        case .container(let part):
            try endNotes("container", root: part.root, path: part.path)
            try connection.insert(RecordedContainerPart(part: part, first: commitNumber, last: nil))
        case .exclude(let exclusion):
            try endNotes("exclusion", root: exclusion.root, path: exclusion.path)
            try connection.insert(
                RecordedExclusion(exclusion: exclusion, first: commitNumber, last: nil, how: nil))
        case .include(let root, let path, let how):
            try connection.run(
                "UPDATE exclusion_rows SET last = ?3, how = ?4 WHERE root = ?1 AND path = ?2 AND last IS NULL",
                root, path, commitNumber, how.rawValue)
        case .purge(let purge):
            try connection.insert(RecordedPurge(purge: purge, commit: commitNumber))
        case .pin(let id, let state):
            try connection.insert(RecordedPin(id: id, state: state, commit: commitNumber))
        case .tags(let commit, let tags): try tag(commit, tags)
        case .forget(let commit, let forgetting): try forget(commit, forgetting)
        case .expire(let commitsBefore): try expire(commitsBefore: commitsBefore)
        case .erase(let root, let path): try erase(root: root, path: path)
        case .hide(let commit, let root, let path):
            pendingForget.hidings.append(.init(commit: commit, root: root, path: path))
        }
    }

    /// Gives a commit other tags; does nothing when there is none with this id. - Source: FORMAT.md
    /// §8.16.
    private func tag(_ id: Hash128, _ tags: [[UInt8]]) throws {
        guard let row: CommitRow = try connection.row("WHERE id = ?1", id) else { return }
        var commit = try Commit(parsing: row.payload)
        let changed = commit.retagged(tags)
        guard changed != commit.tags else { return }
        commit.tags = changed
        try connection.run(
            "UPDATE commit_rows SET payload = ?2 WHERE number = ?1", row.number, commit.encode())
    }

    /// Closes the gaps of a root that is dropped: they end when the commit is made.
    func closeGaps(ofRoot root: UInt64) throws {
        try connection.run(
            "UPDATE gap_rows SET last = ?2 WHERE root = ?1 AND last IS NULL", root, commitNumber)
    }

    /// Sets that end, which the catalog cannot look up once the commit is forgotten.
    func endGapsOfDroppedRoots(_ moment: Timestamp) throws {
        try connection.run(
            "UPDATE gap_rows SET ended_seconds = ?2, ended_nanoseconds = ?3 WHERE last = ?1 AND ended_seconds IS NULL",
            commitNumber, moment.seconds, moment.nanoseconds)
    }
}

extension CatalogReader {
    /// The names of a root's users and groups, as at a commit.
    public func ownerNames(ofRoot root: UInt64, at commit: Int64) throws -> [Owner: [UInt8]] {
        try connection.ownerNames(ofRoot: root, at: commit)
    }

    /// The open gaps, in order of number.
    public func openGaps() throws -> [Gap] {
        try gaps(where: "gap.last IS NULL", latest: .max).map(\.gap)
    }

    /// Gaps with their ends, in order of number.
    ///
    /// - Parameter maximum: only the last ones, up to this number.
    public func gaps(latest maximum: Int = .max) throws -> [RecordedGap] {
        try gaps(where: "TRUE", latest: maximum)
    }

    private func gaps(where condition: String, latest maximum: Int) throws -> [RecordedGap] {
        let gaps: [RecordedGap] = try connection.rows(
            "WHERE \(condition) ORDER BY gap.number DESC LIMIT ?1", maximum)
        return gaps.reversed()
    }

    /// A number that no gap of this repository has had.
    public func nextGapNumber() throws -> UInt64 {
        let last = try connection.number("SELECT coalesce(max(number), 0) FROM gap") ?? 0
        // A hostile journal has used up its numbers; a gap that cannot be recorded must not pass
        // for one.
        guard last < .max else { throw CatalogError.damaged("its numbers of gaps are used up") }
        return UInt64(clamping: last) + 1
    }

    /// Moves of whole roots into others, in order of commit, in the commits after `first` and up to
    /// `last`.
    func rootMoves(after first: Int64, upTo last: Int64) throws -> [(
        root: UInt64, path: [UInt8], fromRoot: UInt64, commit: Int64
    )] {
        let moves: [RecordedMove] = try connection.rows(
            """
            WHERE "commit" > ?1 AND "commit" <= ?2 AND length(from_path) = 0 AND from_root <> root \
            ORDER BY "commit"
            """, first, last)
        return moves.map { ($0.root, $0.path, $0.fromRoot, $0.commit) }
    }

    /// Moves from one root into another.
    func movesAcrossRoots() throws -> [RecordedMove] {
        try connection.rows("WHERE from_root <> root")
    }

    /// The last move to a place, in the commits `first ... last`; nil when there is none.
    func lastMove(root: UInt64, path: [UInt8], from first: Int64, upTo last: Int64) throws
        -> RecordedMove?
    {
        try connection.row(
            """
            WHERE root = ?1 AND path = ?2 AND "commit" BETWEEN ?3 AND ?4
            ORDER BY "commit" DESC LIMIT 1
            """, root, path, first, last)
    }
}

extension CatalogWriter {
    /// The number of files and other items, except directories, in a root; `limit` when there are
    /// more.
    public func liveCount(root: UInt64, atMost limit: UInt64) throws -> UInt64 {
        let count = try connection.number(
            """
            SELECT count(*) FROM (SELECT 1 FROM directory d JOIN live l ON l.directory = d.id
                WHERE d.root = ?1 AND l.kind <> \(ItemKind.directory.rawValue) LIMIT ?2)
            """, root, limit)
        return UInt64(max(0, count ?? 0))
    }
}
