import CairnBrowse
import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnRepository
import CairnRestore
import CairnSettings
import CairnSource
import CairnText

/// What the pages ask for, done by the verbs: `status`, `restore`, `undo`, `why`.
final class CommandHost: BrowseHost {
    private let options: GlobalOptions
    private let isOfRemote: Bool
    private let repositoryPath: [UInt8]
    private let known = Monitor<(standing: Standing, time: UInt64)?>(nil)
    private let condition = RemoteCondition()
    private let advised: AdvisedCommand
    var command: String { advised.call }
    let clock: any Clock = LinuxClock()
    let home = Array(Process.home.utf8)

    /// How long how things stand is not asked again, in nanoseconds.
    private static let standingAge: UInt64 = 1_000_000_000
    /// How long is looked for what is excluded, in nanoseconds.
    private static let auditPatience: UInt64 = 5_000_000_000
    private static let excludedMaximum = 500

    init(_ context: Context) {
        var options = context.options
        (options.quiet, options.json, options.verbose) = (true, false, false)
        self.options = options
        isOfRemote = context.remote != nil
        repositoryPath = context.repositoryPath
        advised = AdvisedCommand(context)
    }

    var restoresInPlace: Bool { !isOfRemote }

    /// The repository that was opened first, and the directory that it was in last.
    private let served = Monitor<(id: Hash128, directory: DirectoryIdentity?)?>(nil)

    func requireRepository() throws {
        guard !isOfRemote else { return }
        let isHere = ["cairn.json", "journal/head"].contains {
            RealPath.exists(ItemPath.join(repositoryPath, Array($0.utf8)))
        }
        guard isHere else { throw RepositoryError.notFound }
        let storage = try LinuxStorage(at: repositoryPath)
        let directory = try storage.identity()
        // A disk that was away may have another number: what is on it decides.
        guard served.inspect({ $0?.directory }) != directory else { return }
        try require(Repository.description(in: storage).repository, in: directory)
    }

    private func require(_ id: Hash128, in directory: DirectoryIdentity?) throws {
        let isServed = served.update { served in
            guard served == nil || served?.id == id else { return false }
            served = (id, directory ?? served?.directory)
            return true
        }
        guard isServed else {
            throw CommandFailure(
                "there is now a different repository at \(PathText.display(repositoryPath))",
                "stop `cairn browse` and start it again", exitCode: ExitStatus.noRepository)
        }
    }

    /// Anew each time: settings may have changed.
    private func context(
        _ asking: Context.Asking = .nobody, _ patience: RemoteURL.Patience = .page
    ) throws -> Context {
        var context = try Context(options, needsSettings: false)
        (context.asking, context.patience) = (asking, patience)
        return context
    }

    func open() throws -> BrowseSession {
        let context = try context()
        let session = try ReadingSession(context)
        try require(session.repository.description.repository, in: nil)
        return BrowseSession(
            session.repository, session.catalog, session.reader, machine: context.machine,
            clock: clock
        ) { [condition] in condition.add($0) }
    }

    // MARK: How things stand

    func standing() throws -> Standing {
        let now = clock.monotonic()
        if let known = known.inspect({ $0 }), now - known.time < Self.standingAge {
            return known.standing
        }
        let standing = try isOfRemote ? condition.standing(context()) : localStanding()
        known.update { $0 = (standing, now) }
        return standing
    }

    private func localStanding() throws -> Standing {
        let overview = try StatusCommand.parse([]).checked(context())
        let advised = overview.advised
        return Standing(
            level: overview.verdict.level.name, sentence: advised.text(overview.verdict.text),
            lines: overview.lines.map {
                Standing.Line(
                    name: $0.name, text: advised.text($0.head + $0.text), mood: "\($0.paint)")
            }, watched: overview.daemon?.isKeeping ?? false, until: overview.verdict.keptUntil,
            next: overview.watchNext.map(advised.text),
            troubles: overview.troubles.map {
                Standing.Trouble(
                    text: advised.text($0.text), details: $0.details,
                    next: $0.next.map(advised.text), endsByUndo: $0.isUnfinishedRestore)
            })
    }

    // MARK: Restoring

