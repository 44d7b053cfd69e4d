/// A bounded sample of a multiset of hashes: those whose last bits are zero. The number of bits
/// grows until few hashes are left.
///
/// Equal hashes are sampled alike in all samples, so the overlap of two samples estimates the
/// overlap of the wholes.
struct HashSample: Equatable, Sendable {
    private var counts: [Int: UInt64] = [:]
    private var bits = 0
    /// The number of all hashes, including those not sampled.
    private(set) var total: UInt64 = 0

    private static let maximum = 2_048

    mutating func insert(_ hash: Int) {
        total += 1
        if hash.trailingZeroBitCount >= bits { counts[hash, default: 0] += 1 }
        thin(to: bits)
    }

    mutating func add(_ other: HashSample) {
        total += other.total
        for (hash, count) in other.counts { counts[hash, default: 0] += count }
        thin(to: max(bits, other.bits))
    }

    private mutating func thin(to minimum: Int) {
        guard minimum > bits || counts.count > Self.maximum else { return }
        bits = minimum
        counts = counts.filter { $0.key.trailingZeroBitCount >= bits }
        while counts.count > Self.maximum {
            bits += 1
            counts = counts.filter { $0.key.trailingZeroBitCount >= bits }
        }
    }

    /// Estimates how many of the hashes are also in `other`.
    func count(in other: HashSample) -> UInt64 {
        let bits = max(self.bits, other.bits)
        var (all, common) = (UInt64(0), UInt64(0))
        for (hash, count) in counts where hash.trailingZeroBitCount >= bits {
            all += count
            common += min(count, other.counts[hash] ?? 0)
        }
        return all == 0 ? 0 : UInt64(Double(total) * Double(common) / Double(all))
    }
}
