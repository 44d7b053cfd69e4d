import ArgumentParser
import CairnCore
import CairnFormat
import CairnRepository
import CairnText

struct ExcludeAcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Accept exclusions that you did not order.",
        discussion: """
            A .nobackup, a CACHEDIR.TAG, a flag, a mount or a file's size can exclude files that were backed up until then. `cairn status` reports that as trouble, and Cairn retains the last version of each file as long as it would if the file were still backed up. Accept an exclusion if you want it. From then on, retention treats those versions like the versions of deleted files.
            To back the files up again instead, remove the marker or the flag: `cairn why PATH` names it.

            Examples:
              cairn exclude accept ~/Documents/unpacked
              cairn exclude accept --all

            Exit codes: 0 accepted; 1 nothing is excluded there without your order.
            """)

    @OptionGroup var options: GlobalOptions
    @Flag(help: "Accept all of them.") var all = false
    @Argument(
        help: .value("path", "A directory or file that is excluded."), completion: .file())
    var paths: [String] = []

    func run() throws {
        let context = try Context(options)
        guard all == paths.isEmpty else {
            throw CommandFailure(
                all ? "PATH and --all cannot be combined" : "no path is named",
                "name the paths, or accept all with --all")
        }
        if all { return try acceptAll(context) }
        try options.each(paths) { text in
            let spellings = PathArgument.spellings(text)
            let accepted = try AcceptedExclusions(context).accept { found in
                spellings.contains { ItemPath.relative(found.path, to: $0) != nil }
            }
            guard !accepted.isEmpty else {
                throw CommandFailure(
                    "nothing at \(PathText.display(PathArgument.absolute(text))) is excluded without your order",
                    "`cairn status` names what is")
            }
            for one in accepted { tell(one) }
        }
    }

    private func acceptAll(_ context: Context) throws {
        let accepted = try AcceptedExclusions(context).accept { _ in true }
        guard !accepted.isEmpty else {
            throw CommandFailure(
                "nothing is excluded without your order", "`cairn exclude list` shows what is")
        }
        for one in accepted { tell(one) }
    }

    private func tell(_ one: SetAside) {
        options.tell(
            "acceptance", ["path": one.path, "files": one.items, "bytes": one.bytes],
            "accepted: \(Quantity.of(one.items, "file")) (\(Quantity.bytes(one.bytes))) of \(PathText.display(one.path)) \(one.items == 1 ? "stays" : "stay") excluded; retention now treats \(one.items == 1 ? "its versions" : "their versions") like those of deleted files"
        )
    }
}
