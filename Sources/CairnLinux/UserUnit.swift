/// The unit that `cairn service install` writes for a user: `systemd/user/cairn.service`, with this
/// program's own path.
///
/// - Source: systemd.service(5), "Command lines"; systemd.syntax(7), "Quoting".
public struct UserUnit: Equatable, Sendable {
    public static let name = "cairn.service"
    /// Begins a file that Cairn wrote and may write again or remove.
    public static let mark =
        "# Written by `cairn service install`, which writes it anew; put changes into a drop-in: systemctl --user edit cairn\n"

    /// The timer that tells when backups have stopped, also when the service is dead.
    public static let timer = "cairn-check.timer"
    public static let checkNames = ["cairn-check.service", timer]

    public let text: String
    /// The files of the check beside it: name and text. - Source: `systemd/user/cairn-check.*`.
    public let checks: [(name: String, text: String)]

    public static func == (one: UserUnit, other: UserUnit) -> Bool { one.text == other.text }

    /// Why a unit cannot be written for this program or these arguments.
    public struct Refusal: Error, Equatable, Sendable {
        public let word: [UInt8]
        public let reason: String
    }

    /// - Parameters:
    ///   - program: absolute.
    ///   - arguments: what follows it: `watch` and its options.
    public init(program: [UInt8], arguments: [[UInt8]]) throws(Refusal) {
        func line(
            _ arguments: [[UInt8]], _ setting: String = "ExecStart"
        ) throws(Refusal) -> String {
            var words = [try Self.program(program)]
            for argument in arguments { words.append(try Self.argument(argument)) }
            return "\(setting)=" + words.joined(separator: " ") + "\n"
        }
        let reload = ["reload".utf8].map(Array.init) + arguments.dropFirst()
        text =
            Self.mark + Self.before + (try line(arguments)) + Self.beforeReload
            + (try line(reload, "ExecReload")) + Self.after
        let check = ["--quiet", "status", "--check", "--run-hook"].map { Array($0.utf8) }
        checks = [
            (
                Self.checkNames[0],
                Self.mark + Self.checkBefore + (try line(check + arguments.dropFirst()))
                    + Self.checkAfter
            ),
            (Self.timer, Self.mark + Self.timerText),
        ]
    }

    /// A word as it stands in a unit; empty when none can be written with it.
    public static func word(_ word: [UInt8]) -> String { (try? argument(word)) ?? "" }

    /// systemd takes no quote, backslash or control character in a program's path, however it is
    /// written.
    private static func program(_ path: [UInt8]) throws(Refusal) -> String {
        guard path.first == UInt8(ascii: "/")
        else { throw Refusal(word: path, reason: "it is not an absolute path") }
        let isRefused = path.contains {
            $0 < 0x20 || $0 == 0x7f
                || [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\")].contains($0)
        }
        if isRefused {
            throw Refusal(
                word: path,
                reason:
                    "systemd does not allow a quote, backslash or control character in a program's path"
            )
        }
        return quoted(try text(path), doublingDollars: false)
    }

    private static func argument(_ word: [UInt8]) throws(Refusal) -> String {
        quoted(try text(word), doublingDollars: true)
    }

    private static func text(_ word: [UInt8]) throws(Refusal) -> String {
        guard let text = String(validating: word, as: UTF8.self)
        else { throw Refusal(word: word, reason: "systemd supports only UTF-8") }
        if word.contains(0) { throw Refusal(word: word, reason: "it contains a zero byte") }
        return text
    }

    /// A word as systemd's parser reads it back: quotes for spaces, C escapes, `%%` for specifiers
    /// and, behind the program, `$$` for variables.
    private static func quoted(_ text: String, doublingDollars: Bool) -> String {
        var result = ""
        var isPlain = !text.isEmpty
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%%"
            case "$": result += doublingDollars ? "$$" : "$"
            case "\"", "\\":
                result += "\\"
                result.unicodeScalars.append(scalar)
                isPlain = false
            case _ where scalar.value < 0x20 || scalar.value == 0x7f:
                let digits = String(scalar.value, radix: 16)
                result += "\\x" + (digits.count == 1 ? "0" : "") + digits
                isPlain = false
            default:
                if !Self.isPlain(scalar) { isPlain = false }
                result.unicodeScalars.append(scalar)
            }
        }
        return isPlain ? result : "\"\(result)\""
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", ",", "=", "@", ":": true
        default: scalar.value >= 0xa1
        }
    }

    private static let before = """
        [Unit]
        Description=Cairn backup service
        Documentation=man:cairn-watch(1)
        # A disk that is missing at boot may come later: it is tried again for as long as that takes.
        StartLimitIntervalSec=0

        [Service]
        Type=notify
        NotifyAccess=main

        """

    private static let beforeReload = """
        # Fails when the new settings are refused; the former ones stay in force then.

        """

    private static let after = """
        WatchdogSec=60s
        # A catalog that was lost is made anew first.
        TimeoutStartSec=15min
        TimeoutStopSec=60s
        # Hooks that still run are ended after the daemon.
        KillMode=mixed
        Restart=on-failure
        RestartSec=15s
        # No repository, another daemon, wrong password: trying again changes nothing.
        RestartPreventExitStatus=10 11 12
        NoNewPrivileges=yes
        UMask=0077
        LimitNOFILE=65536
        # Behind everything that a person waits for.
        Nice=10
        IOSchedulingClass=idle
        MemoryHigh=512M
        TasksMax=256

        [Install]
        WantedBy=default.target

        """

    private static let checkBefore = """
        [Unit]
        Description=Cairn: tell when backups have stopped
        Documentation=man:cairn-status(1)

        [Service]
        Type=oneshot

        """

    private static let checkAfter = """
        NoNewPrivileges=yes
        UMask=0077
        Nice=15
        IOSchedulingClass=idle
        MemoryHigh=512M

        """

    private static let timerText = """
        [Unit]
        Description=Cairn: look every hour whether backups have stopped
        Documentation=man:cairn-status(1)

        [Timer]
        OnCalendar=hourly
        RandomizedDelaySec=10min
        # A machine that was off makes up for it, once it has had time to catch up.
        Persistent=true
        OnBootSec=15min

        [Install]
        WantedBy=timers.target

        """
}
