import CairnCore
import CairnFormat
import CairnRepository

/// Names of all history in memory, as the catalog had them at one moment.
///
/// Memory: 10 bytes and the name, each, and 8 bytes each version. The names lie behind each other
/// in lower case (ASCII), with a bit for each letter that is a capital; a search goes through all
/// of them.
struct NameTable: Sendable {
    // One element each a name.
    private var starts: [UInt32] = []
    /// Its versions, the oldest first.
    private var ofNames = Counts()
    /// The commit of its last change, and whether it is there.
    private var changed: [UInt32] = []
    private static let presentBit: UInt32 = 1 << 31

    private var versions = VersionTable()
    private var text = FoldedText()

    // One element each a directory, in order of id, as the names are.
    private var ids: [Int64] = []
    /// The numbers of their roots.
    private var roots: [UInt64] = []
    /// Their absolute paths, each with a slash behind it.
    private var placeText = FoldedText()
    private var placeStarts: [UInt32] = []
    /// The first name of each.
    private var firsts: [UInt32] = []
    /// Those whose names are told elsewhere; empty for none.
    private var hidden: [Bool] = []
    /// The numbers of those in which roots are.
    private var anchors: Set<Int> = []
    /// Where each root is, by its number.
    private let rootPaths: [UInt64: [UInt8]]

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
        try reader.forEachDirectory(in: some) { id, number, path in
            guard let live = rootPaths[number] else { return }
            if path == nil { anchors.insert(ids.count) }
            ids.append(id)
            roots.append(number)
            placeStarts.append(placeText.end)
            var folder = path.map { ItemPath.join(live, $0) } ?? ItemPath.split(live).parent
            if folder.last != ItemPath.separator { folder.append(ItemPath.separator) }
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
                let shown = name(of: known, in: number)
            else { return true }
            guard starts.count < Self.namesMaximum else {
                isWhole = false
                return false
            }
            append(shown, known)
            return starts.count & 0xfff != 0 || !isCancelled()
        }
        while firsts.count < ids.count { firsts.append(UInt32(starts.count)) }
    }

    /// - Returns: nil for what is no name of this directory.
    private func name(of known: KnownName, in directory: Int) -> [UInt8]? {
        guard anchors.contains(directory) else { return known.name.isEmpty ? nil : known.name }
        return rootPaths[roots[directory]].map { ItemPath.split($0).name }
    }

    private mutating func append(_ name: [UInt8], _ known: KnownName) {
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
        let commit = min(UInt32(clamping: known.changed), Self.presentBit - 1)
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

    private func names(in directory: Int) -> Range<Int> {
        let end = directory + 1 < firsts.count ? Int(firsts[directory + 1]) : starts.count
        return Int(firsts[directory])..<end
    }

    private func isPresent(_ index: Int) -> Bool { changed[index] & Self.presentBit != 0 }
    private func commit(_ index: Int) -> Int64 { Int64(changed[index] & ~Self.presentBit) }

    private func versions(of index: Int) -> Range<Int> { ofNames.range(index) }

    private func newest(_ index: Int) -> Int { versions(of: index).upperBound - 1 }

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
    private func entry(_ version: Int) -> NameIndex.Entry {
        let index = ofNames.index(of: version)
        let all = versions(of: index)
        return NameIndex.Entry(
            place: place(of: index, in: directory(of: index)),
            kind: versions.kind(version), size: versions.size(version),
            modified: Timestamp(seconds: versions.modified(version)),
            changed: commit(index), versions: all.count, isPresent: isPresent(index),
            earlier: version == all.upperBound - 1 ? nil : version - all.lowerBound)
    }

    // MARK: Search

    /// A word, and what it means for the directories here.
    private struct Wanted {
        let word: SearchWord
        /// Whether the path of each has it; empty when nobody asks.
        let above: [Bool]
        /// Of a word about paths …
        let reach: [SearchWord.Reach]
        /// … whether its first spelling needs the name alone, and what every name that matches has
        /// in it.
        let fits: [Bool]
        let needed: [[UInt8]]
    }

    /// - Parameter isBeneath: as of ``NameIndex/searchBeneath(_:atMost:)``.
    func search(_ query: NameIndex.Query, isBeneath: Bool, atMost maximum: Int) -> NameIndex.Found {
        var newest = Newest(maximum)
        let hides = !hidden.isEmpty
        let filter = VersionTable.Filter(query.filter)
        // Matches come in order: the directory of the next is near.
        var near = 0
        func directory(of index: Int) -> Int {
            if firsts[near] > UInt32(index) { near = 0 }
            while near + 1 < firsts.count, firsts[near + 1] <= UInt32(index) { near += 1 }
            return near
        }
        let readings = query.readings.map { words in
            words.map { wanted($0, needsAbove: isBeneath || words.count > 1) }
        }
        var counts = [Int](repeating: 0, count: max(1, readings.count))
        func accept(_ index: Int, _ reading: Int) {
            guard !query.onlyDeleted || !isPresent(index),
                let version = version(of: index, filter),
                !hides || !hidden[directory(of: index)]
            else { return }
            counts[reading] += 1
            newest.add(version, at: versions.modified(version))
        }
        if readings.isEmpty {
            for index in starts.indices { accept(index, 0) }
        } else if isBeneath {
            forEachBeneath(readings) { accept($0, 0) }
        } else {
            for (reading, words) in readings.enumerated() {
                for (number, word) in words.enumerated() {
                    forEachMatch(of: word) { index in
                        if words.count > 1 || reading > 0 {
                            let place = directory(of: index)
                            guard !words[..<number].contains(where: { has(index, $0, place) }),
                                words.indices.allSatisfy({ other in
                                    other == number || words[other].above[place]
                                        || has(index, words[other], place)
                                }),
                                !readings[..<reading].contains(where: {
                                    isFound(index, by: $0, place)
                                })
                            else { return }
                        }
                        accept(index, reading)
                    }
                }
            }
        }
        return NameIndex.Found(counts: counts, entries: newest.numbers.map(entry))
    }

    /// Whether a name has a word, and it or the path above it each other.
    private func isFound(_ index: Int, by words: [Wanted], _ directory: Int) -> Bool {
        words.contains { has(index, $0, directory) }
            && words.allSatisfy {
                !$0.above.isEmpty && $0.above[directory] || has(index, $0, directory)
            }
    }

    /// The newest version of a name that is wanted.
    private func version(of index: Int, _ filter: VersionTable.Filter) -> Int? {
        filter.isOpen
            ? newest(index) : versions(of: index).last { filter.accepts($0, of: versions) }
    }

    private func wanted(_ word: SearchWord, needsAbove: Bool) -> Wanted {
        let reach = word.isOfPaths ? roots.indices.map { word.reach(path(of: $0)) } : []
        var above: [Bool] = []
        if needsAbove {
            above = reach.map { $0 == .all }
            if !word.isOfPaths { above = placesMatching(word) }
        }
        let fits = reach.indices.map {
            reach[$0] == .some && word.spellings[0].fits(path(of: $0))
        }
        let needed = reach.indices.map {
            reach[$0] == .some ? word.needed(besides: path(of: $0)) : []
        }
        return Wanted(word: word, above: above, reach: reach, fits: fits, needed: needed)
    }

    private func placesMatching(_ word: SearchWord) -> [Bool] {
        var found = [Bool](repeating: false, count: roots.count)
        for spelling in word.spellings {
            if !word.isPattern {
                placeText.forEachMatch(of: spelling.text, in: placeStarts) { found[$0] = true }
                continue
            }
            for place in roots.indices where !found[place] {
                let path = path(of: place)
                found[place] =
                    (spelling.needle.isEmpty || FoldedText.isIn(path, spelling.needle))
                    && path.split(separator: ItemPath.separator).contains {
                        spelling.matches($0)
                    }
            }
        }
        return found
    }

    /// Passes each name that has a word, once. For the most part they come in order.
    private func forEachMatch(of wanted: Wanted, _ body: (Int) -> Void) {
        let word = wanted.word
        guard !word.isOfPaths else {
            for (number, reach) in wanted.reach.enumerated() where reach != .none {
                for index in names(in: number) where has(index, wanted, number) { body(index) }
            }
            return
        }
        for (number, spelling) in word.spellings.enumerated() {
            func tell(_ index: Int) {
                guard !word.isPattern || has(index, spelling, isPattern: true),
                    !word.spellings[..<number].contains(where: {
                        has(index, $0, isPattern: word.isPattern)
                    })
                else { return }
                body(index)
            }
            if number == 0, !word.isPattern {
                text.forEachMatch(of: spelling.text, in: starts, body)
            } else if spelling.needle.isEmpty {
                starts.indices.forEach(tell)
            } else {
                text.forEachMatch(of: spelling.needle, in: starts, tell)
            }
        }
    }

    private func forEachBeneath(_ readings: [[Wanted]], _ body: (Int) -> Void) {
        for place in firsts.indices
        where readings.contains(where: { $0.allSatisfy { $0.above[place] } }) {
            for index in names(in: place)
            where !readings.contains(where: { isFound(index, by: $0, place) }) {
                body(index)
            }
        }
    }

    private func range(_ index: Int) -> Range<UInt32> {
        starts[index]..<((index + 1 < starts.count ? starts[index + 1] : text.end) - 1)
    }

    private func placeRange(_ place: Int) -> Range<UInt32> {
        let end = place + 1 < placeStarts.count ? placeStarts[place + 1] : placeText.end
        return placeStarts[place]..<(end - 1)
    }

    /// In lower case, with a slash behind it.
    private func path(of place: Int) -> ArraySlice<UInt8> { placeText.folded(placeRange(place)) }

    private func has(_ index: Int, _ wanted: Wanted, _ directory: Int) -> Bool {
        let word = wanted.word
        guard word.isOfPaths else {
            return word.spellings.contains { has(index, $0, isPattern: word.isPattern) }
        }
        guard wanted.reach[directory] == .some else { return wanted.reach[directory] == .all }
        let needed = wanted.needed[directory]
        guard needed.isEmpty || text.contains(needed, range(index)) else { return false }
        // Most names are looked at where they lie; a path is put together for the others.
        if wanted.fits[directory], text.matches(word.spellings[0].tail, from: starts[index]) {
            return true
        }
        let (name, path) = (text.folded(range(index)), path(of: directory))
        return word.spellings.contains { $0.matches(name, in: path) }
    }

    private func has(_ index: Int, _ spelling: SearchWord.Spelling, isPattern: Bool) -> Bool {
        guard isPattern else { return text.contains(spelling.text, range(index)) }
        return spelling.isAnything || text.matches(spelling.pattern, from: starts[index])
    }

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
