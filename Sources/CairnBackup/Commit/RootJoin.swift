import CairnCore
import CairnFormat
import CairnRepository

/// Joins a root that ends with the root that continues at its place.
///
/// - What it promises: if both roots have an item, its newest version by time stays the present
///   one. Items of only one root stay present, too. A recorded move continues the history of the
///   root that ends. The caller drops that root in the same commit. - Source: FORMAT.md §8.6.
/// - What it does not: to detect changes. The next scan does; the file of a stream has none.
/// - Cost: a row for each item that continues, no content. Memory: the waiting directories.
struct RootJoin {
    let fold: RootFold
    let reader: CatalogReader
    private var live: LiveTree { fold.live }

    init(fold: RootFold, reader: CatalogReader) { (self.fold, self.reader) = (fold, reader) }

    init(_ builder: CommitBuilder, _ writer: RepositoryWriter, _ reader: CatalogReader) throws {
        self.init(
            fold: RootFold(
                builder: builder, writer: writer.catalogWriter, live: try LiveTree(reader),
                fileSystem: NoFileSystem()), reader: reader)
    }

    /// A directory of the root that ends, and the directory that continues it.
    private typealias Pair = (ending: Int64, place: [UInt8], own: Int64)

    /// - Parameter path: the absolute path of the root that continues.
    func join(_ ending: CatalogRoot, into root: CatalogRoot, at path: [UInt8]) throws {
        let endingPath = ending.definition.path
        let place = ItemPath.relative(endingPath, to: path)
        guard let inner = place == nil ? ItemPath.relative(path, to: endingPath) : [] else {
            return
        }
        _ = try join(
            ending, part: inner,
            into: RepositoryPath(root: root.definition.number, path: place ?? []),
            anchor: root.anchor)
    }

    /// - Parameters:
    ///   - inner: the directory that continues at the place.
    ///   - anchor: the anchor of the root of the place.
    /// - Returns: whether both places are known.
    func join(
        _ ending: CatalogRoot, part inner: [UInt8], into target: RepositoryPath, anchor: Int64
    ) throws -> Bool {
        let (number, place) = (target.root, target.path)
        guard let top = try live.find(inner, in: ending),
            let above = try directory(above: target, anchor)
        else { return false }
        var pending: [Pair] = []
        func take(_ row: LiveRow, at place: [UInt8], in directory: Int64) throws {
            let known = try live.find(ItemPath.split(place).name, in: directory)
            guard let own = try choose(row, at: place, in: directory, of: number, instead: known),
                let child = row.child
            else { return }
            pending.append((child, place, own))
        }
        try take(top, at: place, in: above)
        while let next = pending.popLast() {
            for row in try live.rows(in: next.ending) {
                try take(row, at: ItemPath.join(next.place, row.name), in: next.own)
            }
        }
        try fold.builder.record(
            .move(
                root: number, path: place, fromRoot: ending.definition.number, fromPath: inner))
        return true
    }

    /// The directory of the continuing root that has an item's name; nil if there is none.
    private func directory(above place: RepositoryPath, _ anchor: Int64) throws -> Int64? {
        if place.path.isEmpty { return anchor }
        let parent = ItemPath.split(place.path).parent
        return try
            (parent.isEmpty
            ? live.find([], in: anchor) : live.find(parent, inRoot: place.root))?.child
    }

    /// Makes an item of the root that ends the present one, if it is the newer of the two.
    ///
    /// - Returns: the id of the directory at the place, if both are directories then.
    private func choose(
        _ row: LiveRow, at place: [UInt8], in directory: Int64, of root: UInt64,
        instead known: LiveRow?
    ) throws -> Int64? {
        guard let known else {
            return try fold.put(root, place, in: directory, row)
        }
        guard known.item != row.item, try isNewer(row, than: known) else {
            return row.kind == .directory ? known.child : nil
        }
        if (known.kind == .directory) != (row.kind == .directory) {
            try fold.builder.carry(
                .remove(root: root, path: place),
                CatalogChange(
                    directory: directory, name: ItemPath.split(place).name, action: .remove))
        }
        return try fold.put(root, place, in: directory, row)
    }

    private func isNewer(_ one: LiveRow, than other: LiveRow) throws -> Bool {
        let times = try [one, other].map { try reader.commit(number: $0.first)?.commit.time }
        guard let first = times[0], let second = times[1], first != second
        else { return one.first > other.first }
        return first > second
    }
}
