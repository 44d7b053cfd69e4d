import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

/// Accepts exclusions that nobody ordered.
struct AcceptedExclusions {
    let context: Context

    init(_ context: Context) { self.context = context }

    /// Accepts those at a path and beneath it, and of what was moved there.
    ///
    /// - Returns: what was accepted; nothing where there is no repository.
    @discardableResult
    func accept(at path: [UInt8]) throws -> [SetAside] {
        try accept { places in places.contains { ItemPath.relative($0, to: path) != nil } }
    }

    /// - Parameter isWanted: gets the former place of each, and the present one of what was moved.
    func accept(_ isWanted: ([[UInt8]]) -> Bool) throws -> [SetAside] {
        guard context.remote == nil, RealPath.exists(context.repositoryPath) else { return [] }
        let all = try ReadingSession(context).reader.setAside()
        let moved = SetAsideText.places(of: all, MovedAwayRecord(context.ownState))
        let found = all.filter { isWanted([$0.path, moved[$0.path]].compactMap(\.self)) }
        guard !found.isEmpty else { return [] }
        // An order would be for the next marker, too, where nothing is excluded any more.
        try OrderedExclusions(context.ownState).add(
            found.filter { !$0.isPlaceBack }
                .map { .init(path: $0.path, rule: $0.exclusion.rule) })
        try WritingSession(context).notes(context).accept(found.flatMap(\.exclusions))
        return found
    }
}
