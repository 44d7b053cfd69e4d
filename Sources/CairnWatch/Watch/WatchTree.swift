/// A place in the ``WatchMap``.
public typealias WatchNode = TreeNode

/// The watched directories, and files that have a watch of their own.
typealias WatchTree = NameTree<WatchValue>

/// The watcher's knowledge of one place.
struct WatchValue: NodeValue {
    struct Flags: OptionSet {
        let rawValue: UInt8

        static let isRoot = Flags(rawValue: 1)
        /// A file with names elsewhere that has a watch of its own.
        static let isFile = Flags(rawValue: 2)
        /// Its names were read after its watch was placed.
        static let isListed = Flags(rawValue: 4)
        /// It should have a watch and could not get one.
        static let isUnwatched = Flags(rawValue: 8)
        static let isDeleted = Flags(rawValue: 16)
        static let isUnmounted = Flags(rawValue: 32)
        /// Something happened beneath it while its place was unknown.
        static let isStale = Flags(rawValue: 64)
        /// It has an exclusion flag: it is watched for the removal of the flag, and nothing beneath
        /// it is watched.
        static let isShut = Flags(rawValue: 128)
    }

    /// Another place of the same inode: bind mounts, hard links, or a place whose rename has not
    /// been read yet.
    var nextHolder = WatchTree.none
    /// -1 while it has no watch.
    var wd: Int32 = -1
    var flags: Flags = []

    var isRoot: Bool {
        get { flags.contains(.isRoot) }
        set { if newValue { flags.insert(.isRoot) } else { flags.remove(.isRoot) } }
    }
}

extension WatchTree {
    func has(_ flags: WatchValue.Flags, _ index: UInt32) -> Bool {
        self[index].value.flags.contains(flags)
    }

    func has(_ flags: WatchValue.Flags, _ node: WatchNode) -> Bool {
        isAlive(node) && has(flags, node.index)
    }

    mutating func set(_ flags: WatchValue.Flags, _ isOn: Bool, of index: UInt32) {
        if isOn {
            self[index].value.flags.insert(flags)
        } else {
            self[index].value.flags.remove(flags)
        }
    }
}
