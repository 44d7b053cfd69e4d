import CairnCore
import CairnFormat
import CairnRepository

/// Checks packs one after another: structure always, payloads and chunk ids as requested. Each
/// thread needs its own.
///
/// Invariant: a block counts as good only when its header check holds, the footer (if there is one)
/// agrees and, if it was read, its payload check holds and it decodes.
/// - Source: FORMAT.md §5, §6.
final class PackChecker {
    private let repository: Repository
    private let reading: VerifyRequest.DataReading
    private let comparison: CatalogComparison?
    private let cancellation: Cancellation
    private let readsFresh: Bool
    private let seed: UInt64
    private var chance: SplitMix64
    private let window = ReadWindow()
    private let plain = PlainBuffer()
    private let decoder: PayloadDecoder

    /// - Parameters:
    ///   - comparison: nil when the packs alone are of interest.
    ///   - readsFresh: whether what the kernel has in memory of a pack is dropped first, so that
    ///     the disk itself is asked.
    init(
        _ repository: Repository, reading: VerifyRequest.DataReading,
        comparison: CatalogComparison?, seed: UInt64, cancellation: Cancellation,
        readsFresh: Bool = false
    ) {
        self.readsFresh = readsFresh
        self.repository = repository
        self.reading = reading
        self.comparison = comparison
        self.cancellation = cancellation
        self.seed = seed
        chance = SplitMix64(seed: seed)
        decoder = PayloadDecoder(repository.coding)
    }

    func check(_ file: PackFile) -> PackOutcome {
        let outcome = check(file, copy: nil)
        // Of a pack that lies in remotes alone any of them may have the right bytes.
        guard outcome.isSuspect, (try? repository.storage.isElsewhere(file.path)) == true,
            let copies = try? repository.storage.openForReading(file.path).copies()
        else { return outcome }
        for copy in copies where !cancellation.isRequested {
            let other = check(file, copy: copy)
            if !other.isSuspect, !other.isGone { return other }
        }
        return outcome
    }

    private func check(_ file: PackFile, copy: (any StoredReader)?) -> PackOutcome {
        var outcome = PackOutcome(file)
        outcome.counts.packs = 1
        // One seed chooses the same blocks, whichever thread has the pack.
        let name = Digest.h128(Array(file.path.utf8)).bytes
        chance = SplitMix64(seed: name.prefix(8).reduce(seed) { $0 &* 257 &+ UInt64($1) })
        do {
            let reader = ForgivingReader(
                try copy ?? repository.storage.openForReading(file.path))
            if readsFresh { reader.dropCache() }
            // What a remote tells of a pack says nothing of the pack being there.
            if try repository.storage.isElsewhere(file.path), try reader.size() != file.length {
                throw SystemError("read", path: Array(file.path.utf8), code: SystemError.elsewhere)
            }
            window.open(reader)
            try check(repository.scanner(reader, length: file.length), &outcome)
            let sectors = reader.unreadable
            if let first = sectors.first {
                outcome.add(
                    first,
                    "\(sectors.count * ForgivingReader.sectorBytes) bytes cannot be read: input/output error"
                )
            }
        } catch let error as SystemError where error.isMissing {
            outcome.isGone = true
        } catch {
            outcome.add(0, "cannot be read: \(error)")
        }
        return outcome
    }

    private func check(_ scanner: PackScanner, _ outcome: inout PackOutcome) throws {
        do {
            try scanner.checkHeader()
        } catch let problem as PackScanner.Problem {
            // A header is synced before the first block: a torn one has none after it.
            let isTorn =
                !outcome.file.isSealed && outcome.file.length <= UInt64(PackHeader.byteCount)
            if isTorn { outcome.addBlock(0, problem.why) } else { outcome.add(0, problem.why) }
        }
        if let (footer, bytes) = try scanner.footer() {
            checkName(bytes, &outcome)
            for entry in footer.entries {
                if cancellation.isRequested { return }
                try checkListed(entry, &outcome)
            }
        } else {
            if outcome.file.isSealed {
                outcome.add(outcome.file.length, "the footer cannot be read")
            }
            try walk(scanner, &outcome)
        }
    }

    private func checkName(_ footer: [UInt8], _ outcome: inout PackOutcome) {
        guard outcome.file.isSealed else { return }
        let id = PackFooter.packID(repository: repository.description.repository, footer: footer)
        if PackFiles.sealedID(outcome.file.path) != id {
            outcome.add(
                outcome.file.length - UInt64(footer.count), "the pack does not match its name")
        }
    }

    private func checkListed(_ entry: PackFooter.Entry, _ outcome: inout PackOutcome) throws {
        do {
            let header = try header(at: entry.offset, end: entry.offset + entry.length)
            guard header.check == entry.headerCheck, UInt64(header.totalBytes) == entry.length
            else { throw FormatError("block header", "it differs from the one in the footer") }
            try checkBlock(header, at: entry.offset, &outcome)
        } catch let error as SystemError where error.code == SystemError.elsewhere {
            throw error
        } catch {
            outcome.addBlock(entry.offset, "\(error)")
        }
    }

    /// Walks the blocks without a footer, and past damage to the next valid block.
    private func walk(_ scanner: PackScanner, _ outcome: inout PackOutcome) throws {
        var offset = UInt64(PackHeader.byteCount)
        let end = outcome.file.length
        while offset < end, !cancellation.isRequested {
            var next: UInt64?
            do {
                let header = try header(at: offset, end: end)
                next = offset + UInt64(header.totalBytes)
                try checkBlock(header, at: offset, &outcome)
            } catch {
                next = try next ?? scanner.nextBlock(after: offset, end: end)
                outcome.addBlock(offset, "\(error)")
            }
            offset = next ?? end
        }
    }

