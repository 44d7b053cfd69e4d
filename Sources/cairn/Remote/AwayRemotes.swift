import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText

/// The remotes of the settings, as the place of packs that are not here; opened when one is needed.
final class AwayRemotes: Sendable {
    /// Of the repository; itself it has these packs in its storage, and would never be closed.
    private struct Served: Sendable {
        let id: Hash128
        let keys: RepositoryKeys?
    }

    private let served = Monitor<Served?>(nil)
    let packs: RemoteAwayPacks

    /// - Parameters:
    ///   - remote: the only one that is asked; nil for all.
    ///   - countsOthers: whether what none of them had may be in a remote of another machine.
    init(_ context: Context, only remote: NamedRemote? = nil, countsOthers: Bool = true) {
        let others = countsOthers ? OtherMachines(context) : nil
        let (state, clock, served) = (context.state, context.clock, served)
        let second: UInt64 = 1_000_000_000
        let remotes = Result { try remote.map { [$0] } ?? NamedRemote.all(context) }
        let named = Monitor<(files: Set<String>, at: UInt64)?>(nil)
        let remembers: @Sendable (String) -> Bool = { path in
            guard let served = served.inspect({ $0 }), let all = try? remotes.get() else {
                return true
            }
            // A push may have added to them since, or have found that they are gone.
            let now = clock.monotonic()
            if let known = named.inspect({ $0 }), now - known.at < second {
                return known.files.contains(path)
            }
            let records = all.compactMap { try? Self.undisputedRecord($0, served.id, state) }
            let files = Set(records.flatMap(\.files.keys))
            named.update { $0 = (files, now) }
            return files.contains(path)
        }
        packs = RemoteAwayPacks(clock: clock, remembers: remembers) {
            guard let served = served.inspect({ $0 }) else { return [] }
            let configured = try remotes.get()
            let all = try configured.map { try Self.open($0, served, state, clock) }
            guard !all.isEmpty, let had = others?.packsHad(served.id, in: configured.map(\.url))
            else { return all }
            return all + [
                RemoteAwayPacks.Remote(ofOtherMachine: { path in
                    !had.contains(path) && !all.contains { $0.hasHad(path) }
                })
            ]
        }
    }

    /// Names the repository whose packs are meant, when it is open.
    func serve(_ repository: Repository) {
        served.update { $0 = Served(id: repository.description.repository, keys: repository.keys) }
    }

    private static func open(
        _ remote: NamedRemote, _ served: Served, _ state: StateDirectory, _ clock: any Clock
    ) throws -> RemoteAwayPacks.Remote {
        let id = served.id
        let place = try state.remote("away \(remote.url.base) \(id)")
        func unreachable(_ why: String) -> RemoteAwayPacks.Remote {
            .init(remote.shown, unreachable: why, named: (try? record(remote, id, state))?.files)
        }
        do {
            let store = try remote.url.open(place, cancellation: Cancellation())
            let keys = served.keys
            let there = RemoteState(store, repository: id)
            let found = try withScratch(id, place, clock) { scratch in
                try there.newestWhole(RemoteTrust(keys), scratch: scratch).map {
                    RemoteStorage(there, $0.found, $0.files)
                }
            }
            guard let newest = found else {
                // It has nothing, unless it is an empty directory where a disk was mounted.
                return .init(
                    remote.shown, unreachable: "it does not have this repository",
                    named: try record(remote, id, state)?.files ?? [:])
            }
            // That this machine's pushes left there.
            let seen = try record(remote, id, state).map {
                try RemoteManifest(parsing: $0.manifest).number
            }
            // What an older state has is proven by its name; what it lacks may come back.
            let obstacle = seen.flatMap { seen in
                newest.number < seen
                    ? "it has state \(newest.number), but this machine saw state \(seen) there earlier"
                    : nil
            }
            let older = OlderStates(than: newest) { name in
                try withScratch(id, place, clock) {
                    try OlderStates.open(name, there, keys: keys, scratch: $0)
                }
            }
            return try .init(remote.shown, newest, older: older, obstacle: obstacle)
        } catch let error as RemoteError where error.kind != .unusable {
            return unreachable(error.reason)
        } catch let error as SystemError where error.isMissing || error.isSilent {
            return unreachable(error.reason)
        } catch let error as RemoteLoss {
            return unreachable("\(error)")
        }
    }

    /// What this machine's pushes left there.
    private static func record(_ remote: NamedRemote, _ id: Hash128, _ state: StateDirectory)
        throws -> RemoteRecord?
    { try PushPlace(state, remote.url, id).scratch().record() }

