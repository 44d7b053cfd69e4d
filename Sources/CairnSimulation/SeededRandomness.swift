import CairnCore
import CairnFormat
import Synchronization

/// Random bytes that are the same for the same seed.
public final class SeededRandomness: Randomness {
    private let generator: Mutex<SplitMix64>

    public init(seed: UInt64) { generator = Mutex(SplitMix64(seed: seed)) }

    public func fill(_ buffer: UnsafeMutableRawBufferPointer) {
        generator.withLock { generator in
            for index in buffer.indices {
                buffer[index] = UInt8(truncatingIfNeeded: generator.next())
            }
        }
    }
}

extension SplitMix64 {
    /// A number in `0..<bound`.
    public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// True once in `count` times.
    public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    public mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
    }
}
