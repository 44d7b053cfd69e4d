import CairnCore
import CairnFormat
import CairnRepository

/// The files of a remote state, each with its length and what the deltas know of it.
///
/// The deltas lie in the scratch directory, each checked against the manifest when it was fetched.
/// - Bounds: 32 bytes for each known part; nothing is allocated for a length that is only claimed.
/// - Source: FORMAT.md §15.1.
public final class RemoteFiles: Sendable {
    struct Part: Sendable {
        let offset: UInt64
        let count: UInt64
        /// The delta that has it, and where.
        let delta: Int
        let place: UInt64

        var end: UInt64 { offset + count }
    }

    struct File: Sendable {
        var length: UInt64 = 0
        /// Ascending, without overlaps.
        var parts: [Part] = []
    }

    let files: [String: File]
    let deltas: [any StoredReader]
    private let touched: [(files: [RemoteRecord.Touched], removed: [String])]

    static let prefix = "delta-"

    /// Fetches the deltas that are not in the scratch directory yet.
    ///
    /// - Parameters:
    ///   - readsAgain: whether those that are there are fetched anew.
    ///   - removesOthers: whether those of other states are removed.
    /// - Throws: ``RemoteLoss`` when one is missing or not what the manifest names;
    ///   ``RemoteError``, ``SystemError``.
    public init(
        _ state: RemoteState, _ manifest: RemoteManifest, scratch: RemoteScratch,
        readsAgain: Bool = false, removesOthers: Bool = true
    ) throws {
        let storage = scratch.storage
        if removesOthers { try Self.removeOthers(than: manifest, scratch: scratch) }
        if readsAgain {
            for name in Self.names(manifest) where try storage.size(of: name) != nil {
                try storage.remove(name)
            }
        }
        var files: [String: File] = [:]
        var deltas: [any StoredReader] = []
        var touched: [(files: [RemoteRecord.Touched], removed: [String])] = []
        // One that is named twice is fetched once.
        var seen: Set<RemoteKey.Name> = []
        let once = manifest.deltas.filter { seen.insert($0.name).inserted }
        try inParallel(once, threads: Self.transfers, Cancellation()) { delta in
            _ = try Self.fetch(delta, state, storage)
        }
        for delta in manifest.deltas {
            let reader = try storage.openForReading(Self.prefix + delta.name.description)
            touched.append(
                try Self.apply(
                    reader, number: deltas.count, length: delta.length, state.repository, &files,
                    name: delta.name))
            deltas.append(reader)
        }
        for (path, file) in files where RemoteFileKind(path)?.isObject == false {
            guard Self.isWhole(file) else {
                throw RemoteLoss(path, "the deltas contain only part of this file")
            }
        }
        self.files = files
        self.deltas = deltas
        self.touched = touched
        try checkJournal(manifest)
    }

    private static func names(_ manifest: RemoteManifest) -> Set<String> {
        Set(manifest.deltas.map { prefix + $0.name.description })
    }

    /// Removes the deltas of other states from the scratch directory.
    static func removeOthers(than manifest: RemoteManifest, scratch: RemoteScratch) throws {
        let wanted = names(manifest)
        for file in try scratch.storage.files(in: "")
        where file.name.hasPrefix(prefix) && !wanted.contains(file.name) {
            try scratch.storage.remove(file.name)
        }
    }

    /// Checks that the files lead to the record that the manifest names: by way of `journal/head`,
    /// at the end of the last segment. - Source: FORMAT.md §15.3.
    ///
    /// - Throws: ``RemoteLoss``.
    private func checkJournal(_ manifest: RemoteManifest) throws {
        func loss(_ why: String) -> RemoteLoss { RemoteLoss(JournalFiles.head, why) }
        guard let file = files[JournalFiles.head] else { throw loss("it is missing") }
        let reader = RemoteFileReader(self, file, fetch: nil, path: JournalFiles.head)
        let head: JournalHead
        do {
            head = try JournalHead(
                parsing: reader.bytes(at: 0, count: JournalHead.byteCountMaximum + 1))
        } catch let error as FormatError { throw loss(error.why) }
        guard head.record == manifest.record, head.hash == manifest.recordHash else {
            throw loss(
                "it names record \(head.record), but the manifest names \(head.record == manifest.record ? "another record with this number" : "record \(manifest.record)")"
            )
        }
        guard head.record > 0 else { return }
        let segments = files.keys.filter { RemoteFileKind($0) == .segment }
        guard segments.contains(JournalFiles.segment(head.segment)) else {
            throw loss("segment \(head.segment), which it names, is missing")
        }
        let last = segments.max { ($0.utf8.count, $0) < ($1.utf8.count, $1) } ?? ""
        guard let end = try lastRecord(last), end == (head.record, head.hash) else {
            throw loss("the journal does not end with record \(head.record), which it names")
        }
    }

