import CairnCore
import CairnFormat
import CairnRepository

/// Names of all history in memory, as the catalog had them at one moment.
///
/// Memory: 10 bytes and the name, each, and 8 bytes each version; for names whose letters have
/// marks twice the name and 12 bytes more. The names lie behind each other
/// in lower case (ASCII), with a bit for each letter that is a capital; a search goes through all
/// of them.
struct NameTable: Sendable {
    // One element each a name.
    private(set) var starts: [UInt32] = []
    /// Its versions, the oldest first.
    private(set) var ofNames = Counts()
    /// The commit of its last change, and whether it is there.
    private var changed: [UInt32] = []
    private static let presentBit: UInt32 = 1 << 31

    private(set) var versions = VersionTable()
    private(set) var text = FoldedText()
    private(set) var plain = PlainNames()

    // One element each a directory, in order of id, as the names are.
    private var ids: [Int64] = []
    /// The numbers of their roots.
    private(set) var roots: [UInt64] = []
    /// Their absolute paths, each with a slash behind it.
    private(set) var placeText = FoldedText()
    private(set) var placeStarts: [UInt32] = []
    private(set) var plainPlaces = PlainNames()
    /// The first name of each.
    private(set) var firsts: [UInt32] = []
    /// Those whose names are told elsewhere; empty for none.
    private(set) var hidden: [Bool] = []
    /// The numbers of those in which roots are.
    private var anchors: Set<Int> = []
    /// Where each root is, by its number.
    private let rootPaths: [UInt64: [UInt8]]
    private let continuations: RootContinuations
    /// The commit that carried each directory here from another root; 0 for none.
    private var carried: [Int64] = []

    /// Beyond, names are left out: ``isWhole`` says so.
    static let namesMaximum = 4_000_000
    /// Beyond, of each name only the newest is known.
    static let versionsMaximum = 16_000_000
    private(set) var isWhole = true
    /// The names that are there, of directories that are not hidden.
    private(set) var presentCount = 0
    private var hiddenCount = 0

    /// - Parameters:
    ///   - some: the directories that are meant, in order of id; nil for all.
    ///   - isCancelled: asked now and then.
    init(_ reader: CatalogReader, in some: [Int64]? = nil, isCancelled: () -> Bool) throws {
        rootPaths = try reader.roots().byNumber.mapValues(\.definition.path)
        continuations = try RootContinuations(reader)
        try reader.forEachDirectory(in: some) { id, number, path in
            guard let live = rootPaths[number] else { return }
            carried.append(
                path.flatMap { continuations.carried(RepositoryPath(root: number, path: $0)) } ?? 0)
            if path == nil { anchors.insert(ids.count) }
            ids.append(id)
            roots.append(number)
            placeStarts.append(placeText.end)
            var folder = path.map { ItemPath.join(live, $0) } ?? ItemPath.split(live).parent
            if folder.last != ItemPath.separator { folder.append(ItemPath.separator) }
            plainPlaces.append(folder, placeStarts.count - 1)
            placeText.append(folder)
        }
        if some == nil { try reserve(reader) }
        firsts.reserveCapacity(ids.count)
        try reader.forEachKnownName(in: some) { known in
            // Directories come in the same order here and there; some are of no root.
            while firsts.count < ids.count, ids[firsts.count] <= known.directory {
                firsts.append(UInt32(starts.count))
            }
            let number = firsts.count - 1
            guard number >= 0, ids[number] == known.directory,
                let shown = name(of: known, in: number),
                // What another root continues is told there.
                known.last == nil || known.last != continuations.end(of: roots[number])
            else { return true }
            guard starts.count < Self.namesMaximum else {
                isWhole = false
                return false
            }
            append(shown, known, isCarried: known.last == nil && known.first == carried[number])
            return starts.count & 0xfff != 0 || !isCancelled()
        }
        while firsts.count < ids.count { firsts.append(UInt32(starts.count)) }
    }

    /// - Returns: nil for what is no name of this directory.
    private func name(of known: KnownName, in directory: Int) -> [UInt8]? {
        guard anchors.contains(directory) else { return known.name.isEmpty ? nil : known.name }
        return rootPaths[roots[directory]].map { ItemPath.split($0).name }
    }

    /// - Parameter isCarried: whether it has not changed since another root had it.
    private mutating func append(_ name: [UInt8], _ known: KnownName, isCarried: Bool) {
        plain.append(name, starts.count)
        starts.append(text.end)
        text.append(name)
        let fits = versions.count + known.versions.count <= Self.versionsMaximum
        let told = known.versions.suffix(fits ? known.versions.count : 1)
        ofNames.append(told.count)
        for version in told {
            versions.append(
                version.kind, size: version.size, modified: version.modified.seconds)
        }
        let isPresent = known.last == nil
        if isPresent { presentCount += 1 }
        let commit = isCarried ? 0 : min(UInt32(clamping: known.changed), Self.presentBit - 1)
        changed.append(commit | (isPresent ? Self.presentBit : 0))
    }