    /// The same; nil where something was found since that contradicts it.
    private static func undisputedRecord(
        _ remote: NamedRemote, _ id: Hash128, _ state: StateDirectory
    ) throws -> RemoteRecord? {
        let scratch = try PushPlace(state, remote.url, id).scratch()
        let health = scratch.health()
        guard health.contradiction == nil, health.damage == nil, !scratch.isLossNoted
        else { return nil }
        return try scratch.record()
    }

    private static func withScratch<Value>(
        _ id: Hash128, _ place: StateDirectory, _ clock: any Clock,
        _ body: (RemoteScratch) throws -> Value
    ) throws -> Value {
        // One process at a time fetches what is kept for the next.
        while true {
            if let lock = try place.lockCatalog(id) {
                return try withExtendedLifetime(lock) {
                    let storage = try LinuxStorage(at: Array(place.path.utf8))
                    return try body(
                        RemoteScratch(storage: storage, path: { storage.localPath(of: $0) }))
                }
            }
            clock.pause(nanoseconds: 20_000_000)
        }
    }
}

/// Asks before a command downloads what is in remotes alone.
struct AwayOptions: ParsableArguments {
    @Flag(
        name: [.customShort("y"), .long],
        help: "Download remote-only data without asking.")
    var yes = false

    /// Refuses what would take packs for lost that only cannot be reached now.
    static func requireReachable(_ repository: Repository, _ context: Context) throws {
        guard try !AwayNeed(repository).packs.isEmpty else { return }
        // Its catalog tells which notes are strays.
        if let session = try? ReadingSession(context, host: .everything),
            let strays = (session.repository.storage as? TieredStorage)?.disowned
        {
            (repository.storage as? TieredStorage)?.disown(strays)
        }
        let packs = try AwayNeed(repository).packs
        let away = (repository.storage as? TieredStorage)?.away as? RemoteAwayPacks
        guard let obstacles = try away?.obstacles(to: packs), !obstacles.isEmpty else { return }
        let hasNone = context.settings.remotes.isEmpty
        let names = obstacles.map { "\($0.name) (\($0.obstacle ?? ""))" }
        throw CommandFailure(
            "\(Quantity.of(packs.count, "pack")) of this repository \(packs.count == 1 ? "is" : "are") stored only in remotes, and Cairn cannot reach \(names.joined(separator: ", "))",
            obstacles.allSatisfy(\.isOfOtherMachine)
                ? OtherMachines.next : next(obstacles.first { _ in !hasNone }?.name)
        )
    }

    /// The next step where packs cannot be had because a remote cannot be reached.
    ///
    /// - Parameter name: of that remote; nil where the settings name none.
    static func next(_ name: String?) -> String {
        guard let name else {
            return
                "add the remote that stores this data with `cairn remote add NAME URL`; if that remote is lost, add another one, push to it, and then run `cairn repair` to recover the data that your current files still contain"
        }
        let word = ShellText.quoted(Array(name.utf8))
        return
            "make \(name) reachable, and run this command again. If the remote has lost its data and is empty now, run `cairn remote push \(word) --accept-rollback`. If it has lost its data but is not empty, push to another remote in the settings, then run `cairn remote remove \(word) --yes`. Afterwards, in both cases, run `cairn repair` to recover the data that your current files still contain"
    }

    /// The next step of a restore that could not read what is only in remotes.
    static func nextRestore(after reasons: String) -> String {
        reasons.contains(RemoteAwayPacks.Remote.ofOthers)
            ? OtherMachines.next
            : "run the restore again when the remote is reachable; to see what a reachable remote has lost, run `cairn remote verify NAME`"
    }

    /// - Parameter bytes: to be downloaded; 0 for nothing.
    /// - Throws: ``CommandFailure`` when that is not wanted, or nobody can be asked.
    func consent(
        to bytes: UInt64, of what: String = "the requested data", atMost isBound: Bool = false,
        _ context: Context
    ) throws {
        guard bytes > 0 else { return }
        let amount = "\(isBound ? "up to " : "")\(Quantity.bytes(bytes))"
        if yes {
            context.note("downloading \(amount) of \(what), which is stored only in remotes")
            return
        }
        guard Process.isTerminal(0), Process.isTerminal(2) else {
            throw CommandFailure(
                "\(amount) of \(what) is stored only in remotes, but there is no terminal to ask whether to download it",
                "add --yes")
        }
        Terminal.writeError(
            "\(amount) of \(what) is stored only in remotes. Download this data? Type yes: ")
        guard readLine() == "yes" else {
            throw CommandFailure("nothing was downloaded", exitCode: ExitStatus.interrupted)
        }
    }
}
