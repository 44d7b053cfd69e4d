import CairnFormat

/// A directory that shows another one: what it does not define itself is as there.
public protocol DirectoryLayer: SourceDirectory {
    var base: any SourceDirectory { get }
}

extension DirectoryLayer {
    public func status() throws(SystemError) -> FileStatus { try base.status() }
    public func listing() throws(SystemError) -> [DirectoryEntry] { try base.listing() }
    public func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8] {
        try base.readSymlink(name)
    }
    public func attributes(of name: [UInt8]) throws(SystemError) -> AttributeReading {
        try base.attributes(of: name)
    }
    public func attributes() throws(SystemError) -> AttributeReading { try base.attributes() }
}

/// A file that shows another one: its content and attributes are as there, and its status and
/// consistency unless it defines them itself.
public protocol FileLayer: SourceFile {
    var base: any SourceFile { get }
}

extension FileLayer {
    public var openedStatus: FileStatus { base.openedStatus }
    public var consistency: Consistency { base.consistency }
    public var isStream: Bool { base.isStream }
    public func status() throws(SystemError) -> FileStatus { try base.status() }
    public func nextData(from offset: UInt64) throws(SystemError) -> Range<UInt64>? {
        try base.nextData(from: offset)
    }
    public func attributes() throws(SystemError) -> AttributeReading { try base.attributes() }
    public func read(
        at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int { try base.read(at: offset, into: buffer) }
}
