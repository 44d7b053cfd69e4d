import CLinux
import CairnCore
import CairnFormat
import CairnPurge
import Glibc

/// Surveys every process once: its open and mapped files, and its application.
///
/// - What it promises: everything that an accessible process held throughout is in the survey.
/// - What it does not: to see other users' processes, unless it is root; they are counted. Nor a
///   thread with a table of descriptors of its own.
/// - Source: proc(5): `fd/` and `maps` need the rights of ptrace(2), `cgroup` and `/proc/locks`
///   need none.
struct ProcessSurvey {
    private let flatpaks: [[UInt8]: PurgeApplication]
    private let snaps: [[UInt8]: PurgeApplication]
    /// With where their directories really are, as links of /proc name it.
    private let sandboxes: [(application: PurgeApplication, directory: [UInt8])]
    private let ownNumber = getpid()

    /// The maximum read of one process's maps or groups. A process that maps 100,000 files has
    /// more.
    private static let textBytesMaximum = 16 << 20

    init(_ applications: [PurgeApplication]) {
        func byID(_ shape: ContainerShape) -> [[UInt8]: PurgeApplication] {
            Dictionary(applications.filter { $0.shape == shape }.map { ($0.id, $0) }) { first, _ in
                first
            }
        }
        flatpaks = byID(.flatpak)
        snaps = byID(.snap)
        sandboxes = applications.filter { $0.shape == .sandbox }.map {
            ($0, RealPath.resolve($0.directory))
        }
    }

    func take() -> UseSurvey {
        var survey = UseSurvey()
        if let mounts = Self.text("/proc/self/mountinfo") {
            survey.exactDevices = HeldFiles.exactDevices(mounts)
        }
        var mapped = Self.text("/proc/locks").map(HeldFiles.locked) ?? []
        let numbers =
            DirectoryNames.all(in: "/proc").map {
                $0.compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
            }
            ?? []
        // Without process 1 (hidepid=, proc(5)) other users' processes are not even listed.
        if !numbers.contains(1) { survey.unseenProcesses += 1 }
        survey.isBlind = !numbers.contains(ownNumber)
        let top = Self.identity("/proc/self/root")
        for number in numbers { look(at: number, top, &survey, &mapped) }
        survey.mapped = mapped
        return survey
    }

    private func look(
        at number: Int32, _ top: LinkIdentity?, _ survey: inout UseSurvey,
        _ mapped: inout Set<LinkIdentity>
    ) {
        let process = "/proc/\(number)"
        if !flatpaks.isEmpty || !snaps.isEmpty, let groups = Self.text("\(process)/cgroup") {
            if let id = ApplicationSigns.flatpak(inGroups: groups), let application = flatpaks[id] {
                survey.running.insert(application)
            }
            for name in ApplicationSigns.snaps(inGroups: groups) {
                if let application = snaps[name] { survey.running.insert(application) }
            }
        }
        // Only where its root is another than ours: most are not asked.
        if !flatpaks.isEmpty, let root = Self.identity("\(process)/root"), root != top,
            let info = Self.text("\(process)/root/.flatpak-info"),
            let id = ApplicationSigns.flatpak(inInfo: info), let application = flatpaks[id]
        {
            survey.running.insert(application)
        }
        if !sandboxes.isEmpty, number != ownNumber {
            for link in ["cwd", "root", "exe"] { note(Self.target("\(process)/\(link)"), &survey) }
        }
        guard lookAtFiles(process, number, &survey),
            lookAtMappings(process, number, &survey, &mapped)
        else {
            // It may have ended; a process without any memory of its own is the kernel's, and has
            // no files.
            if Self.exists(process), !Self.isKernelThread(process) { survey.unseenProcesses += 1 }
            return
        }
    }

    private func lookAtFiles(_ process: String, _ number: Int32, _ survey: inout UseSurvey) -> Bool
    {
        guard let names = DirectoryNames.all(in: "\(process)/fd") else { return false }
        for name in names {
            let path = "\(process)/fd/\(String(decoding: name, as: UTF8.self))"
            if let identity = Self.identity(path) { survey.open.insert(identity) }
            if !sandboxes.isEmpty, number != ownNumber { note(Self.target(path), &survey) }
        }
        return true
    }

    private func lookAtMappings(
        _ process: String, _ number: Int32, _ survey: inout UseSurvey,
        _ mapped: inout Set<LinkIdentity>
    ) -> Bool {
        guard let maps = Self.text("\(process)/maps") else { return false }
        for mapping in HeldFiles.mappings(maps) {
            mapped.insert(mapping.file)
            if !sandboxes.isEmpty, number != ownNumber { note(mapping.path, &survey) }
        }
        return true
    }

    /// A process has something at this path.
    private func note(_ path: [UInt8]?, _ survey: inout UseSurvey) {
        guard let path, path.first == ItemPath.separator else { return }
        for (application, directory) in sandboxes
        where ItemPath.relative(path, to: directory) != nil { survey.running.insert(application) }
    }

    // MARK: Reading /proc

    private static func identity(_ path: String) -> LinkIdentity? {
        var device: UInt64 = 0
        var inode: UInt64 = 0
        guard cairn_identity(AT_FDCWD, path, &device, &inode) == 0 else { return nil }
        return LinkIdentity(device: device, inode: inode)
    }

    private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The ninth field of `stat` holds PF_KTHREAD, 0x200000. - Source: proc_pid_stat(5);
    /// include/linux/sched.h.
    private static func isKernelThread(_ process: String) -> Bool {
        guard let text = text("\(process)/stat"), let end = text.lastIndex(of: UInt8(ascii: ")"))
        else { return false }
        let fields = text[(end + 1)...].split(separator: 0x20)
        guard fields.count > 6, let flags = UInt64(String(decoding: fields[6], as: UTF8.self))
        else { return false }
        return flags & 0x20_0000 != 0
    }

    private static func target(_ path: String) -> [UInt8]? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { buffer in
            let length = readlink(path, buffer.baseAddress!, buffer.count)
            return length < 0 ? nil : buffer[..<length].map { UInt8(bitPattern: $0) }
        }
    }

    /// - Returns: nil when it may not be read.
    private static func text(_ path: String) -> [UInt8]? {
        // A file in a process's own root is untrusted.
        guard
            let file = try? openAt(
                AT_FDCWD, Array(path.utf8), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        else { return nil }
        return try? WholeFile.content(of: file, [], bytesMaximum: textBytesMaximum)
    }
}
