import CairnRemote
import CairnCore

extension CommandFailure {
    static func text(_ error: RemoteError) -> CommandFailure {
        let next =
            switch error.kind {
            case .missing: "check the address"
            case .temporary: "try again later; what arrived is not sent again"
            case .stalled:
                "see whether its server answers, as with `rclone lsf REMOTE:PATH`, and try again; what arrived is not sent again"
            case .refused: "check the credentials, the rights and the clock of this machine"
            case .readOnly:
                "mount it so that it can be written; a disk with errors is made read-only by the kernel, and `dmesg` says so"
            case .obstructed:
                "remove the link, which may lead out of the remote; where it leads to what was pushed, move that to its place"
            case .full: "make room there; what arrived is not sent again"
            case .broken: "try again; if it stays so, the remote is damaged"
            case .unusable: "check the address with rclone itself, as `rclone lsf REMOTE:PATH`"
            }
        return CommandFailure("the remote failed: \(error)", next)
    }
}
