import ArgumentParser
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText
import Synchronization

/// The newest state of one repository in a remote, opened to be read.
struct RemoteSession {
    let state: RemoteState
    let found: RemoteState.Found
    let files: RemoteFiles
    let storage: RemoteStorage
    let repository: Repository
    /// Whether this machine knows nothing of the repository: then it cannot tell whether somebody
    /// removed a newer state.
    private let isFirstSight: Bool

    init(_ url: RemoteURL, _ context: Context, _ cancellation: Cancellation = Cancellation()) throws
    {
        let newest = try RemoteNewest(url, context, cancellation)
        var damaged: [RemotePassedOver] = []
        while true {
            do {
                let (found, files) = try newest.whole(context, cancellation, besides: damaged)
                try self.init(newest, found, files, context)
                break
            } catch let damage as DamagedState {
                damaged.append(damage.state)
            }
        }
    }

    /// A state whose files lead to a journal that is not whole.
    private struct DamagedState: Error {
        let state: RemotePassedOver
    }

    /// - Parameter evidence: how a verification reads.
    init(
        _ newest: RemoteNewest, _ found: RemoteState.Found, _ files: RemoteFiles,
        _ context: Context, evidence: RemoteEvidence? = nil
    ) throws {
        (state, self.found, self.files) = (newest.state, found, files)
        storage = RemoteStorage(state, found, files, evidence: evidence)
        let memory = try RemoteMemory(newest.url, context, state.repository)
        isFirstSight =
            try context.options.state == nil && memory.seen == nil
            && LinuxCommitMemory(context.ownState, state.repository).recall() == nil
        do {
            repository = try Repository.open(
                storage, memory: { [state = context.state] in LinuxCommitMemory(state, $0) },
                interruption: .ofProcess, unlock: { try Unlocking.unlock($0, context).keys })
        } catch is RollBack {
            throw try CommandFailure(
                "the remote at \(newest.url.base) has a different or older state than this machine saw there",
                RemoteMemory(newest.url, context, state.repository).next)
        }
        // Only one that leads to a journal: no other may keep readers from those before it.
        if evidence == nil, !memory.hasSeen(found) { try readJournal(newest, context) }
        memory.remember(found)
    }

    /// Tells who reads content what a machine that knows nothing cannot tell.
    func tellFirstSight(_ context: Context) {
        guard isFirstSight else { return }
        let pushed = TimeText.local(Timestamp(seconds: found.manifest.seconds))
        context.note(
            "this machine is reading the remote for the first time; the newest state was pushed \(pushed), and Cairn cannot tell whether a newer one was removed"
        )
    }

    /// Reads the journal of a state that is new to this machine, from where it knows it. The mac of
    /// an encrypted repository's manifest proves as much.
    private func readJournal(_ newest: RemoteNewest, _ context: Context) throws {
        guard newest.keys == nil else { return }
        do {
            let known = try LinuxCommitMemory(context.state, state.repository).recall()?.position
            let first = try repository.journal.head().segment
            let start = known.flatMap { $0.segment >= first ? $0 : nil } ?? .start
            _ = try repository.journal.read(from: start) { _, _, _ in }
        } catch let damage as JournalDamage {
            throw DamagedState(state: RemotePassedOver(name: found.name, why: "\(damage)"))
        }
    }

    /// Fetches deltas; one process at a time, for they are kept for the next.
    static func fetching<Value>(
        _ state: RemoteState, _ context: Context, _ cancellation: Cancellation,
        _ body: (RemoteScratch) throws -> Value
    ) throws -> Value {
        while true {
            // Who holds the lock may wait for a remote for long.
            if cancellation.isRequested { throw ExitCode(ExitStatus.interrupted) }
            if let lock = try context.state.lockCatalog(state.repository) {
                return try withExtendedLifetime(lock) { try body(scratch(context)) }
            }
            context.clock.pause(nanoseconds: 20_000_000)
        }
    }

    static func scratch(_ context: Context) throws -> RemoteScratch {
        let place = try LinuxStorage(at: Array(context.state.path.utf8))
        return RemoteScratch(storage: place, path: { place.localPath(of: $0) })
    }
}

