import CairnCore
import CairnFormat
import CairnLinux
import Glibc
import TestSupport
import Testing

/// What is saved between the question whether something may go and the moment it goes. Issue 13,
/// item 3.
@Suite struct ReplacingTests {
    private let place = TemporaryDirectory()

    private func opened() throws -> any TargetDirectory {
        try LinuxRestoreTarget().open(Array(place.path.utf8), creating: false)
    }

    private func write(_ text: String, _ name: String = "name") {
        let file = open(place.file(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        #expect(Glibc.write(file, text, text.utf8.count) == text.utf8.count)
        close(file)
    }

    private func text(_ name: String = "name") -> String? {
        let file = open(place.file(name), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = read(file, &bytes, bytes.count)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    private let item = Item(
        body: .file(FileContent(size: 8, extents: nil, chunks: [])), mode: 0o600, uid: geteuid(),
        gid: getegid(),
        modified: Timestamp(seconds: 1_700_000_000))

    /// Puts a file that says "restored" at the name.
    private func restore(over mayReplace: MayReplace?) throws {
        let file = try opened().createFile()
        try Array("restored".utf8).withUnsafeBytes { try file.write($0, at: 0) }
        _ = try file.place(as: Array("name".utf8), item, over: mayReplace)
    }

    private func names() throws -> [String] {
        try opened().entries().map { String(decoding: $0.name, as: UTF8.self) }
    }

    private func expectRefused(_ standing: SystemError.Standing, _ body: () throws -> Void) {
        #expect(throws: SystemError.replacing(Array("name".utf8), standing), performing: body)
    }

    /// The same where a child of another test may still have the file open that was saved a moment
    /// ago, between its fork and its exec.
    private func expectSavedRefused(_ body: () throws -> Void) {
        let errors = [.changed, .open].map { SystemError.replacing(Array("name".utf8), $0) }
        #expect(performing: body, throws: { ($0 as? SystemError).map(errors.contains) ?? false })
    }

    @Test func whatMayGoIsReplacedAndWhatMayNotStays() throws {
        write("kept")
        expectRefused(.changed) { try restore(over: MayReplace { _ in false }) }
        #expect(try text() == "kept" && names() == ["name"])
        expectRefused(.changed) {
            try opened().remove(Array("name".utf8), if: MayReplace { _ in false })
        }
        #expect(text() == "kept")
        try restore(over: MayReplace { $0.size == 4 })
        #expect(try text() == "restored" && names() == ["name"])
        try opened().remove(Array("name".utf8), if: MayReplace { $0.size == 8 })
        #expect(try names() == [])
        try restore(over: MayReplace { _ in false })
        #expect(text() == "restored")
    }

    /// What cannot be asked is told as it was, and nothing is replaced.
    @Test func aQuestionThatFailsIsToldAndReplacesNothing() throws {
        let full = SystemError("open", path: Array("name".utf8), code: EMFILE)
        write("kept")
        #expect(throws: full) {
            try restore(over: MayReplace { _ throws(SystemError) -> Bool in throw full })
        }
        #expect(throws: full) {
            try opened().remove(
                Array("name".utf8), if: MayReplace { _ throws(SystemError) -> Bool in throw full })
        }
        #expect(try text() == "kept" && names() == ["name"])
    }

    enum Save: CaseIterable {
        /// In place, as an editor or `echo >>` does.
        case written
        /// Beside, then renamed over.
        case renamed
    }

    /// The question itself is the moment in which somebody saves.
    @Test(arguments: Save.allCases)
    func whatIsSavedInTheLastMomentIsPutBack(save: Save) throws {
        let saved = MayReplace { [self] _ in
            switch save {
            case .written: write("saved by a person")
            case .renamed:
                write("saved by a person", "beside")
                rename(place.file("beside"), place.file("name"))
            }
            return true
        }
        write("kept")
        expectSavedRefused { try restore(over: saved) }
        #expect(try text() == "saved by a person" && names() == ["name"])
        write("kept")
        expectSavedRefused { try opened().remove(Array("name".utf8), if: saved) }
        #expect(try text() == "saved by a person" && names() == ["name"])
        write("kept")
        let link = Item(
            body: .symlink(target: Array("nowhere".utf8)), mode: 0o777, uid: geteuid(),
            gid: getegid(), modified: Timestamp(seconds: 1))
        expectSavedRefused {
            _ = try opened().place(link, as: Array("name".utf8), over: saved)
        }
        #expect(try text() == "saved by a person" && names() == ["name"])
        write("linked", "other")
        write("kept")
        expectSavedRefused {
            try opened().link(
                Array("other".utf8), in: opened(), as: Array("name".utf8), of: item, over: saved)
        }
        #expect(try text() == "saved by a person" && names() == ["name", "other"])
    }

    /// A restore may replace two names of one file at the same time.
    @Test(arguments: [true, false])
    func aFileIsAskedAboutAgainWhenAnotherNameOfItGoesMeanwhile(mayGo: Bool) throws {
        write("kept")
        #expect(Glibc.link(place.file("name"), place.file("other")) == 0)
        let mayReplace = MayReplace(asking: { [self] _, temporaryName throws(SystemError) in
            unlink(place.file("other"))
            return temporaryName == nil || mayGo
        })
        if mayGo {
            try restore(over: mayReplace)
        } else {
            expectRefused(.changed) { try restore(over: mayReplace) }
        }
        #expect(try text() == (mayGo ? "restored" : "kept") && names() == ["name"])
    }

    /// Whoever has it open could write to it after the last look.
    @Test func whatIsOpenForWritingStays() throws {
        write("kept")
        let writer = open(place.file("name"), O_WRONLY | O_APPEND | O_CLOEXEC)
        expectRefused(.open) { try restore(over: MayReplace { _ in true }) }
        expectRefused(.open) {
            try opened().remove(Array("name".utf8), if: MayReplace { _ in true })
        }
        #expect(Glibc.write(writer, " on", 3) == 3)
        close(writer)
        #expect(try text() == "kept on" && names() == ["name"])
        try restore(over: MayReplace { _ in true })
        #expect(try text() == "restored" && names() == ["name"])
    }
}
