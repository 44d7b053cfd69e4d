import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnSettings
import CairnText

/// The remotes to which this repository was pushed: their states have the keys and the content of
/// that time, whatever is changed here.
struct PushedRemotes {
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
        forEach(context) { shown, word, end in
            "the old password still opens \(shown); run `cairn remote push \(word)`, then `cairn remote prune \(word) --removed-keys` to prevent this (without --removed-keys, the old password opens older states until you prune the remote after \(end))"
        }
    }

    /// Says until when they still hold what was erased here.
    func tellErased(_ context: Context) {
        forEach(context) { shown, word, end in
            "\(shown) still holds the erased data: run `cairn remote push \(word)` to remove it from the newest state, and `cairn remote prune \(word)` after \(end) to remove it from older states"
        }
    }

    private func forEach(
        _ context: Context, _ text: (_ shown: String, _ word: String, _ end: String) -> String
    ) {
        for remote in remotes {
            let age = remote.settings?.minimumAge ?? Settings.Remote.usualMinimumAge
            let end = context.clock.now().after(nanoseconds: age.wholeNanoseconds)
            let word = ShellText.quoted(Array(remote.shown.utf8))
            context.note(text(remote.shown, word, TimeText.local(end)))
        }
    }
}
