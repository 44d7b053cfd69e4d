import CairnCore
import CairnFormat
import Synchronization

/// The note that stands for a sealed pack whose bytes lie in remotes alone: in its place, under its
/// name.
///
/// - Source: FORMAT.md §15.7.
public struct AwayPack: Equatable, Sendable {
    /// Of the pack, in bytes.
    public let length: UInt64
    /// Of its parity, in bytes; 0 when it has none.
    public let parityLength: UInt64

    public init(length: UInt64, parityLength: UInt64) {
        (self.length, self.parityLength) = (length, parityLength)
    }

    private static let magic = Array("CAIRNAW1".utf8)
    static let bytesMaximum = 64
    static let suffix = ".away"

    public static func path(of id: Hash256) -> String {
        "\(PackFiles.sealedDirectory(id))/\(id)\(suffix)"
    }

    /// The pack that a path, of a pack or of parity, belongs to; nil for other paths.
    static func id(of path: String) -> Hash256? {
        PackFiles.sealedID(path) ?? PackFiles.parityID(path)
    }

    public func encode() -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(Self.magic)
        writer.varint(length)
        writer.varint(parityLength)
        return writer.bytes + Digest.h256(writer.bytes).bytes
    }

    public init(decoding bytes: [UInt8]) throws(FormatError) {
        var reader = try ByteReader(
            ofRecord: bytes, magic: Self.magic, maximum: Self.bytesMaximum,
            what: "note of a pack that is away")
        length = try reader.varint(atMost: UInt64(Int64.max), "a length")
        parityLength = try reader.varint(atMost: UInt64(Int64.max), "a length")
        try reader.expectEnd()
    }

    /// - Returns: nil when there is none, or one that is damaged: then nobody knows of the pack.
    static func read(_ id: Hash256, in storage: any Storage) throws(SystemError) -> AwayPack? {
        guard let bytes = try storage.read(path(of: id), limit: bytesMaximum) else { return nil }
        return try? AwayPack(decoding: bytes)
    }

    /// The notes that are whole, in a repository's directory.
    public static func all(in storage: any Storage) throws(SystemError) -> [(
        id: Hash256, note: AwayPack
    )] {
        var all: [(id: Hash256, note: AwayPack)] = []
        for directory in try storage.directories(in: PackFiles.directory) {
            let place = "\(PackFiles.directory)/\(directory)"
            for file in try storage.files(in: place) where file.name.hasSuffix(suffix) {
                guard let id = Hash256(hex: file.name.dropLast(suffix.utf8.count)),
                    path(of: id) == "\(place)/\(file.name)",
                    let note = try read(id, in: storage)
                else { continue }
                all.append((id, note))
            }
        }
        return all
    }

    /// The packs of a repository that lie in remotes alone, and their bytes with their parity.
    public static func sum(in storage: any Storage) throws(SystemError) -> (
        packs: Int, bytes: UInt64
    ) {
        let tiered = storage as? TieredStorage
        let (local, strays) = (tiered?.local ?? storage, tiered?.disowned ?? [])
        var (packs, bytes) = (0, UInt64(0))
        for (id, note) in try all(in: local) where !strays.contains(id) {
            guard try local.size(of: PackFiles.sealed(id)) == nil else { continue }
            packs += 1
            bytes = bytes.addingSaturated(note.length.addingSaturated(note.parityLength))
        }
        return (packs, bytes)
    }

    /// Gives up the bytes here of a pack that was seen to be whole elsewhere: first the note is
    /// durable, then the files go.
    ///
    /// - Precondition: the readers' lock is held alone; `storage` is the repository's directory.
    /// - Returns: the bytes that became free.
    public static func put(_ id: Hash256, awayFrom storage: any Storage) throws(SystemError)
        -> UInt64
    {
        let pack = PackFiles.sealed(id)
        let parity = PackFiles.parity(id)
        guard let length = try storage.size(of: pack) else { return 0 }
        let parityLength = try storage.size(of: parity) ?? 0
        let directory = PackFiles.sealedDirectory(id)
        try storage.replace(
            path(of: id), in: directory,
            with: AwayPack(length: length, parityLength: parityLength).encode())
        for path in parityLength > 0 ? [pack, parity] : [pack] {
            try SealedPacks.release(path, storage)
            try storage.remove(path)
        }
        try storage.syncDirectory(directory)
        return length + parityLength
    }
}

