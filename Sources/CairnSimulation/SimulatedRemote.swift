import CairnCore
import CairnFormat
import Synchronization

/// A store in memory that loses, repeats and delays, from a seed.
///
/// Objects that were put are never lost. A put may happen though its answer is lost, and a listing
/// may lack what was put last.
public final class SimulatedRemote: RemoteStore {
    private struct State {
        var objects: [String: [UInt8]] = [:]
        var generator: SplitMix64
        var operations = 0
        var puts: [String: Int] = [:]
        /// Keys that listings do not have yet.
        var unlisted: Set<String> = []
        var failures = 0
        var endsAt = Int.max
        var lags = false
        var replaced: [String] = []
        var deletes = 0
        var now: Int64?
        var modified: [String: Int64] = [:]
        var locked: Set<String> = []
        var claimedLengths: [String: UInt64] = [:]
        var bytesRead: [String: Int] = [:]
        var meanwhile: (at: Int, body: @Sendable () -> Void)?

        /// What another does before this operation.
        mutating func due() -> (@Sendable () -> Void)? {
            guard let next = meanwhile, operations >= next.at else { return nil }
            meanwhile = nil
            return next.body
        }
    }

    private let state: Mutex<State>
    public let name = "simulated:"

    public init(seed: UInt64) { state = Mutex(State(generator: SplitMix64(seed: seed))) }

    // MARK: What tests do to it

    /// How many operations of a hundred fail; half of them after they happened.
    public func fail(ofHundred failures: Int) { state.withLock { $0.failures = failures } }
    /// Whether listings lag.
    public func lag(_ lags: Bool) {
        state.withLock { state in
            state.lags = lags
            if !lags { state.unlisted = [] }
        }
    }
    /// Ends the connection for good after so many more operations; nil restores it.
    public func end(after operations: Int?) {
        state.withLock { state in
            state.endsAt = operations.map { state.operations + $0 } ?? .max
        }
    }
    /// The store's clock: seconds since 1970. Without one, objects have no times.
    public var now: Int64? {
        get { state.withLock { $0.now } }
        set { state.withLock { $0.now = newValue } }
    }
    /// Objects that may not be removed.
    public var locked: Set<String> {
        get { state.withLock { $0.locked } }
        set { state.withLock { $0.locked = newValue } }
    }
    /// Lengths that the store claims of objects, whatever they have.
    public var claimedLengths: [String: UInt64] {
        get { state.withLock { $0.claimedLengths } }
        set { state.withLock { $0.claimedLengths = newValue } }
    }
    /// How many bytes of each object were asked for.
    public var bytesRead: [String: Int] { state.withLock { $0.bytesRead } }
    /// Calls `body` once, before the operation that comes after so many others.
    public func meanwhile(after operations: Int, _ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.meanwhile = ($0.operations + operations, body) }
    }
    public var operations: Int { state.withLock { $0.operations } }
    public var objects: [String: [UInt8]] {
        get { state.withLock { $0.objects } }
        set { state.withLock { $0.objects = newValue } }
    }
    /// How often each object was written.
    public var puts: [String: Int] { state.withLock { $0.puts } }
    /// Objects that were written again with other bytes.
    public var replaced: [String] { state.withLock { $0.replaced } }
    public var deletes: Int { state.withLock { $0.deletes } }

    // MARK: The store

    private func operate<R>(
        _ operation: String, _ key: String, _ body: (inout State) throws(RemoteError) -> R
    ) throws(RemoteError) -> R {
        let broken = RemoteError(.temporary, operation, key, "the connection broke")
        state.withLock { $0.due() }?()
        let result = state.withLock { state -> Result<R, RemoteError> in
            state.operations += 1
            if state.operations > state.endsAt { return .failure(broken) }
            let fails = Int(state.generator.next() % 100) < state.failures
            let happens = !fails || state.generator.next() % 2 == 0
            guard happens else { return .failure(broken) }
            do throws(RemoteError) {
                let result = try body(&state)
                return fails ? .failure(broken) : .success(result)
            } catch { return .failure(error) }
        }
        return try result.get()
    }

    public func put(_ key: String, _ content: RemoteContent) throws(RemoteError) {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try content.reader.bytes(at: 0, count: Int(content.length))
        } catch { throw RemoteError(.unusable, "write", key, error.reason) }
        try operate("write", key) { state throws(RemoteError) in
            if let before = state.objects[key] {
                if before != bytes { state.replaced.append(key) }
                if before.count == bytes.count { return }
            }
            state.objects[key] = bytes
            state.modified[key] = state.now
            state.puts[key, default: 0] += 1
            if state.lags, state.generator.next() % 2 == 0 { state.unlisted.insert(key) }
        }
    }

    public func get(_ key: String, at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
        throws(RemoteError)
    {
        let bytes = try operate("read", key) { state throws(RemoteError) in
            state.bytesRead[key, default: 0] += buffer.count
            return state.objects[key]
        }
        guard let bytes else { throw RemoteError(.missing, "read", key, "there is none") }
        guard offset <= UInt64(bytes.count), buffer.count <= bytes.count - Int(offset) else {
            throw RemoteError(.broken, "read", key, "it ends too early")
        }
        buffer.copyBytes(from: bytes[Int(offset)..<Int(offset) + buffer.count])
    }

    public func list(_ directory: String) throws(RemoteError) -> [RemoteObject] {
        try operate("list", directory) { state throws(RemoteError) in
            let listed = state.objects.filter { key, _ in
                key.hasPrefix(directory + "/") && !state.unlisted.contains(key)
            }
            return listed.map {
                RemoteObject(
                    key: $0.key, length: state.claimedLengths[$0.key] ?? UInt64($0.value.count),
                    modified: state.modified[$0.key])
            }.sorted { $0.key < $1.key }
        }
    }

    public func tops() throws(RemoteError) -> [String] {
        try operate("list", "") { state throws(RemoteError) in
            Set(state.objects.keys.map { String($0.prefix { $0 != "/" }) }).sorted()
        }
    }

    public func size(of key: String) throws(RemoteError) -> UInt64? {
        try operate("look at", key) { state throws(RemoteError) in
            state.objects[key].map { state.claimedLengths[key] ?? UInt64($0.count) }
        }
    }

    public func delete(_ key: String) throws(RemoteError) {
        try operate("remove", key) { state throws(RemoteError) in
            guard !state.locked.contains(key) else {
                throw RemoteError(.refused, "remove", key, "it is locked")
            }
            state.deletes += 1
            state.objects[key] = nil
        }
    }
}
