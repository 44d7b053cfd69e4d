import CairnCore
import CairnRepository

/// Copies a file from its start to its end.
///
/// - Parameter path: of the file, for the error.
/// - Throws: ``RemoteLoss`` when it ends before `length`; ``Cancelled``; ``SystemError``.
func copyWhole(
    _ path: String, _ length: UInt64, from reader: any StoredReader, to writer: any StoredWriter,
    _ cancellation: Cancellation
) throws {
    let pieceBytes: UInt64 = 4 << 20
    var offset: UInt64 = 0
    while offset < length {
        if cancellation.isRequested { throw Cancelled() }
        let bytes = try reader.bytes(at: offset, count: Int(min(pieceBytes, length - offset)))
        guard !bytes.isEmpty else { throw RemoteLoss(path, "it ends too early") }
        try writer.append(bytes)
        offset += UInt64(bytes.count)
    }
}
