import CairnCore
import CairnFormat
import Glibc
import Synchronization
import TestSupport
import Testing

@Suite struct DirectoryStackTests {
    /// A process may hold a thousand descriptors; a tree may be deeper.
    @Test func walkOfADeepTreeKeepsFewDirectoriesOpen() throws {
        let open = OpenCount()
        var visited: [Int] = []
        try EndlessDirectory(0, open).walk { directory in
            let depth = try #require(directory as? EndlessDirectory).depth
            visited.append(depth)
            // What is beside the way down is walked after it: every directory is returned to.
            guard depth < 500 else { return [] }
            return visited.count == depth + 1 ? ["beside".bytes, "below".bytes] : []
        }
        #expect(visited.count == 1_001)
        #expect(visited.prefix(501).elementsEqual(0...500))
        #expect(visited.suffix(500).elementsEqual((1...500).reversed()))
        #expect(open.maximum.withLock { $0 } <= 70)
        #expect(open.now.withLock { $0 } == 0)
    }

    @Test func stackOpensAgainWhatItClosed() {
        var stack = DirectoryStack<Frame>(openMaximum: 3)
        for number in 0..<10 { stack.push(Frame(directory: number)) }
        #expect(stack.frames.compactMap(\.directory) == [7, 8, 9])
        for number in (0..<10).reversed() {
            #expect(stack.isTopClosed == (number < 9))
            if stack.isTopClosed { stack.reopenTop(number) }
            #expect(!stack.isTopClosed)
            // A branch as deep as the stack may be open closes what is above it, and no more.
            for inner in 0..<2 { stack.push(Frame(directory: 100 + inner)) }
            #expect(stack.frames.compactMap(\.directory).suffix(3) == [number, 100, 101])
            for _ in 0..<2 { stack.pop() }
            #expect(!stack.isTopClosed)
            stack.pop()
        }
        #expect(stack.isEmpty && !stack.isTopClosed)
    }

    private struct Frame: DirectoryFrame {
        var directory: Int?
    }
}

private final class OpenCount: Sendable {
    let now = Mutex(0)
    let maximum = Mutex(0)

    func add(_ number: Int) {
        let count = now.withLock { count in
            count += number
            return count
        }
        maximum.withLock { $0 = max($0, count) }
    }
}

/// A directory that has every subdirectory.
private final class EndlessDirectory: SourceDirectory {
    let depth: Int
    private let open: OpenCount

    init(_ depth: Int, _ open: OpenCount) {
        self.depth = depth
        self.open = open
        open.add(1)
    }

    deinit { open.add(-1) }

    func openDirectory(_ name: [UInt8]) throws(SystemError) -> any SourceDirectory {
        EndlessDirectory(depth + 1, open)
    }

    func status() throws(SystemError) -> FileStatus { throw Self.absent }
    func entries() throws(SystemError) -> [DirectoryEntry] { throw Self.absent }
    func openParent() throws(SystemError) -> any SourceDirectory { throw Self.absent }
    func openFile(_ name: [UInt8]) throws(SystemError) -> any SourceFile { throw Self.absent }
    func status(of name: [UInt8]) throws(SystemError) -> FileStatus { throw Self.absent }
    func readSymlink(_ name: [UInt8]) throws(SystemError) -> [UInt8] { throw Self.absent }
    func attributes(of name: [UInt8]) throws(SystemError) -> AttributeReading {
        throw Self.absent
    }
    func attributes() throws(SystemError) -> AttributeReading { throw Self.absent }
    func exclusion(of name: [UInt8]) -> ExcludedItem? { nil }

    private static let absent = SystemError("open directory", path: [], code: ENOENT)
}
