/// SplitMix64. - Source: Steele et al., OOPSLA 2014.
package struct Seeded: RandomNumberGenerator {
    private var state: UInt64
    package init(_ seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }

    package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
    package mutating func chance(_ oneIn: Int) -> Bool { below(oneIn) == 0 }
    package mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

    package mutating func bytes(_ count: Int) -> [UInt8] {
        var words = [UInt64](repeating: 0, count: (count + 7) / 8)
        for index in words.indices { words[index] = next() }
        return words.withUnsafeBytes { Array($0.prefix(count)) }
    }

    /// Bytes that compress, and still differ everywhere.
    package mutating func text(_ count: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count + 40)
        let salt = String(next(), radix: 36)
        var line = 0
        while result.count < count {
            result += Array("\(salt) line \(line): a cairn of stones beside the path\n".utf8)
            line += 1
        }
        return Array(result.prefix(count))
    }
}
