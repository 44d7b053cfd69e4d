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
                "warning: \(Quantity.of(result.packsLostHere, "pack")) that versions need \(isOne ? "lies" : "lie") in \(remote.shown) alone: this repository has lost \(isOne ? "it" : "them")",
                next: "cairn remote pull \(remote.shown)")
        }
        guard result.chunksLost > 0 else { return }
        Terminal.trouble(
            "\(Quantity.of(result.chunksLost, "chunk")) that versions need \(result.chunksLost == 1 ? "is" : "are") lost here, and \(remote.shown) does not have \(result.chunksLost == 1 ? "it" : "them") either",
            next:
                "`cairn remote pull \(remote.shown)` looks in older states, too; `cairn verify` names the files, and `cairn repair` looks for their content in those that live"
        )
        throw ExitCode(ExitStatus.incomplete)
    }
}
