import CairnFormat
import CairnSimulation
import Synchronization
import TestSupport

@testable import CairnBackup
@testable import CairnCore
@testable import CairnDaemon
@testable import CairnRepository
@testable import CairnSource
@testable import CairnWatch

/// One life of a daemon, told by a seed: the tree changes, hints come late, in another order or not
/// at all, roots, disks and other commands come and go, the process dies. Whatever differs from the
/// repository is known to, and in the end nothing does.
final class DaemonStory {
    struct Failure: Error, CustomStringConvertible {
        let seed: UInt64
        let story: [String]
        let why: String
        var description: String { "seed \(seed): \(why)\n  " + story.joined(separator: "\n  ") }
    }

    private let seed: UInt64
    var random: SplitMix64
    let world: DaemonWorld
    private var story: [String] = []
    var away: Set<String> = []
    var failing: [String: Fault] = [:]
    var silent: Set<String> = []
    /// Those of ``away`` that the repository has.
    private var kept: Set<String> = []
    private var token = Access()
    private var isPaused = false
    private let steps: Int
    /// Directories are marked and unmarked, and patterns exclude some names.
    let isRuled: Bool

    enum Fault { case transient, permanent }

    /// What the daemon granted, if it has.
    private final class Access: @unchecked Sendable {
        // SAFETY: written by the daemon's loop, which the story's own thread drives.
        var token: AccessToken?
        var isAsked = false
    }

    init(seed: UInt64, in directory: TemporaryDirectory, steps: Int = 60, isRuled: Bool = false)
        throws
    {
        self.seed = seed
        self.isRuled = isRuled
        self.steps = steps
        random = SplitMix64(seed: seed)
        var generator = SplitMix64(seed: seed &+ 99)
        world = try DaemonWorld(
            seed: seed, catalogPath: directory.file("daemon-\(isRuled)-\(seed).sqlite")
        ) { configuration in
            if generator.oneIn(3) { configuration.settle.namesPerDirectoryMaximum = 2 }
            if generator.oneIn(3) { configuration.settle.pendingMaximum = 4 }
            configuration.template.stopsOnError = generator.oneIn(6)
            if generator.oneIn(3) { configuration.largeFileBytes = 1 }
            if generator.oneIn(2) {
                let rules = BundleRules(extensions: ["rtfd"], obeysInfoPlist: true)
                configuration.template.bundles = BundleCapture(rules, quiet: 2_000_000_000)
                if generator.oneIn(2) { configuration.settle.bundles = rules }
            }
            if isRuled { configuration.rules = Self.rules(&generator) }
        }
        // Less than one look finds.
        if generator.oneIn(3) {
            world.budget = RoundBudget(places: 1 + generator.below(3), bytes: 0)
        }
    }

    func run() throws {
        do {
            if isRuled { note("rules: \(rulesText)") }
            for _ in 0..<random.below(12) { change() }
            for _ in 0..<steps {
                let before = openDirectories()
                try step()
                tellJudged(before)
                if random.oneIn(4) { try check() }
            }
            try end()
        } catch {
            throw Failure(seed: seed, story: story, why: "\(error)\n\(world.known)")
        }
    }

    func note(_ text: String) { story.append(text) }

    // MARK: Steps

    private func step() throws {
        world.clock.advance(nanoseconds: UInt64(random.below(700)) * 1_000_000)
        switch random.below(60) {
        case 0..<22: change()
        case 22..<28: world.source.deliver(1 + random.below(6))
        case 28..<36:
            for _ in 0..<1 + random.below(4) where world.loop.turn() == .worked {}
        case 36..<40:
            note("time passes")
            world.clock.advance(nanoseconds: UInt64(random.below(4_000)) * 1_000_000)
            try world.settle()
        case 40, 41: reorder()
        case 42: lose()
        case 43, 44: moveRoot()
        case 45: silence()
        case 46..<49: disturbReading()
        case 49, 50: disturbRepository()
        case 51: pause()
        case 52: try acquire()
        case 53, 54: try flush()
        case 55: reload()
        case 56: try restart()
        default: break
        }
    }

