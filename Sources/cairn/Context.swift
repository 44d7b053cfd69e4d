import CairnBackup
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnSettings
import CairnSource
import CairnText
import Glibc

/// The environment of a verb: settings, paths, the repository.
struct Context {
    let options: GlobalOptions
    let user: UserEnvironment
    let settings: Settings
    let settingsFile: [UInt8]?
    /// The file's content, to be compared with what a service read.
    let settingsRead: DaemonStatus.SettingsRead
    /// A remote has one of its own: what is known of it and of the repository here are apart.
    var state: StateDirectory
    /// What this machine knows of the repositories here.
    let ownState: StateDirectory
    /// The remote that is named instead of a repository here.
    let remote: RemoteURL?
    let clock = LinuxClock()
    /// The error in the settings, where they were not needed so far.
    let settingsMistake: SettingsError?
    /// Who is asked for a password that nothing gives.
    var asking = Asking.terminal
    /// How long a remote that does not answer is waited for.
    var patience = RemoteURL.Patience()

    enum Asking {
        case terminal
        /// Nobody: the password is needed.
        case nobody
        /// Somebody gave this one; nothing else is tried.
        case given(SecretBytes)
    }

    /// - Parameter needsSettings: false for a verb that only needs the repository's path from them:
    ///   when that is named, an error in the settings is reported, and the defaults are used.
    init(_ options: GlobalOptions, needsSettings: Bool = true) throws {
        self.options = options
        user = .current
        if let zone = ZoneVariable.unknown, !options.quiet {
            Terminal.errorLine(
                "cairn: note: TZ=\(PathText.display(zone)) is not a time zone, so Cairn shows and reads times as UTC"
            )
        }
        let locations = DefaultLocations(user)
        let named =
            try options.config.map { ArgumentText.bytes($0) }
            ?? ArgumentCheck.variable("CAIRN_CONFIG", user)
        if options.repo == nil { _ = try ArgumentCheck.variable("CAIRN_REPOSITORY", user) }
        let file = named ?? locations.settingsFile
        let goesOn =
            !needsSettings && (options.repo != nil || user.variable("CAIRN_REPOSITORY") != nil)
        let text: [UInt8]?
        do throws(SystemError) { text = try user.content(file) } catch {
            if error.code == ESPIPE || error.code == ENXIO {
                throw CommandFailure(
                    "the settings file \(PathText.display(file)) is not a regular file",
                    "specify a regular file with --config or CAIRN_CONFIG; Cairn does not read pipes or sockets"
                )
            }
            throw HomeFailure.explained(error, user)
        }
        settingsRead = DaemonStatus.SettingsRead(
            file: file, hash: Digest.h256(text ?? []).description)
        if let text {
            try Self.check(
                file, is: "settings", "use --config with a settings file owned by the root user")
            settingsFile = file
            do throws(SettingsError) {
                settings = try Settings(text: text, file: PathText.display(file), user: user)
                settingsMistake = nil
            } catch {
                guard goesOn else { throw error }
                settings = Settings(user: user)
                settingsMistake = error
                Self.warn(CommandFailure(error)?.message ?? "\(error)", options)
            }
        } else if let named {
            throw SettingsWay.failure(named)
                ?? CommandFailure(
                    "there is no settings file \(PathText.display(named))",
                    "check --config or CAIRN_CONFIG")
        } else {
            if let failure = SettingsWay.failure(file) {
                guard goesOn else { throw failure }
                Self.warn(failure.message, options)
            }
            settingsFile = nil
            settings = Settings(user: user)
            settingsMistake = nil
        }
        let address = options.repo ?? user.variable("CAIRN_REPOSITORY").map(ArgumentText.text)
        remote = try address.flatMap { try RemoteURL($0) }
        do throws(SystemError) {
            ownState = try StateDirectory(
                path: String(decoding: locations.stateDirectory, as: UTF8.self))
        } catch {
            throw Self.withoutState(
                error, locations.stateDirectory, Self.repositoryPath(options, user, settings), user)
        }
        if options.state != nil, remote == nil {
            throw CommandFailure(
                "--state requires a remote, but none was given with -r",
                "use -r with the address of the remote")
        }
        // What an older state says is not mixed with what the newest says.
        let ordered = options.state.map { " state \($0)" } ?? ""
        state =
            try remote.map { [ownState] in try ownState.remote($0.canonical + ordered) } ?? ownState
        TemporaryName.use(RestoreWords(ownState))
        try Self.check(
            locations.stateDirectory, is: "state",
            "set HOME and XDG_STATE_HOME for the root user, as `sudo -H` does")
    }

