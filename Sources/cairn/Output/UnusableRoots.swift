import CairnCore
import CairnFormat
import CairnSource
import CairnText

/// Roots of the settings of which nothing is backed up: files, what is not there, what cannot be
/// read.
enum UnusableRoots {
    /// - Parameters:
    ///   - known: the roots of the repository; one that holds no root of the settings is another's.
    ///   - lost: those that are told already.
    ///   - away: places whose file systems are not mounted now.
    static func trouble(
        _ context: Context, of known: [[UInt8]], besides lost: [[UInt8]], away: [[UInt8]]
    ) -> Trouble? {
        let set = context.rootSet()
        guard
            context.repositoryPath == context.settings.repository
                || set.sources.contains(where: { known.contains($0.path) })
        else { return nil }
        var reasons: [(path: [UInt8], why: String)] = set.refused.map { ($0.path, $0.reason.text) }
        for root in set.roots where root.role.isKept {
            guard case .settings = root.origin else { continue }
            switch root.state {
            case .missing: reasons.append((root.path, "it does not exist"))
            case .unreadable(let error): reasons.append((root.path, error.reason))
            default: continue
            }
        }
        reasons.removeAll { reason in
            lost.contains(reason.path)
                || away.contains { ItemPath.relative(reason.path, to: $0) != nil }
        }
        guard let first = reasons.first else { return nil }
        let more = reasons.count - 1
        let others =
            more > 0 ? " (\(Quantity.of(more, "other root")) cannot be backed up either)" : ""
        return Trouble(
            "cannot back up the root \(PathText.display(first.path)): \(first.why)\(others)",
            next: "run `cairn roots --verbose` to see what to do about each root")
    }
}
