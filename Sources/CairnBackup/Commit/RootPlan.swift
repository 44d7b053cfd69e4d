import CairnCore
import CairnFormat
import CairnRepository
import CairnSource

/// Decides which root of the repository each requested path belongs to.
///
/// Invariant: at any commit no live root lies within another, so that nothing is stored under two
/// names.
struct RootPlan {
    /// The step for one requested path.
    struct Step {
        let root: RootDefinition
        /// Names from the root to the requested part.
        let focus: [[UInt8]]
        /// Whether the root is new, or has another path or name than in the repository.
        let isNew: Bool
        /// Live roots within a new one, which are folded into it.
        let absorbed: [UInt64]
        /// A directory of another root, of which a new root is the continuation.
        var part: RepositoryPath?
    }

    let steps: [Step]

    /// - Parameters:
    ///   - moved: sources that are live roots under a new path, with the number of the root.
    ///   - parts: sources that were directories of live roots, and where these are stored.
    init(
        _ sources: [BackupSource], live: [CatalogRoot], nextNumber: UInt64,
        moved: [[UInt8]: UInt64] = [:], parts: [[UInt8]: RepositoryPath] = [:]
    ) {
        var roots = Roots(live.map(\.definition))
        var next = nextNumber
        var steps: [Step] = []
        var planned: Set<[UInt8]> = []
        roots.freeNames(of: sources)
        // Outer paths first, so that an inner one finds them.
        for source in sources.sorted(by: { $0.path.count < $1.path.count }) {
            if Self.upwards(source.path).contains(where: planned.contains) { continue }
            planned.insert(source.path)
            if let root = roots.around(source.path) {
                let rest = ItemPath.relative(source.path, to: root.path) ?? []
                let named = roots.renamed(root, by: source)
                steps.append(
                    Step(
                        root: named, focus: ItemPath.components(rest), isNew: named != root,
                        absorbed: []))
                continue
            }
            if let number = moved[source.path], var root = roots.remove(number) {
                root.path = source.path
                root.name = source.name.map { Self.freeName($0, roots.names.contains) } ?? root.name
                roots.insert(root)
                steps.append(Step(root: root, focus: [], isNew: true, absorbed: []))
                continue
            }
            let inner = roots.beneath(source.path)
            let wanted = source.name ?? Array(source.path.drop { $0 == ItemPath.separator })
            let name = Self.freeName(wanted) { roots.names.contains($0) }
            let root = RootDefinition(
                number: next, name: name, path: source.path, role: source.role)
            next += 1
            for number in inner { _ = roots.remove(number) }
            roots.insert(root)
            steps.append(
                Step(
                    root: root, focus: [], isNew: true, absorbed: inner,
                    part: inner.isEmpty ? parts[source.path] : nil))
        }
        self.steps = steps
    }

    /// Whether a place, or something at it, is scanned, or taken into a wider root that is.
    func scans(_ place: RepositoryPath) -> Bool {
        steps.contains { step in
            let focus = RepositoryPath(
                root: step.root.number,
                path: Array(step.focus.joined(separator: [ItemPath.separator])))
            return step.absorbed.contains(place.root) || focus.covers(place) || place.covers(focus)
        }
    }

    /// The path itself and the directories above it, outermost last.
    private static func upwards(_ path: [UInt8]) -> [[UInt8]] {
        var paths = [path]
        for end in path.indices.dropFirst().reversed() where path[end] == ItemPath.separator {
            paths.append(Array(path[..<end]))
        }
        return path == [ItemPath.separator] ? paths : paths + [[ItemPath.separator]]
    }

    /// The roots as the plan changes them. A list may name thousands.
    private struct Roots {
        private var byPath: [[UInt8]: RootDefinition]
        private var paths: [UInt64: [UInt8]]
        private(set) var names: Set<[UInt8]>
        /// Directories above live roots.
        private let above: Set<[UInt8]>

        init(_ live: [RootDefinition]) {
            byPath = Dictionary(live.map { ($0.path, $0) }) { first, _ in first }
            paths = Dictionary(live.map { ($0.number, $0.path) }) { first, _ in first }
            names = Set(live.map(\.name))
            above = Set(live.flatMap { RootPlan.upwards($0.path).dropFirst() })
        }

        /// The root that a path lies in.
        func around(_ path: [UInt8]) -> RootDefinition? {
            RootPlan.upwards(path).reversed().lazy.compactMap { byPath[$0] }.first
        }

        /// The numbers of the roots in a directory, in ascending order.
        func beneath(_ path: [UInt8]) -> [UInt64] {
            guard above.contains(path) else { return [] }
            return byPath.values.filter { ItemPath.relative($0.path, to: path) != nil }
                .map(\.number).sorted()
        }

        /// Makes the names free that roots lose because the settings name them otherwise now: two
        /// roots may exchange their names.
        mutating func freeNames(of sources: [BackupSource]) {
            for source in sources {
                if let root = byPath[source.path], root.isRenamed(by: source) {
                    names.remove(root.name)
                }
            }
        }

        /// The root under the name that the settings give it now, unless another root has it.
        mutating func renamed(_ root: RootDefinition, by source: BackupSource) -> RootDefinition {
            guard let name = source.name, root.isRenamed(by: source) else { return root }
            var named = root
            named.name =
                names.contains(name) ? RootPlan.freeName(root.name, names.contains) : name
            insert(named)
            return named
        }

        mutating func insert(_ root: RootDefinition) {
            byPath[root.path] = root
            paths[root.number] = root.path
            names.insert(root.name)
        }

        mutating func remove(_ number: UInt64) -> RootDefinition? {
            guard let path = paths.removeValue(forKey: number),
                let root = byPath.removeValue(forKey: path)
            else { return nil }
            names.remove(root.name)
            return root
        }
    }

    func roots(after live: [CatalogRoot]) -> [RootDefinition] {
        let absorbed = Set(steps.flatMap(\.absorbed))
        let planned = steps.map(\.root)
        return planned
            + live.map(\.definition).filter { root in
                !absorbed.contains(root.number) && !planned.contains { $0.number == root.number }
            }
    }

    static func freeName(_ wanted: [UInt8], _ isTaken: ([UInt8]) -> Bool) -> [UInt8] {
        var name = wanted
        var suffix = 2
        while isTaken(name) {
            name = wanted + Array("-\(suffix)".utf8)
            suffix += 1
        }
        return name
    }
}

extension RootDefinition {
    /// Whether the settings name a root otherwise. One that was backed up by name has its path.
    fileprivate func isRenamed(by source: BackupSource) -> Bool {
        path == source.path && role != .adHoc && source.name.map { $0 != name } ?? false
    }
}
