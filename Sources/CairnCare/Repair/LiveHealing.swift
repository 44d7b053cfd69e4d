import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// Searches for lost chunks in the live files from which the lost versions came.
///
/// A chunk is identified by its id, so it does not matter whether the file is still the version
/// that lost it. Files are read where ``LiveRoots`` permits it, beneath open directories, never
/// through a symlink.
struct LiveHealing {
    let writer: RepositoryWriter
    let live: LiveRoots
    let fileSystem: any FileSystem
    let clock: any Clock
    let cancellation: Cancellation

    /// - Parameter lost: the chunks to search for; nothing else is stored.
    /// - Returns: the result; files that cannot be opened or read are skipped, because they may be
    ///   long gone.
    func run(lost: Set<ChunkID>) throws -> RepairReport.Healing {
        var healing = RepairReport.Healing()
        healing.chunksLost = lost.count
        let (places, isBarred) = try places(lost)
        healing.isBarred = isBarred
        healing.chunksHealed = try RepairStore.with(writer, only: lost) { store in
            let reader = FileReader(
                store: store.chunks, repository: writer.repository, clock: clock,
                cancellation: cancellation)
            for place in places {
                if cancellation.isRequested { break }
                do {
                    guard
                        let candidate = try ReadCandidate(
                            root: place.directory, path: place.path, in: fileSystem)
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

    /// The live places of versions that need these chunks, each once, in order; and whether there
    /// are others that may not be read.
    private func places(_ lost: Set<ChunkID>) throws -> ([LiveRoots.Place], isBarred: Bool) {
        let reader = try CatalogReader(writer.catalog)
        let roots = try reader.allRoots().byNumber
        var places: Set<LiveRoots.Place> = []
        var isBarred = false
        try reader.forEachVersion { version in
            guard !cancellation.isRequested else { throw Cancelled() }
            guard let root = roots[version.root], let content = version.item.content,
                content.chunks.contains(where: { lost.contains($0.id) })
            else { return }
            guard let place = live.place(of: version.path, in: root) else {
                isBarred = true
                return
            }
            places.insert(place)
        }
        let sorted = places.sorted {
            $0.directory == $1.directory
                ? $0.path.lexicographicallyPrecedes($1.path)
                : $0.directory.lexicographicallyPrecedes($1.directory)
        }
        return (sorted, isBarred)
    }
}
