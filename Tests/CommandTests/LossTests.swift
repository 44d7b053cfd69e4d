import CommandSupport
import Testing

/// A repository of which damage has taken changes for good: what people are told of it, and what is not done on its word.
@Suite struct LossTests {
    /// Damages a record of the journal and has it repaired without its catalog.
    ///
    /// - Parameter number: counted from 0, commits among them.
    private static func lose(record number: Int, _ sandbox: Sandbox) {
        let journal = sandbox.repository + "/journal/00000001.journal"
        var bytes = Files.content(journal)
        let records = bytes.indices.filter { bytes[$0...].starts(with: "CREC".utf8) }
        bytes[records[number] + 93] ^= 1
        Files.write(bytes, to: journal)
        Files.removeTree(Array(sandbox.file("state").utf8))
        sandbox.cairn("repair", "--no-live-files", exits: 1)
    }

    @Test func whatMayLackFilesComesBackWithAWordAndDeletesNothing() {
        let sandbox = Sandbox("loss", inMemory: true)
        sandbox.prepare()
        sandbox.put("first", "1")
        sandbox.backUp()
        sandbox.put("deep/lost", "2")
        sandbox.backUp()
        sandbox.put("deep/kept", "3")
        let doubted = sandbox.backUp()
        Self.lose(record: 2, sandbox)
        let why = "may lack files or show older versions: commit"
        let restored = sandbox.cairn("restore", "--snapshot", doubted, "--target", sandbox.file("out"), exits: 3)
        #expect(restored.errors.contains(why) && restored.errors.contains("has lost 1 record of changes"))
        // The directory above it is lost, too.
        #expect(Files.text(sandbox.file("out") + sandbox.source + "/deep/kept") == "3")
        let told = sandbox.json("restore", "--snapshot", doubted, "--target", sandbox.file("other"), exits: 3).last
        #expect(told?["doubt"]?.contains(why) == true)
        #expect(sandbox.cairn("ls", "--snapshot", doubted).errors.contains(why))
        #expect(sandbox.cairn("diff", doubted, "latest").errors.contains(why))
        // What was lost there would be removed here.
        let refused = sandbox.cairn("restore", "--snapshot", doubted, "--in-place", "--delete", sandbox.source, exits: 1)
        #expect(refused.errors.contains(why) && refused.errors.contains("without --delete"))
        #expect(Files.text(sandbox.source + "/deep/lost") == "2")
        // A look at everything ends it.
        let whole = sandbox.backUp()
        #expect(sandbox.cairn("ls", "--snapshot", whole).errors == "")
        #expect(Files.text(sandbox.restored(whole) + "/deep/lost") == "2")
    }
}
