import CQRencode

/// A QR code: a square of dark and light modules. - Source: ISO/IEC 18004; libqrencode.
public struct QRCode {
    /// Modules in a row.
    public let width: Int
    private let modules: [UInt8]

    /// - Returns: nil when the bytes do not fit into one.
    public init?(_ bytes: [UInt8]) {
        guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M) else {
            return nil
        }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        modules = Array(UnsafeBufferPointer(start: code.pointee.data, count: width * width))
    }

    public func isDark(column: Int, row: Int) -> Bool { modules[row * width + column] & 1 == 1 }
}
