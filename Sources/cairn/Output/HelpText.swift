import Glibc

/// Help, broken into lines here: the parser continues a long example in the first column.
enum HelpText {
    /// The column of what options mean. - Source: swift-argument-parser, HelpGenerator.swift,
    /// `labelColumnWidth`.
    private static let meaningColumn = 26
    /// The columns that meanings have at least.
    private static let meaningMinimum = 32

    /// Returns what the parser says, without line breaks of its own. It reads COLUMNS whenever it
    /// is asked, and traps where the columns are too few.
    static func unbroken<Said>(_ say: () -> Said) -> Said {
        let before = getenv("COLUMNS").map { String(cString: $0) }
        setenv("COLUMNS", "100000", 1)
        defer {
            if let before { setenv("COLUMNS", before, 1) } else { unsetenv("COLUMNS") }
        }
        return say()
    }

    /// Returns help for a width; what else the parser says, as its description in JSON, as it is.
    static func wrapped(_ text: String, to width: Int) -> String {
        guard text.hasPrefix("OVERVIEW:") || text.hasPrefix("USAGE:") else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            TextWidth.of(line) > width
                ? TextWidth.wrapped(
                    String(line), to: width,
                    indent: min(indent(of: line), max(0, width - meaningMinimum)))
                : [String(line)]
        }.joined(separator: "\n")
    }

    /// Where the further lines of a line begin: of an option under its meaning, of an example
    /// further in.
    private static func indent(of line: Substring) -> Int {
        let blanks = line.prefix { $0 == " " }.count
        if blanks >= meaningColumn { return blanks }
        let label = line.prefix(meaningColumn)
        if blanks > 0, label.count == meaningColumn, label.hasSuffix("  ") { return meaningColumn }
        return blanks > 0 || line.hasPrefix("USAGE:") ? blanks + 2 : 0
    }
}
