import CairnFormat
import Testing

@testable import CairnCore
@testable import CairnSource
@testable import CairnWatch

/// What the rules exclude is not watched, without a kernel: what is told, and what is not.
@Suite struct RuleModelTests {
    private let kernel = ModelKernel()
    private let environment: ModelEnvironment
    private let watcher: Watcher<ModelEnvironment>

    init() {
        environment = ModelEnvironment(kernel)
        watcher = Watcher(environment)
        for path in [["a"], ["a", "b"], ["a", "b", "c"], ["d"], ["d", "b"]] { make(path) }
    }

    private func make(_ path: [String], isDirectory: Bool = true) {
        kernel.make(path.last!, in: inode(path.dropLast()), isDirectory: isDirectory)
    }

    private func inode(_ path: some Sequence<String>) -> ModelKernel.Inode {
        path.reduce(kernel.root) { $0.children[$1]! }
    }

    private func rules(_ patterns: String..., obeysFlags: Bool = true) -> RuleBook {
        var book = RuleBook()
        book.obeysFlags = obeysFlags
        book.patterns = patterns.map { try! IgnorePattern(Array($0.utf8)) }
        return book
    }

    private func start(_ book: RuleBook, base: String = "/root") {
        watcher.replaceRules(book)
        watcher.replaceRoots([
            WatchedRoot(number: 1, path: Array("/root".utf8), base: Array(base.utf8))
        ])
        _ = settle()
    }

    /// Lets the watcher do all it has to do.
    private func settle() -> [ChangeHint] {
        var hints: [ChangeHint] = []
        var now: UInt64 = 1
        for _ in 0..<100 {
            watcher.take(kernel.read(.max), now: now)
            watcher.drained()
            watcher.work(steps: 1_000, now: now)
            watcher.advance(now: now)
            hints += watcher.takeHints()
            if !watcher.hasWork, !watcher.awaitsDrain, kernel.queue.isEmpty {
                if watcher.nextDeadline == nil { break }
                now += WatchMap.renameGrace
            }
        }
        return hints
    }

    private var watched: [String] {
        watcher.places.values.joined().map { "/" + String(decoding: $0.path, as: UTF8.self) }
            .sorted()
    }

    @Test func markedDirectoryKeepsItsWatchAndNothingBeneathHasOne() {
        start(rules())
        #expect(watched == ["/", "/a", "/a/b", "/a/b/c", "/d", "/d/b"])
        kernel.flag(inode(["a"]), true)
        let hints = settle()
        #expect(hints.contains(.reconcile(SourcePath(1, "a"), nil)))
        #expect(watched == ["/", "/a", "/d", "/d/b"])
        #expect(kernel.watched.count == 4)
    }

    @Test func nothingIsToldOfWhatHappensBeneathMarks() {
        kernel.flag(inode(["a"]), true)
        make(["d", ".nobackup"], isDirectory: false)
        start(rules())
        for place in [["a"], ["a", "b"], ["d"], ["d", "b"]] {
            make(place + ["new"], isDirectory: true)
            make(place + ["file"], isDirectory: false)
            kernel.write("file", in: inode(place))
            kernel.rename("file", in: inode(place), to: "other", in: inode(place))
            kernel.remove("other", in: inode(place))
        }
        // By the attribute the kernel does not even speak of it.
        #expect(kernel.queue.allSatisfy { $0.wd == inode(["d"]).wd })
        #expect(settle() == [])
        #expect(watched == ["/", "/a", "/d"])
    }

