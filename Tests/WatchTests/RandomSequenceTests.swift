import CairnFormat
import Foundation
import TestSeed
import Testing

@testable import CairnCore
@testable import CairnSource
@testable import CairnWatch

/// Random changes, while the watcher reads, explores and tells a little of each at a time: who
/// follows its hints knows the tree at the end, and every directory is watched under its path.
@Suite struct RandomSequenceTests {
    @Test func readerOfHintsKnowsTheTree() { run(isRuled: false) }

    /// The same, and all the while the event source is lost with its watches and events, and found
    /// again.
    @Test func readerOfHintsKnowsTheTreeAlthoughTheSourceIsLost() {
        run(isRuled: false, losesSource: true)
        run(isRuled: true, losesSource: true)
    }

    /// The same, and all the while directories are marked and unmarked, patterns exclude some
    /// names, and other rules come.
    @Test func readerOfHintsKnowsWhatTheRulesKeep() { run(isRuled: true) }

    private func run(isRuled: Bool, losesSource: Bool = false) {
        var failures = 0
        for seed in TestSeed.sequence(10_000) where failures < 3 {
            let problems = RandomSequence(seed, isRuled: isRuled, losesSource: losesSource).run()
            if !problems.isEmpty {
                failures += 1
                Issue.record(
                    "\(TestSeed.replay(seed)): \(problems.prefix(8).joined(separator: "; "))")
            }
        }
    }
}

/// One sequence, the same for the same seed.
private final class RandomSequence {
    private let kernel = ModelKernel()
    private let environment: ModelEnvironment
    private let watcher: Watcher<ModelEnvironment>
    private let reader: ModelReader
    private var random: SplitMix
    private var hints: [ChangeHint] = []
    private var now: UInt64 = 1
    private let isQuietWhileExploring: Bool
    private let names: [String]
    private let isRuled: Bool
    private let losesSource: Bool
    private var isLost = false
    private var barriers: UInt64 = 0
    /// With one seed asked for, all that happens is printed.
    private let isTraced = TestSeed.asked != nil

    private func trace(_ text: @autoclosure () -> String) {
        if isTraced { print(text()) }
    }

    init(_ seed: UInt64, isRuled: Bool, losesSource: Bool) {
        self.isRuled = isRuled
        self.losesSource = losesSource
        random = SplitMix(state: seed)
        environment = ModelEnvironment(kernel)
        watcher = Watcher(environment)
        names = Array(["a", "b", "c", "d"].prefix(2 + Int(random.next() % 3)))
        isQuietWhileExploring = random.next() % 4 == 0
        kernel.deleteSelfComesFirst = random.next() % 2 == 0
        if random.next() % 4 == 0 { kernel.queueMaximum = 4 + Int(random.next() % 12) }
        if random.next() % 6 == 0 { kernel.watchesMaximum = 2 + Int(random.next() % 5) }
        reader = ModelReader(kernel)
        if isRuled { replaceRules() }
        for _ in 0..<Int(random.next() % 12) { change() }
    }

    func run() -> [String] {
        reader.linked = { [watcher] in watcher.watchFile($0) }
        watcher.replaceRoots([WatchedRoot(number: 1, path: Array("/root".utf8))])
        environment.meanwhile = { [unowned self] in
            if !isQuietWhileExploring, random.next() % 8 == 0 { change() }
        }
        for _ in 0..<40 { step() }
        environment.meanwhile = {}
        if isLost { findAgain() }
        kernel.queueMaximum = .max
        settle()
        kernel.watchesMaximum = .max
        watcher.retry()
        watcher.lookAtUnheard()
        settle()
        // Renames that were not finished are given up.
        now += WatchMap.renameGrace
        settle()
        return problems + reader.differences() + watchProblems()
    }

    /// A barrier is told at once then, behind the hints that cover what it stands for.
    private func lose() {
        trace("lost")
        barriers += 1
        watcher.awaitBarrier(barriers)
        watcher.lose(EventSourceFailure.ended.error())
        watcher.advance(now: now)
        collect()
        isLost = true
        guard isCovered, hints.last == .barrier(barriers) else {
            return problems.append("barrier \(barriers) is not told, or nothing covers it")
        }
    }

