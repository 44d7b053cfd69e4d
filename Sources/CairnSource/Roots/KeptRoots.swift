import CairnFormat

/// The roots that a daemon keeps, found periodically.
public struct KeptRoots: Equatable, Sendable {
    public var sources: [BackupSource]
    public var parts: [SourcePart]
    public var excludedPlaces: [RuleBook.ExcludedPlace]
    /// Paths from which symlinks lead to sources: what was a source at one of them is there now.
    public var links: Set<[UInt8]>

    public init(
        sources: [BackupSource], parts: [SourcePart],
        excludedPlaces: [RuleBook.ExcludedPlace] = [], links: Set<[UInt8]> = []
    ) {
        self.sources = sources
        self.parts = parts
        self.excludedPlaces = excludedPlaces
        self.links = links
    }

    public init(_ roots: RootSet) {
        self.init(
            sources: roots.sources, parts: roots.parts, excludedPlaces: roots.excludedPlaces,
            links: Set(
                roots.roots.filter { $0.state == .kept && $0.namedPath != $0.path }
                    .map(\.namedPath)))
    }

    /// The maximum of missing roots that are remembered; the oldest are forgotten first.
    static let goneMaximum = 1_024

    /// The roots from now on: all that were found, and earlier ones that are missing, so that their
    /// absence is known. An earlier one is dropped when the same part of its container is kept
    /// elsewhere now, or a wider root holds it.
    ///
    /// - Parameter ended: paths of earlier ones that are not missing but known to be gone.
    public func updated(with found: KeptRoots, without ended: Set<[UInt8]> = []) -> KeptRoots {
        let paths = Set(found.sources.map(\.path))
        let partsBefore = Dictionary(parts.map { ($0.path, $0) }) { first, _ in first }
        let gone = sources.filter { source in
            let isHeld =
                paths.contains(source.path) || ended.contains(source.path)
                || found.links.contains(source.path)
                || found.sources.contains { ItemPath.relative(source.path, to: $0.path) != nil }
            if isHeld { return false }
            guard let part = partsBefore[source.path] else { return true }
            // The revision of a Snap that is no longer in use.
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
                }, excludedPlaces: found.excludedPlaces, links: found.links)
    }
}
