import CairnCore
import CairnFormat
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
        guard let stream = opendir(directory) else { return false }
        defer { closedir(stream) }
        var hasOutside = false
        var discharges = false
        var count = 0
        while let entry = readdir(stream), count < Self.suppliesMaximum {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            count += 1
            // A mouse has a battery too.
            if value(name, "scope") == "Device" { continue }
            switch value(name, "type") {
            case "Mains", "USB", "Wireless":
                hasOutside = true
                if value(name, "online") == "1" { return false }
            case "Battery", "UPS": discharges = discharges || value(name, "status") == "Discharging"
            default: break
            }
        }
        return discharges || hasOutside && hasBattery
    }

    /// Whether the computer has a battery.
    private var hasBattery: Bool {
        guard let stream = opendir(directory) else { return false }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix("."), value(name, "type") == "Battery",
                value(name, "scope") != "Device"
            {
                return true
            }
        }
        return false
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
