import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// One place a password may come from.
struct PasswordSource {
    /// As people read it.
    let name: String
    /// Asked anew after a wrong answer.
    var isPerson = false
    private let give: () throws(SecretReading.Failure) -> SecretBytes?

    /// Asks for it.
    ///
    /// - Returns: nil when there is no terminal.
    func password() throws -> SecretBytes? {
        do throws(SecretReading.Failure) { return try give() } catch {
            throw PasswordText.failure(error, from: name)
        }
    }

    /// The place that is to be asked: the first that is set.
    static func chosen(_ context: Context, prompt: String) throws -> PasswordSource {
        if case .given(let password) = context.asking {
            return PasswordSource(name: "the page") { () throws(SecretReading.Failure) in password }
        }
        if let configured = try configured(context) { return configured }
        if case .nobody = context.asking {
            return PasswordSource(name: "nobody") { () throws(SecretReading.Failure) in nil }
        }
        // They may name where it comes from. A person may type it all the same.
        if let mistake = context.settingsMistake, !Process.isTerminal(0) { throw mistake }
        return terminal(prompt)
    }

    /// The first place that gives a password without asking a person; nil when none is set.
    static func configured(_ context: Context) throws -> PasswordSource? {
        if let password = try EnvironmentPassword.value.get() {
            return PasswordSource(name: EnvironmentPassword.name) {
                () throws(SecretReading.Failure) in password
            }
        }
        if let path = context.user.variable("CAIRN_PASSWORD_FILE"), !path.isEmpty {
            return file(PathArgument.absolute(path), "CAIRN_PASSWORD_FILE")
        }
        if let text = context.user.variable("CAIRN_PASSWORD_COMMAND"), !text.isEmpty {
            guard let words = CommandWords.split(text) else {
                throw CommandFailure(
                    "CAIRN_PASSWORD_COMMAND is not a program and its arguments",
                    "close its quotes",
                    exitCode: ExitStatus.wrongPassword)
            }
            return program(words, "CAIRN_PASSWORD_COMMAND")
        }
        if let directory = context.user.variable("CREDENTIALS_DIRECTORY"), !directory.isEmpty {
            let path = directory + Array("/cairn.password".utf8)
            if SecretReading.isThere(path) { return file(path, "the systemd credential") }
        }
        if let path = context.settings.password.file {
            return file(path, "the settings' password-file")
        }
        return context.settings.password.command.map {
            program([$0.program] + $0.arguments, "the settings' password-command")
        }
    }

    static func file(_ path: [UInt8], _ name: String) -> PasswordSource {
        PasswordSource(name: "\(name) (\(PathText.display(path)))") {
            () throws(SecretReading.Failure) in try SecretReading.file(path)
        }
    }

    private static func program(_ words: [[UInt8]], _ name: String) -> PasswordSource {
        // Its arguments are nobody's business: an unwise one holds the secret.
        PasswordSource(name: "\(name) (\(PathText.display(words[0])))") {
            () throws(SecretReading.Failure) in try SecretReading.program(words)
        }
    }

    static func terminal(_ prompt: String) -> PasswordSource {
        PasswordSource(name: "the terminal", isPerson: true) { () throws(SecretReading.Failure) in
            try SecretReading.terminal(prompt)
        }
    }
}

/// `CAIRN_PASSWORD`, taken out of the environment when the process begins: no program that Cairn
/// starts gets it.
enum EnvironmentPassword {
    static let name = "CAIRN_PASSWORD"

    /// Nil when it is not set or empty.
    static let value: Result<SecretBytes?, any Error> = {
        do throws(SecretReading.Failure) {
            let password = try SecretReading.variable(name)
            return .success(password.flatMap { $0.isEmpty ? nil : $0 })
        } catch { return .failure(PasswordText.failure(error, from: name)) }
    }()

    static func take() {
        if case .success(nil) = value { return }
        Process.hideMemory()
    }
}

/// A command in an environment variable: words by blanks; quotes, single or double, hold them
/// together, a backslash takes the next character as it is (not between single quotes). There is no
/// shell and nothing else is special.
enum CommandWords {
    /// - Returns: nil when there is no word, or a quote is not closed.
    static func split(_ text: [UInt8]) -> [[UInt8]]? {
        var words: [[UInt8]] = []
        var word: [UInt8]?
        var quote: UInt8?
        var isEscaped = false
        for byte in text {
            if isEscaped {
                word = (word ?? []) + [byte]
                isEscaped = false
            } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
                isEscaped = true
            } else if let open = quote {
                if byte == open { quote = nil } else { word?.append(byte) }
            } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
                word = word ?? []
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
                || byte == UInt8(ascii: "\n")
            {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? []) + [byte]
            }
        }
        if let done = word { words.append(done) }
        return quote == nil && !isEscaped && !words.isEmpty && !words[0].isEmpty ? words : nil
    }
}
