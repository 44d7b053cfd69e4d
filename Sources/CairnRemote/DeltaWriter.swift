import CairnCore
import CairnFormat

/// Writes deltas into a scratch file, one after another, each at most about ``bytesMaximum`` long.
struct DeltaWriter {
    private let scratch: RemoteScratch
    private let repository: Hash128
    private let limit: UInt64
    private var file: (any StoredWriter)?
    private var digest = DigestStream()
    private var touched: [RemoteRecord.Touched] = []
    private var removed: [String] = []
    private let finish:
        (RemoteContent, _ hash: Hash256, [RemoteRecord.Touched], [String]) throws ->
            Void

    static let bytesMaximum: UInt64 = 64 << 20
    private static let name = "delta.tmp"
    private static let pieceBytes = 1 << 20

    /// - Parameter finish: receives each delta while its file is there.
    init(
        _ scratch: RemoteScratch, repository: Hash128, limit: UInt64 = bytesMaximum,
        _ finish:
            @escaping (RemoteContent, Hash256, [RemoteRecord.Touched], [String]) throws ->
            Void
    ) {
        self.scratch = scratch
        self.repository = repository
        self.limit = limit
        self.finish = finish
    }

    mutating func remove(_ path: String) throws {
        try append(RemoteDelta.remove(path))
        removed.append(path)
    }

    /// Adds a file, and the bytes of it from an offset on.
    mutating func add(
        _ path: String, length: UInt64, from start: UInt64, _ source: any StoredReader
    ) throws {
        var start = start
        repeat {
            // A long one goes on in the next delta.
            let room = limit > (file?.length ?? 0) ? limit - (file?.length ?? 0) : 0
            let end = min(length, start + max(room, UInt64(Self.pieceBytes)))
            try append(RemoteDelta.file(path, length: end))
            var offset = start
            while offset < end {
                let count = Int(min(UInt64(Self.pieceBytes), end - offset))
                let bytes = try source.bytes(at: offset, count: count)
                guard bytes.count == count else {
                    throw SystemError("read", path: Array(path.utf8), code: ErrorCode.missing)
                }
                try append(RemoteDelta.bytes(path, offset: offset, count: count))
                try append(bytes)
                offset += UInt64(count)
            }
            touched.append(.init(path: path, from: start, length: end, bytes: end - start))
            start = end
            if (file?.length ?? 0) >= limit { try close() }
        } while start < length
    }

    /// Adds a file of which only parts are in the delta.
    mutating func add(_ path: String, length: UInt64, parts: [(offset: UInt64, bytes: [UInt8])])
        throws
    {
        try append(RemoteDelta.file(path, length: length))
        var count: UInt64 = 0
        for part in parts {
            for start in stride(from: 0, to: part.bytes.count, by: Limits.remoteEntryBytes) {
                let piece = part.bytes[
                    start..<min(part.bytes.count, start + Limits.remoteEntryBytes)]
                try append(
                    RemoteDelta.bytes(
                        path, offset: part.offset + UInt64(start), count: piece.count))
                try append(Array(piece))
                count += UInt64(piece.count)
            }
        }
        touched.append(.init(path: path, from: 0, length: length, bytes: count))
        if (file?.length ?? 0) >= limit { try close() }
    }

    private mutating func append(_ bytes: [UInt8]) throws {
        if file == nil {
            if try scratch.storage.size(of: Self.name) != nil {
                try scratch.storage.remove(Self.name)
            }
            file = try scratch.storage.create(Self.name)
            digest = DigestStream()
            try put(RemoteDelta.header(repository))
        }
        try put(bytes)
    }

    private func put(_ bytes: [UInt8]) throws {
        try file?.append(bytes)
        bytes.withUnsafeBytes { digest.update($0) }
    }

    /// Ends the delta that is being written, if any.
    mutating func close() throws {
        guard let file else { return }
        let length = file.length
        try file.close()
        self.file = nil
        let reader = try scratch.storage.openForReading(Self.name)
        try finish(
            RemoteContent(reader: reader, length: length, path: scratch.path(Self.name)),
            digest.finish(), touched, removed)
        try scratch.storage.remove(Self.name)
        (touched, removed) = ([], [])
    }
}

/// A directory of this client's own for one remote: its record, and a delta that is being written.
public struct RemoteScratch: Sendable {
    public let storage: any Storage
    /// The absolute path of a file in it; nil where other programs cannot see it.
    public let path: @Sendable (String) -> [UInt8]?

    public init(storage: any Storage, path: @escaping @Sendable (String) -> [UInt8]?) {
        self.storage = storage
        self.path = path
    }

    private static let record = "record"

    /// The record of the remote; nil when there is none that can be read.
    public func record() throws(SystemError) -> RemoteRecord? {
        guard let bytes = try storage.read(Self.record, limit: RemoteRecord.bytesMaximum)
        else { return nil }
        return try? RemoteRecord(decoding: bytes)
    }

    public func save(_ record: RemoteRecord) throws(SystemError) {
        try storage.replace(Self.record, in: "", with: record.encode())
    }
}
