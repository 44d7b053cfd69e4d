import CairnFormat
import CairnSimulation
import CommandSupport
import Glibc
import Testing

/// Trees to purge, made at random: files, links of both kinds to what lies outside, sockets, FIFOs.
struct RandomPurgeTree {
    /// Absolute, without the root.
    var directories: [String] = []
    var files: [String] = []
    var fifos: [String] = []

    static func outside(_ rig: PurgeRig, _ random: inout SplitMix64) throws -> RandomPurgeTree {
        var tree = RandomPurgeTree()
        tree.grow(rig.path("out"), directories: 5, files: 20, &random)
        return tree
    }

    static func inside(_ rig: PurgeRig, _ outside: RandomPurgeTree, _ random: inout SplitMix64)
        throws -> RandomPurgeTree
    {
        var tree = RandomPurgeTree()
        tree.grow(rig.path("in"), directories: 3 + random.below(20), files: 30, &random)
        let places = [rig.path("in")] + tree.directories
        for number in 0..<40 {
            let path = "\(places[random.below(places.count)])/x\(number)"
            let target =
                (random.oneIn(2) ? outside.files : outside.directories).randomElement(&random)
                ?? "/"
            switch random.below(6) {
            case 0: symlink(target, path)
            case 1: symlink(String(repeating: "../", count: 1 + random.below(6)) + "out", path)
            case 2: symlink(["nowhere", ".", "..", "/", "x\(number)"][random.below(5)], path)
            case 3: if let file = outside.files.randomElement(&random) { link(file, path) }
            case 4: if mkfifo(path, 0o600) == 0 { tree.fifos.append(path) }
            default: mknod(path, S_IFSOCK | 0o600, 0)
            }
        }
        return tree
    }

    private mutating func grow(
        _ top: String, directories count: Int, files: Int, _ random: inout SplitMix64
    ) {
        var places = [top]
        for number in 0..<count {
            let path = "\(places[random.below(places.count)])/d\(number)"
            mkdir(path, 0o755)
            places.append(path)
            directories.append(path)
        }
        for number in 0..<files {
            let path = "\(places[random.below(places.count)])/f\(number)"
            Files.write([UInt8](repeating: 1, count: random.below(9_000)), to: path)
            self.files.append(path)
        }
    }

    /// All that is no directory.
    static func names(_ path: String) -> Set<String> {
        var found: Set<String> = []
        for name in Files.names(path) {
            let inner = "\(path)/\(name)"
            if isDirectory(inner) { found.formUnion(names(inner)) } else { found.insert(inner) }
        }
        return found
    }

    static func countDirectories(_ path: String) -> Int {
        Files.names(path).map { "\(path)/\($0)" }.filter(isDirectory).reduce(0) {
            $0 + 1 + countDirectories($1)
        }
    }

    private static func isDirectory(_ path: String) -> Bool {
        var found = stat()
        return lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFDIR
    }
}

extension Array {
    func randomElement(_ random: inout SplitMix64) -> Element? {
        isEmpty ? nil : self[random.below(count)]
    }
}

/// A directory at a second place, until the value goes.
final class BindMount {
    private let rig: PurgeRig
    private let place: String

    init(_ rig: PurgeRig, _ directory: String, at place: String) {
        self.rig = rig
        self.place = place
        #expect(rig.run("/bin/mount", ["--bind", directory, place]) == 0)
    }

    deinit { #expect(rig.run("/bin/umount", [place]) == 0) }
}
