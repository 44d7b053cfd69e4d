import CairnCore
import CairnFormat

/// Where a part of a container lay, and in which commits.
public struct RecordedContainerPart: Equatable, Sendable {
    public let part: ContainerPart
    public let first: Int64
    /// The first commit for which it does not hold; nil while it does.
    public let last: Int64?
}

/// An exclusion with its end.
public struct RecordedExclusion: Equatable, Sendable {
    public let exclusion: Exclusion
    /// The commit from which on the item was not kept.
    public let first: Int64
    /// The commit that ended it; nil while it holds.
    public let last: Int64?
    /// Nil while it holds, and when its root was dropped.
    public let how: Inclusion?
}

/// A purge and the commit that recorded it.
public struct RecordedPurge: Equatable, Sendable {
    public let purge: Purge
    public let commit: Int64
}

/// A commit that was pinned, and since which commit.
public struct RecordedPin: Equatable, Sendable {
    public let id: Hash128
    public let state: PinState
    public let commit: Int64
}

// What the journal says besides trees, gaps and moves. - Source: FORMAT.md §8.7 … §8.10.

extension CatalogWriter {
    /// Notes a container's part; what was said of this place before ends.
    public func note(_ part: ContainerPart) throws {
        try endNotes("container", root: part.root, path: part.path)
        try connection.run(
            """
            INSERT OR REPLACE INTO container_rows (root, path, first, role, shape, id, part) \
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            """, part.root, part.path, commitNumber, part.role.rawValue,
            part.container.shape.rawValue, part.container.id, part.name)
    }

    public func exclude(_ exclusion: Exclusion) throws {
        try endNotes("exclusion", root: exclusion.root, path: exclusion.path)
        try connection.run(
            "INSERT OR REPLACE INTO exclusion_rows (root, path, first, rule, inode) VALUES (?1, ?2, ?3, ?4, ?5)",
            exclusion.root, exclusion.path, commitNumber, exclusion.rule.rawValue,
            Int64(bitPattern: exclusion.inode))
    }

    /// Ends an exclusion; nothing happens when none holds at this place.
    public func include(root: UInt64, path: [UInt8], _ how: Inclusion) throws {
        try connection.run(
            "UPDATE exclusion_rows SET last = ?3, how = ?4 WHERE root = ?1 AND path = ?2 AND last IS NULL",
            root, path, commitNumber, how.rawValue)
    }

    /// Whether any exclusion holds.
    public func hasExclusions() throws -> Bool {
        let statement = try connection.prepare("SELECT 1 FROM exclusion WHERE last IS NULL LIMIT 1")
        defer { statement.reset() }
        return try statement.step()
    }

    /// The exclusion that holds at a place, also when this transaction wrote it.
    public func exclusion(root: UInt64, path: [UInt8]) throws -> Exclusion? {
        let statement = try connection.prepare(
            "SELECT rule, inode FROM exclusion WHERE root = ?1 AND path = ?2 AND last IS NULL",
            root, path)
        defer { statement.reset() }
        guard try statement.step(),
            let rule = ExclusionRule(rawValue: UInt8(clamping: statement.integer(0)))
        else { return nil }
        return Exclusion(
            root: root, path: path, rule: rule, inode: UInt64(bitPattern: statement.integer(1)))
    }

    public func note(_ purge: Purge) throws {
        try connection.run(
            """
            INSERT OR REPLACE INTO purge_rows (directory, path, "commit", role, reason, bytes, \
            seconds, nanoseconds)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            """, purge.directory, purge.path, commitNumber, purge.role.rawValue,
            purge.reason.rawValue, purge.bytes, purge.time.seconds, purge.time.nanoseconds)
    }

    public func pin(_ id: Hash128, _ state: PinState) throws {
        try connection.run(
            "INSERT OR REPLACE INTO pin_rows (id, state, \"commit\") VALUES (?1, ?2, ?3)", id,
            state.rawValue, commitNumber)
    }

    /// Ends what is noted of a root that is dropped.
    func endNotes(ofRoot root: UInt64) throws {
        for table in ["container", "exclusion"] { try endNotes(table, root: root, path: nil) }
    }

    private func endNotes(_ table: String, root: UInt64, path: [UInt8]?) throws {
        try connection.run(
            "UPDATE \(table)_rows SET last = ?2 WHERE root = ?1 AND last IS NULL"
                + (path == nil ? "" : " AND path = ?3"), root, commitNumber, path)
    }
}

extension CatalogReader {
    /// The parts of containers as at a commit, in order of root and path.
    ///
    /// - Parameter commit: nil for now.
    public func containers(asAt commit: Int64? = nil) throws -> [RecordedContainerPart] {
        let statement = try connection.prepare(
            """
            SELECT root, path, first, last, role, shape, id, part FROM container
            WHERE first <= ?1 AND (last IS NULL OR last > ?1) ORDER BY root, path
            """, commit ?? .max)
        var parts: [RecordedContainerPart] = []
        while try statement.step() {
            guard let role = RootRole(rawValue: UInt8(clamping: statement.integer(4))),
                let shape = ContainerShape(rawValue: UInt8(clamping: statement.integer(5)))
            else { throw CatalogError.damaged("an unknown shape of a container") }
            parts.append(
                RecordedContainerPart(
                    part: ContainerPart(
                        root: UInt64(clamping: statement.integer(0)), path: statement.bytes(1),
                        role: role,
                        container: ContainerName(shape: shape, id: statement.bytes(6)),
                        name: statement.bytes(7)),
                    first: statement.integer(2), last: statement.optionalInteger(3)))
        }
        return parts
    }

