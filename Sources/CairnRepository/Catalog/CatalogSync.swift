import CairnCore
import CairnFormat

/// Brings a catalog up to date with its repository: journal first, then packs.
///
/// - What it promises: afterwards the catalog holds every commit, and every chunk in it is in a
/// pack file that exists and is on the disk.
/// - What it does not: that the chunks' bytes are intact (`cairn verify --read-data` proves that).
public struct CatalogSync {
    public let repository: Repository
    public let catalog: Catalog
    /// Packs that the catalog must not know, because they are about to be quarantined.
    public var excluded: Set<String> = []
    /// Whether only the packs are compared.
    public var knowsJournal = false
    /// Told of each record and each pack that is read.
    public var progress: CatalogProgress.Observer?

    public init(
        repository: Repository, catalog: Catalog, excluded: Set<String> = [],
        knowsJournal: Bool = false, progress: CatalogProgress.Observer? = nil
    ) {
        self.progress = progress
        self.repository = repository
        self.catalog = catalog
        self.excluded = excluded
        self.knowsJournal = knowsJournal
    }

    /// Findings for people.
    public struct Findings {
        var replayedCommits = 0
        var wasRebuilt = false
        /// Packs that are gone from the repository, when something is missing without them.
        var missingPacks: [String] = []
        /// Blocks of packs that could not be read.
        var damaged: [PackDamage] = []
        /// Packs that lie in remotes alone and cannot be read now, with the reason.
        var unreadPacks: [(path: String, why: String)] = []
        /// Stretches of open packs between intact blocks: damage only if a commit needs what was
        /// there. - Source: FORMAT.md §6.2.
        var torn: [PackDamage] = []

        public init() {}
    }

    public func run() throws -> Findings {
        var findings = Findings()
        for look in 1...Self.listingsMaximum {
            if !knowsJournal { try replay(&findings) }
            try reconcilePacks(&findings)
            // Another machine may have moved or forgotten meanwhile what seems to be missing.
            guard look < Self.listingsMaximum, !knowsJournal, excluded.isEmpty,
                findings.unreadPacks.isEmpty, try catalog.lackingContent() != .none,
                try !isLevel()
            else { break }
            try catalog.noteUnseen(true)
        }
        if try catalog.lackingContent() == .none { findings.missingPacks = [] }
        return findings
    }

    /// Whether the journal's head and the pack files are those in the catalog: the quick check of
    /// every opening.
    public func isLevel() throws -> Bool {
        let head = try repository.journal.head()
        let position = try catalog.position()
        guard position.record == head.record, position.hash == head.hash,
            try !catalog.mayLackUnseen()
        else { return false }
        let known = try CatalogReader(catalog).packs().sorted { $0.path < $1.path }
        let found = try PackFiles.list(repository.storage).sorted { $0.path < $1.path }
        return known.count == found.count
            && zip(known, found).allSatisfy { $0.path == $1.path && $0.length == $1.length }
    }

    public func replay(_ findings: inout Findings) throws {
        for reading in 1...Self.listingsMaximum {
            let head = try repository.journal.head()
            do {
                return try replayOnce(&findings)
            } catch let error as SystemError where error.isMissing && reading < Self.listingsMaximum
            {
                // A writer has made a checkpoint meanwhile and removed the segments before it.
            } catch let damage as JournalDamage {
                guard reading < Self.listingsMaximum,
                    try repository.journal.head().segment != head.segment
                else { throw damage }
            }
        }
    }

    private func replayOnce(_ findings: inout Findings) throws {
        let head = try repository.journal.head()
        var start = try catalog.position()
        if start.record == head.record, start.hash == head.hash, try !journalGoes(beyond: start) {
            return
        }
        var hasCheckpoint = false
        if start.record > 0 {
            if start.segment < head.segment {
                hasCheckpoint = try repository.journal.beginsBehind(start)
                if !hasCheckpoint { start = try beginAnew() }
            } else if try !journalContains(start) {
                start = try beginAnew()
            }
        }
        findings.wasRebuilt = start.record == 0
        try catalog.noteUnseen(true)
        let replay = CatalogReplay(try CatalogWriter(catalog))
        let roots = try CatalogReader(catalog).allRoots()
        var records = 0
        findings.replayedCommits = try replay.run(
            repository.journal, from: hasCheckpoint ? .start : start,
            skipsCheckpoint: hasCheckpoint, roots: roots,
            asking: {
                records += 1
                progress?(.journal(records: records))
            }
        ).commits
    }

    /// The catalog was made from another history, or from a longer one.
    private func beginAnew() throws -> JournalPosition {
        try catalog.create(repository: repository.description.repository)
        return .start
    }

    /// Whether anything follows this position: commits that were not acknowledged, or torn records.
    private func journalGoes(beyond position: JournalPosition) throws -> Bool {
        if try repository.journal.segments().contains(where: { $0 > position.segment }) {
            return true
        }
        guard position.segment > 0 else { return false }
        return try repository.storage.size(of: JournalFiles.segment(position.segment))
            != position.offset
    }

