import CairnCore
import CairnFormat
import CairnRepository

public struct PushProgress: Equatable, Sendable {
    /// Packs and parity files.
    public var packs = 0
    public var packsInAll = 0
    public var bytes: UInt64 = 0
    public var bytesInAll: UInt64 = 0
}

/// Sends packs and parity files, several at a time. Each pack is read through before.
struct PackSender: Sendable {
    struct Object: Sendable {
        let path: String
        let length: UInt64
    }

    let repository: Repository
    let remote: RemoteState
    let transfers: Int
    let cancellation: Cancellation
    let observe: @Sendable (PushProgress) -> Void

    private struct Work {
        var objects: [Object]
        var progress: PushProgress
        var failure: (any Error)?

        mutating func next(_ isCancelled: Bool) -> Object? {
            isCancelled || failure != nil ? nil : objects.popLast()
        }

        mutating func sent(_ object: Object) -> PushProgress {
            progress.packs += 1
            progress.bytes += object.length
            return progress
        }
    }

    /// - Throws: the first failure, when those that were on their way have ended; ``Cancelled``.
    func send(_ objects: [Object]) throws {
        let start = PushProgress(
            packsInAll: objects.count, bytesInAll: objects.reduce(0) { $0 + $1.length })
        let work = Monitor(Work(objects: objects.reversed(), progress: start))
        observe(start)
        let threads = (0..<min(max(1, transfers), objects.count)).map { _ in
            WorkerThread {
                while let object = work.update({ $0.next(cancellation.isRequested) }) {
                    do {
                        try send(object)
                        observe(work.update { $0.sent(object) })
                    } catch {
                        work.update { if $0.failure == nil { $0.failure = error } }
                    }
                }
            }
        }
        for thread in threads { thread.join() }
        if let failure = work.inspect({ $0.failure }) { throw failure }
        if cancellation.isRequested { throw Cancelled() }
    }

    private func send(_ object: Object) throws {
        if RemoteFileKind(object.path) == .sealedPack {
            _ = try PackParts(repository, object.path, length: object.length)
        }
        let reader = try repository.storage.openForReading(object.path)
        guard try reader.size() == object.length else {
            throw DamagedPack(path: object.path, why: "its length changed")
        }
        try remote.store.put(
            remote.key(object.path),
            RemoteContent(
                reader: reader, length: object.length,
                path: repository.storage.localPath(of: object.path)))
    }
}
