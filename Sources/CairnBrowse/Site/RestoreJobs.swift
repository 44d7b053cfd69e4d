import CairnCore
import CairnFormat
import CairnRepository
import CairnRestore

/// Restores and undos that were asked for: one at a time, on a thread of its own, so that it goes
/// on when the page is closed, and its end is told when the page is loaded again.
public final class RestoreJobs: Sendable {
    struct Job: Sendable {
        let title: String
        /// The words of the verbs that do the same.
        let commands: [[[UInt8]]]
        /// The restores that it does, one after the other.
        let parts: Int
        /// Where it was asked for; nil where that is not to be gone back to.
        var origin: Link?
        /// Whether it goes to another place, where what is there stays.
        var isAside = false
        var isUndo = false
        /// When it began, in nanoseconds of the monotonic clock.
        var began: UInt64 = 0
        /// Of the one that runs.
        var progress = RestoreProgress()
        /// Those that have ended.
        var ends: [RestoreEnd] = []
        /// Nil while it runs.
        var outcome: Outcome?

        var isComplete: Bool { ends.count == parts }
    }

    enum Outcome: Sendable {
        case ended
        /// What is left was not begun.
        case failed(Explanation)
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

    /// Waits a moment for the end: most restores are done before a page could say that they run.
    func awaitSoonEnd() {
        _ = job.wait(until: host.clock.monotonic() + Self.patience) {
            $0 == nil || $0?.outcome != nil ? () : nil
        }
    }

    /// In nanoseconds.
    private static let patience: UInt64 = 500_000_000

    /// One item at a moment.
    func order(_ request: BrowseRequest, _ session: BrowseSession) throws -> BrowseResponse {
        let destination = try destination(request.form)
        let found = try RestorePage.order(request.form, session, destination)
        try refuse(destination, of: found.machine.map { [$0] } ?? [])
        var origin = found.place.link("/restore", at: found.at)
        if case .directory(let target) = destination { origin = origin.with("target", target) }
        var order = found.order
        if request.form.text("to") == "present" {
            guard let now = found.presentOrder else {
                throw PageFailure(
                    status: 409, message: "The item no longer exists under a different name.",
                    next: "Reload the page to see its current name.")
            }
            order = now
        }
        return start(
            [order], PathText.display(order.newPath ?? found.place.livePath), destination,
            beneath: ItemPath.components(found.place.root.definition.name)
                + ItemPath.components(found.place.path), from: origin)
    }

    /// All that is in the basket, which stays until it is emptied.
    func order(_ basket: Basket, _ request: BrowseRequest) throws -> BrowseResponse {
        let destination = try destination(request.form)
        let orders = basket.orders(destination)
        guard !orders.isEmpty else {
            throw PageFailure(
                status: 400, message: "The basket is empty.",
                next: "Select the items that you want to restore, and add them to the basket.")
        }
        try refuse(destination, of: basket.items.compactMap(\.machine))
        return start(
            orders, "Everything in the basket", destination, beneath: [], from: Link("/basket"))
    }

    private func destination(
        _ form: BrowseRequest.Parameters
    ) throws -> RestoreOrder.Destination {
        switch form.text("to") {
        case "place", "present":
            guard host.restoresInPlace else {
                throw PageFailure(
                    status: 400,
                    message: "While you browse a remote, you can restore only to another folder.",
                    next: nil)
            }
            return .inPlace
        case "directory":
            return .directory(try RestoreOrder.folder(form["target"] ?? []))
        default: throw PageFailure.malformed("The form does not specify a location.")
        }
    }

    /// Puts nothing of another machine over this one's files.
    private func refuse(_ destination: RestoreOrder.Destination, of machines: [RootHost]) throws {
        guard destination == .inPlace, let first = machines.first else { return }
        throw PageFailure(
            status: 409,
            message: "Items of another machine, \(PathText.display(first.name)), can be restored "
                + "only to another folder.",
            next: "Go back and choose another folder.")
    }

    /// - Parameter names: which lead from another folder to what comes back there.
    private func start(
        _ orders: [RestoreOrder], _ title: String, _ destination: RestoreOrder.Destination,
        beneath names: [[UInt8]], from origin: Link
    ) -> BrowseResponse {
        var title = title
        if case .directory(let path) = destination {
            let isOfHome = path.first == UInt8(ascii: "~")
            let folder = isOfHome ? host.home + path.dropFirst() : path
            let whole = ItemPath.absolute(ItemPath.components(folder) + names)
            title += " \(names.isEmpty ? "to" : "as") \(PathText.display(whole))"
        }
        // In place they are one, so that one undo takes all of it back.
        let parts = destination == .inPlace ? [orders] : orders.map { [$0] }
        return start(
            Job(
                title: title, commands: orders.map(\.shownArguments), parts: parts.count,
                origin: origin, isAside: destination != .inPlace)
        ) { [host, cancellation] part, observer in
            try host.restore(parts[part], cancellation, observer)
        }
    }

    // MARK: Undoing

    /// - Parameter form: with `before`, the commit of the state before, of the restore that the
    ///   page means, and `seen`, what the page said had changed since (``UndoPreview/changes``).
    func orderUndo(_ form: BrowseRequest.Parameters) throws -> BrowseResponse {
        let last = try UndoPage.last(host, before: form.text("before") ?? "")
        let seen = form.text("seen") ?? ""
        let undo = [[Array("undo".utf8)]]
        return start(
            Job(
                title: last.which.capitalizedSentence, commands: undo, parts: 1,
                origin: Link("/undo"),
                isUndo: true)
        ) {
            [host, cancellation] _, observer in
            try host.undoPreview().require(seen: seen)
            return try host.undo(cancellation, observer)
        }
    }

    // MARK: Running

    /// - Parameter work: does the part of a number.
    private func start(
        _ next: Job, _ work: @escaping @Sendable (Int, any RestoreObserver) throws -> RestoreEnd
    ) -> BrowseResponse {
        let starts = job.update { job in
            guard job == nil || job?.outcome != nil else { return false }
            job = next
            job?.began = host.clock.monotonic()
            return true
        }
        guard starts else { return .redirect(to: Link("/job")) }
        sessions.closeIdle()
        WorkerThread { [self] in
            var outcome = Outcome.ended
            do {
                for part in 0..<next.parts where !cancellation.isRequested {
                    let end = try work(part, Observer(job))
                    job.update { job in
                        job?.ends.append(end)
                        job?.progress = RestoreProgress()
                    }
                }
            } catch {
                let refused = (error as? PageFailure)?.explanation
                outcome = .failed(refused ?? host.explain(error))
            }
            job.update { [outcome] in $0?.outcome = outcome }
        }.detach()
        return .redirect(to: Link("/job"))
    }

    /// Notes how far the restore is.
    private final class Observer: RestoreObserver {
        private let job: Monitor<Job?>

        init(_ job: Monitor<Job?>) { self.job = job }

        func progressed(_ progress: RestoreProgress) { job.update { $0?.progress = progress } }
        func failed(_ failure: RestoreFailure) {}
        func lost(_ loss: RestoreLoss) {}
        func decided(_ action: RestoreAction, path: [UInt8]) {}
    }
}
