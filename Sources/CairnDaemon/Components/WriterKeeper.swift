import CairnCore
import CairnSource

/// Finds files that somebody could write to without an event: at the start, when a root is watched
/// again, and from time to time. Remembers them over a restart, because other users' processes are
/// not seen.
/// - Source: Docs/INOTIFY.md, rule 6.
final class WriterKeeper: RepositoryComponent {
    let repository: RepositorySession
    private let writers: OpenWriters
    /// The times of the next surveys: of everything, and of loop devices, which costs little.
    private var nextSurvey: UInt64 = 0
    private var nextImages: UInt64 = 0
    private var isLoaded = false
    private var saved: [UInt8]?

    static let surveyPause: UInt64 = 300_000_000_000
    static let imagesPause: UInt64 = 15_000_000_000
    /// A survey takes at most one in so much of the time.
    private static let restFactor: UInt64 = 200
    private static let separator: UInt8 = 0
    static let bytesMaximum = 1 << 20

    init(_ repository: RepositorySession, _ writers: OpenWriters) {
        self.repository = repository
        self.writers = writers
    }

    var nextDeadline: UInt64? {
        environment.findWriters == nil ? nil : min(nextSurvey, nextImages)
    }

    /// Surveys everything at the next turn.
    func hurry() { nextSurvey = 0 }

    /// - Returns: the files that were not known, to be examined now.
    func findIfDue() -> [RepositoryPath] {
        var paths = load()
        let now = clock.monotonic()
        if let find = environment.findWriters, now >= min(nextSurvey, nextImages) {
            let isWhole = now >= nextSurvey
            paths += find(isWhole)
            let end = clock.monotonic()
            nextImages = end + Self.imagesPause
            if isWhole {
                nextSurvey = end + max(Self.surveyPause, Self.restFactor * (end - now))
            }
        }
        let places = daemon.shared.withLock { shared in
            paths.compactMap { shared.roots.place(at: $0) }
        }
        return places.filter { writers.add($0, at: now) }
    }

    private func load() -> [[UInt8]] {
        guard !isLoaded else { return [] }
        isLoaded = true
        return (environment.loadWriters() ?? []).split(separator: Self.separator).map { Array($0) }
    }

    /// Writes down what is known, if that has changed.
    func save() {
        guard isLoaded else { return }
        let places = writers.places()
        let paths = daemon.shared.withLock { shared in
            places.compactMap { shared.roots.absolute($0) }
        }
        var bytes: [UInt8] = []
        for path in paths.sorted(by: { $0.lexicographicallyPrecedes($1) })
        where bytes.count + path.count < Self.bytesMaximum { bytes += path + [Self.separator] }
        guard bytes != saved else { return }
        saved = bytes
        environment.saveWriters(bytes)
    }
}
