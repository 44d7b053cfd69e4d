import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnSettings
import CairnText

/// The remotes to which this repository was pushed: their states have the keys of then, whatever is
/// changed here.
struct OldPasswordRemotes {
    private let remotes: [NamedRemote]

    init(_ repository: Hash128, _ context: Context) {
        let configured = ((try? NamedRemote.all(context)) ?? []).filter { remote in
            let place = try? PushPlace.known(context.ownState, remote.url, repository)
            return ((try? place?.scratch().record()) ?? nil) != nil
        }
        let others = context.ownState.remoteAddresses(of: repository).compactMap {
            try? NamedRemote($0, context)
        }
        remotes = others.reduce(into: configured) { all, other in
            if !all.contains(where: { $0.url.base == other.url.base }) { all.append(other) }
        }
    }

    var names: [String] { remotes.map(\.shown) }

    /// Says until when they open with the old password, and what ends that now.
    func tell(_ context: Context) {
        for remote in remotes {
            let age = remote.settings?.minimumAge ?? Settings.Remote.usualMinimumAge
            let end = context.clock.now().after(nanoseconds: age.wholeNanoseconds)
            let word = ShellText.quoted(Array(remote.shown.utf8))
            context.note(
                "the old password still opens what \(remote.shown) has: its newest state until the next push, older ones until a `cairn remote prune \(word)` after \(TimeText.local(end)); `cairn remote push \(word)`, then `cairn remote prune \(word) --removed-keys` ends that now"
            )
        }
    }
}
