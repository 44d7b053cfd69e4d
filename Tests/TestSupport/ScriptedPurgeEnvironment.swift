import CairnCore
import CairnFormat
import CairnPurge
import Glibc

/// An environment of purges as a test wants it: files by path, with what their users do. One
/// thread.
public final class ScriptedPurgeEnvironment: PurgeEnvironment, @unchecked Sendable {
    // SAFETY: used by one test's thread alone.
    public struct File {
        public var status: PurgeStatus
        public var outcome: PurgeOutcome?
        public var error: Int32?
    }

    /// By absolute path.
    public private(set) var files: [String: File] = [:]
    public private(set) var directories: [String: DirectoryIdentity] = [:]
    public var space = FileSystemSpace(total: 1_000_000, available: 500_000)
    public var users = UseSurvey()
    public private(set) var surveys = 0
    /// Absolute paths, in the order in which they went.
    public private(set) var removed: [String] = []
    public private(set) var lookedAt: [String] = []
    /// Directories that cannot be opened, and why.
    public var closed: [String: Int32] = [:]
    /// Called after each removal.
    public var onRemoval: () -> Void = {}
    private var inode: UInt64 = 100

    public init() {}

    @discardableResult
    public func makeDirectory(_ path: String, device: UInt64 = 1) -> DirectoryIdentity {
        inode += 1
        let identity = DirectoryIdentity(device: device, inode: inode)
        directories[path] = identity
        return identity
    }

    /// - Parameter like: another name of this file.
    @discardableResult
    public func makeFile(
        _ path: String, _ kind: ItemKind = .file, bytes: UInt64 = 4_096, accessed: Int64 = 0,
        modified: Int64 = 0, changed: Int64 = 0,
        links: UInt32 = 1, like other: String? = nil
    ) -> LinkIdentity {
        if let other, let file = files[other] {
            files[path] = file
            return file.status.identity
        }
        inode += 1
        let identity = LinkIdentity(device: 1, inode: inode)
        files[path] = File(
            status: PurgeStatus(
                kind: kind, identity: identity, links: links, size: bytes, allocatedBytes: bytes,
                accessed: Timestamp(seconds: accessed),
                modified: Timestamp(seconds: modified), changed: Timestamp(seconds: changed)))
        return identity
    }

    public func set(_ path: String, outcome: PurgeOutcome) { files[path]?.outcome = outcome }
    public func set(_ path: String, error: Int32) { files[path]?.error = error }

    // MARK: PurgeGround

    public func open(_ root: PurgeRoot) throws(SystemError) -> any PurgeTree {
        let path = String(decoding: root.absolute, as: UTF8.self)
        if let code = closed[path] { throw SystemError("open", path: root.absolute, code: code) }
        guard let top = directories[path] else {
            throw SystemError("open", path: root.absolute, code: ENOENT)
        }
        return Tree(environment: self, path: path, top: top)
    }

    /// What lies at a path that was looked for, when it is elsewhere or cannot be told.
    public var links: [String: String] = [:]

    public func look(for kept: [UInt8]) throws(SystemError) -> (
        identity: DirectoryIdentity, path: [UInt8]
    ) {
        let named = String(decoding: kept, as: UTF8.self)
        let path = links[named] ?? named
        if let code = closed[path] { throw SystemError("open", path: kept, code: code) }
        guard let identity = directories[path] else {
            throw SystemError("open", path: kept, code: ENOENT)
        }
        return (identity, Array(path.utf8))
    }

    public func survey(_ applications: [PurgeApplication]) -> UseSurvey {
        surveys += 1
        return users
    }

    fileprivate func attempt(
        _ path: String, _ expected: PurgeStatus, isSurveyWhole: Bool, removing: Bool
    ) throws(SystemError) -> PurgeOutcome {
        lookedAt.append(path)
        guard let file = files[path] else { return .vanished }
        if let code = file.error { throw SystemError("remove", code: code) }
        if let outcome = file.outcome, outcome != .unknown || !isSurveyWhole { return outcome }
        guard file.status.isStill(expected) else { return .changed }
        if removing {
            removed.append(path)
            files[path] = nil
            for (name, other) in files where other.status.identity == file.status.identity {
                files[name]?.status.links -= 1
                files[name]?.status.changed = Timestamp(seconds: 1 << 40)
            }
            onRemoval()
        }
        return .free(links: file.status.links)
    }

