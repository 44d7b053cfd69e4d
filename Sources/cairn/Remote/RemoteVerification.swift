import ArgumentParser
import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnText

/// Checks a remote: its newest manifest, each object that it names, and their content.
struct RemoteVerification {
    let context: Context
    let request: VerifyRequest
    let randomness: any Randomness

    private var options: GlobalOptions { context.options }

    /// Tells what it finds.
    ///
    /// - Throws: ``CommandFailure`` when something is damaged; ``ExitCode`` when interrupted.
    func run(_ url: RemoteURL) throws {
        let outer = Cancellation.bySignals()
        // Ended by a store that fails, too.
        let cancellation = Cancellation(within: outer)
        let newest = try RemoteNewest(url, context, outer)
        var check = try RemoteCheck(newest.state, newest.found.manifest)
        let files: RemoteFiles
        do {
            // What was fetched earlier says nothing of what is there now.
            if let loss = check.losses.first { throw loss }
            files = try RemoteSession.fetching(newest.state, context, cancellation) {
                try RemoteFiles(
                    newest.state, newest.found.manifest, scratch: $0,
                    readsAgain: request.readData != .none)
            }
        } catch let loss as RemoteLoss { return try refuse(newest, check, loss) }
        check.compare(files)
        let evidence = check.evidence(
            readsObjects: request.readData == .all, cancellation: cancellation)
        let session: RemoteSession
        do {
            session = try RemoteSession(newest, newest.found, files, context, evidence: evidence)
        } catch {
            throw evidence.failure ?? error
        }
        let outcome = Result { try verify(session, cancellation) }
        if let failure = evidence.failure, !outer.isRequested { throw failure }
        let report = try outcome.get()
        tell(newest, check)
        VerifyText.show(report, options) { note in
            switch note {
            // Copies of `cairn.json` stay at home, and nobody repairs in a remote.
            case .descriptionCopy, .mendable, .readable, .catalog: false
            default: true
            }
        }
        if report.ending == .cancelled { throw ExitCode(ExitStatus.interrupted) }
        let isDamaged = report.isDamaged || check.lossCount > 0 || !newest.passedOver.isEmpty
        let isNoted = remember(newest, check, report, isDamaged: isDamaged)
        guard isDamaged else {
            RemoteFinding.noteState(newest.found, newest.url, context)
            return
        }
        throw CommandFailure(
            "the remote at \(url.base) is damaged", next(newest, check, isNoted: isNoted))
    }

    /// - Returns: whether the next push is told to send again what is missing.
    private func remember(
        _ newest: RemoteNewest, _ check: RemoteCheck, _ report: VerifyReport?, isDamaged: Bool
    ) -> Bool {
        let reading: RemoteHealth.Reading =
            switch request.readData {
            case .none: .structure
            case .sample: .sample
            case .all: .everything
            }
        let damaged = report?.findings.compactMap { finding in
            if case .pack(let damage) = finding { damage.pack } else { nil }
        }
        let listed = Set(check.losses.map(\.path) + newest.passedOver.map(\.name.description))
        let paths = listed.union(damaged ?? [])
        // What the listing shows a listing disproves.
        let isListed = paths == listed && !listed.isEmpty
        let found = RemoteHealth.Damage(
            isListed ? .structure : reading, paths: paths,
            versions: report?.damage.versionCount ?? 0)
        RemoteFinding(newest.url, newest.state.repository, context)?
            .verified(reading, isDamaged ? found : nil)
        return check.lossCount > 0
            && RemoteFinding.noteLoss(newest.url, newest.state.repository, context)
    }

    private func next(_ newest: RemoteNewest, _ check: RemoteCheck, isNoted: Bool) -> String {
        let away = lossesAway(newest, check)
        if away > 0 {
            let are = away == 1 ? "is" : "are"
            return
                "\(Quantity.count(away)) of the lost objects \(are) stored only in remotes, so this machine cannot upload \(away == 1 ? "it" : "them") again. Run `cairn repair` to fetch data from other remotes and from your current files, and to list what is lost; the next push uploads the recovered objects"
        }
        let again =
            isNoted
            ? "the next push, for example `cairn remote push \(newest.url.base)`,"
            : "on the machine with the repository, `cairn remote push --resend \(newest.url.base)`"
        return
            "\(again) uploads missing or truncated objects again. If an object has the right length but the wrong content, a push does not replace it; delete the object on the server first, or push to another address"
    }

    /// The packs that are lost there and of which this machine's repository has a note alone.
    private func lossesAway(_ newest: RemoteNewest, _ check: RemoteCheck) -> Int {
        let here = context.ownState.repositories.compactMap { id, place -> TieredStorage? in
            guard id == newest.state.repository,
                (try? MountGuard.shared.requireAnswer(place)) != nil,
                let storage = try? LinuxStorage(at: place)
            else { return nil }
            return TieredStorage(storage, away: RemoteAwayPacks(clock: context.clock) { [] })
        }
        return check.losses.count { loss in
            here.contains { (try? $0.isElsewhere(loss.path)) == true }
        }
    }