    /// Everything that was to be told has been: what differs must be known.
    private func check() throws {
        world.source.deliver()
        _ = world.loop.turn()
        if world.loop.repository.session != nil {
            for path in kept where try world.stored(path).isEmpty {
                throw Unexpected("\(path) is away, and its versions went")
            }
        }
        guard world.source.pending.isEmpty else { return }
        try world.checkNothingMissed()
    }

    private func reorder() {
        var pending = world.source.pending
        guard pending.count > 1 else { return }
        let index = random.below(pending.count - 1)
        guard pending[index].isOfName, pending[index + 1].isOfName else { return }
        pending.swapAt(index, index + 1)
        world.source.pending = pending
        note("two hints are told in another order")
    }

    /// As the kernel's queue runs over: some of what waits is never told, and every root is to be
    /// compared.
    private func lose() {
        guard world.source.isStarted else { return }
        var pending = world.source.pending
        let first = random.below(pending.count + 1)
        let lost = pending[first...]
        pending = pending[..<first] + lost.filter { !$0.isOfName }
        for _ in 0..<2 {
            for root in world.source.roots
            where !away.contains(String(decoding: root.path, as: UTF8.self)) {
                pending.append(.reconcile(SourcePath(root: root.number, path: []), .overflow))
            }
        }
        note("hints are lost")
        world.source.pending = pending
    }

    private func moveRoot() {
        let path = [DaemonWorld.docs, DaemonWorld.work][random.below(2)]
        let number = world.source.place(path.pathBytes)?.root
        if away.remove(path) != nil {
            note("\(path) comes back")
            kept.remove(path)
            world.tree.rename(path + ".away", to: path)
            if let number {
                world.source.tell(
                    .back(root: number), .reconcile(SourcePath(root: number, path: []), nil))
            }
        } else if random.oneIn(3) {
            note("\(path) goes")
            away.insert(path)
            if world.loop.repository.session != nil, (try? world.stored(path).isEmpty) == false {
                kept.insert(path)
            }
            silent = silent.filter { !$0.hasPrefix(path) }
            world.tree.rename(path, to: path + ".away")
            if let number {
                world.source.tell(random.oneIn(2) ? .gone(root: number) : .suspended(root: number))
            }
        }
    }

    /// A directory that gives no events, or gives them again.
    private func silence() {
        if let path = silent.sorted().first {
            silent.remove(path)
            note("\(path) gives events again")
            if let place = world.source.place(path.pathBytes) {
                world.source.tell(.watchable(place), .reconcile(place, nil))
            }
        } else if let path = anything(.directory, besidesRoots: true),
            let place = world.source.place(path.pathBytes), world.source.isStarted
        {
            silent.insert(path)
            note("\(path) gives no events")
            world.source.tell(.unwatchable(place, .watchLimit, nil))
        }
    }

    private func disturbReading() {
        if let path = failing.keys.sorted().first, random.oneIn(2) { return heal(path) }
        guard let path = anything(random.oneIn(4) ? .directory : .file, besidesRoots: true),
            failing[path] == nil
        else { return }
        if random.oneIn(3) {
            note("\(path) changes whenever it is read")
            let left = Countdown(1 + random.below(6))
            let (tree, outside) = (world.tree, world.outside)
            tree.onRead(path) { _ in
                // Another may have the name by now.
                guard (try? tree.status(ofRoot: path.pathBytes))?.kind == .file, left.next() else {
                    return
                }
                tree.append(path, [0])
                if let source = outside.source, let place = source.place(path.pathBytes) {
                    source.tell(.look(place, .written))
                }
            }
        } else if random.oneIn(2) {
            note("\(path) cannot be read for now")
            failing[path] = .transient
            world.tree.failReads(path, code: 5)
        } else {
            note("\(path) cannot be opened")
            failing[path] = .permanent
            world.tree.deny(path)
        }
    }

