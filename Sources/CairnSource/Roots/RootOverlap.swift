import CairnCore
import CairnFormat

/// Decides which of several overlapping roots keeps what.
///
/// 1. Of two that are the same directory, by device and inode, a kept one stays, and of several the
///   first named. A root of caches or temporary files that is a kept one under another path
///   contradicts it, and is refused; under the very same path the settings take precedence over the
///   standard.
/// 2. A kept root within another kept root is held by it.
/// 3. A kept root that is mounted a second time within another kept root is a duplicate of that
///   place.
/// 4. A root of caches or temporary files is excluded from the kept root around it, and so is a
///   second mount of it. A kept root within such a one, within a kept root, would be excluded with
///   it, and reports that.
///
/// Invariant: a root that holds another is itself kept.
struct RootOverlap {
    struct Candidate {
        var root: RootSet.Root
        /// Nil when there is no directory.
        let identity: DirectoryIdentity?
        let place: MountedPlace?
    }

    private(set) var candidates: [Candidate]
    let environment: RootEnvironment

    private func indices(_ isWanted: (RootSet.State) -> Bool) -> [Int] {
        candidates.indices.filter { isWanted(candidates[$0].root.state) }
    }

    private var kept: [Int] { indices { $0 == .kept } }

    mutating func settle() {
        findSame()
        // Each round decides at least one root.
        for _ in 0..<max(1, candidates.count) {
            holdNested()
            findMountedTwice()
            guard releaseOrphans() else { break }
        }
        findShadowed()
    }

    /// The same directory under two paths, or one path named twice.
    private mutating func findSame() {
        var first: [DirectoryIdentity: Int] = [:]
        for index in indices({ $0 == .kept || $0 == .notKept || $0.isUnreadable }) {
            guard let identity = candidates[index].identity else { continue }
            guard let earlier = first[identity] else {
                first[identity] = index
                continue
            }
            let (before, root) = (candidates[earlier].root, candidates[index].root)
            if Self.contradicts(before, root) {
                candidates[earlier].root.state = .contradiction(with: root.namedPath)
                first[identity] = index
            } else if Self.contradicts(root, before) {
                candidates[index].root.state = .contradiction(with: before.namedPath)
            } else {
                candidates[index].root.state = .duplicate(of: before.path)
            }
        }
    }

    /// Whether the settings declare a directory as caches or temporary files that is kept under
    /// another name.
    private static func contradicts(_ excluded: RootSet.Root, _ kept: RootSet.Root) -> Bool {
        guard case .settings = excluded.origin, !excluded.role.isKept, kept.role.isKept
        else { return false }
        if case .standard = kept.origin { return excluded.namedPath != kept.namedPath }
        return true
    }

    private mutating func holdNested() {
        let byPath = Dictionary(kept.map { (candidates[$0].root.path, $0) }) { first, _ in first }
        for index in kept {
            // The root nearest to `/` among the directories that lead to this one.
            let outer = Self.above(candidates[index].root.path).compactMap { byPath[$0] }.last
            if let outer { candidates[index].root.state = .held(by: candidates[outer].root.path) }
        }
    }

    /// The directories that lead to a path, the nearest first, `/` last.
    private static func above(_ path: [UInt8]) -> some Sequence<[UInt8]> {
        sequence(first: path) { path in
            guard path.count > 1 else { return nil }
            let parent = ItemPath.split(path).parent
            return parent.isEmpty ? [ItemPath.separator] : parent
        }.dropFirst()
    }

    private mutating func findMountedTwice() {
        var byPlace: [MountedPlace: Int] = [:]
        for index in kept {
            if let place = candidates[index].place, byPlace[place] == nil { byPlace[place] = index }
        }
        for index in kept {
            guard let place = candidates[index].place,
                let twin = twin(of: place, above: index, in: byPlace)
            else { continue }
            candidates[index].root.state = .duplicate(of: twin)
        }
    }

    /// The path beneath a kept root at which the same directory lies.
    private func twin(of place: MountedPlace, above index: Int, in byPlace: [MountedPlace: Int])
        -> [UInt8]?
    {
        for outer in [place.path] + Self.above(place.path) {
            guard let other = byPlace[MountedPlace(device: place.device, path: outer)],
                other != index, candidates[other].root.state == .kept,
                let rest = ItemPath.relative(place.path, to: outer)
            else { continue }
            let path = ItemPath.join(candidates[other].root.path, rest)
            // Something else may be mounted over it there.
            if let identity = candidates[index].identity, self.identity(path) == identity {
                return path
            }
        }
        return nil
    }

