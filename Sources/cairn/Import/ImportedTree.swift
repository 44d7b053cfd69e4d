import CairnBackup
import CairnCore
import CairnFormat
import CairnSource
import CairnText

/// The tree of a snapshot of another program, in memory: about 300 bytes an item.
final class ImportedTree: @unchecked Sendable {
    // SAFETY: filled by one thread before others read it.
    final class Node {
        let name: [UInt8]
        /// In the other program's snapshot.
        let path: [UInt8]
        let status: FileStatus
        var target: [UInt8]?
        fileprivate(set) var children: [[UInt8]: Node] = [:]

        init(_ path: [UInt8], _ status: FileStatus) {
            name = ItemPath.split(path).name
            self.path = path
            self.status = status
        }
    }

    private(set) var top: Node
    private(set) var files = 0
    private(set) var bytes: UInt64 = 0
    /// Names that the other program does not tell byte for byte.
    private(set) var unreadable: [[UInt8]] = []

    init() { top = Node([], Self.directory) }

    /// A directory of which only the items in it are known.
    private static let directory = FileStatus(
        kind: .directory, mode: 0o755, uid: 0, gid: 0, links: 1, size: 0, blocks: 0, inode: 1,
        device: device, modified: Timestamp(seconds: 0, nanoseconds: 0),
        changed: Timestamp(seconds: 0, nanoseconds: 0))
    private static let device: UInt64 = 1 << 40

    func add(_ node: ResticTool.Node) {
        guard let text = node.path, let kind = Self.kind(node.type) else { return }
        let path = Array(text.utf8)
        guard !text.unicodeScalars.contains("\u{fffd}") else {
            unreadable.append(path)
            return
        }
        let zero = Timestamp(seconds: 0, nanoseconds: 0)
        let modified = node.mtime.flatMap(ResticTime.parse) ?? zero
        let mode = node.mode ?? 0
        let size = node.size ?? 0
        let status = FileStatus(
            kind: kind,
            mode: UInt16(mode & 0o777) | (mode >> 23 & 1 == 1 ? 0o4000 : 0)
                | (mode >> 22 & 1 == 1 ? 0o2000 : 0) | (mode >> 20 & 1 == 1 ? 0o1000 : 0),
            uid: node.uid ?? 0, gid: node.gid ?? 0, links: 1, size: size, blocks: size / 512 + 1,
            inode: Self.inode(path), device: Self.device, modified: modified,
            changed: node.ctime.flatMap(ResticTime.parse) ?? modified)
        var parent = top
        let components = ItemPath.components(path)
        var above: [UInt8] = []
        for name in components.dropLast() {
            above += [ItemPath.separator] + name
            if let next = parent.children[name] {
                parent = next
            } else {
                let made = Node(above, Self.directory)
                parent.children[name] = made
                parent = made
            }
        }
        guard let name = components.last else { return }
        let new = Node(path, status)
        new.target = node.linktarget.map { Array($0.utf8) }
        new.children = parent.children[name]?.children ?? [:]
        parent.children[name] = new
        if kind != .directory { files += 1 }
        if kind == .file { bytes += size }
    }

    private static func kind(_ type: String?) -> ItemKind? {
        switch type {
        case "file": .file
        case "dir": .directory
        case "symlink": .symlink
        case "fifo": .fifo
        case "socket": .socket
        case "chardev": .characterDevice
        case "dev": .blockDevice
        default: nil
        }
    }

    /// The same for the same path in each snapshot, so that what did not change is not read.
    private static func inode(_ path: [UInt8]) -> UInt64 {
        path.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } >> 1
    }

    func node(_ path: [UInt8]) -> Node? {
        ItemPath.components(path).reduce(Optional(top)) { $0?.children[$1] }
    }

    /// Where a path of the snapshot lies in its tree: there, or where it was named relative to the
    /// directory in which the other program ran.
    func place(of path: [UInt8]) -> [UInt8]? {
        let components = ItemPath.components(path)
        for start in components.indices {
            let candidate = components[start...].reduce([]) { $0 + [ItemPath.separator] + $1 }
            if node(candidate) != nil { return candidate }
        }
        return components.isEmpty ? [ItemPath.separator] : nil
    }
}

