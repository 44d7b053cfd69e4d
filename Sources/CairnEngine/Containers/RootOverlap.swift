import CairnFormat

/// Decides, of roots that overlap, which one keeps what.
///
/// 1. Of two that are the same directory, by device and inode, the first named stands.
/// 2. A kept root within another kept root is held by it.
/// 3. A kept root that is mounted a second time within another kept root is a duplicate of what lies there.
/// 4. A root of caches or temporary files is left out of the kept root around it, and so is what is mounted there a second time. A kept root within
///    such a one, within a kept root, would be left out with it, and says so.
///
/// Invariant: what holds another is itself kept.
struct RootOverlap {
    struct Candidate {
        var root: RootSet.Root
        /// Nil when there is no directory.
        let identity: DirectoryIdentity?
        let place: MountedPlace?
    }

    private(set) var candidates: [Candidate]
    private let ground: RootGround

    init(_ candidates: [Candidate], _ ground: RootGround) {
        self.candidates = candidates
        self.ground = ground
    }

    private func indices(_ isWanted: (RootSet.State) -> Bool) -> [Int] {
        candidates.indices.filter { isWanted(candidates[$0].root.state) }
    }

    private var kept: [Int] { indices { $0 == .kept } }

    mutating func settle() {
        findSame()
        // Each round ends with at least one root fewer that is undecided.
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
            if let earlier = first[identity] {
                candidates[index].root.state = .duplicate(of: candidates[earlier].root.path)
            } else {
                first[identity] = index
            }
        }
    }

    private mutating func holdNested() {
        let byPath = Dictionary(kept.map { (candidates[$0].root.path, $0) }) { first, _ in first }
        for index in kept {
            guard let outer = Self.outermost(above: candidates[index].root.path, in: byPath) else { continue }
            candidates[index].root.state = .held(by: candidates[outer].root.path)
        }
    }

    /// The one nearest to `/` at a directory that leads to this one.
    private static func outermost(above path: [UInt8], in byPath: [[UInt8]: Int]) -> Int? {
        var found: Int?
        var path = path
        while path.count > 1 {
            let parent = ItemPath.split(path).parent
            path = parent.isEmpty ? [ItemPath.separator] : parent
            if let index = byPath[path] { found = index }
        }
        return found
    }

    private mutating func findMountedTwice() {
        var byPlace: [MountedPlace: Int] = [:]
        for index in kept {
            if let place = candidates[index].place, byPlace[place] == nil { byPlace[place] = index }
        }
        for index in kept {
            guard let place = candidates[index].place, let twin = twin(of: place, above: index, in: byPlace) else { continue }
            candidates[index].root.state = .duplicate(of: twin)
        }
    }

    /// The path beneath a kept root at which the same directory lies.
    private func twin(of place: MountedPlace, above index: Int, in byPlace: [MountedPlace: Int]) -> [UInt8]? {
        var outer = place.path
        while true {
            if let other = byPlace[MountedPlace(device: place.device, path: outer)], other != index,
                candidates[other].root.state == .kept, let rest = ItemPath.relative(place.path, to: outer)
            {
                let path = ItemPath.join(candidates[other].root.path, rest)
                // Something else may be mounted over it there.
                if let identity = candidates[index].identity, self.identity(path) == identity { return path }
            }
            guard outer.count > 1 else { return nil }
            let parent = ItemPath.split(outer).parent
            outer = parent.isEmpty ? [ItemPath.separator] : parent
        }
    }

    private func identity(_ path: [UInt8]) -> DirectoryIdentity? {
        guard ground.resolve(path) == path, let status = try? ground.fileSystem.status(ofRoot: path) else { return nil }
        return DirectoryIdentity(device: status.device, inode: status.inode)
    }

    /// Who was held by a root that is a duplicate is looked at again.
    private mutating func releaseOrphans() -> Bool {
        let standing = Set(kept.map { candidates[$0].root.path })
        var hasReleased = false
        for index in candidates.indices {
            guard case .held(let by) = candidates[index].root.state, !standing.contains(by) else { continue }
            candidates[index].root.state = .kept
            hasReleased = true
        }
        return hasReleased
    }

    private mutating func findShadowed() {
        let unkept = indices { $0 == .notKept }.map { candidates[$0].root.path }
        guard !unkept.isEmpty else { return }
        for index in candidates.indices {
            guard case .held(let holder) = candidates[index].root.state else { continue }
            let path = candidates[index].root.path
            let shadow = unkept.first { ItemPath.relative(path, to: $0) != nil && ItemPath.relative($0, to: holder) != nil }
            if let shadow { candidates[index].root.state = .shadowed(by: shadow) }
        }
    }

    // MARK: What kept roots leave out

    func leftOut() -> [RootSet.LeftOut] {
        var found: [[UInt8]: RootSet.LeftOut.Reason] = [:]
        for (path, reason) in mountedTwice() { found[path] = reason }
        for index in indices({ $0 == .notKept }) {
            let root = candidates[index].root
            for path in [root.path] + twins(of: candidates[index]) where isWithinKept(path) { found[path] = .role(root.role) }
        }
        return found.map { RootSet.LeftOut(path: $0.key, reason: $0.value) }.sorted { $0.path.lexicographicallyPrecedes($1.path) }
    }

    private func isWithinKept(_ path: [UInt8]) -> Bool {
        kept.contains { candidates[$0].root.path != path && ItemPath.relative(path, to: candidates[$0].root.path) != nil }
    }

    /// Where a root of caches lies a second time, beneath a kept root.
    private func twins(of candidate: Candidate) -> [[UInt8]] {
        guard let place = candidate.place else { return [] }
        return kept.compactMap { index in
            guard let other = candidates[index].place, other.device == place.device,
                let rest = ItemPath.relative(place.path, to: other.path), !rest.isEmpty
            else { return nil }
            let path = ItemPath.join(candidates[index].root.path, rest)
            return path != candidate.root.path && identity(path) == candidate.identity ? path : nil
        }
    }

    /// What is mounted within a kept root and kept already, there or in another one.
    private func mountedTwice() -> [([UInt8], RootSet.LeftOut.Reason)] {
        var found: [([UInt8], RootSet.LeftOut.Reason)] = []
        for mount in ground.mounts.mounts {
            guard isWithinKept(mount.point), ground.mounts.mount(of: mount.point)?.id == mount.id else { continue }
            for index in kept {
                let root = candidates[index].root
                guard let place = candidates[index].place, place.device == mount.device else { continue }
                if let rest = ItemPath.relative(mount.root, to: place.path) {
                    // The whole mount is a part of this root.
                    let path = ItemPath.join(root.path, rest)
                    guard path != mount.point, ItemPath.relative(path, to: mount.point) == nil, let identity = identity(path),
                        identity == self.identity(mount.point)
                    else { continue }
                    found.append((mount.point, .duplicate(of: path)))
                } else if let rest = ItemPath.relative(place.path, to: mount.root) {
                    // The mount holds this root somewhere within.
                    let path = ItemPath.join(mount.point, rest)
                    guard path != root.path, let identity = identity(path), identity == candidates[index].identity else { continue }
                    found.append((path, .duplicate(of: root.path)))
                }
            }
        }
        return found
    }
}

extension RootSet.State {
    fileprivate var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
}
