/// Where the password of an encrypted repository is found. Never the password itself: settings are read by many.
public struct PasswordSettings: Equatable, Sendable {
    /// Absolute.
    public var file: [UInt8]?
    /// A program that writes it to its standard output.
    public var command: HookCommand?

    init() {}

    init(_ raw: RawSettings, user: UserEnvironment) throws(SettingsError) {
        file = try raw.passwordFile?.absolutePath(user)
        command = try raw.passwordCommand?.command(user)
        if let entry = raw.passwordCommand, file != nil, command != nil {
            throw entry.error("both a file and a command give the password", allowed: "one of password-file and password-command")
        }
    }
}
