import CLinux
import Foundation
import Glibc
import Testing

/// A test's own world: a home, a state directory, a repository, a source tree. Gone with the value.
package final class Sandbox: @unchecked Sendable {
    // SAFETY: used by one test at a time; `runs` is the only thing that changes.
    package let path: String
    private var runs = 0
    /// Variables beyond the usual ones.
    package var environment: [String: String] = [:]
    /// What the binary is run through: nothing, or a program that changes its rights first.
    package var prefix: [String] = []
    package var binary = Binary.path
    package var repository: String

    /// - Parameter inMemory: where syncs cost nothing, when there is a gigabyte of room. What ends
    ///   a process loses nothing that was written, synced or not. Without it, on the disk.
    package init(_ name: String = #function, inMemory: Bool = true) {
        let word = name.prefix { $0.isLetter || $0.isNumber }
        let base = inMemory && Self.hasMemory ? "/dev/shm" : "/tmp"
        var template = Array("\(base)/cairn-\(word.prefix(24))-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil, "no temporary directory: errno \(errno)")
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        repository = path + "/repository"
        chmod(path, 0o755)
        for name in ["home", "state", "data", "config", "cache", "runs"] {
            mkdir("\(path)/\(name)", 0o755)
        }
    }

    deinit { Files.removeTree(Array(path.utf8)) }

    /// Whether every repository of every test is encrypted: `make check-encrypted` runs the same
    /// tests once more.
    package static let encrypts = getenv("CAIRN_TEST_ENCRYPTED") != nil

    /// Extended attributes of users are there since Linux 6.6. - Source: tmpfs(5).
    package static var hasMemory: Bool {
        var found = statvfs()
        return statvfs("/dev/shm", &found) == 0 && found.f_bavail * found.f_frsize > 1 << 30
            && memoryHasAttributes
    }
    private static let memoryHasAttributes: Bool = {
        let probe = "/dev/shm/cairn-probe-\(getpid())"
        defer { rmdir(probe) }
        return mkdir(probe, 0o700) == 0 && setxattr(probe, "user.cairn.probe", "1", 1, 0) == 0
    }()

    package var source: String { "\(path)/source" }
    package func file(_ name: String) -> String { "\(path)/\(name)" }

    private var variables: [String: String] {
        [
            "HOME": file("home"), "XDG_STATE_HOME": file("state"), "XDG_DATA_HOME": file("data"),
            "XDG_CONFIG_HOME": file("config"), "XDG_CACHE_HOME": file("cache"), "TZ": "UTC",
            "LANG": "C.UTF-8",
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
        ].merging(Self.encrypts ? ["CAIRN_PASSWORD": "the password of all tests"] : [:]) { $1 }
            .merging(environment) { $1 }
    }

    // MARK: Running

    package func start(_ program: String, _ arguments: [String]) -> ChildProcess {
        start(program, bytes: arguments.map { Array($0.utf8) })
    }

    private func start(_ program: String, bytes arguments: [[UInt8]]) -> ChildProcess {
        runs += 1
        return ChildProcess(
            program, arguments, environment: variables, directory: path,
            outputs: file("runs/\(runs)"))
    }

    package func run(_ program: String, _ arguments: [String]) -> ChildProcess.Ended {
        start(program, arguments).wait()
    }

    /// Runs `cairn ARGUMENTS` to its end. - Returns: with it the most memory that it had, in bytes.
    package func measured(_ arguments: [String]) -> (ended: ChildProcess.Ended, peak: Int) {
        let script = """
            import resource, subprocess, sys
            done = subprocess.run(sys.argv[2:])
            open(sys.argv[1], "w").write(
                str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024))
            sys.exit(done.returncode)
            """
        let peak = file("peak")
        let ended = run(
            "/usr/bin/python3", ["-I", "-S", "-c", script, peak, binary] + arguments)
        return (ended, Int(Files.text(peak)) ?? .max)
    }

    /// Starts `cairn -r REPOSITORY ARGUMENTS`.
    package func startCairn(_ arguments: String...) -> ChildProcess { startCairn(arguments) }

    package func startCairn(_ arguments: [String]) -> ChildProcess {
        startBinary(arguments.map { Array($0.utf8) })
    }

    private func startBinary(_ arguments: [[UInt8]]) -> ChildProcess {
        let words = prefix + [binary, "-r", repository]
        let isInit =
            Self.encrypts && arguments.first == Array("init".utf8)
            && !arguments.contains(Array("--encrypt".utf8))
        let more = isInit ? ["--encrypt", "--key-cost", "least"] : []
        return start(
            words[0],
            bytes: words.dropFirst().map { Array($0.utf8) } + arguments
                + more.map { Array($0.utf8) })
    }

    /// How messages of ``cairn(_:exits:sourceLocation:)`` call it.
    package var call: String { "cairn -r \(repository)" }

    /// A message as such a call has it.
    package func advised(_ text: String) -> String { text.replacing("`cairn ", with: "`\(call) ") }

    /// Runs `cairn -r REPOSITORY ARGUMENTS` to its end and expects an exit code.
    @discardableResult
    package func cairn(
        _ arguments: String..., exits code: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> ChildProcess.Ended {
        cairn(arguments.map { Array($0.utf8) }, exits: code, sourceLocation: sourceLocation)
    }

    /// As above, with words that are not UTF-8.
    @discardableResult
    package func cairn(
        _ arguments: [[UInt8]], exits code: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> ChildProcess.Ended {
        let ended = startBinary(arguments).wait()
        let words = arguments.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        #expect(
            ended.code == code, "cairn \(words)\n\(ended.text.suffix(2000))\(ended.errors)",
            sourceLocation: sourceLocation)
        return ended
    }

    /// Runs `cairn` without naming the repository.
    package func bareCairn(_ arguments: String...) -> ChildProcess.Ended {
        let isPlain = arguments.first == "init" && !arguments.contains("--encrypt")
        return run(Binary.path, arguments + (Self.encrypts && isPlain ? ["--no-password"] : []))
    }

    /// Replaces the settings file.
    package func setSettings(_ text: String) {
        Files.makeDirectories(file("config/cairn"))
        Files.write(text, to: file("config/cairn/cairn.toml"))
    }

    /// The objects that a verb writes with `--json`.
    package func json(
        _ arguments: String..., exits code: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> [JSONObject] {
        json(arguments, exits: code, sourceLocation: sourceLocation)
    }

    package func json(
        _ arguments: [String], exits code: Int32 = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> [JSONObject] {
        let words = (arguments + ["--json"]).map { Array($0.utf8) }
        return cairn(words, exits: code, sourceLocation: sourceLocation).lines.compactMap {
            let object = JSONObject($0)
            #expect(object != nil, "no JSON object: \($0)", sourceLocation: sourceLocation)
            return object
        }
    }

    // MARK: What tests do all the time

    /// Makes the repository and an empty source directory.
    package func prepare(initArguments: [String] = []) {
        mkdir(source, 0o755)
        cairn((["init"] + initArguments).map { Array($0.utf8) })
    }

    /// Backs up the source and returns the id of the commit.
    @discardableResult
    package func backUp(exits code: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation)
        -> String
    {
        let summary = json("backup", source, exits: code, sourceLocation: sourceLocation).last
        #expect(summary?["type"] == "summary", sourceLocation: sourceLocation)
        return summary?["commit"] ?? ""
    }

    /// Restores a commit into a new directory and returns where the source came to lie.
    package func restored(
        _ commit: String, exits code: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        runs += 1
        let target = file("restored-\(runs)")
        cairn(
            "restore", "--snapshot", commit, "--target", target, exits: code,
            sourceLocation: sourceLocation)
        return target + source
    }

    /// The ids that `snapshots` lists, oldest first.
    package func commits(all: Bool = false) -> [String] {
        (all ? json("snapshots", "--all") : json("snapshots")).compactMap { $0["id"] }
    }

    /// Gives a repository without packs another size at which they are sealed.
    ///
    /// `cairn.json` is edited as somebody would who has the key, so that its checksums hold.
    package func setPackBytes(_ bytes: Int) {
        let program = """
            import hashlib, json, os, sys
            path, scripts, size = sys.argv[1:]
            sys.path.insert(0, scripts)
            import read_repository as reader
            repository = os.path.dirname(path)
            zeros = b"0" * 64
            text = json.load(open(path))
            folder = reader.Folder(repository)
            reader.read_settings(folder)
            text["pack_bytes"] = int(size)
            text["checksum"] = "c" * 64
            if folder.keys is not None:
                text["mac"] = "m" * 64
            text = json.dumps(text).encode()
            if folder.keys is not None:
                blank = text.replace(b"c" * 64, zeros).replace(b"m" * 64, zeros)
                text = text.replace(b"m" * 64, reader.k256(folder.keys.description, \
                blank).hex().encode())
            digest = hashlib.blake2b(text.replace(b"c" * 64, zeros), digest_size=32).hexdigest()
            for name in ["cairn.json", "cairn.copy", "journal/cairn.json"]:
                open(os.path.join(repository, name), "wb").write(text.replace(b"c" * 64, \
                digest.encode()))
            """
        let edited = run(
            "/usr/bin/python3",
            [
                "-B", "-c", program, repository + "/cairn.json", Project.path + "/Scripts",
                String(bytes),
            ])
        #expect(edited.code == 0, "\(edited.errors)")
    }

    /// The packs that are sealed, as paths, in order.
    package var sealedPacks: [String] {
        run(
            "/usr/bin/find",
            [repository + "/packs", "-name", "*.pack", "-not", "-path", "*/open/*"]
        ).text
            .split(separator: "\n").map(String.init).sorted()
    }

    package func put(_ name: String, _ text: String) {
        let path = "\(source)/\(name)"
        Files.makeDirectories(path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" })
        Files.write(text, to: path)
    }
}

/// One line of `--json`.
package struct JSONObject {
    package let fields: [String: Any]

    package init?(_ line: String) {
        guard
            let fields = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        else { return nil }
        self.fields = fields
    }

    /// A text, or nil when the field is missing, null or something else.
    package subscript(name: String) -> String? { fields[name] as? String }
    package func number(_ name: String) -> Int? { (fields[name] as? NSNumber)?.intValue }
    package func texts(_ name: String) -> [String]? { fields[name] as? [String] }
}

/// The binary under test, built beside the test bundle.
package enum Binary {
    package static let path: String = {
        var buffer = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &buffer, buffer.count)
        let bundle = String(
            decoding: buffer[..<max(0, length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let beside = bundle.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/cairn"
        if access(beside, X_OK) == 0 { return beside }
        return Project.path + "/.build/debug/cairn"
    }()
}

package enum Project {
    /// The package's directory.
    package static let path = #filePath.split(separator: "/").dropLast(3).reduce("") {
        "\($0)/\($1)"
    }
    package static var fixtures: String { path + "/Tests/Fixtures" }
}

/// What the machine allows; tests that need more are skipped by name.
package enum Machine {
    package static let isRoot = geteuid() == 0

    package static let hasWitness: Bool = {
        let sandbox = Sandbox("witness")
        return access("/usr/bin/python3", X_OK) == 0
            && sandbox.run("/usr/bin/python3", ["-c", "import nacl, zstandard"]).code == 0
    }()

    package static let canSwitchUser: Bool = {
        let sandbox = Sandbox("user")
        return isRoot && access("/usr/bin/setpriv", X_OK) == 0
            && sandbox.run(
                "/usr/bin/setpriv",
                ["--reuid=65534", "--regid=65534", "--clear-groups", "/bin/true"]
            ).code == 0
    }()

    package static let canUnshareMounts: Bool = {
        let sandbox = Sandbox("unshare")
        return isRoot && access("/usr/bin/unshare", X_OK) == 0
            && sandbox.run(
                "/usr/bin/unshare", ["--mount", "/bin/mount", "-t", "tmpfs", "tmpfs", "/run"]
            ).code == 0
    }()

    /// Landlock's second version: the kernel is asked by the number of the call, not by Cairn.
    /// - Source: landlock_create_ruleset(2).
    package static let hasLandlock: Bool = {
        let sandbox = Sandbox("landlock")
        let ask = """
            import ctypes, sys
            call = ctypes.CDLL(None).syscall
            sys.exit(call(444, None, ctypes.c_size_t(0), 1) < 2)
            """
        return access("/usr/bin/python3", X_OK) == 0
            && sandbox.run("/usr/bin/python3", ["-c", ask]).code == 0
    }()

    package static let canMount: Bool = {
        guard isRoot else { return false }
        let sandbox = Sandbox("mount")
        mkdir(sandbox.file("disk"), 0o755)
        guard
            sandbox.run(
                "/bin/mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", sandbox.file("disk")]
            ).code == 0
        else {
            return false
        }
        return sandbox.run("/bin/umount", [sandbox.file("disk")]).code == 0
    }()
}
