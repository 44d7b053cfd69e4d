import CairnCore
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// Which program of a name is taken.
@Suite struct ProgramSearchTests {
    private let directory = TemporaryDirectory()

    private func add(_ place: String, mode: mode_t = 0o755) {
        mkdir("\(directory.path)/\(place)", 0o755)
        let path = "\(directory.path)/\(place)/tool"
        close(open(path, O_CREAT | O_WRONLY, 0o755))
        chmod(path, mode)
    }

    private func found(_ places: [String]) throws -> String? {
        let path = places.map { "\(directory.path)/\($0)" }.joined(separator: ":")
        do throws(SystemError) {
            let found = try ProgramSearch.safePath(of: Array("tool".utf8), in: Array(path.utf8))
            return String(decoding: found, as: UTF8.self)
        } catch {
            if error.code == ENOENT { return nil }
            throw error
        }
    }

    @Test func theFirstThatNobodyElseCanChangeIsTaken() throws {
        for place in ["one", "two"] { add(place) }
        add("writable", mode: 0o777)
        add("open")
        chmod("\(directory.path)/open", 0o777)
        #expect(try found(["one", "two"]) == "\(directory.path)/one/tool")
        #expect(try found(["none", "two", "one"]) == "\(directory.path)/two/tool")
        #expect(try found(["writable", "open", "two"]) == "\(directory.path)/two/tool")
        #expect(try found(["none"]) == nil)
        let refused = #expect(throws: SystemError.self) { try found(["open", "writable"]) }
        #expect(refused?.code == SystemError.foreignEnvironment)
        #expect(
            refused.map { String(decoding: $0.path, as: UTF8.self) } == "\(directory.path)/open")
    }

    @Test func placesWithoutAnAbsolutePathAreNone() throws {
        add("one")
        let tool = Array("tool".utf8)
        for path in [".", "", "one", ":"] {
            #expect(throws: SystemError.self) {
                try ProgramSearch.safePath(of: tool, in: Array(path.utf8))
            }
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
    func aProgramOfAnotherUserIsPassedOver() throws {
        for place in ["theirs", "one"] { add(place) }
        chown("\(directory.path)/theirs/tool", 54_321, 54_321)
        #expect(try found(["theirs", "one"]) == "\(directory.path)/one/tool")
    }
}
