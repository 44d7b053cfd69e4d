import CairnCore
import CairnFormat
import CairnLinux

/// Remembers where stored items went that were moved to an excluded place, and which directories
/// became symlinks. The journal records the exclusion, but not the place.
struct MovedAwayRecord: Sendable {
    private let file: [UInt8]

    /// The oldest are dropped first.
    private static let linesMaximum = 1_024

    init(_ state: StateDirectory) { file = state.movedAwayPath }

    /// The place of each item, by its former one. All paths are absolute.
    var places: [[UInt8]: [UInt8]] {
        Dictionary(lines.map { ($0.from, $0.to) }) { _, last in last }
    }

    /// Directories that became symlinks; absolute.
    var links: [[UInt8]] { Array(Set(lines.filter(\.isLink).map(\.from))) }

    /// Where an item or a directory above it went, in words; nil while nothing says so, if there is
    /// something at its former place again, or once it is no longer at the new one.
    ///
    /// - Parameter path: absolute.
    func note(of path: [UInt8]) -> String? {
        let lines = Dictionary(lines.map { ($0.from, $0) }) { _, last in last }
        var above = path
        while !lines.isEmpty, !above.isEmpty {
            if let line = lines[above] {
                let name = PathText.display(above)
                if line.isLink, RealPath.link(at: above) != nil {
                    return
                        "\(name) is now a symlink to \(PathText.display(RealPath.destination(above)))"
                }
                guard !RealPath.exists(above), RealPath.exists(line.to) else { return nil }
                return "\(name) was moved to \(PathText.display(line.to))"
                    + (line.isLink ? "" : ", which is excluded")
            }
            above = ItemPath.split(above).parent
        }
        return nil
    }

    func add(_ moved: [(from: [UInt8], to: [UInt8])]) {
        guard !moved.isEmpty else { return }
        var text: [[UInt8]] = []
        var bytes = 0
        let new = moved.map { from, to in
            let isLink = RealPath.link(at: from) != nil
            return (from: from, to: isLink ? RealPath.destination(from) : to, isLink: isLink)
        }
        for (from, to, isLink) in (lines + new).suffix(Self.linesMaximum).reversed() {
            let words =
                [Hexadecimal.text(from), Hexadecimal.text(to)] + (isLink ? [Self.link] : [])
            let line = Array((words.joined(separator: " ") + "\n").utf8)
            bytes += line.count
            guard bytes <= SmallFile.bytesMaximum else { break }
            text.append(line)
        }
        // A lost record costs the place in a message.
        try? SmallFile.replace(file, with: Array(text.reversed().joined()), isPrivate: true)
    }

    private static let link = "link"

    /// A line that is not two paths, perhaps with a word, is skipped.
    private var lines: [(from: [UInt8], to: [UInt8], isLink: Bool)] {
        let text = (try? SmallFile.content(file)) ?? nil
        return (text ?? []).split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = line.split(separator: UInt8(ascii: " ")).map {
                String(decoding: $0, as: UTF8.self)
            }
            let paths = words.prefix(2).compactMap { Hexadecimal.bytes($0) }
            guard paths.count == 2, ["", Self.link].contains(words.dropFirst(2).joined())
            else { return nil }
            return (paths[0], paths[1], words.count > 2)
        }
    }
}
