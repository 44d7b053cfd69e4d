import CairnCore
import CairnFormat

/// The rules for bundles: directories that stand for one document.
///
/// A directory is one when its name says so, or when it is built like a bundle. A bundle within a
/// bundle belongs to the outer one, and a file is never one, whatever its name: callers must check
/// both.
/// - Source: Apple, "Bundle Programming Guide", "About Bundles" (what makes a bundle) and "Anatomy
///   of a Modern Bundle" (`Contents/Info.plist`).
public struct BundleRules: Equatable, Sendable {
    /// In lower case, without the dot.
    public var extensions: Set<[UInt8]>
    /// Whether a directory with the file `Contents/Info.plist` is one.
    public var obeysInfoPlist: Bool

    /// By default no directory is one.
    public init(extensions: [String] = [], obeysInfoPlist: Bool = false) {
        self.extensions = Set(extensions.map { Self.lowercased(Array($0.utf8)) })
        self.obeysInfoPlist = obeysInfoPlist
    }

    /// The rules without settings: documents and libraries that macOS and its programs keep as
    /// packages, and those of programs on Linux (GNUstep's `app`, `bundle` and `rtfd`, `scriv` of
    /// Scrivener, `textbundle` of Markdown editors, `docset` of Zeal).
    public static let standard = BundleRules(
        extensions: [
            "abbu", "aplibrary", "app", "backupbundle", "band", "bundle", "docset", "dtbase2",
            "fcpbundle", "graffle", "imovielibrary", "key", "logicx", "musiclibrary", "numbers",
            "oo3", "ooutline", "pages", "photolibrary", "photoslibrary", "playground",
            "playgroundbook", "pvm", "rtfd", "scriv", "screenflow", "sparsebundle", "textbundle",
            "theater", "tvlibrary", "utm", "vmwarevm", "xcarchive", "xcodeproj", "xcworkspace",
        ], obeysInfoPlist: true)

    /// Whether no directory can be one.
    public var isEmpty: Bool { extensions.isEmpty && !obeysInfoPlist }

    /// Whether a directory of this name is a bundle. A name that begins with its only dot has no
    /// extension.
    public func names(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        guard !extensions.isEmpty, let dot = name.lastIndex(of: UInt8(ascii: ".")),
            dot != name.startIndex
        else { return false }
        let suffix = name[name.index(after: dot)...]
        guard !suffix.isEmpty, suffix.count <= Self.extensionBytesMaximum else { return false }
        return extensions.contains(Self.lowercased(suffix))
    }

    /// The outermost directory at or above a path that is a bundle by its name; nil when none is.
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

    /// Whether an open directory is built like a bundle by its owner or root; false when it cannot
    /// be examined. A neighbour's file makes no document of a shared directory.
    ///
    /// - Cost: one failing `statx` for every other directory.
    public func isBuiltAsBundle(_ directory: any SourceDirectory) -> Bool {
        guard obeysInfoPlist, (try? directory.status(of: Self.contents))?.kind == .directory,
            BackupFlags.believes(Self.contents, in: directory, user: nil),
            let contents = try? directory.openDirectory(Self.contents)
        else { return false }
        return (try? contents.status(of: Self.infoPlist))?.kind == .file
            && BackupFlags.believes(Self.infoPlist, in: contents, user: nil)
    }

    public static let contents = Array("Contents".utf8)
    static let infoPlist = Array("Info.plist".utf8)
    public static let extensionBytesMaximum = 32

    /// ASCII only: other letters stay unchanged.
    private static func lowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }
}

/// The way in which a run captures bundles.
public struct BundleCapture: Equatable, Sendable {
    public var rules = BundleRules()
    /// The time without changes that is required, in nanoseconds. Files that are saved together
    /// come one after the other.
    public var quiet: UInt64 = 2_000_000_000
    public var patience = Patience.wait(upTo: 6_000_000_000)
    /// The maximum of differing names in one bundle whose outcomes are held until it is known
    /// whether they are consistent.
    public var heldMaximum = 65_536

    /// The treatment of a bundle that is not quiet yet. Times in nanoseconds.
    public enum Patience: Equatable, Sendable {
        /// The run waits, in total this long for all its bundles; then the copy is kept, marked
        /// inconsistent.
        case wait(upTo: UInt64)
        /// It is left for a later run, unless it has been dirty for this long.
        case postpone(longest: UInt64)
    }

    public init() {}

    /// - Parameter quiet: in nanoseconds; the run waits no longer for saves that ended before it.
    public init(_ rules: BundleRules, quiet: UInt64) {
        self.rules = rules
        // File times are those of the kernel's last tick, and a clock may be set back a little.
        self.quiet = max(UInt64(FileStatus.clockTickNanoseconds), quiet - quiet / 8)
        patience = .wait(upTo: 3 * quiet)
    }
}
