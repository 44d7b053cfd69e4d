import CairnCore
import CairnRepository

/// Finds files in a repository's directories that FORMAT.md §2 does not name.
enum StrayFiles {
    static func notes(_ storage: any Storage) throws -> [VerifyNote] {
        var notes: [VerifyNote] = []
        func look(_ directory: String, knows: (String) -> Bool) throws {
            for file in try storage.files(in: directory) {
                let path = directory.isEmpty ? file.name : "\(directory)/\(file.name)"
                if file.name.hasSuffix(".tmp") {
                    notes.append(.leftover(path))
                } else if !knows(path) {
                    notes.append(.unknownFile(path))
                }
            }
        }
        func lookForDirectories(_ directory: String, knows: (String) -> Bool) throws {
            for name in try storage.directories(in: directory) where !knows(name) {
                let path = directory.isEmpty ? name : "\(directory)/\(name)"
                notes.append(name.hasSuffix(".tmp") ? .leftover(path) : .unknownFile(path))
            }
        }
        try look("") {
            DescriptionFiles.all.contains($0) || ["lock", "readers", "reserve"].contains($0)
        }
        try lookForDirectories("") {
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