    func preview(_ order: RestoreOrder) throws -> RestorePreview {
        let cancellation = Cancellation()
        let actions = DecidedActions(cancellation)
        let (verb, overwrite) = try verb(order, ["--dry-run"])
        let done = try verb.perform(context(), overwrite, cancellation, proves: false) { _ in
            actions
        }
        return RestorePreview(actions: actions.all, result: done.result, doubt: done.doubt)
    }

    func restore(
        _ orders: [RestoreOrder], _ cancellation: Cancellation, _ observer: any RestoreObserver
    ) throws -> RestoreEnd {
        let calls = try orders.map { try verb($0) }
        let context = try context(.nobody, .init())
        let done =
            calls.count > 1
            ? try RestoreCommand.restoreInPlace(calls, context, cancellation) { _ in observer }
            : try calls[0].verb.perform(context, calls[0].overwrite, cancellation) { _ in
                observer
            }
        noteLosses(done)
        return RestoreEnd(
            result: done.result, before: done.before?.commit, doubt: done.doubt)
    }

    /// The verb, with the very words that the page shows.
    private func verb(
        _ order: RestoreOrder, _ more: [String] = []
    ) throws -> (verb: RestoreCommand, overwrite: RestoreRequest.Overwrite) {
        let words = order.arguments.dropFirst().map { ArgumentText.text(whole($0)) }
        let verb = try RestoreCommand.parse(["--quiet", "--yes"] + more + words)
        return (verb, try verb.checked())
    }

    private func noteLosses(_ done: RestoreCommand.Done) {
        let lost = done.result.failures.count(where: \.reason.isOfLostContent)
        for failure in done.result.failures {
            if case .lost(let why) = failure.reason { condition.add(why) }
        }
        guard lost > 0, let context = try? context() else { return }
        FoundDamageFile(context, done.repository.description.repository)
            .note(.restore, versions: lost)
    }

    func undoable() throws -> Undoable? {
        let context = try context()
        let session = try ReadingSession(context)
        guard
            let next = try NextUndo(context, session.id, session.reader)
        else { return nil }
        let undone = next.undone
        let point = undone.before
        let paths = point.commit.paths
        let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        let of = paths.first.map { " (\(PathText.display($0))\(more))" } ?? ""
        let text = try UndoText(next, session.reader)
        let back = try undone.takenBack(session.reader).map {
            TimeText.local($0.before.commit.time)
        }
        if let begun = next.begun {
            let time = TimeText.local(begun.before.commit.time)
            return Undoable(
                text: "The undo of \(time) reverted only a part of \(text.which + of).",
                which: text.which + of, before: point.commit, isUndo: undone.isUndo,
                parts: begun.parts, goesOn: true)
        }
        return Undoable(
            text: undone.isUndo && back != nil
                ? "The restore of \(back ?? "")\(of) was undone at \(TimeText.local(point.commit.time))."
                : "The last change by Cairn\(of) was \(text.what).",
            which: text.which + of, before: point.commit, isUndo: undone.isUndo,
            parts: undone.parts)
    }

    func undoPreview() throws -> UndoPreview {
        let context = try context()
        let session = try ReadingSession(context, readsContent: true, host: .onlyOwn)
        let plan = try UndoPlan(context, session)
        try plan.request.refuseMoved(session, context)
        let cancellation = Cancellation()
        let actions = DecidedActions(cancellation)
        let result = try plan.rehearse(cancellation, actions)
        let changed = try plan.changedSince(Cancellation())
        let replaced = actions.all.filter { $0.action == .replace }.map(\.path)
        return UndoPreview(
            restore: RestorePreview(
                actions: actions.all, result: result, doubt: result.notShownText),
            changedSince: changed, same: try plan.same(replaced).subtracting(changed ?? []))
    }

    func undo(_ cancellation: Cancellation, _ observer: any RestoreObserver) throws -> RestoreEnd {
        let done = try UndoCommand.parse(["--quiet"]).perform(context(), cancellation, observer)
        noteLosses(done)
        return RestoreEnd(
            result: done.result, before: done.before?.commit,
            doubt: done.left ?? done.result.notShownText)
    }

    // MARK: Rules, settings, failures

