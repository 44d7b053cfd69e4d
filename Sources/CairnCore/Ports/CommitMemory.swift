import CairnFormat

/// A client's own knowledge of a repository, as a port. It is stored where those who can write the
/// repository cannot change it.
public protocol CommitMemory: Sendable {
    /// - Returns: nil when nothing is known or the stored bytes are not valid.
    func recall() throws(SystemError) -> RememberedCommit?
    /// Replaces the remembered commit.
    func remember(_ commit: RememberedCommit) throws(SystemError)
}

/// An acknowledged commit, and whether its repository was encrypted then.
public struct RememberedCommit: Equatable, Sendable {
    /// The position after its record.
    public let position: JournalPosition
    public let isEncrypted: Bool

    public init(position: JournalPosition, isEncrypted: Bool) {
        self.position = position
        self.isEncrypted = isEncrypted
    }

    private static let magic = Array("CAIRNSN1".utf8)

    public func encode(repository: Hash128) -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(Self.magic)
        writer.raw(repository.bytes)
        writer.fixed(UInt64(isEncrypted ? 1 : 0))
        writer.fixed(position.segment)
        writer.fixed(position.offset)
        writer.fixed(position.record)
        writer.raw(position.hash.bytes)
        writer.raw(writer.bytes.withUnsafeBytes { Digest.h128($0) }.bytes)
        return writer.bytes
    }

    /// - Returns: nil for bytes that ``encode(repository:)`` did not make for this repository.
    public init?(decoding bytes: [UInt8], repository: Hash128) {
        var reader = ByteReader(bytes, what: "remembered commit")
        guard let magic = try? reader.raw(8), magic.elementsEqual(Self.magic),
            let id = try? reader.raw(16), Hash128(id) == repository,
            let flags = try? reader.fixed(UInt64.self), flags <= 1,
            let segment = try? reader.fixed(UInt64.self),
            let offset = try? reader.fixed(UInt64.self),
            let record = try? reader.fixed(UInt64.self), let hash = try? reader.raw(32)
        else { return nil }
        let end = reader.offset
        let expected = bytes.withUnsafeBytes {
            Digest.h128(UnsafeRawBufferPointer(rebasing: $0[..<end]))
        }
        guard let check = try? reader.raw(16), Hash128(check) == expected, reader.isAtEnd
        else { return nil }
        self.init(
            position: JournalPosition(
                segment: segment, offset: offset, record: record, hash: Hash256(hash)),
            isEncrypted: flags == 1)
    }
}
