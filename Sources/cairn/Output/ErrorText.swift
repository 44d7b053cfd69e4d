import ArgumentParser
import CairnBackup
import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnSettings
import CairnText

/// A failure as people see it: what failed, why, and the next step; and the process's exit code.
///
/// The exit codes are restic's wherever both mean the same, so that scripts carry over.
struct ErrorText {
    let message: String
    let next: String?
    let exitCode: Int32

    init(message: String, next: String? = nil, exitCode: Int32 = ExitStatus.failed) {
        self.message = message
        self.next = next
        self.exitCode = exitCode
    }

    /// On one line, for a log.
    var sentence: String {
        let lines = message.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        return (lines + [next].compactMap { $0 }).joined(separator: "; ")
    }

    func write(asJSON: Bool) {
        if asJSON { writeJSON() }
        Terminal.errorLine("cairn: \(message)")
        if let next { Terminal.errorLine("  next: \(next)") }
    }

    func writeJSON() {
        var line = JSONObject(type: "error")
        line["message"] = message
        line["next"] = next
        line["exit_code"] = Int(exitCode)
        line.write()
    }

    /// - Returns: nil for what the argument parser itself says.
    init?(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure.text
        case let error as RepositoryError: self.init(error)
        case let error as RollBack: self.init(error)
        case is InterruptedAtPrompt:
            self.init(message: "interrupted", exitCode: ExitStatus.interrupted)
        case let error as SettingsError:
            self.init(message: error.description, next: "correct the settings file")
        case let damage as JournalDamage:
            self.init(
                message: "the journal is damaged: \(damage)",
                next: "run `cairn verify` to see what is affected, then `cairn repair`")
        case let error as CatalogError:
            self.init(error)
        case let error as FormatError:
            self.init(
                message: "the repository holds something it should not: \(error)",
                next: "run `cairn verify`")
        case let failure as ItemFailure:
            self.init(
                message:
                    "cannot read \(PathText.display(failure.path)): \(ItemText.reason(failure.reason))",
                next: "check the path; nothing was changed")
        case let error as SystemError: self.init(error)
        case let error as RestoreError: self.init(error)
        case let doubt as ClockDoubt:
            self.init(message: ClockText(doubt).text, next: ClockText.next)
        case let failure as ControlFailure: self.init(failure)
        case let refusal as PruneRefusal: self.init(refusal)
        case let error as ChunkUnavailable:
            self.init(
                message: "the content cannot be read: \(error)",
                next: "run `cairn verify --read-data`")
        case InPlaceError.presentNotCommitted(let ending):
            self.init(
                message:
                    "the present state could not be kept first (\(ItemText.ending(ending))), so nothing was restored",
                next: "make room in the repository, or restore to a directory with --target")
        default: return nil
        }
    }

    private init(_ error: RepositoryError) {
        switch error {
        case .notFound:
            self.init(
                message: "there is no repository here",
                next: "make one with `cairn -r DIR init`, or name another with -r",
                exitCode: ExitStatus.noRepository)
        case .alreadyExists:
            self.init(
                message: "there is a repository here already",
                next: "use it, or name another directory with -r")
        case .notEmpty(let name):
            self.init(
                message: "the directory is not empty: it holds \(name)",
                next: "name an empty or new directory with -r")
        case .damagedDescription(let why):
            self.init(
                message: "the repository cannot be opened: \(why)",
                next:
                    "put cairn.json back from a copy of the repository; those within it, \(Self.copies), are not whole either"
            )
        case .lostDescription(hasCopy: true):
            self.init(
                message: "there is a repository here that has lost its cairn.json",
                next: "bring it back with `cairn repair`, or name another directory with -r")
        case .lostDescription(hasCopy: false):
            self.init(
                message:
                    "there is a repository here that has lost its cairn.json, and \(Self.copies) are not whole",
                next:
                    "put one of the three back from a copy of the repository, then run `cairn repair`"
            )
        case .unknownDescription(let why):
            self.init(
                message: "the repository cannot be opened: \(why)",
                next: "it may be a newer Cairn's: use that")
        case .alteredDescription(let why):
            self.init(
                message: "the repository cannot be opened: \(why)",
                next:
                    "unless you put it there, move the file away and run `cairn repair`, which brings cairn.json back from a copy"
            )
        case .notEncrypted:
            self.init(
                message: "the repository is not encrypted: it has no keys",
                next: "make an encrypted one with `cairn init --encrypt`")
        case .lastKey:
            self.init(
                message:
                    "this is the repository's last key; without it nobody could read it any more",
                next: "add another first with `cairn key add`")
        case .tooManyKeys:
            self.init(
                message: "the repository has as many keys as it can hold",
                next: "remove one with `cairn key remove`")
        case .passwordNeeded:
            self.init(
                message: "the repository is encrypted, and no password was given",
                next: PasswordText.sources,
                exitCode: ExitStatus.wrongPassword)
        case .locked(let holder):
            self.init(
                message: "the repository is locked by \(Self.text(holder))",
                next: "wait until it has finished", exitCode: ExitStatus.locked)
        case .inUse(let holder):
            self.init(
                message: "the repository is being read: locked by \(Self.text(holder))",
                next: "wait until that restore or verification has finished",
                exitCode: ExitStatus.locked)
        case .full(let free, let needed):
            self.init(
                message:
                    "the repository's disk is full: \(Quantity.bytes(free)) free, \(Quantity.bytes(needed)) needed",
                next: "free some space there, or use a repository on another disk")
        case .noCommits:
            self.init(message: "the repository holds no commit yet", next: "run `cairn backup`")
        case .noSuchCommit(let text):
            self.init(
                message: "there is no commit \(text)", next: "list them with `cairn snapshots`")
        case .ambiguousCommit(let text):
            self.init(
                message: "\(text) is the beginning of several commits' ids",
                next: "give more of its digits")
        case .forgottenCommit(let text, let nearest):
            self.init(
                message: "commit \(text) was forgotten",
                next: nearest.isEmpty
                    ? "list what is kept with `cairn snapshots`"
                    : "the nearest that are kept: \(nearest.joined(separator: ", "))")
        case .newestCommit:
            self.init(
                message: "the newest commit is never forgotten",
                next: "name others; `cairn snapshots` lists them")
        }
    }

    private static let copies = "cairn.copy and journal/cairn.json"

    private static func text(_ holder: LockHolder?) -> String {
        guard let holder else { return "another process" }
        let since = holder.since.map {
            " since \(TimeText.local(Timestamp(seconds: $0, nanoseconds: 0)))"
        }
        return "process \(holder.process)" + (since ?? "")
    }

    private init(_ error: RollBack) {
        let accept =
            "if you put this state there yourself, accept it with `cairn repair --accept-rollback`"
        switch error {
        case .journal(let seen, let found):
            self.init(
                message: found < seen
                    ? "the repository is older than this machine has seen it: it ends at record \(found), and record \(seen) was there"
                    : "the repository is not the one this machine has seen: in place of its record \(seen) there is another",
                next: "find out who changed it, or connect the right disk; \(accept)")
        case .unencrypted:
            self.init(
                message:
                    "the repository was encrypted, and what stands there now is not; nothing was written to it",
                next: "find out who changed it, or connect the right disk; \(accept)")
        }
    }

    private init(_ refusal: PruneRefusal) {
        switch refusal {
        case .journalDamaged(let damage):
            self.init(
                message: "nothing was pruned: the journal is damaged: \(damage)",
                next: "run `cairn verify`, then `cairn repair`")
        case .repairUnfinished:
            self.init(
                message: "nothing was pruned: a repair was interrupted",
                next: "run `cairn repair` to its end")
        case .chunksMissing(let count):
            self.init(
                message:
                    "nothing was pruned: \(Quantity.of(UInt64(count), "chunk")) that versions need \(count == 1 ? "is" : "are") in no pack",
                next:
                    "run `cairn verify`, which names the files, then `cairn repair`; what cannot be mended can be passed over with `cairn prune --force`"
            )
        }
    }

    private init(_ error: CatalogError) {
        switch error {
        case .busy:
            self.init(
                message: error.description, next: "wait until the other command has finished",
                exitCode: ExitStatus.locked)
        case .full:
            self.init(
                message: error.description, next: "free space in the state directory's file system")
        case .damaged:
            self.init(
                message: error.description,
                next:
                    "run it again: the catalog is made anew from the journal, and nothing is lost with it; if that does not help, `cairn verify` tells what is wrong"
            )
        case .unavailable:
            self.init(
                message: error.description,
                next:
                    "check the free space and the permissions of the state directory, then try again; nothing is lost with it"
            )
        }
    }

    private init(_ error: SystemError) {
        let next =
            error.code == SystemError.untrustedLink
            ? "name the directory that the link leads to, if it is the one you mean; or run the command as the user whose link it is"
            : error.isFull
                ? "free some space there; what was committed before is safe"
                : error.isMissing
                    ? "check the path"
                    : error.isSilent
                        ? "check the server, the connection or the program behind it; `umount -f` ends what waits for it"
                        : error.isInputOutput
                            ? "check the disk and its connection, then try again; if it is the repository's, `cairn verify` tells what is affected"
                            : "check permissions and the disk, then try again"
        self.init(message: error.description, next: next)
    }

    private init(_ failure: ControlFailure) {
        switch failure {
        case .timedOut:
            self.init(
                message: "the running daemon does not answer",
                next: "look at it with `systemctl --user status cairn`, or end it",
                exitCode: ExitStatus.locked)
        case .closed:
            self.init(
                message: "the running daemon went away",
                next: "see why with `cairn status`, then run the command again")
        case .refused(let why):
            self.init(
                message: "the running daemon refuses: \(why)",
                next: "see how it is with `cairn status`")
        case .malformed(let why):
            self.init(
                message: "the running daemon speaks another language: \(why)",
                next: "restart it: after an upgrade an old one may still run")
        case .cancelled: self.init(message: "interrupted", exitCode: ExitStatus.interrupted)
        case .system(let error): self.init(error)
        }
    }

    private init(_ error: RestoreError) {
        switch error {
        case .notInCommit(let path):
            self.init(
                message: "\(PathText.display(path)) is not in this commit",
                next: "list what is with `cairn ls`, or its history with `cairn versions`")
        case .ambiguous(let word, let path, let name):
            self.init(
                message:
                    "\(PathText.display(word)) is \(PathText.display(path)) from here, and \(PathText.display(name)) by the name of its root: both are kept",
                next: "write the one you mean in full")
        case .targetTooSmall(let free, let needed):
            self.init(
                message:
                    "the target has \(Quantity.bytes(free)) free, and \(Quantity.bytes(needed)) are needed",
                next: "restore less, or to another disk")
        }
    }
}

