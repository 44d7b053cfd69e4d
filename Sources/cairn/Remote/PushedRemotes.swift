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
    /// Those in the settings to which only other machines may have pushed.
    private let ofOthers: [NamedRemote]

    init(_ repository: Hash128, _ context: Context) {
        let all = (try? NamedRemote.all(context)) ?? []
        func wasPushed(_ remote: NamedRemote) -> Bool {
            let place = try? PushPlace.known(context.ownState, remote.url, repository)
            return ((try? place?.scratch().record()) ?? nil) != nil
        }
        ofOthers =
            OtherMachines(context).areThere(repository) == true
            ? all.filter { !wasPushed($0) } : []
        let others = context.ownState.remoteAddresses(of: repository).compactMap {
            try? NamedRemote($0, context)
        }
        remotes = others.reduce(into: all.filter(wasPushed)) { all, other in
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
        for (remote, isKnown) in remotes.map({ ($0, true) }) + ofOthers.map({ ($0, false) }) {
            let age = remote.settings?.minimumAge ?? Settings.Remote.usualMinimumAge
            let end = context.clock.now().after(nanoseconds: age.wholeNanoseconds)
            let word = ShellText.quoted(Array(remote.shown.utf8))
            let premise = isKnown ? "" : "if another machine has pushed to \(remote.shown), "
            context.note(premise + text(remote.shown, word, TimeText.local(end)))
        }
    }
}
