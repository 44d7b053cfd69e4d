import CSodium

/// The cost of trying one password.
public struct KeyCost: Equatable, Sendable {
    /// Number of passes over the memory.
    public let operations: Int
    public let memoryBytes: Int

    /// Takes some tenths of a second and 256 MiB.
    ///
    /// - Source: libsodium, crypto_pwhash_argon2id_{OPS,MEM}LIMIT_MODERATE.
    public static let moderate = KeyCost(operations: 3, memoryBytes: 256 << 20)
    /// Takes a second or more, and 1 GiB.
    public static let sensitive = KeyCost(operations: 4, memoryBytes: 1 << 30)
    /// Quick and therefore insecure: for tests only.
    public static let least = KeyCost(operations: 1, memoryBytes: 8 << 10)
}

/// The master key, sealed under a key that Argon2id derives from a password.
///
/// - Source: FORMAT.md §3.1; RFC 9106.
public struct KeySlot: Equatable, Sendable {
    /// 8 hexadecimal digits.
    public let id: String
    /// RFC 3339, for people.
    public let created: String
    public let label: String
    public let cost: KeyCost
    let salt: [UInt8]
    let nonce: [UInt8]
    private(set) var sealed: [UInt8]

    static let saltBytes = 16
    static let sealedBytes = RepositoryKeys.masterBytes + RepositoryKeys.tagBytes

    /// Argon2id could not get its memory.
    public struct NoMemory: Error, Equatable, Sendable { public let bytes: Int }
}

extension KeySlot {
    /// Seals the master key of `keys` under a password.
    ///
    /// - Parameter created: fewer than 64 bytes, so that it is never taken for the file's mac or
    ///   checksum; so is `label`.
    public init(
        sealing keys: RepositoryKeys, password: SecretBytes, cost: KeyCost, created: String,
        label: String, repository: Hash128
    ) throws(NoMemory) {
        var random = [UInt8](repeating: 0, count: 4 + Self.saltBytes + RepositoryKeys.nonceBytes)
        random.withUnsafeMutableBytes { RepositoryKeys.randomNonce($0) }
        self.init(
            id: Hexadecimal.text(random[..<4]), created: created, label: label, cost: cost,
            salt: Array(random[4..<4 + Self.saltBytes]),
            nonce: Array(random[(4 + Self.saltBytes)...]),
            sealed: [UInt8](repeating: 0, count: Self.sealedBytes))
        let key = try key(password)
        let (nonce, associated) = (nonce, associated(repository))
        sealed.withUnsafeMutableBytes { buffer in
            keys.master.withBytes { buffer.copyMemory(from: $0) }
            key.withBytes {
                RepositoryKeys.seal(buffer, key: $0, nonce: nonce, associated: associated)
            }
        }
    }

    /// - Returns: nil when the password is wrong or anything in the slot was altered.
    public func open(password: SecretBytes, repository: Hash128) throws(NoMemory) -> RepositoryKeys?
    {
        let key = try key(password)
        var isOpen = false
        let master = SecretBytes(count: RepositoryKeys.masterBytes) {
            (buffer: UnsafeMutableRawBufferPointer) in
            isOpen = key.withBytes { key in
                sealed.withUnsafeBytes {
                    RepositoryKeys.open(
                        $0, into: buffer, key: key, nonce: nonce, associated: associated(repository)
                    )
                }
            }
        }
        return isOpen ? RepositoryKeys(master: master) : nil
    }

    private func key(_ password: SecretBytes) throws(NoMemory) -> SecretBytes {
        let cost = cost
        let salt = salt
        return try SecretBytes(count: RepositoryKeys.masterBytes) {
            (buffer: UnsafeMutableRawBufferPointer) throws(NoMemory) in
            let code = password.withBytes { password in
                crypto_pwhash(
                    buffer.baseAddress!.assumingMemoryBound(to: UInt8.self), UInt64(buffer.count),
                    password.baseAddress!.assumingMemoryBound(to: CChar.self),
                    UInt64(password.count), salt,
                    UInt64(cost.operations), cost.memoryBytes, crypto_pwhash_ALG_ARGON2ID13)
            }
            guard code == 0 else { throw NoMemory(bytes: cost.memoryBytes) }
        }
    }

    /// The slot's clear-text fields and its repository, which the seal authenticates.
    private func associated(_ repository: Hash128) -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(Array("cairn-1 key slot".utf8))
        writer.raw(repository.bytes)
        writer.counted(Array(id.utf8))
        writer.counted(Array(created.utf8))
        writer.counted(Array(label.utf8))
        writer.fixed(UInt64(cost.operations))
        writer.fixed(UInt64(cost.memoryBytes))
        writer.raw(salt)
        return writer.bytes
    }
}

/// A slot as stored in `cairn.json`. - Source: FORMAT.md §3.1.
struct KeySlotDocument: Codable {
    // In the order of their names.
    var created: String
    var id: String
    var kdf: String
    var label: String
    var memory_bytes: Int
    var nonce: String
    var operations: Int
    var salt: String
    var sealed: String

    init(_ slot: KeySlot) {
        id = slot.id
        created = slot.created
        label = slot.label
        kdf = "argon2id"
        operations = slot.cost.operations
        memory_bytes = slot.cost.memoryBytes
        salt = Hexadecimal.text(slot.salt)
        nonce = Hexadecimal.text(slot.nonce)
        sealed = Hexadecimal.text(slot.sealed)
    }

    /// Returns the slot after checking every figure against FORMAT.md §12: a hostile file must not
    /// cause unbounded allocation.
    func slot() throws(FormatError) -> KeySlot {
        func fail(_ why: String) -> FormatError { FormatError("cairn.json", "key slot: \(why)") }
        guard kdf == "argon2id" else {
            throw fail("the derivation \"\(kdf)\" is not known to this program")
        }
        guard let idBytes = Hexadecimal.bytes(id), idBytes.count == 4 else {
            throw fail("its id is not 8 hexadecimal digits")
        }
        guard created.utf8.count < 64, label.utf8.count < 64 else {
            throw fail("its strings are too long")
        }
        guard (1...Limits.keyOperations).contains(operations),
            (8 << 10...Limits.keyMemoryBytes).contains(memory_bytes)
        else { throw fail("its cost is invalid: \(operations) operations, \(memory_bytes) bytes") }
        guard let salt = Hexadecimal.bytes(salt), salt.count == KeySlot.saltBytes,
            let nonce = Hexadecimal.bytes(nonce), nonce.count == RepositoryKeys.nonceBytes,
            let sealed = Hexadecimal.bytes(sealed), sealed.count == KeySlot.sealedBytes
        else { throw fail("the salt, nonce or sealed key has the wrong length") }
        return KeySlot(
            id: id, created: created, label: label,
            cost: KeyCost(operations: operations, memoryBytes: memory_bytes), salt: salt,
            nonce: nonce, sealed: sealed)
    }
}