    private static func warn(_ why: String, _ options: GlobalOptions) {
        if options.quiet { return }
        Terminal.errorLine(
            "cairn: warning: \(why)\n  continuing without the settings, because the repository was given explicitly"
        )
    }

    /// Names what is missing where a service may not make the state directory: the repository, when
    /// its user has not begun.
    private static func withoutState(
        _ error: SystemError, _ state: [UInt8], _ repository: [UInt8], _ user: UserEnvironment
    ) -> any Error {
        guard error.code == EROFS, ServiceWalls.areAround else {
            return HomeFailure.explained(error, user)
        }
        let name = Process.userName
        guard RealPath.exists(repository) else {
            return CommandFailure(
                "there is no repository at \(PathText.display(repository))",
                "create one as \(name) with `sudo -H -u \(name) cairn init`, and start the service again",
                exitCode: ExitStatus.noRepository)
        }
        return CommandFailure(
            error.description,
            "run `sudo -H -u \(name) cairn status` to create it; then \(ServiceWalls.next(directory: state))"
        )
    }

    /// Refuses files for root that another user could change: root neither runs another user's
    /// programs nor follows another user's changes of its state.
    static func check(_ path: [UInt8], is what: String, _ next: String) throws {
        do throws(SystemError) { try RootsOwn.check(path) } catch {
            guard error.code == SystemError.foreignEnvironment else { throw error }
            throw CommandFailure(
                "cannot use the \(what) at \(PathText.display(path)) as the root user: another user could change \(PathText.display(error.path))",
                "run the command as that user, or \(next)")
        }
    }

    /// The repository's path: from the command line, the environment, the settings, or the default.
    var repositoryPath: [UInt8] {
        if let remote { return Array(remote.text.utf8) }
        return Self.repositoryPath(options, user, settings)
    }

    /// Whether the settings file was changed after the service read it. Settings that it refused
    /// are told by the service.
    func hasOtherSettings(than daemon: DaemonStatus) -> Bool {
        daemon.settingsTrouble == nil && daemon.settings?.differs(from: settingsRead) ?? false
    }

    /// Notes that what the settings say is not what the service does.
    func noteOtherSettings(than daemon: DaemonStatus?) {
        guard let daemon, hasOtherSettings(than: daemon) else { return }
        note(
            "\(Verdict.otherSettings.text); \(Verdict.otherSettings.next ?? "")")
    }

    /// Whether the settings or the environment name this repository, not only this command.
    var isRepositoryOfSettings: Bool {
        guard options.repo != nil else { return remote == nil }
        let configured =
            user.variable("CAIRN_REPOSITORY").map(PathArgument.absolute) ?? settings.repository
        return RealPath.resolve(configured) == RealPath.resolve(repositoryPath)
    }

    private static func repositoryPath(
        _ options: GlobalOptions, _ user: UserEnvironment, _ settings: Settings
    ) -> [UInt8] {
        if let repo = options.repo { return PathArgument.absolute(repo) }
        if let variable = user.variable("CAIRN_REPOSITORY") {
            return PathArgument.absolute(variable)
        }
        return settings.repository
    }

    /// Opens the repository, unlocks it when it is encrypted, and compares it with this machine's
    /// knowledge.
    ///
    /// - Parameters:
    ///   - acceptsRollBack: skips that comparison.
    ///   - tellsStandIn: whether to report that a copy of `cairn.json` is used.
    ///   - countsOthers: whether packs may be in a remote of another machine.
    func openRepository(
        acceptsRollBack: Bool = false, tellsStandIn: Bool = true, countsOthers: Bool = true
    ) throws -> (repository: Repository, storage: LinuxStorage) {
        let (description, storage) = try describeRepository(tellsStandIn: tellsStandIn)
        if !acceptsRollBack { try refuseStranger(description) }
        let away = AwayRemotes(self, countsOthers: countsOthers)
        let repository = try Repository.open(
            TieredStorage(storage, away: away.packs),
            memory: { [state] in LinuxCommitMemory(state, $0) },
            acceptsRollBack: acceptsRollBack, interruption: .ofProcess,
            unlock: { try Unlocking.unlock($0, self).keys })
        away.serve(repository)
        state.remember(description.repository, at: repositoryPath)
        return (repository, storage)
    }

