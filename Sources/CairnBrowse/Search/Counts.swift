/// How many things each of many has, and where they begin when all lie behind each other: a byte
/// and a half each.
struct Counts: Sendable {
    /// Where every eighth begins.
    private var starts: [UInt32] = []
    /// 255 for what has more.
    private var counts: [UInt8] = []
    private var large: [Int: Int] = [:]
    /// Of all.
    private(set) var sum = 0

    private static let stretch = 8

    var count: Int { counts.count }

    /// - Parameter count: how many may come.
    mutating func reserve(_ count: Int) {
        counts.reserveCapacity(count)
        starts.reserveCapacity(count / Self.stretch + 1)
    }

    mutating func append(_ number: Int) {
        if counts.count % Self.stretch == 0 { starts.append(UInt32(clamping: sum)) }
        if number >= Int(UInt8.max) { large[counts.count] = number }
        counts.append(UInt8(clamping: number))
        sum += number
    }

    func number(_ index: Int) -> Int {
        counts[index] == .max ? large[index] ?? 0 : Int(counts[index])
    }

    func range(_ index: Int) -> Range<Int> {
        var start = Int(starts[index / Self.stretch])
        for before in index & ~(Self.stretch - 1)..<index { start += number(before) }
        return start..<start + number(index)
    }

    /// Which one has a thing. - Parameter place: of the thing among all.
    func index(of place: Int) -> Int {
        let first = starts.partitioningIndex { $0 > UInt32(place) } - 1
        var (index, end) = (first * Self.stretch, Int(starts[first]))
        while true {
            end += number(index)
            if place < end { return index }
            index += 1
        }
    }
}