    private func identity(_ path: [UInt8]) -> DirectoryIdentity? {
        guard environment.resolve(path) == path else { return nil }
        return (try? environment.fileSystem.status(ofRoot: path))?.identity
    }

    /// Examines roots again that were held by a root that is a duplicate.
    private mutating func releaseOrphans() -> Bool {
        let standing = Set(kept.map { candidates[$0].root.path })
        let orphans = indices { state in
            if case .held(let by) = state { !standing.contains(by) } else { false }
        }
        for index in orphans { candidates[index].root.state = .kept }
        return !orphans.isEmpty
    }

    private mutating func findShadowed() {
        let excluded = indices { $0 == .notKept }.map { candidates[$0].root.path }
        guard !excluded.isEmpty else { return }
        for index in candidates.indices {
            guard case .held(let holder) = candidates[index].root.state else { continue }
            let path = candidates[index].root.path
            let shadow = excluded.first {
                ItemPath.relative(path, to: $0) != nil && ItemPath.relative($0, to: holder) != nil
            }
            if let shadow { candidates[index].root.state = .shadowed(by: shadow) }
        }
    }

    // MARK: What kept roots exclude

    func excluded() -> [RootSet.Excluded] {
        let kept = Kept(self)
        var found: [[UInt8]: RootSet.Excluded.Reason] = [:]
        for (path, reason) in mountedTwice(kept) { found[path] = reason }
        for index in indices({ $0 == .notKept }) {
            let root = candidates[index].root
            for path in [root.path] + twins(of: candidates[index], kept) where kept.holds(path) {
                found[path] = .role(root.role)
            }
        }
        for place in environment.ownPlaces where kept.holds(place.path) {
            found[place.path] = place.own.map { .own($0) }
        }
        return found.map { RootSet.Excluded(path: $0.key, reason: $0.value) }.sorted {
            $0.path.lexicographicallyPrecedes($1.path)
        }
    }

    /// The kept roots by place: there may be thousands, and this is used every few seconds.
    private struct Kept {
        let roots: [Candidate]
        private let paths: Set<[UInt8]>
        private let byPlace: [MountedPlace: Candidate]

        init(_ overlap: RootOverlap) {
            roots = overlap.kept.map { overlap.candidates[$0] }
            paths = Set(roots.map(\.root.path))
            byPlace = Dictionary(roots.compactMap { root in root.place.map { ($0, root) } }) {
                first, _ in first
            }
        }

        /// Whether a kept root lies around a path.
        func holds(_ path: [UInt8]) -> Bool {
            RootOverlap.above(path).contains(where: paths.contains)
        }

        /// The paths of the same place beneath kept roots.
        func paths(to place: MountedPlace) -> [[UInt8]] {
            ([place.path] + RootOverlap.above(place.path)).compactMap { outer in
                guard let root = byPlace[MountedPlace(device: place.device, path: outer)]?.root,
                    let rest = ItemPath.relative(place.path, to: outer)
                else { return nil }
                return ItemPath.join(root.path, rest)
            }
        }
    }

    /// The further paths of a root of caches beneath kept roots.
    private func twins(of candidate: Candidate, _ kept: Kept) -> [[UInt8]] {
        guard let place = candidate.place else { return [] }
        return kept.paths(to: place).filter {
            $0 != candidate.root.path && identity($0) == candidate.identity
        }
    }

    /// Mounts within a kept root whose content is kept already, there or in another one.
    private func mountedTwice(_ kept: Kept) -> [([UInt8], RootSet.Excluded.Reason)] {
        var found: [([UInt8], RootSet.Excluded.Reason)] = []
        for mount in environment.mounts.mounts {
            guard kept.holds(mount.point), environment.mounts.mount(of: mount.point)?.id == mount.id
            else { continue }
            // The whole mount is a part of a root.
            for path in kept.paths(to: MountedPlace(mount, path: mount.point)) {
                guard path != mount.point, ItemPath.relative(path, to: mount.point) == nil,
                    let identity = identity(path), identity == self.identity(mount.point)
                else { continue }
                found.append((mount.point, .duplicate(of: path)))
            }
            // The mount holds a root somewhere within.
            for root in kept.roots {
                guard let place = root.place, place.device == mount.device,
                    let rest = ItemPath.relative(place.path, to: mount.root), !rest.isEmpty
                else { continue }
                let path = ItemPath.join(mount.point, rest)
                guard path != root.root.path, let identity = identity(path),
                    identity == root.identity
                else { continue }
                found.append((path, .duplicate(of: root.root.path)))
            }
        }
        return found
    }
}

extension RootSet.State {
    fileprivate var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
}
