import CairnFormat
import CairnText
import Glibc

/// A word that is looked for, in the spellings that its letters may have beyond ASCII.
///
/// `invoice` is a part of a name. With `*` or `?` it is a shell pattern for all of a name; with a
/// slash it is about the path, as ``NamePattern`` says.
struct SearchWord {
    let isPattern: Bool
    let isOfPaths: Bool
    /// Whether it is a part of a name in letters without marks: they find those with marks, too.
    let isPlain: Bool
    let spellings: [Spelling]

    /// - Parameters:
    ///   - text: not empty, without a zero byte.
    ///   - isLiteral: whether `*` and `?` are letters, too.
    init(_ text: String, isLiteral: Bool = false) {
        isPattern = !isLiteral && Self.isPattern(text)
        isOfPaths = text.utf8.contains(ItemPath.separator)
        var spellings: [Spelling] = []
        // A pattern is compared byte by byte, as the verb does it.
        let text = isPattern ? text : LetterForms.composed(text)
        var texts = [text.lowercased(), text, text.uppercased(), text.capitalizedFirst]
        if !isPattern { texts.append(LetterForms.decomposed(texts[0])) }
        for spelling in texts {
            var folded = FoldedText.folded(Array(spelling.utf8))
            if isPattern, isOfPaths { folded = NamePattern.absolute(folded) }
            guard !folded.isEmpty, !spellings.contains(where: { $0.text == folded }) else {
                continue
            }
            spellings.append(Spelling(folded, isPattern: isPattern))
        }
        self.spellings = spellings
        isPlain = !isPattern && !isOfPaths && text.utf8.allSatisfy { $0 < 0x80 }
    }

    static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

    /// In lower case, as far as ASCII goes.
    final class Spelling: Sendable {
        let text: [UInt8]
        private let isPattern: Bool
        /// As fnmatch(3) takes it.
        let pattern: [CChar]
        /// The longest part that is in whatever matches; empty when none is known.
        let needle: [UInt8]
        /// What the path of a folder, with a slash behind it, has in it when something matches that
        /// is in the folder.
        let folders: [[UInt8]]
        /// What else whatever matches has in it, in its name or in the path of its folder.
        let others: [[UInt8]]
        /// What a name ends with, or begins with, that matches by more than its folder.
        private let nameEnd: [UInt8]
        /// Whether all that is in a folder matches that matches itself.
        let isOpen: Bool
        /// Of a pattern about paths: up to its last slash, and what follows. A name matches when
        /// its folder matches the one and it the other. (Others may, too: a star may stand for
        /// slashes.) Empty when none is known.
        let head: [CChar]
        let tail: [CChar]

        fileprivate init(_ text: [UInt8], isPattern: Bool) {
            self.text = text
            self.isPattern = isPattern
            pattern = (text + [0]).map { CChar(bitPattern: $0) }
            // What stands in brackets, or behind a backslash, is left to fnmatch(3).
            let plain = isPattern ? text.prefix { !Self.quoting.contains($0) } : text[...]
            let isSimple = isPattern && plain.count == text.count
            let pieces = plain.split { isPattern && Self.wildcards.contains($0) }
            needle = pieces.max { $0.count < $1.count }.map { Array($0) } ?? []
            folders = pieces.compactMap { piece in
                piece.lastIndex(of: ItemPath.separator).map { Array(piece[...$0]) }
            }
            others = pieces.map { Array($0) }.filter { !$0.contains(ItemPath.separator) }
            let end = text.lastIndex {
                $0 == ItemPath.separator || isPattern && Self.wildcards.contains($0)
            }
            let isWhole = plain.count == text.count && !pieces.isEmpty
            nameEnd = isWhole ? Array(text[(end.map { $0 + 1 } ?? 0)...]) : []
            isOpen = isSimple && text.last == UInt8(ascii: "*")
            let slash = isSimple ? text.lastIndex(of: ItemPath.separator) : nil
            head = slash.map { Self.terminated(text[...$0]) } ?? []
            tail = slash.map { Self.terminated(text[($0 + 1)...]) } ?? []
        }

        private static let wildcards = Array("*?".utf8)
        private static let quoting = Array("[\\".utf8)

        /// - Parameter name: in lower case, as far as ASCII goes.
        func matches(_ name: some Collection<UInt8>) -> Bool {
            isAnything || fnmatch(pattern, Self.terminated(name), 0) == 0
        }

        /// As a C string.
        private static func terminated(_ bytes: some Collection<UInt8>) -> [CChar] {
            var text: [CChar] = []
            text.reserveCapacity(bytes.count + 1)
            for byte in bytes { text.append(CChar(bitPattern: byte)) }
            text.append(0)
            return text
        }

        var isAnything: Bool { text.allSatisfy { $0 == UInt8(ascii: "*") } }

        // MARK: Paths

        /// Whether a name in a folder matches whose reach is ``Reach/some``.
        func matches(_ name: ArraySlice<UInt8>, in folder: ArraySlice<UInt8>) -> Bool {
            guard isPattern else {
                return name.starts(with: nameEnd) && folder.ends(with: folders[0])
            }
            return name.ends(with: nameEnd) && matches(folder + name)
        }
    }

    /// How much of what is in a folder matches a word about paths.
    enum Reach: UInt8 {
        case none, some, all
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

extension ArraySlice<UInt8> {
    func ends(with end: [UInt8]) -> Bool {
        count >= end.count && suffix(end.count).elementsEqual(end)
    }
}
