/// The padding of encrypted content, which hides its exact length.
///
/// - Source: Nikitin et al., "Reducing Metadata Leakage from Encrypted Files and Communication with
///   PURBs", PoPETs 2019, §4 (Padmé): at most 12 % more, a few per cent at a megabyte, and O(log
///   log n) bits of the length leak; FORMAT.md §5.2.
enum Padding {
    /// - Parameter count: at least 1.
    static func padme(_ count: Int) -> Int {
        guard count > 2 else { return count }
        let exponent = Int.bitWidth - 1 - count.leadingZeroBitCount
        let bits = Int.bitWidth - exponent.leadingZeroBitCount
        let mask = 1 << (exponent - bits) - 1
        return (count + mask) & ~mask
    }

    static func isZero(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.allSatisfy { $0 == 0 } }
}