    /// Growing arrays would take twice the memory for a while. What is reserved and not used takes
    /// none: no byte of it is touched.
    private mutating func reserve(_ reader: CatalogReader) throws {
        let live = Int(try reader.count(.live))
        let names = min(live, Self.namesMaximum) * 5 / 4
        starts.reserveCapacity(names)
        ofNames.reserve(names)
        changed.reserveCapacity(names)
        text.reserve(names * 32)
        versions.reserve(min(live + Int(try reader.count(.past)), Self.versionsMaximum))
    }

    /// The names of directories that are not hidden.
    var count: Int { starts.count - hiddenCount }
    /// All that take memory.
    var heldCount: Int { starts.count }
    var lastDirectory: Int64 { ids.last ?? 0 }

    /// The number of a name's directory here.
    private func directory(of index: Int) -> Int {
        firsts.partitioningIndex { $0 > UInt32(index) } - 1
    }

    func names(in directory: Int) -> Range<Int> {
        let end = directory + 1 < firsts.count ? Int(firsts[directory + 1]) : starts.count
        return Int(firsts[directory])..<end
    }

    func isPresent(_ index: Int) -> Bool { changed[index] & Self.presentBit != 0 }
    private func commit(_ index: Int) -> Int64 { Int64(changed[index] & ~Self.presentBit) }

    func versions(of index: Int) -> Range<Int> { ofNames.range(index) }

    func newest(_ index: Int) -> Int { versions(of: index).upperBound - 1 }

    /// Leaves out the names of some directories, in order of id.
    mutating func hide(_ directories: [Int64]) {
        if hidden.isEmpty { hidden = [Bool](repeating: false, count: ids.count) }
        for id in directories {
            let number = ids.partitioningIndex { $0 >= id }
            guard number < ids.count, ids[number] == id, !hidden[number] else { continue }
            hidden[number] = true
            let names = names(in: number)
            hiddenCount += names.count
            presentCount -= names.count(where: isPresent)
        }
    }

    /// The place of a name. - Parameter directory: its directory's number.
    private func place(of name: Int, in directory: Int) -> RepositoryPath {
        let root = roots[directory]
        guard !anchors.contains(directory), let top = rootPaths[root] else {
            return RepositoryPath(root: root, path: [])
        }
        let live = placeText.original(placeRange(directory)) + text.original(range(name))
        return RepositoryPath(root: root, path: ItemPath.relative(live, to: top) ?? [])
    }

    /// - Parameter version: its number.
    func entry(_ version: Int) -> NameIndex.Entry {
        let index = ofNames.index(of: version)
        let all = versions(of: index)
        return NameIndex.Entry(
            place: place(of: index, in: directory(of: index)),
            kind: versions.kind(version), size: versions.size(version),
            modified: Timestamp(seconds: versions.modified(version)),
            changed: commit(index), versions: all.count, isPresent: isPresent(index),
            earlier: version == all.upperBound - 1 ? nil : version - all.lowerBound)
    }

    func range(_ index: Int) -> Range<UInt32> {
        starts[index]..<((index + 1 < starts.count ? starts[index + 1] : text.end) - 1)
    }

    func placeRange(_ place: Int) -> Range<UInt32> {
        let end = place + 1 < placeStarts.count ? placeStarts[place + 1] : placeText.end
        return placeStarts[place]..<(end - 1)
    }

    /// In lower case, with a slash behind it.
    func path(of place: Int) -> ArraySlice<UInt8> { placeText.folded(placeRange(place)) }

    // MARK: Overviews

    /// The largest present files.
    func largest(_ maximum: Int) -> [NameIndex.Entry] {
        select(maximum) { isPresent($0) ? Int64(clamping: versions.size(newest($0))) : 0 }
    }

    /// What has most versions.
    func busiest(_ maximum: Int) -> [NameIndex.Entry] {
        select(maximum) { index in
            let count = ofNames.number(index)
            return count > 1 && isFile(index) ? Int64(count) : 0
        }
    }

    /// What came, went or changed after a commit, the last first; directories left out.
    func changes(after commit: Int64, _ maximum: Int) -> (count: Int, newest: [NameIndex.Entry]) {
        var count = 0
        let newest = select(maximum) { index in
            guard self.commit(index) > commit, isFile(index) else { return 0 }
            count += 1
            return self.commit(index)
        }
        return (count, newest)
    }

    private func isFile(_ index: Int) -> Bool { versions.kind(newest(index)) != .directory }

    /// The entries with the greatest values above 0.
    private func select(_ maximum: Int, _ value: (Int) -> Int64) -> [NameIndex.Entry] {
        var greatest = Newest(maximum)
        for number in ids.indices where hidden.isEmpty || !hidden[number] {
            for index in names(in: number) {
                let value = value(index)
                if value > 0 { greatest.add(newest(index), at: value) }
            }
        }
        return greatest.numbers.map(entry)
    }
}
