import ArgumentParser
import CairnBackup
import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnRestore
import CairnSettings
import CairnText
import Glibc

/// A failure as people see it: what failed, why, and the next step; and the process's exit code.
///
/// The exit codes are restic's wherever both mean the same, so that scripts carry over.
struct CommandFailure: PushObstacle, CustomStringConvertible {
    let message: String
    let next: String?
    let exitCode: Int32
    /// Whether a disk, of the repository or of a remote, is only not mounted now.
    var isAway = false

    var needsPerson: Bool { !isAway }

    init(_ message: String, _ next: String? = nil, exitCode: Int32 = ExitStatus.failed) {
        self.message = message
        self.next = next
        self.exitCode = exitCode
    }

    /// With one more thing that may help.
    func with(_ hint: String?) -> CommandFailure {
        let all = [next, hint].compactMap { $0 }
        return CommandFailure(
            message, all.isEmpty ? nil : all.joined(separator: "; "), exitCode: exitCode)
    }

    /// Of a program that root does not run.
    static func foreignProgram(_ program: [UInt8], _ error: SystemError) -> CommandFailure {
        CommandFailure(
            "cannot run \(PathText.display(program)) as the root user: another user could change \(PathText.display(error.path))",
            "run the command as that user, or use a program owned by the root user")
    }

    /// The same, of a disk that is only not mounted now.
    var ofAbsentDisk: CommandFailure {
        var failure = self
        failure.isAway = true
        return failure
    }

    /// On one line, for a log.
    var description: String {
        let lines = message.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        return (lines + [next].compactMap { $0 }).joined(separator: "; ")
    }

    func write(asJSON: Bool) {
        if asJSON { writeJSON() }
        Terminal.trouble(message, next: next)
    }

    func writeJSON() {
        let advised = AdvisedCommand.own
        JSONObject(
            type: "error",
            [
                "message": advised.text(message), "next": next.map(advised.text),
                "exit_code": Int(exitCode),
            ]
        ).write()
    }

