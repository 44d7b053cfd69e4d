/// Reads the payload of one changes record. - Source: FORMAT.md §8.
public enum ChangesDecoder {
    /// The highest number of a root or gap: the catalog stores them as signed numbers.
    private static let numberMaximum = UInt64(Int64.max)

    /// Passes each change to `body` in order.
    ///
    /// - Throws: ``FormatError``, or any error of `body`.
    public static func decode(_ payload: [UInt8], _ body: (Change) throws -> Void) throws {
        try decode(payload, other: { _, _ in false }, body)
    }

    /// - Parameter other: reads a row whose operation is not a ``Change``; returns false when it
    ///   does not know the operation either.
    static func decode(
        _ payload: [UInt8], other: (UInt8, inout ByteReader) throws -> Bool,
        _ body: (Change) throws -> Void
    ) throws {
        var head = ByteReader(payload, what: "changes")
        let rowCount = try head.count(elementBytes: 2, "the number of rows")
        let idCount = try head.count(elementBytes: ChunkID.byteCount, "the number of chunk ids")
        let idStart = payload.count - ChunkID.byteCount * idCount
        guard idStart >= head.offset else { throw head.failure("more chunk ids than bytes") }
        var rows = ByteReader(payload, range: head.offset..<idStart, what: "changes")
        var ids = ByteReader(payload, range: idStart..<payload.count, what: "changes")
        try walk(&rows, count: rowCount, ids: &ids, other, body)
        try rows.expectEnd()
        try ids.expectEnd()
    }

    private static func walk(
        _ reader: inout ByteReader, count rowCount: Int, ids: inout ByteReader,
        _ other: (UInt8, inout ByteReader) throws -> Bool, _ body: (Change) throws -> Void
    ) throws {
        var root: UInt64?
        var path: [UInt8] = []
        var seconds: Int64 = 0
        for _ in 0..<rowCount {
            let operation = try reader.u8()
            switch operation {
            case ChangeOperation.root:
                let definition = try decodeRoot(&reader)
                root = definition.number
                path = []
                try body(.defineRoot(definition))
            case ChangeOperation.select:
                root = try reader.varint(atMost: numberMaximum, "a root's number")
                path = []
            case ChangeOperation.put:
                guard let root else { throw reader.failure("a put without a root") }
                try decodePath(&reader, &path)
                let item = try Item(decoding: &reader, previousSeconds: seconds, ids: &ids)
                seconds = item.modified.seconds
                try body(.put(root: root, path: path, item))
            case ChangeOperation.remove:
                guard let root else { throw reader.failure("a remove without a root") }
                try decodePath(&reader, &path)
                try body(.remove(root: root, path: path))
            case ChangeOperation.dropRoot:
                let number = try reader.varint(atMost: numberMaximum, "a root's number")
                if root == number { root = nil }
                path = []
                try body(.dropRoot(number))
            case ChangeOperation.openGap:
                try body(.openGap(decodeGap(&reader)))
            case ChangeOperation.closeGap:
                let number = try reader.varint(atMost: numberMaximum, "a gap's number")
                try body(.closeGap(number: number, ended: decodeMoment(&reader)))
            case ChangeOperation.move:
                let to = try decodePlace(&reader)
                let from = try decodePlace(&reader)
                try body(
                    .move(root: to.root, path: to.path, fromRoot: from.root, fromPath: from.path))
            case ChangeOperation.container: try body(.container(decodeContainer(&reader)))
            case ChangeOperation.exclude: try body(.exclude(decodeExclusion(&reader)))
            case ChangeOperation.include:
                let (root, path) = try decodePlace(&reader)
                guard let how = Inclusion(rawValue: try reader.u8()) else {
                    throw reader.failure("unknown end of an exclusion")
                }
                try body(.include(root: root, path: path, how))
            case ChangeOperation.purge: try body(.purge(decodePurge(&reader)))
            case ChangeOperation.pin:
                let commit = Hash128(try reader.raw(Hash128.byteCount))
                guard let state = PinState(rawValue: try reader.u8()) else {
                    throw reader.failure("unknown state of a pin")
                }
                try body(.pin(commit: commit, state))
            case ChangeOperation.forget:
                let commit = Hash128(try reader.raw(Hash128.byteCount))
                try body(.forget(commit: commit, Forgetting(decoding: &reader)))
            case ChangeOperation.expire:
                try body(
                    .expire(
                        commitsBefore: reader.varint(atMost: numberMaximum, "a number of commits")))
            case ChangeOperation.erase:
                let (root, path) = try decodePlace(&reader)
                try body(.erase(root: root, path: path))
            case ChangeOperation.host:
                let root = try reader.varint(atMost: numberMaximum, "a root's number")
                let id = Hash128(try reader.raw(Hash128.byteCount))
                let name = Array(
                    try reader.counted(atMost: RootHost.nameBytesMaximum, "a host's name"))
                try body(.host(root: root, RootHost(id: id, name: name)))
            default:
                guard try other(operation, &reader) else {
                    throw reader.failure("unknown operation \(operation)")
                }
            }
        }
    }

