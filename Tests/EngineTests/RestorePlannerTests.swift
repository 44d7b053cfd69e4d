import CairnFormat
import TestSupport
import Testing

@testable import CairnCore
@testable import CairnRestore

/// What becomes of each name, told without a file system.
@Suite struct RestorePlannerTests {
    private static let own = DirectoryIdentity(device: 1, inode: 7)
    private static let denied = "/there/denied".bytes
    private static let rule = "/there/rule".bytes

    private func planner(_ overwrite: RestoreRequest.Overwrite) -> RestorePlanner {
        var request = RestoreRequest(
            commit: 1, selections: [], destination: .inPlace, overwrite: overwrite,
            excluded: [Self.own])
        request.excludedPlaces = [Self.denied]
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

    @Test func additionalItems() {
        func step(_ present: FileStatus, at path: [UInt8] = [], isLeftover: Bool = false) -> String
        {
            name(planner(.always).step(forExtra: present, at: path, isLeftover: isLeftover))
        }
        #expect(step(present(.file)) == "replace")
        #expect(step(present(.directory)) == "replace")
        #expect(step(present(.directory, inode: 7), isLeftover: true) == "pass")
        #expect(step(present(.file), at: Self.rule) == "pass")
        #expect(step(present(.file), at: Self.rule, isLeftover: true) == "replace")
        #expect(step(present(.file), at: Self.denied, isLeftover: true) == "refuse")
    }
}
