import CairnCore
import CairnFormat
import Synchronization

/// Finds everything that the rules exclude beneath some places, with its size.
///
/// It walks as a scan does, through ``RuledFileSystem``, and so finds what a scan excludes. Each
/// file is opened, because only then its own flag shows. Memory: the directories on the way down.
public final class ExclusionAudit {
    /// One excluded item, with everything beneath it.
    public struct Finding: Sendable {
        /// Absolute.
        public let path: [UInt8]
        public let verdict: RuleVerdict
        public let kind: ItemKind
        /// Number of items without directories.
        public let items: UInt64
        /// Sizes from `stat`.
        public let bytes: UInt64
    }

    fileprivate struct Met: Sendable {
        let path: [UInt8]
        let verdict: RuleVerdict
        let status: FileStatus
    }

    private let base: any FileSystem
    private let ruled: RuledFileSystem
    private let own: Set<DirectoryIdentity>
    private let cancellation: Cancellation
    private let met = Met.List()
    private let body: (Finding) throws -> Void

    /// - Parameter body: receives each item, in the order of the walk.
    public init(
        _ base: any FileSystem, rules: RuleBook, cancellation: Cancellation,
        _ body: @escaping (Finding) throws -> Void
    ) {
        self.base = base
        self.body = body
        self.cancellation = cancellation
        own = rules.own
        ruled = RuledFileSystem(
            base, rules: rules,
            observer: { [met] in met.add(Met(path: $0, verdict: $1, status: $2)) })
    }

    /// Walks one root, or the part of it at and beneath `focus`.
    ///
    /// - Parameters:
    ///   - root: absolute.
    ///   - focus: relative to the root; empty for all of it.
    /// - Throws: ``SystemError`` when the root cannot be opened; ``Cancelled`` when it was
    ///   interrupted; errors
    ///   of `body`.
    public func walk(_ root: [UInt8], focus: [UInt8] = []) throws {
        guard try base.status(ofRoot: root).kind == .directory else { return }
        do {
            var directory = try ruled.openRoot(root)
            for name in ItemPath.components(focus) { directory = try directory.openDirectory(name) }
            try list(directory, ItemPath.join(root, focus))
        } catch let error as SystemError {
            guard error.isExcluded || (error.code == ErrorCode.noDirectory && !focus.isEmpty) else {
                throw error
            }
        }
        try tell()
    }

    private func list(_ top: any SourceDirectory, _ path: [UInt8]) throws {
        var stack: [(directory: any SourceDirectory, names: [[UInt8]])] = []
        try push(top, to: &stack)
        while var frame = stack.popLast() {
            guard let name = frame.names.popLast() else { continue }
            stack.append(frame)
            if cancellation.isRequested { throw Cancelled() }
            do {
                let inner = try frame.directory.openDirectory(name)
                let status = try inner.status()
                if !own.contains(DirectoryIdentity(device: status.device, inode: status.inode)) {
                    try push(inner, to: &stack)
                }
            } catch is SystemError {
                // Excluded, gone, or unreadable: a scan reports that.
            }
            try tell()
        }
    }

    private func push(
        _ directory: any SourceDirectory,
        to stack: inout [(directory: any SourceDirectory, names: [[UInt8]])]
    ) throws {
        guard let entries = try? directory.entries() else { return }
        var names: [[UInt8]] = []
        for entry in entries {
            guard case .success(let status) = entry.status else { continue }
            switch status.kind {
            case .directory: names.append(entry.name)
            case .file: _ = try? directory.openFile(entry.name)
            default: break
            }
        }
        names.reverse()
        stack.append((directory, names))
        try tell()
    }

    private func tell() throws {
        for found in met.take() {
            var items: UInt64 = 0
            var bytes: UInt64 = 0
            if found.status.kind == .directory {
                count(found.path, &items, &bytes)
            } else {
                items = 1
                bytes = found.status.kind == .file ? found.status.size : 0
            }
            try body(
                Finding(
                    path: found.path, verdict: found.verdict, kind: found.status.kind, items: items,
                    bytes: bytes))
        }
    }

    private func count(_ path: [UInt8], _ items: inout UInt64, _ bytes: inout UInt64) {
        guard let top = try? base.openRoot(path) else { return }
        var pending: [(any SourceDirectory, [UInt8])] = [(top, [])]
        while let (parent, name) = pending.popLast() {
            if cancellation.isRequested { return }
            guard let directory = name.isEmpty ? parent : try? parent.openDirectory(name),
                let entries = try? directory.entries()
            else { continue }
            for entry in entries {
                guard case .success(let status) = entry.status else { continue }
                if status.kind == .directory {
                    pending.append((directory, entry.name))
                } else {
                    items += 1
                    if status.kind == .file { bytes += status.size }
                }
            }
        }
    }
}

extension ExclusionAudit.Met {
    /// Items that the file system has reported and nobody has examined yet.
    fileprivate final class List: Sendable {
        private let waiting = Mutex<[ExclusionAudit.Met]>([])

        func add(_ met: ExclusionAudit.Met) { waiting.withLock { $0.append(met) } }

        func take() -> [ExclusionAudit.Met] {
            waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
        }
    }
}
