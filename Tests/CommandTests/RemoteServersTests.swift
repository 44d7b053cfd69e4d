import CommandSupport
import FoundationEssentials
import Glibc
import TestSeed
import Testing

/// Remotes on real servers: the binary with rclone, each server as its makers give it out.
@Suite struct RemoteServersTests {
    private static func prepared(_ name: String) -> Sandbox {
        let sandbox = Sandbox(name)
        sandbox.prepare()
        sandbox.setPackBytes(300_000)
        return sandbox
    }

    private static func save(_ sandbox: Sandbox, _ random: inout Seeded) {
        for _ in 0..<6 {
            let directory = "\(sandbox.source)/d\(random.below(4))"
            Files.makeDirectories(directory)
            Files.write(
                random.bytes(60_000 + random.below(90_000)), to: "\(directory)/f\(random.below(20))"
            )
        }
        sandbox.backUp()
    }

    /// The repository's history, and what a reader sees, in another directory.
    private static func expectSame(
        _ clone: String, _ sandbox: Sandbox, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for part in ["packs", "journal"] {
            let difference = sandbox.run(
                "/usr/bin/diff",
                [
                    "-rq", "--exclude=cairn.json", "--exclude=reserve",
                    "\(sandbox.repository)/\(part)", "\(clone)/\(part)",
                ])
            #expect(difference.text == "", sourceLocation: sourceLocation)
        }
        let own = sandbox.repository
        sandbox.repository = clone
        let found = Walker.walk(sandbox.restored("latest", sourceLocation: sourceLocation))
        sandbox.repository = own
        let expected = Walker.walk(sandbox.source)
        #expect(treeDifferences(found, expected: expected) == [], sourceLocation: sourceLocation)
    }

