/// The number of letters to insert, remove, replace or swap with their neighbours.
///
/// - Source: optimal string alignment.
enum EditDistance {
    static func between<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
        var before: [Int] = []
        var last = Array(0...b.count)
        for (row, letter) in a.enumerated() {
            var next = [row + 1]
            for (column, other) in b.enumerated() {
                var least = min(
                    next[column] + 1, last[column + 1] + 1, last[column] + (letter == other ? 0 : 1)
                )
                if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
                    least = min(least, before[column - 1] + 1)
                }
                next.append(least)
            }
            (before, last) = (last, next)
        }
        return last[b.count]
    }
}
