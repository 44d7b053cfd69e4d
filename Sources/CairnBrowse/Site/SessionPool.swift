import CairnCore
import CairnRepository

/// Sessions that wait for the next request, one for each thread that answers at most.
final class SessionPool: Sendable {
    private let host: any BrowseHost
    private let idle = Monitor([BrowseSession]())
    private let known = KnownHistory()

    init(_ host: any BrowseHost) { self.host = host }

    /// Runs a body with a session of its own. A catalog that was made anew meanwhile is opened
    /// again, once.
    func withSession<Result>(_ body: (BrowseSession) throws -> Result) throws -> Result {
        if let waiting = idle.update({ $0.popLast() }) {
            do { return try run(waiting, body) } catch is CatalogError {
                idle.update { $0.removeAll() }
            }
        }
        let session = try host.open()
        session.known = known
        session.reader.keepLittle()
        return try run(session, body)
    }

    private func run<Result>(_ session: BrowseSession, _ body: (BrowseSession) throws -> Result)
        throws -> Result
    {
        let result: Result
        do { result = try body(session) } catch {
            if !(error is CatalogError) { putBack(session) }
            throw error
        }
        putBack(session)
        return result
    }

    private func putBack(_ session: BrowseSession) { idle.update { $0.append(session) } }

    /// Closes those that wait: whoever writes needs nobody who reads.
    func closeIdle() { idle.update { $0.removeAll() } }
}
