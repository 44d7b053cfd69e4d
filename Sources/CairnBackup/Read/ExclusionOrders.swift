import CairnCore
import CairnFormat
import CairnRepository

/// What the user ordered to be excluded. Anything else that takes stored items out of the present
/// tree is a loss until the user accepts it. - Source: decision 0029.
public struct ExclusionOrders: Sendable {
    /// Tests absolute paths that the user excluded by a command, or whose exclusion by a rule the
    /// user accepted.
    private let isOrdered: @Sendable ([UInt8], ExclusionRule) -> Bool
    private let remove: @Sendable ([UInt8]) -> Void

    /// - Parameter remove: receives an absolute path that is backed up again.
    public init(
        _ isOrdered: @escaping @Sendable ([UInt8], ExclusionRule) -> Bool = { _, _ in false },
        remove: @escaping @Sendable ([UInt8]) -> Void = { _ in }
    ) {
        self.isOrdered = isOrdered
        self.remove = remove
    }

    /// Whether the user ordered that a rule excludes this path.
    public func name(_ path: [UInt8], _ rule: ExclusionRule) -> Bool { isOrdered(path, rule) }

    /// Ends an order: what is backed up again is excluded by another order only.
    func end(_ path: [UInt8]) { remove(path) }

    /// These orders for a restore: it ends none, though it backs up what is at its places.
    var lasting: ExclusionOrders { ExclusionOrders(isOrdered) }

    /// Whether the user ordered that a stored item is excluded.
    ///
    /// The settings are an order, unless they exclude it only because the item has changed: a file
    /// that grew past a limit, a directory that something was mounted over.
    /// - Parameters:
    ///   - path: absolute.
    ///   - item: the encoded item as it is stored; nil when it is not.
    ///   - stamp: of the stored item.
    func cover(_ excluded: ExcludedItem, at path: [UInt8], item: [UInt8]?, stamp: Stamp?) -> Bool {
        if isOrdered(path, excluded.verdict.rule) { return true }
        if excluded.verdict.isDefault { return false }
        switch excluded.verdict.rule {
        case .robots, .apple, .noDump, .cacheTag, .noBackup: return false
        case .own, .pattern: return true
        case .size:
            guard let limit = excluded.largestFile,
                let stored = item.flatMap({ try? Item(decodingAlone: $0) })
            else { return true }
            return stored.size > limit
        case .fileSystem: return isSameFileSystem(excluded, stamp)
        // A role is given by the settings, a second mount by whoever mounts.
        case .role: return !excluded.verdict.isPath || isSameFileSystem(excluded, stamp)
        }
    }

    private func isSameFileSystem(_ excluded: ExcludedItem, _ stamp: Stamp?) -> Bool {
        guard let stamp, let status = excluded.status else { return true }
        return stamp.mayBeSameItem(status)
    }
}
