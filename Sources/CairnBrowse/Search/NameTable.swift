import CairnCore
import CairnFormat
import CairnRepository
import Glibc

/// Names of all history in memory, as the catalog had them at one moment.
///
/// Memory: 23 bytes and the name, each. The names lie behind each other in lower case (ASCII), with
/// a bit for each letter that is a capital; a search goes through all of them.
struct NameTable: Sendable {
    // One element each a name.
    private var starts: [UInt32] = []
    private var sizes: [UInt64] = []
    /// Seconds, as far as 32 bits go.
    private var modified: [Int32] = []
    private var changed: [UInt32] = []
    private var versions: [UInt16] = []
    /// The kind, and whether it is there.
    private var kinds: [UInt8] = []
    private static let presentBit: UInt8 = 0x80

    private var text = FoldedText()

    // One element each a directory, in order of id, as the names are.
    private var ids: [Int64] = []
    private var places: [RepositoryPath] = []
    private var placeText = FoldedText()
    private var placeStarts: [UInt32] = []
    /// The first name of each.
    private var firsts: [UInt32] = []
    /// Those whose names are told elsewhere; empty for none.
    private var hidden: [Bool] = []

    /// Beyond, names are left out: ``isWhole`` says so.
    static let namesMaximum = 4_000_000
    private(set) var isWhole = true
    /// The names that are there, of directories that are not hidden.
    private(set) var presentCount = 0

    /// - Parameters:
    ///   - some: the directories that are meant, in order of id; nil for all.
    ///   - isCancelled: asked now and then.
    init(_ reader: CatalogReader, in some: [Int64]? = nil, isCancelled: () -> Bool) throws {
        let roots = try reader.roots().byNumber
        try reader.forEachDirectory(in: some) { id, place in
            guard let root = roots[place.root] else { return }
            ids.append(id)
            places.append(place)
            placeStarts.append(placeText.end)
            placeText.append(ItemPath.join(root.definition.path, place.path))
        }
        if some == nil { reserve(min(Int(try reader.count(.live)), Self.namesMaximum)) }
        firsts.reserveCapacity(ids.count)
        try reader.forEachKnownName(in: some) { known in
            // Directories come in the same order here and there; some are of no root.
            while firsts.count < ids.count, ids[firsts.count] <= known.directory {
                firsts.append(UInt32(starts.count))
            }
            guard let id = firsts.isEmpty ? nil : ids[firsts.count - 1], id == known.directory,
                !known.name.isEmpty
            else { return true }
            guard starts.count < Self.namesMaximum else {
                isWhole = false
                return false
            }
            starts.append(text.end)
            text.append(known.name)
            if known.last == nil { presentCount += 1 }
            sizes.append(known.item.size)
            modified.append(Int32(clamping: known.item.modified.seconds))
            changed.append(UInt32(clamping: known.changed))
            versions.append(UInt16(clamping: known.versions))
            kinds.append(known.item.kind.rawValue | (known.last == nil ? Self.presentBit : 0))
            return starts.count & 0xfff != 0 || !isCancelled()
        }
        while firsts.count < ids.count { firsts.append(UInt32(starts.count)) }
    }

    /// Growing arrays would take twice the memory for a while. What is reserved and not used takes
    /// none: no byte of it is touched.
    private mutating func reserve(_ expected: Int) {
        let names = expected + expected / 4
        starts.reserveCapacity(names)
        sizes.reserveCapacity(names)
        modified.reserveCapacity(names)
        changed.reserveCapacity(names)
        versions.reserveCapacity(names)
        kinds.reserveCapacity(names)
        text.reserve(names * 32)
    }

    var count: Int { starts.count }
    var lastDirectory: Int64 { ids.last ?? 0 }

    /// The number of a name's directory here.
    private func directory(of index: Int) -> Int {
        firsts.partitioningIndex { $0 > UInt32(index) } - 1
    }

