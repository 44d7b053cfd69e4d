import CairnFormat
import Testing

/// The rows of FORMAT.md §8.5 and §8.6, byte by byte.
@Suite struct GapAndMoveTests {
    private func payload(_ rows: [UInt8]..., ids: UInt8 = 0) -> [UInt8] {
        [UInt8(rows.count), ids] + rows.flatMap { $0 }
    }

    private func decoded(_ payload: [UInt8]) throws -> [Change] {
        var changes: [Change] = []
        try ChangesDecoder.decode(payload) { changes.append($0) }
        return changes
    }

    private func encoded(_ changes: Change...) -> [UInt8] {
        var encoder = ChangesEncoder()
        for change in changes { encoder.append(change) }
        return encoder.finish()
    }

    @Test func rowsAreTheBytesOfThePage() throws {
        let gap = Change.openGap(
            Gap(
                number: 300, root: 2, path: Array("a/b".utf8), cause: .failed,
                began: Timestamp(seconds: -1, nanoseconds: 5)))
        let close = Change.closeGap(number: 300, ended: Timestamp(seconds: 1, nanoseconds: 200))
        let move = Change.move(root: 1, path: [0x62], fromRoot: 2, fromPath: [])
        let bytes = payload(
            [6, 0xac, 2, 2, 3, 0x61, 0x2f, 0x62, 10, 1, 5], [7, 0xac, 2, 2, 0xc8, 1],
            [8, 1, 1, 0x62, 2, 0])
        #expect(encoded(gap, close, move) == bytes)
        #expect(try decoded(bytes) == [gap, close, move])
    }

    /// They stand outside selection and front coding: without them the other rows are the same
    /// bytes.
    @Test func otherRowsDoNotLeanOnThem() throws {
        let item = Item(body: .fifo, mode: 0, uid: 0, gid: 0, modified: Timestamp(seconds: 9))
        let first = Change.put(root: 1, path: Array("abc".utf8), item)
        let second = Change.put(root: 1, path: Array("abd".utf8), item)
        let between = Change.move(
            root: 3, path: Array("x".utf8), fromRoot: 4, fromPath: Array("y".utf8))
        let plain = encoded(first, second)
        let mixed = encoded(first, between, second)
        let row = Array(encoded(between).dropFirst(2))
        let start = try #require(mixed.firstRange(of: row))
        #expect(
            Array(mixed[2..<start.lowerBound] + mixed[start.upperBound...])
                == Array(plain.dropFirst(2)))
        #expect(try decoded(mixed) == [first, between, second])
    }

    @Test func pathsNumbersAndCausesAreBounded() throws {
        func text(_ path: String) -> [UInt8] { [UInt8(path.utf8.count)] + Array(path.utf8) }
        for path in ["..", "a/..", "/a", "a/", "a//b", ".", "a\0"] {
            #expect(throws: FormatError.self, "\(path)") {
                try decoded(payload([6, 1, 1] + text(path) + [1, 0, 0]))
            }
            #expect(throws: FormatError.self, "\(path)") {
                try decoded(payload([8, 1] + text(path) + [1, 0]))
            }
            #expect(throws: FormatError.self, "\(path)") {
                try decoded(payload([8, 1, 0, 1] + text(path)))
            }
        }
        for cause: UInt8 in [0, 11, 255] {
            #expect(throws: FormatError.self) { try decoded(payload([6, 1, 1, 0, cause, 0, 0])) }
        }
        #expect(try decoded(payload([6, 1, 1, 0, 1, 0, 0])).count == 1)
        // 2^63, which no signed number holds: of gaps, and of roots wherever one is named.
        let huge = [UInt8](repeating: 0x80, count: 9) + [1]
        for row in [
            [6] + huge + [1, 0, 1, 0, 0], [6, 1] + huge + [0, 1, 0, 0], [7] + huge + [0, 0],
            [8] + huge + [0, 1, 0],
            [8, 1, 0] + huge + [0], [2] + huge, [5] + huge,
        ] {
            #expect(throws: FormatError.self, "\(row)") { try decoded(payload(row)) }
        }
        // Nanoseconds of a whole second.
        #expect(throws: FormatError.self) {
            try decoded(payload([7, 1, 0, 0x80, 0x94, 0xeb, 0xdc, 3]))
        }
        #expect(try decoded(payload([7, 1, 0, 0xff, 0x93, 0xeb, 0xdc, 3])).count == 1)
    }

    @Test func aLengthBeyondThePayloadAllocatesNothing() {
        let huge: [UInt8] = [0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]
        #expect(throws: FormatError.self) { try decoded(payload([6, 1, 1] + huge)) }
        #expect(throws: FormatError.self) { try decoded(payload([8, 1, 0, 1] + huge)) }
    }
}
