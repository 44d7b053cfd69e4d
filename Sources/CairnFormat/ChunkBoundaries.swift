/// The sizes that decide where content is cut: FastCDC with normalised chunking and cut-point
/// skipping.
///
/// Invariants: a chunk is at most `maximum` bytes; only the last of a stream may be shorter than
/// `minimum`; the same bytes after the same cut give the same next cut.
/// - Source: Xia et al., USENIX ATC 2016; FORMAT.md §4.2; vectors `chunk-*.json`.
public struct ChunkProfile: Equatable, Sendable, Codable {
    // In the order in which `cairn.json` has them.
    public let average: Int
    public let maximum: Int
    public let minimum: Int

    /// For files that are replaced whole when saved.
    public static let regular = ChunkProfile(minimum: 256 << 10, average: 1 << 20, maximum: 4 << 20)
    /// For files edited in place: databases and disk images.
    public static let fine = ChunkProfile(minimum: 16 << 10, average: 64 << 10, maximum: 256 << 10)

    public init(minimum: Int, average: Int, maximum: Int) {
        precondition(0 < minimum && minimum < average && average < maximum)
        precondition(average & (average - 1) == 0 && maximum <= Limits.chunkBytes)
        self.minimum = minimum
        self.average = average
        self.maximum = maximum
    }

    private var strictMask: UInt64 { ~0 << (64 - UInt64(average.trailingZeroBitCount + 2)) }
    private var looseMask: UInt64 { ~0 << (64 - UInt64(average.trailingZeroBitCount - 2)) }

    /// Returns the end of the next chunk of `bytes`.
    ///
    /// - Parameter bytes: the rest of the stream, at least `maximum` bytes unless it ends there.
    /// - Parameter gear: the repository's gear table.
    /// - Returns: an offset in bytes, in `1...bytes.count`; 0 only for no bytes.
    public func nextCut(in bytes: UnsafeRawBufferPointer, _ gear: GearTable) -> Int {
        guard bytes.count > minimum else { return bytes.count }
        let end = min(bytes.count, maximum)
        let normal = min(end, average)
        // SAFETY: `index` stays below `end`, which is at most `bytes.count`; a byte indexes 256
        // entries. Bounds checks here cost three quarters of the speed (0.66 instead of 2.4 GB/s,
        // measured).
        let base = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
        return gear.withWords { gear in
            var fingerprint: UInt64 = 0
            var index = minimum
            let strict = strictMask
            while index < normal {
                fingerprint = (fingerprint &<< 1) &+ gear[Int(base[index])]
                if fingerprint & strict == 0 { return index + 1 }
                index += 1
            }
            let loose = looseMask
            while index < end {
                fingerprint = (fingerprint &<< 1) &+ gear[Int(base[index])]
                if fingerprint & loose == 0 { return index + 1 }
                index += 1
            }
            return end
        }
    }
}

/// The 256 random words of the rolling fingerprint.
///
/// An encrypted repository derives its own from its key, so that nobody can recognise a known file
/// by the sizes of its chunks.
/// - Source: FORMAT.md §4.2, vector `gear.json`.
public final class GearTable: Sendable {
    private let memory: SecretBytes

    /// The table of repositories that are not encrypted.
    public static let fixed: GearTable = {
        var generator = SplitMix64(seed: 0x4361_6972_6e43_3031)
        return GearTable((0..<256).map { _ in generator.next() })
    }()

    private init(_ words: [UInt64]) {
        memory = SecretBytes(count: 2048) { (buffer: UnsafeMutableRawBufferPointer) in
            for (index, word) in words.enumerated() {
                buffer.storeBytes(of: word.littleEndian, toByteOffset: 8 * index, as: UInt64.self)
            }
        }
    }

    /// - Parameter key: the chunker's key.
    init(key: UnsafeRawBufferPointer) {
        memory = SecretBytes(count: 2048) { (buffer: UnsafeMutableRawBufferPointer) in
            for index in 0..<32 {
                let part = buffer.part(64 * index..<64 * (index + 1))
                withUnsafeBytes(of: UInt8(index)) { Digest.keyed(key, [$0], into: part) }
            }
        }
    }

    public var entries: [UInt64] { withWords { words in (0..<256).map { words[$0] } } }

    @inline(__always)
    func withWords<R>(_ body: (UnsafePointer<UInt64>) -> R) -> R {
        // SAFETY: 2048 bytes, written in init; sodium_malloc aligns the end of 2048 bytes to 8 and
        // more. Words are little-endian, as every machine is that this is built for.
        memory.withBytes { body($0.baseAddress!.assumingMemoryBound(to: UInt64.self)) }
    }
}

/// Steele, Lea and Flood's generator: small, seeded, the same on every machine. For tables and
/// tests, never for secrets.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }
}
