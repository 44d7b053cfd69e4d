import CairnFormat
import CairnLinux
import Foundation
import Glibc
import TestSeed
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCare
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// A small repository of real files, its source tree, and what every commit must give back.
final class TestRepository {
    private let scratch = TemporaryDirectory(inMemory: true)
    let base: URL
    let seed: UInt64
    /// By commit number: path to content.
    private(set) var expected: [Int64: [String: [UInt8]]] = [:]
    private var generator: SplitMix64

    var source: URL { base.appending(path: "source") }
    var directory: URL { base.appending(path: "repository") }
    var catalogPath: String { base.appending(path: "catalog.sqlite").path }

    /// - Parameter packBytes: the smallest the format's reader takes, so that a small tree fills
    ///   several packs.
    init(seed: UInt64 = TestSeed.drawn, packBytes: Int = 1 << 20) throws {
        self.seed = seed
        print(TestSeed.replay(seed))
        generator = SplitMix64(seed: seed)
        base = URL(fileURLWithPath: scratch.path)
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        _ = try Repository.create(
            in: storage(),
            RepositoryDescription(
                repository: LinuxRandomness().hash128(), created: "2026-01-01T00:00:00Z",
                blockBytes: 64 << 10,
                packBytes: packBytes))
    }

    /// Three commits of text and noise, with a changed, a removed and a nested file.
    ///
    /// - Parameter checkpoint: whether the journal begins anew before the last.
    static func filled(seed: UInt64 = TestSeed.drawn, checkpoint: Bool = false) throws
        -> TestRepository
    {
        let test = try TestRepository(seed: seed)
        for index in 0..<6 {
            try test.write("docs/text-\(index).txt", test.text(9_000 + 700 * index))
        }
        for index in 0..<5 { try test.write("media/noise-\(index).bin", test.noise(300_000)) }
        try test.write("media/deep/er/small.bin", test.noise(5_000))
        try test.write("top.txt", test.text(400))
        try test.backup()
        try test.write("docs/text-1.txt", test.text(12_000))
        try test.write("media/noise-0.bin", test.noise(280_000))
        try test.remove("docs/text-2.txt")
        try test.backup()
        if checkpoint { try test.beginJournalAnew() }
        try test.write("docs/new/late.txt", test.text(3_000))
        try test.backup()
        return test
    }

    // MARK: The source

    func noise(_ count: Int) -> [UInt8] { generator.bytes(count) }

    func text(_ count: Int) -> [UInt8] {
        let words = ["cairn ", "stone ", "path\n", "keeps ", "every ", "save\n"]
        var result: [UInt8] = []
        while result.count < count { result += Array(words.randomElement(using: &generator)!.utf8) }
        return Array(result[..<count])
    }

