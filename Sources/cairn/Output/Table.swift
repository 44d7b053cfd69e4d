/// Lines under a head, in columns.
///
/// A pipe gets every column whole. A terminal gets those that say something; where it is narrow it
/// loses the least important ones, and the last column is shortened: a line stays a line.
struct Table {
    struct Column {
        let title: String
        var isNumber = false
        /// The higher, the sooner it goes, with others of the same rank; 0 stays.
        var rank = 0
    }

    struct Cell: ExpressibleByStringInterpolation {
        var text: String
        var paint = Paint.plain
        /// What is said instead where there is no room, in the last column.
        var brief: String?

        init(_ text: String, _ paint: Paint = .plain, brief: String? = nil) {
            self.text = text
            self.paint = paint
            self.brief = brief
        }

        func text(within width: Int) -> String {
            TextWidth.shortened(TextWidth.of(text) > width ? brief ?? text : text, to: width)
        }

        init(stringLiteral text: String) { self.text = text }
    }

    private let columns: [Column]
    private var rows: [[Cell]] = []
    /// Whole sentences, beneath the row of that number: nothing of them is shortened.
    private var beneath: [Int: [Cell]] = [:]
    private static let gap = "  "
    /// The last column is not made narrower than this for the sake of another.
    private static let lastMinimum = 24

    init(_ columns: [Column]) { self.columns = columns }

    var isEmpty: Bool { rows.isEmpty }

    /// - Parameter row: a cell for each column.
    mutating func add(_ row: [Cell], beneath lines: [Cell] = []) {
        beneath[rows.count] = lines
        rows.append(row)
    }

    /// - Parameter width: the terminal's columns; nil for all there is to say.
    func write(width: Int? = Terminal.width) {
        let shown = shown(width)
        let widths = shown.map(natural)
        let before = widths.dropLast().reduce(0) { $0 + $1 + Self.gap.count }
        let last = width.map { max(1, $0 - before) }
        let head = columns.map { Cell($0.title, .faint) }
        Terminal.line(line(head, shown, widths, last))
        for (number, row) in rows.enumerated() {
            Terminal.line(line(row, shown, widths, last))
            for cell in beneath[number] ?? [] {
                Terminal.paragraph(cell.text, after: "  ", cell.paint)
            }
        }
    }

    /// The columns that are written, by their numbers.
    private func shown(_ width: Int?) -> [Int] {
        guard let width else { return Array(columns.indices) }
        var shown = columns.indices.filter { column in
            columns[column].rank == 0 || rows.contains { !$0[column].text.isEmpty }
        }
        while least(shown) > width,
            let rank = shown.map({ columns[$0].rank }).max(), rank > 0
        {
            shown.removeAll { columns[$0].rank == rank }
        }
        return shown
    }

    /// The narrowest that those columns can be.
    private func least(_ shown: [Int]) -> Int {
        guard let last = shown.last else { return 0 }
        return shown.dropLast().reduce(0) { $0 + natural($1) + Self.gap.count }
            + min(natural(last), Self.lastMinimum)
    }

    private func natural(_ column: Int) -> Int {
        rows.reduce(TextWidth.of(columns[column].title)) {
            max($0, TextWidth.of($1[column].text))
        }
    }

    private func line(_ row: [Cell], _ shown: [Int], _ widths: [Int], _ last: Int?) -> String {
        var parts: [String] = []
        for (place, column) in shown.enumerated() {
            let cell = row[column]
            if place == shown.count - 1, !columns[column].isNumber {
                let text = last.map { cell.text(within: $0) } ?? cell.text
                parts.append(cell.paint(text))
                continue
            }
            let fill = String(
                repeating: " ", count: max(0, widths[place] - TextWidth.of(cell.text)))
            let text = cell.paint(cell.text)
            parts.append(columns[column].isNumber ? fill + text : text + fill)
        }
        var line = parts.joined(separator: Self.gap)
        while line.last == " " { line.removeLast() }
        return line
    }
}
