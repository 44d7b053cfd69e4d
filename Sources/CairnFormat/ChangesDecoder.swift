/// Reads the payload of one changes record. - Source: FORMAT.md §8.
public enum ChangesDecoder {
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
        guard rowCount <= Limits.recordRows else {
            throw head.failure("\(rowCount) rows, which is more than a record can hold")
        }
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
                let definition = try reader.root()
                root = definition.number
                path = []
                try body(.defineRoot(definition))
            case ChangeOperation.select:
                root = try reader.number("a root's number")
                path = []
            case ChangeOperation.put:
                guard let root else { throw reader.failure("a put without a root") }
                try reader.frontCoded(&path)
                let item = try Item(decoding: &reader, previousSeconds: seconds, ids: &ids)
                seconds = item.modified.seconds
                try body(.put(root: root, path: path, item))
            case ChangeOperation.remove:
                guard let root else { throw reader.failure("a remove without a root") }
                try reader.frontCoded(&path)
                try body(.remove(root: root, path: path))
            case ChangeOperation.dropRoot:
                let number = try reader.number("a root's number")
                if root == number { root = nil }
                path = []
                try body(.dropRoot(number))
            case ChangeOperation.openGap: try body(.openGap(reader.gap()))
            case ChangeOperation.closeGap:
                let number = try reader.number("a gap's number")
                try body(.closeGap(number: number, ended: reader.moment()))
            case ChangeOperation.move:
                let to = try reader.place()
                let from = try reader.place()
                try body(
                    .move(root: to.root, path: to.path, fromRoot: from.root, fromPath: from.path))
            case ChangeOperation.container: try body(.container(reader.container()))
            case ChangeOperation.exclude: try body(.exclude(reader.exclusion(isUnordered: false)))
            case ChangeOperation.setAside: try body(.exclude(reader.exclusion(isUnordered: true)))
            case ChangeOperation.include:
                let (root, path) = try reader.place()
                let how: Inclusion = try reader.choice("unknown end of an exclusion")
                try body(.include(root: root, path: path, how))
            case ChangeOperation.purge: try body(.purge(reader.purge()))
            case ChangeOperation.pin:
                let commit = Hash128(try reader.raw(Hash128.byteCount))
                try body(.pin(commit: commit, reader.choice("unknown state of a pin")))
            case ChangeOperation.tags:
                let commit = Hash128(try reader.raw(Hash128.byteCount))
                try body(.tags(commit: commit, Commit.list(&reader, "a tag")))
            case ChangeOperation.forget:
                let commit = Hash128(try reader.raw(Hash128.byteCount))
                try body(.forget(commit: commit, Forgetting(decoding: &reader)))
            case ChangeOperation.expire:
                try body(.expire(commitsBefore: reader.number("a number of commits")))
            case ChangeOperation.erase:
                let (root, path) = try reader.place()
                try body(.erase(root: root, path: path))
            case ChangeOperation.hide:
                let commit = Hash128(try reader.raw(Hash128.byteCount))
                let (root, path) = try reader.place()
                if path.isEmpty { throw reader.failure("a whole root is hidden") }
                try body(.hide(commit: commit, root: root, path: path))
            case ChangeOperation.host:
                let root = try reader.number("a root's number")
                let id = Hash128(try reader.raw(Hash128.byteCount))
                let name = try reader.counted(atMost: RootHost.nameBytesMaximum, "a host's name")
                try body(.host(root: root, RootHost(id: id, name: Array(name))))
            case ChangeOperation.owner:
                let root = try reader.number("a root's number")
                let kind: Owner.Kind = try reader.choice("unknown kind of an owner")
                let number = try reader.varint(atMost: UInt64(UInt32.max), "an owner's number")
                let name = try reader.counted(atMost: OwnerName.bytesMaximum, "an owner's name")
                guard OwnerName.isValid(name) else {
                    throw reader.failure("an invalid owner's name")
                }
                try body(
                    .owner(
                        OwnerName(
                            root: root, Owner(kind, UInt32(number)), name: Array(name))))
            case ChangeOperation.fileSystem: try body(.fileSystem(reader.fileSystem()))
            default:
                guard try other(operation, &reader) else {
                    throw reader.failure("unknown operation \(operation)")
                }
            }
        }
    }
}

