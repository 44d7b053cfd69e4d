import CairnRemote
import CairnCore

extension CommandFailure {
    static func text(_ error: RemoteError) -> CommandFailure {
        let next =
            switch error.kind {
            case .missing: "check the address"
            case .temporary: "try again later; what arrived is not sent again"
            case .refused: "check the credentials, the rights and the clock of this machine"
            case .full: "make room there; what arrived is not sent again"
            case .broken: "try again; if it stays so, the remote is damaged"
            case .unusable: "check the address with rclone itself, as `rclone lsf REMOTE:PATH`"
            }
        return CommandFailure("the remote failed: \(error)", next)
    }
}
