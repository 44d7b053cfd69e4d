/// What a root is for. - Source: FORMAT.md §8.2.
public enum RootRole: UInt8, Sendable, CaseIterable {
    case adHoc = 0
    case documents, applicationSupport, preferences, caches, temporary
}

/// A watched or named directory (or single file), as the journal defines it.
public struct RootDefinition: Equatable, Sendable {
    public var number: UInt64
    /// Where it comes back under a restore's target: components joined by `/`.
    public var name: [UInt8]
    /// Where it lived: absolute.
    public var path: [UInt8]
    public var role: RootRole

    public init(number: UInt64, name: [UInt8], path: [UInt8], role: RootRole) {
        self.number = number
        self.name = name
        self.path = path
        self.role = role
    }
}

/// One row of a changes record.
public enum Change: Equatable, Sendable {
    case defineRoot(RootDefinition)
    case put(root: UInt64, path: [UInt8], Item)
    case remove(root: UInt64, path: [UInt8])
    case dropRoot(UInt64)
    case openGap(Gap)
    case closeGap(number: UInt64, ended: Timestamp)
    /// The item at `path` was `fromPath` in `fromRoot` until this commit. History alone: the puts and removes that express it are there too.
    case move(root: UInt64, path: [UInt8], fromRoot: UInt64, fromPath: [UInt8])
}

private enum Operation {
    static let root: UInt8 = 1
    static let select: UInt8 = 2
    static let put: UInt8 = 3
    static let remove: UInt8 = 4
    static let dropRoot: UInt8 = 5
    static let openGap: UInt8 = 6
    static let closeGap: UInt8 = 7
    static let move: UInt8 = 8
}

/// Gathers changes into the payload of one record. - Source: FORMAT.md §8.
public struct ChangesEncoder: Sendable {
    private var rows = ByteWriter()
    private var ids = ByteWriter()
    private var root: UInt64?
    private var previousPath: [UInt8] = []
    private var previousSeconds: Int64 = 0
    public private(set) var rowCount = 0

    public init() {}

    /// How long the payload is so far, to a few bytes.
    public var byteCount: Int { rows.count + ids.count }

    public mutating func append(_ change: Change) {
        switch change {
        case .defineRoot(let definition):
            row(Operation.root)
            rows.varint(definition.number)
            rows.counted(definition.name)
            rows.counted(definition.path)
            rows.u8(definition.role.rawValue)
            root = definition.number
            previousPath = []
        case .put(let root, let path, let item):
            select(root)
            row(Operation.put)
            frontCode(path)
            item.encode(fields: &rows, ids: &ids, previousSeconds: previousSeconds)
            previousSeconds = item.modified.seconds
        case .remove(let root, let path):
            select(root)
            row(Operation.remove)
            frontCode(path)
        case .dropRoot(let number):
            row(Operation.dropRoot)
            rows.varint(number)
            if root == number { root = nil }
            previousPath = []
        case .openGap(let gap):
            row(Operation.openGap)
            rows.varint(gap.number)
            place(gap.root, gap.path)
            rows.u8(gap.cause.rawValue)
            moment(gap.began)
        case .closeGap(let number, let ended):
            row(Operation.closeGap)
            rows.varint(number)
            moment(ended)
        case .move(let root, let path, let fromRoot, let fromPath):
            row(Operation.move)
            place(root, path)
            place(fromRoot, fromPath)
        }
    }

    /// Returns the payload and begins the next one.
    public mutating func finish() -> [UInt8] {
        var payload = ByteWriter(reserving: byteCount + 8)
        payload.varint(rowCount)
        payload.varint(ids.count / ChunkID.byteCount)
        payload.raw(rows.bytes)
        payload.raw(ids.bytes)
        self = ChangesEncoder()
        return payload.bytes
    }

    private mutating func row(_ operation: UInt8) {
        rows.u8(operation)
        rowCount += 1
    }

    private mutating func select(_ number: UInt64) {
        guard root != number else { return }
        row(Operation.select)
        rows.varint(number)
        root = number
        previousPath = []
    }

    /// A path that stands outside selection and front coding. - Source: FORMAT.md §8.5.
    private mutating func place(_ root: UInt64, _ path: [UInt8]) {
        rows.varint(root)
        rows.counted(path)
    }

    private mutating func moment(_ moment: Timestamp) {
        rows.zigzag(moment.seconds)
        rows.varint(UInt64(moment.nanoseconds))
    }

    private mutating func frontCode(_ path: [UInt8]) {
        var shared = 0
        let limit = min(path.count, previousPath.count)
        while shared < limit && path[shared] == previousPath[shared] { shared += 1 }
        rows.varint(shared)
        rows.counted(path[shared...])
        previousPath = path
    }
}