    /// Takes the hints, and notes whether the root is told to be in the gap.
    private func collect() {
        let new = watcher.takeHints()
        for hint in new {
            if case .unwatchable(SourcePath(1, ""), .lostWatch, _) = hint { isCovered = true }
            if hint == .watchable(SourcePath(1, "")) { isCovered = false }
        }
        hints += new
    }

    private func findAgain() {
        trace("found again")
        kernel.replaceInstance()
        watcher.findAgain()
        isLost = false
    }

    private var problems: [String] = []
    private var isCovered = false

    private func step() {
        if losesSource, random.next() % 8 == 0 { return isLost ? findAgain() : lose() }
        if isLost, random.next() % 4 != 0 { return change() }
        switch random.next() % 8 {
        case 0...2: change()
        case 3: take(1 + Int(random.next() % 4))
        case 4: drain()
        case 5:
            trace("work")
            watcher.work(steps: 1 + Int(random.next() % 3), now: now)
        case 6: read(1 + Int(random.next() % 4))
        case 7 where isRuled && random.next() % 6 == 0: replaceRules()
        default:
            now += random.next() % (WatchMap.renameGrace / 2)
            watcher.advance(now: now)
        }
    }

    private func take(_ count: Int) {
        if isLost { return }
        let events = kernel.read(count)
        for event in events {
            trace(
                "  \(event.wd) \(String(event.mask.rawValue, radix: 16)) \(String(decoding: event.name, as: UTF8.self))"
            )
        }
        watcher.take(events, now: now)
    }

    private func drain() {
        take(.max)
        trace("drained")
        watcher.drained()
    }

    private func read(_ count: Int) {
        collect()
        for hint in hints.prefix(count) {
            trace("    \(text(hint))")
            reader.follow(hint)
        }
        hints.removeFirst(min(count, hints.count))
    }

    private func settle() {
        var rounds = 0
        repeat {
            drain()
            watcher.work(steps: 1_000, now: now)
            watcher.advance(now: now)
            read(.max)
            rounds += 1
        } while rounds < 100 && (watcher.hasWork || watcher.awaitsDrain || !kernel.queue.isEmpty)
    }

    private func text(_ hint: ChangeHint) -> String {
        func name(_ place: SourcePath) -> String {
            "/" + String(decoding: place.path, as: UTF8.self)
        }
        return switch hint {
        case .look(let place, let nature): "look \(name(place)) \(nature)"
        case .reconcile(let place, let cause):
            "reconcile \(name(place)) \(cause.map { "\($0)" } ?? "")"
        case .moved(let from, let to): "moved \(name(from)) \(name(to))"
        default: "\(hint)"
        }
    }

    // MARK: Rules

    private static let patterns = ["a", "b/", "/c/d", "a/b", "!d", "/b", "**/c/a", "d/**", "!/a"]

    /// Whoever follows the hints compares everything at once.
    private func replaceRules() {
        if var book = reader.rules.book, random.next() % 2 == 0 {
            // Others of the paths they name.
            book.paths =
                random.next() % 3 == 0
                ? [] : [Array("/root/\(name())".utf8), Array("/root/\(name())/\(name())".utf8)]
            watcher.replaceRules(book)
            reader.rules = ModelRules(book: book)
            return
        }
        var book = RuleBook()
        book.obeysFlags = random.next() % 8 != 0
        for _ in 0..<random.next() % 3 {
            let text = Self.patterns[Int(random.next() % UInt64(Self.patterns.count))]
            if let pattern = try? IgnorePattern(Array(text.utf8)) { book.patterns.append(pattern) }
        }
        trace(
            "rules \(book.obeysFlags) \(book.patterns.map { String(decoding: $0.text, as: UTF8.self) })"
        )
        watcher.replaceRules(book)
        reader.rules = ModelRules(book: book)
    }

