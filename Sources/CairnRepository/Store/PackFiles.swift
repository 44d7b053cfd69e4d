import CairnCore
import CairnFormat

/// The names of packs. - Source: FORMAT.md §2.
public enum PackFiles {
    public static let directory = "packs"
    public static let openDirectory = "packs/open"

    public static func open(_ name: Hash128) -> String { "packs/open/\(name).pack" }

    public static func sealedDirectory(_ id: Hash256) -> String {
        "packs/" + id.description.prefix(2)
    }

    public static func sealed(_ id: Hash256) -> String { "\(sealedDirectory(id))/\(id).pack" }

    /// The id in a sealed pack's path, nil for other paths.
    public static func sealedID(_ path: String) -> Hash256? {
        guard let name = path.split(separator: "/").last, name.hasSuffix(".pack"),
            let id = Hash256(hex: name.dropLast(5)), sealed(id) == path
        else { return nil }
        return id
    }

    /// The parity of a sealed pack, beside it. - Source: FORMAT.md §6.6.
    public static func parity(_ id: Hash256) -> String { "\(sealedDirectory(id))/\(id).parity" }

    /// The id in the path of a parity file, nil for other paths.
    public static func parityID(_ path: String) -> Hash256? {
        guard path.hasSuffix(".parity") else { return nil }
        return sealedID(path.dropLast(7) + ".pack")
    }

    /// Every pack file with its length, open ones first.
    public static func list(_ storage: any Storage) throws -> [(
        path: String, length: UInt64, isSealed: Bool
    )] {
        var result: [(path: String, length: UInt64, isSealed: Bool)] = []
        for file in try storage.files(in: openDirectory) where file.name.hasSuffix(".pack") {
            result.append(("\(openDirectory)/\(file.name)", file.length, false))
        }
        for directory in try storage.directories(in: Self.directory) where directory != "open" {
            for file in try storage.files(in: "\(Self.directory)/\(directory)") {
                let path = "\(Self.directory)/\(directory)/\(file.name)"
                if sealedID(path) != nil { result.append((path, file.length, true)) }
            }
        }
        return result
    }
}
