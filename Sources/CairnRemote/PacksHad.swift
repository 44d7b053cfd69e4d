import CairnCore
import CairnFormat
import CairnRepository

/// Packs that a remote had when this machine pushed to it, and that it has lost: no other machine's
/// remote is waited for because of them.
extension RemoteScratch {
    private static let had = "had"
    private static let hadMagic = Array("CAIRNRH1".utf8)
    private static let hadMaximum = 1 << 20

    /// The paths of those packs; none when they cannot be read.
    public func packsHad() -> Set<String> {
        let limit = Self.hadMaximum * Hash256.byteCount + 64
        guard let bytes = (try? storage.read(Self.had, limit: limit)) ?? nil else { return [] }
        return (try? Self.packsHad(bytes)) ?? []
    }

    private static func packsHad(_ bytes: [UInt8]) throws(FormatError) -> Set<String> {
        var reader = try ByteReader(
            ofRecord: bytes, magic: hadMagic, maximum: bytes.count,
            what: "record of the packs that a remote had")
        var packs: Set<String> = []
        for _ in 0..<(try reader.count(elementBytes: Hash256.byteCount, "list")) {
            packs.insert(PackFiles.sealed(Hash256(try reader.raw(Hash256.byteCount))))
        }
        try reader.expectEnd()
        return packs
    }

    /// Goes on remembering those of the packs that the remote had, before a record that does not
    /// name them takes the place of the present one.
    ///
    /// - Parameter absent: packs that are only in remotes, and that no remote can deliver.
    func rememberHad(_ absent: Set<String>) throws {
        guard !absent.isEmpty, let named = try record()?.files else { return }
        let known = packsHad()
        let had = known.union(absent.filter { named[$0] != nil })
        guard had.count > known.count else { return }
        let ids = had.compactMap { PackFiles.sealedID($0) }.sorted {
            $0.description < $1.description
        }
        var writer = ByteWriter()
        writer.raw(Self.hadMagic)
        writer.varint(min(ids.count, Self.hadMaximum))
        for id in ids.prefix(Self.hadMaximum) { writer.raw(id.bytes) }
        try storage.replace(Self.had, in: "", with: writer.bytes + Digest.h256(writer.bytes).bytes)
    }
}
