import CairnCore
import CairnFormat

/// One search of a ``NameTable``. (An object: what is handed on at each name is one reference, not
/// all arrays of the table.)
final class NameSearch {
    private let table: NameTable
    private let query: NameIndex.Query
    private let filter: VersionTable.Filter
    private let isBeneath: Bool
    private var newest: Newest
    private var counts: [Int]
    /// The directory of the last name: matches come in order, and that of the next is near.
    private var near = 0

    /// - Parameter isBeneath: as of ``NameIndex/searchBeneath(_:atMost:)``.
    init(_ table: NameTable, _ query: NameIndex.Query, isBeneath: Bool, atMost maximum: Int) {
        (self.table, self.query, self.isBeneath) = (table, query, isBeneath)
        filter = VersionTable.Filter(query.filter)
        newest = Newest(maximum)
        counts = [Int](repeating: 0, count: max(1, query.readings.count))
    }

    func run() -> NameIndex.Found {
        let readings = query.readings.map { words in
            let words = words.map { wanted($0, needsAbove: isBeneath || words.count > 1) }
            return words.filter(\.isOnlyInNames) + words.filter { !$0.isOnlyInNames }
        }
        if readings.isEmpty {
            for index in table.starts.indices { accept(index, 0) }
        } else if isBeneath {
            forEachBeneath(readings) { accept($0, 0) }
        } else {
            for number in readings.indices { look(number, readings) }
        }
        return NameIndex.Found(counts: counts, entries: newest.numbers.map(table.entry))
    }

    /// Finds what a reading finds and none before it.
    private func look(_ reading: Int, _ readings: [[Wanted]]) {
        let (words, before) = (readings[reading], readings[..<reading])
        // A word that only names have leads to all that is found.
        let isFirstEnough = words[0].isOnlyInNames
        for (number, word) in words.enumerated() where number == 0 || !isFirstEnough {
            forEachMatch(of: word) { index in
                if words.count == 1 && before.isEmpty
                    || isNews(index, number, of: words, after: before)
                {
                    accept(index, reading)
                }
            }
        }
    }

    private func accept(_ index: Int, _ reading: Int) {
        guard !query.onlyDeleted || !table.isPresent(index), let version = version(of: index),
            table.hidden.isEmpty || !table.hidden[directory(of: index)]
        else { return }
        counts[reading] += 1
        newest.add(version, at: table.versions.modified(version))
    }

    private func directory(of index: Int) -> Int {
        let firsts = table.firsts
        if firsts[near] > UInt32(index) { near = 0 }
        while near + 1 < firsts.count, firsts[near + 1] <= UInt32(index) { near += 1 }
        return near
    }

    /// Whether a name that has a word is found by all, and was not told of: by a word before it, or
    /// by an earlier reading.
    private func isNews(
        _ index: Int, _ number: Int, of words: [Wanted], after readings: ArraySlice<[Wanted]>
    ) -> Bool {
        let directory = directory(of: index)
        for (other, word) in words.enumerated() where other != number {
            let isAbove = word.above[directory]
            if isAbove, other > number { continue }
            let has = has(index, word, directory)
            if other < number ? has || !isAbove : !has { return false }
        }
        for words in readings where isFound(index, by: words, directory) { return false }
        return true
    }

    /// Whether a name has a word, and it or the path above it each other.
    private func isFound(_ index: Int, by words: [Wanted], _ directory: Int) -> Bool {
        var isInName = false
        for word in words {
            if has(index, word, directory) {
                isInName = true
            } else if word.above.isEmpty || !word.above[directory] {
                return false
            }
        }
        return isInName
    }

    /// The newest version of a name that is wanted.
    private func version(of index: Int) -> Int? {
        filter.isOpen
            ? table.newest(index)
            : table.versions(of: index).last { filter.accepts($0, of: table.versions) }
    }

    private func wanted(_ word: SearchWord, needsAbove: Bool) -> Wanted {
        let wanted = Wanted(word)
        if word.isOfPaths {
            wanted.reach = [SearchWord.Reach](repeating: .none, count: table.roots.count)
            wanted.needed = [Int](repeating: Wanted.nothing, count: table.roots.count)
            wanted.fits = [Bool?](repeating: nil, count: table.roots.count)
            for spelling in word.spellings {
                word.isPattern ? reach(of: spelling, wanted) : reach(ofPath: spelling, wanted)
            }
        }
        if needsAbove {
            wanted.above = word.isOfPaths ? wanted.reach.map { $0 == .all } : placesMatching(word)
        }
        return wanted
    }

    /// How far a pattern about paths reaches.
    private func reach(of spelling: SearchWord.Spelling, _ wanted: Wanted) {
        let folders = spelling.folders.map(places(with:))
        let others = spelling.others.map(places(with:))
        let isOnly = wanted.word.spellings.count == 1
        for place in table.roots.indices where folders.allSatisfy({ $0[place] }) {
            let missing = others.firstIndex { !$0[place] }
            if missing == nil, spelling.isOpen,
                table.placeText.matches(spelling.pattern, from: table.placeStarts[place])
            {
                wanted.reach[place] = .all
            } else if wanted.reach[place] == .none {
                wanted.reach[place] = .some
            }
            if isOnly, let missing { wanted.needed[place] = missing }
        }
    }