    /// Whether the journal has the record that the catalog remembers just before this position.
    private func journalContains(_ position: JournalPosition) throws -> Bool {
        // Ahead of the head: the remembered record was never acknowledged, and may be gone, torn or
        // another.
        guard try repository.journal.head().record >= position.record, position.segment > 0,
            try repository.storage.size(of: JournalFiles.segment(position.segment)) != nil
        else { return false }
        return try repository.journal.contains(position)
    }

    /// The maximum of listings when a listed pack disappears, because a writer of another user
    /// seals one now and then.
    private static let listingsMaximum = 3
    private static let packsUninterrupted = 64

    public func reconcilePacks(_ findings: inout Findings) throws {
        for listing in 1...Self.listingsMaximum {
            var found = findings
            do {
                try reconcileOnce(&found)
                return findings = found
            } catch let error as SystemError where error.isMissing && listing < Self.listingsMaximum
            {}
        }
    }

    private func reconcileOnce(_ findings: inout Findings) throws {
        let before = try catalog.lackingContent()
        let gone = try compareFiles(&findings)
        if try hasUnreadContent(&findings, since: before) { return try catalog.noteUnseen(true) }
        let mayLackUnseen = try catalog.mayLackUnseen()
        guard !gone.isEmpty || !findings.damaged.isEmpty || mayLackUnseen else { return }
        try judgeContent(without: gone, &findings)
        try catalog.noteUnseen(false)
    }

    /// Records whether versions lack something, now that each pack which can be read is known.
    private func judgeContent(without gone: [String], _ findings: inout Findings) throws {
        guard try isAnythingMissing() else { return try catalog.note(.none) }
        guard !gone.isEmpty else {
            // New commits of other machines do not bring back content that is lost for good.
            if try findings.damaged.isEmpty && catalog.lackingContent() == .earlier { return }
            return try catalog.note(.present)
        }
        // Other places of the chunks of those packs may have been skipped before, when they did not
        // count.
        let writer = try CatalogWriter(catalog)
        try writer.withoutCommit { try writer.removeAllPacks() }
        findings.torn = []
        findings.damaged = []
        _ = try compareFiles(&findings)
        let isMissing = try isAnythingMissing()
        if isMissing { findings.missingPacks += gone }
        try catalog.note(isMissing ? .present : .none)
    }

    /// What no remote gives is what versions lack, or nobody's: then the notes are strays.
    ///
    /// - Parameter before: what versions were known to lack.
    /// - Returns: whether versions lack something that may be in packs which cannot be read now.
    private func hasUnreadContent(
        _ findings: inout Findings, since before: LackingContent
    ) throws -> Bool {
        guard !findings.unreadPacks.isEmpty else { return false }
        if try isAnythingMissing() {
            let packs = try CatalogReader(catalog).packs()
            let mayComeBack = try repository.storage.hasUnreadPacks(besides: packs)
            try catalog.note(mayComeBack ? before : .present)
            return true
        }
        let ids = findings.unreadPacks.compactMap { PackFiles.sealedID($0.path) }
        findings.unreadPacks = []
        (repository.storage as? TieredStorage)?.disown(Set(ids))
        return false
    }

    /// Whether some version needs a chunk that no pack has.
    private func isAnythingMissing() throws -> Bool {
        try ChunkMarks(CatalogReader(catalog), idsMaximum: ChunkMarks.idsUsual).missing() > 0
    }

    /// - Returns: the packs that are gone and were not sealed under another name, because a prune
    /// removed them or they are lost.
    private func compareFiles(_ findings: inout Findings) throws -> [String] {
        let writer = try CatalogWriter(catalog)
        let reader = try CatalogReader(catalog)
        let known = try reader.packs()
        let found = try PackFiles.list(repository.storage).filter { !excluded.contains($0.path) }
        let foundPaths = Set(found.map(\.path))
        let knownByPath = Dictionary(uniqueKeysWithValues: known.map { ($0.path, $0) })
        try writer.begin()
        defer { writer.rollback() }
        let gone = known.filter { !foundPaths.contains($0.path) }
        // An open pack that is gone was probably sealed, and has another name now.
        var missing = gone.filter(\.isSealed).map(\.path)
        var unsealed = try gone.filter { !$0.isSealed }.map {
            ($0.path, try Self.places(reader, $0.id))
        }
        try writer.removePacks(gone.map(\.id))
        var syncedDirectories: Set<String> = []
        for (number, file) in found.enumerated() {
            // A run that ends adds few.
            if number >= Self.packsUninterrupted { try repository.interruption.check() }
            var pack = knownByPath[file.path]
            if let before = pack, file.length < before.length {
                // It was cut off by something else; the file is right.
                findings.damaged.append(
                    PackDamage(
                        pack: file.path, offset: file.length, why: "the file is shorter than it was"
                    ))
                try writer.removePack(before.id)
                pack = nil
            }
            if pack?.length == file.length { continue }
            progress?(.packs(done: number, of: found.count))
            try makeDurable(file.path, &syncedDirectories)
            let blocks: [PackScanner.Block]
            do { blocks = try adopt(file, known: pack, writer, &findings) } catch let error
                as SystemError where error.code == SystemError.elsewhere && pack == nil
            {
                findings.unreadPacks.append((file.path, PathText.display(error.path)))
                continue
            }
            if file.isSealed {
                let places = blocks.flatMap { [$0.offset, UInt64($0.header.totalBytes)] }
                unsealed.removeAll { places.starts(with: $0.1) }
            }
        }
        // Until it is proven that nothing is missing.
        if !gone.isEmpty || !findings.damaged.isEmpty {
            try writer.meta(Catalog.lackingKey, LackingContent.present.rawValue)
        }
        try writer.end()
        missing += unsealed.map(\.0)
        return missing
    }

