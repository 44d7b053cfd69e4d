/// Rules for the names and paths that a repository may hold. - Source: FORMAT.md §8.3, §12.
public enum ItemPath {
    public static let separator = UInt8(ascii: "/")

    /// Returns why a repository may not hold `path`, or nil when it may. The empty path is the root
    /// itself.
    @inlinable public static func problem(with path: some Collection<UInt8>) -> String? {
        if path.isEmpty { return nil }
        if path.count > Limits.pathBytes { return "longer than \(Limits.pathBytes) bytes" }
        var start = path.startIndex
        while true {
            let end = path[start...].firstIndex(of: separator) ?? path.endIndex
            if let problem = problem(withName: path[start..<end]) { return problem }
            if end == path.endIndex { return nil }
            start = path.index(after: end)
        }
    }

    /// Returns why a root cannot live at `path`, or nil when it can: components from `/` on. (Only
    /// names that are kept have a longest length.)
    public static func problem(withRootPath path: [UInt8]) -> String? {
        guard path.first == separator else { return "it is not absolute" }
        if path.count == 1 { return nil }
        let components = path.dropFirst().split(
            separator: separator, omittingEmptySubsequences: false)
        return components.lazy.compactMap { problem(withName: $0.prefix(Limits.nameBytes)) }.first
            ?? (path.contains(0) ? "a zero byte" : nil)
    }

    /// Returns why `name` cannot be a component, or nil when it can.
    ///
    /// Every name that is scanned comes by: other modules need their own copy of its loops.
    @inlinable public static func problem(withName name: some Collection<UInt8>) -> String? {
        if name.isEmpty { return "an empty component" }
        if name.count > Limits.nameBytes { return "a component of \(name.count) bytes" }
        if name.contains(0) { return "a zero byte" }
        if name.contains(separator) { return "a slash in a name" }
        let dot = UInt8(ascii: ".")
        if name.count <= 2 && name.allSatisfy({ $0 == dot }) {
            return "the component \"\(name.count == 1 ? "." : "..")\""
        }
        return nil
    }

    /// Joins two paths with a separator, unless one is empty or a separator is already there.
    @inlinable
    public static func join(_ directory: [UInt8], _ name: some Collection<UInt8>) -> [UInt8] {
        if directory.isEmpty { return Array(name) }
        if name.isEmpty { return directory }
        if directory == [separator] { return directory + name }
        var result: [UInt8] = []
        result.reserveCapacity(directory.count + 1 + name.count)
        result.append(contentsOf: directory)
        result.append(separator)
        result.append(contentsOf: name)
        return result
    }

    /// A path of names from `/` on; empty without names.
    public static func absolute(_ names: [[UInt8]]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(names.reduce(0) { $0 + 1 + $1.count })
        for name in names {
            result.append(separator)
            result += name
        }
        return result
    }

    /// Splits off the last component. The parent of a single component is the empty path.
    public static func split(_ path: [UInt8]) -> (parent: [UInt8], name: [UInt8]) {
        guard let slash = path.lastIndex(of: separator) else { return ([], path) }
        return (Array(path[..<slash]), Array(path[(slash + 1)...]))
    }

    public static func components(_ path: [UInt8]) -> [[UInt8]] {
        path.split(separator: separator).map(Array.init)
    }

    /// Returns the part of `path` beneath `ancestor`: empty for itself, nil when `path` lies
    /// elsewhere.
    public static func relative(_ path: [UInt8], to ancestor: [UInt8]) -> [UInt8]? {
        if ancestor.isEmpty { return path }
        guard path.starts(with: ancestor) else { return nil }
        if path.count == ancestor.count { return [] }
        if ancestor.last == separator { return Array(path[ancestor.count...]) }
        guard path[ancestor.count] == separator else { return nil }
        return Array(path[(ancestor.count + 1)...])
    }
}
