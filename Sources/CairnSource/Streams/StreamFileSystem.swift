import CairnCore
import CairnFormat

/// Bytes that come once, in order.
public protocol ByteStream: AnyObject, Sendable {
    /// Waits for bytes.
    ///
    /// - Returns: bytes read; 0 only at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
}

/// A file system that holds one file: what a stream gives, under a path that nothing else has.
///
/// Its length is not known before its end, so ``SourceFile/isStream`` is true and the size until
/// then the largest there is. It can be read once.
public struct StreamFileSystem: FileSystem {
    private let path: [UInt8]
    private let file: StreamFile

    /// - Parameters:
    ///   - path: absolute.
    ///   - owner: whose file it is to be.
    ///   - modified: the time of modification it is to have.
    public init(
        _ stream: any ByteStream, as path: [UInt8], owner: (user: UInt32, group: UInt32),
        modified: Timestamp
    ) {
        self.path = path
        let status = FileStatus(
            kind: .file, mode: 0o600, uid: owner.user, gid: owner.group, links: 1,
            size: StreamFile.unknownSize, blocks: StreamFile.unknownSize, inode: 0, device: 0,
            modified: modified, changed: modified)
        file = StreamFile(stream, status)
    }

    /// The bytes read so far.
    public var byteCount: UInt64 { file.byteCount }

    public func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        guard path == self.path
        else { throw SystemError("stat", path: path, code: ErrorCode.missing) }
        return file.openedStatus
    }

    public func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        throw SystemError("open", path: path, code: ErrorCode.missing)
    }

    public func openAbove(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        StreamDirectory(ItemPath.split(self.path).name, file)
    }
}

/// The directory that holds the stream's file.
private final class StreamDirectory: SourceDirectory {
    private let name: [UInt8]
    private let file: StreamFile

    init(_ name: [UInt8], _ file: StreamFile) { (self.name, self.file) = (name, file) }

    private func missing(_ call: String, _ name: [UInt8] = []) -> SystemError {
        SystemError(call, path: name, code: ErrorCode.missing)
    }

    func status() throws(SystemError) -> FileStatus { throw missing("stat") }
    func entries() throws(SystemError) -> [DirectoryEntry] {
        [DirectoryEntry(name: name, status: .success(file.openedStatus))]
    }
    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        throw missing("open", name)
    }
    func openParent() throws(SystemError) -> any SourceDirectory { throw missing("open") }
    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        guard name == self.name else { throw missing("open", name) }
        return file
    }
    func status(of name: [UInt8]) throws(SystemError) -> FileStatus {
        guard name == self.name else { throw missing("stat", name) }
        return file.openedStatus
    }
    func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8] {
        throw missing("readlink", name)
    }
    func attributes(of name: [UInt8]) throws(SystemError) -> AttributeReading { [] }
    func attributes() throws(SystemError) -> AttributeReading { [] }
}

/// A stream read as a file. Its beginning can be read again until more is read.
private final class StreamFile: SourceFile, @unchecked Sendable {
    // SAFETY: one reader reads a file.
    static let unknownSize = UInt64(Int64.max)
    private static let headBytes = 4096

    private let stream: any ByteStream
    private var head: [UInt8]?
    private(set) var byteCount: UInt64 = 0
    let openedStatus: FileStatus
    var isStream: Bool { true }

    init(_ stream: any ByteStream, _ status: FileStatus) {
        self.stream = stream
        openedStatus = status
    }

    func status() throws(SystemError) -> FileStatus {
        var status = openedStatus
        status.size = byteCount
        status.blocks = (byteCount + 511) / 512
        return status
    }

    func read(
        at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
        let head = try readHead()
        var filled = 0
        if offset < UInt64(head.count) {
            filled = min(head.count - Int(offset), buffer.count)
            head.withUnsafeBytes {
                buffer.copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: $0[Int(offset)..<Int(offset) + filled]))
            }
            if filled == buffer.count || head.count < Self.headBytes { return filled }
        }
        guard offset + UInt64(filled) == byteCount
        else { throw SystemError("read", code: ErrorCode.changed) }
        return filled
            + (try fill(UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])))
    }

    private func readHead() throws(SystemError) -> [UInt8] {
        if let head { return head }
        var bytes = [UInt8](repeating: 0, count: Self.headBytes)
        let count = try bytes.withUnsafeMutableBytes { buffer in
            Result { () throws(SystemError) in try fill(buffer) }
        }.get()
        bytes.removeSubrange(count...)
        head = bytes
        return bytes
    }

    private func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        var filled = 0
        while filled < buffer.count {
            let count = try stream.read(
                into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            if count == 0 { break }
            filled += count
        }
        byteCount += UInt64(filled)
        return filled
    }

    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? { nil }
    func attributes() throws(SystemError) -> AttributeReading { [] }
}
