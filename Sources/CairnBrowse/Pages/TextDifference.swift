import CairnFormat

/// What differs between two texts: by lines, and by words within lines that stand in for each
/// other.
///
/// - Bounds: ``linesMaximum`` lines that differ in one stretch, ``wordsMaximum`` words in a line,
///   ``comparisonsMaximum`` comparisons of words in a text. Lines and words are compared by number
///   (``Numbering``), so that long ones cost no more.
struct TextDifference: Encodable {
    struct Line: Encodable {
        /// `same`, `removed` or `added`.
        let kind: String
        let text: String
        /// Its number in the older and in the newer text, from 1.
        let old: Int?
        let new: Int?
        /// The parts of the text, and whether each differs from the other line's.
        let parts: [Part]
    }

    struct Part: Encodable, Equatable {
        let text: String
        let differs: Bool
    }

    /// Stretches of lines that differ, with some around them.
    let hunks: [[Line]]

    static let linesMaximum = 2_000
    static let wordsMaximum = 400
    private static let comparisonsMaximum = 16_000_000
    private static let around = 3

    /// - Returns: nil when too much differs for a comparison.
    init?(_ old: String, _ new: String) {
        let (old, new) = (Self.lines(old), Self.lines(new))
        var numbering = Numbering()
        let (oldNumbers, newNumbers) = (old.map { numbering[$0] }, new.map { numbering[$0] })
        let head = zip(oldNumbers, newNumbers).prefix { $0 == $1 }.count
        let tail = zip(oldNumbers.dropFirst(head).reversed(), newNumbers.dropFirst(head).reversed())
            .prefix { $0 == $1 }.count
        let (oldEnd, newEnd) = (old.count - tail, new.count - tail)
        guard oldEnd - head <= Self.linesMaximum, newEnd - head <= Self.linesMaximum
        else { return nil }
        let difference = newNumbers[head..<newEnd].difference(from: oldNumbers[head..<oldEnd])
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(head + offset)
            case .insert(let offset, _, _): added.insert(head + offset)
            }
        }
        var lines: [Line] = []
        var comparisons = Self.comparisonsMaximum
        var (left, right) = (max(0, head - Self.around), max(0, head - Self.around))
        let (oldStop, newStop) = (
            min(old.count, oldEnd + Self.around), min(new.count, newEnd + Self.around)
        )
        while left < oldStop || right < newStop {
            let (oldRun, newRun) = (
                Self.run(removed, from: left, to: oldStop),
                Self.run(added, from: right, to: newStop)
            )
            guard !oldRun.isEmpty || !newRun.isEmpty else {
                lines.append(
                    Line(
                        kind: "same", text: old[left], old: left + 1, new: right + 1,
                        parts: [Part(text: old[left], differs: false)]))
                (left, right) = (left + 1, right + 1)
                continue
            }
            let words = zip(oldRun, newRun).map { Self.words(old[$0], new[$1], &comparisons) }
            for (index, number) in oldRun.enumerated() {
                let parts = index < words.count ? words[index]?.old : nil
                lines.append(
                    Line(
                        kind: "removed", text: old[number], old: number + 1, new: nil,
                        parts: parts ?? [Part(text: old[number], differs: false)]))
            }
            for (index, number) in newRun.enumerated() {
                let parts = index < words.count ? words[index]?.new : nil
                lines.append(
                    Line(
                        kind: "added", text: new[number], old: nil, new: number + 1,
                        parts: parts ?? [Part(text: new[number], differs: false)]))
            }
            (left, right) = (oldRun.upperBound, newRun.upperBound)
        }
        hunks = Self.cut(lines)
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.replacing("\r\n", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func run(_ changed: Set<Int>, from start: Int, to end: Int) -> Range<Int> {
        var last = start
        while last < end, changed.contains(last) { last += 1 }
        return start..<last
    }

    /// Leaves out what is the same for longer than the lines around two stretches.
    private static func cut(_ lines: [Line]) -> [[Line]] {
        let changed = lines.indices.filter { lines[$0].kind != "same" }
        var hunks: [Range<Int>] = []
        for index in changed {
            let range = max(0, index - around)..<min(lines.count, index + around + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks.map { Array(lines[$0]) }
    }

    /// A number for each text, the same for the same bytes.
    private struct Numbering {
        private var numbers: [[UInt8]: Int] = [:]

        subscript(_ text: String) -> Int {
            mutating get {
                let key = Array(text.utf8)
                if let known = numbers[key] { return known }
                numbers[key] = numbers.count
                return numbers.count - 1
            }
        }
    }

    // MARK: Words

    private static func words(_ old: String, _ new: String, _ comparisons: inout Int)
        -> (old: [Part], new: [Part])?
    {
        guard comparisons > 0 else { return nil }
        let (left, right) = (tokens(old), tokens(new))
        guard left.count <= wordsMaximum, right.count <= wordsMaximum else { return nil }
        let count = left.count + right.count
        comparisons -= count * count
        var numbering = Numbering()
        let numbers = (left.map { numbering[$0] }, right.map { numbering[$0] })
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in numbers.1.difference(from: numbers.0) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        // Lines that share nothing but a blank are other lines.
        let shared = left.indices.filter { !removed.contains($0) }.map { left[$0] }
        guard shared.contains(where: { $0.contains { !$0.isWhitespace } }) else { return nil }
        return (parts(left, removed), parts(right, added))
    }

    /// Words, and what is between them, character by character.
    private static func tokens(_ line: String) -> [String] {
        var tokens: [String] = []
        var isWord = false
        for character in line {
            let continues = character.isLetter || character.isNumber
            if continues, isWord {
                tokens[tokens.count - 1].append(character)
            } else {
                tokens.append(String(character))
            }
            isWord = continues
        }
        return tokens
    }

    private static func parts(_ tokens: [String], _ changed: Set<Int>) -> [Part] {
        var parts: [Part] = []
        for (index, token) in tokens.enumerated() {
            let differs = changed.contains(index)
            if let last = parts.last, last.differs == differs {
                parts[parts.count - 1] = Part(text: last.text + token, differs: differs)
            } else {
                parts.append(Part(text: token, differs: differs))
            }
        }
        return parts
    }
}
