import CairnCore
import CairnDaemon
import CairnFormat
import CairnSettings
import CairnSource

extension FuzzTarget {
    private static let user = UserEnvironment(
        home: Array("/home/ada".utf8), variable: { _ in nil },
        content: { _ throws(SystemError) in nil }, isDirectory: { _ in true })

    private static func settings(_ text: [UInt8]) throws -> Settings {
        try Settings(text: text, file: "cairn.toml", user: user)
    }

    private static let settingsSeeds: [String] = [
        "repository = \"~/backup\"\ncompression = \"zstd\"\ncommit-size = \"64MiB\"\nreaders = 2\n",
        "[watch]\nquiet = \"2s\"\n[retry]\ntries = 3\n[hooks]\non-failure = [\"/bin/true\", \"x\"]\n",
        "[exclude]\npatterns = [\"*.o\", \"!keep.o\"]\n[brake]\nitems = 100\n[purge]\n",
        "[[root]]\npath = \"/srv/data\"\nrole = \"documents\"\nname = \"data\"\n[containers]\nflatpak = true\n",
        "\"quoted key\" = '''literal\n'''\nx = 0x_f\ny = 1979-05-27T07:32:00Z\nz = [1, [2, {a = 3}]]\n",
    ]

    private static func lines(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

    static let textTargets: [FuzzTarget] = [
        // Settings are taken or refused in words, with the line.
        FuzzTarget("settings", seeds: { lines(settingsSeeds) }) { input in
            do {
                _ = try settings(input)
            } catch let error as SettingsError {
                try hold(!error.description.isEmpty, "refused without a word")
            }
        },
        // TOML is read the same way twice, and every position lies within the text and in order.
        FuzzTarget("toml", seeds: { lines(settingsSeeds) }) { input in
            switch (TOMLOutcome(input), TOMLOutcome(input)) {
            case (.tables(let table), .tables(let again)):
                try hold(
                    TOMLOutcome.shown(table) == TOMLOutcome.shown(again), "two readings differ")
                try TOMLOutcome.checkPositions(table, in: input)
            case (.refusal(let error), .refusal(let again)):
                try hold(error == again, "two refusals differ")
                try TOMLOutcome.check(error.position, in: input)
                throw error
            default: throw FuzzFailure("taken once and refused once")
            }
        },
        // `cairn exclude` edits settings: what was in order stays so, and holds the path
        // afterwards.
        FuzzTarget("settings-edit", seeds: { lines(settingsSeeds) }) { input in
            guard (try? settings(input)) != nil else { return }
            let edited = try SettingsEdit.excluding("/home/ada/big", in: input, user: user)
            try hold((try? settings(edited)) != nil, "an edit that no reader takes")
        },
        // A request that is taken is the same when it is written and read again.
        FuzzTarget(
            "control-request",
            seeds: {
                [
                    ControlRequest.ping, .status, .attention(path: Array("/a\u{e9}".utf8) + [0xff]),
                    .flush, .pause(seconds: 60), .pause(seconds: nil),
                    .resume, .reload, .acquire, .release,
                ].map { Array($0.line.dropLast()) }
            }
        ) { input in
            guard case .request(let request) = try ControlRequest.parse(input) else { return }
            guard
                case .request(let again) = try ControlRequest.parse(Array(request.line.dropLast()))
            else {
                throw FuzzFailure("its own line is refused: \(request)")
            }
            try hold(again == request, "another request when it is written and read again")
        },
        FuzzTarget(
            "control-reply",
            seeds: {
                lines([
                    #"{"protocol":1,"reply":"pong","process":7,"program":"1.0","repository":"/r"}"#,
                    #"{"protocol":1,"reply":"ok"}"#,
                    #"{"protocol":1,"reply":"reloaded","problem":"x"}"#,
                    #"{"protocol":1,"reply":"flush-failed","message":"\u00e9\ud83d\ude00"}"#,
                    #"{"protocol":1,"reply":"attention","places":[{"path":"/a","state":"dirty"}]}"#,
                    #"{"protocol":1,"reply":"error","message":"no"}"#,
                ])
            }
        ) { input in _ = try ControlReply(parsing: input) },
        // A pattern costs no more than its length times that of the path.
        FuzzTarget(
            "pattern",
            seeds: {
                lines(["*.o", "/a/**/b", "!keep", "[a-z]*[!0-9]?", "a\\*b/", "**/*a*a*a*a*b"])
            }
        ) { input in
            let half = input.count / 2
            let names = input[half...].split(separator: ItemPath.separator)
            let pattern = try IgnorePattern(Array(input[..<half]))
            if !names.isEmpty { _ = pattern.matches(names, isDirectory: true) }
        },
        // Paths that are refused are refused; those that are taken have no way out.
        FuzzTarget("item-path", seeds: { lines(["a/b", "a/../b", "/a", "a//b", "a/."]) }) { input in
            guard ItemPath.problem(with: input) == nil else { return }
            for name in input.split(separator: ItemPath.separator, omittingEmptySubsequences: false)
            where !input.isEmpty {
                try hold(
                    !name.isEmpty && name != [0x2e] && name != [0x2e, 0x2e] && !name.contains(0),
                    "a name that leads elsewhere")
            }
            try hold(input.count <= Limits.pathBytes, "longer than §12 allows")
        },
    ]
}
