/// What people are told about passwords.
enum PasswordText {
    static let sources = """
        give one in CAIRN_PASSWORD, CAIRN_PASSWORD_FILE or CAIRN_PASSWORD_COMMAND, as the systemd credential cairn.password, \
        with `password-file` or `password-command` in the settings, or at a terminal
        """
}
