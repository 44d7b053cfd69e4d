import CairnFormat

/// What a daemon keeps, as it finds it from time to time.
public struct KeptRoots: Equatable, Sendable {
    public var sources: [BackupSource]
    public var parts: [SourcePart]
    public var unkept: [RuleBook.Unkept]

    public init(sources: [BackupSource], parts: [SourcePart], unkept: [RuleBook.Unkept] = []) {
        self.sources = sources
        self.parts = parts
        self.unkept = unkept
    }

    public init(_ roots: RootSet) {
        self.init(sources: roots.sources, parts: roots.parts, unkept: roots.unkept)
    }

    /// Roots that are gone and still remembered; the rest are forgotten, the oldest first.
    static let goneMaximum = 1_024

    /// What is kept from now on: all that was found; and what was kept before and is gone, so that
    /// it is known to be gone, unless the same part of its container is kept elsewhere now, or a
    /// wider root holds it.
    public func updated(with found: KeptRoots) -> KeptRoots {
        let paths = Set(found.sources.map(\.path))
        let partsBefore = Dictionary(parts.map { ($0.path, $0) }) { first, _ in first }
        let gone = sources.filter { source in
            if paths.contains(source.path) { return false }
            if found.sources.contains(where: { ItemPath.relative(source.path, to: $0.path) != nil })
            {
                return false
            }
            guard let part = partsBefore[source.path] else { return true }
            // The revision of a Snap that is in use no more.
            return !found.parts.contains {
                $0.container == part.container && $0.name == part.name
                    && ItemPath.split($0.path).parent == ItemPath.split(part.path).parent
            }
        }.suffix(Self.goneMaximum)
        let gonePaths = Set(gone.map(\.path))
        return KeptRoots(
            sources: found.sources + gone,
            parts: found.parts
                + parts.filter { part in
                    gonePaths.contains(part.path) && !found.parts.contains { $0.path == part.path }
                },
            unkept: found.unkept)
    }
}
