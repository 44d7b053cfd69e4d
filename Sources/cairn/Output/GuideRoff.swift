/// A page of the guide as a man page.
///
/// It knows the Markdown that the guide uses: headings, paragraphs, lists, tables, quoted blocks,
/// links, code and emphasis.
///
/// - Source: man(7), groff_man_style(7).
struct GuideRoff {
    private var lines: [String] = []
    private var paragraph: [Substring] = []

    /// - Parameter name: the page's, as `cairn guide` takes it.
    static func page(_ name: String, _ markdown: String) -> String {
        var roff = GuideRoff()
        let title = markdown.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }
        let page = name == GuidePages.first.name ? "cairn-guide" : "cairn-guide-\(name)"
        roff.lines = [
            ".TH \(escaped(page.uppercased())) 7 \"\" \"cairn \(Version.number)\" \"The guide\"",
            ".ad l", ".nh", ".SH NAME", "\(escaped(page)) \\- \(inline(title))",
        ]
        roff.convert(markdown.split(separator: "\n", omittingEmptySubsequences: false).dropFirst())
        return roff.lines.joined(separator: "\n") + "\n"
    }

    private mutating func convert(_ markdown: ArraySlice<Substring>) {
        var isQuoted = false
        lines.append(".SH DESCRIPTION")
        for line in markdown {
            if line.hasPrefix("```") {
                finish()
                lines += isQuoted ? [".EE", ".PP"] : [".PP", ".EX"]
                isQuoted.toggle()
            } else if isQuoted {
                lines.append(Self.guarded(Self.escaped(line)))
            } else if line.hasPrefix("#") {
                finish()
                let level = line.prefix { $0 == "#" }.count
                let heading = Self.inline(line.drop { $0 == "#" || $0 == " " })
                lines.append((level == 2 ? ".SH " : ".SS ") + heading)
            } else if line.hasPrefix("|") {
                finish()
                row(line)
            } else if let item = Self.item(line) {
                finish()
                lines.append(".IP \(item.mark) 4")
                paragraph = [item.text]
            } else if line.isEmpty {
                finish()
                lines.append(".PP")
            } else {
                paragraph.append(line.drop { $0 == " " })
            }
        }
        finish()
    }

    private mutating func finish() {
        guard !paragraph.isEmpty else { return }
        lines.append(Self.guarded(Self.inline(paragraph.joined(separator: " ")[...])))
        paragraph = []
    }

    /// A row of a table: its first cell, and the others beneath. The head and its rule say nothing.
    private mutating func row(_ line: Substring) {
        let cells = Self.cells(line)
        guard !cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } }) else {
            // What stood before the rule was the head.
            while let last = lines.last, last != ".PP", !last.hasPrefix(".S") { lines.removeLast() }
            return
        }
        lines += [".TP", Self.guarded(Self.inline(cells.first ?? ""))]
        let others = cells.dropFirst().filter { !$0.isEmpty }
        lines += others.map { [Self.guarded(Self.inline($0))] }.joined(separator: [".br"])
        if cells.count == 1 { lines.append("\\&") }
    }

    /// A bar in code is no border.
    private static func cells(_ line: Substring) -> [Substring] {
        var cells: [String] = [""]
        var isCode = false
        for character in line.dropFirst() {
            if character == "`" { isCode.toggle() }
            if character == "|", !isCode {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
        }
        if cells.last?.allSatisfy({ $0 == " " }) == true { cells.removeLast() }
        return cells.map { cell in
            let start = cell.drop { $0 == " " }
            return start.prefix(start.count - start.reversed().prefix { $0 == " " }.count)
        }
    }

    private static func item(_ line: Substring) -> (mark: String, text: Substring)? {
        if line.hasPrefix("- ") { return ("\\(bu", line.dropFirst(2)) }
        let digits = line.prefix { $0.isNumber }
        let rest = line.dropFirst(digits.count)
        guard !digits.isEmpty, rest.hasPrefix(". ") else { return nil }
        return ("\(digits).", rest.dropFirst(2))
    }

    // MARK: In a line

    private static func inline(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let character = rest.first {
            if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
                result += "\\fB\(escaped(rest[rest.index(after: rest.startIndex)..<end]))\\fR"
                rest = rest[end...].dropFirst()
            } else if character == "*", let (words, after) = emphasized(rest) {
                result += "\\fI\(escaped(words))\\fR"
                rest = after
            } else if character == "[", let (words, target, after) = link(rest) {
                result += inline(words) + (target.hasSuffix(words) ? "" : reference(target))
                rest = after
            } else {
                result += escaped(String(character)[...])
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func emphasized(_ text: Substring) -> (Substring, Substring)? {
        let mark = text.hasPrefix("**") ? "**" : "*"
        let inner = text.dropFirst(mark.count)
        guard let end = inner.firstRange(of: mark), !inner.hasPrefix(" ") else { return nil }
        return (inner[..<end.lowerBound], inner[end.upperBound...])
    }

    private static func link(_ text: Substring) -> (Substring, Substring, Substring)? {
        guard let middle = text.firstRange(of: "]("),
            let end = text[middle.upperBound...].firstIndex(of: ")")
        else { return nil }
        return (
            text[..<middle.lowerBound].dropFirst(), text[middle.upperBound..<end],
            text[end...].dropFirst()
        )
    }

    /// Where a link leads, for people who see no link.
    private static func reference(_ target: Substring) -> String {
        let file = target.prefix { $0 != "#" }
        if file.isEmpty { return "" }
        if let page = GuidePages.all.first(where: { "\($0.name).md" == file }) {
            return " (\\fBcairn guide \(escaped(page.name[...]))\\fR)"
        }
        let isInDocs = file.hasPrefix("../") && !file.hasPrefix("../../")
        let path = file.hasPrefix("../") ? file.drop { $0 == "." || $0 == "/" } : file
        return " (\(escaped((isInDocs ? "Docs/" + path : String(path))[...])))"
    }

    private static func escaped(_ text: some StringProtocol) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "`": result += "\\(ga"
            // Terminals without Unicode have none of these.
            case "…": result += "..."
            case "·": result += "\\(bu"
            case "§": result += "section "
            default: result.append(character)
            }
        }
    }

    /// No line of text is taken for a request.
    private static func guarded(_ line: String) -> String {
        line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }
}
