import CairnCore
import CairnFormat

extension [InPlaceRestore.Part] {
    /// The parts without the selections at the paths of the failures, and without empty ones.
    func leaving(out failures: [RestoreFailure]) -> [InPlaceRestore.Part] {
        let paths = Set(failures.map(\.path))
        return compactMap { part -> InPlaceRestore.Part? in
            let request = part.request
            let selections = request.selections.filter {
                !paths.contains(request.livePath($0))
            }
            guard !selections.isEmpty else { return nil }
            let roots = Set(selections.map(\.root.definition.number))
            var left = part
            left.request.selections = selections
            left.request.relocations = request.relocations.filter { roots.contains($0.key) }
            return left
        }
    }

    /// The selections whose present state could not be kept: an undo could not bring it back.
    func refused(because failures: [ItemFailure]) -> [RestoreFailure] {
        flatMap { part in
            part.request.selections.compactMap { selection -> RestoreFailure? in
                let path = part.request.livePath(selection)
                guard
                    let failure = failures.first(where: {
                        ItemPath.relative(path, to: $0.path) != nil
                    })
                else { return nil }
                if case .system(let error) = failure.reason, failure.reason.isDisplaced {
                    return RestoreFailure(path: path, reason: .system(error))
                }
                return RestoreFailure(
                    path: path, reason: failure.reason.isAway ? .away : .presentNotKept)
            }
        }
    }
}