    func why(_ path: [UInt8]) throws -> WhyAnswer {
        let context = try context()
        let session = try ReadingSession(context)
        let whole = ArgumentText.text(whole(path))
        let judgement = WhyCommand.judge(whole, try WhyCommand.judge(context, session))
        let answer = try WhyText(whole, judgement, context, session.reader)
        let decided = judgement.verdict == nil ? path : judgement.steps.last?.path ?? path
        return WhyAnswer(
            path: judgement.path,
            standing: (
                judgement.isKept && answer.obstacle == nil, answer.isThere, answer.isFormer
            ),
            sentence: advised.text((["it \(answer.text)"] + answer.notes).joined(separator: ", ")),
            next: answer.next.map(advised.text), canBeExcluded: judgement.isKept && answer.isThere,
            includable: (try? exclusionEnd(decided).foretold()).map { _ in
                judgement.steps.last?.path ?? judgement.path
            })
    }

    func excluded() throws -> ExcludedItems {
        let context = try context()
        let session = try ReadingSession(context)
        let cancellation = Cancellation(after: Self.auditPatience, by: clock)
        var items: [ExcludedItems.Item] = []
        let audit = ExclusionAudit(
            context.fileSystem, rules: try session.rules(context), cancellation: cancellation
        ) { finding in
            items.append(
                ExcludedItems.Item(
                    path: finding.path, why: RuleText.sentence(finding.verdict),
                    items: finding.items, bytes: finding.bytes))
            if items.count >= Self.excludedMaximum { cancellation.request() }
        }
        do {
            // Roots that are away have nothing to be looked through.
            for root in try WhyCommand.roots(context, session) {
                do { try audit.walk(root) } catch is SystemError {}
            }
        } catch is Cancelled {}
        return ExcludedItems(
            items: Array(items.prefix(Self.excludedMaximum)),
            isComplete: !cancellation.isRequested)
    }

    /// A path from the home on, as a shell reads it.
    private func whole(_ path: [UInt8]) -> [UInt8] {
        path == Array("~".utf8) || path.starts(with: "~/".utf8) ? home + path.dropFirst() : path
    }

    func exclusion(of path: [UInt8]) throws -> ExclusionPlan {
        let (context, exclusion) = try exclusion(path)
        let kept = try exclusion.foretold()
        let line = "paths = [\"\(SettingsPath.text(exclusion.path))\"]"
        return ExclusionPlan(
            path: exclusion.path, kept: kept,
            method: try exclusion.isMountPoint() ? "settings" : "flag", line: line,
            settingsFile: context.settingsFile ?? DefaultLocations(context.user).settingsFile)
    }

    func exclude(_ path: [UInt8]) throws -> String {
        let made = try exclusion(path).exclusion.make()
        return [made.sentence, made.note].compactMap { $0 }.joined(separator: "; ")
    }

    private func exclusion(_ path: [UInt8]) throws -> (context: Context, exclusion: Exclusion) {
        var context = try Context(options)
        context.asking = .nobody
        let exclusion = Exclusion(PathArgument.absolute(whole(path)), context)
        do { try exclusion.refuse() } catch let failure as CommandFailure {
            throw Refused(kind: .refused, failure: failure)
        }
        let name = PathText.display(exclusion.path)
        guard RealPath.exists(exclusion.path) || RealPath.link(at: exclusion.path) != nil else {
            throw Refused(
                kind: .missing,
                failure: CommandFailure(
                    "there is no \(name)", "find the exact name in Browse"))
        }
        guard exclusion.held != nil else { throw Self.beneathNoRoot(exclusion.path) }
        return (context, exclusion)
    }

    private static func beneathNoRoot(_ path: [UInt8]) -> Refused {
        Refused(
            kind: .refused,
            failure: CommandFailure(
                "\(PathText.display(path)) is not inside any root and is not backed up",
                "run `cairn roots` to list the roots; to exclude a path before you add a root that contains it, use `cairn exclude add`"
            ))
    }

    /// What is not done from a page, and no failure of the program.
    private struct Refused: Error {
        let kind: Explanation.Kind
        let failure: CommandFailure
    }

    func inclusion(of path: [UInt8]) throws -> String {
        let end = try exclusionEnd(path)
        do { return try end.foretold() } catch let failure as CommandFailure {
            throw Refused(kind: .refused, failure: failure)
        }
    }

