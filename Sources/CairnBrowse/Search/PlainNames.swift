import CairnText

/// The names whose letters have marks, without the marks, so that "muller" finds "Müller". Memory:
/// nothing for other names.
struct PlainNames: Sendable {
    private var text = FoldedText()
    private var starts: [UInt32] = []
    /// Which name each is, ascending.
    private var numbers: [Int] = []

    /// - Parameter number: above that of all names before.
    mutating func append(_ name: [UInt8], _ number: Int) {
        guard name.contains(where: { $0 >= 0x80 }) else { return }
        let plain = Array(LetterForms.plain(String(decoding: name, as: UTF8.self)).utf8)
        guard plain != name else { return }
        starts.append(text.end)
        text.append(plain)
        numbers.append(number)
    }

    func forEachMatch(of part: [UInt8], _ body: (Int) -> Void) {
        text.forEachMatch(of: part, in: starts) { body(numbers[$0]) }
    }

    func contains(_ part: [UInt8], _ number: Int) -> Bool {
        let index = numbers.partitioningIndex { $0 >= number }
        guard index < numbers.count, numbers[index] == number else { return false }
        let end = index + 1 < starts.count ? starts[index + 1] : text.end
        return text.contains(part, starts[index]..<(end - 1))
    }
}