    private static func clone(
        _ url: String, _ sandbox: Sandbox, to name: String = "clone",
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> String {
        let clone = sandbox.file(name)
        let made = sandbox.run(sandbox.binary, ["clone", url, clone])
        #expect(made.code == 0, "\(made.errors)", sourceLocation: sourceLocation)
        return clone
    }

    /// Push, save more, push again, and make a repository of it somewhere else.
    private static func expectEverythingComesBack(
        from url: String, _ sandbox: Sandbox, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var random = Seeded(TestSeed.drawn)
        for _ in 0..<2 {
            save(sandbox, &random)
            sandbox.cairn("remote", "push", url, sourceLocation: sourceLocation)
        }
        let again = sandbox.cairn("remote", "push", url, sourceLocation: sourceLocation).text
        #expect(again.contains("already has everything"), sourceLocation: sourceLocation)
        expectSame(
            clone(url, sandbox, sourceLocation: sourceLocation), sandbox,
            sourceLocation: sourceLocation)
    }

    // MARK: Servers

    @Test(.enabled(if: RemoteServer.moto != nil, "no moto"))
    func lockedObjectsAreWrittenOnceAndNeverDeleted() throws {
        let sandbox = Self.prepared("remote-moto")
        let server = try #require(RemoteServer.moto(sandbox))
        Self.expectEverythingComesBack(from: "rclone:moto:bucket/cairn", sandbox)
        let versions = server.motoVersions
        // Of each push a delta and a manifest, at least.
        #expect(versions.count >= 4)
        #expect(Set(versions).count == versions.count, "an object has two versions")
        #expect(versions.allSatisfy { $0.hasPrefix("version cairn/") }, "\(versions)")
        // The locks and rights are real ones.
        let object = versions.first?.dropFirst("version ".utf8.count) ?? ""
        let refused = sandbox.run(
            "/usr/bin/rclone", ["deletefile", "--retries", "1", "moto:bucket/\(object)"])
        #expect(refused.code != 0)
        #expect(server.motoVersions == versions)
    }

    @Test(.enabled(if: RemoteServer.sshd != nil, "no sshd, or no mount namespaces"))
    func openSSHServesARemote() throws {
        let sandbox = Self.prepared("remote-ssh")
        let server = try #require(RemoteServer.openSSH(sandbox))
        defer { withExtendedLifetime(server) {} }
        Self.expectEverythingComesBack(from: "rclone:ssh:\(sandbox.file("nas"))", sandbox)
    }

    @Test(.enabled(if: RemoteServer.recentRclone != nil, "no recent rclone"))
    func rcloneServesARemoteOverSFTP() throws {
        let sandbox = Self.prepared("remote-sftp")
        let server = try #require(RemoteServer.rcloneSFTP(sandbox))
        defer { withExtendedLifetime(server) {} }
        Self.expectEverythingComesBack(from: "rclone:sftp:cairn", sandbox)
    }

    @Test(.enabled(if: LoopDisk.hasVFAT, "no vfat, or no right to mount"))
    func aDiskWithVFATIsARemote() throws {
        let disk = try #require(LoopDisk(.vfat))
        let sandbox = Self.prepared("remote-vfat")
        Self.expectEverythingComesBack(from: "dir:\(disk.path)/cairn", sandbox)
    }

    /// A mounted server that dies under a push.
    @Test(.enabled(if: FuseMount.isAllowed, "no FUSE, or no recent rclone"))
    func aMountWhoseServerDiesIsToldAndTheNextPushGoesOn() throws {
        let sandbox = Self.prepared("remote-fuse")
        var mount = try #require(FuseMount(sandbox))
        let url = "dir:\(mount.path)/cairn"
        Self.expectEverythingComesBack(from: url, sandbox)
        var random = Seeded(TestSeed.drawn &+ 1)
        for _ in 0..<4 { Self.save(sandbox, &random) }
        mount.kill()
        let failed = sandbox.startCairn("remote", "push", url).wait()
        #expect(failed.code == 1, "\(failed.errors)")
        #expect(failed.errors.contains("\n  next: "), "\(failed.errors)")
        // Captures are not held up.
        Self.save(sandbox, &random)
        mount.unmount()
        mount = try #require(FuseMount(sandbox))
        sandbox.cairn("remote", "push", url)
        Self.expectSame(Self.clone(url, sandbox, to: "clone-2"), sandbox)
    }

    // MARK: Lines that fail

    private static let hasServer = RemoteServer.recentRclone != nil

    private static func behindProxy(_ sandbox: Sandbox) throws -> (RemoteServer, FaultyProxy) {
        let server = try #require(RemoteServer.s3(sandbox))
        let proxy = FaultyProxy(before: server.port, seed: TestSeed.drawn)
        RemoteServer.addS3(sandbox, "line", port: proxy.port, "KEY", "SECRET")
        return (server, proxy)
    }

    /// Each fault once: at the first pack, at the manifest, and at the first parts of a clone.
    @Test(.enabled(if: hasServer, "no recent rclone"), arguments: FaultyProxy.Fault.allCases)
    func oneFaultIsRiddenOut(fault: FaultyProxy.Fault) throws {
        var random = Seeded(TestSeed.drawn)
        let sandbox = Self.prepared("remote-fault")
        let (server, proxy) = try Self.behindProxy(sandbox)
        defer { withExtendedLifetime(server) {} }
        let url = "rclone:line:bucket/cairn"
        Self.save(sandbox, &random)
        proxy.fail([fault]) { $0.hasPrefix("PUT ") && $0.contains("/packs/") }
        sandbox.cairn("remote", "push", url)
        Self.save(sandbox, &random)
        proxy.fail([fault]) { $0.hasPrefix("PUT ") && $0.contains("/state/") }
        sandbox.cairn("remote", "push", url)
        proxy.fail([fault, fault]) { $0.hasPrefix("GET ") && $0.contains("/packs/") }
        Self.expectSame(Self.clone(url, sandbox), sandbox)
        #expect(proxy.seen.count { $0.fault == fault } == 4)
        // A request that did not get its answer may be sent again; one that did is not.
        for (object, count) in proxy.written { #expect(count == 1, "\(object)") }
    }

    /// Faults wherever chance has them: each push and clone ends well, or says why; what arrived is
    /// not sent again; and no state is there that lacks anything.
    @Test(.enabled(if: hasServer, "no recent rclone"))
    func aLineThatFailsAllTheTimeLosesNothing() throws {
        print("a faulty line: \(TestSeed.replay)")
        var random = Seeded(TestSeed.drawn)
        let sandbox = Self.prepared("remote-line")
        let (server, proxy) = try Self.behindProxy(sandbox)
        defer { withExtendedLifetime(server) {} }
        let url = "rclone:line:bucket/cairn"
        for round in 0..<3 {
            Self.save(sandbox, &random)
            proxy.fail(ofHundred: [10, 25, 60][round])
            let push = sandbox.startCairn("remote", "push", url).wait()
            #expect(
                push.code == 0 || push.errors.contains("\n  next: "), "\(push.code) \(push.errors)")
        }
        proxy.fail(ofHundred: 0)
        sandbox.cairn("remote", "push", url)
        for (object, count) in proxy.written { #expect(count == 1, "\(object)") }
        proxy.fail(ofHundred: 15)
        let clone = sandbox.file("clone")
        let first = sandbox.startClone(url, clone).wait()
        #expect(first.code == 0 || first.errors.contains("\n  next: "), "\(first.errors)")
        proxy.fail(ofHundred: 0)
        if first.code != 0 { #expect(sandbox.startClone(url, clone).wait().code == 0) }
        Self.expectSame(clone, sandbox)
    }

    /// At rest a push asks little: each request costs.
    @Test(.enabled(if: hasServer, "no recent rclone"))
    func requestsAreFew() throws {
        var random = Seeded(TestSeed.drawn)
        let sandbox = Self.prepared("remote-requests")
        let (server, proxy) = try Self.behindProxy(sandbox)
        defer { withExtendedLifetime(server) {} }
        let url = "rclone:line:bucket/cairn"
        for _ in 0..<3 { Self.save(sandbox, &random) }
        sandbox.cairn("remote", "push", url)
        let writes = proxy.seen.count { $0.method == "PUT" }
        // One to see whether an object is there, one to check it.
        #expect(proxy.seen.count { $0.method == "HEAD" } <= 2 * writes + 6)
        proxy.forget()
        sandbox.cairn("remote", "push", url)
        let asked = proxy.seen.map { "\($0.method) \($0.target)" }
        #expect(asked.count <= 3, "\(asked)")
    }

    /// A restore of everything fetches no byte twice, and several at the same time.
    @Test(.enabled(if: hasServer, "no recent rclone"))
    func aWholeRestoreFetchesEachByteOnce() throws {
        var random = Seeded(TestSeed.drawn)
        let sandbox = Self.prepared("remote-once")
        let (server, proxy) = try Self.behindProxy(sandbox)
        defer { withExtendedLifetime(server) {} }
        let url = "rclone:line:bucket/cairn"
        for index in 0..<40 {
            Files.write(random.bytes(100_000), to: "\(sandbox.source)/f\(index)")
        }
        sandbox.backUp()
        sandbox.cairn("remote", "push", url)
        let packs = Files.bytesBeneath("\(sandbox.repository)/packs")
        proxy.forget()
        sandbox.repository = url
        let found = Walker.walk(sandbox.restored("latest"))
        #expect(treeDifferences(found, expected: Walker.walk(sandbox.source)) == [])
        let fetched = proxy.seen.filter { $0.target.contains("/packs/") }.reduce(0) {
            $0 + $1.bytes
        }
        #expect(fetched <= packs, "\(fetched) of \(packs)")
        #expect(fetched > packs / 2)
    }

    // MARK: Many machines

    @Test(.enabled(if: hasServer, "no recent rclone"))
    func threeMachinesPushIntoOneRemoteAtTheSameTime() throws {
        let sandbox = Self.prepared("remote-three")
        let server = try #require(RemoteServer.s3(sandbox))
        defer { withExtendedLifetime(server) {} }
        let url = "rclone:s3:bucket/cairn"
        let machines = (0..<3).map { index -> Sandbox in
            let machine = Self.prepared("machine\(index)")
            var random = Seeded(TestSeed.drawn &+ UInt64(index))
            machine.environment["RCLONE_CONFIG"] = sandbox.file("config/rclone/rclone.conf")
            for _ in 0..<2 { Self.save(machine, &random) }
            return machine
        }
        for _ in 0..<2 {
            let pushes = machines.map { $0.startCairn("remote", "push", url) }
            for push in pushes {
                let ended = push.wait()
                #expect(ended.code == 0, "\(ended.errors)")
            }
            for (index, machine) in machines.enumerated() {
                var random = Seeded(TestSeed.drawn &+ UInt64(10 + index))
                Self.save(machine, &random)
            }
        }
        for machine in machines { machine.cairn("remote", "push", url) }
        let listed = sandbox.json("remote", "list", url).compactMap { $0["id"] }
        #expect(Set(listed).count == 3)
        let commits = machines.map { $0.commits() }
        // Each comes back on each.
        for machine in machines {
            let own = machine.repository
            var seen: Set<Int> = []
            for id in listed {
                machine.repository = "\(url)/\(id)"
                let index = try #require(commits.firstIndex(of: machine.commits()))
                seen.insert(index)
                let target = machine.file("from-\(id)")
                machine.cairn("restore", "--target", target)
                let source = machines[index].source
                #expect(
                    treeDifferences(Walker.walk(target + source), expected: Walker.walk(source))
                        == [])
            }
            #expect(seen.count == 3)
            machine.repository = own
        }
    }
}

extension Sandbox {
    fileprivate func startClone(_ url: String, _ directory: String) -> ChildProcess {
        start(binary, ["clone", url, directory])
    }
}

/// A directory that a server of FUSE shows.
private struct FuseMount {
    let path: String
    private let server: ChildProcess
    private let sandbox: Sandbox

    static let isAllowed: Bool = {
        guard Machine.isRoot, RemoteServer.recentRclone != nil else { return false }
        guard let mount = FuseMount(Sandbox("fuse")) else { return false }
        mount.kill()
        mount.unmount()
        return true
    }()

    /// - Returns: nil where that may not be done.
    init?(_ sandbox: Sandbox) {
        guard let rclone = RemoteServer.recentRclone, access("/dev/fuse", R_OK | W_OK) == 0 else {
            return nil
        }
        self.sandbox = sandbox
        path = sandbox.file("mounted")
        for name in ["mounted", "behind", "bin"] { Files.makeDirectories(sandbox.file(name)) }
        // Version 2 of the program that mounts does the same under another name.
        for place in ["/usr/bin/fusermount3", "/usr/bin/fusermount", "/bin/fusermount"]
        where access(place, X_OK) == 0 {
            symlink(place, sandbox.file("bin/fusermount3"))
        }
        let before = sandbox.environment
        sandbox.environment["PATH"] = "\(sandbox.file("bin")):/usr/bin:/bin"
        server = sandbox.start(
            rclone,
            ["mount", "--vfs-cache-mode", "writes", ":local:\(sandbox.file("behind"))", path])
        sandbox.environment = before
        let path = path
        let isMounted = server.awaitWhileRunning(seconds: 10) {
            Files.text("/proc/self/mounts").contains(" \(path) fuse")
        }
        guard isMounted else { return nil }
    }

    func kill() {
        server.send(SIGKILL)
        _ = server.wait()
    }

    func unmount() { _ = sandbox.run("/bin/umount", ["--lazy", path]) }
}
