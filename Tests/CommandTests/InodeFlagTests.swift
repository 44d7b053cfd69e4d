import CommandSupport
import Glibc
import Testing

/// Flags of chattr(1) come back; those that the target cannot have are named.
@Suite(.enabled(if: FlaggedDisk.isThere, "needs root and a file system with flags"))
struct InodeFlagTests {
    private static func flags(_ sandbox: Sandbox, _ path: String) -> String {
        let listed = sandbox.run("/usr/bin/lsattr", ["-d", path]).text
        return String(listed.prefix { $0 != " " }.filter { "iadAS".contains($0) })
    }

    private static func lift(_ sandbox: Sandbox) {
        _ = sandbox.run("/usr/bin/chattr", ["-R", "-f", "-ia", sandbox.path])
    }

    private static func filled(_ name: String = #function) -> Sandbox {
        let sandbox = Sandbox(name, inMemory: false)
        sandbox.prepare()
        for name in ["fixed", "log", "fast", "d/inner"] { sandbox.put(name, name) }
        link(sandbox.source + "/fixed", sandbox.source + "/second")
        for (flags, name) in [("+i", "fixed"), ("+a", "log"), ("+A", "fast"), ("+iA", "d")] {
            #expect(
                sandbox.run("/usr/bin/chattr", [flags, sandbox.source + "/" + name]).code == 0)
        }
        return sandbox
    }

    @Test func flagsComeBack() {
        let sandbox = Self.filled()
        defer { Self.lift(sandbox) }
        sandbox.cairn("backup", sandbox.source)
        sandbox.cairn("restore", "--target", sandbox.file("out"))
        let out = sandbox.file("out") + sandbox.source
        for (flags, name) in [
            ("i", "fixed"), ("i", "second"), ("a", "log"), ("A", "fast"), ("iA", "d"),
            ("", "d/inner"),
        ] {
            #expect(Self.flags(sandbox, "\(out)/\(name)") == flags, "\(name)")
        }
        #expect(Files.text(out + "/d/inner") == "d/inner" && Files.text(out + "/second") == "fixed")
    }

    @Test func whatTheTargetCannotHaveIsNamed() {
        let sandbox = Self.filled()
        defer { Self.lift(sandbox) }
        sandbox.cairn("backup", sandbox.source)
        // Without the right to set them.
        sandbox.prefix = ["/usr/bin/setpriv", "--bounding-set=-linux_immutable"]
        let result = sandbox.cairn("restore", "--target", sandbox.file("out"), exits: 3)
        for part in [
            "fixed was restored without its flags i (chattr)",
            "log was restored without its flags a",
        ] { #expect(result.errors.contains(part), "\(result.errors)") }
        #expect(Files.text(sandbox.file("out") + sandbox.source + "/d/inner") == "d/inner")
    }

    @Test func aRestoreInPlaceAndItsUndoPassFlags() {
        let sandbox = Self.filled()
        defer { Self.lift(sandbox) }
        sandbox.cairn("backup", sandbox.source)
        let fixed = sandbox.source + "/fixed"
        _ = sandbox.run("/usr/bin/chattr", ["-i", fixed])
        Files.write("changed", to: fixed)
        sandbox.cairn("restore", "--in-place", fixed)
        #expect(Files.text(fixed) == "fixed" && Self.flags(sandbox, fixed) == "i")
        sandbox.cairn("undo")
        #expect(Files.text(fixed) == "changed" && Self.flags(sandbox, fixed) == "")
        sandbox.cairn("undo")
        #expect(Files.text(fixed) == "fixed" && Self.flags(sandbox, fixed) == "i")
    }
}

/// Whether flags can be set where tests write.
private enum FlaggedDisk {
    static let isThere: Bool = {
        let sandbox = Sandbox("flags", inMemory: false)
        Files.write("", to: sandbox.file("probe"))
        defer { _ = sandbox.run("/usr/bin/chattr", ["-i", sandbox.file("probe")]) }
        return Machine.isRoot
            && sandbox.run("/usr/bin/chattr", ["+i", sandbox.file("probe")]).code == 0
    }()
}
