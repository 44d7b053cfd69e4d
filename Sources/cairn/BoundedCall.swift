import CairnLinux
import Glibc

/// What this program does as a ``BoundedChild`` of itself.
enum BoundedCall {
    /// - Parameter words: those after ``BoundedChild/verb``.
    static func answer(_ words: [String]) {
        guard let task = BoundedChild.enter(words) else { exit(ExitStatus.failed) }
        switch task {
        case ChildDatabaseExaminer.task: ChildDatabaseExaminer.perform()
        default: exit(ExitStatus.failed)
        }
    }
}
