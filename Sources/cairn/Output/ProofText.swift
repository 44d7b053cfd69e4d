import CairnCare
import CairnCore
import CairnDaemon
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText

/// A proof in words and in JSON.
struct ProofText {
    let proof: ProofReport
    private let attention: Attention
    var isDaemonRunning: Bool
    private let commits: [Int64: Commit]
    /// The remotes of the settings.
    var remotes: [RemoteStanding] = []
    /// Where the item was moved to an excluded place; nil for any other.
    var moved: String?
    /// Why no backup stores the item as it is now, though no rule excludes it; nil if one does.
    var obstacle: (reason: String, next: String?)?
    /// Whether a root of the settings contains the path.
    var isInSettings = true
    /// The commands of next steps.
    var advised: AdvisedCommand?
    private let now: Timestamp

    init(
        _ proof: ProofReport, attention: Attention, reader: CatalogReader, isDaemonRunning: Bool,
        now: Timestamp
    ) throws {
        self.now = now
        self.proof = proof
        self.attention = attention
        self.isDaemonRunning = isDaemonRunning
        var numbers: Set<Int64> = []
        func note(_ standing: Standing) {
            switch standing {
            case .stored(let since, _), .contentChanged(let since), .metadataChanged(let since, _),
                .lost(let since):
                numbers.insert(since)
            case .gone(let last?):
                numbers.insert(last.first)
                if let until = last.until { numbers.insert(until) }
            default: break
            }
        }
        note(proof.standing)
        for finding in proof.findings + proof.goneFindings { note(finding.standing) }
        if let storedBy = proof.storedBy { numbers.insert(storedBy) }
        var commits: [Int64: Commit] = [:]
        for number in numbers { commits[number] = try reader.firstPoint(from: number)?.commit }
        self.commits = commits
    }

    // MARK: For people

    func write(isQuiet: Bool) {
        if isQuiet { return }
        let name = PathText.display(proof.path)
        if proof.isDirectory {
            writeTree(name)
        } else if case .stored(let since, let byContent) = proof.standing {
            Terminal.paragraph(
                name
                    + (isShown(since)
                        ? " has been stored since \(commit(since))"
                        : " is stored, but was removed from the newest commit; unless you delete the item first, the next commit will contain it again")
                    + (byContent ? " (verified by content)" : ""))
            writeLink()
        } else {
            Terminal.paragraph("\(name) is not stored: \(Self.reason(proof.standing, commit))")
            if let moved { Terminal.paragraph("  \(moved)") }
            writeNext()
        }
        if let obstacle {
            // The attention says it.
            if Self.attention(attention) == nil {
                Terminal.paragraph("  Cairn does not back it up now: \(obstacle.reason)")
            }
            if let step = obstacle.next { Terminal.paragraph(next("  next: \(step)")) }
        }
        if proof.inconsistent > 0, !proof.isDirectory {
            Terminal.paragraph("  its copy is marked as inconsistent: \(Self.inconsistentMeaning)")
        }
        for remote in remotes {
            if let commit = lastCommit {
                Terminal.paragraph(next("  \(remote.sentence(ofCommit: commit, now))"))
            }
        }
        if let text = Self.attention(attention) { Terminal.paragraph("  \(text)") }
        if proof.lostCount > 0 {
            let files = proof.isDirectory ? "these files" : "this file"
            Terminal.paragraph(
                next("  next: run `\(repair)` to store the lost content again from \(files)"))
        }
        let isRepairEnough = proof.lostCount > 0 && proof.notStored <= UInt64(proof.lostCount)
        if !proof.isStored, !isDaemonRunning, hasLiveContent, !isRepairEnough,
            obstacle == nil
        {
            Terminal.paragraph(
                next(
                    "  next: no daemon is running; run `cairn backup \(ShellText.quoted(proof.path))` to store it"
                )
            )
        }
    }

    /// Says that a symlink is stored without what is behind it.
    private func writeLink() {
        guard RealPath.link(at: proof.path) != nil else { return }
        let target = RealPath.destination(proof.path)
        Terminal.paragraph(
            next(
                "  only the link itself is stored; it leads to \(PathText.display(target)), and `cairn status \(ShellText.quoted(target))` shows whether that is stored"
            ))
    }

    /// The commit that completed what is stored; nil when not all is.
    private var lastCommit: Int64? {
        guard proof.isStored else { return nil }
        if let storedBy = proof.storedBy { return storedBy }
        if case .stored(let since, _) = proof.standing { return since }
        return nil
    }

    /// Whether a commit shows what is stored: what was taken out of the newest goes with the item.
    var isInCommit: Bool { lastCommit.map(isShown) ?? true }

    static let inconsistentMeaning = "it may mix several states of the file"

