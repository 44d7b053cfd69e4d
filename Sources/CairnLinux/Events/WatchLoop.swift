import CairnCore
import CairnWatch
import Glibc

/// The watching thread: waits for events, feeds the ``Watcher``, hands its hints on. Everything
/// here belongs to that thread.
///
/// - Never waits for the rest of the program (rule 2): requests are taken from a list, hints are
///   given to a sink that must not wait.
/// - Bounds a round: ``eventsMaximum`` events, ``stepsMaximum`` directories, ``hintsMaximum`` hints
///   a call of the sink.
/// - Knows that everything that happened was read by an echo of the event source (``EventEcho``):
///   what is in the kernel's queue, in the source and on the way to here cannot be seen otherwise.
/// - An event source that is lost, or cannot be started, is a gap on every root; it is started
///   again, after pauses (``RestartPauses``), and everything is watched anew
///   (``Watcher/lose(_:)``, rule 16).
/// - Compares its map with the kernel's watches every ``auditInterval`` (rule 14), when there is
///   nothing else to do.
/// - Wakes: an event, a request, a change of the mount table, the end of a rename's grace; every
///   ``beat`` for the watchdog and to hear of the source; every ``lookInterval`` while a root is
///   gone, to see whether it is back; every ``keyInterval`` while an encrypted directory is
///   watched, to release it when its key is removed. With the watchdog's it looks at directories
///   that the inode's flag excludes, and which ones are exported.
final class WatchLoop {
    static let eventsMaximum = 4_096
    static let stepsMaximum = 128
    static let hintsMaximum = 4_096
    static let beat: UInt64 = 10_000_000_000
    static let lookInterval: UInt64 = 5_000_000_000
    static let keyInterval: UInt64 = 2_000_000_000

    /// What it is made with.
    struct Setting: Sendable {
        let cookieDirectory: [UInt8]
        let excluded: Set<DirectoryIdentity>
        let exportFiles: [[UInt8]]
        let program: [UInt8]?
        let patience: EventPatience
        let auditInterval: UInt64
        let clock: any CairnCore.Clock
    }

    private let setting: Setting
    /// Nil while it is lost.
    private var instance: InotifyInstance?
    private var pauses: RestartPauses
    private var nextStart: UInt64?
    /// Why it is lost.
    private var trouble: SystemError?
    /// Whether the program has ended; what it sent before may still be read.
    private var hasEnded = false
    private let environment: InotifyEnvironment
    private let watcher: Watcher<InotifyEnvironment>
    private let cookies: BarrierCookies
    private let mountinfo: LinuxDescriptor?
    private let requests: WatchRequests
    private let sink: any ChangeSink
    private let clock: any CairnCore.Clock
    private let watchesMaximum: Int
    private var echo: EventEcho
    private var lastLook: UInt64 = 0
    private var lastUnheard: UInt64 = 0
    private var lastKeys: UInt64 = 0
    private var nextAudit: UInt64
    private var audits: UInt64 = 0
    /// The result of an audit that somebody waits for.
    private var lastAudit: WatchAudit?

