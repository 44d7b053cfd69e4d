/// Files in which a save rewrites a few pages: databases and disk images. Finer chunks keep their
/// next version small.
///
/// - Source: FORMAT.md §4.2, the profile `fine`; signatures from the formats' own documentation
///   (SQLite file format §1.3; QCOW2, VMDK, VDI and VHDX headers).
enum EditedInPlace {
    private static let signatures: [(offset: Int, bytes: [UInt8])] = [
        (0, Array("SQLite format 3\0".utf8)),
        (0, [0x51, 0x46, 0x49, 0xfb]),  // QCOW2
        (0, Array("KDMV".utf8)),  // VMDK
        (0, Array("vhdxfile".utf8)),
        (64, [0x7f, 0x10, 0xda, 0xbe]),  // VDI
    ]
    /// Raw images have no signature.
    private static let suffixes = [".img", ".raw", ".mdb", ".ibd"].map { Array($0.utf8) }

    static func recognises(name: [UInt8], head: ArraySlice<UInt8>) -> Bool {
        let hasSignature = signatures.contains { signature in
            head.count >= signature.offset + signature.bytes.count
                && head.dropFirst(signature.offset).starts(with: signature.bytes)
        }
        return hasSignature
            || suffixes.contains {
                name.count > $0.count && name.suffix($0.count).elementsEqual($0)
            }
    }
}
