import CairnFormat

/// Everything that a backup should restore of one item.
public struct SnapshotItem: Equatable, Sendable {
    public var kind: ItemKind
    public var mode: UInt16
    public var uid: UInt32
    public var gid: UInt32
    public var modified: Timestamp
    public var content: [UInt8] = []
    public var target: [UInt8] = []
    public var major: UInt64 = 0
    public var minor: UInt64 = 0
    public var attributes: [ExtendedAttribute]
    /// Nil for an item with one name.
    public var inode: UInt64?
}

extension SnapshotItem {
    /// An item of a repository, without its content.
    public init(_ item: Item) {
        self.init(
            kind: item.kind, mode: item.mode, uid: item.uid, gid: item.gid, modified: item.modified,
            attributes: item.attributes, inode: item.links?.inode)
        switch item.body {
        case .symlink(let target): self.target = target
        case .characterDevice(let major, let minor), .blockDevice(let major, let minor):
            (self.major, self.minor) = (major, minor)
        default: break
        }
    }
}

extension SimulatedFileSystem {
    /// The tree beneath `path`, by path relative to it; the empty path is itself.
    public func snapshot(_ path: some TreePath) -> [[UInt8]: SnapshotItem] {
        state.withLock { state in
            var items: [[UInt8]: SnapshotItem] = [:]
            var pending: [(path: [UInt8], inode: UInt64)] = [([], state.require(path))]
            while let (path, inode) = pending.popLast() {
                guard let node = state.nodes[inode] else { continue }
                items[path] = SnapshotItem(
                    kind: node.kind, mode: node.mode, uid: node.uid, gid: node.gid,
                    modified: node.modified, content: node.content, target: node.target,
                    major: node.major, minor: node.minor, attributes: node.attributes,
                    inode: node.kind != .directory && node.links > 1 ? inode : nil)
                for (name, child) in node.children {
                    pending.append((ItemPath.join(path, name), child))
                }
            }
            return items
        }
    }

    /// Performs one random action of people and programs, chosen by `generator`, beneath the
    /// directory at `root`.
    public func mutate(_ root: String, _ generator: inout SplitMix64, largestFile: Int = 4_096) {
        let tree = snapshot(root)
        let directories = tree.filter { $0.value.kind == .directory }.map(\.key).sorted {
            $0.lexicographicallyPrecedes($1)
        }
        let files = tree.filter { $0.value.kind == .file }.map(\.key).sorted {
            $0.lexicographicallyPrecedes($1)
        }
        let others = tree.keys.filter { !$0.isEmpty }.sorted { $0.lexicographicallyPrecedes($1) }
        func absolute(_ path: [UInt8]) -> [UInt8] {
            path.isEmpty ? root.pathBytes : ItemPath.join(root.pathBytes, path)
        }
        let directory = absolute(directories[generator.below(directories.count)])
        let fresh = ItemPath.join(directory, Self.names[generator.below(Self.names.count)])
        switch generator.below(14) {
        case 0...4:
            // A new file, or another item replaced by one.
            if exists(fresh) { remove(fresh) }
            write(fresh, content(&generator, largestFile))
        case 5 where !exists(fresh): makeDirectory(fresh)
        case 6 where !exists(fresh):
            symlink(fresh, to: generator.bytes(1 + generator.below(30)).map { $0 | 1 })
        case 7 where !exists(fresh):
            let kind: ItemKind = [.fifo, .socket, .characterDevice, .blockDevice][
                generator.below(4)]
            let isDevice = kind == .characterDevice || kind == .blockDevice
            makeSpecial(
                fresh, kind, major: isDevice ? UInt64(generator.below(300)) : 0,
                minor: isDevice ? UInt64(generator.below(300)) : 0)
        case 8 where !files.isEmpty:
            append(
                absolute(files[generator.below(files.count)]), generator.bytes(generator.below(200))
            )
        case 9 where !files.isEmpty:
            let path = files[generator.below(files.count)]
            truncate(absolute(path), to: generator.below((tree[path]?.content.count ?? 0) + 1))
        case 10 where !others.isEmpty: remove(absolute(others[generator.below(others.count)]))
        case 11 where !files.isEmpty && !exists(fresh):
            let path = absolute(files[generator.below(files.count)])
            if generator.oneIn(2) { link(fresh, to: path) } else { rename(path, to: fresh) }
        case 12 where !others.isEmpty:
            let path = absolute(others[generator.below(others.count)])
            setMode(path, UInt16(generator.below(0o10000)))
            setOwner(path, uid: UInt32(generator.below(2000)), gid: UInt32(generator.below(2000)))
        case 13 where !others.isEmpty:
            setAttributes(
                absolute(others[generator.below(others.count)]),
                (0..<generator.below(3)).map { number in
                    ExtendedAttribute(
                        name: Array("user.\(number)".utf8),
                        value: generator.bytes(generator.below(40)))
                })
        default:
            write(
                ItemPath.join(root.pathBytes, Array("always".utf8)),
                content(&generator, largestFile))
        }
    }

    private func content(_ generator: inout SplitMix64, _ largest: Int) -> [UInt8] {
        let length = generator.below(largest + 1)
        switch generator.below(4) {
        // Compressible, and often the same as another file's.
        case 0: return [UInt8](repeating: UInt8(generator.below(3)), count: length)
        case 1:
            let line = Array("line \(generator.below(5))\n".utf8)
            return (0..<length).map { line[$0 % line.count] }
        default: return generator.bytes(length)
        }
    }

    private static let names: [[UInt8]] =
        ["a", "b", "c", "d", "e", "new\nline", "ä", ".hidden", "a.b", "a b"].map { Array($0.utf8) }
        + [[0xff, 0xfe], [UInt8](repeating: UInt8(ascii: "n"), count: 255)]
}
