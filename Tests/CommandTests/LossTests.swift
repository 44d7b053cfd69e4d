import CommandSupport
import Testing

/// A repository of which damage has taken changes for good: what people are told of it, and what is
/// not done on its word.
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
        let sandbox = Sandbox("loss")
        sandbox.prepare()
        sandbox.put("first", "1")
        sandbox.backUp()
        sandbox.put("deep/lost", "2")
        sandbox.backUp()
        sandbox.put("deep/kept", "3")
        let doubted = sandbox.backUp()
        Self.lose(record: 2, sandbox)
        let why = "might be missing or outdated, because commit"
        let restored = sandbox.cairn(
            "restore", "--snapshot", doubted, "--target", sandbox.file("out"), exits: 3)
        #expect(
            restored.errors.contains(why)
                && restored.errors.contains("has lost 1 change record"))
        // The directory above it is lost, too.
        #expect(Files.text(sandbox.file("out") + sandbox.source + "/deep/kept") == "3")
        let told = sandbox.json(
            "restore", "--snapshot", doubted, "--target", sandbox.file("other"), exits: 3
        ).last
        #expect(told?["doubt"]?.contains(why) == true)
        #expect(sandbox.cairn("ls", "-R", "--snapshot", doubted).errors.contains(why))
        #expect(sandbox.cairn("diff", doubted, "latest").errors.contains(why))
        // What was lost there would be removed here.
        let refused = sandbox.cairn(
            "restore", "--snapshot", doubted, "--in-place", "--delete", sandbox.source, exits: 1)
        #expect(refused.errors.contains(why) && refused.errors.contains("without --delete"))
        #expect(Files.text(sandbox.source + "/deep/lost") == "2")
        // A look at everything ends it.
        let whole = sandbox.backUp()
        #expect(sandbox.cairn("ls", "-R", "--snapshot", whole).errors == "")
        #expect(Files.text(sandbox.restored(whole) + "/deep/lost") == "2")
    }

    /// The first commit defines the roots: without it none could be in doubt, and a restore of
    /// nothing succeeded.
    @Test func aCommitThatLostEvenItsRootsIsNotCalledRestored() {
        let sandbox = Sandbox("loss-of-all")
        sandbox.prepare()
        sandbox.put("first", "1")
        let lost = sandbox.backUp()
        sandbox.put("second", "2")
        sandbox.backUp()
        Self.lose(record: 0, sandbox)
        let why = "Cairn cannot tell which files existed in commit"
        let restored = sandbox.cairn(
            "restore", "--snapshot", lost, "--target", sandbox.file("out"), exits: 3)
        #expect(restored.errors.contains(why), "\(restored.errors)")
        #expect(sandbox.cairn("ls", "-R", "--snapshot", lost).errors.contains(why))
    }

    /// A pack that is there proves nothing where damage is known: `status FILE && rm FILE` lost the
    /// only copy.
    @Test func whatIsDamagedInItsPlaceIsNotCalledStored() {
        let sandbox = Sandbox("damaged")
        sandbox.prepare()
        for name in ["one", "two", "three"] {
            sandbox.put(
                name,
                CareTests.noise(200_000, UInt64(name.utf8.count * 7 + Int(name.utf8.first ?? 0))))
        }
        sandbox.backUp()
        let file = sandbox.source + "/two"
        sandbox.cairn("status", "--read-data", file)
        let pack =
            sandbox.repository + "/packs/open/"
            + (Files.names(sandbox.repository + "/packs/open").first ?? "")
        for offset in stride(from: 100, to: 590_000, by: 1_000) { CareTests.flip(pack, at: offset) }
        // Nobody has found it yet.
        sandbox.cairn("status", file)
        #expect(sandbox.cairn("status", "--read-data", file, exits: 1).text.contains("damaged"))
        #expect(sandbox.cairn("status", file, exits: 1).text.contains("damaged"))
        sandbox.cairn("verify", "--read-data", exits: 1)
        #expect(sandbox.cairn("status", file, exits: 1).text.contains("damaged"))
        #expect(sandbox.json("status", file, exits: 1).first?["state"] == "lost")
        // The settings name no root: repair looks there only if it is told to.
        for path in [file, sandbox.source] {
            let told = sandbox.cairn("status", path, exits: 1).text
            #expect(told.contains("repair --live-root \(sandbox.source)`"), "\(told)")
            #expect(!told.contains(" backup "), "\(told)")
        }
        // What repair has mended is stored again, and what it could not is said once.
        sandbox.cairn("repair", "--live-root", sandbox.source)
        sandbox.cairn("status", file)
        #expect(sandbox.cairn("backup", sandbox.source).errors == "")
    }

    /// What is known to be damaged is stored again, and then nothing is said of it.
    @Test func aBackupBesideOldDamageHasKeptWhatItRead() {
        let sandbox = Sandbox("damaged-before")
        sandbox.prepare()
        for name in ["one", "two"] {
            sandbox.put(name, CareTests.noise(200_000, UInt64(name.utf8.first ?? 0)))
        }
        sandbox.backUp()
        let pack =
            sandbox.repository + "/packs/open/"
            + (Files.names(sandbox.repository + "/packs/open").first ?? "")
        for offset in stride(from: 100, to: 390_000, by: 1_000) { CareTests.flip(pack, at: offset) }
        sandbox.cairn("verify", "--read-data", exits: 1)
        sandbox.put("new", "new")
        let backup = sandbox.cairn("backup", sandbox.source)
        #expect(backup.errors.contains("2 versions had damaged content"), "\(backup)")
        let status = sandbox.json("status").first
        #expect(status?["last_backup"] == "complete")
        let text = sandbox.cairn("status", "--check").text
        #expect(!text.contains("cannot be fully restored"), "\(text)")
        #expect(!text.contains("could not back up"), "\(text)")
        sandbox.cairn("repair", "--live-root", sandbox.source)
        sandbox.cairn("verify", "--read-data")
        sandbox.cairn("status", "--check")
    }

    @Test func aBackupDoesNotRepeatWhatNothingMends() {
        let sandbox = Sandbox("earlier")
        sandbox.prepare()
        sandbox.put("file", CareTests.noise(300_000, 5))
        sandbox.backUp()
        sandbox.put("file", CareTests.noise(300_000, 6))
        sandbox.backUp()
        let pack =
            sandbox.repository + "/packs/open/"
            + (Files.names(sandbox.repository + "/packs/open").first ?? "")
        for offset in stride(from: 100, to: 250_000, by: 1_000) { CareTests.flip(pack, at: offset) }
        #expect(
            sandbox.cairn("repair", "--live-root", sandbox.source, exits: 1).text.contains(
                "1 version of 1 file cannot be fully restored"))
        #expect(sandbox.cairn("status").text.contains("forget --path PATH --prune`"))
        sandbox.cairn("backup", sandbox.source)
        #expect(sandbox.cairn("backup", sandbox.source).errors == "")
        #expect(sandbox.cairn("status").text.contains("1 version cannot be fully restored"))
        sandbox.cairn("forget", "--path", sandbox.source + "/file", "--prune", "--yes")
        sandbox.cairn("status", "--check")
        #expect(!sandbox.cairn("status").text.contains("cannot be fully restored"))
    }

    /// Its files are kept, but its id is gone: somebody has to be told which one stands in its
    /// place.
    @Test func aCommitThatLostItsOwnRecordIsNamed() {
        let sandbox = Sandbox("own-record")
        sandbox.prepare()
        for text in ["1", "2", "3"] {
            sandbox.put("file", text)
            sandbox.backUp()
        }
        let journal = sandbox.repository + "/journal/00000001.journal"
        var bytes = Files.content(journal)
        let records = bytes.indices.filter { bytes[$0...].starts(with: "CREC".utf8) }
        bytes[records[3] + 93] ^= 1
        Files.write(bytes, to: journal)
        Files.removeTree(Array(sandbox.file("state").utf8))
        #expect(
            sandbox.cairn("verify", exits: 1).errors.contains(
                "the id, paths and tags of a commit are lost, but its files are intact\n"
            ))
        let repaired = sandbox.cairn("repair")
        let standIn = sandbox.commits(all: true)[1].prefix(8)
        #expect(
            repaired.text.contains(
                "the id, paths and tags of a commit are lost, but its files are intact; commit \(standIn) replaces it"
            ))
        #expect(Files.text(sandbox.restored(String(standIn)) + "/file") == "2")
    }
}
