import CairnCore
import CairnFormat
import CairnRepository

/// A remote, read like a repository's directory. Nothing can be written.
///
/// What the deltas know is read here; the rest of sealed packs and parity by ranges from the store.
public final class RemoteStorage: Storage {
    let state: RemoteState
    private let remote: RemoteFiles
    private let description: [UInt8]
    private let fetched = FetchedRanges()
    private let evidence: RemoteEvidence?

    /// - Parameter evidence: how a verification reads; nil for everybody else.
    public init(
        _ state: RemoteState, _ found: RemoteState.Found, _ files: RemoteFiles,
        evidence: RemoteEvidence? = nil
    ) {
        self.state = state
        self.evidence = evidence
        remote = files
        description = found.manifest.description
        number = found.manifest.number
    }

    /// The length of each file.
    var lengths: [String: UInt64] { remote.files.mapValues(\.length) }

    /// The number of the state.
    public let number: UInt64

    private static let description = "cairn.json"

    private func refuse(_ call: String, _ path: String) -> SystemError {
        SystemError(call, path: Array("\(state.store.name)/\(path)".utf8), code: ErrorCode.readOnly)
    }

    private func file(_ path: String) -> RemoteFiles.File? {
        guard let file = remote.files[path], let evidence else { return remote.files[path] }
        return evidence.file(path, file)
    }

    public var remoteName: String? { state.store.name }

    public func size(of path: String) throws(SystemError) -> UInt64? {
        path == Self.description ? UInt64(description.count) : file(path)?.length
    }

    public func files(in directory: String) throws(SystemError) -> [StoredFile] {
        if directory.isEmpty {
            return [StoredFile(name: Self.description, length: UInt64(description.count))]
        }
        return remote.files.keys.filter { PackFiles.directory(of: $0) == directory }
            .compactMap { path in
                file(path).map {
                    StoredFile(
                        name: String(path.dropFirst(directory.utf8.count + 1)), length: $0.length)
                }
            }.sorted { $0.name < $1.name }
    }

    public func directories(in directory: String) throws(SystemError) -> [String] {
        let start = directory.isEmpty ? "" : directory + "/"
        return Set(
            remote.files.keys.compactMap { path -> String? in
                guard path.hasPrefix(start) else { return nil }
                let rest = path.dropFirst(start.utf8.count).split(separator: "/")
                return rest.count > 1 ? String(rest[0]) : nil
            }
        ).sorted()
    }

    public func openForReading(_ path: String) throws(SystemError) -> any StoredReader {
        if path == Self.description { return StoredBytes(description) }
        guard let file = file(path) else {
            throw SystemError("open", path: Array(path.utf8), code: ErrorCode.missing)
        }
        let isObject = RemoteFileKind(path)?.isObject == true
        return RemoteFileReader(
            remote, file, fetch: isObject ? (state, evidence == nil ? fetched : nil) : nil,
            path: path, evidence: evidence)
    }

    /// Opens a file to be read from its start to its end: an object comes from the store alone,
    /// with one request a read.
    func openForCopying(_ path: String) throws(SystemError) -> any StoredReader {
        guard RemoteFileKind(path)?.isObject == true, let file = remote.files[path] else {
            return try openForReading(path)
        }
        return RemoteFileReader(
            remote, RemoteFiles.File(length: file.length), fetch: (state, nil), path: path)
    }

    /// Sealed packs and parity that are missing, or have another length: one listing.
    public func missingObjects() throws(RemoteError) -> [RemoteLoss] {
        try remote.missingObjects(state)
    }

    /// Why an object is not there whole, as far as its length tells; nil when it is.
    func obstacle(to path: String, _ length: UInt64) throws(RemoteError) -> String? {
        RemoteLoss.why(try state.store.size(of: state.key(path)), length)
    }

