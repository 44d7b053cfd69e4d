import CairnFormat

/// A disk's present content, and what a power cut would leave of it.
///
/// The model is as unkind as POSIX allows and a journaling file system can be:
/// - content since the last sync is kept, dropped, cut off or torn by sectors;
/// - names made, moved or removed since the last sync of their directory are kept or dropped, in
///   order or not; a move between directories may leave the file under both names, never under
///   none;
/// - after a failed sync the pages count as clean: reads succeed, later syncs succeed, and they
///   never reach the disk.
/// - Source: fsync(2); Rebello et al., "Can Applications Recover from fsync Failures?", USENIX ATC
///   2020.
struct SimulatedDisk: Sendable {
    enum Node: Equatable, Sendable {
        case directory
        case file(Int)
    }

    private struct File: Sendable {
        var content: [UInt8] = []
        var durable: [UInt8] = []
        /// `content` is not synced from this offset on; nil when all of it is.
        var dirtyFrom: Int?
        /// Ranges that a failed sync has lost for good.
        var lost: [Range<Int>] = []
    }

    private enum NameChange: Sendable {
        case add(String, Node)
        case remove(String, Node)
        case move(Node, from: String, to: String)
    }

    private var files: [Int: File] = [:]
    private var nextFile = 1
    private(set) var names: [String: Node] = [:]
    private var durableNames: [String: Node] = [:]
    private var pending: [NameChange] = []

    static let sectorBytes = 512

    // MARK: What it shows

    func node(_ path: String) -> Node? { path.isEmpty ? .directory : names[path] }

    func children(of directory: String) -> [(name: String, node: Node)] {
        let prefix = directory.isEmpty ? "" : directory + "/"
        return names.compactMap { path, node in
            guard path.hasPrefix(prefix) else { return nil }
            let name = String(path.dropFirst(prefix.count))
            return name.contains("/") || name.isEmpty ? nil : (name, node)
        }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    }

    func content(_ file: Int) -> [UInt8] { files[file]?.content ?? [] }

    static func parent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    // MARK: What changes it

    mutating func add(directory path: String) { add(path, .directory) }

    mutating func add(file path: String) -> Int {
        let file = nextFile
        nextFile += 1
        files[file] = File()
        add(path, .file(file))
        return file
    }

    private mutating func add(_ path: String, _ node: Node) {
        names[path] = node
        pending.append(.add(path, node))
    }

    mutating func remove(_ path: String) {
        guard let node = names.removeValue(forKey: path) else { return }
        pending.append(.remove(path, node))
    }

    mutating func move(_ path: String, to target: String) {
        guard path != target, let node = names.removeValue(forKey: path) else { return }
        names[target] = node
        pending.append(.move(node, from: path, to: target))
    }

    mutating func append(_ bytes: some Sequence<UInt8>, to file: Int, at length: Int) {
        guard var entry = files.removeValue(forKey: file) else { return }
        let start = min(length, entry.content.count)
        entry.dirtyFrom = min(entry.dirtyFrom ?? start, start)
        // Like pwrite(2): the space between is a hole.
        entry.content.replaceSubrange(start..., with: [UInt8](repeating: 0, count: length - start))
        entry.content.append(contentsOf: bytes)
        files[file] = entry
    }

    mutating func truncate(_ file: Int, to length: Int) {
        guard var entry = files[file], length < entry.content.count else { return }
        entry.content.removeSubrange(length...)
        entry.dirtyFrom = min(entry.dirtyFrom ?? length, length)
        entry.lost = entry.lost.map { $0.clamped(to: 0..<length) }.filter { !$0.isEmpty }
        files[file] = entry
    }

    mutating func sync(_ file: Int) {
        guard var entry = files[file], entry.dirtyFrom != nil else { return }
        entry.durable = Self.withoutLost(entry)
        entry.dirtyFrom = nil
        files[file] = entry
    }

    mutating func failSync(_ file: Int) {
        guard var entry = files[file], let start = entry.dirtyFrom else { return }
        if start < entry.content.count { entry.lost.append(start..<entry.content.count) }
        files[file] = entry
    }

