import CairnCore
import CairnFormat
import CairnLinux
import CairnSource
import CairnText

/// The mounts in the folders that are backed up about which people should know: what the kernel
/// makes up, and opened vaults.
struct MountsInside {
    /// File systems that are not backed up because of their kind.
    let excluded: [MountTable.Mount]
    /// Directories whose files an encrypting file system shows in plain text, and its name.
    let vaults: [(path: [UInt8], program: String)]

    /// - Parameters:
    ///   - roots: absolute paths.
    ///   - rules: nil to ignore the rules.
    init(
        of roots: [[UInt8]], rules: RuleBook? = nil, table: MountTable = .current,
        fileSystem: LinuxFileSystem = LinuxFileSystem()
    ) {
        let hasDefaults = rules?.hasDefaults ?? true
        func inside(_ path: [UInt8]) -> Bool {
            roots.contains { ItemPath.relative(path, to: $0) != nil }
        }
        let visible = table.mounts.filter { table.mount(of: $0.point)?.id == $0.id }
        excluded = visible.filter { mount in
            (mount.origin == .made
                || hasDefaults && mount.traits.contains(.view)
                    && rules?.named.contains(mount.point) != true)
                && roots.contains { $0 != mount.point } && inside(mount.point)
        }
        let mounted = visible.compactMap { mount -> (path: [UInt8], program: String)? in
            guard let program = Self.program(of: mount) else { return nil }
            let place = inside(mount.point) ? [mount.point] : []
            return (place + roots.filter { table.mount(of: $0)?.id == mount.id }).first.map {
                ($0, program)
            }
        }
        let unlocked = roots.flatMap { fileSystem.unlockedDirectories(in: $0) }.map {
            (path: $0, program: "fscrypt")
        }
        let judge = rules.map { RuleJudge(fileSystem, rules: $0, roots: roots) }
        vaults = (mounted + unlocked).filter { vault in
            judge?.judge(vault.path, isDirectory: true).isKept ?? true
        }
    }

    /// The program that decrypts what is mounted; nil for other file systems.
    ///
    /// A disk that is encrypted as a whole is none: everything on it is on that disk only.
    static func program(of mount: MountTable.Mount) -> String? {
        let type = String(decoding: mount.fileSystem, as: UTF8.self)
        let source = String(decoding: mount.source, as: UTF8.self)
        if type == "ecryptfs" { return type }
        if source.hasPrefix("/dev/mapper/veracrypt") { return "veracrypt" }
        guard type.hasPrefix("fuse") else { return nil }
        let names = ["gocryptfs", "encfs", "cryfs", "securefs", "cryptomator", "cppcryptfs"]
        // A path in the source names what is shown, and not who shows it.
        let named = source.prefix { !"/:@".contains($0) }
        let words = type.dropFirst("fuse.".count).lowercased() + " " + named.lowercased()
        return names.first { words.contains($0) }
    }

    /// One line for each file system that is not backed up because of its kind.
    var excludedLines: [String] {
        excluded.map {
            let why =
                $0.origin == .made
                ? "the kernel generates its contents"
                : "its files are stored elsewhere"
            return
                "\(PathText.display($0.point)) is not backed up: \(why) (\(PathText.display($0.fileSystem)))"
        }
    }

    /// One line for each mounted program whose files are excluded by default.
    var programNotes: [String] {
        excluded.filter { $0.origin != .made }.map {
            "\(PathText.display($0.point)) is excluded: \(RuleText.sentence(.shownByProgram)); run `cairn roots add \(ShellText.quoted($0.point))` to back it up"
        }
    }

    /// One line for each vault, and what to do about it.
    func vaultNotes(isEncrypted: Bool) -> [(text: String, next: String)] {
        if isEncrypted { return [] }
        return vaults.map { vault in
            let word = ShellText.quoted(vault.path)
            return (
                "\(PathText.display(vault.path)) is an unlocked vault (\(vault.program)). This repository is not encrypted, so it stores the vault's files in plain text",
                "exclude the vault with `cairn exclude add \(word)` and back up its encrypted directory, or use a repository created with `cairn init --encrypt`"
            )
        }
    }
}
