import CairnBackup
import CairnCore
import CairnFormat
import CairnSource
import CairnText

/// The tree of a snapshot of another program, in memory: about 300 bytes an item.
final class ImportedTree: @unchecked Sendable {
    // SAFETY: filled by one thread before others read it.
    final class Node: @unchecked Sendable {
        // SAFETY: as the tree.
        /// Where the other program has its content.
        let path: [UInt8]
        private let ownStatus: FileStatus
        /// How many names its file has; nil for one.
        fileprivate var links: Links?
        var status: FileStatus {
            var status = ownStatus
            if let links { status.links = links.count }
            return status
        }
        var target: [UInt8]?
        /// Whether the snapshot has it, and not only what is in it.
        fileprivate(set) var isListed = false
        fileprivate(set) var children: [[UInt8]: Node] = [:]

        func beneath(_ path: [UInt8]) -> Node? {
            ItemPath.components(path).reduce(Optional(self)) { $0?.children[$1] }
        }

        init(_ path: [UInt8], _ status: FileStatus) {
            self.path = path
            ownStatus = status
        }
    }

    /// The number of names of one file.
    fileprivate final class Links {
        var count: UInt32 = 1
    }

    let top: Node
    /// The items that lie in no other of the snapshot's directories, as absolute paths.
    private(set) var tops: [[UInt8]] = []
    private(set) var files = 0
    private(set) var bytes: UInt64 = 0
    /// Items that cannot be imported because of their names, and why.
    private(set) var refused: [(path: [UInt8], reason: String)] = []

    init() { top = Node([], Self.directory) }

    /// A directory of which only the items in it are known.
    private static let directory = FileStatus(
        kind: .directory, mode: 0o755, uid: 0, gid: 0, links: 1, size: 0, blocks: 0, inode: 1,
        device: device, modified: Timestamp(seconds: 0, nanoseconds: 0),
        changed: Timestamp(seconds: 0, nanoseconds: 0))
    /// None: what is backed up next shows on which file system it is.
    private static let device: UInt64 = 0

    /// The components of a path, without those that mean the directory before them.
    private static func components(_ path: [UInt8]) -> [[UInt8]] {
        ItemPath.components(path).filter { $0 != Array(".".utf8) }
    }

    func add(_ item: ImportedItem) {
        let components = Self.components(item.path)
        guard item.isExact || !ReplacedName.isIn(item.path) else {
            refused.append((item.path, "its exact name is unknown"))
            return
        }
        guard let name = components.last else { return }
        if let problem = ItemPath.problem(with: components.reduce([], ItemPath.join)) {
            refused.append((item.path, "a repository cannot contain such a path: \(problem)"))
            return
        }
        let other = item.sameAs.flatMap(node)
        var status = FileStatus(
            kind: item.kind, mode: item.mode, uid: item.uid, gid: item.gid, links: 1,
            size: other?.status.size ?? item.size, blocks: 0,
            inode: other?.status.inode ?? Self.inode(item.path), device: Self.device,
            modified: item.modified,
            changed: item.changed)
        status.blocks = status.size / 512 + 1
        var parent = top
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
        if !parent.isListed {
            tops.append(components.reduce([]) { $0 + [ItemPath.separator] + $1 })
        }
        let new = Node(other?.path ?? item.path, status)
        new.isListed = true
        if let other {
            let links = other.links ?? Links()
            links.count += 1
            (other.links, new.links) = (links, links)
        }
        new.target = item.target
        new.children = parent.children[name]?.children ?? [:]
        parent.children[name] = new
        if item.kind != .directory { files += 1 }
        if item.kind == .file { bytes.addSaturated(status.size) }
    }

    /// The same for the same path in each snapshot, so that what did not change is not read.
    private static func inode(_ path: [UInt8]) -> UInt64 {
        path.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } >> 1
    }

    func node(_ path: [UInt8]) -> Node? {
        Self.components(path).reduce(Optional(top)) { $0?.children[$1] }
    }

    /// A path on the machine, and where it lies in the tree.
    typealias Place = (live: [UInt8], stored: [UInt8])

    /// Where the paths that were named lie in the tree.
    ///
    /// A directory that was named `.` has no name there: what lies in none of the others is its.
    /// Where several may have been it, that comes under its own path; nothing is left out.
    func places(of paths: [[UInt8]]) -> (found: [Place], missing: [[UInt8]]) {
        var (found, missing) = ([Place](), [[UInt8]]())
        for path in paths {
            if let stored = place(of: path) {
                found.append((path, stored))
            } else {
                missing.append(path)
            }
        }
        let rest = tops.filter { top in
            !found.contains {
                ItemPath.relative(top, to: $0.stored) != nil
                    || ItemPath.relative($0.stored, to: top) != nil
            }
        }
        guard !rest.isEmpty else { return (found, missing) }
        if paths.count == 1 { return ([(paths[0], [ItemPath.separator])], []) }
        guard let only = missing.first, missing.count == 1
        else { return (found + rest.map { ($0, $0) }, missing) }
        return (found + rest.map { (ItemPath.join(only, Array($0.dropFirst())), $0) }, [])
    }

    /// The tree as it was on the machine: each place under its live path.
    func grafted(_ places: [Place]) -> Node {
        let root = Node([], node([])?.status ?? Self.directory)
        for place in places {
            guard let stored = node(place.stored) else { continue }
            var (parent, above) = (root, [UInt8]())
            let components = ItemPath.components(place.live)
            for name in components.dropLast() {
                above += [ItemPath.separator] + name
                let next =
                    parent.children[name] ?? Node(above, node(above)?.status ?? Self.directory)
                parent.children[name] = next
                parent = next
            }
            guard let name = components.last else {
                root.children.merge(stored.children) { known, _ in known }
                continue
            }
            let copy = Node(stored.path, stored.status)
            copy.target = stored.target
            copy.children = stored.children.merging(parent.children[name]?.children ?? [:]) {
                stored, _ in stored
            }
            parent.children[name] = copy
        }
        return root
    }

    /// Where a path of the snapshot lies in its tree: there, or where it was named relative to the
    /// directory in which the other program ran.
    private func place(of path: [UInt8]) -> [UInt8]? {
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
    /// The tree as it was on the machine.
    let top: ImportedTree.Node
    /// Nil in a dry run, where files are empty.
    let content: StagedContent?

    func node(_ path: [UInt8]) -> ImportedTree.Node? { top.beneath(path) }

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
        try openRoot(path)
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
        node.children.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
            DirectoryEntry(name: $0.key, status: .success($0.value.status))
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
    func attributes(of name: [UInt8]) throws(SystemError) -> AttributeReading { [] }
    func attributes() throws(SystemError) -> AttributeReading { [] }
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
    func attributes() throws(SystemError) -> AttributeReading { [] }
}
