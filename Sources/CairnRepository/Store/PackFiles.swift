import CairnCore
import CairnFormat

/// The names of packs. - Source: FORMAT.md §2.
public enum PackFiles {
    public static let directory = "packs"
    public static let openDirectory = "packs/open"

    /// The directory of a file in the repository; empty at its top.
    public static func directory(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

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

    /// Every pack file, open ones first.
    public static func list(_ storage: any Storage) throws -> [PackFile] {
        let open = try storage.files(in: openDirectory).filter { $0.name.hasSuffix(".pack") }
        return try open.map {
            PackFile(path: "\(openDirectory)/\($0.name)", length: $0.length, isSealed: false)
        } + besideSealed(storage).filter { sealedID($0.path) != nil }
    }

    public static func withoutParity(_ storage: any Storage) throws -> [PackFile] {
        let files = try besideSealed(storage)
        let have = Set(files.compactMap { parityID($0.path) })
        return try files.filter { file in
            guard let id = sealedID(file.path), !have.contains(id) else { return false }
            return try !storage.isElsewhere(file.path)
        }
    }

    /// Every file where sealed packs lie, whatever it is.
    static func besideSealed(_ storage: any Storage) throws -> [PackFile] {
        try storage.directories(in: directory).filter { $0 != "open" }.flatMap { name in
            try storage.files(in: "\(directory)/\(name)").map {
                PackFile(path: "\(directory)/\(name)/\($0.name)", length: $0.length, isSealed: true)
            }
        }
    }
}

public struct PackFile: Sendable {
    public let path: String
    /// The length when the packs were listed: an open one may grow meanwhile.
    public let length: UInt64
    public let isSealed: Bool

    public init(path: String, length: UInt64, isSealed: Bool) {
        self.path = path
        self.length = length
        self.isSealed = isSealed
    }
}
