import CairnCore

/// Merging of many marks into one: precision is lost, never coverage.
extension DirtyTree {
    /// Turns the directories with the most entries into listings, until at most `target` marks are
    /// left or no more can be saved this way.
    mutating func shrinkToListings(target: Int) {
        var entries: [Place: Int] = [:]
        for place in markedPlaces where marks[Int(place)]!.extent == .item {
            if let directory = tree.parent(of: place) { entries[directory, default: 0] += 1 }
        }
        let largest = entries.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
        for (directory, count) in largest where count + (marks[Int(directory)] == nil ? 0 : 1) > 1 {
            guard self.count > target else { return }
            collapseToListing(directory, losingPrecision: true)
        }
    }

    /// Makes subtrees, the deepest first, until `isEnough`.
    ///
    /// - Parameter marksMinimum: 2 to save marks, 1 to save places.
    mutating func shrinkToSubtrees(marksMinimum: Int, until isEnough: (DirtyTree) -> Bool) {
        let all = [PathTree.root] + tree.places(beneath: PathTree.root)
        var depths = [Int32](repeating: 0, count: tree.bound)
        for place in all.dropFirst() {
            depths[Int(place)] = depths[Int(tree.parent(of: place)!)] + 1
        }
        // Parents are looked up before anything is removed: a removed place has none.
        let order = all.map { (place: $0, parent: tree.parent(of: $0)) }
            .sorted { (depths[Int($0.place)], $0.place) > (depths[Int($1.place)], $1.place) }
        var inside = [Int](repeating: 0, count: tree.bound)
        for (place, parent) in order {
            if isEnough(self) { return }
            var count = inside[Int(place)] + (marks[Int(place)] == nil ? 0 : 1)
            if inside[Int(place)] > 0, count >= marksMinimum {
                collapseToSubtree(place)
                count = 1
            }
            if let parent { inside[Int(parent)] += count }
        }
    }

    /// Drops the remembered names of the listings with the most, until at most `target` names are
    /// left: all names of such a listing are then examined afresh.
    mutating func shrinkNames(target: Int) {
        let largest = markedPlaces.map { (place: $0, count: marks[Int($0)]!.names.count) }
            .sorted { ($0.count, $1.place) > ($1.count, $0.place) }
        for (place, count) in largest where count > 0 {
            guard nameCount > target else { return }
            update(place) { mark in
                mark.isAllAfresh = true
                mark.settleKind()
            }
        }
    }

    /// Merges the names in a directory into one listing.
    ///
    /// - Parameter losingPrecision: also merges names that would re-use a former content.
    mutating func collapseToListing(_ place: Place, losingPrecision: Bool = false) {
        let plain = tree.children(of: place).compactMap { marks[Int($0)] }
            .filter { losingPrecision ? $0.extent == .item : $0.isPlain }
        guard var listing = plain.first else { return }
        listing = DirtyMark(times: listing, .listing)
        for mark in plain { listing.cover(mark) }
        if marks[Int(place)]?.extent ?? .item == .item {
            change(place) { mark in
                var listing = listing
                if let present = mark { listing.add(present) }
                mark = listing
            }
        }
        absorb(place, losingPrecision: losingPrecision)
    }

    /// Merges everything from a place down into one subtree, afresh if any part of it was.
    mutating func collapseToSubtree(_ place: Place) {
        let inside = ([place] + tree.places(beneath: place)).compactMap { marks[Int($0)] }
        guard let first = inside.first else { return }
        var subtree = DirtyMark(times: first, .subtree)
        for mark in inside {
            subtree.cover(mark)
            subtree.isAllAfresh = subtree.isAllAfresh || mark.holdsContent
        }
        change(place) { mark in mark = subtree }
        absorb(place, losingPrecision: true)
    }

    /// Removes the marks that a listing or subtree covers and keeps their essential information.
    mutating func absorb(_ place: Place, losingPrecision: Bool) {
        guard let extent = marks[Int(place)]?.extent, extent != .item else { return }
        for child in tree.children(of: place) {
            guard let mark = marks[Int(child)],
                losingPrecision ? mark.extent == .item : mark.isPlain
            else { continue }
            let name = mark.isAfresh || mark.former != nil ? tree.name(of: child) : nil
            take(child)
            update(place) { above in
                above.cover(mark)
                if let name { above.addName(name, isContent: mark.isContent) }
            }
        }
        guard extent == .subtree else { return }
        for inner in tree.places(beneath: place).reversed() {
            guard let mark = marks[Int(inner)] else { continue }
            // Names that were renamed into it remain useful.
            if mark.former != nil, !losingPrecision { continue }
            let isAllAfresh = marks[Int(place)]!.isAllAfresh
            guard isAllAfresh || !mark.holdsContent else { continue }
            take(inner)
            update(place) { $0.cover(mark) }
        }
    }
}

extension DirtyMark {
    /// Another extent with only the times of `other`.
    fileprivate init(times other: DirtyMark, _ extent: SettledTask.Extent) {
        self.init(extent, since: other.since, quiet: 0, longest: 0)
        latest = other.latest
        writing = other.writing
        deadline = other.deadline
    }
}
