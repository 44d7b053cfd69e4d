import CairnFormat
import Foundation
import Glibc
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnLinux
@testable import CairnSource
@testable import CairnWatch

/// What the rules exclude, on the real kernel.
extension KernelTests {
    private static let flagTool = "/usr/bin/setfattr"
    static let hasFlags: Bool = {
        let directory = TemporaryDirectory()
        return access(flagTool, X_OK) == 0 && flag(directory.path, true)
    }()

    /// - Returns: whether it succeeded.
    @discardableResult
    private static func flag(_ path: String, _ isFlagged: Bool) -> Bool {
        let name = String(decoding: BackupFlags.robots, as: UTF8.self)
        let process = Foundation.Process()
        process.executableURL = URL(fileURLWithPath: flagTool)
        process.arguments = isFlagged ? ["-n", name, "-v", "false", path] : ["-x", name, path]
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    private func rules(_ patterns: String...) throws -> RuleBook {
        var book = RuleBook()
        book.patterns = try patterns.map { try IgnorePattern(Array($0.utf8)) }
        return book
    }

    private func prepare(_ root: String) {
        for path in ["a", "a/b", "a/b/c", "d", "d/b"] { mkdir("\(root)/\(path)", 0o755) }
    }

    /// The places that are watched, after all that happened was told.
    private func watched(_ rig: WatchRig) throws -> [String] {
        try rig.barrier()
        guard let survey = rig.source.survey() else { throw RigError.timeout("survey") }
        #expect(survey.audit == WatchAudit(lost: [], stray: 0))
        return survey.places.values.joined().map { "/" + String(decoding: $0.path, as: UTF8.self) }
            .sorted()
    }

    @Test func markersShutAndOpenWhatIsWatched() throws {
        let rig = try WatchRig(rules: try rules(), prepare: prepare)
        #expect(try watched(rig) == ["/", "/a", "/a/b", "/a/b/c", "/d", "/d/b"])
        rig.write("a/.nobackup")
        #expect(rig.hints.wait(.reconcile(SourcePath(1, "a"), nil)))
        #expect(try watched(rig) == ["/", "/a", "/d", "/d/b"])
        rig.hints.forget()
        for number in 0..<100 {
            rig.write("a/\(number)")
            rig.write("a/b/\(number)")
            rig.makeDirectory("a/d\(number)")
        }
        try rig.barrier()
        #expect(rig.hints.all == [.barrier(3)])
        rig.move("a/.nobackup", "d/CACHEDIR.TAG")
        #expect(rig.hints.wait(.reconcile(SourcePath(1, "a"), nil)))
        #expect(try watched(rig).count == 106)
        rig.write("d/CACHEDIR.TAG", "Signature: 8a477f597d28d172789f06886806bc55")
        #expect(rig.hints.wait(.reconcile(SourcePath(1, "d"), nil)))
        #expect(try watched(rig).count == 105)
        rig.write("a/b/c/file")
        #expect(rig.hints.wait(.look(SourcePath(1, "a/b/c/file"), .closed)))
    }

    @Test(.enabled(if: hasFlags, "needs setfattr and a file system with extended attributes"))
    func attributesShutAndOpenWhatIsWatched() throws {
        let rig = try WatchRig(rules: try rules(), prepare: prepare)
        Self.flag(rig.path("a"), true)
        #expect(rig.hints.wait(.reconcile(SourcePath(1, "a"), nil)))
        #expect(try watched(rig) == ["/", "/a", "/d", "/d/b"])
        let events = rig.source.statistics.events
        rig.hints.forget()
        for number in 0..<100 { rig.write("a/\(number)") }
        try rig.barrier()
        #expect(
            rig.hints.all == [.barrier(2)] && rig.source.statistics.events == events,
            "the kernel does not speak of it")
        Self.flag(rig.path("a"), false)
        #expect(rig.hints.wait(.reconcile(SourcePath(1, "a"), nil)))
        #expect(try watched(rig).count == 6)
        // The root itself, and a directory in which nothing else happens.
        Self.flag(rig.root, true)
        #expect(rig.hints.wait(.reconcile(SourcePath(1, ""), nil)))
        #expect(try watched(rig) == ["/"])
        rig.hints.forget()
        Self.flag(rig.root, false)
        #expect(rig.hints.wait(.reconcile(SourcePath(1, ""), nil)))
        #expect(try watched(rig).count == 6)
    }

    @Test func otherRulesHoldAtOnce() throws {
        let rig = try WatchRig(rules: try rules("/a"), prepare: prepare)
        #expect(try watched(rig) == ["/", "/d", "/d/b"])
        rig.source.replaceRules(try rules("b"))
        #expect(rig.hints.wait(.reconcile(SourcePath(1, "a"), nil)))
        #expect(try watched(rig) == ["/", "/a", "/d"])
        rig.move("d", "b")
        #expect(try watched(rig) == ["/", "/a"] || rig.settles(at: ["/", "/a"], watched))
        rig.move("b", "e")
        #expect(rig.hints.wait(.reconcile(SourcePath(1, "e"), nil)))
        #expect(try watched(rig) == ["/", "/a", "/e"])
    }

    /// How fast a large tree is watched, with rules and without: the figure is printed by
    /// `CAIRN_MEASURE`.
    @Test(
        .enabled(if: getenv("CAIRN_MEASURE") != nil, "a measurement: CAIRN_MEASURE=1"),
        arguments: [false, true])
    func measureTheStart(isRuled: Bool) throws {
        let clock = LinuxClock()
        var began: UInt64 = 0
        let rig = try WatchRig(
            TemporaryDirectory(inMemory: true),
            rules: isRuled ? try rules("*.o", "/build/", "node_modules/") : nil
        ) { root in
            for number in 0..<50_000 {
                if number % 100 == 0 { mkdir("\(root)/\(number / 100)", 0o755) }
                mkdir("\(root)/\(number / 100)/\(number)", 0o755)
            }
            began = clock.monotonic()
        }
        let took = Double(clock.monotonic() - began) / 1e9
        try FileHandle.standardError.write(
            contentsOf: Data(
                "rules \(isRuled): \(rig.source.statistics.watches) watches in \(took) s\n".utf8))
    }
}
