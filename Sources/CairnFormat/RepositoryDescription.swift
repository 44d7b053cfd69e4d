import FoundationEssentials

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

    public static let formatVersion = 1

    public init(
        repository: Hash128, created: String, compression: Compression = .auto,
        regular: ChunkProfile = .regular, fine: ChunkProfile = .fine, blockBytes: Int = 2 << 20,
        packBytes: Int = 32 << 20
    ) {
        self.repository = repository
        self.created = created
        self.compression = compression
        self.regular = regular
        self.fine = fine
        self.blockBytes = blockBytes
        self.packBytes = packBytes
    }

    private struct Chunker: Codable {
        var algorithm: String
        var regular: ChunkBounds
        var fine: ChunkBounds
    }

    private struct ChunkBounds: Codable {
        var minimum: Int
        var average: Int
        var maximum: Int
    }

    private struct Document: Codable {
        var format: Int
        var repository: String
        var created: String
        var chunker: Chunker
        var compression: String
        var encryption: String
        var block_bytes: Int
        var pack_bytes: Int
        var checksum: String
    }

    private static let blankChecksum = String(repeating: "0", count: 64)

    public func encode() throws -> [UInt8] {
        let document = Document(
            format: Self.formatVersion, repository: repository.description, created: created,
            chunker: Chunker(
                algorithm: "fastcdc-1", regular: Self.bounds(regular), fine: Self.bounds(fine)),
            compression: compression.rawValue, encryption: "none", block_bytes: blockBytes,
            pack_bytes: packBytes, checksum: Self.blankChecksum)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        var bytes = [UInt8](try encoder.encode(document)) + [UInt8(ascii: "\n")]
        let checksum = Array(Digest.h256(bytes).description.utf8)
        guard let place = bytes.firstRange(of: Array(Self.blankChecksum.utf8)) else {
            throw FormatError("cairn.json", "its checksum has no place")
        }
        bytes.replaceSubrange(place, with: checksum)
        return bytes
    }

    public init(parsing bytes: [UInt8]) throws(FormatError) {
        let what = "cairn.json"
        let document: Document
        do {
            document = try JSONDecoder().decode(Document.self, from: Data(bytes))
        } catch {
            throw FormatError(what, "not the description of a repository")
        }
        guard document.format == Self.formatVersion else {
            throw FormatError(what, "format \(document.format); this program reads format \(Self.formatVersion)")
        }
        try Self.verifyChecksum(document.checksum, of: bytes)
        guard document.encryption == "none" else {
            throw FormatError(what, "encryption \"\(document.encryption)\" is not known to this program")
        }
        guard let repository = Hash128(hex: document.repository) else {
            throw FormatError(what, "the repository's id is not 32 hexadecimal digits")
        }
        guard let compression = Compression(rawValue: document.compression) else {
            throw FormatError(what, "compression \"\(document.compression)\" is not known to this program")
        }
        guard document.chunker.algorithm == "fastcdc-1",
            let regular = Self.profile(document.chunker.regular),
            let fine = Self.profile(document.chunker.fine)
        else { throw FormatError(what, "its chunker is not known to this program") }
        guard (1 << 10...8 << 20).contains(document.block_bytes),
            (4 << 10...1 << 30).contains(document.pack_bytes)
        else { throw FormatError(what, "its block or pack size cannot be") }
        self.init(
            repository: repository, created: document.created, compression: compression,
            regular: regular, fine: fine, blockBytes: document.block_bytes,
            packBytes: document.pack_bytes)
    }

    private static func verifyChecksum(_ checksum: String, of bytes: [UInt8]) throws(FormatError) {
        var blanked = bytes
        guard checksum.utf8.count == 64, let place = blanked.firstRange(of: Array(checksum.utf8)) else {
            throw FormatError("cairn.json", "its checksum is not 64 digits")
        }
        blanked.replaceSubrange(place, with: Array(blankChecksum.utf8))
        guard Digest.h256(blanked).description == checksum else {
            throw FormatError("cairn.json", "its checksum does not match: the file is damaged or was edited")
        }
    }

    private static func bounds(_ profile: ChunkProfile) -> ChunkBounds {
        ChunkBounds(minimum: profile.minimum, average: profile.average, maximum: profile.maximum)
    }

    private static func profile(_ bounds: ChunkBounds) -> ChunkProfile? {
        guard bounds.minimum >= 1024, bounds.minimum < bounds.average, bounds.average < bounds.maximum,
            bounds.maximum <= Limits.chunkBytes, bounds.average & (bounds.average - 1) == 0
        else { return nil }
        return ChunkProfile(minimum: bounds.minimum, average: bounds.average, maximum: bounds.maximum)
    }
}