    /// - Returns: nil for what the argument parser itself says.
    init?(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let back as RemoteWentBack: self = back.failure
        case let password as PasswordUnavailable: self = password.failure
        case let daemons as TwoDaemons: self = daemons.failure
        case let error as RepositoryError: self = Self.text(error)
        case let error as RollBack:
            self.init(
                Self.message(error),
                "find out who changed the repository, or connect the right disk; if you restored this state yourself, accept it with `cairn repair --accept-rollback`"
            )
        case is InterruptedAtPrompt, is Cancelled:
            self.init("interrupted", exitCode: ExitStatus.interrupted)
        case let error as SettingsError: self.init(error.description, "correct the settings file")
        case let damage as JournalDamage:
            self.init(
                "the journal is damaged: \(damage)",
                "run `cairn verify` to see what is affected, then `cairn repair`")
        case let error as CatalogError:
            self.init(
                error.description, Self.next(error),
                exitCode: error == .busy ? ExitStatus.locked : ExitStatus.failed)
        case let error as FormatError:
            self.init(
                "the repository contains invalid data: \(error)", "run `cairn verify`")
        case let error as RemoteError: self = Self.text(error)
        case let loss as RemoteLoss:
            self.init(
                "the remote is missing data: \(loss)",
                "push again from the repository; if you no longer have it, run `cairn remote verify URL` to find an older intact state"
            )
        case let divergence as RemoteDivergence:
            self.init(
                "the remote has commits that this repository does not have: the remote ends at record \(divergence.remote)\(Self.pushed(divergence.by)), and this repository ends at record \(divergence.here); either another copy of the repository pushed there, or this copy was repaired",
                "push from the other repository or to a different address; or, to discard the commits that this repository does not have, add --accept-rollback"
            )
        case let rollBack as RemoteRollBack where rollBack.found == 0:
            self.init(
                "the remote has no state to restore from; this machine last saw state \(rollBack.seen) there",
                "check the address, and make sure that the disk is mounted; if the remote was emptied or damaged, add --accept-rollback to write a new state and upload the missing data"
            )
        case let rollBack as RemoteRollBack:
            self.init(
                rollBack.found == rollBack.seen
                    ? "the remote has state \(rollBack.found)\(Self.pushed(rollBack.by)), but this machine last saw a different state \(rollBack.seen) there"
                    : "the remote has state \(rollBack.found)\(Self.pushed(rollBack.by)), but this machine last saw state \(rollBack.seen) there",
                "find out who changed the remote; if you did, accept the change with --accept-rollback"
            )
        case let same as RemoteIsRepository: self = Self.isRepository(same.remote)
        case let overtaken as RemoteOvertaken:
            self.init(
                "another push finished first: the remote has state \(overtaken.by.number)\(Self.pushed(overtaken.by)), which does not contain the data that was pushed from here",
                "push this repository to another address; or, to discard the commits of the other push and make this repository's state the newest, add --accept-rollback"
            )
        case let pack as DamagedPack:
            self.init(
                "cannot push damaged data: \(pack)",
                "run `cairn verify`, then `cairn repair`; earlier pushes are not affected")
        case let failure as ItemFailure:
            self.init(failure, in: nil)
        case let error as SystemError: self.init(error.description, Self.next(error))
        case let error as RestoreError: self = Self.text(error)
        case let doubt as ClockDoubt: self.init(ClockText(doubt).text, ClockText.next)
        case let failure as ControlFailure: self.init(failure)
        case let refusal as PruneRefusal: self = Self.text(refusal)
        case let error as ChunkUnavailable:
            self.init("cannot read the content: \(error)", "run `cairn verify --read-data`")
        case InPlaceError.presentNotCommitted(let ending):
            self.init(
                "the current state could not be backed up first (\(ItemText.ending(ending))), so nothing was restored",
                "\(Self.next(ending)), or restore to another directory with --target DIR")
        case InPlaceError.away(let path):
            self.init(
                "the disk that was backed up at \(PathText.display(path)) is not mounted, so nothing was restored",
                "mount the disk and restore again, or restore to another directory with --target DIR"
            )
        case InPlaceError.movedAway(let path, let point):
            let id = point.commit.shortID
            self.init(
                "cannot undo the restore, because the root of \(PathText.display(path)) was moved into another root or removed since; nothing was changed",
                "run `cairn ls --snapshot \(id)` to list the files as they were before the restore, and `cairn restore --snapshot \(id) --target DIR PATH` to restore them to a directory"
            )
        case InPlaceError.erased(let path):
            self.init(
                "cannot undo the restore of \(PathText.display(path)), because all versions of it have been erased since then; nothing was changed",
                "the file remains as it is now; `cairn backup` backs it up again")
        default: return nil
        }
    }

    /// - Parameter ending: of the backup that an in-place restore makes first.
    private static func next(_ ending: BackupResult.Ending) -> String {
        switch ending {
        case .full: "free space for the repository and restore again"
        case .stopped: "fix or exclude the item that could not be read and restore again"
        case .complete, .cancelled: "run the restore again"
        }
    }

    private static func text(_ error: RepositoryError) -> CommandFailure {
        switch error {
        case .notFound:
            .init(
                "there is no repository here",
                "create one with `cairn -r DIR init`, or use -r to select another repository",
                exitCode: ExitStatus.noRepository)
        case .alreadyExists:
            .init(
                "there is already a repository here",
                "use that repository, or use -r to select another directory")
        case .notEmpty(let name):
            .init(
                "the directory is not empty: it contains \(name)",
                "use -r to select an empty or new directory")
        case .damagedDescription(let why):
            .init(
                "cannot open the repository: \(why)",
                "restore cairn.json from a copy of the repository; the copies in this repository, \(Self.copies), are not intact either"
            )
        case .lostDescription(hasCopy: true):
            .init(
                "cairn.json is missing from this repository",
                "run `cairn repair` to restore the file, or use -r to select another directory")
        case .lostDescription(hasCopy: false):
            .init(
                "cairn.json is missing from this repository, and \(Self.copies) are damaged or missing",
                "restore one of the three files from a copy of the repository, then run `cairn repair`"
            )
        case .unknownDescription(let why):
            .init(
                "cannot open the repository: \(why)",
                "use a newer version of Cairn; this version might be too old for the repository")
        case .alteredDescription(let why):
            .init(
                "cannot open the repository: \(why)",
                "unless you changed the file yourself, move it away and run `cairn repair` to restore cairn.json from a copy"
            )
        case .notEncrypted:
            .init(
                "the repository is not encrypted: it has no keys",
                "create an encrypted repository with `cairn init --encrypt`")
        case .lastKey:
            .init(
                "this is the last key; without it, nobody could read the repository",
                "add another key first with `cairn key add`")
        case .changedKeys(let why):
            .init(
                "the keys were changed, but the old keys might become valid again if the power fails, because the repository's disk reported an error: \(why)",
                "keep both the old and the new password, and check the disk"
            )
        case .tooManyKeys:
            .init(
                "the repository already has the maximum number of keys",
                "remove a key first with `cairn key remove`")
        case .passwordNeeded:
            .init(
                "the repository is encrypted, and no password was given", PasswordText.sources,
                exitCode: ExitStatus.wrongPassword)
        case .locked(let holder?) where DaemonProcess(ifDaemon: holder.process) != nil:
            .init(
                "the repository \(HolderText(holder).verb) locked by the daemon, \(DaemonProcess(known: holder.process).text)\(HolderText(holder).since), which cannot be reached from here and backs up every save itself",
                "run the command as the daemon's user, with the same HOME and XDG_STATE_HOME; or stop the daemon with `\(DaemonProcess(known: holder.process).stop)`",
                exitCode: ExitStatus.locked)
        case .locked(let holder):
            .init(
                "the repository \(HolderText(holder).verb) locked by \(HolderText(holder).text)",
                HolderText(holder).next("wait until it has finished"), exitCode: ExitStatus.locked)
        case .inUse(let holder):
            .init(
                "the repository \(HolderText(holder).verb) locked for reading by \(HolderText(holder).text)",
                HolderText(holder).next("wait until the restore or verification has finished"),
                exitCode: ExitStatus.locked)
        case .full(let free, let needed):
            .init(FullDisk.text(freeBytes: free, neededBytes: needed), FullDisk.next)
        case .noCommits:
            .init("the repository does not contain any commits yet", "run `cairn backup`")
        case .noSuchCommit(let text):
            .init("there is no commit \(text)", "run `cairn snapshots` to list the snapshots")
        case .ambiguousCommit(let text):
            .init("several commit ids begin with \(text)", "enter more digits of the id")
        case .forgottenCommit(let text, let nearest):
            .init(
                "commit \(text) was forgotten",
                nearest.isEmpty
                    ? "run `cairn snapshots` to list the snapshots"
                    : "use one of the nearest snapshots: \(nearest.joined(separator: ", "))")
        case .newestCommit:
            .init(
                "the newest commit is never forgotten",
                "specify other snapshots; run `cairn snapshots` to list them")
        }
    }

    private static let copies = "cairn.copy and journal/cairn.json"

    private static func message(_ error: RollBack) -> String {
        switch error {
        case .journal(let seen, let found):
            found < seen
                ? "the repository is older than the state that this machine last used: it ends at record \(found), but this machine has already seen record \(seen)"
                : "the repository is not the one that this machine used before: its record \(seen) is different"
        case .unencrypted:
            "the repository was encrypted, but the one that is there now is not; Cairn did not write to it"
        }
    }

    private static func text(_ refusal: PruneRefusal) -> CommandFailure {
        switch refusal {
        case .journalDamaged(let damage):
            .init(
                "nothing was pruned, because the journal is damaged: \(damage)",
                "run `cairn verify`, then `cairn repair`")
        case .repairUnfinished:
            .init(
                "nothing was pruned, because a repair was interrupted",
                "run `cairn repair` and let it finish")
        case .chunksMissing(let count):
            .init(
                "nothing was pruned, because \(Quantity.of(count, "chunk")) that versions need \(count == 1 ? "is" : "are") missing",
                "run `cairn verify` to list the files, then `cairn repair`; to prune despite unrecoverable data, run `cairn prune --force`"
            )
        }
    }

    private static func next(_ error: CatalogError) -> String {
        switch error {
        case .busy: "wait until the other command has finished"
        case .full: "free space in the state directory's file system"
        case .damaged:
            "run the command again: Cairn rebuilds the catalog from the journal, and no data is lost. If that does not help, run `cairn verify` to see what is wrong"
        case .tooManyFiles: moreFiles
        case .unavailable:
            "check the free space and the permissions of the state directory, then try again; no backups are lost"
        }
    }

    private static let moreFiles = "allow more open files with `ulimit -n 4096`"

    private static func next(_ error: SystemError) -> String {
        if error.code == SystemError.untrustedLink {
            return
                "use the directory that the link points to, or run the command as the owner of the link"
        }
        if let failure = EventSourceFailure(rawValue: error.code) { return failure.next }
        if error.code == EDQUOT {
            return
                "your disk quota is exhausted (see `quota -s`); free some space or ask for a larger quota; all earlier snapshots are safe"
        }
        // inotify_add_watch(2): no space means no watch is left.
        if error.call == "watch", error.code == ENOSPC { return StatusOverview.limitRemedy }
        if error.isFull { return "free some space there; all earlier snapshots are safe" }
        if error.call == EventSourceFailure.start {
            return
                "\(EventSourceFailure.reinstallation); then run `cairn resume` to start it immediately"
        }
        if error.code == SystemError.foreignSocket {
            return
                "find out which program created that socket, and remove the socket; the socket of your own service would belong to you"
        }
        if error.isMissing { return "check the path" }
        if error.isRemoteAway { return RemoteURL.awayNext }
        if error.code == SystemError.elsewhere {
            return
                "run `cairn remote list` to list the configured remotes, and try again when one of them can be reached"
        }
        if error.isSilent { return ItemText.silentNext }
        if error.code == EMFILE { return moreFiles }
        if error.code == EROFS, let next = ServiceWalls.next(error.path) { return next }
        if error.code == EFBIG, error.call != "read" {
            return "allow larger files with `ulimit -f unlimited`, or use another file system"
        }
        return error.isInputOutput
            ? "check the disk and its connection, then try again; if the repository is on this disk, run `cairn verify` to see what is affected"
            : "check the permissions and the disk, then try again"
    }

    private init(_ failure: ControlFailure) {
        switch failure {
        case .timedOut:
            self.init(
                "the running daemon is not responding",
                "check the service with `systemctl --user status cairn`, or stop it",
                exitCode: ExitStatus.locked)
        case .closed:
            self.init(
                "the running daemon exited before it answered",
                "run `cairn status` to see why, then run the command again")
        case .refused(let why):
            self.init(
                "the running daemon refused the request: \(why)",
                "run `cairn status` to see its state")
        case .malformed(let why):
            self.init(
                "the running daemon sent an answer that this version of Cairn does not understand: \(why)",
                "restart the service, because an old version might still be running after an upgrade"
            )
        case .cancelled: self.init("interrupted", exitCode: ExitStatus.interrupted)
        case .system(let error): self.init(error.description, Self.next(error))
        }
    }

    private static func text(_ error: RestoreError) -> CommandFailure {
        switch error {
        case .notInCommit(let path):
            .init(
                "\(PathText.display(path)) is not in this commit",
                "run `cairn ls` to list what the commit contains, or `cairn versions` to list the versions of the path"
            )
        case .ambiguous(let word, let path, let name):
            .init(
                "\(PathText.display(word)) is ambiguous: both \(PathText.display(path)) (a path from this directory) and \(PathText.display(name)) (by the name of its root) could be meant",
                "enter \(ShellText.quoted(Array("./".utf8) + word)) for the first, or \(ShellText.quoted(name)) for the second"
            )
        case .nothingMatches:
            .init(
                "nothing in this commit matches --include",
                "run `cairn ls` to list what the commit contains")
        case .noDirectory(let path):
            CommandFailure(
                "\(PathText.display(path)) is not a directory, or one of its parents is a file",
                "specify an existing directory or a new name")
        case .targetTooSmall(let free, let needed):
            .init(
                "the target has only \(Quantity.bytes(free)) free, but the restore needs \(Quantity.bytes(needed))",
                "restore fewer files, or restore to another disk")
        }
    }
}

enum ExitStatus {
    static let failed: Int32 = 1
    static let incomplete: Int32 = 3
    static let noRepository: Int32 = 10
    static let locked: Int32 = 11
    static let wrongPassword: Int32 = 12
    static let interrupted: Int32 = 130
}
