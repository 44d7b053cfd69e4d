import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnSettings
import CairnText

struct RemotePruneCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Remove old states and unneeded packs from a remote.",
        discussion: """
            A remote keeps each pushed state, so an attacker on this machine cannot remove it immediately. This command removes states older than the minimum age, and data that no remaining state needs. It always keeps the newest state, and the last good state before a mass change that you have not accepted. Cairn calculates ages from the remote's own times, so a wrong clock on this machine does not cause Cairn to remove too much. Pushes, restores and clones can run at the same time.

            With prune-url in the settings, this command uses a separate credential, and the credential for pushes does not need the right to delete. If the remote refuses to remove something, for example because of an object lock, Cairn reports it and continues with the rest.

            After `cairn key passwd` or `cairn key remove` and a push, older states still contain the old key, and its password still opens them. --removed-keys removes these states, whatever their age. Cairn keeps pinned states and lists them.

            Examples:
              cairn remote prune b2 -n
              cairn remote prune b2 --removed-keys
              cairn remote prune b2 --min-age 90d
              cairn remote prune rclone:b2:bucket/cairn

            Exit codes: 0 done; 1 failed, or the remote is damaged; 3 done, but the remote refused to remove something; 10 no repository there; 11 another prune is running; 130 interrupted.
            """)

    @OptionGroup var options: GlobalOptions
    @Option(
        help: .value(
            "time",
            "Keep states younger than this, at least 1d (default: min-age in the settings, or 30d)."
        ))
    var minAge: String?
    @Flag(
        name: [.customShort("n"), .long], help: "Show what would be removed, without removing it.")
    var dryRun = false
    @Flag(help: "Remove every state that an old (changed or removed) password still opens.")
    var removedKeys = false
    @Argument(
        help: .value("remote", "A remote in the settings, or rclone:REMOTE:PATH or dir:/PATH."))
    var remote: String

    func run() throws {
        guard options.state == nil else {
            throw CommandFailure(
                "--state selects an older state, and pruning would remove data that newer states need",
                "run the command without --state")
        }
        let reading = try RemoteReading(remote, options)
        let context = reading.context
        let cancellation = Cancellation.bySignals()
        if removedKeys { try requirePushedKeys(reading) }
        let newest = try RemoteNewest(reading.url, context, cancellation)
        let id = newest.state.repository
        try refuseDoubt(newest, context)
        let place = try context.state.remote("prune")
        guard let lock = try place.lockCatalog(id) else {
            throw CommandFailure(
                "another process is pruning \(reading.url.base)", "wait until it has finished",
                exitCode: ExitStatus.locked)
        }
        defer { withExtendedLifetime(lock) {} }
        var request = RemotePruneRun.Options(minimumAgeSeconds: try age(reading.remote.settings))
        request.isDryRun = dryRun
        request.dropsRemovedKeys = removedKeys
        request.pinnedCommits = try pins(context)
        let storage = try LinuxStorage(at: Array(place.path.utf8))
        let meter = ProgressMeter(options)
        let run = RemotePruneRun(
            RemoteState(try deleter(reading, newest, place, cancellation), repository: id),
            keys: newest.keys,
            scratch: RemoteScratch(storage: storage, path: { storage.localPath(of: $0) }),
            clock: context.clock, options: request, cancellation: cancellation
        ) { removed in
            meter.show(
                ProgressFigures(
                    noun: "object", done: UInt64(removed.count), total: nil, bytes: removed.bytes,
                    bytesTotal: nil))
        }
        let result: RemotePruneRun.Result
        do { result = try run.run() } catch is Cancelled {
            meter.clear()
            throw ExitCode(ExitStatus.interrupted)
        }
        meter.clear()
        try report(result, reading)
    }

    /// Refuses to remove what a password may be needed for, where this machine does not keep the
    /// repository, and so cannot know that there is none.
    private func refuseDoubt(_ newest: RemoteNewest, _ context: Context) throws {
        guard newest.keys == nil,
            try LinuxCommitMemory(context.ownState, newest.state.repository).recall() == nil,
            let other = try newest.state.contradiction(of: newest.found)
        else { return }
        throw CommandFailure(
            "\(RemoteKey.state(other.name)) at \(newest.url.base) says that the repository is encrypted, and Cairn removes nothing without its password",
            "enter the password, or prune on a machine that has this repository")
    }

    /// Checks that the newest state has the keys of the repository here: a password that is new
    /// opens nothing there before that.
    ///
    /// - Throws: ``CommandFailure`` when it has one that was removed here: that state stays, and
    ///   with it the key.
    private func requirePushedKeys(_ reading: RemoteReading) throws {
        let there = try RemoteAnswer.description(reading.url, reading.context)
        guard there.isEncrypted else { throw RepositoryError.notEncrypted }
        for (id, place) in reading.context.ownState.repositories where id == there.repository {
            guard (try? MountGuard.shared.requireAnswer(place)) != nil,
                let storage = try? LinuxStorage(at: place),
                let here = try? Repository.description(in: storage), here.repository == id,
                there.slots.contains(where: { !here.slots.contains($0) })
            else { continue }
            throw CommandFailure(
                "the newest state of \(reading.url.base) still contains a key that was removed here",
                "run `cairn -r \(ShellText.quoted(place)) remote push \(reading.remote.shown)` first"
            )
        }
    }

    private func age(_ settings: Settings.Remote?) throws -> Int64 {
        let age =
            try minAge.map { text in
                guard let age = Duration(settingText: text) else {
                    throw CommandFailure(
                        "--min-age \(PathText.display(text.utf8)) is not a valid duration",
                        "use a duration such as 30d")
                }
                return age
            } ?? settings?.minimumAge ?? Settings.Remote.usualMinimumAge
        guard age >= Settings.Remote.minimumAges.lowerBound else {
            throw CommandFailure(
                "a minimum age of \(age.settingText) could remove data that a running push or restore needs",
                "use at least 1d")
        }
        return age.components.seconds
    }

    /// The commits that the anomaly guard has pinned, as the newest state tells.
    private func pins(_ context: Context) throws -> [UInt64] {
        let reader = try ReadingSession(context, host: .everything).reader
        return try reader.pins().filter { $0.state == .byAnomalyGuard }.compactMap { pin in
            try reader.commits(idPrefix: pin.id.description).first.map { UInt64($0.number) }
        }
    }

    /// The store, with the credential that may delete.
    private func deleter(
        _ reading: RemoteReading, _ newest: RemoteNewest, _ place: StateDirectory,
        _ cancellation: Cancellation
    ) throws -> any RemoteStore {
        let url = try reading.remote.pruneURL()
        guard url.base != reading.url.base else { return newest.state.store }
        let store = try url.open(place, cancellation: cancellation)
        let other = RemoteState(store, repository: newest.state.repository)
        guard try other.read(newest.found.name, keys: newest.keys) == newest.found else {
            throw CommandFailure(
                "\(url.base) does not have the newest state of \(reading.url.base), so the two are different remotes",
                "correct prune-url in the settings")
        }
        return store
    }

    private func report(_ result: RemotePruneRun.Result, _ reading: RemoteReading) throws {
        for loss in result.damaged {
            Terminal.trouble("the remote is damaged: \(loss)", next: nil)
        }
        for refusal in result.refused {
            Terminal.trouble("the remote refused to \(refusal)", next: nil)
        }
        if result.refusedCount > result.refused.count {
            Terminal.trouble(
                "and \(Quantity.count(result.refusedCount - result.refused.count)) more", next: nil)
        }
        for loss in result.lost {
            Terminal.trouble(
                "a concurrent push relied on \(loss.path), which was removed", next: nil)
        }
        if !options.json {
            for number in result.pinnedManifests {
                reading.context.note(
                    "state \(number) is kept, because it is the last one before a mass change that you have not accepted"
                )
            }
            if !result.removedKeyManifests.isEmpty {
                let numbers = result.removedKeyManifests.prefix(10).map(String.init)
                reading.context.note(
                    "kept \(Quantity.of(result.removedKeyManifests.count, "state")) that an old password still opens, because \(result.removedKeyManifests.count == 1 ? "it is" : "they are") pinned or needed: \(numbers.joined(separator: ", "))"
                )
            }
            if result.undated > 0 {
                reading.context.note(
                    "kept \(Quantity.of(result.undated, "object")) whose age the remote does not report"
                )
            }
        }
        let all = [result.manifests, result.deltas, result.packs]
        let (count, bytes) = (all.reduce(0) { $0 + $1.count }, all.reduce(0) { $0 + $1.bytes })
        let text =
            count == 0
            ? "\(result.refusedCount > 0 ? "nothing was removed" : "nothing to remove"): \(Quantity.of(result.keptManifests, "state")) kept"
            : "\(dryRun ? "would remove" : "removed") \(Quantity.of(result.manifests.count, "state")), \(Quantity.of(result.packs.count, "pack")) and \(Quantity.of(result.deltas.count, "delta")), \(Quantity.bytes(bytes)); \(Quantity.of(result.keptManifests, "state")) kept"
        options.tell(
            "remote_prune",
            [
                "url": reading.url.base, "dry_run": dryRun, "manifests": result.manifests.count,
                "deltas": result.deltas.count, "packs": result.packs.count, "bytes": bytes,
                "kept_manifests": result.keptManifests, "refused": result.refusedCount,
                "removed_key_manifests": result.removedKeyManifests.count,
                "undated": result.undated,
            ], text)
        let shown = reading.remote.shown
        if !result.lost.isEmpty {
            throw CommandFailure(
                "data that a concurrent push needs was removed",
                "run `cairn remote push \(shown) --resend` to upload the data again")
        }
        if !result.damaged.isEmpty {
            throw CommandFailure(
                "the remote is damaged, so Cairn removed no pack that might be needed",
                "run `cairn remote verify \(shown)` to see what is missing or damaged, and `cairn remote push \(shown) --resend` to upload it again"
            )
        }
        if result.refusedCount > 0 {
            throw CommandFailure(
                "the remote refused \(Quantity.of(result.refusedCount, "removal")), so the data still exists",
                reading.remote.settings?.pruneURL == nil
                    ? "set prune-url in the settings to an address whose credential can delete, and prune again"
                    : "make sure that the credential of prune-url can delete; a later prune removes data that is now locked",
                exitCode: ExitStatus.incomplete)
        }
    }
}
