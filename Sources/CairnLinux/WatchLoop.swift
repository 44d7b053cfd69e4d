import CairnCore
import CairnWatch
import Glibc

/// The watching thread: waits for the kernel, feeds the ``Watcher``, hands its hints on. Everything
/// here belongs to that thread.
///
/// - Never waits for the rest of the program (rule 2): requests are taken from a list, hints are
///   given to a sink that must not wait.
/// - Bounds a round: ``eventsMaximum`` events, ``stepsMaximum`` directories, ``hintsMaximum`` hints
///   a call of the sink.
/// - Compares its map with the kernel's watches every ``auditInterval`` (rule 14), when there is
///   nothing else to do.
/// - Wakes: an event, a request, a change of the mount table, the end of a rename's grace; every
///   ``beat`` for the watchdog; every ``lookInterval`` while a root is gone, to see whether it is
///   back. With the watchdog's it looks at directories that the inode's flag excludes.
final class WatchLoop {
    static let eventsMaximum = 4_096
    static let stepsMaximum = 128
    static let hintsMaximum = 4_096
    static let beat: UInt64 = 10_000_000_000
    static let lookInterval: UInt64 = 5_000_000_000

    private let instance: InotifyInstance
    private let environment: InotifyEnvironment
    private let watcher: Watcher<InotifyEnvironment>
    private let cookies: BarrierCookies
    private let mountinfo: LinuxDescriptor?
    private let requests: WatchRequests
    private let sink: any ChangeSink
    private let clock: any CairnCore.Clock
    private let watchesMaximum: Int
    /// Barriers without a cookie: seen when the kernel has no more events.
    private var plainBarriers: [UInt64] = []
    private var lastLook: UInt64 = 0
    private var lastUnheard: UInt64 = 0
    private let auditInterval: UInt64
    private var nextAudit: UInt64
    private var audits: UInt64 = 0

    init(
        _ instance: InotifyInstance, cookieDirectory: [UInt8], excluded: Set<DirectoryIdentity>,
        requests: WatchRequests, sink: any ChangeSink, clock: any CairnCore.Clock,
        auditInterval: UInt64
    ) throws(SystemError) {
        self.auditInterval = auditInterval
        nextAudit = clock.monotonic() + auditInterval
        self.instance = instance
        self.requests = requests
        self.sink = sink
        self.clock = clock
        environment = InotifyEnvironment(
            instance, excluded: excluded.union([try BarrierCookies.identity(cookieDirectory)]))
        watcher = Watcher(environment)
        cookies = BarrierCookies(cookieDirectory, environment)
        mountinfo = try? openAt(AT_FDCWD, MountTable.path, O_RDONLY)
        watchesMaximum = Self.kernelLimit()
        // Also proves that watches can be placed at all: /proc is there, and the limit is not
        // reached.
        try cookies.watch()
        readMounts(now: 0)
    }

    func run() {
        requests.publish(statistics(clock.monotonic()))
        while true {
            let taken = requests.take()
            if taken.contains(where: { if case .stop = $0 { true } else { false } }) { break }
            for request in taken { perform(request) }
            deliver()
            let haveMountsChanged = wait()
            let now = clock.monotonic()
            round(haveMountsChanged, now: now)
            auditIfDue(now)
            requests.publish(statistics(now))
        }
        instance.close()
    }

    // MARK: A round

    /// - Returns: whether the mounts have changed.
    private func wait() -> Bool {
        var descriptors = [
            pollfd(fd: instance.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: requests.wakeDescriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: mountinfo?.number ?? -1, events: Int16(POLLPRI), revents: 0),
        ]
        _ = poll(&descriptors, nfds_t(descriptors.count), timeout())
        if descriptors[1].revents != 0 { requests.clearWake() }
        return descriptors[2].revents & Int16(POLLPRI | POLLERR) != 0
    }

    /// Milliseconds.
    private func timeout() -> Int32 {
        if isBusy { return 0 }
        let now = clock.monotonic()
        var nanoseconds = watcher.missesRoots ? Self.lookInterval : Self.beat
        nanoseconds = min(nanoseconds, nextAudit > now ? nextAudit - now : 0)
        if let deadline = watcher.nextDeadline {
            nanoseconds = min(nanoseconds, deadline > now ? deadline - now : 0)
        }
        return Int32(nanoseconds / 1_000_000) + 1
    }

    private var isBusy: Bool {
        watcher.hasWork || watcher.awaitsDrain || hasMoreEvents || !plainBarriers.isEmpty
    }

    /// The library may have events in its buffer, of which the kernel does not know any more.
    private var hasMoreEvents = false

    private func round(_ haveMountsChanged: Bool = false, now: UInt64) {
        var events: [KernelEvent] = []
        var barriers: [(afterEvents: Int, number: UInt64)] = []
        var isDrained = false
        while events.count < Self.eventsMaximum {
            guard let event = instance.next() else {
                isDrained = true
                break
            }
            if event.wd == cookies.wd {
                if let number = cookies.number(of: event) {
                    barriers.append((events.count, number))
                }
            } else {
                events.append(event)
            }
        }
        hasMoreEvents = !isDrained
        // Before the events: they may tell of a mount point's deletion after an unmount.
        if haveMountsChanged || (!events.isEmpty && mountsChanged()) { readMounts(now: now) }
        var done = 0
        for (end, number) in barriers {
            watcher.take(Array(events[done..<end]), now: now)
            watcher.sawBarrier(number)
            done = end
        }
        watcher.take(done == 0 ? events : Array(events[done...]), now: now)
        lookAtOwnWatches(events, now: now)
        if isDrained {
            watcher.drained()
            for number in plainBarriers { watcher.sawBarrier(number) }
            plainBarriers = []
        }
        watcher.work(steps: Self.stepsMaximum, now: now)
        watcher.advance(now: now)
        if watcher.missesRoots, now >= lastLook + Self.lookInterval {
            lastLook = now
            watcher.lookForRoots()
        }
        if now >= lastUnheard + Self.beat {
            lastUnheard = now
            watcher.lookAtUnheard()
        }
    }

