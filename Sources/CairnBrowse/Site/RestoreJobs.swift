import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore

/// Restores and undos that were asked for: one at a time, on a thread of its own, so that it goes
/// on when the page is closed, and its end is told when the page is loaded again.
public final class RestoreJobs: Sendable {
    struct Job: Sendable {
        let title: String
        let arguments: [[UInt8]]
        var progress = RestoreProgress()
        /// Nil while it runs.
        var outcome: Outcome?
    }

    enum Outcome: Sendable {
        case ended(RestoreEnd)
        case failed(message: String, next: String?)
    }

    private let host: any BrowseHost
    private let sessions: SessionPool
    private let job = Monitor<Job?>(nil)
    private let cancellation = Cancellation()

    init(_ host: any BrowseHost, _ sessions: SessionPool) {
        self.host = host
        self.sessions = sessions
    }

    var state: Job? { job.inspect { $0 } }
    var isRunning: Bool { job.inspect { $0 != nil && $0?.outcome == nil } }

    /// Ends one that runs: what was put in place stays whole.
    func stop() {
        cancellation.request()
        job.wait { $0 == nil || $0?.outcome != nil ? () : nil }
    }

    func order(_ request: BrowseRequest, _ session: BrowseSession) throws -> BrowseResponse {
        let destination: RestoreOrder.Destination
        switch request.form.text("to") {
        case "place":
            guard host.restoresInPlace else {
                throw PageFailure(
                    status: 400, message: "From here nothing is put over your files.", next: nil)
            }
            destination = .inPlace
        case "directory":
            let target = request.form["target"] ?? []
            guard target.first == ItemPath.separator || target.starts(with: "~/".utf8),
                !target.contains(0)
            else {
                throw PageFailure(
                    status: 400, message: "The folder must be a whole path.",
                    next: "Write it as /home/you/restored or ~/restored.")
            }
            destination = .directory(target)
        default: throw PageFailure.malformed("The form does not say where to.")
        }
        let (place, _, _, order) = try RestorePage.order(request.form, session, destination)
        let name = PathText.display(place.livePath)
        let to =
            if case .directory(let path) = destination { " into \(PathText.display(path))" } else {
                ""
            }
        return start(Job(title: name + to, arguments: order.shownArguments)) {
            host, cancellation, job in
            try host.restore(order, cancellation, job)
        }
    }

    func orderUndo() throws -> BrowseResponse {
        guard host.restoresInPlace, let what = try host.undoable() else {
            throw PageFailure(
                status: 400, message: "There is no restore that could be undone.", next: nil)
        }
        return start(Job(title: "Undo: \(what)", arguments: [Array("undo".utf8)])) {
            host, cancellation, job in
            try host.undo(cancellation, job)
        }
    }

    private typealias Work =
        @Sendable (any BrowseHost, Cancellation, any RestoreObserver) throws -> RestoreEnd

    private func start(_ next: Job, _ work: @escaping Work) -> BrowseResponse {
        let starts = job.update { job in
            guard job == nil || job?.outcome != nil else { return false }
            job = next
            return true
        }
        guard starts else { return .redirect(to: Link("/job")) }
        sessions.closeIdle()
        WorkerThread { [self] in
            let observer = Observer(job)
            let outcome: Outcome
            do { outcome = .ended(try work(host, cancellation, observer)) } catch {
                let (message, next) = host.explain(error)
                outcome = .failed(message: message, next: next)
            }
            job.update { $0?.outcome = outcome }
        }.detach()
        return .redirect(to: Link("/job"))
    }

    /// Notes how far the restore is.
    private final class Observer: RestoreObserver {
        private let job: Monitor<Job?>

        init(_ job: Monitor<Job?>) { self.job = job }

        func progressed(_ progress: RestoreProgress) { job.update { $0?.progress = progress } }
        func failed(_ failure: RestoreFailure) {}
        func decided(_ action: RestoreAction, path: [UInt8]) {}
    }
}
