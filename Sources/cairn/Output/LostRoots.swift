import CairnBackup
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnSource
import CairnText

/// Roots of this machine whose directories are not at their places any more, and of which something
/// is kept: renamed, moved or deleted. What is saved at the new place is in no root.
struct LostRoots {
    /// Absolute, in order.
    let paths: [[UInt8]]

    /// - Parameter away: places whose file systems are not mounted now.
    init(_ context: Context, _ session: ReadingSession, away: [[UInt8]]) throws {
        guard let latest = try session.reader.latestCommit() else {
            paths = []
            return
        }
        let missing = try session.reader.roots().filter { root in
            let path = root.definition.path
            let isOurs = root.host.map { $0.id == context.machine.id } ?? true
            return root.last == nil && isOurs && root.definition.role.isKept
                && !away.contains { ItemPath.relative(path, to: $0) != nil }
                && Self.isMissing(path)
        }
        // What this user keeps is looked up only when there is cause to.
        let expected =
            missing.isEmpty
            ? [] : context.rootSet().roots.filter { $0.state == .missing }.map(\.path)
        let excluded = context.settings.exclude.paths
        paths = try missing.filter { root in
            let path = root.definition.path
            guard expected.contains(path), !excluded.contains(path) else { return false }
            var holds = false
            _ = try session.reader.walk(root, at: latest.number) { step in
                if case .enter(let path, _) = step, !path.isEmpty { holds = true }
                return !holds
            }
            return holds
        }.map(\.definition.path)
    }

    private static func isMissing(_ path: [UInt8]) -> Bool {
        do {
            _ = try LinuxFileSystem().status(ofRoot: path)
            return false
        } catch { return error.isMissing }
    }

    /// Of the verdict; nil where there is none.
    var reason: String? {
        guard let first = paths.first else { return nil }
        let more = paths.count - 1
        return PathText.display(first)
            + (more > 0 ? " and \(Quantity.of(more, "other root")) are" : " is")
            + " not there any more, and nothing in place of it is kept"
    }

    /// The next step; nil where there is none.
    var next: String? {
        paths.first.map { path in
            let word = ShellText.quoted(path)
            return
                "`cairn roots add NEW` keeps it at its new place if it was renamed or moved; if it was deleted, `cairn restore --in-place \(word)` brings it back, and `cairn exclude add \(word)` says that it is meant"
        }
    }
}
