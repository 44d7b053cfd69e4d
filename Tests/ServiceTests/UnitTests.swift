import CairnCore
import CairnLinux
import Foundation
import Glibc
import Testing

enum Units {
    static let project = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let isAnalyzer = access("/usr/bin/systemd-analyze", X_OK) == 0

    static func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: project.appending(path: "systemd/\(folder)").path
        ).filter { !$0.hasSuffix(".d") }.sorted()
    }

    static func text(_ folder: String, _ name: String) throws -> String {
        try String(
            contentsOf: project.appending(path: "systemd/\(folder)/\(name)"), encoding: .utf8)
    }

    /// The lines without comments and blank ones.
    static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// Runs systemd-analyze with words that need no quotes in a shell.
    static func analyze(_ words: String, _ place: TemporaryPlace) -> ProgramOutcome {
        LinuxPrograms().run(
            place.script(
                "analyze",
                "export XDG_RUNTIME_DIR=\(place.path)\ncd \(place.path)\nexec /usr/bin/systemd-analyze \(words)"
            ),
            input: [], variables: [:], nanoseconds: 60_000_000_000, deadline: ProgramDeadline())
    }

    /// Copies a folder's units as `make install` would, with a program that is there.
    static func install(_ folder: String, in place: TemporaryPlace) throws -> [String] {
        _ = place.script("cairn", "exit 0")
        return try names(folder).map { name in
            let text = try text(folder, name).replacing("@BINDIR@", with: place.path)
            try text.write(toFile: place.file(name), atomically: true, encoding: .utf8)
            return name
        }
    }
}

struct UnitTests {
    // MARK: The files

    @Test(
        .enabled(if: Units.isAnalyzer, "systemd-analyze is not installed"),
        arguments: ["user", "system"])
    func systemdTakesEveryUnit(folder: String) throws {
        let place = TemporaryPlace()
        let names = try Units.install(folder, in: place)
        #expect(names.count >= 7)
        let scope = folder == "user" ? "--user" : "--system"
        let outcome = Units.analyze(
            "\(scope) verify --man=no \(names.map { "./\($0)" }.joined(separator: " "))", place)
        // Anything that it says is about these units: unknown settings do not make it fail.
        let said = String(decoding: outcome.output, as: UTF8.self)
        #expect(outcome.ending == .exited(0) && !said.contains("cairn"), "\(said)")
    }