    @Test(arguments: ["flag", "marker", "tag", "moved marker", "rules"])
    func whatIsKeptAgainIsWatchedBeforeItIsTold(way: String) throws {
        switch way {
        case "flag": kernel.flag(inode(["a"]), true)
        case "tag":
            make(["a", "CACHEDIR.TAG"], isDirectory: false)
            while inode(["a", "CACHEDIR.TAG"]).content % 2 == 0 {
                kernel.write("CACHEDIR.TAG", in: inode(["a"]))
            }
        case "rules": break
        default: make(["a", ".nobackup"], isDirectory: false)
        }
        start(way == "rules" ? rules("a") : rules())
        #expect(watched == (way == "rules" ? ["/", "/d", "/d/b"] : ["/", "/a", "/d", "/d/b"]))
        switch way {
        case "flag": kernel.flag(inode(["a"]), false)
        case "marker": kernel.remove(".nobackup", in: inode(["a"]))
        case "tag": kernel.write("CACHEDIR.TAG", in: inode(["a"]))
        case "moved marker":
            kernel.rename(".nobackup", in: inode(["a"]), to: "x", in: kernel.outside)
        default: watcher.replaceRules(rules())
        }
        let hints = settle()
        #expect(hints.contains(.reconcile(SourcePath(1, "a"), nil)), "\(hints)")
        #expect(watched == ["/", "/a", "/a/b", "/a/b/c", "/d", "/d/b"])
        make(["a", "b", "c", "file"], isDirectory: false)
        #expect(settle().contains(.look(SourcePath(1, "a/b/c/file"), .closed)))
    }

