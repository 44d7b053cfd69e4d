import CairnBackup
import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnWatch

/// The repository that a daemon serves, opened as often as it comes back.
struct WatchRepository: Sendable {
    let path: [UInt8]
    let id: Hash128
    private let state: StateDirectory
    private let context: @Sendable () -> Context

    /// - Parameter waitsForPassword: whether what gives the password may fail now.
    /// - Throws: ``CommandFailure`` when there is none, and none was known there before: a disk
    ///   that is away now.
    init(_ context: Context, waitsForPassword: Bool = true) throws {
        path = context.repositoryPath
        state = context.state
        do {
            let (repository, _) = try context.openRepository()
            id = repository.description.repository
            state.remember(id, at: path)
        } catch let password as PasswordUnavailable
            where waitsForPassword && password.mayComeLater
        {
            // A wallet that opens later: it is asked again as a disk is that is away.
            id = try context.describeRepository().description.repository
            state.remember(id, at: path)
        } catch {
            // Not a disk that is away: nothing would ever be captured.
            if error is RollBack || CommandFailure(error)?.exitCode == ExitStatus.wrongPassword {
                throw error
            }
            guard let known = state.repository(at: path) else { throw error }
            id = known
        }
        self.context = { context }
    }

    /// Opens it for writing.
    ///
    /// - Throws: what opening throws; ``CommandFailure`` when another repository stands there now.
    func open() throws -> DaemonEnvironment.Session {
        let context = context()
        let (repository, storage) = try context.openRepository()
        guard repository.description.repository == id else {
            throw CommandFailure(
                "there is now another repository at \(PathText.display(path))",
                "reconnect the original disk, or restart `cairn watch`")
        }
        let lock = try WritingSession.lockCatalog(context, storage, id)
        let writer = try RepositoryWriter(
            repository, catalogPath: state.catalogPath(id), randomness: LinuxRandomness())
        return DaemonEnvironment.Session(
            writer, excluded: try context.excluded(storage), holding: lock)
    }

    // MARK: Small files

    /// The queue of failures.
    var failures: KeptFile {
        KeptFile(
            path: Array("\(state.path)/\(id).failures".utf8), bytesMaximum: RetryQueue.bytesMaximum)
    }

    /// The record of checks.
    var scrub: KeptFile {
        KeptFile(path: state.scrubPath(id), bytesMaximum: ScrubRecord.bytesMaximum)
    }

    /// Files that somebody could write to without an event.
    var writers: KeptFile {
        KeptFile(path: Array("\(state.path)/\(id).writers".utf8), bytesMaximum: 1 << 20)
    }

    var clock: KeptFile {
        KeptFile(path: state.clockPath(id), bytesMaximum: ClockRecord.bytesMaximum)
    }

    var rootPlaces: RootPlaces { RootPlaces(state, id) }

    var jobs: JobFiles { JobFiles(state, id) }

    var drillPath: [UInt8] { state.drillPath(id) }

    var successPath: [UInt8] { state.successPath(id) }

    // MARK: Places

    var cookieDirectory: [UInt8] { Array("\(state.path)/\(id).barriers".utf8) }

    /// Where the daemon of this environment listens.
    var controlAddresses: [ControlAddress] {
        let context = context()
        return ControlAddress.candidates(
            repository: id, runtimeDirectory: context.user.variable("XDG_RUNTIME_DIR"),
            stateDirectory: context.state.path)
    }

    // MARK: Other daemons

    /// Another process that serves this repository.
    struct Other {
        let process: DaemonProcess
        /// Whether it answers at its socket. One that was killed a moment ago has its lock until it
        /// has wholly ended, and answers nobody.
        let answers: Bool
    }

    /// The daemon that answers where one may listen, in whatever environment, or has the lock.
    func otherDaemon() -> Other? {
        let context = context()
        for client in (try? ControlClient.connect(atEachOf: context.controlAddresses(id))) ?? []
        where client.process != Process.number {
            guard
                case .pong(let told, _, let served)? = try? client.ask(.ping, within: 1_000_000_000)
            else { continue }
            // A copy of the repository has its id, too.
            guard served == path || isHere(served) else { continue }
            return Other(
                process: client.process > 0
                    ? DaemonProcess(known: client.process) : DaemonProcess(told, nil),
                answers: true)
        }
        guard let storage = try? LinuxStorage(at: path),
            let holder = DaemonProcess(holding: storage), holder.number != Process.number
        else { return nil }
        return Other(process: holder, answers: false)
    }

    private func isHere(_ served: [UInt8]) -> Bool {
        guard let own = try? LinuxStorage(at: path).identity() else { return false }
        return (try? LinuxStorage(at: served).identity()) == own
    }
}

/// A small file of the state directory.
struct KeptFile {
    let path: [UInt8]
    let bytesMaximum: Int

    /// - Returns: nil when there is none, or it cannot be read: then it begins anew.
    func load() -> [UInt8]? { try? SmallFile.content(path, upTo: bytesMaximum) }

    func save(_ content: [UInt8], _ log: any DaemonLog, _ failure: String) {
        do { try SmallFile.replace(path, with: content) } catch {
            log.log(.warning, "\(failure): \(error)")
        }
    }
}
