import CommandSupport
import FoundationEssentials
import Glibc

/// A server of remotes that a test starts: a real one, on a port of loopback, ended with the value.
final class RemoteServer {
    private let process: ChildProcess
    let port: Int
    /// The remotes that the sandbox's rclone knows from now on, as `rclone:NAME:PATH`.
    private let sandbox: Sandbox

    private init(_ process: ChildProcess, _ port: Int, _ sandbox: Sandbox) {
        (self.process, self.port, self.sandbox) = (process, port, sandbox)
    }

    deinit { stop() }

    func stop() {
        process.send(SIGKILL)
        _ = process.wait()
    }

    // MARK: What there is

    private static func tool(_ name: String) -> String? {
        let path = "\(Project.path)/.build/tools/\(name)"
        return access(path, R_OK) == 0 ? path : nil
    }

    /// The recent rclone of PyPI's, that `make test` puts beside the build.
    static let recentRclone = tool("rclone")
    static let moto = tool("moto/bin/moto_server")
    /// OpenSSH's, taken out of Debian's package.
    static let sshd =
        Machine.canUnshareMounts && access("/usr/bin/ssh-keygen", X_OK) == 0
        ? ["/usr/sbin/sshd"].first { access($0, X_OK) == 0 } ?? tool("usr/sbin/sshd") : nil

    // MARK: Starting

    /// Starts a program that says where it listens, or that is told a port that is free.
    private static func start(
        _ sandbox: Sandbox, _ program: String, _ arguments: [String], port told: Int? = nil
    ) -> RemoteServer? {
        let process = sandbox.start(program, arguments)
        var port = told ?? 0
        let listens = process.awaitWhileRunning(seconds: 30) {
            if told == nil {
                let text = process.errorsSoFar
                guard let start = text.range(of: "127.0.0.1:") else { return false }
                port = Int(text[start.upperBound...].prefix { $0.isNumber }) ?? 0
            }
            return port > 0 && Loopback.answers(port)
        }
        let server = RemoteServer(process, port, sandbox)
        return listens ? server : nil
    }

    /// `rclone serve s3`, with a bucket named `bucket`, and a remote `s3`.
    static func s3(_ sandbox: Sandbox, port: Int? = nil) -> RemoteServer? {
        guard let recentRclone else { return nil }
        Files.makeDirectories(sandbox.file("buckets/bucket"))
        let server = start(
            sandbox, recentRclone,
            [
                "serve", "s3", "--auth-key", "KEY,SECRET", "--addr", "127.0.0.1:\(port ?? 0)",
                sandbox.file("buckets"),
            ])
        if let server { addS3(sandbox, "s3", port: server.port, "KEY", "SECRET") }
        return server
    }

    /// `rclone serve sftp`, with a remote `sftp`.
    static func rcloneSFTP(_ sandbox: Sandbox) -> RemoteServer? {
        guard let recentRclone else { return nil }
        Files.makeDirectories(sandbox.file("served"))
        let server = start(
            sandbox, recentRclone,
            [
                "serve", "sftp", "--user", "me", "--pass", "secret", "--addr", "127.0.0.1:0",
                sandbox.file("served"),
            ])
        guard let server else { return nil }
        let obscured = sandbox.run(recentRclone, ["obscure", "secret"]).lines.first ?? ""
        add(
            sandbox, "sftp",
            "type = sftp\nhost = 127.0.0.1\nport = \(server.port)\nuser = me\npass = \(obscured)\n")
        return server
    }

