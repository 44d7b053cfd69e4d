import CairnCore
import CairnFormat
import CairnSource
import CairnWatch
import Synchronization

/// What a round asks of the source in its midst. - Source: decision 0015.
extension Daemon {
    /// Whether somebody wrote to a file since the round's barrier: asked when it changed after all
    /// that was told, perhaps by its metadata alone.
    ///
    /// Called on the scanner's thread; what is told stays where it is.
    /// - Returns: until when nobody did, of ``Clock/monotonic()``; nil when somebody may have, or
    ///   the source does not answer.
    func untouched(_ place: RepositoryPath) -> UInt64? {
        guard let hinted = shared.withLock({ $0.roots.hinted(place) }) else { return nil }
        let tick = UInt64(FileStatus.clockTickNanoseconds)
        // Files' times are behind by a tick.
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
        func covers(_ path: SourcePath) -> Bool {
            path.root == place.root && ItemPath.relative(place.path, to: path.path) != nil
        }
        switch self {
        case .barrier, .look(_, .metadata): return false
        case .look(let path, _):
            return covers(path)
                || path.root == place.root && DatabaseCompanion(path.path)?.database == place.path
        case .list(let path), .reconcile(let path, _): return covers(path)
        case .moved(let from, let to): return covers(from) || covers(to)
        case .unwatchable, .watchable, .ready, .suspended, .gone, .back: return true
        }
    }
}
