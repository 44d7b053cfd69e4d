import CairnFormat

/// Paths as a tree of names, each place a small number.
///
/// - Invariant: place 0 is the root and always exists. A place's number is re-used after
///   ``removeLeaf(_:)``.
/// - Paths may be hostile: empty components are skipped, nothing recurses.
struct PathTree {
    typealias Place = NameTree<Value>.Index

    static let root: Place = 0
    private static let none = NameTree<Value>.none

    struct Value: NodeValue { var isRoot = false }

    private var tree = NameTree<Value>()

    init() { _ = tree.makeRoot() }

    /// Number of places in use, including those that only lead to others.
    var count: Int { tree.count }
    /// Every place number is below this.
    var bound: Int { tree.bound }

    func parent(of place: Place) -> Place? { place == Self.root ? nil : tree[place].parent }
    func name(of place: Place) -> [UInt8] { tree.name(of: place) }
    func isLeaf(_ place: Place) -> Bool { tree[place].firstChild == Self.none }

    func path(of place: Place) -> [UInt8] { tree.path(of: place)?.path ?? [] }

    func children(of place: Place) -> [Place] { tree.children(of: place) }

    /// The places that lead to one, the nearest first.
    func above(_ place: Place) -> some Sequence<Place> {
        sequence(first: place, next: parent(of:)).dropFirst()
    }

    /// All places beneath `top`, each before those beneath it.
    func places(beneath top: Place) -> [Place] {
        var result: [Place] = []
        var place = tree[top].firstChild
        while place != Self.none {
            result.append(place)
            let node = tree[place]
            if node.firstChild != Self.none {
                place = node.firstChild
                continue
            }
            while place != top, tree[place].next == Self.none { place = tree[place].parent }
            if place == top { break }
            place = tree[place].next
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
            guard let child = tree.child(of: place, name)
            else { return (nil, Self.nextComponent(&rest) == nil ? directory : nil) }
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
            place = tree.child(of: place, name) ?? tree.make(name, in: place)
        }
        return place
    }

    /// Removes a place that has nothing beneath it; the root stays.
    mutating func removeLeaf(_ place: Place) {
        guard place != Self.root else { return }
        precondition(isLeaf(place), "a place with others beneath it")
        tree.detach(place)
        tree.free(place)
    }

    private static func nextComponent(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        while rest.first == ItemPath.separator { rest = rest.dropFirst() }
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: ItemPath.separator) ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[rest.startIndex..<end]
    }
}
