import CairnRepository
import Synchronization

/// Reports on standard error, quiet or not, that a copy of `cairn.json` is used: once a process,
/// because a daemon opens its repository again and again.
enum StandInText {
    private static let isTold = Mutex(false)

    static func tell(_ standIn: DescriptionStandIn) {
        let wasTold = isTold.withLock { isTold in
            defer { isTold = true }
            return isTold
        }
        if wasTold { return }
        Terminal.trouble(
            "cannot use cairn.json: \(standIn.why); Cairn uses its copy \(standIn.file) instead",
            next: "run `cairn repair` to restore cairn.json")
    }
}
