import CairnCore
import CairnFormat

/// Items that could not be captured, and the times of their next tries. Pure: time and randomness
/// are passed in.
///
/// - Transient failures are retried after a pause that doubles, with jitter, up to
///   ``Configuration/longest``. After ``Configuration/tries`` tries, and permanent ones from the
///   start, they wait until the item changes or is reconciled.
/// - Bounded: ``entriesMaximum`` entries; beyond that a failure counts for its directory, which is
///   retried as a whole.
/// - It survives restarts: ``encode(at:wallClock:)``.
///
/// The defaults are those of `[retry]` in Config/cairn.toml.
public struct RetryQueue: Sendable {
    public struct Configuration: Sendable, Equatable {
        /// Nanoseconds.
        public var first: UInt64 = 1_000_000_000
        public var longest: UInt64 = 3_600_000_000_000
        /// The number of automatic tries of an item.
        public var tries = 8

        public init() {}
    }

    struct Entry: Sendable, Equatable {
        var reason: String
        var isTransient: Bool
        var tries: Int
        var first: Timestamp
        /// Of ``Clock/monotonic()``; nil until the item changes.
        var due: UInt64?
        /// The wall-clock time of ``due``, for people.
        var dueTime: Timestamp?
        /// The round in which it failed last.
        var round: UInt64
    }

    private(set) var entries: [RepositoryPath: Entry] = [:]
    /// The same places, by root.
    private var trees: [UInt64: PathTree] = [:]
    private var round: UInt64 = 0
    /// No entry is due earlier.
    private var earliest = UInt64.max
    private var configuration: Configuration
    /// The longest pause, in nanoseconds, for failures of the repository's disk: room may be made
    /// at any time.
    static let destinationPauseMaximum: UInt64 = 300_000_000_000
    static let entriesMaximum = 65_536

    public init(_ configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }

    public mutating func reconfigure(_ configuration: Configuration) {
        self.configuration = configuration
    }

    public var isEmpty: Bool { entries.isEmpty }
    public var places: [RepositoryPath] { Array(entries.keys) }
    /// The time of the next ``due(at:)``; nothing is due before. Cost: O(1).
    public var nextDeadline: UInt64? { earliest == .max ? nil : earliest }

    /// Begins a round: later failures belong to this round or a later one.
    public mutating func beginRound() -> UInt64 {
        round += 1
        return round
    }

    public func isFailing(_ place: RepositoryPath) -> Bool { entries[place] != nil }

    /// Whether this place, or its directory or root in its stead, failed in this round or a later
    /// one.
    public func hasFailed(_ place: RepositoryPath, since round: UInt64) -> Bool {
        [place.path, ItemPath.split(place.path).parent, []].contains { path in
            entries[RepositoryPath(root: place.root, path: path)].map { $0.round >= round } ?? false
        }
    }

    /// Places at and beneath `top` that have not failed since a round began. Cost: O(depth) when
    /// there are none.
    public func places(beneath top: RepositoryPath, before round: UInt64) -> [RepositoryPath] {
        guard let tree = trees[top.root], let place = tree.find(top.path).place else { return [] }
        return ([place] + tree.places(beneath: place)).compactMap { place in
            let path = RepositoryPath(root: top.root, path: tree.path(of: place))
            return entries[path].map { $0.round < round } ?? false ? path : nil
        }
    }

    /// Whether this place failed before for the same reason.
    public func isKnown(_ place: RepositoryPath, _ reason: ItemFailure.Reason) -> Bool {
        entries[place]?.reason == reason.text
    }

    /// Notes a failure.
    ///
    /// - Parameters:
    ///   - now: of ``Clock/monotonic()``.
    ///   - wallClock: the same moment, for people.
    public mutating func failed(
        _ place: RepositoryPath, _ reason: ItemFailure.Reason, at now: UInt64, wallClock: Timestamp,
        randomness: any Randomness
    ) {
        var place = place
        if entries[place] == nil, entries.count >= Self.entriesMaximum {
            place = RepositoryPath(root: place.root, path: ItemPath.split(place.path).parent)
            // If there are too many directories as well, use the whole root, which is never
            // refused.
            if entries[place] == nil, entries.count >= 2 * Self.entriesMaximum {
                place = RepositoryPath(root: place.root)
            }
        }
        let errorClass = ErrorClass(reason)
        let isTransient = errorClass != .permanent
        let present = entries[place]
        var entry = Entry(
            reason: reason.text, isTransient: isTransient, tries: (present?.tries ?? 0) + 1,
            first: present?.first ?? wallClock, round: round)
        if isTransient, entry.tries <= configuration.tries || errorClass == .destination {
            let longest = errorClass == .destination ? Self.destinationPauseMaximum : .max
            let pause = min(longest, pause(after: entry.tries, randomness))
            entry.due = now.addingSaturated(pause)
            earliest = min(earliest, now.addingSaturated(pause))
            entry.dueTime = wallClock.after(nanoseconds: pause)
        }
        set(place, entry)
    }

    private mutating func set(_ place: RepositoryPath, _ entry: Entry) {
        if entries.updateValue(entry, forKey: place) == nil {
            _ = trees[place.root, default: PathTree()].make(place.path)
        }
    }

    /// The pause doubles with each try. At least three quarters of it remain, so that joint
    /// failures are not retried together.
    private func pause(after tries: Int, _ randomness: any Randomness) -> UInt64 {
        let (product, isTooMuch) = configuration.first.multipliedReportingOverflow(
            by: 1 << UInt64(min(tries - 1, 40)))
        let full = isTooMuch ? configuration.longest : min(product, configuration.longest)
        return full - full / 4 + randomness.word() % (full / 4 + 1)
    }

