import CairnFormat
import Foundation
import Glibc
import Testing

@testable import CairnCore
@testable import CairnLinux
@testable import CairnRepository
@testable import CairnRestore

/// Restores to file systems that take two names for one and list it in a form of their own: nothing
/// that a restore made is replaced, merged or moved away under another name.
@Suite struct FoldedNamesTests {
    struct Folding: Sendable {
        let limits: LimitedTarget.Limits
        let first: String
        let second: String
        /// Files that the second restore puts there.
        let again: UInt64
    }

    /// Where the second name is the stored form, that is what the second restore finds.
    static let foldings = [
        Folding(limits: .lowers, first: "Abc", second: "aBC", again: 2),
        Folding(limits: .lowers, first: "Abc", second: "abc", again: 3),
        Folding(limits: .composes, first: "cafe\u{301}", second: "caf\u{e9}", again: 3),
        Folding(limits: .noForms, first: "cafe\u{301}", second: "caf\u{e9}", again: 2),
        Folding(limits: .dropsDots, first: "x", second: "x.", again: 2),
    ]

    private let test: TestRepository
    private var out: [UInt8] { Array(test.base.appending(path: "out").path.utf8) }

    init() throws { test = try TestRepository() }

    /// With the bytes of the name as they are.
    private func write(_ name: String, _ text: String) {
        let file = Glibc.open(
            "\(test.source.path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        let written = Glibc.write(file, text, text.utf8.count)
        #expect(written == text.utf8.count)
        close(file)
    }

    private func fill(_ folding: Folding) throws {
        for (name, text) in [(folding.first, "of the first"), (folding.second, "the second's")] {
            #expect(mkdir("\(test.source.path)/\(name)", 0o755) == 0)
            write("\(name)/1", text)
            write("z\(name)", "beside \(text)")
        }
        write("\(folding.second)/2", "2")
        try test.backup()
    }

    private func restore(_ limits: LimitedTarget.Limits, deletes: Bool) throws -> RestoreResult {
        let repository = try test.open()
        let catalog = try Catalog(
            path: test.catalogPath, repository: repository.description.repository)
        let reader = try CatalogReader(catalog)
        let commit = try #require(try reader.commits().last)
        let request = RestoreRequest(
            commit: commit.number, selections: try reader.everything(at: commit.number),
            destination: .directory(out), deletesExtra: deletes, verifies: true)
        return try RestoreRun(
            repository, catalog, target: LimitedTarget(limits), clock: LinuxClock(),
            request: request, cancellation: Cancellation(), observer: nil
        ).run()
    }

    private func files(in directory: any TargetDirectory) throws -> UInt64 {
        try directory.entries().reduce(0) { sum, entry in
            try entry.status.get().kind == .directory
                ? sum + files(in: directory.openDirectory(entry.name)) : sum + 1
        }
    }

    @Test(arguments: foldings, [false, true])
    func whatARestoreMadeStays(folding: Folding, deletes: Bool) throws {
        try fill(folding)
        for restored in [2, folding.again] {
            let result = try restore(folding.limits, deletes: deletes)
            #expect(result.counts.done == restored && result.counts.verified == restored)
            #expect(result.counts.failed == 2, "\(result.failures)")
            #expect(
                result.failures.allSatisfy {
                    if case .collides = $0.reason { true } else { false }
                })
            #expect(result.displaced.count == 0, "\(result.displacedText ?? "")")
            #expect(result.counts.deleted == 0)
            let top = try LinuxRestoreTarget().open(out, creating: false)
            #expect(try top.entries().map(\.name) == [Array("home".utf8)])
            #expect(try files(in: top) == restored)
        }
    }

    @Test func documentsDoNotReplaceOneAnother() throws {
        for name in ["cafe\u{301}.rtfd", "caf\u{e9}.rtfd"] {
            #expect(mkdir("\(test.source.path)/\(name)", 0o755) == 0)
            write("\(name)/text", "\(name.utf8.count) bytes")
        }
        try test.backup()
        let result = try restore(.composes, deletes: false)
        #expect(result.counts.restored == 1 && result.counts.failed == 1, "\(result.failures)")
        let home = try LinuxRestoreTarget().open(out + Array("/home".utf8), creating: false)
        #expect(try files(in: home) == 1)
        let text = "\(test.base.path)/out/home/caf\u{e9}.rtfd/text"
        let file = Glibc.open(text, O_RDONLY | O_CLOEXEC)
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = read(file, &bytes, bytes.count)
        close(file)
        #expect(bytes.prefix(max(0, count)).elementsEqual("11 bytes".utf8))
    }

    /// A person's file in another spelling is not the restore's own: it is moved away.
    @Test func whatAPersonHadIsMovedAway() throws {
        write("Abc", "restored")
        try test.backup()
        let home = test.base.appending(path: "out/home")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: home.appending(path: "abc"))
        let result = try restore(.lowers, deletes: true)
        #expect(result.counts.failed == 0 && result.counts.restored == 1)
        #expect(try String(contentsOf: home.appending(path: "abc"), encoding: .utf8) == "restored")
        #expect(result.displaced.count == 1)
    }
}
