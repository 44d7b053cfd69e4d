import CairnCore
import CairnDaemon
import CairnFormat
import CairnSettings
import CairnSource
import CairnText

/// A root as `cairn roots` shows it.
struct RootLine {
    let root: RootSet.Root
    let volume: [UInt8]?
    /// Whether the volume is named by its label; else by its mount point.
    let isLabel: Bool
    let watching: DaemonStatus.Root.State?
    let bytes: UInt64?
    let marks: RootMarks
    let settingsFile: String?
    let rules: RuleBook

    // MARK: For people

    func write(after isFirst: inout Bool) {
        if !isFirst { Terminal.line("") }
        isFirst = false
        Terminal.sentence("\(PathText.display(root.name))  (\(root.role.settingText))")
        let link =
            root.path == root.namedPath
            ? "" : "  (\(PathText.display(root.namedPath)) points there)"
        Terminal.sentence("  \(PathText.display(root.path))\(link)")
        Terminal.sentence("  \(state)")
        if let mount = root.mount {
            Terminal.sentence(
                "  on \(volume.map { PathText.display($0) } ?? "?"), \(PathText.display(mount.fileSystem))"
                    + (root.isReadOnly
                        ? ", read-only, so Cairn backs it up but cannot restore or purge anything there"
                        : ""))
        }
        if root.state == .missing, let bytes {
            Terminal.sentence("  \(Quantity.bytes(bytes)) stored; Cairn keeps these versions")
        }
        if root.state == .kept || root.state.isHeld {
            Terminal.sentence(
                "  \(watched); \(bytes.map { Quantity.bytes($0) + " stored" } ?? "nothing stored yet")"
            )
        }
        if root.state == .kept {
            for line in MountsInside(of: [root.path], rules: rules).excludedLines {
                Terminal.sentence("  \(line)")
            }
        }
        Terminal.sentence("  because \(origin)")
        if let next = remedy { Terminal.advice("  next: \(next)") }
    }

    private var watched: String {
        switch watching {
        case .starting: "being compared with the repository for the first time"
        case .watched: "watched"
        case .polled:
            "compared with the repository from time to time, because its file system does not report changes"
        case .suspended: "away (its file system is not mounted)"
        case .gone: "gone (its versions are kept)"
        case nil:
            root.isPolled
                ? "not watched now; its file system does not report changes, so the service would compare it with the repository from time to time"
                : "not watched now"
        }
    }

    /// Whether it is only not mounted.
    var isAway: Bool { watching == .suspended }

    private var state: String {
        switch root.state {
        case .kept:
            marks.exclusion.map { "not backed up: \(RuleText.sentence($0))" } ?? marks.ignored.map(
                MarkedRoots.text) ?? "kept"
        case .held(let path): "backed up with the root \(PathText.display(path)), which contains it"
        case .notKept:
            "not backed up, because \(root.role == .temporary ? "temporary files" : "caches") can be recreated"
                + (root.purge ? "; purged by the service" : "")
        case .missing: isAway ? watched : "not there"
        case .disabled: "disabled, because it is the home directory itself"
        case .duplicate(let path):
            "the same directory as \(PathText.display(path)), which is already a root"
        case .contradiction(let path):
            "refused, because the same directory is also the root \(PathText.display(path)), which is backed up; Cairn excludes and purges nothing in it"
        case .own: "not backed up, because it belongs to Cairn or is inside Cairn's own directories"
        case .notDirectory(let kind): "not backed up, because it is \(kind.article)"
        case .unreadable(let error): "cannot be read: \(error.reason)"
        case .shadowed(let path):
            "not backed up, because it is inside \(PathText.display(path)), which is excluded from the larger root that contains both"
        }
    }

    private var origin: String {
        switch root.origin {
        case .settings(let line): "\(settingsFile ?? "the settings"):\(line) lists it"
        case .standard(let variable): "it is a standard directory of this user (\(variable))"
        case .container:
            "it is \(PathText.display(root.part)) of the \(root.container?.shape.text ?? "") container \(PathText.display(root.container?.id ?? []))"
        }
    }

    /// What to do about a root that was moved, or is gone for good.
    private var ended: String { ". " + Self.ended(root.path) }

    static func ended(_ path: [UInt8]) -> String {
        let word = ShellText.quoted(path)
        return
            "If the root was moved, run `cairn roots move \(word) NEW`; if it is gone for good, run `cairn roots remove \(word)`"
    }

