import CairnCore
import CairnFormat
import CairnRepository
import Glibc

/// Every name of all history in memory, so that a search answers while one types.
///
/// - Memory: about 50 bytes a name. The names lie behind each other in lower case (ASCII), with a
///   bit for each letter that is a capital; a search goes through all of them.
/// - It is what the catalog was when it was made, at ``commit``.
struct NameIndex: Sendable {
    /// The last point in time that it knows.
    private(set) var commit: Int64 = 0
    /// Nanoseconds that making it took.
    var cost: UInt64 = 0

    // One element each a name.
    private var starts: [UInt32] = []
    private var directories: [UInt32] = []
    private var sizes: [UInt64] = []
    /// Seconds, as far as 32 bits go.
    private var modified: [Int32] = []
    private var changed: [UInt32] = []
    private var versions: [UInt16] = []
    /// The kind, and whether it is there.
    private var kinds: [UInt8] = []
    private static let presentBit: UInt8 = 0x80

    private var text = FoldedText()
    private var places: [RepositoryPath] = []
    private var placeText = FoldedText()
    private var placeStarts: [UInt32] = []

    /// Beyond, names are left out: ``isWhole`` says so.
    static let namesMaximum = 4_000_000
    private(set) var isWhole = true

    /// - Parameter isCancelled: asked now and then.
    init(_ reader: CatalogReader, isCancelled: () -> Bool) throws {
        commit = try reader.latestCommit()?.number ?? 0
        let roots = try reader.roots().byNumber
        var numbers: [Int64: UInt32] = [:]
        try reader.forEachDirectory { id, place in
            guard let root = roots[place.root] else { return }
            numbers[id] = UInt32(places.count)
            places.append(place)
            placeStarts.append(placeText.end)
            placeText.append(ItemPath.join(root.definition.path, place.path))
        }
        // Growing arrays would take twice the memory for a while.
        let expected = min(Int(try reader.count(.live)), Self.namesMaximum)
        starts.reserveCapacity(expected)
        directories.reserveCapacity(expected)
        sizes.reserveCapacity(expected)
        modified.reserveCapacity(expected)
        changed.reserveCapacity(expected)
        versions.reserveCapacity(expected)
        kinds.reserveCapacity(expected)
        try reader.forEachKnownName { known in
            guard let place = numbers[known.directory], !known.name.isEmpty else { return true }
            guard starts.count < Self.namesMaximum else {
                isWhole = false
                return false
            }
            starts.append(text.end)
            text.append(known.name)
            directories.append(place)
            sizes.append(known.item.size)
            modified.append(Int32(clamping: known.item.modified.seconds))
            changed.append(UInt32(clamping: known.changed))
            versions.append(UInt16(clamping: known.versions))
            kinds.append(known.item.kind.rawValue | (known.last == nil ? Self.presentBit : 0))
            return starts.count & 0xfff != 0 || !isCancelled()
        }
    }

    var count: Int { starts.count }

    /// What is known of one name.
    struct Entry: Sendable {
        let place: RepositoryPath
        let kind: ItemKind
        let size: UInt64
        let modified: Timestamp
        let changed: Int64
        let versions: Int
        let isPresent: Bool
    }

    func entry(_ index: Int) -> Entry {
        let end = index + 1 < starts.count ? starts[index + 1] : text.end
        let directory = places[Int(directories[index])]
        let name = text.original(starts[index]..<(end - 1))
        return Entry(
            place: RepositoryPath(
                root: directory.root, path: ItemPath.join(directory.path, name)),
            kind: ItemKind(rawValue: kinds[index] & ~Self.presentBit) ?? .file,
            size: sizes[index], modified: Timestamp(seconds: Int64(modified[index])),
            changed: Int64(changed[index]), versions: Int(versions[index]),
            isPresent: kinds[index] & Self.presentBit != 0)
    }

    // MARK: Search

    struct Query: Sendable {
        /// Parts of a name, or of the path above it; one at least is in the name. Empty for all.
        var words: [String] = []
        var kinds: Set<ItemKind> = []
        var bytesMinimum: UInt64 = 0
        var from: Timestamp?
        var until: Timestamp?
        var onlyDeleted = false
    }

    /// - Returns: how many match, and the newest of them, the newest first.
    func search(_ query: Query, atMost maximum: Int) -> (count: Int, found: [Entry]) {
        var count = 0
        var newest = Newest(maximum)
        func take(_ index: Int) {
            guard accepts(index, query) else { return }
            count += 1
            newest.add(index, at: Int64(modified[index]))
        }
        let words = query.words.map { Word($0) }
        guard !words.isEmpty else {
            for index in starts.indices { take(index) }
            return (count, newest.indices.map(entry))
        }
        let above = words.map { word in placesMatching(word) }
        for (number, word) in words.enumerated() {
            for spelling in word.spellings {
                text.forEachMatch(of: spelling, in: starts) { index in
                    let isCounted =
                        words[..<number].contains { isIn(index, $0) }
                        || word.isEarlierSpelling(spelling) { text.contains($0, range(index)) }
                    guard !isCounted,
                        words.indices.allSatisfy({ other in
                            other == number || above[other][Int(directories[index])]
                                || isIn(index, words[other])
                        })
                    else { return }
                    take(index)
                }
            }
        }
        return (count, newest.indices.map(entry))
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

    private func accepts(_ index: Int, _ query: Query) -> Bool {
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
    func largest(_ maximum: Int) -> [Entry] {
        select(maximum) { kinds[$0] & Self.presentBit != 0 ? Int64(clamping: sizes[$0]) : 0 }
    }

    /// What has most versions.
    func busiest(_ maximum: Int) -> [Entry] {
        select(maximum) { versions[$0] > 1 && isFile($0) ? Int64(versions[$0]) : 0 }
    }

    /// What came, went or changed after a commit, the last first; directories left out.
    func changes(after commit: Int64, _ maximum: Int) -> (count: Int, newest: [Entry]) {
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
    private func select(_ maximum: Int, _ value: (Int) -> Int64) -> [Entry] {
        var newest = Newest(maximum)
        for index in starts.indices {
            let value = value(index)
            if value > 0 { newest.add(index, at: value) }
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
