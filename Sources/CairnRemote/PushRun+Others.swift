import CairnCore
import CairnFormat
import CairnRepository

/// The states that others wrote: a push gives up none of their commits.
extension PushRun {
    /// A state with fewer records than this machine saw there does not count for readers. Where
    /// its commits are unknown here, another copy of the repository wrote it, and a push would give
    /// them up.
    ///
    /// - Throws: ``RemoteDivergence``.
    func refuseUnknownCommits(of names: [RemoteKey.Name], besides own: RemoteRecord) throws {
        let newest: RemoteState.Found?
        do {
            newest = try remote.firstWhole(
                of: names, RemoteTrust(repository.keys), except: own.name, scratch: scratch,
                passedOver: { _, _ in })?.found
        } catch let error as RemoteError where error.kind == .broken {
            // There are too many broken manifests to look behind them: the known state counts.
            newest = nil
        }
        guard let newest, newest.name != own.name, newest.manifest.record < own.position.record
        else { return }
        _ = try localState(from: .start, after: newest.manifest)
    }

    /// - Throws: ``RemoteDivergence`` when this repository lacks what a state has.
    func localState(from position: JournalPosition, after last: RemoteManifest?) throws
        -> LocalState
    {
        do {
            let local = try LocalState(
                repository, from: position, after: last.map { ($0.record, $0.recordHash) },
                clock: clock)
            // A journal that begins later tells nothing of that record; the catalog knows commits.
            if let last, !local.reachesBack, let commit = last.commit, let reader = try catalog?(),
                try scratch.record().map({ try RemoteManifest(parsing: $0.manifest) }) != last,
                try !reader.has(commit.id, number: Int64(clamping: commit.number))
            {
                throw RemoteDivergence(remote: last.record, here: local.head.record)
            }
            return local
        } catch var divergence as RemoteDivergence {
            divergence.by = last.map(RemoteAuthor.init)
            throw divergence
        }
    }

    /// Two who push at the same time both write a state: readers take one, and what only the other
    /// has is not in the remote.
    ///
    /// - Throws: ``RemoteOvertaken``.
    func requireNewest(_ own: RemoteState.Found) throws {
        guard let other = try remote.overtaking(own, keys: repository.keys, scratch: scratch)
        else { return }
        // A state of this same repository, which went on, has everything.
        if other.manifest.record >= own.manifest.record,
            (try? localState(from: .start, after: other.manifest)) != nil
        {
            return
        }
        throw RemoteOvertaken(by: RemoteAuthor(other.manifest))
    }
}
