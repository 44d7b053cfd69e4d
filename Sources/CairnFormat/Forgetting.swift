/// The roots in which a commit is forgotten. - Source: FORMAT.md §8.11.
///
/// Forgetting only grows: ``joined(with:)`` gives what either value forgets, so that dropped items
/// never seem to return.
public enum Forgetting: Equatable, Sendable {
    /// Forgotten in all roots: no longer a point in time.
    case everywhere
    /// Forgotten in these roots, ascending and at least one; whole in all others.
    case inRoots([UInt64])
    /// Kept only in these roots, ascending and at least one.
    case butInRoots([UInt64])

    /// - Returns: nil when nothing is forgotten.
    public init?(inRoots roots: some Sequence<UInt64>) {
        let sorted = Set(roots).sorted()
        guard !sorted.isEmpty else { return nil }
        self = .inRoots(sorted)
    }

    public init(butInRoots roots: some Sequence<UInt64>) {
        let sorted = Set(roots).sorted()
        self = sorted.isEmpty ? .everywhere : .butInRoots(sorted)
    }

    public func keeps(_ root: UInt64) -> Bool {
        switch self {
        case .everywhere: false
        case .inRoots(let roots): !roots.contains(root)
        case .butInRoots(let roots): roots.contains(root)
        }
    }

    public func joined(with other: Forgetting?) -> Forgetting {
        switch (self, other) {
        case (_, nil): self
        case (.everywhere, _), (_, .everywhere): .everywhere
        case (.inRoots(let roots), .inRoots(let others)):
            .inRoots(Set(roots).union(others).sorted())
        case (.inRoots(let gone), .butInRoots(let kept)),
            (.butInRoots(let kept), .inRoots(let gone)):
            .init(butInRoots: Set(kept).subtracting(gone))
        case (.butInRoots(let roots), .butInRoots(let others)):
            .init(butInRoots: Set(roots).intersection(others))
        }
    }

    /// Encodes for a row and the catalog: the mode, then the roots.
    public func encode() -> [UInt8] {
        var writer = ByteWriter()
        encode(into: &writer)
        return writer.bytes
    }

    func encode(into writer: inout ByteWriter) {
        switch self {
        case .everywhere: writer.u8(0)
        case .inRoots(let roots): Self.encode(mode: 1, roots, &writer)
        case .butInRoots(let roots): Self.encode(mode: 2, roots, &writer)
        }
    }

    private static func encode(mode: UInt8, _ roots: [UInt64], _ writer: inout ByteWriter) {
        writer.u8(mode)
        writer.varint(roots.count)
        for root in roots { writer.varint(root) }
    }

    /// Parses the bytes of ``encode()``.
    public init(parsing bytes: [UInt8]) throws(FormatError) {
        var reader = ByteReader(bytes, what: "forgotten commit")
        try self.init(decoding: &reader)
        try reader.expectEnd()
    }

    init(decoding reader: inout ByteReader) throws(FormatError) {
        let mode = try reader.u8()
        if mode == 0 {
            self = .everywhere
            return
        }
        guard mode <= 2 else { throw reader.failure("unknown way to forget a commit") }
        let count = try reader.count(elementBytes: 1, "the number of roots")
        guard count > 0 else { throw reader.failure("no roots to forget a commit in") }
        var roots: [UInt64] = []
        for _ in 0..<count {
            let root = try reader.varint(atMost: UInt64(Int64.max), "a root's number")
            if let last = roots.last, last >= root { throw reader.failure("roots out of order") }
            roots.append(root)
        }
        self = mode == 1 ? .inRoots(roots) : .butInRoots(roots)
    }
}
