import CairnCore
import CairnLinux
import CairnText

/// Users and groups by their names on this machine; by their numbers where it knows none.
final class OwnerNames {
    private let isThisMachine: Bool
    private var users: [UInt32: String] = [:]
    private var groups: [UInt32: String] = [:]
    /// Numbers whose names are remembered.
    private static let maximum = 10_000

    /// - Parameter isThisMachine: whether the numbers are this machine's.
    init(isThisMachine: Bool) { self.isThisMachine = isThisMachine }

    func user(_ number: UInt32) -> String {
        Self.name(number, in: &users, isThisMachine ? Process.userName(of:) : { _ in nil })
    }

    func group(_ number: UInt32) -> String {
        Self.name(number, in: &groups, isThisMachine ? Process.groupName(of:) : { _ in nil })
    }

    private static func name(
        _ number: UInt32, in known: inout [UInt32: String], _ find: (UInt32) -> [UInt8]?
    ) -> String {
        if let name = known[number] { return name }
        let name = find(number).map { PathText.display($0) } ?? String(number)
        if known.count < maximum { known[number] = name }
        return name
    }
}