extension ByteReader {
    /// Reads the number of a root, a gap or commits: the catalog stores them as signed numbers.
    fileprivate mutating func number(_ name: String) throws(FormatError) -> UInt64 {
        try varint(atMost: UInt64(Int64.max), name)
    }

    fileprivate mutating func root() throws(FormatError) -> RootDefinition {
        let number = try number("a root's number")
        let name = Array(try counted(atMost: Limits.pathBytes, "a root's name"))
        let path = Array(try counted(atMost: Limits.pathBytes, "a root's path"))
        let role: RootRole = try choice("unknown role")
        if name.isEmpty && path != [ItemPath.separator] { throw failure("a root without a name") }
        try require(name, "a root's name")
        if let problem = ItemPath.problem(withRootPath: path) {
            throw failure("a root's path: \(problem)")
        }
        return RootDefinition(number: number, name: name, path: path, role: role)
    }

    fileprivate mutating func gap() throws(FormatError) -> Gap {
        let number = try number("a gap's number")
        let (root, path) = try place()
        return Gap(
            number: number, root: root, path: path, cause: try choice("unknown cause of a gap"),
            began: try moment())
    }

    fileprivate mutating func container() throws(FormatError) -> ContainerPart {
        let (root, path) = try place()
        let role: RootRole = try choice("unknown role")
        let shape: ContainerShape = try choice("unknown shape of a container")
        let id = Array(try counted(atMost: Limits.nameBytes, "a container's id"))
        if let problem = ItemPath.problem(withName: id) {
            throw failure("a container's id: \(problem)")
        }
        let name = try self.path("a container's part")
        if name.isEmpty { throw failure("a container's part without a name") }
        return ContainerPart(
            root: root, path: path, role: role, container: ContainerName(shape: shape, id: id),
            name: name)
    }

    fileprivate mutating func exclusion(isUnordered: Bool) throws(FormatError) -> Exclusion {
        let (root, path) = try place()
        return Exclusion(
            root: root, path: path, rule: try choice("unknown rule of exclusion"),
            inode: try varint(), isUnordered: isUnordered)
    }

    fileprivate mutating func purge() throws(FormatError) -> Purge {
        guard let role = RootRole(rawValue: try u8()), role == .caches || role == .temporary
        else { throw failure("a purge of what is neither a cache nor temporary") }
        let directory = Array(try counted(atMost: Limits.pathBytes, "a purged directory"))
        guard directory.first == ItemPath.separator, !directory.contains(0) else {
            throw failure("a purged directory is not absolute")
        }
        let path = try path("a purged path")
        if path.isEmpty { throw failure("a purge of a whole root") }
        return Purge(
            role: role, directory: directory, path: path,
            reason: try choice("unknown reason of a purge"),
            bytes: try varint(atMost: UInt64(Int64.max), "purged bytes"), time: try moment())
    }

    fileprivate mutating func fileSystem() throws(FormatError) -> DirectoryFileSystem {
        let (root, path) = try place()
        var found = DirectoryFileSystem(root: root, path: path)
        let isKnown = found.take(flags: try u8())
        (found.identity, found.top, found.inode) = (try varint(), try varint(), try varint())
        guard isKnown, found.isValid else { throw failure("an invalid file system") }
        return found
    }

    /// Reads a path written in full, with its root. - Source: FORMAT.md §8.5.
    fileprivate mutating func place() throws(FormatError) -> (root: UInt64, path: [UInt8]) {
        (try number("a root's number"), try path("a path"))
    }

    fileprivate mutating func frontCoded(_ path: inout [UInt8]) throws(FormatError) {
        let shared = Int(try varint(atMost: UInt64(path.count), "a shared prefix"))
        let rest = try counted(atMost: Limits.pathBytes, "a path")
        path.removeSubrange(shared...)
        path.append(contentsOf: rest)
        try require(path, "a path")
    }
}
