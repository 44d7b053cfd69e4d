import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText

struct ExcludeAcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Accept unexpected exclusions.",
        discussion: """
            A .nobackup or CACHEDIR.TAG file, a flag, a mount or a file's size can unexpectedly exclude files that were backed up before. `cairn status` reports such an exclusion as a problem, and Cairn keeps the last version of each file as if the file were still backed up. Accept an exclusion if it is intended. Retention then treats those versions like the versions of deleted files.
            To back up the files again instead, remove the marker or flag that `cairn why PATH` shows.

            Examples:
              cairn exclude accept ~/Documents/unpacked
              cairn exclude accept --all

            Exit codes: 0 accepted; 1 there is nothing to accept.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(help: "Accept every unexpected exclusion.") var all = false
    @Argument(
        help: .value("path", "The excluded directory or file."), completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options)
        guard all == paths.isEmpty else {
            throw CommandFailure(
                all ? "PATH and --all cannot be combined" : "no path was given",
                "specify one or more paths, or use --all to accept every exclusion")
        }
        if all { return try acceptAll(context) }
        try options.each(paths) { text in
            let accepted = try PathArgument.spellings(text).flatMap {
                try AcceptedExclusions(context).accept(at: $0)
            }
            guard !accepted.isEmpty else {
                throw CommandFailure(
                    "no exclusion at \(PathText.display(PathArgument.absolute(text))) needs to be accepted",
                    "run `cairn status` to list the exclusions that need to be accepted")
            }
            for one in accepted { tell(one) }
        }
    }

    private func acceptAll(_ context: Context) throws {
        let accepted = try AcceptedExclusions(context).accept { _ in true }
        guard !accepted.isEmpty else {
            throw CommandFailure(
                "no exclusion needs to be accepted",
                "run `cairn exclude list` to see what is excluded")
        }
        for one in accepted { tell(one) }
    }

    private func tell(_ one: SetAside) {
        let isOne = one.items == 1
        let files = "\(Quantity.of(one.items, "file")) (\(Quantity.bytes(one.bytes)))"
        let path = PathText.display(one.path)
        let state =
            one.isPlaceBack
            ? "missing from \(path)"
            : "at \(path) \(isOne ? "remains" : "remain") excluded"
        options.tell(
            "acceptance", ["path": one.path, "files": one.items, "bytes": one.bytes],
            "accepted: \(files) \(state); retention now treats \(isOne ? "its versions" : "their versions") like those of deleted files"
        )
    }
}
