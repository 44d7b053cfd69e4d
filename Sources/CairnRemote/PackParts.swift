import CairnCore
import CairnFormat
import CairnRepository

/// A sealed pack that was found intact, and the parts of it that find chunks.
///
/// What is damaged here must not become the second copy. - Source: FORMAT.md §6.3, §15.1.
struct PackParts {
    /// Ascending.
    let parts: [(offset: UInt64, bytes: [UInt8])]

    /// - Parameters:
    ///   - checksPayloads: whether all of it is read. The parts themselves are always checked: the
    ///     name covers the footer, and that the headers.
    /// - Throws: ``DamagedPack``; ``SystemError``.
    ///   - storage: where it is; nil for the repository's own.
    init(
        _ repository: Repository, _ path: String, length: UInt64, checksPayloads: Bool,
        in storage: (any Storage)? = nil
    ) throws {
        let file = try (storage ?? repository.storage).openForReading(path)
        let scanner = repository.scanner(file, length: length)
        do {
            try scanner.checkHeader()
            guard let (footer, bytes) = try scanner.footer(), let id = PackFiles.sealedID(path),
                PackFooter.packID(
                    repository: repository.description.repository, footer: bytes) == id
            else { throw DamagedPack(path: path, why: "its footer does not match its name") }
            var parts: [(offset: UInt64, bytes: [UInt8])] = [
                (0, try file.bytes(at: 0, count: PackHeader.byteCount))
            ]
            for entry in footer.entries {
                let block = try scanner.block(at: entry.offset, end: entry.offset + entry.length)
                guard UInt64(block.header.totalBytes) == entry.length,
                    block.header.check == entry.headerCheck
                else {
                    throw DamagedPack(path: path, why: "a block does not match its footer")
                }
                if checksPayloads { _ = try scanner.payload(of: block) }
                parts.append(
                    (
                        entry.offset,
                        try file.bytes(at: entry.offset, count: block.header.headerBytes)
                    )
                )
            }
            parts.append((footer.offset, bytes))
            self.parts = parts
        } catch let problem as PackScanner.Problem {
            throw DamagedPack(path: path, why: "byte \(problem.offset): \(problem.why)")
        }
    }
}

/// A pack that is damaged here.
public struct DamagedPack: Error, Equatable, CustomStringConvertible {
    public let path: String
    public let why: String

    public init(path: String, why: String) { (self.path, self.why) = (path, why) }

    public var description: String { "\(path): \(why)" }
}
