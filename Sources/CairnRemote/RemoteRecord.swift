import CairnFormat

/// A client's knowledge of a remote: the manifest it wrote or took last, and which parts of which
/// files each of its deltas brought.
///
/// It spares reading the remote's deltas. Without it, ``RemoteState/record()`` makes it anew.
public struct RemoteRecord: Equatable, Sendable {
    /// A file of which a delta knows something.
    public struct Touched: Equatable, Sendable {
        public let path: String
        /// The first byte it brought; `length` when it brought none.
        public let from: UInt64
        /// The file's length then.
        public let length: UInt64
        /// The number of bytes of it in the delta.
        public let bytes: UInt64

        public init(path: String, from: UInt64, length: UInt64, bytes: UInt64) {
            (self.path, self.from, self.length, self.bytes) = (path, from, length, bytes)
        }
    }

    public struct Delta: Equatable, Sendable {
        public let object: RemoteManifest.Delta
        public var touched: [Touched]
        public var removed: [String]

        public init(object: RemoteManifest.Delta, touched: [Touched], removed: [String]) {
            (self.object, self.touched, self.removed) = (object, touched, removed)
        }
    }

    /// The manifest, byte for byte.
    public var manifest: [UInt8]
    public var deltas: [Delta]
    /// After the record that the manifest names.
    public var position: JournalPosition
    /// The hash of the last bytes, at most ``endBytes``, of each file that grows: they are in the
    /// remote, and may not change.
    public var ends: [String: Hash256]

    /// How many bytes at the end of a growing file are compared before it is continued.
    public static let endBytes = 4096

    public init(
        manifest: [UInt8], deltas: [Delta], position: JournalPosition, ends: [String: Hash256]
    ) {
        self.manifest = manifest
        self.deltas = deltas
        self.position = position
        self.ends = ends
    }

    /// The manifest's name; nil when it is none.
    var name: RemoteKey.Name? {
        (try? RemoteManifest(parsing: manifest)).map {
            RemoteKey.Name($0.number, Digest.h256(manifest))
        }
    }

    /// The length of each file of the remote.
    public var files: [String: UInt64] { Self.files(deltas) }

    static func files(_ deltas: some Sequence<Delta>) -> [String: UInt64] {
        var files: [String: UInt64] = [:]
        for delta in deltas {
            for path in delta.removed { files[path] = nil }
            for file in delta.touched { files[file.path] = file.length }
        }
        return files
    }

    private static let magic = Array("CAIRNRR1".utf8)
    public static let bytesMaximum = 256 << 20

    public func encode() -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(Self.magic)
        writer.counted(manifest)
        writer.varint(deltas.count)
        for delta in deltas {
            writer.varint(delta.object.name.number)
            writer.varint(delta.object.length)
            writer.raw(delta.object.hash.bytes)
            writer.varint(delta.touched.count)
            for file in delta.touched {
                writer.counted(file.path.utf8)
                writer.varint(file.from)
                writer.varint(file.length)
                writer.varint(file.bytes)
            }
            writer.varint(delta.removed.count)
            for path in delta.removed { writer.counted(path.utf8) }
        }
        writer.varint(position.segment)
        writer.varint(position.offset)
        writer.varint(position.record)
        writer.raw(position.hash.bytes)
        writer.varint(ends.count)
        for (path, hash) in ends.sorted(by: { $0.key < $1.key }) {
            writer.counted(path.utf8)
            writer.raw(hash.bytes)
        }
        return writer.bytes + Digest.h256(writer.bytes).bytes
    }

    public init(decoding bytes: [UInt8]) throws(FormatError) {
        var reader = try ByteReader(
            ofRecord: bytes, magic: Self.magic, maximum: Self.bytesMaximum,
            what: "record of a remote")
        func path() throws(FormatError) -> String {
            String(decoding: try reader.counted(atMost: 256, "path"), as: UTF8.self)
        }
        manifest = Array(try reader.counted(atMost: Limits.remoteManifestBytes, "manifest"))
        deltas = []
        for _ in 0..<(try reader.count(elementBytes: 1, "list")) {
            let (number, length) = (try reader.varint(), try reader.varint())
            guard number <= Limits.remoteNumber else { throw reader.failure("a number is invalid") }
            let hash = Hash256(try reader.raw(Hash256.byteCount))
            var delta = Delta(
                object: .init(name: .init(number, hash), length: length, hash: hash), touched: [],
                removed: [])
            for _ in 0..<(try reader.count(elementBytes: 1, "list")) {
                delta.touched.append(
                    Touched(
                        path: try path(), from: try reader.varint(), length: try reader.varint(),
                        bytes: try reader.varint()))
            }
            for _ in 0..<(try reader.count(elementBytes: 1, "list")) {
                delta.removed.append(try path())
            }
            deltas.append(delta)
        }
        position = JournalPosition(
            segment: try reader.varint(), offset: try reader.varint(),
            record: try reader.varint(), hash: Hash256(try reader.raw(Hash256.byteCount)))
        ends = [:]
        for _ in 0..<(try reader.count(elementBytes: 1, "list")) {
            ends[try path()] = Hash256(try reader.raw(Hash256.byteCount))
        }
        try reader.expectEnd()
    }
}
