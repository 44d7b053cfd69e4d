import CairnCore
import CairnWatch
import Foundation
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// The watcher on the real kernel. Serial, for some of it looks at this process's children.
@Suite(.serialized) struct KernelTests {
    @Test func tellsOfFilesInNestedDirectories() throws {
        let rig = try WatchRig { root in
            mkdir("\(root)/a", 0o755)
            mkdir("\(root)/a/b", 0o755)
        }
        rig.write("a/b/file")
        #expect(rig.hints.wait(.look(SourcePath(1, "a/b/file"), .closed)))
        rig.makeDirectory("new")
        #expect(rig.hints.wait(.reconcile(SourcePath(1, "new"), nil)))
        rig.write("new/file")
        #expect(rig.hints.wait(.look(SourcePath(1, "new/file"), .closed)))
        chmod(rig.path("new/file"), 0o600)
        #expect(rig.hints.wait(.look(SourcePath(1, "new/file"), .metadata)))
        unlink(rig.path("new/file"))
        #expect(rig.hints.wait(.look(SourcePath(1, "new/file"), .removed)))
        try rig.barrier()
        #expect(try rig.differences() == [])
    }

    /// Rule 1: 3,000 directories are made in nests while the tree is explored. Each is watched, and
    /// each is told of.
    @Test func directoriesMadeWhileExploringAreWatched() throws {
        let directory = TemporaryDirectory(inMemory: true)
        let made = (0..<300).map { number in (1...10).map { "\(number)-\($0)" } }
        let started = DispatchSemaphore(value: 0)
        let rig = try WatchRig(directory, starts: false) { root in
            for number in 0..<300 { mkdir("\(root)/old\(number)", 0o755) }
            let thread = Thread {
                for (number, names) in made.enumerated() {
                    var path = "\(root)/old\(number)"
                    for name in names {
                        path += "/\(name)"
                        mkdir(path, 0o755)
                    }
                }
                started.signal()
            }
            thread.start()
        }
        #expect(rig.hints.wait(.ready(root: 1)))
        started.wait()
        #expect(try rig.lastingDifferences() == [])
        #expect(try rig.directories().count == 3_301 && rig.differences() == [])
    }

    @Test func populatedDirectoryMovedInIsWatchedAndTold() throws {
        let rig = try WatchRig()
        let outside = rig.directory.file("outside")
        for path in [outside, "\(outside)/a", "\(outside)/a/b"] { mkdir(path, 0o755) }
        _ = FileManager.default.createFile(atPath: "\(outside)/a/b/file", contents: nil)
        rename(outside, rig.path("in"))
        #expect(rig.hints.wait(.reconcile(SourcePath(1, "in"), nil)))
        rig.write("in/a/b/other")
        #expect(rig.hints.wait(.look(SourcePath(1, "in/a/b/other"), .closed)))
        #expect(try rig.lastingDifferences() == [])
    }

    /// Rule 3: a directory moved out loses its watches, so that nothing is reported under its old
    /// name.
    @Test func directoryMovedOutIsForgottenAndItsNameUsedAgain() throws {
        let rig = try WatchRig { root in
            for path in ["a", "a/b", "a/b/c"] { mkdir("\(root)/\(path)", 0o755) }
        }
        let outside = rig.directory.file("outside")
        rename(rig.path("a"), outside)
        rig.makeDirectory("a")
        rig.write("a/new")
        #expect(try rig.lastingDifferences() == [])
        #expect(rig.hints.covers(SourcePath(1, "a/new")))
        rig.hints.forget()
        _ = FileManager.default.createFile(atPath: "\(outside)/b/c/file", contents: nil)
        try rig.barrier()
        #expect(!rig.hints.covers(SourcePath(1, "a/b/c/file")))
    }

