import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// A journal that is written into a directory of its own.
final class NewChain {
    private let repository: Repository
    private let directory: String
    private var file: (any StoredWriter)?
    private var segment: UInt64 = 0
    private var record: UInt64 = 0
    private var hash = Hash256()
    /// The commits written so far.
    var commits: Int64 = 0
    /// To be set before the first record.
    var beginsWithCheckpoint = false

    init(_ repository: Repository, directory: String) {
        self.repository = repository
        self.directory = directory
    }

    /// - Parameters:
    ///   - codec: how `stored` was compressed, for a record of the old chain, which gets a new
    ///     number.
    ///   - plainBytes: nil when it was not compressed.
    func append(
        _ kind: RecordHeader.Kind, _ stored: [UInt8], codec: Codec = .none, plainBytes: Int? = nil
    ) throws {
        let file = try openSegment()
        let encoded = stored.withUnsafeBytes { payload in
            repository.coding.encodeRecord(
                kind, number: record + 1, previous: hash, codec: codec,
                plainBytes: plainBytes ?? stored.count, payload: payload)
        }
        try file.append(encoded.bytes)
        record += 1
        hash = encoded.hash
    }

    /// Ends the segment when it is long enough; call it after a commit.
    func rollOver() throws {
        guard let file, file.length > RepositoryWriter.segmentBytes else { return }
        try closeSegment()
    }

    /// Makes everything durable; the head comes last, because it declares the rest complete.
    func finish() throws {
        try closeSegment()
        try repository.storage.syncDirectory(directory)
        let head = JournalHead(
            repository: repository.description.repository, record: record, hash: hash)
        try repository.storage.replace("\(directory)/head", in: directory, with: head.encode())
    }

    private func openSegment() throws -> any StoredWriter {
        if let file { return file }
        segment += 1
        let name = JournalFiles.segment(segment).dropFirst(JournalFiles.directory.count)
        let opened = try repository.storage.create(directory + name)
        try opened.append(
            SegmentHeader(
                repository: repository.description.repository, number: segment, chainStart: hash,
                isCheckpoint: beginsWithCheckpoint && segment == 1
            ).encode())
        file = opened
        return opened
    }

    private func closeSegment() throws {
        try file?.sync()
        try file?.close()
        file = nil
    }
}
