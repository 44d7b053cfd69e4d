import CairnCore
import CairnFormat
import CairnLinux

/// Remembers where stored items went that were moved to an excluded place. The journal records the
/// exclusion, but not the place.
struct MovedAwayRecord: Sendable {
    private let file: [UInt8]

    /// The oldest are dropped first.
    private static let linesMaximum = 1_024

    init(_ state: StateDirectory) { file = state.movedAwayPath }

    /// The place of each item, by its former one. All paths are absolute.
    var places: [[UInt8]: [UInt8]] {
        Dictionary(lines.map { ($0.from, $0.to) }) { _, last in last }
    }

    /// Where an item or a directory above it went, in words; nil while nothing says so, if there is
    /// something at its former place again, or once it is no longer at the new one.
    ///
    /// - Parameter path: absolute.
    func note(of path: [UInt8]) -> String? {
        let places = places
        var above = path
        while !places.isEmpty, !above.isEmpty {
            if let place = places[above] {
                guard !RealPath.exists(above), RealPath.exists(place) else { return nil }
                return
                    "\(PathText.display(above)) was moved to \(PathText.display(place)), which is excluded"
            }
            above = ItemPath.split(above).parent
        }
        return nil
    }

    func add(_ moved: [(from: [UInt8], to: [UInt8])]) {
        guard !moved.isEmpty else { return }
        var text: [[UInt8]] = []
        var bytes = 0
        for (from, to) in (lines + moved).suffix(Self.linesMaximum).reversed() {
            let line = Array("\(Hexadecimal.text(from)) \(Hexadecimal.text(to))\n".utf8)
            bytes += line.count
            guard bytes <= SmallFile.bytesMaximum else { break }
            text.append(line)
        }
        // A lost record costs the place in a message.
        try? SmallFile.replace(file, with: Array(text.reversed().joined()), isPrivate: true)
    }

    /// A line that is not two paths is skipped.
    private var lines: [(from: [UInt8], to: [UInt8])] {
        let text = (try? SmallFile.content(file)) ?? nil
        return (text ?? []).split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = line.split(separator: UInt8(ascii: " ")).compactMap {
                Hexadecimal.bytes(String(decoding: $0, as: UTF8.self))
            }
            return words.count == 2 ? (words[0], words[1]) : nil
        }
    }
}