    /// A disk's trouble passes without a word; a permission comes as a change.
    private func heal(_ path: String) {
        guard world.tree.exists(path), let fault = failing.removeValue(forKey: path) else { return }
        note("\(path) can be read again")
        world.tree.failReads(path, code: nil)
        world.tree.deny(path, false)
        if fault == .permanent { tell(path, .metadata) }
    }

    private func disturbRepository() {
        let storage = world.outside.storage
        switch random.below(5) {
        case 0:
            note("the repository's disk is full")
            storage.setFreeBytes(
                random.oneIn(2) ? 0 : ChunkStore.reserveBytes + UInt64(random.below(2_000)))
        case 1:
            note("the repository goes away")
            world.outside.isAway = true
            storage.failAt(operation: storage.operationCount + 1 + random.below(4), with: .error(5))
        case 2:
            note("one operation of the repository fails")
            storage.failAt(
                operation: storage.operationCount + 1 + random.below(12),
                with: .error(random.oneIn(2) ? 5 : 28))
        default: mendRepository()
        }
    }

    private func mendRepository() {
        world.outside.isAway = false
        world.outside.storage.clearFaults()
        world.outside.storage.setFreeBytes(1 << 40)
    }

    private func pause() {
        isPaused.toggle()
        note(isPaused ? "pause" : "resume")
        if isPaused {
            world.daemon.pause(nanoseconds: random.oneIn(2) ? nil : 3_000_000_000)
        } else {
            world.daemon.resume()
        }
    }

    private func acquire() throws {
        if let token = token.token {
            note("the repository is given back")
            self.token = Access()
            return world.daemon.release(token)
        }
        guard !token.isAsked else { return }
        note("another command borrows the repository")
        let access = token
        access.isAsked = true
        world.daemon.acquire { access.token = $0 }
        _ = world.loop.turn()
        if access.token != nil, random.oneIn(2) { try backUpBeside() }
    }

    /// Another command backs up while it has the repository: one of the sources, or what holds them
    /// both.
    private func backUpBeside() throws {
        let paths = random.oneIn(3) ? ["/home"] : [DaemonWorld.docs]
        guard paths.allSatisfy(world.tree.exists), let writer = try? world.outside.open() else {
            return
        }
        note("it backs up \(paths)")
        // To that command what is not there is gone.
        if paths == ["/home"] { kept = [] }
        let request = BackupRequest(sources: paths.map { .init(path: $0.pathBytes) }, readers: 0)
        _ = try? BackupRun(
            writer,
            fileSystem: RuledFileSystem(world.tree, rules: world.outside.configuration.rules),
            clock: world.clock, request: request,
            cancellation: Cancellation(), observer: nil
        ).run()
    }

    /// A flush, and nothing happens until it ends: whatever differs then cannot be had now.
    private func flush() throws {
        note("flush")
        let log = world.flush()
        try world.settle()
        // It waits while the repository is opened again, as long as that may succeed.
        guard log.done != nil else { return }
        for source in world.outside.configuration.sources.map(\.path)
        where !away.contains(String(decoding: source, as: UTF8.self)) {
            for path in try world.differing(String(decoding: source, as: UTF8.self)) {
                switch world.daemon.attention(to: ItemPath.join(source, path)) {
                case .failing, .inGap: continue
                // Written while it was read: the flush has told that.
                case .dirty where world.isFailing(ItemPath.join(source, path)): continue
                case let attention:
                    throw Unexpected(
                        "\(PathText.display(path)) differs after a flush: \(attention)\n\(world.known)"
                    )
                }
            }
        }
    }