    /// Opens the repository, or the remote's newest state, to be read.
    ///
    /// - Parameter readsContent: whether versions are read, and not only listed.
    func openForReading(
        readsContent: Bool = false
    ) throws -> (repository: Repository, storage: any Storage) {
        guard let remote else { return try openRepository() }
        let opened = try RemoteSession(remote, self)
        if readsContent { opened.tellFirstSight(self) }
        return (opened.repository, opened.storage)
    }

    /// A repository's public description; needs no password.
    func describeRepository(
        tellsStandIn: Bool = true
    ) throws -> (description: RepositoryDescription, storage: LinuxStorage) {
        if let remote {
            throw CommandFailure(
                "\(remote.text) is a remote, which Cairn can read but not write to",
                "use -r with a local repository and push it to the remote with `cairn remote push`, or create a local repository from the remote with `cairn clone \(remote.text) DIR`"
            )
        }
        let storage: LinuxStorage
        do {
            try MountGuard.shared.requireAnswer(repositoryPath)
            storage = try LinuxStorage(at: repositoryPath)
        } catch {
            guard error.isMissing else { throw error }
            throw noRepository
        }
        do {
            return (
                try Repository.description(in: storage) {
                    if tellsStandIn { StandInText.tell($0) }
                }, storage
            )
        } catch RepositoryError.notFound {
            if let unfinished = unfinishedClone(storage) { throw unfinished }
            throw noRepository
        } catch let error as RepositoryError { throw unfinishedClone(storage) ?? error }
    }

    /// The reason why a directory is no repository: a clone into it did not come to its end.
    private func unfinishedClone(_ storage: any Storage) -> CommandFailure? {
        guard (try? storage.size(of: CloneRun.mark)) ?? nil != nil,
            (try? storage.size(of: "cairn.json")) ?? nil == nil
        else { return nil }
        return CommandFailure(
            "the clone into \(PathText.display(repositoryPath)) did not finish",
            "to continue the clone, run `cairn clone URL \(ShellText.quoted(repositoryPath))` again with the address of the remote",
            exitCode: ExitStatus.noRepository)
    }

    /// Refuses an unencrypted repository where an encrypted one was: a writer of the place would
    /// get everything in clear.
    func refuseStranger(_ description: RepositoryDescription) throws {
        guard !description.isEncrypted else { return }
        if let before = state.repository(at: repositoryPath), before != description.repository,
            let seen = try LinuxCommitMemory(state, before).recall(), seen.isEncrypted
        {
            throw RollBack.unencrypted
        }
        try UnexpectedPlain.refuse(
            description.repository, at: PathText.display(repositoryPath), isHere: true, self)
    }

    var noRepository: CommandFailure {
        if let unmounted { return unmounted }
        let word = ShellText.quoted(repositoryPath)
        if lostRepository != nil {
            return CommandFailure(
                "the repository is missing from \(PathText.display(repositoryPath))",
                "connect its disk, or check that the disk is mounted. If the repository was moved, use -r with its new path. If it is lost, \(cloning.map { "\($0), or " } ?? "")start a new history with `cairn -r \(word) init --new`",
                exitCode: ExitStatus.noRepository)
        }
        if let remote = settings.remotes.first(where: { $0.name == options.repo }) {
            return CommandFailure(
                "there is no repository at \(PathText.display(repositoryPath)); -r takes a remote's address, not its name",
                "use -r \(ShellText.quoted(Array(remote.url.utf8)))",
                exitCode: ExitStatus.noRepository)
        }
        let isNamed = options.repo != nil || user.variable("CAIRN_REPOSITORY") != nil
        let known = isNamed ? nil : KnownRepositories(self).next
        return CommandFailure(
            "there is no repository at \(PathText.display(repositoryPath))",
            known
                ?? "create one with `cairn -r \(word) init`, or use -r to select another repository",
            exitCode: ExitStatus.noRepository)
    }

    /// The repository that this machine saw at the path of this one, and that is not there now.
    var lostRepository: Hash128? {
        let real = RealPath.destination(repositoryPath)
        let here = ["cairn.json", "journal/head"].map { ItemPath.join(real, Array($0.utf8)) }
        guard !here.contains(where: RealPath.exists) else { return nil }
        return state.repository(at: repositoryPath)
            ?? state.repositories.first { RealPath.destination($0.place) == real }?.id
    }

