import CairnFormat
import CairnRepository

/// The whole of the journal's information in the catalog, as rows of a checkpoint. - Source:
/// FORMAT.md §8.14.
///
/// Streamed, in the order of directories' paths and of names: memory does not grow with the
/// repository.
public struct CheckpointRows {
    let writer: CatalogWriter
    private var connection: CatalogConnection { writer.connection }

    public init(_ writer: CatalogWriter) { self.writer = writer }

    public func visit(_ body: (CheckpointRow) throws -> Void) throws {
        try forEachCommit(body)
        try forEachRoot(body)
        try forEachVersion(body)
        try forEachGap(body)
        try forEachNote(body)
    }

    private static func span(_ first: Int64, _ last: Int64?, how: Int64 = 0) throws
        -> CheckpointSpan
    {
        guard first > 0, last.map({ $0 > first }) ?? true else {
            throw CatalogError.damaged("a row holds for no commit")
        }
        return CheckpointSpan(
            first: UInt64(first), last: last.map { UInt64($0) }, how: UInt8(clamping: how))
    }

    private func forEachCommit(_ body: (CheckpointRow) throws -> Void) throws {
        let commits = try connection.prepare(
            "SELECT number, lost, kept, payload FROM \"commit\" ORDER BY number")
        while try commits.step() {
            let forgetting = commits.isNull(2) ? nil : try Forgetting(parsing: commits.bytes(2))
            try body(
                .commit(
                    CheckpointCommit(
                        number: UInt64(clamping: commits.integer(0)),
                        recordsLost: UInt64(clamping: commits.integer(1)),
                        forgetting: forgetting, payload: commits.bytes(3))))
        }
        let forgotten = try connection.prepare("SELECT number, id FROM forgotten ORDER BY number")
        while try forgotten.step() {
            try body(
                .forgotten(
                    number: UInt64(clamping: forgotten.integer(0)),
                    id: try Self.id(forgotten.bytes(1))))
        }
    }

    private static func id(_ bytes: [UInt8]) throws -> Hash128 {
        guard bytes.count == Hash128.byteCount else {
            throw CatalogError.damaged("an id is cut off")
        }
        return Hash128(bytes)
    }

    private func forEachRoot(_ body: (CheckpointRow) throws -> Void) throws {
        let roots = try connection.prepare(
            """
            SELECT number, root.name, path, role, first, last, root_host.id, root_host.name
            FROM root LEFT JOIN root_host ON root_host.root = number ORDER BY number
            """)
        while try roots.step() {
            guard let role = RootRole(rawValue: UInt8(clamping: roots.integer(3))) else {
                throw CatalogError.damaged("an unknown role")
            }
            let root = RootDefinition(
                number: UInt64(clamping: roots.integer(0)), name: roots.bytes(1),
                path: roots.bytes(2), role: role)
            let span = try Self.span(roots.integer(4), roots.optionalInteger(5))
            try body(.holds(.defineRoot(root), span))
            if !roots.isNull(6) {
                try body(
                    .holds(
                        .host(
                            root: root.number,
                            RootHost(id: Self.id(roots.bytes(6)), name: roots.bytes(7))), span))
            }
        }
    }

    private func forEachVersion(_ body: (CheckpointRow) throws -> Void) throws {
        let directories = try connection.prepare(
            "SELECT id, root, path FROM directory ORDER BY root, path")
        let versions = try connection.prepare(
            """
            SELECT name, first, NULL AS last, 0, item FROM live WHERE directory = ?1
            UNION ALL
            SELECT name, first, last, ended, item FROM past WHERE directory = ?1
            ORDER BY 1, 2
            """)
        while try directories.step() {
            let root = UInt64(clamping: directories.integer(1))
            let parent = directories.isNull(2) ? nil : directories.bytes(2)
            versions.bind(directories.integer(0))
            while try versions.step() {
                // A root's own row is under its anchor, which has no path.
                let path = parent.map { ItemPath.join($0, versions.bytes(0)) } ?? []
                let item = try Item(decodingAlone: versions.bytes(4))
                let span = try Self.span(
                    versions.integer(1), versions.optionalInteger(2), how: versions.integer(3))
                try body(.holds(.put(root: root, path: path, item), span))
            }
        }
    }

