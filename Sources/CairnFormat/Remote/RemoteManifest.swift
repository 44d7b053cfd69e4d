/// A manifest: all that a reader of a remote needs, each with length and hash. - Source: FORMAT.md
/// §15.2.
public struct RemoteManifest: Equatable, Sendable {
    public struct Delta: Equatable, Sendable {
        public let name: RemoteKey.Name
        public let length: UInt64
        public let hash: Hash256

        public init(name: RemoteKey.Name, length: UInt64, hash: Hash256) {
            (self.name, self.length, self.hash) = (name, length, hash)
        }
    }

    /// The last commit of the state.
    public struct Commit: Equatable, Sendable {
        public let number: UInt64
        public let id: Hash128
        public let seconds: Int64

        public init(number: UInt64, id: Hash128, seconds: Int64) {
            (self.number, self.id, self.seconds) = (number, id, seconds)
        }
    }

    public var repository: Hash128
    public var number: UInt64
    /// The hash of the manifest that this one continues; nil in the first.
    public var previous: Hash256?
    /// When the files were examined: seconds since 1970 in UTC.
    public var seconds: Int64
    public var host: String
    public var program: String
    /// What `journal/head` names.
    public var record: UInt64
    public var recordHash: Hash256
    public var commit: Commit?
    /// `cairn.json`, byte for byte.
    public var description: [UInt8]
    public var deltas: [Delta]
    public var packs: UInt64
    public var packBytes: UInt64

    public init(
        repository: Hash128, number: UInt64, previous: Hash256?, seconds: Int64, host: String,
        program: String, record: UInt64, recordHash: Hash256, commit: Commit?,
        description: [UInt8], deltas: [Delta], packs: UInt64, packBytes: UInt64
    ) {
        self.repository = repository
        self.number = number
        self.previous = previous
        self.seconds = seconds
        self.host = host
        self.program = program
        self.record = record
        self.recordHash = recordHash
        self.commit = commit
        self.description = description
        self.deltas = deltas
        self.packs = packs
        self.packBytes = packBytes
    }

    // Fields stand in the order of their names.

    private struct DeltaDocument: Codable {
        var hash: String
        var key: String
        var length: UInt64
    }

    private struct CommitDocument: Codable {
        var id: String
        var number: UInt64
        var seconds: Int64
    }

    private struct Document: Codable {
        var checksum: String
        var commit: CommitDocument?
        var deltas: [DeltaDocument]
        var description: String
        var format: Int
        var host: String
        var mac: String?
        var number: UInt64
        var pack_bytes: UInt64
        var packs: UInt64
        var previous: String?
        var program: String
        var record: UInt64
        var record_hash: String
        var repository: String
        var seconds: Int64
    }

    /// - Parameter keys: the keys of an encrypted repository, otherwise nil.
    /// - Throws: ``FormatError`` when it would be longer than a reader takes.
    public func encode(_ keys: RepositoryKeys?) throws(FormatError) -> [UInt8] {
        let document = Document(
            checksum: SealedText.blankChecksum,
            commit: commit.map {
                CommitDocument(id: $0.id.description, number: $0.number, seconds: $0.seconds)
            },
            deltas: deltas.map {
                DeltaDocument(
                    hash: $0.hash.description, key: $0.name.description, length: $0.length)
            }, description: String(decoding: description, as: UTF8.self), format: 1, host: host,
            mac: keys == nil ? nil : SealedText.blankMAC, number: number, pack_bytes: packBytes,
            packs: packs, previous: previous?.description, program: program, record: record,
            record_hash: recordHash.description, repository: repository.description,
            seconds: seconds)
        var style = JSONStyle()
        style.isForFiles = true
        let bytes = try SealedText(Self.what).seal(
            document.json(style) + [UInt8(ascii: "\n")], keys.map { ($0, .remoteState) })
        guard bytes.count <= Limits.remoteManifestBytes, deltas.count <= Limits.remoteDeltas else {
            throw Self.failure("it would be too long")
        }
        return bytes
    }

    /// Reads a manifest that is whole. Whether a holder of the keys wrote it, ``verify(_:with:)``
    /// tells.
    public init(parsing bytes: [UInt8]) throws(FormatError) {
        guard bytes.count <= Limits.remoteManifestBytes else {
            throw Self.failure("it is too long")
        }
        let document: Document
        do {
            document = try JSONValue(parsingObject: bytes).decode(Document.self)
        } catch {
            throw Self.failure("it is not a manifest: \(error)")
        }
        guard document.format == 1 else {
            throw Self.failure("format \(document.format); this program reads format 1")
        }
        try SealedText(Self.what).checkSum(document.checksum, of: bytes)
        guard let repository = Hash128(hex: document.repository),
            let recordHash = Hash256(hex: document.record_hash),
            document.number > 0, document.number <= Limits.remoteNumber,
            document.deltas.count <= Limits.remoteDeltas
        else { throw Self.failure("a value in it is invalid") }
        var deltas: [Delta] = []
        for delta in document.deltas {
            guard let name = RemoteKey.Name(delta.key), let hash = Hash256(hex: delta.hash),
                RemoteKey.Name(name.number, hash) == name, delta.length <= Limits.remoteFileBytes
            else { throw Self.failure("a delta in it is invalid") }
            deltas.append(Delta(name: name, length: delta.length, hash: hash))
        }
        var commit: Commit?
        if let found = document.commit {
            guard let id = Hash128(hex: found.id) else {
                throw Self.failure("its commit is invalid")
            }
            commit = Commit(number: found.number, id: id, seconds: found.seconds)
        }
        var previous: Hash256?
        if let text = document.previous {
            guard let hash = Hash256(hex: text) else {
                throw Self.failure("its reference to the previous manifest is invalid")
            }
            previous = hash
        }
        self.init(
            repository: repository, number: document.number, previous: previous,
            seconds: document.seconds, host: document.host, program: document.program,
            record: document.record, recordHash: recordHash, commit: commit,
            description: Array(document.description.utf8), deltas: deltas, packs: document.packs,
            packBytes: document.pack_bytes)
    }

    /// Checks that a holder of the repository's keys wrote this manifest.
    public static func verify(_ bytes: [UInt8], with keys: RepositoryKeys) throws(FormatError) {
        guard let document = try? JSONValue(parsingObject: bytes).decode(Document.self),
            let mac = document.mac
        else { throw failure("its mac is missing") }
        try SealedText(what).check(
            mac: mac, checksum: document.checksum, of: bytes, keys, .remoteState)
    }

    private static let what = "manifest"

    private static func failure(_ why: String) -> FormatError { FormatError(what, why) }
}
