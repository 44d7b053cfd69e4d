import CairnCore
import CairnFormat
import CairnRepository

/// Finds the users and groups of a snapshot on this machine, by their names.
public struct OwnerMatching {
    /// A number that is another's here, and whose former name nobody has.
    public struct Stranger: Equatable, Sendable {
        public let owner: Owner
        /// In the snapshot.
        public let name: [UInt8]
        /// Here.
        public let present: [UInt8]
    }

    /// The maps of the roots that need one.
    public private(set) var maps: [UInt64: OwnerMap] = [:]
    /// In order of number.
    public private(set) var strangers: [Stranger] = []

    /// - Parameter given: what the user said of numbers; it goes before names.
    public init(
        _ reader: CatalogReader, roots: Set<UInt64>, at commit: Int64, given: OwnerMap,
        _ directory: any OwnerDirectory
    ) throws {
        for root in roots.sorted() {
            var map = OwnerMap()
            for (owner, name) in try reader.ownerNames(ofRoot: root, at: commit) {
                if let number = directory.number(of: name, owner.kind) {
                    if number != owner.number { map[owner] = number }
                } else if given[owner] == nil, let present = directory.name(of: owner) {
                    let stranger = Stranger(owner: owner, name: name, present: present)
                    if !strangers.contains(stranger) { strangers.append(stranger) }
                }
            }
            map.users.merge(given.users) { $1 }
            map.groups.merge(given.groups) { $1 }
            if map != given { maps[root] = map }
        }
        strangers.sort {
            ($0.owner.kind.rawValue, $0.owner.number) < ($1.owner.kind.rawValue, $1.owner.number)
        }
    }
}
