import CairnCore
import CairnFormat
import CairnLinux
import CairnRepository
import CairnText
import Synchronization

/// Unlocks encrypted repositories, each once in a process: the daemon opens its own again whenever
/// its disk comes back.
enum Unlocking {
    struct Unlocked: Sendable {
        let keys: RepositoryKeys
        /// The slot that the password opened.
        let slot: String
    }

    private static let known = Mutex<[Hash128: Unlocked]>([:])
    private static let tries = 3
    private static let othersMaximum = 32

    /// Slots in the order in which they are tried: who can add to a repository could make any cost
    /// half a minute.
    private static func sorted(_ slots: [KeySlot]) -> (usual: [KeySlot], dear: [KeySlot]) {
        func work(_ cost: KeyCost) -> Int { cost.operations * cost.memoryBytes }
        let sorted = slots.sorted { work($0.cost) < work($1.cost) }
        let end = sorted.firstIndex { work($0.cost) > work(.sensitive) } ?? sorted.count
        return (Array(sorted[..<end]), Array(sorted[end...]))
    }

    /// The password opens a key slot that was removed since.
    struct RemovedKey: Error {
        let keys: RepositoryKeys
        let slot: KeySlot
        /// Where the password came from, as people read it.
        let source: String
    }

    /// - Parameters:
    ///   - others: descriptions that may be the right ones if this is not.
    ///   - counting: the key slots that count, as the holder of the keys can tell; nil for those of
    ///     `description`.
    /// - Throws: ``CommandFailure`` with the exit code of a wrong password; ``RemovedKey``.
    static func unlock(
        _ description: RepositoryDescription, _ context: Context,
        others: () throws -> [RepositoryDescription] = { [] },
        counting: (RepositoryKeys) throws -> [KeySlot]? = { _ in nil }
    ) throws -> Unlocked {
        let id = description.repository
        if let unlocked = known.withLock({ $0[id] }) { return unlocked }
        let place = PathText.display(context.repositoryPath)
        guard !context.options.noPassword else {
            throw CommandFailure(
                "the repository at \(place) is encrypted, and --no-password was given",
                "omit --no-password", exitCode: ExitStatus.wrongPassword)
        }
        Process.hideMemory()
        let source = try PasswordSource.chosen(context, prompt: "password of \(place): ")
        var (slots, dear) = sorted(description.slots)
        var lack: CommandFailure?
        func open(_ slots: [KeySlot], _ password: SecretBytes) -> (
            keys: RepositoryKeys, slot: KeySlot
        )? {
            Process.releaseCode()
            for slot in slots {
                do throws(KeySlot.NoMemory) {
                    if let keys = try slot.open(password: password, repository: id) {
                        return (keys, slot)
                    }
                } catch {
                    lack = CommandFailure(
                        "checking key \(slot.id) requires \(Quantity.bytes(error.bytes)) of memory, which is not available",
                        "close other programs, or raise the memory limit")
                }
            }
            return nil
        }
        for attempt in 1...tries {
            guard let password = try source.password() else { throw RepositoryError.passwordNeeded }
            var opened = open(slots, password)
            if opened == nil, attempt == 1 {
                let found = try others().flatMap(\.slots).filter { !slots.contains($0) }
                let more = sorted(found).usual.prefix(othersMaximum)
                if more.count > 1 {
                    context.note(
                        "the newest state might be forged, so Cairn is trying \(more.count) keys from other states"
                    )
                }
                opened = open(Array(more), password)
                slots += more
            }
            if opened == nil, !dear.isEmpty {
                context.note(
                    "checking \(Quantity.of(dear.count, "key")) takes a long time, because \(dear.count == 1 ? "it requires" : "they require") more work than the keys that Cairn creates"
                )
                opened = open(dear, password)
            }
            if var found = opened {
                if let counting = try counting(found.keys), !counting.contains(found.slot) {
                    // The same password may have been given to a newer key.
                    let newer = sorted(counting)
                    guard let again = open(newer.usual + newer.dear, password) else {
                        throw RemovedKey(keys: found.keys, slot: found.slot, source: source.name)
                    }
                    found = again
                }
                let unlocked = Unlocked(keys: found.keys, slot: found.slot.id)
                known.withLock { $0[id] = unlocked }
                return unlocked
            }
            guard lack == nil, source.isPerson, attempt < tries else { break }
            Terminal.errorLine("cairn: wrong password, try again")
        }
        if let lack { throw lack }
        throw CommandFailure(
            "wrong password: the password from \(source.name) does not open any key of \(place)",
            PasswordText.sources,
            exitCode: ExitStatus.wrongPassword)
    }
}
