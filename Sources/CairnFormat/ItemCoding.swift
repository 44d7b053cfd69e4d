/// The encoding of items. - Source: FORMAT.md §8.4.
enum ItemFlags {
    static let inconsistent: UInt8 = 1
    static let links: UInt8 = 2
    static let attributes: UInt8 = 4
    static let sparse: UInt8 = 8
    static let bundle: UInt8 = 16
    static let all: UInt8 = 31
}

extension Item {
    /// Appends the item's fields to `fields`, and its chunks' ids, in order, to `ids`.
    ///
    /// - Parameter previousSeconds: the base of the modification time.
    func encode(fields: inout ByteWriter, ids: inout ByteWriter, previousSeconds: Int64) {
        var flags: UInt8 = 0
        if isInconsistent { flags |= ItemFlags.inconsistent }
        if links != nil { flags |= ItemFlags.links }
        if !attributes.isEmpty { flags |= ItemFlags.attributes }
        if content?.extents != nil { flags |= ItemFlags.sparse }
        if isBundle { flags |= ItemFlags.bundle }
        fields.u8(kind.rawValue)
        fields.u8(flags)
        fields.varint(UInt64(mode))
        fields.varint(UInt64(uid))
        fields.varint(UInt64(gid))
        fields.zigzag(modified.seconds &- previousSeconds)
        fields.varint(UInt64(modified.nanoseconds))
        switch body {
        case .file(let content): content.encode(fields: &fields, ids: &ids)
        case .symlink(let target): fields.counted(target)
        case .characterDevice(let major, let minor), .blockDevice(let major, let minor):
            fields.varint(major)
            fields.varint(minor)
        case .directory, .fifo, .socket: break
        }
        if let links {
            fields.varint(links.device)
            fields.varint(links.inode)
        }
        if !attributes.isEmpty {
            fields.varint(attributes.count)
            for attribute in attributes {
                fields.counted(attribute.name)
                fields.counted(attribute.value)
            }
        }
    }

    /// - Parameter ids: supplies the next chunk id of the payload's list.
    init(
        decoding reader: inout ByteReader, previousSeconds: Int64, ids: inout ByteReader
    ) throws(FormatError) {
        let kind: ItemKind = try reader.choice("unknown kind of item")
        let flags = try reader.u8()
        guard flags & ~ItemFlags.all == 0 else { throw reader.failure("unknown item flags") }
        mode = UInt16(try reader.varint(atMost: 0o7777, "a mode"))
        uid = UInt32(try reader.varint(atMost: UInt64(UInt32.max), "a user id"))
        gid = UInt32(try reader.varint(atMost: UInt64(UInt32.max), "a group id"))
        modified = Timestamp(
            seconds: previousSeconds &+ (try reader.zigzag()),
            nanoseconds: try reader.nanoseconds())
        let isSparse = flags & ItemFlags.sparse != 0
        guard !isSparse || kind == .file else { throw reader.failure("only files are sparse") }
        isBundle = flags & ItemFlags.bundle != 0
        guard !isBundle || kind == .directory else {
            throw reader.failure("only directories are bundles")
        }
        switch kind {
        case .file: body = .file(try FileContent(decoding: &reader, isSparse: isSparse, ids: &ids))
        case .directory: body = .directory
        case .symlink:
            let target = try reader.counted(atMost: Limits.symlinkTargetBytes, "a symlink's target")
            guard !target.isEmpty, !target.contains(0) else {
                throw reader.failure("a symlink's target is invalid")
            }
            body = .symlink(target: Array(target))
        case .fifo: body = .fifo
        case .socket: body = .socket
        case .characterDevice:
            body = .characterDevice(major: try reader.varint(), minor: try reader.varint())
        case .blockDevice:
            body = .blockDevice(major: try reader.varint(), minor: try reader.varint())
        }
        links =
            flags & ItemFlags.links == 0
            ? nil : LinkIdentity(device: try reader.varint(), inode: try reader.varint())
        attributes = flags & ItemFlags.attributes == 0 ? [] : try reader.attributes()
        isInconsistent = flags & ItemFlags.inconsistent != 0
    }

}

extension ByteReader {
    fileprivate mutating func attributes() throws(FormatError) -> [ExtendedAttribute] {
        let count = try count(elementBytes: 2, "the number of xattrs")
        guard count > 0 else { throw failure("an empty list of xattrs") }
        var attributes: [ExtendedAttribute] = []
        for _ in 0..<count {
            let name = Array(try counted(atMost: Limits.attributeNameBytes, "an xattr's name"))
            let value = Array(try counted(atMost: Limits.attributeValueBytes, "an xattr's value"))
            guard !name.isEmpty, !name.contains(0) else {
                throw failure("the name of an extended attribute is invalid")
            }
            if let last = attributes.last, !last.name.lexicographicallyPrecedes(name) {
                throw failure("xattrs are out of order")
            }
            attributes.append(ExtendedAttribute(name: name, value: value))
        }
        return attributes
    }