    private static func decodeRoot(_ reader: inout ByteReader) throws(FormatError) -> RootDefinition
    {
        let number = try reader.varint(atMost: numberMaximum, "a root's number")
        let name = Array(try reader.counted(atMost: Limits.pathBytes, "a root's name"))
        let path = Array(try reader.counted(atMost: Limits.pathBytes, "a root's path"))
        guard let role = RootRole(rawValue: try reader.u8()) else {
            throw reader.failure("unknown role")
        }
        if name.isEmpty && path != [ItemPath.separator] {
            throw reader.failure("a root without a name")
        }
        if let problem = ItemPath.problem(with: name) {
            throw reader.failure("a root's name has \(problem)")
        }
        guard path.first == ItemPath.separator, !path.contains(0) else {
            throw reader.failure("a root's path is not absolute")
        }
        return RootDefinition(number: number, name: name, path: path, role: role)
    }

    private static func decodeGap(_ reader: inout ByteReader) throws(FormatError) -> Gap {
        let number = try reader.varint(atMost: numberMaximum, "a gap's number")
        let (root, path) = try decodePlace(&reader)
        guard let cause = GapCause(rawValue: try reader.u8()) else {
            throw reader.failure("unknown cause of a gap")
        }
        return Gap(
            number: number, root: root, path: path, cause: cause, began: try decodeMoment(&reader))
    }

    private static func decodeContainer(_ reader: inout ByteReader) throws(FormatError)
        -> ContainerPart
    {
        let (root, path) = try decodePlace(&reader)
        guard let role = RootRole(rawValue: try reader.u8()) else {
            throw reader.failure("unknown role")
        }
        guard let shape = ContainerShape(rawValue: try reader.u8()) else {
            throw reader.failure("unknown shape of a container")
        }
        let id = Array(try reader.counted(atMost: Limits.nameBytes, "a container's id"))
        if let problem = ItemPath.problem(withName: id) {
            throw reader.failure("a container's id: \(problem)")
        }
        let name = Array(try reader.counted(atMost: Limits.pathBytes, "a container's part"))
        if name.isEmpty { throw reader.failure("a container's part without a name") }
        if let problem = ItemPath.problem(with: name) {
            throw reader.failure("a container's part has \(problem)")
        }
        return ContainerPart(
            root: root, path: path, role: role, container: ContainerName(shape: shape, id: id),
            name: name)
    }

    private static func decodeExclusion(_ reader: inout ByteReader) throws(FormatError) -> Exclusion
    {
        let (root, path) = try decodePlace(&reader)
        guard let rule = ExclusionRule(rawValue: try reader.u8()) else {
            throw reader.failure("unknown rule of exclusion")
        }
        return Exclusion(root: root, path: path, rule: rule, inode: try reader.varint())
    }

    private static func decodePurge(_ reader: inout ByteReader) throws(FormatError) -> Purge {
        guard let role = RootRole(rawValue: try reader.u8()), role == .caches || role == .temporary
        else {
            throw reader.failure("a purge of what is neither a cache nor temporary")
        }
        let directory = Array(try reader.counted(atMost: Limits.pathBytes, "a purged directory"))
        guard directory.first == ItemPath.separator, !directory.contains(0) else {
            throw reader.failure("a purged directory is not absolute")
        }
        let path = Array(try reader.counted(atMost: Limits.pathBytes, "a purged path"))
        if path.isEmpty { throw reader.failure("a purge of a whole root") }
        if let problem = ItemPath.problem(with: path) {
            throw reader.failure("a purged path has \(problem)")
        }
        guard let reason = PurgeReason(rawValue: try reader.u8()) else {
            throw reader.failure("unknown reason of a purge")
        }
        let bytes = try reader.varint(atMost: UInt64(Int64.max), "purged bytes")
        return Purge(
            role: role, directory: directory, path: path, reason: reason, bytes: bytes,
            time: try decodeMoment(&reader))
    }

    /// Reads a path written in full, with its root. - Source: FORMAT.md §8.5.
    private static func decodePlace(
        _ reader: inout ByteReader
    ) throws(FormatError) -> (root: UInt64, path: [UInt8]) {
        let root = try reader.varint(atMost: numberMaximum, "a root's number")
        let path = Array(try reader.counted(atMost: Limits.pathBytes, "a path"))
        if let problem = ItemPath.problem(with: path) {
            throw reader.failure("a path has \(problem)")
        }
        return (root, path)
    }

    private static func decodeMoment(_ reader: inout ByteReader) throws(FormatError) -> Timestamp {
        let seconds = try reader.zigzag()
        return Timestamp(
            seconds: seconds,
            nanoseconds: UInt32(try reader.varint(atMost: 999_999_999, "nanoseconds")))
    }

    private static func decodePath(
        _ reader: inout ByteReader, _ path: inout [UInt8]
    ) throws(FormatError) {
        let shared = Int(try reader.varint(atMost: UInt64(path.count), "a shared prefix"))
        let rest = try reader.counted(atMost: Limits.pathBytes, "a path")
        path.removeSubrange(shared...)
        path.append(contentsOf: rest)
        if let problem = ItemPath.problem(with: path) {
            throw reader.failure("a path has \(problem)")
        }
    }
}
