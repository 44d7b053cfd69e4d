import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// Searches for lost chunks in the live files from which the lost versions came.
///
/// A chunk is identified by its id, so it does not matter whether the file is still the version
/// that lost it. Files are read beneath open directories, never through a symlink.
struct LiveHealing {
    let writer: RepositoryWriter
    let fileSystem: any FileSystem
    let clock: any Clock
    let cancellation: Cancellation

    /// - Parameter lost: the chunks to search for; nothing else is stored.
    /// - Returns: the result; files that cannot be opened or read are skipped, because they may be
    ///   long gone.
    func run(lost: Set<ChunkID>) throws -> RepairReport.Healing {
        var healing = RepairReport.Healing()
        healing.chunksLost = lost.count
        let places = try places(lost)
        healing.chunksHealed = try RepairStore.with(writer, only: lost) { store in
            let reader = FileReader(
                store: store.chunks, repository: writer.repository, clock: clock,
                cancellation: cancellation)
            for place in places {
                if cancellation.isRequested { break }
                do {
                    guard
                        let candidate = try ReadCandidate(
                            root: place.root, path: place.path, in: fileSystem)
                    else { continue }
                    _ = try reader.read(candidate)
                    try reader.flush()
                    healing.filesRead += 1
                } catch is SystemError {
                } catch let failure as StoreFailure {
                    throw failure.cause
                } catch is Cancelled {
                    break
                }
            }
        }.chunks
        return healing
    }

    private struct Place: Hashable {
        /// Absolute.
        let root: [UInt8]
        let path: [UInt8]
    }

    /// The live places of versions that need these chunks, each once, in order.
    private func places(_ lost: Set<ChunkID>) throws -> [Place] {
        let reader = try CatalogReader(writer.catalog)
        let roots = try reader.allRoots().byNumber
        var places: Set<Place> = []
        try reader.forEachVersion { version in
            guard let root = roots[version.root]?.definition.path,
                let content = version.item.content,
                content.chunks.contains(where: { lost.contains($0.id) })
            else { return }
            places.insert(Place(root: root, path: version.path))
        }
        return places.sorted {
            $0.root == $1.root
                ? $0.path.lexicographicallyPrecedes($1.path)
                : $0.root.lexicographicallyPrecedes($1.root)
        }
    }
}