/// A snapshot's tree as a file system: what it lists comes from the tree, contents from files that
/// the other program restores when they are wanted.
struct ImportedFileSystem: FileSystem {
    /// The roots' paths on the machine, and where they lie in the tree.
    let places: [(live: [UInt8], stored: [UInt8])]
    let tree: ImportedTree
    /// Nil in a dry run, where files are empty.
    let content: StagedContent?

    func node(_ path: [UInt8]) -> ImportedTree.Node? {
        for place in places {
            if let rest = ItemPath.relative(path, to: place.live) {
                return tree.node(ItemPath.join(place.stored, rest))
            }
        }
        return nil
    }

    private func found(_ path: [UInt8], _ call: String) throws(SystemError) -> ImportedTree.Node {
        guard let node = node(path)
        else { throw SystemError(call, path: path, code: ErrorCode.missing) }
        return node
    }

    func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        try found(path, "stat").status
    }

    func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        let node = try found(path, "open")
        guard node.status.kind == .directory
        else { throw SystemError("open", path: path, code: ErrorCode.noDirectory) }
        return ImportedDirectory([node], content)
    }

    func openAbove(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        let inner = places.first {
            ItemPath.split($0.live).parent.ifEmpty([ItemPath.separator]) == path
        }
        guard let inner, let node = tree.node(ItemPath.split(inner.stored).parent)
        else { throw SystemError("open", path: path, code: ErrorCode.missing) }
        return ImportedDirectory([node], content)
    }
}

private final class ImportedDirectory: SourceDirectory, @unchecked Sendable {
    // SAFETY: the tree does not change any more.
    /// The way from the top down.
    private let way: [ImportedTree.Node]
    private let content: StagedContent?
    private var node: ImportedTree.Node { way[way.count - 1] }

    init(_ way: [ImportedTree.Node], _ content: StagedContent?) {
        (self.way, self.content) = (way, content)
    }

    private func child(_ name: [UInt8], _ call: String) throws(SystemError) -> ImportedTree.Node {
        guard let child = node.children[name]
        else { throw SystemError(call, path: name, code: ErrorCode.missing) }
        return child
    }

    func status() throws(SystemError) -> FileStatus { node.status }
    func entries() throws(SystemError) -> [DirectoryEntry] {
        node.children.values.sorted { $0.name.lexicographicallyPrecedes($1.name) }.map {
            DirectoryEntry(name: $0.name, status: .success($0.status))
        }
    }
    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        let child = try child(name, "open")
        guard child.status.kind == .directory
        else { throw SystemError("open", path: name, code: ErrorCode.noDirectory) }
        return ImportedDirectory(way + [child], content)
    }
    func openParent() throws(SystemError) -> any SourceDirectory {
        guard way.count > 1 else { throw SystemError("open", code: ErrorCode.missing) }
        return ImportedDirectory(Array(way.dropLast()), content)
    }
    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        let child = try child(name, "open")
        guard let content else { return EmptyFile(child.status) }
        return ImportedFile(try content.file(child.path), child.status)
    }
    func status(of name: [UInt8]) throws(SystemError) -> FileStatus {
        let child = try child(name, "stat")
        guard let content,
            child.status.kind == .characterDevice || child.status.kind == .blockDevice
        else { return child.status }
        let staged = try content.status(child.path)
        var status = child.status
        (status.deviceMajor, status.deviceMinor) = (staged.deviceMajor, staged.deviceMinor)
        return status
    }
    func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8] {
        let child = try child(name, "readlink")
        if let target = child.target { return target }
        return try content?.symlink(child.path) ?? [UInt8(ascii: "?")]
    }
    func attributes(of name: [UInt8]) throws(SystemError) -> [ExtendedAttribute] { [] }
    func attributes() throws(SystemError) -> [ExtendedAttribute] { [] }
}

/// A restored file, with the status that it has in the snapshot.
private final class ImportedFile: FileLayer {
    let base: any SourceFile
    let openedStatus: FileStatus

    init(_ base: any SourceFile, _ status: FileStatus) {
        (self.base, openedStatus) = (base, status)
    }

    func status() throws(SystemError) -> FileStatus { openedStatus }
}

/// The file of a dry run.
private final class EmptyFile: SourceFile {
    let openedStatus: FileStatus

    init(_ status: FileStatus) { openedStatus = status }

    func status() throws(SystemError) -> FileStatus { openedStatus }
    func read(
        at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int { 0 }
    func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? { nil }
    func attributes() throws(SystemError) -> [ExtendedAttribute] { [] }
}
