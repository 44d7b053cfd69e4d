import CommandSupport
import Glibc
import Testing

/// A client remembers the last commit that it saw: a repository that was put back is noticed, and
/// gone on with only on order.
@Suite struct RollBackTests {
    private static func backedUp(_ sandbox: Sandbox, _ text: String) -> String {
        sandbox.put("file", text)
        return sandbox.backUp()
    }

    private static func copy(_ sandbox: Sandbox, _ from: String, _ to: String) {
        #expect(sandbox.run("/bin/rm", ["-rf", to]).code == 0)
        #expect(sandbox.run("/bin/cp", ["-a", from, to]).code == 0)
    }

    private static func loseCatalog(_ sandbox: Sandbox) {
        _ = sandbox.run("/bin/sh", ["-c", "rm -f \(sandbox.file("state"))/cairn/*.catalog*"])
    }

    @Test(arguments: [true, false])
    func olderRepositoryIsRefusedUntilAccepted(isEncrypted: Bool) throws {
        let sandbox = isEncrypted ? EncryptedTests.prepared("older") : Sandbox("older-plain")
        if !isEncrypted { sandbox.prepare() }
        let first = Self.backedUp(sandbox, "first")
        Self.copy(sandbox, sandbox.repository, sandbox.file("copy"))
        let second = Self.backedUp(sandbox, "second")
        Self.copy(sandbox, sandbox.file("copy"), sandbox.repository)
        // The catalog may be lost; the memory is another file.
        Self.loseCatalog(sandbox)
        for verb in [
            ["snapshots"], ["backup", sandbox.source], ["verify"], ["repair"],
            ["restore", "--target", sandbox.file("out")],
        ] {
            let ended = sandbox.cairn(verb.map { Array($0.utf8) }, exits: 1)
            #expect(
                ended.errors.contains("older than the state that this machine last used")
                    && ended.errors.contains("--accept-rollback"), "\(ended.errors)")
        }
        sandbox.cairn("repair", "--accept-rollback")
        #expect(sandbox.commits() == [first])
        let third = Self.backedUp(sandbox, "third")
        #expect(sandbox.commits() == [first, third])
        // What was accepted counts: the state before it is another history now.
        _ = second
        Self.copy(sandbox, sandbox.file("copy"), sandbox.repository)
        sandbox.cairn("snapshots", exits: 1)
    }

    /// Cut off, and gone on with by another machine that knew nothing: longer than what was seen,
    /// and yet not the same.
    @Test func anotherHistoryIsRefused() throws {
        let sandbox = EncryptedTests.prepared()
        _ = Self.backedUp(sandbox, "first")
        Self.copy(sandbox, sandbox.repository, sandbox.file("copy"))
        _ = Self.backedUp(sandbox, "second")
        Self.copy(sandbox, sandbox.file("copy"), sandbox.repository)
        let state = sandbox.environment["XDG_STATE_HOME"]
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("other-state")
        for text in ["other second", "other third", "other fourth"] {
            _ = Self.backedUp(sandbox, text)
        }
        sandbox.environment["XDG_STATE_HOME"] = state
        Self.loseCatalog(sandbox)
        #expect(sandbox.cairn("snapshots", exits: 1).errors.contains("is different"))
        sandbox.cairn("repair", "--accept-rollback")
        #expect(sandbox.commits().count == 4)
    }

    /// What another machine added is what was seen and more.
    @Test func commitsOfAnotherMachineAreNoRollBack() {
        let sandbox = EncryptedTests.prepared()
        _ = Self.backedUp(sandbox, "first")
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("other-state")
        _ = Self.backedUp(sandbox, "second")
        sandbox.environment["XDG_STATE_HOME"] = nil
        #expect(sandbox.commits().count == 2)
        _ = Self.backedUp(sandbox, "third")
        sandbox.environment["XDG_STATE_HOME"] = sandbox.file("other-state")
        #expect(sandbox.commits().count == 3)
    }

    /// A journal without its end and without its head: only the memory tells that there was more.
    @Test func lostHeadHidesNoRollBack() throws {
        let sandbox = EncryptedTests.prepared()
        _ = Self.backedUp(sandbox, "first")
        let short = Files.content(sandbox.repository + "/journal/00000001.journal")
        _ = Self.backedUp(sandbox, "second")
        Files.write(short, to: sandbox.repository + "/journal/00000001.journal")
        unlink(sandbox.repository + "/journal/head")
        Self.loseCatalog(sandbox)
        sandbox.cairn("snapshots", exits: 1)
        let repair = sandbox.cairn("repair", exits: 1)
        #expect(
            repair.errors.contains("older than the state that this machine last used"),
            "\(repair.text)\(repair.errors)")
        sandbox.cairn("repair", "--accept-rollback")
        #expect(sandbox.commits().count == 1)
    }

    /// Whoever can write the repository puts one in its place that would take everything in clear.
    @Test func repositoryThatIsNoLongerEncryptedIsRefused() {
        let sandbox = EncryptedTests.prepared()
        _ = Self.backedUp(sandbox, "first")
        let plain = Sandbox("plain")
        plain.prepare()
        Self.copy(sandbox, plain.repository, sandbox.repository)
        sandbox.put("file", "what must not be written in clear")
        for verb in [["backup", sandbox.source], ["snapshots"], ["watch", sandbox.source]] {
            let ended = sandbox.cairn(verb.map { Array($0.utf8) }, exits: 1)
            #expect(ended.errors.contains("was encrypted"), "\(ended.errors)")
        }
        let inClear = EncryptedTests.repositoryFiles(sandbox).filter {
            EncryptedTests.holds($0.content, Array("in clear".utf8))
        }.map(\.path)
        #expect(inClear.isEmpty)
        // On order it is taken as it is.
        sandbox.cairn("repair", "--accept-rollback")
        sandbox.cairn("backup", sandbox.source)
    }

    @Test func newRepositoryInAnOldPlaceIsTaken() {
        let sandbox = EncryptedTests.prepared()
        _ = Self.backedUp(sandbox, "first")
        #expect(sandbox.run("/bin/rm", ["-rf", sandbox.repository]).code == 0)
        sandbox.cairn("init", "--new", "--no-password")
        _ = Self.backedUp(sandbox, "second")
        #expect(sandbox.run("/bin/rm", ["-rf", sandbox.repository]).code == 0)
        sandbox.cairn("init", "--new", "--encrypt", "--key-cost", "least")
        _ = Self.backedUp(sandbox, "third")
    }

    /// A memory that cannot be read is none: nothing is refused for it.
    @Test func damagedMemoryIsForgotten() {
        let sandbox = EncryptedTests.prepared()
        _ = Self.backedUp(sandbox, "first")
        let path = sandbox.run("/usr/bin/find", [sandbox.file("state"), "-name", "*.seen"]).lines[0]
        for content in [[], Array("nonsense".utf8), Array(Files.content(path).dropLast(3))] {
            Files.write(content, to: path)
            sandbox.cairn("snapshots")
        }
    }
}
