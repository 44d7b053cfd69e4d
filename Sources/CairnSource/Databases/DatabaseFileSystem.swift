import CairnCore
import CairnFormat
import Synchronization

/// A file system that shows an SQLite database as one file: its committed content, without the log,
/// journal and shared memory beside it.
///
/// It wraps the real one, so that all code that scans, reads or compares sees databases alike.
/// - What it promises: a database reads as of one moment (``DatabaseSnapshot``); its stamp includes
///   its log.
/// - Cost: nothing for other names; for a file with the size of a database, 16 bytes are read when
///   it is opened.
/// - Source: decision 0006.
public struct DatabaseFileSystem: FileSystem {
    private let base: any FileSystem
    private let clock: any Clock
    private let waits: SharedWaits

    public init(_ base: any FileSystem, clock: any Clock) {
        self.base = base
        self.clock = clock
        waits = SharedWaits(clock: clock)
    }

    public func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        try base.status(ofRoot: path)
    }

    public func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        DatabaseDirectory(try base.openRoot(path), base, clock, waits)
    }

    public func coveredDirectories(beneath path: [UInt8]) -> [CoveredDirectory] {
        base.coveredDirectories(beneath: path)
    }
    public func makeScratch(bytes: UInt64) -> (any ScratchFile)? { base.makeScratch(bytes: bytes) }

    /// The database to which a file without a version of its own belongs; nil for any other path.
    ///
    /// - Parameter path: absolute.
    public func database(ofPart path: [UInt8]) -> [UInt8]? {
        guard let companion = DatabaseCompanion(path) else { return nil }
        let (parent, name) = ItemPath.split(path)
        guard let directory = try? base.openRoot(parent),
            (try? directory.status(of: name))?.kind == .file,
            (try? DatabaseDirectory(directory, base, clock, waits).status(of: name)) == nil
        else { return nil }
        return companion.database
    }
}

/// One directory of a ``DatabaseFileSystem``.
final class DatabaseDirectory: DirectoryLayer {
    let base: any SourceDirectory
    private let fileSystem: any FileSystem
    private let clock: any Clock
    private let waits: SharedWaits
    /// Databases that were opened before. A second opening means that the database was changing, so
    /// a consistent state is needed.
    private let opened = Mutex<Set<[UInt8]>>([])

    init(
        _ base: any SourceDirectory, _ fileSystem: any FileSystem, _ clock: any Clock,
        _ waits: SharedWaits
    ) {
        self.base = base
        self.fileSystem = fileSystem
        self.clock = clock
        self.waits = waits
    }

    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        DatabaseDirectory(try base.openDirectory(name), fileSystem, clock, waits)
    }

    func openParent() throws(SystemError) -> any SourceDirectory {
        DatabaseDirectory(try base.openParent(), fileSystem, clock, waits)
    }

    func entries() throws(SystemError) -> [DirectoryEntry] {
        let entries = try base.entries()
        guard entries.contains(where: { DatabaseCompanion($0.name) != nil }) else { return entries }
        var hidden: Set<[UInt8]> = []
        var views: [[UInt8]: DatabaseView?] = [:]
        for entry in entries {
            guard let companion = DatabaseCompanion(entry.name),
                case .success(let status) = entry.status, status.kind == .file,
                entries.has(companion.database)
            else { continue }
            let view = views[companion.database] ?? DatabaseView(companion.database, in: base)
            views[companion.database] = view
            if view?.has(companion.kind) == true { hidden.insert(entry.name) }
        }
        guard !views.isEmpty else { return entries }
        return entries.compactMap { entry in
            if hidden.contains(entry.name) { return nil }
            guard let view = views[entry.name] ?? nil, case .success(let status) = entry.status
            else { return entry }
            return DirectoryEntry(name: entry.name, status: .success(view.combined(status)))
        }
    }

    func status(of name: [UInt8]) throws(SystemError) -> FileStatus {
        let status = try base.status(of: name)
        guard status.kind == .file else { return status }
        if let companion = DatabaseCompanion(name), companion.isPart(in: base) {
            throw SystemError("stat", path: name, code: ErrorCode.missing)
        }
        guard DatabaseHeader.mayBe(status),
            [.log, .journal].contains(where: { (kind: DatabaseCompanion.Kind) in
                let beside = try? base.status(of: name + kind.suffix)
                return beside?.kind == .file && beside?.size ?? 0 > 0
            })
        else { return status }
        return DatabaseView(name, in: base)?.combined(status) ?? status
    }

    // MARK: Opening

    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile {
        let file = try base.openFile(name)
        switch try DatabaseShape.of(name, file, in: base) {
        case .none:
            let isOfUnknown = DatabaseCompanion(name).map(isOfUnknown) ?? false
            return isOfUnknown ? DatabaseBytes(file, .unproven) : file
        case .broken, .sealed: return DatabaseBytes(file, .unproven)
        case .whole(let header, let log):
            return try opening(name).open(file, header, log, isAgain: isOpenedAgain(name))
        case .crashed(let journal, _):
            return try opening(name).openCrashed(
                file, over: journal, isAgain: isOpenedAgain(name))
        }
    }

    private func isOpenedAgain(_ name: [UInt8]) -> Bool {
        !opened.withLock { $0.insert(name).inserted }
    }

    private func opening(_ name: [UInt8]) -> DatabaseOpening {
        DatabaseOpening(
            name: name, directory: base, fileSystem: fileSystem, clock: clock, waits: waits)
    }

    /// Whether a log or journal belongs to a database that is not interpreted, so that the two were
    /// not read at one moment.
    private func isOfUnknown(_ companion: DatabaseCompanion) -> Bool {
        guard companion.kind != .memory, let file = try? base.openFile(companion.database),
            let shape = try? DatabaseShape.of(companion.database, file, in: base)
        else { return false }
        switch shape {
        case .broken, .sealed: return true
        case .none, .whole, .crashed: return false
        }
    }
}
