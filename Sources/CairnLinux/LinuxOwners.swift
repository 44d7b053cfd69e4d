import CairnCore
import CairnFormat

/// The users and groups that the system's databases name. - Source: nsswitch.conf(5).
public struct LinuxOwners: OwnerDirectory {
    public init() {}

    public func name(of owner: Owner) -> [UInt8]? {
        owner.kind == .user
            ? Process.userName(of: owner.number) : Process.groupName(of: owner.number)
    }

    public func number(of name: [UInt8], _ kind: Owner.Kind) -> UInt32? {
        guard let text = String(validating: name, as: UTF8.self) else { return nil }
        return kind == .user ? Process.user(called: text) : Process.group(called: text)
    }
}