    public func makeDirectory(_ path: String) throws(SystemError) { throw refuse("make", path) }
    public func create(_ path: String) throws(SystemError) -> any StoredWriter {
        throw refuse("create", path)
    }
    public func openForAppending(_ path: String, length: UInt64) throws(SystemError)
        -> any StoredWriter
    { throw refuse("append to", path) }
    /// What is here was synced before it was sent.
    public func syncFile(_ path: String) throws(SystemError) {}
    public func rename(_ path: String, to target: String) throws(SystemError) {
        throw refuse("rename", path)
    }
    public func remove(_ path: String) throws(SystemError) { throw refuse("remove", path) }
    public func syncDirectory(_ path: String) throws(SystemError) {}
    public func protect(_ path: String, _ protection: FileProtection) throws(SystemError) {
        throw refuse("protect", path)
    }
    public func allocate(_ path: String, bytes: UInt64) throws(SystemError) {
        throw refuse("allocate", path)
    }
    public func freeBytes() throws(SystemError) -> UInt64 { 0 }
    public func requireReachable() throws(SystemError) {}
    public func lock() throws(SystemError) -> LockOutcome { throw refuse("lock", "") }
    public func lockReaders(exclusive: Bool) throws(SystemError) -> LockOutcome {
        if exclusive { throw refuse("lock", "") }
        return .held(Unlocked())
    }

    /// A state never changes, so nobody needs to be kept from it.
    private final class Unlocked: StorageLock {}
}

/// Reads one file of a remote state.
final class RemoteFileReader: StoredReader {
    private let remote: RemoteFiles
    private let file: RemoteFiles.File
    private let source: (state: RemoteState, fetched: FetchedRanges?)?
    private let path: String
    private let evidence: RemoteEvidence?

    /// - Parameter source: gives the bytes that the deltas do not know; nil when they know all.
    init(
        _ remote: RemoteFiles, _ file: RemoteFiles.File,
        fetch source: (state: RemoteState, fetched: FetchedRanges?)?, path: String,
        evidence: RemoteEvidence? = nil
    ) {
        self.evidence = evidence
        self.remote = remote
        self.file = file
        self.source = source
        self.path = path
    }

    func size() throws(SystemError) -> UInt64 { file.length }

    func cheapBytes(at offset: UInt64) -> Int {
        Int(clamping: remote.known(file, at: offset)?.count ?? 0)
    }

    func otherLength() -> UInt64? {
        guard let state = source?.state, let there = try? state.store.size(of: state.key(path)),
            there != file.length
        else { return nil }
        return there
    }

    func read(at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
        -> Int
    {
        guard offset < file.length else { return 0 }
        let end = min(file.length, offset + UInt64(buffer.count))
        var at = offset
        while at < end {
            let start = Int(at - offset)
            if let (part, count) = remote.known(file, at: at) {
                let taken = Int(min(count, end - at))
                let room = buffer.part(start..<start + taken)
                let read = try remote.deltas[part.delta].read(
                    at: part.place + (at - part.offset), into: room)
                guard read == taken else { throw failure("it is truncated here") }
                at += UInt64(taken)
            } else {
                // Up to what is known again, unless that is little: one request, not two.
                let next = RemoteFiles.part(of: file, at: at)?.offset ?? end
                let until = next < end && end - next > Self.littleBytes ? next : end
                let room = buffer.part(start..<start + Int(until - at))
                try fetch(at, room)
                at = until
            }
        }
        return Int(end - offset)
    }

    private static let littleBytes: UInt64 = 64 << 10

    private func fetch(_ offset: UInt64, _ room: UnsafeMutableRawBufferPointer) throws(SystemError)
    {
        guard let (state, fetched) = source else {
            throw failure("the remote contains only part of this file")
        }
        do throws(RemoteError) {
            let key = state.key(path)
            guard let fetched else { return try state.store.get(key, at: offset, into: room) }
            try fetched.read(path, at: offset, into: room) { () throws(RemoteError) in
                try state.store.get(key, at: offset, into: room)
            }
        } catch {
            if let evidence {
                // No sector that cannot be read: nobody tries the next.
                if error.kind != .broken { evidence.failed(error) }
                throw SystemError(
                    "read", path: Array("\(path) (\(error.reason))".utf8), code: ErrorCode.changed)
            }
            switch error.kind {
            case .missing:
                do throws(RemoteError) { try state.requireStates() } catch {
                    throw failure(error.reason, SystemError.remoteAway)
                }
                throw SystemError("read", path: Array(path.utf8), code: ErrorCode.missing)
            case .obstructed:
                throw SystemError("read", path: Array(path.utf8), code: ErrorCode.noFile)
            case .away, .temporary, .stalled, .unusable:
                throw failure(error.reason, SystemError.remoteAway)
            case .refused, .readOnly, .full, .broken: throw failure(error.reason)
            }
        }
    }

    private func failure(_ why: String, _ code: Int32 = ErrorCode.inputOutput) -> SystemError {
        SystemError("read", path: Array("\(path) (\(why))".utf8), code: code)
    }
}
