import ArgumentParser
import CairnRemote
import CairnText

/// Names what a push found lost.
enum RemoteLosses {
    /// - Throws: ``ExitCode`` when the remote does not have it either.
    static func tell(_ result: PushRun.Result, _ remote: NamedRemote) throws {
        if result.packsLostHere > 0 {
            let isOne = result.packsLostHere == 1
            Terminal.trouble(
                "warning: this repository has lost \(Quantity.of(result.packsLostHere, "pack")) that it still needs, and only \(remote.shown) has \(isOne ? "a copy" : "copies")",
                next: "run `cairn remote pull \(remote.shown)` to download the lost packs")
        }
        guard result.isIncomplete else { return }
        let chunks =
            result.chunksLost > 0 ? Quantity.of(result.chunksLost, "chunk") : "content"
        // One that is pushed to has what it has.
        let others = result.unreachable.filter { $0.name != remote.shown }
        let isEmptied = others.count < result.unreachable.count && others.isEmpty
        if result.packsWaiting > 0, !isEmptied {
            let isOne = result.packsWaiting == 1
            let remotes = others.map { "\($0.name) (\($0.why))" }
            let why =
                remotes.isEmpty
                ? "the settings name no other remote"
                : "Cairn cannot reach \(remotes.joined(separator: ", "))"
            Terminal.trouble(
                "\(Quantity.of(result.packsWaiting, "pack")) that \(isOne ? "is" : "are") stored only in remotes \(isOne ? "was" : "were") not pushed, because \(why); \(remote.shown) is therefore missing \(chunks) that versions need",
                next: !others.isEmpty && others.allSatisfy(\.isOfOtherMachine)
                    ? OtherMachines.next
                    : AwayOptions.next(others.first { !$0.isOfOtherMachine }?.name))
            throw ExitCode(ExitStatus.incomplete)
        }
        let nowhere = result.packsNowhere + result.packsWaiting
        if nowhere > 0 {
            let isOne = nowhere == 1
            Terminal.trouble(
                "\(Quantity.of(nowhere, "pack")) that \(isOne ? "was" : "were") stored only in remotes \(isOne ? "is" : "are") missing or truncated in \(remote.shown), and no other remote has \(isOne ? "it" : "them"): this repository has lost \(chunks) that it still needs",
                next:
                    "run `cairn repair` to store the content again if your current files still contain it, and to list what is permanently lost"
            )
            throw ExitCode(ExitStatus.incomplete)
        }
        Terminal.trouble(
            "this repository has lost \(chunks) that it still needs, and \(remote.shown) does not have \(result.chunksLost == 1 ? "it" : "them") either",
            next:
                "run `cairn remote pull \(remote.shown)` to search older states as well, `cairn verify` to list the affected files, and `cairn repair` to search your current files for the lost content"
        )
        throw ExitCode(ExitStatus.incomplete)
    }
}
