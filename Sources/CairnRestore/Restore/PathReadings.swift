import CairnFormat
import CairnRepository

/// The possible meanings of a PATH argument in a repository: a path of a machine, the path to which
/// its symlinks lead now, or a root's name and the path beneath it.
///
/// - Invariant: an absolute path is a path. A word that means one thing as a path from the current
///   directory and another as a root's name is refused where the repository holds both, so that
///   every verb understands one word alike.
public struct PathReadings: Sendable {
    private let word: [UInt8]
    private let live: [UInt8]
    private let byPath: [RestoreSelection]
    private let byOtherPath: [RestoreSelection]
    private let byName: [RestoreSelection]

    /// - Parameters:
    ///   - live: the word as an absolute path.
    ///   - other: another absolute path that counts where the first does not exist.
    ///   - name: the word as a root's name and a path; nil for a word that is an absolute path.
    public init(
        _ word: [UInt8], live: [UInt8], other: [UInt8]? = nil, name: [UInt8]?,
        in roots: [CatalogRoot]
    ) {
        func places(_ path: [UInt8], _ start: (RootDefinition) -> [UInt8]) -> [RestoreSelection] {
            roots.compactMap { root in
                ItemPath.relative(path, to: start(root.definition)).map {
                    RestoreSelection(root: root, path: $0)
                }
            }
        }
        (self.word, self.live) = (word, live)
        byPath = places(live, \.path)
        byOtherPath = other.map { places($0, \.path) } ?? []
        byName = (name.map { places($0, \.name) } ?? []).filter { $0.livePath != live }
    }

    /// All places that the word could mean, existing or not.
    public var all: [RestoreSelection] { byPath + byOtherPath + byName }

    /// The existing places that it means.
    ///
    /// - Parameters:
    ///   - beneath: places beneath it, for the case that no root holds the path itself.
    ///   - joinsOther: whether the other path counts even where the first exists, too: a history
    ///     may continue there.
    /// - Throws: ``RestoreError/ambiguous(_:path:name:)`` when both readings exist.
    public func places(
        besides beneath: [RestoreSelection] = [], joinsOther: Bool = false,
        where isHeld: (RestoreSelection) throws -> Bool
    ) throws -> [RestoreSelection] {
        var held = try byPath.filter(isHeld)
        if held.isEmpty || joinsOther { held += try byOtherPath.filter(isHeld) }
        let paths = held.isEmpty ? beneath : held
        // The name of a root that has ended does not compete with the path of one that has not.
        let isPresent = paths.contains { $0.root.last == nil }
        let names = try byName.filter { try (!isPresent || $0.root.last == nil) && isHeld($0) }
        if !paths.isEmpty, let other = names.first {
            throw RestoreError.ambiguous(word, path: live, name: other.livePath)
        }
        return paths.isEmpty ? names : paths
    }
}
