/// The numbers with the greatest values, of any number of them.
struct Newest {
    private let maximum: Int
    private var found: [(value: Int64, number: Int)] = []
    private var least = Int64.min

    init(_ maximum: Int) { self.maximum = maximum }

    mutating func add(_ number: Int, at value: Int64) {
        guard value >= least else { return }
        found.append((value, number))
        if found.count >= maximum + 4_096 { cut() }
    }

    private mutating func cut() {
        found.sort { $0.value != $1.value ? $0.value > $1.value : $0.number < $1.number }
        if found.count > maximum { found.removeLast(found.count - maximum) }
        if found.count == maximum { least = found.last?.value ?? .min }
    }

    var numbers: [Int] {
        var sorted = self
        sorted.cut()
        return sorted.found.map(\.number)
    }
}
