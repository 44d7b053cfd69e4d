import CairnFormat
import CairnText

/// Lines under a head that names the time zones of the times in them.
///
/// The first lines wait for the head; a longer list gets the zones of those.
struct HeadedLines {
    private let head: (_ zones: String) -> String
    private var waiting: [String] = []
    private var zones = ZoneNames()
    private var isHeaded = false
    private static let waitingMaximum = 10_000

    /// - Parameter head: the head, from the names of the zones.
    init(_ head: @escaping (_ zones: String) -> String) { self.head = head }

    /// - Parameter times: those in the line.
    mutating func add(_ line: String, _ times: [Timestamp]) {
        guard !isHeaded else { return Terminal.sentence(line) }
        for time in times { zones.add(time) }
        waiting.append(line)
        if waiting.count >= Self.waitingMaximum { finish() }
    }

    /// Writes what waits; nothing of an empty list.
    mutating func finish() {
        guard !isHeaded, !waiting.isEmpty else { return }
        isHeaded = true
        Terminal.sentence(Paint.faint(head(zones.text)))
        for line in waiting { Terminal.sentence(line) }
        waiting = []
    }
}
