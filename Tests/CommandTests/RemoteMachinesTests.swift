import CommandSupport
import FoundationEssentials
import Glibc
import TestSeed
import Testing

/// Several machines, each with its service, and one remote.
@Suite struct RemoteMachinesTests {
    /// A home of its own, and a name where that may be given.
    private static func machine(_ name: String, _ shared: Sandbox) -> Sandbox {
        let machine = Sandbox("machine-\(name)")
        if Machine.canUnshareMounts {
            machine.prefix = [
                "/usr/bin/unshare", "--uts", "/bin/sh", "-c",
                "echo \(name) >/proc/sys/kernel/hostname && exec \"$@\"", "sh",
            ]
        }
        machine.environment["RCLONE_CONFIG"] = shared.file("config/rclone/rclone.conf")
        machine.setSettings("[watch]\nquiet = \"100ms\"\nquiet-after-close = \"50ms\"\n")
        return machine
    }

    private static func place(_ kind: String, _ shared: Sandbox) throws
        -> (server: RemoteServer?, url: String)
    {
        shared.prepare()
        Files.makeDirectories(shared.file("nas/cairn"))
        if kind == "dir" { return (nil, "dir:\(shared.file("nas/cairn"))") }
        return (try #require(RemoteServer.s3(shared)), "rclone:s3:bucket/cairn")
    }

    /// Awaits that the remote has what this machine saved last, as its own manifest proves.
    private static func isOffSite(_ watch: SupervisedWatch, _ path: String) -> Bool {
        watch.awaits {
            let status = watch.sandbox.startCairn("status", path, "--json").wait()
            return status.lines.compactMap { JSONObject($0) }.contains {
                $0["type"] == "off_site" && $0.fields["off_site"] as? Bool == true
            }
        }
    }

    @Test(arguments: RemoteServer.recentRclone == nil ? ["dir"] : ["dir", "rclone"])
    func threeServicesPushIntoOneRemoteAtTheSameTime(kind: String) throws {
        let shared = Sandbox("machines")
        let (server, url) = try Self.place(kind, shared)
        defer { withExtendedLifetime(server) {} }
        let names = ["ada", "bert", "cleo"]
        let machines = names.map { name in
            let machine = Self.machine(name, shared)
            machine.prepare()
            machine.put("name", name)
            machine.cairn("remote", "add", "all", url, "--every", "1s")
            return machine
        }
        let watches = machines.map { SupervisedWatch($0) }
        for watch in watches { #expect(watch.isReady(), "\(watch.child.errorsSoFar)") }
        var random = Seeded(TestSeed.drawn)
        for round in 0..<3 {
            for machine in machines {
                let file = "\(machine.source)/saved-\(round)"
                Files.write(random.bytes(20_000 + random.below(100_000)), to: file)
            }
            // While the next save comes, the first machine's push is under way.
            #expect(watches[0].keeps("\(machines[0].source)/saved-\(round)"))
        }
        for (watch, machine) in zip(watches, machines) {
            let isThere = Self.isOffSite(watch, "\(machine.source)/saved-2")
            #expect(isThere, "\(watch.child.errorsSoFar)")
        }
        for watch in watches {
            let ended = watch.stop()
            #expect(
                ended.code == 0 && !ended.errors.contains("cannot push"), "\(ended.errors)")
        }
        let listed = shared.json("remote", "list", url)
        #expect(listed.count == 3)
        if Machine.canUnshareMounts {
            #expect(Set(listed.compactMap { $0["host"] }) == Set(names))
        }
        // Each brings back the others, from the remote alone.
        let expected = machines.map { Walker.walk($0.source) }
        for machine in machines { Files.removeTree(Array(machine.repository.utf8)) }
        for (index, machine) in machines.enumerated() {
            for found in listed {
                let id = try #require(found["id"])
                machine.repository = "\(url)/\(id)"
                let target = machine.file("from-\(id)")
                machine.cairn("restore", "--target", target)
                let other = machines.indices.first {
                    access(target + machines[$0].source, F_OK) == 0
                }
                guard let other, other != index else { continue }
                let differences = treeDifferences(
                    Walker.walk(target + machines[other].source), expected: expected[other])
                #expect(differences == [])
            }
        }
    }

    /// Two machines that go on from one history: the second to push is refused, and told what to
    /// do; nothing that the first pushed is given up.
    @Test func aCloneThatPushesWhereItsOriginalDoesIsRefusedInWords() throws {
        let shared = Sandbox("machines-clone")
        let (_, url) = try Self.place("dir", shared)
        let first = Self.machine("ada", shared)
        first.prepare()
        first.put("a", "one")
        first.backUp()
        first.cairn("remote", "push", url)
        let second = Self.machine("bert", shared)
        Files.makeDirectories(second.source)
        let clone = second.run(second.binary, ["clone", url, second.repository])
        #expect(clone.code == 0, "\(clone.errors)")
        first.put("a", "two")
        first.backUp()
        first.cairn("remote", "push", url)
        second.cairn("remote", "add", "all", url, "--every", "1s")
        second.put("b", "of the second")
        let watch = SupervisedWatch(second)
        #expect(watch.isReady(), "\(watch.child.errorsSoFar)")
        // No save waits for that.
        #expect(watch.keeps("\(second.source)/b"))
        let why = "commits that this repository does not have"
        #expect(watch.logs("cannot push to the remote all: "), "\(watch.child.errorsSoFar)")
        #expect(watch.stop().code == 0)
        #expect(second.json("remote", "list").first?["reason"]?.contains(why) == true)
        let refused = second.cairn("remote", "push", "all", exits: 1).errors
        #expect(refused.contains(why) && refused.contains("\n  next: "), "\(refused)")
        // Another address is the second's own.
        second.cairn("remote", "push", "dir:\(shared.file("nas/second"))")
        first.repository = url
        #expect(first.cairn("dump", "\(first.source)/a").text == "two")
    }
}