    private func mark() {
        let inode = directory()
        switch random.next() % 6 {
        case 0, 1:
            trace("flag \(path(inode)) \(!inode.isFlagged)")
            kernel.flag(inode, !inode.isFlagged)
        case 2: kernel.make(".nobackup", in: inode, isDirectory: random.next() % 4 == 0)
        case 3: kernel.make("CACHEDIR.TAG", in: inode, isDirectory: false)
        case 4: kernel.write("CACHEDIR.TAG", in: inode)
        default:
            kernel.remove(".nobackup", in: inode)
            kernel.remove("CACHEDIR.TAG", in: inode)
        }
    }

    private func name() -> String {
        if isRuled, random.next() % 10 == 0 {
            return random.next() % 2 == 0 ? ".nobackup" : "CACHEDIR.TAG"
        }
        return names[Int(random.next() % UInt64(names.count))]
    }

    // MARK: Changes

    private func directory() -> ModelKernel.Inode {
        var at = random.next() % 8 == 0 ? kernel.outside : kernel.root
        while random.next() % 3 != 0 {
            let deeper = at.children.filter(\.value.isDirectory).sorted { $0.key < $1.key }
            if deeper.isEmpty { break }
            at = deeper[Int(random.next() % UInt64(deeper.count))].value
        }
        return at
    }

    private func change() {
        let one = directory()
        let two = directory()
        if isRuled, random.next() % 5 == 0 { return mark() }
        let name = name()
        let other = self.name()
        let kind = random.next() % 16
        trace("\(kind) \(path(one))/\(name) \(path(two))/\(other)")
        switch kind {
        case 0...4: kernel.make(name, in: one, isDirectory: true)
        case 5, 6: kernel.make(name, in: one, isDirectory: false)
        case 7: kernel.write(name, in: one)
        case 8, 9: kernel.remove(name, in: one)
        case 10...12: kernel.rename(name, in: one, to: other, in: two)
        case 13: kernel.exchange(name, in: one, with: other, in: two)
        case 14: kernel.link(name, in: one, as: other, in: two)
        default:
            kernel.rename(name, in: one, to: other, in: two)
            kernel.make(name, in: one, isDirectory: true)
        }
    }

    private func path(_ inode: ModelKernel.Inode) -> String {
        guard let parent = inode.parent else { return inode === kernel.root ? "" : "outside" }
        let name = parent.children.first { $0.value === inode }?.key ?? "?"
        return "\(path(parent))/\(name)" + (inode.wd.map { "(\($0))" } ?? "")
    }

    // MARK: The end

    private func watchProblems() -> [String] {
        var problems: [String] = []
        let places = watcher.places
        var expected: Set<ObjectIdentifier> = []
        let rules = reader.rules
        func visit(_ inode: ModelKernel.Inode, _ path: String) {
            // A root is watched whatever becomes of it.
            if inode !== kernel.root, rules.leavesOutByPlace(inode, path) { return }
            let place = SourcePath(1, path)
            expected.insert(ObjectIdentifier(inode))
            if inode.wd.flatMap({ places[$0] })?.contains(place) != true {
                problems.append("\(path.isEmpty ? "the root" : path) is not watched")
            }
            if rules.leavesOut(inode, path) { return }
            if inode.wd != nil, inode.mask != .directory {
                problems.append("\(path) is not listened to")
            }
            for (name, child) in inode.children where child.isDirectory {
                visit(child, path.isEmpty ? name : "\(path)/\(name)")
            }
        }
        visit(kernel.root, "")
        for (wd, inode) in kernel.watched where inode.isDirectory {
            if !expected.contains(ObjectIdentifier(inode)) {
                problems.append("watch \(wd) is of nothing that is to be watched: \(path(inode))")
            }
            if let count = places[wd]?.count, count != 1 {
                problems.append("watch \(wd) has \(count) places")
            }
        }
        let unknown = kernel.watched.keys.filter { places[$0] == nil }
        if !unknown.isEmpty { problems.append("watches \(unknown) are not in the map") }
        return problems
    }
}

/// - Source: Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }
}
