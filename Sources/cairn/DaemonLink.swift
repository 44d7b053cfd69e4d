import CairnBackup
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnText

/// A command's connection to the running daemon of a repository.
final class DaemonLink {
    let client: ControlClient
    let process: Int32

    /// The longest wait for an answer that needs no work, in nanoseconds.
    private let patience: UInt64

    /// The longest wait for the daemon to finish writing before it gives exclusive access.
    private static let accessPatienceNanoseconds: UInt64 = 300_000_000_000

    /// - Returns: nil when no daemon serves this repository.
    /// - Throws: ``ControlFailure`` when one does and gives no sensible answer; ``TwoDaemons`` when
    ///   another serves it, too, or has its lock.
    init?(
        _ context: Context, _ repository: Hash128, _ storage: LinuxStorage,
        within patience: UInt64 = ControlClient.patienceNanoseconds
    ) throws {
        let identity = try storage.identity()
        // A copy of a repository has its id, too.
        let answers = try Self.answers(context, repository, patience) { path in
            (try? LinuxStorage(at: path).identity()) == identity
        }
        guard let (client, process) = answers.first else { return nil }
        let others =
            answers.dropFirst().map { DaemonProcess(known: $0.client.process) }
            + [DaemonProcess(holding: storage)].compactMap { $0 }
        if let other = others.first(where: { $0.number != client.process }), client.process > 0 {
            throw TwoDaemons(
                one: DaemonProcess(known: client.process), other: other,
                repository: context.repositoryPath)
        }
        self.client = client
        self.process = process
        self.patience = patience
    }

    /// The daemons that say they serve this repository.
    ///
    /// - Throws: ``ControlFailure`` of the first that gives no sensible answer.
    private static func answers(
        _ context: Context, _ repository: Hash128, _ patience: UInt64, at isHere: ([UInt8]) -> Bool
    ) throws -> [(client: ControlClient, process: Int32)] {
        try ControlClient.connect(
            atEachOf: context.controlAddresses(repository), within: patience, clock: context.clock
        ).compactMap { client in
            guard case .pong(let process, _, let path) = try client.ask(.ping, within: patience)
            else { throw ControlFailure.malformed("it did not answer the ping") }
            return isHere(path) ? (client, process) : nil
        }
    }

    /// Connects to the daemon of a repository that cannot be opened now but is known: it may be
    /// waiting for its disk.
    ///
    /// - Returns: nil when none answers for that path.
    init?(
        waitingFor path: [UInt8], _ context: Context,
        within patience: UInt64 = ControlClient.patienceNanoseconds
    ) throws {
        guard let id = context.state.repository(at: path),
            let (client, process) = try Self.answers(context, id, patience, at: { $0 == path })
                .first
        else { return nil }
        self.client = client
        self.process = process
        self.patience = patience
    }

    func status() throws -> DaemonStatus {
        guard case .status(let status) = try client.ask(.status, within: patience)
        else { throw ControlFailure.malformed("it did not report its status") }
        return status
    }

    /// The daemon's pending work for a path; none when it cannot say.
    func attention(to path: [UInt8]) throws -> Attention {
        do throws(ControlFailure) {
            guard case .attention(let attention) = try client.ask(.attention(path: path))
            else { throw .malformed("it did not report whether it watches the path") }
            return attention
        } catch .refused { return .none }
    }

    /// Tells the daemon of a file that differs from what is stored.
    ///
    /// - Returns: what it knows of the path then.
    func look(at path: [UInt8]) throws -> Attention {
        do throws(ControlFailure) { _ = try client.ask(.look(path: path)) } catch .refused {}
        return try attention(to: path)
    }

    /// Has it read the settings again.
    ///
    /// - Returns: why it refuses them; nil when they are in force.
    func reload() throws -> String? {
        guard
            case .reloaded(let problem) = try client.ask(
                .reload, within: nil, cancellation: .bySignals())
        else { throw ControlFailure.malformed("it did not report the result of the reload") }
        return problem
    }

    /// Acquires exclusive access: waits until the daemon has released its locks. It acquires them
    /// again when this value goes.
    func acquire(_ cancellation: Cancellation?) throws {
        guard
            case .granted = try client.ask(
                .acquire, within: Self.accessPatienceNanoseconds, cancellation: cancellation)
        else { throw ControlFailure.malformed("it did not grant access") }
    }

    /// Lets the daemon commit everything that changed until now.
    ///
    /// - Returns: the result; the observer receives its events like those of a run of this process.
    func flush(_ observer: any BackupObserver, _ cancellation: Cancellation) throws -> BackupResult
    {
        let status = try status()
        if status.activity == .paused {
            let end = status.pausedUntil.map { " until \(TimeText.local($0))" } ?? ""
            throw CommandFailure(
                "the service is paused\(end) and is not backing up anything",
                "run `cairn resume` to end the pause and back up all changes")
        }
        try client.send(.flush)
        var failures: [ItemFailure] = []
        while true {
            guard
                case .flush(let report) = try client.receive(
                    within: nil, cancellation: cancellation)
            else { throw ControlFailure.malformed("it did not report the result of the backup") }
            switch report {
            case .progress(let progress): observer.progressed(progress)
            case .committed(let commit): observer.committed(commit)
            case .itemFailed(let failure):
                failures.append(failure)
                observer.failed(failure)
            case .failed(let message): throw ControlFailure.refused(message)
            case .done(let result):
                return BackupResult(
                    commit: result.commit, counts: result.counts, failures: failures,
                    ending: .complete, nanoseconds: result.nanoseconds)
            }
        }
    }
}

extension Context {
    /// Where the repository's daemon may listen.
    func controlAddresses(_ repository: Hash128) -> [ControlAddress] {
        ControlAddress.sought(
            repository: repository, runtimeDirectory: user.variable("XDG_RUNTIME_DIR"),
            stateDirectory: state.path)
    }

    /// The daemon that serves the repository; nil when none does.
    ///
    /// - Throws: what opening the repository throws when no daemon waits for it either.
    func daemon() throws -> DaemonLink? {
        do {
            let (description, storage) = try describeRepository()
            return try DaemonLink(self, description.repository, storage)
        } catch {
            if error is TwoDaemons { throw error }
            if let waiting = try? DaemonLink(waitingFor: repositoryPath, self) { return waiting }
            throw error
        }
    }

    /// As ``daemon()``, for verbs that are nothing without one.
    func requireDaemon() throws -> DaemonLink {
        guard let daemon = try daemon() else {
            if let storage = try? LinuxStorage(at: repositoryPath),
                let hidden = DaemonProcess(holding: storage)
            {
                throw hidden.unreachable
            }
            throw CommandFailure(
                "no daemon is running for the repository at \(PathText.display(repositoryPath))",
                "start it with `cairn watch`, or `systemctl --user start cairn`")
        }
        return daemon
    }
}
