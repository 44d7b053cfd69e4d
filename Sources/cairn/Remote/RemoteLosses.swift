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
                "warning: \(Quantity.of(result.packsLostHere, "pack")) that versions need \(isOne ? "is" : "are") now stored only in \(remote.shown), because this repository has lost \(isOne ? "it" : "them")",
                next: "cairn remote pull \(remote.shown)")
        }
        guard result.chunksLost > 0 else { return }
        if result.packsNowhere > 0 {
            let isOne = result.packsNowhere == 1
            Terminal.trouble(
                "\(Quantity.of(result.packsNowhere, "pack")) that \(isOne ? "was" : "were") stored only in remotes \(isOne ? "is" : "are") missing or truncated in \(remote.shown), and no other remote has \(isOne ? "it" : "them"): \(Quantity.of(result.chunksLost, "chunk")) that versions need \(result.chunksLost == 1 ? "is" : "are") lost",
                next:
                    "run `cairn repair` to store the content again if your current files still have it, and to list what is permanently lost"
            )
            throw ExitCode(ExitStatus.incomplete)
        }
        Terminal.trouble(
            "\(Quantity.of(result.chunksLost, "chunk")) that versions need \(result.chunksLost == 1 ? "is" : "are") lost here, and \(remote.shown) does not have \(result.chunksLost == 1 ? "it" : "them") either",
            next:
                "`cairn remote pull \(remote.shown)` also searches older states; `cairn verify` lists the files, and `cairn repair` searches your current files for their content"
        )
        throw ExitCode(ExitStatus.incomplete)
    }
}