    private func reload() {
        world.outside.configuration.sources = [DaemonWorld.docs, DaemonWorld.work].prefix(
            random.oneIn(2) ? 1 : 2
        )
        .map { .init(path: $0.pathBytes) }
        if isRuled, random.oneIn(2) { world.outside.configuration.rules = Self.rules(&random) }
        note(
            "reload with \(world.outside.configuration.sources.count) sources\(isRuled ? ", \(rulesText)" : "")"
        )
        world.daemon.reload { _ in }
        _ = world.loop.turn()
        if world.source.isStarted {
            silent = silent.filter { world.source.place($0.pathBytes) != nil }
        }
    }

    private func restart() throws {
        switch random.below(3) {
        case 0:
            note("stopped and started")
            world.stopCleanly()
            try world.checkNothingMissedAtTheEnd()
            world.restart(seed: random.next())
        case 1:
            note("killed and started")
            world.restart(seed: random.next())
        default:
            note("the power goes")
            world.restart(seed: random.next(), hasPower: false)
        }
        silent = []
        token = Access()
        isPaused = false
        _ = world.loop.turn()
    }

    // MARK: The end

    private func end() throws {
        note("all is mended")
        mendRepository()
        for path in [DaemonWorld.docs, DaemonWorld.work] where away.contains(path) {
            away.remove(path)
            kept.remove(path)
            world.tree.rename(path + ".away", to: path)
            if let number = world.source.place(path.pathBytes)?.root {
                world.source.tell(
                    .back(root: number), .reconcile(SourcePath(root: number, path: []), nil))
            }
        }
        for path in failing.keys.sorted() { heal(path) }
        tellJudged([])
        for path in silent.sorted() {
            if let place = world.source.place(path.pathBytes) {
                world.source.tell(.watchable(place), .reconcile(place, nil))
            }
        }
        silent = []
        if token.isAsked {
            try world.settle()
            if let token = token.token { world.daemon.release(token) }
        }
        world.daemon.resume()
        world.outside.configuration.sources = [DaemonWorld.docs, DaemonWorld.work].map {
            .init(path: $0.pathBytes)
        }
        world.daemon.reload { _ in }
        _ = world.loop.turn()
        tellJudged([])
        try world.finish()
        // Where the first failure stops everything a person goes on as often as it takes.
        for _ in 0..<20 where world.loop.repository.isPaused {
            world.daemon.resume()
            try world.finish()
        }
        try check()
        let last = world.flush()
        try world.settle()
        guard last.done != nil else {
            throw Unexpected("a flush at rest: \(last.failure ?? "no end")")
        }
        guard world.isQuiet else {
            throw Unexpected("it does not come to rest: \(world.daemon.status())")
        }
        for path in [DaemonWorld.docs, DaemonWorld.work] {
            let differences = try world.differences(path)
            guard differences.isEmpty else {
                throw Unexpected("\(path): \(differences.joined(separator: "; "))")
            }
        }
        guard world.openGaps.isEmpty else { throw Unexpected("gaps are open: \(world.openGaps)") }
        guard world.failures.isEmpty else { throw Unexpected("still failing: \(world.failures)") }
        let recorded = try CatalogReader(world.loop.repository.session!.writer.catalog).openGaps()
        guard recorded.isEmpty else {
            throw Unexpected("gaps are open in the journal: \(recorded)")
        }
        try checkExclusions()
    }
}

/// How often something may happen still.
final class Countdown: Sendable {
    private let left: Mutex<Int>

    init(_ count: Int) { left = Mutex(count) }

    func next() -> Bool {
        left.withLock { left in
            left -= 1
            return left >= 0
        }
    }
}

extension ChangeHint {
    /// About names: may be told in another order, and lost when a gap is told instead.
    fileprivate var isOfName: Bool {
        switch self {
        case .look, .list, .moved: true
        case .reconcile(_, let cause): cause == nil
        case .unwatchable, .watchable, .ready, .suspended, .gone, .back, .barrier: false
        }
    }
}
