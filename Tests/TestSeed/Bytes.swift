// Loops over bytes, in a module that `make test` optimizes: within a suite they cost ten times as
// much.

extension RandomNumberGenerator {
    /// Bytes that no codec makes smaller.
    public mutating func bytes(_ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            var word: UInt64 = 0
            for index in 0..<count {
                if index % 8 == 0 { word = next() }
                buffer.initializeElement(at: index, to: UInt8(truncatingIfNeeded: word))
                word >>= 8
            }
            filled = count
        }
    }
}

extension [UInt8] {
    public func hasSameBytes(as other: [UInt8]?) -> Bool { other.map { self == $0 } ?? false }
}

/// Letters and digits of which codecs leave three quarters.
public func randomText(_ count: Int, seed: UInt64) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var state = seed
    return String(unsafeUninitializedCapacity: count) { buffer in
        for index in 0..<count {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            buffer.initializeElement(at: index, to: letters[Int(state >> 58)])
        }
        return count
    }
}
