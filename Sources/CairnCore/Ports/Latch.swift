import Synchronization

/// A flag that can be set once and never unset.
public final class Latch: Sendable {
    public init() {}

    private let value = Atomic<Bool>(false)

    public var isSet: Bool { value.load(ordering: .acquiring) }
    public func set() { value.store(true, ordering: .releasing) }
}
