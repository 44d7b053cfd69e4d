import Synchronization

/// A flag that goes from unset to set, once.
public final class Latch: Sendable {
    public init() {}

    private let value = Atomic<Bool>(false)

    public var isSet: Bool { value.load(ordering: .acquiring) }
    public func set() { value.store(true, ordering: .releasing) }
}
