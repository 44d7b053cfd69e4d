import CairnFormat
import CairnSource

extension RootHost {
    /// The id of the machine that a process runs on.
    ///
    /// `CAIRN_MACHINE_ID` comes first, for containers and for machines that were cloned with their
    /// id. Without any id the machine's name is used.
    ///
    /// - Source: machine-id(5); in an image the file may be missing, empty or `uninitialized`.
    public init(_ user: UserEnvironment, name: [UInt8]) {
        let files = ["/etc/machine-id", "/var/lib/dbus/machine-id"]
        let found =
            [user.variable("CAIRN_MACHINE_ID")]
            + files.map { (try? user.content(Array($0.utf8))) ?? nil }
        let ids = found.compactMap { $0 }.map { $0.filter { $0 > 0x20 } }.filter {
            !$0.isEmpty && $0 != Array("uninitialized".utf8)
        }
        self.init(machine: ids.first ?? Array("name ".utf8) + name, name: name)
    }
}
