/// Columns that text takes on a terminal.
enum TextWidth {
    /// Paint takes none.
    static func of(_ text: some StringProtocol) -> Int {
        var (columns, isPaint) = (0, false)
        for scalar in text.unicodeScalars {
            if scalar == Paint.mark.unicodeScalars.first { isPaint = true }
            if !isPaint { columns += width(scalar) }
            if isPaint, scalar == "m" { isPaint = false }
        }
        return columns
    }

    /// Cuts text to a width; what is left out of its middle becomes `…`: a path's end tells most.
    static func shortened(_ text: String, to width: Int) -> String {
        guard of(text) > width else { return text }
        guard width > 1 else { return width == 1 ? "…" : "" }
        let head = prefix(text, (width - 1) / 3)
        let tail = prefix(text.reversed(), width - 1 - of(String(head)))
        return String(head) + "…" + String(tail.reversed())
    }

    /// Breaks text at spaces into lines; a command between backticks stays whole where it fits. A
    /// word that is too long for a line, such as a path, has one of its own and stays whole, so
    /// that it can be copied.
    ///
    /// - Parameter indent: the columns before every line but the first.
    static func wrapped(_ text: String, to width: Int, indent: Int) -> [String] {
        let room = max(1, width - indent)
        var lines: [String] = []
        var line = String(text.prefix { $0 == " " })
        func most() -> Int { lines.isEmpty ? max(1, width) : room }
        func add(_ word: String) {
            let isBlank = line.allSatisfy { $0 == " " }
            let joined = isBlank ? line + word : "\(line) \(word)"
            if of(joined) <= most() { return line = joined }
            if !isBlank {
                lines.append(line)
                line = ""
            }
            line += word
        }
        for part in parts(text.drop { $0 == " " }) {
            if of(part) <= room {
                add(part)
            } else {
                for word in part.split(separator: " ", omittingEmptySubsequences: false) {
                    add(String(word))
                }
            }
        }
        lines.append(line)
        let blank = String(repeating: " ", count: indent)
        return lines.enumerated().map { $0.offset == 0 ? $0.element : blank + $0.element }
    }

    /// The words of a text; what is between backticks is one.
    private static func parts(_ text: Substring) -> [String] {
        var parts = [""]
        var isCommand = false
        for character in text {
            if character == "`" { isCommand.toggle() }
            if character == " ", !isCommand {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    private static func prefix(_ text: some Sequence<Character>, _ width: Int) -> [Character] {
        var rest = width
        var result: [Character] = []
        for character in text {
            rest -= of(String(character))
            if rest < 0 { break }
            result.append(character)
        }
        return result
    }

    /// - Source: Unicode Standard Annex 11; wcwidth(3) would need a locale.
    private static func width(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        let isWide =
            scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
        return isWide ? 2 : 1
    }

    /// Hangul, Chinese and Japanese, and forms of full width.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97c, 0xac00...0xd7a3,
        0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd,
    ]
}
