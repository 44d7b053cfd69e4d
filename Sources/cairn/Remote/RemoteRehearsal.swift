import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText

/// An empty state directory, as on a machine that has nothing but a remote's address; removed at
/// the end.
struct RemoteRehearsal {
    /// Reads the remote with that state directory.
    let context: Context
    private let directory: DrillDirectory
    private let start: UInt64

    init(_ url: RemoteURL, _ context: Context) throws {
        let place = context.state
        do throws(DrillDirectory.Failure) {
            directory = try DrillDirectory(
                in: Array(place.path.utf8), Digest.h128(Array("rehearsal \(url.text)".utf8)),
                state: place)
        } catch {
            switch error {
            case .taken(let holder): throw RepositoryError.locked(holder: holder)
            case .system(let error): throw error
            }
        }
        var context = context
        context.state = try StateDirectory(
            path: String(decoding: directory.path, as: UTF8.self) + "/state")
        self.context = context
        start = context.clock.monotonic()
    }

    /// Since the beginning, in nanoseconds.
    var elapsed: UInt64 { context.clock.monotonic() - start }

    func remove() { try? directory.remove() }

    /// What a rehearsal took.
    struct Figures {
        /// Until history could be asked.
        var opened: UInt64
        /// Until the first file was restored.
        var first: UInt64
        /// Restored by the sample, and what that took.
        var bytes: UInt64 = 0
        var nanoseconds: UInt64 = 0
        /// The content of all files of the newest commit.
        var liveBytes: UInt64 = 0

        /// Until all of the newest commit would be back; nil when too little was restored to tell.
        var all: UInt64? {
            guard bytes > 0, nanoseconds > 0 else { return nil }
            return opened
                + UInt64(Double(liveBytes) / Double(bytes) * Double(nanoseconds))
        }

        func tell(_ url: RemoteURL, _ options: GlobalOptions) {
            func seconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1e9 }
            let end =
                all.map {
                    "; a restore of all \(Quantity.bytes(liveBytes)) would take about \(Quantity.duration(nanoseconds: $0))"
                } ?? ""
            options.tell(
                "remote_drill",
                [
                    "url": url.base, "seconds_to_history": seconds(opened),
                    "seconds_to_first_file": seconds(first),
                    "seconds_to_all": all.map(seconds), "live_bytes": liveBytes,
                ],
                "using only \(url.base): the history was available after \(Quantity.duration(nanoseconds: opened)), and the first file was restored after \(Quantity.duration(nanoseconds: first))\(end)"
            )
        }
    }
}

/// What verbs say of a remote that ask nothing of its content.
enum RemoteAnswer {
    /// `status` with the address of a remote.
    static func status(_ url: RemoteURL, _ context: Context) throws {
        let newest = try RemoteNewest(url, context, Cancellation.bySignals())
        try RemoteMemory(url, context, newest.state.repository).remember(newest.found)
        let manifest = newest.found.manifest
        let check = try RemoteCheck(newest.state, manifest)
        let bytes = manifest.packBytes.addingSaturated(manifest.deltas.saturatedSum(\.length))
        let pushed = Timestamp(seconds: manifest.seconds)
        let commit =
            manifest.commit.map {
                "commit \($0.number) of \(TimeText.local(Timestamp(seconds: $0.seconds)))"
            } ?? "no commit"
        let isWhole = check.lossCount == 0 && newest.passedOver.isEmpty
        context.options.tell(
            "remote_status",
            [
                "url": url.base, "id": newest.state.repository.description,
                "host": manifest.host, "manifest": manifest.number, "pushed": manifest.seconds,
                "commit": manifest.commit?.number, "commit_seconds": manifest.commit?.seconds,
                "packs": manifest.packs, "bytes": bytes, "whole": isWhole,
            ],
            """
            repository \(newest.state.repository.short) in \(url.base), \(newest.keys == nil ? "not encrypted" : "encrypted")
            the remote has everything up to \(commit)
            pushed \(TimeText.local(pushed)) by \(PathText.display(manifest.host.utf8)); \(Quantity.bytes(bytes))
            \(isWhole ? "run `cairn -r \(url.text) verify` to check that nothing is missing" : "something is missing; run `cairn -r \(url.text) verify` to see what")
            """)
        if !isWhole { throw CommandFailure("the remote at \(url.base) is damaged", nil) }
    }

    /// The description of a remote's repository, as its newest manifest has it; no password is
    /// asked for, unless its states disagree whether there is one.
    static func description(_ url: RemoteURL, _ context: Context) throws -> RepositoryDescription {
        var state = try RemotePlace(url, context, Cancellation.bySignals()).state
        try state.look(upTo: context.options.state, at: url)
        let trust = try RemoteMemory.trust(context, state.repository)
        let newest = try state.claimed(trust) { name, why in
            context.note(RemotePassedOver(name: name, why: why).text(url))
        }
        guard let newest else {
            throw try MissingRemoteState.failure(state, url, context)
        }
        let claim = RemoteClaim(newest, state, trust)
        try claim.refuseUnexpectedPlain(url, context)
        let isDoubted = try claim.contradiction(url) != nil
        let proven = isDoubted ? try claim.unlock(url, context).newest : newest
        try RemoteMemory(url, context, state.repository).check(proven ?? newest, url)
        return try RepositoryDescription(parsing: (proven ?? newest).manifest.description)
    }
}
