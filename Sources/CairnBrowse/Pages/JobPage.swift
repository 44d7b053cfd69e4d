import CairnCore
import CairnFormat
import CairnRestore
import CairnText

/// The restore that runs, or the last one: reloaded as often as one likes.
struct JobPage: Encodable {
    /// `none`, `running`, `done`, `incomplete` or `failed`.
    let state: String
    let title: String
    let files: UInt64
    let filesTotal: UInt64
    let bytes: UInt64
    let bytesTotal: UInt64
    let failed: UInt64
    /// What was there already, and stayed as it was.
    let skipped: UInt64
    /// Items whose owner or xattrs the system did not let be set.
    let metadataLost: UInt64
    let message: String?
    let next: String?
    /// How long it has run without anything to show for it, in seconds.
    private let waited: UInt64
    /// Whether something failed, and nothing was done.
    private let isFutile: Bool
    private let part: Int
    private let parts: Int
    private let job: RestoreJobs.Job?

    private enum CodingKeys: String, CodingKey {
        case state, title, files, bytes, failed, skipped, message, next
        case filesTotal = "files_total"
        case bytesTotal = "bytes_total"
        case metadataLost = "metadata_lost"
    }

    /// - Parameter now: in nanoseconds of the monotonic clock.
    init(_ job: RestoreJobs.Job?, now: UInt64) {
        self.job = job
        waited = job.map { (now - min(now, $0.began)) / 1_000_000_000 } ?? 0
        title = job?.title ?? ""
        let progress = job?.progress ?? RestoreProgress()
        let results = (job?.ends ?? []).map(\.result)
        filesTotal = results.reduce(progress.itemsTotal) { $0 + $1.itemsTotal }
        bytesTotal = results.reduce(progress.bytesTotal) { $0 + $1.bytesTotal }
        part = results.count + 1
        parts = job?.parts ?? 0
        let counts = results.map(\.counts)
        isFutile = !results.isEmpty && results.allSatisfy(\.isFutile)
        let doubts = (job?.ends ?? []).compactMap(\.doubt)
        let doubt = doubts.isEmpty ? nil : doubts.joined(separator: "; ")
        func sum(_ each: (RestoreCounts) -> UInt64) -> UInt64 {
            counts.saturatedSum(each)
        }
        let now = progress.counts
        files = sum(\.done) + now.done
        bytes = sum(\.bytes) + now.bytes
        failed = sum(\.failed) + now.failed
        skipped = sum(\.skipped) + now.skipped
        let unchanged = sum(\.unchanged)
        metadataLost = sum(\.metadataLost)
        switch job?.outcome {
        case nil:
            state = job == nil ? "none" : "running"
            (message, next) = (nil, nil)
        case .ended:
            let stays = job?.isAside == true && skipped > unchanged
            let isWhole =
                job?.isComplete == true && failed == 0 && !stays
                && job?.ends.contains { $0.result.wasCancelled } == false
            state = isWhole ? "done" : "incomplete"
            let futile = isFutile ? "Nothing was changed." : nil
            let same =
                job?.isAside == true && unchanged > 0
                ? "\(Quantity.of(unchanged, "item")) already existed with the same size and time."
                : nil
            let stayed =
                "Cairn left \(Quantity.of(skipped - min(skipped, unchanged), "existing item")) unchanged."
            let lost =
                metadataLost > 0
                ? "Cairn restored \(Quantity.of(metadataLost, "item")) \(RestoreCounts.metadataLostText)."
                : nil
            let words = [futile, same, stays ? stayed : nil, lost, doubt].compactMap { $0 }
            message = words.isEmpty ? nil : words.joined(separator: " ")
            next = stays ? "To restore everything, use an empty or new folder." : nil
        case .failed(let why):
            state = counts.isEmpty ? "failed" : "incomplete"
            (message, next) = (why.message, why.next)
        }
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page("\(heading)", body(frame), refresh: state == "running" ? 1 : nil)
    }

    private var heading: String {
        switch state {
        case "running": job?.isUndo == true ? "Undoing…" : "Restoring…"
        case "done" where job?.isUndo == true: "Undo complete"
        case "incomplete" where job?.isUndo == true:
            isFutile ? "Nothing was undone" : "Not everything was undone"
        case "failed" where job?.isUndo == true: "The undo failed"
        case "done": "Restore complete"
        case "incomplete": isFutile ? "Nothing was restored" : "Not everything was restored"
        case "failed": "The restore failed"
        default: "No restore has run"
        }
    }

    private func body(_ frame: Frame) -> Markup {
        guard let job else {
            return """
                <h1>\(heading)</h1><p class="empty">To start a restore, open a file or folder and select “Restore”.</p>
                """
        }
        return """
            <section class="hero \(mood)" aria-live="polite"><h1>\
            <span class="lamp" aria-hidden="true"></span>\(heading)</h1><p>\(job.title)</p>
            \(state == "running" ? bar : figures)</section>
            \(message.map { notice($0) })
            \(failures)
            \(losses)
            \(when: state == "failed", again(job))
            \(when: state == "done", emptyBasket(frame, job))
            \(undo(frame))
            \(when: job.outcome == nil || !job.isUndo, frame.commands(job.commands))
            """
    }

