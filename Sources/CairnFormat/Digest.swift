import CSodium

/// BLAKE2b (RFC 7693), through libsodium. Only an encrypted repository's own hashes use a key.
///
/// - Source: FORMAT.md §1: `H256` and `H128` differ in the digest's length parameter, not by
///   truncation.
public enum Digest {
    // sodium_init selects libsodium's fast implementation; otherwise the reference code runs.
    private static let isReady: Bool = sodium_init() >= 0

    /// Hashes `parts` as if they were joined.
    public static func h256(_ parts: UnsafeRawBufferPointer...) -> Hash256 { h256(joining: parts) }

    static func h256(joining parts: [UnsafeRawBufferPointer]) -> Hash256 {
        var result = Hash256()
        withUnsafeMutableBytes(of: &result) { keyed(nil, parts, into: $0) }
        return result
    }

    public static func h256(_ bytes: [UInt8]) -> Hash256 { bytes.withUnsafeBytes { h256($0) } }

    public static func h128(_ parts: UnsafeRawBufferPointer...) -> Hash128 {
        var result = Hash128()
        withUnsafeMutableBytes(of: &result) { keyed(nil, parts, into: $0) }
        return result
    }

    public static func h128(_ bytes: [UInt8]) -> Hash128 { bytes.withUnsafeBytes { h128($0) } }

    /// BLAKE2b with a key; the length of `digest` sets the digest's length.
    ///
    /// - Parameter key: at most 64 bytes; nil for no key.
    /// - Parameter parts: hashed as if they were joined.
    static func keyed(
        _ key: UnsafeRawBufferPointer?, _ parts: [UnsafeRawBufferPointer],
        into digest: UnsafeMutableRawBufferPointer
    ) {
        precondition(isReady, "libsodium could not be initialised")
        let out = digest.baseAddress!.assumingMemoryBound(to: UInt8.self)
        let keyBytes = key?.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let keyCount = key?.count ?? 0
        if parts.count == 1 {
            let input = parts[0].baseAddress?.assumingMemoryBound(to: UInt8.self)
            crypto_generichash_blake2b(
                out, digest.count, input, UInt64(parts[0].count), keyBytes, keyCount)
            return
        }
        // The state is a packed C struct that Swift sees only as an opaque pointer.
        withUnsafeTemporaryAllocation(
            byteCount: crypto_generichash_blake2b_statebytes(), alignment: 64
        ) { memory in
            let state = OpaquePointer(memory.baseAddress!)
            crypto_generichash_blake2b_init(state, keyBytes, keyCount, digest.count)
            for part in parts {
                let input = part.baseAddress?.assumingMemoryBound(to: UInt8.self)
                crypto_generichash_blake2b_update(state, input, UInt64(part.count))
            }
            crypto_generichash_blake2b_final(state, out, digest.count)
        }
    }
}

extension UnsafeRawBufferPointer {
    /// The bytes at these offsets.
    @inlinable
    public func part(_ range: some RangeExpression<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: self[range])
    }
}

extension UnsafeMutableRawBufferPointer {
    @inlinable
    public func part(_ range: some RangeExpression<Int>) -> UnsafeMutableRawBufferPointer {
        UnsafeMutableRawBufferPointer(rebasing: self[range])
    }
}

/// SipHash-2-4 under a fixed public key. It detects accidental changes at a fraction of the cost of
/// BLAKE2b for a few bytes.
///
/// Only for Cairn's local data; nothing in a repository is checked with it.
public enum ShortHash {
    private static let key = Array("cairn's catalog.".utf8)

    public static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var result: UInt64 = 0
        withUnsafeMutableBytes(of: &result) { out in
            _ = crypto_shorthash(
                out.baseAddress!.assumingMemoryBound(to: UInt8.self),
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count), key)
        }
        return UInt64(littleEndian: result)
    }
}

/// `H256` of bytes that come piece by piece. One thread at a time.
public final class DigestStream {
    // The state is a packed C struct that Swift sees only as an opaque pointer.
    private let memory: UnsafeMutableRawPointer

    public init() {
        memory = .allocate(
            byteCount: crypto_generichash_blake2b_statebytes(), alignment: 64)
        crypto_generichash_blake2b_init(OpaquePointer(memory), nil, 0, Hash256.byteCount)
    }

    deinit { memory.deallocate() }

    public func update(_ bytes: UnsafeRawBufferPointer) {
        crypto_generichash_blake2b_update(
            OpaquePointer(memory), bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
            UInt64(bytes.count))
    }

    /// The digest of all bytes so far; nothing may follow.
    public func finish() -> Hash256 {
        var result = [UInt8](repeating: 0, count: Hash256.byteCount)
        crypto_generichash_blake2b_final(OpaquePointer(memory), &result, result.count)
        return Hash256(result)
    }
}
