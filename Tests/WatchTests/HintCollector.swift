import CairnCore
import CairnFormat
import CairnWatch
import Foundation

/// A sink that keeps what it is given, and waits for it.
final class HintCollector: ChangeSink {
    private let condition = NSCondition()
    // SAFETY: reached only under `condition`.
    nonisolated(unsafe) private var hints: [ChangeHint] = []

    // SAFETY: as `hints`.
    nonisolated(unsafe) private var isHolding = false
    // SAFETY: as `hints`.
    nonisolated(unsafe) private var isHeld = false

    func take(_ new: [ChangeHint]) {
        condition.lock()
        hints += new
        condition.broadcast()
        while isHolding {
            isHeld = true
            condition.broadcast()
            condition.wait()
        }
        isHeld = false
        condition.unlock()
    }

    /// From now on whoever brings hints waits: a reader that is too slow.
    func hold() {
        condition.lock()
        isHolding = true
        condition.unlock()
    }

    func waitUntilHeld() {
        condition.lock()
        while !isHeld { condition.wait() }
        condition.unlock()
    }

    func release() {
        condition.lock()
        isHolding = false
        condition.broadcast()
        condition.unlock()
    }

    var all: [ChangeHint] {
        condition.lock()
        defer { condition.unlock() }
        return hints
    }

    func forget() {
        condition.lock()
        hints = []
        condition.unlock()
    }

    /// Waits until a hint is there that fits.
    func wait(seconds: Double = 30, for isWanted: (ChangeHint) -> Bool) -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        condition.lock()
        defer { condition.unlock() }
        while !hints.contains(where: isWanted) {
            if !condition.wait(until: deadline) { return hints.contains(where: isWanted) }
        }
        return true
    }

    func wait(_ hint: ChangeHint, seconds: Double = 30) -> Bool {
        wait(seconds: seconds) { $0 == hint }
    }

    /// Whether some hint says to look at this place.
    func covers(_ path: SourcePath) -> Bool { all.contains { $0.covers(path) } }
}

extension ChangeHint {
    /// Whether someone who follows this hint looks at `path`.
    func covers(_ path: SourcePath) -> Bool {
        switch self {
        case .look(let place, _): place == path
        case .list(let place):
            place.root == path.root && ItemPath.split(path.path).parent == place.path
        case .reconcile(let place, _), .unwatchable(let place, _, _): path.isBeneath(place)
        case .moved, .watchable, .ready, .suspended, .gone, .back, .barrier: false
        }
    }
}

extension SourcePath {
    init(_ root: UInt64, _ path: String) { self.init(root: root, path: Array(path.utf8)) }

    func isBeneath(_ place: SourcePath) -> Bool {
        root == place.root
            && (place.path.isEmpty || path == place.path
                || path.starts(with: place.path + [UInt8(ascii: "/")]))
    }
}
