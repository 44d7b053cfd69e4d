import CairnFormat

/// Paths as a tree of names, each place a small number.
///
/// - Invariant: place 0 is the root and always exists. A place's number is re-used after
///   ``removeLeaf(_:)``.
/// - Cost: a look-up hashes each component once and allocates nothing; a place takes about 100
///   bytes and its name.
/// - Paths may be hostile: empty components are skipped, nothing recurses.
struct PathTree {
    typealias Place = Int32

    static let root: Place = 0
    private static let none: Place = -1

    private struct Node {
        var parent: Place
        var name: [UInt8]
        var firstChild = PathTree.none
        var next = PathTree.none
        var previous = PathTree.none
    }

    private struct Edge: Hashable {
        let parent: Place
        let name: ArraySlice<UInt8>

        static func == (left: Edge, right: Edge) -> Bool {
            left.parent == right.parent && left.name.elementsEqual(right.name)
        }

        /// Uses the process's random seed, so that deliberate collisions gain nothing.
        func hash(into hasher: inout Hasher) {
            hasher.combine(parent)
            name.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    private var nodes = [Node(parent: none, name: [])]
    private var free: [Place] = []
    private var edges: [Edge: Place] = [:]

    /// Number of places in use, including those that only lead to others.
    var count: Int { nodes.count - free.count }
    /// Every place number is below this.
    var bound: Int { nodes.count }

    func parent(of place: Place) -> Place? { place == Self.root ? nil : nodes[Int(place)].parent }
    func name(of place: Place) -> [UInt8] { nodes[Int(place)].name }
    func isLeaf(_ place: Place) -> Bool { nodes[Int(place)].firstChild == Self.none }

    func child(of place: Place, named name: ArraySlice<UInt8>) -> Place? {
        edges[Edge(parent: place, name: name)]
    }

    func path(of place: Place) -> [UInt8] {
        var names: [[UInt8]] = []
        var place = place
        while place != Self.root {
            names.append(nodes[Int(place)].name)
            place = nodes[Int(place)].parent
        }
        return Array(names.reversed().joined(separator: CollectionOfOne(ItemPath.separator)))
    }

    func depth(of place: Place) -> Int {
        var depth = 0
        var place = place
        while place != Self.root {
            depth += 1
            place = nodes[Int(place)].parent
        }
        return depth
    }

    func children(of place: Place) -> [Place] {
        var children: [Place] = []
        var child = nodes[Int(place)].firstChild
        while child != Self.none {
            children.append(child)
            child = nodes[Int(child)].next
        }
        return children
    }

    /// All places beneath `top`, each before those beneath it.
    func places(beneath top: Place) -> [Place] {
        var result: [Place] = []
        var place = nodes[Int(top)].firstChild
        while place != Self.none {
            result.append(place)
            let node = nodes[Int(place)]
            if node.firstChild != Self.none {
                place = node.firstChild
                continue
            }
            while place != top, nodes[Int(place)].next == Self.none {
                place = nodes[Int(place)].parent
            }
            if place == top { break }
            place = nodes[Int(place)].next
        }
        return result
    }

    /// Descends as far as the tree knows `path`.
    ///
    /// - Parameter visit: called with each place on the way, the root first and the end last.
    /// - Returns: the place of `path`, or nil; and its directory's place, when that is known.
    func find(_ path: [UInt8], visit: (Place) -> Void = { _ in }) -> (
        place: Place?, directory: Place?
    ) {
        var place = Self.root
        var directory: Place?
        visit(place)
        var rest = path[...]
        while let name = Self.nextComponent(&rest) {
            directory = place
            guard let child = child(of: place, named: name) else {
                return (nil, Self.nextComponent(&rest) == nil ? directory : nil)
            }
            place = child
            visit(place)
        }
        return (place, directory)
    }

    /// The place of `path`, made if necessary.
    mutating func make(_ path: [UInt8]) -> Place {
        var place = Self.root
        var rest = path[...]
        while let name = Self.nextComponent(&rest) {
            place = child(of: place, named: name) ?? makeChild(of: place, named: Array(name))
        }
        return place
    }

    private mutating func makeChild(of parent: Place, named name: [UInt8]) -> Place {
        let sibling = nodes[Int(parent)].firstChild
        let node = Node(parent: parent, name: name, next: sibling)
        let place: Place
        if let used = free.popLast() {
            place = used
            nodes[Int(place)] = node
        } else {
            place = Place(nodes.count)
            nodes.append(node)
        }
        if sibling != Self.none { nodes[Int(sibling)].previous = place }
        nodes[Int(parent)].firstChild = place
        edges[Edge(parent: parent, name: name[...])] = place
        return place
    }

    /// Removes a place that has nothing beneath it; the root stays.
    mutating func removeLeaf(_ place: Place) {
        guard place != Self.root else { return }
        let node = nodes[Int(place)]
        precondition(node.firstChild == Self.none, "a place with others beneath it")
        if node.previous != Self.none {
            nodes[Int(node.previous)].next = node.next
        } else {
            nodes[Int(node.parent)].firstChild = node.next
        }
        if node.next != Self.none { nodes[Int(node.next)].previous = node.previous }
        edges[Edge(parent: node.parent, name: node.name[...])] = nil
        nodes[Int(place)].name = []
        free.append(place)
    }

    private static func nextComponent(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        while rest.first == ItemPath.separator { rest = rest.dropFirst() }
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: ItemPath.separator) ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[rest.startIndex..<end]
    }
}
