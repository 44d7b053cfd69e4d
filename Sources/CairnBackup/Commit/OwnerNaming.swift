import CairnCore
import CairnFormat

/// Finds the names of the users and groups whose numbers a run puts into the journal, so that a
/// restore on another machine can find them there. - Source: FORMAT.md §8.18.
///
/// - Bounds: ``ownersMaximum`` owners a root; those beyond are restored by number.
final class OwnerNaming {
    private let directory: any OwnerDirectory
    private var seen: [UInt64: Set<Owner>] = [:]
    private var new: [UInt64: Set<Owner>] = [:]
    /// The owner of the last item: most have the same.
    private var last: (root: UInt64, uid: UInt32, gid: UInt32)?

    private static let ownersMaximum = 65_536

    init(_ directory: any OwnerDirectory) { self.directory = directory }

    func note(_ item: Item, in root: UInt64) {
        if item.attributes.isEmpty, let last, last == (root, item.uid, item.gid) { return }
        last = (root, item.uid, item.gid)
        for owner in item.owners
        where seen[root, default: []].count < Self.ownersMaximum
            && seen[root, default: []].insert(owner).inserted
        {
            new[root, default: []].insert(owner)
        }
    }

    /// The names that are not recorded yet, or that have changed.
    ///
    /// - Parameter recorded: the names that a root has.
    func takeNew(_ recorded: (UInt64) throws -> [Owner: [UInt8]]) throws -> [OwnerName] {
        var names: [OwnerName] = []
        for (root, owners) in new.sorted(by: { $0.key < $1.key }) {
            let known = try recorded(root)
            let order = owners.sorted {
                ($0.kind.rawValue, $0.number) < ($1.kind.rawValue, $1.number)
            }
            for owner in order {
                guard let name = directory.name(of: owner), OwnerName.isValid(name),
                    known[owner] != name
                else { continue }
                names.append(OwnerName(root: root, owner, name: name))
            }
        }
        new = [:]
        return names
    }
}
