import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// The repositories that this machine has seen and that are there now.
struct KnownRepositories {
    struct Known {
        let place: [UInt8]
        /// Whether a running service serves it, or the installed one is to.
        let isServed: Bool
    }

    /// Served ones first.
    let all: [Known]

    init(_ context: Context) {
        let installed = UserService(context.user).repository
        let known = context.ownState.repositories.suffix(Self.examined).reversed()
        let found = known.compactMap { id, place -> Known? in
            let isServed =
                place == installed
                || (try? ControlClient.connect(atEachOf: context.controlAddresses(id)))?.isEmpty
                    == false
            let isThere =
                (try? MountGuard.shared.requireAnswer(place)) != nil
                && RealPath.exists(ItemPath.join(place, Array("cairn.json".utf8)))
            return isThere || isServed ? Known(place: place, isServed: isServed) : nil
        }
        all = found.filter(\.isServed) + found.filter { !$0.isServed }
    }

    /// The place of another repository that a running service serves, though the settings name this
    /// one: they were changed since it started. Nil if there is none.
    static func servedInstead(_ context: Context) -> [UInt8]? {
        guard context.isRepositoryOfSettings else { return nil }
        return context.ownState.repositories.suffix(examined).reversed().first { id, place in
            place != context.repositoryPath
                && (try? ControlClient.connect(atEachOf: context.controlAddresses(id)))?.isEmpty
                    == false
        }?.place
    }

    private static let examined = 16
    private static let named = 3

    /// What to do where the repository that is meant by default is not there; nil when none is
    /// known.
    var next: String? {
        guard let first = all.first else { return nil }
        let names = all.prefix(Self.named).map {
            PathText.display($0.place) + ($0.isServed ? " (used by the service)" : "")
        }
        let more = all.count > names.count ? " and \(all.count - names.count) more" : ""
        let word = ShellText.quoted(first.place)
        return
            "known repositories: \(names.joined(separator: ", "))\(more); select one with -r, for example `cairn -r \(word) status`, or run `cairn init --if-missing --use \(word)` to make it the default"
    }
}
