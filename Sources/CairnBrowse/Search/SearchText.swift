/// What a person types to search for: words, each of which is looked for, and all of it as one.
///
/// Spaces separate words. Quotes around one, or a backslash before a space, keep them in it. A
/// quote within a word, or one that is not closed, is a letter: `it's`, `5"`.
struct SearchText {
    /// None empty.
    private(set) var words: [String] = []
    /// All of it, where that finds more than its words do: with spaces that nothing keeps and with
    /// wildcards, as in `Bild ?.png`.
    private(set) var whole: String?

    init(_ text: String) {
        var isKept = false
        var rest = Substring(text)
        while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
            rest = rest[start...]
            if let quoted = Self.quoted(rest) {
                isKept = true
                if !quoted.isEmpty { words.append(String(quoted)) }
                rest = rest[quoted.endIndex...].dropFirst()
                continue
            }
            var word = ""
            while let letter = rest.first, !letter.isWhitespace {
                rest.removeFirst()
                if letter == "\\", rest.first == " " {
                    isKept = true
                    word.append(rest.removeFirst())
                } else {
                    word.append(letter)
                }
            }
            words.append(word)
        }
        guard !isKept, words.count > 1, words.contains(where: SearchWord.isPattern) else { return }
        let end = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
        whole = String(text[...end].drop(while: \.isWhitespace))
    }

    /// What stands in the quotes that a text begins with; nil where it begins with none, or where
    /// they do not end a word.
    private static func quoted(_ text: Substring) -> Substring? {
        guard let quote = text.first, quote == "\"" || quote == "'" else { return nil }
        let inside = text.dropFirst()
        guard let end = inside.firstIndex(of: quote),
            inside[end...].dropFirst().first?.isWhitespace ?? true
        else { return nil }
        return inside[..<end]
    }
}
