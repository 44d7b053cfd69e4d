/// A refused setting: its place, the problem, and what is allowed.
public struct SettingsError: Error, Equatable, Sendable, CustomStringConvertible {
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The setting's name, as `compression` or `root.path`; nil when the file is not TOML.
    public let key: String?
    public let problem: String
    public let allowed: String

    /// `FILE:LINE: KEY: PROBLEM`, which editors can jump to, and beneath it what is allowed.
    public var description: String {
        let subject = key.map { "\($0): " } ?? ""
        return "\(file):\(line): \(subject)\(problem)\n  allowed: \(allowed)"
    }
}

/// Finds the name that the person probably meant.
enum NearestName {
    /// Returns the nearest of `names` if it is near enough: a third of its letters may differ.
    static func nearest(to word: String, among names: [String]) -> String? {
        let candidates = names.map {
            (name: $0, distance: distance(Array(word.utf8), Array($0.utf8)))
        }
        guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, best.name.utf8.count / 3) ? best.name : nil
    }

    /// The number of letters to insert, delete, replace or swap with their neighbour.
    ///
    /// - Source: optimal string alignment, a restricted Damerau–Levenshtein distance.
    static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        // A key longer than any name is far from all of them; this bounds the table.
        guard a.count <= 64, b.count <= 64 else { return .max }
        var rows = [Array(0...b.count)]
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
