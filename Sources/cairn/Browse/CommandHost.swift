import CairnBrowse
import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnRestore
import CairnSettings
import CairnText

/// What the pages ask for, done by the verbs: `status`, `restore`, `undo`, `why`.
final class CommandHost: BrowseHost {
    private let options: GlobalOptions
    private let isOfRemote: Bool
    private let known = Monitor<(standing: Standing, time: UInt64)?>(nil)
    let command: String
    let clock: any Clock = LinuxClock()

    /// How long how things stand is not asked again, in nanoseconds.
    private static let standingAge: UInt64 = 1_000_000_000
    private static let actionsShown = 50
    /// A preview looks at no more.
    private static let actionsMaximum = 5_000

    init(_ context: Context) {
        var options = context.options
        (options.quiet, options.json, options.verbose) = (true, false, false)
        self.options = options
        isOfRemote = context.remote != nil
        command =
            "cairn"
            + (options.repo == nil ? "" : " -r \(ShellText.quoted(context.repositoryPath))")
    }

    var restoresInPlace: Bool { !isOfRemote }

    /// Anew each time: settings may have changed.
    private func context() throws -> Context { try Context(options, needsSettings: false) }

    func open() throws -> BrowseSession {
        let session = try ReadingSession(context())
        return BrowseSession(session.repository, session.catalog, session.reader, clock: clock)
    }

    // MARK: How things stand

    func standing() throws -> Standing {
        let now = clock.monotonic()
        if let known = known.inspect({ $0 }), now - known.time < Self.standingAge {
            return known.standing
        }
        let standing = try isOfRemote ? remoteStanding() : localStanding()
        known.update { $0 = (standing, now) }
        return standing
    }

    private func localStanding() throws -> Standing {
        let overview = try StatusCommand.parse([]).checked(context())
        return Standing(
            level: overview.verdict.level.name, sentence: overview.verdict.text,
            lines: overview.lines.map {
                Standing.Line(name: $0.name, text: $0.head + $0.text, mood: "\($0.paint)")
            })
    }

    private func remoteStanding() throws -> Standing {
        let context = try context()
        let latest = try ReadingSession(context).reader.latestCommit()
        let text =
            latest.map { "it has everything saved until \(TimeText.zoned($0.commit.time))" }
            ?? "it has nothing yet"
        return Standing(
            level: "well", sentence: "this is the remote \(context.remote?.text ?? ""): \(text)",
            lines: [])
    }

    // MARK: Restoring

    func preview(_ order: RestoreOrder) throws -> RestorePreview {
        let cancellation = Cancellation()
        let actions = Actions(cancellation, atMost: Self.actionsMaximum)
        let done = try perform(order, ["--dry-run"], cancellation, actions)
        return RestorePreview(
            actions: Array(actions.all.prefix(Self.actionsShown)), result: done.result,
            doubt: done.doubt)
    }

    func restore(
        _ order: RestoreOrder, _ cancellation: Cancellation, _ observer: any RestoreObserver
    ) throws -> RestoreEnd {
        let done = try perform(order, [], cancellation, observer)
        noteLosses(done)
        return RestoreEnd(
            result: done.result, before: done.before?.commit, doubt: done.doubt)
    }

    /// The verb, with the very words that the page shows.
    private func perform(
        _ order: RestoreOrder, _ more: [String], _ cancellation: Cancellation,
        _ observer: any RestoreObserver
    ) throws -> RestoreCommand.Done {
        let home = Array(Process.home.utf8)
        let words = order.arguments.dropFirst().map { word in
            // As a shell does it.
            ArgumentText.text(
                word.starts(with: "~/".utf8) ? home + word.dropFirst() : word)
        }
        let verb = try RestoreCommand.parse(["--quiet", "--yes"] + more + words)
        let overwrite = try verb.checked()
        return try verb.perform(
            context(), overwrite, cancellation, proves: more.isEmpty
        ) { _ in observer }
    }

    private func noteLosses(_ done: RestoreCommand.Done) {
        let lost = done.result.failures.count(where: \.reason.isOfLostContent)
        guard lost > 0, let context = try? context() else { return }
        FoundDamageFile(context, done.repository.description.repository)
            .note(.restore, versions: lost)
    }

    /// What a dry run would do, until it is too much.
    private final class Actions: RestoreObserver {
        private let cancellation: Cancellation
        private let maximum: Int
        private(set) var all: [(action: RestoreAction, path: [UInt8])] = []

        init(_ cancellation: Cancellation, atMost maximum: Int) {
            self.cancellation = cancellation
            self.maximum = maximum
        }

        func progressed(_ progress: RestoreProgress) {}
        func failed(_ failure: RestoreFailure) {}

        func decided(_ action: RestoreAction, path: [UInt8]) {
            all.append((action, path))
            if all.count >= maximum { cancellation.request() }
        }
    }

    func undoable() throws -> String? {
        let context = try context()
        let session = try ReadingSession(context)
        // Of another machine it would be undone there, not here.
        guard let point = try InPlaceRestore.undoable(session.reader),
            session.scope?.includes(point.commit) ?? true
        else { return nil }
        let undone = try UndoneRestore(before: point, session.reader)
        let paths = point.commit.paths
        let of = paths.first.map { " of \(PathText.display($0))" } ?? ""
        let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        return try "The last change by Cairn\(of)\(more) was "
            + UndoText(undone, session.reader).what + "."
    }

    func undo(_ cancellation: Cancellation, _ observer: any RestoreObserver) throws -> RestoreEnd {
        let done = try UndoCommand.parse(["--quiet"]).perform(context(), cancellation, observer)
        noteLosses(done)
        return RestoreEnd(
            result: done.result, before: done.before?.commit, doubt: nil)
    }

    // MARK: Rules, settings, failures

    func why(_ path: String) throws -> WhyAnswer {
        let context = try context()
        let session = try ReadingSession(context)
        let home = path.hasPrefix("~/") ? Process.home + path.dropFirst() : path
        let judgement = WhyCommand.judge(home, try WhyCommand.judge(context, session))
        let (text, notes, next) = WhyCommand.sentence(
            judgement, isAlways: WhyCommand.isAlways(judgement, context))
        return WhyAnswer(
            path: judgement.path, kept: judgement.isKept,
            sentence: (["it \(text)"] + notes).joined(separator: ", "), next: next)
    }

    func settings() -> (text: String, source: String) {
        guard let context = try? context(), let file = context.settingsFile,
            let text = (try? context.user.content(file)) ?? nil
        else {
            return (
                Settings.document(user: .current),
                "There is no settings file: each has its default."
            )
        }
        return (
            PathText.lines(text),
            "From \(PathText.display(file)). What is not in it has its default."
        )
    }

    func explain(_ error: any Error) -> (message: String, next: String?) {
        guard let failure = CommandFailure(error) else { return ("It failed: \(error).", nil) }
        return (failure.message.capitalizedSentence + ".", failure.next)
    }
}

extension String {
    fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
