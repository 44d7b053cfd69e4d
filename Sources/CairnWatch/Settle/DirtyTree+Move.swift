import CairnCore
import CairnFormat

/// The knowledge about a name that is moved away.
enum MoveOrigin {
    /// The repository has its content, under this name.
    case known(SourcePath)
    /// Its content changed since it was last examined; with its former name, as far as known.
    case written(SourcePath?)
    /// Its former name is uncertain; a guess.
    case unknown(SourcePath?)
}

/// A renamed name takes its dirty marks along.
extension DirtyTree {
    func origin(of path: [UInt8]) -> MoveOrigin {
        let components = ItemPath.components(path)
        var passed: [Place] = []
        let (place, directory) = tree.find(path) { passed.append($0) }
        if place != nil { passed.removeLast() }
        let own = place.flatMap { marks[Int($0)] }
        let listing = directory.flatMap { marks[Int($0)] }
        let isNamed = listing?.names[Self.lastComponent(path)]
        var former: SourcePath? = SourcePath(root: root, path: path)
        var isUnknown = false
        var isWritten = own?.isContent == true || isNamed == true || listing?.isAllAfresh == true
        for (depth, above) in passed.enumerated() {
            guard let mark = marks[Int(above)] else { continue }
            // A listing may have absorbed the new directory on this way.
            let isNew =
                mark.isAppeared
                || mark.extent == .listing
                    && (mark.isUntold || mark.isAllAfresh || mark.names[components[depth]] != nil)
            if isNew || mark.extent == .subtree || mark.former != nil { isUnknown = true }
            if mark.extent == .subtree, mark.isAllAfresh { isWritten = true }
            if let whole = mark.former {
                former = whole.appending(
                    Array(components[depth...].joined(separator: [ItemPath.separator])))
            } else if mark.isAppeared {
                former = nil
            }
        }
        if let own {
            if own.isAppeared || own.extent == .subtree { isUnknown = true }
            if own.former != nil || own.isAppeared { former = own.former }
        }
        // Known writing stays known, whatever else is unknown.
        if isWritten { return .written(former) }
        guard !isUnknown || own?.former != nil && own?.isAfresh == false, let former
        else { return .unknown(former) }
        return .known(former)
    }

    /// Returns copies of the marks at and beneath `path`, relative to it, for the place it moved
    /// to. The remaining marks no longer re-use content.
    mutating func depart(_ path: [UInt8]) -> [Taken] {
        guard let top = tree.find(path).place else { return [] }
        let prefix = tree.path(of: top).count
        let departing = marked(from: top).map { place in
            (Array(tree.path(of: place).dropFirst(prefix)), marks[Int(place)]!)
        }
        // If something is still there, as after an exchange of two names, its former name is
        // unknown.
        if marks[Int(top)]?.former != nil { dropFormer(top) }
        dropFormers(beneath: top)
        return departing
    }

    /// Notes that `path` had another name a moment ago.
    mutating func arrive(
        _ path: [UInt8], from origin: MoveOrigin, at now: UInt64, after barrier: UInt64
    ) {
        var mark = DirtyMark(
            .item, since: now, quiet: configuration.quiet(after: .appeared),
            longest: configuration.longest)
        mark.writing = WritingTimes(after: barrier, until: now)
        let (place, directory) = tree.find(path)
        if let place { dropFormers(beneath: place) }
        let listing = directory.flatMap { marks[Int($0)] }
        let isWritten =
            place.flatMap { marks[Int($0)]?.isContent } == true || listing?.isAllAfresh == true
            || listing?.names[Self.lastComponent(path)] == true
        // The move explains an appearance that was reported before it.
        if let place {
            update(place) { mark in
                mark.isAppeared = false
                mark.former = nil
            }
        }
        switch origin {
        case .known(let former): (mark.former, mark.isContent) = (former, isWritten)
        case .unknown(let former):
            (mark.former, mark.isContent, mark.isAppeared) = (former, isWritten, true)
        case .written(let former):
            (mark.former, mark.isContent, mark.isAppeared) = (former, true, true)
        }
        if mark.former == SourcePath(root: root, path: path) { mark.former = nil }
        if mark.former == nil {
            mark.isAppeared = true
        } else if let directory {
            update(directory) { $0.names[Self.lastComponent(path)] = nil }
        }
        add(mark, at: path)
        if let place = tree.find(path).place { update(place) { $0.isGone = false } }
    }

    /// The name at `path` can no longer re-use `former`: it is examined afresh.
    mutating func dropFormer(_ former: SourcePath, at path: [UInt8]) {
        guard let place = tree.find(path).place, marks[Int(place)]?.former == former else { return }
        dropFormer(place)
    }

    /// Another directory is there, or none: former names beneath say nothing about the present
    /// ones.
    mutating func dropFormers(beneath top: Place) {
        guard formerCount > 0, !tree.isLeaf(top) else { return }
        // Making one plain can collapse its directory, and with it later places: those have no mark
        // then.
        for place in tree.places(beneath: top) where marks[Int(place)]?.former != nil {
            dropFormer(place)
        }
    }

    /// Notes that the name at `path` does not have the content that `former` had when it was last
    /// examined.
    mutating func forgetContent(of former: SourcePath, at path: [UInt8]) {
        guard let place = tree.find(path).place, marks[Int(place)]?.former == former else { return }
        update(place) { mark in
            mark.isAppeared = true
            mark.settleKind()
        }
    }

    private mutating func dropFormer(_ place: Place) {
        update(place) { mark in
            mark.former = nil
            mark.isAppeared = true
        }
    }
}