    /// What helps somebody who reads a remote that is damaged.
    static func next(_ base: String, _ what: String) -> String {
        "`cairn remote verify \(base) --read-data` shows \(what). Another remote might still have the data; on the machine with the repository, `cairn remote push --resend \(base)` uploads missing data again"
    }

    private func verify(_ session: RemoteSession, _ cancellation: Cancellation) throws
        -> VerifyReport
    {
        let id = session.repository.description.repository
        let progress = VerifyProgressReport(options)
        defer { progress.clear() }
        var request = request
        request.readers = Self.transfers
        let run = VerifyRun(
            session.repository, catalogPath: context.state.catalogPath(id),
            catalogRight: try VerifyCommand.catalogRight(context, nil, id), clock: context.clock,
            randomness: randomness, cancellation: cancellation, observer: progress)
        return try run.run(request)
    }

    /// Packs that are read at the same time.
    private static let transfers = 4

    /// Without its deltas nothing of a state can be read.
    private func refuse(_ newest: RemoteNewest, _ check: RemoteCheck, _ loss: RemoteLoss) throws {
        var check = check
        check.add(loss)
        tell(newest, check)
        let isNoted = remember(newest, check, nil, isDamaged: true)
        let manifest = newest.found.manifest
        let last = try newest.state.lastWhole(
            before: newest.found, keys: newest.keys,
            scratch: { try RemoteSession.scratch(context) },
            passedOver: { name, why in
                guard !newest.passedOver.contains(where: { $0.name == name }) else { return }
                finding("state \(name.number), which is older, is also damaged: \(why)")
            })
        let kept =
            last.map { found in
                "the last intact state before it is \(found.manifest.number), pushed \(moment(found.manifest)); \(lost(manifest, since: found.manifest))"
            } ?? "no earlier state is intact, so all snapshots in this remote are lost"
        throw CommandFailure(
            "state \(manifest.number) of the remote at \(newest.url.base), pushed \(moment(manifest)), cannot be read; \(kept)",
            next(newest, check, isNoted: isNoted))
    }

    /// The commits that a state had, and an earlier one has not.
    private func lost(_ manifest: RemoteManifest, since found: RemoteManifest) -> String {
        let (first, last) = ((found.commit?.number ?? 0) + 1, manifest.commit?.number ?? 0)
        switch last {
        case ..<first: return "there were no later commits"
        case first: return "commit \(last), which came later, is no longer in this remote"
        default:
            return
                "the commits \(first) to \(last), which came later, are no longer in this remote"
        }
    }

    private func moment(_ manifest: RemoteManifest) -> String {
        TimeText.utc(Timestamp(seconds: manifest.seconds))
    }

    // MARK: Text

    private func tell(_ newest: RemoteNewest, _ check: RemoteCheck) {
        for state in newest.passedOver {
            finding(
                "the manifest \(state.name) is damaged or belongs to another repository: \(state.why)"
            )
        }
        for loss in check.losses { finding("an object is missing or damaged: \(loss)") }
        if check.lossCount > check.losses.count {
            finding("and \(Quantity.count(check.lossCount - check.losses.count)) more objects")
        }
        for key in check.foreign {
            note(
                "\(PathText.display(key.utf8)) does not belong to the remote; someone else put it there"
            )
        }
        if check.foreignCount > check.foreign.count {
            note("and \(Quantity.count(check.foreignCount - check.foreign.count)) more such keys")
        }
        let manifest = newest.found.manifest
        if options.json {
            JSONObject(
                type: "remote_state",
                [
                    "url": newest.url.base, "id": newest.state.repository.description,
                    "manifest": manifest.number, "pushed": manifest.seconds,
                    "commit": manifest.commit?.number, "objects": check.named,
                    "objects_bytes": check.namedBytes, "lost_objects": check.lossCount,
                    "foreign_objects": check.foreignCount,
                ]
            ).write()
        } else if !options.quiet {
            Terminal.line(
                "state \(manifest.number), pushed \(moment(manifest)): \(Quantity.of(check.named, "object")), \(Quantity.bytes(check.namedBytes)), \(check.lossCount == 0 ? "all there" : "\(Quantity.count(check.lossCount)) not whole")"
            )
        }
    }

    private func finding(_ text: String) {
        if options.json {
            JSONObject(type: "finding", ["message": text, "damage": true]).write()
        } else {
            Terminal.errorLine("cairn: " + Paint.bad(text, on: 2))
        }
    }

    private func note(_ text: String) {
        if options.json {
            JSONObject(type: "note", ["message": text]).write()
        } else if !options.quiet {
            Terminal.line("note: \(text)")
        }
    }
}
