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
        /// Whether the root must be defined, for the first time or under another path.
        let isNew: Bool
        /// Live roots within a new one, which are folded into it.
        let absorbed: [UInt64]
    }

    let steps: [Step]

    /// - Parameter moved: sources that are live roots under a new path, with the number of the
    ///   root.
    init(
        _ sources: [BackupSource], live: [CatalogRoot], nextNumber: UInt64,
        moved: [[UInt8]: UInt64] = [:]
    ) {
        var roots = live.map(\.definition)
        var next = nextNumber
        var steps: [Step] = []
        var planned: [[UInt8]] = []
        // Outer paths first, so that an inner one finds them.
        for source in sources.sorted(by: { $0.path.count < $1.path.count }) {
            if planned.contains(where: { ItemPath.relative(source.path, to: $0) != nil }) {
                continue
            }
            planned.append(source.path)
            if let root = roots.first(where: { ItemPath.relative(source.path, to: $0.path) != nil })
            {
                let rest = ItemPath.relative(source.path, to: root.path) ?? []
                steps.append(
                    Step(root: root, focus: ItemPath.components(rest), isNew: false, absorbed: []))
                continue
            }
            if let index = roots.firstIndex(where: { $0.number == moved[source.path] }) {
                roots[index].path = source.path
                steps.append(Step(root: roots[index], focus: [], isNew: true, absorbed: []))
                continue
            }
            let inner = roots.filter { ItemPath.relative($0.path, to: source.path) != nil }.map(
                \.number)
            let wanted = source.name ?? Array(source.path.drop { $0 == ItemPath.separator })
            let name = Self.freeName(wanted) { name in roots.contains { $0.name == name } }
            let root = RootDefinition(
                number: next, name: name, path: source.path, role: source.role)
            next += 1
            roots.removeAll { inner.contains($0.number) }
            roots.append(root)
            steps.append(Step(root: root, focus: [], isNew: true, absorbed: inner))
        }
        self.steps = steps
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
