/// `cairn.json`: what a repository is and how its writers write. - Source: FORMAT.md §3.
public struct RepositoryDescription: Equatable, Sendable {
    public let repository: Hash128
    /// RFC 3339, for people.
    public let created: String
    public let compression: Compression
    public let regular: ChunkProfile
    public let fine: ChunkProfile
    public let blockBytes: Int
    public let packBytes: Int
    /// The keys that unlock it; empty for a repository that is not encrypted.
    public private(set) var slots: [KeySlot]

    public static let formatVersion = 1
    static let encryptionName = "xchacha20-poly1305"

    public var isEncrypted: Bool { !slots.isEmpty }

    public init(
        repository: Hash128, created: String, compression: Compression = .auto,
        regular: ChunkProfile = .regular, fine: ChunkProfile = .fine, blockBytes: Int = 2 << 20,
        packBytes: Int = 32 << 20, slots: [KeySlot] = []
    ) {
        self.repository = repository
        self.created = created
        self.compression = compression
        self.regular = regular
        self.fine = fine
        self.blockBytes = blockBytes
        self.packBytes = packBytes
        self.slots = slots
    }

    /// Returns the same repository with other key slots.
    ///
    /// - Parameter slots: at least one, at most ``Limits/keySlots``.
    public func with(slots: [KeySlot]) -> RepositoryDescription {
        precondition(isEncrypted && !slots.isEmpty && slots.count <= Limits.keySlots)
        var description = self
        description.slots = slots
        return description
    }

    // Fields stand in the order of their names.

    private struct Chunker: Codable {
        var algorithm: String
        var fine: ChunkProfile
        var regular: ChunkProfile
    }

    private struct Document: Codable {
        var block_bytes: Int
        var checksum: String
        var chunker: Chunker
        var compression: String
        var created: String
        var encryption: String
        var format: Int
        var keys: [KeySlotDocument]?
        var mac: String?
        var pack_bytes: Int
        var repository: String
    }

    /// - Parameter keys: the keys of an encrypted repository, otherwise nil.
    public func encode(_ keys: RepositoryKeys? = nil) throws -> [UInt8] {
        precondition(isEncrypted == (keys != nil))
        let document = Document(
            block_bytes: blockBytes, checksum: SealedText.blankChecksum,
            chunker: Chunker(algorithm: "fastcdc-1", fine: fine, regular: regular),
            compression: compression.rawValue, created: created,
            encryption: isEncrypted ? Self.encryptionName : "none", format: Self.formatVersion,
            keys: isEncrypted ? slots.map(KeySlotDocument.init) : nil,
            mac: isEncrypted ? SealedText.blankMAC : nil, pack_bytes: packBytes,
            repository: repository.description)
        var style = JSONStyle()
        style.isForFiles = true
        return try Self.sealed.seal(
            document.json(style) + [UInt8(ascii: "\n")], keys.map { ($0, .description) })
    }

    private static let sealed = SealedText("cairn.json")

    /// Checks that a holder of the repository's keys wrote `cairn.json`.
    ///
    /// - Parameter bytes: the whole file.
    public static func verify(_ bytes: [UInt8], with keys: RepositoryKeys) throws(FormatError) {
        guard let document = try? JSONValue(parsingObject: bytes).decode(Document.self),
            let mac = document.mac
        else { throw Self.failure("its mac is missing") }
        try sealed.check(
            mac: mac, checksum: document.checksum, of: bytes, keys, .description)
    }

    /// Checks that no bit of the file has changed, without interpreting its fields.
    public static func checkWhole(_ bytes: [UInt8]) throws(FormatError) {
        guard let checksum = try? JSONValue(parsingObject: bytes).field("checksum", String.self)
        else { throw Self.failure("not the description of a repository") }
        try sealed.checkSum(checksum, of: bytes)
    }

    public init(parsing bytes: [UInt8]) throws(FormatError) {
        let document: Document
        do {
            document = try JSONValue(parsingObject: bytes).decode(Document.self)
        } catch {
            throw Self.failure("not the description of a repository")
        }
        guard document.format == Self.formatVersion else {
            throw Self.failure(
                "format \(document.format); this program reads format \(Self.formatVersion)")
        }
        try Self.sealed.checkSum(document.checksum, of: bytes)
        let slots = try Self.slots(document)
        guard let repository = Hash128(hex: document.repository) else {
            throw Self.failure("the repository's id is not 32 hexadecimal digits")
        }
        guard let compression = Compression(rawValue: document.compression) else {
            throw Self.failure(
                "compression \"\(document.compression)\" is not known to this program")
        }
        let chunker = document.chunker
        guard chunker.algorithm == "fastcdc-1", chunker.regular.isPossible, chunker.fine.isPossible
        else { throw Self.failure("its chunker is not known to this program") }
        guard (1 << 10...8 << 20).contains(document.block_bytes),
            (4 << 10...1 << 30).contains(document.pack_bytes)
        else { throw Self.failure("its block or pack size is invalid") }
        self.init(
            repository: repository, created: document.created, compression: compression,
            regular: chunker.regular, fine: chunker.fine, blockBytes: document.block_bytes,
            packBytes: document.pack_bytes, slots: slots)
    }

    private static func failure(_ why: String) -> FormatError { FormatError("cairn.json", why) }

    private static func slots(_ document: Document) throws(FormatError) -> [KeySlot] {
        switch document.encryption {
        case "none":
            guard document.keys == nil, document.mac == nil else {
                throw Self.failure("it has keys but says that nothing is encrypted")
            }
            return []
        case encryptionName:
            guard let keys = document.keys, (1...Limits.keySlots).contains(keys.count) else {
                throw Self.failure("it has no key slot, or more than \(Limits.keySlots)")
            }
            let slots = try keys.map { key throws(FormatError) in try key.slot() }
            guard Set(slots.map(\.id)).count == slots.count else {
                throw Self.failure("two key slots have the same id")
            }
            return slots
        default:
            throw Self.failure("encryption \"\(document.encryption)\" is not known to this program")
        }
    }
}

extension ChunkProfile {
    /// Whether FORMAT.md allows it in `cairn.json`.
    fileprivate var isPossible: Bool {
        minimum >= 1024 && minimum < average && average < maximum && maximum <= Limits.chunkBytes
            && average & (average - 1) == 0
    }
}