    private func forEachGap(_ body: (CheckpointRow) throws -> Void) throws {
        let gaps = try connection.prepare(
            """
            SELECT number, root, path, cause, began_seconds, began_nanoseconds, first, last, \
            ended_seconds, ended_nanoseconds
            FROM gap ORDER BY number
            """)
        while try gaps.step() {
            guard let cause = GapCause(rawValue: UInt8(clamping: gaps.integer(3))) else {
                throw CatalogError.damaged("an unknown cause of a gap")
            }
            let number = UInt64(clamping: gaps.integer(0))
            let gap = Gap(
                number: number, root: UInt64(clamping: gaps.integer(1)), path: gaps.bytes(2),
                cause: cause,
                began: Self.moment(gaps.integer(4), gaps.integer(5)))
            try body(.holds(.openGap(gap), try Self.span(gaps.integer(6), nil)))
            guard let last = gaps.optionalInteger(7) else { continue }
            let ended = gaps.isNull(8) ? gap.began : Self.moment(gaps.integer(8), gaps.integer(9))
            try body(.holds(.closeGap(number: number, ended: ended), try Self.span(last, nil)))
        }
    }

    private static func moment(_ seconds: Int64, _ nanoseconds: Int64) -> Timestamp {
        Timestamp(seconds: seconds, nanoseconds: UInt32(clamping: nanoseconds))
    }

    private func forEachNote(_ body: (CheckpointRow) throws -> Void) throws {
        let moves = try connection.prepare(
            "SELECT root, path, \"commit\", from_root, from_path FROM move ORDER BY root, path, \"commit\""
        )
        while try moves.step() {
            let move = Change.move(
                root: UInt64(clamping: moves.integer(0)), path: moves.bytes(1),
                fromRoot: UInt64(clamping: moves.integer(3)),
                fromPath: moves.bytes(4))
            try body(.holds(move, try Self.span(moves.integer(2), nil)))
        }
        let parts = try connection.prepare(
            "SELECT root, path, first, last, role, shape, id, part FROM container ORDER BY root, path, first"
        )
        while try parts.step() {
            guard let role = RootRole(rawValue: UInt8(clamping: parts.integer(4))),
                let shape = ContainerShape(rawValue: UInt8(clamping: parts.integer(5)))
            else { throw CatalogError.damaged("an unknown container") }
            let part = ContainerPart(
                root: UInt64(clamping: parts.integer(0)), path: parts.bytes(1), role: role,
                container: ContainerName(shape: shape, id: parts.bytes(6)), name: parts.bytes(7))
            try ifHolding(parts.integer(2), parts.optionalInteger(3)) {
                try body(.holds(.container(part), $0))
            }
        }
        let exclusions = try connection.prepare(
            "SELECT root, path, first, last, rule, inode, how FROM exclusion ORDER BY root, path, first"
        )
        while try exclusions.step() {
            guard let rule = ExclusionRule(rawValue: UInt8(clamping: exclusions.integer(4))) else {
                throw CatalogError.damaged("an unknown rule of exclusion")
            }
            let exclusion = Exclusion(
                root: UInt64(clamping: exclusions.integer(0)), path: exclusions.bytes(1),
                rule: rule,
                inode: UInt64(bitPattern: exclusions.integer(5)))
            try ifHolding(
                exclusions.integer(2), exclusions.optionalInteger(3),
                how: exclusions.optionalInteger(6) ?? 0
            ) {
                try body(.holds(.exclude(exclusion), $0))
            }
        }
        let purges = try connection.prepare(
            "SELECT directory, path, \"commit\", role, reason, bytes, seconds, nanoseconds FROM purge ORDER BY directory, path, \"commit\""
        )
        while try purges.step() {
            guard let role = RootRole(rawValue: UInt8(clamping: purges.integer(3))),
                let reason = PurgeReason(rawValue: UInt8(clamping: purges.integer(4)))
            else { throw CatalogError.damaged("an unknown purge") }
            let purge = Purge(
                role: role, directory: purges.bytes(0), path: purges.bytes(1), reason: reason,
                bytes: UInt64(clamping: purges.integer(5)),
                time: Self.moment(purges.integer(6), purges.integer(7)))
            try body(.holds(.purge(purge), try Self.span(purges.integer(2), nil)))
        }
        let pins = try connection.prepare("SELECT id, state, \"commit\" FROM pin ORDER BY id")
        while try pins.step() {
            guard let state = PinState(rawValue: UInt8(clamping: pins.integer(1))) else {
                throw CatalogError.damaged("an unknown state of a pin")
            }
            try body(
                .holds(
                    .pin(commit: try Self.id(pins.bytes(0)), state),
                    try Self.span(pins.integer(2), nil)))
        }
    }

    /// A span that began and ended within one commit holds for none.
    private func ifHolding(
        _ first: Int64, _ last: Int64?, how: Int64 = 0, _ body: (CheckpointSpan) throws -> Void
    ) throws {
        if let last, last <= first { return }
        try body(Self.span(first, last, how: how))
    }
}
