import CairnCore
import CairnFormat
import Glibc

/// A process that runs `cairn watch`, as the system tells of it.
///
/// What /proc says is for messages, and decides only what a daemon that cannot have the repository
/// does; what a daemon says is heard at its socket alone.
/// - Source: proc(5), `/proc/[pid]/cmdline`; cgroups(7), `/proc/[pid]/cgroup`.
public struct DaemonProcess: Equatable, Sendable {
    /// The service that runs it.
    public enum Unit: Equatable, Sendable {
        /// `cairn.service` of its user.
        case user
        /// `cairn-system.service` or `cairn@USER.service` of the system; the name without
        /// `.service`.
        case system(String)
    }

    /// The unit that backs up a whole machine as root, without `.service`.
    public static let wholeMachine = "cairn-system"

    public let number: Int32
    /// Nil when none of Cairn's units runs it.
    public let unit: Unit?

    public init(_ number: Int32, _ unit: Unit?) {
        self.number = number
        self.unit = unit
    }

    /// A process that is known to be a daemon.
    public init(known number: Int32) {
        self.init(number, Self.file(number, "cgroup").flatMap { Self.unit(inGroups: $0) })
    }

    /// - Returns: nil when the process is none, or the system does not tell.
    public init?(ifDaemon number: Int32) {
        guard let words = Self.file(number, "cmdline"), Self.isDaemon(commandLine: words)
        else { return nil }
        self.init(known: number)
    }

    /// The daemon that has the lock of the repository, of whatever user and environment.
    public init?(holding storage: LinuxStorage) {
        guard let holder = storage.lockHolder() else { return nil }
        self.init(ifDaemon: holder.process)
    }

    /// As messages name it.
    public var text: String {
        switch unit {
        case .user: "process \(number) (the user's cairn.service)"
        case .system(let name): "process \(number) (\(name).service)"
        case nil: "process \(number)"
        }
    }

    /// The command that ends it.
    public var stop: String {
        switch unit {
        case .user: "systemctl --user disable --now cairn"
        case .system(let name): "sudo systemctl disable --now \(name)"
        case nil: "kill \(number)"
        }
    }

    static func file(_ process: Int32, _ name: String) -> [UInt8]? {
        (try? SmallFile.beginning(of: Array("/proc/\(process)/\(name)".utf8), bytes: 64 << 10))
            ?? nil
    }

    // MARK: Pure

    /// - Parameter words: each ends with a zero byte.
    static func isDaemon(commandLine words: [UInt8]) -> Bool {
        call(words).map { $0 == ("cairn", "watch") } ?? false
    }

    /// - Parameter words: each ends with a zero byte.
    /// - Returns: the program's name and its verb, as `cairn` has it: the first word that is no
    ///   option and no option's value. Nil for an empty command line.
    static func call(_ words: [UInt8]) -> (program: String, verb: String?)? {
        let words = words.split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard let program = words.first?.split(separator: "/").last else { return nil }
        var isValue = false
        for word in words.dropFirst() where !word.isEmpty {
            if !isValue, !word.hasPrefix("-") { return (String(program), word) }
            isValue = !isValue && ["-r", "--repo", "--config", "--color"].contains(word)
        }
        return (String(program), nil)
    }

    /// - Parameter text: lines of `ID:CONTROLLERS:PATH`.
    static func unit(inGroups text: [UInt8]) -> Unit? {
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(
                separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3, fields[1].isEmpty || fields[1] == "name=systemd"
            else { continue }
            let names = fields[2].split(separator: "/")
            guard let name = names.last, name.hasSuffix(".service") else { return nil }
            let unit = name.dropLast(".service".count)
            if names.contains(where: { $0.hasPrefix("user@") }) {
                return unit == "cairn" ? .user : nil
            }
            // A group may be called anything; a unit's name is of these.
            let isPlain = unit.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "@._-:".contains($0))
            }
            let isOurs = unit.hasPrefix("cairn@") || unit == wholeMachine
            return isPlain && isOurs ? .system(String(unit)) : nil
        }
        return nil
    }
}
