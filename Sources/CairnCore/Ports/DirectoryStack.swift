/// A directory on the way down of a walk.
public protocol DirectoryFrame {
    associatedtype Directory
    /// Nil while it is closed.
    var directory: Directory? { get set }
}

/// The directories on the way down of a walk, of which only the deepest stay open: the number of
/// descriptors does not grow with the depth of the tree.
///
/// The walk opens a closed one again when it returns to it, in the way that fits it: by its names
/// from above, or through the directory that it leaves.
public struct DirectoryStack<Frame: DirectoryFrame> {
    public private(set) var frames: [Frame] = []
    private let openMaximum: Int
    /// All frames before this one are closed.
    private var firstOpen = 0

    public init(openMaximum: Int = 64) { self.openMaximum = openMaximum }

    public var isEmpty: Bool { frames.isEmpty }
    public var isTopClosed: Bool { !isEmpty && frames.count <= firstOpen }
    /// The deepest directory. There must be one.
    public var top: Frame {
        get { frames[frames.count - 1] }
        _modify { yield &frames[frames.count - 1] }
    }

    public mutating func push(_ frame: Frame) {
        frames.append(frame)
        let distant = frames.count - openMaximum - 1
        guard distant >= firstOpen else { return }
        frames[distant].directory = nil
        firstOpen = distant + 1
    }

    /// Leaves the deepest directory. The one above it may be closed.
    @discardableResult
    public mutating func pop() -> Frame {
        let left = frames.removeLast()
        firstOpen = min(firstOpen, frames.count)
        return left
    }

    public mutating func reopenTop(_ directory: Frame.Directory) {
        top.directory = directory
        firstOpen = min(firstOpen, frames.count - 1)
    }

    public mutating func update(_ change: (inout Frame) throws -> Void) rethrows {
        for index in frames.indices { try change(&frames[index]) }
    }
}

extension DirectoryStack: Sendable where Frame: Sendable {}

extension SourceDirectory {
    /// Opens a directory beneath this one; itself for no names.
    public func openDirectory(at names: some Sequence<[UInt8]>) throws(SystemError)
        -> any SourceDirectory
    {
        var directory: any SourceDirectory = self
        for name in names { directory = try directory.openDirectory(name) }
        return directory
    }

    /// The names of the directories in it, in order.
    ///
    /// - Parameter body: receives everything else of known status.
    public func directoryNames(
        besides body: (_ name: [UInt8], FileStatus) -> Void
    ) throws(SystemError) -> [[UInt8]] {
        var names: [[UInt8]] = []
        for entry in try entries() {
            guard case .success(let status) = entry.status else { continue }
            if status.kind == .directory {
                names.append(entry.name)
            } else {
                body(entry.name, status)
            }
        }
        return names
    }

    /// Walks from this directory down. A directory that cannot be opened is left out.
    ///
    /// - Parameter visit: receives each directory, this one first, and returns the names of those
    ///   in it to walk, the first one last.
    /// - Throws: errors of `visit` except ``SystemError``, which leaves its directory out.
    public func walk(_ visit: (any SourceDirectory) throws -> [[UInt8]]) throws {
        var stack = DirectoryStack<WalkFrame>()
        stack.push(WalkFrame(directory: self, way: [], rest: try visit(self)))
        while !stack.isEmpty {
            guard let name = stack.top.rest.popLast() else {
                stack.pop()
                continue
            }
            do {
                if stack.isTopClosed { stack.reopenTop(try openDirectory(at: stack.top.way)) }
                guard let inner = try stack.top.directory?.openDirectory(name) else { continue }
                let way = stack.top.way + [name]
                stack.push(WalkFrame(directory: inner, way: way, rest: try visit(inner)))
            } catch is SystemError { continue }
        }
    }
}

private struct WalkFrame: DirectoryFrame {
    var directory: (any SourceDirectory)?
    /// The names that lead to it.
    let way: [[UInt8]]
    var rest: [[UInt8]]
}

extension TargetDirectory {
    /// Opens a directory beneath this one; itself for no names.
    public func openDirectory(at names: some Sequence<[UInt8]>) throws(SystemError)
        -> any TargetDirectory
    {
        var directory: any TargetDirectory = self
        for name in names { directory = try directory.openDirectory(name) }
        return directory
    }
}
