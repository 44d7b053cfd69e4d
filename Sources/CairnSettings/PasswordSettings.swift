import CairnCore
import CairnSource

/// Where the password of an encrypted repository is found. Never the password itself: settings are
/// read by many.
public struct PasswordSettings: Equatable, Sendable {
    /// Absolute. Comes before ``command``.
    public var file: [UInt8]?
    /// A program that writes it to its standard output.
    public var command: HookCommand?

    init() {}

    init(_ raw: RawSettings, user: UserEnvironment) throws(SettingsError) {
        file = try raw.passwordFile?.absolutePath(user)
        command = try raw.passwordCommand?.command(user)
    }
}
