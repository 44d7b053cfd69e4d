import CairnFormat

/// Files that editors make beside a document while it is open or being saved, by their names.
enum EditorFile {
    /// - Source: LibreOffice `.~lock.NAME#`; Microsoft Office `~$NAME` (learn.microsoft.com, "owner
    ///   file"); Emacs manual, "Interlocking" `.#NAME` and "Auto Save Files" `#NAME#`; Vim `:help
    ///   swap-file`, `:help backup` and the number that it tries in fileio.c; AutoCAD `.dwl`;
    ///   InDesign `.idlk`; Access `.laccdb`.
    static func isOne(_ name: [UInt8]) -> Bool {
        func begins(_ text: String) -> Bool { name.starts(with: text.utf8) }
        func ends(_ text: String) -> Bool { name.reversed().starts(with: text.utf8.reversed()) }
        return begins("~$") || begins("~WR") || begins(".~lock.") || begins(".#")
            || name.count > 2 && begins("#") && ends("#")
            || name.count > 1 && ends("~")
            || endings.contains(where: ends) || isTrialOfVim(name)
    }

    private static let endings = [
        ".swp", ".swo", ".swn", ".swx", ".kate-swp", ".dwl", ".dwl2", ".idlk", ".laccdb",
    ]

    /// 4913, or that and so many times 123 where it is there already.
    private static func isTrialOfVim(_ name: [UInt8]) -> Bool {
        guard name.count <= 5, let number = Int(String(decoding: name, as: UTF8.self))
        else { return false }
        return number >= 4913 && (number - 4913) % 123 == 0
    }
}
