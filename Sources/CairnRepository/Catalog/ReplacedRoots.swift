import CairnFormat

/// Which of two roots a path means, in the commits in which both existed.
///
/// A root that was moved or adopted has its present path for all its commits. No two live roots of
/// a machine have one path, so of two such roots the one that ended first was at the path; the
/// other was elsewhere, or another machine's. - Source: FORMAT.md §8.6.
extension CatalogRoot {
    /// Whether it was at the path of another root of its machine, as long as it existed.
    public func wasThere(insteadOf other: CatalogRoot) -> Bool {
        guard host?.id == other.host?.id, let last, definition.number != other.definition.number
        else { return false }
        return last == other.last ? first > other.first : last < other.last ?? .max
    }
}

extension CatalogReader {
    /// Notes for each root when another one was at its path.
    public func withReplaced(_ roots: [CatalogRoot]) throws -> [CatalogRoot] {
        let ended = roots.filter { $0.last != nil }
        return ended.isEmpty
            ? roots
            : try roots.map { root in
                var root = root
                root.replaced = try ended.compactMap { other in
                    guard other.wasThere(insteadOf: root), let last = other.last, last > root.first,
                        root.definition.path == other.definition.path
                    else { return nil }
                    // Until it had something, nothing was there.
                    let begun = try connection.number(
                        "SELECT min(first) FROM past WHERE directory = ?1 AND name = ?2",
                        other.anchor, [UInt8]())
                    return begun.flatMap { $0 > 0 && $0 < last ? $0..<last : nil }
                }
                return root
            }
    }
}
