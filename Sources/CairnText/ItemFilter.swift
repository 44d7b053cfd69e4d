import CairnFormat

/// What a version of an item must be, besides its name, for a search to find it.
public struct ItemFilter: Sendable {
    /// Only what is larger than that, in bytes.
    public var bytesMinimum: UInt64?
    /// Modified from then on, and before then.
    public var from: Timestamp?
    public var until: Timestamp?
    public var kinds: Set<ItemKind>?

    public init(
        bytesMinimum: UInt64? = nil, from: Timestamp? = nil, until: Timestamp? = nil,
        kinds: Set<ItemKind>? = nil
    ) {
        self.bytesMinimum = bytesMinimum
        self.from = from
        self.until = until
        self.kinds = kinds
    }

    /// - Parameter size: of the item, or of all that is in a bundle.
    public func accepts(_ item: Item, size: @autoclosure () throws -> UInt64) rethrows -> Bool {
        if let kinds, !kinds.contains(item.kind) { return false }
        if let from, item.modified < from { return false }
        if let until, item.modified >= until { return false }
        if let bytesMinimum, try size() <= bytesMinimum { return false }
        return true
    }

    /// The kinds that a word means; nil when it means none.
    public static func kinds(named word: String) -> Set<ItemKind>? {
        switch word.lowercased() {
        case "f", "file": [.file]
        case "d", "dir", "directory": [.directory]
        case "l", "link", "symlink": [.symlink]
        case "other": [.fifo, .socket, .characterDevice, .blockDevice]
        default: nil
        }
    }
}
