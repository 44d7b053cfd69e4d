import CairnCore
import CairnFormat
import CairnSettings
import CairnText

/// A remote as a command names it: by its address, or by its name in the settings.
struct NamedRemote {
    let url: RemoteURL
    /// As the settings have it; nil for an address that they do not name.
    let settings: Settings.Remote?

    /// As messages name it.
    var shown: String { settings?.name ?? url.base }

    /// - Parameter text: an address, or a name of the settings.
    init(_ text: String, _ context: Context) throws {
        let remotes = try Self.all(context)
        if let found = remotes.first(where: { $0.settings?.name == text }) {
            self = found
            return
        }
        guard text.contains(":") else {
            let names = remotes.compactMap(\.settings?.name).joined(separator: ", ")
            throw CommandFailure(
                "there is no remote \(PathText.display(text.utf8)) in the settings",
                names.isEmpty
                    ? "use rclone:REMOTE:PATH or dir:/PATH; run `cairn remote add` to give an address a name"
                    : "use rclone:REMOTE:PATH, dir:/PATH or one of \(names)")
        }
        let url = try RemoteURL.named(text)
        let known = remotes.first { $0.url.base == url.base }
        self.init(url: url, settings: known?.settings)
    }

    private init(url: RemoteURL, settings: Settings.Remote?) {
        (self.url, self.settings) = (url, settings)
    }

    init(_ settings: Settings.Remote) throws {
        self.init(url: try RemoteURL.named(settings.url), settings: settings)
    }

    /// A remote as a command of this machine takes it: by its name, where the settings have one.
    static func word(_ url: RemoteURL, _ context: Context) -> String {
        ShellText.quoted(Array((known(url, context)?.shown ?? url.base).utf8))
    }

    /// The remote of the settings at an address, however that is written.
    static func known(_ url: RemoteURL, _ context: Context) -> NamedRemote? {
        (try? all(context))?.first {
            $0.url.base == url.base || $0.url.canonical == url.canonical
        }
    }

    /// All remotes of the settings.
    static func all(_ context: Context) throws -> [NamedRemote] {
        try context.settings.remotes.map { try NamedRemote($0) }
    }

    /// The address for what deletes: with its own credential, where the settings have one.
    func pruneURL() throws -> RemoteURL {
        try settings?.pruneURL.map { try RemoteURL.named($0) } ?? url
    }
}
