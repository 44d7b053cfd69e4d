import CairnCore
import CairnFormat
import CairnLinux

/// Which directories have stood at the places of this machine's roots.
///
/// A root whose directory was renamed is not told by its path once another directory is made there,
/// as desktops do for the standard ones. It also has the moves that were told, so that each can be
/// taken back. The record is in the state directory; without it, proposals are missing, and a move
/// is taken back only with `--force`.
struct RootPlaces {
    private struct Place: Equatable {
        var present: DirectoryIdentity
        /// Those before, the latest last.
        var former: [DirectoryIdentity] = []
    }

    private static let formerMaximum = 8
    private static let placesMaximum = 256
    private static let bytesMaximum = 1 << 20
    private static let magic = "cairn-root-places 1"

    private let file: [UInt8]
    private var places: [[UInt8]: Place] = [:]
    /// The moves of roots, newest last. `isItself` says whether the backed-up directory itself was
    /// at the new path, not a copy of it or another directory.
    private var moves: [(to: [UInt8], from: [UInt8], isItself: Bool)] = []
    private static let movesMaximum = 64
    private static let move = "move"
    private static let itself = "itself"

    init(_ state: StateDirectory, _ repository: Hash128) {
        file = state.rootPlacesPath(repository)
        guard let bytes = try? SmallFile.content(file, upTo: Self.bytesMaximum) else { return }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.first.map(String.init) == Self.magic else { return }
        for line in lines.dropFirst() {
            let words = line.split(separator: " ")
            if words.first ?? "" == Self.move {
                let paths = words.dropFirst().prefix(2).compactMap { Hexadecimal.bytes($0) }
                if paths.count == 2 {
                    let isItself = words.dropFirst(3).first ?? "" == Self.itself
                    moves.append((paths[0], paths[1], isItself))
                }
                continue
            }
            let identities = words.dropFirst().compactMap { word -> DirectoryIdentity? in
                let numbers = word.split(separator: ":").compactMap { UInt64($0) }
                return numbers.count == 2
                    ? DirectoryIdentity(device: numbers[0], inode: numbers[1]) : nil
            }
            guard let path = words.first.flatMap({ Hexadecimal.bytes($0) }),
                let present = identities.last
            else { continue }
            places[path] = Place(present: present, former: identities.dropLast())
        }
    }

    /// The directories that stood at a root's place before the present one.
    func formers(of path: [UInt8]) -> [DirectoryIdentity] { places[path]?.former ?? [] }

    /// Records what stands at the places of roots now.
    mutating func note(_ paths: [[UInt8]]) {
        let before = places
        for path in paths.prefix(Self.placesMaximum) {
            guard let status = try? LinuxFileSystem().status(ofRoot: path),
                status.kind == .directory, status.origin == .local
            else { continue }
            let found = DirectoryIdentity(device: status.device, inode: status.inode)
            guard var place = places[path] else {
                places[path] = Place(present: found)
                continue
            }
            guard place.present != found else { continue }
            place.former.removeAll { $0 == found }
            place.former = (place.former + [place.present]).suffix(Self.formerMaximum)
            place.present = found
            places[path] = place
        }
        if places != before { save() }
    }

    /// The path of a root before it was moved to this one, and whether the directory itself moved.
    func origin(ofMoved path: [UInt8]) -> (path: [UInt8], isItself: Bool)? {
        moves.last { $0.to == path }.map { ($0.from, $0.isItself) }
    }

    /// Records a move that was told, or that one was taken back.
    mutating func noteMove(from old: [UInt8], to new: [UInt8], takesBack: Bool, isItself: Bool) {
        moves.removeAll { takesBack ? ($0.to, $0.from) == (old, new) : $0.to == new }
        if !takesBack { moves = (moves + [(new, old, isItself)]).suffix(Self.movesMaximum) }
        // What comes to the old place now never was the directory that was moved.
        if let status = try? LinuxFileSystem().status(ofRoot: new), var place = places[old] {
            let moved = DirectoryIdentity(device: status.device, inode: status.inode)
            place.former.removeAll { $0 == moved }
            places[old] = place.present == moved ? nil : place
        }
        save()
    }

    private func save() {
        let lines = places.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { path, place in
            let identities = place.former + [place.present]
            return Hexadecimal.text(path)
                + identities.map { " \($0.device):\($0.inode)" }.joined()
        }
        let told = moves.map {
            "\(Self.move) \(Hexadecimal.text($0.to)) \(Hexadecimal.text($0.from))"
                + ($0.isItself ? " \(Self.itself)" : "")
        }
        let text = ([Self.magic] + lines + told).joined(separator: "\n") + "\n"
        try? SmallFile.replace(file, with: Array(text.utf8))
    }
}