    /// The content that reached the disk where a sync failed: the earlier bytes, or zeros.
    private static func withoutLost(_ file: File) -> [UInt8] {
        var bytes = file.content
        for range in file.lost {
            for index in range {
                bytes[index] = index < file.durable.count ? file.durable[index] : 0
            }
        }
        return bytes
    }

    mutating func sync(directory: String) {
        var rest: [NameChange] = []
        for change in pending {
            switch change {
            case .add(let path, _) where Self.parent(path) == directory,
                .remove(let path, _) where Self.parent(path) == directory:
                apply(change)
            case .move(_, let source, _) where Self.parent(source) == directory: apply(change)
            case .move(let node, let source, let target) where Self.parent(target) == directory:
                durableNames[target] = node
                rest.append(.remove(source, node))
            default: rest.append(change)
            }
        }
        pending = rest
    }

    private mutating func apply(_ change: NameChange) {
        switch change {
        case .add(let path, let node): durableNames[path] = node
        case .remove(let path, let node): if durableNames[path] == node { durableNames[path] = nil }
        case .move(let node, let source, let target):
            durableNames[target] = node
            if durableNames[source] == node { durableNames[source] = nil }
        }
    }

    // MARK: The power cut

    /// The disk after a power cut: everything on it is durable then.
    func afterPowerCut(_ generator: inout SplitMix64) -> SimulatedDisk {
        var result = self
        result.pending = []
        result.chooseNames(pending, &generator)
        result.durableNames = result.durableNames.filter { path, _ in result.isReachable(path) }
        result.names = result.durableNames
        let reached = Set(
            result.names.values.compactMap { if case .file(let file) = $0 { file } else { nil } })
        result.files = [:]
        for file in reached.sorted() {
            let content = files[file].map { Self.torn($0, &generator) } ?? []
            result.files[file] = File(content: content, durable: content)
        }
        return result
    }

    private func isReachable(_ path: String) -> Bool {
        var parent = Self.parent(path)
        while !parent.isEmpty {
            guard durableNames[parent] == .directory else { return false }
            parent = Self.parent(parent)
        }
        return true
    }

    private mutating func chooseNames(_ changes: [NameChange], _ generator: inout SplitMix64) {
        switch generator.below(4) {
        case 0: break
        case 1: for change in changes { apply(change) }
        case 2: for change in changes.prefix(generator.below(changes.count + 1)) { apply(change) }
        default:
            for change in changes {
                switch generator.below(3) {
                case 0: break
                case 1:
                    // Under both names.
                    if case .move(let node, let source, let target) = change,
                        Self.parent(source) != Self.parent(target)
                    {
                        durableNames[target] = node
                    } else {
                        apply(change)
                    }
                default: apply(change)
                }
            }
        }
    }

    private static func torn(_ file: File, _ generator: inout SplitMix64) -> [UInt8] {
        guard let start = file.dirtyFrom else { return file.durable }
        let written = withoutLost(file)
        let length = start + generator.below(written.count - start + 1)
        switch generator.below(4) {
        case 0: return file.durable
        case 1: return written
        case 2: return Array(written[..<length])
        default:
            var bytes = Array(written[..<(generator.oneIn(2) ? written.count : length)])
            var offset = start
            while offset < bytes.count {
                let end = min(bytes.count, (offset / sectorBytes + 1) * sectorBytes)
                tear(&bytes, offset..<end, file.durable, &generator)
                offset = end
            }
            return bytes
        }
    }

    private static func tear(
        _ bytes: inout [UInt8], _ range: Range<Int>, _ before: [UInt8],
        _ generator: inout SplitMix64
    ) {
        switch generator.below(5) {
        case 0: for index in range { bytes[index] = 0 }
        case 1: for index in range { bytes[index] = UInt8(truncatingIfNeeded: generator.next()) }
        case 2: for index in range { bytes[index] = index < before.count ? before[index] : 0 }
        default: break
        }
    }

    // MARK: Damage, for tests

    /// Changes a file durably without an operation.
    mutating func overwrite(_ file: Int, with bytes: [UInt8]) {
        files[file] = File(content: bytes, durable: bytes)
    }
}