    func include(_ path: [UInt8]) throws -> String {
        // Nothing is cleared but what would have an effect.
        _ = try inclusion(of: path)
        return try exclusionEnd(path).make()
    }

    private func exclusionEnd(_ path: [UInt8]) throws -> ExclusionEnd {
        var context = try Context(options)
        context.asking = .nobody
        let end = ExclusionEnd(ArgumentText.text(whole(path)), context)
        guard end.held != nil else { throw Self.beneathNoRoot(end.path) }
        return end
    }

    func deletedStays(
        _ last: NamedVersion, deleted gone: Timestamp, _ reader: CatalogReader
    ) throws -> Timestamp? {
        let context = try context()
        guard context.settingsMistake == nil else { return nil }
        return try context.retentionForecast(reader).end(ofLast: last, deleted: gone)
    }

    func present(in root: [UInt8], _ path: [UInt8], bytes maximum: Int) throws -> [UInt8]? {
        do throws(SystemError) {
            let (directory, name) = try Self.holder(of: path, in: root)
            return try directory.openFile(name).bytes(at: 0, count: maximum)
        } catch {
            if error.isMissing { return nil }
            throw error
        }
    }

    /// The directory that holds an item, or a root which is one file.
    private static func holder(
        of path: [UInt8], in root: [UInt8]
    ) throws(SystemError) -> (directory: any SourceDirectory, name: [UInt8]) {
        var names = ItemPath.components(path)
        guard let name = names.popLast() else {
            let (parent, name) = ItemPath.split(root)
            let above = parent.isEmpty ? [ItemPath.separator] : parent
            return (try LinuxFileSystem().openAbove(above), name)
        }
        var directory = try LinuxFileSystem().openRoot(root)
        for name in names { directory = try directory.openDirectory(name) }
        return (directory, name)
    }

    func metadata(
        in root: [UInt8], _ path: [UInt8]
    ) throws -> (status: FileStatus, attributes: [ExtendedAttribute]) {
        let (directory, name) = try Self.holder(of: path, in: root)
        return (try directory.status(of: name), try directory.openFile(name).attributes().values)
    }

    func hasStamp(_ stamp: Stamp, in root: [UInt8], _ path: [UInt8]) -> Bool {
        guard let (directory, name) = try? Self.holder(of: path, in: root) else { return false }
        return (try? directory.status(of: name)).map { stamp.isOf($0) } ?? false
    }

    func unlock(_ password: SecretBytes) throws -> Bool {
        do { _ = try ReadingSession(context(.given(password))) } catch let failure
            as CommandFailure where failure.exitCode == ExitStatus.wrongPassword
        { return false }
        return true
    }

    func settings() -> (text: String, source: String, file: [UInt8]?) {
        guard let context = try? context(), let file = context.settingsFile,
            let text = (try? context.user.content(file)) ?? nil
        else {
            return (
                Settings.document(user: .current),
                "There is no settings file, so all settings have their default values.", nil
            )
        }
        return (
            PathText.lines(text),
            "These settings are from \(PathText.display(file)). All other settings have their default values.",
            file
        )
    }

    func explain(_ error: any Error) -> Explanation {
        let refused = error as? Refused
        var away: CommandFailure?
        // At a place that is known: its disk may be away, and nothing need be made.
        if case RepositoryError.notFound = error { away = (try? context())?.noRepository }
        let isOfRemote = error is RemoteError || (error as? SystemError)?.isRemoteAway == true
        guard let failure = refused?.failure ?? away ?? CommandFailure(error) else {
            return Explanation(message: "It failed: \(error).", next: nil)
        }
        let kind: Explanation.Kind
        switch failure.exitCode {
        case _ where refused != nil: kind = refused?.kind ?? .other
        case ExitStatus.noRepository: kind = .away
        case _ where isOfRemote: kind = .away
        case ExitStatus.locked: kind = .locked
        default:
            if case RepositoryError.passwordNeeded = error {
                kind = .needsPassword
            } else {
                kind = .other
            }
        }
        return Explanation(
            kind, message: advised.text(failure.message.capitalizedSentence + "."),
            next: failure.next.map(advised.text))
    }
}

extension String {
    fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
