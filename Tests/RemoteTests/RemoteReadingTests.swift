import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnRemote
@testable import CairnRepository

/// Reading packs of a remote that lost them, or that is away.
@Suite struct RemoteReadingTests {
    private func pushed() throws -> (rig: RemoteRig, path: String) {
        let rig = try RemoteRig(seed: 41)
        for _ in 0..<8 { try rig.backUp(changes: 10) }
        try rig.push()
        let packs = try PackFiles.list(rig.rig.storage).filter(\.isSealed)
        return (rig, try #require(packs.first).path)
    }

    /// Reads a whole file. - Returns: the failure's code; nil when it was read.
    private func failure(_ storage: RemoteStorage, _ path: String) throws -> Int32? {
        let file = try storage.openForReading(path)
        do throws(SystemError) {
            _ = try file.bytes(at: 0, count: Int(file.size()))
            return nil
        } catch { return error.code }
    }

    @Test func whatIsMissingIsLostOnlyWhereTheRemoteIsThere() throws {
        let (rig, path) = try pushed()
        let storage = try #require(try rig.open()).storage
        let all = rig.remote.objects
        #expect(try failure(storage, path) == nil)
        rig.remote.objects[rig.state.key(path)] = nil
        #expect(try failure(try #require(try rig.open()).storage, path) == ErrorCode.missing)
        let opened = try #require(try rig.open()).storage
        rig.remote.objects = [:]
        #expect(try failure(opened, path) == SystemError.remoteAway)
        rig.remote.objects = all
        rig.remote.end(after: 0)
        #expect(try failure(opened, path) == SystemError.remoteAway)
        rig.remote.end(after: nil)
        #expect(try failure(opened, path) == nil)
    }

    /// Many files lie in one pack.
    @Test(arguments: [true, false])
    func aLostPackIsAskedForOnce(isMissing: Bool) throws {
        let (rig, path) = try pushed()
        let key = rig.state.key(path)
        rig.remote.objects[key] = isMissing ? nil : Array(repeating: 0, count: 10)
        let repository = try #require(try rig.open()).repository
        let directory = TemporaryDirectory(inMemory: true)
        let catalog = try Catalog(
            path: directory.file("catalog"), repository: repository.description.repository)
        _ = try CatalogSync(repository: repository, catalog: catalog).run()
        let reader = try CatalogReader(catalog)
        let blocks = try BlockReader(repository, catalog)
        var chunks: Set<ChunkReference> = []
        for version in try reader.roots().flatMap({ try reader.versions($0, path: []) }) {
            for root in try reader.roots() {
                try reader.walk(root, from: [], at: version.first) { step in
                    if case .enter(_, let entry) = step {
                        chunks.formUnion(try entry.item().content?.chunks ?? [])
                    }
                    return true
                }
            }
        }
        let start = rig.remote.operations
        var lost = 0
        var operations = 0
        for chunk in chunks {
            let before = rig.remote.operations
            do { try blocks.withChunk(chunk) { _ in } } catch let why as ChunkUnavailable {
                #expect(why.pack == path)
                lost += 1
                operations += rig.remote.operations - before
            }
        }
        #expect(lost > 1 && operations <= 2, "\(lost) of \(chunks.count), \(operations)")
        #expect(rig.remote.operations > start)
    }
}
