import CairnCore

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
        (DirectoryNames.all(in: directory) ?? []).map { String(decoding: $0, as: UTF8.self) }
            .filter { !$0.hasPrefix(".") }
    }

    private func value(_ supply: String, _ attribute: String) -> String? {
        let text = try? WholeFile.content(
            Array("\(directory)/\(supply)/\(attribute)".utf8), bytesMaximum: 64)
        guard let text, !text.isEmpty else { return nil }
        return String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
