import CairnCore
import CairnFormat

/// What ``Watcher/audit(_:)`` found.
public struct WatchAudit: Equatable, Sendable {
    /// Directories that the map took for watched and the kernel did not; they are being watched
    /// again.
    public var lost: [SourcePath]
    /// Watches of the kernel that the map does not know; they were given up.
    public var stray: Int

    public init(lost: [SourcePath], stray: Int) {
        self.lost = lost
        self.stray = stray
    }
}

extension Watcher {
    /// Compares the map with the watches that the kernel has, and mends what differs. To be called
    /// when the kernel has no more events.
    public func audit(_ kernel: Set<Int32>) -> WatchAudit {
        let lost = map.watches.filter { !kernel.contains($0) }
        let stray = kernel.filter { !map.isHeld($0) }
        var audit = WatchAudit(lost: [], stray: stray.count)
        for wd in lost {
            audit.lost += map.places(of: wd)
            map.apply(KernelEvent(wd: wd, mask: .ignored), now: 0)
        }
        for wd in stray { ground.unwatch(wd) }
        perform()
        return audit
    }

    /// Every watch and the places it stands for: for tests.
    public var places: [Int32: [SourcePath]] {
        Dictionary(uniqueKeysWithValues: map.watches.map { ($0, map.places(of: $0)) })
    }
}