    /// Number and hash of a segment's last record, as the records' headers say; nil when none ends
    /// where the segment does.
    private func lastRecord(_ path: String) throws -> (number: UInt64, hash: Hash256)? {
        guard let file = files[path] else { return nil }
        let reader = RemoteFileReader(self, file, fetch: nil, path: path)
        var offset = UInt64(SegmentHeader.byteCount)
        var last: (number: UInt64, hash: Hash256)?
        while offset < file.length {
            let bytes = try reader.bytes(at: offset, count: RecordHeader.byteCount)
            guard let frame = try? RecordFrame(parsing: bytes) else { return nil }
            offset += UInt64(RecordHeader.byteCount + frame.storedBytes)
            last = (frame.number, frame.hash)
        }
        return offset == file.length ? last : nil
    }

    private static func isWhole(_ file: File) -> Bool {
        var end: UInt64 = 0
        for part in file.parts {
            guard part.offset == end else { return false }
            end = part.end
        }
        return end == file.length
    }

    // MARK: Fetching

    private static let pieceBytes = 4 << 20
    /// Deltas on their way at the same time, each with a piece in memory.
    private static let transfers = 4

    /// Brings a delta into the scratch directory, where its file is named ``prefix`` and its name.
    static func fetch(
        _ delta: RemoteManifest.Delta, _ state: RemoteState, _ storage: any Storage
    ) throws -> any StoredReader {
        let name = prefix + delta.name.description
        if let size = try storage.size(of: name) {
            let reader = try storage.openForReading(name)
            if size == delta.length, try hash(reader, delta.length) == delta.hash { return reader }
            try storage.remove(name)
        }
        let path = RemoteKey.delta(delta.name)
        let key = state.key(path)
        guard let length = try state.store.size(of: key) else {
            throw RemoteLoss(path, "it is missing")
        }
        guard length == delta.length else {
            throw RemoteLoss(path, "it is \(length) bytes long, not \(delta.length)")
        }
        let free = try storage.freeBytes()
        guard length < free else {
            throw RepositoryError.full(freeBytes: free, neededBytes: length)
        }
        let temporary = name + ".tmp"
        if try storage.size(of: temporary) != nil { try storage.remove(temporary) }
        let writer = try storage.create(temporary)
        let digest = DigestStream()
        var buffer = [UInt8](repeating: 0, count: Int(min(length, UInt64(pieceBytes))))
        var offset: UInt64 = 0
        while offset < length {
            let count = Int(min(UInt64(buffer.count), length - offset))
            try buffer.withUnsafeMutableBytes { whole in
                let part = whole.part(..<count)
                try state.store.get(key, at: offset, into: part)
                digest.update(UnsafeRawBufferPointer(part))
                try writer.append(UnsafeRawBufferPointer(part))
            }
            offset += UInt64(count)
        }
        try writer.close()
        guard digest.finish() == delta.hash else {
            try storage.remove(temporary)
            throw RemoteLoss(path, "its content does not match the manifest")
        }
        try storage.rename(temporary, to: name)
        return try storage.openForReading(name)
    }

    private static func hash(_ reader: any StoredReader, _ length: UInt64) throws -> Hash256 {
        let digest = DigestStream()
        var offset: UInt64 = 0
        while offset < length {
            let bytes = try reader.bytes(
                at: offset, count: Int(min(UInt64(pieceBytes), length - offset)))
            if bytes.isEmpty { break }
            bytes.withUnsafeBytes { digest.update($0) }
            offset += UInt64(bytes.count)
        }
        return digest.finish()
    }

    // MARK: Entries