    private var hasLiveContent: Bool {
        let unreadable = proof.findings.count {
            if case .unreadable = $0.standing { true } else { false }
        }
        if proof.notStored <= UInt64(unreadable) { return false }
        switch proof.standing {
        case .gone, .excluded, .own, .unreadable, .lost: return false
        default: return proof.root != nil
        }
    }

    private func writeTree(_ name: String) {
        let byContent =
            proof.storedByContent > 0
            ? ", \(Quantity.count(proof.storedByContent)) of them verified by content" : ""
        let by =
            proof.storedBy.map {
                isShown($0)
                    ? ", complete since \(commit($0))"
                    : ", some of them removed from the newest commit; the next commit will contain them again"
            } ?? ""
        if proof.isStored {
            Terminal.paragraph(
                "\(name) is stored: \(Quantity.of(proof.stored, "item"))\(byContent)\(by)")
        } else {
            let verified =
                proof.storedByContent > 0
                ? "; \(Quantity.count(proof.storedByContent)) of the stored items \(proof.storedByContent == 1 ? "is" : "are") verified by content"
                : ""
            Terminal.paragraph(
                "\(name) is only partly stored: \(Quantity.count(proof.notStored)) of "
                    + "\(Quantity.of(proof.stored + proof.notStored, "item")) \(proof.notStored == 1 ? "is" : "are") not stored\(verified)"
            )
        }
        if proof.excluded > 0 {
            Terminal.paragraph(
                next(
                    "  \(Quantity.of(proof.excluded, "item")) in it \(proof.excluded == 1 ? "is" : "are") excluded and not backed up; run `cairn exclude list \(ShellText.quoted(proof.path))` to see \(proof.excluded == 1 ? "it" : "them")"
                ))
        }
        for finding in proof.findings {
            Terminal.paragraph(
                "  \(PathText.display(finding.path)): \(Self.reason(finding.standing, commit))")
        }
        let more = proof.notStored - UInt64(proof.findings.count)
        if more > 0 { Terminal.paragraph("  … and \(Quantity.count(more)) more") }
        if proof.inconsistent > 0 {
            Terminal.paragraph(
                "  \(Quantity.of(proof.inconsistent, "copy", plural: "copies")) of files \(proof.inconsistent == 1 ? "is" : "are") marked as inconsistent:"
            )
            for path in proof.inconsistentPaths {
                Terminal.paragraph("    \(PathText.display(path))")
            }
        }
        if proof.gone > 0 {
            Terminal.paragraph(
                "  \(Quantity.of(proof.gone, "item")) no longer \(proof.gone == 1 ? "exists" : "exist") on the disk, but no backup has noticed this yet"
            )
        }
    }

    /// The repair that looks at these files: by itself it looks in the roots of the settings alone.
    private var repair: String {
        if isInSettings { return "cairn repair" }
        let place = proof.isDirectory ? proof.path : ItemPath.split(proof.path).parent
        return "cairn repair --live-root \(ShellText.quoted(place))"
    }

    private func next(_ text: String) -> String { advised?.text(text) ?? text }

    private func writeNext() {
        switch proof.standing {
        case .gone(.some):
            Terminal.paragraph(
                next(
                    "  next: run `cairn versions \(ShellText.quoted(proof.path))` to list its versions"
                ))
        case .outside where !proof.innerRoots.isEmpty:
            let names = proof.innerRoots.prefix(10).map { PathText.display($0.path) }.joined(
                separator: ", ")
            Terminal.paragraph("  these directories in it are backed up: \(names)")
        case .excluded:
            Terminal.paragraph(
                next(
                    "  next: run `cairn why \(ShellText.quoted(proof.path))` to see which rule excludes it"
                )
            )
        // Of the file itself; the others are on a disk that is not mounted.
        case .unreadable(let error) where error.isOfMountedFile:
            let status = try? LinuxFileSystem().status(ofRoot: proof.path)
            guard let status, status.kind != .directory else { break }
            let remedy =
                status.isMountedFile
                ? "unmount the file that is mounted there now"
                : "mount the backed-up file there again"
            Terminal.paragraph(
                next(
                    "  next: \(remedy); if the present file replaces the backed-up file for good, run `cairn backup --new-disk \(ShellText.quoted(proof.path))`"
                ))
        case .outside:
            Terminal.paragraph(
                next("  next: back it up with `cairn backup \(ShellText.quoted(proof.path))`"))
        default: break
        }
    }

    /// Whether a point in time shows what is present since a commit: not when it was taken out of
    /// the newest.
    private func isShown(_ first: Int64) -> Bool { commits[first] != nil }

    private func commit(_ number: Int64) -> String {
        guard let commit = commits[number] else { return "the newest commit" }
        return "commit \(commit.shortID) of \(TimeText.local(commit.time))"
    }

