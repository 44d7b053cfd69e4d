import CairnCore
import CairnFormat
import CairnSource
import CairnWatch
import Synchronization

/// A source of changes that tells what a test wants told, when it wants it told.
///
/// Hints wait in ``pending`` until they are delivered: there they can be late, out of order, or
/// lost for a gap.
final class ScriptedSource: ChangeSource {
    private struct State {
        var roots: [WatchedRoot] = []
        var sink: (any ChangeSink)?
        var pending: [ChangeHint] = []
        var barriersTold: UInt64 = 0
        var retries = 0
        var files: Set<SourcePath> = []
        var isStopped = false
        var rules = RuleBook()
        var answersAtOnce = false
        var statistics = WatchStatistics()
    }

    private let state = Mutex(State())
    private let exists: @Sendable ([UInt8]) -> Bool

    /// - Parameter exists: whether a root is there when watching begins.
    init(exists: @escaping @Sendable ([UInt8]) -> Bool) { self.exists = exists }

    // MARK: What a test does with it

    var roots: [WatchedRoot] { state.withLock { $0.roots } }
    var rules: RuleBook { state.withLock { $0.rules } }
    var isStarted: Bool { state.withLock { $0.sink != nil } }
    var pending: [ChangeHint] {
        get { state.withLock { $0.pending } }
        set { state.withLock { $0.pending = newValue } }
    }
    /// All that waits is handed over when a barrier is asked for.
    var answersAtOnce: Bool {
        get { state.withLock { $0.answersAtOnce } }
        set { state.withLock { $0.answersAtOnce = newValue } }
    }
    /// Why nothing is watched.
    var trouble: SystemError? {
        get { statistics.trouble }
        set { state.withLock { $0.statistics.trouble = newValue } }
    }
    var retryCount: Int { state.withLock { $0.retries } }
    var watchedFiles: Set<SourcePath> { state.withLock { $0.files } }

    func tell(_ hints: ChangeHint...) {
        state.withLock { if $0.sink != nil { $0.pending += hints } }
    }

    /// The source's name for an absolute path; nil beneath none of the roots.
    func place(_ path: [UInt8]) -> SourcePath? {
        for root in roots {
            if let rest = ItemPath.relative(path, to: root.path) {
                return SourcePath(root: root.number, path: rest)
            }
        }
        return nil
    }

    /// Hands over the first so many hints that wait.
    func deliver(_ maximum: Int = .max) {
        let (sink, hints) = state.withLock { state in
            let hints = Array(state.pending.prefix(maximum))
            state.pending.removeFirst(hints.count)
            return (state.sink, hints)
        }
        sink?.take(hints)
    }

    // MARK: ChangeSource

    func start(_ roots: [WatchedRoot], excluded: Set<DirectoryIdentity>, sink: any ChangeSink)
        throws(SystemError)
    {
        state.withLock { $0.sink = sink }
        replaceRoots(roots)
    }

    func replaceRoots(_ roots: [WatchedRoot]) {
        state.withLock { state in
            for root in roots where !state.roots.contains(where: { $0.number == root.number }) {
                state.pending.append(
                    exists(root.path) ? .ready(root: root.number) : .gone(root: root.number))
            }
            state.roots = roots
        }
    }

    func replaceRules(_ rules: RuleBook) { state.withLock { $0.rules = rules } }
    func requestBarrier(_ number: UInt64) {
        tell(.barrier(number))
        if answersAtOnce { deliver() }
    }
    func retry() { state.withLock { $0.retries += 1 } }
    func watchFile(_ path: SourcePath) { state.withLock { _ = $0.files.insert(path) } }
    func unwatchFile(_ path: SourcePath) { state.withLock { _ = $0.files.remove(path) } }
    func stop() { state.withLock { $0.isStopped = true } }
    var statistics: WatchStatistics { state.withLock { $0.statistics } }
}
