import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnSettings
import CairnText

/// A remote as the daemon pushes to it: by the rules of `cairn remote push`, and without making the
/// place: it would fill the disk on which the other one is mounted.
enum DaemonPush {
    /// - Returns: nil while another process pushes there.
    static func open(
        _ remote: RemoteConfiguration, _ repository: Hash128, _ context: Context,
        _ cancellation: Cancellation
    ) throws -> PushAccess? {
        let url = try RemoteURL.named(remote.url)
        let place = try PushPlace(context.state, url, repository)
        guard let lock = try place.lock() else { return nil }
        let catalogPath = context.state.catalogPath(repository)
        let reader = {
            try CatalogReader(Catalog(path: catalogPath, repository: repository, isOwn: false))
        }
        return PushAccess(
            scratch: try place.scratch(),
            options: PushRun.Options(
                host: Process.hostName, program: "cairn \(Version.number)"),
            lock: lock,
            commitNumber: { id in
                try reader().commits(idPrefix: id.description).first?.number
            }, catalog: reader,
            openStore: { idle in
                try url.checkPlace(place.state, context, creating: true)
                if case .directory(let path) = url.place, !RealPath.exists(path) {
                    throw CommandFailure(
                        "\(PathText.display(path)) does not exist, because its disk is not mounted or the remote is new",
                        "mount its disk, or run `cairn remote push \(remote.name)` to create the directory"
                    ).ofAbsentDisk
                }
                return try url.open(
                    place.state, cancellation: cancellation, bytesASecond: remote.bytesASecond,
                    pushing: RemoteURL.Pushing { context.root(keeping: $0) }, idle: idle)
            },
            hasPushed: {
                if let memory = try? RemoteMemory(url, context, repository),
                    let scratch = try? place.scratch()
                {
                    memory.remember(pushed: scratch)
                }
                if case .directory(let path) = url.place {
                    place.state.remember(repository, at: path)
                }
            })
    }

    static func health(_ remote: RemoteConfiguration, _ repository: Hash128, _ context: Context)
        -> RemoteHealth
    {
        guard let url = try? RemoteURL(remote.url),
            let scratch = try? PushPlace(context.state, url, repository).scratch()
        else { return RemoteHealth() }
        return scratch.health()
    }

    /// The log of the pushes to a remote, begun where there is none.
    static func log(_ remote: RemoteConfiguration, _ repository: Hash128, _ context: Context)
        -> PushLog?
    {
        guard let url = try? RemoteURL(remote.url),
            let scratch = try? PushPlace(context.state, url, repository).scratch()
        else { return nil }
        if let log = scratch.log() { return log }
        let log = PushLog(known: context.clock.now().seconds)
        try? scratch.save(log)
        return log
    }
}

extension NamedRemote {
    /// As the daemon pushes to it.
    func configuration(staleAfter: Duration) -> RemoteConfiguration {
        RemoteConfiguration(
            name: shown, url: url.base,
            every: (settings?.every ?? Settings.Remote.usualInterval).wholeNanoseconds,
            bytesASecond: settings?.limit?.bytes,
            staleAfter: (settings?.staleAfter ?? staleAfter).components.seconds,
            keptLocally: settings?.keptLocally ?? .all)
    }
}