    private func lookAtOwnWatches(_ events: [KernelEvent], now: UInt64) {
        var moved = false
        for event in events where environment.ownWatches.contains(event.wd) {
            if event.mask.contains(.moveSelf) { moved = true }
            if event.mask.contains(.ignored) { environment.ownWatches.remove(event.wd) }
        }
        if moved { watcher.checkRoots() }
    }

    private func deliver() {
        var hints = watcher.takeHints()[...]
        while !hints.isEmpty {
            sink.take(Array(hints.prefix(Self.hintsMaximum)))
            hints = hints.dropFirst(Self.hintsMaximum)
        }
    }

    // MARK: Requests

    private func perform(_ request: WatchRequests.Request) {
        switch request {
        case .stop: break
        case .roots(let roots):
            environment.roots = Dictionary(roots.map { ($0.number, $0.path) }) { first, _ in first }
            watcher.replaceRoots(roots)
        case .rules(let rules): watcher.replaceRules(rules)
        case .barrier(let number):
            watcher.awaitBarrier(number)
            if !cookies.make(number) { plainBarriers.append(number) }
        case .retry: watcher.retry()
        case .file(let path, let isWatched):
            if isWatched { watcher.watchFile(path) } else { watcher.unwatchFile(path) }
        case .audit(let reply): reply.update { $0 = .some(audit()) }
        }
    }

    /// Audits the watches when due. A lost watch is reported as `reconcile` with
    /// ``GapCause/lostWatch``.
    private func auditIfDue(_ now: UInt64) {
        guard now >= nextAudit, !isBusy else { return }
        guard let kernel = try? instance.watchNumbers() else {
            nextAudit = now + auditInterval
            return
        }
        // A missing watch may be explained by a pending event: then the next round tries again.
        guard !hasPendingEvents else { return }
        nextAudit = now + auditInterval
        audits += 1
        _ = watcher.audit(kernel.subtracting(environment.ownWatches))
    }

    /// - Returns: nil when events keep coming, or the kernel does not tell.
    private func audit() -> WatchSurvey? {
        // The map must know what the kernel knows.
        for _ in 0..<100_000 {
            round(now: clock.monotonic())
            if isBusy { continue }
            guard let kernel = try? instance.watches() else { return nil }
            // A missing watch may be explained by a pending event.
            if hasPendingEvents { continue }
            let found = watcher.audit(Set(kernel.keys).subtracting(environment.ownWatches))
            return WatchSurvey(audit: found, inodes: kernel, places: watcher.places)
        }
        return nil
    }

    // MARK: The system

    private var hasPendingEvents: Bool {
        var descriptor = pollfd(fd: instance.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) != 0
    }

    private func mountsChanged() -> Bool {
        guard let mountinfo else { return false }
        var descriptor = pollfd(fd: mountinfo.number, events: Int16(POLLPRI), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    private func readMounts(now: UInt64) {
        guard let mountinfo, let table = try? MountTable.read(mountinfo) else { return }
        environment.mountsChanged()
        watcher.mountsChanged(table, now: now)
    }

    private func statistics(_ now: UInt64) -> WatchStatistics {
        var statistics = watcher.statistics
        statistics.watches += environment.ownWatches.count
        statistics.watchesMaximum = watchesMaximum
        statistics.lastRound = now
        statistics.audits = audits
        return statistics
    }

    /// The user's limit, and that of the user namespace; 0 when the system does not tell.
    private static func kernelLimit() -> Int {
        let files = ["/proc/sys/fs/inotify/max_user_watches", "/proc/sys/user/max_inotify_watches"]
        let limits = files.compactMap { file -> Int? in
            guard let text = try? WholeFile.content(Array(file.utf8), bytesMaximum: 64)
            else { return nil }
            let line = String(decoding: text, as: UTF8.self).trimmingPrefix(while: \.isWhitespace)
            return Int(line.prefix(while: \.isNumber))
        }
        return limits.min() ?? 0
    }
}

/// The kernel's watches and the map's places for them.
struct WatchSurvey: Sendable {
    let audit: WatchAudit
    /// wd to inode, as the kernel tells.
    let inodes: [Int32: UInt64]
    /// wd to paths, as the map has them.
    let places: [Int32: [SourcePath]]
}

extension MountTable {
    static let path = Array("/proc/self/mountinfo".utf8)
    private static let bytesMaximum = 16 << 20

    /// The present mounts. - Throws: when /proc is not there.
    public static func read() throws(SystemError) -> MountTable {
        try read(try openAt(AT_FDCWD, path, O_RDONLY))
    }

    static func read(_ file: LinuxDescriptor) throws(SystemError) -> MountTable {
        MountTable(parsing: try WholeFile.content(of: file, path, bytesMaximum: bytesMaximum))
    }
}