    private func again(_ job: RestoreJobs.Job) -> Markup {
        job.origin.map { #"<p><a class="button" href="\#($0)">Try again</a></p>"# } ?? .none
    }

    /// All that was in it is back: what is chosen next is for another restore.
    private func emptyBasket(_ frame: Frame, _ job: RestoreJobs.Job) -> Markup {
        guard job.origin == Link("/basket"), frame.basket.count > 0 else { return .none }
        return """
            <form class="actions" action="/basket" method="post">\(frame.csrfField)\
            <button class="plain" name="do" value="clear">Empty the basket</button>\
            <span class="faint">Everything in the basket was restored.</span></form>
            """
    }

    private func notice(_ text: String) -> Markup {
        """
        <div class="notice\(when: state == "failed", " bad")"><p>\(text)</p>\
        \(next.map { Frame.next($0) })</div>
        """
    }

    private var mood: Markup {
        switch state {
        case "done": "well"
        case "running": "plain"
        default: "trouble"
        }
    }

    private var bar: Markup {
        let progress = job?.progress ?? RestoreProgress()
        let (files, bytes) = (progress.counts.done, progress.counts.bytes)
        let (allFiles, allBytes) = (progress.itemsTotal, progress.bytesTotal)
        guard allFiles > 0 else { return waiting }
        return """
            <progress max="\(max(1, allBytes))" value="\(min(bytes, allBytes))" \
            aria-label="Restored so far"></progress>
            <p class="figures">\(when: parts > 1, "Part \(part) of \(parts): ")\
            \(Quantity.count(files)) of \(Quantity.count(allFiles)) files, \
            \(Quantity.bytes(bytes)) of \(Quantity.bytes(allBytes))</p>
            """
    }

    private static let patience: UInt64 = 5

    /// Nothing was restored yet.
    private var waiting: Markup {
        let long: Markup = """
            This has taken \(TimeText.age(Int64(clamping: waited))) so far. If the service is \
            running, it backs up the current state first. To see whether the service is stuck, \
            run <code>cairn status</code>.
            """
        return """
            <progress aria-label="Getting ready"></progress>
            <p class="figures">Getting ready. Cairn first backs up the current items and plans the \
            restore.\(when: waited >= Self.patience, " \(long)")</p>
            """
    }

    private var figures: Markup {
        guard state != "failed" else { return .none }
        let removed = (job?.ends ?? []).reduce(0) { $0 + $1.result.counts.deleted }
        let done: Markup = """
            \(when: files > 0 || removed == 0 && skipped == 0, "\(Quantity.of(files, "file")), \(Quantity.bytes(bytes))")\
            \(when: removed > 0, "\(files > 0 ? ", " : "")\(Quantity.of(removed, "item")) removed")
            """
        return """
            <p class="figures">\(done)\
            \(when: failed > 0, ", \(Quantity.count(failed)) not restored")</p>
            """
    }

    private static let failuresShown = 50

    private var failures: Markup? {
        let all = (job?.ends ?? []).flatMap(\.result.failures)
        guard !all.isEmpty else { return nil }
        let rows = all.prefix(Self.failuresShown).map { failure -> Markup in
            "<li>\(path: failure.path): \(failure.reason.text)</li>"
        }
        let isLost = all.contains { $0.reason.isOfLostContent }
        return """
            <div class="notice bad"><ul>\(rows)</ul>\
            \(when: all.count > rows.count, "<p>and \(Quantity.count(all.count - rows.count)) more</p>")\
            \(when: isLost, LossNotice.advice)</div>
            """
    }

    private var losses: Markup? {
        let all = (job?.ends ?? []).flatMap(\.result.losses)
        guard !all.isEmpty else { return nil }
        let rows = all.prefix(Self.failuresShown).map { loss -> Markup in
            "<li>\(path: loss.path) was restored without its \(loss.parts.text)</li>"
        }
        return """
            <div class="notice"><ul>\(rows)</ul>\
            \(when: all.count > rows.count, "<p>and \(Quantity.count(all.count - rows.count)) more</p>")</div>
            """
    }

    private func undo(_ frame: Frame) -> Markup? {
        // Something else may have been restored since, or its state before may be forgotten.
        guard job?.outcome != nil, let before = job?.ends.compactMap(\.before).last,
            let last = try? frame.host.undoable(), last.parts.contains(before.id)
        else { return nil }
        let state: Markup =
            job?.isUndo == true ? "the state before the undo" : "the state before the restore"
        return """
            <form class="actions" action="/undo">\
            <input type="hidden" name="before" value="\(last.commit)">
            <button class="plain">\(last.verb)…</button>
            <span class="faint">Commit \(before.shortID) contains \(state).</span></form>
            """
    }
}
