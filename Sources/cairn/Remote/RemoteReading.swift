import CairnCore
import CairnFormat
import CairnLinux

/// A remote that a command names as its argument, and not with -r, to be read.
struct RemoteReading {
    let remote: NamedRemote
    /// With the id of the repository here, where one of the settings' remotes is named.
    let url: RemoteURL
    /// As with the address as -r.
    let context: Context

    init(_ text: String, _ options: GlobalOptions, needsSettings: Bool = false) throws {
        var bare = options
        bare.state = nil
        let own = try Context(bare, needsSettings: false)
        remote = try NamedRemote(text, own)
        var url = remote.url
        if remote.settings != nil, url.repository == nil, own.remote == nil,
            let id = own.state.repository(at: own.repositoryPath)
        {
            url = try RemoteURL.named("\(url.base)/\(id)")
        }
        self.url = url
        var options = options
        options.repo = url.text
        context = try Context(options, needsSettings: needsSettings)
    }
}
