import CairnCore
import CairnFormat

/// Which directories are packages: directories that stand for one document.
///
/// A directory is one when its name says so, or when it is built like a bundle. A package within a
/// package belongs to the outer one, and a file is never one, whatever it is called: who asks sees
/// to both.
/// - Source: Apple, "Bundle Programming Guide", "About Bundles" (what makes a package) and
///   "Anatomy of a Modern Bundle" (`Contents/Info.plist`).
public struct PackageRules: Equatable, Sendable {
    /// In lower case, without the dot.
    public var extensions: Set<[UInt8]>
    /// Whether a directory that holds the file `Contents/Info.plist` is one.
    public var obeysInfoPlist: Bool

    /// No directory is one, unless told.
    public init(extensions: [String] = [], obeysInfoPlist: Bool = false) {
        self.extensions = Set(extensions.map { Self.lowercased(Array($0.utf8)) })
        self.obeysInfoPlist = obeysInfoPlist
    }

    /// What holds without settings: documents and libraries that macOS and its programs keep as
    /// packages, and those of programs on Linux (GNUstep's `app`, `bundle` and `rtfd`, `scriv` of
    /// Scrivener, `textbundle` of Markdown editors, `docset` of Zeal).
    public static let standard = PackageRules(
        extensions: [
            "abbu", "aplibrary", "app", "backupbundle", "band", "bundle", "docset", "dtbase2",
            "fcpbundle", "graffle", "imovielibrary", "key", "logicx",
            "musiclibrary", "numbers", "oo3", "ooutline", "pages", "photolibrary", "photoslibrary",
            "playground", "playgroundbook", "pvm", "rtfd", "scriv",
            "screenflow", "sparsebundle", "textbundle", "theater", "tvlibrary", "utm", "vmwarevm",
            "xcarchive", "xcodeproj", "xcworkspace",
        ], obeysInfoPlist: true)

    /// Whether no directory can be one.
    public var isEmpty: Bool { extensions.isEmpty && !obeysInfoPlist }

    /// Whether a directory of this name is a package. A name that begins with its only dot has no
    /// extension.
    public func names(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        guard !extensions.isEmpty, let dot = name.lastIndex(of: UInt8(ascii: ".")),
            dot != name.startIndex
        else { return false }
        let suffix = name[name.index(after: dot)...]
        guard !suffix.isEmpty, suffix.count <= Self.extensionBytesMaximum else { return false }
        return extensions.contains(Self.lowercased(suffix))
    }

    /// The outermost directory at or above a path that is a package by its name; nil when none is.
    public func top(of path: [UInt8]) -> [UInt8]? {
        guard !extensions.isEmpty else { return nil }
        var start = path.startIndex
        while start < path.endIndex {
            let end = path[start...].firstIndex(of: ItemPath.separator) ?? path.endIndex
            if names(path[start..<end]) { return Array(path[..<end]) }
            start = end < path.endIndex ? path.index(after: end) : end
        }
        return nil
    }

    /// Whether an open directory is built like a bundle. What cannot be looked at is none.
    ///
    /// - Cost: one `statx` that fails, for all directories that are none.
    public func isBuiltAsBundle(_ directory: any SourceDirectory) -> Bool {
        guard obeysInfoPlist, (try? directory.status(of: Self.contents))?.kind == .directory,
            let contents = try? directory.openDirectory(Self.contents)
        else { return false }
        return (try? contents.status(of: Self.infoPlist))?.kind == .file
    }

    public static let contents = Array("Contents".utf8)
    static let infoPlist = Array("Info.plist".utf8)
    public static let extensionBytesMaximum = 32

    /// ASCII alone: other letters are as they are.
    private static func lowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }
}

/// How a run captures packages.
public struct PackageCapture: Equatable, Sendable {
    public var rules = PackageRules()
    /// So long nothing in it must have changed; in nanoseconds. Files that are saved together come
    /// one after the other.
    public var quiet: UInt64 = 2_000_000_000
    public var patience = Patience.wait(upTo: 6_000_000_000)
    /// Of so many names that differ in one package what came of them is held, until it is known
    /// whether it belongs together.
    public var heldMaximum = 65_536

    /// What becomes of a package that is not quiet yet. Times in nanoseconds.
    public enum Patience: Equatable, Sendable {
        /// The run waits for it, so long in all for all packages of the run; then what was read is
        /// kept, marked fuzzy.
        case wait(upTo: UInt64)
        /// It is left for a later run, unless it has been dirty for so long.
        case postpone(longest: UInt64)
    }

    public init() {}

    /// - Parameter quiet: in nanoseconds; what was saved before a run began is not waited for
    ///   longer.
    public init(_ rules: PackageRules, quiet: UInt64) {
        self.rules = rules
        // File times are those of the kernel's last tick, and a clock may be set back a little.
        self.quiet = max(UInt64(FileStatus.clockTickNanoseconds), quiet - quiet / 8)
        patience = .wait(upTo: 3 * quiet)
    }
}