    fileprivate mutating func extents(size: UInt64) throws(FormatError) -> [Extent] {
        let count = try count(elementBytes: 2, "the number of extents")
        var extents: [Extent] = []
        extents.reserveCapacity(count)
        var end: UInt64 = 0
        for index in 0..<count {
            let hole = try varint(atMost: size - end, "a hole")
            end += hole
            let data = try varint(atMost: size - end, "an extent")
            end += data
            guard data >= 1, hole >= 1 || index == 0 else { throw failure("an empty extent") }
            extents.append(Extent(hole: hole, data: data))
        }
        return extents
    }
}

extension FileContent {
    func encode(fields: inout ByteWriter, ids: inout ByteWriter) {
        fields.varint(size)
        if let extents {
            fields.varint(extents.count)
            for extent in extents {
                fields.varint(extent.hole)
                fields.varint(extent.data)
            }
        }
        fields.varint(chunks.count)
        for chunk in chunks where chunks.count > 1 { fields.varint(UInt64(chunk.length)) }
        for chunk in chunks { chunk.id.withBytes { ids.raw($0) } }
    }

    init(
        decoding reader: inout ByteReader, isSparse: Bool, ids: inout ByteReader
    ) throws(FormatError) {
        size = try reader.varint(atMost: UInt64(Int64.max), "a file's size")
        extents = isSparse ? try reader.extents(size: size) : nil
        chunks = []
        let stream = streamBytes
        let most = UInt64(ids.remaining / ChunkID.byteCount)
        let count = Int(try reader.varint(atMost: most, "the number of chunks"))
        chunks.reserveCapacity(count)
        var total: UInt64 = 0
        for _ in 0..<count {
            let length = count == 1 ? stream : try reader.varint()
            guard length >= 1, length <= UInt64(Limits.chunkBytes) else {
                throw reader.failure("a chunk of \(length) bytes")
            }
            total += length
            chunks.append(
                ChunkReference(id: ChunkID(try ids.raw(ChunkID.byteCount)), length: UInt32(length)))
        }
        guard total == stream else {
            throw reader.failure("the chunks of a file do not add up to its size")
        }
    }
}

extension Item {
    /// Whether an item encoded by ``encodeAlone()`` has extended attributes. Every row of a scan is
    /// tested this way without decoding it.
    ///
    /// - Returns: false when the bytes are not an item.
    public static func hasAttributes(encodedAlone bytes: UnsafeRawBufferPointer) -> Bool {
        flags(encodedAlone: bytes) & ItemFlags.attributes != 0
    }

    /// The bytes in the content stream of an item encoded by ``encodeAlone()``, 0 for what is no
    /// file. The list of a file's chunks is not decoded.
    public static func streamBytes(
        encodedAlone bytes: UnsafeRawBufferPointer
    ) throws(FormatError) -> UInt64 {
        if flags(encodedAlone: bytes) & ItemFlags.sparse != 0 {
            return try Item(decodingAlone: Array(bytes)).content?.streamBytes ?? 0
        }
        // Eight numbers of at most ten bytes come before the size.
        var reader = ByteReader(Array(bytes.prefix(90)), what: "catalog item")
        _ = try reader.varint()
        let kind: ItemKind = try reader.choice("unknown kind of item")
        guard kind == .file else { return 0 }
        // Flags, mode, user, group, seconds, nanoseconds.
        for _ in 0..<6 { _ = try reader.varint() }
        return try reader.varint()
    }

    /// Encodes the item by itself, for the catalog: the length of the fields, the fields, the ids.
    public func encodeAlone() -> [UInt8] {
        var fields = ByteWriter(reserving: 64)
        var ids = ByteWriter()
        encode(fields: &fields, ids: &ids, previousSeconds: 0)
        var result = ByteWriter(reserving: fields.count + ids.count + 4)
        result.counted(fields.bytes)
        result.raw(ids.bytes)
        return result.bytes
    }

    /// Returns the flags of an item encoded by ``encodeAlone()`` without decoding the rest; 0 when
    /// the bytes are not an item.
    private static func flags(encodedAlone bytes: UnsafeRawBufferPointer) -> UInt8 {
        // The first varint is the length of the fields; kind and flags are the first two fields.
        guard let end = bytes.prefix(10).firstIndex(where: { $0 < 0x80 }), end + 2 < bytes.count
        else { return 0 }
        return bytes[end + 2]
    }

    public static func isBundle(encodedAlone bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { flags(encodedAlone: $0) & ItemFlags.bundle != 0 }
    }

    public static func isInconsistent(encodedAlone bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { isInconsistent(encodedAlone: $0) }
    }

    public static func isInconsistent(encodedAlone bytes: UnsafeRawBufferPointer) -> Bool {
        flags(encodedAlone: bytes) & ItemFlags.inconsistent != 0
    }

    public init(decodingAlone bytes: [UInt8]) throws(FormatError) {
        var reader = ByteReader(bytes, what: "catalog item")
        let fieldBytes = try reader.count(elementBytes: 1, "the length of the fields")
        var ids = ByteReader(
            bytes, range: reader.offset + fieldBytes..<bytes.count, what: "catalog item")
        var fields = ByteReader(
            bytes, range: reader.offset..<reader.offset + fieldBytes, what: "catalog item")
        self = try Item(decoding: &fields, previousSeconds: 0, ids: &ids)
        try fields.expectEnd()
        try ids.expectEnd()
    }
}