    @Test func renamedDirectoryReportsItsNewPath() throws {
        let rig = try WatchRig { root in
            for path in ["a", "a/b", "a/b/c", "other"] { mkdir("\(root)/\(path)", 0o755) }
        }
        let watches = rig.source.statistics.watches
        rig.move("a", "other/moved")
        rig.write("other/moved/b/c/file")
        try rig.barrier()
        #expect(
            rig.hints.all.contains(
                .moved(from: SourcePath(1, "a"), to: SourcePath(1, "other/moved"))))
        #expect(rig.hints.all.contains(.look(SourcePath(1, "other/moved/b/c/file"), .closed)))
        #expect(rig.hints.all.contains(.reconcile(SourcePath(1, "other/moved"), nil)))
        #expect(try rig.lastingDifferences() == [])
        #expect(rig.source.statistics.watches == watches)
    }

    /// Rule 4: inode numbers come back at once.
    @Test func oneNameMadeAndRemovedAgainAndAgainIsWatchedAtTheEnd() throws {
        let rig = try WatchRig(TemporaryDirectory(inMemory: true))
        for _ in 0..<2_000 {
            rig.makeDirectory("name")
            rmdir(rig.path("name"))
        }
        rig.makeDirectory("name")
        #expect(try rig.lastingDifferences() == [])
        rig.write("name/file")
        #expect(rig.hints.wait(.look(SourcePath(1, "name/file"), .closed)))
    }

    /// Rule 2.
    @Test func overflowIsAGapOnEveryRootAndAllIsWatchedAfterwards() throws {
        let rig = try WatchRig()
        try rig.whileHeldUp {
            for number in 0..<10_000 { rig.write("file\(number)") }
            for path in ["late", "late/a", "late/a/b"] { rig.makeDirectory(path) }
        }
        #expect(rig.hints.wait(.reconcile(SourcePath(1, ""), .overflow)))
        try rig.barrier()
        #expect(rig.source.statistics.overflows > 0)
        #expect(rig.hints.all.filter { $0 == .reconcile(SourcePath(1, ""), .overflow) }.count >= 2)
        #expect(try rig.lastingDifferences() == [])
        rig.write("late/a/b/file")
        #expect(rig.hints.wait(.look(SourcePath(1, "late/a/b/file"), .closed)))
    }

    /// Rule 15: and if the cookie's own event is lost, the barrier comes all the same.
    @Test func barrierComesThroughAnOverflow() throws {
        let rig = try WatchRig()
        rig.hints.hold()
        rig.write("held-up")
        rig.hints.waitUntilHeld()
        for number in 0..<10_000 { rig.write("file\(number)") }
        rig.source.requestBarrier(77)
        rig.hints.release()
        #expect(rig.hints.wait(.barrier(77)))
        let hints = rig.hints.all
        let barrier = try #require(hints.firstIndex(of: .barrier(77)))
        let gap = try #require(hints.firstIndex(of: .reconcile(SourcePath(1, ""), .overflow)))
        #expect(gap < barrier)
    }

    @Test func barrierComesAfterAllThatHappenedBefore() throws {
        let rig = try WatchRig(TemporaryDirectory(inMemory: true))
        for round in 0..<20 {
            rig.makeDirectory("\(round)")
            rig.makeDirectory("\(round)/a")
            for number in 0..<100 { rig.write("\(round)/a/\(number)") }
            try rig.barrier()
            let hints = rig.hints.all
            for number in 0..<100 {
                let path = SourcePath(1, "\(round)/a/\(number)")
                #expect(hints.contains { $0.covers(path) })
            }
            rig.hints.forget()
        }
    }

    /// Rule 15, when no cookie can be made.
    @Test func barrierNeedsNoCookie() throws {
        let rig = try WatchRig()
        try FileManager.default.removeItem(atPath: rig.directory.file("cookies"))
        _ = FileManager.default.createFile(atPath: rig.directory.file("cookies"), contents: nil)
        try rig.barrier()
        rig.write("file")
        try rig.barrier()
        #expect(rig.hints.covers(SourcePath(1, "file")))
    }

    @Test func oddNamesAreToldAsTheyAre() throws {
        let rig = try WatchRig()
        let names: [[UInt8]] = [
            Array("new\nline".utf8), [0xff, 0xfe, 0x80],
            [UInt8](repeating: UInt8(ascii: "n"), count: 255),
            Array(" \\040 ".utf8),
        ]
        for name in names {
            withCString(Array(rig.root.utf8) + [UInt8(ascii: "/")] + name) { _ = mkdir($0, 0o755) }
            try rig.barrier()
            let file = Array(rig.root.utf8) + [UInt8(ascii: "/")] + name + Array("/file".utf8)
            withCString(file) { _ = close(creat($0, 0o644)) }
            let told = SourcePath(root: 1, path: name + Array("/file".utf8))
            #expect(rig.hints.wait(.look(told, .closed)))
        }
    }

    /// Rule 5: watches are placed by descriptor.
    @Test func pathsOfAnyLengthAreWatched() throws {
        let rig = try WatchRig()
        let name = String(repeating: "d", count: 200)
        var descriptor = open(rig.root, O_RDONLY)
        for _ in 0..<60 {
            mkdirat(descriptor, name, 0o755)
            let deeper = openDirectory(descriptor, name)
            close(descriptor)
            descriptor = deeper
        }
        try rig.barrier()
        mkdirat(descriptor, "last", 0o755)
        close(descriptor)
        let path = [String](repeating: name, count: 60).joined(separator: "/")
        #expect(rig.hints.wait(.reconcile(SourcePath(1, "\(path)/last"), nil)))
        #expect(rig.source.statistics.watches >= 62)
    }

    /// Rule 5: a symlink in the tree leads nowhere.
    @Test func symlinksAreNotFollowed() throws {
        let rig = try WatchRig { root in
            mkdir("\(root)/../outside", 0o755)
            symlink("../outside", "\(root)/link")
        }
        _ = FileManager.default.createFile(
            atPath: rig.directory.file("outside/file"), contents: nil)
        try rig.barrier()
        #expect(rig.hints.all == [.ready(root: 1), .barrier(1)])
    }

    /// Rule 13.
    @Test func excludedDirectoriesAreNotTold() throws {
        let directory = TemporaryDirectory()
        mkdir(directory.file("root"), 0o755)
        mkdir(directory.file("root/repository"), 0o755)
        mkdir(directory.file("root/repository/packs"), 0o755)
        let rig = try WatchRig(directory, excluded: [directory.file("root/repository")])
        rig.write("repository/packs/file")
        // Whose it is tells its inode, which who scans it knows.
        rig.write(".cairn-restore-0123456789abcdef")
        rig.write("repository/file")
        rig.move("repository", "renamed")
        try rig.barrier()
        rig.write("renamed/packs/file")
        rig.move(".cairn-restore-0123456789abcdef", "restored")
        try rig.barrier()
        let looks = rig.hints.all.compactMap { hint -> String? in
            if case .look(let place, _) = hint {
                String(decoding: place.path, as: UTF8.self)
            } else {
                nil
            }
        }
        #expect(
            Set(looks) == ["repository", "renamed", ".cairn-restore-0123456789abcdef", "restored"])
    }

    /// Rule 9, rule 8: a write through a name outside gives the directory no event.
    @Test func fileWithNamesOutsideIsWatchedItself() throws {
        let rig = try WatchRig { root in
            mkdir("\(root)/a", 0o755)
            _ = FileManager.default.createFile(atPath: "\(root)/a/file", contents: Data("1".utf8))
            link("\(root)/a/file", "\(root)/../outside")
        }
        let outside = rig.directory.file("outside")
        rig.source.watchFile(SourcePath(1, "a/file"))
        // Whoever asked looked before the watch stood.
        #expect(rig.hints.wait(.look(SourcePath(1, "a/file"), .metadata)))
        append(outside)
        #expect(rig.hints.wait(.look(SourcePath(1, "a/file"), .closed)))
        rig.move("a", "b")
        try rig.barrier()
        append(outside)
        #expect(rig.hints.wait(.look(SourcePath(1, "b/file"), .closed)))
        rig.move("b/file", "b/renamed")
        try rig.barrier()
        append(outside)
        #expect(rig.hints.wait(.look(SourcePath(1, "b/renamed"), .closed)))
        unlink(rig.path("b/renamed"))
        try rig.barrier()
        rig.hints.forget()
        append(outside)
        try rig.barrier()
        #expect(rig.hints.all == [.barrier(4)])
    }

    private func append(_ path: String) {
        guard let file = fopen(path, "a") else { return }
        fputs("more", file)
        fclose(file)
    }

    /// Each has an instance of its own, and a program that reads its events alone.
    @Test func severalWatchAtATimeAndOthersFollow() throws {
        let first = try WatchRig()
        let second = try WatchRig()
        try first.whileHeldUp {
            for number in 0..<5_000 { first.write("file\(number)") }
            second.write("file")
            try second.barrier()
        }
        first.source.stop()
        let third = try WatchRig()
        third.write("file")
        try third.barrier()
        for rig in [second, third] {
            #expect(rig.hints.all.contains(.look(SourcePath(1, "file"), .closed)))
            #expect(rig.hints.all.allSatisfy { !$0.covers(SourcePath(1, "file7")) })
            #expect(try rig.differences() == [])
        }
    }

    @Test func idleSourceHoldsNoDescriptorOfTheTree() throws {
        let rig = try WatchRig { root in
            for path in ["a", "a/b", "a/b/c"] { mkdir("\(root)/\(path)", 0o755) }
        }
        try rig.barrier()
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        }
        #expect(open.filter { $0.hasPrefix(rig.directory.path) } == [])
    }
}

/// openat(2) is variadic.
private func openDirectory(_ directory: Int32, _ name: String) -> Int32 {
    open("/proc/self/fd/\(directory)/\(name)", O_RDONLY | O_DIRECTORY)
}
