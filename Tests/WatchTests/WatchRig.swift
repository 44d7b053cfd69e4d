import CairnCore
import CairnSource
import CairnWatch
import Foundation
import Glibc
import TestSupport

@testable import CairnLinux

/// A source on the real kernel that watches a directory of the test's own.
final class WatchRig {
    let directory: TemporaryDirectory
    let hints = HintCollector()
    let source: InotifySource
    /// Absolute.
    let root: String
    private var barriers: UInt64 = 0

    init(
        _ directory: TemporaryDirectory = TemporaryDirectory(), excluded: [String] = [],
        expectedMount: String? = nil,
        starts: Bool = true, auditInterval: UInt64 = 3_600_000_000_000, rules: RuleBook? = nil,
        program: String? = nil, patience: EventPatience = EventPatience(), exports: String? = nil,
        prepare: (String) -> Void = { _ in }
    ) throws {
        self.directory = directory
        root = directory.file("root")
        mkdir(root, 0o755)
        prepare(root)
        source = try InotifySource(
            cookieDirectory: Array(directory.file("cookies").utf8), auditInterval: auditInterval,
            exportFiles: exports.map { [Array($0.utf8)] } ?? [],
            program: program.map { Array($0.utf8) }, patience: patience)
        let identities = try excluded.map { path in
            let status = try LinuxFileSystem().status(ofRoot: Array(path.utf8))
            return DirectoryIdentity(device: status.device, inode: status.inode)
        }
        if let rules { source.replaceRules(rules) }
        try source.start(
            [
                WatchedRoot(
                    number: 1, path: Array(root.utf8),
                    expectedMount: expectedMount.map { Array($0.utf8) })
            ],
            excluded: Set(identities), sink: hints)
        if starts, !hints.wait(.ready(root: 1)) { throw RigError.timeout("ready") }
    }

    deinit { source.stop() }

    func path(_ name: String) -> String { "\(root)/\(name)" }

    func makeDirectory(_ name: String) { mkdir(path(name), 0o755) }

    func write(_ name: String, _ text: String = "x") {
        guard let file = fopen(path(name), "w") else { return }
        fputs(text, file)
        fclose(file)
    }

    func move(_ from: String, _ to: String) { rename(path(from), path(to)) }

    /// All that happened until now has been told when this returns.
    func barrier() throws {
        barriers += 1
        source.requestBarrier(barriers)
        if !hints.wait(.barrier(barriers), seconds: 60) {
            throw RigError.timeout("barrier \(barriers)")
        }
    }

    /// Every directory beneath the root, as the file system has it: path to inode.
    func directories() -> [String: UInt64] {
        var found: [String: UInt64] = [:]
        var waiting = [""]
        while let name = waiting.popLast() {
            var status = stat()
            guard lstat(name.isEmpty ? root : path(name), &status) == 0 else { continue }
            found[name] = UInt64(status.st_ino)
            for entry
                in (try? FileManager.default.contentsOfDirectory(
                    atPath: name.isEmpty ? root : path(name))) ?? []
            {
                let child = name.isEmpty ? entry : "\(name)/\(entry)"
                if lstat(path(child), &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                    waiting.append(child)
                }
            }
        }
        return found
    }

    /// Directories that are not watched, or under another path, and watches of what is not there.
    /// After a barrier it should be empty.
    func differences() throws -> [String] {
        // While events come, or the program is away, there is none to compare with.
        guard let survey = source.survey() else { return ["nothing was compared"] }
        var watched: [String: UInt64] = [:]
        var differences = survey.audit.lost.map { "lost: \($0)" }
        for (wd, places) in survey.places {
            if places.isEmpty { differences.append("watch \(wd) has no place") }
            for place in places {
                watched[String(decoding: place.path, as: UTF8.self)] = survey.inodes[wd]
            }
        }
        if survey.audit.stray > 0 { differences.append("\(survey.audit.stray) watches of nothing") }
        let real = directories()
        for (name, inode) in real where watched[name] != inode {
            differences.append(
                "\(name): inode \(inode), watched \(String(describing: watched[name]))")
        }
        for name in watched.keys where real[name] == nil {
            differences.append("\(name): watched, not there")
        }
        return differences
    }
}

extension WatchRig {
    /// The differences when they have stayed for some seconds; none as soon as there are none.
    func lastingDifferences(seconds: Double = 20) throws -> [String] {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while true {
            try barrier()
            let found = try differences()
            if found.isEmpty || Date() > deadline { return found }
        }
    }

    /// Whether these are the places that are watched, as soon as a directory that moved away has
    /// been given up.
    func settles(at expected: [String], _ watched: (WatchRig) throws -> [String]) throws -> Bool {
        let deadline = Date(timeIntervalSinceNow: 20)
        while try watched(self) != expected {
            if Date() > deadline { return false }
        }
        return true
    }

    /// Makes the watching thread wait in its sink while `body` runs.
    func whileHeldUp(_ body: () throws -> Void) throws {
        hints.hold()
        write("held-up")
        hints.waitUntilHeld()
        defer { hints.release() }
        try body()
    }
}

enum RigError: Error { case timeout(String) }

extension TemporaryDirectory {
    var bytes: [UInt8] { Array(path.utf8) }
}