    /// The last that was said of each directory that is or was a part of a container.
    public func containerParts() throws -> [ContainerPart] {
        let statement = try connection.prepare(
            "SELECT root, path, role, shape, id, part FROM container ORDER BY root, path, first")
        var parts: [RepositoryPath: ContainerPart] = [:]
        while try statement.step() {
            guard let role = RootRole(rawValue: UInt8(clamping: statement.integer(2))),
                let shape = ContainerShape(rawValue: UInt8(clamping: statement.integer(3)))
            else { throw CatalogError.damaged("an unknown shape of a container") }
            let part = ContainerPart(
                root: UInt64(clamping: statement.integer(0)), path: statement.bytes(1), role: role,
                container: ContainerName(shape: shape, id: statement.bytes(4)),
                name: statement.bytes(5))
            parts[RepositoryPath(root: part.root, path: part.path)] = part
        }
        return Array(parts.values)
    }

    /// What is excluded now, and flags that were dropped: the last exclusion of each place that
    /// holds, or ended by ``Inclusion/dropped``.
    public func exclusions() throws -> [RecordedExclusion] {
        try exclusions(
            where: """
                first = (SELECT max(first) FROM exclusion AS later WHERE later.root = \
                exclusion.root AND later.path = exclusion.path)
                AND (last IS NULL OR how = 2)
                """, root: nil, path: nil)
    }

    /// Every exclusion of one place, the oldest first.
    public func exclusions(root: UInt64, path: [UInt8]) throws -> [RecordedExclusion] {
        try exclusions(where: "root = ?1 AND path = ?2", root: root, path: path)
    }

    /// The exclusion that holds at a place; nil when none does.
    public func exclusion(root: UInt64, path: [UInt8]) throws -> RecordedExclusion? {
        try exclusions(where: "root = ?1 AND path = ?2 AND last IS NULL", root: root, path: path)
            .first
    }

    private func exclusions(where condition: String, root: UInt64?, path: [UInt8]?) throws
        -> [RecordedExclusion]
    {
        let statement = try connection.prepare(
            "SELECT root, path, first, last, rule, inode, how FROM exclusion WHERE \(condition) ORDER BY root, path, first",
            root, path)
        var found: [RecordedExclusion] = []
        while try statement.step() {
            guard let rule = ExclusionRule(rawValue: UInt8(clamping: statement.integer(4))) else {
                throw CatalogError.damaged("an unknown rule of exclusion")
            }
            found.append(
                RecordedExclusion(
                    exclusion: Exclusion(
                        root: UInt64(clamping: statement.integer(0)), path: statement.bytes(1),
                        rule: rule,
                        inode: UInt64(bitPattern: statement.integer(5))),
                    first: statement.integer(2), last: statement.optionalInteger(3),
                    how: statement.optionalInteger(6).flatMap {
                        Inclusion(rawValue: UInt8(clamping: $0))
                    }))
        }
        return found
    }

    /// What was purged at an absolute path, the oldest first.
    ///
    /// - Parameter path: absolute. All roots of purges whose directory leads to it are looked at.
    public func purges(at path: [UInt8]) throws -> [RecordedPurge] {
        let directories = try connection.prepare("SELECT DISTINCT directory FROM purge")
        var roots: [[UInt8]] = []
        while try directories.step() { roots.append(directories.bytes(0)) }
        var found: [RecordedPurge] = []
        for directory in roots {
            guard let relative = ItemPath.relative(path, to: directory), !relative.isEmpty else {
                continue
            }
            let statement = try connection.prepare(
                """
                SELECT path, "commit", role, reason, bytes, seconds, nanoseconds FROM purge
                WHERE directory = ?1 AND path = ?2 ORDER BY "commit"
                """, directory, relative)
            while try statement.step() {
                guard let role = RootRole(rawValue: UInt8(clamping: statement.integer(2))),
                    let reason = PurgeReason(rawValue: UInt8(clamping: statement.integer(3)))
                else { throw CatalogError.damaged("an unknown reason of a purge") }
                found.append(
                    RecordedPurge(
                        purge: Purge(
                            role: role, directory: directory, path: statement.bytes(0),
                            reason: reason,
                            bytes: UInt64(clamping: statement.integer(4)),
                            time: Timestamp(
                                seconds: statement.integer(5),
                                nanoseconds: UInt32(clamping: statement.integer(6)))),
                        commit: statement.integer(1)))
            }
        }
        return found.sorted { $0.commit < $1.commit }
    }

    /// Commits that are pinned.
    public func pins() throws -> [RecordedPin] {
        let statement = try connection.prepare(
            "SELECT id, state, \"commit\" FROM pin WHERE state <> 0 ORDER BY \"commit\"")
        var pins: [RecordedPin] = []
        while try statement.step() {
            let id = statement.bytes(0)
            guard id.count == Hash128.byteCount,
                let state = PinState(rawValue: UInt8(clamping: statement.integer(1)))
            else {
                throw CatalogError.damaged("an unknown state of a pin")
            }
            pins.append(RecordedPin(id: Hash128(id), state: state, commit: statement.integer(2)))
        }
        return pins
    }
}
