import CommandSupport
import Foundation
import Testing

/// The pages in Debian's Chromium, used by `Scripts/browse_in_chromium.py` as a person would:
/// every page, restores whose bytes are compared, by keyboard, without scripts, with hostile names.
@Suite(.enabled(if: hasBrowser, "chromium-driver and python3-selenium are missing"))
struct BrowserTests {
    private static let folder = FileManager.default.currentDirectoryPath
    private static let screens = folder + "/.build/screens"

    /// A home with a history: what is older, deleted, of every kind, and hostile.
    private func prepare(_ sandbox: Sandbox) {
        let documents = sandbox.file("home/Documents")
        let pictures = sandbox.file("home/Pictures")
        for path in ["\(documents)/Invoices", "\(documents)/odd", pictures] {
            Files.makeDirectories(path)
        }
        func backUp() {
            let ended = sandbox.cairn("backup", documents, pictures)
            #expect(ended.code == 0, "\(ended.errors)")
        }
        func picture(_ color: UInt8) {
            Files.write(Self.picture(color), to: "\(pictures)/hill.png")
        }
        Files.write("Chapter 1\n\nOne stone marks the way.\n", to: "\(documents)/thesis.txt")
        Files.write("notes\n", to: "\(documents)/notes.txt")
        Files.write([0, 1, 2, 3], to: "\(documents)/data.bin")
        Files.write("%PDF-1.4 april\n", to: "\(documents)/Invoices/2026-04-invoice-88.pdf")
        Files.write(
            "%PDF-1.4 the one of march\n", to: "\(documents)/Invoices/march-invoice-77.pdf")
        Files.write(
            "<script>document.title = 'pwned'</script>kept", to: "\(documents)/page.html")
        Files.write(
            "<svg xmlns='http://www.w3.org/2000/svg'><script>document.title = 'pwned'</script></svg>",
            to: "\(pictures)/picture.svg")
        picture(40)
        writeDocument("one", to: "\(documents)/report.odt")
        Files.makeDirectories("\(documents)/letter.rtfd")
        Files.write("one", to: "\(documents)/letter.rtfd/TXT.rtf")
        for name in Self.hostileNames { putOdd(name, in: documents, "even") }
        sandbox.prepare()
        backUp()
        Files.write("Chapter 1\n\nMany stones mark the way.\n", to: "\(documents)/thesis.txt")
        Files.write([0, 1, 9, 3], to: "\(documents)/data.bin")
        picture(200)
        writeDocument("another", to: "\(documents)/report.odt")
        Files.write("two", to: "\(documents)/letter.rtfd/TXT.rtf")
        for name in Self.hostileNames { putOdd(name, in: documents, "odd") }
        backUp()
        unlink("\(documents)/Invoices/march-invoice-77.pdf")
        Files.write("later\n", to: "\(documents)/later.txt")
        backUp()
    }

    private static let hostileNames: [[UInt8]] = [
        Array("<script>document.title='pwned'<".utf8), Array("a\"b'c&amp;.txt".utf8),
        [0xff, 0xfe] + Array("raw".utf8), Array("two\nlines".utf8),
        Array("\u{202e}txt.exe".utf8), Array("%41+?#;=&".utf8), Array(" ".utf8),
        Array("-rf".utf8),
    ]

    private func putOdd(_ name: [UInt8], in documents: String, _ content: String) {
        let path = Array("\(documents)/odd/".utf8) + name + [0]
        path.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { path in
                let file = open(path.baseAddress!, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
                Files.write(Array(content.utf8), to: file)
                close(file)
            }
        }
    }

    private func writeDocument(_ text: String, to path: String) {
        let script = """
            import sys, zipfile
            with zipfile.ZipFile(sys.argv[1], "w") as file:
                file.writestr("mimetype", "application/vnd.oasis.opendocument.text")
                file.writestr("content.xml", sys.argv[2])
            """
        #expect(Sandbox().run("/usr/bin/python3", ["-I", "-c", script, path, text]).code == 0)
    }

    /// A PNG of one gray pixel. - Source: RFC 2083; Python's zlib writes it.
    private static func picture(_ gray: UInt8) -> [UInt8] {
        let script = """
            import struct, sys, zlib
            def chunk(kind, data):
                body = kind + data
                return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
            head = struct.pack(">IIBBBBB", 64, 40, 8, 0, 0, 0, 0)
            rows = b"".join(b"\\0" + bytes([\(gray)]) * 64 for _ in range(40))
            sys.stdout.buffer.write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", head)
                + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
            """
        return Sandbox().run("/usr/bin/python3", ["-I", "-c", script]).output
    }

    /// With a daemon that keeps what changes meanwhile, and without.
    @Test(arguments: [false, true]) func aPersonUsesThePages(besideDaemon: Bool) throws {
        let sandbox = Sandbox()
        prepare(sandbox)
        Files.makeDirectories(Self.screens)
        sandbox.environment["CAIRN_REPOSITORY"] = sandbox.repository
        let home = sandbox.file("home")
        var daemon: ChildProcess?
        if besideDaemon {
            let started = sandbox.startCairn(
                "watch", sandbox.file("home/Documents"), sandbox.file("home/Pictures"))
            #expect(
                started.awaitWhileRunning {
                    sandbox.cairn("status").text.contains("Cairn is running: watching")
                })
            daemon = started
        }
        let ended = look(sandbox, home)
        let failed = ended.lines.filter { !$0.hasPrefix("ok ") && !$0.hasPrefix("skipped ") }
        #expect(failed == ["ended 0"], "\(ended.errors)")
        #expect(ended.lines.count { $0.hasPrefix("ok ") } >= 12)
        daemon?.send(SIGTERM)
        if let daemon { #expect(daemon.wait().code == 0) }
    }

    /// Half a minute for a person alone, some minutes beside all other tests.
    private func look(_ sandbox: Sandbox, _ home: String) -> ChildProcess.Ended {
        let person = sandbox.start(
            "/usr/bin/python3",
            [
                Self.folder + "/Scripts/browse_in_chromium.py", sandbox.binary,
                Self.folder + "/.build/tools/axe.min.js", Self.screens, home,
            ])
        _ = person.awaitWhileRunning(seconds: 900) { false }
        return person.wait()
    }

    @Test func aPersonOpensAnEncryptedRepository() {
        let sandbox = Sandbox()
        sandbox.environment["CAIRN_PASSWORD"] = "the password of this test"
        sandbox.environment["CAIRN_REPOSITORY"] = sandbox.repository
        let documents = sandbox.file("home/Documents")
        Files.makeDirectories(documents)
        Files.write("Chapter 1\n", to: "\(documents)/thesis.txt")
        Files.makeDirectories(Self.screens)
        sandbox.cairn("init", "--encrypt", "--key-cost", "least")
        sandbox.cairn("backup", documents)
        sandbox.environment["CAIRN_PASSWORD"] = ""
        sandbox.environment["CAIRN_PAGE_PASSWORD"] = "the password of this test"
        let ended = look(sandbox, sandbox.file("home"))
        let failed = ended.lines.filter { !$0.hasPrefix("ok ") }
        #expect(failed == ["ended 0"], "\(ended.errors)")
        #expect(ended.lines.count == 2)
    }
}

private let hasBrowser =
    Files.exists("/usr/bin/chromedriver")
    && Files.exists("/usr/lib/python3/dist-packages/selenium")
