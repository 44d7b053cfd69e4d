import CLinux
import CairnCore
import CairnFormat
import CommandSupport
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// Root restores into a directory whose owner gives names to other things meanwhile. Issue 13: a
/// root-owned program became set-id.
@Suite(.enabled(if: geteuid() == 0, "only root restores for other users"))
struct OtherPeoplesDirectoryTests {
    /// A number that nobody has.
    private static let stranger: uid_t = 54_321

    private let directory = TemporaryDirectory()
    private var theirs: String { directory.file("theirs") }
    private var victim: String { directory.file("victim") }

    private func stage() throws {
        chmod(directory.path, 0o755)
        mkdir(theirs, 0o755)
        chown(theirs, Self.stranger, Self.stranger)
        close(Glibc.open(victim, O_CREAT | O_WRONLY, 0o600))
        mkdir(directory.file("victims"), 0o700)
        close(Glibc.open(directory.file("victims/inner"), O_CREAT | O_WRONLY, 0o600))
    }

    private func open(
        _ path: String, _ interlude: @escaping LinuxRestoreTarget.Interlude = { _, _ in }
    ) throws -> any TargetDirectory {
        try LinuxRestoreTarget(interlude: interlude).open(Array(path.utf8), creating: false)
    }

    private func status(_ path: String) throws -> FileStatus {
        let found = try openAt(AT_FDCWD, Array(path.utf8), cairn_o_path | O_NOFOLLOW)
        return try statusAt(found.number, [])
    }

    private static func item(_ body: ItemBody, mode: UInt16 = 0o4777) -> Item {
        Item(
            body: body, mode: mode, uid: stranger, gid: stranger,
            modified: Timestamp(seconds: 1_000, nanoseconds: 5),
            attributes: [ExtendedAttribute(name: Array("trusted.mark".utf8), value: [1])])
    }

    private static let bodies: [ItemBody] = [
        .fifo, .socket, .symlink(target: Array("nowhere".utf8)),
        .characterDevice(major: 1, minor: 3),
    ]

    /// A neighbour's directory is where a private one of root's was.
    @Test func aStrangersDirectoryIsTakenBeforeContentComesIntoIt() throws {
        try stage()
        chmod(theirs, 0o777)
        let item = Item(
            body: .directory, mode: 0o700, uid: 0, gid: 0, modified: Timestamp(seconds: 1),
            attributes: [])
        let target = try open(theirs)
        try target.shut(to: item, isDryRun: true)
        #expect(try status(theirs).mode == 0o777 && status(theirs).uid == Self.stranger)
        try target.shut(to: item, isDryRun: false)
        #expect(try status(theirs).mode == 0o700 && status(theirs).uid == 0)
    }

    /// What lets the owner's group in lets in the members of the group that is there.
    @Test func anotherGroupIsShutOutBeforeContentComes() throws {
        try stage()
        chmod(theirs, 0o750)
        let item = Item(
            body: .directory, mode: 0o750, uid: Self.stranger, gid: 0,
            modified: Timestamp(seconds: 1), attributes: [])
        try open(theirs).shut(to: item, isDryRun: false)
        #expect(try status(theirs).mode == 0o750 && status(theirs).gid == 0)
    }

