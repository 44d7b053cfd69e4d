/// The value that a ``NameTree`` keeps with each node.
protocol NodeValue: Sendable {
    init()
    var isRoot: Bool { get set }
}

/// A node of a ``NameTree``: stays the same when it is renamed, and is never re-used for another.
public struct TreeNode: Hashable, Sendable {
    let index: UInt32
    let generation: UInt32
}

/// Names as nodes of parent and name, for watching and for settling: a renamed directory costs
/// O(1), and a look-up hashes each name once and allocates nothing. Does not know events.
///
/// - Invariant: every attached node but a root is in the list of its parent's children and in the
///   table of edges under (parent, name).
/// - Names may be hostile: nothing recurses, and collisions cannot be prepared.
/// - Memory: 40 bytes a watched directory, 32 any other place, its name, and 8 bytes in the table;
///   about 8 MB for 100,000 watched directories with room to grow.
struct NameTree<Value: NodeValue> {
    typealias Index = UInt32
    static var none: Index { .max }

    struct Node {
        var parent = NameTree.none
        var firstChild = NameTree.none
        var next = NameTree.none
        var previous = NameTree.none
        var hash: UInt32 = 0
        var nameStart: UInt32 = 0
        var generation: UInt32 = 0
        var value = Value()
        /// At most `PATH_MAX`.
        var nameLength: UInt16 = 0
    }

    private var nodes: ContiguousArray<Node> = []
    /// Free nodes are chained by `next`.
    private var firstFree = NameTree.none
    /// The number of nodes in use.
    private(set) var count = 0
    private var names: ContiguousArray<UInt8> = []
    private var garbageBytes = 0
    /// Open addressing with linear probing; a power of two of slots, at most three quarters full.
    private var edges = ContiguousArray<Index>(repeating: NameTree.none, count: 16)
    private var edgeCount = 0

    /// Every index is below this.
    var bound: Int { nodes.count }

    subscript(_ index: Index) -> Node {
        get { nodes[Int(index)] }
        _modify { yield &nodes[Int(index)] }
    }

    func handle(_ index: UInt32) -> TreeNode {
        TreeNode(index: index, generation: nodes[Int(index)].generation)
    }

    func isAlive(_ node: TreeNode) -> Bool {
        Int(node.index) < nodes.count && nodes[Int(node.index)].generation == node.generation
    }

    // MARK: Making, moving, removing

    mutating func makeRoot() -> UInt32 {
        let index = allocate()
        nodes[Int(index)].value.isRoot = true
        return index
    }

    mutating func make(_ name: some Collection<UInt8>, in parent: UInt32) -> UInt32 {
        let index = allocate()
        setName(name, of: index)
        attach(index, to: parent)
        return index
    }

    /// Gives a detached node a place, which must be free.
    mutating func attach(_ index: UInt32, to parent: UInt32, as name: [UInt8]) {
        if !hasName(index, name) {
            garbageBytes += Int(nodes[Int(index)].nameLength)
            setName(name, of: index)
        }
        attach(index, to: parent)
    }

    /// Detaches a node from its place, with everything beneath it.
    mutating func detach(_ index: UInt32) {
        let node = nodes[Int(index)]
        guard node.parent != Self.none else { return }
        removeEdge(index)
        if node.previous != Self.none {
            nodes[Int(node.previous)].next = node.next
        } else {
            nodes[Int(node.parent)].firstChild = node.next
        }
        if node.next != Self.none { nodes[Int(node.next)].previous = node.previous }
        nodes[Int(index)].parent = Self.none
        nodes[Int(index)].next = Self.none
        nodes[Int(index)].previous = Self.none
    }

    /// Frees a node that has neither place nor children.
    mutating func free(_ index: UInt32) {
        let generation = nodes[Int(index)].generation &+ 1
        garbageBytes += Int(nodes[Int(index)].nameLength)
        nodes[Int(index)] = Node()
        nodes[Int(index)].generation = generation
        nodes[Int(index)].next = firstFree
        firstFree = index
        count -= 1
    }

    private mutating func allocate() -> UInt32 {
        count += 1
        guard firstFree != Self.none else {
            nodes.append(Node())
            return UInt32(nodes.count - 1)
        }
        let index = firstFree
        firstFree = nodes[Int(index)].next
        nodes[Int(index)].next = Self.none
        return index
    }

    private mutating func attach(_ index: UInt32, to parent: UInt32) {
        let first = nodes[Int(parent)].firstChild
        nodes[Int(index)].parent = parent
        nodes[Int(index)].next = first
        nodes[Int(index)].previous = Self.none
        if first != Self.none { nodes[Int(first)].previous = index }
        nodes[Int(parent)].firstChild = index
        nodes[Int(index)].hash = names.withUnsafeBytes { bytes in
            Self.hash(parent, bytes.part(nameRange(index)))
        }
        insertEdge(index)
    }

    // MARK: Names and paths