    private static func apply(
        _ reader: any StoredReader, number: Int, length: UInt64, _ repository: Hash128,
        _ files: inout [String: File], name: RemoteKey.Name
    ) throws -> (files: [RemoteRecord.Touched], removed: [String]) {
        var order: [String] = []
        var found: [String: (from: UInt64, bytes: UInt64)] = [:]
        var removed: [String] = []
        do {
            try entries(of: reader, length: length, repository) { entry in
                switch entry {
                case .file(let path, let length):
                    var file = files[path] ?? File()
                    file.parts.removeAll { $0.end > length }
                    file.length = length
                    files[path] = file
                    if found[path] == nil {
                        order.append(path)
                        found[path] = (.max, 0)
                    }
                case .bytes(let path, let start, let place):
                    let count = place.upperBound - place.lowerBound
                    guard let file = files[path], start + count <= file.length,
                        start >= file.parts.last?.end ?? 0
                    else { throw FormatError("delta", "bytes of \(path) cannot be there") }
                    guard count > 0 else { break }
                    files[path]?.parts.append(
                        Part(
                            offset: start, count: count, delta: number, place: place.lowerBound))
                    let before = found[path] ?? (.max, 0)
                    found[path] = (min(before.from, start), before.bytes + count)
                case .remove(let path):
                    files[path] = nil
                    removed.append(path)
                }
            }
        } catch let error as FormatError {
            throw RemoteLoss(RemoteKey.delta(name), error.why)
        }
        let touched = order.compactMap { path -> RemoteRecord.Touched? in
            guard let file = files[path], let part = found[path] else { return nil }
            return RemoteRecord.Touched(
                path: path, from: min(part.from, file.length), length: file.length,
                bytes: part.bytes)
        }
        return (touched, removed)
    }

    /// Reads the entries of a delta, in order.
    static func entries(
        of reader: any StoredReader, length: UInt64, _ repository: Hash128,
        _ body: (RemoteDelta.Entry) throws -> Void
    ) throws {
        var window: [UInt8] = []
        var windowStart: UInt64 = 0
        func bytes(at offset: UInt64) throws -> [UInt8] {
            let need = min(UInt64(RemoteDelta.entryHeadMaximum), length - offset)
            if offset < windowStart || offset + need > windowStart + UInt64(window.count) {
                window = try reader.bytes(at: offset, count: 64 << 10)
                windowStart = offset
            }
            let start = Int(offset - windowStart)
            return Array(window[start..<min(window.count, start + Int(need))])
        }
        try RemoteDelta.checkHeader(
            reader.bytes(at: 0, count: RemoteDelta.headerBytes), repository)
        var offset = UInt64(RemoteDelta.headerBytes)
        while offset < length {
            let (entry, next) = try RemoteDelta.entry(bytes(at: offset), at: offset, end: length)
            try body(entry)
            offset = next
        }
    }

    // MARK: What they say

    /// Reads what the deltas know of a file from `offset` on.
    ///
    /// - Returns: nil when they do not know the byte there.
    func known(_ file: File, at offset: UInt64) -> (part: Part, count: UInt64)? {
        guard let part = Self.part(of: file, at: offset), part.offset <= offset else { return nil }
        return (part, part.end - offset)
    }

    /// The part that holds `offset`, or the first behind it.
    static func part(of file: File, at offset: UInt64) -> Part? {
        var (low, high) = (0, file.parts.count)
        while low < high {
            let middle = (low + high) / 2
            if file.parts[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low < file.parts.count ? file.parts[low] : nil
    }

    /// A sealed pack or parity file that is missing in the store, or has another length.
    public func missingObjects(_ state: RemoteState) throws(RemoteError) -> [RemoteLoss] {
        var there: [String: UInt64] = [:]
        for object in try state.objects(PackFiles.directory) { there[object.path] = object.length }
        return files.filter { RemoteFileKind($0.key)?.isObject == true }
            .sorted { $0.key < $1.key }
            .compactMap { path, file in
                RemoteLoss.why(there[path], file.length).map { RemoteLoss(path, $0) }
            }
    }

    func record(of found: RemoteState.Found) throws -> RemoteRecord {
        let deltas = zip(found.manifest.deltas, touched).map {
            RemoteRecord.Delta(object: $0, touched: $1.files, removed: $1.removed)
        }
        var ends: [String: Hash256] = [:]
        for (path, file) in files {
            let kind = RemoteFileKind(path)
            guard kind == .segment || kind == .openPack else { continue }
            let count = min(file.length, UInt64(RemoteRecord.endBytes))
            let reader = RemoteFileReader(self, file, fetch: nil, path: path)
            ends[path] = Digest.h256(
                try reader.bytes(at: file.length - count, count: Int(count)))
        }
        return RemoteRecord(
            manifest: found.bytes, deltas: deltas, position: .start, ends: ends)
    }
}

/// Something that a manifest names is missing in the remote, or damaged there.
public struct RemoteLoss: Error, Equatable, Sendable, CustomStringConvertible {
    /// Below the repository's id.
    public let path: String
    public let why: String

    public init(_ path: String, _ why: String) { (self.path, self.why) = (path, why) }

    /// - Parameter length: of the object that is there; nil when there is none.
    static func why(_ length: UInt64?, _ wanted: UInt64) -> String? {
        guard let length else { return "it is missing" }
        return length == wanted ? nil : "it is \(length) bytes long, not \(wanted)"
    }

    public var description: String { "\(path): \(why)" }
}
