import CairnFormat

/// A place for objects away from here, as a port: a bucket, a server, a directory.
///
/// Objects are written once and whole: a put that fails, or whose answer is lost, may have
/// happened. Listings may lag. - Source: FORMAT.md §15.
public protocol RemoteStore: Sendable {
    /// As messages name it: the URL, without secrets.
    var name: String { get }
    /// Writes an object. One with this key and length that is there already may be left as it is.
    func put(_ key: String, _ content: RemoteContent) throws(RemoteError)
    /// Reads a part of an object into `buffer`.
    ///
    /// - Throws: ``RemoteError`` of kind `missing`; of kind `broken` when it is shorter.
    func get(_ key: String, at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
        throws(RemoteError)
    /// The objects whose keys begin with `directory/`, with their lengths; their keys are whole.
    func list(_ directory: String) throws(RemoteError) -> [RemoteObject]
    /// The first components of all keys.
    func tops() throws(RemoteError) -> [String]
    /// The length of an object; nil when there is none.
    func size(of key: String) throws(RemoteError) -> UInt64?
    /// Removes an object; no error when there is none.
    func delete(_ key: String) throws(RemoteError)
}

public struct RemoteObject: Equatable, Sendable {
    public let key: String
    public let length: UInt64
    /// When it was written, as far as the store tells: seconds since 1970.
    public let modified: Int64?

    public init(key: String, length: UInt64, modified: Int64? = nil) {
        (self.key, self.length, self.modified) = (key, length, modified)
    }
}

/// The content of an object that is to be written.
public struct RemoteContent: Sendable {
    public let reader: any StoredReader
    public let length: UInt64
    /// Where another program finds the same bytes; nil when there is no such place.
    public let path: [UInt8]?

    public init(reader: any StoredReader, length: UInt64, path: [UInt8]? = nil) {
        (self.reader, self.length, self.path) = (reader, length, path)
    }

    public init(_ bytes: [UInt8]) {
        self.init(reader: StoredBytes(bytes), length: UInt64(bytes.count))
    }
}

/// Bytes in memory, read like a file.
public final class StoredBytes: StoredReader {
    private let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
        throws(SystemError) -> Int
    {
        guard offset < UInt64(bytes.count) else { return 0 }
        let count = min(buffer.count, bytes.count - Int(offset))
        buffer.copyBytes(from: bytes[Int(offset)..<Int(offset) + count])
        return count
    }

    public func size() throws(SystemError) -> UInt64 { UInt64(bytes.count) }
}

/// A request to a remote that failed.
public struct RemoteError: Error, Equatable, Sendable, CustomStringConvertible {
    public enum Kind: Equatable, Sendable {
        /// There is no such object, or no such place.
        case missing
        /// The place is not there now: a disk that is not mounted, a directory that was moved.
        case away
        /// It may succeed later: a connection that broke, a server that is busy.
        case temporary
        /// Nothing moved for so long that it was given up.
        case stalled
        /// The store does not allow it: rights, credentials, a clock that is off.
        case refused
        /// A disk on which nothing can be written.
        case readOnly
        /// A symlink, a pipe or a directory stands where something of the remote should.
        case obstructed
        /// There is no room.
        case full
        /// What came is not what was asked for.
        case broken
        /// The program or the address that leads there cannot be used.
        case unusable

        /// Whether it does not get better by itself.
        public var needsPerson: Bool {
            switch self {
            case .refused, .readOnly, .obstructed, .full, .unusable: true
            case .missing, .away, .temporary, .stalled, .broken: false
            }
        }
    }

    public let kind: Kind
    /// What was tried.
    public let operation: String
    public let key: String
    /// The reason in the store's own words, escaped.
    public let reason: String

    public init(_ kind: Kind, _ operation: String, _ key: String, _ reason: String) {
        (self.kind, self.operation, self.key) = (kind, operation, key)
        // A hostile server says what it likes.
        self.reason = PathText.display(reason.utf8, doublingBackslashes: false)
    }

    public var isMissing: Bool { kind == .missing }

    public var description: String {
        key.isEmpty ? "\(operation): \(reason)" : "\(operation) \(key): \(reason)"
    }
}

extension RemoteStore {
    /// A whole small object; nil when there is none.
    ///
    /// - Parameter limit: a longer one is refused as broken.
    public func read(_ key: String, limit: Int) throws(RemoteError) -> [UInt8]? {
        guard let length = try size(of: key) else { return nil }
        guard length <= UInt64(limit) else {
            throw RemoteError(.broken, "read", key, "it is longer than it can be")
        }
        var bytes = [UInt8](repeating: 0, count: Int(length))
        var failure: RemoteError?
        bytes.withUnsafeMutableBytes { buffer in
            do throws(RemoteError) { try get(key, at: 0, into: buffer) } catch { failure = error }
        }
        if let failure { throw failure }
        return bytes
    }
}