    /// Leaves out the names of some directories, in order of id.
    mutating func hide(_ directories: [Int64]) {
        if hidden.isEmpty { hidden = [Bool](repeating: false, count: ids.count) }
        for id in directories {
            let number = ids.partitioningIndex { $0 >= id }
            guard number < ids.count, ids[number] == id, !hidden[number] else { continue }
            hidden[number] = true
            let end = number + 1 < firsts.count ? Int(firsts[number + 1]) : starts.count
            for index in Int(firsts[number])..<end where kinds[index] & Self.presentBit != 0 {
                presentCount -= 1
            }
        }
    }

    func entry(_ index: Int) -> NameIndex.Entry {
        let end = index + 1 < starts.count ? starts[index + 1] : text.end
        let directory = places[directory(of: index)]
        let name = text.original(starts[index]..<(end - 1))
        return NameIndex.Entry(
            place: RepositoryPath(
                root: directory.root, path: ItemPath.join(directory.path, name)),
            kind: ItemKind(rawValue: kinds[index] & ~Self.presentBit) ?? .file,
            size: sizes[index], modified: Timestamp(seconds: Int64(modified[index])),
            changed: Int64(changed[index]), versions: Int(versions[index]),
            isPresent: kinds[index] & Self.presentBit != 0)
    }

    // MARK: Search

    /// - Parameter isBeneath: whether what lies in folders whose paths have all words is meant, or
    ///   else names that have them.
    /// - Returns: how many match, and the newest of them, the newest first.
    func search(_ query: NameIndex.Query, isBeneath: Bool, atMost maximum: Int) -> (
        count: Int, found: [NameIndex.Entry]
    ) {
        var count = 0
        var newest = Newest(maximum)
        let hides = !hidden.isEmpty
        // Matches come in order: the directory of the next is near.
        var near = 0
        func directory(of index: Int) -> Int {
            if firsts[near] > UInt32(index) { near = 0 }
            while near + 1 < firsts.count, firsts[near + 1] <= UInt32(index) { near += 1 }
            return near
        }
        func take(_ index: Int) {
            guard accepts(index, query), !hides || !hidden[directory(of: index)] else { return }
            count += 1
            newest.add(index, at: Int64(modified[index]))
        }
        let words = query.words.map { Word($0) }
        guard !words.isEmpty else {
            for index in starts.indices { take(index) }
            return (count, newest.indices.map(entry))
        }
        if isBeneath {
            takeBeneath(words, take)
            return (count, newest.indices.map(entry))
        }
        let above = words.count > 1 ? words.map { word in placesMatching(word) } : [[]]
        for (number, word) in words.enumerated() {
            for spelling in word.spellings {
                text.forEachMatch(of: spelling, in: starts) { index in
                    let isCounted =
                        words[..<number].contains { isIn(index, $0) }
                        || word.isEarlierSpelling(spelling) { text.contains($0, range(index)) }
                    guard !isCounted,
                        words.indices.allSatisfy({ other in
                            other == number || above[other][directory(of: index)]
                                || isIn(index, words[other])
                        })
                    else { return }
                    take(index)
                }
            }
        }
        return (count, newest.indices.map(entry))
    }

    /// What lies in folders whose paths have all words: of a file one may know its folder alone.
    private func takeBeneath(_ words: [Word], _ take: (Int) -> Void) {
        let above = words.map(placesMatching)
        for place in firsts.indices where above.allSatisfy({ $0[place] }) {
            let end = place + 1 < firsts.count ? Int(firsts[place + 1]) : starts.count
            for index in Int(firsts[place])..<end { take(index) }
        }
    }

    private func range(_ index: Int) -> Range<UInt32> {
        starts[index]..<(index + 1 < starts.count ? starts[index + 1] : text.end)
    }

    private func isIn(_ index: Int, _ word: Word) -> Bool {
        word.spellings.contains { text.contains($0, range(index)) }
    }

