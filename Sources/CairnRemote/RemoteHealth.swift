import CairnCore
import CairnFormat
import CairnRepository

/// What verifications, drills and pulls of a remote, and pushes to it, found last, for people.
///
/// It may be lost: the next one finds it again.
public struct RemoteHealth: Equatable, Sendable {
    /// How much of the content was read; more disproves what less has found.
    public enum Reading: UInt64, Sendable, Comparable {
        case structure, sample, everything

        public static func < (one: Reading, other: Reading) -> Bool {
            one.rawValue < other.rawValue
        }
    }

    public enum Finder: UInt64, Sendable {
        case verification, drill, pull

        /// The verb.
        public var name: String {
            switch self {
            case .verification: "verify"
            case .drill: "drill"
            case .pull: "pull"
            }
        }
    }

    public struct Damage: Equatable, Sendable {
        /// When it was found: seconds since 1970.
        public var seconds: Int64 = 0
        public var reading: Reading
        public var finder = Finder.verification
        /// Packs, with their parity, that are missing, cut or altered.
        public var packs: UInt64 = 0
        /// Other objects.
        public var others: UInt64 = 0
        /// Versions that cannot be fully restored.
        public var versions: UInt64 = 0

        public init(_ reading: Reading) { self.reading = reading }

        /// - Parameter paths: of what is damaged: objects, and files of the repository.
        public init(_ reading: Reading, paths: Set<String>, versions: Int) {
            self.reading = reading
            let packs = paths.filter {
                switch RemoteFileKind($0) {
                case .sealedPack, .parity: true
                default: false
                }
            }
            self.packs = UInt64(Set(packs.map { $0.prefix { $0 != "." } }).count)
            others = UInt64(paths.count - packs.count)
            self.versions = UInt64(clamping: versions)
        }
    }

    /// The finding that contradicts the state which the last push left.
    public struct Contradiction: Equatable, Sendable {
        public enum Kind: UInt64, Sendable {
            /// Nothing of the repository: its disk may not be mounted.
            case absent
            /// An older state, or another one: somebody put the remote back.
            case older
            /// No manifest that is intact.
            case unreadable
        }

        public let kind: Kind
        /// When it was found first: seconds since 1970.
        public let seconds: Int64
    }

    /// What the last push found lost.
    public struct Loss: Equatable, Sendable {
        /// When a push found it first: seconds since 1970.
        public var seconds: Int64
        /// Packs that versions need, that the remote has, and that the repository has lost.
        public var packs: UInt64
        /// Chunks that versions need, and that neither has.
        public var chunks: UInt64
    }

    /// The last verification that found nothing, and how much it read.
    public private(set) var verified: Int64?
    public private(set) var reading = Reading.structure
    /// The last drill that restored all that it tried.
    public private(set) var drilled: Int64?
    /// Found, and not disproved since.
    public private(set) var damage: Damage?
    /// Nil once the state that the last push left is seen there, or a new one is.
    public private(set) var contradiction: Contradiction?
    public private(set) var loss: Loss?

    public init() {}

    /// When damage, or another state than was pushed, was found: seconds since 1970.
    public var damaged: Int64? {
        damage?.seconds
            ?? contradiction.flatMap { $0.kind == .absent ? nil : $0.seconds }
    }

    /// - Parameter found: nil when nothing was damaged.
    public mutating func verified(_ reading: Reading, _ found: Damage?, at now: Int64) {
        contradiction = nil
        if let found { return note(found, at: now) }
        (verified, self.reading) = (now, reading)
        if let damage, damage.finder != .drill || reading == .everything,
            damage.reading == .structure || reading == .everything
        {
            self.damage = nil
        }
    }

    /// A drill reads a sample, and disproves nothing.
    public mutating func drilled(_ found: Damage?, at now: Int64) {
        guard var found else { return drilled = now }
        // A verification or a pull has counted what is damaged.
        if let damage, damage.finder != .drill { return }
        found.finder = .drill
        note(found, at: now)
    }

    /// A pull reads only what is not here: it disproves nothing, and may know of less than a
    /// verification has counted.
    public mutating func pulled(_ found: Damage, at now: Int64) {
        var found = found
        found.finder = .pull
        if let damage {
            found.packs = max(found.packs, damage.packs)
            found.others = max(found.others, damage.others)
            found.versions = max(found.versions, damage.versions)
        }
        note(found, at: now)
    }

    /// Takes note that the state that the last push left was not found there.
    public mutating func contradicted(by kind: Contradiction.Kind, at now: Int64) {
        // An empty place tells nothing new of what may not be mounted there.
        if let known = contradiction, kind == .absent || kind == known.kind { return }
        contradiction = Contradiction(kind: kind, seconds: now)
    }

    /// Takes note that the state that the last push left is there.
    public mutating func sawState() { contradiction = nil }

