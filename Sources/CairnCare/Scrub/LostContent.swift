import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// Needed content without an intact place in the catalog, and the places where it may still be
/// found.
///
/// Reads the whole catalog: for use after damage. Any single thread. Memory: grows with the loss,
/// plus at most ``liveBytesMaximum`` of content found.
public struct LostContent {
    private let examiner: PackExaminer

    public init(_ examiner: PackExaminer) { self.examiner = examiner }

    /// A block of another pack that holds lost chunks. Its payload was read and is valid.
    struct Copy: Sendable {
        let pack: String
        let offset: UInt64
        let chunks: [ChunkReference]
    }

    public struct Findings: Sendable {
        /// Needed, and held by no intact block that the catalog knows of.
        public var wanted: Set<ChunkID> = []
        var copies: [Copy] = []
        /// Content of live files, by chunk.
        var live: [(chunk: ChunkReference, bytes: [UInt8])] = []
        /// Whether more was found than fits.
        var isCut = false

        public var found: Set<ChunkID> {
            Set(copies.flatMap { $0.chunks.map(\.id) }).intersection(wanted).union(
                live.map(\.chunk.id))
        }
    }

    static let liveBytesMaximum = 128 << 20
    private static let placesMaximum = 100_000

    /// The live place of a version, and its wanted chunks.
    private struct Place {
        let live: LiveRoots.Place
        let content: FileContent
    }

    /// - Parameter suspect: a damaged pack, whose invalid blocks count as lost.
    /// - Throws: ``CatalogError``, ``SystemError``, ``Cancelled``.
    public func find(_ suspect: PackOutcome?) throws -> Findings {
        let (wanted, places) = try need(suspect)
        var findings = Findings()
        findings.wanted = wanted
        guard !wanted.isEmpty else { return findings }
        findings.copies = try copies(of: wanted, besides: suspect?.file.path)
        try readLive(places, &findings)
        return findings
    }

    // MARK: What is needed

    private func need(_ suspect: PackOutcome?) throws -> (Set<ChunkID>, [Place]) {
        let reader = try CatalogReader(examiner.catalog)
        let bad = Set(suspect?.badChunks ?? [])
        let blocks = try damagedBlocks(suspect, reader)
        let roots = try reader.roots().byNumber
        var wanted: Set<ChunkID> = []
        var places: [Place] = []
        try reader.forEachVersion { version in
            guard !examiner.cancellation.isRequested else { throw Cancelled() }
            guard let content = version.item.content else { return }
            var isHit = false
            for chunk in content.chunks {
                let place = try reader.location(of: chunk.id)
                if let place, !bad.contains(chunk.id), !blocks.contains(place.block),
                    place.length == Int(chunk.length)
                {
                    continue
                }
                wanted.insert(chunk.id)
                isHit = true
            }
            if isHit, places.count < Self.placesMaximum, let root = roots[version.root],
                let live = examiner.live.place(of: version.path, in: root)
            {
                places.append(Place(live: live, content: content))
            }
        }
        return (wanted, places)
    }

    private func damagedBlocks(_ suspect: PackOutcome?, _ reader: CatalogReader) throws
        -> Set<Int64>
    {
        guard let suspect,
            let pack = try reader.packs().first(where: { $0.path == suspect.file.path })
        else { return [] }
        let good = Set(suspect.goodBlocks)
        return try Set(
            reader.blocks(ofPack: pack.id).filter { !good.contains($0.offset) }.map(\.id))
    }

    // MARK: Other copies

    /// An id may occur at several places; the catalog knows one of them. - Source: FORMAT.md §6.4.
    private func copies(of wanted: Set<ChunkID>, besides suspect: String?) throws -> [Copy] {
        var copies: [Copy] = []
        for file in try PackFiles.list(examiner.repository.storage) where file.path != suspect {
            guard !examiner.cancellation.isRequested else { throw Cancelled() }
            // Another pack's damage is that pack's business.
            guard
                let scanner = try? examiner.repository.forgivingScanner(
                    file.path, length: file.length),
                let blocks = try? scanner.survey(checksPayloads: false).blocks
            else { continue }
            for block in blocks
            where block.header.chunks.contains(where: { wanted.contains($0.id) })
                && (try? scanner.payload(of: block)) != nil
            {
                copies.append(
                    Copy(pack: file.path, offset: block.offset, chunks: block.header.chunks))
            }
        }
        return copies
    }

    // MARK: Files that live

    /// Reads each wanted chunk at its old place in the file; changes elsewhere in it do not matter.
    private func readLive(_ places: [Place], _ findings: inout Findings) throws {
        var missing = findings.wanted.subtracting(findings.found)
        var bytes = 0
        for place in places where !missing.isEmpty {
            guard !examiner.cancellation.isRequested else { throw Cancelled() }
            guard place.content.chunks.contains(where: { missing.contains($0.id) }),
                let file = try? LiveFile.open(
                    root: place.live.directory, path: place.live.path, in: examiner.fileSystem)
            else { continue }
            var cursor = ExtentCursor(place.content)
            for chunk in place.content.chunks {
                let isMissing = missing.contains(chunk.id)
                var found: [UInt8] = []
                cursor.forEachPiece(of: Int(chunk.length)) { offset, range in
                    guard isMissing, found.count == range.lowerBound else { return }
                    if let part = try? file.bytes(at: offset, count: range.count),
                        part.count == range.count
                    {
                        found += part
                    }
                }
                guard isMissing, found.count == Int(chunk.length),
                    found.withUnsafeBytes({ examiner.repository.chunkID(of: $0) }) == chunk.id
                else { continue }
                findings.isCut = bytes + found.count > Self.liveBytesMaximum
                if findings.isCut { return }
                bytes += found.count
                findings.live.append((chunk, found))
                missing.remove(chunk.id)
            }
        }
    }
}