    @Test(
        .enabled(if: Units.isAnalyzer, "systemd-analyze is not installed"),
        arguments: [
            "cairn@", "cairn-system", "cairn-backup@", "cairn-verify@", "cairn-prune@",
            "cairn-forget@", "cairn-drill@", "cairn-check@",
        ])
    func systemServicesAreHardened(name: String) throws {
        let place = TemporaryPlace()
        _ = try Units.install("system", in: place)
        let outcome = Units.analyze(
            "--no-pager --offline=true --threshold=29 security ./\(name).service", place)
        #expect(
            outcome.ending == .exited(0),
            "\(String(decoding: outcome.output.suffix(300), as: UTF8.self))")
    }

    @Test func systemServicesAreHardenedAlike() throws {
        func hardening(_ name: String) throws -> [Substring] {
            let lines = Units.lines(try Units.text("system", name))
            let begin = try #require(lines.firstIndex(of: "User=%i"))
            return Array(lines[begin...].prefix { !$0.hasPrefix("[") })
        }
        let expected = try hardening("cairn@.service")
        #expect(expected.count > 25)
        #expect(try hardening("cairn-backup@.service") == expected)
        #expect(try hardening("cairn-verify@.service") == expected)
        #expect(try hardening("cairn-prune@.service") == expected)
        #expect(try hardening("cairn-forget@.service") == expected)
        #expect(try hardening("cairn-drill@.service") == expected)
        #expect(try hardening("cairn-check@.service") == expected)
        #expect(
            expected.contains("ProtectSystem=strict") && expected.contains("ProtectHome=read-only"))
    }

    @Test func everyServiceHasManners() throws {
        for folder in ["user", "system"] {
            for name in try Units.names(folder) where name.hasSuffix(".service") {
                let lines = Units.lines(try Units.text(folder, name))
                #expect(lines.contains("IOSchedulingClass=idle"), "\(name)")
                #expect(
                    lines.contains { $0.hasPrefix("MemoryHigh=") }
                        && lines.contains { $0.hasPrefix("Nice=1") }, "\(name)")
                #expect(lines.contains { $0.hasPrefix("ExecStart=@BINDIR@/cairn ") }, "\(name)")
                #expect(lines.contains("NoNewPrivileges=yes"), "\(name)")
            }
        }
    }

    @Test func daemonsTellAndAreWatched() throws {
        for text in [
            try Units.text("user", "cairn.service"), try Units.text("system", "cairn@.service"),
            try Units.text("system", "cairn-system.service"),
        ] {
            let lines = Units.lines(text)
            for line in [
                "Type=notify", "WatchdogSec=60s", "Restart=on-failure", "StartLimitIntervalSec=0",
                "ExecReload=@BINDIR@/cairn reload",
            ] {
                #expect(lines.contains(Substring(line)), "\(line)")
            }
        }
    }

    // MARK: The unit that `cairn service install` writes

    @Test func writtenUnitIsTheInstalledOne() throws {
        let unit = try UserUnit(program: "/usr/bin/cairn".bytes, arguments: ["watch".bytes])
        let file = try Units.text("user", "cairn.service").replacing("@BINDIR@", with: "/usr/bin")
        #expect(
            unit.text.split(separator: "\n").dropFirst() == file.split(separator: "\n").dropFirst())
        #expect(unit.text.hasPrefix(UserUnit.mark))
        for (name, text) in unit.checks {
            let file = try Units.text("user", name).replacing("@BINDIR@", with: "/usr/bin")
            #expect(text.hasPrefix(UserUnit.mark) && Units.lines(text) == Units.lines(file))
        }
    }

    func command(_ program: String, _ arguments: String...) throws -> Substring? {
        try UserUnit(program: program.bytes, arguments: arguments.map(\.bytes)).text
            .split(separator: "\n").first { $0.hasPrefix("ExecStart=") }?.dropFirst(10)
    }

    @Test func wordsAreQuoted() throws {
        #expect(try command("/opt/ca irn/%h$x", "watch") == "\"/opt/ca irn/%%h$x\" watch")
        #expect(
            try command("/bin/cairn", "a b", "", "100%", "$HOME", "${X}")
                == "/bin/cairn \"a b\" \"\" 100%% $$HOME \"$${X}\"")
        #expect(
            try command("/bin/cairn", "\"q\"", "b\\s", "'s'", "l\nm\u{7f}", ";")
                == #"/bin/cairn "\"q\"" "b\\s" "'s'" "l\x0am\x7f" ";""#)
        #expect(try command("/bin/cairn", "é—名") == "/bin/cairn é—名")
    }

    @Test(arguments: ["/a\"b", "/a'b", "/a\\b", "/a\nb", "cairn", "", "/a\u{7f}"])
    func programThatSystemdRefusesIsRefused(path: String) {
        #expect(throws: UserUnit.Refusal.self) { try UserUnit(program: path.bytes, arguments: []) }
    }

    @Test func wordThatIsNotUTF8IsRefused() {
        #expect(throws: UserUnit.Refusal.self) {
            try UserUnit(program: "/cairn".bytes, arguments: [[0xff]])
        }
        #expect(throws: UserUnit.Refusal.self) {
            try UserUnit(program: "/c".bytes + [0xff], arguments: [])
        }
        #expect(throws: UserUnit.Refusal.self) {
            try UserUnit(program: "/c".bytes, arguments: ["a\0b".bytes])
        }
    }

    /// systemd itself is asked which program it would run: it complains of one that is not there.
    @Test(
        .enabled(if: Units.isAnalyzer, "systemd-analyze is not installed"),
        arguments: ["a b", "a%hb", "a$HOME", "a;b", "é名", "a#b", "@a", "a=b"])
    func systemdFindsTheProgram(name: String) throws {
        let place = TemporaryPlace()
        _ = place.script(name, "exit 0")
        for (program, isThere) in [(name, true), (name + "x", false)] {
            let unit = try UserUnit(
                program: place.file(program).bytes,
                arguments: ["watch".bytes, "--repo".bytes, "/a b\"$%\\".bytes])
            try unit.text.write(
                toFile: place.file("cairn.service"), atomically: true, encoding: .utf8)
            let outcome = Units.analyze("--user verify --man=no ./cairn.service", place)
            let said = String(decoding: outcome.output, as: UTF8.self)
            #expect(
                (outcome.ending == .exited(0) && said.isEmpty) == isThere, "\(program): \(said)")
        }
    }
}