    public mutating func succeeded(_ place: RepositoryPath) {
        guard entries.removeValue(forKey: place) != nil,
            var tree = trees.removeValue(forKey: place.root)
        else { return }
        if var leaf = tree.find(place.path).place {
            while tree.isLeaf(leaf),
                entries[RepositoryPath(root: place.root, path: tree.path(of: leaf))] == nil,
                let parent = tree.parent(of: leaf)
            {
                tree.removeLeaf(leaf)
                leaf = parent
            }
        }
        if tree.count > 1 || entries[RepositoryPath(root: place.root)] != nil {
            trees[place.root] = tree
        }
    }

    /// Notes that the item changed: its waiting ends, because a capture follows anyway.
    ///
    /// - Returns: whether it had failed.
    public mutating func changed(_ place: RepositoryPath) -> Bool {
        guard var entry = entries[place] else { return false }
        entry.tries = 0
        entries[place] = entry
        return true
    }

    /// The places to retry now, in path order. Each is returned once until it fails again.
    public mutating func due(at now: UInt64) -> [RepositoryPath] {
        guard earliest <= now else { return [] }
        let due = entries.filter { $0.value.due.map { $0 <= now } ?? false }.map(\.key)
        for place in due { entries[place]?.due = nil }
        earliest = entries.values.lazy.compactMap(\.due).min() ?? .max
        return due.sorted {
            $0.root == $1.root ? $0.path.lexicographicallyPrecedes($1.path) : $0.root < $1.root
        }
    }

    public mutating func forget(beneath top: RepositoryPath) {
        for place in places(beneath: top, before: .max) { succeeded(place) }
    }

    // MARK: For people

    /// - Parameter absolute: the absolute path of a place.
    public func list(_ absolute: (RepositoryPath) -> [UInt8]) -> [FailingItem] {
        entries.map { failure($0.value, absolute($0.key)) }.sorted {
            $0.path.lexicographicallyPrecedes($1.path)
        }
    }

    public func failure(
        at place: RepositoryPath, absolute: (RepositoryPath) -> [UInt8]
    ) -> FailingItem? { entries[place].map { failure($0, absolute(place)) } }

    private func failure(_ entry: Entry, _ path: [UInt8]) -> FailingItem {
        FailingItem(
            path: path, reason: String(entry.reason.prefix(1_000)), isTransient: entry.isTransient,
            tries: entry.tries, first: entry.first, nextTry: entry.dueTime)
    }
}

// MARK: Across restarts

extension RetryQueue {
    private static let magic = Array("cairn-retries 1\n".utf8)
    public static let bytesMaximum = 64 << 20

    /// Encodes for ``init(decoding:_:at:wallClock:)``: a magic line, the entries, and BLAKE2b-256
    /// of both.
    public func encode(at now: UInt64, wallClock: Timestamp) -> [UInt8] {
        var writer = ByteWriter(reserving: 64 * entries.count)
        writer.raw(Self.magic)
        writer.varint(entries.count)
        for (place, entry) in entries {
            writer.varint(place.root)
            writer.counted(place.path)
            writer.counted(Array(entry.reason.utf8))
            writer.u8(entry.isTransient ? 1 : 0)
            writer.varint(entry.tries)
            writer.moment(entry.first)
        }
        return writer.bytes + Digest.h256(writer.bytes).bytes
    }

    /// Restores the entries of an earlier run. All transient ones are due at once: their cause may
    /// have passed meanwhile.
    ///
    /// - Throws: ``FormatError`` for bytes that ``encode(at:wallClock:)`` would not write.
    public init(
        decoding bytes: [UInt8], _ configuration: Configuration, at now: UInt64,
        wallClock: Timestamp
    ) throws(FormatError) {
        self.init(configuration)
        var reader = try ByteReader(
            ofRecord: bytes, magic: Self.magic, maximum: Self.bytesMaximum,
            what: "queue of failures")
        let count = try reader.count(elementBytes: 7, "the number of entries")
        guard count <= 2 * Self.entriesMaximum else { throw reader.failure("too many entries") }
        for _ in 0..<count {
            let root = try reader.varint()
            let path = try reader.path("a path")
            let reason = String(
                decoding: try reader.counted(atMost: 4_096, "a reason"), as: UTF8.self)
            let isTransient = try reader.u8() == 1
            let tries = Int(try reader.varint(atMost: 1 << 30, "a number of tries"))
            set(
                RepositoryPath(root: root, path: path),
                Entry(
                    reason: reason, isTransient: isTransient, tries: tries,
                    first: try reader.moment(),
                    due: isTransient ? now : nil, dueTime: isTransient ? wallClock : nil, round: 0))
            if isTransient { earliest = now }
        }
        try reader.expectEnd()
    }
}

/// An item that could not be kept, for reports to people.
public struct FailingItem: Sendable, Equatable, Codable {
    /// Absolute.
    public var path: [UInt8]
    /// At most 1,000 characters.
    public var reason: String
    /// Whether it is retried automatically; otherwise only when the item changes.
    public var isTransient: Bool
    public var tries: Int
    public var first: Timestamp
    public var nextTry: Timestamp?

    private enum CodingKeys: String, CodingKey {
        case path, reason, tries, first
        case isTransient = "transient"
        case nextTry = "next_try"
    }
}
