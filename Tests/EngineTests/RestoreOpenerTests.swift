import CairnFormat
import Synchronization
import Testing

@testable import CairnCore
@testable import CairnRestore

/// The way to directories that come back, however deep.
@Suite struct RestoreOpenerTests {
    /// Issue 13: 3,000 nested directories took 94 s, for each began again at the top.
    @Test func deepWaysAreNotBegunAgain() throws {
        let depth = 3_000
        let opens = Counter()
        let opener = RestoreOpener(
            Environment(opens: opens), RestoreBase(path: [ItemPath.separator], prefix: []), root: 1)
        var names: [[UInt8]] = []
        func open() throws -> [[UInt8]]? { (try opener.open(names) as? Directory)?.way }
        for number in 0..<depth {
            names.append(Array("d\(number)".utf8))
            #expect(try open() == names)
        }
        while names.count > 1 {
            names.removeLast()
            #expect(try open() == names)
        }
        // Another branch, far up.
        names = [names[0], Array("other".utf8), Array("inner".utf8)]
        #expect(try open() == names)
        #expect(opens.count < 3 * depth, "\(opens.count)")
        #expect(opens.openMaximum < 64 + depth / 64 + 8, "\(opens.openMaximum)")
    }

    private final class Counter: Sendable {
        private let state = Mutex((count: 0, open: 0, maximum: 0))
        var count: Int { state.withLock { $0.count } }
        var openMaximum: Int { state.withLock { $0.maximum } }
        func opened() {
            state.withLock { $0 = ($0.count + 1, $0.open + 1, max($0.maximum, $0.open + 1)) }
        }
        func closed() { state.withLock { $0.open -= 1 } }
    }

    private struct Environment: RestoreTarget {
        let opens: Counter
        func open(_ path: [UInt8], creating: Bool) throws(SystemError) -> any TargetDirectory {
            Directory([], opens)
        }
        func status(ofRoot path: [UInt8]) throws(SystemError) -> FileStatus {
            throw SystemError("ask", code: 38)
        }
    }

    /// Holds every name as a directory.
    private final class Directory: TargetDirectory {
        let way: [[UInt8]]
        private let opens: Counter

        init(_ way: [[UInt8]], _ opens: Counter) {
            (self.way, self.opens) = (way, opens)
            opens.opened()
        }

        deinit { opens.closed() }

        func openDirectory(_ name: [UInt8]) throws(SystemError) -> any TargetDirectory {
            Directory(way + [name], opens)
        }

        // Nothing else is asked.
        private static let unasked = SystemError("ask", code: 38)
        func setTimes(of item: Item) {}
        func prepare(for item: Item) {}
        func seal(_ name: [UInt8]?, as item: Item) throws(SystemError) -> [MetadataLoss] { [] }
        func unseal(_ name: [UInt8]) {}
        func status() throws(SystemError) -> FileStatus { throw Self.unasked }
        func status(of name: [UInt8]) throws(SystemError) -> FileStatus? { throw Self.unasked }
        func checkWritable() throws(SystemError) { throw Self.unasked }
        func entries() throws(SystemError) -> [DirectoryEntry] { throw Self.unasked }
        func reading() throws(SystemError) -> any SourceDirectory { throw Self.unasked }
        func makeDirectory(_ name: [UInt8], mode: UInt16) throws(SystemError) -> any TargetDirectory
        { throw Self.unasked }
        func createFile(isNameFree: Bool) throws(SystemError) -> any TargetFile {
            throw Self.unasked
        }
        func place(
            _ item: Item, as name: [UInt8], over mayReplace: MayReplace?, isNameFree: Bool
        ) throws(SystemError) -> [MetadataLoss] { throw Self.unasked }
        func link(
            _ source: [UInt8], in directory: any TargetDirectory, as name: [UInt8], of item: Item,
            over mayReplace: MayReplace?, isNameFree: Bool
        ) throws(SystemError) { throw Self.unasked }
        func makeTemporaryDirectory() throws(SystemError) -> (
            name: [UInt8], directory: any TargetDirectory
        ) { throw Self.unasked }
        func exchange(_ temporary: [UInt8], with name: [UInt8]) throws(SystemError) -> [UInt8]? {
            throw Self.unasked
        }
        func take(_ name: [UInt8], from directory: any TargetDirectory) throws(SystemError) {
            throw Self.unasked
        }
        func giveUp(_ name: [UInt8]) -> [UInt8] { name }
        func remove(_ name: [UInt8], if mayReplace: MayReplace?) throws(SystemError) {
            throw Self.unasked
        }
        func removeLeftover(_ name: [UInt8]) throws(SystemError) -> Bool { throw Self.unasked }
        func removeDirectory(_ name: [UInt8]) throws(SystemError) { throw Self.unasked }
        func apply(_ item: Item) -> [MetadataLoss] { [] }
        func freeBytes() throws(SystemError) -> UInt64 { throw Self.unasked }
    }
}