/// The place of the bytes of packs that are not here.
public protocol AwayPacks: Sendable {
    func openForReading(_ path: String) throws(SystemError) -> any StoredReader

    /// The same for a pack whose note tells since when its bytes are not here: what was listed
    /// before that time cannot tell that it is nowhere.
    func openForReading(_ path: String, awaySince noted: () -> Timestamp?) throws(SystemError)
        -> any StoredReader

    /// Whether a remote is remembered to have a pack, or has it: anybody who can write the
    /// repository can make a note of a pack.
    func mayHave(_ path: String) -> Bool

    /// Whether a remote that cannot be reached now may have a pack. Another machine may have pushed
    /// it, so what this machine remembers does not decide.
    func mayComeBack(_ path: String) -> Bool

    /// The packs of these that no remote has whole, and that none which cannot be reached may have.
    func lost(of paths: [String]) throws -> Set<String>
}

extension AwayPacks {
    public func openForReading(_ path: String, awaySince _: () -> Timestamp?) throws(SystemError)
        -> any StoredReader
    { try openForReading(path) }
}

extension Storage {
    /// Whether a pack is only in remotes, and none is known to have it.
    public func isNowhere(_ path: String) throws(SystemError) -> Bool {
        guard let tiered = self as? TieredStorage, try tiered.isElsewhere(path) else {
            return false
        }
        return !tiered.away.mayHave(path)
    }

    /// Whether there are packs that a catalog does not list because they are in remotes that cannot
    /// be reached now. Content that it does not list may be in them, so nobody may call it lost.
    public func hasUnreadPacks(besides known: [CatalogPack]) throws -> Bool {
        guard let tiered = self as? TieredStorage else { return false }
        let known = Set(known.map(\.path))
        return try PackFiles.list(tiered).contains { file in
            try !known.contains(file.path) && tiered.isElsewhere(file.path)
                && tiered.away.mayComeBack(file.path)
        }
    }
}

/// A repository's files, of which sealed packs and their parity may be elsewhere: those are listed
/// and read like the others, and removed by removing the note of them.
public final class TieredStorage: Storage {
    public let local: any Storage
    public let away: any AwayPacks
    /// Packs whose notes are strays: nobody has them, and nothing needs them.
    private let strays = Mutex<Set<Hash256>>([])

    public init(_ local: any Storage, away: any AwayPacks) {
        self.local = local
        self.away = away
    }

    /// Shows the notes of packs from now on as what they are: files that nobody knows.
    public func disown(_ packs: Set<Hash256>) { strays.withLock { $0.formUnion(packs) } }

    public var disowned: Set<Hash256> { strays.withLock { $0 } }

    private func read(_ id: Hash256) throws(SystemError) -> AwayPack? {
        disowned.contains(id) ? nil : try AwayPack.read(id, in: local)
    }

    /// The note of a pack, or of its parity, that is not here.
    private func note(of path: String) throws(SystemError) -> (id: Hash256, length: UInt64)? {
        guard let id = AwayPack.id(of: path), let note = try read(id) else {
            return nil
        }
        let length = PackFiles.sealedID(path) == nil ? note.parityLength : note.length
        return length > 0 ? (id, length) : nil
    }

    /// Nil where the storage keeps no times.
    private func time(ofNote id: Hash256) -> Timestamp? {
        let files = try? local.files(in: PackFiles.sealedDirectory(id))
        return files?.first { $0.name == "\(id)\(AwayPack.suffix)" }?.modified
    }

    private func isHere(_ path: String) throws(SystemError) -> Bool {
        try local.size(of: path) != nil
    }

