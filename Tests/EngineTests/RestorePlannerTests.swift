import CairnFormat
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnRestore

/// What becomes of each name, told without a file system.
@Suite struct RestorePlannerTests {
    private static let own = DirectoryIdentity(device: 1, inode: 7)
    private static let denied = "/there/denied".bytes
    private static let away = "/there/usb".bytes
    private static let rule = "/there/rule".bytes

    private func planner(_ overwrite: RestoreRequest.Overwrite) -> RestorePlanner {
        var request = RestoreRequest(
            commit: 1, selections: [], destination: .inPlace, overwrite: overwrite,
            excluded: [Self.own])
        request.excludedPlaces = [Self.denied]
        request.awayPlaces = [Self.away]
        request.spares = { $0 == Self.rule }
        return RestorePlanner(request: request)
    }

    private func present(_ kind: ItemKind, inode: UInt64 = 1, at time: Int64 = 5) -> FileStatus {
        let time = Timestamp(seconds: time, nanoseconds: 0)
        return FileStatus(
            kind: kind, mode: 0o644, uid: 1, gid: 1, links: 1, size: 0, blocks: 0, inode: inode,
            device: 1, modified: time, changed: time)
    }

    private func name(_ step: RestoreStep) -> String {
        switch step {
        case .create: "create"
        case .replace: "replace"
        case .merge: "merge"
        case .skip: "skip"
        case .pass: "pass"
        case .refuse: "refuse"
        }
    }

    @Test func directories() {
        func step(
            _ overwrite: RestoreRequest.Overwrite, _ present: FileStatus?, at path: [UInt8] = []
        ) -> String { name(planner(overwrite).step(forDirectoryAt: path, present: present)) }
        for overwrite in RestoreRequest.Overwrite.allCases {
            #expect(step(overwrite, nil) == "create")
            #expect(step(overwrite, present(.directory)) == "merge")
            #expect(step(overwrite, present(.directory, inode: 7)) == "pass")
            #expect(step(overwrite, present(.directory), at: Self.denied) == "refuse")
            #expect(step(overwrite, present(.file), at: Self.denied) == "refuse")
            #expect(step(overwrite, nil, at: Self.away) == "refuse")
            let isKept = overwrite == .never
            #expect(step(overwrite, present(.symlink)) == (isKept ? "skip" : "replace"))
        }
    }

    @Test func items() {
        let item = Item(
            body: .fifo, mode: 0o644, uid: 1, gid: 1,
            modified: Timestamp(seconds: 5, nanoseconds: 0))
        func step(
            _ overwrite: RestoreRequest.Overwrite, _ present: FileStatus?, at path: [UInt8] = []
        ) -> String { name(planner(overwrite).step(for: item, at: path, present: present)) }
        for overwrite in RestoreRequest.Overwrite.allCases {
            #expect(step(overwrite, nil) == "create")
        }
        #expect(step(.always, present(.fifo)) == "replace")
        #expect(step(.never, present(.file)) == "skip")
        #expect(step(.ifChanged, present(.fifo)) == "skip")
        #expect(step(.ifChanged, present(.file)) == "replace")
        #expect(step(.ifChanged, present(.fifo, at: 6)) == "replace")
        #expect(step(.ifChanged, present(.fifo), at: Self.denied) == "skip")
        #expect(step(.ifChanged, present(.fifo, at: 6), at: Self.denied) == "refuse")
    }

    @Test func bundlesAreComparedOnlyWhereThatDecides() {
        var asked = 0
        func step(
            _ overwrite: RestoreRequest.Overwrite, _ present: FileStatus?, isUnchanged: Bool = true
        ) -> String {
            name(
                planner(overwrite).step(forBundlePresentAs: present) {
                    asked += 1
                    return isUnchanged
                })
        }
        for overwrite in RestoreRequest.Overwrite.allCases {
            #expect(step(overwrite, nil) == "create")
            #expect(step(overwrite, present(.directory, inode: 7)) == "pass")
        }
        #expect(step(.always, present(.directory)) == "replace")
        #expect(step(.never, present(.directory)) == "skip")
        #expect(step(.ifChanged, present(.file)) == "replace")
        #expect(asked == 0)
        #expect(step(.ifChanged, present(.directory)) == "skip")
        #expect(step(.ifChanged, present(.directory), isUnchanged: false) == "replace")
        #expect(asked == 2)
    }

    /// What decides whether an item that the commit does not have may go: whatever hides it from a
    /// snapshot keeps it. A part of a database goes with that, and not by itself.
    @Test func additionalItems() {
        struct Case {
            let path: [UInt8]
            var kind = ItemKind.file
            var isOwn = false
            var isPart = false
            let whenFound: String
            let whenLeftOver: String
        }
        let cases = [
            Case(path: "/there/extra".bytes, whenFound: "replace", whenLeftOver: "replace"),
            Case(
                path: "/there/extra".bytes, kind: .directory, whenFound: "replace",
                whenLeftOver: "replace"),
            Case(
                path: "/there/own".bytes, kind: .directory, isOwn: true, whenFound: "pass",
                whenLeftOver: "pass"),
            Case(path: Self.rule, whenFound: "pass", whenLeftOver: "replace"),
            Case(path: Self.rule, kind: .directory, whenFound: "pass", whenLeftOver: "replace"),
            Case(path: Self.denied, whenFound: "refuse", whenLeftOver: "refuse"),
            Case(path: Self.denied, kind: .directory, whenFound: "refuse", whenLeftOver: "refuse"),
            Case(path: "/there/done".bytes, whenFound: "pass", whenLeftOver: "replace"),
            Case(
                path: "/there/extra".bytes, isPart: true, whenFound: "pass",
                whenLeftOver: "replace"),
            Case(path: Self.denied, isPart: true, whenFound: "pass", whenLeftOver: "refuse"),
        ]
        var request = planner(.always).request
        request.left = Set(cases.map(\.path)).subtracting(["/there/done".bytes])
        let planner = RestorePlanner(request: request)
        for one in cases {
            let status = present(one.kind, inode: one.isOwn ? 7 : 1)
            for (isLeftover, expected) in [(false, one.whenFound), (true, one.whenLeftOver)] {
                let step = planner.step(
                    forExtra: status, at: one.path, isLeftover: isLeftover, isPart: one.isPart)
                #expect(name(step) == expected, "\(one), left over: \(isLeftover)")
            }
        }
    }
}
