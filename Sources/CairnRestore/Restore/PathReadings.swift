import CairnFormat
import CairnRepository

/// The possible meanings of a PATH argument in a repository: a path of a machine, the path to which
/// its symlinks lead now, or a root's name and the path beneath it.
///
/// - Invariant: a word that is absolute or begins with `./`, `../` or `~` is a path. Any other word
///   that means one thing as a path from the current directory and another as a root's name is
///   refused, so that every verb understands one word alike.
public struct PathReadings: Sendable {
    private let word: [UInt8]
    private let live: [UInt8]
    private let byPath: [RestoreSelection]
    private let byOtherPath: [RestoreSelection]
    private let byName: [RestoreSelection]
    /// Roots whose names lead somewhere else as paths.
    private let taken: Set<UInt64>

    /// - Parameters:
    ///   - live: the word as an absolute path.
    ///   - other: another absolute path that counts where the first does not exist.
    ///   - name: the word as a root's name and a path; nil for a word that is always a path.
    ///   - taken: the numbers of the roots whose names, as paths from the current directory, lead
    ///     to something else that exists or was backed up.
    public init(
        _ word: [UInt8], live: [UInt8], other: [UInt8]? = nil, name: [UInt8]?,
        in roots: [CatalogRoot], taken: Set<UInt64> = []
    ) {
        func places(_ path: [UInt8], _ start: (RootDefinition) -> [UInt8]) -> [RestoreSelection] {
            roots.compactMap { root in
                ItemPath.relative(path, to: start(root.definition)).map {
                    RestoreSelection(root: root, path: $0)
                }
            }
        }
        (self.word, self.live, self.taken) = (word, live, taken)
        byPath = places(live, \.path)
        byOtherPath = other.map { places($0, \.path) } ?? []
        byName = (name.map { places($0, \.name) } ?? []).filter {
            $0.livePath != live && $0.livePath != other
        }
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
        let (paths, names) = try meanings(beneath, joinsOther, isHeld)
        return paths.isEmpty ? names : paths
    }

    /// The existing places that it means by a root's name; empty if it is a path.
    ///
    /// - Throws: ``RestoreError/ambiguous(_:path:name:)`` when both readings exist.
    public func named(where isHeld: (RestoreSelection) throws -> Bool) throws -> [RestoreSelection]
    {
        let (paths, names) = try meanings([], true, isHeld)
        return paths.isEmpty ? names : []
    }

    private func meanings(
        _ beneath: [RestoreSelection], _ joinsOther: Bool,
        _ isHeld: (RestoreSelection) throws -> Bool
    ) throws -> (paths: [RestoreSelection], names: [RestoreSelection]) {
        var held = try byPath.filter(isHeld)
        if held.isEmpty || joinsOther { held += try byOtherPath.filter(isHeld) }
        let paths = held.isEmpty ? beneath : held
        // The name of a root that has ended does not compete with the path of one that has not.
        let isPresent = paths.contains { $0.root.last == nil }
        let names = try byName.filter { try (!isPresent || $0.root.last == nil) && isHeld($0) }
        let other = names.first { !paths.isEmpty || taken.contains($0.root.definition.number) }
        if let other { throw RestoreError.ambiguous(word, path: live, name: other.livePath) }
        return (paths, names)
    }
}