    public func isElsewhere(_ path: String) throws(SystemError) -> Bool {
        guard AwayPack.id(of: path) != nil, try !isHere(path) else { return false }
        return try note(of: path) != nil
    }

    public func size(of path: String) throws(SystemError) -> UInt64? {
        if let size = try local.size(of: path) { return size }
        return try note(of: path)?.length
    }

    public func files(in directory: String) throws(SystemError) -> [StoredFile] {
        let files = try local.files(in: directory)
        guard files.contains(where: { $0.name.hasSuffix(AwayPack.suffix) }) else { return files }
        var shown: [String: StoredFile] = [:]
        for file in files {
            let stem = String(file.name.dropLast(AwayPack.suffix.utf8.count))
            guard file.name.hasSuffix(AwayPack.suffix), let id = Hash256(hex: stem),
                AwayPack.path(of: id) == "\(directory)/\(file.name)"
            else {
                shown[file.name] = file
                continue
            }
            // A note that is damaged or a stray is shown as what it is: a file that nobody knows.
            guard let note = try read(id) else {
                shown[file.name] = file
                continue
            }
            for (ending, length) in [(".pack", note.length), (".parity", note.parityLength)]
            where length > 0 {
                let name = stem + ending
                shown[name] =
                    shown[name] ?? StoredFile(name: name, length: length, modified: file.modified)
            }
        }
        // What is here counts, wherever it comes in the list.
        for file in files where shown[file.name] != nil { shown[file.name] = file }
        return shown.values.sorted { $0.name < $1.name }
    }

    public func openForReading(_ path: String) throws(SystemError) -> any StoredReader {
        do throws(SystemError) { return try local.openForReading(path) } catch {
            guard error.isMissing, let note = try note(of: path) else { throw error }
            return try away.openForReading(path) { self.time(ofNote: note.id) }
        }
    }

    public func rename(_ path: String, to target: String) throws(SystemError) {
        if try isElsewhere(path) {
            throw SystemError("rename", path: Array(path.utf8), code: ErrorCode.readOnly)
        }
        try local.rename(path, to: target)
    }

    public func remove(_ path: String) throws(SystemError) {
        guard let id = AwayPack.id(of: path) else { return try local.remove(path) }
        let isElsewhere = try isElsewhere(path)
        if !isElsewhere { try local.remove(path) }
        // The note goes with the pack.
        let note = AwayPack.path(of: id)
        if PackFiles.sealedID(path) != nil, try local.size(of: note) != nil {
            try local.remove(note)
        }
    }

    public func protect(_ path: String, _ protection: FileProtection) throws(SystemError) {
        if try !isElsewhere(path) { try local.protect(path, protection) }
    }

    public func syncFile(_ path: String) throws(SystemError) {
        if try !isElsewhere(path) { try local.syncFile(path) }
    }

    // MARK: What is always here

    public func directories(in directory: String) throws(SystemError) -> [String] {
        try local.directories(in: directory)
    }
    public func makeDirectory(_ path: String) throws(SystemError) { try local.makeDirectory(path) }
    public func create(_ path: String) throws(SystemError) -> any StoredWriter {
        try local.create(path)
    }
    public func openForAppending(_ path: String, length: UInt64) throws(SystemError)
        -> any StoredWriter
    { try local.openForAppending(path, length: length) }
    public func syncDirectory(_ path: String) throws(SystemError) { try local.syncDirectory(path) }
    public func allocate(_ path: String, bytes: UInt64) throws(SystemError) {
        try local.allocate(path, bytes: bytes)
    }
    public func freeBytes() throws(SystemError) -> UInt64 { try local.freeBytes() }
    public func requireReachable() throws(SystemError) { try local.requireReachable() }
    public func lock() throws(SystemError) -> LockOutcome { try local.lock() }
    public func lockReaders(exclusive: Bool) throws(SystemError) -> LockOutcome {
        try local.lockReaders(exclusive: exclusive)
    }
    public func localPath(of path: String) -> [UInt8]? {
        (try? isElsewhere(path)) == true ? nil : local.localPath(of: path)
    }
}