    /// OpenSSH's sshd with keys of its own, and a remote `ssh`. It sees other users' entries than
    /// the machine's, in a mount namespace of its own.
    static func openSSH(_ sandbox: Sandbox) -> RemoteServer? {
        guard let sshd else { return nil }
        let port = Loopback.freePort()
        for name in ["host", "client"] {
            _ = sandbox.run(
                "/usr/bin/ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", sandbox.file(name)])
        }
        Files.write(
            """
            Port \(port)
            ListenAddress 127.0.0.1
            HostKey \(sandbox.file("host"))
            PidFile none
            AuthorizedKeysFile \(sandbox.file("client.pub"))
            StrictModes no
            UsePAM no
            PermitRootLogin yes
            PasswordAuthentication no
            Subsystem sftp internal-sftp

            """, to: sandbox.file("sshd_config"))
        Files.write(
            "root:x:0:0:root:/root:/bin/sh\nsshd:x:65533:65534::/run/sshd:/usr/sbin/nologin\n",
            to: sandbox.file("passwd"))
        Files.write(
            "root:x:19000:0:99999:7:::\nsshd:x:19000:0:99999:7:::\n", to: sandbox.file("shadow"))
        let script = """
            mount --bind \(sandbox.file("passwd")) /etc/passwd &&
            mount --bind \(sandbox.file("shadow")) /etc/shadow &&
            mount -t tmpfs none /run && mkdir /run/sshd &&
            LD_LIBRARY_PATH=\(Project.path)/.build/tools/usr/lib/x86_64-linux-gnu \
            exec \(sshd) -D -e -f \(sandbox.file("sshd_config"))
            """
        let server = start(
            sandbox, "/usr/bin/unshare", ["--mount", "/bin/sh", "-c", script], port: port)
        add(
            sandbox, "ssh",
            "type = sftp\nhost = 127.0.0.1\nport = \(port)\nuser = root\nkey_file = \(sandbox.file("client"))\n"
        )
        return server
    }

    /// moto's server: a bucket named `bucket`, a remote `moto` of somebody who may put, get and
    /// list, but not delete, and a remote `pruner` of somebody who may delete, too.
    ///
    /// - Parameters:
    ///   - days: so long all objects are locked in compliance mode; nil without locks.
    ///   - later: what the server adds to the machine's time, as faketime(1) writes it;
    ///     ``setTime(_:)`` changes it. nil where faketime is not needed.
    static func moto(_ sandbox: Sandbox, lockedDays days: Int? = 1, at later: String? = nil)
        -> RemoteServer?
    {
        guard let moto else { return nil }
        let port = Loopback.freePort()
        sandbox.environment["PYTHONPATH"] = "\(Project.path)/.build/tools/moto"
        let before = sandbox.environment
        // As many requests as prepare_moto.py makes need no rights.
        sandbox.environment["INITIAL_NO_AUTH_ACTION_COUNT"] = days == nil ? "9" : "10"
        if let later {
            Files.write(later, to: sandbox.file("moto-time"))
            sandbox.environment["LD_PRELOAD"] = "/usr/$LIB/faketime/libfaketimeMT.so.1"
            sandbox.environment["FAKETIME_TIMESTAMP_FILE"] = sandbox.file("moto-time")
            sandbox.environment["FAKETIME_NO_CACHE"] = "1"
            sandbox.environment["FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
        }
        let server = start(
            sandbox, "/usr/bin/python3", ["-B", moto, "-p", "\(port)"], port: port)
        sandbox.environment = before
        let made = prepareMoto(
            sandbox, ["prepare", "\(port)", "bucket"] + (days.map { ["\($0)"] } ?? []))
        let keys = made.map { $0.split(separator: " ").map(String.init) }
        guard let server, keys.count == 2, keys.allSatisfy({ $0.count == 2 }) else { return nil }
        for (name, key) in zip(["moto", "pruner"], keys) {
            addS3(sandbox, name, port: port, key[0], key[1])
        }
        server.keys = keys[0]
        return server
    }

    /// What the server adds to the machine's time from now on.
    func setTime(_ later: String) { Files.write(later, to: sandbox.file("moto-time")) }

    private var keys: [String] = []

    /// The versions of all objects, and delete markers, as `version KEY` and `deleted KEY`.
    var motoVersions: [String] {
        Self.prepareMoto(sandbox, ["versions", "\(port)", "bucket"] + keys)
    }

    private static func prepareMoto(_ sandbox: Sandbox, _ words: [String]) -> [String] {
        let script = "\(Project.fixtures)/remote/prepare_moto.py"
        return sandbox.run("/usr/bin/python3", ["-B", script] + words).lines
    }

    // MARK: Remotes of rclone's

    static func addS3(
        _ sandbox: Sandbox, _ name: String, port: Int, _ key: String, _ secret: String
    ) {
        add(
            sandbox, name,
            "type = s3\nprovider = Other\naccess_key_id = \(key)\nsecret_access_key = \(secret)\n"
                + "endpoint = http://127.0.0.1:\(port)\n")
    }

    static func add(_ sandbox: Sandbox, _ name: String, _ lines: String) {
        let path = sandbox.file("config/rclone/rclone.conf")
        Files.makeDirectories(sandbox.file("config/rclone"))
        Files.write(Files.text(path) + "[\(name)]\n\(lines)\n", to: path)
    }
}

/// Ports of 127.0.0.1.
enum Loopback {
    static func address(_ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        address.sin_port = UInt16(port).bigEndian
        return address
    }

    static func with<R>(
        _ port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> R
    ) -> R {
        var address = address(port)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// A connection; nil when nobody listens.
    static func connect(_ port: Int) -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard with(port, { Glibc.connect(descriptor, $0, $1) }) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    static func answers(_ port: Int) -> Bool {
        guard let descriptor = connect(port) else { return false }
        close(descriptor)
        return true
    }

    /// - Returns: a socket that listens, and its port.
    static func listen() -> (descriptor: Int32, port: Int) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let bound = with(0) { bind(descriptor, $0, $1) }
        precondition(bound == 0 && Glibc.listen(descriptor, 64) == 0, "listen: errno \(errno)")
        var found = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &found) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = getsockname(descriptor, $0, &length)
            }
        }
        return (descriptor, Int(UInt16(bigEndian: found.sin_port)))
    }

    /// A port that was free a moment ago.
    static func freePort() -> Int {
        let (descriptor, port) = listen()
        close(descriptor)
        return port
    }
}
