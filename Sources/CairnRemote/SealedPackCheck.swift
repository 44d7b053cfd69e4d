import CairnCore
import CairnFormat
import CairnRepository

/// Reads a sealed pack through that came from a remote: whether it is what its name says.
struct SealedPackCheck: Sendable {
    let repository: Hash128
    let coding: RepositoryCoding

    /// - Parameters:
    ///   - file: where its bytes are.
    ///   - path: of the pack, for people.
    /// - Throws: ``RemoteLoss``; ``SystemError``.
    func run(
        _ file: String, _ id: Hash256, _ path: String, _ length: UInt64, in storage: any Storage
    ) throws {
        let scanner = PackScanner(
            try storage.openForReading(file), length: length, repository: repository,
            coding: coding)
        do {
            try scanner.checkHeader()
            guard let (footer, bytes) = try scanner.footer(),
                PackFooter.packID(repository: repository, footer: bytes) == id
            else { throw RemoteLoss(path, "it does not match its name") }
            for entry in footer.entries {
                let block = try scanner.block(at: entry.offset, end: entry.offset + entry.length)
                guard block.header.check == entry.headerCheck else {
                    throw RemoteLoss(path, "a block does not match its footer")
                }
                _ = try scanner.payload(of: block)
            }
        } catch let problem as PackScanner.Problem {
            throw RemoteLoss(path, "byte \(problem.offset): \(problem.why)")
        }
    }
}
