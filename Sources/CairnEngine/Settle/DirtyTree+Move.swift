/// What is known of a name that moves away.
enum MoveOrigin {
    /// The repository has its content, under this name.
    case known(WatchedPath)
    /// Its content changed since it was last looked at.
    case written
    /// Nobody can say what it was.
    case unknown
}

/// A renamed name takes what is dirty in it along.
extension DirtyTree {
    func origin(of path: [UInt8]) -> MoveOrigin {
        var above: [DirtyMark] = []
        let (place, directory) = tree.find(path) { passed in
            if let mark = marks[Int(passed)] { above.append(mark) }
        }
        let own = place.flatMap { marks[Int($0)] }
        if own != nil { above.removeLast() }
        let listing = directory.flatMap { marks[Int($0)] }
        let isNamed = listing?.names[Self.lastComponent(path)]
        // What is known to be written stays so, whatever else is unknown.
        if own?.isContent == true || isNamed == true || listing?.isAllAfresh == true { return .written }
        if above.contains(where: { $0.extent == .subtree && $0.isAllAfresh }) { return .written }
        if above.contains(where: { $0.extent == .subtree || $0.isAppeared || $0.former != nil }) { return .unknown }
        if let own {
            if own.isAppeared || own.extent == .subtree { return .unknown }
            if let former = own.former { return .known(former) }
        }
        if isNamed != nil || listing?.isUntold == true { return .unknown }
        return .known(WatchedPath(root: root, path: path))
    }

    /// Copies of what is dirty at and beneath `path`, relative to it, for the place it moved to. What stays re-uses nothing any more.
    mutating func depart(_ path: [UInt8]) -> [(path: [UInt8], mark: DirtyMark)] {
        guard let top = tree.find(path).place else { return [] }
        var departing: [(path: [UInt8], mark: DirtyMark)] = []
        let prefix = tree.path(of: top).count
        for place in [top] + tree.places(beneath: top) {
            guard let mark = marks[Int(place)] else { continue }
            departing.append((Array(tree.path(of: place).dropFirst(prefix)), mark))
        }
        // Should something stand there still, as after an exchange of two names, nobody knows what.
        if marks[Int(top)]?.former != nil { dropFormer(top) }
        dropFormers(beneath: top)
        return departing
    }

    /// Notes that `path` was something else a moment ago.
    mutating func arrive(_ path: [UInt8], from origin: MoveOrigin, at now: UInt64) {
        var mark = DirtyMark(
            .item, since: now, quiet: configuration.quiet(after: .appeared), longest: configuration.longest)
        var isFormerUsable = true
        let (place, directory) = tree.find(path)
        if let place { dropFormers(beneath: place) }
        if let place, let present = marks[Int(place)] {
            isFormerUsable = !present.isContent && present.extent == .item
        }
        if let directory, let listing = marks[Int(directory)] {
            if listing.isAllAfresh || listing.names[Self.lastComponent(path)] == true { isFormerUsable = false }
        }
        switch origin {
        case .known(let former) where isFormerUsable && former != WatchedPath(root: root, path: path):
            mark.former = former
            // The move explains an appearance that was told before it.
            if let place { update(place) { $0.forgetAppearance() } }
            if let directory { update(directory) { $0.names[Self.lastComponent(path)] = nil } }
        case .known, .unknown: mark.isAppeared = true
        case .written:
            mark.isContent = true
            mark.isAppeared = true
        }
        add(mark, at: path)
        if let place = tree.find(path).place { update(place) { $0.isGone = false } }
    }

    /// The name at `path` cannot re-use `former` any more: it is looked at afresh.
    mutating func dropFormer(_ former: WatchedPath, at path: [UInt8]) {
        guard let place = tree.find(path).place, marks[Int(place)]?.former == former else { return }
        dropFormer(place)
    }

    /// Another directory stands there, or none: what its names were says nothing about those that are there now.
    mutating func dropFormers(beneath top: Place) {
        guard formerCount > 0, !tree.isLeaf(top) else { return }
        // Making one plain can collapse its directory, and with it places further on: those have no mark then.
        for place in tree.places(beneath: top) where marks[Int(place)]?.former != nil { dropFormer(place) }
    }

    private mutating func dropFormer(_ place: Place) {
        update(place) { mark in
            mark.former = nil
            mark.isAppeared = true
        }
    }
}

extension DirtyMark {
    fileprivate mutating func forgetAppearance() {
        isAppeared = false
        former = nil
    }
}
