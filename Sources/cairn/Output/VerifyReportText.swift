import CairnCare
import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// Tells what a verification found, in terms of people's files.
enum VerifyText {
    /// - Parameter tells: which notes concern the reader.
    static func show(
        _ report: VerifyReport, _ options: GlobalOptions,
        notes tells: (VerifyNote) -> Bool = { _ in true }
    ) {
        let notes = report.notes.filter(tells)
        if options.json { return write(report, notes: notes) }
        for finding in report.findings {
            let paint = finding.isDamage ? Paint.bad : .plain
            Terminal.errorLine("cairn: " + paint(Self.finding(finding), on: 2))
        }
        damage(report.damage)
        if options.quiet { return }
        for note in notes { Terminal.advice("note: \(Self.note(note))") }
        let counts = report.counts
        Terminal.sentence(
            "\(Quantity.of(counts.commits, "commit")), \(Quantity.of(counts.packs, "pack")), "
                + "\(Quantity.of(counts.chunks, "chunk")) checked"
                + (counts.blocksRead > 0 ? ", \(Quantity.bytes(counts.storedBytesRead)) read" : "")
                + " in \(Quantity.duration(nanoseconds: report.nanoseconds))")
        if report.isDamaged { return }
        if report.hasCatalogFinding {
            Terminal.sentence(
                "the repository is in order; Cairn will rebuild the catalog when it next opens the repository"
            )
        } else if report.ending == .complete {
            Terminal.sentence(Paint.good("no damage found"))
        }
    }

    static func finding(_ finding: VerifyFinding) -> String {
        switch finding {
        case .description(let fault): "\(fault.file) is damaged: \(fault.why)"
        case .journal(let damage): "the journal is damaged: \(damage)"
        case .commit(let loss): commit(loss)
        case .pack(let damage): "a pack is damaged: \(damage)"
        case .unnamedChunks(let count):
            "\(Quantity.of(count, "chunk")) that earlier commits refer to cannot be found, but no current version needs \(count == 1 ? "it" : "them")"
        case .catalog(let why): "the catalog is wrong: \(why)"
        }
    }

    private static func commit(_ loss: CommitLoss) -> String {
        let name =
            loss.commit.map { "commit \($0.shortID) of \(TimeText.local($0.time))" }
            ?? loss.number.map { "commit number \($0)" } ?? LossText.name(nil)
        if loss.recordsLost == 0 { return ownRecordLost(loss) }
        return "\(name) has lost \(Quantity.of(loss.recordsLost, "change record"))"
    }

    /// - Parameter loss: its commit is the one that a repair has put in its place; nil before.
    static func ownRecordLost(_ loss: CommitLoss) -> String {
        "the id, paths and tags of a commit are lost, but its files are intact"
            + (loss.commit.map { "; commit \($0.shortID) replaces it" } ?? "")
    }

    static func note(_ note: VerifyNote) -> String {
        switch note {
        case .tornPack(let damage):
            "an interrupted run left an incomplete block, which no commit needs: \(damage)"
        case .uncommittedRecords(let count):
            "an interrupted run left \(Quantity.of(count, "record")) without a commit"
        case .tornJournal(let bytes):
            "an interrupted run left \(Quantity.bytes(bytes)) of an incomplete record at the journal's end"
        case .descriptionCopy(let fault):
            "\(fault.file), a copy of cairn.json, has a problem: \(fault.why); the next backup rewrites it"
        case .mendable(let pack):
            "\(pack) is damaged, but its parity data can repair it: run `cairn repair`"
        case .readable(let chunks):
            "\(Quantity.of(chunks, "chunk")) in damaged parts of packs can still be read: run `cairn repair` to store them again"
        case .damagedParity(let path):
            "\(path) is damaged; the service recreates it, and no data is lost"
        case .unknownFile(let path): "\(path) does not belong to Cairn"
        case .leftover(let path): "\(path) was left behind by the interrupted replacement of a file"
        case .changedMeanwhile:
            "data was added to the repository during the check and was not checked"
        case .catalog(let text): text
        }
    }

