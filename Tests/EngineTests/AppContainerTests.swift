import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnBackup
@testable import CairnCore
@testable import CairnRepository
@testable import CairnSource

/// Containers of applications on a disk of their own.
@Suite struct AppContainerTests {
    private static let app = "/home/.var/app/org.example.App"
    private static let disk = "/big"

    private static func rig() throws -> BackupRig {
        let rig = try BackupRig()
        for path in ["/home/.var", "/home/.var/app", disk] { rig.tree.makeDirectory(path) }
        rig.tree.setDevice(disk, 7)
        rig.tree.identify(disk, as: 2 << 62 | 7)
        rig.tree.identify("/", as: 2 << 62 | 8)
        return rig
    }

    /// Copies the container to another place, as `mv` does from disk to disk.
    private static func make(_ container: String, _ content: String, in rig: BackupRig) {
        for path in [container, "\(container)/data"] { rig.tree.makeDirectory(path) }
        for name in ["state", "other"] { rig.tree.write("\(container)/data/\(name)", content) }
        if container.hasPrefix(disk) { rig.tree.setDevice(disk, 7) }
    }

    private static func remove(_ container: String, in rig: BackupRig) {
        for name in ["data/state", "data/other", "data", ""] {
            rig.tree.remove(name.isEmpty ? container : "\(container)/\(name)")
        }
    }

    @discardableResult
    private static func backUp(_ rig: BackupRig, _ containers: [String]) throws -> BackupResult {
        try rig.backUp(["/home/docs"] + containers.map { "\($0)/data" }) { request in
            request.endsContainers = true
            request.sources = request.sources.map {
                $0.path == "/home/docs".bytes
                    ? $0 : BackupSource(path: $0.path, role: .applicationSupport)
            }
            request.parts = containers.map {
                SourcePart(
                    path: "\($0)/data".bytes, role: .applicationSupport,
                    container: ContainerName(shape: .flatpak, id: "org.example.App".bytes),
                    name: "data".bytes)
            }
        }
    }

    private static func sizes(_ rig: BackupRig) throws -> [UInt64] {
        let reader = try CatalogReader(rig.openWriter().catalog)
        let roots = try reader.roots().filter { $0.definition.role == .applicationSupport }
        try #require(roots.count == 1)
        return try reader.versionsThroughRenames(roots[0], path: "state".bytes).map {
            $0.version.item.size
        }
    }

    @Test func aContainerThatIsMovedToAnotherDiskAndBackKeepsItsHistory() throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/home/docs")
        Self.make(Self.app, "one", in: rig)
        try Self.backUp(rig, [Self.app])
        Self.make("\(Self.disk)/app", "three", in: rig)
        Self.remove(Self.app, in: rig)
        rig.tree.symlink(Self.app, to: "\(Self.disk)/app".bytes)
        #expect(try Self.backUp(rig, ["\(Self.disk)/app"]).failures.isEmpty)
        #expect(try Self.sizes(rig) == [3, 5])
        #expect(try rig.differences("\(Self.disk)/app/data") == [])

        // Not mounted: nothing is deleted.
        rig.tree.rename("\(Self.disk)/app", to: "/away")
        rig.tree.setDevice(Self.disk, 0x801)
        try Self.backUp(rig, [])
        #expect(try rig.stored("\(Self.disk)/app/data").count == 3)
        rig.tree.setDevice(Self.disk, 7)
        rig.tree.rename("/away", to: "\(Self.disk)/app")

        Self.remove("\(Self.disk)/app", in: rig)
        rig.tree.remove(Self.app)
        Self.make(Self.app, "back", in: rig)
        #expect(try Self.backUp(rig, [Self.app]).failures.isEmpty)
        #expect(try Self.sizes(rig) == [3, 5, 4])
        #expect(try rig.differences("\(Self.app)/data") == [])

        // Uninstalled.
        Self.remove(Self.app, in: rig)
        #expect(try Self.backUp(rig, []).counts.deleted == 2)
        #expect(try rig.stored("\(Self.app)/data").isEmpty)
        #expect(try Self.backUp(rig, []).counts.deleted == 0)
        // Installed again.
        Self.make(Self.app, "again1", in: rig)
        try Self.backUp(rig, [Self.app])
        #expect(try Self.sizes(rig) == [3, 5, 4, 6])
        #expect(try rig.differences("\(Self.app)/data") == [])
    }

    /// Another person's container of the same application is another one.
    @Test func anotherHomeDoesNotContinueAContainerThatWasRemoved() throws {
        let rig = try Self.rig()
        rig.tree.makeDirectory("/home/docs")
        Self.make(Self.app, "one", in: rig)
        try Self.backUp(rig, [Self.app])
        Self.remove(Self.app, in: rig)
        for path in ["/home/bob", "/home/bob/.var", "/home/bob/.var/app"] {
            rig.tree.makeDirectory(path)
        }
        let other = "/home/bob/.var/app/org.example.App"
        Self.make(other, "two", in: rig)
        try Self.backUp(rig, [other])
        let reader = try CatalogReader(rig.openWriter().catalog)
        #expect(
            try reader.roots().filter { $0.definition.role == .applicationSupport }.count == 2)
        #expect(try rig.stored("\(Self.app)/data").isEmpty)
    }
}
