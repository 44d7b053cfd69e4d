import CairnCore
import Glibc

/// Power as the kernel tells.
///
/// - Source: Documentation/ABI/testing/sysfs-class-power: `type`, `scope`, `online`, `status`; what
///   counts as being plugged in follows systemd's ac-power: any supply from outside that is online,
///   and without one any battery that discharges.
public struct LinuxPowerSupply: PowerSupply {
    private let directory: String

    public init(directory: String = "/sys/class/power_supply") { self.directory = directory }

    private static let suppliesMaximum = 64

    public var isOnBattery: Bool {
        let supplies = supplies
        var hasOutside = false
        var discharges = false
        // A mouse has a battery too.
        for name in supplies.prefix(Self.suppliesMaximum) where value(name, "scope") != "Device" {
            switch value(name, "type") {
            case "Mains", "USB", "Wireless":
                hasOutside = true
                if value(name, "online") == "1" { return false }
            case "Battery", "UPS": discharges = discharges || value(name, "status") == "Discharging"
            default: break
            }
        }
        // Whether the computer has a battery.
        return discharges
            || hasOutside
                && supplies.contains {
                    value($0, "type") == "Battery" && value($0, "scope") != "Device"
                }
    }

    private var supplies: [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    private func value(_ supply: String, _ attribute: String) -> String? {
        let descriptor = open("\(directory)/\(supply)/\(attribute)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return String(decoding: bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
