/// A text that holds its own checksum and, in an encrypted repository, its own mac.
///
/// - Source: FORMAT.md §3, §3.2.
struct SealedText {
    static let blankChecksum = String(repeating: "0", count: 64)
    /// Placeholder for the mac; no other value in the text can be equal to it.
    static let blankMAC = String(repeating: "-", count: 64)

    private let what: String

    /// - Parameter what: the name of the text, for errors.
    init(_ what: String) { self.what = what }

    private func failure(_ why: String) -> FormatError { FormatError(what, why) }

    /// Replaces the placeholders in a text.
    func seal(_ text: [UInt8], _ key: (keys: RepositoryKeys, purpose: RepositoryKeys.Purpose)?)
        throws(FormatError) -> [UInt8]
    {
        var bytes = text
        if let key {
            guard let place = bytes.firstRange(of: Array(Self.blankMAC.utf8)) else {
                throw failure("its mac has no place")
            }
            bytes.replaceSubrange(place, with: Array(Self.blankChecksum.utf8))
            let mac = bytes.withUnsafeBytes { key.keys.hash(key.purpose, [$0]) }
            bytes.replaceSubrange(place, with: Array(mac.description.utf8))
        }
        guard let place = bytes.firstRange(of: Array(Self.blankChecksum.utf8)) else {
            throw failure("its checksum has no place")
        }
        bytes.replaceSubrange(place, with: Array(Digest.h256(bytes).description.utf8))
        return bytes
    }

    func checkSum(_ checksum: String, of bytes: [UInt8]) throws(FormatError) {
        guard Digest.h256(try blank(checksum, "checksum", in: bytes)).description == checksum else {
            throw failure("its checksum does not match: the file is damaged or was edited")
        }
    }

    func check(
        mac: String, checksum: String, of bytes: [UInt8], _ keys: RepositoryKeys,
        _ purpose: RepositoryKeys.Purpose
    ) throws(FormatError) {
        let blanked = try blank(mac, "mac", in: try blank(checksum, "checksum", in: bytes))
        guard blanked.withUnsafeBytes({ keys.hash(purpose, [$0]) }).description == mac else {
            throw failure(
                "its mac does not match: someone without the repository's key changed the file"
            )
        }
    }

    /// - Returns: `bytes` with the single occurrence of these 64 digits replaced by zeros.
    private func blank(_ digits: String, _ name: String, in bytes: [UInt8])
        throws(FormatError) -> [UInt8]
    {
        var blanked = bytes
        guard digits.utf8.count == 64, let place = blanked.firstRange(of: Array(digits.utf8)) else {
            throw failure("its \(name) is not 64 digits")
        }
        blanked.replaceSubrange(place, with: Array(Self.blankChecksum.utf8))
        return blanked
    }
}
