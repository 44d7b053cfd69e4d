import CairnCore
import CairnFormat

/// The dirty places beneath one root.
///
/// - Invariant: a noted place stays covered until it is taken: by its own mark, by a listing of its
///   directory, or by a subtree above. A name to be examined afresh keeps that property, in its own
///   mark or by name in the listing.
/// - Invariant: a place has a mark exactly when it is in `deadlines`; a place without one leads to
///   others.
/// - Cost: O(depth + log n) a note.
struct DirtyTree {
    typealias Place = PathTree.Place
    typealias Taken = (path: [UInt8], mark: DirtyMark)

    let root: UInt64
    var configuration: Settler.Configuration
    var isSuspended = false
    private(set) var tree = PathTree()
    private(set) var marks: [DirtyMark?] = [nil]
    /// The number of plain marks directly beneath each place.
    private var plainChildren: [Int32] = [0]
    private var deadlines = DeadlineHeap()
    /// Number of names that marks remember besides their own.
    private(set) var nameCount = 0
    /// Number of marks with a former name.
    private(set) var formerCount = 0

    init(root: UInt64, _ configuration: Settler.Configuration) {
        self.root = root
        self.configuration = configuration
    }

    var count: Int { deadlines.count }
    var nextDeadline: UInt64? { deadlines.first?.deadline }
    var oldest: UInt64? { deadlines.places.lazy.map { marks[Int($0)]!.since }.min() }
    var markedPlaces: [Place] { deadlines.places.sorted() }

    /// Whether a place is due that is not quiet, because it has waited for the longest time.
    func hasWaitedLongest(at now: UInt64) -> Bool {
        guard let next = nextDeadline, next <= now else { return false }
        return deadlines.places.contains { marks[Int($0)]!.latest <= now }
    }

    /// - Parameter place: may have been freed since.
    func mark(of place: Place) -> DirtyMark? { Int(place) < marks.count ? marks[Int(place)] : nil }
    func mark(at path: [UInt8]) -> DirtyMark? { tree.find(path).place.flatMap { marks[Int($0)] } }

    // MARK: Noting

    mutating func note(
        _ path: [UInt8], _ nature: ChangeNature, at now: UInt64, after barrier: UInt64
    ) {
        let configuration = configuration(at: path)
        var mark = DirtyMark(
            .item, since: now, quiet: configuration.quiet(after: nature),
            longest: configuration.longest)
        let (place, directory, cover) = find(path)
        // Not when it is removed: it may have been renamed, and takes them along then.
        if nature == .appeared, let place { dropFormers(beneath: place) }
        // The common case in a burst: a name that already waits.
        if let place, marks[Int(place)] != nil, cover == nil || cover == place {
            return update(place) { $0.note(nature, at: now, after: barrier, configuration) }
        }
        mark.writing = WritingTimes(until: 0)
        mark.note(nature, at: now, after: barrier, configuration)
        add(mark, at: path, place, directory, cover)
    }

    mutating func add(_ mark: DirtyMark, at path: [UInt8]) {
        let (place, directory, cover) = find(path)
        add(mark, at: path, place, directory, cover)
    }

    /// The place of `path`, of its directory, and of the topmost subtree that covers it, itself
    /// included.
    private func find(_ path: [UInt8]) -> (place: Place?, directory: Place?, cover: Place?) {
        var cover: Place?
        let (place, directory) = tree.find(path) { passed in
            if cover == nil, marks[Int(passed)]?.extent == .subtree { cover = passed }
        }
        return (place, directory, cover)
    }

    private mutating func add(
        _ mark: DirtyMark, at path: [UInt8], _ place: Place?, _ directory: Place?, _ cover: Place?
    ) {
        var mark = mark
        if isInBundle(path) {
            mark.extend(until: mark.since.addingSaturated(configuration.quietAfterWriting))
        }
        if let cover, cover != place {
            update(cover) { $0.cover(mark) }
            // The subtree's scan finds everything except content behind an equal stamp, and former
            // names.
            if mark.former == nil {
                guard mark.holdsContent, !marks[Int(cover)]!.isAllAfresh else { return }
                mark.isAppeared = false
            }
        }
        let isMarked = place.map { marks[Int($0)] != nil } ?? false
        if !isMarked, mark.isPlain, let directory, let above = marks[Int(directory)],
            above.extent >= .listing
        {
            let name = mark.isAfresh ? Self.lastComponent(path) : nil
            return update(directory) { listing in
                listing.cover(mark)
                if let name { listing.addName(name, isContent: mark.isContent) }
            }
        }
        let place = place ?? make(path)
        change(place) { present in
            if present == nil { present = mark } else { present!.add(mark) }
        }
        // Knowledge of the names in it is no longer valid.
        if mark.isUntold { absorb(place, losingPrecision: true) }
    }