    private final class Tree: PurgeTree {
        let environment: ScriptedPurgeEnvironment
        let place: String
        var path: [UInt8] { Array(place.utf8) }
        let top: DirectoryIdentity

        init(environment: ScriptedPurgeEnvironment, path: String, top: DirectoryIdentity) {
            self.environment = environment
            place = path
            self.top = top
        }

        func space() throws(SystemError) -> FileSystemSpace { environment.space }

        func open(_ inner: [UInt8]) throws(SystemError) -> any PurgeDirectory {
            let full = inner.isEmpty ? place : "\(place)/\(String(decoding: inner, as: UTF8.self))"
            if let code = environment.closed[full] {
                throw SystemError("open", path: inner, code: code)
            }
            guard let identity = environment.directories[full] else {
                throw SystemError("open", path: inner, code: ENOENT)
            }
            return Directory(environment: environment, path: full, identity: identity)
        }
    }

    private final class Directory: PurgeDirectory {
        let environment: ScriptedPurgeEnvironment
        let path: String
        let identity: DirectoryIdentity
        private var entries: [PurgeEntry]

        init(environment: ScriptedPurgeEnvironment, path: String, identity: DirectoryIdentity) {
            self.environment = environment
            self.path = path
            self.identity = identity
            func name(_ full: String) -> [UInt8]? {
                guard let slash = full.lastIndex(of: "/"), full[..<slash] == path else {
                    return nil
                }
                return Array(full[full.index(after: slash)...].utf8)
            }
            entries = environment.files.compactMap { full, file in
                name(full).map { PurgeEntry(name: $0, status: .success(file.status)) }
            }
            entries += environment.directories.compactMap { full, identity in
                name(full).map { name in
                    PurgeEntry(
                        name: name,
                        status: .success(
                            PurgeStatus(
                                kind: .directory,
                                identity: LinkIdentity(
                                    device: identity.device, inode: identity.inode), size: 0,
                                allocatedBytes: 4_096, accessed: Timestamp(seconds: 0),
                                modified: Timestamp(seconds: 0),
                                changed: Timestamp(seconds: 0))))
                }
            }
            // The file system's order is nobody's.
            entries.sort { $0.name.reversed().lexicographicallyPrecedes($1.name.reversed()) }
        }

        func next() throws(SystemError) -> [PurgeEntry] {
            defer { entries.removeFirst(min(700, entries.count)) }
            return Array(entries.prefix(700))
        }

        func attempt(
            _ name: [UInt8], expecting expected: PurgeStatus, isSurveyWhole: Bool, removing: Bool
        ) throws(SystemError) -> PurgeOutcome {
            try environment.attempt(
                "\(path)/\(String(decoding: name, as: UTF8.self))", expected,
                isSurveyWhole: isSurveyWhole, removing: removing)
        }
    }
}

/// Keeps what a purge tells.
public final class PurgeNotes: PurgeObserver {
    public private(set) var purged: [PurgedItem] = []
    public private(set) var stayed: [(path: String, why: PurgeStay)] = []
    public private(set) var measured: [UInt64] = []

    public init() {}

    public func purged(_ item: PurgedItem) { purged.append(item) }
    public func stays(_ root: PurgeRoot, _ path: [UInt8], _ why: PurgeStay) {
        stayed.append((String(decoding: ItemPath.join(root.absolute, path), as: UTF8.self), why))
    }
    public func measured(_ root: PurgeRoot, _ space: FileSystemSpace, missing: UInt64) {
        measured.append(missing)
    }

    public var paths: [String] {
        purged.map { String(decoding: ItemPath.join($0.root.absolute, $0.path), as: UTF8.self) }
    }
    public func why(_ path: String) -> PurgeStay? { stayed.first { $0.path == path }?.why }
}