    /// The offsets and lengths of a pack's blocks, in order.
    private static func places(_ reader: CatalogReader, _ pack: Int64) throws -> [UInt64] {
        try reader.blocks(ofPack: pack).sorted { $0.offset < $1.offset }.flatMap {
            [$0.offset, $0.length]
        }
    }

    /// A killed run leaves packs that the kernel may not have written yet. The next commit syncs
    /// only the pack it appends to and may yet name chunks of any, so a pack must be on the disk
    /// before it is used.
    private func makeDurable(_ path: String, _ syncedDirectories: inout Set<String>) throws {
        let storage = repository.storage
        try storage.syncFile(path)
        let directory = PackFiles.directory(of: path)
        if syncedDirectories.insert(directory).inserted { try storage.syncDirectory(directory) }
    }

    /// Adds the blocks of a pack that the catalog lacks.
    private func adopt(
        _ file: PackFile, known: CatalogPack?, _ writer: CatalogWriter, _ findings: inout Findings
    ) throws -> [PackScanner.Block] {
        let (path, length) = (file.path, file.length)
        let scanner = try repository.scanner(path, length: length)
        do {
            try scanner.checkHeader()
        } catch let problem as PackScanner.Problem {
            // A pack whose header never reached the disk holds nothing; one that lost it still has
            // its blocks.
            if length > UInt64(PackHeader.byteCount) {
                findings.damaged.append(PackDamage(pack: path, problem))
            }
        }
        let blocks: [PackScanner.Block]
        var end = length
        if file.isSealed {
            blocks = try sealedBlocks(scanner, path, &findings)
        } else {
            // The tail was perhaps never synced, so only intact blocks count.
            let survey = try scanner.survey(
                from: known?.length ?? UInt64(PackHeader.byteCount), checksPayloads: true)
            blocks = survey.blocks
            for gap in survey.gaps {
                if gap.end == length {
                    end = gap.offset
                } else {
                    findings.torn.append(PackDamage(pack: path, offset: gap.offset, why: gap.why))
                }
            }
        }
        let id = try known?.id ?? writer.addPack(path: path, sealed: file.isSealed, length: end)
        try writer.updatePack(id, path: path, sealed: file.isSealed, length: end)
        for block in blocks {
            try writer.add(
                StoredBlock(
                    pack: id, offset: block.offset, length: UInt64(block.header.totalBytes),
                    chunks: block.header.chunks), keepsPlaces: true)
        }
        return blocks
    }

    private func sealedBlocks(
        _ scanner: PackScanner, _ path: String, _ findings: inout Findings
    ) throws -> [PackScanner.Block] {
        guard let footer = try scanner.footer()?.footer else {
            let survey = try scanner.survey(
                from: UInt64(PackHeader.byteCount), checksPayloads: true)
            let end = survey.blocks.last.map { $0.offset + UInt64($0.header.totalBytes) }
            findings.damaged.append(
                PackDamage(
                    pack: path, offset: end ?? UInt64(PackHeader.byteCount),
                    why: "the footer cannot be read"))
            return survey.blocks
        }
        var blocks: [PackScanner.Block] = []
        for entry in footer.entries {
            do {
                blocks.append(try scanner.block(at: entry.offset, end: entry.offset + entry.length))
            } catch let problem as PackScanner.Problem {
                findings.damaged.append(PackDamage(pack: path, problem))
            }
        }
        return blocks
    }
}

/// How far a catalog has come that is made anew or brought up to date.
public enum CatalogProgress: Equatable, Sendable {
    /// What has been read of the journal, in records.
    case journal(records: Int)
    /// What has been compared, in files.
    case packs(done: Int, of: Int)

    public typealias Observer = (CatalogProgress) -> Void
}

/// A damaged place in a pack.
public struct PackDamage: Equatable, Sendable, CustomStringConvertible {
    public let pack: String
    public let offset: UInt64
    public let why: String

    public init(pack: String, offset: UInt64, why: String) {
        self.pack = pack
        self.offset = offset
        self.why = why
    }

    init(pack: String, _ problem: PackScanner.Problem) {
        self.init(pack: pack, offset: problem.offset, why: problem.why)
    }

    public var description: String { "\(pack) at byte \(offset): \(why)" }
}
