import CairnCore
import CairnFormat

extension FileContent {
    /// Whether a file has exactly this content: the chunks where it has data, zeros where it has
    /// holes.
    ///
    /// - Parameter window: at least as large as the largest expected chunk.
    /// - Throws: ``SystemError``, ``Cancelled``.
    public func isHeld(
        by file: any SourceFile, _ window: UnsafeMutableRawBufferPointer,
        _ coding: RepositoryCoding, _ cancellation: Cancellation
    ) throws -> Bool {
        let status = try file.status()
        guard status.size == size || status.mayLie else { return false }
        if status.mayLie, try !file.bytes(at: size, count: 1).isEmpty { return false }
        let extents = extents ?? (size > 0 ? [Extent(hole: 0, data: size)] : [])
        let stream = ExtentStream(file: file, extents: extents)
        var position: UInt64 = 0
        for chunk in chunks {
            if cancellation.isRequested { throw Cancelled() }
            guard Int(chunk.length) <= window.count else { return false }
            let part = window.part(..<Int(chunk.length))
            guard try stream.read(at: position, into: part) == part.count,
                coding.chunkID(of: UnsafeRawBufferPointer(part)) == chunk.id
            else { return false }
            position += UInt64(chunk.length)
        }
        guard self.extents != nil else { return true }
        var offset: UInt64 = 0
        for extent in extents {
            guard try file.isZero(offset..<offset + extent.hole, window, cancellation) else {
                return false
            }
            offset += extent.hole + extent.data
        }
        return try file.isZero(offset..<size, window, cancellation)
    }
}

extension SourceFile {
    fileprivate func isZero(
        _ range: Range<UInt64>, _ window: UnsafeMutableRawBufferPointer,
        _ cancellation: Cancellation
    ) throws -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound, let data = try nextData(from: offset) {
            offset = data.lowerBound
            let end = min(data.upperBound, range.upperBound)
            while offset < end {
                if cancellation.isRequested { throw Cancelled() }
                let part = window.part(..<Int(min(end - offset, UInt64(window.count))))
                let count = try read(at: offset, into: part)
                guard count == part.count, part.allSatisfy({ $0 == 0 }) else { return false }
                offset += UInt64(count)
            }
            offset = max(offset, data.upperBound)
        }
        return true
    }
}
