import CairnSource
import Foundation

enum Fixtures {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    static let directory = repository.appending(path: "Tests/Fixtures")
}

extension UserEnvironment {
    /// Ada's, with these variables, files and directories and no others.
    static func fake(
        home: String = "/home/ada", variables: [String: String] = [:],
        files: [String: String] = [:],
        directories: Set<String> = []
    ) -> UserEnvironment {
        UserEnvironment(
            home: Array(home.utf8), variable: { variables[$0].map { Array($0.utf8) } },
            content: { path in files[String(decoding: path, as: UTF8.self)].map { Array($0.utf8) }
            },
            isDirectory: { directories.contains(String(decoding: $0, as: UTF8.self)) })
    }
}

extension String {
    init(_ path: [UInt8]) { self.init(decoding: path, as: UTF8.self) }
}