    /// The remedy; nil when nothing needs to be done.
    var remedy: String? {
        switch root.state {
        case .missing:
            if isAway {
                "mount its file system; all existing backups are kept\(ended)"
            } else if case .settings = root.origin {
                "create the directory, mount its file system, or correct the path\(ended)"
            } else {
                bytes.map { _ in
                    "create or mount the directory to back it up again, or run `cairn restore --in-place \(ShellText.quoted(root.path))` to restore its contents\(ended)"
                }
            }
        case .kept:
            marks.exclusion.map { _ in
                "run `cairn exclude remove \(ShellText.quoted(root.path))` to back it up, or `cairn why` to see every rule"
            }
        case .own:
            "use the directory that you want to back up; the repository itself needs no backup"
        case .contradiction: "remove one of the two roots from the settings"
        case .notDirectory(.symlink):
            "use the real directory, because Cairn does not follow links owned by another user"
        case .notDirectory:
            bytes == nil
                ? "use its parent directory" : "put the directory back in its place\(ended)"
        case .unreadable:
            "give this user read permission (`ls -ld` shows the directory's owner and mode)"
        case .shadowed:
            "choose a narrower path for the larger root, or move this \(root.role.settingText) root out of the excluded directory"
        default: nil
        }
    }

    // MARK: JSON

    func writeJSON() {
        var line = JSONObject(type: "root")
        line["name"] = root.name
        line["path"] = root.path
        line["named_path"] = root.namedPath
        line["role"] = root.role.settingText
        line["kept"] = root.state == .kept && marks.exclusion == nil || root.state.isHeld
        line["state"] = stateWord
        switch root.state {
        case .held(let path), .duplicate(let path), .shadowed(let path), .contradiction(let path):
            line["of"] = path
        default: line["of"] = nil
        }
        line["explanation"] = state
        line["origin"] = originWord
        line["why"] = origin
        if let container = root.container {
            line["container"] = container.id
            line["shape"] = container.shape.text
            line["part"] = root.part
        }
        line["volume"] = volume
        line["volume_is_label"] = isLabel
        if let mount = root.mount {
            line["mount_point"] = mount.point
            line["device"] = mount.source
            line["file_system"] = String(decoding: mount.fileSystem, as: UTF8.self)
        }
        line["read_only"] = root.isReadOnly
        line["watching"] = watching?.rawValue ?? (root.isPolled ? "would-be-polled" : nil)
        line["bytes"] = bytes
        line["purge"] = root.purge
        line["next"] = remedy
        line.write()
    }

    private var stateWord: String {
        switch root.state {
        case .kept: "kept"
        case .held: "held"
        case .notKept: "not-kept"
        case .missing: "missing"
        case .disabled: "disabled"
        case .duplicate: "duplicate"
        case .own: "own"
        case .notDirectory: "not-a-directory"
        case .unreadable: "unreadable"
        case .shadowed: "shadowed"
        case .contradiction: "contradiction"
        }
    }

    private var originWord: String {
        switch root.origin {
        case .settings: "settings"
        case .standard: "standard"
        case .container: "container"
        }
    }

    // MARK: What is no root

    static func write(_ out: RootSet.Excluded, isJSON: Bool) {
        let why: String
        switch out.reason {
        case .role(let role):
            why = "\(role == .temporary ? "temporary files" : "caches") can be recreated"
        case .duplicate(let path):
            why = "it is a second mount of \(PathText.display(path))"
        case .own(let what): why = "it is \(PathText.display(what))"
        }
        if isJSON {
            JSONObject(type: "left_out", ["path": out.path, "why": why]).write()
        } else {
            Terminal.sentence(
                "\n\(PathText.display(out.path))\n  excluded from the root that contains it: \(why)"
            )
        }
    }

    static func write(_ problem: ContainerProblem, isJSON: Bool) {
        let what: String
        let next: String
        switch problem.reason {
        case .unreadable(let error):
            (what, next) = ("cannot be read: \(error.reason)", "give this user read permission")
        case .noID:
            (what, next) = (
                "not a \(problem.shape.text) container, because no application can have this name",
                "add it as a [[root]] to back it up"
            )
        case .noDirectory(let kind):
            (what, next) = (
                "not backed up, because it is \(kind.article), not a directory",
                "check what the application has put there"
            )
        case .noRevision(let target):
            (what, next) = (
                "does not point to a revision in the same directory (“\(PathText.display(target))”)",
                "start the application once, so that snapd repairs the link"
            )
        case .tooMany(let most):
            (what, next) = (
                "has more than \(most) entries; the others are not backed up",
                "add the others to the settings as [[root]] sections"
            )
        }
        if isJSON {
            JSONObject(type: "problem", ["path": problem.path, "problem": what, "next": next])
                .write()
        } else {
            Terminal.advice("\n\(PathText.display(problem.path))\n  \(what)\n  next: \(next)")
        }
    }
}
