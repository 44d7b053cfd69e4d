/// A moment in UTC, in nanoseconds.
public struct Timestamp: Hashable, Sendable, Comparable, Codable {
    /// Since 1970; negative for earlier moments.
    public var seconds: Int64
    /// 0 ..< 1,000,000,000.
    public var nanoseconds: UInt32

    public init(seconds: Int64, nanoseconds: UInt32 = 0) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }

    // Anybody may write any time into a repository: no sum of times overflows. One beyond the first
    // or last second is that second.

    /// So many seconds later.
    public static func + (time: Timestamp, seconds: Int64) -> Timestamp {
        let (sum, isBeyond) = time.seconds.addingReportingOverflow(seconds)
        return Timestamp(
            seconds: isBeyond ? (seconds < 0 ? .min : .max) : sum, nanoseconds: time.nanoseconds)
    }

    /// So many seconds earlier.
    public static func - (time: Timestamp, seconds: Int64) -> Timestamp {
        let (rest, isBeyond) = time.seconds.subtractingReportingOverflow(seconds)
        return Timestamp(
            seconds: isBeyond ? (seconds < 0 ? .max : .min) : rest, nanoseconds: time.nanoseconds)
    }

    /// The seconds from one to the other, without fractions; negative when `later` is earlier.
    public static func - (later: Timestamp, earlier: Timestamp) -> Int64 {
        (later - earlier.seconds).seconds
    }
}

/// A run of a sparse file: skip `hole` bytes, then `data` bytes of content follow.
public struct Extent: Equatable, Sendable {
    public var hole: UInt64
    public var data: UInt64

    public init(hole: UInt64, data: UInt64) {
        self.hole = hole
        self.data = data
    }
}

/// The content of a regular file.
public struct FileContent: Equatable, Sendable {
    /// The size from stat(2), holes included.
    public var size: UInt64
    /// The places of the data in a sparse file; nil for a file without holes.
    public var extents: [Extent]?
    /// The chunks of the content stream, in order.
    public var chunks: [ChunkReference]

    public init(size: UInt64, extents: [Extent]? = nil, chunks: [ChunkReference] = []) {
        self.size = size
        self.extents = extents
        self.chunks = chunks
    }

    /// Bytes in the content stream.
    public var streamBytes: UInt64 { extents?.reduce(0) { $0 + $1.data } ?? size }
}

public enum ItemBody: Equatable, Sendable {
    case file(FileContent)
    case directory
    case symlink(target: [UInt8])
    case fifo, socket
    case characterDevice(major: UInt64, minor: UInt64)
    case blockDevice(major: UInt64, minor: UInt64)
}

/// The kinds, numbered as in FORMAT.md §8.4.
public enum ItemKind: UInt8, Sendable, CaseIterable {
    case file = 1
    case directory, symlink, fifo, socket, characterDevice, blockDevice
}

public struct ExtendedAttribute: Equatable, Sendable {
    public var name: [UInt8]
    public var value: [UInt8]

    public init(name: [UInt8], value: [UInt8]) {
        self.name = name
        self.value = value
    }
}

/// The identity of a hard link: names of one root with the same identity at the same commit are one
/// file. - Source: FORMAT.md §8.4.
public struct LinkIdentity: Hashable, Sendable {
    public var device: UInt64
    public var inode: UInt64

    public init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }
}

/// The state of one file, directory, symlink or special file: everything that a restore brings
/// back.
public struct Item: Equatable, Sendable {
    public var body: ItemBody
    /// Permission, set-id and sticky bits.
    public var mode: UInt16
    public var uid: UInt32
    public var gid: UInt32
    public var modified: Timestamp
    public var links: LinkIdentity?
    /// In ascending order of name.
    public var attributes: [ExtendedAttribute]
    /// Whether the copy is inconsistent: the file changed each time it was read.
    public var isInconsistent: Bool
    /// Whether the directory is a bundle, which stands for one document.
    public var isBundle: Bool

    public init(
        body: ItemBody, mode: UInt16, uid: UInt32, gid: UInt32, modified: Timestamp,
        links: LinkIdentity? = nil, attributes: [ExtendedAttribute] = [],
        isInconsistent: Bool = false, isBundle: Bool = false
    ) {
        self.body = body
        self.mode = mode
        self.uid = uid
        self.gid = gid
        self.modified = modified
        self.links = links
        self.attributes = attributes
        self.isInconsistent = isInconsistent
        self.isBundle = isBundle
    }

    public var kind: ItemKind {
        switch body {
        case .file: .file
        case .directory: .directory
        case .symlink: .symlink
        case .fifo: .fifo
        case .socket: .socket
        case .characterDevice: .characterDevice
        case .blockDevice: .blockDevice
        }
    }

    public var isDirectory: Bool { body == .directory }

    public var content: FileContent? {
        if case .file(let content) = body { return content }
        return nil
    }

    /// A file's size in bytes, otherwise 0.
    public var size: UInt64 { content?.size ?? 0 }
}