    func children(of index: UInt32) -> [UInt32] {
        var found: [UInt32] = []
        var at = nodes[Int(index)].firstChild
        while at != Self.none {
            found.append(at)
            at = nodes[Int(at)].next
        }
        return found
    }

    func name(of index: UInt32) -> [UInt8] { Array(names[nameRange(index)]) }

    private func nameRange(_ index: UInt32) -> Range<Int> {
        let start = Int(nodes[Int(index)].nameStart)
        return start..<start + Int(nodes[Int(index)].nameLength)
    }

    /// The root above a node, and the path from there.
    ///
    /// - Returns: nil while it, or a directory above it, has no place.
    func path(of index: UInt32) -> (root: UInt32, path: [UInt8])? {
        var chain: [UInt32] = []
        var at = index
        var length = 0
        while !nodes[Int(at)].value.isRoot {
            guard nodes[Int(at)].parent != Self.none else { return nil }
            chain.append(at)
            length += Int(nodes[Int(at)].nameLength) + 1
            at = nodes[Int(at)].parent
        }
        var path: [UInt8] = []
        path.reserveCapacity(length)
        for index in chain.reversed() {
            if !path.isEmpty { path.append(UInt8(ascii: "/")) }
            path.append(contentsOf: names[nameRange(index)])
        }
        return (at, path)
    }

    /// The top of a node's tree: a root, or a node without a place.
    func top(of index: UInt32) -> UInt32 {
        var at = index
        while nodes[Int(at)].parent != Self.none { at = nodes[Int(at)].parent }
        return at
    }

    private func hasName(_ index: UInt32, _ name: some Collection<UInt8>) -> Bool {
        names[nameRange(index)].elementsEqual(name)
    }

    private mutating func setName(_ name: some Collection<UInt8>, of index: UInt32) {
        let name = name.prefix(Int(UInt16.max))
        nodes[Int(index)].nameLength = 0
        if garbageBytes > 4_096, garbageBytes > names.count / 2 { compactNames() }
        nodes[Int(index)].nameStart = UInt32(names.count)
        nodes[Int(index)].nameLength = UInt16(name.count)
        names.append(contentsOf: name)
    }

    private mutating func compactNames() {
        var kept: ContiguousArray<UInt8> = []
        kept.reserveCapacity(names.count - garbageBytes + 256)
        for index in nodes.indices where nodes[index].nameLength > 0 {
            let name = nameRange(UInt32(index))
            nodes[index].nameStart = UInt32(kept.count)
            kept.append(contentsOf: names[name])
        }
        names = kept
        garbageBytes = 0
    }

    // MARK: Edges

    func child(of parent: UInt32, _ name: [UInt8]) -> UInt32? { child(of: parent, name[...]) }

    func child(of parent: UInt32, _ name: ArraySlice<UInt8>) -> UInt32? {
        let hash = name.withUnsafeBytes { Self.hash(parent, $0) }
        var slot = Int(hash) & (edges.count - 1)
        while edges[slot] != Self.none {
            let index = edges[slot]
            if nodes[Int(index)].hash == hash, nodes[Int(index)].parent == parent,
                hasName(index, name)
            {
                return index
            }
            slot = (slot + 1) & (edges.count - 1)
        }
        return nil
    }

    /// Seeded by the process, because names are hostile input.
    private static func hash(_ parent: UInt32, _ name: UnsafeRawBufferPointer) -> UInt32 {
        var hasher = Hasher()
        hasher.combine(parent)
        hasher.combine(bytes: name)
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }

    private mutating func insertEdge(_ index: UInt32) {
        if (edgeCount + 1) * 4 > edges.count * 3 {
            let old = edges
            edges = ContiguousArray(repeating: Self.none, count: old.count * 2)
            for index in old where index != Self.none { placeEdge(index) }
        }
        placeEdge(index)
        edgeCount += 1
    }

    private mutating func placeEdge(_ index: UInt32) {
        var slot = Int(nodes[Int(index)].hash) & (edges.count - 1)
        while edges[slot] != Self.none { slot = (slot + 1) & (edges.count - 1) }
        edges[slot] = index
    }

    /// Removes without leaving a tombstone: later entries move up. - Source: Knuth, The Art of
    /// Computer Programming 3, 6.4, algorithm R.
    private mutating func removeEdge(_ index: UInt32) {
        let mask = edges.count - 1
        var slot = Int(nodes[Int(index)].hash) & mask
        while edges[slot] != index { slot = (slot + 1) & mask }
        edgeCount -= 1
        var hole = slot
        while true {
            slot = (slot + 1) & mask
            let mover = edges[slot]
            if mover == Self.none { break }
            let home = Int(nodes[Int(mover)].hash) & mask
            // It may fill the hole unless its home lies cyclically in (hole, slot].
            if (slot &- home) & mask >= (slot &- hole) & mask {
                edges[hole] = mover
                hole = slot
            }
        }
        edges[hole] = Self.none
    }
}