    func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    func write(_ path: String, _ bytes: [UInt8]) throws {
        let url = source.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: source.appending(path: path))
    }

    private func sourceFiles() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: source.path)! {
            let url = source.appending(path: path)
            var status = stat()
            guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            files[path] = [UInt8](try Data(contentsOf: url))
        }
        return files
    }

    // MARK: The repository

    func storage() throws -> LinuxStorage { try LinuxStorage(at: Array(directory.path.utf8)) }

    func open() throws -> Repository { try Repository.open(storage()) }

    /// Bundles are known, and need not rest.
    static func request(_ sources: [BackupSource]) -> BackupRequest {
        var request = BackupRequest(sources: sources, readers: 0)
        request.bundles = BundleCapture(.standard, quiet: 0)
        return request
    }

    @discardableResult
    func backup(of machine: RootHost? = nil) throws -> BackupResult {
        let writer = try RepositoryWriter(
            open(), catalogPath: catalogPath, randomness: LinuxRandomness())
        var request = Self.request([.init(path: Array(source.path.utf8), name: Array("home".utf8))])
        request.machine = machine
        let result = try BackupRun(
            writer, fileSystem: LinuxFileSystem(), clock: LinuxClock(), request: request,
            cancellation: Cancellation(), observer: nil
        ).run()
        expected[try #require(result.commit).number] = try sourceFiles()
        return result
    }

    func beginJournalAnew(recordBytes: Int = 1 << 20) throws {
        try CheckpointRun(
            RepositoryWriter(open(), catalogPath: catalogPath, randomness: LinuxRandomness()),
            recordBytes: recordBytes
        ).run()
    }

    func verify(
        _ reading: VerifyRequest.DataReading = .all, catalog: String? = nil, readers: Int = 1,
        cancellation: Cancellation = Cancellation()
    ) throws -> VerifyReport {
        try VerifyRun(
            open(), catalogPath: catalog ?? freshCatalog(), clock: LinuxClock(),
            randomness: LinuxRandomness(),
            cancellation: cancellation, observer: nil
        ).run(VerifyRequest(readData: reading, readers: readers))
    }

    func repair(readsLiveFiles: Bool = true, catalog: String? = nil) throws -> RepairReport {
        try RepairRun(
            open(), catalogPath: catalog ?? catalogPath, fileSystem: LinuxFileSystem(),
            clock: LinuxClock(),
            randomness: LinuxRandomness(),
            request: RepairRequest(
                readers: 1,
                live: readsLiveFiles
                    ? LiveRoots(of: nil, in: [Array(source.path.utf8)]) : .none),
            cancellation: Cancellation(),
            observer: nil
        ).run()
    }

    func freshCatalog() -> String {
        base.appending(path: "catalog-\(UUID().uuidString).sqlite").path
    }

    /// What knew the journal by heart.
    func loseCatalog() { discard(catalogPath) }

    /// A copy of the catalog as the last backup left it.
    func oldCatalog() throws -> String {
        let path = freshCatalog()
        for suffix in ["", "-wal"]
        where FileManager.default.fileExists(atPath: catalogPath + suffix) {
            try FileManager.default.copyItem(atPath: catalogPath + suffix, toPath: path + suffix)
        }
        return path
    }

    func discard(_ catalog: String) {
        for suffix in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: catalog + suffix)
        }
    }

    /// Every file of the repository but the lock, by name.
    func files() throws -> [String] {
        var files: [String] = []
        for case let path as String in FileManager.default.enumerator(atPath: directory.path)! {
            var isDirectory: ObjCBool = false
            _ = FileManager.default.fileExists(
                atPath: directory.appending(path: path).path, isDirectory: &isDirectory)
            if !isDirectory.boolValue, !["lock", "readers", "reserve"].contains(path) {
                files.append(path)
            }
        }
        return files.sorted()
    }

    func content(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: directory.appending(path: path)))
    }

    func overwrite(_ path: String, _ bytes: [UInt8]) throws {
        try Data(bytes).write(to: directory.appending(path: path))
    }

    func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: directory.appending(path: path))
    }

    func flip(_ path: String, byte: Int, bit: Int = 0) throws {
        var bytes = try content(path)
        bytes[byte] ^= 1 << UInt8(bit)
        try overwrite(path, bytes)
    }

    var packs: [String] { get throws { try files().filter { $0.hasPrefix("packs/") } } }
    var sealedPacks: [String] { get throws { try packs.filter { !$0.hasPrefix("packs/open/") } } }
    var openPacks: [String] { get throws { try packs.filter { $0.hasPrefix("packs/open/") } } }

    /// Where the records of the first segment begin.
    func records(segment: String = "journal/00000001.journal") throws -> [(
        offset: Int, header: RecordHeader
    )] {
        let bytes = try content(segment)
        var records: [(Int, RecordHeader)] = []
        var offset = SegmentHeader.byteCount
        while offset < bytes.count {
            let header = try RecordHeader(
                parsing: Array(bytes[offset..<offset + RecordHeader.byteCount]))
            records.append((offset, header))
            offset += RecordHeader.byteCount + header.storedBytes
        }
        return records
    }

    // MARK: Getting things back

    enum Outcome: Equatable {
        case content([UInt8])
        case unavailable

        func isContent(_ bytes: [UInt8]) -> Bool {
            if case .content(let own) = self { own.hasSameBytes(as: bytes) } else { false }
        }
    }

    /// What every file of a commit gives when it is read through the store.
    func tree(at commit: Int64, catalog path: String) throws -> [String: Outcome] {
        let repository = try open()
        let catalog = try Catalog(path: path, repository: repository.description.repository)
        let reader = try CatalogReader(catalog)
        let blocks = try BlockReader(repository, catalog)
        var files: [String: Outcome] = [:]
        for root in try reader.roots() where root.exists(at: commit) {
            guard let entry = try reader.rootEntry(root, at: commit) else { continue }
            var pending: [(String, TreeEntry)] = [("", entry)]
            while let (path, directory) = pending.popLast() {
                for child in try reader.children(of: directory, at: commit) {
                    let name = String(decoding: child.name, as: UTF8.self)
                    let full = path.isEmpty ? name : "\(path)/\(name)"
                    if child.kind == .directory { pending.append((full, child)) }
                    if let content = try child.item().content {
                        files[full] = read(content, blocks)
                    }
                }
            }
        }
        return files
    }

    private func read(_ content: FileContent, _ blocks: BlockReader) -> Outcome {
        var bytes: [UInt8] = []
        do {
            for chunk in content.chunks {
                try blocks.withChunk(chunk) { bytes.append(contentsOf: $0) }
            }
        } catch {
            return .unavailable
        }
        return .content(bytes)
    }

    /// Checks that whatever a catalog shows is what was backed up, or is refused.
    ///
    /// - Returns: how many files were refused.
    @discardableResult
    func expectNothingFalse(
        catalog: String, before end: Int64 = .max, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Int {
        var refused = 0
        let known = try CatalogReader(
            Catalog(path: catalog, repository: open().description.repository)
        ).commits().map(\.number)
        for (commit, files) in expected where known.contains(commit) && commit < end {
            for (path, outcome) in try tree(at: commit, catalog: catalog) {
                switch outcome {
                case .unavailable: refused += 1
                case .content(let bytes):
                    let isSame = bytes.hasSameBytes(as: files[path])
                    #expect(isSame, "\(path) at \(commit)", sourceLocation: sourceLocation)
                }
            }
        }
        return refused
    }

    /// Checks that every commit gives back everything, but for the versions in `except`.
    func expectWhole(
        except lost: Set<String> = [], catalog: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let path = catalog ?? catalogPath
        for (commit, files) in expected {
            let tree = try tree(at: commit, catalog: path)
            #expect(Set(tree.keys) == Set(files.keys), sourceLocation: sourceLocation)
            for (name, bytes) in files where !lost.contains(name) {
                let isSame = tree[name]?.isContent(bytes) ?? false
                #expect(isSame, "\(name) at \(commit)", sourceLocation: sourceLocation)
            }
        }
    }
}