    static func lastComponent(_ path: [UInt8]) -> [UInt8] { ItemPath.components(path).last ?? [] }

    private mutating func make(_ path: [UInt8]) -> Place {
        let place = tree.make(path)
        while marks.count < tree.bound {
            marks.append(nil)
            plainChildren.append(0)
        }
        return place
    }

    // MARK: Marks

    mutating func update(_ place: Place, _ body: (inout DirtyMark) -> Void) {
        change(place) { if $0 != nil { body(&$0!) } }
    }

    mutating func update(at path: [UInt8], _ body: (inout DirtyMark) -> Void) {
        if let place = tree.find(path).place { update(place, body) }
    }

    /// The only way to change a mark: keeps counts and deadlines consistent, and lets a larger
    /// extent absorb what it covers.
    mutating func change(_ place: Place, _ body: (inout DirtyMark?) -> Void) {
        let index = Int(place)
        // Moved out, so that a listing's names are changed in place.
        var mark = marks[index].take()
        let before = (
            extent: mark?.extent, isPlain: mark?.isPlain ?? false, names: mark?.names.count ?? 0
        )
        if mark?.former != nil { formerCount -= 1 }
        body(&mark)
        if mark?.former != nil { formerCount += 1 }
        let isPlain = mark?.isPlain ?? false
        nameCount += (mark?.names.count ?? 0) - before.names
        if let mark {
            if deadlines.deadline(of: place) != mark.deadline {
                deadlines.set(place, to: mark.deadline)
            }
        } else {
            deadlines.remove(place)
        }
        let extent = mark?.extent
        marks[index] = mark
        if let parent = tree.parent(of: place), isPlain != before.isPlain {
            plainChildren[Int(parent)] += isPlain ? 1 : -1
            if isPlain, plainChildren[Int(parent)] > configuration.namesPerDirectoryMaximum {
                collapseToListing(parent)
            }
        }
        if let extent, extent != .item, extent != before.extent {
            absorb(place, losingPrecision: false)
        }
    }

    /// Removes a mark, and the places that only led to it.
    @discardableResult mutating func take(_ place: Place) -> DirtyMark? {
        let mark = marks[Int(place)]
        change(place) { mark in mark = nil }
        prune(place)
        return mark
    }

    private mutating func prune(_ start: Place) {
        var place = start
        while tree.isLeaf(place), marks[Int(place)] == nil, let parent = tree.parent(of: place) {
            tree.removeLeaf(place)
            place = parent
        }
        // Releases memory after a burst.
        if count == 0, tree.bound > 1_024 { self = emptied() }
    }

    private func emptied() -> DirtyTree {
        var empty = DirtyTree(root: root, configuration)
        empty.isSuspended = isSuspended
        return empty
    }

    // MARK: Taking

    /// Whether a place may hold names without events since before `moment`.
    func holdsUnseen(until moment: UInt64) -> Bool {
        deadlines.places.contains { marks[Int($0)]!.unseenSince.map { $0 <= moment } ?? false }
    }

    /// The places for a round that begins now.
    ///
    /// They are the settled places; those closed by then, even if they would still wait; and every
    /// place that may hold names without events.
    /// - Parameter closedUntil: the moment that the round represents, or any time when files' own
    ///   times decide.
    /// - Cost: O(marks).
    func ripe(at now: UInt64, closedUntil: UInt64)
        -> [(place: Place, since: UInt64, isSettled: Bool)]
    {
        deadlines.places.compactMap { place in
            let mark = marks[Int(place)]!
            if mark.deadline <= now { return (place, mark.since, true) }
            let isClosed =
                !mark.isOpen && !mark.isGone && (mark.isLeft || mark.writing.until <= closedUntil)
            let isUnseen = mark.unseenSince.map { $0 <= closedUntil } ?? false
            return (isClosed || isUnseen) && bundle(around: place) == nil
                ? (place, mark.since, false) : nil
        }
    }