/// The newest manifest of a remote that counts, as far as it shows without what it names.
struct RemoteNewest {
    let url: RemoteURL
    let state: RemoteState
    let found: RemoteState.Found
    /// Of an encrypted repository.
    let keys: RepositoryKeys?
    /// Manifests that do not count, each with the reason.
    let passedOver: [RemotePassedOver]

    init(_ url: RemoteURL, _ context: Context, _ cancellation: Cancellation) throws {
        self.url = url
        var state = try RemotePlace(url, context, cancellation).state
        try state.look(upTo: context.options.state, at: url)
        let notes = PassedOverNotes(url, context)
        let memory = try RemoteMemory(url, context, state.repository)
        state.seen = memory.seen
        self.state = state
        let trust = try RemoteMemory.trust(context, state.repository)
        guard let claimed = try state.claimed(trust, passedOver: notes.add) else {
            throw try MissingRemoteState.failure(state, url, context)
        }
        let claim = RemoteClaim(claimed, state, trust)
        try claim.refuseUnexpectedPlain(url, context)
        let newest: RemoteState.Found?
        if claimed.isEncrypted {
            let unlocked = try claim.unlock(url, context, passedOver: notes.add)
            (keys, newest) = (unlocked.keys, unlocked.newest)
        } else {
            (keys, newest) = (nil, try state.newest(keys: nil, passedOver: notes.add))
        }
        guard let newest else {
            RemoteFinding(url, state.repository, context)?.contradicted(by: .unreadable)
            throw CommandFailure(
                "no manifest at \(url.base) was written with this repository's key",
                MissingRemoteState.next(NamedRemote.word(url, context)))
        }
        found = newest
        passedOver = notes.all
        try memory.check(newest, url, passedOver)
    }

    /// The newest state that counts, and its files; what is passed over is noted.
    ///
    /// - Parameter damaged: states that turned out not to count.
    /// - Throws: ``RemoteLoss`` when there is none.
    func whole(
        _ context: Context, _ cancellation: Cancellation, besides damaged: [RemotePassedOver] = []
    ) throws -> (found: RemoteState.Found, files: RemoteFiles) {
        let notes = PassedOverNotes(url, context, noted: passedOver)
        for state in damaged { notes.add(state.name, state.why) }
        let whole = try RemoteSession.fetching(state, context, cancellation) {
            try state.newestWhole(
                RemoteTrust(keys), besides: Set(damaged.map(\.name)), scratch: $0,
                passedOver: notes.add)
        }
        guard let whole else {
            throw RemoteLoss(
                RemoteKey.state(damaged.first?.name ?? found.name),
                damaged.first?.why ?? "it is missing")
        }
        try RemoteMemory(url, context, state.repository).check(whole.found, url, notes.all)
        return whole
    }
}

/// Notes each state that is passed over, once.
private final class PassedOverNotes {
    private let url: RemoteURL
    private let context: Context
    private(set) var all: [RemotePassedOver]

    init(_ url: RemoteURL, _ context: Context, noted: [RemotePassedOver] = []) {
        (self.url, self.context, all) = (url, context, noted)
    }

    func add(_ name: RemoteKey.Name, _ why: String) {
        guard !all.contains(where: { $0.name == name }) else { return }
        let state = RemotePassedOver(name: name, why: why)
        all.append(state)
        let number = Self.noted.withLock { $0.insert(name).inserted ? $0.count : 0 }
        switch number {
        case 1...Self.notesMaximum: context.note(state.text(url))
        case Self.notesMaximum + 1:
            context.note(
                "more states of the remote were skipped; run `cairn remote verify` to list them")
        default: break
        }
    }

    private static let notesMaximum = 10

    /// By this process, which may open a remote more than once.
    private static let noted = Mutex<Set<RemoteKey.Name>>([])
}

extension RemotePassedOver {
    /// A note for people.
    func text(_ url: RemoteURL) -> String {
        "state \(name.number) of the remote was skipped: \(why) (\(RemoteKey.state(name))); next: run `cairn remote verify \(url.base)` to see which states are intact"
    }
}
