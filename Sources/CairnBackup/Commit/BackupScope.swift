import CairnFormat

/// The paths that a backup has to cover: all roots of the settings, or the paths that it names.
public struct BackupScope: Equatable, Sendable {
    public var hasRoots: Bool
    /// Absolute paths, containers as ``container`` with their id, and items of the roots as
    /// ``item`` with their path.
    public private(set) var names: [[UInt8]]

    /// Before the id of a container.
    public static let container = Array("--container=".utf8)
    /// Before the path of an item that a backup of all roots did not back up. Once no root contains
    /// it, nobody wants it backed up.
    private static let item = Array("--item=".utf8)
    /// More names are not remembered, in bytes.
    private static let bytesMaximum = 2_000

    public init(hasRoots: Bool = false, names: [[UInt8]] = []) {
        self.hasRoots = hasRoots
        self.names = []
        for name in names { add(name) }
    }

    /// - Parameter paths: of items that a backup of all roots did not back up; absolute.
    public init(items paths: some Sequence<[UInt8]>) {
        self.init(names: paths.map { Self.item + $0 })
    }

    /// The paths that a command is given to back up what is in the scope beside the roots.
    public var paths: [[UInt8]] {
        var paths: [[UInt8]] = []
        for path in names.map({ Self.path($0) ?? $0 }) where !paths.contains(path) {
            paths.append(path)
        }
        return paths
    }

    /// The same once everything at a path is at another one.
    func moved(from old: [UInt8], to new: [UInt8]) -> BackupScope {
        BackupScope(
            hasRoots: hasRoots,
            names: names.map { name in
                guard let path = Self.path(name), let rest = ItemPath.relative(path, to: old)
                else { return name }
                return name.dropLast(path.count) + ItemPath.join(new, rest)
            })
    }

    private static func path(_ name: [UInt8]) -> [UInt8]? {
        name.first == ItemPath.separator
            ? name : name.starts(with: item) ? Array(name.dropFirst(item.count)) : nil
    }

    public var isEmpty: Bool { !hasRoots && names.isEmpty }

    public mutating func add(_ other: BackupScope) {
        hasRoots = hasRoots || other.hasRoots
        for name in other.names { add(name) }
    }

    private mutating func add(_ name: [UInt8]) {
        let bytes = names.reduce(name.count) { $0 + $1.count }
        if !names.contains(name), !name.isEmpty, bytes <= Self.bytesMaximum { names.append(name) }
    }

    /// Returns the part that a backup of another scope does not cover.
    ///
    /// - Parameters:
    ///   - roots: absolute; those of the settings.
    ///   - isThere: whether there is something at a path: a mistyped one is not backed up ever.
    public func rest(
        after done: BackupScope, roots: [[UInt8]], isThere: ([UInt8]) -> Bool
    ) -> BackupScope {
        let covered = done.names + (done.hasRoots ? roots : [])
        func isCovered(_ path: [UInt8]) -> Bool {
            covered.contains { ItemPath.relative(path, to: $0) != nil }
        }
        return BackupScope(
            hasRoots: hasRoots && !done.hasRoots && !roots.allSatisfy(isCovered),
            names: names.filter { name in
                guard let path = Self.path(name)
                else { return !done.hasRoots && !done.names.contains(name) }
                let isWanted =
                    path == name || roots.contains { ItemPath.relative(path, to: $0) != nil }
                return isWanted && !isCovered(path) && isThere(path)
            })
    }

    /// A line: `roots` or `-`, and the names in hexadecimal digits. Nothing for nothing.
    func encode() -> [UInt8] {
        let words = [hasRoots ? "roots" : "-"] + names.map { Hexadecimal.text($0) }
        return isEmpty ? [] : Array("\(words.joined(separator: " "))\n".utf8)
    }

    init(decoding line: Substring) {
        let words = line.split(separator: " ")
        self.init(
            hasRoots: words.first == "roots",
            names: words.dropFirst().compactMap { Hexadecimal.bytes(String($0)) })
    }
}
