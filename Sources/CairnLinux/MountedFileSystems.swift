import CLinux
import CairnCore
import CairnFormat
import Glibc
import Synchronization

/// The mounted file systems by their device numbers: identity and origin.
///
/// - What it promises: a number that now belongs to another file system is examined again, because
///   each change of the mount table empties this one. Nothing on a file system that may hang is
///   touched for it.
/// - One for the process, as the mount table is.
final class MountedFileSystems: Sendable {
    static let shared = MountedFileSystems()

    struct System: Equatable {
        /// A ``FileStatus/device``.
        let number: UInt64
        let origin: FileSystemOrigin
        var traits: FileSystemTraits = []
        /// A ``FileStatus/attachment``.
        var attachment: UInt64 = 0
    }

    private struct State {
        var file: LinuxDescriptor?
        var mounts: [UInt64: MountTable.Mount] = [:]
        var known: [UInt64: System] = [:]
    }

    private let state = Mutex(State())

    /// The file system with a device number.
    ///
    /// - Parameters:
    ///   - directory: an open directory with an item on it.
    ///   - name: the item's name; empty when the open item itself is meant.
    func system(of device: UInt64, at directory: Int32, _ name: [UInt8], _ kind: ItemKind) -> System
    {
        let (known, mount) = state.withLock { state in
            refresh(&state)
            return (state.known[device], state.mounts[device])
        }
        if let known { return known }
        if let mount, mount.origin != .local {
            let isNamed = mount.origin == .served
            let traits = mount.traits
            return remember(
                System(
                    number: isNamed ? FileSystemIdentity(named: mount.name).number : device,
                    origin: mount.origin, traits: traits,
                    attachment: traits.contains(.namedByDevice) ? Self.attachment(of: device) : 0),
                as: device)
        }
        return examine(device, directory, name, kind)
    }

    private func remember(_ system: System, as device: UInt64) -> System {
        state.withLock { $0.known[device] = system }
        return system
    }

    /// Asks a file system of this machine, through an item that was found on it.
    private func examine(
        _ device: UInt64, _ directory: Int32, _ name: [UInt8], _ kind: ItemKind
    ) -> System {
        let flags = O_DIRECTORY | O_NOFOLLOW
        let places = kind == .directory ? [name, []] : [[]]
        for place in places {
            let place = place.isEmpty ? [UInt8(ascii: ".")] : place
            guard let opened = try? openDirectly(directory, place, O_RDONLY | flags),
                let system = system(opened, of: device)
            else { continue }
            return remember(system, as: device)
        }
        // Without the right to list it, less is known. Another item may tell.
        let opened =
            name.isEmpty
            ? nil : try? openDirectly(directory, name, cairn_o_path | O_NOFOLLOW)
        return system(opened?.number ?? directory, of: device)
            ?? System(number: device, origin: .local)
    }

    private func system(_ opened: LinuxDescriptor, of device: UInt64) -> System? {
        system(opened.number, of: device)
    }

    /// - Returns: nil when the open item is on another device.
    private func system(_ descriptor: Int32, of device: UInt64) -> System? {
        var found = cairn_stat()
        guard cairn_statx(descriptor, "", &found) == 0, found.device == device else { return nil }
        let type = cairn_file_system_type(descriptor)
        let origin = Self.origin(ofType: type)
        guard origin == .local else {
            return System(number: device, origin: origin, traits: Self.traits(ofType: type))
        }
        let identity = cairn_file_system_identity(descriptor)
        return System(
            number: identity == 0 ? device : identity, origin: origin,
            traits: cairn_is_subvolume_snapshot(descriptor) == 1 ? .snapshot : [],
            attachment: identity == 0 ? Self.attachment(of: device) : 0)
    }

    /// Which connection of a disk to this machine has a device number.
    ///
    /// - Source: Documentation/ABI/stable/sysfs-block, `diskseq` (Linux 5.15): no two disks have
    ///   the same number until the next start. A partition has that of its disk.
    /// - Returns: 32 bits; 0 if unknown.
    private static func attachment(of device: UInt64) -> UInt64 {
        let major = device >> 8 & 0xfff | device >> 32 & ~0xfff
        let minor = device & 0xff | device >> 12 & ~0xff
        guard major != 0,
            let start = number("/proc/sys/kernel/random/boot_id"),
            let disk = number("/sys/dev/block/\(major):\(minor)/diskseq")
                ?? number("/sys/dev/block/\(major):\(minor)/../diskseq")
        else { return 0 }
        return max(1, FileSystemIdentity(named: start + disk).number & 0xffff_ffff)
    }

    private static func number(_ path: String) -> [UInt8]? {
        let read = try? SmallFile.beginning(of: Array(path.utf8), bytes: 64)
        return read?.isEmpty == false ? read : nil
    }

    /// The origin by what fstatfs(2) calls the type, where the mount table does not tell.
    ///
    /// - Source: linux/magic.h; the kernel's headers of each file system.
    static func origin(ofType type: Int64) -> FileSystemOrigin {
        if made.contains(type) { return .made }
        return served.contains(type) ? .served : .local
    }

    /// Of FUSE without a mount table, nothing is proven.
    private static func traits(ofType type: Int64) -> FileSystemTraits {
        type == 0x6573_5546 ? .unstableInodes : []
    }

    private static let made: Set<Int64> = [
        0x9fa0, 0x6265_6572, 0x27_e0eb, 0x6367_7270, 0x6462_6720, 0x7472_6163, 0x6265_6570,
        0x1cd1, 0x7363_6673, 0xcafe_4a11, 0x4249_4e4d, 0x1980_0202, 0x6e73_6673, 0xde5e_81e4,
        0x0187, 0x6165_676c, 0x6573_5543, 0xf97c_ff8c, 0x4341_5d53, 0x5a3c_69f0, 0x9584_58f6,
        0x6759_6969, 0x6e66_7364, 0x0765_5821, 0x534f_434b, 0x5049_5045, 0x5049_4446, 0x0904_1934,
    ]

    private static let served: Set<Int64> = [
        0x6573_5546, 0x6969, 0xff53_4d42, 0xfe53_4d42, 0x517b, 0x0102_1997, 0x00c3_6400,
        0x5346_414f, 0x6b41_4653, 0x7375_7245, 0x564c, 0x0bd0_0bd0, 0x0116_1970, 0x7461_636f,
        0x2003_0528, 0x786f_4256, 0xbacb_acbc,
    ]

    // MARK: The mount table

    private func refresh(_ state: inout State) {
        if let file = state.file {
            var descriptor = pollfd(fd: file.number, events: Int16(POLLPRI), revents: 0)
            guard poll(&descriptor, 1, 0) > 0 else { return }
        } else {
            // Without /proc each file system is asked itself.
            guard let file = try? openDirectly(AT_FDCWD, MountTable.path, O_RDONLY) else { return }
            state.file = file
        }
        state.known = [:]
        state.mounts = [:]
        guard let file = state.file, let table = try? MountTable.read(file) else { return }
        for mount in table.mounts {
            guard let device = Self.number(mount.device) else { continue }
            state.mounts[device] = state.mounts[device] ?? mount
        }
    }

    /// The device number that `major:minor` stands for. - Source: sys/sysmacros.h, makedev(3).
    private static func number(_ text: [UInt8]) -> UInt64? {
        let parts = text.split(separator: UInt8(ascii: ":")).map {
            UInt64(String(decoding: $0, as: UTF8.self))
        }
        guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
        return (major & 0xfff) << 8 | (major & ~0xfff) << 32 | minor & 0xff | (minor & ~0xff) << 12
    }
}