    /// How its history comes back from a remote of the settings; nil when they name none.
    var cloning: String? {
        settings.remotes.first.map { remote in
            let url = ShellText.quoted(Array(remote.url.utf8))
            return
                "run `cairn clone \(url) \(ShellText.quoted(repositoryPath))` to get its history from the remote \(remote.name)"
        }
    }

    /// The reason why nothing may be made at the repository's path: its disk is away.
    var unmounted: CommandFailure? {
        guard let mountPoint = state.missingMount(of: repositoryPath) else { return nil }
        return CommandFailure(
            "the repository at \(PathText.display(repositoryPath)) is unavailable: its disk is not mounted at \(PathText.display(mountPoint))",
            "mount the disk, or use -r to select another repository",
            exitCode: ExitStatus.noRepository
        ).ofAbsentDisk
    }

    /// Directories that no backup reads and no restore touches: the repository, the state
    /// directory, those of the daemons' sockets, and copies in remotes.
    func excluded(_ storage: any Storage) throws -> Set<DirectoryIdentity> {
        var own: Set = [try state.identity()]
        if let here = storage as? LinuxStorage { own.insert(try here.identity()) }
        let directories = ControlAddress.directories(
            runtimeDirectory: user.variable("XDG_RUNTIME_DIR"), stateDirectory: state.path)
        for directory in directories + remoteCopies.map(\.path) {
            guard let status = try? LinuxFileSystem().status(ofRoot: directory),
                status.kind == .directory
            else { continue }
            own.insert(DirectoryIdentity(device: status.device, inode: status.inode))
        }
        return own
    }

    /// The trees as they are, with databases as one file each.
    var fileSystem: DatabaseFileSystem { fileSystem(reading: nil) }

    /// - Parameter snapshots: snapshots to read instead of the trees where they exist.
    func fileSystem(reading snapshots: BtrfsSnapshots?) -> DatabaseFileSystem {
        let live = LinuxFileSystem(scratch: ScratchPlaces(scratchPlaces))
        guard let snapshots else { return DatabaseFileSystem(live, clock: clock) }
        return DatabaseFileSystem(
            SnapshotFileSystem(live, snapshots.places, mountPoints: snapshots.mountPoints),
            clock: clock)
    }

    /// The directories for copies of files being read. Not on the disk of an encrypted repository:
    /// a file without a name leaves its content in blocks that anyone with the disk can read.
    private var scratchPlaces: [[UInt8]] {
        let isPlain =
            (try? describeRepository(tellsStandIn: false))?.description.isEncrypted == false
        return [Array(state.path.utf8)] + (isPlain ? [repositoryPath] : [])
    }

    func clockWatch(_ repository: Hash128) -> ClockWatch {
        let path = state.clockPath(repository)
        return ClockWatch(
            clock, load: { try? SmallFile.content(path, upTo: ClockRecord.bytesMaximum) },
            save: { try? SmallFile.replace(path, with: $0) })
    }

    /// The exclusion rules of the settings, with the markers that this user's backup obeys. A path
    /// that leads through a symlink also excludes what is behind the link.
    var exclusionRules: RuleBook {
        var rules = settings.exclude.rules
        rules.paths.formUnion(rules.paths.map { RealPath.place(of: $0) })
        rules.user = Process.userID
        rules.surroundings = Surroundings(
            LinuxFileSystem(), dataHome: DefaultLocations(user).data,
            home: Process.home(of:))
        return rules
    }

    /// The exclusion rules for the trees.
    ///
    /// - Parameter paths: further paths that people name besides the settings: absolute.
    func rules(_ storage: any Storage, naming paths: [[UInt8]] = []) throws -> RuleBook {
        var rules = exclusionRules
        rules.own = try excluded(storage)
        let set = rootSet()
        rules.excludedPlaces = set.excludedPlaces
        rules.name(set, and: paths)
        return rules
    }

    var readers: Int {
        if settings.readers > 0 { return settings.readers }
        // Of a remote they mostly wait.
        return remote == nil ? Process.processorCount : max(Process.processorCount, 4)
    }

    func note(_ text: String) {
        if !options.quiet { Terminal.errorLine("cairn: note: \(text)") }
    }
}

extension UserEnvironment {
    /// The process's own.
    static var current: UserEnvironment {
        UserEnvironment(
            home: Array(Process.home.utf8),
            variable: { name in
                getenv(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
            },
            content: { path throws(SystemError) in try SmallFile.content(path) },
            isDirectory: { path in (try? LinuxFileSystem().openRoot(path)) != nil })
    }
}
