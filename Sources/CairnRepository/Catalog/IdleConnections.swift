import CSQLite
import Synchronization

/// Connections for reading that their users have left, for the next users of the same catalog.
///
/// Whoever opens a connection makes SQLite parse the schema, which costs more than a usual query:
/// 1.4 ms of processor time, measured with SQLite 3.40.
///
/// Invariants: no statement and no transaction is left on a connection here, nor a page in memory;
/// one whose file is no longer at its path is closed, not handed out.
final class IdleConnections: Sendable {
    private struct Idle: @unchecked Sendable {
        // SAFETY: belongs to the queue alone, until it is handed to one user.
        let handle: OpaquePointer
        let checks: RowChecks
    }

    /// Connections that wait; more users than this read at the same time only in a backup.
    private static let maximum = 4

    private let queue = Mutex<[Idle]>([])

    deinit { close() }

    func close() {
        queue.withLock { queue in
            queue.forEach { sqlite3_close_v2($0.handle) }
            queue = []
        }
    }

    /// A connection to the file that is at the path now; nil when there is none.
    func dequeue() -> (OpaquePointer, RowChecks)? {
        while let idle = queue.withLock({ $0.popLast() }) {
            if !CatalogConnection.hasMoved(idle.handle) { return (idle.handle, idle.checks) }
            sqlite3_close_v2(idle.handle)
        }
        return nil
    }

    /// - Returns: false when the caller keeps the connection, and closes it.
    func enqueue(_ handle: OpaquePointer, _ checks: RowChecks) -> Bool {
        guard sqlite3_get_autocommit(handle) != 0 else { return false }
        sqlite3_db_release_memory(handle)
        let idle = Idle(handle: handle, checks: checks)
        return queue.withLock { queue in
            guard queue.count < Self.maximum else { return false }
            queue.append(idle)
            return true
        }
    }
}
