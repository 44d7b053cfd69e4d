import CairnCore

/// The names that may re-use the content of former names.
///
/// An entry may be outdated: the mark of the new name decides, and code that finds an old entry
/// drops it.
struct FormerNames {
    typealias Entry = (former: SourcePath, holder: SourcePath)

    private var trees: [UInt64: (paths: PathTree, holders: [SourcePath?])] = [:]
    private(set) var count = 0

    subscript(former: SourcePath) -> SourcePath? {
        trees[former.root].flatMap { tree in
            tree.paths.find(former.path).place.flatMap { tree.holders[Int($0)] }
        }
    }

    mutating func set(_ former: SourcePath, heldBy holder: SourcePath) {
        var tree = trees.removeValue(forKey: former.root) ?? (PathTree(), [nil])
        let place = Int(tree.paths.make(former.path))
        while tree.holders.count < tree.paths.bound { tree.holders.append(nil) }
        if tree.holders[place] == nil { count += 1 }
        tree.holders[place] = holder
        trees[former.root] = tree
    }

    /// Removes a former name, and those beneath it when `isDeep`.
    ///
    /// - Returns: the removed entries.
    mutating func take(_ former: SourcePath, isDeep: Bool) -> [Entry] {
        guard count > 0, var tree = trees[former.root], let top = tree.paths.find(former.path).place
        else { return [] }
        let places = isDeep ? [top] + tree.paths.places(beneath: top) : [top]
        guard places.contains(where: { tree.holders[Int($0)] != nil }) else { return [] }
        trees[former.root] = nil
        var taken: [Entry] = []
        for place in places.reversed() {
            guard let holder = tree.holders[Int(place)] else { continue }
            taken.append((SourcePath(root: former.root, path: tree.paths.path(of: place)), holder))
            tree.holders[Int(place)] = nil
            count -= 1
            var leaf = place
            while tree.paths.isLeaf(leaf), tree.holders[Int(leaf)] == nil,
                let parent = tree.paths.parent(of: leaf)
            {
                tree.paths.removeLeaf(leaf)
                leaf = parent
            }
        }
        if tree.paths.count > 1 || tree.holders[0] != nil { trees[former.root] = tree }
        return taken
    }

    /// Removes entries whose former or present name is in this root.
    mutating func forget(root: UInt64) -> [Entry] {
        keep { $0.former.root != root && $0.holder.root != root }
    }

    /// Keeps the entries for which `isTrue`.
    ///
    /// - Returns: the removed entries.
    @discardableResult mutating func keep(_ isTrue: (Entry) -> Bool) -> [Entry] {
        var rest = FormerNames()
        var others: [Entry] = []
        for (root, tree) in trees {
            for place in [PathTree.root] + tree.paths.places(beneath: PathTree.root) {
                guard let holder = tree.holders[Int(place)] else { continue }
                let former = SourcePath(root: root, path: tree.paths.path(of: place))
                if isTrue((former, holder)) {
                    rest.set(former, heldBy: holder)
                } else {
                    others.append((former, holder))
                }
            }
        }
        self = rest
        return others
    }
}
