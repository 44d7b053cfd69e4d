import CSodium

/// A short secret: a key or a password.
///
/// The memory lies between guard pages, is locked (never swapped, as far as RLIMIT_MEMLOCK allows),
/// excluded from core dumps, read-only after initialisation, and overwritten on deallocation.
/// Bounds: each value takes some pages, so create only a few.
/// - Source: libsodium, "Secure memory" (sodium_malloc, sodium_mprotect_readonly, sodium_free);
///   madvise(2), MADV_DONTDUMP.
public final class SecretBytes: @unchecked Sendable {
    // SAFETY: written in init only, before anybody else has the value; read-only pages afterwards.
    private let memory: UnsafeMutableRawPointer
    public let count: Int

    /// - Parameter fill: writes the whole buffer, which begins as zeros.
    public init<E: Error>(count: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(E) -> Void)
        throws(E)
    {
        precondition(count >= 0 && sodium_init() >= 0)
        guard let memory = sodium_malloc(max(1, count)) else {
            fatalError("libsodium: no memory for a secret")
        }
        sodium_memzero(memory, max(1, count))
        self.memory = memory
        self.count = count
        try fill(UnsafeMutableRawBufferPointer(start: memory, count: count))
        sodium_mprotect_readonly(memory)
    }

    /// Copies the bytes and overwrites the originals.
    public convenience init(taking bytes: inout [UInt8]) {
        self.init(copying: bytes)
        bytes.withUnsafeMutableBytes { sodium_memzero($0.baseAddress, $0.count) }
        bytes = []
    }

    public convenience init(copying bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        self.init(count: bytes.count) { (buffer: UnsafeMutableRawBufferPointer) in
            buffer.copyBytes(from: bytes)
        }
    }

    /// Returns random bytes from the system.
    public static func random(count: Int) -> SecretBytes {
        SecretBytes(count: count) { (buffer: UnsafeMutableRawBufferPointer) in
            randombytes_buf(buffer.baseAddress!, buffer.count)
        }
    }

    deinit { sodium_free(memory) }

    public var isEmpty: Bool { count == 0 }

    public func withBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E)
        -> R
    { try body(UnsafeRawBufferPointer(start: memory, count: count)) }

    /// Whether both hold the same bytes. The time depends on their lengths alone.
    public func isEqual(to other: SecretBytes) -> Bool {
        count == other.count && sodium_memcmp(memory, other.memory, count) == 0
    }
}