    /// A part of what lay in a private directory is restored, and a neighbour made that anew.
    @Test func nothingIsRestoredBeneathAStrangersDirectory() throws {
        try stage()
        let item = Item(
            body: .directory, mode: 0o700, uid: 0, gid: 0, modified: Timestamp(seconds: 1),
            attributes: [])
        let error = #expect(throws: SystemError.self) {
            try open(theirs).refuseOthers(item, isDryRun: false)
        }
        #expect(error?.code == ErrorCode.othersDirectory)
        try open(directory.path).refuseOthers(item, isDryRun: false)
    }

    /// As on a server that takes root for nobody: what root makes there is nobody's.
    @Test func whereRootIsTakenForNobodyItsOwnDirectoriesAreNobodys() throws {
        try stage()
        chown(theirs, Metadata.nobody, Metadata.nobody)
        let item = Item(
            body: .directory, mode: 0o700, uid: 0, gid: 0, modified: Timestamp(seconds: 1),
            attributes: [])
        for isDryRun in [false, true] {
            #expect(throws: SystemError.self) {
                try open(theirs).refuseOthers(item, isDryRun: isDryRun)
            }
        }
        let target = try #require(open(theirs) as? LinuxTargetDirectory)
        let device = try target.status().device
        _ = try target.fileSystems.ownerOfNew(on: device) { () throws(SystemError) in
            Metadata.nobody
        }
        try target.refuseOthers(item, isDryRun: false)
        #expect(try target.entries().isEmpty)
    }

    @Test(arguments: bodies) func whatWasSwappedInIsNotChanged(body: ItemBody) throws {
        try stage()
        let before = try [status(victim), status(directory.file("victims"))]
        for trap in [victim, directory.file("victims"), directory.file("other")] {
            // A link, or another thing of root's that was there already.
            close(Glibc.open(directory.file("other"), O_CREAT | O_WRONLY, 0o600))
            let target = try open(theirs) { [theirs, directory] step, name in
                guard step == .madeItem else { return }
                let place = "\(theirs)/\(String(decoding: name, as: UTF8.self))"
                unlink(place)
                if trap == directory.file("other") {
                    rename(trap, place)
                } else {
                    symlink(trap, place)
                }
            }
            let error = #expect(throws: SystemError.self) {
                _ = try target.place(Self.item(body), as: Array("name".utf8), over: nil)
            }
            #expect(error?.code == ESTALE)
            #expect(try target.entries().map(\.name) == [])
        }
        #expect(try [status(victim), status(directory.file("victims"))] == before)
        #expect(lgetxattr(victim, "trusted.mark", nil, 0) < 0)
    }

    @Test(arguments: bodies) func whatNobodySwapsGetsAllThatItHad(body: ItemBody) throws {
        try stage()
        let item = Self.item(body)
        let loss = try open(theirs).place(item, as: Array("name".utf8), over: nil)
        let found = try status("\(theirs)/name")
        #expect(
            found.kind == item.kind && found.uid == Self.stranger && found.gid == Self.stranger
                && found.modified == item.modified)
        if item.kind != .symlink { #expect(found.mode == item.mode) }
        if loss.isEmpty { #expect(lgetxattr("\(theirs)/name", "trusted.mark", nil, 0) == 1) }
        // A further name of it.
        let other = directory.file("theirs/inner")
        mkdir(other, 0o755)
        try open(other).link(
            Array("name".utf8), in: open(theirs), as: Array("further".utf8), of: item, over: nil)
        #expect(try status(other + "/further").inode == found.inode)
    }

    @Test func aDirectoryThatWasSwappedInIsNotEntered() throws {
        try stage()
        for isLink in [true, false] {
            let target = try open(theirs) { [theirs, directory] step, name in
                guard step == .madeDirectory else { return }
                let place = "\(theirs)/\(String(decoding: name, as: UTF8.self))"
                rmdir(place)
                if isLink {
                    symlink(directory.file("victims"), place)
                } else {
                    rename(directory.file("victims"), place)
                }
            }
            let error = #expect(throws: SystemError.self) {
                _ = try target.makeDirectory(Array("new".utf8), mode: 0o700)
            }
            #expect(error?.code == (isLink ? ENOTDIR : ESTALE))
            if isLink { unlink("\(theirs)/new") }
        }
        #expect(access("\(theirs)/new/inner", F_OK) == 0)
    }

    /// Two restores into one directory: what the other has put there meanwhile is no attack, unless
    /// others may give names there.
    @Test(arguments: [0o755, 0o775, 0o757] as [mode_t]) func anotherRestoreMayBeQuicker(
        mode: mode_t
    ) throws {
        let place = directory.file("shared")
        mkdir(place, 0o755)
        chmod(place, mode)
        let target = try open(place) { step, name in
            guard step == .madeDirectory else { return }
            close(
                Glibc.open(
                    "\(place)/\(String(decoding: name, as: UTF8.self))/inner", O_CREAT | O_WRONLY,
                    0o600))
        }
        let result = Result { try target.makeDirectory(Array("new".utf8), mode: 0o700) }
        #expect((try? result.get()) != nil || mode != 0o755)
        if mode != 0o755 {
            #expect(throws: SystemError("make directory", path: Array("new".utf8), code: ESTALE)) {
                _ = try result.get()
            }
        }
    }

    /// Where a document is written until it is whole.
    @Test func whatTakesATemporaryDirectorysNameIsNotWrittenTo() throws {
        try stage()
        let (name, made) = try open(theirs).makeTemporaryDirectory()
        let place = "\(theirs)/\(String(decoding: name, as: UTF8.self))"
        let before = try status(directory.file("victims"))
        rename(place, "\(theirs)/away")
        rename(directory.file("victims"), place)
        _ = try made.place(Self.item(.fifo), as: Array("pipe".utf8), over: nil)
        _ = made.apply(Self.item(.directory))
        #expect(access("\(theirs)/away/pipe", F_OK) == 0 && access("\(place)/pipe", F_OK) != 0)
        let after = try status(place)
        #expect(
            after.uid == before.uid && after.mode == before.mode
                && after.modified == before.modified)
    }

    @Test func aFurtherNameIsOfWhatWasRestoredOnly() throws {
        try stage()
        let target = try open(theirs) { [theirs] step, _ in
            guard step == .linking else { return }
            unlink("\(theirs)/first")
            close(Glibc.open("\(theirs)/first", O_CREAT | O_WRONLY, 0o666))
            chown("\(theirs)/first", Self.stranger, Self.stranger)
        }
        var item = Self.item(.file(FileContent(size: 0, chunks: [])))
        item.uid = 0
        let file = try target.createFile()
        _ = try file.place(as: Array("first".utf8), item, over: nil)
        let error = #expect(throws: SystemError.self) {
            try target.link(
                Array("first".utf8), in: target, as: Array("second".utf8), of: item, over: nil)
        }
        #expect(error?.code == ESTALE && access("\(theirs)/second", F_OK) != 0)
    }

    @Test(.enabled(if: access("/usr/bin/python3", X_OK) == 0, "needs Python"))
    func theOwnerRacesAndNothingElseIsTouched() throws {
        try stage()
        let mark = "\(theirs)/.ready"
        let before = try [status(victim), status(directory.file("victims"))]
        let opponent = ChildProcess(
            "/usr/bin/python3",
            [
                "-B", Project.fixtures + "/restore_opponent.py", "\(Self.stranger)", mark, theirs,
                victim, directory.file("victims"),
            ].map { Array($0.utf8) },
            environment: ["PATH": "/usr/bin:/bin"], directory: "/",
            outputs: directory.file("opponent"))
        defer {
            opponent.send(SIGKILL)
            _ = opponent.wait()
        }
        try #require(
            opponent.awaitWhileRunning { access(mark, F_OK) == 0 }, "\(opponent.errorsSoFar)")
        let target = try open(theirs)
        for turn in 0..<400 {
            _ = try? target.place(
                Self.item(Self.bodies[turn % 2]), as: Array("made".utf8), over: nil)
            _ = try? target.makeDirectory(Array("new".utf8), mode: 0o700).apply(
                Self.item(.directory))
            _ = try? target.removeDirectory(Array("new".utf8))
        }
        #expect(try [status(victim), status(directory.file("victims"))] == before)
        #expect(access(directory.file("victims/inner"), F_OK) == 0)
    }
}