    static func reason(_ standing: Standing, _ commit: (Int64) -> String) -> String {
        switch standing {
        case .stored(let since, _): return "it has been stored since \(commit(since))"
        case .contentChanged(let since): return "its content changed after \(commit(since))"
        case .metadataChanged(let since, let aspects):
            let names = aspects.map(\.rawValue).joined(separator: ", ")
            return
                "its content has been stored since \(commit(since)), but its metadata has changed (\(names))"
        case .lost(let since):
            return
                "it was stored in \(commit(since)), but the repository has lost it, because its pack is missing, truncated or damaged, or was only in a remote that no longer has it"
        case .kindChanged(let old, let new):
            return "it was a \(ItemText.kind(old)) and is now a \(ItemText.kind(new))"
        case .changing: return "it is changing right now"
        case .neverSeen: return "it has never been backed up"
        case .gone(nil): return "it does not exist and was never backed up"
        case .gone(let last?):
            var text =
                "it no longer exists; its last version (\(Quantity.bytes(last.size))) was stored in \(commit(last.first))"
            if let until = last.until { text += " and no longer existed in \(commit(until))" }
            return text
        case .unreadable(let error): return "Cairn cannot read it: \(error.reason)"
        case .unsupported(let why): return why
        case .outside: return "it is not inside any root of the repository"
        case .own: return "it belongs to Cairn and is never backed up"
        case .excluded(let verdict): return "it is excluded, because \(RuleText.sentence(verdict))"
        }
    }

    static func attention(_ attention: Attention) -> String? {
        switch attention {
        case .none, .outside: nil
        case .dirty(let since):
            "Cairn noticed a change at \(TimeText.local(since)) and will back it up"
        case .deferred(let next, let pauseSeconds):
            "\(StatusOverview.large(pauseSeconds)); next backup at \(TimeText.local(next))"
        case .failing(let failure):
            "Cairn cannot back it up: \(failure.reason) (\(Quantity.of(max(0, failure.tries), "try", plural: "tries"))"
                + (failure.nextTry.map { " so far, next try at \(TimeText.local($0)))" }
                    ?? " so far, next try when it changes)")
        case .inGap(let gap):
            "changes to it might have been missed since \(TimeText.local(gap.began)): \(StatusOverview.cause(gap.cause))"
        }
    }

    // MARK: JSON

    func writeJSON() {
        var line = JSONObject(type: "proof")
        line["path"] = proof.path
        line["stored"] = proof.isStored
        line["state"] = Self.state(proof.standing)
        line["reason"] = proof.isStored ? nil : Self.reason(proof.standing, commit)
        add(proof.standing, to: &line)
        line["directory"] = proof.isDirectory
        line["items_stored"] = proof.stored
        line["items_by_content"] = proof.storedByContent
        line["items_not_stored"] = proof.notStored
        line["items_excluded"] = proof.excluded
        line["items_gone"] = proof.gone
        line["items_fuzzy"] = proof.inconsistent
        line["stored_by"] = proof.storedBy.flatMap { commits[$0]?.id.description }
        line["attention"] = Self.name(attention)
        line["attention_reason"] = Self.attention(attention)
        line.write()
        for remote in remotes {
            var line = remote.json(now, type: "off_site")
            line["path"] = proof.path
            line["off_site"] = lastCommit.map { remote.since($0) != nil } ?? false
            line["since"] = lastCommit.flatMap { remote.since($0) }.map { TimeText.utc($0) }
            line.write()
        }
        for path in proof.inconsistentPaths { JSONRecords.writeInconsistent(path) }
        guard proof.isDirectory else { return }
        for finding in proof.findings + proof.goneFindings {
            var line = JSONObject(type: "finding")
            line["path"] = finding.path
            line["state"] = Self.state(finding.standing)
            line["reason"] = Self.reason(finding.standing, commit)
            add(finding.standing, to: &line)
            line.write()
        }
    }

    private func add(_ standing: Standing, to line: inout JSONObject) {
        var first: Int64?
        switch standing {
        case .stored(let since, _), .contentChanged(let since), .metadataChanged(let since, _):
            first = since
        case .gone(let last): first = last?.first
        default: break
        }
        let commit = first.flatMap { commits[$0] }
        line["commit"] = commit?.id.description
        line["time"] = commit.map { TimeText.utc($0.time) }
    }

    private static func name(_ attention: Attention) -> String? {
        switch attention {
        case .none, .outside: nil
        case .dirty: "dirty"
        case .deferred: "deferred"
        case .failing: "failing"
        case .inGap: "in-gap"
        }
    }

    static func state(_ standing: Standing) -> String {
        switch standing {
        case .stored: "stored"
        case .contentChanged: "content-changed"
        case .metadataChanged: "metadata-changed"
        case .lost: "lost"
        case .kindChanged: "kind-changed"
        case .changing: "changing"
        case .neverSeen: "never-seen"
        case .gone: "gone"
        case .unreadable: "unreadable"
        case .unsupported: "unsupported"
        case .outside: "outside"
        case .own: "own"
        case .excluded: "excluded"
        }
    }
}
