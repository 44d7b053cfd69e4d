import CairnFormat
import Glibc

@testable import CairnCore
@testable import CairnSource

/// A directory of a ``ModelKernel`` as rules look at it.
final class ModelView: SourceDirectory, @unchecked Sendable {
    // SAFETY: a test's kernel and all that looks at it are of one thread.
    private let inode: ModelKernel.Inode

    static let device: UInt64 = 1
    private static let signature = Array("Signature: 8a477f597d28d172789f06886806bc55".utf8)

    init(_ inode: ModelKernel.Inode) { self.inode = inode }

    func status() throws(SystemError) -> FileStatus { Self.status(inode) }

    static func status(_ inode: ModelKernel.Inode) -> FileStatus {
        let moment = Timestamp(seconds: 0, nanoseconds: 0)
        return FileStatus(
            kind: inode.isDirectory ? .directory : .file, mode: 0o755, uid: 0, gid: 0,
            links: UInt32(inode.links), size: 0, blocks: 0,
            inode: UInt64(UInt(bitPattern: ObjectIdentifier(inode).hashValue)), device: device,
            modified: moment, changed: moment,
            isNoDump: inode.isNoDump)
    }

    private func child(_ name: [UInt8]) throws(SystemError) -> ModelKernel.Inode {
        guard let child = inode.children[String(decoding: name, as: UTF8.self)] else {
            throw SystemError("stat", path: name, code: ENOENT)
        }
        return child
    }

    func status(of name: [UInt8]) throws(SystemError) -> FileStatus { Self.status(try child(name)) }

    func attributes() throws(SystemError) -> AttributeReading {
        inode.isFlagged
            ? [ExtendedAttribute(name: BackupFlags.robots, value: BackupFlags.robotsValue)] : []
    }

    /// Every other content is that of a cache directory tag.
    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        let file = try child(name)
        if file.isDirectory { throw SystemError("open", path: name, code: ENXIO) }
        return ModelFile(Self.status(file), file.content % 2 == 1 ? Self.signature : [])
    }

    // Rules ask for nothing of this.
    func entries() throws(SystemError) -> [DirectoryEntry] {
        throw SystemError("list", code: ENOTSUP)
    }
    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        throw SystemError("open", code: ENOTSUP)
    }
    func openParent() throws(SystemError) -> any SourceDirectory {
        throw SystemError("open", code: ENOTSUP)
    }
    func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8] {
        throw SystemError("read link", code: ENOTSUP)
    }
    func attributes(of name: [UInt8]) throws(SystemError) -> AttributeReading {
        throw SystemError("list", code: ENOTSUP)
    }
}

private final class ModelFile: SourceFile {
    let openedStatus: FileStatus
    private let content: [UInt8]

    init(_ status: FileStatus, _ content: [UInt8]) {
        openedStatus = status
        self.content = content
    }

    func status() throws(SystemError) -> FileStatus { openedStatus }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        let bytes = content.dropFirst(Int(offset)).prefix(buffer.count)
        buffer.copyBytes(from: bytes)
        return bytes.count
    }

    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? { nil }
    func attributes() throws(SystemError) -> AttributeReading { [] }
}

/// Which directories of a ``ModelKernel`` are kept, asked of the same rules in another way: from
/// the root down, as they stand.
struct ModelRules {
    static let root = Array("/root".utf8)
    var book: RuleBook?

    private func place(_ path: String) -> RuleBook.Place {
        RuleBook.Place(root: Self.root, path: Array(path.utf8), device: ModelView.device)
    }

    /// Whether this item, that lies in kept directories alone, is excluded.
    func leavesOut(_ inode: ModelKernel.Inode, _ path: String) -> Bool {
        guard let book else { return false }
        let status = ModelView.status(inode)
        if inode.isDirectory {
            return book.byDirectory(place(path), status, ModelView(inode)) != nil
        }
        return book.byPlace(place(path), status) != nil
    }

    /// Whether its place alone leaves the directory out: then nothing of it is watched.
    func leavesOutByPlace(_ inode: ModelKernel.Inode, _ path: String) -> Bool {
        guard let book else { return false }
        return book.bySettings(place(path), ModelView.status(inode)) != nil
    }
}