    private var readsEverything: Bool { reading == .all }

    private static let usualBytes: UInt64 = 16 << 10
    /// Of a header, before its index. - Source: FORMAT.md §5.
    private static let fixedBytes: UInt64 = 72

    private func header(at offset: UInt64, end: UInt64) throws -> BlockHeader {
        // Of a pack elsewhere the headers are known here, and what follows is not.
        let cheap = window.cheap(offset)
        let usual = cheap >= Self.fixedBytes ? min(Self.usualBytes, cheap) : Self.usualBytes
        var bytes = try window.bytes(offset..<min(end, offset + usual), readsAhead: readsEverything)
        let headerBytes = try repository.coding.headerBytes(ofBlock: bytes)
        guard UInt64(headerBytes) <= end - offset else {
            throw FormatError("block header", "ends too early")
        }
        if headerBytes > bytes.count {
            bytes = try window.bytes(
                offset..<offset + UInt64(headerBytes), readsAhead: readsEverything)
        }
        guard bytes.count >= headerBytes else {
            throw FormatError("block header", "ends too early")
        }
        let header = try repository.coding.header(ofBlock: Array(bytes[..<headerBytes]))
        guard UInt64(header.totalBytes) <= end - offset else {
            throw FormatError("block", "ends too early")
        }
        return header
    }

    private func checkBlock(_ header: BlockHeader, at offset: UInt64, _ outcome: inout PackOutcome)
        throws
    {
        outcome.counts.blocks += 1
        outcome.counts.chunks += header.chunks.count
        let isRead = isChosen()
        if isRead { try checkContent(header, at: offset, &outcome) }
        var agreement = CatalogAgreement()
        comparison?.compare(header, at: offset, in: outcome.file.path, &agreement)
        // The catalog ignores blocks of an open pack with a torn payload; then it is not the
        // catalog that is wrong.
        if !isRead, agreement.lacking > 0, !outcome.file.isSealed {
            try checkContent(header, at: offset, &outcome)
        }
        outcome.goodBlocks.append(offset)
        outcome.agreement.add(agreement)
    }

    private func isChosen() -> Bool {
        switch reading {
        case .none: false
        case .all: true
        case .sample(let fraction): Double.random(in: 0..<1, using: &chance) < fraction
        }
    }

    private func checkContent(
        _ header: BlockHeader, at offset: UInt64, _ outcome: inout PackOutcome
    ) throws {
        let start = offset + UInt64(header.headerBytes)
        let payload = try window.bytes(
            start..<start + UInt64(header.storedBytes), readsAhead: readsEverything)
        outcome.counts.blocksRead += 1
        outcome.counts.storedBytesRead += UInt64(payload.count)
        guard payload.count == header.storedBytes, Digest.h128(payload) == header.payloadCheck
        else { throw FormatError("block", "the payload's checksum does not match") }
        var content = payload
        if !header.isPayloadPlain {
            let room = plain.room(for: header.plainBytes)
            try decoder.block(payload, header, into: room)
            content = UnsafeRawBufferPointer(room)
        }
        guard content.count == header.plainBytes else {
            throw FormatError("block", "its plain length differs")
        }
        outcome.counts.plainBytesRead += UInt64(content.count)
        var position = 0
        for chunk in header.chunks {
            let end = position + Int(chunk.length)
            if repository.chunkID(of: content.part(position..<end)) != chunk.id {
                outcome.badChunks.append(chunk.id)
                outcome.add(
                    offset,
                    "chunk \(String(chunk.id.description.prefix(12))) does not match its id")
            }
            position = end
        }
    }
}

/// Compares the packs' chunks with the catalog's rows, one thread at a time.
///
/// A row is confirmed at most once, so equal numbers of confirmed rows and rows mean that all are
/// right: no list of chunks is needed.
final class CatalogComparison {
    private let catalog: CatalogReader
    private let places: ChunkPlaces?
    private let packs: [String: CatalogPack]

    init(_ catalog: Catalog, _ places: ChunkPlaces?) throws {
        self.places = places
        self.catalog = try CatalogReader(catalog)
        packs = Dictionary(uniqueKeysWithValues: try self.catalog.packs().map { ($0.path, $0) })
    }

    func compare(
        _ header: BlockHeader, at offset: UInt64, in path: String,
        _ agreement: inout CatalogAgreement
    ) {
        // Blocks appended since the catalog caught up are not its concern.
        guard agreement.failure == nil, let pack = packs[path],
            offset + UInt64(header.totalBytes) <= pack.length
        else { return }
        do {
            try catalog.inOneTransaction { try compare(header, at: offset, in: pack, &agreement) }
        } catch {
            agreement.failure = "\(error)"
        }
    }

    private func compare(
        _ header: BlockHeader, at offset: UInt64, in pack: CatalogPack,
        _ agreement: inout CatalogAgreement
    ) throws {
        var ours: Int64?
        var start = 0
        for chunk in header.chunks {
            let known = places?.location(of: chunk.id)
            if let known, known.block == ours, known.start == start,
                known.length == Int(chunk.length)
            {
                agreement.confirmed += 1
            } else if let place = try catalog.location(of: chunk.id) {
                if place.block != ours, let block = try catalog.location(ofBlock: place.block),
                    block.pack == pack.id, block.offset == offset,
                    block.length == UInt64(header.totalBytes)
                {
                    ours = place.block
                }
                if place.block == ours, place.start == start, place.length == Int(chunk.length) {
                    agreement.confirmed += 1
                }
            } else {
                agreement.lacking += 1
            }
            start += Int(chunk.length)
        }
    }
}
