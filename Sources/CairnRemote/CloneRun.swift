import CairnCore
import CairnFormat
import CairnRepository

/// Makes a local repository of a remote state.
///
/// - What it promises: `cairn.json` comes last, so that an unfinished copy is no repository; each
///   sealed pack is read through before it gets its name; sealed packs and parity that an earlier
///   run brought are not fetched again. No name proves what open packs and the journal hold: they
///   are written again, and the deltas have them.
public struct CloneRun: Sendable {
    public struct Progress: Equatable, Sendable {
        public var files = 0
        public var filesInAll = 0
        public var bytes: UInt64 = 0
        public var bytesInAll: UInt64 = 0
    }

    private let source: RemoteStorage
    private let files: RemoteFiles
    private let repository: Hash128
    private let check: SealedPackCheck
    private let target: any Storage
    private let cancellation: Cancellation
    private let observe: @Sendable (Progress) -> Void

    /// Files on their way at the same time, each with a piece and a block in memory.
    private static let transfers = 4
    /// The file that tells an unfinished copy, and of what.
    public static let mark = "clone.tmp"

    /// - Parameter opened: the remote's repository, opened.
    public init(
        _ opened: Repository, source: RemoteStorage, files: RemoteFiles, into target: any Storage,
        cancellation: Cancellation, observe: @escaping @Sendable (Progress) -> Void = { _ in }
    ) {
        self.source = source
        self.files = files
        repository = opened.description.repository
        check = SealedPackCheck(repository: repository, coding: opened.coding)
        self.target = target
        self.cancellation = cancellation
        self.observe = observe
    }

    /// - Returns: packs and parity that the remote has lost or holds otherwise, and why: what is
    ///   there of them was brought, and everything else.
    /// - Throws: ``RemoteLoss`` where the state itself is not whole; ``Cancelled``;
    ///   ``SystemError``; ``RepositoryError``.
    @discardableResult
    public func run() throws -> [RemoteLoss] {
        let losses = Monitor<[RemoteLoss]>([])
        try begin()
        let wanted = files.files.sorted { order($0.key) < order($1.key) }
        var start = Progress()
        start.filesInAll = wanted.count
        start.bytesInAll = wanted.saturatedSum(\.value.length)
        observe(start)
        let progress = Monitor(start)
        try inParallel(
            wanted.map { ($0.key, $0.value.length) }, threads: Self.transfers, cancellation
        ) { path, length in
            let isKept = RemoteFileKind(path)?.isObject == true
            if try !isKept || target.size(of: path) != length {
                if let loss = try copy(path, length: length) { losses.update { $0.append(loss) } }
            }
            observe(
                progress.update { progress in
                    progress.files += 1
                    progress.bytes.addSaturated(length)
                    return progress
                })
        }
        try removeOthers()
        for directory in Set(wanted.map { PackFiles.directory(of: $0.key) }).sorted() {
            try target.syncDirectory(directory)
        }
        for directory in [PackFiles.directory, ""] { try target.syncDirectory(directory) }
        guard let description = try source.read("cairn.json", limit: 1 << 20) else {
            throw RemoteLoss("cairn.json", "it is missing")
        }
        try target.replace("cairn.json", in: "", with: description)
        try target.remove(Self.mark)
        try target.syncDirectory("")
        return losses.inspect { $0.sorted { $0.path < $1.path } }
    }

    /// Removes what an earlier run brought of a state that is not the newest any more.
    private func removeOthers() throws {
        let directories =
            [JournalFiles.directory]
            + (try target.directories(in: PackFiles.directory).map {
                "\(PackFiles.directory)/\($0)"
            })
        for directory in directories {
            for file in try target.files(in: directory) {
                let path = "\(directory)/\(file.name)"
                let isOfARepository = RemoteFileKind(path) != nil || path.hasSuffix(".tmp")
                if isOfARepository, files.files[path] == nil { try target.remove(path) }
            }
        }
    }

    /// Packs are begun first, `journal/head` last.
    private func order(_ path: String) -> (Int, String) {
        switch RemoteFileKind(path) {
        case .head: (2, path)
        case .segment: (1, path)
        default: (0, path)
        }
    }

    private func begin() throws {
        let text = Array("\(repository)\n".utf8)
        if let before = try target.read(Self.mark, limit: 64) {
            // One that a power cut left empty is this program's, too.
            guard before == text || before.isEmpty else {
                throw RepositoryError.notEmpty(Self.mark)
            }
        } else {
            try Repository.checkVacant(target)
            let writer = try target.create(Self.mark)
            try writer.append(text)
            try writer.sync()
            try writer.close()
        }
        for directory in [PackFiles.openDirectory, JournalFiles.directory] {
            try target.makeDirectory(directory)
        }
    }

    /// - Returns: why a pack or its parity is not as it was.
    private func copy(_ path: String, length: UInt64) throws -> RemoteLoss? {
        let isObject = RemoteFileKind(path)?.isObject == true
        let directory = PackFiles.directory(of: path)
        try target.makeDirectory(directory)
        let temporary = path + ".tmp"
        if try target.size(of: temporary) != nil { try target.remove(temporary) }
        let (reader, writer) = (try source.openForCopying(path), try target.create(temporary))
        var loss: RemoteLoss?
        do { try copyWhole(path, length, from: reader, to: writer, cancellation) } catch let error
            as RemoteLoss
        {
            guard isObject else { throw error }
            loss = error
        } catch let error as SystemError where isObject {
            guard let why = try source.obstacle(to: path, length) else { throw error }
            loss = RemoteLoss(path, why)
        }
        try writer.sync()
        try writer.close()
        if loss == nil, let id = PackFiles.sealedID(path) {
            do { try check.run(temporary, id, path, length, in: target) } catch let error
                as RemoteLoss
            {
                loss = error
            }
        }
        // A file without a byte of it would pass for a pack that is here.
        if loss != nil, try target.size(of: temporary) == 0 {
            try target.remove(temporary)
            return loss
        }
        if try target.size(of: path) != nil { try target.remove(path) }
        // Of a pack that is not whole, too: what is whole in it is found by a repair.
        try target.rename(temporary, to: path)
        return loss
    }
}