    /// A pattern that speaks of more than a name holds at some places: the rename of a directory
    /// brings others to them.
    @Test func renamedDirectoriesAreJudgedByWhereTheyAre() {
        start(rules("/a/b"))
        #expect(watched == ["/", "/a", "/d", "/d/b"])
        kernel.exchange("a", in: kernel.root, with: "d", in: kernel.root)
        let hints = settle()
        #expect(watched == ["/", "/a", "/d", "/d/b", "/d/b/c"])
        #expect(
            hints.contains(.reconcile(SourcePath(1, "a"), nil))
                && hints.contains(.reconcile(SourcePath(1, "d"), nil)))
        // Into a name that is excluded, and out of it.
        kernel.rename("d", in: kernel.root, to: "b", in: inode(["a"]))
        _ = settle()
        #expect(watched == ["/", "/a"])
        kernel.rename("b", in: inode(["a"]), to: "e", in: inode(["a"]))
        #expect(settle().contains(.reconcile(SourcePath(1, "a/e"), nil)))
        #expect(watched == ["/", "/a", "/a/e", "/a/e/b", "/a/e/b/c"])
    }

    /// A directory that is renamed costs nothing when rules speak of names alone.
    @Test func renameCostsNothingUnderPatternsOfNames() {
        start(rules("b"))
        for number in 0..<100 { make(["d", "\(number)"]) }
        _ = settle()
        let opened = environment.opened
        kernel.rename("d", in: kernel.root, to: "e", in: kernel.root)
        _ = settle()
        #expect(environment.opened - opened < 10)
    }

    /// New containers come and go: what they name is looked at, and nothing else.
    @Test func otherPathsAreLookedAtAlone() {
        var book = rules()
        start(book)
        for number in 0..<100 { make(["d", "\(number)"]) }
        _ = settle()
        let opened = environment.opened
        book.excludedPlaces = [
            .init(path: Array("/root/a/b".utf8), role: .caches),
            .init(path: Array("/elsewhere".utf8), role: .caches),
        ]
        watcher.replaceRules(book)
        _ = settle()
        #expect(!watched.contains("/a/b") && !watched.contains("/a/b/c") && watched.contains("/a"))
        // A rename brings another directory to the name, or from it.
        kernel.rename("a", in: kernel.root, to: "e", in: kernel.root)
        #expect(settle().contains(.reconcile(SourcePath(1, "e"), nil)))
        #expect(watched.contains("/e/b/c"))
        kernel.rename("e", in: kernel.root, to: "a", in: kernel.root)
        _ = settle()
        #expect(!watched.contains("/a/b"))
        book.excludedPlaces = []
        watcher.replaceRules(book)
        #expect(settle().contains(.reconcile(SourcePath(1, "a/b"), nil)))
        #expect(watched.contains("/a/b/c"))
        #expect(environment.opened - opened < 40)
    }

    @Test func markedRootIsToldOfAndComesBack() {
        start(rules())
        make([".nobackup"], isDirectory: false)
        #expect(settle().contains(.reconcile(SourcePath(1, ""), nil)))
        #expect(watched == ["/"])
        kernel.remove(".nobackup", in: kernel.root)
        #expect(settle().contains(.reconcile(SourcePath(1, ""), nil)))
        #expect(watched.count == 6)
    }

    /// No event tells that the inode's flag was taken away: whoever marked directories by it is
    /// looked at now and then, and costs nothing else.
    @Test func flagOfTheInodeIsLookedAtNowAndThen() {
        inode(["a"]).isNoDump = true
        start(rules())
        #expect(watched == ["/", "/a", "/d", "/d/b"])
        watcher.lookAtUnheard()
        #expect(settle() == [])
        inode(["a"]).isNoDump = false
        #expect(settle() == [])
        watcher.lookAtUnheard()
        #expect(settle() == [.reconcile(SourcePath(1, "a"), nil)])
        #expect(watched.count == 6)
        let opened = environment.opened
        watcher.lookAtUnheard()
        #expect(settle() == [] && environment.opened == opened)
    }

    /// A part of a wider root: patterns begin where the repository's root does.
    @Test func patternsBeginAtTheRootOfTheRepository() {
        start(rules("/root/a", "/d"), base: "/")
        #expect(watched == ["/", "/d", "/d/b"])
        // Another command has made it a root of its own.
        watcher.replaceRoots([WatchedRoot(number: 1, path: Array("/root".utf8))])
        let hints = settle()
        #expect(watched == ["/", "/a", "/a/b", "/a/b/c"])
        #expect(hints.contains(.reconcile(SourcePath(1, "a"), nil)))
        watcher.replaceRoots([
            WatchedRoot(number: 1, path: Array("/root".utf8), base: Array("/".utf8))
        ])
        _ = settle()
        #expect(watched == ["/", "/d", "/d/b"])
    }

    /// What cannot be watched and need not be is in no gap, and one that it was in ends.
    @Test func whatIsExcludedIsNotUnwatchable() {
        environment.unreadable = [ObjectIdentifier(inode(["a", "b"]))]
        start(rules("/a/b"))
        #expect(watcher.statistics.unwatched == 0)
        watcher.replaceRules(rules())
        #expect(
            settle().contains {
                if case .unwatchable(SourcePath(1, "a/b"), .unreadable, _) = $0 {
                    true
                } else {
                    false
                }
            })
        kernel.flag(inode(["a"]), true)
        let hints = settle()
        #expect(
            hints.contains(.watchable(SourcePath(1, "a/b"))) && watcher.statistics.unwatched == 0,
            "\(hints)")
    }

    /// Without a watch of its own a marked directory is no gap; it is watched as soon as there is
    /// one to be had.
    @Test func markedDirectoryBeyondTheLimitIsNoGap() {
        kernel.flag(inode(["a"]), true)
        kernel.flag(inode(["d"]), true)
        kernel.watchesMaximum = 2
        start(rules())
        #expect(watched.count == 2 && watcher.statistics.unwatched == 0)
        kernel.watchesMaximum = .max
        watcher.lookAtUnheard()
        _ = settle()
        #expect(watched == ["/", "/a", "/d"])
    }

    @Test func flagsThatAreNotObeyedAreNotLookedFor() {
        kernel.flag(inode(["a"]), true)
        make(["d", ".nobackup"], isDirectory: false)
        start(rules(obeysFlags: false))
        #expect(watched.count == 6)
        watcher.replaceRules(rules())
        #expect(settle().filter { if case .reconcile = $0 { true } else { false } }.count == 2)
        #expect(watched == ["/", "/a", "/d"])
    }

    /// A thousand changes of attributes are not a thousand looks.
    @Test func stormOfAttributesIsOneLook() {
        start(rules())
        for number in 0..<1_000 {
            kernel.flag(inode([number % 2 == 0 ? "a" : "d"]), number % 4 < 2)
        }
        let opened = environment.opened
        watcher.take(kernel.read(.max), now: 1)
        _ = settle()
        #expect(environment.opened - opened < 20)
    }
}