    init(_ setting: Setting, requests: WatchRequests, sink: any ChangeSink) throws(SystemError) {
        self.setting = setting
        self.requests = requests
        self.sink = sink
        clock = setting.clock
        nextAudit = clock.monotonic() + setting.auditInterval
        pauses = RestartPauses(setting.patience)
        echo = EventEcho(setting.patience, now: clock.monotonic())
        environment = InotifyEnvironment(
            excluded: setting.excluded.union([
                try BarrierCookies.identity(setting.cookieDirectory)
            ]), exportFiles: setting.exportFiles)
        watcher = Watcher(environment)
        cookies = BarrierCookies(setting.cookieDirectory, environment)
        mountinfo = try? openAt(AT_FDCWD, MountTable.path, O_RDONLY)
        watchesMaximum = Self.kernelLimit()
        do throws(SystemError) { try open() } catch { lose(error) }
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
            do throws(SystemError) {
                try round(haveMountsChanged, now: now)
                try auditIfDue(now)
            } catch { lose(error) }
            startIfDue(now)
            requests.publish(statistics(now))
        }
    }

    // MARK: The event source

    private func open() throws(SystemError) {
        let new = try InotifyInstance(
            setting.program, clock: clock, patience: setting.patience.start)
        environment.use(new)
        // Also proves that watches can be placed at all: /proc is there, and the limit is not
        // reached.
        do throws(SystemError) { try cookies.watch() } catch {
            environment.use(nil)
            cookies.forget()
            throw error
        }
        instance = new
        hasEnded = false
        trouble = nil
        echo = EventEcho(setting.patience, now: clock.monotonic())
        pauses.noteStart(at: clock.monotonic())
    }

    /// What it held is unknown, and its watches went with it.
    private func lose(_ error: SystemError) {
        instance = nil
        environment.use(nil)
        cookies.forget()
        watcher.lose(error)
        watcher.advance(now: clock.monotonic())
        trouble = error
        nextStart = pauses.noteLoss(at: clock.monotonic())
    }

    private func startIfDue(_ now: UInt64) {
        guard let due = nextStart, now >= due else { return }
        do throws(SystemError) {
            try open()
            nextStart = nil
            watcher.findAgain()
        } catch {
            trouble = error
            nextStart = pauses.noteLoss(at: clock.monotonic())
        }
    }

    // MARK: A round

    /// - Returns: whether the mounts have changed.
    private func wait() -> Bool {
        let others = instance?.descriptors ?? []
        var descriptors = [
            pollfd(fd: requests.wakeDescriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: mountinfo?.number ?? -1, events: Int16(POLLPRI), revents: 0),
        ]
        descriptors += others.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&descriptors, nfds_t(descriptors.count), timeout())
        if descriptors[0].revents != 0 { requests.clearWake() }
        if !others.isEmpty, descriptors[descriptors.count - 1].revents != 0 { hasEnded = true }
        return descriptors[1].revents & Int16(POLLPRI | POLLERR) != 0
    }

    /// Milliseconds.
    private func timeout() -> Int32 {
        if isBusy { return 0 }
        let now = clock.monotonic()
        let look = watcher.missesRoots ? Self.lookInterval : Self.beat
        let beat = now + (environment.hasEncrypted ? Self.keyInterval : look)
        let deadlines = [
            beat, instance == nil || echo.isAwaited ? nil : nextAudit, nextStart,
            watcher.nextDeadline,
            instance.map { echo.nextDeadline(lastHeard: $0.lastReceived) },
        ]
        let next = deadlines.compactMap { $0 }.min() ?? beat
        return Int32(clamping: (next > now ? next - now : 0) / 1_000_000) + 1
    }

    private var isBusy: Bool {
        guard let instance else { return false }
        return instance.holdsEvents || (watcher.hasWork && !echo.holdsWork)
            || echo.isDue(awaitsDrain: watcher.awaitsDrain, now: clock.monotonic())
    }

    /// - Throws: when the event source is lost.
    private func round(_ haveMountsChanged: Bool = false, now: UInt64) throws(SystemError) {
        var read = EventRound()
        if let instance { try self.read(instance, &read) }
        // Before the events: they may tell of a mount point's deletion after an unmount.
        if haveMountsChanged || (!read.events.isEmpty && mountsChanged()) { readMounts(now: now) }
        var done = 0
        for (end, number) in read.barriers {
            watcher.take(Array(read.events[done..<end]), now: now)
            watcher.sawBarrier(number)
            done = end
        }
        watcher.take(done == 0 ? read.events : Array(read.events[done...]), now: now)
        lookAtOwnWatches(read.events, now: now)
        if read.echoed?.awaitsDrain == true { watcher.drained() }
        if let kernel = read.echoed?.kernel {
            lastAudit = watcher.audit(kernel.subtracting(environment.ownWatches))
        }
        if !echo.holdsWork { watcher.work(steps: Self.stepsMaximum, now: now) }
        watcher.advance(now: now)
        if watcher.missesRoots, now >= lastLook + Self.lookInterval {
            lastLook = now
            watcher.lookForRoots()
        }
        if now >= lastUnheard + Self.beat {
            lastUnheard = now
            watcher.lookAtUnheard()
            if environment.readExports() { watcher.standingsChanged() }
        }
        if environment.hasEncrypted, now >= lastKeys + Self.keyInterval {
            lastKeys = now
            if environment.releaseLocked() { watcher.retry() }
        }
        guard let instance, echo.isDue(awaitsDrain: watcher.awaitsDrain, now: now) else { return }
        echo.asked(try instance.ask(), awaitsDrain: watcher.awaitsDrain, now: now)
    }

    private func read(_ instance: InotifyInstance, _ read: inout EventRound) throws(SystemError) {
        while read.events.count < Self.eventsMaximum {
            switch try instance.next() {
            case .event(let event) where event.wd == cookies.wd:
                guard let number = cookies.number(of: event) else { continue }
                echo.sawCookie(number)
                read.barriers.append((read.events.count, number))
            case .event(let event):
                if event.mask.contains(.overflow) { echo.sawOverflow() }
                echo.sawEvent()
                read.events.append(event)
            case .echo(let number):
                guard let echoed = echo.came(number) else { throw instance.failure(.malformed) }
                guard !echoed.lacksCookie else { throw instance.failure(.incomplete) }
                read.barriers += echoed.plainBarriers.map { (read.events.count, $0) }
                read.echoed = echoed
                // What it proves, it proves of what was read before.
                return
            case nil where hasEnded: throw instance.failure(.ended)
            case nil:
                // Once more, for this process, too, may have stood still.
                guard echo.isOverdue(lastHeard: instance.lastReceived, now: clock.monotonic()),
                    !instance.awaitsWord(milliseconds: Self.lastChanceMilliseconds)
                else { return }
                throw instance.failure(.silent)
            }
        }
    }

    private static let lastChanceMilliseconds: Int32 = 500

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
            if instance == nil {
                // All that happens is covered by the gap.
                watcher.sawBarrier(number)
            } else {
                echo.awaitBarrier(number, hasCookie: cookies.make(number))
            }
        case .retry: watcher.retry()
        case .file(let path, let isWatched):
            if isWatched { watcher.watchFile(path) } else { watcher.unwatchFile(path) }
        case .audit(let reply):
            var found: WatchSurvey?
            do throws(SystemError) { found = try audit() } catch { lose(error) }
            reply.update { $0 = .some(found) }
        }
    }

    /// Compares the watches when due: with the kernel's as they were before an echo, if nothing
    /// came before it, for a missing watch may be explained by an event. A lost watch is reported
    /// as `reconcile` with ``GapCause/lostWatch``.
    private func auditIfDue(_ now: UInt64) throws(SystemError) {
        if lastAudit != nil {
            lastAudit = nil
            nextAudit = now + setting.auditInterval
            audits += 1
        }
        guard now >= nextAudit, !isBusy, !echo.isAwaited, let instance else { return }
        guard let kernel = try? instance.watchNumbers() else {
            nextAudit = now + setting.auditInterval
            return
        }
        echo.asked(try instance.ask(), kernel: kernel, awaitsDrain: false, now: now)
    }

    /// - Returns: nil when events keep coming, the kernel does not tell, or there is no source.
    private func audit() throws(SystemError) -> WatchSurvey? {
        guard let instance else { return nil }
        // The map must know what the kernel knows.
        for _ in 0..<100_000 {
            try round(now: clock.monotonic())
            if isBusy { continue }
            if echo.isAwaited {
                _ = instance.awaitsWord(milliseconds: Self.lastChanceMilliseconds)
                continue
            }
            guard let kernel = try? instance.watches() else { return nil }
            lastAudit = nil
            echo.asked(
                try instance.ask(), kernel: Set(kernel.keys), awaitsDrain: false,
                now: clock.monotonic())
            while echo.isAwaited {
                _ = instance.awaitsWord(milliseconds: Self.lastChanceMilliseconds)
                try round(now: clock.monotonic())
            }
            guard let found = lastAudit else { continue }
            lastAudit = nil
            return WatchSurvey(audit: found, inodes: kernel, places: watcher.places)
        }
        return nil
    }

    // MARK: The system

    private func mountsChanged() -> Bool {
        guard let mountinfo else { return false }
        var descriptor = pollfd(fd: mountinfo.number, events: Int16(POLLPRI), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    private func readMounts(now: UInt64) {
        guard let mountinfo, let table = try? MountTable.read(mountinfo) else { return }
        environment.mountsChanged()
        if environment.readExports() { watcher.standingsChanged() }
        watcher.mountsChanged(table, now: now)
    }

    private func statistics(_ now: UInt64) -> WatchStatistics {
        var statistics = watcher.statistics
        statistics.watches += environment.ownWatches.count
        statistics.watchesMaximum = watchesMaximum
        statistics.lastRound = now
        statistics.audits = audits
        statistics.trouble = trouble
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
