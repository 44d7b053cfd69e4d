import CairnFormat

/// What a purged directory is for; it decides by which rule its items go.
public enum PurgeRole: Hashable, Sendable {
    /// The least recently used go while the file system has little free space.
    case caches
    /// What is older than its age goes, once its application has ended.
    case temporary

    /// - Returns: nil for a role that is kept.
    public init?(_ role: RootRole) {
        switch role {
        case .caches: self = .caches
        case .temporary: self = .temporary
        default: return nil
        }
    }
}

/// An application with a container of its own, by what tells whether it runs:
/// - a Flatpak by its scope (`app-flatpak-ID-N.scope`) and by `.flatpak-info` in its root,
/// - a Snap by its units (`snap.NAME.…`),
/// - a sandbox by a process that works, has its root, or has something open beneath ``directory``.
public struct PurgeApplication: Hashable, Sendable {
    public let shape: ContainerShape
    public let id: [UInt8]
    /// The container: absolute.
    public let directory: [UInt8]

    public init(shape: ContainerShape, id: [UInt8], directory: [UInt8]) {
        self.shape = shape
        self.id = id
        self.directory = directory
    }
}

/// A directory whose items may be purged.
public struct PurgeRoot: Hashable, Sendable {
    /// Why it is one.
    public enum Origin: Hashable, Sendable {
        /// `$XDG_CACHE_HOME`, by `[purge] caches`.
        case ownCaches
        /// A `[[root]]` of the settings, by its name.
        case settings(name: [UInt8])
        case container
    }

    /// Absolute. Its owner is trusted with what it leads to: symlinks in it are followed.
    public let base: [UInt8]
    /// From ``base`` to the root, through no symlink and no mount: within a container an application may put anything there. Empty for the base itself.
    public let path: [UInt8]
    public let role: PurgeRole
    public let application: PurgeApplication?
    public let origin: Origin

    public init(base: [UInt8], path: [UInt8] = [], role: PurgeRole, application: PurgeApplication? = nil, origin: Origin) {
        self.base = base
        self.path = path
        self.role = role
        self.application = application
        self.origin = origin
    }

    public var absolute: [UInt8] { ItemPath.join(base, path) }
}

/// When items go. The defaults are those of `[purge]` in Config/cairn.toml.
public struct PurgePolicy: Equatable, Sendable {
    /// Of temporary items, in nanoseconds since their last use.
    public var maxAge: UInt64
    public var lowFree: Share
    /// Not below ``lowFree``.
    public var highFree: Share

    public init(maxAge: UInt64 = 86_400 * 1_000_000_000, lowFree: Share = Share(basisPoints: 1_000), highFree: Share = Share(basisPoints: 1_500)) {
        self.maxAge = maxAge
        self.lowFree = lowFree
        self.highFree = highFree
    }

    /// Whether a temporary item that was last used at `moment` is old enough. What was used in the future is not.
    func isOld(_ moment: Timestamp, at now: Timestamp) -> Bool {
        moment < now.before(nanoseconds: maxAge)
    }

    /// How many bytes must go: none at or above the low mark, else what is missing to the high mark. A file system without a size has none.
    func missing(_ space: FileSystemSpace) -> UInt64 {
        guard space.total > 0, space.available < lowFree.bytes(of: space.total) else { return 0 }
        let wanted = highFree.bytes(of: space.total)
        return wanted > space.available ? wanted - space.available : 0
    }
}

/// A part of a whole, in hundredths of a percent.
public struct Share: Comparable, Hashable, Sendable, CustomStringConvertible {
    /// 0 … 10,000.
    public let basisPoints: Int

    public init(basisPoints: Int) { self.basisPoints = min(max(basisPoints, 0), 10_000) }

    /// - Parameter text: `10%` or `7.25%`: a number with at most two decimals, 0 to 100, and a percent sign.
    public init?(settingText text: String) {
        guard text.hasSuffix("%") else { return nil }
        var number = text.dropLast()
        if number.last == " " { number = number.dropLast() }
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let whole = Int(parts[0]), whole <= 100
        else { return nil }
        var points = whole * 100
        if parts.count == 2 {
            guard parts[1].count <= 2, let decimals = Int(parts[1].count == 1 ? parts[1] + "0" : parts[1]) else { return nil }
            points += decimals
        }
        guard points <= 10_000 else { return nil }
        basisPoints = points
    }

    public static func < (left: Share, right: Share) -> Bool { left.basisPoints < right.basisPoints }

    /// Whether `part` is more than this share of `whole`.
    public func isExceeded(by part: UInt64, of whole: UInt64) -> Bool {
        let left = part.multipliedFullWidth(by: 10_000)
        let right = whole.multipliedFullWidth(by: UInt64(basisPoints))
        return (left.high, left.low) > (right.high, right.low)
    }

    /// Rounded up.
    public func bytes(of total: UInt64) -> UInt64 {
        let (high, low) = total.multipliedFullWidth(by: UInt64(basisPoints))
        let (quotient, remainder) = UInt64(10_000).dividingFullWidth((high, low))
        return remainder == 0 ? quotient : quotient + 1
    }

    public var description: String {
        let (whole, rest) = basisPoints.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)%" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)%" : "\(whole).\(rest < 10 ? "0" : "")\(rest)%"
    }
}

extension PurgeRoot {
    /// A part of a container.
    ///
    /// - Parameters:
    ///   - path: where the part really is: absolute, without symlinks (of a Snap's `current`: of its revision).
    ///   - home: the directory that holds the containers of this shape, without symlinks. It is the user's; all beneath it may be the application's doing.
    /// - Returns: nil when the part does not lie in the container's own directory: a symlink leads out of it.
    public init?(partAt path: [UInt8], of container: ContainerName, in home: [UInt8], role: PurgeRole) {
        let directory = ItemPath.join(home, container.id)
        guard let part = ItemPath.relative(path, to: directory), !part.isEmpty else { return nil }
        self.init(
            base: home, path: ItemPath.join(container.id, part), role: role,
            application: PurgeApplication(shape: container.shape, id: container.id, directory: directory), origin: .container)
    }
}
