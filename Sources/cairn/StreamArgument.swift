import CairnCore
import CairnFormat
import CairnLinux

/// Paths that name a stream or a device. Of such an item only the name can be kept, and whoever
/// names it means what it gives.
enum StreamArgument {
    /// - Parameter path: absolute.
    /// - Throws: ``CommandFailure`` where it is one, or a symlink to one, as `/dev/stdin` and what
    ///   a shell makes of `<(COMMAND)` are.
    static func refuse(_ path: [UInt8]) throws {
        guard let status = try? LinuxFileSystem().status(ofRoot: path) else { return }
        let parent = ItemPath.components(RealPath.resolve(ItemPath.split(path).parent))
        let isOpenFile = parent.first == Array("proc".utf8) && parent.contains(Array("fd".utf8))
        let isStream =
            [Array("/dev/stdin".utf8), Array("/dev/stdout".utf8), Array("/dev/stderr".utf8)]
            .contains(path) || isOpenFile
        // A symlink to what cannot be resolved by its name, as a pipe, leads to itself.
        let target =
            status.kind == .symlink
            ? try? LinuxFileSystem().status(ofRoot: RealPath.resolve(path)) : status
        let kind = target?.kind ?? status.kind
        guard isStream || [.fifo, .socket, .characterDevice, .blockDevice].contains(kind)
        else { return }
        let name = PathText.display(path)
        throw CommandFailure(
            "\(name) is \(isStream ? "an open file of a program" : kind.article): Cairn would back up only its name, not its output",
            "write the output to a file, and back up the file: `COMMAND > FILE && cairn backup FILE`"
        )
    }
}
