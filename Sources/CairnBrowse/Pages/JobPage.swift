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
    let message: String?
    let next: String?
    private let job: RestoreJobs.Job?

    private enum CodingKeys: String, CodingKey {
        case state, title, files, bytes, failed, message, next
        case filesTotal = "files_total"
        case bytesTotal = "bytes_total"
    }

    init(_ job: RestoreJobs.Job?) throws {
        self.job = job
        title = job?.title ?? ""
        let progress = job?.progress ?? RestoreProgress()
        (filesTotal, bytesTotal) = (progress.itemsTotal, progress.bytesTotal)
        switch job?.outcome {
        case nil:
            state = job == nil ? "none" : "running"
            (files, bytes) = (progress.counts.restored, progress.counts.bytes)
            failed = progress.counts.failed
            (message, next) = (nil, nil)
        case .ended(let end):
            let counts = end.result.counts
            (files, bytes, failed) = (counts.restored, counts.bytes, counts.failed)
            state = counts.failed > 0 || end.result.wasCancelled ? "incomplete" : "done"
            (message, next) = (end.doubt, nil)
        case .failed(let why, let advice):
            state = "failed"
            (files, bytes, failed) = (0, 0, 0)
            (message, next) = (why, advice)
        }
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page("\(heading)", body(frame), refresh: state == "running" ? 1 : nil)
    }

    private var heading: String {
        switch state {
        case "running": "Restoring…"
        case "done": "It is back"
        case "incomplete": "Not all of it is back"
        case "failed": "Nothing was restored"
        default: "No restore has run"
        }
    }

    private func body(_ frame: Frame) -> Markup {
        guard let job else {
            return """
                <h1>\(heading)</h1><p class="empty">Choose a file or a folder, and “Restore”.</p>
                """
        }
        return """
            <section class="hero \(mood)" aria-live="polite"><h1>\
            <span class="lamp" aria-hidden="true"></span>\(heading)</h1><p>\(job.title)</p>
            \(state == "running" ? bar : figures)</section>
            \(message.map { notice($0) })
            \(failures)
            \(undo(frame))
            \(frame.command(job.arguments))
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
        """
        <progress max="\(max(1, bytesTotal))" value="\(min(bytes, bytesTotal))" \
        aria-label="Restored so far"></progress>
        <p class="figures">\(Quantity.count(files)) of \(Quantity.count(filesTotal)) files, \
        \(Quantity.bytes(bytes)) of \(Quantity.bytes(bytesTotal))</p>
        """
    }

    private var figures: Markup {
        guard state != "failed" else { return .none }
        return """
            <p class="figures">\(Quantity.of(files, "file")), \(Quantity.bytes(bytes))\
            \(when: failed > 0, ", \(Quantity.count(failed)) not restored")</p>
            """
    }

    private static let failuresShown = 50

    private var failures: Markup? {
        guard case .ended(let end)? = job?.outcome, !end.result.failures.isEmpty
        else { return nil }
        let rows = end.result.failures.prefix(Self.failuresShown).map { failure -> Markup in
            "<li>\(path: failure.path): \(failure.reason.text)</li>"
        }
        return #"<div class="notice bad"><ul>\#(rows)</ul></div>"#
    }

    private func undo(_ frame: Frame) -> Markup? {
        guard case .ended(let end)? = job?.outcome, let before = end.before else { return nil }
        return """
            <form class="actions" action="/undo" method="post">\(frame.csrfField)
            <button class="plain">Undo it</button>
            <span class="faint">What was there before is commit \(before.shortID).</span></form>
            """
    }
}
