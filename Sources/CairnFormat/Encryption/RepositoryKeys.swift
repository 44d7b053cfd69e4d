import CSodium

/// The keys of an encrypted repository: a master key, and one derived from it for each purpose.
///
/// Invariant: a key leaves this value only sealed under a password (``KeySlot``).
/// - Source: FORMAT.md §3.2.
public final class RepositoryKeys: Sendable {
    /// The purpose of a derived key; the raw value is its index in memory.
    enum Purpose: Int, CaseIterable {
        case chunkID, blockIndex, blockPayload, record, description, remoteState, chunker

        var label: String {
            [
                "chunk id", "block index", "block payload", "journal record", "description",
                "remote state", "chunker",
            ][rawValue]
        }

        /// Its place among the derived keys.
        var range: Range<Int> { keyBytes * rawValue..<keyBytes * (rawValue + 1) }
    }

    public static let masterBytes = 32
    static let nonceBytes = 24
    /// The bytes that authenticated encryption adds.
    static let tagBytes = 16
    private static let keyBytes = 32

    let master: SecretBytes
    private let derived: SecretBytes
    private let fillNonce: @Sendable (UnsafeMutableRawBufferPointer) -> Void
    /// The gear table that decides where files of this repository are cut.
    public let gear: GearTable

    /// - Parameter master: 32 bytes.
    /// - Parameter nonces: fills a nonce with bytes that never repeat under this key. Only a
    ///   simulation passes its own: 24 random bytes never collide in practice.
    public init(
        master: SecretBytes,
        nonces: @escaping @Sendable (UnsafeMutableRawBufferPointer) -> Void = RepositoryKeys
            .randomNonce
    ) {
        precondition(master.count == Self.masterBytes)
        self.master = master
        fillNonce = nonces
        let derived = SecretBytes(count: Self.keyBytes * Purpose.allCases.count) {
            (buffer: UnsafeMutableRawBufferPointer) in
            for purpose in Purpose.allCases {
                let label = Array("cairn-1 \(purpose.label)".utf8)
                master.withBytes { key in
                    label.withUnsafeBytes {
                        Digest.keyed(key, [$0], into: buffer.part(purpose.range))
                    }
                }
            }
        }
        self.derived = derived
        gear = derived.withBytes { GearTable(key: $0.part(Purpose.chunker.range)) }
    }

    /// Generates keys for a new repository.
    public static func generate() -> RepositoryKeys {
        RepositoryKeys(master: .random(count: masterBytes))
    }

    public static let randomNonce: @Sendable (UnsafeMutableRawBufferPointer) -> Void = { buffer in
        randombytes_buf(buffer.baseAddress!, buffer.count)
    }

    func nonce() -> [UInt8] {
        var nonce = [UInt8](repeating: 0, count: Self.nonceBytes)
        nonce.withUnsafeMutableBytes { fillNonce($0) }
        return nonce
    }

    /// BLAKE2b-256 under the derived key of a purpose.
    func hash(_ purpose: Purpose, _ parts: [UnsafeRawBufferPointer]) -> Hash256 {
        var result = Hash256()
        withUnsafeMutableBytes(of: &result) { out in
            withKey(purpose) { Digest.keyed($0, parts, into: out) }
        }
        return result
    }

    private func withKey<R>(_ purpose: Purpose, _ body: (UnsafeRawBufferPointer) -> R) -> R {
        derived.withBytes { body($0.part(purpose.range)) }
    }

    // MARK: Sealing

    /// Encrypts `buffer` in place except its last 16 bytes, which receive the tag.
    func seal(
        _ purpose: Purpose, _ buffer: UnsafeMutableRawBufferPointer, nonce: [UInt8],
        associated: [UInt8]
    ) { withKey(purpose) { Self.seal(buffer, key: $0, nonce: nonce, associated: associated) } }

    /// Decrypts `sealed` into `plain`, which is 16 bytes shorter.
    ///
    /// - Returns: false when any bit of it, of the nonce or of the associated data was altered.
    func open(
        _ purpose: Purpose, _ sealed: UnsafeRawBufferPointer,
        into plain: UnsafeMutableRawBufferPointer, nonce: [UInt8], associated: [UInt8]
    ) -> Bool {
        withKey(purpose) { key in
            Self.open(sealed, into: plain, key: key, nonce: nonce, associated: associated)
        }
    }

    /// Decrypts without authentication, for content that is verified by other means:
    /// ``BlockSalvage`` in the engine accepts a chunk only when its keyed hash is its id.
    ///
    /// - Source: draft-irtf-cfrg-xchacha-03 §2: the keystream of the message begins with block 1.
    func decryptedUnchecked(
        _ purpose: Purpose, _ sealed: UnsafeRawBufferPointer, nonce: UnsafeRawBufferPointer
    ) -> [UInt8] {
        precondition(nonce.count == Self.nonceBytes)
        var plain = [UInt8](repeating: 0, count: sealed.count)
        guard !plain.isEmpty else { return plain }
        withKey(purpose) { key in
            _ = crypto_stream_xchacha20_xor_ic(
                &plain, sealed.bytePointer, UInt64(sealed.count), nonce.bytePointer, 1,
                key.bytePointer)
        }
        return plain
    }

    static func seal(
        _ buffer: UnsafeMutableRawBufferPointer, key: UnsafeRawBufferPointer, nonce: [UInt8],
        associated: [UInt8]
    ) {
        precondition(buffer.count >= tagBytes && nonce.count == nonceBytes && key.count == keyBytes)
        // In place: libsodium allows the message and its ciphertext to share memory.
        crypto_aead_xchacha20poly1305_ietf_encrypt(
            buffer.bytePointer, nil, UnsafeRawBufferPointer(buffer).bytePointer,
            UInt64(buffer.count - tagBytes), associated, UInt64(associated.count), nil, nonce,
            key.bytePointer)
    }

    static func open(
        _ sealed: UnsafeRawBufferPointer, into plain: UnsafeMutableRawBufferPointer,
        key: UnsafeRawBufferPointer, nonce: [UInt8], associated: [UInt8]
    ) -> Bool {
        guard sealed.count == plain.count + tagBytes, nonce.count == nonceBytes else {
            return false
        }
        return crypto_aead_xchacha20poly1305_ietf_decrypt(
            plain.bytePointer, nil, nil, sealed.bytePointer, UInt64(sealed.count), associated,
            UInt64(associated.count), nonce, key.bytePointer) == 0
    }
}

extension UnsafeRawBufferPointer {
    fileprivate var bytePointer: UnsafePointer<UInt8>! {
        baseAddress?.assumingMemoryBound(to: UInt8.self)
    }
}

extension UnsafeMutableRawBufferPointer {
    fileprivate var bytePointer: UnsafeMutablePointer<UInt8>! {
        baseAddress?.assumingMemoryBound(to: UInt8.self)
    }
}