    /// How far the part of a path reaches.
    private func reach(ofPath spelling: SearchWord.Spelling, _ wanted: Wanted) {
        table.placeText.forEachMatch(of: spelling.text, in: table.placeStarts) {
            wanted.reach[$0] = .all
        }
        table.placeText.forEachMatch(of: spelling.folders[0], in: table.placeStarts) { place in
            guard wanted.reach[place] == .none,
                table.path(of: place).ends(with: spelling.folders[0])
            else { return }
            wanted.reach[place] = .some
        }
    }

    /// Whether the path of each directory has a part.
    private func places(with part: [UInt8]) -> [Bool] {
        var found = [Bool](repeating: false, count: table.roots.count)
        table.placeText.forEachMatch(of: part, in: table.placeStarts) { found[$0] = true }
        return found
    }

    private func placesMatching(_ word: SearchWord) -> [Bool] {
        var found = [Bool](repeating: false, count: table.roots.count)
        for spelling in word.spellings {
            if !word.isPattern {
                table.placeText.forEachMatch(of: spelling.text, in: table.placeStarts) {
                    found[$0] = true
                }
                if word.isPlain {
                    table.plainPlaces.forEachMatch(of: spelling.text) { found[$0] = true }
                }
                continue
            }
            for place in table.roots.indices where !found[place] {
                let path = table.path(of: place)
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
            forEachPath(of: wanted, body)
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
                table.text.forEachMatch(of: spelling.text, in: table.starts, body)
                guard word.isPlain else { continue }
                table.plain.forEachMatch(of: spelling.text) { index in
                    if !table.text.contains(spelling.text, table.range(index)) { body(index) }
                }
            } else if spelling.needle.isEmpty {
                table.starts.indices.forEach(tell)
            } else {
                table.text.forEachMatch(of: spelling.needle, in: table.starts, tell)
            }
        }
    }

    /// As ``forEachMatch(of:_:)`` does, of a word about paths.
    private func forEachPath(of wanted: Wanted, _ body: (Int) -> Void) {
        let parts = wanted.word.spellings[0].others
        /// How many names must have each part.
        var counts = [Int](repeating: 0, count: parts.count)
        for place in table.roots.indices where wanted.reach[place] == .some {
            let needed = wanted.needed[place]
            if needed != Wanted.nothing { counts[needed] += table.names(in: place).count }
        }
        // To look for a part in all names at once is faster than in an eighth of them one by one.
        let isMany = counts.map { $0 > table.starts.count / 8 }
        for place in table.roots.indices where wanted.reach[place] != .none {
            let needed = wanted.needed[place]
            guard needed == Wanted.nothing || !isMany[needed] else { continue }
            for index in table.names(in: place) where has(index, wanted, place) { body(index) }
        }
        for (number, part) in parts.enumerated() where isMany[number] {
            table.text.forEachMatch(of: part, in: table.starts) { index in
                let place = directory(of: index)
                if wanted.needed[place] == number, has(index, wanted, place) { body(index) }
            }
        }
    }

    private func forEachBeneath(_ readings: [[Wanted]], _ body: (Int) -> Void) {
        for place in table.firsts.indices
        where readings.contains(where: { $0.allSatisfy { $0.above[place] } }) {
            for index in table.names(in: place)
            where !readings.contains(where: { isFound(index, by: $0, place) }) {
                body(index)
            }
        }
    }

    private func has(_ index: Int, _ wanted: Wanted, _ directory: Int) -> Bool {
        let word = wanted.word
        guard word.isOfPaths else {
            return word.spellings.contains {
                has(index, $0, isPattern: word.isPattern)
                    || word.isPlain && table.plain.contains($0.text, index)
            }
        }
        guard wanted.reach[directory] == .some else { return wanted.reach[directory] == .all }
        let (first, needed) = (word.spellings[0], wanted.needed[directory])
        guard
            needed == Wanted.nothing
                || table.text.contains(first.others[needed], table.range(index))
        else {
            return false
        }
        // Most names are looked at where they lie; a path is put together for the others.
        if !first.tail.isEmpty, table.text.matches(first.tail, from: table.starts[index]),
            fits(directory, wanted)
        {
            return true
        }
        let (name, path) = (table.text.folded(table.range(index)), table.path(of: directory))
        return word.spellings.contains { $0.matches(name, in: path) }
    }

    /// Whether what ``SearchWord/Spelling/tail`` matches is found in this directory.
    private func fits(_ directory: Int, _ wanted: Wanted) -> Bool {
        if let known = wanted.fits[directory] { return known }
        let fits = table.placeText.matches(
            wanted.word.spellings[0].head, from: table.placeStarts[directory])
        wanted.fits[directory] = fits
        return fits
    }

    private func has(_ index: Int, _ spelling: SearchWord.Spelling, isPattern: Bool) -> Bool {
        guard isPattern else { return table.text.contains(spelling.text, table.range(index)) }
        return spelling.isAnything
            || table.text.matches(spelling.pattern, from: table.starts[index])
    }

    /// A word, and what it means for the directories here.
    private final class Wanted {
        let word: SearchWord
        /// Whether the path of each has it; empty when nobody asks.
        var above: [Bool] = []
        /// Whether no path has it: it is in the name of whatever is found.
        var isOnlyInNames: Bool { !above.contains(true) }
        /// Of a word about paths …
        var reach: [SearchWord.Reach] = []
        /// … which of the parts in ``SearchWord/Spelling/others`` every name that matches has in
        /// it; ``Wanted/nothing`` when none is known.
        var needed: [Int] = []
        /// Whether ``SearchWord/Spelling/head`` of the first spelling matches: nil until somebody
        /// asks.
        var fits: [Bool?] = []

        init(_ word: SearchWord) { self.word = word }

        static let nothing = -1
    }
}