/// Reads the payload of one changes record. - Source: FORMAT.md §8.
public enum ChangesDecoder {
    /// Of roots and gaps: what a signed number of the catalog holds.
    private static let numberMaximum = UInt64(Int64.max)

    /// Hands each change to `body` in order.
    ///
    /// - Throws: ``FormatError``, or what `body` throws.
    public static func decode(_ payload: [UInt8], _ body: (Change) throws -> Void) throws {
        var head = ByteReader(payload, what: "changes")
        let rowCount = try head.count(elementBytes: 2, "the number of rows")
        let idCount = try head.count(elementBytes: ChunkID.byteCount, "the number of chunk ids")
        let idStart = payload.count - ChunkID.byteCount * idCount
        guard idStart >= head.offset else { throw head.failure("more chunk ids than bytes") }
        var rows = ByteReader(payload, range: head.offset..<idStart, what: "changes")
        var ids = ByteReader(payload, range: idStart..<payload.count, what: "changes")
        try walk(&rows, count: rowCount, ids: &ids, body)
        try rows.expectEnd()
        try ids.expectEnd()
    }

    private static func walk(
        _ reader: inout ByteReader, count rowCount: Int, ids: inout ByteReader,
        _ body: (Change) throws -> Void
    ) throws {
        var root: UInt64?
        var path: [UInt8] = []
        var seconds: Int64 = 0
        for _ in 0..<rowCount {
            let operation = try reader.u8()
            switch operation {
            case Operation.root:
                let definition = try decodeRoot(&reader)
                root = definition.number
                path = []
                try body(.defineRoot(definition))
            case Operation.select:
                root = try reader.varint(atMost: numberMaximum, "a root's number")
                path = []
            case Operation.put:
                guard let root else { throw reader.failure("a put without a root") }
                try decodePath(&reader, &path)
                let item = try Item(decoding: &reader, previousSeconds: seconds, ids: &ids)
                seconds = item.modified.seconds
                try body(.put(root: root, path: path, item))
            case Operation.remove:
                guard let root else { throw reader.failure("a remove without a root") }
                try decodePath(&reader, &path)
                try body(.remove(root: root, path: path))
            case Operation.dropRoot:
                let number = try reader.varint(atMost: numberMaximum, "a root's number")
                if root == number { root = nil }
                path = []
                try body(.dropRoot(number))
            case Operation.openGap:
                try body(.openGap(decodeGap(&reader)))
            case Operation.closeGap:
                let number = try reader.varint(atMost: numberMaximum, "a gap's number")
                try body(.closeGap(number: number, ended: decodeMoment(&reader)))
            case Operation.move:
                let to = try decodePlace(&reader)
                let from = try decodePlace(&reader)
                try body(.move(root: to.root, path: to.path, fromRoot: from.root, fromPath: from.path))
            default:
                throw reader.failure("unknown operation \(operation)")
            }
        }
    }

    private static func decodeRoot(_ reader: inout ByteReader) throws(FormatError) -> RootDefinition {
        let number = try reader.varint(atMost: numberMaximum, "a root's number")
        let name = Array(try reader.counted(atMost: Limits.pathBytes, "a root's name"))
        let path = Array(try reader.counted(atMost: Limits.pathBytes, "a root's path"))
        guard let role = RootRole(rawValue: try reader.u8()) else { throw reader.failure("unknown role") }
        if name.isEmpty && path != [ItemPath.separator] { throw reader.failure("a root without a name") }
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
        guard let cause = GapCause(rawValue: try reader.u8()) else { throw reader.failure("unknown cause of a gap") }
        return Gap(number: number, root: root, path: path, cause: cause, began: try decodeMoment(&reader))
    }

    /// A path that is written whole, with its root. - Source: FORMAT.md §8.5.
    private static func decodePlace(
        _ reader: inout ByteReader
    ) throws(FormatError) -> (root: UInt64, path: [UInt8]) {
        let root = try reader.varint(atMost: numberMaximum, "a root's number")
        let path = Array(try reader.counted(atMost: Limits.pathBytes, "a path"))
        if let problem = ItemPath.problem(with: path) { throw reader.failure("a path has \(problem)") }
        return (root, path)
    }

    private static func decodeMoment(_ reader: inout ByteReader) throws(FormatError) -> Timestamp {
        let seconds = try reader.zigzag()
        return Timestamp(
            seconds: seconds, nanoseconds: UInt32(try reader.varint(atMost: 999_999_999, "nanoseconds")))
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
