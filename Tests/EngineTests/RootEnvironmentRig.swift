import CairnFormat
import CairnSimulation
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnSettings
@testable import CairnSource

/// Ada's home on a simulated file system, with symlinks and mounts as a test says.
final class RootRig {
    let tree = SimulatedFileSystem(clock: SimulatedClock())
    /// Where paths lead that are symlinks.
    var links: [String: String] = [:]
    /// Directories that are mounted a second time: `there` is `here`.
    var binds: [(there: String, here: String)] = []
    var mountLines = ["20 1 8:1 / / rw - ext4 /dev/sda1 rw"]
    var polled: Set<String> = []
    var variables: [String: String] = [:]
    var own = ["/repository", "/state"]

    init() {
        for path in ["/home", "/home/ada", "/repository", "/state"] { tree.makeDirectory(path) }
    }

    /// Makes a directory and what leads to it.
    func make(_ paths: String...) {
        for path in paths {
            var made = ""
            for name in path.split(separator: "/") {
                made += "/\(name)"
                if !tree.exists(made) { tree.makeDirectory(made) }
            }
        }
    }

    func bind(_ here: String, at there: String, id: Int) {
        binds.append((there, here))
        mountLines.append("\(id) 20 8:1 \(here) \(there) rw - ext4 /dev/sda1 rw")
    }

    var environment: RootEnvironment {
        let (tree, links, polled, variables) = (tree, links, polled, variables)
        return RootEnvironment(
            user: UserEnvironment(
                home: Array("/home/ada".utf8), variable: { variables[$0].map { Array($0.utf8) } },
                content: { path in
                    guard tree.exists(path) else { return nil }
                    return tree.snapshot("/home")[
                        ItemPath.relative(path, to: Array("/home".utf8)) ?? []]?.content
                },
                isDirectory: { path in (try? tree.openRoot(path)) != nil }),
            fileSystem: BoundTree(tree: tree, binds: binds),
            mounts: MountTable(parsing: Array(mountLines.joined(separator: "\n").utf8)),
            resolve: { path in
                links[String(decoding: path, as: UTF8.self)].map { Array($0.utf8) } ?? path
            },
            isPolled: { polled.contains(String(decoding: $0, as: UTF8.self)) },
            own: own.map { Array($0.utf8) })
    }

    func settings(_ text: String) throws -> Settings {
        try Settings(text: Array(text.utf8), file: "cairn.toml", user: environment.user)
    }

    func set(_ text: String = "") throws -> RootSet {
        RootSet(try settings(text).wantedRoots, on: environment)
    }
}

/// A tree in which some directories are to be found under a second path.
struct BoundTree: FileSystem {
    let tree: SimulatedFileSystem
    let binds: [(there: String, here: String)]

    private func lead(_ path: [UInt8]) -> [UInt8] {
        for bind in binds {
            if let rest = ItemPath.relative(path, to: Array(bind.there.utf8)) {
                return ItemPath.join(Array(bind.here.utf8), rest)
            }
        }
        return path
    }

    func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
        try tree.status(ofRoot: lead(path))
    }
    func openRoot(_ path: [UInt8]) throws(SystemError) -> any SourceDirectory {
        try tree.openRoot(lead(path))
    }
}

extension RootSet {
    /// `name path state`, of every root.
    var lines: [String] {
        roots.map { root in
            let state: String
            switch root.state {
            case .held(let path): state = "held by \(PathText.display(path))"
            case .duplicate(let path): state = "same as \(PathText.display(path))"
            case .shadowed(let path): state = "shadowed by \(PathText.display(path))"
            case .notDirectory(let kind): state = kind.article
            case .unreadable(let error): state = "error \(error.code)"
            default: state = "\(root.state)"
            }
            return "\(PathText.display(root.name)) \(PathText.display(root.path)) \(state)"
        }
    }

    func state(_ name: String) -> State? { roots.first { $0.name == Array(name.utf8) }?.state }
    var keptPaths: [String] { sources.map { String(decoding: $0.path, as: UTF8.self) } }
    /// What kept roots exclude.
    var excludedPaths: [String] { excluded.map { String(decoding: $0.path, as: UTF8.self) } }
}
