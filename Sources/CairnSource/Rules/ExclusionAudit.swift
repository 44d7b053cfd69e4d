import CairnCore
import CairnFormat

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
    /// Items that the file system has reported and nobody has examined yet.
    private let met = Monitor<[Met]>([])
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
            observer: { [met] path, verdict, status in
                met.update { $0.append(Met(path: path, verdict: verdict, status: status)) }
            })
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
            try ruled.openRoot(root).openDirectory(at: ItemPath.components(focus)).walk(list)
        } catch let error as SystemError {
            guard error.isExcluded || (error.code == ErrorCode.noDirectory && !focus.isEmpty)
            else { throw error }
        }
        try tell()
    }

    /// Lets the rules judge what a directory holds. What is excluded or unreadable is left out; a
    /// scan reports that.
    private func list(_ directory: any SourceDirectory) throws -> [[UInt8]] {
        if cancellation.isRequested { throw Cancelled() }
        if try own.contains(directory.status().identity) { return [] }
        let names = try? directory.directoryNames { name, status in
            if status.kind == .file { _ = try? directory.openFile(name) }
        }
        guard let names else { return [] }
        try tell()
        return names.reversed()
    }

    private func tell() throws {
        for found in met.update({ $0.takeAll() }) {
            var items: UInt64 = 0
            var bytes: UInt64 = 0
            func count(_ status: FileStatus) {
                items += 1
                if status.kind == .file { bytes.addSaturated(status.size) }
            }
            if found.status.kind != .directory {
                count(found.status)
            } else if !found.verdict.forbidsLooking {
                try? base.openRoot(found.path).walk { directory in
                    if cancellation.isRequested { throw Cancelled() }
                    return try directory.directoryNames { _, status in count(status) }
                }
            }
            try body(
                Finding(
                    path: found.path, verdict: found.verdict, kind: found.status.kind, items: items,
                    bytes: bytes))
        }
    }
}
