import CairnLinux
import Foundation
import Testing

/// Directories as the kernel makes them in /sys/class/power_supply; each case is what a machine of
/// that kind shows.
struct PowerSupplyTests {
    struct Machine: CustomTestStringConvertible {
        let testDescription: String
        let supplies: [String: [String: String]]
        let isOnBattery: Bool
    }

    static let mains = ["type": "Mains", "online": "1"]
    static let pulled = ["type": "Mains", "online": "0"]
    static let charging = ["type": "Battery", "status": "Charging"]
    static let discharging = ["type": "Battery", "status": "Discharging"]
    static let full = ["type": "Battery", "status": "Full"]

    static let machines = [
        Machine(testDescription: "a server shows nothing", supplies: [:], isOnBattery: false),
        Machine(
            testDescription: "a laptop that is plugged in",
            supplies: ["AC": mains, "BAT0": charging], isOnBattery: false),
        Machine(
            testDescription: "plugged in, and full", supplies: ["AC": mains, "BAT0": full],
            isOnBattery: false),
        Machine(
            testDescription: "unplugged", supplies: ["AC": pulled, "BAT0": discharging],
            isOnBattery: true),
        Machine(
            testDescription: "unplugged a moment ago", supplies: ["AC": pulled, "BAT0": full],
            isOnBattery: true),
        Machine(
            testDescription: "a weak charger", supplies: ["AC": mains, "BAT0": discharging],
            isOnBattery: false),
        Machine(
            testDescription: "one of two plugs",
            supplies: [
                "AC": pulled, "ucsi-source-psy-1": ["type": "USB", "online": "1"], "BAT0": charging,
            ],
            isOnBattery: false),
        Machine(
            testDescription: "a tablet that tells of its battery alone, unplugged",
            supplies: ["BAT0": discharging], isOnBattery: true),
        Machine(
            testDescription: "the same, plugged in", supplies: ["BAT0": charging],
            isOnBattery: false),
        Machine(
            testDescription: "a desktop with a mouse",
            supplies: [
                "hidpp_battery_0": ["type": "Battery", "scope": "Device", "status": "Discharging"]
            ],
            isOnBattery: false),
        Machine(
            testDescription: "a desktop with a mouse and an empty socket",
            supplies: [
                "ucsi-source-psy-1": ["type": "USB", "online": "0"],
                "hidpp_battery_0": ["type": "Battery", "scope": "Device", "status": "Discharging"],
            ], isOnBattery: false),
        Machine(
            testDescription: "a UPS in a power cut",
            supplies: ["ups": ["type": "UPS", "status": "Discharging"]], isOnBattery: true),
        Machine(
            testDescription: "what tells nothing",
            supplies: ["AC": [:], "BAT0": ["type": "Battery"]], isOnBattery: false),
    ]

    @Test(arguments: machines) func tellsWhetherTheMachineRunsOnItsBattery(machine: Machine) throws
    {
        let place = TemporaryPlace()
        for (name, attributes) in machine.supplies {
            try FileManager.default.createDirectory(
                atPath: place.file(name), withIntermediateDirectories: true)
            for (attribute, value) in attributes {
                try Data("\(value)\n".utf8).write(
                    to: URL(fileURLWithPath: place.file("\(name)/\(attribute)")))
            }
        }
        #expect(LinuxPowerSupply(directory: place.path).isOnBattery == machine.isOnBattery)
    }

    @Test func aKernelWithoutPowerSuppliesHasMains() {
        let place = TemporaryPlace()
        #expect(!LinuxPowerSupply(directory: place.file("power_supply")).isOnBattery)
    }
}
