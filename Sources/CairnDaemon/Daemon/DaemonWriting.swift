import CairnCore
import CairnSource
import CairnWatch

/// The question of a round to the source while it runs.
/// - Source: decision 0015.
extension Daemon {
    /// Asks whether somebody wrote to a file since the round's barrier. A file that changed later
    /// may have changed only its metadata.
    ///
    /// Called on the scanner's thread; the reported hints stay where they are.
    /// - Returns: the time until which nobody wrote, of ``Clock/monotonic()``; nil when somebody
    ///   may have, or the source does not answer.
    func untouched(_ place: RepositoryPath) -> UInt64? {
        guard let hinted = shared.withLock({ $0.roots.hinted(place) }) else { return nil }
        let tick = UInt64(FileStatus.clockTickNanoseconds)
        // Files' times lag by a tick.
        environment.clock.pause(nanoseconds: tick)
        let asked = environment.clock.monotonic()
        let number = nextBarrier()
        environment.source.requestBarrier(number)
        let isUntouched = mailbox.allSatisfy(
            beforeBarrier: number,
            until: environment.roundPatience == 0 ? 0 : asked + environment.roundPatience
        ) { !$0.mayTellOfWriting(to: hinted) }
        return isUntouched == true ? asked - min(asked, tick) : nil
    }

    func nextBarrier() -> UInt64 {
        shared.withLock { shared in
            shared.barriers += 1
            return shared.barriers
        }
    }
}

extension ChangeHint {
    fileprivate func mayTellOfWriting(to place: SourcePath) -> Bool {
        switch self {
        case .barrier, .look(_, .metadata): return false
        case .look(let path, _):
            return path.covers(place)
                || path.root == place.root && DatabaseCompanion(path.path)?.database == place.path
        case .list(let path), .reconcile(let path, _): return path.covers(place)
        case .moved(let from, let to): return from.covers(place) || to.covers(place)
        case .unwatchable, .watchable, .ready, .suspended, .gone, .back: return true
        }
    }
}
