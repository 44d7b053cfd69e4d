import CairnCore

/// The result of ``Watcher/audit(_:)``.
public struct WatchAudit: Equatable, Sendable {
    /// Directories that the map had as watched but the kernel did not; they are being watched
    /// again.
    public var lost: [SourcePath]
    /// Number of kernel watches unknown to the map; they were removed.
    public var stray: Int
}

extension Watcher {
    /// Compares the map with the kernel's watches and corrects differences. Call it when the kernel
    /// has no more events.
    public func audit(_ kernel: Set<Int32>) -> WatchAudit {
        let stray = kernel.filter { !map.isHeld($0) }
        var audit = WatchAudit(lost: [], stray: stray.count)
        for wd in map.watches.filter({ !kernel.contains($0) }) {
            audit.lost += map.places(of: wd)
            map.apply(KernelEvent(wd: wd, mask: .ignored), now: 0)
        }
        for wd in stray { environment.unwatch(wd) }
        perform()
        return audit
    }

    /// Every watch and its places: for tests.
    public var places: [Int32: [SourcePath]] {
        Dictionary(uniqueKeysWithValues: map.watches.map { ($0, map.places(of: $0)) })
    }
}
