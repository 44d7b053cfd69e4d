import CairnCore
import CairnRepository

/// Finds files in a repository's directories that FORMAT.md §2 does not name.
enum StrayFiles {
    static func notes(_ storage: any Storage) throws -> [VerifyNote] {
        var notes: [VerifyNote] = []
        func look(at paths: [String], knows: (String) -> Bool) {
            for path in paths {
                if path.hasSuffix(".tmp") {
                    notes.append(.leftover(path))
                } else if !knows(path) {
                    notes.append(.unknownFile(path))
                }
            }
        }
        func look(_ directory: String, knows: (String) -> Bool) throws {
            let prefix = directory.isEmpty ? "" : directory + "/"
            look(at: try storage.files(in: directory).map { prefix + $0.name }, knows: knows)
        }
        try look("") {
            DescriptionFiles.all.contains($0) || ["lock", "readers", "reserve"].contains($0)
        }
        look(at: try storage.directories(in: "")) {
            [PackFiles.directory, JournalFiles.directory, Quarantine.parent, "lost+found"]
                .contains($0)
        }
        try look(JournalFiles.directory) { path in
            path == JournalFiles.head || DescriptionFiles.copies.contains(path)
                || JournalFiles.number(String(path.dropFirst(JournalFiles.directory.count + 1)))
                    != nil
        }
        try look(PackFiles.directory) { _ in false }
        for directory in try storage.directories(in: PackFiles.directory) {
            let isOpen = directory == "open"
            let names = Set(
                try storage.files(in: "\(PackFiles.directory)/\(directory)").map {
                    "\(PackFiles.directory)/\(directory)/\($0.name)"
                })
            // Parity of a pack that is gone is of no use to anybody.
            let parities = names.filter { name in
                PackFiles.parityID(name).map { names.contains(PackFiles.sealed($0)) } ?? false
            }
            try look("\(PackFiles.directory)/\(directory)") {
                isOpen
                    ? $0.hasSuffix(".pack") : PackFiles.sealedID($0) != nil || parities.contains($0)
            }
        }
        return notes
    }
}
