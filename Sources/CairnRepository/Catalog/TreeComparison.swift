import CairnFormat

/// A difference of an item between two commits. The raw value is the letter that people see.
public enum TreeDifference: String, Sendable, CaseIterable {
    case added = "+"
    case removed = "-"
    case content = "M"
    case metadata = "U"
    case type = "T"
}

/// Compares the trees of two commits, directory by directory, in order of names.
public struct TreeComparison {
    private let reader: CatalogReader
    private let from: Int64
    private let to: Int64
    /// Whether differences within a bundle are reported as one difference of its directory.
    private let foldsBundles: Bool

    private var folds: RootFolds?
    /// The places in the compared root that are compared as roots of their own.
    private var taken: Set<[UInt8]> = []

    public init(reader: CatalogReader, from: Int64, to: Int64, foldsBundles: Bool = false) {
        self.foldsBundles = foldsBundles
        self.reader = reader
        self.from = from
        self.to = to
    }

    public typealias Report = (TreeDifference, _ path: [UInt8], _ old: Item?, _ new: Item?) throws
        -> Void

    private struct Pair {
        let path: [UInt8]
        let old: TreeEntry?
        let new: TreeEntry?
    }

    /// Reports every difference of one root, or of what is at a path in it and beneath.
    ///
    /// A root that was folded into a wider one in between is compared with its place there, and
    /// excluded from the wider one.
    public mutating func compare(
        _ root: CatalogRoot, at path: [UInt8] = [], _ report: Report
    ) throws {
        let known = try folds ?? RootFolds(reader, after: from, upTo: to)
        folds = known
        let old = root.exists(at: from) ? try reader.entry(root, path: path, at: from) : nil
        var new = root.exists(at: to) ? try reader.entry(root, path: path, at: to) : nil
        if new == nil, old != nil, let place = known.place(of: root) {
            new = try reader.entry(
                place.root, path: ItemPath.join(place.path, path), at: to)
        }
        taken = old == nil ? known.paths(in: root) : []
        guard old != nil || new != nil,
            !taken.contains(where: { ItemPath.relative(path, to: $0) != nil })
        else { return }
        var pending = [Pair(path: path, old: old, new: new)]
        while let pair = pending.popLast() {
            if foldsBundles, try isBundle(pair) {
                try tellWhole(pair, report)
                continue
            }
            try tell(pair, report)
            pending += try children(of: pair).reversed()
        }
    }

    private func isBundle(_ pair: Pair) throws -> Bool {
        let entries = [pair.old, pair.new].compactMap { $0 }
        guard entries.allSatisfy({ $0.kind == .directory }) else { return false }
        return try entries.contains { try $0.item().isBundle }
    }

    /// A bundle that exists in both commits has changed when anything in it has.
    private func tellWhole(_ pair: Pair, _ report: Report) throws {
        var pending = pair.old != nil && pair.new != nil ? try children(of: pair) : []
        while let inner = pending.popLast() {
            var differs = false
            try tell(inner) { _, _, _, _ in differs = true }
            if differs {
                return try report(.content, pair.path, pair.old?.item(), pair.new?.item())
            }
            pending += try children(of: inner)
        }
        try tell(pair, report)
    }

    private func tell(_ pair: Pair, _ report: Report) throws {
        // The same row in both commits is the same version.
        if let old = pair.old, let new = pair.new, old.since == new.since { return }
        let old = try pair.old?.item()
        let new = try pair.new?.item()
        guard let old else { return try report(.added, pair.path, nil, new) }
        guard let new else { return try report(.removed, pair.path, old, nil) }
        if old == new { return }
        if old.kind != new.kind { return try report(.type, pair.path, old, new) }
        try report(old.body == new.body ? .metadata : .content, pair.path, old, new)
    }

    private func children(of pair: Pair) throws -> [Pair] {
        let old = try pair.old.map { try reader.children(of: $0, at: from) } ?? []
        let new = try pair.new.map { try reader.children(of: $0, at: to) } ?? []
        var pairs: [Pair] = []
        var left = old[...]
        var right = new[...]
        while let next = [left.first?.name, right.first?.name].compactMap({ $0 }).min(by: {
            $0.lexicographicallyPrecedes($1)
        }) {
            let before = left.first?.name == next ? left.removeFirst() : nil
            let after = right.first?.name == next ? right.removeFirst() : nil
            if !taken.isEmpty, taken.contains(ItemPath.join(pair.path, next)) { continue }
            pairs.append(Pair(path: ItemPath.join(pair.path, next), old: before, new: after))
        }
        return pairs
    }
}

/// The roots that went on in others between two commits, or at whose path there was another one in
/// one of the commits. - Source: FORMAT.md §8.6.
struct RootFolds {
    private var places: [UInt64: (root: CatalogRoot, path: [UInt8])] = [:]

    init(_ reader: CatalogReader, after from: Int64, upTo to: Int64) throws {
        let roots = try reader.roots().byNumber
        let moves = try reader.rootMoves(after: from, upTo: to)
        for number in Set(moves.map(\.fromRoot)) {
            guard let old = roots[number], old.exists(at: from), !old.exists(at: to) else {
                continue
            }
            // A root may be folded into one that was folded itself.
            var place: (root: UInt64, path: [UInt8]) = (number, [])
            for move in moves where move.fromRoot == place.root {
                place = (move.root, ItemPath.join(move.path, place.path))
            }
            if let root = roots[place.root], root.exists(at: to) {
                places[number] = (root, place.path)
            }
        }
        for old in roots.values where old.exists(at: from) && !old.exists(at: to) {
            let other = roots.values.first { other in
                other.exists(at: to) && other.definition.path == old.definition.path
                    && (old.isReplaced(at: to) && other.wasThere(insteadOf: old)
                        || other.isReplaced(at: from) && old.wasThere(insteadOf: other))
            }
            if let other, places[old.definition.number] == nil {
                places[old.definition.number] = (other, [])
            }
        }
    }

    func place(of root: CatalogRoot) -> (root: CatalogRoot, path: [UInt8])? {
        places[root.definition.number]
    }

    func paths(in root: CatalogRoot) -> Set<[UInt8]> {
        Set(
            places.values.filter { $0.root.definition.number == root.definition.number }.map(\.path)
        )
    }
}
