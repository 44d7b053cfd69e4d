import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

/// Accepts exclusions that nobody ordered.
struct AcceptedExclusions {
    let context: Context

    init(_ context: Context) { self.context = context }

    /// Accepts those at a path and beneath it.
    ///
    /// - Returns: what was accepted; nothing where there is no repository.
    @discardableResult
    func accept(at path: [UInt8]) throws -> [SetAside] {
        try accept { ItemPath.relative($0.path, to: path) != nil }
    }

    func accept(_ isWanted: (SetAside) -> Bool) throws -> [SetAside] {
        guard context.remote == nil, RealPath.exists(context.repositoryPath) else { return [] }
        let found = try ReadingSession(context).reader.setAside().filter(isWanted)
        guard !found.isEmpty else { return [] }
        try OrderedExclusions(context.ownState).add(
            found.map { .init(path: $0.path, rule: $0.exclusion.rule) })
        try WritingSession(context).notes(context).accept(found.map(\.exclusion))
        return found
    }
}
