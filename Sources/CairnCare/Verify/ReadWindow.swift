import CairnCore

/// A view of a file that is read in large steps.
///
/// Memory: one buffer, as large as the largest block met so far, at least ``stepBytes``.
final class ReadWindow {
    private var buffer: UnsafeMutableRawBufferPointer
    private var held: Range<UInt64> = 0..<0
    private var file: (any StoredReader)?

    /// Measured: 4 MiB reads cost no more CPU than larger ones and keep the kernel's readahead
    /// going.
    private static let stepBytes = 4 << 20

    init() { buffer = .allocate(byteCount: Self.stepBytes, alignment: 4096) }

    deinit { buffer.deallocate() }

    func open(_ file: any StoredReader) {
        self.file = file
        held = 0..<0
    }

    /// The bytes of `range`, fewer when the file ends; valid until the next call.
    ///
    /// - Parameter readsAhead: whether the bytes after it will be needed too.
    func bytes(_ range: Range<UInt64>, readsAhead: Bool) throws(SystemError)
        -> UnsafeRawBufferPointer
    {
        if range.lowerBound < held.lowerBound || range.upperBound > held.upperBound {
            try fill(range, readsAhead: readsAhead)
        }
        let start = Int(range.lowerBound - held.lowerBound)
        let end = Int(min(range.upperBound, held.upperBound) - held.lowerBound)
        return UnsafeRawBufferPointer(buffer.part(min(start, end)..<end))
    }

    /// How many bytes from `offset` on cost little to read; 0 when unknown.
    func cheap(_ offset: UInt64) -> UInt64 { UInt64(file?.cheapBytes(at: offset) ?? 0) }

    private func fill(_ range: Range<UInt64>, readsAhead: Bool) throws(SystemError) {
        let wanted = Int(range.upperBound - range.lowerBound)
        if wanted > buffer.count {
            buffer.deallocate()
            buffer = .allocate(byteCount: wanted, alignment: 4096)
        }
        held = 0..<0
        guard let file else { return }
        let count = readsAhead ? buffer.count : wanted
        let got = try file.read(at: range.lowerBound, into: buffer.part(..<count))
        held = range.lowerBound..<range.lowerBound + UInt64(got)
    }
}