    private func placesMatching(_ word: Word) -> [Bool] {
        var found = [Bool](repeating: false, count: places.count)
        for spelling in word.spellings {
            placeText.forEachMatch(of: spelling, in: placeStarts) { found[$0] = true }
        }
        return found
    }

    private func accepts(_ index: Int, _ query: NameIndex.Query) -> Bool {
        let isPresent = kinds[index] & Self.presentBit != 0
        if query.onlyDeleted, isPresent { return false }
        if sizes[index] < query.bytesMinimum { return false }
        if let from = query.from, Int64(modified[index]) < from.seconds { return false }
        if let until = query.until, Int64(modified[index]) >= until.seconds { return false }
        return query.kinds.isEmpty
            || ItemKind(rawValue: kinds[index] & ~Self.presentBit).map(query.kinds.contains) == true
    }

    // MARK: Overviews

    /// The largest present files.
    func largest(_ maximum: Int) -> [NameIndex.Entry] {
        select(maximum) { kinds[$0] & Self.presentBit != 0 ? Int64(clamping: sizes[$0]) : 0 }
    }

    /// What has most versions.
    func busiest(_ maximum: Int) -> [NameIndex.Entry] {
        select(maximum) { versions[$0] > 1 && isFile($0) ? Int64(versions[$0]) : 0 }
    }

    /// What came, went or changed after a commit, the last first; directories left out.
    func changes(after commit: Int64, _ maximum: Int) -> (count: Int, newest: [NameIndex.Entry]) {
        var count = 0
        let newest = select(maximum) { index in
            guard Int64(changed[index]) > commit, isFile(index) else { return 0 }
            count += 1
            return Int64(changed[index])
        }
        return (count, newest)
    }

    private func isFile(_ index: Int) -> Bool {
        kinds[index] & ~Self.presentBit != ItemKind.directory.rawValue
    }

    /// The entries with the greatest values above 0.
    private func select(_ maximum: Int, _ value: (Int) -> Int64) -> [NameIndex.Entry] {
        var newest = Newest(maximum)
        for number in ids.indices where hidden.isEmpty || !hidden[number] {
            let end = number + 1 < firsts.count ? Int(firsts[number + 1]) : starts.count
            for index in Int(firsts[number])..<end {
                let value = value(index)
                if value > 0 { newest.add(index, at: value) }
            }
        }
        return newest.indices.map(entry)
    }
}

/// A word that is looked for, in the spellings that its letters may have beyond ASCII.
private struct Word {
    let spellings: [[UInt8]]

    init(_ text: String) {
        var spellings: [[UInt8]] = []
        for spelling in [text.lowercased(), text, text.uppercased(), text.capitalizedFirst] {
            let folded = FoldedText.folded(Array(spelling.utf8))
            if !folded.isEmpty, !spellings.contains(folded) { spellings.append(folded) }
        }
        self.spellings = spellings
    }

    func isEarlierSpelling(_ spelling: [UInt8], _ matches: ([UInt8]) -> Bool) -> Bool {
        spellings.prefix { $0 != spelling }.contains(where: matches)
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

/// The indices with the greatest values, of any number.
private struct Newest {
    private let maximum: Int
    private var found: [(value: Int64, index: Int)] = []
    private var least = Int64.min

    init(_ maximum: Int) { self.maximum = maximum }

    mutating func add(_ index: Int, at value: Int64) {
        guard value >= least else { return }
        found.append((value, index))
        if found.count >= maximum + 4_096 { cut() }
    }

    private mutating func cut() {
        found.sort { $0.value != $1.value ? $0.value > $1.value : $0.index < $1.index }
        if found.count > maximum { found.removeLast(found.count - maximum) }
        if found.count == maximum { least = found.last?.value ?? .min }
    }

    var indices: [Int] {
        var sorted = self
        sorted.cut()
        return sorted.found.map(\.index)
    }
}
