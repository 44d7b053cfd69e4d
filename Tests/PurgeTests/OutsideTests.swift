import CLinux
import CairnFormat
import CairnLinux
import CairnSimulation
import CommandSupport
import Glibc
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnPurge

/// Nothing outside its roots is ever removed, whatever stands in them and whoever swaps it
/// meanwhile. - Source: ARCHITECTURE.md, "A purge".
@Suite struct OutsideTests {
    private let rig = PurgeRig()

    @Test func linksGoAsLinksAndNothingBehindThem() throws {
        rig.makeDirectory("out/inner")
        rig.make("out/file")
        rig.make("out/inner/file")
        symlink(rig.path("out"), rig.path("in/absolute"))
        symlink("../out/inner", rig.path("in/relative"))
        symlink(rig.path("out/file"), rig.path("in/file"))
        symlink("nowhere", rig.path("in/dangling"))
        link(rig.path("out/file"), rig.path("in/hard"))
        let before = Walker.walk(rig.path("out"))
        let (notes, totals) = try rig.purge()
        #expect(Files.names(rig.path("in")).isEmpty && totals.items == 5 && notes.stayed.isEmpty)
        #expect(treeDifferences(Walker.walk(rig.path("out")), expected: before).isEmpty)
    }

    @Test func rootWithinAContainerIsNotReachedThroughALink() throws {
        rig.makeDirectory("apps/one")
        rig.make("out/file")
        symlink(rig.path("out"), rig.path("apps/one/tmp"))
        symlink(rig.path("apps/one"), rig.path("apps/two"))
        rig.makeDirectory("apps/one/cache")
        rig.make("apps/one/cache/file")
        let (notes, totals) = try rig.purge(
            rig.root("one/tmp", beneath: "apps"), rig.root("two/cache", beneath: "apps"),
            rig.root("../out", beneath: "apps"))
        #expect(totals.items == 0 && totals.failed == 2 && totals.stayed == 1)
        #expect(
            notes.why(rig.path("apps/one/tmp"))
                == .failed(SystemError("open", path: Array("one/tmp".utf8), code: ELOOP)))
        #expect(notes.why(rig.path("apps/../out")) == .mount, "RESOLVE_BENEATH answers EXDEV")
        #expect(rig.exists("out/file") && rig.exists("apps/one/cache/file"))
    }

    /// A root's own path is its owner's, who may keep caches on another disk.
    @Test func baseMayBeReachedThroughALink() throws {
        rig.make("out/file")
        symlink(rig.path("out"), rig.path("link"))
        #expect(try rig.purge(rig.root("link")).totals.items == 1)
        #expect(!rig.exists("out/file"))
    }

    @Test func pathsLongerThanTheKernelTakesAreGoneThrough() throws {
        let name = String(repeating: "n", count: 250)
        var directory = open(rig.path("in"), O_RDONLY | O_DIRECTORY)
        for _ in 0..<40 {
            mkdirat(directory, name, 0o755)
            let next = openat(directory, name, O_RDONLY | O_DIRECTORY)
            close(directory)
            directory = next
        }
        close(openat(directory, "file", O_WRONLY | O_CREAT, 0o600))
        let (notes, totals) = try rig.purge()
        #expect(
            totals.items == 1 && notes.stayed.isEmpty
                && notes.purged.first?.path.count == 40 * 251 + 4)
        #expect(faccessat(directory, "file", F_OK, 0) != 0)
        close(directory)
    }

    @Test(.enabled(if: Machine.canMount, "needs root, and mounting"))
    func mountsAreNotEntered() throws {
        for name in ["in/tmpfs", "in/bind", "in/below"] { rig.makeDirectory(name) }
        rig.make("out/file")
        rig.make("in/single")
        rig.make("in/below/file")
        rig.make("single")
        let mounts = [
            ["-t", "tmpfs", "tmpfs", rig.path("in/tmpfs")],
            ["--bind", rig.path("out"), rig.path("in/bind")],
            ["--bind", rig.path("single"), rig.path("in/single")],
            ["--bind", rig.path("in"), rig.path("in/below")],
        ]
        for words in mounts { #expect(rig.run("/bin/mount", words) == 0) }
        defer {
            for words in mounts.reversed() { #expect(rig.run("/bin/umount", [words.last!]) == 0) }
        }
        rig.make("in/tmpfs/file")
        let before = Walker.walk(rig.path("out"))
        let (notes, _) = try rig.purge()
        #expect(notes.purged.isEmpty)
        for name in ["tmpfs", "bind", "below", "single"] {
            #expect(notes.why(rig.path("in/\(name)")) == .mount, "\(name)")
        }
        #expect(
            rig.exists("in/tmpfs/file") && rig.exists("single")
                && treeDifferences(Walker.walk(rig.path("out")), expected: before).isEmpty)
    }

    /// Both ways of opening refuse the same: where openat2(2) is forbidden, names are gone one by
    /// one.
    @Test func steppingRefusesWhatTheKernelRefuses() throws {
        rig.makeDirectory("in/a/b")
        rig.make("in/a/file")
        symlink("b", rig.path("in/a/link"))
        symlink(rig.path("out"), rig.path("in/a/out"))
        let isMounted =
            Machine.canMount
            && rig.run("/bin/mount", ["--bind", rig.path("out"), rig.path("in/a/b")]) == 0
        defer { if isMounted { #expect(rig.run("/bin/umount", [rig.path("in/a/b")]) == 0) } }
        let top = open(rig.path("in"), O_RDONLY | O_DIRECTORY)
        defer { close(top) }
        let long = String(repeating: "x", count: 256)
        for path in [
            "a", ".", "a/b", "a/.", "a/file", "a/link", "a/link/.", "a/out", "missing", "a/missing",
            "/etc", "..", "../out", long, "a/file/x",
        ] {
            for flags in [cairn_o_path | O_DIRECTORY, O_RDONLY | O_DIRECTORY] {
                let direct = cairn_open_within(top, path, flags)
                let stepped = cairn_open_within_stepwise(top, path, flags)
                #expect(
                    (direct < 0 ? direct : 0) == (stepped < 0 ? stepped : 0), "\(path) \(flags)")
                for number in [direct, stepped] where number >= 0 { close(number) }
            }
        }
        #expect(isMounted == (cairn_open_within(top, "a/b", O_RDONLY | O_DIRECTORY) == -EXDEV))
    }

    // MARK: Races

    @Test(.enabled(if: PurgeRig.hasOpponent, "needs /usr/bin/python3"), arguments: [false, true])
    func swappingDirectoriesForLinksDeletesNothingOutside(isAncestor: Bool) throws {
        // The same names, and as old, inside and outside: whoever arrives there by a swapped name
        // removes them.
        let names = (0..<40).map { "f\($0)" }
        let inner = isAncestor ? "a/deep" : "a"
        rig.makeDirectory("in/\(inner)")
        rig.makeDirectory("out/\(inner)")
        for name in names { rig.make("out/\(inner)/\(name)") }
        symlink(rig.path("out/a"), rig.path("in/link"))
        symlink("../out/a", rig.path("in/relative"))
        let real = open(rig.path("in/\(inner)"), O_RDONLY | O_DIRECTORY)
        defer { close(real) }
        let before = Walker.walk(rig.path("out"))
        let child = rig.start(
            "swap",
            [rig.path("in/a"), rig.path("in/link"), rig.path("in/a"), rig.path("in/relative")])
        var removed: UInt64 = 0
        var missed = 0
        // Until both sides have won, which on a busy machine takes more rounds.
        let deadline = time(nil) + 60
        var rounds = 0
        while time(nil) < deadline, rounds < 150 || removed == 0 || missed == 0 {
            rounds += 1
            for name in names { close(openat(real, name, O_WRONLY | O_CREAT, 0o600)) }
            symlink(rig.path("out/a"), rig.path("in/again"))
            let totals = try rig.purge().totals
            removed += totals.items
            if totals.items < UInt64(names.count) { missed += 1 }
            // Links go when they stand still for a moment: then they are made anew.
            if symlink(rig.path("out/a"), rig.path("in/link")) == 0
                || symlink("../out/a", rig.path("in/relative")) == 0
            {
                continue
            }
        }
        #expect(!child.tick(), "the swapping has ended early: \(child.errorsSoFar)")
        #expect(treeDifferences(Walker.walk(rig.path("out")), expected: before).isEmpty)
        // There was a race: some were removed, some runs met the link.
        #expect(removed > 0 && missed > 0, "removed \(removed), missed in \(missed) runs")
    }

    @Test(.enabled(if: PurgeRig.hasOpponent, "needs /usr/bin/python3"), arguments: 0..<8)
    func randomTreesLoseNothingOutside(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let outside = try RandomPurgeTree.outside(rig, &random)
        let inside = try RandomPurgeTree.inside(rig, outside, &random)
        let isRacing = seed % 2 == 1
        let held = isRacing ? [] : Array(inside.files.prefix(random.below(6)))
        if !held.isEmpty {
            rig.start("hold", held.flatMap { [["open", "map", "lock"][random.below(3)], $0] })
        }
        // A mount point keeps its name, but not those above it: it is not raced for.
        let place =
            Machine.canMount && !isRacing && random.oneIn(2)
            ? inside.directories.randomElement(&random) : nil
        var mount = place.map { BindMount(rig, rig.path("out"), at: $0) }
        let before = Walker.walk(rig.path("out"))
        let opponent = isRacing ? rig.start("rename", ["\(seed)", rig.path("in")]) : nil
        for _ in 0..<(isRacing ? 12 : 2) {
            try rig.purge(rig.root("in", random.oneIn(4) ? .caches : .temporary))
            #expect(
                treeDifferences(Walker.walk(rig.path("out")), expected: before).isEmpty,
                "seed \(seed)")
        }
        if let opponent { #expect(!opponent.tick(), "seed \(seed): \(opponent.errorsSoFar)") }
        opponent?.send(SIGTERM)
        _ = opponent?.wait()
        try rig.purge()
        #expect(
            treeDifferences(Walker.walk(rig.path("out")), expected: before).isEmpty, "seed \(seed)")
        let wasMounted = mount != nil
        mount = nil
        #expect(
            RandomPurgeTree.countDirectories(rig.path("in")) == inside.directories.count,
            "seed \(seed)")
        // What lay beneath the mount was out of reach; of a FIFO nobody can tell unless every
        // process can be looked into.
        if !isRacing, !wasMounted {
            let fifos = rig.environment.survey([]).unseenProcesses > 0 ? inside.fifos : []
            #expect(RandomPurgeTree.names(rig.path("in")) == Set(held + fifos), "seed \(seed)")
        }
    }
}
