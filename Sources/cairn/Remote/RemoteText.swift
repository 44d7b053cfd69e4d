import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnText

extension CommandFailure {
    static func text(_ error: RemoteError) -> CommandFailure {
        // rclone is ended at once, and what waits for it fails.
        if Cancellation.isInterrupted {
            return CommandFailure("interrupted", exitCode: ExitStatus.interrupted)
        }
        let kept =
            error.operation == "write" ? "; data that has already arrived is not sent again" : ""
        let next =
            switch error.kind {
            case .missing: "check the address"
            case .away: "make sure that its disk is mounted at the same path, and try again\(kept)"
            case .temporary: "try again later\(kept)"
            case .stalled:
                "check whether its server responds, for example with `rclone lsf REMOTE:PATH`, and try again\(kept)"
            case .refused: "check the credentials, the permissions and this machine's clock"
            case .readOnly:
                "mount the remote's file system writable; if the kernel made it read-only because of disk errors, `dmesg` shows them"
            case .obstructed:
                "replace the link with the file or directory that it points to, because a link in a remote could point outside the remote"
            case .full: "free space on the remote; data that has already arrived is not sent again"
            case .broken: "try again; if the error persists, the remote is damaged"
            case .unusable where error.reason == RcloneStore.encrypted:
                "set RCLONE_CONFIG_PASS to the password of rclone's configuration, or RCLONE_PASSWORD_COMMAND to a command that prints it; for the service, set the variable in the environment of its unit"
            case .unusable where RcloneStore.lacksBackend(error):
                "put a newer rclone first in PATH, or check its configuration with `rclone lsf REMOTE:PATH`"
            case .unusable where error.reason.contains("NoSuchBucket"):
                "create the bucket, for example with `rclone mkdir REMOTE:BUCKET`"
            case .unusable: "check the address with rclone, for example `rclone lsf REMOTE:PATH`"
            }
        return CommandFailure("the remote failed: \(error)", next)
    }
}

extension CommandFailure {
    /// - Parameter remote: its address.
    static func isRepository(_ remote: String) -> CommandFailure {
        CommandFailure(
            "the remote \(PathText.display(remote.utf8)) leads to the files of a repository, so it is not a second copy, and Cairn deletes nothing",
            "use a remote on another disk or server; `cairn remote remove NAME` removes this one from the settings"
        )
    }

    /// Whose state it is, for a message: ` of host ada, pushed 2026-01-01T00:00:00Z`.
    static func pushed(_ author: RemoteAuthor?) -> String {
        guard let author else { return "" }
        return
            " of host \(PathText.display(author.host.utf8)), pushed \(TimeText.utc(Timestamp(seconds: author.seconds)))"
    }

    /// Checks that a directory lies in no `dir:` remote: what is written there would be taken for a
    /// part of it.
    ///
    /// - Parameter name: of the store, as ``RemoteStore/name``.
    static func requireOutside(_ path: [UInt8], of name: String) throws {
        guard case .directory(let place)? = try RemoteURL(name)?.place else { return }
        let (inner, outer) = (RealPath.destination(path), RealPath.resolve(place))
        if inner == outer || inner.starts(with: outer + [UInt8(ascii: "/")]) {
            throw CommandFailure(
                "\(PathText.display(path)) is inside the remote itself, \(PathText.display(place))",
                "use a directory outside the remote")
        }
    }
}
