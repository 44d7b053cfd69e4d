import CairnLinux
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository

/// A repository that a daemon lent goes back to it after the locks, and not while anybody writes.
@Suite struct AccessTests {
    private final class AccessGiver {
        let storage: any Storage
        let note: (Bool) -> Void

        init(_ storage: any Storage, _ note: @escaping (Bool) -> Void) {
            (self.storage, self.note) = (storage, note)
        }

        deinit {
            if case .held? = try? storage.lock() { note(true) } else { note(false) }
        }
    }

    /// Issue 13: a restore in place gave it back while it went on, and what came next was refused.
    @Test func itIsGivenBackAfterTheLockOfTheLastWhoHoldsTheWriter() throws {
        let test = try TestRepository.filled()
        var canLock: Bool?
        var writer: RepositoryWriter? = try RepositoryWriter(
            test.open(), catalogPath: test.catalogPath, randomness: LinuxRandomness())
        writer?.access = AccessGiver(try test.open().storage) { canLock = $0 }
        #expect(canLock == nil)
        withExtendedLifetime(writer) {}
        writer = nil
        #expect(canLock == true)
    }
}