    /// Raises the writing times of listings and subtrees to those of the separately marked names
    /// beneath.
    ///
    /// - Cost: O(marks × depth).
    mutating func raiseWritingTimes() {
        guard deadlines.places.contains(where: { marks[Int($0)]!.extent != .item }) else { return }
        for place in deadlines.places {
            let writing = marks[Int(place)]!.writing
            var above = tree.parent(of: place)
            while let next = above {
                if let extent = marks[Int(next)]?.extent, extent != .item {
                    marks[Int(next)]!.writing.take(writing)
                }
                above = tree.parent(of: next)
            }
        }
    }

    /// The scheduling unit of each place: a directory at most two levels beneath the root, and none
    /// within one that has a dot in its name, because those belong to one program (`.git`,
    /// `.mozilla`, `x.git`). A unit with little work does not wait for one with much.
    func units(of places: [Place]) -> [Place] {
        var known: [Place: (unit: Place, depth: Int)] = [PathTree.root: (PathTree.root, 0)]
        func unit(_ directory: Place) -> (unit: Place, depth: Int) {
            if let known = known[directory] { return known }
            let above = unit(tree.parent(of: directory)!)
            let isClosed =
                above.depth == 2
                || above.depth > 0 && tree.name(of: above.unit).contains(UInt8(ascii: "."))
            let found = isClosed ? above : (directory, above.depth + 1)
            known[directory] = found
            return found
        }
        return places.map { place in
            let holdsNames = marks[Int(place)]?.unseenSince != nil
            return unit(holdsNames ? place : tree.parent(of: place) ?? place).unit
        }
    }

    /// Takes a place, or instead a directory above it that re-uses a former one, settled or not:
    /// re-use replaces everything beneath, so it must not come later. For a bundle it takes all
    /// dirty places once all are settled; before that, none.
    mutating func takeRipe(_ ripe: Place, at now: UInt64) -> [Taken] {
        var place = ripe
        for above in tree.above(ripe) where marks[Int(above)]?.former != nil { place = above }
        if let bundle = bundle(around: place) { return takeBundle(bundle, at: now) }
        // Names beneath a subtree that re-use a former content: the subtree may have absorbed later
        // writes to them. And names beneath a renamed directory that were renamed before it: their
        // former names go with its former name.
        let mark = marks[Int(place)]
        let takesBeneath = formerCount > 0 && (mark?.extent == .subtree || mark?.former != nil)
        let reusing =
            takesBeneath
            ? tree.places(beneath: place).filter { marks[Int($0)]?.former != nil } : []
        return take([place] + reusing)
    }

    /// Takes the mark at `path`, and those of the directories above that re-use a former one, the
    /// topmost first.
    mutating func takeReusing(_ path: [UInt8]) -> [Taken] {
        guard let place = tree.find(path).place, marks[Int(place)] != nil else { return [] }
        let places = bundle(around: place).map { marked(from: $0) } ?? [place]
        let above = tree.above(places.first ?? place).filter { marks[Int($0)]?.former != nil }
        return take(above.reversed() + places)
    }

    mutating func take(_ places: [Place]) -> [Taken] {
        places.map { tree.path(of: $0) }.compactMap { path in
            // Taking one frees the places that only led to it.
            tree.find(path).place.flatMap { take($0) }.map { (path, $0) }
        }
    }

    mutating func takeAll() -> [Taken] {
        let all = markedPlaces.map { (path: tree.path(of: $0), mark: marks[Int($0)]!) }
        self = emptied()
        return all
    }

    // MARK: Asking

    /// The time since when `path`, anything beneath it or a covering mark above it waits.
    func dirty(at path: [UInt8]) -> UInt64? {
        var passed: [Place] = []
        let place = tree.find(path) { passed.append($0) }.place
        var since: [UInt64] = []
        for above in passed where above != place {
            guard let mark = marks[Int(above)] else { continue }
            // A directory that appeared or disappeared covers all its contents. So does a listing,
            // which does not know which of its names are new or gone.
            if mark.extent != .item || mark.isAppeared || mark.isGone || mark.former != nil {
                since.append(mark.since)
            }
        }
        if let place {
            for inner in [place] + tree.places(beneath: place) {
                if let mark = marks[Int(inner)] { since.append(mark.since) }
            }
        }
        return since.min()
    }
}