    static func damage(_ report: DamageReport) {
        guard report.versionCount > 0 else { return }
        let versions = Quantity.of(report.versionCount, "version")
        let files = Quantity.of(report.fileCount, "file")
        Terminal.sentence(Paint.bad("\(versions) of \(files) cannot be fully restored:"))
        for version in report.versions {
            let until =
                version.last.map { "until \(TimeText.local($0.time))" } ?? "the current state"
            Terminal.sentence(
                "  \(PathText.display(version.livePath)), \(Quantity.bytes(version.size)), from \(TimeText.local(version.first.time)), \(until): "
                    + (version.isPartlyRestorable
                        ? Paint.bad(
                            "\(Quantity.bytes(version.lostBytes)) of \(Quantity.bytes(version.contentBytes)) are lost"
                        )
                        : Paint.bad("all of its content is lost")))
        }
        let rest = report.versionCount - report.versions.count
        if rest > 0 { Terminal.sentence("  and \(Quantity.count(rest)) more") }
    }

    /// Writes a whole report as JSON lines.
    static func write(_ report: VerifyReport, notes: [VerifyNote]? = nil) {
        for finding in report.findings {
            JSONObject(
                type: "finding", ["message": Self.finding(finding), "damage": finding.isDamage]
            ).write()
        }
        for note in notes ?? report.notes {
            JSONObject(type: "note", ["message": Self.note(note)]).write()
        }
        for version in report.damage.versions {
            var line = JSONObject(type: "damaged_version")
            line["path"] = version.livePath
            line["root"] = version.root.name
            line["size"] = version.size
            line["lost_bytes"] = version.lostBytes
            line["since"] = version.first.number
            line["time"] = TimeText.utc(version.first.time)
            line["until"] = version.last?.number
            line["live"] = version.isLive
            line.write()
        }
        var line = JSONObject(type: "summary")
        line["damaged"] = report.isDamaged
        line["complete"] = report.ending == .complete
        line["findings"] = report.findingCount
        line["damaged_versions"] = report.damage.versionCount
        line["damaged_files"] = report.damage.fileCount
        line["lost_chunks"] = report.damage.chunkCount
        line["commits"] = report.counts.commits
        line["packs"] = report.counts.packs
        line["blocks"] = report.counts.blocks
        line["chunks"] = report.counts.chunks
        line["blocks_read"] = report.counts.blocksRead
        line["bytes_read"] = report.counts.storedBytesRead
        line["seconds"] = Double(report.nanoseconds) / 1e9
        line.write()
    }
}

/// Progress of a verification or a repair.
final class VerifyProgressReport: VerifyObserver, RepairObserver {
    private let options: GlobalOptions
    private let meter: ProgressMeter
    private var lastShown: UInt64 = 0
    private let clock = LinuxClock()

    init(_ options: GlobalOptions) {
        self.options = options
        meter = ProgressMeter(options)
    }

    func progressed(_ progress: VerifyProgress) {
        let now = clock.monotonic()
        guard now - lastShown > 100_000_000 else { return }
        lastShown = now
        meter.show(
            ProgressFigures(
                noun: "pack", done: UInt64(progress.packs), total: UInt64(progress.packsTotal),
                bytes: progress.bytes, bytesTotal: progress.bytesTotal))
    }

    func found(_ finding: VerifyFinding) { meter.clear() }

    func entered(_ stage: RepairStage) {
        meter.clear()
        guard options.verbose, !options.json else { return }
        let text =
            switch stage {
            case .checkingPacks: "checking every pack"
            case .repairingJournal: "checking the journal"
            case .rebuildingCatalog: "rebuilding the catalog"
            case .salvagingPacks: "saving what is intact of damaged packs"
            case .readingLiveFiles: "looking for lost content in current files"
            case .verifying: "verifying the result"
            }
        Terminal.errorLine("cairn: \(text)")
    }

    func clear() { meter.clear() }
}