/// A failure that the command itself finds.
struct CommandFailure: Error {
    let text: ErrorText

    init(_ message: String, next: String? = nil, exitCode: Int32 = ExitStatus.failed) {
        text = ErrorText(message: message, next: next, exitCode: exitCode)
    }
}

extension CommandFailure: CustomStringConvertible {
    var description: String { text.sentence }
}

enum ExitStatus {
    static let failed: Int32 = 1
    static let incomplete: Int32 = 3
    static let noRepository: Int32 = 10
    static let locked: Int32 = 11
    static let wrongPassword: Int32 = 12
    static let interrupted: Int32 = 130
}

/// Parts of messages about items.
enum ItemText {
    static func reason(_ reason: ItemFailure.Reason) -> String {
        switch reason {
        case .system(let error): error.reason
        case .unsupported(let why): why
        case .inconsistent:
            "it changed each time it was read, or could not be read as of one moment; the last copy is stored, marked inconsistent"
        case .noRoom: reason.text
        }
    }

    static func reason(_ reason: RestoreFailure.Reason) -> String { reason.text }

    static func next(_ reason: ItemFailure.Reason, _ path: [UInt8]) -> String? {
        if case .system(let error) = reason, error.isSilent {
            return
                "check the server, the connection or the program behind it; `umount -f` ends what waits for it"
        }
        guard case .system(let error) = reason else { return nil }
        let word = ShellText.quoted(path)
        if error.code == ErrorCode.unmounted {
            return
                "mount it; what is kept of it stays as it is until then. If it never comes back, `cairn forget --path \(word)` lets go of it with its history, and `cairn exclude add \(word)` leaves it out and keeps that as long as [retention] says. "
                + "If another disk is there in its place for good: `cairn backup --new-disk \(word)`"
        }
        guard error.code == ErrorCode.denied else { return nil }
        if let status = try? LinuxFileSystem().status(ofRoot: path), status.uid == Process.userID {
            return
                "it is yours: allow it with `chmod u+rX \(word)`, or leave it out with `cairn exclude add \(word)`"
        }
        let isDirectory = (try? LinuxFileSystem().status(ofRoot: path))?.kind == .directory
        return
            "ask its owner for `setfacl -m u:\(Process.userName):\(isDirectory ? "rx" : "r") \(word)`, run as its owner, or leave it out with `cairn exclude add \(word)`"
    }

    static func ending(_ ending: BackupResult.Ending) -> String {
        switch ending {
        case .complete: "complete"
        case .cancelled: "interrupted"
        case .stopped: "stopped at the first failure"
        case .full(let free, _): "the repository's disk is full, \(Quantity.bytes(free)) free"
        }
    }

    static func kind(_ kind: ItemKind) -> String {
        switch kind {
        case .file: "file"
        case .directory: "directory"
        case .symlink: "symlink"
        case .fifo: "fifo"
        case .socket: "socket"
        case .characterDevice: "character-device"
        case .blockDevice: "block-device"
        }
    }

    static func kind(_ kind: CommitKind) -> String {
        switch kind {
        case .complete: "backup"
        case .partial: "partial"
        case .beforeRestore: "before-restore"
        case .afterRestore: "after-restore"
        case .afterUndo: "after-undo"
        case .capture: "capture"
        case .maintenance: "maintenance"
        }
    }
}
