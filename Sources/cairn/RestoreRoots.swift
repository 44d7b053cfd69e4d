import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore
import CairnText

/// Which roots a restore means, and that none comes back over another.
extension RestoreCommand {
    /// The root of `--root`, among those of the machine that is meant.
    func named(_ number: UInt64, _ reader: CatalogReader) throws -> CatalogRoot {
        let roots = try reader.roots()
        if let root = roots.byNumber[number] { return root }
        let all = roots.map { "\($0.definition.number) (\(PathText.display($0.definition.path)))" }
        throw CommandFailure(
            "there is no root \(number)",
            all.isEmpty
                ? "nothing has been backed up yet" : "the roots are \(all.joined(separator: ", "))")
    }

    /// Refuses roots that would collide: two may have lived at one path; beneath a target two may
    /// share a name, or one may be where another's path leads.
    func refuseMixing(_ request: RestoreRequest, _ reader: CatalogReader) throws {
        for outer in request.selections {
            for inner in request.selections
            where inner.root.definition.number != outer.root.definition.number {
                let isOfOnePath = inner.root.definition.path == outer.root.definition.path
                let place: [UInt8]
                if request.destination == .inPlace {
                    place = request.livePath(inner)
                    guard isOfOnePath,
                        ItemPath.relative(place, to: request.livePath(outer)) != nil
                    else { continue }
                } else {
                    place = inner.placeInTarget
                    guard let rest = ItemPath.relative(place, to: outer.placeInTarget),
                        isOfOnePath || inner.livePath != ItemPath.join(outer.livePath, rest),
                        try reader.entry(
                            outer.root, path: ItemPath.join(outer.path, rest), at: request.commit)
                            != nil
                    else { continue }
                }
                throw Self.collision(outer, inner, at: place)
            }
        }
    }

    private static func collision(
        _ outer: RestoreSelection, _ inner: RestoreSelection, at place: [UInt8]
    ) -> CommandFailure {
        let (first, second) = (outer.root.definition, inner.root.definition)
        let path = ShellText.quoted(outer.livePath)
        guard first.path == second.path else {
            return CommandFailure(
                "\(PathText.display(outer.livePath)) and \(PathText.display(inner.livePath)) would have the same name in the target, \(PathText.display(place))",
                "restore them one by one, each to a separate --target: `cairn restore --target DIR \(path)`"
            )
        }
        let (low, high) = (min(first.number, second.number), max(first.number, second.number))
        return CommandFailure(
            "roots \(low) and \(high) were both at \(PathText.display(first.path)) and would have the same name in the target, \(PathText.display(place))",
            "restore them one by one, each to a separate --target: `cairn restore --root \(low) --target DIR \(path)`, then with --root \(high)"
        )
    }
}

extension RestoreSelection {
    /// Where it comes back in the target of a restore: the root's name and the path in it.
    fileprivate var placeInTarget: [UInt8] { ItemPath.join(root.definition.name, path) }
}