    public mutating func pushed(_ result: PushRun.Result, at now: Int64) {
        // Without a look at its manifest, a listing shows only that the remote is not empty.
        if result.isNew || result.isWhole || contradiction?.kind == .absent { contradiction = nil }
        // It sends again what is missing or cut, and does not read what is there.
        if result.isWhole, damage?.finder == .verification, damage?.reading == .structure {
            damage = nil
        }
        let found = Loss(
            seconds: loss?.seconds ?? now, packs: UInt64(result.packsLostHere),
            chunks: UInt64(result.chunksKnownLost))
        loss = found.packs > 0 || found.chunks > 0 ? found : nil
    }

    private mutating func note(_ found: Damage, at now: Int64) {
        // What reading has found is there still when a listing does not see it.
        let reading = max(found.reading, damage?.reading ?? .structure)
        damage = found
        damage?.reading = reading
        damage?.seconds = now
    }

    // MARK: Bytes

    private static let magic = Array("CAIRNRV1".utf8)
    public static let bytesMaximum = 1 << 10

    public func encode() -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(Self.magic)
        for seconds in [verified, drilled, damage?.seconds] {
            writer.varint(seconds == nil ? 0 : 1)
            if let seconds { writer.varint(UInt64(bitPattern: seconds)) }
        }
        writer.varint(reading.rawValue)
        if let damage {
            writer.varint(damage.reading.rawValue)
            writer.varint(damage.finder.rawValue)
            for count in [damage.packs, damage.others, damage.versions] { writer.varint(count) }
        }
        if loss != nil || contradiction != nil {
            let loss = loss ?? Loss(seconds: 0, packs: 0, chunks: 0)
            writer.varint(UInt64(bitPattern: loss.seconds))
            for count in [loss.packs, loss.chunks] { writer.varint(count) }
        }
        if let contradiction {
            writer.varint(UInt64(bitPattern: contradiction.seconds))
            if contradiction.kind != .absent { writer.varint(contradiction.kind.rawValue) }
        }
        return writer.bytes + Digest.h256(writer.bytes).bytes
    }

    public init(decoding bytes: [UInt8]) throws(FormatError) {
        var reader = try ByteReader(
            ofRecord: bytes, magic: Self.magic, maximum: Self.bytesMaximum,
            what: "record of a remote's health")
        func optional() throws(FormatError) -> Int64? {
            try reader.varint() == 0 ? nil : Int64(bitPattern: try reader.varint())
        }
        func reading() throws(FormatError) -> Reading {
            guard let reading = Reading(rawValue: try reader.varint()) else {
                throw reader.failure("a number is invalid")
            }
            return reading
        }
        (verified, drilled) = (try optional(), try optional())
        let found = try optional()
        self.reading = try reading()
        if let found {
            var damage = Damage(try reading())
            damage.seconds = found
            guard let finder = Finder(rawValue: try reader.varint()) else {
                throw reader.failure("a number is invalid")
            }
            damage.finder = finder
            damage.packs = try reader.varint()
            damage.others = try reader.varint()
            damage.versions = try reader.varint()
            self.damage = damage
        }
        if !reader.isAtEnd {
            let found = Loss(
                seconds: Int64(bitPattern: try reader.varint()), packs: try reader.varint(),
                chunks: try reader.varint())
            loss = found.packs > 0 || found.chunks > 0 ? found : nil
        }
        if !reader.isAtEnd {
            let seconds = Int64(bitPattern: try reader.varint())
            let number = reader.isAtEnd ? Contradiction.Kind.absent.rawValue : try reader.varint()
            guard let kind = Contradiction.Kind(rawValue: number) else {
                throw reader.failure("a number is invalid")
            }
            contradiction = Contradiction(kind: kind, seconds: seconds)
        }
        try reader.expectEnd()
    }
}

extension RemoteScratch {
    private static let health = "health"

    /// What was found of the remote; nothing when that cannot be read.
    public func health() -> RemoteHealth {
        guard let bytes = try? storage.read(Self.health, limit: RemoteHealth.bytesMaximum)
        else { return RemoteHealth() }
        return (try? RemoteHealth(decoding: bytes)) ?? RemoteHealth()
    }

    public func save(_ health: RemoteHealth) throws(SystemError) {
        try storage.replace(Self.health, in: "", with: health.encode())
    }

    /// Changes what is known of the remote, if there is anything to change.
    func note(_ change: (inout RemoteHealth) -> Void) throws(SystemError) {
        let known = health()
        var health = known
        change(&health)
        if health != known { try save(health) }
    }

    // MARK: Losses

    private static let loss = "loss"

    /// Whether a reader missed an object or a state since the last push: the next one looks at what
    /// is there, and sends that again.
    public var isLossNoted: Bool { ((try? storage.size(of: Self.loss)) ?? nil) != nil }

    public func noteLoss() throws(SystemError) {
        try storage.replace(Self.loss, in: "", with: [])
    }

    /// When it stays, the next push looks once more.
    func forgetLoss() { try? storage.remove(Self.loss) }
}
