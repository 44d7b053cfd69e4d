import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// How far a verb has come.
struct ProgressFigures {
    /// What is counted, in the singular.
    var noun: String
    var done: UInt64
    /// Nil when nobody counts.
    var total: UInt64?
    /// The bytes of what is done, and of all there is.
    var bytes: UInt64
    var bytesTotal: UInt64?
    /// False while the totals are still being counted: they are at least so much.
    var isTotalKnown = true
    /// The bytes that were read or written for it, of which the rate is made; nil when those are
    /// ``bytes``.
    var bytesMoved: UInt64?
    /// What is being worked on.
    var path: [UInt8] = []

    /// The share that is done, 0 to 1; nil when it is not known.
    var share: Double? {
        guard isTotalKnown else { return nil }
        if let bytesTotal, bytesTotal > 0 { return min(1, Double(bytes) / Double(bytesTotal)) }
        return total.flatMap { $0 > 0 ? min(1, Double(done) / Double($0)) : nil }
    }

    /// One line, as `1,204/63,007 items, 0.2/1.4 GiB, 85 MiB/s, 1 min left`.
    ///
    /// - Parameter nanoseconds: since the beginning.
    func text(nanoseconds: UInt64) -> String {
        func of(_ total: String?) -> String {
            total.map { "/\($0)\(isTotalKnown ? "" : "+")" } ?? ""
        }
        let total = total.map { max($0, done) }
        var parts = [
            "\(Quantity.count(done))\(of(total.map { Quantity.count($0) })) \(noun)s",
            Quantity.bytes(bytes) + of(bytesTotal.map { Quantity.bytes(max($0, bytes)) }),
        ]
        let elapsed = Double(max(1, nanoseconds)) / 1e9
        // Less than a second says nothing.
        if elapsed >= 1 {
            parts.append("\(Quantity.bytes(UInt64(Double(bytesMoved ?? bytes) / elapsed)))/s")
            if let share, share > 0.01, share < 1 {
                let left = UInt64(elapsed * 1e9 * (1 - share) / share)
                parts.append("\(Quantity.duration(nanoseconds: left)) left")
            }
        }
        return parts.joined(separator: ", ")
    }
}

/// The line of progress at the bottom of a terminal.
final class ProgressMeter {
    private let isShown: Bool
    private let clock = LinuxClock()
    private let start: UInt64
    /// The cells of the line on the screen; 0 when there is none.
    private var shownCells = 0

    init(_ options: GlobalOptions) {
        isShown = options.isForPeople && Process.isTerminal(2)
        start = clock.monotonic()
    }

    /// Shows a sentence in place of figures.
    func show(_ text: String) {
        guard isShown else { return }
        let columns = Terminal.columns
        let text = TextWidth.shortened(text, to: columns - 1)
        Terminal.writeError(text, after: erasing(columns))
        shownCells = TextWidth.of(text)
    }

    func show(_ figures: ProgressFigures) {
        guard isShown else { return }
        let columns = Terminal.columns
        var text = figures.text(nanoseconds: clock.monotonic() - start)
        let room = columns - TextWidth.of(text) - 3
        if room > 10, !figures.path.isEmpty {
            text += "  " + TextWidth.shortened(PathText.display(figures.path), to: room)
        }
        show(text)
    }

    /// Removes the line, so that something else can be said.
    func clear() {
        guard shownCells > 0 else { return }
        Terminal.writeError("", after: erasing(Terminal.columns))
        shownCells = 0
    }

    /// Goes back to the beginning of the line on the screen, which a terminal that became narrower
    /// has broken into several.
    private func erasing(_ columns: Int) -> String {
        let rows = shownCells > 0 ? (shownCells - 1) / max(1, columns) : 0
        return (rows > 0 ? "\u{1b}[\(rows)A" : "") + "\r\u{1b}[J"
    }
}
